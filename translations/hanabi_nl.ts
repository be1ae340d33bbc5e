<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>No clue since your last turn asks anything of you.</source>
        <translation>Sinds je laatste beurt vraagt geen informatie iets van je.</translation>
    </message>
    <message>
        <source>{name} asks you to play slot {slot} ({cards}).</source>
        <translation>{name} vraagt je plek {slot} te spelen ({cards}).</translation>
    </message>
    <message>
        <source>{name} asks you to keep slot {slot} ({cards}).</source>
        <translation>{name} vraagt je plek {slot} te bewaren ({cards}).</translation>
    </message>
    <message>
        <source>{name} speaks of slot {slot} ({cards}): to play now, or to keep.</source>
        <translation>{name} heeft het over plek {slot} ({cards}): nu spelen, of bewaren.</translation>
    </message>
    <message>
        <source>{name} speaks of slot {slot} ({cards}): it will fit once others have played.</source>
        <translation>{name} heeft het over plek {slot} ({cards}): die past zodra andere kaarten gespeeld zijn.</translation>
    </message>
    <message>
        <source>{name}’s clue to somebody else makes sense only if your slot {slot} fits: play it unseen ({cards}).</source>
        <translation>De informatie van {name} aan een ander klopt alleen als jouw plek {slot} past: speel die ongezien ({cards}).</translation>
    </message>
    <message>
        <source>{name} asks you to play slot {first} first; then slot {slot} fits ({cards}).</source>
        <translation>{name} vraagt je eerst plek {first} te spelen; daarna past plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} warns you: slot {slot} does not fit ({cards}).</source>
        <translation>{name} waarschuwt je: plek {slot} past niet ({cards}).</translation>
    </message>
    <message>
        <source>{name} tells you more about slot {slot} ({cards}).</source>
        <translation>{name} vertelt je meer over plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name}’s clue asks nothing of you.</source>
        <translation>De informatie van {name} vraagt niets van je.</translation>
    </message>
    <message>
        <source>A teammate would play slot {slot}: {why}.</source>
        <translation>Een medespeler zou plek {slot} spelen: {why}.</translation>
    </message>
    <message>
        <source>A teammate would discard slot {slot}: {why}.</source>
        <translation>Een medespeler zou plek {slot} afleggen: {why}.</translation>
    </message>
    <message>
        <source>A teammate would tell {receiver} about {value}: {why}.</source>
        <extracomment>{value} is &quot;green&quot; or &quot;3s&quot;</extracomment>
        <translation>Een medespeler zou {receiver} over {value} vertellen: {why}.</translation>
    </message>
    <message>
        <source>play slot {slot}</source>
        <translation>plek {slot} spelen</translation>
    </message>
    <message>
        <source>discard slot {slot}</source>
        <translation>plek {slot} afleggen</translation>
    </message>
    <message>
        <source>tell {receiver} about {value}</source>
        <translation>{receiver} over {value} vertellen</translation>
    </message>
    <message>
        <source>it fits for certain ({cards})</source>
        <translation>die past zeker ({cards})</translation>
    </message>
    <message>
        <source>you were told about it, and it should fit ({cards})</source>
        <translation>je kreeg er informatie over, en die hoort te passen ({cards})</translation>
    </message>
    <message>
        <source>a clue makes sense only if it fits ({cards})</source>
        <translation>informatie klopt alleen als die past ({cards})</translation>
    </message>
    <message>
        <source>there is nothing to lose</source>
        <translation>er is niets te verliezen</translation>
    </message>
    <message>
        <source>slot {slot} can be played ({cards})</source>
        <translation>plek {slot} kan gespeeld worden ({cards})</translation>
    </message>
    <message>
        <source>slot {slot} must be kept ({cards})</source>
        <translation>plek {slot} moet bewaard blijven ({cards})</translation>
    </message>
    <message>
        <source>slot {slot} fits after cards that will be played first ({cards})</source>
        <translation>plek {slot} past na kaarten die eerst gespeeld worden ({cards})</translation>
    </message>
    <message>
        <source>it stops a card from being played that does not fit</source>
        <translation>dat voorkomt dat er een kaart gespeeld wordt die niet past</translation>
    </message>
    <message>
        <source>it tells more about slot {slot} ({cards})</source>
        <translation>dat zegt meer over plek {slot} ({cards})</translation>
    </message>
    <message>
        <source>it is no longer of use</source>
        <translation>die is niet meer nodig</translation>
    </message>
    <message>
        <source>it is your oldest card without a clue</source>
        <translation>dat is je oudste kaart zonder informatie</translation>
    </message>
    <message>
        <source>there is nothing better to do</source>
        <translation>er is niets beters te doen</translation>
    </message>
</context>
<context>
    <name>AnnouncePopover</name>
    <message>
        <source>Announce the card’s colour?</source>
        <translation>De kleur van de kaart aankondigen?</translation>
    </message>
    <message>
        <source>All lanterns are lit: there is no token to win.</source>
        <translation>Alle lampions branden: er is geen fiche te winnen.</translation>
    </message>
    <message>
        <source>Right: a clue token returns. Wrong: a strike.</source>
        <translation>Goed: een fiche terug. Fout: een foutkaart.</translation>
    </message>
    <message>
        <source>Play without announcing</source>
        <translation>Zonder aankondiging</translation>
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
        <source>clued</source>
        <translation>informatie gekregen</translation>
    </message>
    <message>
        <source>last copy</source>
        <translation>laatste exemplaar</translation>
    </message>
    <message>
        <source>no longer of use</source>
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
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Scheef</translation>
    </message>
    <message>
        <source>Straighten</source>
        <translation>Recht</translation>
    </message>
    <message>
        <source>Write a note …</source>
        <translation>Briefje schrijven …</translation>
    </message>
    <message>
        <source>To the first clue about it</source>
        <translation>Naar de eerste informatie erover</translation>
    </message>
    <message>
        <source>Sort the hand by age</source>
        <extracomment>lay the own cards as they were drawn, the newest on the left</extracomment>
        <translation>Hand op leeftijd sorteren</translation>
    </message>
    <message>
        <source>All clues …</source>
        <translation>Alles …</translation>
    </message>
    <message>
        <source>Tell {name} about {clue}</source>
        <extracomment>a menu item: {name} is told about {clue}, such as &quot;red&quot; or &quot;3s&quot;</extracomment>
        <translation>{name} vertellen over {clue}</translation>
    </message>
</context>
<context>
    <name>CardName</name>
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
</context>
<context>
    <name>CluePopover</name>
    <message>
        <source>Tell {name} about …</source>
        <translation>Vertel {name} over …</translation>
    </message>
    <message>
        <source>Choose a colour or a value.</source>
        <translation>Kies een kleur of een waarde.</translation>
    </message>
    <message>
        <source>{now} left, then {then}</source>
        <translation>nog {now}, dan {then}</translation>
    </message>
    <message>
        <source>All clues …</source>
        <translation>Alles …</translation>
    </message>
    <message>
        <source>no card, and that tells something too</source>
        <translation>geen kaart, en ook dat zegt iets</translation>
    </message>
    <message>
        <source>{cards}, new</source>
        <translation>{cards}, nieuw</translation>
    </message>
    <message>
        <source>{cards}, told before</source>
        <translation>{cards}, al genoemd</translation>
    </message>
    <message>
        <source>{cards}, {new}</source>
        <translation>{cards}, {new}</translation>
    </message>
