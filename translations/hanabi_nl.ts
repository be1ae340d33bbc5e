<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>No clue since your last turn asks you to do anything.</source>
        <translation>Sinds je vorige beurt is er geen informatie gegeven die iets van je vraagt.</translation>
    </message>
    <message>
        <source>{name} asks you to play slot {slot} ({cards}).</source>
        <translation>{name} vraagt je de kaart op plek {slot} te spelen ({cards}).</translation>
    </message>
    <message>
        <source>{name} asks you to keep slot {slot} ({cards}).</source>
        <translation>{name} vraagt je de kaart op plek {slot} te bewaren ({cards}).</translation>
    </message>
    <message>
        <source>{name}’s clue is about slot {slot} ({cards}): either it can be played now, or it must be kept.</source>
        <translation>{name} geeft je informatie over de kaart op plek {slot} ({cards}): die kan nu gespeeld worden of moet bewaard blijven.</translation>
    </message>
    <message>
        <source>{name}’s clue is about slot {slot} ({cards}): it can be played once others have played.</source>
        <translation>{name} bedoelt de kaart op plek {slot} ({cards}): die past zodra anderen hebben gespeeld.</translation>
    </message>
    <message>
        <source>{name} gave somebody else a clue that makes sense only if the card in your slot {slot} is playable: play it blind ({cards}).</source>
        <translation>{name} gaf een medespeler informatie die alleen zin heeft als jouw kaart op plek {slot} past: speel die ongezien ({cards}).</translation>
    </message>
    <message>
        <source>{name} asks you to play slot {first} first; then slot {slot} can be played ({cards}).</source>
        <translation>{name} vraagt je om eerst de kaart op plek {first} te spelen; daarna past die op plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} warns you not to play slot {slot} ({cards}).</source>
        <translation>{name} waarschuwt je om de kaart op plek {slot} niet te spelen ({cards}).</translation>
    </message>
    <message>
        <source>{name} tells you more about slot {slot} ({cards}).</source>
        <translation>{name} geeft je meer informatie over de kaart op plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name}’s clue doesn’t ask you to do anything.</source>
        <translation>De informatie van {name} vraagt niets van je.</translation>
    </message>
    <message>
        <source>In your place, a teammate would play slot {slot}: {why}.</source>
        <translation>In jouw situatie zou een medespeler de kaart op plek {slot} spelen: {why}.</translation>
    </message>
    <message>
        <source>In your place, a teammate would discard slot {slot}: {why}.</source>
        <translation>In jouw situatie zou een medespeler de kaart op plek {slot} afleggen: {why}.</translation>
    </message>
    <message>
        <source>play slot {slot}</source>
        <translation>de kaart op plek {slot} spelen</translation>
    </message>
    <message>
        <source>{action}, announcing {suit}</source>
        <extracomment>{action} is &quot;play slot 2&quot;, {suit} is &quot;red&quot;</extracomment>
        <translation>{action} en {suit} aankondigen</translation>
    </message>
    <message>
        <source>discard slot {slot}</source>
        <translation>de kaart op plek {slot} afleggen</translation>
    </message>
    <message>
        <source>tell {receiver} about {value}</source>
        <translation>{receiver} informatie geven over {value}</translation>
    </message>
    <message>
        <source>it is definitely playable ({cards})</source>
        <translation>die kaart ({cards}) is zeker speelbaar</translation>
    </message>
    <message>
        <source>it has been clued and should be playable ({cards})</source>
        <translation>over die kaart ({cards}) heb je informatie gekregen, dus die moet haast wel speelbaar zijn</translation>
    </message>
    <message>
        <source>an earlier clue makes sense only if this card is playable ({cards})</source>
        <translation>de eerder gegeven informatie is alleen logisch als deze kaart ({cards}) speelbaar is</translation>
    </message>
    <message>
        <source>no clue is worth giving, and this is your oldest unclued card</source>
        <translation>er valt geen informatie te geven die de moeite waard is, en dit is de oudste kaart waarover je nog geen informatie hebt</translation>
    </message>
    <message>
        <source>no clues are left, and this is your oldest unclued card</source>
        <translation>er brandt geen lampion meer, en dit is de oudste kaart waarover je nog geen informatie hebt</translation>
    </message>
    <message>
        <source>there is nothing to lose</source>
        <translation>er is niets te verliezen</translation>
    </message>
    <message>
        <source>Normally you would {instead}, but here the suggested move did better in simulated games.</source>
        <extracomment>{instead} is &quot;play your slot 2&quot; or &quot;tell Zoë about 3s&quot;; &quot;this one&quot; is the move of the hint</extracomment>
        <translation>Normaal gesproken zou je {instead}, maar hier levert dat in simulaties minder punten op.</translation>
    </message>
    <message>
        <source>The usual move would have been to {instead}, but this one did better in simulated games.</source>
        <extracomment>{instead} is &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;; &quot;this one&quot; is the move that was made</extracomment>
        <translation>De gebruikelijke zet was een andere ({instead}), maar die leverde in simulaties minder punten op.</translation>
    </message>
    <message>
        <source>{points} points more on average</source>
        <extracomment>of simulated games</extracomment>
        <translation>gemiddeld {points} punten meer</translation>
    </message>
    <message>
        <source>In your place, a teammate would tell {receiver} about {value} {why}.</source>
        <extracomment>{value} is &quot;green&quot; or &quot;3s&quot;; {why} is &quot;to save their slot 3&quot;</extracomment>
        <translation>In jouw situatie zou een medespeler aan {receiver} informatie geven over {value}: {why}.</translation>
    </message>
    <message>
        <source>to get them to play their slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>dan speelt {receiver} de kaart op plek {slot} ({cards})</translation>
    </message>
    <message>
        <source>to save their slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>dan is de kaart van {receiver} op plek {slot} ({cards}) gered</translation>
    </message>
    <message>
        <source>to get them to play their slot {slot} ({cards}) once the lower cards have been played</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>dan speelt {receiver} de kaart op plek {slot} ({cards}) zodra de lagere kaarten op tafel liggen</translation>
    </message>
    <message>
        <source>to get them to play their {first} first, then slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>dan speelt {receiver} eerst {first} en daarna de kaart op plek {slot} ({cards})</translation>
    </message>
    <message>
        <source>to stop them from misplaying their slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>anders speelt {receiver} de kaart op plek {slot} ({cards}), terwijl die niet speelbaar is</translation>
    </message>
    <message>
        <source>to pass the turn without drawing or losing a card</source>
        <translation>zo kom je deze beurt door zonder een kaart te trekken of te verliezen</translation>
    </message>
    <message>
        <source>to tell them more about their slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>dan weet {receiver} meer over de kaart op plek {slot} ({cards})</translation>
    </message>
    <message>
        <source>it is no longer needed</source>
        <translation>die is niet meer nodig</translation>
    </message>
    <message>
        <source>it tells a teammate that they hold the other copy ({cards})</source>
        <translation>zo weet een medespeler dat die het andere exemplaar heeft ({cards})</translation>
    </message>
    <message>
        <source>it is your oldest unclued card</source>
        <translation>dit is de oudste kaart waarover je nog geen informatie hebt</translation>
    </message>
    <message>
        <source>as there is nothing better to do</source>
        <extracomment>of a clue; follows &quot;3s&quot;</extracomment>
        <translation>er is niets dringenders te doen</translation>
    </message>
    <message>
        <source>there is nothing better to do</source>
        <translation>er is niets dringenders te doen</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt na …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>{close} (Esc)</source>
        <extracomment>{close} is the word on a button, Esc a key</extracomment>
        <translation>{close} (Esc)</translation>
    </message>
    <message>
        <source>If you give this clue</source>
        <translation>Als je deze informatie geeft</translation>
    </message>
    <message>
        <source>As far as you can tell, this card can’t be played.</source>
        <translation>Voor zover je kunt weten, kan deze kaart niet gespeeld worden.</translation>
    </message>
    <message>
        <source>As far as you can tell, this card can be played.</source>
        <translation>Voor zover je kunt weten, is deze kaart speelbaar.</translation>
    </message>
    <message>
        <source>A teammate told you about this card, so it is most likely needed.</source>
        <translation>Een medespeler heeft je informatie over deze kaart gegeven, dus die is waarschijnlijk nodig.</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>Agreement</source>
        <translation>Afspraken</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Start with</source>
        <translation>Beginnen met</translation>
    </message>
    <message>
        <source>enter a name to save it</source>
        <translation>geef een naam om op te slaan</translation>
    </message>
    <message>
        <source>Name of the agreement</source>
        <translation>Naam van de afspraken</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Conventies</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Use this agreement</source>
        <translation>Hiermee spelen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>“{name}” also needs: {others}. Agree on all of them?</source>
        <translation>‘{name}’ kan niet zonder: {others}. Alles afspreken?</translation>
    </message>
    <message>
        <source>Agree on all</source>
        <translation>Alles afspreken</translation>
    </message>
    <message>
        <source>Without “{name}”, these go too: {others}. Leave them out?</source>
        <translation>Zonder ‘{name}’ vervalt ook dit: {others}. Weglaten?</translation>
    </message>
    <message>
        <source>Leave all out</source>
        <translation>Alles weglaten</translation>
    </message>
    <message>
        <source>Needs: {names}.</source>
        <extracomment>{names} are conventions, such as &quot;finesse, prompt&quot;</extracomment>
        <translation>Nodig: {names}.</translation>
    </message>
    <message>
        <source>It makes no difference under this table’s rules.</source>
        <translation>Met de regels van deze tafel maakt dit geen verschil.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <extracomment>a button; {title} is a lesson&apos;s</extracomment>
        <translation>Les: {title}</translation>
    </message>
    <message>
        <source>Agreement in these games</source>
        <translation>Afspraken in deze spellen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>{games}: the agreement “{name}” explains the clues best.</source>
        <extracomment>{games} is &quot;100 games&quot;, {name} a level of teammates such as &quot;Expert&quot;</extracomment>
        <translation>{games}: ‘{name}’ verklaart de informatie het best.</translation>
    </message>
    <message>
        <source>{games}: the list below shows which conventions explain the clues best.</source>
        <extracomment>{games} is &quot;100 games&quot;</extracomment>
        <translation>{games}: de lijst hieronder laat zien welke conventies de informatie het best verklaren.</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Conventie</translation>
    </message>
    <message>
        <source>In these games</source>
        <translation>In deze spellen</translation>
    </message>
    <message>
        <source>Evidence</source>
        <extracomment>how much better clues are read with a convention, &quot;113 ± 21&quot;</extracomment>
        <translation>Bewijs</translation>
    </message>
    <message>
        <source>Evidence shows how much more sense the clues make with a convention than without it. If it is no more than twice the number after ±, it proves nothing.</source>
        <translation>Het bewijs laat zien hoeveel beter de informatie te begrijpen is met een conventie dan zonder. Als het hoogstens twee keer het getal na ± is, zegt het niets.</translation>
    </message>
    <message>
        <source>New reviews of these players’ games will use this agreement.</source>
        <translation>Nieuwe nabesprekingen van spellen van deze spelers gaan van deze afspraken uit.</translation>
    </message>
    <message>
        <source>agreed on</source>
        <translation>afgesproken</translation>
    </message>
    <message>
        <source>not agreed on</source>
        <translation>niet afgesproken</translation>
    </message>
    <message>
        <source>unclear; included</source>
        <extracomment>of a convention: the games do not tell, it was taken in all the same</extracomment>
        <translation>onduidelijk; opgenomen</translation>
    </message>
    <message>
        <source>unclear; left out</source>
        <extracomment>of a convention: the games do not tell, it was not taken in</extracomment>
        <translation>onduidelijk; weggelaten</translation>
    </message>
    <message>
        <source>{gain} ± {error}</source>
        <extracomment>a figure and its standard error</extracomment>
        <translation>{gain} ± {error}</translation>
    </message>
</context>
<context>
    <name>AnnouncePopover</name>
    <message>
        <source>Announce the card’s colour?</source>
        <translation>De kleur van de kaart aankondigen?</translation>
    </message>
    <message>
        <source>All eight clues are available, so announcing gains nothing.</source>
        <translation>Alle lampions zijn aan, dus aankondigen levert niets op.</translation>
    </message>
    <message>
        <source>Right: a clue comes back. Wrong: a strike.</source>
        <translation>Goed: er gaat een lampion aan. Fout: een foutkaart.</translation>
    </message>
    <message>
        <source>Play without announcing</source>
        <translation>Zonder aankondigen</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>{colour}, {symbol}</source>
        <extracomment>a person&apos;s badge: {colour} is such as &quot;Teal&quot;, {symbol} such as &quot;Boat&quot;</extracomment>
        <translation>{colour}, {symbol}</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Roze</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>Roest</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olijf</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pruim</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Kite</source>
        <extracomment>the toy that flies on a string</extracomment>
        <translation>Vlieger</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Huis</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kat</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Bel</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>always</source>
        <extracomment>of possible games; stands before a verb: &quot;Zoë always discards ...&quot;</extracomment>
        <translation>zeker</translation>
    </message>
    <message>
        <source>almost always</source>
        <extracomment>of possible games; stands before a verb</extracomment>
        <translation>bijna zeker</translation>
    </message>
    <message>
        <source>usually</source>
        <extracomment>of possible games; stands before a verb</extracomment>
        <translation>waarschijnlijk</translation>
    </message>
    <message>
        <source>half the time</source>
        <extracomment>of possible games; stands before a verb</extracomment>
        <translation>in de helft van de gevallen</translation>
    </message>
    <message>
        <source>sometimes</source>
        <extracomment>of possible games; stands before a verb</extracomment>
        <translation>misschien</translation>
    </message>
    <message>
        <source>occasionally</source>
        <extracomment>of possible games, less often than &quot;sometimes&quot;; stands before a verb</extracomment>
        <translation>een enkele keer</translation>
    </message>
    <message>
        <source>{did}, but {cost}</source>
        <extracomment>{did} is a sentence about a move, without its full stop; {cost} what speaks against it</extracomment>
        <translation>{did}, maar {cost}</translation>
    </message>
    <message>
        <source>several small drawbacks add up</source>
        <translation>er is niet één duidelijke reden waarom een andere zet beter was: een paar kleine dingen geven samen de doorslag</translation>
    </message>
    <message>
        <source>{name}’s playable {card} was more urgent</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>de speelbare {card} van {name} was dringender</translation>
    </message>
    <message>
        <source>{name} had not been told about the {card} on their chop</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} had zonder het te weten de {card} als aflegkaart</translation>
    </message>
    <message>
        <source>{name}’s {card} was holding up their own {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>de {card} van {name} hield de {following} op</translation>
    </message>
    <message>
        <source>{name}’s {card} was holding up {other}’s {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>de {card} van {name} hield de {following} van {other} op</translation>
    </message>
    <message>
        <source>{name} had not been told about the {card} on their chop, which was holding up their own {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} had zonder het te weten de {card} als aflegkaart, waar de {following} in dezelfde hand op wachtte</translation>
    </message>
    <message>
        <source>{name} had not been told about the {card} on their chop, which was holding up {other}’s {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} had zonder het te weten de {card} als aflegkaart, waar de {following} van {other} op wachtte</translation>
    </message>
    <message>
        <source>{name} did not know about the {card} yet, which was holding up their own {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} wist nog niets van de {card}, waar de {following} in dezelfde hand op wachtte</translation>
    </message>
    <message>
        <source>{name} could not be sure that the {card} was playable</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} kon niet zeker weten dat de {card} speelbaar was</translation>
    </message>
    <message>
        <source>{told}, and {idle}</source>
        <extracomment>{told} is &quot;nobody had told Zoë about the red 3&quot;; {idle} is &quot;they were next and knew of nothing to play&quot;</extracomment>
        <translation>{told} en {idle}</translation>
    </message>
    <message>
        <source>{name} did not know about the {card} yet</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} had nog geen informatie over de {card}</translation>
    </message>
    <message>
        <source>nobody had told {name} about the {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} had nog geen informatie over de {card}</translation>
    </message>
    <message>
        <source>there was no time left for the {card}</source>
        <extracomment>of a card, in a game that is over</extracomment>
        <translation>daarna was er geen tijd meer voor de {card}</translation>
    </message>
    <message>
        <source>{name} would be free to play the {card} next</source>
        <extracomment>the player knows the card already</extracomment>
        <translation>{name} daarna de {card} kan spelen</translation>
    </message>
    <message>
        <source>half the time {clause}</source>
        <extracomment>where &quot;half the time&quot; stands; {clause} alone leaves it before the verb of the clause</extracomment>
        <translation>{clause}</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that the card in your slot {slot} is the only one left</source>
        <translation>er is {percent} kans dat je kaart op plek {slot} het laatste exemplaar is van een kaart die nog nodig is</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that the card in {name}’s slot {slot} is the only one left</source>
        <translation>er is {percent} kans dat de kaart van {name} op plek {slot} het laatste exemplaar is van een kaart die nog nodig is</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that the card in your slot {slot} is still needed</source>
        <translation>er is {percent} kans dat je kaart op plek {slot} nog nodig is</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that the card in {name}’s slot {slot} is still needed</source>
        <translation>er is {percent} kans dat de kaart van {name} op plek {slot} nog nodig is</translation>
    </message>
    <message>
        <source>there would {often} be no clue left to save {name}’s {card}</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} is er {often} geen lampion meer aan om de {card} van {name} te redden</translation>
    </message>
    <message>
        <source>{name} would {often} discard a useful card with no clue left to save it</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>dan legt {name} {often} een nuttige kaart af terwijl er geen lampion meer aan is om die te redden</translation>
    </message>
    <message>
        <source>{name} would then misplay the {card}</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou {name} de {card} spelen, terwijl die niet speelbaar was</translation>
    </message>
    <message>
        <source>{name} would then {often} misplay the {card}</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou {name} {often} de {card} spelen, terwijl die niet speelbaar was</translation>
    </message>
    <message>
        <source>{name} would {often} get a strike soon</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} krijgt {name} {often} al snel een foutkaart</translation>
    </message>
    <message>
        <source>{name} would then discard the {card}, a card still needed</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou {name} de {card} afleggen, die nog nodig was</translation>
    </message>
    <message>
        <source>{name} would then {often} discard the {card}, which cannot be replaced</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou {name} {often} de {card} afleggen, terwijl er geen andere meer was</translation>
    </message>
    <message>
        <source>{name} would then {often} discard the {card}, a card still needed</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou {name} {often} de {card} afleggen, die nog nodig was</translation>
    </message>
    <message>
        <source>there would {often} be a third strike, which ends the game</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{often} volgt er een derde foutkaart, en dan is het spel afgelopen</translation>
    </message>
    <message>
        <source>{name} would then {often} discard a card that is still needed</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou {name} {often} een kaart afleggen die nog nodig is</translation>
    </message>
    <message>
        <source>there was less time for {cards}</source>
        <extracomment>{cards} is such as &quot;the red 5 and the blue 4&quot;</extracomment>
        <translation>daarna was er minder tijd voor {cards}</translation>
    </message>
    <message>
        <source>there was no time left for {name}’s {card}</source>
        <extracomment>of a card, in a game that is over</extracomment>
        <translation>voor de {card} van {name} was daarna geen tijd meer</translation>
    </message>
    <message>
        <source>{name}’s {card} would then {often} come too late</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou het {often} te laat zijn voor de {card} van {name}</translation>
    </message>
    <message>
        <source>{name}’s {card} would then {often} be lost</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou de {card} van {name} {often} verloren gaan</translation>
    </message>
    <message>
        <source>{name}’s {card}, the last one, would then {often} be lost</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou de laatste {card}, in de hand van {name}, {often} verloren gaan</translation>
    </message>
    <message>
        <source>that left it to {name} to give you another clue</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>nu moest {name} jou nog meer informatie geven</translation>
    </message>
    <message>
        <source>that left it to {name} to give you a clue</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>nu moest {name} jou informatie geven</translation>
    </message>
    <message>
        <source>that left it to {name} to give {receiver} another clue</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>nu moest {name} aan {receiver} nog meer informatie geven</translation>
    </message>
    <message>
        <source>that left it to {name} to give {receiver} a clue</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>nu moest {name} aan {receiver} informatie geven</translation>
    </message>
    <message>
        <source>they would be free to play the {card} next</source>
        <extracomment>of the receiver of a clue; the player knows the card already</extracomment>
        <translation>de {card} daarna gespeeld kan worden</translation>
    </message>
    <message>
        <source>that left it to {name} to tell you about the {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {card} is one of yours</extracomment>
        <translation>nu moest {name} jou informatie geven over de {card}</translation>
    </message>
    <message>
        <source>that left it to {name} to tell {receiver} about the {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {card} is one of {receiver}</extracomment>
        <translation>nu moest {name} aan {receiver} informatie geven over de {card}</translation>
    </message>
    <message>
        <source>afterwards</source>
        <extracomment>what happens after a move; for the place {then} of translations</extracomment>
        <translation>daarna</translation>
    </message>
    <message>
        <source>in that case</source>
        <extracomment>what would happen if a move were made; for the place {then} of translations</extracomment>
        <translation>dan</translation>
    </message>
    <message>
        <source>then {name} would be less likely to give a clue</source>
        <translation>dan is de kans kleiner dat {name} informatie geeft</translation>
    </message>
    <message>
        <source>then {name} would have to give you a clue</source>
        <translation>dan moet {name} jou informatie geven</translation>
    </message>
    <message>
        <source>then {name} would have to give {receiver} a clue</source>
        <translation>dan moet {name} informatie aan {receiver} geven</translation>
    </message>
    <message>
        <source>{name} would then discard the {card}, a playable card</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou {name} de {card} afleggen, een speelbare kaart</translation>
    </message>
    <message>
        <source>{name} would then {often} discard the {card}, a playable card</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou {name} {often} de {card} afleggen, een speelbare kaart</translation>
    </message>
    <message>
        <source>the {card} would then {often} be lost</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou de {card} {often} verloren gaan</translation>
    </message>
    <message>
        <source>the last {card} would then {often} be lost</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou de laatste {card} {often} verloren gaan</translation>
    </message>
    <message>
        <source>there is no longer time for the {card}</source>
        <translation>dan is er geen tijd meer voor de {card}</translation>
    </message>
    <message>
        <source>the {card} would then {often} come too late</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou het {often} te laat zijn voor de {card}</translation>
    </message>
    <message>
        <source>the turns would then {often} run out before the fireworks were complete</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou het spel {often} voorbij zijn voordat het vuurwerk compleet was</translation>
    </message>
    <message>
        <source>{name} would have a clue to give</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} daarna informatie kan geven</translation>
    </message>
    <message>
        <source>{name} would have a clue to give you</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} jou daarna informatie kan geven</translation>
    </message>
    <message>
        <source>{name} would have a clue to give {receiver}</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} daarna informatie aan {receiver} kan geven</translation>
    </message>
    <message>
        <source>they would play the {card} next and could follow with the {following}</source>
        <extracomment>of the receiver of a clue; {following} is the next card of the same firework</extracomment>
        <translation>meteen de {card} en daarna de {following} gespeeld kunnen worden</translation>
    </message>
    <message>
        <source>{name} would play the {card} next and could follow with the {following}</source>
        <extracomment>{following} is the next card of the same firework</extracomment>
        <translation>{name} meteen de {card} en daarna de {following} kan spelen</translation>
    </message>
    <message>
        <source>they would play the {card} next and {other} could follow with the {following}</source>
        <extracomment>of the receiver of a clue; {other} is another player, {following} the next card of the same firework</extracomment>
        <translation>de {card} meteen gespeeld wordt en {other} daarna de {following} kan spelen</translation>
    </message>
    <message>
        <source>{name} would play the {card} next and {other} could follow with the {following}</source>
        <extracomment>{other} is another player, {following} the next card of the same firework</extracomment>
        <translation>{name} meteen de {card} speelt en {other} daarna de {following} kan spelen</translation>
    </message>
    <message>
        <source>they could play the {card} once the {before} was down</source>
        <extracomment>of the receiver of a clue; {before} is the card that has to be played before {card}</extracomment>
        <translation>de {card} gespeeld kan worden zodra de {before} ligt</translation>
    </message>
    <message>
        <source>{name} could play the {card} once the {before} was down</source>
        <extracomment>{before} is the card that has to be played before {card}</extracomment>
        <translation>{name} de {card} kan spelen zodra de {before} ligt</translation>
    </message>
    <message>
        <source>{name} would play the {card} blind next</source>
        <extracomment>&quot;blind&quot; is to play a card without a clue about it</extracomment>
        <translation>{name} meteen blind de {card} speelt</translation>
    </message>
    <message>
        <source>they would play the {card} next</source>
        <extracomment>what the receiver of a better clue would do</extracomment>
        <translation>de {card} meteen gespeeld wordt</translation>
    </message>
    <message>
        <source>{name} would play the {card} next</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} meteen de {card} speelt</translation>
    </message>
    <message>
        <source>they would {often} play the {card} next</source>
        <extracomment>what the receiver of a better clue would do</extracomment>
        <translation>de {card} {often} meteen gespeeld wordt</translation>
    </message>
    <message>
        <source>{name} would {often} play the {card} next</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} {often} meteen de {card} speelt</translation>
    </message>
    <message>
        <source>{teammate} could tell {name} about the {card}</source>
        <extracomment>{teammate} can give a clue</extracomment>
        <translation>{teammate} {name} informatie kan geven over de {card}</translation>
    </message>
    <message>
        <source>they could soon play the {card}</source>
        <extracomment>what the receiver of a better clue would do</extracomment>
        <translation>de {card} snel gespeeld kan worden</translation>
    </message>
    <message>
        <source>{name} could soon play the {card}</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} snel de {card} kan spelen</translation>
    </message>
    <message>
        <source>they could soon play a card</source>
        <extracomment>what the receiver of a better clue would do</extracomment>
        <translation>er snel een kaart gespeeld kan worden</translation>
    </message>
    <message>
        <source>you could soon play a card</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>je snel een kaart kunt spelen</translation>
    </message>
    <message>
        <source>{name} could soon play a card</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} snel een kaart kan spelen</translation>
    </message>
    <message>
        <source>several small drawbacks add up: after the better move the table is {points} points ahead</source>
        <extracomment>{points} such as &quot;0.4&quot;</extracomment>
        <translation>een paar kleine dingen geven samen de doorslag: de betere zet levert gemiddeld {points} punt meer op</translation>
    </message>
    <message>
        <source>{spent}. {cost}</source>
        <extracomment>{spent} is &quot;that drew a card&quot;; {cost} is &quot;there was no time left for the red 5&quot;</extracomment>
        <translation>{spent}. {cost}</translation>
    </message>
    <message>
        <source>there was hardly any time left for the {card}</source>
        <translation>er was nauwelijks nog tijd voor de {card}</translation>
    </message>
    <message>
        <source>{cost}, as it was still in the deck</source>
        <extracomment>{cost} is that a card comes too late</extracomment>
        <translation>{cost}, want die zat nog in de stapel</translation>
    </message>
    <message>
        <source>{cost}, with the {card} still in the deck</source>
        <extracomment>{cost} is that a card comes too late; {card} is one that has to be played before it</extracomment>
        <translation>{cost}, want de {card} zat nog in de stapel</translation>
    </message>
    <message>
        <source>nobody had told {name} about the {card}, which was holding up their own {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} had nog geen informatie over de {card}, waar de {following} in dezelfde hand op wachtte</translation>
    </message>
    <message>
        <source>nobody had told {name} about the {card}, which was holding up {other}’s {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} had nog geen informatie over de {card}, waar de {following} van {other} op wachtte</translation>
    </message>
    <message>
        <source>The {card} was better left to {name}, who had one too.</source>
        <translation>De {card} kon beter aan {name} worden overgelaten: die had er ook een.</translation>
    </message>
    <message>
        <source>The {card} was better left to {name}, who had one too: only you could play {fives}.</source>
        <extracomment>{fives} is such as &quot;the red 5 and the blue 5&quot;, in your hand</extracomment>
        <translation>De {card} kon beter aan {name} worden overgelaten, die er ook een had: alleen jij kon {fives} spelen.</translation>
    </message>
    <message>
        <source>The {card} was better left to {name}, who had one too: only {player} could play {fives}.</source>
        <extracomment>{fives} is such as &quot;the red 5 and the blue 5&quot;, in {player}&apos;s hand</extracomment>
        <translation>De {card} kon beter aan {name} worden overgelaten, die er ook een had: alleen {player} kon {fives} spelen.</translation>
    </message>
    <message>
        <source>{name} was about to play the {card}, which would have brought a clue back</source>
        <extracomment>after what a clue asked of the same player, and &quot;but&quot;; {card} is a 5</extracomment>
        <translation>{name} stond op het punt de {card} te spelen, en dat had weer een lampion aangestoken</translation>
    </message>
    <message>
        <source>{name} was about to play the {card}</source>
        <extracomment>after what a clue asked of the same player, and &quot;but&quot;</extracomment>
        <translation>{name} stond op het punt de {card} te spelen</translation>
    </message>
    <message>
        <source>{name} was about to play the {card}, which was holding up their own {following}</source>
        <extracomment>after what a clue asked of the same player, and &quot;but&quot;; {following} is the next card of the firework</extracomment>
        <translation>{name} stond op het punt de {card} te spelen, waar de {following} in dezelfde hand op wachtte</translation>
    </message>
    <message>
        <source>{name} was about to play the {card}, which was holding up {other}’s {following}</source>
        <extracomment>after what a clue asked of the same player, and &quot;but&quot;; {following} is the next card of the firework</extracomment>
        <translation>{name} stond op het punt de {card} te spelen, waar de {following} van {other} op wachtte</translation>
    </message>
    <message>
        <source>Why not {action}?</source>
        <extracomment>{action} is &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>Waarom niet {action}?</translation>
    </message>
    <message>
        <source>Played in {better} of the games after the better move, in {made} after the actual move</source>
        <extracomment>a card; {better} and {made} are percentages</extracomment>
        <translation>Na de betere zet wordt de kaart in {better} van de spellen gespeeld, na de gedane zet in {made}</translation>
    </message>
    <message>
        <source>This happens in {better} of the games after the better move, in {made} after the actual move</source>
        <extracomment>what the sentence says; {better} and {made} are percentages</extracomment>
        <translation>Na de betere zet gebeurt dat in {better} van de spellen, na de gedane zet in {made}</translation>
    </message>
    <message>
        <source>your slot {slot} is certain to be playable</source>
        <translation>je kaart op plek {slot} is zeker speelbaar</translation>
    </message>
    <message>
        <source>{name}’s slot {slot} is certain to be playable</source>
        <translation>de kaart op plek {slot} van {name} is zeker speelbaar</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that your slot {slot} is playable</source>
        <translation>er is {percent} kans dat je kaart op plek {slot} speelbaar is</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that {name}’s slot {slot} is playable</source>
        <translation>er is {percent} kans dat de kaart van {name} op plek {slot} speelbaar is</translation>
    </message>
    <message>
        <source>it was certainly the only one left</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>dat was zeker de laatste</translation>
    </message>
    <message>
        <source>it was certainly still needed</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>die was zeker nog nodig</translation>
    </message>
    <message>
        <source>there was a chance of {percent} that it was the only one left</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>er was {percent} kans dat het de laatste was</translation>
    </message>
    <message>
        <source>there was a chance of {percent} that it was still needed</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>er was {percent} kans dat de kaart nog nodig was</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that it is the only one left</source>
        <extracomment>of a card that might be discarded</extracomment>
        <translation>er is {percent} kans dat het de laatste is</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that it is still needed</source>
        <extracomment>of a card that might be discarded</extracomment>
        <translation>er is {percent} kans dat die nog nodig is</translation>
    </message>
    <message>
        <source>going by the clues so far, a strike was certain</source>
        <translation>gezien de informatie tot dan toe stond de foutkaart van tevoren al vast</translation>
    </message>
    <message>
        <source>the risk of a strike was {percent}</source>
        <translation>er was {percent} kans op een foutkaart</translation>
    </message>
    <message>
        <source>the risk of a strike is {percent}</source>
        <translation>er is {percent} kans op een foutkaart</translation>
    </message>
    <message>
        <source>your slot {slot} was certain to be playable</source>
        <translation>je kaart op plek {slot} was zeker speelbaar</translation>
    </message>
    <message>
        <source>{name}’s slot {slot} was certain to be playable</source>
        <translation>de kaart op plek {slot} van {name} was zeker speelbaar</translation>
    </message>
    <message>
        <source>there was a chance of {percent} that your slot {slot} was playable</source>
        <translation>er was {percent} kans dat je kaart op plek {slot} speelbaar was</translation>
    </message>
    <message>
        <source>there was a chance of {percent} that {name}’s slot {slot} was playable</source>
        <translation>er was {percent} kans dat de kaart van {name} op plek {slot} speelbaar was</translation>
    </message>
    <message>
        <source>then {name} would not play the {card} next, and {other}’s {following} would have to wait</source>
        <extracomment>{following} is the card that can be played after {card}; {other} holds it</extracomment>
        <translation>dan speelt {name} de {card} niet meteen en moet de {following} van {other} wachten</translation>
    </message>
    <message>
        <source>then {name} would not play the {card} next</source>
        <translation>dan speelt {name} de {card} niet meteen</translation>
    </message>
    <message>
        <source>then {name} would be less likely to play the {card} soon</source>
        <translation>dan is de kans kleiner dat {name} binnenkort de {card} speelt</translation>
    </message>
    <message>
        <source>then you would be less likely to have a card to play soon</source>
        <translation>dan is de kans kleiner dat je binnenkort een kaart kunt spelen</translation>
    </message>
    <message>
        <source>then {name} would be less likely to have a card to play soon</source>
        <translation>dan is de kans kleiner dat {name} binnenkort een kaart kan spelen</translation>
    </message>
    <message>
        <source>no clue would be left to save {name}’s {card}, which would be discarded next</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>zo is er geen lampion meer aan om de {card} van {name} te redden, en die wordt meteen afgelegd</translation>
    </message>
    <message>
        <source>{name} would then discard the {card}, which cannot be replaced</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} zou {name} de {card} afleggen, terwijl er geen andere meer was</translation>
    </message>
</context>
<context>
    <name>Bookmark</name>
    <message>
        <source>Take your seat first, then you can set a bookmark.</source>
        <translation>Neem eerst je plaats in, dan kun je een bladwijzer zetten.</translation>
    </message>
    <message>
        <source>You can only set bookmarks in a game you are playing.</source>
        <translation>Bladwijzers kun je alleen zetten in een spel dat je zelf speelt.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Bladwijzer</translation>
    </message>
    <message>
        <source>Marked after turn {turn}. You’ll find it in the review.</source>
        <extracomment>a moment of the game is marked: {turn} turns have been played</extracomment>
        <translation>Bladwijzer na beurt {turn}. Je vindt hem terug in de nabespreking.</translation>
    </message>
    <message>
        <source>What were you wondering? (optional)</source>
        <translation>Wat vroeg je je af? (mag leeg blijven)</translation>
    </message>
    <message>
        <source>Note on this moment</source>
        <translation>Notitie bij dit moment</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Bladwijzer verwijderen</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>nothing known</source>
        <translation>niets bekend</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen kaart</translation>
    </message>
    <message>
        <source>{name}, card {slot}: {face}. Known: {known}.</source>
        <extracomment>read aloud: whose card, in which slot, its face, what its holder knows of it</extracomment>
        <translation>{name}, kaart {slot}: {face}. Bekend: {known}.</translation>
    </message>
    <message>
        <source>Your note: {note}.</source>
        <extracomment>read aloud: what a player wrote on their own card</extracomment>
        <translation>Je briefje: {note}.</translation>
    </message>
    <message>
        <source>counts as every colour</source>
        <extracomment>a multicolour card that clues about any colour touch</extracomment>
        <translation>telt als elke kleur</translation>
    </message>
    <message>
        <source>clued</source>
        <translation>informatie gekregen</translation>
    </message>
    <message>
        <source>last copy</source>
        <translation>laatste exemplaar</translation>
    </message>
    <message>
        <source>no longer needed</source>
        <translation>niet meer nodig</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Optillen</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Laten zakken</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Kantelen</translation>
    </message>
    <message>
        <source>Straighten</source>
        <translation>Rechtzetten</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Briefje schrijven …</translation>
    </message>
    <message>
        <source>Go to its first clue</source>
        <translation>Naar de eerste informatie erover</translation>
    </message>
    <message>
        <source>Sort the hand by age</source>
        <extracomment>lay the own cards as they were drawn, the newest on the left</extracomment>
        <translation>Hand op ouderdom sorteren</translation>
    </message>
    <message>
        <source>All clues…</source>
        <translation>Alle mogelijkheden …</translation>
    </message>
    <message>
        <source>Tell {name} about {clue}</source>
        <extracomment>a menu item: {name} is told about {clue}, such as &quot;red&quot; or &quot;3s&quot;</extracomment>
        <translation>{name} informatie geven over {clue}</translation>
    </message>