</context>
<context>
    <name>Colourful</name>
    <message>
        <source>Who begins?</source>
        <translation>Wie begint er?</translation>
    </message>
    <message>
        <source>Who wears the most colourful clothes?</source>
        <translation>Wie draagt de kleurrijkste kleren?</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hanabi on your own desktop, with teammates who explain themselves.</source>
        <translation>Hanabi op je eigen computer, met medespelers die uitleggen wat ze doen.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>open het venster</translation>
    </message>
    <message>
        <source>a game to go on with or to look at</source>
        <translation>een spel om voort te zetten of te bekijken</translation>
    </message>
    <message>
        <source>start a game at once: players, then the teammates’ levels</source>
        <translation>begin meteen een spel: aantal spelers, dan de niveaus van de medespelers</translation>
    </message>
    <message>
        <source>number of the deal</source>
        <translation>nummer van het spel</translation>
    </message>
    <message>
        <source>how fast the table moves</source>
        <translation>hoe snel de tafel beweegt</translation>
    </message>
    <message>
        <source>replay games and tell how each ends</source>
        <translation>speel spellen na en vertel hoe ze eindigen</translation>
    </message>
    <message>
        <source>.json (one game), .jsonl (a game a line), .txt (a link a line), - for input</source>
        <translation>.json (één spel), .jsonl (een spel per regel), .txt (een link per regel), - voor invoer</translation>
    </message>
    <message>
        <source>with --json: every state and its legal actions</source>
        <translation>met --json: elke stand en de toegestane zetten</translation>
    </message>
    <message>
        <source>play many games between teammates</source>
        <translation>speel veel spellen tussen medespelers</translation>
    </message>
    <message>
        <source>number of the first deal</source>
        <translation>nummer van het eerste spel</translation>
    </message>
    <message>
        <source>one level for all seats, or one for each</source>
        <translation>één niveau voor alle plaatsen, of één per plaats</translation>
    </message>
    <message>
        <source>this stand-in in every seat but the first</source>
        <translation>deze vervanger op elke plaats behalve de eerste</translation>
    </message>
    <message>
        <source>the stand-in in the first seat as well</source>
        <translation>de vervanger ook op de eerste plaats</translation>
    </message>
    <message>
        <source>play the same deals at these levels too, and compare</source>
        <translation>speel dezelfde kaarten ook op deze niveaus, en vergelijk</translation>
    </message>
    <message>
        <source>any of multicolour, final_bouquet, choreography</source>
        <translation>naar keuze multicolour, final_bouquet, choreography</translation>
    </message>
    <message>
        <source>every clue must touch a card</source>
        <translation>informatie moet altijd minstens één kaart aanwijzen</translation>
    </message>
    <message>
        <source>what a teammate would do in a recorded game, and why</source>
        <translation>wat een medespeler in een bewaard spel zou doen, en waarom</translation>
    </message>
    <message>
        <source>counted from 1</source>
        <translation>geteld vanaf 1</translation>
    </message>
    <message>
        <source>how often teammates would do as people did in recorded games</source>
        <translation>hoe vaak medespelers zouden doen wat mensen in bewaarde spellen deden</translation>
    </message>
    <message>
        <source>find the teammates’ weights again</source>
        <translation>zoek de gewichten van de medespelers opnieuw</translation>
    </message>
    <message>
        <source>of games a step</source>
        <translation>paren spellen per stap</translation>
    </message>
    <message>
        <source>file of the search; if it is there, the search goes on</source>
        <translation>bestand van de zoektocht; bestaat het, dan gaat die verder</translation>
    </message>
    <message>
        <source>new deals on which the weights found are compared at the end</source>
        <translation>nieuwe kaarten waarop de gevonden gewichten aan het eind vergeleken worden</translation>
    </message>
    <message>
        <source>use the weights found, if they are better</source>
        <translation>gebruik de gevonden gewichten als ze beter zijn</translation>
    </message>
    <message>
        <source>measure how long frames take in the window</source>
        <translation>meten hoe lang de beelden in het venster duren</translation>
    </message>
    <message>
        <source>processes at once</source>
        <translation>aantal processen tegelijk</translation>
    </message>
    <message>
        <source>write the games here, a line each</source>
        <translation>schrijf de spellen hierheen, één regel per spel</translation>
    </message>
    <message>
        <source>folder for settings and games</source>
        <translation>map voor instellingen en spellen</translation>
    </message>
    <message>
        <source>draw every screen into a folder</source>
        <translation>teken alle schermen in een map</translation>
    </message>
    <message>
        <source>play a whole game in the window and measure it</source>
        <translation>speel een heel spel in het venster en meet het</translation>
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
        <source>{text} is not the number of a deal</source>
        <translation>{text} is geen nummer van een spel</translation>
    </message>
    <message>
        <source>there is no variant {name}: choose from {known}</source>
        <translation>er is geen variant {name}: kies uit {known}</translation>
    </message>
    <message>
        <source>{text} is not a number of 1 or more</source>
        <translation>{text} is geen getal van 1 of meer</translation>
    </message>
    <message>
        <source>name one level, or {seats} levels, one for each teammate</source>
        <translation>noem één niveau, of {seats} niveaus, één per medespeler</translation>
    </message>
    <message>
        <source>there is no teammate of level {word}: choose from {known}</source>
        <translation>er is geen medespeler van niveau {word}: kies uit {known}</translation>
    </message>
    <message>
        <source>There is no display: start from a desktop session, use ssh -X, or run under xvfb-run. Here is a game between teammates instead.</source>
        <translation>Er is geen scherm: start vanaf een bureaublad, gebruik ssh -X of draai onder xvfb-run. Hier is in plaats daarvan een spel tussen medespelers.</translation>
    </message>
    <message>
        <source>{game} is neither a file nor a link to a game</source>
        <translation>{game} is geen bestand en ook geen link naar een spel</translation>
    </message>
    <message>
        <source>--new begins with a number of players from 2 to 5, as in 3:casual</source>
        <translation>--new begint met een aantal spelers van 2 tot 5, zoals in 3:casual</translation>
    </message>
    <message>
        <source>{file} cannot be written: {cause}</source>
        <translation>{file} kan niet worden geschreven: {cause}</translation>
    </message>
    <message>
        <source>{games} games: {mean} ± {error} points, {perfect} perfect, {lost} lost by strikes, {ms} ms a move</source>
        <translation>{games} spellen: {mean} ± {error} punten, {perfect} volmaakt, {lost} verloren door foutkaarten, {ms} ms per zet</translation>
    </message>
    <message>
        <source>against {rivals} on the same deals: {difference} ± {error}</source>
        <translation>tegen {rivals} met dezelfde kaarten: {difference} ± {error}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {cause}</source>
        <translation>{file} kan niet worden gelezen: {cause}</translation>
    </message>
    <message>
        <source>The same choice in {agree} of {decisions} decisions (plays {plays}, discards {discards}, clues {clues}); {true} of {readings} clues read truly.</source>
        <translation>Dezelfde keuze bij {agree} van {decisions} beslissingen (spelen {plays}, afleggen {discards}, informatie {clues}); {true} van {readings} keer informatie juist begrepen.</translation>
    </message>
    <message>
        <source>It ends with {score}, not with {expected}.</source>
        <translation>Het eindigt met {score}, niet met {expected}.</translation>
    </message>
    <message>
        <source>{place}: {score} points, {ending}, {turns} turns</source>
        <translation>{place}: {score} punten, {ending}, {turns} beurten</translation>
    </message>
    <message>
        <source>the game has no turn {turn} to advise on</source>
        <translation>het spel heeft geen beurt {turn} om raad bij te geven</translation>
    </message>
    <message>
        <source>Broken off; the same command goes on from {file}.</source>
        <translation>Afgebroken; hetzelfde commando gaat verder vanaf {file}.</translation>
    </message>
    <message>
        <source>step {step} of {steps}: {mean} points, {perfect} perfect</source>
        <translation>stap {step} van {steps}: {mean} punten, {perfect} perfect</translation>
    </message>
    <message>
        <source>against the weights in use, {games} new deals: {difference} ± {error}</source>
        <translation>tegen de huidige gewichten, {games} nieuwe spellen: {difference} ± {error}</translation>
    </message>