</context>
<context>
    <name>CardName</name>
    <message>
        <source>last {card}</source>
        <extracomment>a card of which no other copy is left, after &quot;the&quot;; {card} is such as &quot;green 3&quot;</extracomment>
        <translation>laatste {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>a card in a list of cards</extracomment>
        <translation>de {card}</translation>
    </message>
    <message>
        <source>a {card}</source>
        <extracomment>a card that is mentioned first, and of which there is another one</extracomment>
        <translation>een {card}</translation>
    </message>
    <message>
        <source>{cards} or {card}</source>
        <extracomment>one of some cards: {cards} is &quot;the red 5&quot; or &quot;the red 5, the blue 4&quot;; {card} is the last of them</extracomment>
        <translation>{cards} of {card}</translation>
    </message>
    <message>
        <source>white {rank}</source>
        <translation>witte {rank}</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>rode {rank}</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blauwe {rank}</translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation>gele {rank}</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>groene {rank}</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>veelkleurige {rank}</translation>
    </message>
    <message>
        <source>purple {rank}</source>
        <translation>paarse {rank}</translation>
    </message>
    <message>
        <source>black {rank}</source>
        <translation>zwarte {rank}</translation>
    </message>
    <message>
        <source>rainbow {rank}</source>
        <translation>regenboog-{rank}</translation>
    </message>
    <message>
        <source>pink {rank}</source>
        <translation>roze {rank}</translation>
    </message>
    <message>
        <source>brown {rank}</source>
        <translation>bruine {rank}</translation>
    </message>
    <message>
        <source>omni {rank}</source>
        <translation>omni-{rank}</translation>
    </message>
    <message>
        <source>null {rank}</source>
        <translation>null-{rank}</translation>
    </message>
    <message>
        <source>muddy rainbow {rank}</source>
        <translation>modderige regenboog-{rank}</translation>
    </message>
    <message>
        <source>light pink {rank}</source>
        <translation>lichtroze {rank}</translation>
    </message>
    <message>
        <source>prism {rank}</source>
        <translation>prisma-{rank}</translation>
    </message>
    <message>
        <source>dark rainbow {rank}</source>
        <translation>donkere regenboog-{rank}</translation>
    </message>
    <message>
        <source>dark pink {rank}</source>
        <translation>donkerroze {rank}</translation>
    </message>
    <message>
        <source>grey {rank}</source>
        <translation>grijze {rank}</translation>
    </message>
    <message>
        <source>dark brown {rank}</source>
        <translation>donkerbruine {rank}</translation>
    </message>
    <message>
        <source>dark omni {rank}</source>
        <translation>donkere omni-{rank}</translation>
    </message>
    <message>
        <source>dark null {rank}</source>
        <translation>donkere null-{rank}</translation>
    </message>
    <message>
        <source>cocoa rainbow {rank}</source>
        <translation>cacaoregenboog-{rank}</translation>
    </message>
    <message>
        <source>grey pink {rank}</source>
        <translation>grijsroze {rank}</translation>
    </message>
    <message>
        <source>dark prism {rank}</source>
        <translation>donkere prisma-{rank}</translation>
    </message>
</context>
<context>
    <name>CardNameAfterThe</name>
    <message>
        <source>white {rank}</source>
        <translation>witte {rank}</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>rode {rank}</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blauwe {rank}</translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation>gele {rank}</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>groene {rank}</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>veelkleurige {rank}</translation>
    </message>
</context>
<context>
    <name>CardNameOwned</name>
    <message>
        <source>white {rank}</source>
        <translation>witte {rank}</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>rode {rank}</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blauwe {rank}</translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation>gele {rank}</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>groene {rank}</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>veelkleurige {rank}</translation>
    </message>
</context>
<context>
    <name>CharacterLine</name>
    <message>
        <source>Fishes at dawn, and never hurries a card.</source>
        <extracomment>who a teammate is, a man</extracomment>
        <translation>Vist bij zonsopgang en heeft nooit haast met een kaart.</translation>
    </message>
    <message>
        <source>Laughs first and counts afterwards.</source>
        <extracomment>who a teammate is, a young woman</extracomment>
        <translation>Lacht eerst en telt daarna.</translation>
    </message>
    <message>
        <source>Pours tea for the whole table while she tells you the story.</source>
        <extracomment>who a teammate is, an old woman</extracomment>
        <translation>Schenkt thee voor de hele tafel terwijl ze haar verhaal doet.</translation>
    </message>
    <message>
        <source>Always has a book with him, and never loses his place.</source>
        <extracomment>who a teammate is, a young man</extracomment>
        <translation>Heeft altijd een boek bij zich en weet altijd waar hij gebleven was.</translation>
    </message>
    <message>
        <source>Has sailed by worse clues than yours.</source>
        <extracomment>who a teammate is, a woman</extracomment>
        <translation>Heeft wel op slechtere informatie gevaren dan die van jou.</translation>
    </message>
    <message>
        <source>The youngest at the table, and the first to say so.</source>
        <extracomment>who a teammate is, a girl</extracomment>
        <translation>De jongste aan tafel, en de eerste die dat zegt.</translation>
    </message>
    <message>
        <source>Has lit the harbour’s lanterns for forty years, and wastes none.</source>
        <extracomment>who a teammate is, an elderly woman</extracomment>
        <translation>Steekt al veertig jaar de lampions in de haven aan en verspilt er geen.</translation>
    </message>
    <message>
        <source>Builds his own rockets, and lights them himself.</source>
        <extracomment>who a teammate is, a man</extracomment>
        <translation>Bouwt zijn vuurpijlen zelf, en steekt ze zelf aan.</translation>
    </message>
    <message>
        <source>Plays the flute between turns, and talks through them.</source>
        <extracomment>who a teammate is, a woman</extracomment>
        <translation>Speelt fluit tussen de beurten, en praat tijdens de beurten.</translation>
    </message>
</context>
<context>
    <name>ClueName</name>
    <message>
        <source>{rank}s</source>
        <extracomment>several cards of one value, as in &quot;about 3s&quot;</extracomment>
        <translation>{rank}’en</translation>
    </message>
    <message>
        <source>white</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>multicolour</source>
        <translation>veelkleurig</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>rainbow</source>
        <translation>regenboog</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>roze</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>bruin</translation>
    </message>
    <message>
        <source>omni</source>
        <extracomment>a suit of hanab.live that every clue touches</extracomment>
        <translation>omni</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>a suit of hanab.live that no clue touches</extracomment>
        <translation>null</translation>
    </message>
    <message>
        <source>muddy rainbow</source>
        <extracomment>a suit of hanab.live: every colour touches it, no value does</extracomment>
        <translation>modderige regenboog</translation>
    </message>
    <message>
        <source>light pink</source>
        <translation>lichtroze</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>prisma</translation>
    </message>
    <message>
        <source>dark rainbow</source>
        <translation>donkere regenboog</translation>
    </message>
    <message>
        <source>dark pink</source>
        <translation>donkerroze</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grijs</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>donkerbruin</translation>
    </message>
    <message>
        <source>dark omni</source>
        <translation>donkere omni</translation>
    </message>
    <message>
        <source>dark null</source>
        <translation>donkere null</translation>
    </message>
    <message>
        <source>cocoa rainbow</source>
        <translation>cacaoregenboog</translation>
    </message>
    <message>
        <source>grey pink</source>
        <translation>grijsroze</translation>
    </message>
    <message>
        <source>dark prism</source>
        <translation>donker prisma</translation>
    </message>
</context>
<context>
    <name>CluePopover</name>
    <message>
        <source>Tell {name} about…</source>
        <translation>Informatie voor {name} over …</translation>
    </message>
    <message>
        <source>Choose a colour or a value.</source>
        <translation>Kies een kleur of een waarde.</translation>
    </message>
    <message>
        <source>Clues left: {now}, then {then}</source>
        <translation>Nog {now}, daarna {then}</translation>
    </message>
    <message>
        <source>All clues…</source>
        <translation>Alles …</translation>
    </message>
    <message>
        <source>no cards, which says something too</source>
        <translation>geen kaarten: ook dat zegt iets</translation>
    </message>
    <message>
        <source>{cards}, new</source>
        <translation>{cards}, nieuw</translation>
    </message>
    <message>
        <source>{cards}, clued before</source>
        <translation>{cards}, al aangewezen</translation>
    </message>
    <message>
        <source>{cards}, {new}</source>
        <translation>{cards}, {new}</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Next</source>
        <extracomment>go on reading</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laten zien</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
    <message>
        <source>Play a game like this</source>
        <translation>Zo’n spel spelen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle lessen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Volgende puzzel</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwoord tonen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle puzzels</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Next position</source>
        <extracomment>the next position to practise</extracomment>
        <translation>Volgende stelling</translation>
    </message>
    <message>
        <source>See the lesson</source>
        <translation>Les hierover</translation>
    </message>
    <message>
        <source>End practice</source>
        <extracomment>end a practice</extracomment>
        <translation>Stoppen met oefenen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>after the last of some puzzles</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Puzzles like this</source>
        <translation>Puzzels zoals deze</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
</context>
<context>
    <name>Colourful</name>
    <message>
        <source>Who starts?</source>
        <translation>Wie begint er?</translation>
    </message>
    <message>
        <source>Who is wearing the most colourful clothes?</source>
        <translation>Wie draagt de kleurrijkste kleren?</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>replay games and report how each ends</source>
        <translation>speelt spellen na en meldt hoe ze aflopen</translation>
    </message>
    <message>
        <source>seat a teammate at another program’s table, by exchanging messages (docs/engines.md)</source>
        <translation>zet een medespeler aan de tafel van een ander programma, via berichten (docs/engines.md)</translation>
    </message>
    <message>
        <source>review games: what each move cost, and what was luck</source>
        <translation>bespreekt spellen na: wat elke zet kostte en wat toeval was</translation>
    </message>
    <message>
        <source>report how often teammates would do what people did in recorded games</source>
        <translation>meldt hoe vaak medespelers hetzelfde zouden doen als mensen in opgeslagen spellen</translation>
    </message>
    <message>
        <source>play a whole game in the window and measure start-up, speed and memory</source>
        <translation>speelt een heel spel in het venster en meet opstarttijd, snelheid en geheugengebruik</translation>
    </message>
    <message>
        <source>print a script that makes a shell complete these commands</source>
        <translation>toont een script waarmee een shell deze opdrachten aanvult</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>gebruik: </translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>argumenten</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opties</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>toon deze hulp</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>placeholders for values in the help of commands, in capitals and without blanks</extracomment>
        <translation>BESTAND</translation>
    </message>
    <message>
        <source>LINK</source>
        <translation>LINK</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAAM</translation>
    </message>
    <message>
        <source>PLAYER</source>
        <translation>SPELER</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEAU</translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation>VERDELING</translation>
    </message>
    <message>
        <source>GAMES</source>
        <translation>SPELLEN</translation>
    </message>
    <message>
        <source>TURN</source>
        <translation>BEURT</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SECONDEN</translation>
    </message>
    <message>
        <source>STARTS</source>
        <translation>STARTS</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>STARTWAARDE</translation>
    </message>
    <message>
        <source>JOBS</source>
        <translation>PROCESSEN</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRES</translation>
    </message>
    <message>
        <source>PROFILE</source>
        <extracomment>the folder for settings and games</extracomment>
        <translation>PROFIEL</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>between two placeholders</extracomment>
        <translation>of</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>toon de versie</translation>
    </message>
    <message>
        <source>Example:</source>
        <extracomment>above a command to type</extracomment>
        <translation>Voorbeeld:</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <extracomment>keep &quot;%(prog)s&quot; and &quot;%(message)s&quot; and the end of the line</extracomment>
        <translation>%(prog)s: fout: %(message)s
</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>keep &quot;%s&quot;, a list of arguments</extracomment>
        <translation>deze argumenten zijn verplicht: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>keep &quot;%s&quot;, the words that were not expected</extracomment>
        <translation>onbekende argumenten: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <extracomment>keep &quot;%(value)r&quot; and &quot;%(choices)s&quot;</extracomment>
        <translation>ongeldige keuze: %(value)r (kies uit %(choices)s)</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>er ontbreekt een waarde</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>er ontbreekt minstens één waarde</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>keep &quot;%(argument_name)s&quot; and &quot;%(message)s&quot;</extracomment>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>{help} (default: %(default)s)</source>
        <extracomment>{help} explains an option of a command; keep &quot;%(default)s&quot;, which becomes its usual value</extracomment>
        <translation>{help} (standaard: %(default)s)</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>MAP</translation>
    </message>
    <message>
        <source>Hanabi on your own desktop, with teammates who explain themselves.</source>
        <translation>Hanabi op je eigen computer, met medespelers die uitleggen wat ze doen.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>opent het venster</translation>
    </message>
    <message>
        <source>play many games between teammates</source>
        <translation>laat medespelers veel spellen spelen</translation>
    </message>
    <message>
        <source>number of the first deal</source>
        <translation>nummer van de eerste verdeling</translation>
    </message>
    <message>
        <source>also play the same deals at these levels and compare; “conventions” stands for the same teammates without looking ahead, “agreement” for teammates that also don’t adapt to their partners’ habits</source>
        <translation>speel dezelfde verdelingen ook op deze niveaus en vergelijk; ‘conventions’ vergelijkt met dezelfde medespelers zonder vooruitdenken, ‘agreement’ met medespelers die zich ook niet aanpassen aan de gewoonten van hun partners</translation>
    </message>
    <message>
        <source>every clue must touch a card</source>
        <translation>informatie moet altijd minstens één kaart aanwijzen</translation>
    </message>
    <message>
        <source>show what a teammate would do in a recorded game, and why</source>
        <translation>toont wat een medespeler in een opgeslagen spel zou doen, en waarom</translation>
    </message>
    <message>
        <source>.hanabi or .json (one game), .jsonl (one game per line), .txt (one link per line), or - for standard input</source>
        <translation>.hanabi of .json (één spel), .jsonl (één spel per regel), .txt (één link per regel), - voor standaardinvoer</translation>
    </message>
    <message>
        <source>report only this turn, counted from 1</source>
        <translation>meld alleen deze beurt, geteld vanaf 1</translation>
    </message>
    <message>
        <source>judge by this level’s conventions (default: the recorded level’s)</source>
        <translation>beoordeel volgens de afspraken van dit niveau in plaats van die van het spel</translation>
    </message>
    <message>
        <source>agreement to judge by</source>
        <translation>afspraken om mee te beoordelen</translation>
    </message>
    <message>
        <source>stop after this many seconds and print what has been found</source>
        <translation>stop na zoveel seconden en toon wat er gevonden is</translation>
    </message>
    <message>
        <source>seed for the imagined deals</source>
        <translation>startwaarde van de denkbeeldige verdelingen</translation>
    </message>
    <message>
        <source>There is no turn {turn}: the game has {turns}.</source>
        <extracomment>{turns} is such as &quot;57 turns&quot;</extracomment>
        <translation>Beurt {turn} bestaat niet: het spel heeft {turns}.</translation>
    </message>
    <message>
        <source>Turn {turn}, {grade}:</source>
        <extracomment>{grade} is &quot;mistake&quot;</extracomment>
        <translation>Beurt {turn}, {grade}:</translation>
    </message>
    <message>
        <source>Turn {turn}: {happened} This turn has not been judged yet.</source>
        <translation>Beurt {turn}: {happened} Deze beurt is nog niet beoordeeld.</translation>
    </message>
    <message>
        <source>Turn {turn}: {happened} No better move was found.</source>
        <extracomment>{happened} is what the player did</extracomment>
        <translation>Beurt {turn}: {happened} Er is geen betere zet gevonden.</translation>
    </message>
    <message>
        <source>Turn {turn}: {happened} It costs {points} points, too little for a grade.</source>
        <extracomment>{happened} is what the player did; {points} such as &quot;0.2&quot;</extracomment>
        <translation>Beurt {turn}: {happened} Dat kost {points} punt, te weinig voor een oordeel.</translation>
    </message>
    <message>
        <source>Stopped after {seconds}: {judged} of {turns} turns judged.</source>
        <extracomment>{seconds} is such as &quot;60 seconds&quot;; {judged} of {turns} are numbers</extracomment>
        <translation>Gestopt na {seconds}: {judged} van de {turns} beurten zijn beoordeeld.</translation>
    </message>
    <message>
        <source>game to open</source>
        <translation>te openen spel</translation>
    </message>
    <message>
        <source>show the error for an unreadable game in the window, not in the terminal</source>
        <translation>meld in het venster, niet in de terminal, dat een spel niet geopend kan worden</translation>
    </message>
    <message>
        <source>folder for settings and games</source>
        <translation>map voor instellingen en spellen</translation>
    </message>
    <message>
        <source>start a game at once: number of players, then the teammates’ levels, such as 3:expert,casual</source>
        <translation>begin meteen een spel: aantal spelers, dan de niveaus van de medespelers, zoals 3:expert,casual</translation>
    </message>
    <message>
        <source>number of the first deal (default: a random one)</source>
        <translation>nummer van de eerste verdeling; anders een willekeurig nummer</translation>
    </message>
    <message>
        <source>how much the table shows (default: as in the settings)</source>
        <translation>hoeveel de tafel toont; anders volgens de instellingen</translation>
    </message>
    <message>
        <source>speed of animations (default: the last one used)</source>
        <translation>snelheid van animaties; anders de laatst gebruikte</translation>
    </message>
    <message>
        <source>language of the window (default: the last one used)</source>
        <translation>taal van het venster; anders de laatst gebruikte</translation>
    </message>
    <message>
        <source>colours of the window (default: the last ones used)</source>
        <translation>kleuren van het venster; anders de laatst gebruikte</translation>
    </message>
    <message>
        <source>size of the window in pixels, such as 1280x800</source>
        <translation>grootte van het venster in pixels, zoals 1280x800</translation>
    </message>
    <message>
        <source>text size in percent</source>
        <translation>tekstgrootte in procenten</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>aantal spelers</translation>
    </message>
    <message>
        <source>level of the teammates</source>
        <translation>niveau van de medespelers</translation>
    </message>
    <message>
        <source>casual, standard, expert, the name of a saved agreement, or a file</source>
        <translation>casual, standard, expert, de naam van opgeslagen afspraken of een bestand</translation>
    </message>
    <message>
        <source>do not let Experts look ahead</source>
        <translation>laat experts niet vooruitdenken</translation>
    </message>
    <message>
        <source>longest time an Expert may think about a move, in milliseconds</source>
        <translation>hoelang een expert over een zet mag nadenken, in milliseconden</translation>
    </message>
    <message>
        <source>number of processes</source>
        <translation>aantal processen</translation>
    </message>
    <message>
        <source>print JSON only</source>
        <translation>schrijf alleen JSON</translation>
    </message>
    <message>
        <source>{text} is not a size such as 1280x800</source>
        <translation>{text} is geen maat zoals 1280x800</translation>
    </message>
    <message>
        <source>{text} is not a deal number</source>
        <translation>{text} is geen nummer van een verdeling</translation>
    </message>
    <message>
        <source>variants to play with, any of {known}</source>
        <translation>varianten: een of meer van {known}</translation>
    </message>
    <message>
        <source>there is no variant {name}: choose from {known}</source>
        <translation>er is geen variant {name}: kies uit {known}</translation>
    </message>
    <message>
        <source>{names} don’t go together: a game has only one kind of multicolour</source>
        <translation>{names} gaan niet samen: een spel heeft één soort veelkleurige kaarten</translation>
    </message>
    <message>
        <source>{text} is not a whole number of at least 1</source>
        <translation>{text} is geen geheel getal van 1 of meer</translation>
    </message>
    <message>
        <source>name one level for all teammates, or one for each ({seats} in all)</source>
        <translation>noem één niveau, of {seats} niveaus, één per medespeler</translation>
    </message>
    <message>
        <source>there is no teammate of level {word}: choose from {known}</source>
        <translation>er is geen medespeler van niveau {word}: kies uit {known}</translation>
    </message>
    <message>
        <source>there is no agreement {word}: choose from {known}, or name a file</source>
        <translation>afspraken met de naam {word} zijn er niet: kies uit {known}, of noem een bestand</translation>
    </message>
    <message>
        <source>No display found. Start from a desktop session, use ssh -X, or run under xvfb-run. Instead, here is a game between computer teammates.</source>
        <translation>Geen scherm gevonden. Start vanaf een bureaublad of gebruik ssh -X of xvfb-run. In plaats daarvan volgt hier een spel tussen computerspelers.</translation>
    </message>
    <message>
        <source>{game} is an archive: import it in the library, or unpack it first</source>
        <translation>{game} is een archief: importeer het in de bibliotheek, of pak het eerst uit</translation>
    </message>
    <message>
        <source>{game} is neither a file nor a link to a game</source>
        <translation>{game} is geen bestand en ook geen link naar een spel</translation>
    </message>
    <message>
        <source>--new begins with a number of players from 2 to 5, as in 3:casual</source>
        <translation>--new begint met een aantal spelers van 2 tot en met 5, zoals in 3:casual</translation>
    </message>
    <message>
        <source>number of games</source>
        <translation>aantal spellen</translation>
    </message>
    <message>
        <source>level of all seats, or one level for each seat</source>
        <translation>niveau van alle plaatsen, of één niveau per plaats</translation>
    </message>
    <message>
        <source>fill every seat but the first with this stand-in for a human player</source>
        <translation>zet deze nagebootste mens op elke plaats behalve de eerste</translation>
    </message>
    <message>
        <source>put the stand-in in the first seat as well</source>
        <translation>zet de nagebootste mens ook op de eerste plaats</translation>
    </message>
    <message>
        <source>agreement to play by</source>
        <translation>afspraken om mee te spelen</translation>
    </message>
    <message>
        <source>let Experts look ahead</source>
        <translation>laat experts vooruitdenken</translation>
    </message>
    <message>
        <source>number that chooses the teammate’s preferences (default: none)</source>
        <translation>getal dat de voorkeuren van de medespeler bepaalt; zonder getal zijn er geen</translation>
    </message>
    <message>
        <source>give the reason for each move</source>
        <translation>vermeld bij elke zet de reden</translation>
    </message>
    <message>
        <source>file to write the games to, one per line</source>
        <translation>bestand voor de spellen, één per regel</translation>
    </message>
    <message>
        <source>Games: {games}; {mean} ± {error} points, {perfect} perfect, {lost} lost by strikes, {ms} ms per move</source>
        <translation>Spellen: {games}; {mean} ± {error} punt, {perfect} perfect, {lost} verloren door foutkaarten, {ms} ms per zet</translation>
    </message>
    <message>
        <source>against {rivals} on the same deals: {difference} ± {error}</source>
        <translation>tegen {rivals} op dezelfde verdelingen: {difference} ± {error}</translation>
    </message>
    <message>
        <source>find the agreement that explains the clues of these games best</source>
        <translation>zoek de afspraken die de informatie in deze spellen het best verklaren</translation>
    </message>
    <message>
        <source>file to write the agreement to</source>
        <translation>bestand voor de afspraken</translation>
    </message>
    <message>
        <source>There are no games in these files.</source>
        <translation>Er staat geen spel in deze bestanden.</translation>
    </message>
    <message>
        <source>The agreement that reads these games’ clues best: {name}</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>De afspraken die de informatie in deze spellen het best verklaren: {name}</translation>
    </message>
    <message>
        <source>agreed on</source>
        <translation>afgesproken</translation>
    </message>
    <message>
        <source>not agreed on</source>
        <translation>niet afgesproken</translation>
    </message>
    <message>
        <source>these games don’t say</source>
        <translation>blijkt niet uit deze spellen</translation>
    </message>
    <message>
        <source>Teammates would make the same choice in {agree} of {decisions} decisions (plays {plays}, discards {discards}, clues {clues}) and read {true} of {readings} clues correctly.</source>
        <translation>Medespelers zouden bij {agree} van de {decisions} beslissingen hetzelfde doen (spelen {plays}, afleggen {discards}, informatie {clues}) en begrijpen informatie {true} van de {readings} keer juist.</translation>
    </message>
    <message>
        <source>facts only</source>
        <translation>alleen de feiten</translation>
    </message>
    <message>
        <source>with --json: print every state and its legal actions</source>
        <translation>met --json: toon elke stand en de toegestane zetten</translation>
    </message>
    <message>
        <source>{place}: {points}, {ending}, {turns}</source>
        <translation>{place}: {points}, {ending}, {turns}</translation>
    </message>
    <message>
        <source>The game ends with {score}, but the file says {expected}.</source>
        <translation>Het spel eindigt met {score}, maar volgens het bestand met {expected}.</translation>
    </message>
    <message>
        <source>recorded game</source>
        <translation>opgeslagen spel</translation>
    </message>
    <message>
        <source>turn to advise on, counted from 1</source>
        <translation>beurt waarvoor advies wordt gegeven, geteld vanaf 1</translation>
    </message>
    <message>
        <source>agreement to read clues by</source>
        <translation>afspraken waarmee informatie wordt begrepen</translation>
    </message>
    <message>
        <source>Turn {turn}: you are {name}.</source>
        <extracomment>{name} is the player to act</extracomment>
        <translation>Beurt {turn}: je bent {name}.</translation>
    </message>
    <message>
        <source>In the game: {move}</source>
        <extracomment>{move} is a whole sentence</extracomment>
        <translation>In het spel: {move}</translation>
    </message>
    <message>
        <source>Other moves, compared with it by the teammates’ own score (not in points):</source>
        <translation>Andere zetten, vergeleken met het voorstel (de waardering van de medespelers, niet in punten):</translation>
    </message>
    <message>
        <source>the game has no turn {turn} to advise on</source>
        <translation>het spel heeft geen beurt {turn} om advies over te geven</translation>
    </message>
    <message>
        <source>folder for the report and pictures</source>
        <translation>map voor het rapport en de afbeeldingen</translation>
    </message>
    <message>
        <source>speed of animations</source>
        <translation>snelheid van animaties</translation>
    </message>
    <message>
        <source>number of starts to measure</source>
        <translation>aantal te meten starts</translation>
    </message>
    <message>
        <source>who plays in a seat, counted from 1: a level, or “program:” and a command (docs/engines.md); may be repeated</source>
        <translation>wie er op een plaats speelt, geteld vanaf 1: een niveau, of ‘program:’ en een opdracht (docs/engines.md); mag worden herhaald</translation>
    </message>
    <message>
        <source>play the same deals with every pair of these levels and programs, the first in seat 1 and the second in all others</source>
        <translation>speel dezelfde verdelingen met elk paar van deze niveaus en programma’s, het eerste op plaats 1 en het tweede op alle andere</translation>
    </message>
    <message>
        <source>longest time a program may take for a move, in seconds</source>
        <translation>hoelang een programma over een zet mag doen, in seconden</translation>
    </message>
    <message>
        <source>append to this file whatever programs print besides their messages</source>
        <translation>voeg aan dit bestand toe wat programma’s buiten hun berichten om schrijven</translation>
    </message>
    <message>
        <source>{one} can’t be used together with {other}</source>
        <translation>{one} gaat niet samen met {other}</translation>
    </message>
    <message>
        <source>{text} does not name a seat from 1 to {players}</source>
        <translation>{text} noemt geen plaats van 1 tot en met {players}</translation>
    </message>
    <message>
        <source>“program:” needs a command</source>
        <translation>‘program:’ heeft een opdracht nodig</translation>
    </message>
    <message>
        <source>Games: {games}; {mean} ± {error} points, {perfect} perfect, {lost} lost by strikes; ms per move by seat: {ms}</source>
        <translation>Spellen: {games}; {mean} ± {error} punt, {perfect} perfect, {lost} verloren door foutkaarten; ms per zet, voor elke plaats: {ms}</translation>
    </message>
    <message>
        <source>deal {number}, turn {turn}: {sentence}</source>
        <extracomment>{number} is the number of a deal, {sentence} says what a program did wrong</extracomment>
        <translation>verdeling {number}, beurt {turn}: {sentence}</translation>
    </message>
    <message>
        <source>shell that the script is for; “man” prints a manual page instead</source>
        <translation>shell waarvoor het script is; ‘man’ toont in plaats daarvan een manpagina</translation>
    </message>
    <message>
        <source>run on the Dask cluster at this address, such as tcp://host:8786</source>
        <translation>voer de berekening uit op het Dask-cluster op dit adres, zoals tcp://host:8786</translation>
    </message>
    <message>
        <source>--scheduler needs Dask: install the extra “cluster” (docs/commands.md)</source>
        <translation>--scheduler vereist Dask: installeer de uitbreiding ‘cluster’ (docs/commands.md)</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}</source>
        <translation>op {address} antwoordt geen scheduler</translation>
    </message>
</context>
<context>
    <name>Consent</name>
    <message>
        <source>Take the move back?</source>
        <translation>De zet terugnemen?</translation>
    </message>
    <message>
        <source>{name} chooses again. This is taken back:</source>
        <extracomment>{name} is the person whose move is taken back</extracomment>
        <translation>{name} kiest opnieuw. Dit wordt teruggenomen:</translation>
    </message>
    <message>
        <source>{name} sees the others’ hands again, as they were before that move.</source>
        <translation>{name} ziet de handen van de anderen weer zoals ze vóór die zet waren.</translation>
    </message>
    <message>
        <source>Everybody at the table has to agree.</source>
        <translation>Iedereen aan tafel moet het ermee eens zijn.</translation>
    </message>
    <message>
        <source>We all agree</source>
        <translation>We zijn het eens</translation>
    </message>
    <message>
        <source>Keep the move</source>
        <translation>Zet laten staan</translation>
    </message>
    <message>
        <source>the {card} that {name} had</source>
        <extracomment>a card that its holder had not seen; {card} is such as &quot;red 3&quot;</extracomment>
        <translation>de {card} die {name} had</translation>
    </message>
    <message>
        <source>the clue to {name}</source>
        <translation>de informatie aan {name}</translation>
    </message>
    <message>
        <source>the card that {name} drew</source>
        <extracomment>a card that the others have seen</extracomment>
        <translation>de kaart die {name} trok</translation>
    </message>
    <message>
        <source>why the teammates made their moves</source>
        <extracomment>at the end of a game all reasons are told in full</extracomment>
        <translation>waarom de medespelers hun zetten deden</translation>
    </message>
    <message>
        <source>You will still know this: {what}.</source>
        <translation>Dit blijf je weten: {what}.</translation>
    </message>
</context>
<context>
    <name>Convention</name>
    <message>
        <source>play clue</source>
        <translation>speelinformatie</translation>
    </message>
    <message>
        <source>delayed play clue</source>
        <translation>uitgestelde speelinformatie</translation>
    </message>
    <message>
        <source>save clue</source>
        <translation>redding</translation>
    </message>
    <message>
        <source>2 save</source>
        <translation>redding van een 2</translation>
    </message>
    <message>
        <source>5 save</source>
        <translation>redding van een 5</translation>
    </message>
    <message>
        <source>5 stall</source>
        <translation>wachtzet met 5’en</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>aansporing</translation>
    </message>
    <message>
        <source>finesse</source>
        <translation>finesse</translation>
    </message>
    <message>
        <source>double finesse</source>
        <translation>dubbele finesse</translation>
    </message>
    <message>
        <source>reverse finesse</source>
        <translation>omgekeerde finesse</translation>
    </message>
    <message>
        <source>layered finesse</source>
        <translation>gelaagde finesse</translation>
    </message>
    <message>
        <source>hidden finesse</source>
        <translation>verborgen finesse</translation>
    </message>
    <message>
        <source>repeated clue</source>
        <translation>herhaalde informatie</translation>
    </message>
    <message>
        <source>sarcastic discard</source>
        <translation>sarcastisch afleggen</translation>
    </message>
    <message>
        <source>gentleman’s discard</source>
        <translation>galant afleggen</translation>
    </message>
    <message>
        <source>self-prompt</source>
        <translation>eigen aansporing</translation>
    </message>
    <message>
        <source>self-finesse</source>
        <translation>eigen finesse</translation>
    </message>
    <message>
        <source>tempo clue</source>
        <translation>tempo-informatie</translation>
    </message>
    <message>
        <source>fix clue</source>
        <translation>correctie</translation>
    </message>
    <message>
        <source>fill-in</source>
        <translation>aanvulling</translation>
    </message>
    <message>
        <source>empty clue</source>
        <translation>lege informatie</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>wachtzet</translation>
    </message>
    <message>
        <source>play or save clue</source>
        <translation>spelen of redden</translation>
    </message>
    <message>
        <source>focus</source>
        <translation>focus</translation>
    </message>
    <message>
        <source>chop</source>
        <translation>aflegkaart</translation>
    </message>
    <message>
        <source>good touch</source>
        <translation>goed aanwijzen</translation>
    </message>
    <message>
        <source>ordered 1s</source>
        <translation>1’en op volgorde</translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>aankondigen</translation>
    </message>
    <message>
        <source>keeping last copies</source>
        <translation>laatste exemplaren bewaren</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>bluf</translation>
    </message>
</context>
<context>
    <name>ConventionRule</name>
    <message>
        <source>The chop is your oldest card without a clue. When you have nothing better to do, you discard it.</source>
        <translation>De aflegkaart is je oudste kaart zonder informatie. Als je niets beters te doen hebt, leg je die af.</translation>
    </message>
    <message>
        <source>A clue is about one card: the chop if the clue touches it; if not, the newest card touched that had no clue before; failing that, the newest card touched.</source>
        <translation>Informatie gaat over één kaart: de aflegkaart als die voor het eerst wordt aangewezen, anders de nieuwste die voor het eerst wordt aangewezen, anders de nieuwste aangewezen kaart.</translation>
    </message>
    <message>
        <source>The card a clue is about can be played now, unless the clue asks you to keep it.</source>
        <translation>De kaart waar de informatie over gaat, kan nu gespeeld worden, tenzij die bewaard moet blijven.</translation>
    </message>
    <message>
        <source>The card can be played as soon as you have played the cards you know already.</source>
        <translation>De kaart kan gespeeld worden zodra je de kaarten hebt gespeeld die je al kent.</translation>
    </message>
    <message>
        <source>A clue about 5s that touches your chop asks you to keep it.</source>
        <translation>Informatie over 5’en die je aflegkaart aanwijst, vraagt je die te bewaren.</translation>
    </message>
    <message>
        <source>A clue about 2s that touches your chop may ask you to keep a 2 whose other copy nobody can see.</source>
        <translation>Informatie over 2’en die je aflegkaart aanwijst, kan je vragen een 2 te bewaren waarvan niemand de andere ziet.</translation>
    </message>
    <message>
        <source>A clue that touches your chop may ask you to keep the last copy of a card. 5s are kept by their value, never by their colour.</source>
        <translation>Informatie die je aflegkaart aanwijst, kan je vragen het laatste exemplaar van een kaart te bewaren. 5’en red je met hun waarde, nooit met hun kleur.</translation>
    </message>
    <message>
        <source>Clues touch only cards that will still be played, never two copies of the same card.</source>
        <translation>Informatie wijst alleen kaarten aan die nog gespeeld worden, nooit twee exemplaren van dezelfde kaart.</translation>
    </message>
    <message>
        <source>A clue that touches nothing new says: the newest card it touches can be played now.</source>
        <translation>Informatie die niets nieuws aanwijst, zegt: de nieuwste aangewezen kaart past nu.</translation>
    </message>
    <message>
        <source>A clue about a card already known to be playable or unplayable only says more about it.</source>
        <translation>Informatie over een kaart waarvan al bekend is of die past, zegt er alleen meer over.</translation>
    </message>
    <message>
        <source>A clue that stops somebody from misplaying a card says no more than that; any new cards it touches are simply worth keeping.</source>
        <translation>Informatie die voorkomt dat iemand een kaart speelt die niet past, zegt alleen dat: nieuw aangewezen kaarten zijn gewoon het bewaren waard.</translation>
    </message>
    <message>
        <source>A clue may be about a card that is playable only after another one. Whoever has a clued card that could be the missing one plays it first; if there are several, the newest.</source>
        <translation>Informatie kan gaan over een kaart die pas na een andere past. Wie een kaart met informatie heeft die de andere kan zijn, speelt die eerst; van meerdere de nieuwste.</translation>
    </message>
    <message>
        <source>If nobody else can help, the missing card is in your own hand: play your newest clued card that could be it.</source>
        <translation>Als niemand anders kan helpen, heb je de ontbrekende kaart zelf: speel de nieuwste van je kaarten met informatie die het kan zijn.</translation>
    </message>
    <message>
        <source>An empty clue only says what you do not hold.</source>
        <translation>Lege informatie zegt alleen wat je niet hebt.</translation>
    </message>
    <message>
        <source>Announce the colour of a card when you know it and the table needs a clue.</source>
        <translation>Kondig de kleur van een kaart aan als je die kent en een lampion welkom is.</translation>
    </message>
    <message>
        <source>In the final bouquet no last copy may be lost: give any clue rather than risk it.</source>
        <translation>In het slotboeket mag geen laatste exemplaar verloren gaan: geef liever informatie, welke dan ook, dan dat te riskeren.</translation>
    </message>
    <message>
        <source>When there is nothing better to do, a clue about 5s that doesn’t touch the chop passes the turn and shows where a 5 is.</source>
        <translation>Informatie over 5’en die de aflegkaart niet aanwijst, geeft alleen de beurt door en laat zien waar een 5 zit. Geef die als er niets beters te doen is.</translation>
    </message>
    <message>
        <source>When several 1s are clued at once, the oldest is played first.</source>
        <translation>Van meerdere tegelijk aangewezen 1’en wordt de oudste het eerst gespeeld.</translation>
    </message>
    <message>
        <source>If no clued card can be the missing one, whoever sits between giver and receiver plays the newest unclued card blind, at once.</source>
        <translation>Als geen kaart met informatie de ontbrekende kan zijn, speelt wie tussen gever en ontvanger zit, meteen en ongezien de nieuwste kaart zonder informatie.</translation>
    </message>
    <message>
        <source>If nothing else explains a clue, play your newest unclued card first.</source>
        <translation>Als niets anders de informatie verklaart, speel dan eerst je nieuwste kaart zonder informatie.</translation>
    </message>
    <message>
        <source>Two cards may be missing; both are played blind, in order.</source>
        <translation>Er kunnen twee kaarten ontbreken; dan worden ze allebei ongezien gespeeld, op volgorde.</translation>
    </message>
    <message>
        <source>The blind play may also come from somebody who acts after the receiver: whoever sees the missing card there waits until that player has had a turn.</source>
        <translation>Ook iemand die na de ontvanger aan de beurt is, kan de ontbrekende kaart ongezien spelen: wie die kaart daar ziet, wacht tot die speler aan de beurt is geweest.</translation>
    </message>
    <message>
        <source>If the card you play blind is playable but isn’t the missing one, your next unclued card must be: play that as well.</source>
        <translation>Als de ongezien gespeelde kaart past maar niet de ontbrekende is, geldt de volgende kaart zonder informatie als de ontbrekende; ook die wordt gespeeld.</translation>
    </message>
    <message>
        <source>The same goes for a prompt: if the clued card you play isn’t the missing one, play the next card that could be it as well.</source>
        <translation>Hetzelfde geldt voor een aansporing: als de gespeelde kaart met informatie niet de ontbrekende is, speel dan ook de volgende kaart die het kan zijn.</translation>
    </message>
    <message>
        <source>If a clue touches nothing new and its card isn’t playable yet, it asks the others for the missing cards, like any clue.</source>
        <translation>Als informatie niets nieuws aanwijst en de kaart nog niet past, vraagt die de anderen om de ontbrekende kaarten, net als alle andere informatie.</translation>
    </message>
    <message>
        <source>Discarding a known card that is still needed tells a teammate: one of your clued cards is the other copy.</source>
        <translation>Wie een bekende kaart aflegt die nog nodig is, zegt daarmee tegen een medespeler: een van jouw aangewezen kaarten is het andere exemplaar.</translation>
    </message>
    <message>
        <source>If no clued card can be the other copy and the card is playable now, the other copy is somebody’s newest unclued card, and they play it blind.</source>
        <translation>Als geen kaart met informatie het andere exemplaar kan zijn en de kaart nu past, is het iemands nieuwste kaart zonder informatie; die wordt ongezien gespeeld.</translation>
    </message>
    <message>
        <source>The player right before you may clue a card that isn’t playable yet, to make you play your newest unclued card, whatever it is. Only people do this: reviews recognise it, but computer teammates never bluff.</source>
        <translation>De speler die vlak vóór jou aan de beurt is, kan informatie geven over een kaart die nog niet past, zodat jij je nieuwste kaart zonder informatie speelt, welke dat ook is. Alleen mensen doen dit: nabesprekingen herkennen het, maar computerspelers bluffen nooit.</translation>
    </message>
</context>
<context>
    <name>Conventions</name>
    <message>
        <source>Agreement at this table: {name}</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>Afspraken aan deze tafel: {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>CountWord</name>
    <message>
        <source>no cards</source>
        <translation>geen kaarten</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>één kaart</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>twee kaarten</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>drie kaarten</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>vier kaarten</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>vijf kaarten</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln kaart</numerusform>
            <numerusform>%Ln kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them new</source>
        <extracomment>of the cards a clue touches, those not clued before</extracomment>
        <translation>
            <numerusform>%Ln nieuw</numerusform>
            <numerusform>%Ln nieuw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <extracomment>copies of one card that are not discarded</extracomment>
        <translation>
            <numerusform>nog %Ln over</numerusform>
            <numerusform>nog %Ln over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) left</source>
        <translation>
            <numerusform>%Ln lampion aan</numerusform>
            <numerusform>%Ln lampions aan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln beurt</numerusform>
            <numerusform>%Ln beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln speler</numerusform>
            <numerusform>%Ln spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s)</source>
        <extracomment>games that follow in the same file</extracomment>
        <translation>
            <numerusform>nog %Ln spel</numerusform>
            <numerusform>nog %Ln spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moment(s) from your games to practise today</source>
        <extracomment>moments of one&apos;s own games that are to be decided once more</extracomment>
        <translation>
            <numerusform>Vandaag %Ln moment uit je spellen om te oefenen</numerusform>
            <numerusform>Vandaag %Ln momenten uit je spellen om te oefenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bookmark(s)</source>
        <extracomment>moments of a game that were marked while it was played</extracomment>
        <translation>
            <numerusform>%Ln bladwijzer</numerusform>
            <numerusform>%Ln bladwijzers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln convention(s) left out: not every teammate knows them.</source>
        <translation>
            <numerusform>%Ln conventie vervalt: niet elke medespeler kent die.</numerusform>
            <numerusform>%Ln conventies vervallen: niet elke medespeler kent ze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s)</source>
        <translation>
            <numerusform>%Ln beslissing</numerusform>
            <numerusform>%Ln beslissingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln try(s)</source>
        <translation>
            <numerusform>%Ln poging</numerusform>
            <numerusform>%Ln pogingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s)</source>
        <translation>
            <numerusform>%Ln tip</numerusform>
            <numerusform>%Ln tips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln second(s)</source>
        <extracomment>something happens by itself after so long</extracomment>
        <translation>
            <numerusform>Na %Ln seconde</numerusform>
            <numerusform>Na %Ln seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) in 100 end perfect</source>
        <extracomment>of simulated games</extracomment>
        <translation>
            <numerusform>op 100 spellen %Ln perfecte score meer</numerusform>
            <numerusform>op 100 spellen %Ln perfecte scores meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s); save as CSV to get all.</source>
        <translation>
            <numerusform>Nog %Ln rij; sla op als CSV om alles te krijgen.</numerusform>
            <numerusform>Nog %Ln rijen; sla op als CSV om alles te krijgen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln-point games</source>
        <extracomment>a choice of games, by how many points can be reached in them: 25 or 30</extracomment>
        <translation>
            <numerusform>Spellen om %Ln punt</numerusform>
            <numerusform>Spellen om %Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s) asked for.</source>
        <translation>
            <numerusform>%Ln tip gevraagd.</numerusform>
            <numerusform>%Ln tips gevraagd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) taken back.</source>
        <translation>
            <numerusform>%Ln zet teruggenomen.</numerusform>
            <numerusform>%Ln zetten teruggenomen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restarted %Ln time(s).</source>
        <extracomment>how often the same deal had been begun before</extracomment>
        <translation>
            <numerusform>%Ln keer opnieuw begonnen.</numerusform>
            <numerusform>%Ln keer opnieuw begonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played at a teaching table.</source>
        <translation>Gespeeld aan een oefentafel.</translation>
    </message>
    <message>
        <source>The table said in advance how clues would be read.</source>
        <translation>Vooraf was te zien hoe informatie zou worden opgevat.</translation>
    </message>
    <message>
        <source>Played on from turn {turn} of a replay.</source>
        <translation>Verder gespeeld vanaf beurt {turn} van een nagespeeld spel.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) to repeat today</source>
        <extracomment>puzzles that were not solved at the first try come back after some days</extracomment>
        <translation>
            <numerusform>%Ln puzzel om vandaag te herhalen</numerusform>
            <numerusform>%Ln puzzels om vandaag te herhalen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s)</source>
        <extracomment>so many clues were given in a game</extracomment>
        <translation>
            <numerusform>%Ln keer informatie</numerusform>
            <numerusform>%Ln keer informatie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <extracomment>the deal of the day was played on so many days without a gap</extracomment>
        <translation>
            <numerusform>%Ln dag op rij</numerusform>
            <numerusform>%Ln dagen op rij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears when you have solved %Ln more puzzle(s) without a hint.</source>
        <translation>
            <numerusform>Je rating verschijnt als je nog %Ln puzzel zonder tip hebt opgelost.</numerusform>
            <numerusform>Je rating verschijnt als je nog %Ln puzzels zonder tip hebt opgelost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strike(s) of {most}</source>
        <extracomment>{most} is how many strikes end the game</extracomment>
        <translation>
            <numerusform>%Ln van de {most} foutkaarten</numerusform>
            <numerusform>%Ln van de {most} foutkaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln spel</numerusform>
            <numerusform>%Ln spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starred</source>
        <extracomment>games marked with a star</extracomment>
        <translation>
            <numerusform>%Ln met ster</numerusform>
            <numerusform>%Ln met ster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>%Ln spel verwijderd.</numerusform>
            <numerusform>%Ln spellen verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you quit now, the moves in %Ln game(s) that have not been saved are lost. A file of an unfinished game contains all its cards.</source>
        <translation>
            <numerusform>Als je nu afsluit, gaan de niet opgeslagen zetten van %Ln spel verloren. Een bestand van een onafgemaakt spel bevat alle kaarten ervan.</numerusform>
            <numerusform>Als je nu afsluit, gaan de niet opgeslagen zetten van %Ln spellen verloren. Een bestand van onafgemaakte spellen bevat alle kaarten ervan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) waiting</source>
        <translation>
            <numerusform>nog %Ln spel wacht</numerusform>
            <numerusform>nog %Ln spellen wachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) reviewed.</source>
        <translation>
            <numerusform>%Ln spel nabesproken.</numerusform>
            <numerusform>%Ln spellen nabesproken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) left out, because they are not over.</source>
        <translation>
            <numerusform>%Ln spel overgeslagen, omdat het nog loopt.</numerusform>
            <numerusform>%Ln spellen overgeslagen, omdat ze nog lopen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be reviewed.</source>
        <translation>
            <numerusform>%Ln spel kon niet worden nabesproken.</numerusform>
            <numerusform>%Ln spellen konden niet worden nabesproken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln spel geïmporteerd.</numerusform>
            <numerusform>%Ln spellen geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported.</source>
        <translation>
            <numerusform>%Ln spel geëxporteerd.</numerusform>
            <numerusform>%Ln spellen geëxporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) are not over: the file contains all their cards.</source>
        <translation>
            <numerusform>%Ln spel is nog niet afgelopen: het bestand bevat alle kaarten ervan.</numerusform>
            <numerusform>%Ln spellen zijn nog niet afgelopen: het bestand bevat alle kaarten ervan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more line(s) not listed.</source>
        <extracomment>of a long list of what could not be imported</extracomment>
        <translation>
            <numerusform>Nog %Ln regel niet getoond.</numerusform>
            <numerusform>Nog %Ln regels niet getoond.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read as a game.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%Ln was niet als spel te lezen.</numerusform>
            <numerusform>%Ln waren niet als spel te lezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln had been imported before.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%Ln was al eerder geïmporteerd.</numerusform>
            <numerusform>%Ln waren al eerder geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could be read</source>
        <extracomment>from a damaged file, within a sentence</extracomment>
        <translation>
            <numerusform>%Ln spel kon worden gelezen</numerusform>
            <numerusform>%Ln spellen konden worden gelezen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to</source>
        <extracomment>above the name of the person who plays next at this screen</extracomment>
        <translation>Geef het scherm door aan</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <extracomment>a button: whoever presses it is the person of this name</extracomment>
        <translation>Ik ben {name}</translation>
    </message>
    <message>
        <source>All hands stay covered until that button is pressed.</source>
        <translation>Tot dan blijven alle handen verborgen.</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>above a list of what the others have done</extracomment>
        <translation>Sinds de vorige beurt van {name}</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Deal of the day · Hanabi</source>
        <translation>Verdeling van de dag · Hanabi</translation>
    </message>
    <message>
        <source>late</source>
        <extracomment>on a day of the month: its deal was played after the day; one short word</extracomment>
        <translation>laat</translation>
    </message>
    <message>
        <source>{day}, today</source>
        <extracomment>{day} is such as &quot;28 November&quot;</extracomment>
        <translation>{day}, vandaag</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Verdeling van de dag</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>If you play it now, it is marked as late.</source>
        <translation>Als je de verdeling nu speelt, komt er ‘laat’ bij te staan.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Opnieuw spelen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Het spel bekijken</translation>
    </message>
    <message>
        <source>{score} of {most}</source>
        <translation>{score} van {most}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Nog niet</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Niet gespeeld</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niet afgemaakt</translation>
    </message>
    <message>
        <source>Played on the day: {score}</source>
        <extracomment>{score} is such as &quot;23 of 25&quot;</extracomment>
        <translation>Op de dag zelf gespeeld: {score}</translation>
    </message>
    <message>
        <source>Played later: {score}</source>
        <extracomment>after the day itself; {score} is such as &quot;23 of 25&quot;</extracomment>
        <translation>Later gespeeld: {score}</translation>
    </message>
    <message>
        <source>Par is {points}, the average of {level} teammates.</source>
        <extracomment>{points} is such as &quot;21.3&quot;, {level} such as &quot;Casual&quot;</extracomment>
        <translation>Par is {points}, het gemiddelde op niveau {level}.</translation>
    </message>
    <message>
        <source>Everybody gets the same cards and three {level} teammates.</source>
        <extracomment>{level} is such as &quot;Casual&quot;</extracomment>
        <translation>Iedereen krijgt dezelfde kaarten, met drie medespelers van niveau {level}.</translation>
    </message>
    <message>
        <source>Four Experts scored {points} on this deal.</source>
        <translation>Vier experts haalden {points} met deze verdeling.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM</source>
        <extracomment>a day and its month; the letters as Qt&apos;s date formats know them</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>a day, its month and the year; the letters as Qt&apos;s date formats know them</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>a month and the year; the letters as Qt&apos;s date formats know them</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>easy</source>
        <extracomment>a puzzle</extracomment>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>a puzzle</extracomment>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>very hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>heel moeilijk</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>{card}: {discarded} discarded, none left, still needed</source>
        <translation>{card}: {discarded} afgelegd, geen enkele meer over, nog nodig</translation>
    </message>
    <message>
        <source>{card}: {discarded} discarded, the last one is still needed</source>
        <translation>{card}: {discarded} afgelegd, de laatste is nog nodig</translation>
    </message>
    <message>
        <source>{card}: {discarded} discarded, {left} left</source>
        <translation>{card}: {discarded} afgelegd, nog {left} over</translation>
    </message>
</context>
<context>
    <name>DonePanel</name>
    <message>
        <source>Done</source>
        <extracomment>the person who has played has seen what came of it</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the name of a key</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Then pass the screen to {name}.</source>
        <translation>Geef het scherm daarna door aan {name}.</translation>
    </message>
    <message>
        <source>Passing the screen to {name} in {seconds}.</source>
        <extracomment>{seconds} is such as &quot;3 seconds&quot;</extracomment>
        <translation>Het scherm gaat over {seconds} naar {name}.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Every firework is complete.</source>
        <translation>Elke vuurwerkrij is compleet.</translation>
    </message>
    <message>
        <source>The third strike ended the game.</source>
        <translation>Door de derde foutkaart is het spel voorbij.</translation>
    </message>
    <message>
        <source>The last turns have been played.</source>
        <translation>De laatste beurten zijn gespeeld.</translation>
    </message>
    <message>
        <source>A card that was still needed has been lost.</source>
        <translation>Een kaart die nog nodig was, is verloren.</translation>
    </message>
    <message>
        <source>Nobody had a legal move left.</source>
        <translation>Niemand kon nog een geldige zet doen.</translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message>
        <source>perfect</source>
        <translation>perfect</translation>
    </message>
    <message>
        <source>lost by strikes</source>
        <translation>verloren door foutkaarten</translation>
    </message>
    <message>
        <source>the deck ran out</source>
        <translation>de stapel was op</translation>
    </message>
    <message>
        <source>lost, a needed card is gone</source>
        <translation>verloren, want een benodigde kaart is weg</translation>
    </message>
    <message>
        <source>lost, nobody could make a move</source>
        <translation>verloren, want niemand kon nog een zet doen</translation>
    </message>
    <message>
        <source>ended when no more points were possible</source>
        <translation>beëindigd toen er geen punten meer te halen waren</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>afgebroken</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>niet afgemaakt</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>{name} discarded the {card}.</source>
        <translation>{name} legde de {card} af.</translation>
    </message>
    <message>
        <source>{name} told {receiver} about {value}, touching {cards}.</source>
        <extracomment>{value} is &quot;green&quot; or &quot;3s&quot;, {cards} is &quot;three cards&quot;</extracomment>
        <translation>{name} gaf {receiver} informatie over {value} ({cards}).</translation>
    </message>
    <message>
        <source>{name} had no move and was skipped.</source>
        <translation>{name} kon geen zet doen en werd overgeslagen.</translation>
    </message>
    <message>
        <source>{name} played the {card}.</source>
        <translation>{name} speelde de {card}.</translation>
    </message>
    <message>
        <source>{name} misplayed the {card}: a strike.</source>
        <translation>{name} speelde de {card}, maar die paste niet: een foutkaart.</translation>
    </message>
    <message>
        <source>{name} announced {suit} and played the {card}.</source>
        <translation>{name} kondigde {suit} aan en speelde de {card}.</translation>
    </message>
    <message>
        <source>{name} announced {suit} and turned over the {card}: a strike.</source>
        <translation>{name} kondigde {suit} aan en draaide de {card} om: een foutkaart.</translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>Gets a clue: {value}</source>
        <extracomment>above a hand; {value} is &quot;Blue&quot; or &quot;3s&quot;</extracomment>
        <translation>Krijgt informatie: {value}</translation>
    </message>
    <message>
        <source>Acts next</source>
        <extracomment>the label above the hand of the player who acts next</extracomment>
        <translation>Hierna aan de beurt</translation>
    </message>
    <message>
        <source>Acts later</source>
        <extracomment>the label above the hand of a player who acts later</extracomment>
        <translation>Later aan de beurt</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Vuurwerkrijen</translation>
    </message>
    <message>
        <source>Known, and just discarded</source>
        <translation>Bekend, en net afgelegd</translation>
    </message>
    <message>
        <source>Played next, in this order: {cards}.</source>
        <extracomment>{cards} is &quot;blue 2, blue 3&quot;</extracomment>
        <translation>Daarna gespeeld, in deze volgorde: {cards}.</translation>
    </message>
    <message>
        <source>Kept: {cards}.</source>
        <extracomment>{cards} is &quot;red 2&quot;</extracomment>
        <translation>Bewaard: {cards}.</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>This clue touches no card and asks nothing of {name}.</source>
        <translation>Deze informatie wijst geen kaart aan en vraagt niets van {name}.</translation>
    </message>
    <message>
        <source>{name} may read their slot {slot} as {cards}, but it’s the {truth}.</source>
        <translation>{name} kan de kaart op plek {slot} voor een andere aanzien ({cards}), maar het is de {truth}.</translation>
    </message>
    <message>
        <source>{name} may misread their slot {slot}: it’s the {truth}.</source>
        <translation>{name} kan zich vergissen in de kaart op plek {slot}: het is de {truth}.</translation>
    </message>
    <message>
        <source>{name} will play their slot {slot} ({truth}).</source>
        <translation>{name} speelt dan de kaart op plek {slot} ({truth}).</translation>
    </message>
    <message>
        <source>{name} will play their slot {first} first, then slot {slot}.</source>
        <translation>{name} speelt eerst de kaart op plek {first} en dan die op plek {slot}.</translation>
    </message>
    <message>
        <source>{name} will play their slot {slot} once you have played your slot {first}.</source>
        <translation>{name} speelt de kaart op plek {slot} zodra jij jouw kaart op plek {first} hebt gespeeld.</translation>
    </message>
    <message>
        <source>{helper} will play their slot {first} first, then {name} will play their slot {slot}.</source>
        <translation>Eerst speelt {helper} de kaart op plek {first}, dan {name} de kaart op plek {slot}.</translation>
    </message>
    <message>
        <source>{name} will no longer play their slot {slot}.</source>
        <translation>{name} speelt de kaart op plek {slot} dan niet meer.</translation>
    </message>
    <message>
        <source>{name} will keep their slot {slot} ({truth}).</source>
        <translation>{name} bewaart dan de kaart op plek {slot} ({truth}).</translation>
    </message>
    <message>
        <source>{name} will play their slot {slot} later ({truth}).</source>
        <translation>{name} speelt later de kaart op plek {slot} ({truth}).</translation>
    </message>
    <message>
        <source>{name} will play their slot {slot} even without this clue.</source>
        <translation>{name} speelt de kaart op plek {slot} ook zonder deze informatie.</translation>
    </message>
    <message>
        <source>{name} will know more about their slot {slot} ({truth}).</source>
        <translation>{name} weet dan meer over de kaart op plek {slot} ({truth}).</translation>
    </message>
    <message>
        <source>This tells {name} nothing new.</source>
        <translation>Dat is niets nieuws voor {name}.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{file} cannot be read: {cause}</source>
        <translation>{file} kan niet worden gelezen: {cause}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {cause}</source>
        <translation>{file} kan niet worden geschreven: {cause}</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>This is the first game in the file. Import the file to see {more}.</source>
        <extracomment>{more} is &quot;3 more games&quot;</extracomment>
        <translation>Dit is het eerste spel in het bestand. Importeer het bestand om {more} te zien.</translation>
    </message>
    <message>
        <source>The game continues where it was saved.</source>
        <translation>Het spel gaat verder waar het werd opgeslagen.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Games ({endings})</source>
        <extracomment>{endings} is &quot;*.hanabi *.json&quot; and the like</extracomment>
        <translation>Spellen ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Games, one per line ({ending})</source>
        <translation>Spellen, één per regel ({ending})</translation>
    </message>
    <message>
        <source>Saved game ({ending})</source>
        <translation>Opgeslagen spel ({ending})</translation>
    </message>
    <message>
        <source>For hanab.live ({ending})</source>
        <translation>Voor hanab.live ({ending})</translation>
    </message>
    <message>
        <source>Web page ({ending})</source>
        <translation>Webpagina ({ending})</translation>
    </message>
    <message>
        <source>For printing ({ending})</source>
        <translation>Om af te drukken ({ending})</translation>
    </message>
    <message>
        <source>Plain text ({ending})</source>
        <translation>Platte tekst ({ending})</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Dit spel opslaan</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Other programs will read this game differently, because they don’t support announced colours.</source>
        <translation>Andere programma’s lezen dit spel anders, want ze kennen geen aangekondigde kleuren.</translation>
    </message>
    <message>
        <source>A link shows every card, even hidden ones: finish this game first.</source>
        <translation>Een link toont alle kaarten, ook de verborgen: speel dit spel eerst uit.</translation>
    </message>
    <message>
        <source>A link can’t hold the announced colours, and without them this would be a different game. Save it as a file instead.</source>
        <translation>Een link kan de aangekondigde kleuren niet bevatten, en zonder die kleuren zou het een ander spel zijn. Sla het spel op als bestand.</translation>
    </message>
    <message>
        <source>A link can’t say that this was the final bouquet, and without that the game would end differently. Save it as a file instead.</source>
        <translation>Een link kan niet aangeven dat dit het slotboeket was, en zonder die regel zou het spel anders eindigen. Sla het spel op als bestand.</translation>
    </message>
    <message>
        <source>A link can’t say that empty clues were allowed, and hanab.live would stop at the first one. Save it as a file instead.</source>
        <translation>Een link kan niet aangeven dat lege informatie was toegestaan, en hanab.live zou stoppen zodra iemand die geeft. Sla het spel op als bestand.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link gekopieerd.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>This game is not over, and the file contains every card: open it only to play on.</source>
        <translation>Dit spel is nog niet afgelopen, en het bestand bevat alle kaarten: open het alleen om verder te spelen.</translation>
    </message>
    <message>
        <source>hanab.live only opens games with at least one move.</source>
        <translation>hanab.live opent alleen spellen met minstens één zet.</translation>
    </message>
    <message>
        <source>The position was copied as text.</source>
        <translation>De stelling is als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>The position was copied as a picture.</source>
        <translation>De stelling is als afbeelding gekopieerd.</translation>
    </message>
    <message>
        <source>A link can’t say which special rules this game had. Save it as a file instead.</source>
        <translation>Een link kan niet aangeven welke speciale regels dit spel had. Sla het op als bestand.</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>You see everybody’s hand but your own. Tell a teammate about their cards, so that they know what to play.</source>
        <translation>Je ziet ieders hand, behalve die van jezelf. Geef medespelers informatie over hun kaarten, zodat ze weten wat ze kunnen spelen.</translation>
    </message>
    <message>
        <source>That card didn’t fit, so it counts as a strike. The third one ends the game.</source>
        <translation>Die kaart paste niet, dus dat is een foutkaart. De derde beëindigt het spel.</translation>
    </message>
    <message>
        <source>The deck is empty. Everybody has one last turn, and this is yours.</source>
        <translation>De stapel is leeg. Iedereen heeft nog één beurt, en dit is de jouwe.</translation>
    </message>
    <message>
        <source>No clue is left. Play a card, or discard one to get a clue back.</source>
        <translation>Er is geen lampion meer aan. Speel een kaart, of leg er een af om weer een lampion aan te steken.</translation>
    </message>
    <message>
        <source>Somebody told you about the cards that stand out in your hand. Usually that means: play one. If none can be played yet, keep them.</source>
        <translation>Iemand gaf je informatie over de kaarten die in je hand opvallen. Meestal betekent dat: speel er een. Als er nog geen enkele past, bewaar je ze.</translation>
    </message>
    <message>
        <source>A clue that no card matches asks for nothing. It passes the turn when every discard seems too dangerous.</source>
        <translation>Informatie die geen kaart aanwijst, vraagt niets. Zo geef je de beurt door als elke kaart te gevaarlijk lijkt om af te leggen.</translation>
    </message>
    <message>
        <source>Clues are running out. A discard brings one back: take your oldest card that nobody has told you about.</source>
        <translation>De lampions raken op. Leg je een kaart af, dan gaat er weer een aan: neem je oudste kaart waarover niemand informatie gaf.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>No clue has touched this card yet.</source>
        <translation>Over deze kaart is nog geen informatie gegeven.</translation>
    </message>
    <message>
        <source>This table’s agreement was saved by a newer version of this program: you can look at the game here, but not continue it.</source>
        <translation>De afspraken van deze tafel komen uit een nieuwere versie van dit programma: je kunt het spel hier bekijken, maar niet verder spelen.</translation>
    </message>
    <message>
        <source>From here on, this is a new game.</source>
        <translation>Vanaf hier is dit een nieuw spel.</translation>
    </message>
    <message>
        <source>The game has moved on. Esc takes you back to it.</source>
        <translation>Het spel is verdergegaan. Met Esc ga je ernaar terug.</translation>
    </message>
    <message>
        <source>Hanabi is already open in another window. Play there.</source>
        <translation>Hanabi is al geopend in een ander venster. Speel daar.</translation>
    </message>
    <message>
        <source>Play this deal again? You know its cards, so it counts as a repeat.</source>
        <translation>Deze verdeling opnieuw spelen? Je kent de kaarten, dus het telt als herhaling.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Opnieuw spelen</translation>
    </message>
    <message>
        <source>Your last move was taken back.</source>
        <translation>Je laatste zet is teruggenomen.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>De zet is teruggenomen.</translation>
    </message>
    <message>
        <source>Something went wrong, so there is no answer. You can play on.</source>
        <translation>Er ging iets mis, dus er is geen antwoord. Je kunt verder spelen.</translation>
    </message>
    <message>
        <source>Ask for a hint? It counts as help.</source>
        <translation>Om een tip vragen? Dat telt als hulp.</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Tip vragen</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>complete</source>
        <translation>compleet</translation>
    </message>
    <message>
        <source>{number} short</source>
        <extracomment>how many cards a firework lacks</extracomment>
        <translation>{number} te kort</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nabespreken</translation>
    </message>
    <message>
        <source>Back to before the last strike</source>
        <translation>Terug naar vóór de laatste foutkaart</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Zelfde verdeling opnieuw</translation>
    </message>
    <message>
        <source>Change players or rules…</source>
        <translation>Spelers of regels wijzigen …</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Delen …</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>International Federation of Fireworks</source>
        <translation>Internationale Federatie van Vuurwerkdeskundigen</translation>
    </message>
    <message>
        <source>See turn {turn}</source>
        <translation>Beurt {turn} bekijken</translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>van {most}</translation>
    </message>
    <message>
        <source>of {most} reached</source>
        <extracomment>the fireworks of a lost game were built so far: &quot;4&quot;, then &quot;of 25 reached&quot;</extracomment>
        <translation>van de {most} bereikt</translation>
    </message>
    <message>
        <source>A lost game scores 0: “{rating}”, says the rulebook.</source>
        <extracomment>{rating} is &quot;Horrible&quot;</extracomment>
        <translation>Een verloren spel levert 0 punten op: ‘{rating}’, volgens de spelregels.</translation>
    </message>
    <message>
        <source>The fireworks stood at {points}.</source>
        <translation>De vuurwerkrijen stonden op {points}.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nieuwe verdeling</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Lampions gedoofd</translation>
    </message>
    <message>
        <source>{strikes} of {most}</source>
        <translation>{strikes} van {most}</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Foutkaarten</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Efficiëntie</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>What would you do as {name}? Make a move as in a game.</source>
        <translation>Wat zou jij doen als {name}? Doe een zet zoals in een spel.</translation>
    </message>
    <message>
        <source>{name} made the same move: {action}.</source>
        <extracomment>{action} is &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>{name} deed dezelfde zet: {action}.</translation>
    </message>
    <message>
        <source>{name} made another move: {action}. Yours: {yours}.</source>
        <extracomment>{action} and {yours} are &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>{name} deed een andere zet: {action}. De jouwe: {yours}.</translation>
    </message>
    <message>
        <source>Both are as good as the best.</source>
        <translation>Beide zijn even goed als de beste.</translation>
    </message>
    <message>
        <source>No move is better than yours.</source>
        <translation>Geen andere zet is beter dan de jouwe.</translation>
    </message>
    <message>
        <source>No move is better than the one {name} made.</source>
        <translation>Geen andere zet is beter dan die van {name}.</translation>
    </message>
    <message>
        <source>On average yours scores {points} points fewer than the best.</source>
        <extracomment>{points} is such as &quot;0.8&quot;</extracomment>
        <translation>Gemiddeld levert de jouwe {points} punt minder op dan de beste.</translation>
    </message>
    <message>
        <source>{name}’s move scores {points} points fewer than the best.</source>
        <extracomment>{points} is such as &quot;0.8&quot;</extracomment>
        <translation>Die van {name} levert {points} punt minder op dan de beste.</translation>
    </message>
    <message>
        <source>You didn’t guess any moves.</source>
        <translation>Je hebt geen zet proberen te raden.</translation>
    </message>
    <message>
        <source>Guesses so far: {guessed}. Same as in the game: {same}. As good as the best: {good}.</source>
        <extracomment>all are numbers of moves; &quot;as good as the best&quot; by the judge of the reviews</extracomment>
        <translation>Zetten tot nu toe: {guessed}. Hetzelfde als in het spel: {same}. Even goed als de beste: {good}.</translation>
    </message>
    <message>
        <source>Open a finished game first, then you can guess its moves.</source>
        <translation>Open eerst een afgelopen spel, dan kun je de zetten raden.</translation>
    </message>
    <message>
        <source>Guess the move</source>
        <translation>Raad de zet</translation>
    </message>
    <message>
        <source>Guess the move · turn {turn}</source>
        <translation>Raad de zet · beurt {turn}</translation>
    </message>
    <message>
        <source>{name} has no more turns: this is the end of the game.</source>
        <translation>{name} komt niet meer aan de beurt: dit is het einde van het spel.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>How teammates read {name}</source>
        <translation>Zo wordt {name} begrepen</translation>
    </message>
    <message>
        <source>How {name} reads you</source>
        <translation>Zo begrijpt {name} jou</translation>
    </message>
    <message>
        <source>How {names} read you</source>
        <extracomment>{names} is such as &quot;Björn and Zoë&quot;</extracomment>
        <translation>Zo begrijpen {names} jou</translation>
    </message>
    <message>
        <source>So far, teammates read everybody by the agreement.</source>
        <translation>Tot nu toe wordt iedereen volgens de afspraken begrepen.</translation>
    </message>
    <message>
        <source>No blind plays: this player gets no clue that asks for one, and their own clues are not read that way.</source>
        <translation>Speelt geen kaarten ongezien: niemand vraagt dat van deze speler, en niemand leest het in diens informatie.</translation>
    </message>
    <message>
        <source>No prompts: this player gets no clue that relies on one, and their own clues are not read that way.</source>
        <translation>Geen aansporingen: deze speler krijgt er geen, en niemand leest ze in diens informatie.</translation>
    </message>
    <message>
        <source>Plays any clued card: this player only gets clues about cards that can be played now.</source>
        <translation>Speelt elke aangewezen kaart: deze speler krijgt alleen informatie over kaarten die nu gespeeld kunnen worden.</translation>
    </message>
    <message>
        <source>Two of this player’s clues led to strikes: their clues now mean only what they say.</source>
        <translation>Twee keer leidde informatie van deze speler tot een foutkaart: nu telt alleen wat er letterlijk is gezegd.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Click to tell {name} about this card; hold to see this hand as {name} knows it.</source>
        <translation>Klik om {name} informatie over deze kaart te geven; houd ingedrukt om de hand te zien zoals {name} die kent.</translation>
    </message>
    <message>
        <source>Drag to sort your hand; right-click to raise, tilt or write a note.</source>
        <translation>Sleep om je hand te sorteren; rechtsklik om de kaart op te tillen, te kantelen of er een briefje op te schrijven.</translation>
    </message>
    <message>
        <source>Click to play this card.</source>
        <translation>Klik om deze kaart te spelen.</translation>
    </message>
    <message>
        <source>Click to discard this card.</source>
        <translation>Klik om deze kaart af te leggen.</translation>
    </message>
    <message>
        <source>Click the fireworks to play it, or the discard pile to discard it.</source>
        <translation>Klik op het vuurwerk om deze kaart te spelen, of op de aflegstapel om hem af te leggen.</translation>
    </message>
    <message>
        <source>Click to choose this card, or drag it; right-click for more.</source>
        <translation>Klik om deze kaart te kiezen, of sleep hem; rechtsklik voor meer.</translation>
    </message>
    <message>
        <source>The last copy: without it this firework ends early.</source>
        <translation>Het laatste exemplaar: zonder deze kaart komt de vuurwerkrij niet verder.</translation>
    </message>
    <message>
        <source>No longer needed.</source>
        <translation>Niet meer nodig.</translation>
    </message>
    <message>
        <source>Complete.</source>
        <translation>Compleet.</translation>
    </message>
    <message>
        <source>It ends here: no {card} is left.</source>
        <extracomment>{card} is &quot;red 4&quot;: all of them lie on the discard pile</extracomment>
        <translation>Hier houdt het op: er is geen {card} meer.</translation>
    </message>
    <message>
        <source>Next: {card}, {left}.</source>
        <extracomment>{card} is &quot;red 4&quot;, {left} &quot;2 left&quot;</extracomment>
        <translation>Volgende: {card}, {left}.</translation>
    </message>
    <message>
        <source>Click to play the chosen card.</source>
        <translation>Klik om de gekozen kaart te spelen.</translation>
    </message>
    <message>
        <source>Click a card to see when it was played.</source>
        <translation>Klik op een kaart om te zien wanneer die is gespeeld.</translation>
    </message>
    <message>
        <source>Click a strike to see how it happened.</source>
        <translation>Klik op een foutkaart om te zien wat er misging.</translation>
    </message>
    <message>
        <source>Enter: tell {name} about this card.</source>
        <translation>Enter: {name} informatie over deze kaart geven.</translation>
    </message>
    <message>
        <source>Enter: play this card.</source>
        <translation>Enter: deze kaart spelen.</translation>
    </message>
    <message>
        <source>Enter: discard this card.</source>
        <translation>Enter: deze kaart afleggen.</translation>
    </message>
    <message>
        <source>Enter: choose this card.</source>
        <translation>Enter: deze kaart kiezen.</translation>
    </message>
    <message>
        <source>{suit} firework: no card yet</source>
        <extracomment>read aloud: {suit} is &quot;Red&quot;</extracomment>
        <translation>{suit} vuurwerk: nog geen kaart</translation>
    </message>
    <message>
        <source>{suit} firework: {rank}</source>
        <extracomment>read aloud: {suit} is &quot;Red&quot;, {rank} the value of its uppermost card</extracomment>
        <translation>{suit} vuurwerk: {rank}</translation>
    </message>
    <message>
        <source>Enter: play the chosen card.</source>
        <translation>Enter: de gekozen kaart spelen.</translation>
    </message>
    <message>
        <source>Enter: see when its last card was played.</source>
        <translation>Enter: zien wanneer de laatste kaart is gespeeld.</translation>
    </message>
    <message>
        <source>A clue uses up a lantern. Discarding, or completing a firework, lights one again.</source>
        <translation>Informatie dooft een lampion. Wie een kaart aflegt of een vuurwerkrij voltooit, steekt er weer een aan.</translation>
    </message>
    <message>
        <source>Playing a card that doesn’t fit is a strike and burns a fuse. The third ends the game.</source>
        <translation>Voor elke gespeelde kaart die niet past, draait er een foutkaart van blauw naar rood. Bij de derde is het spel voorbij.</translation>
    </message>
    <message>
        <source>When the last card is drawn, everybody has one more turn.</source>
        <translation>Als de laatste kaart is getrokken, heeft iedereen nog één beurt.</translation>
    </message>
    <message>
        <source>When it is empty, the game goes on without drawing.</source>
        <translation>Als de stapel op is, spelen jullie verder zonder te trekken.</translation>
    </message>
    <message>
        <source>{cards} in the deck</source>
        <extracomment>how many cards are still to be drawn: {cards} is &quot;3 cards&quot;</extracomment>
        <translation>{cards} in de stapel</translation>
    </message>
    <message>
        <source>Every clue about a colour touches these cards.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>Informatie over een kleur wijst deze kaarten altijd aan.</translation>
    </message>
    <message>
        <source>No clue about a colour touches these cards.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>Informatie over een kleur wijst deze kaarten nooit aan.</translation>
    </message>
    <message>
        <source>The value of such a card decides its colour: {colours}.</source>
        <extracomment>{colours} is such as &quot;1 red, 2 yellow, 3 green, 4 blue, 5 red&quot;</extracomment>
        <translation>De waarde van zo’n kaart bepaalt als welke kleur die telt: {colours}.</translation>
    </message>
    <message>
        <source>Every clue about a value touches these cards.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>Informatie over een waarde wijst deze kaarten altijd aan.</translation>
    </message>
    <message>
        <source>No clue about a value touches these cards.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>Informatie over een waarde wijst deze kaarten nooit aan.</translation>
    </message>
    <message>
        <source>There is one card of each value.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>Er is één kaart van elke waarde.</translation>
    </message>