</context>
<context>
    <name>Consent</name>
    <message>
        <source>Take the move back?</source>
        <translation>De beurt terugnemen?</translation>
    </message>
    <message>
        <source>{name} chooses once more. This is taken back:</source>
        <extracomment>{name} is the person whose move is taken back</extracomment>
        <translation>{name} kiest opnieuw. Dit wordt teruggenomen:</translation>
    </message>
    <message>
        <source>{name} sees the others’ hands again, as they were before that move.</source>
        <translation>{name} ziet de handen van de anderen weer zoals ze voor die beurt waren.</translation>
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
        <source>Leave it as it is</source>
        <translation>Laat het zo</translation>
    </message>
    <message>
        <source>the {card} of {name}</source>
        <extracomment>a card that its holder had not seen; {card} is such as &quot;red 3&quot;</extracomment>
        <translation>de {card} van {name}</translation>
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
        <source>why the teammates did what they did</source>
        <extracomment>at the end of a game all reasons are told in full</extracomment>
        <translation>waarom de medespelers deden wat ze deden</translation>
    </message>
    <message>
        <source>Already shown, and not to be unseen: {what}.</source>
        <translation>Al gezien, en dat blijft zo: {what}.</translation>
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
        <source>save of a 2</source>
        <translation>redding van een 2</translation>
    </message>
    <message>
        <source>save of a 5</source>
        <translation>redding van een 5</translation>
    </message>
    <message>
        <source>stall on a 5</source>
        <translation>wachten met een 5</translation>
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
        <translation>rechtzetting</translation>
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
        <translation>wegwerpkaart</translation>
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
</context>
<context>
    <name>ConventionRule</name>
    <message>
        <source>The chop is your oldest card without a clue. When you have nothing better to do, it is the one you discard.</source>
        <translation>De wegwerpkaart is je oudste kaart zonder informatie. Heb je niets beters te doen, dan leg je die af.</translation>
    </message>
    <message>
        <source>A clue is about one card: the chop if it is newly touched, else the newest card touched for the first time, else the newest card touched.</source>
        <translation>Informatie gaat over één kaart: de wegwerpkaart als die voor het eerst wordt aangewezen, anders de nieuwste die voor het eerst wordt aangewezen, anders de nieuwste aangewezen kaart.</translation>
    </message>
    <message>
        <source>The card a clue is about can be played now, unless it is kept.</source>
        <translation>De kaart waar de informatie over gaat, kan nu gespeeld worden, tenzij ze bewaard moet blijven.</translation>
    </message>
    <message>
        <source>The card can be played as soon as you have played the cards you know already.</source>
        <translation>De kaart kan gespeeld worden zodra je de kaarten hebt gespeeld die je al kent.</translation>
    </message>
    <message>
        <source>A clue about 5s that touches your chop asks you to keep it.</source>
        <translation>Informatie over 5’en die je wegwerpkaart aanwijst, vraagt je die te bewaren.</translation>
    </message>
    <message>
        <source>A clue about 2s that touches your chop may ask you to keep a 2 whose twin nobody can see.</source>
        <translation>Informatie over 2’en die je wegwerpkaart aanwijst, kan je vragen een 2 te bewaren waarvan niemand de tweede ziet.</translation>
    </message>
    <message>
        <source>A clue that touches your chop may ask you to keep the last copy of a card. 5s are kept by their value, never by their colour.</source>
        <translation>Informatie die je wegwerpkaart aanwijst, kan je vragen het laatste exemplaar van een kaart te bewaren. 5’en redt men met hun waarde, nooit met hun kleur.</translation>
    </message>
    <message>
        <source>Clues touch only cards that will still be played, and no card twice.</source>
        <translation>Informatie wijst alleen kaarten aan die nog gespeeld worden, en nooit twee dezelfde.</translation>
    </message>
    <message>
        <source>A clue that touches nothing new says: the newest card it touches fits now.</source>
        <translation>Informatie die niets nieuws aanwijst, zegt: de nieuwste aangewezen kaart past nu.</translation>
    </message>
    <message>
        <source>A clue on a card that is known to fit, or not to, only tells more about it.</source>
        <translation>Informatie over een kaart waarvan men al weet of ze past, vertelt er alleen meer over.</translation>
    </message>
    <message>
        <source>A clue that shows that a card somebody would have played does not fit says only that: the new cards it touches are merely worth keeping.</source>
        <translation>Informatie die laat zien dat een kaart die iemand zou spelen niet past, zegt alleen dat: nieuwe aangewezen kaarten zijn gewoon het bewaren waard.</translation>
    </message>
    <message>
        <source>A clue may be about a card that fits only after another. Whoever holds that other card with a clue on it plays it first: the newest one that it can be.</source>
        <translation>Informatie kan gaan over een kaart die pas na een andere past. Wie die andere kaart met informatie in handen heeft, speelt haar eerst: de nieuwste die het kan zijn.</translation>
    </message>
    <message>
        <source>If nobody else can help, the card that is lacking is your own: play your newest card with a clue that it can be.</source>
        <translation>Kan niemand anders helpen, dan is de ontbrekende kaart van jezelf: speel je nieuwste kaart met informatie die het kan zijn.</translation>
    </message>
    <message>
        <source>A clue that touches no card only says what you do not hold.</source>
        <translation>Informatie die geen kaart aanwijst, zegt alleen wat je niet hebt.</translation>
    </message>
    <message>
        <source>Announce the colour of a card when you know it and a clue token is wanted.</source>
        <translation>Kondig de kleur van een kaart aan als je die kent en een fiche welkom is.</translation>
    </message>
    <message>
        <source>In the final bouquet no last copy may be lost: give any clue rather than risk it.</source>
        <translation>In het slotboeket mag geen laatste exemplaar verloren gaan: geef liever welke informatie dan ook.</translation>
    </message>
    <message>
        <source>A clue about 5s anywhere in the hand passes the turn and tells where a 5 is.</source>
        <translation>Informatie over 5’en, waar ook in de hand, laat de beurt voorbijgaan en zegt waar een 5 zit.</translation>
    </message>
    <message>
        <source>Of several 1s told at once, the oldest is played first.</source>
        <translation>Van meerdere tegelijk aangewezen 1’en wordt de oudste het eerst gespeeld.</translation>
    </message>
    <message>
        <source>If no card with a clue can be the one that is lacking, whoever sits between giver and receiver plays the newest card without a clue, unseen and at once.</source>
        <translation>Kan geen kaart met informatie de ontbrekende zijn, dan speelt wie tussen gever en ontvanger zit de nieuwste kaart zonder informatie, ongezien en meteen.</translation>
    </message>
    <message>
        <source>If nothing else explains a clue, play your newest card without a clue first.</source>
        <translation>Verklaart niets anders de informatie, speel dan eerst je nieuwste kaart zonder informatie.</translation>
    </message>
    <message>
        <source>Two cards may be lacking, and both be played unseen, in order.</source>
        <translation>Er kunnen twee kaarten ontbreken, die beide ongezien gespeeld worden, op volgorde.</translation>
    </message>