</context>
<context>
    <name>HotSeatController</name>
    <message>
        <source>{name} is next</source>
        <translation>{name} is aan de beurt</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>That clue would not ask {receiver} to do anything.</source>
        <translation>Die informatie zou niets van {receiver} vragen.</translation>
    </message>
    <message>
        <source>Discard your oldest card without a clue first, not slot {slot}.</source>
        <translation>Leg eerst je oudste kaart zonder informatie af, niet de kaart op plek {slot}.</translation>
    </message>
    <message>
        <source>{receiver} would read their slot {slot} as {cards}, but it’s the {truth}.</source>
        <translation>{receiver} zou de kaart op plek {slot} voor een andere aanzien ({cards}), maar het is de {truth}.</translation>
    </message>
    <message>
        <source>{receiver} will play their slot {slot} even without this clue.</source>
        <translation>{receiver} speelt de kaart op plek {slot} ook zonder deze informatie.</translation>
    </message>
    <message>
        <source>{receiver} may misread this clue.</source>
        <translation>{receiver} kan deze informatie verkeerd begrijpen.</translation>
    </message>
    <message>
        <source>Slot {slot} can’t be played now ({cards}).</source>
        <translation>De kaart op plek {slot} kan nu niet gespeeld worden ({cards}).</translation>
    </message>
    <message>
        <source>The card in slot {slot} is playable ({cards}).</source>
        <translation>De kaart op plek {slot} is speelbaar ({cards}).</translation>
    </message>
    <message>
        <source>Slot {slot} is playable ({cards}), but a wrong colour would be a strike.</source>
        <translation>De kaart op plek {slot} past ({cards}), maar een verkeerde kleur geeft een foutkaart.</translation>
    </message>
    <message>
        <source>{receiver} would play their slot {slot} ({cards}).</source>
        <translation>{receiver} zou de kaart op plek {slot} spelen ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would keep their slot {slot} ({cards}).</source>
        <translation>{receiver} zou de kaart op plek {slot} bewaren ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would keep their slot {slot}, and play it as soon as it can be played ({cards}).</source>
        <translation>{receiver} zou de kaart op plek {slot} bewaren en spelen zodra die past ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would play their slot {slot} once the lower cards have been played.</source>
        <translation>{receiver} zou de kaart op plek {slot} spelen zodra die kleur zover is.</translation>
    </message>
    <message>
        <source>{receiver} would play their slot {first} first, then slot {slot}.</source>
        <translation>{receiver} zou eerst de kaart op plek {first} spelen en dan die op plek {slot}.</translation>
    </message>
    <message>
        <source>{receiver} would no longer play their slot {slot}.</source>
        <translation>{receiver} zou de kaart op plek {slot} niet meer spelen.</translation>
    </message>
    <message>
        <source>{receiver} would only learn more about their slot {slot}.</source>
        <translation>{receiver} zou alleen meer te weten komen over de kaart op plek {slot}.</translation>
    </message>
    <message>
        <source>You got a clue about slot {slot}, so it is meant to be kept.</source>
        <translation>Je kreeg informatie over de kaart op plek {slot}, dus die kaart moet je bewaren.</translation>
    </message>
    <message>
        <source>The card in slot {slot} can be discarded later.</source>
        <translation>De kaart op plek {slot} kan later worden afgelegd.</translation>
    </message>
    <message>
        <source>That clue would tell {receiver} nothing new.</source>
        <translation>Die informatie zou niets nieuws zijn voor {receiver}.</translation>
    </message>
    <message>
        <source>This clue can wait.</source>
        <translation>Deze informatie kan wachten.</translation>
    </message>
    <message>
        <source>Slot {slot} is playable ({cards}), but you only get a clue back if you announce its colour.</source>
        <translation>De kaart op plek {slot} past ({cards}), maar je krijgt alleen een lampion terug als je de kleur aankondigt.</translation>
    </message>
    <message>
        <source>Nothing says that slot {slot} is playable ({cards}).</source>
        <translation>Niets wijst erop dat de kaart op plek {slot} speelbaar is ({cards}).</translation>
    </message>
    <message>
        <source>Slot {slot} is playable ({cards}): play it rather than discard it.</source>
        <translation>De kaart op plek {slot} is speelbaar ({cards}): die kun je beter spelen dan afleggen.</translation>
    </message>
    <message>
        <source>The card in slot {slot} is no longer needed.</source>
        <translation>De kaart op plek {slot} is niet meer nodig.</translation>
    </message>
    <message>
        <source>Slot {slot} is your chop: the card everybody expects you to discard.</source>
        <translation>De kaart op plek {slot} is je aflegkaart: iedereen verwacht dat je die aflegt.</translation>
    </message>
    <message>
        <source>Teammates expect you to discard your chop (slot {chop}); they aren’t protecting slot {slot}.</source>
        <translation>Medespelers verwachten dat je de aflegkaart (plek {chop}) aflegt; de kaart op plek {slot} beschermen ze niet.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keyboard</source>
        <translation>Toetsenbord</translation>
    </message>
    <message>
        <source>Click a key, then press another.</source>
        <translation>Klik op een toets en druk dan op een andere.</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Standaardtoetsen herstellen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>{does}: {key}</source>
        <translation>{does}: {key}</translation>
    </message>
    <message>
        <source>{key} is already in use: {does}.</source>
        <translation>{key} is al in gebruik: {does}.</translation>
    </message>
    <message>
        <source>{key} cannot be changed.</source>
        <translation>{key} kan niet worden gewijzigd.</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Een kaart spelen</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Een kaart afleggen</translation>
    </message>
    <message>
        <source>Give a clue</source>
        <translation>Informatie geven</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Iets zeggen</translation>
    </message>
    <message>
        <source>See each hand as its player knows it (hold)</source>
        <translation>Elke hand zien zoals de speler die kent (ingedrukt houden)</translation>
    </message>
    <message>
        <source>Raise or lower my card</source>
        <translation>Mijn kaart optillen of laten zakken</translation>
    </message>
    <message>
        <source>Tilt or straighten my card</source>
        <translation>Mijn kaart kantelen of rechtzetten</translation>
    </message>
    <message>
        <source>Write a note on my card</source>
        <translation>Een briefje op mijn kaart schrijven</translation>
    </message>
    <message>
        <source>Move my card to the left</source>
        <translation>Mijn kaart naar links</translation>
    </message>
    <message>
        <source>Move my card to the right</source>
        <translation>Mijn kaart naar rechts</translation>
    </message>
    <message>
        <source>Read out what I know of my hand</source>
        <translation>Voorlezen wat ik van mijn hand weet</translation>
    </message>
    <message>
        <source>Read out my teammates’ hands</source>
        <translation>De handen van mijn medespelers voorlezen</translation>
    </message>
    <message>
        <source>Read out the fireworks</source>
        <translation>Het vuurwerk voorlezen</translation>
    </message>
    <message>
        <source>Read out the discard pile</source>
        <translation>De aflegstapel voorlezen</translation>
    </message>
    <message>
        <source>Read out clues left, strikes, deck and points</source>
        <translation>Lampions, foutkaarten, stapel en punten voorlezen</translation>
    </message>
    <message>
        <source>Slot {number}, or a clue about {number}s</source>
        <extracomment>{number} is a key from 1 to 5: a card&apos;s place, or the value of a clue</extracomment>
        <translation>Kaart op plek {number}, of informatie over {number}’en</translation>
    </message>
    <message>
        <source>Go to the next hand, or to the next teammate for a clue</source>
        <translation>Naar de volgende hand, of naar de volgende medespeler voor informatie</translation>
    </message>
    <message>
        <source>Move along the cards; step through a replay</source>
        <translation>Langs de kaarten lopen; bij het naspelen: door de beurten stappen</translation>
    </message>
    <message>
        <source>Choose the card, give the clue</source>
        <translation>De kaart kiezen, de informatie geven</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>In a replay: play, next clue, next strike (with Shift: back)</source>
        <translation>Bij het naspelen: afspelen, volgende informatie, volgende foutkaart (met Shift: terug)</translation>
    </message>
    <message>
        <source>In a review: next key moment (with Shift: back)</source>
        <translation>In een nabespreking: volgend belangrijk moment (met Shift: terug)</translation>
    </message>
    <message>
        <source>Back or forward one round in a replay</source>
        <translation>Bij het naspelen: een ronde terug of vooruit</translation>
    </message>
    <message>
        <source>To the start or the end of a replay</source>
        <translation>Bij het naspelen: naar het begin of het einde</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Next lesson: {lesson}</source>
        <extracomment>{lesson} is its title</extracomment>
        <translation>Volgende les: {lesson}</translation>
    </message>
    <message>
        <source>Learn · Hanabi</source>
        <translation>Leren · Hanabi</translation>
    </message>
    <message>
        <source>New progress can’t be saved right now and will be lost when you quit.</source>
        <translation>Nieuwe voortgang kan nu niet worden opgeslagen en gaat verloren als je afsluit.</translation>
    </message>
    <message>
        <source>Your progress could not be read and has been reset. The old file is kept as {file}.</source>
        <translation>Je voortgang kon niet worden gelezen en begint opnieuw bij nul. Het oude bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Terug naar de lessen</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Soort puzzel</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle soorten</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>All lessons and puzzles</source>
        <translation>Alle lessen en puzzels</translation>
    </message>
    <message>
        <source>Lists by kind and difficulty, your rating, and moments from your games</source>
        <translation>Lijsten per soort en moeilijkheid, je rating, en momenten uit je spellen</translation>
    </message>
    <message>
        <source>done, no mistakes</source>
        <extracomment>of a lesson, in few words</extracomment>
        <translation>klaar, zonder fouten</translation>
    </message>
    <message>
        <source>run {number} of {count}</source>
        <extracomment>the place of a run of puzzles among those of its kind, such as &quot;2 of 6&quot;</extracomment>
        <translation>reeks {number}/{count}</translation>
    </message>
    <message>
        <source>Puzzles, {kind}: run {number} of {count}, {solved} of {all} solved</source>
        <extracomment>{kind} of puzzle; the run&apos;s {number} of {count}; {solved} of {all} puzzles of it are solved</extracomment>
        <translation>Puzzels, {kind}: reeks {number} van {count}, {solved} van de {all} opgelost</translation>
    </message>
    <message>
        <source>A game to practise this</source>
        <translation>Een spel om dit te oefenen</translation>
    </message>
    <message>
        <source>Lessons: {done} of {all}</source>
        <extracomment>{done} of {all} lessons are finished</extracomment>
        <translation>Lessen: {done} van {all}</translation>
    </message>
    <message>
        <source>{deal}: not finished</source>
        <extracomment>{deal} is &quot;Deal of the day&quot;</extracomment>
        <translation>{deal}: niet afgemaakt</translation>
    </message>
    <message>
        <source>{deal}: {score} of {most}</source>
        <extracomment>{deal} is &quot;Deal of the day&quot;; {score} and {most} are points</extracomment>
        <translation>{deal}: {score} van {most}</translation>
    </message>
    <message>
        <source>Puzzles: {done} of {all}</source>
        <extracomment>{done} of {all} puzzles are solved</extracomment>
        <translation>Puzzels: {done} van {all}</translation>
    </message>
    <message>
        <source>What would you do? In each of these positions one move is clearly best. The easiest come first.</source>
        <translation>Wat zou jij doen? In elk van deze stellingen is één zet duidelijk de beste. De makkelijkste komen eerst.</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Je eigen spellen</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <extracomment>{rating} is such as &quot;1,520 ± 80&quot;</extracomment>
        <translation>Je rating: {rating}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Volgende puzzel</translation>
    </message>
    <message>
        <source>Milestones: {milestones}</source>
        <extracomment>{milestones} is a list such as &quot;first perfect game (12 November), every lesson (3 May)&quot;</extracomment>
        <translation>Mijlpalen: {milestones}</translation>
    </message>
    <message>
        <source>Nothing to practise today. Moments from your games come back when they are due.</source>
        <translation>Vandaag niets te oefenen. De momenten uit je spellen komen terug als het tijd is.</translation>
    </message>
    <message>
        <source>Review a game you have played: moves that cost points come back here for you to practise.</source>
        <translation>Bespreek een gespeeld spel na: zetten die punten kostten, komen hier terug, zodat je ermee kunt oefenen.</translation>
    </message>
    <message>
        <source>Continue: {lesson}</source>
        <extracomment>{lesson} is its title</extracomment>
        <translation>Verder: {lesson}</translation>
    </message>
    <message>
        <source>Run of the day</source>
        <translation>Reeks van de dag</translation>
    </message>
    <message>
        <source>Run of the day: {solved} of {all} solved</source>
        <extracomment>the run of the day: {solved} of {all} puzzles of it are solved</extracomment>
        <translation>Reeks van de dag: {solved} van de {all} opgelost</translation>
    </message>
    <message>
        <source>Five puzzles of different kinds, from easy to hard.</source>
        <translation>Vijf puzzels van verschillende soorten, van makkelijk naar moeilijk.</translation>
    </message>
    <message>
        <source>Run of five</source>
        <translation>Reeks van vijf</translation>
    </message>
    <message>
        <source>Five puzzles of this kind, from easy to hard.</source>
        <translation>Vijf puzzels van deze soort, van makkelijk naar moeilijk.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>started</source>
        <extracomment>of a lesson</extracomment>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>of the lesson to take next</extracomment>
        <translation>volgende</translation>
    </message>
    <message>
        <source>known</source>
        <extracomment>of a lesson whose subject the person knew before</extracomment>
        <translation>bekend</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>of a lesson</extracomment>
        <translation>klaar</translation>
    </message>
    <message>
        <source>Puzzle {number}, {difficulty}: {state}</source>
        <extracomment>{number} of the puzzle; {difficulty} is such as &quot;easy&quot;; {state} is &quot;not solved yet&quot;</extracomment>
        <translation>Puzzel {number}, {difficulty}: {state}</translation>
    </message>
    <message>
        <source>Puzzle {number}, {theme}: {state}</source>
        <extracomment>{number} of the puzzle; {theme} is such as &quot;Save clue&quot;; {state} is such as &quot;solved, 2 tries&quot;</extracomment>
        <translation>Puzzel {number}, {theme}: {state}</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <extracomment>of a puzzle</extracomment>
        <translation>nog niet opgelost</translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <extracomment>of a puzzle</extracomment>
        <translation>het antwoord werd getoond</translation>
    </message>
    <message>
        <source>solved, {tries}, {hints}</source>
        <extracomment>{tries} is such as &quot;2 tries&quot;, {hints} such as &quot;1 hint&quot;</extracomment>
        <translation>opgelost, {tries}, {hints}</translation>
    </message>
    <message>
        <source>solved, {tries}</source>
        <extracomment>{tries} is such as &quot;2 tries&quot;</extracomment>
        <translation>opgelost, {tries}</translation>
    </message>
    <message>
        <source>● solved
⊗ answer shown
○ not tried yet
A puzzle that you have met elsewhere counts as well.</source>
        <translation>● opgelost
⊗ antwoord getoond
○ nog niet geprobeerd
Een puzzel die je elders bent tegengekomen, telt ook mee.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Read this, then choose “Next”.</source>
        <translation>Lees dit en kies dan ‘Verder’.</translation>
    </message>
    <message>
        <source>{lesson} · {step} of {steps}</source>
        <extracomment>{lesson} is its title; {step} of {steps}</extracomment>
        <translation>{lesson} · {step} van {steps}</translation>
    </message>
</context>
<context>
    <name>LevelName</name>
    <message>
        <source>Casual</source>
        <extracomment>a teammate&apos;s level: relaxed play with the simplest conventions</extracomment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>a teammate&apos;s level: the conventions that most players know</extracomment>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>a teammate&apos;s level: every convention</extracomment>
        <translation>Expert</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>The file with your games was damaged. Your games are being recovered.</source>
        <translation>Het bestand met je spellen was beschadigd. Je spellen worden nu teruggehaald.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. Recovered so far: {done} of about {whole}.</source>
        <translation>Het bestand met je spellen was beschadigd. Tot nu toe teruggehaald: {done} van ongeveer {whole}.</translation>
    </message>
    <message>
        <source>Some games have not been recovered yet. The damaged file is kept, and recovery will continue the next time you start Hanabi.</source>
        <translation>Nog niet alle spellen konden worden teruggehaald. Het beschadigde bestand blijft bewaard; bij de volgende start gaat het terughalen verder.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It is kept as {file}, and a new one was started: {games}.</source>
        <translation>Het bestand met je spellen was beschadigd. Het is bewaard als {file}, en er is een nieuw begonnen: {games}.</translation>
    </message>
    <message>
        <source>Library · Hanabi</source>
        <translation>Bibliotheek · Hanabi</translation>
    </message>
    <message>
        <source>Your games can’t be read right now.</source>
        <translation>Je spellen kunnen nu niet worden gelezen.</translation>
    </message>
    <message>
        <source>This game is not over. A review shows every card, so the game can’t be continued afterwards.</source>
        <translation>Dit spel is nog niet afgelopen. Een nabespreking toont alle kaarten, dus daarna kun je niet verder spelen.</translation>
    </message>
    <message>
        <source>End game and review</source>
        <translation>Spel beëindigen en nabespreken</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Naam wijzigen</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Naam van dit spel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importeren …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Spellen importeren</translation>
    </message>
    <message>
        <source>The import failed.</source>
        <translation>Het importeren is mislukt.</translation>
    </message>
    <message>
        <source>copied text</source>
        <translation>gekopieerde tekst</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>{file} is the path of a file of games</extracomment>
        <translation>{file}, regel {line}</translation>
    </message>
    <message>
        <source>Import cancelled; the remaining games were not imported.</source>
        <translation>Importeren geannuleerd; de overige spellen zijn niet geïmporteerd.</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Lijst opslaan …</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Spellen exporteren</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exporteren …</translation>
    </message>
    <message>
        <source>The export failed.</source>
        <translation>Het exporteren is mislukt.</translation>
    </message>
    <message>
        <source>Cancelled: no file was written.</source>
        <translation>Geannuleerd: er is geen bestand geschreven.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>heading: what the decisions cost in points, of a game that was reviewed</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Laatst gespeeld</translation>
    </message>
    <message>
        <source>What the decisions cost in points, after a review. Each is measured by itself, so the sum can exceed the points in a game.</source>
        <translation>Wat de beslissingen aan punten kostten, volgens de nabespreking. Elke beslissing is apart gemeten, dus de som kan hoger zijn dan wat een spel oplevert.</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Met ster</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>Zonder ster</translation>
    </message>
    <message>
        <source>with help</source>
        <extracomment>of a game in the list: somebody was helped, by hints or by taking moves back</extracomment>
        <translation>met hulp</translation>
    </message>
    <message>
        <source>reviewed</source>
        <extracomment>of a game in the list</extracomment>
        <translation>nabesproken</translation>
    </message>
    <message>
        <source>{players}, from turn {turn} of another game</source>
        <extracomment>a game that was taken up from another one, in the list of games</extracomment>
        <translation>{players}, vanaf beurt {turn} van een ander spel</translation>
    </message>
    <message>
        <source>{name} (program)</source>
        <extracomment>{name} is a player who is a program that the person has added</extracomment>
        <translation>{name} (programma)</translation>
    </message>
    <message>
        <source>{name} (program {program})</source>
        <extracomment>{name} is a player who is a program that the person has added, {program} its name and version</extracomment>
        <translation>{name} (programma {program})</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <extracomment>a review that has not ended: {points} is &quot;1.8&quot;</extracomment>
        <translation>{points} tot nu toe</translation>
    </message>
    <message>
        <source>{points} (older)</source>
        <extracomment>a review by another version of the program: {points} is &quot;1.8&quot;</extracomment>
        <translation>{points} (ouder)</translation>
    </message>
    <message>
        <source>{score} of {most}</source>
        <translation>{score} van {most}</translation>
    </message>
    <message>
        <source>{points}, in progress</source>
        <extracomment>a game that is not over: {points} is &quot;13 of 25&quot;</extracomment>
        <translation>{points}, loopt nog</translation>
    </message>
    <message>
        <source>{listed} of {games}</source>
        <extracomment>how many games of the library are listed: {games} is &quot;128 games&quot;</extracomment>
        <translation>{listed} van {games}</translation>
    </message>
    <message>
        <source>Deleted games stay here for 30 days. There are none now.</source>
        <translation>Verwijderde spellen blijven hier 30 dagen staan. Nu zijn er geen.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Geen spellen gevonden.</translation>
    </message>
    <message>
        <source>No games yet. The games you play are kept here, and you can import others.</source>
        <translation>Nog geen spellen. De spellen die je speelt, worden hier bewaard, en je kunt andere importeren.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Remove star</source>
        <translation>Ster weghalen</translation>
    </message>
    <message>
        <source>Add star</source>
        <translation>Ster geven</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren …</translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>all games that are listed</extracomment>
        <translation>Alles exporteren …</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Names, titles, deals…</source>
        <translation>Namen, titels, verdelingen …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Naam wijzigen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nabespreken</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Find agreement…</source>
        <extracomment>a button: what have the players of these games agreed on?</extracomment>
        <translation>Afspraken achterhalen …</translation>
    </message>
    <message>
        <source>Find out what the players of these games have agreed on</source>
        <translation>Uitzoeken wat de spelers van deze spellen hebben afgesproken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Show details…</source>
        <translation>Details tonen …</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Bestanden …</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Map …</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>Van het klembord</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Elk aantal spelers</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welke spellen</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Lopend</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Starred games</source>
        <translation>Met ster</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Geïmporteerd</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Nabesproken</translation>
    </message>
    <message>
        <source>With bookmarks</source>
        <translation>Met bladwijzers</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>Onlangs verwijderd</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>Teammates</source>
        <translation>Medespelers</translation>
    </message>
    <message>
        <source>Any teammates</source>
        <translation>Alle medespelers</translation>
    </message>
    <message>
        <source>{points} or more</source>
        <translation>{points} of meer</translation>
    </message>
    <message>
        <source>Any score</source>
        <translation>Elke score</translation>
    </message>
    <message>
        <source>Past day</source>
        <translation>Afgelopen 24 uur</translation>
    </message>
    <message>
        <source>Cost {points} points or more</source>
        <extracomment>of a game that was reviewed</extracomment>
        <translation>Kosten {points} punt of meer</translation>
    </message>
    <message>
        <source>Past week</source>
        <translation>Afgelopen week</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>Afgelopen maand</translation>
    </message>
    <message>
        <source>Past year</source>
        <translation>Afgelopen jaar</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Elke periode</translation>
    </message>
    <message>
        <source>The disk is full, so your games are not being saved. Free up some space and saving will resume.</source>
        <translation>De schijf is vol, dus je spellen worden niet opgeslagen. Maak ruimte vrij, dan gaat het opslaan verder.</translation>
    </message>
    <message>
        <source>The folder for your games can’t be written to, so what you play is not being saved. Saving will resume as soon as possible.</source>
        <translation>In de map voor je spellen kan niet worden geschreven, dus wat je speelt wordt niet opgeslagen. Het opslaan gaat verder zodra het kan.</translation>
    </message>
    <message>
        <source>Hanabi is open in another window, and games are saved there. Here you can view finished games; close the other window to play in this one.</source>
        <translation>Hanabi is in een ander venster geopend, en daar worden de spellen opgeslagen. Hier kun je afgelopen spellen bekijken; sluit het andere venster om in dit venster te spelen.</translation>
    </message>
    <message>
        <source>Another program is using the file with your games, so what you play is not being saved. Saving will resume as soon as that program has closed it.</source>
        <translation>Een ander programma gebruikt het bestand met je spellen, dus wat je speelt wordt niet opgeslagen. Het opslaan gaat verder zodra dat programma het bestand loslaat.</translation>
    </message>
    <message>
        <source>Your games were saved by a newer version of this program. They have not been changed: update to see them. What you play now is not being saved.</source>
        <translation>Je spellen zijn opgeslagen door een nieuwere versie van dit programma. Ze zijn niet veranderd: werk het programma bij om ze te zien. Wat je nu speelt, wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>The folder with your games can’t be reached, so what you play is not being saved. Saving will resume as soon as possible.</source>
        <translation>De map met je spellen is niet bereikbaar, dus wat je speelt wordt niet opgeslagen. Het opslaan gaat verder zodra het kan.</translation>
    </message>
    <message>
        <source>Colours of hanab.live</source>
        <extracomment>games of hanab.live with other colours than any box has</extracomment>
        <translation>Kleuren van hanab.live</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Basisspel</translation>
    </message>
    <message>
        <source>d MMM yyyy, hh:mm</source>
        <extracomment>a day and a time of day; the letters as Qt&apos;s date formats know them</extracomment>
        <translation>d MMM yyyy, hh:mm</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Niet geïmporteerd</translation>
    </message>
    <message>
        <source>Reading the clues…</source>
        <translation>Informatie wordt gelezen …</translation>
    </message>
    <message>
        <source>The agreement couldn’t be worked out.</source>
        <translation>De afspraken konden niet worden achterhaald.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Geannuleerd.</translation>
    </message>
    <message>
        <source>There are no clues in these games.</source>
        <translation>In deze spellen heeft niemand informatie gegeven.</translation>
    </message>
    <message>
        <source>“{name}” is saved. You can choose it for a new game.</source>
        <extracomment>{name} is an agreement, as somebody has called it</extracomment>
        <translation>‘{name}’ is opgeslagen. Je kunt deze afspraken kiezen voor een nieuw spel.</translation>
    </message>
    <message>
        <source>Reviewing {game}</source>
        <extracomment>{game} is such as &quot;Elin, Björn and Zoë&quot;</extracomment>
        <translation>Nabespreking van {game}</translation>
    </message>
    <message>
        <source>Stop reviews</source>
        <translation>Nabesprekingen stoppen</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>of a finished game in the list, in place of its score</extracomment>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>Without results</source>
        <extracomment>a box to tick: the list and replays do not tell how finished games ended</extracomment>
        <translation>Zonder uitslagen</translation>
    </message>
    <message>
        <source>Hides how finished games end, here and in replays</source>
        <translation>Verbergt hoe afgelopen spellen eindigden, hier en bij het naspelen</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>What the program is made of</source>
        <translation>Waaruit het programma bestaat</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst van de licentie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the LGPL 3: you may change them and use your changed version here. Put your own build of the same version in place of the files in {folder}. Their source code is at {address}.</source>
        <translation>Qt en Qt for Python worden gebruikt onder de LGPL 3: je mag ze veranderen en je gewijzigde versie hier gebruiken. Zet je eigen build van dezelfde versie in de plaats van de bestanden in {folder}. De broncode staat op {address}.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the LGPL 3: you may change them and use your changed version here. Install your own build in place of the one installed. Their source code is at {address}.</source>
        <translation>Qt en Qt for Python worden gebruikt onder de LGPL 3: je mag ze veranderen en je gewijzigde versie hier gebruiken. Installeer je eigen build in plaats van de geïnstalleerde. De broncode staat op {address}.</translation>
    </message>
</context>
<context>
    <name>Made</name>
    <message>
        <source>The clue told {receiver} nothing new.</source>
        <translation>Door deze informatie kwam {receiver} niets nieuws te weten.</translation>
    </message>
    <message>
        <source>{receiver} would have played their slot {slot} anyway.</source>
        <translation>{receiver} zou de kaart op plek {slot} ook zonder die informatie gespeeld hebben.</translation>
    </message>
    <message>
        <source>This clue could have waited.</source>
        <translation>Deze informatie had kunnen wachten.</translation>
    </message>
    <message>
        <source>This card could have waited.</source>
        <translation>Deze kaart kon nog wachten.</translation>
    </message>
    <message>
        <source>Nothing suggested that this card was playable.</source>
        <translation>Niets wees erop dat deze kaart speelbaar was.</translation>
    </message>
    <message>
        <source>This card was not certain to be playable.</source>
        <translation>Het was niet zeker of deze kaart speelbaar was.</translation>
    </message>
    <message>
        <source>The card was safe to discard.</source>
        <translation>De kaart kon veilig weg.</translation>
    </message>
    <message>
        <source>The clue asked {receiver} to play their slot {slot} ({truth}).</source>
        <translation>Voor {receiver} was dat het teken om de kaart op plek {slot} ({truth}) te spelen.</translation>
    </message>
    <message>
        <source>The clue asked {receiver} to keep their slot {slot} ({truth}).</source>
        <translation>Voor {receiver} was dat het teken om de kaart op plek {slot} ({truth}) te bewaren.</translation>
    </message>
    <message>
        <source>The clue pointed to {receiver}’s slot {slot} ({truth}).</source>
        <translation>{receiver} wist daardoor meer over de kaart op plek {slot} ({truth}).</translation>
    </message>
    <message>
        <source>The clue asked {receiver} to play their slot {first} first, then slot {slot} ({truth}).</source>
        <translation>Voor {receiver} was dat het teken om eerst de kaart op plek {first} te spelen en dan die op plek {slot} ({truth}).</translation>
    </message>
    <message>
        <source>The clue kept {receiver} from playing their slot {slot} ({truth}).</source>
        <translation>Deze informatie voorkwam dat {receiver} de kaart op plek {slot} ({truth}) speelde.</translation>
    </message>
    <message>
        <source>Going by the clues so far, it looked like the {card}, which could have waited.</source>
        <translation>Gezien de informatie tot dan toe leek deze kaart de {card}, die had kunnen wachten.</translation>
    </message>
    <message>
        <source>Going by the clues so far, it looked like a playable card that could wait.</source>
        <translation>Gezien de informatie tot dan toe leek het een speelbare kaart die kon wachten.</translation>
    </message>
    <message>
        <source>You had a clue about this card, so it was meant to be kept.</source>
        <translation>Je had informatie over deze kaart en had die dus moeten bewaren.</translation>
    </message>
    <message>
        <source>Going by the clues, it was the {card}, which was not playable: it worked only by luck.</source>
        <translation>Het liep goed af, maar volgens de afspraken kon dit alleen de {card} zijn, en die paste niet.</translation>
    </message>
    <message>
        <source>Going by the clues, it was sure to be a strike: it worked only by luck.</source>
        <translation>Het liep goed af, maar wie de informatie volgens de afspraken las, moest hier een foutkaart verwachten.</translation>
    </message>
    <message>
        <source>It worked, but nothing suggested that this card was playable.</source>
        <translation>Het liep goed af, maar niets wees erop dat deze kaart speelbaar was.</translation>
    </message>
    <message>
        <source>It worked, but this card was not certain to be playable.</source>
        <translation>Het liep goed af, maar het was niet zeker of deze kaart speelbaar was.</translation>
    </message>
    <message>
        <source>This card was known not to be playable.</source>
        <translation>Het was bekend dat deze kaart niet gespeeld kon worden.</translation>
    </message>
    <message>
        <source>Going by the clues so far, it looked like the {card}, which wasn’t playable.</source>
        <translation>Gezien de informatie tot dan toe leek deze kaart de {card}, die niet paste.</translation>
    </message>
    <message>
        <source>This card was known to be playable ({cards}).</source>
        <translation>Het was bekend dat deze kaart gespeeld kon worden ({cards}).</translation>
    </message>
    <message>
        <source>Going by the clues so far, the card seemed to be no longer needed.</source>
        <translation>Gezien de informatie tot dan toe leek die kaart niet meer nodig.</translation>
    </message>
    <message>
        <source>The card could be spared, as {holder} held another copy.</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>De kaart kon gemist worden, want {holder} had er ook een.</translation>
    </message>
    <message>
        <source>The card could be spared, as another copy was in hand.</source>
        <extracomment>of a card that was discarded; its player holds the other copy</extracomment>
        <translation>Die kaart kon gemist worden, want een ander exemplaar zat nog in een hand.</translation>
    </message>
    <message>
        <source>The clue told {receiver} nothing that mattered.</source>
        <translation>{receiver} had niets aan die informatie.</translation>
    </message>
    <message>
        <source>The clue told {receiver} that their slot {shown_slot} was the {shown}.</source>
        <extracomment>{shown} is a card</extracomment>
        <translation>Door deze informatie wist {receiver} dat de kaart op plek {shown_slot} de {shown} was.</translation>
    </message>
    <message>
        <source>The clue told {receiver} that their slot {shown_slot} was the {shown}, and also about their {premature}.</source>
        <extracomment>{shown} and {premature} are cards</extracomment>
        <translation>Door deze informatie wist {receiver} dat de kaart op plek {shown_slot} de {shown} was, en ook de {premature} werd aangewezen.</translation>
    </message>
    <message>
        <source>The clue only repeated what {receiver} had been told, to get their slot {slot} ({truth}) played now.</source>
        <extracomment>of a clue about cards that have had the same clue</extracomment>
        <translation>Deze informatie herhaalde alleen wat {receiver} al wist, zodat de kaart op plek {slot} ({truth}) nu gespeeld zou worden.</translation>
    </message>
    <message>
        <source>The clue told {receiver} only about a card that was no longer needed.</source>
        <translation>De informatie ging alleen over een kaart van {receiver} die niet meer nodig was.</translation>
    </message>
    <message>
        <source>The clue told {receiver} only about cards that were no longer needed.</source>
        <translation>De informatie ging alleen over kaarten van {receiver} die niet meer nodig waren.</translation>
    </message>
    <message>
        <source>The clue asked {helper} to play the {before} blind, and {receiver} to follow with their slot {slot} ({truth}).</source>
        <extracomment>{before} is a card of {helper}, {truth} the one of {receiver}</extracomment>
        <translation>Dat was het teken voor {helper} om blind de {before} te spelen, en voor {receiver} om daarna de kaart op plek {slot} ({truth}) te spelen.</translation>
    </message>
    <message>
        <source>The clue asked {helper} to play the {before} blind, and {receiver} to play their slot {slot} ({truth}) later.</source>
        <extracomment>{before} is a card of {helper}, {truth} the one of {receiver}, which others come before</extracomment>
        <translation>Dat was het teken voor {helper} om blind de {before} te spelen, en voor {receiver} om later de kaart op plek {slot} ({truth}) te spelen.</translation>
    </message>
    <message>
        <source>The clue asked {helper} to play the {before}, and {receiver} to follow with their slot {slot} ({truth}).</source>
        <extracomment>{before} is a card of {helper}, {truth} the one of {receiver}</extracomment>
        <translation>Dat was het teken voor {helper} om de {before} te spelen, en voor {receiver} om daarna de kaart op plek {slot} ({truth}) te spelen.</translation>
    </message>
    <message>
        <source>The clue asked {helper} to play the {before}, and {receiver} to play their slot {slot} ({truth}) later.</source>
        <extracomment>{before} is a card of {helper}, {truth} the one of {receiver}, which others come before</extracomment>
        <translation>Dat was het teken voor {helper} om de {before} te spelen, en voor {receiver} om later de kaart op plek {slot} ({truth}) te spelen.</translation>
    </message>
    <message>
        <source>It let {receiver} read their slot {slot} as {cards}, but it’s the {truth}.</source>
        <translation>Door deze informatie kon {receiver} de kaart op plek {slot} voor een andere aanzien ({cards}), maar het is de {truth}.</translation>
    </message>
    <message>
        <source>The clue gave {receiver} nothing to do.</source>
        <translation>{receiver} had niets aan deze informatie.</translation>
    </message>
    <message>
        <source>Going by the clues and the visible cards, this card ({cards}) could not be playable.</source>
        <translation>Gezien de informatie en de zichtbare kaarten kon deze kaart ({cards}) niet speelbaar zijn.</translation>
    </message>
    <message>
        <source>Going by the clues so far, this card looked playable ({cards}), so it was not one to discard.</source>
        <translation>Gezien de informatie tot dan toe leek deze kaart speelbaar ({cards}), dus afleggen was niet de bedoeling.</translation>
    </message>
    <message>
        <source>{name} had a clue about this card, so it was meant to be kept.</source>
        <translation>{name} had informatie over deze kaart en had de kaart dus moeten bewaren.</translation>
    </message>
    <message>
        <source>That was the natural discard.</source>
        <extracomment>of the discard of the chop, after it has been named</extracomment>
        <translation>Dat was de aflegkaart, dus de zet lag voor de hand.</translation>
    </message>
    <message>
        <source>Teammates expected slot {chop}, the chop, to go; they weren’t protecting this card.</source>
        <translation>Medespelers verwachtten dat de aflegkaart op plek {chop} werd afgelegd; deze kaart beschermden ze niet.</translation>
    </message>
    <message>
        <source>The clue asked {receiver} to play their slot {slot} ({truth}) once the lower cards had been played.</source>
        <translation>Voor {receiver} was dat het teken om de kaart op plek {slot} ({truth}) te spelen zodra dat kon.</translation>
    </message>
    <message>
        <source>The clue only told {receiver} more about their slot {slot} ({truth}).</source>
        <translation>Door deze informatie kwam {receiver} alleen meer te weten over de kaart op plek {slot} ({truth}).</translation>
    </message>
    <message>
        <source>{did} The agreement suggests it.</source>
        <extracomment>{did} is what a clue did, a sentence such as &quot;The clue asked Mia to play slot 2.&quot;</extracomment>
        <translation>{did} Dat was precies volgens de afspraken.</translation>
    </message>
    <message>
        <source>{did}, but it could have waited: {cost}</source>
        <extracomment>{did} is that the agreement suggests a move, without a full stop; {cost} what was more urgent</extracomment>
        <translation>{did}, maar de kaart kon nog wachten: {cost}</translation>
    </message>
    <message>
        <source>{did}: {cost}</source>
        <extracomment>{did} is that a move could have waited, without a full stop; {cost} what was more urgent</extracomment>
        <translation>{did}: {cost}</translation>
    </message>
    <message>
        <source>{did}; {cost}</source>
        <extracomment>{did} is that a move could have waited, without a full stop; {cost} what follows it</extracomment>
        <translation>{did}: {cost}</translation>
    </message>
    <message>
        <source>More important, {cost}</source>
        <extracomment>begins a sentence, after one that a move did no harm; {cost} is what another would have done</extracomment>
        <translation>Belangrijker: {cost}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Deal of the day, {day}</source>
        <extracomment>{day} is &quot;28 November&quot;</extracomment>
        <translation>Verdeling van de dag, {day}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Verdeling {number}</translation>
    </message>
    <message>
        <source>Played on from turn {turn}</source>
        <translation>Verder gespeeld vanaf beurt {turn}</translation>
    </message>
    <message>
        <source>Replay: {points}, {ending}</source>
        <extracomment>a game that is looked at: {points} is &quot;21 points&quot;, {ending} how it ended</extracomment>
        <translation>Naspelen: {points}, {ending}</translation>
    </message>
    <message>
        <source>Turn {number} · {name} · Hanabi</source>
        <translation>Beurt {number} · {name} · Hanabi</translation>
    </message>
    <message>
        <source>{score} of {most} · {rating} · Hanabi</source>
        <translation>{score} van {most} · {rating} · Hanabi</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Zel&amp;fde verdeling opnieuw</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startpagina</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>Spel &amp;openen …</translation>
    </message>
    <message>
        <source>Sa&amp;ve this game as…</source>
        <translation>Dit spel ops&amp;laan als …</translation>
    </message>
    <message>
        <source>Open &amp;copied link</source>
        <translation>&amp;Gekopieerde link openen</translation>
    </message>
    <message>
        <source>&amp;Why that move?</source>
        <translation>&amp;Waarom die zet?</translation>
    </message>
    <message>
        <source>What doe&amp;s this clue tell me?</source>
        <extracomment>what the last clue asks of the person who plays</extracomment>
        <translation>Wat &amp;betekent deze informatie voor mij?</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>&amp;Bibliotheek</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Statisti&amp;eken</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Instellingen …</translation>
    </message>
    <message>
        <source>Ask a &amp;teammate</source>
        <translation>Me&amp;despeler vragen</translation>
    </message>
    <message>
        <source>Start or open a game first.</source>
        <translation>Begin of open eerst een spel.</translation>
    </message>
    <message>
        <source>Only when several people play at this screen.</source>
        <translation>Alleen als er meerdere mensen aan dit scherm spelen.</translation>
    </message>
    <message>
        <source>Only during a game.</source>
        <translation>Alleen tijdens een spel.</translation>
    </message>
    <message>
        <source>W&amp;hat would a teammate do in my place? (hint)</source>
        <translation>Wat zou een &amp;medespeler in mijn plaats doen? (tip)</translation>
    </message>
    <message>
        <source>&amp;Agreement at this table…</source>
        <translation>&amp;Afspraken aan deze tafel …</translation>
    </message>
    <message>
        <source>Ask a teammate</source>
        <translation>Medespeler vragen</translation>
    </message>
    <message>
        <source>See hands as their players know them</source>
        <extracomment>a button: the others&apos; hands are shown as those who hold them see them</extracomment>
        <translation>Handen zien zoals de spelers ze kennen</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Er is geen zet om terug te nemen.</translation>
    </message>
    <message>
        <source>Take &amp;back the last move</source>
        <translation>Laatste &amp;zet terugnemen</translation>
    </message>
    <message>
        <source>&amp;Let a computer teammate take over…</source>
        <translation>Een &amp;computerspeler laten overnemen …</translation>
    </message>
    <message>
        <source>&amp;Bookmark this moment…</source>
        <translation>Bl&amp;adwijzer bij dit moment zetten …</translation>
    </message>
    <message>
        <source>What have I been to&amp;ld since my last turn?</source>
        <translation>Welke informatie kreeg ik sinds mijn vo&amp;rige beurt?</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>a group of the menu</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <extracomment>a group of the menu: finished games</extracomment>
        <translation>&amp;Terugkijken</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>a group of the menu</extracomment>
        <translation>&amp;Leren</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a group of the menu</extracomment>
        <translation>&amp;Programma</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>Colo&amp;urs</source>
        <translation>&amp;Kleuren</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nacht</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Dag</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoog contrast</translation>
    </message>
    <message>
        <source>&amp;Review this game</source>
        <translation>Dit spel &amp;nabespreken</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>&amp;Wat als …</translation>
    </message>
    <message>
        <source>&amp;Try it yourself</source>
        <translation>Zelf &amp;proberen</translation>
    </message>
    <message>
        <source>Ne&amp;w game…</source>
        <translation>&amp;Nieuw spel …</translation>
    </message>
    <message>
        <source>Your t&amp;eammates</source>
        <translation>Je &amp;medespelers</translation>
    </message>
    <message>
        <source>Copy li&amp;nk</source>
        <translation>Link &amp;kopiëren</translation>
    </message>
    <message>
        <source>Lessons and &amp;puzzles</source>
        <translation>Lessen en p&amp;uzzels</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>Spel&amp;regels</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>Toetsen wi&amp;jzigen …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Volledig s&amp;cherm</translation>
    </message>
    <message>
        <source>&amp;About Hanabi</source>
        <translation>Over &amp;Hanabi</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>About Hanabi</source>
        <translation>Over Hanabi</translation>
    </message>
    <message>
        <source>Teammates run on compiled code.</source>
        <translation>De medespelers draaien op gecompileerde code.</translation>
    </message>
    <message>
        <source>Teammates run on plain Python code.</source>
        <translation>De medespelers draaien op gewone Pythoncode.</translation>
    </message>
    <message>
        <source>Build fireworks together, without seeing your own cards: offline, with teammates who explain themselves. Made with Qt for Python, under the LGPL; the typefaces Figtree and Fraunces are under the SIL Open Font License.</source>
        <translation>Bouw samen vuurwerk, zonder je eigen kaarten te zien: zonder internet, met medespelers die uitleggen wat ze doen. Gemaakt met Qt for Python, onder de LGPL; de lettertypen Figtree en Fraunces vallen onder de SIL Open Font License.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenties …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Replay without the result</source>
        <extracomment>a game that is looked at; how it ended is not told</extracomment>
        <translation>Naspelen zonder uitslag</translation>
    </message>
    <message>
        <source>Replay wit&amp;hout the result</source>
        <extracomment>a switch in the menu: finished games are shown without telling how they end</extracomment>
        <translation>Naspelen zonder &amp;uitslag</translation>
    </message>
    <message>
        <source>&amp;Guess the move</source>
        <translation>&amp;Raad de zet</translation>
    </message>
    <message>
        <source>&amp;Position as text</source>
        <translation>Stelling als &amp;tekst</translation>
    </message>
    <message>
        <source>Position as pict&amp;ure</source>
        <translation>Stelling als &amp;afbeelding</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>a submenu: the link of the game shown, or its position as text or picture</extracomment>
        <translation>&amp;Kopiëren</translation>
    </message>
</context>
<context>
    <name>Milestone</name>
    <message>
        <source>Your first perfect game!</source>
        <translation>Je eerste perfecte spel!</translation>
    </message>
    <message>
        <source>You have played the deal of the day for a whole week.</source>
        <translation>Je hebt een hele week lang de verdeling van de dag gespeeld.</translation>
    </message>
    <message>
        <source>You have solved every puzzle on finesses.</source>
        <translation>Je hebt alle puzzels over finesses opgelost.</translation>
    </message>
    <message>
        <source>You have finished every lesson.</source>
        <translation>Je hebt alle lessen gedaan.</translation>
    </message>
    <message>
        <source>first perfect game</source>
        <translation>eerste perfecte spel</translation>
    </message>
    <message>
        <source>a week of daily deals</source>
        <translation>een week lang de verdeling van de dag</translation>
    </message>
    <message>
        <source>every finesse puzzle</source>
        <translation>alle finessepuzzels</translation>
    </message>
    <message>
        <source>every lesson</source>
        <translation>alle lessen</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er is iets misgegaan</translation>
    </message>
    <message>
        <source>The program ran into a problem. Your game is not lost: it continues from where it was last saved. The details below give away no cards; they help the people who maintain the program.</source>
        <translation>Er is een fout opgetreden in het programma. Je bent je spel niet kwijt: het gaat verder waar het voor het laatst is opgeslagen. De gegevens hieronder verraden geen kaarten; ze helpen de mensen die het programma onderhouden.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Gegevens kopiëren</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{name} with bluffs</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Expert&quot;</extracomment>
        <translation>{name} met bluffen</translation>
    </message>
    <message>
        <source>Custom</source>
        <extracomment>an agreement of people&apos;s own that has no name</extracomment>
        <translation>Eigen</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <extracomment>the name of the person who plays, until another is typed</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nieuwe verdeling</translation>
    </message>
    <message>
        <source>Teaching table (counts as help)</source>
        <translation>Oefentafel (telt als hulp)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Before a move that costs 0.4 points or more, going by what you can know, the table asks whether you mean it.</source>
        <translation>Vóór een zet die op basis van wat je kunt weten 0,4 punten of meer kost, vraagt de tafel of je die echt wilt doen.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Verdelingsnummer</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Afspraken</translation>
    </message>
    <message>
        <source>Recent tables</source>
        <extracomment>a button with a menu: who has played together before</extracomment>
        <translation>Recente tafels</translation>
    </message>
    <message>
        <source>A deal number has digits only, at most {most}.</source>
        <translation>Een verdelingsnummer heeft alleen cijfers, hoogstens {most}.</translation>
    </message>
    <message>
        <source>Give every seat a name.</source>
        <translation>Geef elke plaats een naam.</translation>
    </message>
    <message>
        <source>Give every seat a different name.</source>
        <translation>Geef elke plaats een eigen naam.</translation>
    </message>
    <message>
        <source>Give every person a different badge.</source>
        <translation>Geef iedere persoon een eigen teken.</translation>
    </message>
    <message>
        <source>Whoever wears the most colourful clothes</source>
        <translation>Wie de kleurrijkste kleren draagt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer: {level}, {personality}</source>
        <extracomment>a teammate: {level} is such as &quot;Casual&quot;, {personality} such as &quot;bold&quot;</extracomment>
        <translation>Computer: {level}, {personality}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <extracomment>a person at a shared screen, until a name is typed: {player} is &quot;Player&quot;</extracomment>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>{seat}: who plays</source>
        <extracomment>read by screen readers: who plays at this seat, a person or a teammate</extracomment>
        <translation>{seat}: wie speelt</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Multicolour</source>
        <translation>Veelkleurig</translation>
    </message>
    <message>
        <source>Memory and talk</source>
        <extracomment>what players may say to each other, and what the cards show of earlier clues</extracomment>
        <translation>Onthouden en praten</translation>
    </message>
    <message>
        <source>All conventions your teammates share</source>
        <translation>Alle gedeelde conventies</translation>
    </message>
    <message>
        <source>Other agreement…</source>
        <translation>Andere afspraken …</translation>
    </message>
    <message>
        <source>Clockwise: {names}</source>
        <extracomment>{names} are those at the table, in the order of their turns</extracomment>
        <translation>Met de klok mee: {names}</translation>
    </message>
    <message>
        <source>{name} doesn’t play by these rules or with this many players.</source>
        <extracomment>{name} is a program that the person has added</extracomment>
        <translation>{name} speelt niet met deze regels of dit aantal spelers.</translation>
    </message>
    <message>
        <source>Program: {name}</source>
        <extracomment>a player who is a program that the person has added: {name} is its name and version</extracomment>
        <translation>Programma: {name}</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>a word, or a card: r2</source>
        <extracomment>in the slip on a card, before anything is written</extracomment>
        <translation>een woord, of een kaart: r2</translation>
    </message>
    <message>
        <source>Note on your card</source>
        <translation>Briefje op je kaart</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>twaalf</translation>
    </message>
</context>
<context>
    <name>OwnMoment</name>
    <message>
        <source>One of these games is no longer in your library.</source>
        <translation>Een van deze spellen staat niet meer in je bibliotheek.</translation>
    </message>
    <message>
        <source>Your game, turn {turn}</source>
        <translation>Je spel, beurt {turn}</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {turn}</source>
        <translation>Verdeling {deal}, beurt {turn}</translation>
    </message>
    <message>
        <source>Deal of {deal}, turn {turn}</source>
        <extracomment>{deal} is the day of a deal of the day, such as &quot;28 November&quot;</extracomment>
        <translation>Verdeling van {deal}, beurt {turn}</translation>
    </message>
    <message>
        <source>{moment} · {number} of {count} · {name}</source>
        <extracomment>{moment} is &quot;Deal 71, turn 14&quot;; {number} of {count} of them; {name} is an agreement&apos;s name</extracomment>
        <translation>{moment} · {number} van {count} · {name}</translation>
    </message>
    <message>
        <source>In this position you lost points. What would have been better? Make your move as in a game. Any move that is as good as the best counts.</source>
        <translation>In deze stelling verloor je punten. Wat was beter geweest? Doe je zet zoals in een spel. Elke zet die even goed is als de beste, telt.</translation>
    </message>
    <message>
        <source>One moment: that move is being compared with the best…</source>
        <translation>Een ogenblik: die zet wordt met de beste vergeleken …</translation>
    </message>
    <message>
        <source>You told {name} about {value}; that cost {points} points.</source>
        <extracomment>{value} is such as &quot;red&quot; or &quot;2s&quot;; {points} such as &quot;0.8&quot;</extracomment>
        <translation>Je gaf {name} informatie over {value}; dat kostte {points} punt.</translation>
    </message>
    <message>
        <source>You played slot {slot}; that cost {points} points.</source>
        <translation>Je speelde de kaart op plek {slot}; dat kostte {points} punt.</translation>
    </message>
    <message>
        <source>You discarded slot {slot}; that cost {points} points.</source>
        <translation>Je legde de kaart op plek {slot} af; dat kostte {points} punt.</translation>
    </message>
    <message>
        <source>It is not as good as the best move. Try again.</source>
        <translation>Dat is niet zo goed als de beste zet. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>On average it scores {points} points fewer than the best move. Try again.</source>
        <translation>Gemiddeld levert dat {points} punt minder op dan de beste zet. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>That’s it.</source>
        <translation>Precies.</translation>
    </message>
    <message>
        <source>Just as good as the best move.</source>
        <translation>Even goed als de beste zet.</translation>
    </message>
</context>
<context>
    <name>PersonName</name>
    <message>
        <source>{name}’</source>
        <extracomment>the possessive form of a name that ends with s, x or z</extracomment>
        <translation>{name}’</translation>
    </message>
    <message>
        <source>{name}’s</source>
        <extracomment>the possessive form of a name</extracomment>
        <translation>{name}s</translation>
    </message>
</context>
<context>
    <name>PersonalityName</name>
    <message>
        <source>careful</source>
        <extracomment>a teammate&apos;s personality, after its level: &quot;Expert, careful&quot;</extracomment>
        <translation>voorzichtig</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>a teammate&apos;s personality, after its level: &quot;Expert, bold&quot;</extracomment>
        <translation>gedurfd</translation>
    </message>
    <message>
        <source>chatty</source>
        <extracomment>a teammate&apos;s personality, after its level: gives clues gladly</extracomment>
        <translation>praatgraag</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>Turn {turn}, {name} to move</source>
        <extracomment>the first line of a position that is copied as text</extracomment>
        <translation>Beurt {turn}, {name} is aan zet</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>{cards} in the deck</source>
        <extracomment>{cards} is &quot;12 cards&quot;</extracomment>
        <translation>{cards} in de stapel</translation>
    </message>
    <message>
        <source>Fireworks: {cards}</source>
        <translation>Vuurwerk: {cards}</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>Afgelegd: {cards}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>This is far too large to be a game.</source>
        <translation>Dit is veel te groot voor een spel.</translation>
    </message>
    <message>
        <source>This is empty: there is no game in it.</source>
        <translation>Dit is leeg: er zit geen spel in.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, but a device or a pipe.</source>
        <translation>Dit is geen gewoon bestand, maar een apparaat of een pijp (pipe).</translation>
    </message>
    <message>
        <source>This is nested far too deeply to be a game.</source>
        <translation>Dit is veel te diep genest voor een spel.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8: see byte {place}.</source>
        <translation>Dit is geen tekst in UTF-8: zie byte {place}.</translation>
    </message>
    <message>
        <source>This isn’t a file of games.</source>
        <translation>Dit is geen bestand met spellen.</translation>
    </message>
    <message>
        <source>This ZIP archive can’t be read.</source>
        <translation>Dit ZIP-archief kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>This is not JSON: something is wrong near byte {place}.</source>
        <translation>Dit is geen JSON: er klopt iets niet in de buurt van byte {place}.</translation>
    </message>
    <message>
        <source>This ends before the game is complete.</source>
        <translation>Dit houdt op voordat het spel volledig is.</translation>
    </message>
    <message>
        <source>This is JSON, but not a game.</source>
        <translation>Dit is JSON, maar geen spel.</translation>
    </message>
    <message>
        <source>This game is incomplete: {place} is missing.</source>
        <translation>Dit spel is onvolledig: {place} ontbreekt.</translation>
    </message>
    <message>
        <source>This isn’t in the format of a game: see {place}.</source>
        <translation>Dit heeft niet de vorm van een spel: zie {place}.</translation>
    </message>
    <message>
        <source>This isn’t in the format of a game: see {place}. The text there is too long.</source>
        <translation>Dit heeft niet de vorm van een spel: zie {place}. De tekst daar is te lang.</translation>
    </message>
    <message>
        <source>This is not a link to a game.</source>
        <translation>Dit is geen link naar een spel.</translation>
    </message>
    <message>
        <source>This link only names a game on a server, and this program never goes online: share the game as JSON or as a link that contains it.</source>
        <translation>Deze link verwijst alleen naar een spel op een server, en dit programma gaat nooit online: deel het spel als JSON of als een link die het bevat.</translation>
    </message>
    <message>
        <source>This link is incomplete: it has only {place} characters.</source>
        <translation>Deze link is onvolledig: hij heeft maar {place} tekens.</translation>
    </message>
    <message>
        <source>This program doesn’t support this variant: {place}.</source>
        <translation>Dit programma kent deze variant niet: {place}.</translation>
    </message>
    <message>
        <source>This program doesn’t support this option: {place}.</source>
        <translation>Dit programma kent deze optie niet: {place}.</translation>
    </message>
    <message>
        <source>Hanabi is for 2 to 5 players, not {place}.</source>
        <translation>Hanabi is voor 2 tot en met 5 spelers, niet voor {place}.</translation>
    </message>
    <message>
        <source>There is no such card in this game: see {place}.</source>
        <translation>Zo’n kaart bestaat niet in dit spel: zie {place}.</translation>
    </message>
    <message>
        <source>The deck is not a standard one: it has {place} cards.</source>
        <translation>De stapel klopt niet: hij telt {place} kaarten.</translation>
    </message>
    <message>
        <source>The deck is not a standard one: check how many copies of “{place}” it has.</source>
        <extracomment>{place} is a card, such as &quot;red 1&quot;</extracomment>
        <translation>De stapel klopt niet: controleer het aantal ‘{place}’.</translation>
    </message>
    <message>
        <source>There is no such action: see {place}.</source>
        <translation>Zo’n zet bestaat niet: zie {place}.</translation>
    </message>
    <message>
        <source>A newer version of this program saved this game (format {place}): update to open it.</source>
        <translation>Een nieuwere versie van dit programma heeft dit spel opgeslagen (formaat {place}): werk het programma bij om het te openen.</translation>
    </message>
    <message>
        <source>This game is damaged and can’t be read any more.</source>
        <translation>Dit spel is beschadigd en niet meer te lezen.</translation>
    </message>
    <message>
        <source>Two parts of this game contradict each other: see {place}.</source>
        <translation>Twee delen van dit spel spreken elkaar tegen: zie {place}.</translation>
    </message>
    <message>
        <source>A newer version of this program saved this agreement: update to play by it.</source>
        <translation>Een nieuwere versie van dit programma heeft deze afspraken opgeslagen: werk het programma bij om ermee te spelen.</translation>
    </message>
    <message>
        <source>This agreement contradicts itself: a convention in it needs another one that is missing.</source>
        <translation>Deze afspraken spreken zichzelf tegen: een conventie erin heeft een andere nodig, en die ontbreekt.</translation>
    </message>
    <message>
        <source>This is not an agreement.</source>
        <translation>Dit zijn geen afspraken.</translation>
    </message>
    <message>
        <source>{wrong} Only the turns before it are shown.</source>
        <translation>{wrong} Alleen de beurten ervoor worden getoond.</translation>
    </message>
    <message>
        <source>The move on turn {turn} is not allowed. {why}</source>
        <translation>De zet in beurt {turn} is niet toegestaan. {why}</translation>
    </message>
    <message>
        <source>This game had special rules ({rules}): you can watch it here, but not review it, guess its moves or play on from it.</source>
        <extracomment>{rules} such as &quot;one card more&quot;; nobody plays by them in this program</extracomment>
        <translation>Dit spel had speciale regels ({rules}): je kunt het hier alleen bekijken; nabespreken, zetten raden en verder spelen kan niet.</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>{sentence} ({detail})</source>
        <extracomment>{sentence} says what went wrong with a program, {detail} is what it or the system said</extracomment>
        <translation>{sentence} ({detail})</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <translation>{name} kan niet worden gestart.</translation>
    </message>
    <message>
        <source>{name} says that it can’t play this game.</source>
        <translation>{name} meldt dat het dit spel niet kan spelen.</translation>
    </message>
    <message>
        <source>{name} stopped in the middle of the game.</source>
        <translation>{name} is midden in het spel gestopt.</translation>
    </message>
    <message>
        <source>{name} did not move within {seconds} seconds.</source>
        <translation>{name} heeft binnen {seconds} seconden geen zet gedaan.</translation>
    </message>
    <message>
        <source>{name} has twice made a move that is not allowed.</source>
        <translation>{name} heeft twee keer een zet gedaan die niet mag.</translation>
    </message>
    <message>
        <source>{name} writes lines that are too long to be messages.</source>
        <translation>{name} schrijft regels die te lang zijn voor berichten.</translation>
    </message>
    <message>
        <source>{name} writes something that is not text in UTF-8.</source>
        <translation>{name} schrijft iets wat geen tekst in UTF-8 is.</translation>
    </message>
    <message>
        <source>{name} is not among your programs.</source>
        <translation>{name} staat niet bij je programma’s.</translation>
    </message>
    <message>
        <source>Command: {command}</source>
        <translation>Opdracht: {command}</translation>
    </message>
    <message>
        <source>Starts in: {folder}</source>
        <translation>Start in: {folder}</translation>
    </message>
    <message>
        <source>Seconds a move: {seconds}</source>
        <extracomment>the time that a program may take for a move</extracomment>
        <translation>Seconden per zet: {seconds}</translation>
    </message>
    <message>
        <source>Players: {sizes}</source>
        <extracomment>{sizes} are numbers of players, such as &quot;2, 3 and 4&quot;</extracomment>
        <translation>Aantal spelers: {sizes}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <extracomment>{rules} are the names of rules that a program knows</extracomment>
        <translation>Regels: {rules}</translation>
    </message>
    <message>
        <source>Playing a game: {percent}%</source>
        <translation>Speelt een spel: {percent}%</translation>
    </message>
    <message>
        <source>Stopped after {turns}.</source>
        <extracomment>{turns} is &quot;12 turns&quot;</extracomment>
        <translation>Gestopt na {turns}.</translation>
    </message>
    <message>
        <source>{name} and {partner}: {score} of {most} points, {seconds} seconds a move.</source>
        <extracomment>{score} of {most} points; {seconds} is the mean time of the program&apos;s moves</extracomment>
        <translation>{name} en {partner}: {score} van de {most} punten, {seconds} seconden per zet.</translation>
    </message>
    <message>
        <source>{name} says: “{words}”</source>
        <extracomment>{name} is a program, {words} are its own</extracomment>
        <translation>{name} zegt: ‘{words}’</translation>
    </message>
    <message>
        <source>On {holder}’s card in slot {slot}: “{words}”</source>
        <extracomment>what a program has noted on a card: {holder} is the player who holds it</extracomment>
        <translation>Over de kaart van {holder} op plek {slot}: ‘{words}’</translation>
    </message>
    <message>
        <source>{name} says nothing.</source>
        <translation>{name} zegt niets.</translation>
    </message>
    <message>
        <source>Every move so far is saved.</source>
        <translation>Alle zetten tot nu toe zijn opgeslagen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Let {name} take over</source>
        <extracomment>{name} is a teammate of ours, who plays on in the place of a program</extracomment>
        <translation>{name} laten overnemen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Het spel beëindigen</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Een programma toevoegen</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name} wijzigen</translation>
    </message>
    <message>
        <source>A program runs with your permissions: it can read and change your files. Add only what you trust.</source>
        <translation>Een programma draait met jouw rechten: het kan je bestanden lezen en wijzigen. Voeg alleen toe wat je vertrouwt.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen …</translation>
    </message>
    <message>
        <source>Choose a program or a script</source>
        <translation>Kies een programma of een script</translation>
    </message>
    <message>
        <source>Choose the folder it starts in</source>
        <translation>Kies de map waarin het start</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>the executable, or the interpreter of a script, with its folder</extracomment>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenten</translation>
    </message>
    <message>
        <source>Starts in</source>
        <extracomment>in which folder a program is started</extracomment>
        <translation>Start in</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>for how many players and with which rules a program can play</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Multicolour</source>
        <translation>Veelkleurig</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Seconden per zet</translation>
    </message>
    <message>
        <source>any folder</source>
        <translation>een willekeurige map</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Give the program a name.</source>
        <translation>Geef het programma een naam.</translation>
    </message>
    <message>
        <source>This name is taken. Choose another one.</source>
        <translation>Deze naam is al in gebruik. Kies een andere.</translation>
    </message>
    <message>
        <source>Name and version can have at most {most} characters together.</source>
        <translation>Naam en versie mogen samen hoogstens {most} tekens hebben.</translation>
    </message>
    <message>
        <source>Choose a program that can be started.</source>
        <translation>Kies een programma dat gestart kan worden.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Die map bestaat niet.</translation>
    </message>
    <message>
        <source>Choose at least one number of players.</source>
        <translation>Kies met hoeveel spelers het kan spelen.</translation>
    </message>
    <message>
        <source>Choose at least one kind of multicolour.</source>
        <translation>Kies minstens één soort veelkleurige kaarten.</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Puzzle {number} of {count}</source>
        <extracomment>{number} of {count} puzzles</extracomment>
        <translation>Puzzel {number} van {count}</translation>
    </message>
    <message>
        <source>Run: {number} of {count}</source>
        <extracomment>the place of a puzzle in a run, such as &quot;Run: 2 of 5&quot;</extracomment>
        <translation>Reeks: {number} van {count}</translation>
    </message>
    <message>
        <source>teammates: {level}</source>
        <extracomment>{level} of the teammates in a puzzle, such as &quot;Expert&quot;</extracomment>
        <translation>medespelers: {level}</translation>
    </message>
    <message>
        <source>What would you do here? One move is clearly best. Make it as in a game: the table waits, and you may look back in the log first.</source>
        <translation>Wat zou jij hier doen? Eén zet is duidelijk de beste. Doe die zoals in een spel: de tafel wacht, en je mag eerst in het verslag terugkijken.</translation>
    </message>
    <message>
        <source>That’s it.</source>
        <translation>Precies.</translation>
    </message>
    <message>
        <source>Any other move scores at least {points} points fewer on average.</source>
        <extracomment>{points} is a number such as 0.8</extracomment>
        <translation>Elke andere zet levert gemiddeld minstens {points} punt minder op.</translation>
    </message>
    <message>
        <source>Not rated, because you asked for a hint.</source>
        <translation>Telt niet mee voor je rating, omdat je om een tip vroeg.</translation>
    </message>
    <message>
        <source>Not rated, because you asked for the answer.</source>
        <translation>Telt niet mee voor je rating, omdat je om het antwoord vroeg.</translation>
    </message>
    <message>
        <source>Your rating: {you} ({change}).</source>
        <extracomment>{you} is a rating such as &quot;1,520 ± 80&quot;; {change} is such as &quot;+12&quot;</extracomment>
        <translation>Je rating: {you} ({change}).</translation>
    </message>
    <message>
        <source>That was the last of the run: every one on the first try!</source>
        <translation>Dat was de laatste van de reeks: allemaal in één keer goed!</translation>
    </message>
    <message>
        <source>That was the last of the run: {solved} of {count} on the first try.</source>
        <extracomment>{solved} of {count} puzzles</extracomment>
        <translation>Dat was de laatste van de reeks: {solved} van de {count} in één keer goed.</translation>
    </message>
    <message>
        <source>On average this scores {points} points fewer than the best move. Try again.</source>
        <extracomment>{points} is a number such as 0.8</extracomment>
        <translation>Gemiddeld levert dit {points} punt minder op dan de beste zet. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <extracomment>{number} of a puzzle</extracomment>
        <translation>Puzzel {number}</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>RatingName</name>
    <message>
        <source>Horrible</source>
        <translation>Verschrikkelijk</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Matig</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Eervol</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Zeer goed</translation>
    </message>
    <message>
        <source>Extraordinary</source>
        <translation>Buitengewoon</translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation>Legendarisch</translation>
    </message>
    <message>
        <source>Divine</source>
        <translation>Goddelijk</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>{name} knew that this card was playable.</source>
        <translation>{name} wist dat deze kaart paste.</translation>
    </message>
    <message>
        <source>{name} could tell from the cards in sight that this one was playable.</source>
        <translation>{name} kon aan de zichtbare kaarten zien dat deze paste.</translation>
    </message>
    <message>
        <source>{name} played blind: a clue made sense only if this card was playable ({cards}).</source>
        <translation>{name} speelde ongezien: de informatie klopte alleen als deze kaart paste ({cards}).</translation>
    </message>
    <message>
        <source>{name} took a chance: there was nothing better left to do.</source>
        <translation>{name} waagde een gok: er was niets beters meer te doen.</translation>
    </message>
    <message>
        <source>{name} (slot {slot})</source>
        <extracomment>a card by its holder and its place</extracomment>
        <translation>{name} (plek {slot})</translation>
    </message>
    <message>
        <source>With eight clues left, a discard is not allowed.</source>
        <translation>Als alle lampions aan zijn, mag je niet afleggen.</translation>
    </message>
    <message>
        <source>A discard would have lost the {card}, which is still needed.</source>
        <extracomment>of a player who gave a clue that asks for nothing</extracomment>
        <translation>Bij afleggen zou de {card}, die nog nodig is, verloren zijn gegaan.</translation>
    </message>
    <message>
        <source>That would get them to play their slot {slot} ({cards}).</source>
        <translation>Dan wordt de kaart op plek {slot} ({cards}) gespeeld.</translation>
    </message>
    <message>
        <source>That would save their slot {slot} ({cards}).</source>
        <translation>Dan is de kaart op plek {slot} ({cards}) gered.</translation>
    </message>
    <message>
        <source>That would get them to play their {first} first, then slot {slot} ({cards}).</source>
        <translation>Dan wordt uit die hand eerst {first} gespeeld en daarna de kaart op plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{helpers} would play first, then {receiver} would play their slot {slot} ({cards}).</source>
        <translation>Na een zet van {helpers} zou {receiver} de kaart op plek {slot} spelen ({cards}).</translation>
    </message>
    <message>
        <source>{helpers} would be played first, then {receiver}’s {cards} (slot {slot}).</source>
        <extracomment>{helpers} are cards with holder and slot, {receiver} is a name, {cards} the card that follows</extracomment>
        <translation>Dan worden eerst {helpers} gespeeld en daarna de {cards} van {receiver} (plek {slot}).</translation>
    </message>
    <message>
        <source>That would draw no card, so the game lasts longer.</source>
        <translation>Dan wordt er geen kaart getrokken en duurt het spel langer.</translation>
    </message>
    <message>
        <source>That would only pass the turn.</source>
        <translation>Dat zou alleen de beurt doorgeven.</translation>
    </message>
    <message>
        <source>That would give them more information about their slot {slot} ({cards}).</source>
        <translation>Dat geeft meer informatie over de kaart op plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>That card was playable ({cards}).</source>
        <extracomment>of a move that was not made</extracomment>
        <translation>Die kaart was speelbaar ({cards}).</translation>
    </message>
    <message>
        <source>It was a risk worth taking.</source>
        <extracomment>of a move that was not made</extracomment>
        <translation>Dat risico was het waard.</translation>
    </message>
    <message>
        <source>That would bring a clue back.</source>
        <extracomment>of a discard that was not made</extracomment>
        <translation>Zo gaat er weer een lampion aan.</translation>
    </message>
    <message>
        <source>That card was no longer needed, and a clue would come back.</source>
        <extracomment>of a move that was not made</extracomment>
        <translation>Die kaart was niet meer nodig, en er was weer een lampion aangegaan.</translation>
    </message>
    <message>
        <source>a {rank}</source>
        <extracomment>a card of which only the number matters; {rank} is that number</extracomment>
        <translation>een {rank}</translation>
    </message>
    <message>
        <source>{name} (slot {slot}, {card})</source>
        <extracomment>a card by its holder, its place and what it is</extracomment>
        <translation>{name} (plek {slot}, {card})</translation>
    </message>
    <message>
        <source>{name}’s {card} (slot {slot})</source>
        <extracomment>a card, its holder and its place</extracomment>
        <translation>de {card} van {name} (plek {slot})</translation>
    </message>
    <message>
        <source>That would ask them to keep their slot {slot} ({cards}) for later.</source>
        <translation>Dan wordt de kaart op plek {slot} ({cards}) voor later bewaard.</translation>
    </message>
    <message>
        <source>That would save their slot {slot}, the last {cards}.</source>
        <translation>Dan is de kaart op plek {slot} (de laatste {cards}) gered.</translation>
    </message>
    <message>
        <source>That would get them to play their {first} blind first, then slot {slot} ({cards}).</source>
        <extracomment>&quot;blind&quot; is to play a card without a clue about it</extracomment>
        <translation>Dan wordt uit die hand eerst {first} blind gespeeld en daarna de kaart op plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>That would get them to play their slot {slot} ({cards}) as soon as it became playable.</source>
        <translation>Dan wordt de kaart op plek {slot} ({cards}) gespeeld zodra dat kan.</translation>
    </message>
    <message>
        <source>{name} would first play the {helping} (slot {place}) blind, then the {between} next to it, and {receiver} would then play the {cards} (slot {slot}).</source>
        <extracomment>{name} is a player, {place} a slot, {helping} a card there; {between} is the card next to it, to be played before {cards}; &quot;blind&quot; is to play a card without a clue about it</extracomment>
        <translation>Dan speelt {name} eerst blind de {helping} (plek {place}), dan de {between} ernaast, en daarna {receiver} de {cards} (plek {slot}).</translation>
    </message>
    <message>
        <source>{name} would first play the {helping} (slot {place}) blind, and {receiver} would then play the {cards} (slot {slot}).</source>
        <extracomment>{name} is a player, {place} a slot, {helping} a card there; {cards} is the card that follows; &quot;blind&quot; is to play a card without a clue about it</extracomment>
        <translation>Dan speelt eerst {name} blind de {helping} (plek {place}) en daarna {receiver} de {cards} (plek {slot}).</translation>
    </message>
    <message>
        <source>{name} would first play the {helping} (slot {place}), and {receiver} would then play the {cards} (slot {slot}).</source>
        <extracomment>{name} is a player, {place} a slot, {helping} a card there; {cards} is the card that follows</extracomment>
        <translation>Dan speelt eerst {name} de {helping} (plek {place}) en daarna {receiver} de {cards} (plek {slot}).</translation>
    </message>
    <message>
        <source>That would show them that their slot {slot} ({cards}) is not playable.</source>
        <translation>Dan is duidelijk dat de kaart op plek {slot} ({cards}) niet speelbaar is.</translation>
    </message>
    <message>
        <source>That would mark their slot {slot} ({cards}) as a card to play or keep.</source>
        <translation>Dan is duidelijk dat de kaart op plek {slot} ({cards}) gespeeld of bewaard moet worden.</translation>
    </message>
    <message>
        <source>An earlier clue had asked for that card to be played blind ({cards}).</source>
        <extracomment>of a move that was not made</extracomment>
        <translation>Eerdere informatie vroeg om die kaart ongezien te spelen ({cards}).</translation>
    </message>
    <message>
        <source>{cards} or {card}</source>
        <extracomment>what a card may be: {cards} is &quot;red 1&quot; or &quot;red 1, blue 1&quot;; {card} is the last of the possibilities</extracomment>
        <translation>{cards} of {card}</translation>
    </message>
    <message>
        <source>slot {slot} ({card})</source>
        <extracomment>a card by its place and what it is</extracomment>
        <translation>de kaart op plek {slot} ({card})</translation>
    </message>
    <message>
        <source>slot {slot}</source>
        <translation>de kaart op plek {slot}</translation>
    </message>
    <message>
        <source>{name} had a clue about this card and expected it to be playable ({cards}).</source>
        <translation>{name} had informatie over deze kaart en verwachtte dat die zou passen ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to play their slot {slot} ({cards}).</source>
        <translation>{name} wil dat {receiver} de kaart op plek {slot} speelt ({cards}).</translation>
    </message>
    <message>
        <source>{name} counts on {helpers} to play first; then {receiver}’s slot {slot} can be played ({cards}).</source>
        <translation>{name} rekent eerst op een zet van {helpers}; daarna past de kaart op plek {slot} van {receiver} ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to play their {first} first, then slot {slot} ({cards}).</source>
        <translation>{name} wil dat {receiver} eerst {first} speelt en daarna die op plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to play their slot {slot} now ({cards}).</source>
        <translation>{name} wil dat {receiver} de kaart op plek {slot} nu speelt ({cards}).</translation>
    </message>
    <message>
        <source>{name} keeps {receiver} from playing the card in their slot {slot} ({cards}), which can’t be played now.</source>
        <translation>{name} voorkomt dat {receiver} de kaart op plek {slot} ({cards}) speelt, want die past niet.</translation>
    </message>
    <message>
        <source>{name} tells {receiver} more about their slot {slot} ({cards}).</source>
        <translation>{name} geeft {receiver} meer informatie over de kaart op plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name}’s clue only passes the turn: no card is drawn, so the game lasts longer.</source>
        <translation>De informatie van {name} geeft alleen de beurt door: er wordt geen kaart getrokken, dus het spel duurt langer.</translation>
    </message>
    <message>
        <source>{name} had nothing better to do, so this clue only passes the turn.</source>
        <translation>{name} had niets beters te doen: deze informatie geeft alleen de beurt door.</translation>
    </message>
    <message>
        <source>{name}’s clue is about {receiver}’s slot {slot}, to be played now or kept.</source>
        <translation>De informatie van {name} gaat over de kaart op plek {slot} van {receiver}: die moet nu gespeeld of bewaard worden.</translation>
    </message>
    <message>
        <source>{name} had no better clue, so told {receiver} what they don’t have.</source>
        <translation>{name} had geen betere informatie te geven en liet {receiver} daarom weten wat er niet in diens hand zit.</translation>
    </message>
    <message>
        <source>{name} knew that this card was no longer needed.</source>
        <translation>{name} wist dat deze kaart niet meer nodig was.</translation>
    </message>
    <message>
        <source>{name} knew this card and gave it up: the other copy can be played from another hand.</source>
        <translation>{name} kende deze kaart en deed er afstand van: het andere exemplaar kan uit een andere hand worden gespeeld.</translation>
    </message>
    <message>
        <source>{name} knew this card and gave it up: {helpers} has the other copy ({cards}).</source>
        <translation>{name} kende deze kaart en deed er afstand van: het andere exemplaar ({cards}) ligt bij {helpers}.</translation>
    </message>
    <message>
        <source>{name} had no safe play and no clue worth giving, so discarded their oldest unclued card.</source>
        <translation>{name} had geen veilige kaart om te spelen en geen informatie die de moeite waard was, en legde daarom de oudste kaart zonder informatie af.</translation>
    </message>
    <message>
        <source>{name} had no safe play and no clues left, so discarded their oldest unclued card.</source>
        <translation>{name} had geen veilige kaart om te spelen, en er was geen lampion aan: daarom werd de oudste kaart zonder informatie afgelegd.</translation>
    </message>
    <message>
        <source>{name} discarded the card that seemed least needed.</source>
        <translation>{name} legde de kaart af die het minst nodig leek.</translation>
    </message>
    <message>
        <source>{name} gave no reason.</source>
        <translation>{name} gaf geen reden.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep their slot {slot} ({cards}): the other 2 of that colour is nowhere in sight.</source>
        <translation>{name} wil dat {receiver} de kaart op plek {slot} bewaart ({cards}): niemand ziet de andere 2 van die kleur.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep their slot {slot} ({cards}): there is only one 5 of each colour.</source>
        <translation>{name} wil dat {receiver} de kaart op plek {slot} bewaart ({cards}): van elke kleur is er maar één 5.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep their slot {slot} ({cards}): it is the last copy.</source>
        <translation>{name} wil dat {receiver} de kaart op plek {slot} bewaart ({cards}): het is het laatste exemplaar.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is over.</source>
        <translation>Dit spel is afgelopen.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Wacht op je beurt.</translation>
    </message>
    <message>
        <source>Choose one of your own cards.</source>
        <translation>Kies een van je eigen kaarten.</translation>
    </message>
    <message>
        <source>All eight clues are available: play a card or give a clue.</source>
        <translation>Alle acht lampions zijn aan: speel een kaart of geef informatie.</translation>
    </message>
    <message>
        <source>No clues left: play or discard a card.</source>
        <translation>Er is geen lampion aan: speel een kaart of leg er een af.</translation>
    </message>
    <message>
        <source>A clue goes to a teammate, never to yourself.</source>
        <translation>Informatie geef je aan een medespeler, nooit aan jezelf.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Daar zit niemand.</translation>
    </message>
    <message>
        <source>That hand is empty: choose somebody else.</source>
        <translation>Die hand is leeg: kies iemand anders.</translation>
    </message>
    <message>
        <source>That colour is not in this game.</source>
        <translation>Die kleur doet niet mee in dit spel.</translation>
    </message>
    <message>
        <source>Multicolour counts as every colour here and has no clue of its own: choose another colour.</source>
        <translation>Veelkleurig telt hier als elke kleur en heeft geen eigen informatie: kies een andere kleur.</translation>
    </message>
    <message>
        <source>At this table a clue must touch a card.</source>
        <translation>Aan deze tafel moet informatie minstens één kaart aanwijzen.</translation>
    </message>
    <message>
        <source>Colours are not announced in this game.</source>
        <translation>Kleuren worden in dit spel niet aangekondigd.</translation>
    </message>
    <message>
        <source>This table is strict: only clues are allowed.</source>
        <translation>Deze tafel is streng: alleen informatie is toegestaan.</translation>
    </message>
    <message>
        <source>Wait for your turn to speak.</source>
        <translation>Wacht op je beurt om iets te zeggen.</translation>
    </message>
    <message>
        <source>You just said that.</source>
        <translation>Dat heb je net gezegd.</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>I still know nothing about my hand.</source>
        <translation>Ik weet nog niets over mijn hand.</translation>
    </message>
    <message>
        <source>Do you remember what you have there?</source>
        <translation>Weet je nog wat je daar hebt?</translation>
    </message>
    <message>
        <source>Thanks.</source>
        <translation>Bedankt.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Goed gespeeld.</translation>
    </message>
    <message>
        <source>Sorry.</source>
        <translation>Sorry.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <extracomment>{name} says something; the quotation marks are those of the language</extracomment>
        <translation>{name}: ‘{words}’</translation>
    </message>
    <message>
        <source>{name} asked {other}: “{words}”</source>
        <translation>{name} vroeg {other}: ‘{words}’</translation>
    </message>
    <message>
        <source>{name} remembers nothing about their cards.</source>
        <translation>{name} weet niets meer over de eigen kaarten.</translation>
    </message>
    <message>
        <source>{name} pointed at {cards}.</source>
        <extracomment>{cards} is such as &quot;slot 1 (green), slot 3 (2)&quot;</extracomment>
        <translation>{name} wees {cards} aan.</translation>
    </message>
    <message>
        <source>slot {slot} ({known})</source>
        <extracomment>a card that is pointed at; {known} is such as &quot;green&quot;, &quot;2&quot; or &quot;red 3&quot;</extracomment>
        <translation>de kaart op plek {slot} ({known})</translation>
    </message>