</context>
<context>
    <name>Conventions</name>
    <message>
        <source>What this table agreed on: {level}</source>
        <extracomment>{level} is a level of conventions, such as &quot;Casual&quot;</extracomment>
        <translation>Wat deze tafel heeft afgesproken: {level}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>CountWord</name>
    <message>
        <source>no card</source>
        <translation>geen kaart</translation>
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
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them new</source>
        <extracomment>of the cards a clue touches, those not clued before</extracomment>
        <translation>
            <numerusform>waarvan %n nieuw</numerusform>
            <numerusform>waarvan %n nieuw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) left</source>
        <translation>
            <numerusform>nog %n fiche</numerusform>
            <numerusform>nog %n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <extracomment>games that follow in the same file</extracomment>
        <translation>
            <numerusform>nog %n spel</numerusform>
            <numerusform>nog %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n second(s)</source>
        <extracomment>something happens by itself after so long</extracomment>
        <translation>
            <numerusform>Na %n seconde</numerusform>
            <numerusform>Na %n seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) asked for.</source>
        <translation>
            <numerusform>%n tip gevraagd.</numerusform>
            <numerusform>%n tips gevraagd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back.</source>
        <translation>
            <numerusform>%n beurt teruggenomen.</numerusform>
            <numerusform>%n beurten teruggenomen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begun again %n time(s).</source>
        <extracomment>how often the same deal had been begun before</extracomment>
        <translation>
            <numerusform>%n keer opnieuw begonnen.</numerusform>
            <numerusform>%n keer opnieuw begonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played on from turn {turn} of a replay.</source>
        <translation>Verder gespeeld vanaf beurt {turn} van een herhaling.</translation>
    </message>
    <message numerus="yes">
        <source>%n strike(s) of 3</source>
        <translation>
            <numerusform>%n foutkaart van 3</numerusform>
            <numerusform>%n foutkaarten van 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starred</source>
        <extracomment>games marked with a star</extracomment>
        <translation>
            <numerusform>%n met ster</numerusform>
            <numerusform>%n met ster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n spel verwijderd.</numerusform>
            <numerusform>%n spellen verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n spel geïmporteerd.</numerusform>
            <numerusform>%n spellen geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n spel geëxporteerd.</numerusform>
            <numerusform>%n spellen geëxporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read as a game.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%n was niet als spel te lezen.</numerusform>
            <numerusform>%n waren niet als spel te lezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n had been imported before.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%n was al eerder geïmporteerd.</numerusform>
            <numerusform>%n waren al eerder geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be read</source>
        <extracomment>from a damaged file, within a sentence</extracomment>
        <translation>
            <numerusform>%n spel kon worden gelezen</numerusform>
            <numerusform>%n spellen konden worden gelezen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Please hand the table to</source>
        <extracomment>above the name of the person who plays next at this screen</extracomment>
        <translation>Geef de tafel door aan</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <extracomment>a button: whoever presses it is the person of this name</extracomment>
        <translation>Ik ben {name}</translation>
    </message>
    <message>
        <source>All hands stay covered until then.</source>
        <translation>Tot dan blijven alle handen verborgen.</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>above a list of what the others have done</extracomment>
        <translation>Sinds de vorige beurt van {name}</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>{card}: {discarded} discarded, none left, still needed</source>
        <translation>{card}: {discarded} afgelegd, geen enkele over, nog nodig</translation>
    </message>
    <message>
        <source>{card}: {discarded} discarded, the last one is needed</source>
        <translation>{card}: {discarded} afgelegd, de laatste is nodig</translation>
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
        <source>Then the table goes to {name}.</source>
        <translation>Daarna is de tafel voor {name}.</translation>
    </message>
    <message>
        <source>The table goes to {name} in {seconds}.</source>
        <extracomment>{seconds} is such as &quot;3 seconds&quot;</extracomment>
        <translation>De tafel gaat over {seconds} naar {name}.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Every firework is complete.</source>
        <translation>Elk vuurwerk is compleet.</translation>
    </message>
    <message>
        <source>The third strike ended the game.</source>
        <translation>De derde foutkaart beëindigde het spel.</translation>
    </message>
    <message>
        <source>The last turns are played.</source>
        <translation>De laatste beurten zijn gespeeld.</translation>
    </message>
    <message>
        <source>A card that was still needed is lost.</source>
        <translation>Een kaart die nog nodig was, is verloren.</translation>
    </message>
    <message>
        <source>Nobody could do anything any more.</source>
        <translation>Niemand kon nog iets doen.</translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message>
        <source>perfect</source>
        <translation>volmaakt</translation>
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
        <translation>verloren, een kaart die nodig was is weg</translation>
    </message>
    <message>
        <source>lost, nobody could act</source>
        <translation>verloren, niemand kon nog iets doen</translation>
    </message>
    <message>
        <source>ended when no more points were possible</source>
        <translation>beëindigd toen er geen punten meer te halen waren</translation>
    </message>
    <message>
        <source>broken off</source>
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
        <source>{name} told {receiver} about {value}: {cards}.</source>
        <extracomment>{value} is &quot;green&quot; or &quot;3s&quot;, {cards} is &quot;three cards&quot;</extracomment>
        <translation>{name} vertelde {receiver} over {value}: {cards}.</translation>
    </message>
    <message>
        <source>{name} could do nothing and was passed over.</source>
        <translation>{name} kon niets doen en werd overgeslagen.</translation>
    </message>
    <message>
        <source>{name} played the {card}.</source>
        <translation>{name} speelde de {card}.</translation>
    </message>
    <message>
        <source>{name} played the {card}, which did not fit: a strike.</source>
        <translation>{name} speelde de {card}, die niet paste: een foutkaart.</translation>
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
    <name>GameFiles</name>
    <message>
        <source>{file} cannot be read: {cause}</source>
        <translation>{file} kan niet worden gelezen: {cause}</translation>
    </message>
    <message>
        <source>This is the first game; the file holds {more}: import it to see them all.</source>
        <extracomment>{more} is &quot;3 more games&quot;</extracomment>
        <translation>Dit is het eerste spel; het bestand bevat {more}: importeer het om ze allemaal te zien.</translation>
    </message>
    <message>
        <source>The game goes on where it was saved.</source>
        <translation>Het spel gaat verder waar het werd opgeslagen.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Een spel openen</translation>
    </message>
    <message>
        <source>Games (*.json *.jsonl *.txt)</source>
        <translation>Spellen (*.json *.jsonl *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Dit spel opslaan</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <translation>Spellen (*.json)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {cause}</source>
        <translation>{file} kan niet worden geschreven: {cause}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Other programs will read another game: they know nothing of announced colours.</source>
        <translation>Andere programma’s lezen een ander spel: die weten niets van aangekondigde kleuren.</translation>
    </message>
    <message>
        <source>A link shows every card, hidden ones too: play this game to its end first.</source>
        <translation>Een link toont alle kaarten, ook de verborgen: speel dit spel eerst uit.</translation>
    </message>
    <message>
        <source>A link cannot hold the colours that were announced, and without them this would be another game. Save it as a file instead.</source>
        <translation>Een link kan de aangekondigde kleuren niet bevatten, en zonder die kleuren zou het een ander spel zijn. Sla het op als bestand.</translation>
    </message>
    <message>
        <source>A link cannot say that this was the final bouquet, and without that the game would end otherwise. Save it as a file instead.</source>
        <translation>Een link kan niet vertellen dat dit Het slotboeket was, en dan zou het spel anders eindigen. Sla het op als bestand.</translation>
    </message>
    <message>
        <source>The link has been copied.</source>
        <translation>De link is gekopieerd.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
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
        <translation>nog {number} nodig</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Zelfde kaarten opnieuw</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Nieuw spel …</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Bekijk de tafel</translation>
    </message>
    <message>
        <source>International Federation of Fireworks</source>
        <translation>Internationale Federatie van Vuurwerkdeskundigen</translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>van {most}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Informatie</translation>
    </message>
    <message>
        <source>{strikes} of 3</source>
        <translation>{strikes} van 3</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Foutkaarten</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Efficiëntie</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Hoogst haalbaar</translation>
    </message>
    <message>
        <source>The fireworks had reached {score} points.</source>
        <translation>De vuurwerken stonden op {score} punten.</translation>
    </message>
</context>
<context>
    <name>GameRoom</name>
    <message>
        <source>No clue has touched this card.</source>
        <translation>Over deze kaart is geen informatie gegeven.</translation>
    </message>
    <message>
        <source>From here on this is a game of its own.</source>
        <translation>Vanaf hier is dit een spel op zich.</translation>
    </message>
    <message>
        <source>The game has gone on. Esc takes you back to it.</source>
        <translation>Het spel is verdergegaan. Met Esc ga je ernaar terug.</translation>
    </message>
    <message>
        <source>Hanabi is open in another window: games are played there.</source>
        <translation>Hanabi is in een ander venster geopend: daar wordt gespeeld.</translation>
    </message>
    <message>
        <source>Begin the same deal again? You know it by now: it is counted.</source>
        <translation>Dezelfde kaarten opnieuw? Je kent ze nu: het wordt geteld.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Your last move was taken back.</source>
        <translation>Je laatste beurt is teruggenomen.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>De beurt is teruggenomen.</translation>
    </message>
    <message>
        <source>Ask for a hint? It is counted.</source>
        <translation>Om een tip vragen? Die wordt geteld.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Vragen</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Click to see the moment it was played.</source>
        <translation>Klik om het moment te zien waarop hij werd gespeeld.</translation>
    </message>
    <message>
        <source>Click to tell {name} about this card; hold to see as {name} does.</source>
        <translation>Klik om {name} over deze kaart te vertellen; houd vast om te zien wat {name} ziet.</translation>
    </message>
    <message>
        <source>Drag to sort your hand; right-click to raise, tilt or note.</source>
        <translation>Sleep om je hand te sorteren; klik rechts om te verhogen, te kantelen of een briefje te schrijven.</translation>
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
        <source>Click the fireworks to play it, the discards to throw it away.</source>
        <translation>Klik op het vuurwerk om te spelen, op de aflegstapel om af te leggen.</translation>
    </message>
    <message>
        <source>Click to choose this card, or drag it; right-click for more.</source>
        <translation>Klik om deze kaart te kiezen, of sleep hem; klik rechts voor meer.</translation>
    </message>
    <message>
        <source>Enter: tell {name} about this card.</source>
        <translation>Enter: {name} over deze kaart vertellen.</translation>
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
        <source>A clue puts a lantern out; a discard or a firework’s 5 lights one again.</source>
        <translation>Informatie dooft een lampion; een afgelegde kaart of de 5 van een vuurwerk steekt er weer een aan.</translation>
    </message>
    <message>
        <source>A card that does not fit burns a fuse; the third ends the game.</source>
        <translation>Een kaart die niet past, brandt een lont op; bij de derde is het spel voorbij.</translation>
    </message>
    <message>
        <source>When the last card is drawn, everybody has one more turn.</source>
        <translation>Als de laatste kaart is getrokken, heeft iedereen nog één beurt.</translation>
    </message>
    <message>
        <source>When it is empty, the game goes on without drawing.</source>
        <translation>Als hij leeg is, gaat het spel verder zonder te trekken.</translation>
    </message>
    <message>
        <source>{cards} in the deck</source>
        <extracomment>how many cards are still to be drawn: {cards} is &quot;3 cards&quot;</extracomment>
        <translation>{cards} in de stapel</translation>
    </message>
</context>
<context>
    <name>HotSeat</name>
    <message>
        <source>{name} is next</source>
        <translation>{name} is aan de beurt</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Click a key, then press another.</source>
        <translation>Klik op een toets en druk dan op een andere.</translation>
    </message>
    <message>
        <source>The usual keys</source>
        <translation>De gewone toetsen</translation>
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
        <source>{key} is taken: {does}.</source>
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
        <source>See hands as their holders do (hold)</source>
        <translation>Handen zien zoals hun spelers ze zien (ingedrukt houden)</translation>
    </message>
    <message>
        <source>Raise or lower my card</source>
        <translation>Mijn kaart omhoog of omlaag</translation>
    </message>
    <message>
        <source>Tilt or straighten my card</source>
        <translation>Mijn kaart scheef of recht</translation>
    </message>
    <message>
        <source>Write a note on my card</source>
        <translation>Briefje op mijn kaart schrijven</translation>
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
        <source>Why was that done?</source>
        <translation>Waarom gebeurde dat?</translation>
    </message>
    <message>
        <source>What does this clue say to me?</source>
        <translation>Wat zegt deze informatie mij?</translation>
    </message>
    <message>
        <source>What would a teammate do? (a hint)</source>
        <translation>Wat zou een medespeler doen? (een tip)</translation>
    </message>
    <message>
        <source>What this table agreed on</source>
        <translation>Wat deze tafel heeft afgesproken</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Laatste beurt terugnemen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Zelfde kaarten opnieuw</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>The rules in short</source>
        <translation>De regels in het kort</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Een spel openen</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Dit spel opslaan</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopiëren</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>Gekopieerde link openen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Slot {number}, or a clue about {number}s</source>
        <extracomment>{number} is a key from 1 to 5: a card&apos;s place, or the value of a clue</extracomment>
        <translation>Plek {number}, of informatie over {number}’en</translation>
    </message>
    <message>
        <source>To the next hand, or the next teammate for a clue</source>
        <translation>Naar de volgende hand, of de volgende medespeler om te informeren</translation>
    </message>
    <message>
        <source>Walk along the cards; step through a replay</source>
        <translation>Langs de kaarten lopen; door een herhaling stappen</translation>
    </message>
    <message>
        <source>Take the card, give the clue</source>
        <translation>De kaart nemen, de informatie geven</translation>
    </message>
    <message>
        <source>Leave what is begun</source>
        <translation>Laten wat begonnen is</translation>
    </message>
    <message>
        <source>In a replay: play, next clue, next strike (with Shift: back)</source>
        <translation>In een herhaling: afspelen, volgende informatie, volgende foutkaart (met Shift: terug)</translation>
    </message>
    <message>
        <source>A round back or on in a replay</source>
        <translation>Een ronde terug of vooruit in een herhaling</translation>
    </message>
    <message>
        <source>To the deal or the end of a replay</source>
        <translation>Naar de deling of het einde van een herhaling</translation>
    </message>
</context>
<context>
    <name>LevelName</name>
    <message>
        <source>Casual</source>
        <extracomment>a teammate&apos;s level: relaxed play with the simplest conventions</extracomment>
        <translation>Ontspannen</translation>
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
        <source>The file of your games was damaged. It is kept as {file}, and a new one was begun: {games}.</source>
        <translation>Het bestand met je spellen was beschadigd. Het is bewaard als {file}, en er is een nieuw begonnen: {games}.</translation>
    </message>
    <message>
        <source>Library · Hanabi</source>
        <translation>Bibliotheek · Hanabi</translation>
    </message>
    <message>
        <source>There are no games to be seen at the moment.</source>
        <translation>Er zijn op dit moment geen spellen te zien.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>What this game is to be called</source>
        <translation>Hoe dit spel moet heten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Importing …</source>
        <translation>Importeren …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Spellen importeren</translation>
    </message>
    <message>
        <source>The import has failed.</source>
        <translation>Het importeren is mislukt.</translation>
    </message>
    <message>
        <source>These files cannot be read: {files}.</source>
        <translation>Deze bestanden zijn niet te lezen: {files}.</translation>
    </message>
    <message>
        <source>The rest was cancelled.</source>
        <translation>De rest is afgebroken.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Spellen exporteren</translation>
    </message>
    <message>
        <source>Games (*.{ending})</source>
        <extracomment>{ending} is how such a file&apos;s name ends</extracomment>
        <translation>Spellen (*.{ending})</translation>
    </message>
    <message>
        <source>Exporting …</source>
        <translation>Exporteren …</translation>
    </message>
    <message>
        <source>The export has failed.</source>
        <translation>Het exporteren is mislukt.</translation>
    </message>
    <message>
        <source>Cancelled: no file was written.</source>
        <translation>Afgebroken: er is geen bestand geschreven.</translation>
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
        <source>Last played</source>
        <translation>Laatst gespeeld</translation>
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
        <source>{players}, from turn {turn} of another game</source>
        <extracomment>a game that was taken up from another one, in the list of games</extracomment>
        <translation>{players}, vanaf beurt {turn} van een ander spel</translation>
    </message>
    <message>
        <source>{score} of {most}</source>
        <translation>{score} van {most}</translation>
    </message>
    <message>
        <source>{points}, goes on</source>
        <extracomment>a game that is not over: {points} is &quot;13 of 25&quot;</extracomment>
        <translation>{points}, loopt nog</translation>
    </message>
    <message>
        <source>{listed} of {games}</source>
        <extracomment>how many games of the library are listed: {games} is &quot;128 games&quot;</extracomment>
        <translation>{listed} van {games}</translation>
    </message>
    <message>
        <source>No game fits.</source>
        <translation>Geen spel voldoet.</translation>
    </message>
    <message>
        <source>No games yet. What you play is kept here, and you can import games.</source>
        <translation>Nog geen spellen. Wat je speelt wordt hier bewaard, en je kunt spellen importeren.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Take the star off</source>
        <translation>Ster weghalen</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Ster geven</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporteren …</translation>
    </message>
    <message>
        <source>Export all …</source>
        <extracomment>all games that are listed</extracomment>
        <translation>Alles exporteren …</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Names, titles, deals …</source>
        <translation>Namen, titels, spelnummers …</translation>
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
        <source>Rename …</source>
        <translation>Hernoemen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Files …</source>
        <translation>Bestanden …</translation>
    </message>
    <message>
        <source>A whole folder …</source>
        <translation>Een hele map …</translation>
    </message>
    <message>
        <source>The copied link or game</source>
        <translation>De gekopieerde link of het spel</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welke spellen</translation>
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
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Teammates</source>
        <translation>Medespelers</translation>
    </message>
    <message>
        <source>Any teammates</source>
        <translation>Medespelers</translation>
    </message>
    <message>
        <source>{points} or more</source>
        <translation>{points} of meer</translation>
    </message>
    <message>
        <source>Any score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Laatste week</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Laatste maand</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Laatste jaar</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>The disk is full: this game is not being saved. Make some room and saving goes on by itself.</source>
        <translation>De schijf is vol: dit spel wordt niet opgeslagen. Maak ruimte, dan gaat het opslaan vanzelf verder.</translation>
    </message>
    <message>
        <source>The folder for games cannot be written: this game is not being saved. Once it can, saving goes on by itself.</source>
        <translation>In de map voor spellen kan niet worden geschreven: dit spel wordt niet opgeslagen. Zodra het kan, gaat het opslaan vanzelf verder.</translation>
    </message>
    <message>
        <source>Hanabi is open in another window, which keeps the games. Here you can look at finished ones; close the other window to play in this one.</source>
        <translation>Hanabi is in een ander venster geopend, en daar worden de spellen bewaard. Hier kun je afgelopen spellen bekijken; sluit het andere venster om in dit venster te spelen.</translation>
    </message>
    <message>
        <source>A newer version of this program has written your games. They are left as they are: update to see them. What you play now is not being saved.</source>
        <translation>Een nieuwere versie van dit programma heeft je spellen geschreven. Ze blijven zoals ze zijn: werk het programma bij om ze te zien. Wat je nu speelt, wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>Your games cannot be reached: this game is not being saved. Once they can, saving goes on by itself.</source>
        <translation>Je spellen zijn niet bereikbaar: dit spel wordt niet opgeslagen. Zodra dat weer kan, gaat het opslaan vanzelf verder.</translation>
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
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Deal {number}</source>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>Played on from turn {turn}</source>
        <translation>Verder gespeeld vanaf beurt {turn}</translation>
    </message>
    <message>
        <source>Replay: {points}, {ending}</source>
        <extracomment>a game that is looked at: {points} is &quot;21 points&quot;, {ending} how it ended</extracomment>
        <translation>Herhaling: {points}, {ending}</translation>
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
        <source>&amp;New game …</source>
        <translation>&amp;Nieuw spel …</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Zelfde &amp;kaarten opnieuw</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startpagina</translation>
    </message>
    <message>
        <source>&amp;Open a game …</source>
        <translation>&amp;Een spel openen …</translation>
    </message>
    <message>
        <source>Sa&amp;ve this game as …</source>
        <translation>Dit spel ops&amp;laan als …</translation>
    </message>
    <message>
        <source>Copy lin&amp;k</source>
        <translation>Link ko&amp;piëren</translation>
    </message>
    <message>
        <source>Open &amp;copied link</source>
        <translation>&amp;Gekopieerde link openen</translation>
    </message>
    <message>
        <source>&amp;Why was that done?</source>
        <translation>&amp;Waarom gebeurde dat?</translation>
    </message>
    <message>
        <source>What does this clue &amp;say to me?</source>
        <extracomment>what the last clue asks of the person who plays</extracomment>
        <translation>Wat &amp;zegt deze informatie mij?</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>&amp;Bibliotheek</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>&amp;Mijn statistieken</translation>
    </message>
    <message>
        <source>The &amp;rules in short</source>
        <translation>De regels in &amp;het kort</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>&amp;Instellingen …</translation>
    </message>
    <message>
        <source>K&amp;eys …</source>
        <translation>&amp;Welke toets wat doet …</translation>
    </message>
    <message>
        <source>Ask a &amp;teammate</source>
        <translation>Vraag een me&amp;despeler</translation>
    </message>
    <message>
        <source>There is no game to do that with.</source>
        <translation>Er is geen spel om dat mee te doen.</translation>
    </message>
    <message>
        <source>Only while a game is played.</source>
        <translation>Alleen tijdens een spel.</translation>
    </message>
    <message>
        <source>W&amp;hat would a teammate do in my place? (a hint)</source>
        <translation>Wat zou een &amp;medespeler in mijn plaats doen? (een tip)</translation>
    </message>
    <message>
        <source>What this table &amp;agreed on …</source>
        <translation>Wat deze tafel heeft &amp;afgesproken …</translation>
    </message>
    <message>
        <source>Ask a teammate</source>
        <translation>Vraag een medespeler</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Er is geen beurt om terug te nemen.</translation>
    </message>
    <message>
        <source>Take &amp;back the last move</source>
        <translation>Laatste beu&amp;rt terugnemen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>Colo&amp;urs</source>
        <translation>Kle&amp;uren</translation>
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
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;About Hanabi</source>
        <translation>&amp;Over Hanabi</translation>
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
        <source>Teammates think with compiled code.</source>
        <translation>De medespelers denken met gecompileerde code.</translation>
    </message>
    <message>
        <source>Teammates think with plain Python code.</source>
        <translation>De medespelers denken met gewone Pythoncode.</translation>
    </message>
    <message>
        <source>Fireworks, built together in the dark: with teammates who explain themselves, offline. Made with Qt for Python, under the LGPL, and Qt Charts, under the GPL 3; the typefaces Figtree and Fraunces are under the SIL Open Font License.</source>
        <translation>Vuurwerk, samen gebouwd in het donker: met medespelers die uitleggen wat ze doen, zonder internet. Gemaakt met Qt for Python, onder de LGPL, en Qt Charts, onder de GPL 3; de lettertypen Figtree en Fraunces vallen onder de SIL Open Font License.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something has gone wrong</source>
        <translation>Er is iets misgegaan</translation>
    </message>
    <message>
        <source>The program has made a mistake. Your game is not lost: it goes on from where it was last saved. The details below hold no cards; whoever looks after the program can use them.</source>
        <translation>Het programma heeft een fout gemaakt. Je spel is niet verloren: het gaat verder waar het het laatst is opgeslagen. In de gegevens hieronder staan geen kaarten; wie het programma onderhoudt, kan ze gebruiken.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Gegevens kopiëren</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
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
        <source>a new one</source>
        <translation>een nieuwe</translation>
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
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spelnummer</translation>
    </message>
    <message>
        <source>Earlier tables</source>
        <extracomment>a button with a menu: who has played together before</extracomment>
        <translation>Eerdere tafels</translation>
    </message>
    <message>
        <source>Give every seat a name.</source>
        <translation>Geef elke plaats een naam.</translation>
    </message>
    <message>
        <source>Give every seat a name of its own.</source>
        <translation>Geef elke plaats een eigen naam.</translation>
    </message>
    <message>
        <source>Give every person a badge of their own.</source>
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
        <source>Teammate: {level}, {temper}</source>
        <extracomment>a teammate: {level} is such as &quot;Casual&quot;, {temper} such as &quot;bold&quot;</extracomment>
        <translation>Medespeler: {level}, {temper}</translation>
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
        <source>Left to chance</source>
        <translation>Het toeval beslist</translation>
    </message>
    <message>
        <source>Table talk</source>
        <extracomment>what players may say to each other, and what the cards show of earlier clues</extracomment>
        <translation>Praten aan tafel</translation>
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
    <name>Problem</name>
    <message>
        <source>This is far larger than a game.</source>
        <translation>Dit is veel groter dan een spel.</translation>
    </message>
    <message>
        <source>There is no game in it: it is empty.</source>
        <translation>Hier zit geen spel in: het is leeg.</translation>
    </message>
    <message>
        <source>This is nested far deeper than a game.</source>
        <translation>Dit is veel dieper genest dan een spel.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8: see byte {place}.</source>
        <translation>Dit is geen tekst in UTF-8: zie byte {place}.</translation>
    </message>
    <message>
        <source>This is not JSON: something is wrong near byte {place}.</source>
        <translation>Dit is geen JSON: er klopt iets niet in de buurt van byte {place}.</translation>
    </message>
    <message>
        <source>This breaks off before the game is complete.</source>
        <translation>Dit breekt af voordat het spel volledig is.</translation>
    </message>
    <message>
        <source>This is JSON, but not a game.</source>
        <translation>Dit is JSON, maar geen spel.</translation>
    </message>
    <message>
        <source>This is not a whole game: {place} is missing.</source>
        <translation>Dit is geen heel spel: {place} ontbreekt.</translation>
    </message>
    <message>
        <source>This is not laid out as a game: see {place}.</source>
        <translation>Dit is niet opgebouwd als een spel: zie {place}.</translation>
    </message>
    <message>
        <source>This is not a link to a game.</source>
        <translation>Dit is geen link naar een spel.</translation>
    </message>
    <message>
        <source>This link only names a game that lies on a server, and this program never goes online: share the game as JSON or as a link that holds it.</source>
        <translation>Deze link noemt alleen een spel dat op een server staat, en dit programma gaat nooit online: deel het spel als JSON of als een link die het bevat.</translation>
    </message>
    <message>
        <source>This link is incomplete: it has {place} characters.</source>
        <translation>Deze link is onvolledig: hij heeft {place} tekens.</translation>
    </message>
    <message>
        <source>This game’s variant is not one we play: {place}.</source>
        <translation>De variant van dit spel spelen we niet: {place}.</translation>
    </message>
    <message>
        <source>This game’s option is not one we play: {place}.</source>
        <translation>De optie van dit spel spelen we niet: {place}.</translation>
    </message>
    <message>
        <source>Hanabi is for 2 to 5 players, not {place}.</source>
        <translation>Hanabi is voor 2 tot en met 5 spelers, niet {place}.</translation>
    </message>
    <message>
        <source>There is no such card in this game: see {place}.</source>
        <translation>Zo’n kaart bestaat niet in dit spel: zie {place}.</translation>
    </message>
    <message>
        <source>The deck is not the one in the box: it has {place} cards.</source>
        <translation>De stapel is niet die uit de doos: hij telt {place} kaarten.</translation>
    </message>
    <message>
        <source>The deck is not the one in the box: count “{place}”.</source>
        <extracomment>{place} is a card, such as &quot;red 1&quot;</extracomment>
        <translation>De stapel is niet die uit de doos: tel ‘{place}’.</translation>
    </message>
    <message>
        <source>There is no such action: see {place}.</source>
        <translation>Zo’n zet bestaat niet: zie {place}.</translation>
    </message>
    <message>
        <source>A newer version of this program saved this game (format {place}): update to open it.</source>
        <translation>Een nieuwere versie van dit programma heeft dit spel opgeslagen (formaat {place}): werk bij om het te openen.</translation>
    </message>
    <message>
        <source>This game is damaged and cannot be read any more.</source>
        <translation>Dit spel is beschadigd en niet meer te lezen.</translation>
    </message>
    <message>
        <source>Two parts of this game contradict each other: see {place}.</source>
        <translation>Twee delen van dit spel spreken elkaar tegen: zie {place}.</translation>
    </message>
    <message>
        <source>Turn {turn} is not allowed. {why}</source>
        <translation>Beurt {turn} is niet toegestaan. {why}</translation>
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
        <source>{name} knew that this card fits.</source>
        <translation>{name} wist dat deze kaart past.</translation>
    </message>
    <message>
        <source>{name} could tell from the cards in sight that this one fits.</source>
        <translation>{name} kon aan de zichtbare kaarten zien dat deze past.</translation>
    </message>
    <message>
        <source>{name} played unseen: a clue made sense only if this card fits ({cards}).</source>
        <translation>{name} speelde ongezien: informatie klopte alleen als deze kaart past ({cards}).</translation>
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
        <source>{name} had been told about this card and took it to fit ({cards}).</source>
        <translation>{name} had informatie over deze kaart gekregen en dacht dat ze past ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to play the card in slot {slot} ({cards}).</source>
        <translation>{name} wil dat {receiver} de kaart op plek {slot} speelt ({cards}).</translation>
    </message>
    <message>
        <source>{name} counts on {helpers} to play first; then {receiver}’s card in slot {slot} fits ({cards}).</source>
        <translation>{name} rekent erop dat {helpers} eerst speelt; dan past de kaart op plek {slot} van {receiver} ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants two cards of {receiver}: first {helpers}, then slot {slot} ({cards}).</source>
        <translation>{name} wil twee kaarten van {receiver}: eerst {helpers}, dan plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} says again: {receiver} can play slot {slot} now ({cards}).</source>
        <translation>{name} zegt nogmaals: {receiver} kan plek {slot} nu spelen ({cards}).</translation>
    </message>
    <message>
        <source>{name} keeps {receiver} from playing a card that does not fit.</source>
        <translation>{name} weerhoudt {receiver} ervan een kaart te spelen die niet past.</translation>
    </message>
    <message>
        <source>{name} tells {receiver} more about the card in slot {slot} ({cards}).</source>
        <translation>{name} vertelt {receiver} meer over de kaart op plek {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} had nothing better to do than to give this clue.</source>
        <translation>{name} had niets beters te doen dan deze informatie te geven.</translation>
    </message>
    <message>
        <source>{name} speaks above all of {receiver}’s card in slot {slot}.</source>
        <translation>{name} heeft het vooral over de kaart op plek {slot} van {receiver}.</translation>
    </message>
    <message>
        <source>{name} says what {receiver} does not hold.</source>
        <translation>{name} zegt wat {receiver} niet in de hand heeft.</translation>
    </message>
    <message>
        <source>{name} knew that this card is no longer of use.</source>
        <translation>{name} wist dat deze kaart niet meer nodig is.</translation>
    </message>
    <message>
        <source>{name} had no safe play and discarded the oldest card without a clue.</source>
        <translation>{name} had geen zekere kaart om te spelen en legde de oudste zonder informatie af.</translation>
    </message>
    <message>
        <source>{name} gave up the card that seemed least needed.</source>
        <translation>{name} gaf de kaart op die het minst nodig leek.</translation>
    </message>
    <message>
        <source>{name} gave no reason.</source>
        <translation>{name} gaf geen reden.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep slot {slot} ({cards}): the other 2 of that colour is nowhere in sight.</source>
        <translation>{name} wil dat {receiver} plek {slot} bewaart ({cards}): de andere 2 van die kleur is nergens te zien.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep slot {slot} ({cards}): there is only one such 5.</source>
        <translation>{name} wil dat {receiver} plek {slot} bewaart ({cards}): zo’n 5 is er maar één.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep slot {slot} ({cards}): it is the last of its kind.</source>
        <translation>{name} wil dat {receiver} plek {slot} bewaart ({cards}): het is de laatste van zijn soort.</translation>
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
        <source>All lanterns are lit: play a card or give a clue.</source>
        <translation>Alle lampions branden: speel een kaart of geef informatie.</translation>
    </message>
    <message>
        <source>No lantern is lit: play or discard a card.</source>
        <translation>Er brandt geen lampion: speel een kaart of leg er een af.</translation>
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
        <source>That hand is empty: tell somebody else.</source>
        <translation>Die hand is leeg: vertel het een ander.</translation>
    </message>
    <message>
        <source>That colour is not in this game.</source>
        <translation>Die kleur doet niet mee in dit spel.</translation>
    </message>
    <message>
        <source>At this table a clue must touch a card.</source>
        <translation>Aan deze tafel moet informatie over minstens één kaart gaan.</translation>
    </message>
    <message>
        <source>Colours are not announced in this game.</source>
        <translation>Kleuren worden in dit spel niet aangekondigd.</translation>
    </message>
    <message>
        <source>This table is strict: only clues speak.</source>
        <translation>Deze tafel is streng: alleen informatie telt.</translation>
    </message>
    <message>
        <source>Somebody else decides: say it when it is your turn.</source>
        <translation>Iemand anders denkt na: zeg het als jij aan de beurt bent.</translation>
    </message>
    <message>
        <source>You have just said that.</source>
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
        <source>{name} had nothing to point at.</source>
        <translation>{name} had niets om aan te wijzen.</translation>
    </message>
    <message>
        <source>{name} pointed at {cards}.</source>
        <extracomment>{cards} is such as &quot;slot 1 (green), slot 3 (2)&quot;</extracomment>
        <translation>{name} wees {cards} aan.</translation>
    </message>
    <message>
        <source>slot {slot} ({known})</source>
        <extracomment>a card that is pointed at; {known} is such as &quot;green&quot;, &quot;2&quot; or &quot;red 3&quot;</extracomment>
        <translation>plek {slot} ({known})</translation>
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
        <source>Esc does the same</source>
        <translation>Esc doet hetzelfde</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier spelen</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Alle kaarten</translation>
    </message>
    <message>
        <source>With whose eyes you see the game</source>
        <translation>Door wiens ogen je het spel ziet</translation>
    </message>
    <message>
        <source>Where a step ends</source>
        <translation>Waar een stap eindigt</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Beurt voor beurt</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Ronde voor ronde</translation>
    </message>
    <message>
        <source>From clue to clue</source>
        <translation>Van informatie naar informatie</translation>
    </message>
    <message>
        <source>From strike to strike</source>
        <translation>Van foutkaart naar foutkaart</translation>
    </message>
    <message>
        <source>How fast the game plays by itself</source>
        <translation>Hoe snel het spel wordt afgespeeld</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>Naar het begin (Home)</translation>
    </message>
    <message>
        <source>A turn back (←)</source>
        <translation>Een beurt terug (←)</translation>
    </message>
    <message>
        <source>A turn on (→)</source>
        <translation>Een beurt verder (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Naar het einde (End)</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>Afspelen (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <translation>Pauzeren (P)</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>The cards are dealt.</source>
        <translation>De kaarten zijn gedeeld.</translation>
    </message>
    <message>
        <source>{clue}: {cards} of {name}. Enter to tell, Esc to leave.</source>
        <extracomment>{clue} is &quot;Green&quot; or &quot;3s&quot;, {cards} is &quot;three cards&quot;</extracomment>
        <translation>{clue}: {cards} van {name}. Enter vertelt, Esc stopt.</translation>
    </message>
    <message>
        <source>What do you tell {name}?</source>
        <translation>Wat vertel je {name}?</translation>
    </message>
    <message>
        <source>Enter plays without announcing, a letter announces a colour.</source>
        <translation>Enter speelt zonder aankondiging, een letter kiest een kleur.</translation>
    </message>
    <message>
        <source>Announce {suit}? Enter to play, Esc to leave.</source>
        <extracomment>{suit} is &quot;red&quot;; the card is played after its colour is announced</extracomment>
        <translation>{suit} aankondigen? Enter speelt, Esc breekt af.</translation>
    </message>
    <message>
        <source>By its clues this card cannot fit. Enter plays it all the same, Esc leaves it.</source>
        <translation>Volgens de informatie kan deze kaart niet passen. Enter speelt hem toch, Esc laat hem liggen.</translation>
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
        <source>Play this card, or discard it? Esc to leave it.</source>
        <translation>Deze kaart spelen of afleggen? Esc laat de kaart liggen.</translation>
    </message>
    <message>
        <source>As {names} sees it. Let go to see the cards.</source>
        <extracomment>{names} is one name or several: these hands are shown as those who hold them know them</extracomment>
        <translation>Zoals {names} het ziet. Laat los om de kaarten te zien.</translation>
    </message>
    <message>
        <source>As your teammates see their own hands. Let go to see the cards.</source>
        <translation>Zo zien je medespelers hun eigen hand. Laat los om de kaarten te zien.</translation>
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
        <source>Clues may touch no card</source>
        <translation>Informatie mag over geen enkele kaart gaan</translation>
    </message>
    <message>
        <source>Play on until all fireworks are complete, or one is lost.</source>
        <translation>Speel door tot elk vuurwerk af is, of er een verloren is.</translation>
    </message>
    <message>
        <source>Announce a card’s colour: a token if right, else a strike.</source>
        <translation>Kondig de kleur aan: goed geeft een fiche, fout een foutkaart.</translation>
    </message>
    <message>
        <source>A sixth firework, one card of each value: 30 points.</source>
        <translation>Een zesde vuurwerk, één kaart van elke waarde: 30 punten.</translation>
    </message>
    <message>
        <source>You may also say: you have no white cards.</source>
        <translation>Je mag ook zeggen: je hebt geen witte kaarten.</translation>
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
        <source>Full memory</source>
        <extracomment>table talk: the cards show all that clues have said</extracomment>
        <translation>Volledig geheugen</translation>
    </message>
    <message>
        <source>A clue shows while it is given. Then you remember it.</source>
        <translation>Je ziet informatie terwijl ze gegeven wordt. Daarna onthoud je haar.</translation>
    </message>
    <message>
        <source>What clues have pointed out stays on the cards.</source>
        <translation>Wat is aangewezen, blijft op de kaarten staan.</translation>
    </message>
    <message>
        <source>The cards show what they may still be, and may not.</source>
        <translation>De kaarten tonen wat ze nog kunnen zijn, en wat niet.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules in short</source>
        <translation>De regels in het kort</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Waar het om gaat</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one of each colour, from 1 up to 5. Each top card counts its value: 25 points are a perfect show. Nobody sees their own cards; everybody sees everybody else’s.</source>
        <translation>Samen bouwen jullie vijf vuurwerken, van elke kleur één, van 1 tot en met 5. Elke bovenste kaart telt voor haar waarde: 25 punten is een volmaakte show. Niemand ziet de eigen kaarten; iedereen ziet die van alle anderen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Do one of three things: give a clue, discard a card, or play a card. Whoever has discarded or played draws a new card.</source>
        <translation>Doe één van drie dingen: informatie geven, een kaart afleggen of een kaart spelen. Wie heeft afgelegd of gespeeld, trekt een nieuwe kaart.</translation>
    </message>
    <message>
        <source>Giving a clue</source>
        <translation>Informatie geven</translation>
    </message>
    <message>
        <source>A clue costs one of the eight clue tokens. Tell a teammate about one colour or one value: all their cards of it light up, and only those. A good clue says more than its words; that is what conventions are for.</source>
        <translation>Informatie kost een van de acht fiches. Vertel een medespeler over één kleur of één waarde: alle kaarten daarvan lichten op, en alleen die. Goede informatie zegt meer dan de woorden; daar zijn de conventies voor.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>A card you throw away brings a clue token back. Take care: of each colour there are three 1s, two each of 2, 3 and 4, and a single 5.</source>
        <translation>Een kaart die je aflegt, levert weer een fiche op. Pas op: van elke kleur zijn er drie 1’en, twee van de 2, 3 en 4, en één enkele 5.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>A card fits if it is the next one of its firework. If it does not fit, it is discarded and costs a strike; with the third strike the game is lost. A completed firework brings a clue token back.</source>
        <translation>Een kaart past als ze de volgende van haar vuurwerk is. Past ze niet, dan wordt ze afgelegd en kost dat een foutkaart; bij de derde foutkaart is het spel verloren. Een voltooid vuurwerk levert weer een fiche op.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>After the last card of the deck is drawn, everybody has one more turn. All fireworks complete end the game at once, as the best show there is.</source>
        <translation>Nadat de laatste kaart van de stapel is getrokken, is iedereen nog één keer aan de beurt. Zijn alle vuurwerken voltooid, dan eindigt het spel meteen, als de mooiste show die er is.</translation>
    </message>
    <message>
        <source>Rules to switch on</source>
        <translation>Regels om aan te zetten</translation>
    </message>
    <message>
        <source>In a new game you can add a sixth, many-coloured firework, go on until the bouquet is complete or lost, or announce colours before you play.</source>
        <translation>Bij een nieuw spel kun je een zesde, veelkleurig vuurwerk toevoegen, doorspelen tot het boeket voltooid of verloren is, of kleuren aankondigen voordat je speelt.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Games cannot be kept in that folder: all stays as it is.</source>
        <translation>In die map kunnen geen spellen worden bewaard: alles blijft zoals het is.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved at the moment: they hold until you quit.</source>
        <translation>Je instellingen kunnen nu niet worden bewaard: ze gelden tot je afsluit.</translation>
    </message>
    <message>
        <source>The settings could not be read and start afresh. The old file is kept as {file}.</source>
        <translation>De instellingen konden niet worden gelezen en zijn teruggezet. Het oude bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>Where your games are kept</source>
        <translation>Waar je spellen worden bewaard</translation>
    </message>
    <message>
        <source>The usual folder</source>
        <translation>De gewone map</translation>
    </message>
    <message>
        <source>New tables begin as the last one was left.</source>
        <translation>Nieuwe tafels beginnen zoals de laatste was.</translation>
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
        <source>Keyboard</source>
        <translation>Toetsenbord</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
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
        <source>Table talk</source>
        <translation>Praten aan tafel</translation>
    </message>
    <message>
        <source>Handing over the table</source>
        <translation>De tafel overdragen</translation>
    </message>
    <message>
        <source>Games are kept in</source>
        <translation>Spellen staan in</translation>
    </message>
    <message>
        <source>Cards are heard</source>
        <translation>Kaarten zijn te horen</translation>
    </message>
    <message>
        <source>Clues are heard</source>
        <translation>Informatie is te horen</translation>
    </message>
    <message>
        <source>Fireworks and strikes are heard</source>
        <translation>Vuurwerk en foutkaarten zijn te horen</translation>
    </message>
    <message>
        <source>Your turn and notices are heard</source>
        <translation>Je beurt en berichten zijn te horen</translation>
    </message>
    <message>
        <source>Warn before a play that cannot fit</source>
        <translation>Waarschuwen als een kaart niet kan passen</translation>
    </message>
    <message>
        <source>Ask before a hint: it is counted</source>
        <translation>Vragen vóór een tip: die wordt geteld</translation>
    </message>
    <message>
        <source>Ask before the same deal begins again: it is counted</source>
        <translation>Vragen vóór dezelfde kaarten opnieuw: het wordt geteld</translation>
    </message>
    <message>
        <source>Another folder that holds games already opens those; an empty one receives a copy of yours.</source>
        <translation>Een andere map met spellen opent die; een lege map krijgt een kopie van de jouwe.</translation>
    </message>
    <message>
        <source>Another folder …</source>
        <translation>Een andere map …</translation>
    </message>
    <message>
        <source>Which key does what …</source>
        <translation>Welke toets wat doet …</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Alles herstellen</translation>
    </message>
    <message>
        <source>All settings as at the first start; your games stay.</source>
        <translation>Alle instellingen zoals bij de eerste start; je spellen blijven.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
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
        <source>With fireworks</source>
        <translation>Met vuurwerk</translation>
    </message>
    <message>
        <source>Plain, with large symbols</source>
        <translation>Eenvoudig, met grote symbolen</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <extracomment>as much motion as the system&apos;s settings ask for</extracomment>
        <translation>Zoals het systeem wil</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Gentle: fading only</source>
        <extracomment>nothing travels, cards only fade out and in</extracomment>
        <translation>Rustig: alleen vervagen</translation>
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
        <source>As at the last table</source>
        <translation>Zoals aan de laatste tafel</translation>
    </message>
    <message>
        <source>When whoever has played says so</source>
        <translation>Als wie gespeeld heeft het zegt</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Discards</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
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
best {best}</translation>
    </message>
    <message>
        <source>The top values of all fireworks together.</source>
        <translation>De hoogste waarden van alle vuurwerken samen.</translation>
    </message>
    <message>
        <source>The best score that the cards not yet discarded still allow.</source>
        <translation>De beste score die de nog niet afgelegde kaarten toelaten.</translation>
    </message>
    <message>
        <source>How many turns may still pass without a played card before points are lost.</source>
        <translation>Hoeveel beurten er nog zonder gespeelde kaart voorbij mogen gaan voordat er punten verloren gaan.</translation>
    </message>
    <message>
        <source>Cards played or clued in a hand, for each clue given.</source>
        <translation>Gespeelde kaarten en kaarten met informatie in de hand, per gegeven informatie.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Fireworks, built together in the dark.</source>
        <translation>Vuurwerk, samen gebouwd in het donker.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>With {names}, a new deal</source>
        <translation>Met {names}, nieuwe kaarten</translation>
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
        <source>The rules in five minutes</source>
        <translation>De regels in vijf minuten</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Nieuw spel …</translation>
    </message>
    <message>
        <source>2 to 5 players, people or teammates</source>
        <translation>2 tot 5 spelers, mensen of medespelers</translation>
    </message>
    <message>
        <source>{day}, the same deal for everyone</source>
        <extracomment>{day} is &quot;22 November&quot;</extracomment>
        <translation>{day}, voor iedereen dezelfde kaarten</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>a day and its month; the letters as Qt&apos;s date formats know them</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spel van de dag</translation>
    </message>
    <message>
        <source>Deal by number …</source>
        <translation>Spel op nummer …</translation>
    </message>
    <message>
        <source>One that you know, or that a friend has played</source>
        <translation>Een die je kent, of die een vriend heeft gespeeld</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>With {names}, {points}, {turns}</source>
        <translation>Met {names}, {points}, {turns}</translation>
    </message>
    <message>
        <source>Deal {deal} with {names}, {points}, {turns}</source>
        <translation>Spel {deal} met {names}, {points}, {turns}</translation>
    </message>
    <message>
        <source>What you play is kept here</source>
        <translation>Wat je speelt wordt hier bewaard</translation>
    </message>
    <message>
        <source>How your games went</source>
        <translation>Hoe je spellen gingen</translation>
    </message>
    <message>
        <source>Best {best}, mean {mean}</source>
        <translation>Beste {best}, gemiddeld {mean}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics · Hanabi</source>
        <translation>Statistieken · Hanabi</translation>
    </message>
    <message>
        <source>There are no games to be counted at the moment.</source>
        <translation>Er zijn op dit moment geen spellen om te tellen.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>De statistieken opslaan</translation>
    </message>
    <message>
        <source>No game fits yet: play one to its end.</source>
        <translation>Nog geen spel voldoet: speel er een uit.</translation>
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
        <source>How often each score was reached</source>
        <translation>Hoe vaak elke score werd bereikt</translation>
    </message>
    <message>
        <source>Score of each game, and the mean of the last twenty</source>
        <translation>Score van elk spel, en het gemiddelde van de laatste twintig</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Volmaakt</translation>
    </message>
    <message>
        <source>Lost by strikes</source>
        <translation>Verloren door foutkaarten</translation>
    </message>
    <message>
        <source>Only people</source>
        <translation>Alleen mensen</translation>
    </message>
    <message>
        <source>In a row</source>
        <extracomment>perfect games one after the other, and the longest such row there was</extracomment>
        <translation>Op rij</translation>
    </message>
    <message>
        <source>Since the last loss</source>
        <extracomment>games one after the other that were not lost</extracomment>
        <translation>Sinds het laatste verlies</translation>
    </message>
    <message>
        <source>Perfect games one after the other: now / the longest row.</source>
        <translation>Volmaakte spellen op rij: nu / de langste reeks.</translation>
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
        <source>As tables</source>
        <translation>Als tabellen</translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation>Opslaan als CSV …</translation>
    </message>
    <message>
        <source>Save as a picture …</source>
        <translation>Opslaan als afbeelding …</translation>
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
        <source>What games are told apart by</source>
        <translation>Waarop spellen worden onderscheiden</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Naar aantal spelers</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Naar regels</translation>
    </message>
    <message>
        <source>By line-up</source>
        <translation>Naar opstelling</translation>
    </message>
    <message>
        <source>By teammates’ level</source>
        <translation>Naar niveau van de medespelers</translation>
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
        <source>All lanterns are lit</source>
        <translation>Alle lampions branden</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>denkt na …</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jouw beurt</translation>
    </message>
    <message>
        <source>told</source>
        <extracomment>at the place of the player who gave the last clue</extracomment>
        <translation>vertelde</translation>
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
        <translation>max {rank}</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>You are looking back. Esc takes you to the game again.</source>
        <translation>Je kijkt terug. Met Esc ga je weer naar het spel.</translation>
    </message>
    <message>
        <source>This game has been played: look at it freely.</source>
        <translation>Dit spel is al gespeeld: kijk gerust rond.</translation>
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
        <source>Point at one of your cards first.</source>
        <translation>Wijs eerst een van je kaarten aan.</translation>
    </message>
    <message>
        <source>Give a clue</source>
        <translation>Informatie</translation>
    </message>
    <message>
        <source>Say …</source>
        <extracomment>a button: make a remark, such as &quot;thanks&quot;</extracomment>
        <translation>Zeg …</translation>
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
        <source>Say something, once it is your turn</source>
        <translation>Zeg iets zodra jij aan de beurt bent</translation>
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
        <source>Lay it on the fireworks or on the discards</source>
        <translation>Leg de kaart op het vuurwerk of op de aflegstapel</translation>
    </message>
</context>
<context>
    <name>TemperName</name>
    <message>
        <source>careful</source>
        <extracomment>a teammate&apos;s temper, after its level: &quot;Expert, careful&quot;</extracomment>
        <translation>voorzichtig</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>a teammate&apos;s temper, after its level: &quot;Expert, bold&quot;</extracomment>
        <translation>gedurfd</translation>
    </message>
    <message>
        <source>chatty</source>
        <extracomment>a teammate&apos;s temper, after its level: gives clues gladly</extracomment>
        <translation>praatgraag</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>What weighed most: a card on the fireworks.</source>
        <translation>Wat het zwaarst woog: een kaart bij het vuurwerk.</translation>
    </message>
    <message>
        <source>What weighed most: cards that can now be played.</source>
        <translation>Wat het zwaarst woog: kaarten die nu gespeeld kunnen worden.</translation>
    </message>
    <message>
        <source>What weighed most: knowing more about cards worth keeping.</source>
        <translation>Wat het zwaarst woog: meer weten over kaarten die bewaard moeten blijven.</translation>
    </message>
    <message>
        <source>What weighed most: no clue wasted on a useless card.</source>
        <translation>Wat het zwaarst woog: geen informatie over een nutteloze kaart.</translation>
    </message>
    <message>
        <source>What weighed most: a card that must not be lost.</source>
        <translation>Wat het zwaarst woog: een kaart die niet verloren mag gaan.</translation>
    </message>
    <message>
        <source>What weighed most: avoiding a strike.</source>
        <translation>Wat het zwaarst woog: een foutkaart vermijden.</translation>
    </message>
    <message>
        <source>What weighed most: having clues left to give.</source>
        <translation>Wat het zwaarst woog: fiches overhouden.</translation>
    </message>
    <message>
        <source>What weighed most: the turns that are left.</source>
        <translation>Wat het zwaarst woog: de beurten die nog resten.</translation>
    </message>
    <message>
        <source>What weighed most: playing comes before telling.</source>
        <translation>Wat het zwaarst woog: spelen gaat voor vertellen.</translation>
    </message>
    <message>
        <source>What weighed most: the order of the last turns.</source>
        <translation>Wat het zwaarst woog: de volgorde van de laatste beurten.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>The bouquet is lost</source>
        <translation>Het boeket is verloren</translation>
    </message>
    <message>
        <source>The bouquet is complete</source>
        <translation>Het boeket is volmaakt</translation>
    </message>
</context>
</TS>