</context>
<context>
    <name>RemarkMenu</name>
    <message>
        <source>To {name}: {question}</source>
        <extracomment>a menu item: a question to somebody, such as &quot;Elin, do you remember …?&quot;</extracomment>
        <translation>Aan {name}: {question}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Beurt {turn} van {turns}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>or press Esc</source>
        <translation>of druk op Esc</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle kaarten</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Gezichtspunt</translation>
    </message>
    <message>
        <source>Key moments</source>
        <extracomment>steps from one decision of the review that mattered to the next</extracomment>
        <translation>Belangrijke momenten</translation>
    </message>
    <message>
        <source>Step size</source>
        <translation>Stapgrootte</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Per beurt</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Per ronde</translation>
    </message>
    <message>
        <source>Clue by clue</source>
        <translation>Per keer informatie</translation>
    </message>
    <message>
        <source>Strike by strike</source>
        <translation>Per foutkaart</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Afspeelsnelheid</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Terug naar de uitslag</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Naar het begin (Home)</translation>
    </message>
    <message>
        <source>Back one turn (←)</source>
        <translation>Een beurt terug (←)</translation>
    </message>
    <message>
        <source>Forward one turn (→)</source>
        <translation>Een beurt verder (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Naar het einde (End)</translation>
    </message>
    <message>
        <source>After turn {turns}</source>
        <translation>Na beurt {turns}</translation>
    </message>
    <message>
        <source>Before turn {turn} of {turns}</source>
        <translation>Vóór beurt {turn} van {turns}</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>Afspelen (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <translation>Pauzeren (P)</translation>
    </message>
    <message>
        <source>Without the result: hide everything that comes later</source>
        <translation>Zonder uitslag: niets verklappen van wat later komt</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Beurt {turn}</translation>
    </message>
    <message>
        <source>Guess each move of the player whose view is shown</source>
        <translation>Raad elke zet van de speler door wiens ogen je kijkt</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>no cards</source>
        <translation>geen kaarten</translation>
    </message>
    <message>
        <source>{name}. {cards}.</source>
        <extracomment>a hand read aloud: {name} is whose, {cards} what lies in it</extracomment>
        <translation>{name}. {cards}.</translation>
    </message>
    <message>
        <source>Card {slot}: {known}</source>
        <extracomment>a card of one&apos;s own read aloud: its slot, and what is known of it</extracomment>
        <translation>Kaart {slot}: {known}</translation>
    </message>
    <message>
        <source>Card {slot}: {face}</source>
        <extracomment>a teammate&apos;s card read aloud, of which its holder knows nothing: its slot, its face</extracomment>
        <translation>Kaart {slot}: {face}</translation>
    </message>
    <message>
        <source>Card {slot}: {face}, known: {known}</source>
        <extracomment>a teammate&apos;s card read aloud: its slot, its face, and what its holder knows of it</extracomment>
        <translation>Kaart {slot}: {face}, bekend: {known}</translation>
    </message>
    <message>
        <source>Fireworks: {fireworks}.</source>
        <extracomment>read aloud: {fireworks} is &quot;White 2, Red 4 …&quot;</extracomment>
        <translation>Vuurwerk: {fireworks}.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>De aflegstapel is leeg.</translation>
    </message>
    <message>
        <source>{number} times {card}</source>
        <extracomment>a card of which several copies are discarded: &quot;2 times red 1&quot;</extracomment>
        <translation>{number} keer {card}</translation>
    </message>
    <message>
        <source>Discard pile: {cards}.</source>
        <extracomment>read aloud: {cards} is &quot;white 4, 2 times red 1 …&quot;</extracomment>
        <translation>Aflegstapel: {cards}.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>strong</source>
        <translation>sterk</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>onnauwkeurigheid</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>blunder</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>Not worked out yet.</source>
        <translation>Nog niet uitgerekend.</translation>
    </message>
    <message>
        <source>Cost in points</source>
        <translation>Kosten in punten</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Onnauwkeurigheden</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Blunders</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Waar de punten vandaan kwamen</translation>
    </message>
    <message>
        <source>Decisions and luck by player</source>
        <translation>Beslissingen en toeval per speler</translation>
    </message>
    <message>
        <source>“This deal”, “Cards drawn” and “Hidden cards” are luck. “Points without luck” is the score minus these three.</source>
        <translation>‘Deze verdeling’, ‘Getrokken kaarten’ en ‘Verborgen kaarten’ zijn toeval. ‘Punten zonder toeval’ zijn de punten min deze drie.</translation>
    </message>
    <message>
        <source>Decisions by player</source>
        <translation>Beslissingen per speler</translation>
    </message>
    <message>
        <source>Reviewed on {date}</source>
        <extracomment>{date} is such as &quot;27 November 2026&quot;</extracomment>
        <translation>Nabesproken op {date}</translation>
    </message>
    <message>
        <source>Played on {date}</source>
        <extracomment>{date} is such as &quot;27 November 2026&quot;</extracomment>
        <translation>Gespeeld op {date}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number} of the deal</extracomment>
        <translation>Verdeling {number}</translation>
    </message>
    <message>
        <source>Deal of {number}</source>
        <extracomment>{number} is the day of a deal of the day, such as &quot;28 November 2026&quot;</extracomment>
        <translation>Verdeling van {number}</translation>
    </message>
    <message>
        <source>Judged by the agreement “{name}” and by what people usually know.</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>Beoordeeld volgens de afspraken ‘{name}’ en volgens wat mensen gewoonlijk weten.</translation>
    </message>
    <message>
        <source>Judged by the agreement “{name}”.</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>Beoordeeld volgens de afspraken ‘{name}’.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>Best score for this deal</source>
        <translation>Hoogst haalbare score</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan …</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Tekst kopiëren</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <translation>Verwachte eindscore</translation>
    </message>
    <message>
        <source>Average deal</source>
        <translation>Gemiddelde verdeling</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Deze verdeling</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Getrokken kaarten</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Verborgen kaarten</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>a share in percent, with a space before the sign where the language has one</extracomment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Discarded the last {card}</source>
        <extracomment>{card} is &quot;red 4&quot;; so are all of these</extracomment>
        <translation>Legde de laatste {card} af</translation>
    </message>
    <message>
        <source>Discarded the {card}</source>
        <translation>Legde de {card} af</translation>
    </message>
    <message>
        <source>Played the {card}: a strike</source>
        <translation>Speelde de {card}: een foutkaart</translation>
    </message>
    <message>
        <source>Played the {card}</source>
        <translation>Speelde de {card}</translation>
    </message>
    <message>
        <source>Successful blind play: {card}</source>
        <translation>Goed ongezien gespeeld: {card}</translation>
    </message>
    <message>
        <source>Playable card not played</source>
        <translation>Speelbare kaart bleef liggen</translation>
    </message>
    <message>
        <source>Clue that touched no new card</source>
        <translation>Geen nieuwe kaart aangewezen</translation>
    </message>
    <message>
        <source>Misleading clue</source>
        <translation>Misleidende informatie</translation>
    </message>
    <message>
        <source>Saved the {card}</source>
        <translation>Redde de {card}</translation>
    </message>
    <message>
        <source>A strong clue</source>
        <translation>Sterke informatie</translation>
    </message>
    <message>
        <source>A clue was better</source>
        <translation>Informatie geven was beter</translation>
    </message>
    <message>
        <source>A discard was better</source>
        <translation>Afleggen was beter</translation>
    </message>
    <message>
        <source>Another card was better</source>
        <translation>Een andere kaart was beter</translation>
    </message>
    <message>
        <source>Another clue was better</source>
        <translation>Andere informatie was beter</translation>
    </message>
    <message>
        <source>Move by an unrecorded convention</source>
        <translation>Zet volgens een onbekende conventie</translation>
    </message>
    <message>
        <source>It looks like a bluff</source>
        <translation>Het lijkt op een bluf</translation>
    </message>
    <message>
        <source>Luck: drew the {card}</source>
        <translation>Toeval: trok de {card}</translation>
    </message>
    <message>
        <source>Luck: the hidden cards</source>
        <translation>Toeval: de verborgen kaarten</translation>
    </message>
    <message>
        <source>Expected points over {games} simulated games, give or take {error}.</source>
        <translation>Verwachte punten in {games} gesimuleerde spellen, ± {error}.</translation>
    </message>
    <message>
        <source>Before this turn: {points} points expected, {perfect} of games perfect.</source>
        <translation>Vóór deze beurt: {points} punt verwacht, {perfect} van de spellen perfect.</translation>
    </message>
    <message>
        <source>On average its first move scores as much as the move in the game, give or take {error}.</source>
        <extracomment>{error} is how far that may be off</extracomment>
        <translation>De eerste zet ervan levert gemiddeld evenveel op als de zet in het spel, ± {error}.</translation>
    </message>
    <message>
        <source>On average its first move scores {points} points more than the move in the game, give or take {error}.</source>
        <extracomment>{error} is how far {points} may be off</extracomment>
        <translation>Gemiddeld levert de eerste zet ervan {points} ± {error} punt meer op dan die van het spel.</translation>
    </message>
    <message>
        <source>On average its first move scores {points} points fewer than the move in the game, give or take {error}.</source>
        <extracomment>{error} is how far {points} may be off</extracomment>
        <translation>Gemiddeld levert de eerste zet ervan {points} ± {error} punt minder op dan die van het spel.</translation>
    </message>
    <message>
        <source>This move is being judged…</source>
        <translation>Deze zet wordt beoordeeld …</translation>
    </message>
    <message>
        <source>This move has not been judged yet.</source>
        <translation>Deze zet is nog niet beoordeeld.</translation>
    </message>
    <message>
        <source>The totals appear once every turn has been judged: {judged} of {turns} so far.</source>
        <extracomment>{judged} and {turns} are numbers</extracomment>
        <translation>De totalen volgen zodra alle beurten beoordeeld zijn: tot nu toe {judged} van de {turns}.</translation>
    </message>
    <message>
        <source>It looks like a bluff: a clue about a card that isn’t playable, given to make the next player play their newest unclued card.</source>
        <translation>Het lijkt op een bluf: informatie over een kaart die niet past, om de volgende speler diens nieuwste kaart zonder informatie te laten spelen.</translation>
    </message>
    <message>
        <source>This is the move the agreement suggests.</source>
        <translation>Dit is de zet die de afspraken aanraden.</translation>
    </message>
    <message>
        <source>No clearly better move was found.</source>
        <translation>Er is geen duidelijk betere zet gevonden.</translation>
    </message>
    <message>
        <source>the hidden cards {points}</source>
        <extracomment>{points} is &quot;+0.4&quot;</extracomment>
        <translation>de verborgen kaarten {points}</translation>
    </message>
    <message>
        <source>the card drawn {points}</source>
        <extracomment>{points} is &quot;+0.4&quot;</extracomment>
        <translation>de getrokken kaart {points}</translation>
    </message>
    <message>
        <source>Luck this turn, which nobody could foresee: {luck}.</source>
        <extracomment>what luck did in this turn: {luck} is &quot;the card drawn +0.4&quot;</extracomment>
        <translation>Toeval in deze beurt, door niemand te voorzien: {luck}.</translation>
    </message>
    <message>
        <source>others ({share})</source>
        <extracomment>{share} is &quot;12%&quot;: how likely none of the named cards is</extracomment>
        <translation>andere kaarten ({share})</translation>
    </message>
    <message>
        <source>Slot {slot}</source>
        <translation>Plek {slot}</translation>
    </message>
    <message>
        <source>By convention: {cards}.</source>
        <extracomment>{cards} is &quot;red 1 / blue 1&quot;</extracomment>
        <translation>Volgens de afspraken: {cards}.</translation>
    </message>
    <message>
        <source>Judged by the agreement, {number} fewer of 100 such games end perfect.</source>
        <extracomment>of a move judged by an agreement that lacks its convention; {number} of 100 games</extracomment>
        <translation>Volgens de afspraken eindigen er door deze zet van 100 vergelijkbare spellen {number} minder met een perfecte score.</translation>
    </message>
    <message>
        <source>Judged by the agreement, the move costs {points} points, give or take {error}.</source>
        <extracomment>of a move judged by an agreement that lacks its convention; {error} is how far the cost may be off</extracomment>
        <translation>Volgens de afspraken kost de zet {points} ± {error} punt.</translation>
    </message>
    <message>
        <source>giving a clue meant not drawing a card</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>zo werd er geen kaart getrokken</translation>
    </message>
    <message>
        <source>that took a turn</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>dat kostte een beurt</translation>
    </message>
    <message>
        <source>giving a clue just to pass the turn came out ahead in simulated games</source>
        <extracomment>after what a play did, and &quot;but&quot;</extracomment>
        <translation>informatie geven, alleen om de beurt voorbij te laten gaan, leverde in simulaties meer op</translation>
    </message>
    <message>
        <source>playing it meant drawing the last card, so everybody had only one turn left</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played</extracomment>
        <translation>door die te spelen werd de laatste kaart getrokken, zodat iedereen nog maar één beurt had</translation>
    </message>
    <message>
        <source>the discard meant drawing the last card, so everybody had only one turn left</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>door het afleggen werd de laatste kaart getrokken, zodat iedereen nog maar één beurt had</translation>
    </message>
    <message>
        <source>playing it meant drawing the last card</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played</extracomment>
        <translation>door die te spelen werd de laatste kaart getrokken</translation>
    </message>
    <message>
        <source>the discard meant drawing the last card</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>door het afleggen werd de laatste kaart getrokken</translation>
    </message>
    <message>
        <source>playing it meant drawing one of the last {number} cards, which left at most {plays} plays for the {count} cards still to play</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played, all numbers are such as &quot;five&quot;</extracomment>
        <translation>door die te spelen werd een van de laatste {number} kaarten getrokken, zodat er voor de {count} kaarten die nog gespeeld moesten worden hoogstens {plays} beurten overbleven</translation>
    </message>
    <message>
        <source>the discard meant drawing one of the last {number} cards, which left at most {plays} plays for the {count} cards still to play</source>
        <extracomment>after what a discard did, and &quot;but&quot;; all numbers are such as &quot;five&quot;</extracomment>
        <translation>door het afleggen werd een van de laatste {number} kaarten getrokken, zodat er voor de {count} kaarten die nog gespeeld moesten worden hoogstens {plays} beurten overbleven</translation>
    </message>
    <message>
        <source>playing it meant drawing one of the last {number} cards when {count} still had to be played, none of them clued yet</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played, {number} and {count} are such as &quot;five&quot;</extracomment>
        <translation>door die te spelen werd een van de laatste {number} kaarten getrokken, terwijl er nog {count} kaarten gespeeld moesten worden en over geen daarvan informatie was gegeven</translation>
    </message>
    <message>
        <source>the discard meant drawing one of the last {number} cards when {count} still had to be played, none of them clued yet</source>
        <extracomment>after what a discard did, and &quot;but&quot;; {number} and {count} are such as &quot;five&quot;</extracomment>
        <translation>door het afleggen werd een van de laatste {number} kaarten getrokken, terwijl er nog {count} kaarten gespeeld moesten worden en over geen daarvan informatie was gegeven</translation>
    </message>
    <message>
        <source>playing it meant drawing one of the last {number} cards when {count} still had to be played</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played, {number} and {count} are such as &quot;five&quot;</extracomment>
        <translation>door die te spelen werd een van de laatste {number} kaarten getrokken, terwijl er nog {count} kaarten gespeeld moesten worden</translation>
    </message>
    <message>
        <source>the discard meant drawing one of the last {number} cards when {count} still had to be played</source>
        <extracomment>after what a discard did, and &quot;but&quot;; {number} and {count} are such as &quot;five&quot;</extracomment>
        <translation>door het afleggen werd een van de laatste {number} kaarten getrokken, terwijl er nog {count} kaarten gespeeld moesten worden</translation>
    </message>
    <message>
        <source>playing it meant drawing one of the last {number} cards</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played, {number} is such as &quot;five&quot;</extracomment>
        <translation>door die te spelen werd een van de laatste {number} kaarten getrokken</translation>
    </message>
    <message>
        <source>the discard meant drawing one of the last {number} cards</source>
        <extracomment>after what a discard did, and &quot;but&quot;; {number} is such as &quot;five&quot;</extracomment>
        <translation>door het afleggen werd een van de laatste {number} kaarten getrokken</translation>
    </message>
    <message>
        <source>{told}, and yours came before {other} could play the {before}</source>
        <extracomment>{told} is that everybody had only one turn left; &quot;yours&quot; is that turn</extracomment>
        <translation>{told}, en jij was al geweest voordat {other} de {before} kon spelen</translation>
    </message>
    <message>
        <source>{told}, and {name}’s came before you could play the {before}</source>
        <extracomment>{told} is that everybody had only one turn left, of which one is {name}&apos;s</extracomment>
        <translation>{told}, en {name} was al geweest voordat je de {before} kon spelen</translation>
    </message>
    <message>
        <source>{told}, and {name}’s came before {other} could play the {before}</source>
        <extracomment>{told} is that everybody had only one turn left, of which one is {name}&apos;s</extracomment>
        <translation>{told}, en {name} was al geweest voordat {other} de {before} kon spelen</translation>
    </message>
    <message>
        <source>{told}, although you drew the {drawn} and so needed {number}, for {cards}</source>
        <extracomment>{told} is that everybody had only one turn left; {drawn} is the last card, {number} such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, terwijl jij de {drawn} trok en er dus {number} nodig had, voor {cards}</translation>
    </message>
    <message>
        <source>{told}, although {name} drew the {drawn} and so needed {number}, for {cards}</source>
        <extracomment>{told} is that everybody had only one turn left; {drawn} is the last card, {number} such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, terwijl {name} de {drawn} trok en er dus {number} nodig had, voor {cards}</translation>
    </message>
    <message>
        <source>{told}, which capped the score at {points} instead of {better}</source>
        <extracomment>{told} is that everybody had only one turn left; both are numbers of points</extracomment>
        <translation>{told} en er hoogstens {points} punten te halen waren in plaats van {better}</translation>
    </message>
    <message>
        <source>{told}, with {cards} still in the deck</source>
        <extracomment>{told} ends with how many cards are still to be played; {cards} such as &quot;the red 4&quot;</extracomment>
        <translation>{told}, met {cards} nog in de stapel</translation>
    </message>
    <message>
        <source>{told}, although you needed {number}, for {cards}</source>
        <extracomment>{told} is that everybody had only one turn left; {number} is such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, terwijl je er {number} nodig had, voor {cards}</translation>
    </message>
    <message>
        <source>{told}, although {name} needed {number}, for {cards}</source>
        <extracomment>{told} is that everybody had only one turn left; {number} is such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, terwijl {name} er {number} nodig had, voor {cards}</translation>
    </message>
    <message>
        <source>{told}, although you still needed {number} turns, for {cards}</source>
        <extracomment>{told} is that one of the last cards was drawn; {number} is such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, terwijl je nog {number} beurten nodig had, voor {cards}</translation>
    </message>
    <message>
        <source>{told}, although {name} still needed {number} turns, for {cards}</source>
        <extracomment>{told} is that one of the last cards was drawn; {number} is such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, terwijl {name} nog {number} beurten nodig had, voor {cards}</translation>
    </message>
    <message>
        <source>That capped the score at {points} instead of {better}.</source>
        <extracomment>of a move near the end of the game; both are numbers of points</extracomment>
        <translation>Daardoor waren er hoogstens {points} punten te halen in plaats van {better}.</translation>
    </message>
    <message>
        <source>{told}, and nobody could tell you about the {card} in time</source>
        <extracomment>{told} is that everybody had only one turn left; {card} is one in your hand</extracomment>
        <translation>{told}, en niemand kon je op tijd informatie over de {card} geven</translation>
    </message>
    <message>
        <source>{told}, and nobody could tell {name} about the {card} in time</source>
        <extracomment>{told} is that everybody had only one turn left; {card} is one in {name}&apos;s hand</extracomment>
        <translation>{told}, en niemand kon {name} op tijd informatie over de {card} geven</translation>
    </message>
    <message>
        <source>{name}’s chop was the last {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;; no other copy of the card is left</extracomment>
        <translation>{name} had de laatste {card} als aflegkaart</translation>
    </message>
    <message>
        <source>it did not make it clear whether {name} should play or keep that card</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; &quot;it&quot; is first the clue, then the card</extracomment>
        <translation>het bleef onduidelijk of {name} die moest spelen of bewaren</translation>
    </message>
    <message>
        <source>another clue came out ahead in simulated games</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>andere informatie leverde in simulaties meer op</translation>
    </message>
    <message>
        <source>{name}’s chop was the {card}</source>
        <translation>{name} had de {card} als aflegkaart</translation>
    </message>
    <message>
        <source>with {number} clues left, there was no need to draw one of the last {left} cards. {missed}</source>
        <extracomment>{missed} is such as &quot;nobody had told Zoë about the red 3&quot;; {number} and {left} are such as &quot;five&quot;</extracomment>
        <translation>met nog {number} brandende lampions hoefde niemand een van de laatste {left} kaarten te trekken. {missed}</translation>
    </message>
    <message>
        <source>with {number} clues left, there was no need to discard. {missed}</source>
        <extracomment>{missed} is such as &quot;nobody had told Zoë about the red 3&quot;; {number} is such as &quot;five&quot;</extracomment>
        <translation>met nog {number} brandende lampions was afleggen niet nodig. {missed}</translation>
    </message>
    <message>
        <source>with {number} clues left, there was time to save {name}’s {card}</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>met nog {number} brandende lampions was er tijd om de {card} van {name} te redden</translation>
    </message>
    <message>
        <source>{name}’s {card} was playable</source>
        <translation>de {card} van {name} was speelbaar</translation>
    </message>
    <message>
        <source>with {number} clues left, there was no need to draw one of the last {left} cards</source>
        <extracomment>after what a discard did, and &quot;but&quot;; {number} and {left} are such as &quot;five&quot;</extracomment>
        <translation>er brandden nog {number} lampions, dus het was niet nodig om een van de laatste {left} kaarten te trekken</translation>
    </message>
    <message>
        <source>another playable card of the same hand came out ahead in simulated games</source>
        <extracomment>after what a play did, and &quot;but&quot;</extracomment>
        <translation>een andere speelbare kaart uit dezelfde hand leverde in simulaties meer op</translation>
    </message>
    <message>
        <source>{name} could not be sure whether their slot {slot} was {faces}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {faces} is such as &quot;the red 5 or the white 5&quot;</extracomment>
        <translation>{name} kon niet zeker weten of de kaart op plek {slot} {faces} was</translation>
    </message>
    <message>
        <source>a clue could have passed the turn instead</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>in plaats van af te leggen had er ook informatie gegeven kunnen worden</translation>
    </message>
    <message>
        <source>another clue would have got {several} played</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {several} is such as &quot;two cards&quot;</extracomment>
        <translation>met andere informatie hadden er {several} gespeeld kunnen worden</translation>
    </message>
    <message>
        <source>a clue would have got {several} played</source>
        <extracomment>after what a move did, and &quot;but&quot;; {several} is such as &quot;two cards&quot;</extracomment>
        <translation>met de juiste informatie hadden er {several} gespeeld kunnen worden</translation>
    </message>
    <message>
        <source>{name} was about to misplay their slot {slot} ({card}), for a third strike</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} stond op het punt de kaart op plek {slot} ({card}) te spelen, en dat had de derde foutkaart opgeleverd</translation>
    </message>
    <message>
        <source>{name} was about to misplay their slot {slot} ({card})</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} stond op het punt de kaart op plek {slot} ({card}) te spelen, en die paste niet</translation>
    </message>
    <message>
        <source>{name} might have taken their slot {slot} ({card}) for a playable card</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} had de kaart op plek {slot} ({card}) voor speelbaar kunnen houden</translation>
    </message>
    <message>
        <source>{name}’s chop was the {card}, which was playable</source>
        <translation>de aflegkaart van {name} was de {card}, en die was speelbaar</translation>
    </message>
    <message>
        <source>it also touched their slot {slot} ({card}), which could not be played yet</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; of another card that it touches</extracomment>
        <translation>daarmee werd ook de kaart op plek {slot} ({card}) aangewezen, en die was nog niet speelbaar</translation>
    </message>
    <message>
        <source>a clue would have got {name}’s {card} played</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>met de juiste informatie had de {card} van {name} gespeeld kunnen worden</translation>
    </message>
    <message>
        <source>{name} could have taken it for {others} and misplayed it</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; &quot;it&quot; is its card, which is not playable; {others} is such as &quot;the red 3 or the white 3&quot;, which can be played</extracomment>
        <translation>{name} had die kunnen aanzien voor {others} en te vroeg kunnen spelen</translation>
    </message>
    <message>
        <source>it touched both copies of the {card}</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {card} is such as &quot;yellow 3&quot;</extracomment>
        <translation>daarmee werden beide exemplaren van de {card} aangewezen</translation>
    </message>
    <message>
        <source>another clue would have told {name} to keep {cards}, which cannot be replaced</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {cards} is such as &quot;the red 5 and the blue 5&quot;</extracomment>
        <translation>met andere informatie had {name} {cards} bewaard, en die zijn niet te vervangen</translation>
    </message>
    <message>
        <source>{name}’s chop was the last {card}, which was playable</source>
        <extracomment>after what a move did, and &quot;but&quot;; no other copy of the card is left</extracomment>
        <translation>de aflegkaart van {name} was de laatste {card}, en die was speelbaar</translation>
    </message>
    <message>
        <source>it used up the last clue, and {name}’s chop was the {card}</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>daarmee ging de laatste lampion uit, terwijl de aflegkaart van {name} de {card} was</translation>
    </message>
    <message>
        <source>it used up the last clue, and {name}’s chop was the last {card}</source>
        <extracomment>after what a clue did, and &quot;but&quot;; no other copy of the card is left</extracomment>
        <translation>daarmee ging de laatste lampion uit, terwijl de aflegkaart van {name} de laatste {card} was</translation>
    </message>
    <message>
        <source>Telling {name} about {value} could have led them to misplay their slot {slot} ({card}).</source>
        <extracomment>after a clue that would only pass the turn; {value} is such as &quot;red&quot; or &quot;3s&quot;, {card} not playable</extracomment>
        <translation>Bij informatie over {value} had {name} de kaart op plek {slot} ({card}) kunnen spelen, en die paste niet.</translation>
    </message>
    <message>
        <source>As it happened, {name} played the {card} next anyway.</source>
        <extracomment>after a clue that would have told {name} about a card which they then played</extracomment>
        <translation>Het liep toch goed af: {name} speelde de {card} daarna gewoon.</translation>
    </message>
    <message>
        <source>{told}, and that firework had not been started</source>
        <extracomment>{told} is &quot;nobody had told Zoë about the red 1&quot;</extracomment>
        <translation>{told}, en dat vuurwerk was nog niet begonnen</translation>
    </message>
    <message>
        <source>{told}, and that firework was the furthest behind</source>
        <extracomment>{told} is &quot;nobody had told Zoë about the red 3&quot;</extracomment>
        <translation>{told}, en dat vuurwerk lag het verst achter</translation>
    </message>
    <message>
        <source>they held {number} cards that only they could play, and had no turn to spare</source>
        <extracomment>of a player just named; {number} is such as &quot;three&quot;; translations may use {name}</extracomment>
        <translation>had {number} kaarten die niemand anders kon spelen, maar geen beurt over</translation>
    </message>
    <message>
        <source>they were next and knew of nothing else to play</source>
        <extracomment>of a player just named; translations may use {name}</extracomment>
        <translation>was daarna aan de beurt zonder andere kaart om te spelen</translation>
    </message>
    <message>
        <source>they were next and knew of nothing to play</source>
        <extracomment>of a player just named; translations may use {name}</extracomment>
        <translation>was daarna aan de beurt zonder kaart om te spelen</translation>
    </message>
    <message>
        <source>they knew of nothing else to play</source>
        <extracomment>of a player just named; translations may use {name}</extracomment>
        <translation>had voor zover bekend verder niets te spelen</translation>
    </message>
    <message>
        <source>they knew of nothing to play</source>
        <extracomment>of a player just named; translations may use {name}</extracomment>
        <translation>had voor zover bekend niets te spelen</translation>
    </message>
    <message>
        <source>Any clue about {name}’s {card} could have been misread.</source>
        <extracomment>after a clue that would only pass the turn; {card} is {name}&apos;s, and playable</extracomment>
        <translation>Informatie over de {card} van {name} had hoe dan ook verkeerd begrepen kunnen worden.</translation>
    </message>
    <message>
        <source>another clue would have told {name} about two playable cards, {cards}</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {cards} is such as &quot;the red 3 and the blue 2&quot;</extracomment>
        <translation>met andere informatie had {name} geweten dat er twee kaarten speelbaar waren: {cards}</translation>
    </message>
    <message>
        <source>another clue would have told {name} about several playable cards, {cards}</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {cards} is such as &quot;the red 3, the red 4 and the blue 2&quot;</extracomment>
        <translation>met andere informatie had {name} van meer dan één speelbare kaart geweten: {cards}</translation>
    </message>
    <message>
        <source>a clue would have told {name} about two playable cards, {cards}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {cards} is such as &quot;the red 3 and the blue 2&quot;</extracomment>
        <translation>met de juiste informatie had {name} geweten dat er twee kaarten speelbaar waren: {cards}</translation>
    </message>
    <message>
        <source>a clue would have told {name} about several playable cards, {cards}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {cards} is such as &quot;the red 3, the red 4 and the blue 2&quot;</extracomment>
        <translation>met de juiste informatie had {name} van meer dan één speelbare kaart geweten: {cards}</translation>
    </message>
    <message>
        <source>with {number} clues left, there was time to save {name}’s {card}, the last one</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>met nog {number} brandende lampions was er tijd om de laatste {card}, die van {name}, te redden</translation>
    </message>
    <message>
        <source>with {number} clues left, there was time to save the {card} on {name}’s chop</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>met nog {number} brandende lampions was er tijd om de {card}, de aflegkaart van {name}, te redden</translation>
    </message>
    <message>
        <source>{name} did not yet know that their slot {slot} was the last {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;; no other copy of the card is left</extracomment>
        <translation>{name} wist nog niet dat de kaart op plek {slot} de laatste {card} was</translation>
    </message>
    <message>
        <source>{name} did not yet know that their slot {slot} was the {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} wist nog niet dat de kaart op plek {slot} de {card} was</translation>
    </message>
    <message>
        <source>{told}, which was holding up {other}’s {following}</source>
        <extracomment>{told} is &quot;Zoë had a playable card in slot 2 (red 3)&quot;</extracomment>
        <translation>{told}, waar de {following} van {other} op wachtte</translation>
    </message>
    <message>
        <source>{told}, which was holding up your own {following}</source>
        <extracomment>{told} is &quot;you had a playable card in slot 2 (red 3)&quot;</extracomment>
        <translation>{told}, waar je eigen {following} op wachtte</translation>
    </message>
    <message>
        <source>{told}, which was holding up their own {following}</source>
        <extracomment>{told} is &quot;Zoë had a playable card in slot 2 (red 3)&quot;</extracomment>
        <translation>{told}, waar de {following} in dezelfde hand op wachtte</translation>
    </message>
    <message>
        <source>another clue would have got {name}’s {card} played</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>met andere informatie had de {card} van {name} gespeeld kunnen worden</translation>
    </message>
    <message>
        <source>your slot {slot} was certain to be playable ({cards})</source>
        <extracomment>{cards} is such as &quot;red 3 or white 3&quot;, or &quot;a 3&quot;</extracomment>
        <translation>je had zelf op plek {slot} een kaart die zeker speelbaar was ({cards})</translation>
    </message>
    <message>
        <source>it left {name} to work that out</source>
        <extracomment>after what a clue asked several players for, or one of them for several cards, and &quot;but&quot;</extracomment>
        <translation>{name} moest dat wel zelf bedenken</translation>
    </message>
    <message>
        <source>{name}, whose turn came sooner, also had one</source>
        <extracomment>after what a clue asked for, and &quot;but&quot;; {name} acts before its receiver and holds another copy</extracomment>
        <translation>{name}, die eerder aan de beurt was, had er ook een</translation>
    </message>
    <message>
        <source>no clue was left, and {next} had the last {chop} on their chop and knew of nothing to play</source>
        <extracomment>after what a play did, and &quot;but&quot;; {next} is the next player; no other copy of the card is left</extracomment>
        <translation>er brandde geen lampion meer, en {next} had de laatste {chop} als aflegkaart en voor zover bekend niets te spelen</translation>
    </message>
    <message>
        <source>no clue was left, and {next} had the {chop} on their chop and knew of nothing to play</source>
        <extracomment>after what a play did, and &quot;but&quot;; {next} is the next player</extracomment>
        <translation>er brandde geen lampion meer, en {next} had de {chop} als aflegkaart en voor zover bekend niets te spelen</translation>
    </message>
    <message>
        <source>{name} could have given it just as well</source>
        <extracomment>after what a clue asked for, and &quot;but&quot;; {name} acts before its receiver</extracomment>
        <translation>{name} had die informatie net zo goed kunnen geven</translation>
    </message>
    <message>
        <source>it would have been better to save the clue</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>die informatie was beter bewaard voor later</translation>
    </message>
    <message>
        <source>getting a clue back was worth more</source>
        <extracomment>after what a play did, and &quot;but&quot;</extracomment>
        <translation>een lampion aansteken was meer waard</translation>
    </message>
    <message>
        <source>{name}’s slot {slot} was certain to be playable ({cards})</source>
        <extracomment>{cards} is such as &quot;red 3 or white 3&quot;, or &quot;a 3&quot;</extracomment>
        <translation>{name} had zelf op plek {slot} een kaart die zeker speelbaar was ({cards})</translation>
    </message>
    <message>
        <source>the card was playable</source>
        <extracomment>of a card that was discarded; after &quot;but&quot;</extracomment>
        <translation>de kaart was speelbaar</translation>
    </message>
    <message>
        <source>you had a playable card in slot {slot} ({cards})</source>
        <translation>je had op plek {slot} een speelbare kaart ({cards})</translation>
    </message>
    <message>
        <source>{name} had a playable card in slot {slot} ({cards})</source>
        <translation>{name} had op plek {slot} een speelbare kaart ({cards})</translation>
    </message>
    <message>
        <source>that left only one clue</source>
        <translation>daardoor was er nog maar één lampion aan</translation>
    </message>
    <message>
        <source>getting a clue back was more urgent</source>
        <translation>een lampion aansteken was dringender</translation>
    </message>
    <message>
        <source>{name} could have taken it for {others}</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; &quot;it&quot; is its card; {others} is such as &quot;the red 3 or the white 3&quot;</extracomment>
        <translation>{name} had die voor {others} kunnen aanzien</translation>
    </message>
    <message>
        <source>{name} might have taken their slot {slot} ({card}) for {others}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {others} is such as &quot;the red 2 or the white 2&quot;, which can be played</extracomment>
        <translation>{name} had de kaart op plek {slot} ({card}) voor {others} kunnen aanzien</translation>
    </message>
    <message>
        <source>{name} might have taken their slot {slot} ({card}) for a playable card and played it: the third strike</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} had de kaart op plek {slot} ({card}) voor speelbaar kunnen houden, en dat was de derde foutkaart geworden</translation>
    </message>
    <message>
        <source>A strike would have cost nothing.</source>
        <extracomment>of a play in the last turn that was not made</extracomment>
        <translation>Een foutkaart had toch niets meer uitgemaakt.</translation>
    </message>
    <message>
        <source>{advantage}, so that {gain}.</source>
        <extracomment>{advantage} is a sentence without its full stop, about a clue; {gain} such as &quot;Zoë plays the red 3 next&quot;</extracomment>
        <translation>{advantage}, zodat {gain}.</translation>
    </message>
    <message>
        <source>A third strike would have ended the game.</source>
        <extracomment>of a play that worked</extracomment>
        <translation>Met een derde foutkaart was het spel afgelopen geweest.</translation>
    </message>
    <message>
        <source>The risk of a third strike was {risk}.</source>
        <extracomment>{risk} is such as &quot;70%&quot;</extracomment>
        <translation>De kans op de derde foutkaart was {risk}.</translation>
    </message>
    <message>
        <source>The risk of a strike was {risk}.</source>
        <extracomment>{risk} is such as &quot;70%&quot;</extracomment>
        <translation>De kans op een foutkaart was {risk}.</translation>
    </message>
    <message>
        <source>Better: {action}, and {gain}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {gain} is &quot;Mia would play the red 3 next&quot;</extracomment>
        <translation>Beter: {action}, zodat {gain}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would risk nothing.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; after the risk of a play</extracomment>
        <translation>Beter: {action}; dat was zonder risico.</translation>
    </message>
    <message>
        <source>{advantage}, and {name} could soon play the {card}.</source>
        <extracomment>{advantage} is a sentence without its full stop, about a clue; {card} is another player&apos;s</extracomment>
        <translation>{advantage} en kan {name} binnenkort de {card} spelen.</translation>
    </message>
    <message>
        <source>{action} again</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>nog een keer {action}</translation>
    </message>
    <message>
        <source>Better: just pass the turn, so that somebody else could tell {name} about the {card}. For example, {action}, which touches no cards.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;, which touches no card; {card} is a playable one of {name}</extracomment>
        <translation>Beter: gewoon de beurt doorgeven, zodat iemand anders {name} informatie over de {card} kan geven. Bijvoorbeeld: {action} (geen kaarten).</translation>
    </message>
    <message>
        <source>Better: {action} to get them to play the {card} next.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {card} is hers, such as &quot;red 3&quot;</extracomment>
        <translation>Beter: {action}, zodat de {card} meteen gespeeld wordt.</translation>
    </message>
    <message>
        <source>Better: {action}, which would rule that out.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Beter: {action}. Dan is dat uitgesloten.</translation>
    </message>
    <message>
        <source>Better: just pass the turn and let {name} play it. For example, {action}.</source>
        <extracomment>{action} is &quot;tell Mia about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Beter: gewoon de beurt doorgeven, zodat {name} de {card} kan spelen. Bijvoorbeeld: {action}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would give them a safe discard: slot {slot} ({spare}).</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {receiver} is Zoë, {spare} a card of hers that is no longer needed</extracomment>
        <translation>Beter: {action}. Dan kan de kaart op plek {slot} ({spare}) veilig worden afgelegd.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw one.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;one&quot; is the card that the clue before did not draw</extracomment>
        <translation>Beter: {action}. Dan wordt er een kaart getrokken.</translation>
    </message>
    <message>
        <source>Better: {action}, which would bring a clue back.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;, or &quot;play slot 2&quot;, which completes a firework
----------
{action} is &quot;discard slot 4&quot;</extracomment>
        <translation>Beter: {action}. Dan gaat er weer een lampion aan.</translation>
    </message>
    <message>
        <source>Better: {action}, which would save both.</source>
        <extracomment>{action} is &quot;tell Zoë about blue&quot;; &quot;both&quot; are the two cards in the sentence before</extracomment>
        <translation>Beter: {action}. Dan zijn beide kaarten gered.</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave time for the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>Beter: {action}. Dan is er nog tijd voor de {card}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would point them to several playable cards, {cards}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {cards} is such as &quot;the red 3, the red 4 and the blue 3&quot;</extracomment>
        <translation>Beter: {action}. Dat wijst op meer dan één speelbare kaart: {cards}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would point them to two playable cards, {cards}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {cards} is such as &quot;the red 3 and the blue 3&quot;</extracomment>
        <translation>Beter: {action}. Dat wijst op twee speelbare kaarten: {cards}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would prevent that.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; &quot;that&quot; is the loss in the sentence before
----------
{action} is &quot;tell Zoë about 5s&quot;; &quot;that&quot; is the misplay in the sentence before</extracomment>
        <translation>Beter: {action}, want dan gebeurt dat niet.</translation>
    </message>
    <message>
        <source>Better: {action}, which would not touch that card.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;that card&quot; is one that the clue made touches</extracomment>
        <translation>Beter: {action}. Dan wordt die kaart niet aangewezen.</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave a clue to prevent that.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;that&quot; is that a card is discarded in the sentence before</extracomment>
        <translation>Beter: {action}. Dan blijft er een lampion aan en is dat nog te verhinderen.</translation>
    </message>
    <message>
        <source>After it, no simulated game ended perfect; after the better move, all of them did.</source>
        <extracomment>of a move after which a perfect game is no longer possible</extracomment>
        <translation>Na deze zet eindigde geen van de gesimuleerde spellen met een perfecte score; na de betere zet eindigden ze allemaal zo.</translation>
    </message>
    <message>
        <source>Nothing was lost, though: {name} held the other {card}.</source>
        <translation>Er ging overigens niets verloren: {name} had de andere {card}.</translation>
    </message>
    <message>
        <source>It was the only {card}.</source>
        <translation>Daarmee ging de enige {card} verloren.</translation>
    </message>
    <message>
        <source>It was the last {card}.</source>
        <translation>Daarmee ging de laatste {card} verloren.</translation>
    </message>
    <message>
        <source>In fact, it was no longer needed.</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>In werkelijkheid was die niet meer nodig.</translation>
    </message>
    <message>
        <source>In fact, it was playable.</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>In werkelijkheid was de kaart speelbaar.</translation>
    </message>
    <message>
        <source>The move cost {points} points, give or take {error}.</source>
        <extracomment>{error} is how far the cost may be off</extracomment>
        <translation>De zet kostte {points} ± {error} punten.</translation>
    </message>
    <message>
        <source>The move hardly cost any points, but out of 100 simulated games, {number} fewer ended perfect.</source>
        <extracomment>{number} of 100 games</extracomment>
        <translation>De zet kostte nauwelijks punten, maar van de 100 gesimuleerde spellen eindigden er {number} minder met een perfecte score.</translation>
    </message>
    <message>
        <source>Out of 100 simulated games, {number} fewer ended perfect.</source>
        <extracomment>{number} of 100 games</extracomment>
        <translation>Van de 100 gesimuleerde spellen eindigden er {number} minder met een perfecte score.</translation>
    </message>
    <message>
        <source>Going by the clues so far, a strike was certain.</source>
        <extracomment>after what a play was: a strike</extracomment>
        <translation>Gezien de informatie tot dan toe stond de foutkaart van tevoren al vast.</translation>
    </message>
    <message>
        <source>It was still needed.</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>Die was bovendien nog nodig.</translation>
    </message>
    <message>
        <source>It looks like the answer to a bluff.</source>
        <translation>Het lijkt op het antwoord op een bluf.</translation>
    </message>
    <message>
        <source>It looks like a bluff.</source>
        <translation>Het lijkt op een bluf.</translation>
    </message>
    <message>
        <source>This seems to follow a convention that isn’t in this table’s agreement.</source>
        <translation>Dit lijkt een conventie te volgen die niet bij de afspraken van deze tafel hoort.</translation>
    </message>
    <message>
        <source>This table’s agreement has no bluffs.</source>
        <translation>De afspraken van deze tafel kennen geen bluf.</translation>
    </message>
    <message>
        <source>To allow for bluffs, judge by an agreement that has them.</source>
        <translation>Wil je bluffen laten meetellen, kies dan afspraken met bluffen voor de beoordeling.</translation>
    </message>
    <message>
        <source>The agreement suggests this move.</source>
        <translation>Gezien de afspraken lag deze zet voor de hand.</translation>
    </message>
    <message>
        <source>The agreement suggests this clue.</source>
        <translation>Gezien de afspraken lag deze zet voor de hand.</translation>
    </message>
    <message>
        <source>Playing the {card} also meant drawing the last card, so everybody had only one turn left.</source>
        <extracomment>{card} is the one that was played</extracomment>
        <translation>Bovendien werd na de {card} de laatste kaart getrokken, zodat iedereen nog maar één beurt had.</translation>
    </message>
    <message>
        <source>The discard also meant drawing the last card, so everybody had only one turn left.</source>
        <translation>Bovendien werd daarna de laatste kaart getrokken, zodat iedereen nog maar één beurt had.</translation>
    </message>
    <message>
        <source>it was your last turn</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>het was je laatste beurt</translation>
    </message>
    <message>
        <source>it was {name}’s last turn</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>het was de laatste beurt van {name}</translation>
    </message>
    <message>
        <source>it used up the last clue</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>daarmee ging de laatste lampion uit</translation>
    </message>
    <message>
        <source>{name} had no turn left</source>
        <extracomment>after what a clue asked for, and &quot;but&quot;</extracomment>
        <translation>{name} had geen beurt meer</translation>
    </message>
    <message>
        <source>it also touched their slot {slot} ({card}), which was no longer needed</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; of another card that it touches</extracomment>
        <translation>daarmee werd ook de kaart op plek {slot} ({card}) aangewezen, en die was niet meer nodig</translation>
    </message>
    <message>
        <source>play slot {slot} ({card})</source>
        <extracomment>an action, to stand in a sentence; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>de kaart op plek {slot} ({card}) spelen</translation>
    </message>
    <message>
        <source>discard the chop (slot {slot})</source>
        <extracomment>an action, to stand in a sentence: &quot;Better: discard the chop (slot 4).&quot;</extracomment>
        <translation>de aflegkaart (plek {slot}) afleggen</translation>
    </message>
    <message>
        <source>discard slot {slot} ({card})</source>
        <extracomment>an action, to stand in a sentence; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>de kaart op plek {slot} ({card}) afleggen</translation>
    </message>
    <message>
        <source>Better: {action}, which would bring back a clue that could prevent that.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;that&quot; is the loss in the sentence before</extracomment>
        <translation>Beter: {action}. Dan gaat er weer een lampion aan en is dat nog te voorkomen.</translation>
    </message>
    <message>
        <source>Better: {action}, which was the {card}.</source>
        <extracomment>{action} is &quot;play slot 2&quot;</extracomment>
        <translation>Beter: {action}. Dat was de {card}.</translation>
    </message>
    <message>
        <source>Better: {action} so that they could play the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}
----------
{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card that comes too late in the sentence before; translations may use {card}
----------
{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Beter: {action}, zodat de {card} gespeeld kan worden.</translation>
    </message>
    <message>
        <source>play it instead</source>
        <extracomment>an action, to stand in a sentence: &quot;Better: play it instead.&quot;; of a card that was discarded</extracomment>
        <translation>deze kaart juist spelen</translation>
    </message>
    <message>
        <source>discard it instead</source>
        <extracomment>an action, to stand in a sentence: &quot;Better: discard it instead.&quot;; of a card that was played</extracomment>
        <translation>deze kaart juist afleggen</translation>
    </message>
    <message>
        <source>Better: {action} so that {following} would have a clue to give.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; {following} is the next player</extracomment>
        <translation>Beter: {action}, zodat {following} informatie kan geven.</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave no doubt that it is playable.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before</extracomment>
        <translation>Beter: {action}. Dan is er geen twijfel dat die kaart speelbaar is.</translation>
    </message>
    <message>
        <source>{advantage}, and {name} could follow with the {card}.</source>
        <extracomment>{advantage} is a sentence without its full stop, about a clue; {card} is another player&apos;s</extracomment>
        <translation>{advantage}, waarna {name} de {card} kan spelen.</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave {giver} free to do something else.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {giver} is who gives that clue after the move made</extracomment>
        <translation>Beter: {action}. Dan kan {giver} iets anders doen.</translation>
    </message>
    <message>
        <source>Better: {action}, which would also give them a safe discard: slot {slot} ({card}).</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {name} is Zoë, {card} a card of hers that is no longer needed</extracomment>
        <translation>Beter: {action}. Dan kan ook de kaart op plek {slot} ({card}) veilig worden afgelegd.</translation>
    </message>
    <message>
        <source>Better: {action}, which would also tell them about their playable {card} (slot {slot}).</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>Beter: {action}. Die informatie gaat ook over de speelbare {card} (plek {slot}).</translation>
    </message>
    <message>
        <source>Better: {action}, which would also tell them that their slot {slot} is the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>Beter: {action}. Dan is ook duidelijk dat de kaart op plek {slot} de {card} is.</translation>
    </message>
    <message>
        <source>Better: {action}, which would also save their slot {slot} ({card}).</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>Beter: {action}. Dan is ook de kaart op plek {slot} ({card}) gered.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could play the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Beter: {action}, zodat {name} de {card} kan spelen.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could play the {card} instead of discarding.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; what is discarded is in the sentence before</extracomment>
        <translation>Beter: {action}, zodat {name} in plaats daarvan de {card} kan spelen.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could play the {card} instead.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Beter: {action}, zodat {name} in plaats daarvan de {card} kan spelen.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could play the {card} next.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Beter: {action}, zodat {name} daarna de {card} kan spelen.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} would have a clue to give instead.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Beter: {action}, zodat {name} in plaats daarvan informatie kan geven.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} would have a clue to prevent that.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;that&quot; is the loss in the sentence before</extracomment>
        <translation>Beter: {action}, zodat {name} een lampion heeft om dat te voorkomen.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could give a clue instead.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Beter: {action}, zodat {name} in plaats daarvan informatie kan geven.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could prevent that with a clue.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;that&quot; is the loss in the sentence before</extracomment>
        <translation>Beter: {action}, zodat {name} dat met informatie kan voorkomen.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could discard the {card} instead.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Beter: {action}, zodat {name} in plaats daarvan de {card} kan afleggen.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could discard instead.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;instead&quot; of giving a clue, in the sentence before</extracomment>
        <translation>Beter: {action}, zodat {name} in plaats daarvan kan afleggen.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could discard another card.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;another&quot; than the one in the sentence before</extracomment>
        <translation>Beter: {action}, zodat {name} een andere kaart kan afleggen.</translation>
    </message>
    <message>
        <source>Better: {action} so that they could play the {card} instead of discarding.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; what is discarded is in the sentence before</extracomment>
        <translation>Beter: {action}, zodat in plaats daarvan de {card} gespeeld kan worden.</translation>
    </message>
    <message>
        <source>Better: {action} so that they could play the {card} instead.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Beter: {action}, zodat in plaats daarvan de {card} gespeeld kan worden.</translation>
    </message>
    <message>
        <source>Better: {action}, which would get them to play the {asked} and leave {giver} free to do something else.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {giver} is who gives that clue after the move made</extracomment>
        <translation>Beter: {action}. Dan wordt de {asked} gespeeld en kan {giver} iets anders doen.</translation>
    </message>
    <message>
        <source>Better: {action} so that they would know about the {card} in time.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is the one that comes too late in the sentence before</extracomment>
        <translation>Beter: {action}. Dan is de {card} op tijd bekend.</translation>
    </message>
    <message>
        <source>Better: {action}, which would get them to play the {asked} and leave time for the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {card} is the one that comes too late</extracomment>
        <translation>Beter: {action}. Dan wordt de {asked} gespeeld en is er tijd voor de {card}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would prevent that and get them to play the {asked}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; &quot;that&quot; is the loss in the sentence before</extracomment>
        <translation>Beter: {action}. Dan gebeurt dat niet en wordt de {asked} gespeeld.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw no card and be in time for the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is hers</extracomment>
        <translation>Beter: {action}. Dan wordt er geen kaart getrokken en kan de {card} nog op tijd worden gespeeld.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw no card and leave time to tell {following} about the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {following} is who can then be told about {card}</extracomment>
        <translation>Beter: {action}. Dan wordt er geen kaart getrokken en is er nog tijd om {following} informatie te geven over de {card}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw no card and get them to play the {asked}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {receiver} is Zoë, {asked} such as &quot;red 5&quot;</extracomment>
        <translation>Beter: {action}. Dan wordt er geen kaart getrokken en wordt de {asked} gespeeld.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw no card.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Beter: {action}, zonder een kaart te trekken.</translation>
    </message>
    <message>
        <source>Better: give a clue rather than draw a card, to make the game last one turn longer. For example, {action}, which touches no cards.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; Zoë has no 5</extracomment>
        <translation>Beter: informatie geven in plaats van een kaart te trekken, zodat het spel één beurt langer duurt. Bijvoorbeeld: {action} (geen kaarten).</translation>
    </message>
    <message>
        <source>Better: give a clue rather than draw a card, to make the game last one turn longer. For example, {action}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Beter: informatie geven in plaats van een kaart te trekken, zodat het spel één beurt langer duurt. Bijvoorbeeld: {action}.</translation>
    </message>
    <message>
        <source>Better: give a clue rather than draw a card. For example, {action}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Beter: informatie geven in plaats van een kaart te trekken. Bijvoorbeeld: {action}.</translation>
    </message>
    <message>
        <source>Better: just pass the turn. For example, {action}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Beter: gewoon de beurt doorgeven. Bijvoorbeeld: {action}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would save it and tell them about their playable {also}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}; {also} is another card of hers, such as &quot;red 5&quot;</extracomment>
        <translation>Beter: {action}. Dan is de {card} gered, en die informatie gaat ook over de speelbare {also}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would pass the turn and tell them about the {besides}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {receiver} is Zoë, {besides} a card of hers such as &quot;red 5&quot;</extracomment>
        <translation>Beter: {action}. Dan gaat de beurt voorbij, en de informatie gaat bovendien over de {besides}.</translation>
    </message>
    <message>
        <source>Better: {action}. That would rule out {value} for their slot {slot}, and {gain}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;, {value} is &quot;3s&quot;; {gain} is &quot;they play the red 4 next&quot;, which is in {slot}</extracomment>
        <translation>Beter: {action}. Dat sluit {value} op plek {slot} uit, zodat {gain}.</translation>
    </message>
    <message>
        <source>Better: {action} again to ask them to play it now.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Beter: nog een keer {action}. Dat betekent dat de {card} nu gespeeld moet worden.</translation>
    </message>
    <message>
        <source>Better: {action}, which would ask them to keep it.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before</extracomment>
        <translation>Beter: {action}. Dan is duidelijk dat die kaart bewaard moet worden.</translation>
    </message>
    <message>
        <source>Better: {action}, which would prevent that and tell them about their playable {playable}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;that&quot; is the misplay in the sentence before; {playable} is such as &quot;red 2&quot;</extracomment>
        <translation>Beter: {action}. Dan gebeurt dat niet, en bovendien is duidelijk dat de {playable} speelbaar is.</translation>
    </message>
    <message>
        <source>Better: {action} so that they could play the {card} once the {before} was down.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {before} is the card that has to be played before {card}</extracomment>
        <translation>Beter: {action}, zodat de {card} gespeeld kan worden zodra de {before} ligt.</translation>
    </message>
    <message>
        <source>That would show them that the {card} is in their slot {slot}, not slot {other}.</source>
        <extracomment>of a clue that was not given</extracomment>
        <translation>Dan is duidelijk dat de {card} op plek {slot} ligt en niet op plek {other}.</translation>
    </message>
    <message>
        <source>That would point them to their playable {card} (slot {slot}).</source>
        <extracomment>of a clue that was not given</extracomment>
        <translation>Die informatie gaat over de speelbare {card} (plek {slot}).</translation>
    </message>
    <message>
        <source>That would give them a safe discard: slot {slot} ({card}).</source>
        <extracomment>of a clue that was not given; {card} is no longer needed</extracomment>
        <translation>Dan kan de kaart op plek {slot} ({card}) veilig worden afgelegd.</translation>
    </message>
    <message>
        <source>That would point them to several playable cards, {cards}.</source>
        <extracomment>of a clue that was not given; {cards} is such as &quot;the red 3 and the blue 2&quot;</extracomment>
        <translation>Dat wijst op meer dan één speelbare kaart: {cards}.</translation>
    </message>
    <message>
        <source>That would point them to two playable cards, {cards}.</source>
        <extracomment>of a clue that was not given; {cards} is such as &quot;the red 3 and the blue 2&quot;</extracomment>
        <translation>Dat wijst op twee speelbare kaarten: {cards}.</translation>
    </message>
    <message>
        <source>That would show them that their slot {slot} is the {card}.</source>
        <extracomment>of a clue that was not given</extracomment>
        <translation>Dan is duidelijk dat de kaart op plek {slot} de {card} is.</translation>
    </message>
    <message>
        <source>{told}, and tell them about their playable {also}.</source>
        <extracomment>{told} is &quot;That would save their slot 2 (red 5)&quot;, of a clue; {also} is another card of theirs</extracomment>
        <translation>{told}, en de informatie gaat ook over de speelbare {also}.</translation>
    </message>
    <message>
        <source>Playing it would have been the third strike.</source>
        <extracomment>of a card that a player might have taken for a playable one</extracomment>
        <translation>Als die kaart was gespeeld, was dat de derde foutkaart geweest.</translation>
    </message>
    <message>
        <source>That card was known to be no longer needed.</source>
        <translation>Het was bekend dat die kaart niet meer nodig was.</translation>
    </message>
    <message>
        <source>Going by the clues so far, that card seemed to be no longer needed.</source>
        <translation>Gezien de informatie tot dan toe leek die kaart niet meer nodig.</translation>
    </message>
    <message>
        <source>Going by the clues so far, that card was no longer needed.</source>
        <translation>Gezien de informatie tot dan toe was die kaart niet meer nodig.</translation>
    </message>
    <message>
        <source>As it turned out, that was the {card}, which was no longer needed.</source>
        <extracomment>of a better discard</extracomment>
        <translation>Dat bleek achteraf de {card} te zijn, die niet meer nodig was.</translation>
    </message>
    <message>
        <source>A strike would have cost nothing, so it was right to try a card. By the clues, slot {slot} was the better guess, but in fact it was the {card}.</source>
        <translation>Een foutkaart had toch niets meer uitgemaakt, dus gokken kon geen kwaad. Gezien de informatie was de kaart op plek {slot} de betere gok, maar in werkelijkheid was dat de {card}.</translation>
    </message>
    <message>
        <source>Better: try playing a card, as a strike costs nothing on the last turn. Slot {slot} was the best guess, though in fact it was the {card}, which was not playable.</source>
        <translation>Beter: in de laatste beurt op een kaart gokken, want een foutkaart kost dan niets. De kaart op plek {slot} was de beste gok, al was dat in werkelijkheid de {card}.</translation>
    </message>
    <message>
        <source>{action}, which looked like the {card}</source>
        <extracomment>{action} is &quot;play slot 4&quot;</extracomment>
        <translation>{action}; dat leek de {card} te zijn</translation>
    </message>
    <message>
        <source>Better, going by what you knew: {action}.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;</extracomment>
        <translation>Beter, voor zover je kon weten: {action}.</translation>
    </message>
    <message>
        <source>Better, going by what {name} knew: {action}.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;</extracomment>
        <translation>Beter, voor zover {name} kon weten: {action}.</translation>
    </message>
    <message>
        <source>In fact, slot {slot} was the playable {card}, but you could not have known that.</source>
        <extracomment>of a card that it seemed best to discard</extracomment>
        <translation>In werkelijkheid lag op plek {slot} de speelbare {card}, maar dat kon je niet weten.</translation>
    </message>
    <message>
        <source>In fact, slot {slot} was the playable {card}, but {name} could not have known that.</source>
        <extracomment>of a card that it seemed best to discard</extracomment>
        <translation>In werkelijkheid lag op plek {slot} de speelbare {card}, maar dat kon {name} niet weten.</translation>
    </message>
    <message>
        <source>The {card} was the only one, but you could not have known that.</source>
        <extracomment>of a card that was discarded or misplayed</extracomment>
        <translation>Van de {card} was er maar één, maar dat kon je niet weten.</translation>
    </message>
    <message>
        <source>The {card} was the last one, but you could not have known that.</source>
        <extracomment>of a card that was discarded or misplayed</extracomment>
        <translation>De {card} was de laatste, maar dat kon je niet weten.</translation>
    </message>
    <message>
        <source>The {card} was the only one, but {name} could not have known that.</source>
        <extracomment>of a card that was discarded or misplayed</extracomment>
        <translation>Van de {card} was er maar één, maar dat kon {name} niet weten.</translation>
    </message>
    <message>
        <source>The {card} was the last one, but {name} could not have known that.</source>
        <extracomment>of a card that was discarded or misplayed</extracomment>
        <translation>De {card} was de laatste, maar dat kon {name} niet weten.</translation>
    </message>
    <message>
        <source>As it turned out, nothing was lost: no higher score was possible.</source>
        <extracomment>of a move that drew the last card</extracomment>
        <translation>Achteraf ging er niets verloren: meer punten waren niet meer mogelijk.</translation>
    </message>
    <message>
        <source>In fact, it was the {card}, so discarding it did no harm.</source>
        <extracomment>of a card that was discarded, and was believed to be playable</extracomment>
        <translation>In werkelijkheid was dat de {card}, dus afleggen kon geen kwaad.</translation>
    </message>
    <message>
        <source>Luckily, that did not happen: it was the {card}, which could not be spared.</source>
        <translation>Gelukkig is dat niet gebeurd: in werkelijkheid was die kaart de {card}, en die mocht niet verloren gaan.</translation>
    </message>
    <message>
        <source>In fact, that was the {card}, which could not be spared.</source>
        <translation>In werkelijkheid was die kaart de {card}, en die mocht niet verloren gaan.</translation>
    </message>
    <message>
        <source>Luckily, that did not happen: it was the {card} and would have been a strike.</source>
        <extracomment>of a card that was believed to be playable</extracomment>
        <translation>Gelukkig is dat niet gebeurd: in werkelijkheid was die kaart de {card}, en dan was het een foutkaart geworden.</translation>
    </message>
    <message>
        <source>In fact, it was the {card}.</source>
        <extracomment>of a card that was believed to be playable</extracomment>
        <translation>In werkelijkheid was dat de {card}.</translation>
    </message>
    <message>
        <source>In fact, it was the {card}, which would have been a strike as well.</source>
        <extracomment>of a card that was believed to be playable</extracomment>
        <translation>In werkelijkheid was het de {card}, dus ook dat was een foutkaart geworden.</translation>
    </message>
    <message>
        <source>The clues that had not touched that card showed that it was no longer needed.</source>
        <extracomment>of a card that no clue has touched</extracomment>
        <translation>Eerdere informatie die niet over die kaart ging, had al laten zien dat die niet meer nodig was.</translation>
    </message>
    <message>
        <source>That was the {card}, which was playable.</source>
        <extracomment>of a card that was not played</extracomment>
        <translation>Op die plek zat een speelbare kaart: de {card}.</translation>
    </message>
    <message>
        <source>Better: {action}. Both clues are about the same card, but this one did better in simulated games.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Beter: {action}. Die informatie gaat over dezelfde kaart, maar leverde in simulaties meer punten op.</translation>
    </message>
    <message>
        <source>Better: {action}, which would also tell them about their slot {slot} ({card}), a card worth keeping.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>Beter: {action}. Die informatie gaat ook over de kaart op plek {slot} ({card}), een kaart om te bewaren.</translation>
    </message>
    <message>
        <source>it did not ask {name} to play it</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; &quot;it&quot; is first the clue, then the card</extracomment>
        <translation>voor {name} was dat geen teken om die te spelen</translation>
    </message>
    <message>
        <source>{name} already had a clue about another {card}</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; {card} is what that card is</extracomment>
        <translation>{name} had al informatie over een andere {card}</translation>
    </message>
    <message>
        <source>no clue was left, and playing the {card} would have brought one back</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>er brandde geen lampion meer, en met de {card} zou er weer een zijn aangegaan</translation>
    </message>
    <message>
        <source>playing the {card} would have brought a clue back</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>met de {card} zou er weer een lampion zijn aangegaan</translation>
    </message>
    <message>
        <source>with {number} clues left, there was no need to discard</source>
        <translation>met nog {number} brandende lampions was afleggen niet nodig</translation>
    </message>
    <message>
        <source>no clue was left, and getting one back was more urgent</source>
        <translation>er brandde geen lampion meer, en het was dringender om er weer een aan te steken</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave {name} free to play it.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Beter: {action}. Dan kan {name} gewoon de {card} spelen.</translation>
    </message>
    <message>
        <source>Better: {action} to get them to play the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Beter: {action}, zodat de {card} gespeeld wordt.</translation>
    </message>
    <message>
        <source>Better: {action}, which would save it.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Beter: {action}. Dan is de {card} gered.</translation>
    </message>
    <message>
        <source>A perfect game was not possible with this deal.</source>
        <translation>Een perfect spel was met deze verdeling niet mogelijk.</translation>
    </message>
    <message>
        <source>A perfect game may have been possible, but not after turn {last}.</source>
        <translation>Misschien was een perfect spel mogelijk, maar niet na beurt {last}.</translation>
    </message>
    <message>
        <source>A perfect game stayed possible to the end.</source>
        <translation>Een perfect spel bleef mogelijk tot het einde.</translation>
    </message>
    <message>
        <source>A perfect game was possible until turn {turn}.</source>
        <translation>Een perfect spel was mogelijk tot beurt {turn}.</translation>
    </message>
    <message>
        <source>A perfect game was possible until some turn between {first} and {last}.</source>
        <translation>Een perfect spel was mogelijk tot ergens tussen beurt {first} en {last}.</translation>
    </message>
    <message>
        <source>Points without luck</source>
        <translation>Punten zonder toeval</translation>
    </message>
    <message>
        <source>{name}: {decisions}, cost {points} points; strong {strong}, inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}</source>
        <translation>{name}: {decisions}, kosten {points} punt; sterk {strong}, onnauwkeurigheden {inaccuracies}, fouten {mistakes}, blunders {blunders}</translation>
    </message>
    <message>
        <source>The most this deal allowed was {points}.</source>
        <translation>Met deze verdeling was hoogstens {points} haalbaar.</translation>
    </message>
    <message>
        <source>{points} points better than the agreement’s choice.</source>
        <translation>{points} punt beter dan wat de afspraken aanraden.</translation>
    </message>
    <message>
        <source>It was a third strike, and the game was lost.</source>
        <extracomment>of a strike; the sentence before tells its risk</extracomment>
        <translation>Het werd inderdaad de derde, en daarmee was het spel verloren.</translation>
    </message>
    <message>
        <source>It was the third strike, so the game was lost.</source>
        <translation>Het was de derde foutkaart, en daarmee was het spel verloren.</translation>
    </message>
    <message>
        <source>unrecorded convention</source>
        <extracomment>a move by a convention that the table&apos;s agreement does not have</extracomment>
        <translation>onbekende conventie</translation>
    </message>
    <message>
        <source>This line ends with {points}.</source>
        <translation>Deze variant eindigt met {points}.</translation>
    </message>
    <message>
        <source>This line ends with {points}; the game ended with {played}.</source>
        <translation>Deze variant eindigt met {points}; het spel eindigde met {played}.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <extracomment>{action} is &quot;play slot 2&quot;
----------
{action} is &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>Beter: {action}.</translation>
    </message>
    <message>
        <source>The most this deal allowed was between {lower} and {upper} points.</source>
        <translation>De hoogst haalbare score met deze verdeling lag tussen {lower} en {upper} punten.</translation>
    </message>
    <message>
        <source>Expected points, turn by turn</source>
        <translation>Verwachte punten, beurt voor beurt</translation>
    </message>
    <message>
        <source>points expected</source>
        <translation>verwachte punten</translation>
    </message>
    <message>
        <source>chance of a perfect game</source>
        <translation>kans op een perfect spel</translation>
    </message>
    <message>
        <source>best this deal still allowed</source>
        <translation>hoogst haalbaar</translation>
    </message>
    <message>
        <source>A review shows every card, so you can only open it once this game is over.</source>
        <translation>Een nabespreking toont alle kaarten. Je kunt die openen als dit spel is afgelopen.</translation>
    </message>
    <message>
        <source>Open a game that is over, then review it.</source>
        <translation>Open een afgelopen spel en bespreek het dan na.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>written at a card on the table</extracomment>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>discarded</source>
        <extracomment>written at a card on the table</extracomment>
        <translation>afgelegd</translation>
    </message>
    <message>
        <source>clued</source>
        <extracomment>written at cards on the table, beside the clue that was told</extracomment>
        <translation>aangewezen</translation>
    </message>
    <message>
        <source>better: play</source>
        <extracomment>written at a card on the table</extracomment>
        <translation>beter: spelen</translation>
    </message>
    <message>
        <source>better: discard</source>
        <extracomment>written at a card on the table</extracomment>
        <translation>beter: afleggen</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>written at cards on the table, beside a clue</extracomment>
        <translation>beter</translation>
    </message>
    <message>
        <source>Open the review of a game first, then try it yourself.</source>
        <translation>Open eerst de nabespreking van een spel en probeer het dan zelf.</translation>
    </message>
    <message>
        <source>Nothing to retry: no move by {name} cost points.</source>
        <extracomment>{name} of a player</extracomment>
        <translation>Niets om opnieuw te proberen: geen zet van {name} kostte punten.</translation>
    </message>
    <message>
        <source>The review has found nothing to try yet. It is still under way.</source>
        <translation>De nabespreking heeft nog niets gevonden om te proberen. Die loopt nog.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Hier is het spel afgelopen.</translation>
    </message>
    <message>
        <source>The first figures will appear in a few seconds.</source>
        <translation>De eerste cijfers komen binnen enkele seconden.</translation>
    </message>
    <message>
        <source>This game has not been reviewed yet.</source>
        <translation>Dit spel is nog niet nabesproken.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Naam wijzigen</translation>
    </message>
    <message>
        <source>Name of this line</source>
        <translation>Naam van deze variant</translation>
    </message>
    <message>
        <source>Summary copied.</source>
        <translation>Samenvatting gekopieerd.</translation>
    </message>
    <message>
        <source>Save the summary</source>
        <translation>Samenvatting opslaan</translation>
    </message>
    <message>
        <source>Based on {hands} possible hands, given what this player had seen by then. Nothing later counts.</source>
        <extracomment>{hands} is a number such as 4,000</extracomment>
        <translation>Berekend over {hands} mogelijke handen, op basis van wat deze speler toen had gezien. Wat later kwam, telt niet mee.</translation>
    </message>
    <message>
        <source>The figures will appear in a moment.</source>
        <translation>De cijfers komen zo.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hand van</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <extracomment>a player&apos;s name, and how many of their moves there are to decide once more</extracomment>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>No decision stands out: nothing clearly better was found.</source>
        <translation>Geen enkele beslissing valt op: nergens is een duidelijk betere zet gevonden.</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Nog geen.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Beurt {turn}</translation>
    </message>
    <message>
        <source>Lesson: {lesson}</source>
        <extracomment>{lesson} is its title; the lesson on what would have been better</extracomment>
        <translation>Les: {lesson}</translation>
    </message>
    <message>
        <source>{move} (chosen)</source>
        <translation>{move} (gekozen)</translation>
    </message>
    <message>
        <source>Turn {turn}: {what}, {amount}</source>
        <extracomment>{amount} is &quot;-1.3&quot; points, or &quot;-8%&quot; of perfect games</extracomment>
        <translation>Beurt {turn}: {what}, {amount}</translation>
    </message>
    <message>
        <source>Replay your costly moves, each in its own position</source>
        <translation>Doe de zetten over die punten kostten, elk in de stelling van toen</translation>
    </message>
    <message>
        <source>Turn {turn}: {what}, {points} points</source>
        <translation>Beurt {turn}: {what}, {points} punt</translation>
    </message>
    <message>
        <source>Moves compared</source>
        <translation>Vergeleken zetten</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Belangrijke momenten</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Zelf proberen</translation>
    </message>
    <message>
        <source>Show how it could have gone on</source>
        <translation>Laten zien hoe het had kunnen gaan</translation>
    </message>
    <message>
        <source>The better move, then everybody plays by the agreement</source>
        <translation>De betere zet, daarna iedereen volgens de afspraken</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Voortgang van de nabespreking</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>Opnieuw nabespreken</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nabespreken</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>This review was made with another version of the program.</source>
        <translation>Nabesproken met een andere versie van het programma.</translation>
    </message>
    <message>
        <source>This is how it could have gone on: another move, then everybody plays by the agreement. Nobody could have known these cards.</source>
        <translation>Zo had het verder kunnen gaan: een andere zet, daarna iedereen volgens de afspraken. Niemand kon deze kaarten kennen.</translation>
    </message>
    <message>
        <source>Another game is being reviewed first.</source>
        <translation>Eerst wordt een ander spel nabesproken.</translation>
    </message>
    <message>
        <source>The review is in progress. It continues even if you leave.</source>
        <translation>De nabespreking wordt gemaakt. Je kunt intussen iets anders doen.</translation>
    </message>
    <message>
        <source>The review was stopped. What was found is kept.</source>
        <translation>De nabespreking is gestopt. Wat gevonden is, blijft bewaard.</translation>
    </message>
    <message>
        <source>The review could not continue. What was found is kept.</source>
        <translation>De nabespreking kon niet verdergaan. Wat gevonden is, blijft bewaard.</translation>
    </message>
    <message>
        <source>Part of the review</source>
        <translation>Deel van de nabespreking</translation>
    </message>
    <message>
        <source>Judged by the {name} agreement</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>Beoordeeld volgens {name}</translation>
    </message>
    <message>
        <source>Agreement used to judge decisions</source>
        <translation>Afspraken waarmee beslissingen worden beoordeeld</translation>
    </message>
    <message>
        <source>Points and luck</source>
        <translation>Punten en toeval</translation>
    </message>
    <message>
        <source>What each player knew</source>
        <translation>Wat elke speler wist</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Elke beurt</translation>
    </message>
    <message>
        <source>Close the review (Esc)</source>
        <translation>De nabespreking sluiten (Esc)</translation>
    </message>
    <message>
        <source>not reached yet</source>
        <translation>nog niet bereikt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>No bookmarks. While you play, Ctrl+B marks a moment.</source>
        <translation>Geen bladwijzers. Met Ctrl+B zet je er tijdens het spelen een.</translation>
    </message>
    <message>
        <source>No alternatives yet. Go to a turn and choose “Try another move”.</source>
        <translation>Nog geen alternatieven. Ga naar een beurt en kies ‘Andere zet proberen’.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Bladwijzers</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Wat als</translation>
    </message>
    <message>
        <source>Try another move</source>
        <translation>Andere zet proberen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfect</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>Review: {names}</source>
        <extracomment>{names} is &quot;Åsa, Zoë, Björn&quot;</extracomment>
        <translation>Nabespreking: {names}</translation>
    </message>
    <message>
        <source>No single move decided the game.</source>
        <translation>Geen enkele zet besliste het spel.</translation>
    </message>
    <message>
        <source>The decisive moment came on turn {turn}: {name}, {moment} ({points}).</source>
        <extracomment>{name} is a player; {moment} such as &quot;Discarded the last red 4&quot;; {points} such as &quot;+0.8&quot;</extracomment>
        <translation>Beurt {turn} gaf de doorslag: {name}, ‘{moment}’ ({points}).</translation>
    </message>
    <message>
        <source>Good and bad luck balanced out.</source>
        <translation>Geluk en pech hielden elkaar in evenwicht.</translation>
    </message>
    <message>
        <source>Luck brought {points} points; most of it: {most} ({part}).</source>
        <extracomment>{most} is &quot;Cards drawn&quot;; {part} and {points} such as &quot;+0.8&quot;</extracomment>
        <translation>Geluk leverde {points} punt op, vooral door ‘{most}’ ({part}).</translation>
    </message>
    <message>
        <source>Bad luck cost {points} points; most of it: {most} ({part}).</source>
        <translation>Pech kostte {points} punt, vooral door ‘{most}’ ({part}).</translation>
    </message>
    <message>
        <source>No decision was clearly a mistake.</source>
        <translation>Geen enkele beslissing was een duidelijke fout.</translation>
    </message>
    <message>
        <source>Practise choosing and timing clues: they cost {points} points.</source>
        <extracomment>{points} such as &quot;1.6&quot;</extracomment>
        <translation>Oefen welke informatie je geeft, en wanneer: daar gingen {points} punt verloren.</translation>
    </message>
    <message>
        <source>Practise choosing and timing plays: they cost {points} points.</source>
        <translation>Oefen welke kaart je speelt, en wanneer: daar gingen {points} punt verloren.</translation>
    </message>
    <message>
        <source>Practise choosing what to discard: discards cost {points} points.</source>
        <translation>Oefen welke kaart je aflegt: daar gingen {points} punt verloren.</translation>
    </message>
    <message>
        <source>A review shows how the game ended.</source>
        <translation>Een nabespreking verklapt hoe het spel is geëindigd.</translation>
    </message>
    <message>
        <source>Show the result and review</source>
        <translation>Uitslag tonen en nabespreken</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>The cards are dealt.</source>
        <translation>De kaarten zijn gedeeld.</translation>
    </message>
    <message>
        <source>{clue} for {name}: {cards}. Enter to give the clue, Esc to cancel.</source>
        <extracomment>{clue} is &quot;Green&quot; or &quot;3s&quot;, {cards} is &quot;three cards&quot;</extracomment>
        <translation>{clue} voor {name}: {cards}. Enter geeft de informatie, Esc annuleert.</translation>
    </message>
    <message>
        <source>What do you tell {name}?</source>
        <translation>Welke informatie geef je {name}?</translation>
    </message>
    <message>
        <source>Enter plays without announcing; a letter announces a colour.</source>
        <translation>Enter speelt zonder aankondigen; een letter kondigt een kleur aan.</translation>
    </message>
    <message>
        <source>Announce {suit}? Enter to play, Esc to cancel.</source>
        <extracomment>{suit} is &quot;red&quot;; the card is played after its colour is announced</extracomment>
        <translation>Kondig je {suit} aan? Enter speelt, Esc annuleert.</translation>
    </message>
    <message>
        <source>Which card do you play? Click it, or press its number.</source>
        <translation>Welke kaart speel je? Klik erop of druk op het nummer.</translation>
    </message>
    <message>
        <source>Which card do you discard? Click it, or press its number.</source>
        <translation>Welke kaart leg je af? Klik erop of druk op het nummer.</translation>
    </message>
    <message>
        <source>Play this card or discard it? Esc to cancel.</source>
        <translation>Deze kaart spelen of afleggen? Esc annuleert.</translation>
    </message>
    <message>
        <source>As seen by {names}. Esc shows the cards again.</source>
        <extracomment>{names} is one name or several: these hands are shown as those who hold them know them</extracomment>
        <translation>Door de ogen van {names}. Esc toont de kaarten weer.</translation>
    </message>
    <message>
        <source>As your teammates see their own hands. Esc shows the cards again.</source>
        <translation>Zo zien je medespelers hun eigen hand. Esc toont de kaarten weer.</translation>
    </message>
    <message>
        <source>{name} is ready to move. Enter for the next move.</source>
        <translation>{name} is aan de beurt. Enter voor de volgende zet.</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>Let the teammate move (Enter)</source>
        <translation>De medespeler laten spelen (Enter)</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>The final bouquet</source>
        <translation>Het slotboeket</translation>
    </message>
    <message>
        <source>Timed choreography</source>
        <translation>Strakke choreografie</translation>
    </message>
    <message>
        <source>Avalanche of colours</source>
        <translation>Kleurenlawine</translation>
    </message>
    <message>
        <source>Allow empty clues</source>
        <translation>Lege informatie toegestaan</translation>
    </message>
    <message>
        <source>Play on until all fireworks are complete, or one no longer can be.</source>
        <translation>Doorspelen tot elke vuurwerkrij compleet is of er een verloren gaat.</translation>
    </message>
    <message>
        <source>Announce a card’s colour: a clue comes back if right, a strike if wrong.</source>
        <translation>Kleur aankondigen: goed geeft een lampion, fout een foutkaart.</translation>
    </message>
    <message>
        <source>A sixth firework, one card of each value: 30 points.</source>
        <translation>Een zesde vuurwerkrij, één kaart van elke waarde: 30 punten.</translation>
    </message>
    <message>
        <source>Also allows clues such as “no white cards”.</source>
        <translation>Ook informatie als ‘geen witte kaarten’ mag dan.</translation>
    </message>
    <message>
        <source>No multicolour</source>
        <extracomment>the choice of multicolour cards: none</extracomment>
        <translation>Geen veelkleurige kaarten</translation>
    </message>
    <message>
        <source>Multicolour: ten cards</source>
        <extracomment>a kind of multicolour cards: ten of them, with a clue of their own</extracomment>
        <translation>Veelkleurig: tien kaarten</translation>
    </message>
    <message>
        <source>Multicolour: every colour</source>
        <extracomment>a kind of multicolour cards: five that count as every colour</extracomment>
        <translation>Veelkleurig: elke kleur</translation>
    </message>
    <message>
        <source>Multicolour: ten, every colour</source>
        <extracomment>a kind of multicolour cards: ten that count as every colour</extracomment>
        <translation>Veelkleurig: tien, elke kleur</translation>
    </message>
    <message>
        <source>Five fireworks: 25 points.</source>
        <translation>Vijf vuurwerkrijen: 25 punten.</translation>
    </message>
    <message>
        <source>A sixth firework, ten cards like the others: 30 points.</source>
        <translation>Een zesde vuurwerkrij met tien kaarten, net als de andere: 30 punten.</translation>
    </message>
    <message>
        <source>A sixth firework, one card of each value, touched by every clue about a colour: 30 points.</source>
        <translation>Een zesde vuurwerkrij, één kaart van elke waarde: 30 punten. Informatie over een kleur wijst ook deze kaarten aan.</translation>
    </message>
    <message>
        <source>A sixth firework, ten cards, touched by every clue about a colour: 30 points.</source>
        <translation>Een zesde vuurwerkrij met tien kaarten: 30 punten. Informatie over een kleur wijst ook deze kaarten aan.</translation>
    </message>
    <message>
        <source>Strict</source>
        <extracomment>table talk: a clue&apos;s marks show only while it is given</extracomment>
        <translation>Streng</translation>
    </message>
    <message>
        <source>Friendly</source>
        <extracomment>table talk: what clues have pointed out stays on the cards</extracomment>
        <translation>Vriendelijk</translation>
    </message>
    <message>
        <source>Clue memory</source>
        <extracomment>table talk: the cards show all that clues have said, and nothing else</extracomment>
        <translation>Geheugen voor informatie</translation>
    </message>
    <message>
        <source>Full memory</source>
        <extracomment>table talk: the cards show all that can be known of them</extracomment>
        <translation>Volledig geheugen</translation>
    </message>
    <message>
        <source>A clue shows only while it is being given. After that you have to remember it.</source>
        <translation>Informatie is alleen te zien terwijl die wordt gegeven. Daarna moet je die zelf onthouden.</translation>
    </message>
    <message>
        <source>What clues have pointed out stays marked on the cards.</source>
        <translation>Wat is aangewezen, blijft op de kaarten staan.</translation>
    </message>
    <message>
        <source>The cards show all that clues have said about them.</source>
        <translation>De kaarten tonen alles wat informatie erover heeft gezegd.</translation>
    </message>
    <message>
        <source>The cards show what they can still be, going by the clues and the cards in sight.</source>
        <translation>De kaarten tonen wat ze nog kunnen zijn, op grond van de informatie en de zichtbare kaarten.</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Save the rulebook</source>
        <translation>Spelregels opslaan</translation>
    </message>
    <message>
        <source>hanabi-rules</source>
        <extracomment>the name of a file, without its ending</extracomment>
        <translation>hanabi-spelregels</translation>
    </message>
    <message>
        <source>The rules of Hanabi</source>
        <translation>De regels van Hanabi</translation>
    </message>
    <message>
        <source>Rulebook · Hanabi</source>
        <translation>Spelregels · Hanabi</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>De pagina</translation>
    </message>
    <message>
        <source>No matches in the rules.</source>
        <translation>Niets gevonden in de regels.</translation>
    </message>
    <message>
        <source>The first pages are about your current game.</source>
        <translation>De eerste pagina’s gaan over je huidige spel.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>a file for printing</extracomment>
        <translation>Opslaan als pdf …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>RulebookTerms</name>
    <message>
        <source>value</source>
        <extracomment>the rulebook&apos;s own words, parted by commas | what people search for instead</extracomment>
        <translation>waarde</translation>
    </message>
    <message>
        <source>rank, number</source>
        <translation>rang, getal, nummer, cijfer</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>kleur</translation>
    </message>
    <message>
        <source>color, suit</source>
        <translation>soort, reeks</translation>
    </message>
    <message>
        <source>clue</source>
        <translation>informatie</translation>
    </message>
    <message>
        <source>hint, information, tip, tell</source>
        <translation>hint, tip, aanwijzing</translation>
    </message>
    <message>
        <source>strike, red token</source>
        <translation>foutkaart</translation>
    </message>
    <message>
        <source>life, lives, bomb, error, mistake, fuse, misplay</source>
        <translation>leven, levens, bom, misser, lont</translation>
    </message>
    <message>
        <source>blue token</source>
        <translation>lampion</translation>
    </message>
    <message>
        <source>clue token, hint token, lantern, note token</source>
        <translation>informatiefiche, fiche, hintkaart</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>afleg</translation>
    </message>
    <message>
        <source>throw away, drop, trash, graveyard</source>
        <translation>weggooien, weggooi, wegleggen, afval</translation>
    </message>
    <message>
        <source>firework</source>
        <translation>vuurwerk</translation>
    </message>
    <message>
        <source>stack, pile, row, sequence</source>
        <translation>rij, reeks, serie</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>stapel</translation>
    </message>
    <message>
        <source>draw pile, stock, talon</source>
        <translation>trekstapel, talon, pot</translation>
    </message>
    <message>
        <source>multicolour</source>
        <translation>veelkleurig</translation>
    </message>
    <message>
        <source>multicolor, rainbow</source>
        <translation>regenboog, multicolor</translation>
    </message>
    <message>
        <source>score, point</source>
        <translation>punt</translation>
    </message>
    <message>
        <source>rating, win, result</source>
        <translation>uitslag, winst, score, resultaat</translation>
    </message>
</context>
<context>
    <name>SeatHandover</name>
    <message>
        <source>Let a computer teammate take over</source>
        <translation>Een computerspeler laten overnemen</translation>
    </message>
    <message>
        <source>The game continues from here. The teammate knows what could be seen from that seat.</source>
        <translation>Het spel gaat vanaf hier verder. De medespeler weet wat er vanaf die plaats te zien was.</translation>
    </message>
    <message>
        <source>Who is leaving</source>
        <translation>Wie vertrekt</translation>
    </message>
    <message>
        <source>Who takes over</source>
        <translation>Wie het overneemt</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Laten overnemen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>New: small signs show what each card can still be, and the side panel shows the efficiency. You can change this in the settings.</source>
        <translation>Nieuw: kleine tekens laten zien wat elke kaart nog kan zijn, en het zijpaneel toont de efficiëntie. Je kunt dit wijzigen bij de instellingen.</translation>
    </message>
    <message>
        <source>New: you also see what clues have ruled out, the pace, and empty clues. You can change this in the settings.</source>
        <translation>Nieuw: je ziet ook wat informatie heeft uitgesloten en het tempo, en je kunt lege informatie geven. Je kunt dit wijzigen bij de instellingen.</translation>
    </message>
    <message>
        <source>Games can’t be saved in that folder. Nothing was changed.</source>
        <translation>In die map kunnen geen spellen worden opgeslagen. Er is niets veranderd.</translation>
    </message>
    <message>
        <source>Changes to your settings can’t be saved right now and will be lost when you quit.</source>
        <translation>Gewijzigde instellingen kunnen nu niet worden opgeslagen en gaan verloren als je afsluit.</translation>
    </message>
    <message>
        <source>The settings could not be read and have been reset. The old file is kept as {file}.</source>
        <translation>De instellingen konden niet worden gelezen en zijn teruggezet naar de standaardwaarden. Het oude bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>Folder for your games</source>
        <translation>Map voor je spellen</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>Standaardmap</translation>
    </message>
    <message>
        <source>New games start with the settings of the last table.</source>
        <translation>Nieuwe spellen beginnen met de instellingen van de laatste tafel.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Table shows</source>
        <translation>De tafel toont</translation>
    </message>
    <message>
        <source>Memory and talk</source>
        <translation>Onthouden en praten</translation>
    </message>
    <message>
        <source>Passing the screen</source>
        <translation>Het scherm doorgeven</translation>
    </message>
    <message>
        <source>Experts think ahead</source>
        <translation>Experts denken vooruit</translation>
    </message>
    <message>
        <source>Folder for games</source>
        <translation>Map voor spellen</translation>
    </message>
    <message>
        <source>Card sounds</source>
        <translation>Geluid bij kaarten</translation>
    </message>
    <message>
        <source>Clue sounds</source>
        <translation>Geluid bij informatie</translation>
    </message>
    <message>
        <source>Firework and strike sounds</source>
        <translation>Geluid bij vuurwerk en foutkaarten</translation>
    </message>
    <message>
        <source>Turn and notice sounds</source>
        <translation>Geluid bij je beurt en bij berichten</translation>
    </message>
    <message>
        <source>Step by step: teammates wait for Enter</source>
        <translation>Stap voor stap: medespelers wachten op Enter</translation>
    </message>
    <message>
        <source>Say how a clue will be read (counts as help)</source>
        <translation>Vooraf tonen hoe informatie wordt opgevat (telt als hulp)</translation>
    </message>
    <message>
        <source>Ask before a hint (counts as help)</source>
        <translation>Vragen vóór een tip (telt als hulp)</translation>
    </message>
    <message>
        <source>Ask before playing a deal again (counts as a repeat)</source>
        <translation>Vragen voordat je een verdeling opnieuw speelt (telt als herhaling)</translation>
    </message>
    <message>
        <source>If that folder already has games, you’ll see those; your current games stay where they are. If not, your games are copied there.</source>
        <translation>Als er al spellen in die map staan, zie je die; je huidige spellen blijven waar ze zijn. Anders worden je spellen daarheen gekopieerd.</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Map wijzigen …</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Toetsen wijzigen …</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standaardwaarden herstellen</translation>
    </message>
    <message>
        <source>Restores the defaults; your games are kept.</source>
        <translation>Herstelt de standaardwaarden; je spellen blijven bewaard.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <extracomment>day or night as in the rest of the system
----------
as much motion as the system&apos;s settings ask for</extracomment>
        <translation>Systeeminstelling</translation>
    </message>
    <message>
        <source>Cards and cloth</source>
        <translation>Kaarten en kleed</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kaartruggen</translation>
    </message>
    <message>
        <source>Table surface</source>
        <translation>Onder de kaarten</translation>
    </message>
    <message>
        <source>Warn of an obvious mistake</source>
        <translation>Waarschuwen bij een duidelijke vergissing</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>With fireworks</source>
        <translation>Met vuurwerk</translation>
    </message>
    <message>
        <source>Plain, with large symbols</source>
        <translation>Eenvoudig, met grote symbolen</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>a pattern on the backs of the cards</extracomment>
        <translation>Golven</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>a pattern on the backs of the cards</extracomment>
        <translation>Sterren</translation>
    </message>
    <message>
        <source>Rings</source>
        <extracomment>a pattern on the backs of the cards</extracomment>
        <translation>Ringen</translation>
    </message>
    <message>
        <source>Wickerwork</source>
        <extracomment>a pattern on the backs of the cards</extracomment>
        <translation>Vlechtwerk</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>what the cards lie on</extracomment>
        <translation>Water</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>what the cards lie on</extracomment>
        <translation>Planken</translation>
    </message>
    <message>
        <source>Linen</source>
        <extracomment>what the cards lie on</extracomment>
        <translation>Linnen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Gentle (fades only)</source>
        <extracomment>nothing travels, cards only fade out and in</extracomment>
        <translation>Rustig (alleen vervagen)</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>More as you learn and play</source>
        <extracomment>how much the table shows</extracomment>
        <translation>Groeit mee met je lessen en spellen</translation>
    </message>
    <message>
        <source>Simple</source>
        <extracomment>how much the table shows</extracomment>
        <translation>Weinig</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>how much the table shows</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>The cards, what clues have said, and the score.</source>
        <translation>De kaarten, wat de informatie heeft gezegd en de score.</translation>
    </message>
    <message>
        <source>Also what clues have ruled out, the pace, and empty clues.</source>
        <translation>Ook wat informatie heeft uitgesloten, het tempo en lege informatie.</translation>
    </message>
    <message>
        <source>Also what each card can still be, and the efficiency.</source>
        <translation>Ook wat elke kaart nog kan zijn, en de efficiëntie.</translation>
    </message>
    <message>
        <source>New players see only the essentials at first.</source>
        <translation>Nieuwe spelers zien eerst alleen het belangrijkste.</translation>
    </message>
    <message>
        <source>Same as the last table</source>
        <translation>Zoals aan de laatste tafel</translation>
    </message>
    <message>
        <source>When the player is done</source>
        <translation>Zodra de speler klaar is</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Helemaal niet</translation>
    </message>
    <message>
        <source>Up to half a second a move</source>
        <translation>Hoogstens een halve seconde per zet</translation>
    </message>
    <message>
        <source>Up to two seconds a move</source>
        <translation>Hoogstens twee seconden per zet</translation>
    </message>
    <message>
        <source>Up to eight seconds a move</source>
        <translation>Hoogstens acht seconden per zet</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Save the picture</source>
        <translation>De afbeelding opslaan</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>De uitslag delen</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>Afbeelding van de uitslag</translation>
    </message>
    <message>
        <source>The picture and the text give away none of the cards.</source>
        <translation>Afbeelding en tekst verraden geen enkele kaart.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Tekst kopiëren</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Afbeelding opslaan …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>De afbeelding is gekopieerd.</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>De tekst is gekopieerd.</translation>
    </message>
    <message>
        <source>{score} of {most}</source>
        <translation>{score} van {most}</translation>
    </message>
    <message>
        <source>a custom deal</source>
        <translation>een eigen verdeling</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Verdeling {number}</translation>
    </message>
    <message>
        <source>Deal of the day, {day}</source>
        <extracomment>{day} is such as &quot;28 November 2026&quot;</extracomment>
        <translation>Verdeling van de dag, {day}</translation>
    </message>
</context>
<context>
    <name>Shortfall</name>
    <message>
        <source>The last strike was your {card}.</source>
        <translation>De laatste foutkaart was jouw {card}.</translation>
    </message>
    <message>
        <source>The last strike was {name}’s {card}.</source>
        <translation>De laatste foutkaart was de {card} van {name}.</translation>
    </message>
    <message>
        <source>You discarded the {card}, and there is only one.</source>
        <translation>Je hebt de {card} afgelegd, en daar is er maar één van.</translation>
    </message>
    <message>
        <source>You discarded the last {card}.</source>
        <translation>Je hebt de laatste {card} afgelegd.</translation>
    </message>
    <message>
        <source>{name} discarded the {card}, and there is only one.</source>
        <translation>{name} heeft de {card} afgelegd, en daar is er maar één van.</translation>
    </message>
    <message>
        <source>{name} discarded the last {card}.</source>
        <translation>{name} heeft de laatste {card} afgelegd.</translation>
    </message>
    <message>
        <source>You lost the last {card} to a strike.</source>
        <translation>De laatste {card} ging verloren door een foutkaart van jou.</translation>
    </message>
    <message>
        <source>{name} lost the last {card} to a strike.</source>
        <translation>De laatste {card} ging verloren door een foutkaart van {name}.</translation>
    </message>
    <message>
        <source>The {card} came too late: you held it when the turns ran out.</source>
        <translation>De {card} kwam te laat: jij had die nog in je hand toen de beurten op waren.</translation>
    </message>
    <message>
        <source>The {card} came too late: {name} held it when the turns ran out.</source>
        <translation>De {card} kwam te laat: {name} had die nog in de hand toen de beurten op waren.</translation>
    </message>
    <message>
        <source>The {card} came too late.</source>
        <translation>De {card} kwam te laat.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <extracomment>cards got for each clue given</extracomment>
        <translation>Efficiëntie</translation>
    </message>
    <message>
        <source>Eff.</source>
        <extracomment>short for efficiency</extracomment>
        <translation>Eff.</translation>
    </message>
    <message>
        <source>of {most}
best {best}</source>
        <translation>van {most}
hoogst {best}</translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>van {most}</translation>
    </message>
    <message>
        <source>The sum of the top values of all fireworks.</source>
        <translation>De som van de hoogste waarden van alle vuurwerkrijen.</translation>
    </message>
    <message>
        <source>The best score that is still possible with the cards not yet discarded.</source>
        <translation>De hoogste score die nog mogelijk is met de kaarten die niet zijn afgelegd.</translation>
    </message>
    <message>
        <source>How many more discards or strikes the table can afford before points are lost; in the last round, how many turns without a play.</source>
        <translation>Hoe vaak jullie nog kunnen afleggen of een foutkaart kunnen krijgen voordat er punten verloren gaan; in de laatste ronde: hoeveel beurten zonder gespeelde kaart jullie je nog kunnen veroorloven.</translation>
    </message>
    <message>
        <source>Cards played, and clued cards in hands, per clue. A strike counts as a clue, and so does a 5 played while all eight clues are available.</source>
        <translation>Gespeelde kaarten, plus kaarten met informatie in de handen, per keer informatie. Een foutkaart telt als één keer, net als een 5 die gespeeld wordt terwijl alle acht lampions aan zijn.</translation>
    </message>
    <message>
        <source>Needed</source>
        <extracomment>how many cards each clue must still get: the efficiency that the rest of the game needs</extracomment>
        <translation>Nodig</translation>
    </message>
    <message>
        <source>Future efficiency: cards still to get for the best possible score, per clue still to come. Clued cards count as got. Clues still to come: those left now, one for each discard that the pace allows, and one for each firework completed before the last round.</source>
        <translation>Toekomstige efficiëntie: kaarten die nog nodig zijn voor de best mogelijke score, per lampion die nog komt. Aangewezen kaarten tellen als binnen. Nog komende lampions: die nu aan zijn, één voor elke kaart die jullie volgens het tempo nog kunnen afleggen, en één voor elke vuurwerkrij die vóór de laatste ronde klaar is.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Build fireworks together, without seeing your own cards.</source>
        <translation>Bouw samen vuurwerk, zonder je eigen kaarten te zien.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Have you played Hanabi before?</source>
        <translation>Heb je Hanabi al eens gespeeld?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>Snel spel</translation>
    </message>
    <message>
        <source>With {names}, a new deal</source>
        <translation>Met {names}, nieuwe verdeling</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Yes, let’s play</source>
        <translation>Ja, spelen maar</translation>
    </message>
    <message>
        <source>Teammates who say why, and a review afterwards</source>
        <translation>Medespelers die zeggen waarom, en een nabespreking</translation>
    </message>
    <message>
        <source>No, show me how</source>
        <translation>Nee, leg het uit</translation>
    </message>
    <message>
        <source>The rules in five lessons, then a game with hints</source>
        <translation>De regels in vijf lessen, dan een spel met tips</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Lessons, puzzles and the rulebook</source>
        <translation>Lessen, puzzels en de spelregels</translation>
    </message>
    <message>
        <source>2 to 5 players, people or computers</source>
        <translation>2 tot 5 spelers, mensen of computerspelers</translation>
    </message>
    <message>
        <source>{day}, the same deal for everyone</source>
        <extracomment>{day} is &quot;22 November&quot;</extracomment>
        <translation>{day}, voor iedereen dezelfde verdeling</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Verdeling van de dag</translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>Verdeling kiezen op nummer …</translation>
    </message>
    <message>
        <source>Repeat a deal, or try a friend’s</source>
        <translation>Opnieuw, of die van een vriend</translation>
    </message>
    <message>
        <source>With {names}, {points}, {turns}</source>
        <translation>Met {names}, {points}, {turns}</translation>
    </message>
    <message>
        <source>Deal {deal} with {names}, {points}, {turns}</source>
        <translation>Verdeling {deal} met {names}, {points}, {turns}</translation>
    </message>
    <message>
        <source>Deal of {deal} with {names}, {points}, {turns}</source>
        <extracomment>{deal} is the day of a deal of the day, such as &quot;28 November&quot;</extracomment>
        <translation>Verdeling van {deal} met {names}, {points}, {turns}</translation>
    </message>
    <message>
        <source>{day}: {score} of {most}</source>
        <extracomment>{day} is &quot;22 November&quot;</extracomment>
        <translation>{day}: {score} van {most}</translation>
    </message>
    <message>
        <source>{day}, not finished</source>
        <translation>{day}, niet afgemaakt</translation>
    </message>
    <message>
        <source>The games you play are kept here</source>
        <translation>De spellen die je speelt, staan hier</translation>
    </message>
    <message>
        <source>How your games went</source>
        <translation>Hoe je spellen verliepen</translation>
    </message>
    <message>
        <source>Best {best}, average {mean}</source>
        <translation>Hoogste score {best}, gemiddeld {mean}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics · Hanabi</source>
        <translation>Statistieken · Hanabi</translation>
    </message>
    <message>
        <source>Your games can’t be read right now.</source>
        <translation>Je spellen kunnen nu niet worden gelezen.</translation>
    </message>
    <message>
        <source>Something went wrong, so there are no statistics.</source>
        <translation>Er ging iets mis, dus er zijn geen statistieken.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistieken opslaan</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Games by score</source>
        <translation>Spellen per score</translation>
    </message>
    <message>
        <source>Score of each game, and the average of the last twenty</source>
        <translation>Score van elk spel, en het gemiddelde van de laatste twintig</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Hoogste</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfect</translation>
    </message>
    <message>
        <source>Lost by strikes</source>
        <translation>Verloren door foutkaarten</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Conventie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Puntverlies per beslissing</translation>
    </message>
    <message>
        <source>Last ten games</source>
        <translation>Laatste tien spellen</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} t/m {last}</translation>
    </message>
    <message>
        <source>The cost of decisions appears once a player has {least} reviewed games. So far, the most any player has is {games}.</source>
        <translation>Wat beslissingen kosten, verschijnt zodra een speler {least} nabesproken spellen heeft. Tot nu toe heeft niemand meer dan {games}.</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alle beslissingen</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespeelde kaarten</translation>
    </message>
    <message>
        <source>Cards discarded</source>
        <translation>Afgelegde kaarten</translation>
    </message>
    <message>
        <source>Clues given</source>
        <translation>Informatie</translation>
    </message>
    <message>
        <source>No agreement</source>
        <translation>Geen conventie</translation>
    </message>
    <message>
        <source>Highest possible score</source>
        <translation>Te behalen punten</translation>
    </message>
    <message>
        <source>Nothing to practise yet: exercises come from the reviews of your own games.</source>
        <translation>Nog niets te oefenen: de oefeningen komen uit de nabesprekingen van je eigen spellen.</translation>
    </message>
    <message>
        <source>You haven’t finished such a game yet. To see imported games, change the choice above.</source>
        <translation>Zo’n spel heb je nog niet uitgespeeld. Pas de keuze hierboven aan om geïmporteerde spellen te zien.</translation>
    </message>
    <message>
        <source>No games match these filters.</source>
        <translation>Geen spel past bij deze filters.</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Alleen mensen</translation>
    </message>
    <message>
        <source>Perfect streak (best {longest})</source>
        <extracomment>perfect games one after the other, and the longest such row there was</extracomment>
        <translation>Perfect op rij (record: {longest})</translation>
    </message>
    <message>
        <source>{games} with {mean} of {most} points on average; the best has {best}.</source>
        <extracomment>{games} is &quot;24 games&quot;; {mean}, {most} and {best} are points</extracomment>
        <translation>{games} met gemiddeld {mean} van de {most} punten; het beste heeft er {best}.</translation>
    </message>
    <message>
        <source>{games} with {mean} of {most} points on average, {number} perfect.</source>
        <extracomment>{games} is &quot;24 games&quot;; {mean} and {most} are points; {number} of games</extracomment>
        <translation>{games} met gemiddeld {mean} van de {most} punten; {number} perfect.</translation>
    </message>
    <message>
        <source>{games}, none with points yet.</source>
        <extracomment>{games} is &quot;2 games&quot;, all of them lost</extracomment>
        <translation>{games}, nog geen met punten.</translation>
    </message>
    <message>
        <source>One game, with {best} of {most} points.</source>
        <extracomment>{best} and {most} are points</extracomment>
        <translation>Eén spel, met {best} van de {most} punten.</translation>
    </message>
    <message>
        <source>Games since the last loss</source>
        <extracomment>games one after the other that were not lost</extracomment>
        <translation>Spellen sinds de laatste nederlaag</translation>
    </message>
    <message>
        <source>Perfect games in a row: now, and the longest run so far.</source>
        <translation>Hoeveel perfecte spellen op rij: nu, en de langste reeks ooit.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Show as tables</source>
        <translation>Als tabellen</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Opslaan als CSV …</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Opslaan als afbeelding …</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Hier gespeeld</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Geïmporteerd</translation>
    </message>
    <message>
        <source>Played here and imported</source>
        <translation>Hier gespeeld en geïmporteerd</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welke spellen</translation>
    </message>
    <message>
        <source>Games without help</source>
        <translation>Spellen zonder hulp</translation>
    </message>
    <message>
        <source>Games with help</source>
        <translation>Spellen met hulp</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Groeperen</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Per aantal spelers</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Per spelvariant</translation>
    </message>
    <message>
        <source>By line-up</source>
        <translation>Per opstelling</translation>
    </message>
    <message>
        <source>By teammates’ level</source>
        <translation>Per niveau van de medespelers</translation>
    </message>
    <message>
        <source>Decisions, by kind</source>
        <translation>Beslissingen, per soort</translation>
    </message>
    <message>
        <source>Decisions, by agreement</source>
        <translation>Beslissingen, per conventie</translation>
    </message>
    <message>
        <source>Practice, by theme</source>
        <translation>Oefenen, per thema</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>a share in percent, with a space before the sign where the language has one</extracomment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>First try</source>
        <extracomment>of moments that were practised</extracomment>
        <translation>In één keer goed</translation>
    </message>
    <message>
        <source>Solved later</source>
        <extracomment>of moments that were practised</extracomment>
        <translation>Later opgelost</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <extracomment>of moments that were practised</extracomment>
        <translation>Nog niet opgelost</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle thema’s</translation>
    </message>
</context>
<context>
    <name>SuitName</name>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Multicolour</source>
        <translation>Veelkleurig</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>person</source>
        <extracomment>stands on a name plate beside the name: a person, not a program</extracomment>
        <translation>mens</translation>
    </message>
    <message>
        <source>Discard here</source>
        <translation>Hier afleggen</translation>
    </message>
    <message>
        <source>All eight clues available</source>
        <translation>Alle lampions zijn aan</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt na …</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jouw beurt</translation>
    </message>
    <message>
        <source>clue</source>
        <extracomment>at the place of the player who gave the last clue</extracomment>
        <translation>gaf info</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>at the place of the player whose turn comes after this one</extracomment>
        <translation>hierna</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>in de stapel</translation>
    </message>
    <message>
        <source>last round: {turns}</source>
        <translation>laatste ronde: {turns}</translation>
    </message>
    <message>
        <source>max {rank}</source>
        <translation>max. {rank}</translation>
    </message>
</context>
<context>
    <name>TableDetail</name>
    <message>
        <source>Normal</source>
        <extracomment>how much the table shows</extracomment>
        <translation>Normaal</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>You are looking back. Esc returns to the game.</source>
        <translation>Je kijkt terug. Met Esc ga je weer naar het spel.</translation>
    </message>
    <message>
        <source>This game is over: look around as you like.</source>
        <translation>Dit spel is afgelopen: kijk gerust rond.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Jij bent aan de beurt.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Kaarten op tafel</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Kies eerst een van je kaarten.</translation>
    </message>
    <message>
        <source>Give a clue</source>
        <translation>Informatie geven</translation>
    </message>
    <message>
        <source>Say…</source>
        <extracomment>a button: make a remark, such as &quot;thanks&quot;</extracomment>
        <translation>Iets zeggen …</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Say something when it is your turn</source>
        <translation>Iets zeggen kan als jij aan de beurt bent</translation>
    </message>
    <message>
        <source>or click a teammate’s card</source>
        <translation>of klik op een kaart van een medespeler</translation>
    </message>
    <message>
        <source>Drag one of your cards, or click it first</source>
        <translation>Sleep een van je kaarten, of klik er eerst op</translation>
    </message>
    <message>
        <source>Drop it on the fireworks or the discard pile</source>
        <translation>Laat hem los op het vuurwerk of de aflegstapel</translation>
    </message>
    <message>
        <source>program</source>
        <extracomment>on a plate at the table, beside the name of a program that the person has added</extracomment>
        <translation>programma</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>One moment: checking that move…</source>
        <translation>Een ogenblik: de zet wordt bekeken …</translation>
    </message>
    <message>
        <source>{why} Of the cards it may be, {risk} would be a strike.</source>
        <extracomment>{why} is a sentence or two about the move; {risk} such as &quot;70%&quot;</extracomment>
        <translation>{why} Van de kaarten die het kan zijn, zou {risk} een foutkaart geven.</translation>
    </message>
    <message>
        <source>{why} Going by what you can know, another move scores {points} points more on average.</source>
        <extracomment>{why} is a sentence or two about the move; {points} such as &quot;0.8&quot;</extracomment>
        <translation>{why} Op basis van wat je kunt weten, levert een andere zet gemiddeld {points} punt meer op.</translation>
    </message>
    <message>
        <source>Make this move anyway?</source>
        <translation>Wil je deze zet toch doen?</translation>
    </message>
    <message>
        <source>Make this move</source>
        <translation>Deze zet doen</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Nog eens nadenken</translation>
    </message>
</context>
<context>
    <name>Teammates</name>
    <message>
        <source>Your teammates · Hanabi</source>
        <translation>Je medespelers · Hanabi</translation>
    </message>
    <message>
        <source>{level}, {personality}</source>
        <extracomment>a teammate: {level} is such as &quot;Casual&quot;, {personality} such as &quot;bold&quot;</extracomment>
        <translation>{level}, {personality}</translation>
    </message>
    <message>
        <source>Your teammates</source>
        <translation>Je medespelers</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Play with {name}</source>
        <translation>Spelen met {name}</translation>
    </message>
    <message>
        <source>Knows play and save clues, and prompts. Never expects a blind play from you.</source>
        <translation>Kent speelinformatie, reddingen en aansporingen. Verwacht nooit dat je een kaart ongezien speelt.</translation>
    </message>
    <message>
        <source>Also uses stalls and finesses: a clue to somebody else may ask you to play.</source>
        <translation>Gebruikt ook wachtzetten en finesses: informatie aan een ander kan betekenen dat jij moet spelen.</translation>
    </message>
    <message>
        <source>Also uses layered, reverse and double finesses, and thinks ahead before each move.</source>
        <translation>Gebruikt ook gelaagde, omgekeerde en dubbele finesses, en denkt vóór elke zet vooruit.</translation>
    </message>
    <message>
        <source>Careful: takes fewer risks and saves cards early, even if it costs a clue.</source>
        <translation>Voorzichtig: neemt minder risico en redt kaarten vroeg, ook als dat een lampion kost.</translation>
    </message>
    <message>
        <source>Bold: plays when others would wait, and likes to ask for blind plays.</source>
        <translation>Gedurfd: speelt waar anderen zouden wachten en laat anderen graag kaarten ongezien spelen.</translation>
    </message>
    <message>
        <source>Chatty: gives a clue where others would discard, and says more at the table.</source>
        <translation>Praatgraag: geeft informatie waar anderen zouden afleggen en zegt meer aan tafel.</translation>
    </message>
    <message>
        <source>You have not played together yet.</source>
        <translation>Jullie hebben nog niet samen gespeeld.</translation>
    </message>
    <message>
        <source>{games} together: {mean} points on average, best {best}.</source>
        <extracomment>{games} is &quot;12 games&quot;, {mean} such as &quot;21.4&quot;, {best} a number of points</extracomment>
        <translation>{games} samen: gemiddeld {mean} punten, hoogste score {best}.</translation>
    </message>
    <message>
        <source>program</source>
        <extracomment>what is said of a program among the teammates</extracomment>
        <translation>programma</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Een programma toevoegen …</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen …</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Verwijderen …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Uitproberen</translation>
    </message>
    <message>
        <source>Changes to your list of programs can’t be saved right now and will be lost when you quit.</source>
        <translation>Wijzigingen in je lijst met programma’s kunnen nu niet worden opgeslagen en gaan verloren als je afsluit.</translation>
    </message>
    <message>
        <source>Your list of programs could not be read. The old file is kept as {file}.</source>
        <translation>Je lijst met programma’s kon niet worden gelezen. Het oude bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} verwijderen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Computer teammates take its seats. Its files and your games are kept.</source>
        <translation>Computerspelers nemen zijn plaatsen over. De bestanden van het programma en je spellen blijven bestaan.</translation>
    </message>
    <message>
        <source>{name} was removed. Computer teammates have taken its seats.</source>
        <translation>{name} is verwijderd. Computerspelers hebben de plaatsen overgenomen.</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>What mattered most: scoring a point now.</source>
        <translation>Het belangrijkste was: nu een punt halen.</translation>
    </message>
    <message>
        <source>What mattered most: cards that can now be played.</source>
        <translation>Het belangrijkste was: kaarten die nu gespeeld kunnen worden.</translation>
    </message>
    <message>
        <source>What mattered most: what teammates learn about useful cards.</source>
        <translation>Het belangrijkste was: wat medespelers te weten komen over nuttige kaarten.</translation>
    </message>
    <message>
        <source>What mattered most: not wasting a clue on a useless card.</source>
        <translation>Het belangrijkste was: geen informatie verspillen aan een nutteloze kaart.</translation>
    </message>
    <message>
        <source>What mattered most: a card that must not be lost.</source>
        <translation>Het belangrijkste was: een kaart die niet verloren mag gaan.</translation>
    </message>
    <message>
        <source>What mattered most: avoiding a strike.</source>
        <translation>Het belangrijkste was: een foutkaart vermijden.</translation>
    </message>
    <message>
        <source>What mattered most: having clues left to give.</source>
        <translation>Het belangrijkste was: lampions overhouden.</translation>
    </message>
    <message>
        <source>What mattered most: not running out of turns.</source>
        <translation>Het belangrijkste was: genoeg beurten overhouden.</translation>
    </message>
    <message>
        <source>What mattered most: playing rather than giving a clue.</source>
        <translation>Het belangrijkste was: liever spelen dan informatie geven.</translation>
    </message>
    <message>
        <source>What mattered most: who gets the last turns.</source>
        <translation>Het belangrijkste was: wie de laatste beurten krijgt.</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Play or wait</source>
        <extracomment>a kind of puzzle: which card to play, or whether to wait</extracomment>
        <translation>Spelen of wachten</translation>
    </message>
    <message>
        <source>Play clue</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Speelinformatie</translation>
    </message>
    <message>
        <source>Save clue</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Redding</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Aansporing</translation>
    </message>
    <message>
        <source>Finesse</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Finesse</translation>
    </message>
    <message>
        <source>Fix clue</source>
        <extracomment>a kind of puzzle: a clue that prevents a wrong play</extracomment>
        <translation>Correctie</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Endgame</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Eindspel</translation>
    </message>
    <message>
        <source>Choreography</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Choreografie</translation>
    </message>
    <message>
        <source>Final bouquet</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Het slotboeket</translation>
    </message>
</context>
<context>
    <name>ToldClues</name>
    <message>
        <source>The last move told you nothing.</source>
        <translation>De laatste zet gaf je geen informatie.</translation>
    </message>
    <message>
        <source>You have been told nothing since your last turn.</source>
        <translation>Je hebt sinds je vorige beurt geen informatie gekregen.</translation>
    </message>
    <message>
        <source>{number} of {count}: {sentence}</source>
        <extracomment>one of several clues: {sentence} is such as &quot;Åsa told Elin about 1s, touching two cards.&quot;</extracomment>
        <translation>{number} van {count}: {sentence}</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Save to a file…</source>
        <translation>Opslaan als …</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Afsluiten zonder opslaan</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>one card more</source>
        <translation>één kaart meer</translation>
    </message>
    <message>
        <source>one card fewer</source>
        <translation>één kaart minder</translation>
    </message>
    <message>
        <source>deck plays</source>
        <extracomment>the last card of the deck may be played unseen</extracomment>
        <translation>spelen vanaf de stapel</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>of hanab.live: each player has a handicap</extracomment>
        <translation>personages</translation>
    </message>
    <message>
        <source>{number} colours</source>
        <extracomment>{number} is at least 3</extracomment>
        <translation>{number} kleuren</translation>
    </message>
    <message>
        <source>{number} colours, with {suits}</source>
        <extracomment>{suits} is such as &quot;pink and white&quot;</extracomment>
        <translation>{number} kleuren, met {suits}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Compleet</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>What if…</source>
        <translation>Wat als …</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <extracomment>a line that does not reach the end of the game: {points} is a number</extracomment>
        <translation>{points} tot nu toe</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Eindigt met</translation>
    </message>
    <message>
        <source>{end}, for {line}</source>
        <extracomment>read out for a line of the tree: {end} is &quot;23&quot; or &quot;12 so far&quot;, {line} its name</extracomment>
        <translation>{end}, voor {line}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Let them move</source>
        <translation>Hen laten spelen</translation>
    </message>
    <message>
        <source>Play out</source>
        <extracomment>a button: the computer moves for everybody, to the end of the game</extracomment>
        <translation>Laten uitspelen</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button: stop what the computer is doing</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Imagine other cards</source>
        <translation>Andere kaarten bedenken</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>a button: what is this line worth?</extracomment>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Naam wijzigen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Make the move that the agreement suggests</source>
        <translation>Doe de zet die de afspraken aanraden</translation>
    </message>
    <message>
        <source>Start a new game at this position</source>
        <translation>Begin een nieuw spel vanuit deze stelling</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Note on this line</source>
        <translation>Notitie bij deze variant</translation>
    </message>
    <message>
        <source>Open a finished game first. In a game you are playing, you can try out moves when it is your turn and nobody else plays at this screen.</source>
        <translation>Open eerst een afgelopen spel. In je eigen spel kun je zetten uitproberen als je aan de beurt bent en er niemand anders aan dit scherm speelt.</translation>
    </message>
    <message>
        <source>This counts as help, like a hint.</source>
        <translation>Dit telt als hulp, net als een tip.</translation>
    </message>
    <message>
        <source>Working… turn {turn}</source>
        <extracomment>{turn} is the number of the turn that is being computed</extracomment>
        <translation>Bezig … beurt {turn}</translation>
    </message>
    <message>
        <source>This line ends here with {points}.</source>
        <extracomment>{points} is &quot;23 points&quot;</extracomment>
        <translation>Deze variant eindigt hier met {points}.</translation>
    </message>
    <message>
        <source>Turn {turn}: move for {name}.</source>
        <translation>Beurt {turn}: doe een zet voor {name}.</translation>
    </message>
    <message>
        <source>Your own cards and those in the deck are imagined: they fit what you know. These lines are not kept.</source>
        <translation>Je eigen kaarten en die in de stapel zijn bedacht: ze passen bij wat je weet. Deze varianten worden niet opgeslagen.</translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: {action}</source>
        <extracomment>the name of a line: {name} of the player, {action} is &quot;play slot 2&quot;</extracomment>
        <translation>Beurt {turn}, {name}: {action}</translation>
    </message>
    <message>
        <source>On average this scores as much (± {error}) as: {other}.</source>
        <extracomment>{other} is a move such as &quot;play slot 2&quot;</extracomment>
        <translation>Gemiddeld evenveel punten (± {error}) als: {other}.</translation>
    </message>
    <message>
        <source>On average this scores {points} ± {error} points more than: {other}.</source>
        <translation>Gemiddeld {points} ± {error} punt meer dan: {other}.</translation>
    </message>
    <message>
        <source>On average this scores {points} ± {error} points fewer than: {other}.</source>
        <translation>Gemiddeld {points} ± {error} punt minder dan: {other}.</translation>
    </message>
</context>
</TS>
