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
        <source>a game brings {points} points more on average</source>
        <extracomment>continues &quot;this way&quot;</extracomment>
        <translation>brengt een spel gemiddeld {points} punten meer op</translation>
    </message>
    <message>
        <source>Looking ahead decided: the usual choice would be to {instead}; this way {gain}.</source>
        <extracomment>{instead} is &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;; {gain} &quot;8 more games in 100 end perfect&quot;</extracomment>
        <translation>Vooruitdenken gaf de doorslag: gewoonlijk zou de keuze {instead} zijn; zo {gain}.</translation>
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
    <name>Coach</name>
    <message>
        <source>Next</source>
        <extracomment>go on reading</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Doe het voor</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
    <message>
        <source>Play a game like this</source>
        <translation>Speel zo’n spel</translation>
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
        <translation>Toon het antwoord</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle puzzels</translation>
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
        <source>tell in the window if the game cannot be opened</source>
        <translation>in het venster melden dat het spel niet geopend kan worden</translation>
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
        <source>any of multicolour, final_bouquet, choreography</source>
        <translation>naar keuze multicolour, final_bouquet, choreography</translation>
    </message>
    <message>
        <source>every clue must touch a card</source>
        <translation>informatie moet altijd minstens één kaart aanwijzen</translation>
    </message>
    <message>
        <source>use what was found</source>
        <translation>gebruiken wat gevonden is</translation>
    </message>
    <message>
        <source>measure the puzzles of this file first, and keep what holds</source>
        <translation>meet eerst de puzzels in dit bestand opnieuw en houd wat nog klopt</translation>
    </message>
    <message>
        <source>Experts play by the conventions alone</source>
        <translation>experts spelen alleen volgens de afspraken</translation>
    </message>
    <message>
        <source>how long Experts may think about a move, in milliseconds</source>
        <translation>hoe lang experts over een beurt mogen denken, in milliseconden</translation>
    </message>
    <message>
        <source>what a teammate would do in a recorded game, and why</source>
        <translation>wat een medespeler in een bewaard spel zou doen, en waarom</translation>
    </message>
    <message>
        <source>.hanabi or .json (one game), .jsonl (a game a line), .txt (a link a line), - for input</source>
        <translation>.hanabi of .json (één spel), .jsonl (een spel per regel), .txt (een link per regel), - voor invoer</translation>
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
        <source>fit again how the end of a game is forecast</source>
        <translation>opnieuw bepalen hoe de afloop van een spel wordt voorspeld</translation>
    </message>
    <message>
        <source>find positions in which one action is clearly best</source>
        <translation>vind stellingen waarin één zet duidelijk de beste is</translation>
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
        <source>play the same deals at these levels too, and compare; “conventions”: the same teammates without looking ahead</source>
        <translation>speel dezelfde spellen ook op deze niveaus en vergelijk; ‘conventions’: dezelfde medespelers zonder vooruitdenken</translation>
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
    <message>
        <source>{games} games, {found} puzzles</source>
        <translation>{games} spellen, {found} puzzels</translation>
    </message>
    <message>
        <source>phase {phase}: games differ by {spread} points, forecasts err by {error}</source>
        <translation>fase {phase}: spellen verschillen {spread} punten, voorspellingen zitten er {error} naast</translation>
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
        <source>%Ln clue(s) left</source>
        <translation>
            <numerusform>nog %Ln fiche</numerusform>
            <numerusform>nog %Ln fiches</numerusform>
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
        <source>%Ln try(s)</source>
        <translation>
            <numerusform>%Ln poging</numerusform>
            <numerusform>%Ln pogingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s)</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
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
        <extracomment>of games imagined from here on; continues &quot;this way&quot;</extracomment>
        <translation>
            <numerusform>eindigt %Ln spel meer op de 100 volmaakt</numerusform>
            <numerusform>eindigen %Ln spellen meer op de 100 volmaakt</numerusform>
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
        <source>%Ln hint(s) asked for.</source>
        <translation>
            <numerusform>%Ln tip gevraagd.</numerusform>
            <numerusform>%Ln tips gevraagd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) taken back.</source>
        <translation>
            <numerusform>%Ln beurt teruggenomen.</numerusform>
            <numerusform>%Ln beurten teruggenomen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begun again %Ln time(s).</source>
        <extracomment>how often the same deal had been begun before</extracomment>
        <translation>
            <numerusform>%Ln keer opnieuw begonnen.</numerusform>
            <numerusform>%Ln keer opnieuw begonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played on from turn {turn} of a replay.</source>
        <translation>Verder gespeeld vanaf beurt {turn} van een herhaling.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln strike(s) of 3</source>
        <translation>
            <numerusform>%Ln foutkaart van 3</numerusform>
            <numerusform>%Ln foutkaarten van 3</numerusform>
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
    <name>FilesController</name>
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
        <source>Games ({endings})</source>
        <extracomment>{endings} is &quot;*.hanabi *.json&quot; and the like</extracomment>
        <translation>Spellen ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Games, one a line ({ending})</source>
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
        <source>Save this game</source>
        <translation>Dit spel opslaan</translation>
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
    <name>GameController</name>
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
        <source>Something went wrong, so there is no answer. You can play on.</source>
        <translation>Er ging iets mis, dus er is geen antwoord. Je kunt verder spelen.</translation>
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
        <source>{suit} firework: no card yet</source>
        <extracomment>read aloud: {suit} is &quot;Red&quot;</extracomment>
        <translation>Vuurwerk, {suit}: nog geen kaart</translation>
    </message>
    <message>
        <source>{suit} firework: {rank}</source>
        <extracomment>read aloud: {suit} is &quot;Red&quot;, {rank} the value of its uppermost card</extracomment>
        <translation>Vuurwerk, {suit}: {rank}</translation>
    </message>
    <message>
        <source>Enter: play the chosen card.</source>
        <translation>Enter: de gekozen kaart spelen.</translation>
    </message>
    <message>
        <source>Enter: see the moment its last card was played.</source>
        <translation>Enter: zien wanneer de laatste kaart is gespeeld.</translation>
    </message>
    <message>
        <source>A clue puts a lantern out; a discard or a firework’s 5 lights one again.</source>
        <translation>Informatie dooft een lampion; een afgelegde kaart of de 5 van een vuurwerk steekt er weer een aan.</translation>
    </message>
    <message>
        <source>A card that does not fit burns a fuse; the third ends the game.</source>
        <translation>Past een kaart niet, dan wordt een foutkaart van blauw naar rood gedraaid; bij de derde is het spel voorbij.</translation>
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
    <name>HotSeatController</name>
    <message>
        <source>{name} is next</source>
        <translation>{name} is aan de beurt</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>{receiver} would take slot {slot} for something else ({cards}): it is the {truth}.</source>
        <translation>{receiver} zou plek {slot} voor iets anders aanzien ({cards}): het is de {truth}.</translation>
    </message>
    <message>
        <source>{receiver} would not see anything to do in that.</source>
        <translation>{receiver} zou daarin geen reden zien om iets te doen.</translation>
    </message>
    <message>
        <source>Slot {slot} cannot fit now ({cards}).</source>
        <translation>Plek {slot} kan nu niet passen ({cards}).</translation>
    </message>
    <message>
        <source>Slot {slot} can go later: something matters more now.</source>
        <translation>Plek {slot} kan later weg: iets anders is nu belangrijker.</translation>
    </message>
    <message>
        <source>Something else matters more now.</source>
        <translation>Iets anders is nu belangrijker.</translation>
    </message>
    <message>
        <source>Nobody has told you about slot {slot} yet: keep it.</source>
        <translation>Niemand heeft je nog iets over plek {slot} verteld: houd die kaart.</translation>
    </message>
    <message>
        <source>Slot {slot} fits ({cards}), and still will next turn: something else can’t wait.</source>
        <translation>Plek {slot} past ({cards}), en volgende beurt ook nog: iets anders kan niet wachten.</translation>
    </message>
    <message>
        <source>Nothing says that slot {slot} fits ({cards}).</source>
        <translation>Nergens blijkt uit dat plek {slot} past ({cards}).</translation>
    </message>
    <message>
        <source>Slot {slot} fits ({cards}): it is too good to be thrown away.</source>
        <translation>Plek {slot} past ({cards}): die kaart is te goed om af te leggen.</translation>
    </message>
    <message>
        <source>Slot {slot} is of no more use, but something matters more now.</source>
        <translation>Aan plek {slot} heb je niets meer, maar iets anders is nu belangrijker.</translation>
    </message>
    <message>
        <source>Somebody told you about slot {slot}: it is meant to be kept.</source>
        <translation>Over plek {slot} is je iets verteld: die kaart moet je bewaren.</translation>
    </message>
    <message>
        <source>Slot {slot} is your chop, but something matters more now.</source>
        <translation>Plek {slot} is je wegwerpkaart, maar iets anders is nu belangrijker.</translation>
    </message>
    <message>
        <source>Teammates expect your chop, slot {chop}, to go: slot {slot} they do not watch.</source>
        <translation>Medespelers verwachten dat je je wegwerpkaart aflegt, plek {chop}: op plek {slot} letten ze niet.</translation>
    </message>
    <message>
        <source>{receiver} would play slot {slot} ({cards}).</source>
        <translation>{receiver} zou plek {slot} spelen ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would keep slot {slot} ({cards}).</source>
        <translation>{receiver} zou plek {slot} bewaren ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would keep slot {slot}, and play it as soon as it fits ({cards}).</source>
        <translation>{receiver} zou plek {slot} bewaren, en spelen zodra die past ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would wait with slot {slot} until others have played.</source>
        <translation>{receiver} zou met plek {slot} wachten tot anderen gespeeld hebben.</translation>
    </message>
    <message>
        <source>{receiver} would play slot {first} first, and slot {slot} then.</source>
        <translation>{receiver} zou eerst plek {first} spelen en dan plek {slot}.</translation>
    </message>
    <message>
        <source>{receiver} would no longer play slot {slot}.</source>
        <translation>{receiver} zou plek {slot} niet meer spelen.</translation>
    </message>
    <message>
        <source>{receiver} would only know more about slot {slot}.</source>
        <translation>{receiver} zou alleen meer weten over plek {slot}.</translation>
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
        <source>Lessons and puzzles</source>
        <translation>Lessen en puzzels</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Spelregelboek</translation>
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
    <name>Learning</name>
    <message>
        <source>Learn · Hanabi</source>
        <translation>Leren · Hanabi</translation>
    </message>
    <message>
        <source>What you learn cannot be saved at the moment: it holds until you quit.</source>
        <translation>Wat je leert, kan nu niet worden opgeslagen: het geldt tot je afsluit.</translation>
    </message>
    <message>
        <source>Your progress could not be read and starts afresh. The old file is kept as {file}.</source>
        <translation>Je voortgang kon niet worden gelezen en begint opnieuw. Het oude bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Lessons: {done} of {all}</source>
        <extracomment>{done} of {all} lessons are finished</extracomment>
        <translation>Lessen: {done} van {all}</translation>
    </message>
    <message>
        <source>Puzzles: {done} of {all}</source>
        <extracomment>{done} of {all} puzzles are solved</extracomment>
        <translation>Puzzels: {done} van {all}</translation>
    </message>
    <message>
        <source>What would you do here? In each of these positions one action is clearly best.</source>
        <translation>Wat zou jij hier doen? In elk van deze stellingen is één zet duidelijk de beste.</translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <extracomment>{lesson} is its title</extracomment>
        <translation>Verder: {lesson}</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Spelregelboek</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>begun</source>
        <extracomment>of a lesson</extracomment>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>of a lesson</extracomment>
        <translation>klaar</translation>
    </message>
    <message>
        <source>Puzzle {number}: still to be solved</source>
        <translation>Puzzel {number}: nog op te lossen</translation>
    </message>
    <message>
        <source>Puzzle {number}: the answer was shown</source>
        <translation>Puzzel {number}: het antwoord is getoond</translation>
    </message>
    <message>
        <source>Puzzle {number}: solved, {tries}, {hints}</source>
        <extracomment>{tries} is such as &quot;2 tries&quot;, {hints} such as &quot;1 hint&quot;</extracomment>
        <translation>Puzzel {number}: opgelost, {tries}, {hints}</translation>
    </message>
    <message>
        <source>Puzzle {number}: solved, {tries}</source>
        <extracomment>{tries} is such as &quot;2 tries&quot;</extracomment>
        <translation>Puzzel {number}: opgelost, {tries}</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Read this first; “Next” leads on.</source>
        <translation>Lees dit eerst; met ‘Verder’ ga je door.</translation>
    </message>
    <message>
        <source>That was “{lesson}”.</source>
        <translation>Dat was ‘{lesson}’.</translation>
    </message>
    <message>
        <source>{lesson} · {step} of {steps}</source>
        <extracomment>{lesson} is its title; {step} of {steps}</extracomment>
        <translation>{lesson} · {step} van {steps}</translation>
    </message>
    <message>
        <source>From here on you learn what players agree on so that a clue says more than its words. First: your oldest card without a clue is your chop. It is the one you would discard next, and everybody knows it.</source>
        <translation>Vanaf hier leer je wat spelers afspreken, zodat informatie meer zegt dan de woorden alleen. Eerst: je oudste kaart zonder informatie is je wegwerpkaart. Die zou je als volgende afleggen, en iedereen weet dat.</translation>
    </message>
    <message>
        <source>Zoë tells you about green, and two cards light up. A clue is about one of them, its focus. If the chop is not among them, the focus is the newest card.</source>
        <translation>Zoë vertelt je over groen en twee kaarten lichten op. De informatie gaat over één ervan, de focus. Is je wegwerpkaart er niet bij, dan is de nieuwste kaart de focus.</translation>
    </message>
    <message>
        <source>Björn has nothing better to do and discards his chop.</source>
        <translation>Björn heeft niets beters te doen en legt zijn wegwerpkaart af.</translation>
    </message>
    <message>
        <source>Which green card did Zoë mean? Play it.</source>
        <translation>Welke groene kaart bedoelde Zoë? Speel die.</translation>
    </message>
    <message>
        <source>Your chop, slot 5, is not green: so the clue is about the newest green card, in slot 2.</source>
        <translation>Je wegwerpkaart, plek 5, is niet groen: dus gaat het om de nieuwste groene kaart, op plek 2.</translation>
    </message>
    <message>
        <source>Now Zoë tells you about blue. Two cards light up again, and this time the chop is one of them: then the chop is the focus.</source>
        <translation>Nu vertelt Zoë je over blauw. Er lichten weer twee kaarten op, en deze keer is je wegwerpkaart erbij: dan is die de focus.</translation>
    </message>
    <message>
        <source>Björn discards once more. Watch his chop: it is always the oldest card without a clue.</source>
        <translation>Björn legt nog eens af. Let op zijn wegwerpkaart: het is altijd de oudste kaart zonder informatie.</translation>
    </message>
    <message>
        <source>Play the blue card that Zoë’s clue is about.</source>
        <translation>Speel de blauwe kaart waar Zoës informatie over gaat.</translation>
    </message>
    <message>
        <source>The chop comes first: it is the card in slot 5.</source>
        <translation>De wegwerpkaart gaat voor: het is de kaart op plek 5.</translation>
    </message>
    <message>
        <source>Zoë tells Björn about 1s.</source>
        <translation>Zoë vertelt Björn over 1’en.</translation>
    </message>
    <message>
        <source>He plays it: a single card, so the focus is clear.</source>
        <translation>Hij speelt hem: één kaart, dus de focus is duidelijk.</translation>
    </message>
    <message>
        <source>You know of nothing to play. Your green and your blue card have clues, and whoever gave them did not mean them to go. Discard your chop.</source>
        <translation>Je weet niets om te spelen. Over je groene en je blauwe kaart is iets verteld; die moeten blijven. Leg je wegwerpkaart af.</translation>
    </message>
    <message>
        <source>Slot 5 is green, so it has a clue. The oldest card without one is in slot 4.</source>
        <translation>Plek 5 is groen en heeft dus informatie. De oudste kaart zonder ligt op plek 4.</translation>
    </message>
    <message>
        <source>Chop and focus are the key to everything that follows: the chop says which card is in danger, the focus which card a clue is about.</source>
        <translation>Wegwerpkaart en focus zijn de sleutel tot al het volgende: de eerste zegt welke kaart gevaar loopt, de tweede waar informatie over gaat.</translation>
    </message>
    <message>
        <source>If the focus of a clue is not the chop, the clue says: “You can play this.” Zoë’s {w:white 1} fits now.</source>
        <translation>Is de focus niet de wegwerpkaart, dan zegt de informatie: ‘Deze kun je spelen.’ Zoës {w:witte 1} past nu.</translation>
    </message>
    <message>
        <source>Have Zoë play her {w:white 1}: tell her its colour, or its value.</source>
        <translation>Laat Zoë haar {w:witte 1} spelen: vertel de kleur of de waarde.</translation>
    </message>
    <message>
        <source>Choose a clue that points at the {w:white 1} in Zoë’s slot 3 and has it as its focus.</source>
        <translation>Kies informatie die de {w:witte 1} op Zoës plek 3 aanwijst en die als focus heeft.</translation>
    </message>
    <message>
        <source>Zoë plays it without asking. That is the trust this game lives on.</source>
        <translation>Zoë speelt hem zonder te vragen. Op dat vertrouwen draait dit spel.</translation>
    </message>
    <message>
        <source>Björn tells you about blue: one card, not your chop.</source>
        <translation>Björn vertelt je over blauw: één kaart, niet je wegwerpkaart.</translation>
    </message>
    <message>
        <source>Blue has not begun. What does the clue say? Do it.</source>
        <translation>Blauw is nog niet begonnen. Wat zegt de informatie? Doe dat.</translation>
    </message>
    <message>
        <source>A play clue: the blue card must be the one that fits now. Play it.</source>
        <translation>Speelinformatie: de blauwe kaart moet die zijn die nu past. Speel hem.</translation>
    </message>
    <message>
        <source>Zoë discards her chop.</source>
        <translation>Zoë legt haar wegwerpkaart af.</translation>
    </message>
    <message>
        <source>Björn discards his as well.</source>
        <translation>Björn legt ook de zijne af.</translation>
    </message>
    <message>
        <source>White has come to 1, and Björn holds the {w:white 2}. Only one of its two clues will do: 2s would point at his newer {y:yellow 2} as well.</source>
        <translation>Wit staat op 1, en Björn heeft de {w:witte 2}. Slechts één van de twee aanwijzingen werkt: ‘2’en’ zou ook zijn nieuwere {y:gele 2} aanwijzen.</translation>
    </message>
    <message>
        <source>Tell Björn about white: then the {w:white 2} is the focus.</source>
        <translation>Vertel Björn over wit: dan is de {w:witte 2} de focus.</translation>
    </message>
    <message>
        <source>Before you give a clue, read it with the eyes of the one who hears it: which card is the focus, and what will they take it for?</source>
        <translation>Bekijk informatie voor je die geeft eerst door de ogen van de ander: welke kaart is de focus, en waar wordt die voor aangezien?</translation>
    </message>
    <message>
        <source>Zoë’s chop is the {b:blue 5}, and there is no other. She is about to discard it. A clue on the chop says: “Keep this, or play it if it fits.”</source>
        <translation>Zoës wegwerpkaart is de {b:blauwe 5}, en er is geen andere. Ze staat op het punt die af te leggen. Informatie over de wegwerpkaart zegt: ‘Bewaar deze, of speel hem als hij past.’</translation>
    </message>
    <message>
        <source>Save the {b:blue 5}. 5s are saved by their value, never by their colour.</source>
        <translation>Red de {b:blauwe 5}. 5’en red je met de waarde, nooit met de kleur.</translation>
    </message>
    <message>
        <source>Tell Zoë about 5s. Blue would say: “This is the blue 1.”</source>
        <translation>Vertel Zoë over 5’en. Blauw zou zeggen: ‘Dit is de blauwe 1.’</translation>
    </message>
    <message>
        <source>Zoë tells you about green: a play clue. Keep it in mind.</source>
        <translation>Zoë vertelt je over groen: speelinformatie. Onthoud dat.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about 1s: she has something to play now.</source>
        <translation>Björn vertelt Zoë over 1’en: nu heeft ze iets te spelen.</translation>
    </message>
    <message>
        <source>Your green card can wait, Björn’s chop cannot: he will discard his {g:green 2}, and you see no other one. Save it. 2s are saved by their value.</source>
        <translation>Je groene kaart kan wachten, Björns wegwerpkaart niet: hij legt straks zijn {g:groene 2} af, en je ziet geen tweede. Red die. 2’en red je met de waarde.</translation>
    </message>
    <message>
        <source>Tell Björn about 2s. A clue comes before your own play when a card would be lost.</source>
        <translation>Vertel Björn over 2’en. Dreigt een kaart verloren te gaan, dan gaat informatie geven vóór het spelen van je eigen kaart.</translation>
    </message>
    <message>
        <source>Zoë plays her white 1.</source>
        <translation>Zoë speelt haar witte 1.</translation>
    </message>
    <message>
        <source>Björn discards the next oldest card instead, the white 4.</source>
        <translation>Björn legt in plaats daarvan de op een na oudste kaart af, de witte 4.</translation>
    </message>
    <message>
        <source>Look: one {w:white 4} lies on the discards, and the other is Zoë’s chop. The last copy of a card is critical; it bears an “!”. Save it.</source>
        <translation>Kijk: één {w:witte 4} ligt op de aflegstapel, de andere is Zoës wegwerpkaart. Het laatste exemplaar van een kaart is onmisbaar; het draagt een ‘!’. Red het.</translation>
    </message>
    <message>
        <source>Zoë’s chop is now in slot 4. Tell her about 4s, or about white.</source>
        <translation>Zoës wegwerpkaart ligt nu op plek 4. Vertel haar over 4’en, of over wit.</translation>
    </message>
    <message>
        <source>Three things are worth saving on a chop: a 5, a 2 whose twin nobody sees, and the last copy of any card. Everything else may go.</source>
        <translation>Drie wegwerpkaarten zijn het redden waard: een 5, een 2 waarvan niemand de andere ziet, en het laatste exemplaar van een kaart. De rest mag weg.</translation>
    </message>
    <message>
        <source>White has come to 1, so Björn’s {w:white 1} is of no more use. Whoever hears about a card believes that it will be played: do not touch useless cards.</source>
        <translation>Wit staat op 1, dus Björns {w:witte 1} is nutteloos. Wie over een kaart hoort, gelooft dat die gespeeld wordt: wijs geen nutteloze kaarten aan.</translation>
    </message>
    <message>
        <source>Have Björn play his {r:red 1} without touching the {w:white 1}.</source>
        <translation>Laat Björn zijn {r:rode 1} spelen zonder de {w:witte 1} aan te wijzen.</translation>
    </message>
    <message>
        <source>1s would point at both, and Björn would play the white one: a strike. Tell him about red.</source>
        <translation>‘1’en’ wijst ze allebei aan, en Björn zou de witte spelen: een foutkaart. Vertel hem over rood.</translation>
    </message>
    <message>
        <source>Zoë plays her green 1.</source>
        <translation>Zoë speelt haar groene 1.</translation>
    </message>
    <message>
        <source>Björn plays the red 1 and draws the red 2.</source>
        <translation>Björn speelt de rode 1 en trekt de rode 2.</translation>
    </message>
    <message>
        <source>The same goes for doubles: Zoë knows of a green card, her {g:green 2}. Björn holds a {g:green 2}, too. Only one of them will be played, so do not touch the second.</source>
        <translation>Hetzelfde geldt voor dubbele kaarten: Zoë weet van een groene kaart, haar {g:groene 2}. Björn heeft ook een {g:groene 2}. Er wordt er maar één gespeeld, dus laat de tweede met rust.</translation>
    </message>
    <message>
        <source>Björn’s {r:red 2} fits. Which clue leaves his {g:green 2} alone?</source>
        <translation>Björns {r:rode 2} past. Welke informatie laat zijn {g:groene 2} met rust?</translation>
    </message>
    <message>
        <source>2s would touch the {g:green 2} as well. Tell Björn about red.</source>
        <translation>‘2’en’ zou ook de {g:groene 2} aanwijzen. Vertel Björn over rood.</translation>
    </message>
    <message>
        <source>From this follows what you may believe of your own cards: a card with a clue is still needed, and nobody else has been told about the same one.</source>
        <translation>Daaruit volgt wat je van je eigen kaarten mag geloven: een kaart met informatie is nog nodig, en niemand anders heeft informatie over dezelfde kaart gekregen.</translation>
    </message>
    <message>
        <source>Red has come to 1. Zoë knows that she holds a 2: it is the {r:red 2}. And Björn holds the {r:red 3}. One clue can have both of them play.</source>
        <translation>Rood staat op 1. Zoë weet dat ze een 2 heeft: het is de {r:rode 2}. En Björn heeft de {r:rode 3}. Eén aanwijzing kan ze allebei laten spelen.</translation>
    </message>
    <message>
        <source>Tell Björn about red. Zoë sees that his card does not fit yet, that a red 2 is lacking, and that her 2 can be it.</source>
        <translation>Vertel Björn over rood. Zoë ziet dat zijn kaart nog niet past, dat de rode 2 ontbreekt, en dat haar 2 die kan zijn.</translation>
    </message>
    <message>
        <source>The clue goes to Björn, about red: so Zoë, who acts before him, is prompted.</source>
        <translation>Geef de informatie aan Björn, over rood: zo wordt Zoë, die vóór hem aan de beurt is, aangespoord.</translation>
    </message>
    <message>
        <source>Zoë plays her 2, though nobody has told her its colour.</source>
        <translation>Zoë speelt haar 2, al heeft niemand de kleur genoemd.</translation>
    </message>
    <message>
        <source>And Björn knows: his red card is the 3.</source>
        <translation>En Björn weet: zijn rode kaart is de 3.</translation>
    </message>
    <message>
        <source>Another game. Long ago Björn saved your oldest card: it is a 2. White has come to 1.</source>
        <translation>Een ander spel. Lang geleden redde Björn je oudste kaart: het is een 2. Wit staat op 1.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about white, and you see her card: it is the white 3. It does not fit yet.</source>
        <translation>Björn vertelt Zoë over wit, en jij ziet haar kaart: het is de witte 3. Die past nog niet.</translation>
    </message>
    <message>
        <source>Björn would not tell her about a card that cannot be played. What is he counting on?</source>
        <translation>Björn zou haar niet over een kaart vertellen die niet gespeeld kan worden. Waar rekent hij op?</translation>
    </message>
    <message>
        <source>A white 2 is lacking, and you know that you hold a 2. Play it, in slot 5.</source>
        <translation>De witte 2 ontbreekt, en je weet dat je een 2 hebt. Speel die, op plek 5.</translation>
    </message>
    <message>
        <source>It was the white 2, and Zoë follows with her 3.</source>
        <translation>Het was de witte 2, en Zoë volgt met haar 3.</translation>
    </message>
    <message>
        <source>A prompt: whoever acts between giver and receiver, and has a card with a clue that can be the one that is lacking, plays it; of several the newest.</source>
        <translation>Een aansporing: wie tussen gever en ontvanger aan de beurt is en een kaart met informatie heeft die de ontbrekende kan zijn, speelt die; van meerdere de nieuwste.</translation>
    </message>
    <message>
        <source>With four or five players a clue can count on two unseen cards, in different hands.</source>
        <translation>Met vier of vijf spelers kan informatie op twee ongeziene kaarten rekenen, in verschillende handen.</translation>
    </message>
    <message>
        <source>Saar tells Jonas about red. His card is the red 3. Red has not begun: two cards are lacking.</source>
        <translation>Saar vertelt Jonas over rood. Zijn kaart is de rode 3. Rood is nog niet begonnen: er ontbreken twee kaarten.</translation>
    </message>
    <message>
        <source>Maud’s newest card is the {r:red 2}. So where is the red 1?</source>
        <translation>Mauds nieuwste kaart is de {r:rode 2}. Waar is dan de rode 1?</translation>
    </message>
    <message>
        <source>You act first, and the lowest card comes first: play your newest card, slot 1.</source>
        <translation>Jij bent het eerst aan de beurt, en de laagste kaart gaat voor: speel je nieuwste kaart, plek 1.</translation>
    </message>
    <message>
        <source>Maud has seen it, and plays the red 2 unseen.</source>
        <translation>Maud heeft het gezien en speelt ongezien de rode 2.</translation>
    </message>
    <message>
        <source>And Jonas the red 3. Three points for one lantern.</source>
        <translation>En Jonas de rode 3. Drie punten voor één lampion.</translation>
    </message>
    <message>
        <source>Your turn to give one. Look at the newest cards of Maud and Jonas, and at Saar’s {g:green 3}.</source>
        <translation>Nu geef jij de informatie. Kijk naar de nieuwste kaarten van Maud en Jonas, en naar Saars {g:groene 3}.</translation>
    </message>
    <message>
        <source>Have all three play green.</source>
        <translation>Laat ze alle drie groen spelen.</translation>
    </message>
    <message>
        <source>Tell the last one in the row, Saar, about green.</source>
        <translation>Vertel de laatste in de rij, Saar, over groen.</translation>
    </message>
    <message>
        <source>Maud plays the green 1 unseen.</source>
        <translation>Maud speelt ongezien de groene 1.</translation>
    </message>
    <message>
        <source>And Jonas the green 2. Saar knows the rest.</source>
        <translation>En Jonas de groene 2. Saar weet de rest.</translation>
    </message>
    <message>
        <source>The longer the chain, the more must go right. Make sure that each of them really holds the card where they will look for it: newest, and without a clue.</source>
        <translation>Hoe langer de keten, hoe meer er moet kloppen. Zorg dat ieder de kaart echt heeft waar die zal zoeken: de nieuwste, zonder informatie.</translation>
    </message>
    <message>
        <source>Late in another game: six cards are left in the deck. Each discard and each play draws one. When the deck is empty, everybody has one turn left.</source>
        <translation>Laat in een ander spel: er liggen nog zes kaarten in de stapel. Na elke gespeelde of afgelegde kaart wordt er een getrokken. Is de stapel op, dan heeft iedereen nog één beurt.</translation>
    </message>
    <message>
        <source>Pace says how many discards you can still afford: points made, plus cards in the deck, plus players, minus the points you aim for. Here it is 17 + 6 + 3 − 25 = 1.</source>
        <translation>Het tempo zegt hoeveel kaarten jullie nog mogen afleggen: gehaalde punten, plus kaarten in de stapel, plus spelers, min de punten waar jullie op mikken. Hier is dat 17 + 6 + 3 − 25 = 1.</translation>
    </message>
    <message>
        <source>You have no sure play. Do not spend the last spare turn on a discard: Maud’s {b:blue 4} fits.</source>
        <translation>Je hebt geen zekere kaart. Verspil de laatste vrije beurt niet aan afleggen: Mauds {b:blauwe 4} past.</translation>
    </message>
    <message>
        <source>There are lanterns left. Tell Maud about blue, or about 4s: then she uses her turn for a point.</source>
        <translation>Er branden nog lampions. Vertel Maud over blauw, of over 4’en: dan levert haar beurt een punt op.</translation>
    </message>
    <message>
        <source>Maud plays the blue 4: 18 points.</source>
        <translation>Maud speelt de blauwe 4: 18 punten.</translation>
    </message>
    <message>
        <source>Early, lanterns are scarce and discards cheap. Late, it is the turns that are scarce: then spend lanterns, even on small things, rather than cards.</source>
        <translation>In het begin zijn lampions schaars en is afleggen goedkoop. Laat in het spel zijn de beurten schaars: besteed dan liever lampions dan kaarten, ook aan kleinigheden.</translation>
    </message>
    <message>
        <source>These five cards are your hand. You see only their backs; your teammates see the faces. Slot 1, on the left, is the newest card, slot 5 the oldest.</source>
        <translation>Deze vijf kaarten zijn jouw hand. Jij ziet alleen de ruggen; je medespelers zien de voorkant. Plek 1, helemaal links, is de nieuwste kaart, plek 5 de oudste.</translation>
    </message>
    <message>
        <source>Zoë and Björn hold their cards the same way: you see all of them, they see none of their own. So everybody needs the others to find out what they hold.</source>
        <translation>Zoë en Björn houden hun kaarten net zo vast: jij ziet ze allemaal, zij zien hun eigen kaarten niet. Iedereen heeft de anderen dus nodig om te weten wat hij heeft.</translation>
    </message>
    <message>
        <source>This is what you build together: five fireworks, one of each colour, each laid from 1 up to 5. Every card laid is a point; all of them together are 25.</source>
        <translation>Dit bouwen jullie samen: vijf vuurwerken, één van elke kleur, elk gelegd van 1 tot en met 5. Elke gelegde kaart is een punt; alles samen is 25.</translation>
    </message>
    <message>
        <source>Lit lanterns are clues you may still give: eight blue tokens in the box. Each mistake is a strike, a red token; the third ends the game. And the deck runs out in the end.</source>
        <translation>Brandende lampions zijn informatie die jullie nog kunnen geven: acht fiches in de doos. Bij elke vergissing draait een foutkaart van blauw naar rood; bij de derde is het spel voorbij. En de stapel raakt ooit op.</translation>
    </message>
    <message>
        <source>Zoë begins. She tells you about 1s: exactly one of your cards is a 1, and now it lights up. A 1 of a colour that has not begun always fits.</source>
        <translation>Zoë begint. Ze vertelt je over 1’en: precies één van je kaarten is een 1, en die licht nu op. Een 1 van een kleur die nog niet begonnen is, past altijd.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about red: one of her cards is red. Look at it: it is the red 1, and she knows now that it can be played.</source>
        <translation>Björn vertelt Zoë over rood: één van haar kaarten is rood. Kijk maar: het is de rode 1, en nu weet ze dat die gespeeld kan worden.</translation>
    </message>
    <message>
        <source>Your turn: play the card you were told about. Click it and then the fireworks, drag it there, or press P and the number of its slot.</source>
        <translation>Jouw beurt: speel de kaart waarover je iets hoorde. Klik erop en dan op het vuurwerk, sleep hem erheen, of druk op P en het nummer van de plek.</translation>
    </message>
    <message>
        <source>The card that lit up is in slot 2. Play that one.</source>
        <translation>De kaart die oplichtte, ligt op plek 2. Speel die.</translation>
    </message>
    <message>
        <source>It was the white 1, and the first firework has begun. You drew a new card, and your hand moved one place to the right. Zoë now plays her red 1.</source>
        <translation>Het was de witte 1, en het eerste vuurwerk is begonnen. Je trok een nieuwe kaart en je hand schoof een plek naar rechts. Zoë speelt nu haar rode 1.</translation>
    </message>
    <message>
        <source>On the right everything is written down, and under “Why?” a teammate says why it did what it did. That is the whole table. Next: playing cards.</source>
        <translation>Rechts wordt alles opgeschreven, en onder ‘Waarom?’ zegt een medespeler waarom die iets deed. Dat is de hele tafel. Hierna: kaarten spelen.</translation>
    </message>
    <message>
        <source>A card fits if it is the next one of its colour: at the beginning any 1, then the 2 of that colour, and so on up to 5. Two 1s of one colour do not both fit.</source>
        <translation>Een kaart past als het de volgende van zijn kleur is: in het begin elke 1, dan de 2 van die kleur, en zo verder tot 5. Twee 1’en van één kleur passen niet allebei.</translation>
    </message>
    <message>
        <source>Zoë tells you about 1s, and this time two of your cards light up. Both are 1s, of whatever colour.</source>
        <translation>Zoë vertelt je over 1’en, en deze keer lichten er twee kaarten op. Allebei een 1, van welke kleur dan ook.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about green. She has one green card, and you can see that it is the 1.</source>
        <translation>Björn vertelt Zoë over groen. Ze heeft één groene kaart, en jij ziet dat het de 1 is.</translation>
    </message>
    <message>
        <source>Nothing lies on the table yet, so every 1 fits. Play one of your two 1s.</source>
        <translation>Er ligt nog niets op tafel, dus elke 1 past. Speel een van je twee 1’en.</translation>
    </message>
    <message>
        <source>Your 1s are the cards that light up, in slots 2 and 4.</source>
        <translation>Jouw 1’en zijn de kaarten die oplichten, op plek 2 en 4.</translation>
    </message>
    <message>
        <source>Well done. Zoë plays her green 1.</source>
        <translation>Goed zo. Zoë speelt haar groene 1.</translation>
    </message>
    <message>
        <source>Björn knows nothing about his cards, and tries his luck all the same. Watch.</source>
        <translation>Björn weet niets van zijn kaarten en waagt toch een gok. Kijk maar.</translation>
    </message>
    <message>
        <source>It did not fit: the card is lost to the discards, and the table has a strike. With three strikes the game is over at once, and all points are gone.</source>
        <translation>Die paste niet: de kaart gaat naar de aflegstapel en de tafel heeft een foutkaart. Bij drie foutkaarten is het spel meteen voorbij en zijn alle punten weg.</translation>
    </message>
    <message>
        <source>Do better: you still hold a 1. It moved when you drew, but it still bears its mark. Play it.</source>
        <translation>Doe het beter: je hebt nog een 1. Die schoof op toen je trok, maar draagt zijn teken nog. Speel hem.</translation>
    </message>
    <message>
        <source>Look for the card with a 1 on its back: that is what you were told.</source>
        <translation>Zoek de kaart met een 1 op de rug: dat is wat je weet.</translation>
    </message>
    <message>
        <source>That is all there is to playing. When a 5 completes a firework, a lantern is lit again as a reward. Next: giving clues.</source>
        <translation>Meer komt er bij spelen niet kijken. Maakt een 5 een vuurwerk compleet, dan gaat er als beloning weer een lampion aan. Hierna: informatie geven.</translation>
    </message>
    <message>
        <source>A clue puts out a lantern. You tell one teammate about one colour or one value in their hand; never about both, and never about your own cards.</source>
        <translation>Informatie dooft een lampion. Je vertelt één medespeler over één kleur of één waarde in zijn hand; nooit over allebei, en nooit over je eigen kaarten.</translation>
    </message>
    <message>
        <source>A clue is complete: tell Zoë about red, and both red cards light up, not only the one you mean. The cards it leaves dark are not red: that is worth knowing, too.</source>
        <translation>Informatie is altijd volledig: vertel Zoë over rood en beide rode kaarten lichten op, niet alleen die ene. De kaarten die donker blijven, zijn niet rood: ook dat is goed om te weten.</translation>
    </message>
    <message>
        <source>Tell Zoë about red: click her {r:red 1}, then choose its colour. With keys: C, then the clue.</source>
        <translation>Vertel Zoë over rood: klik op haar {r:rode 1} en kies de kleur. Met toetsen: C, dan de informatie.</translation>
    </message>
    <message>
        <source>Here you are to practise the colour: tell Zoë, not Björn, about red.</source>
        <translation>Oefen hier met de kleur: vertel Zoë, niet Björn, over rood.</translation>
    </message>
    <message>
        <source>Zoë reasons: you would not point at red cards for nothing. She plays the newest of the two, and it fits. How she knew which one is for a later lesson.</source>
        <translation>Zoë denkt: je wijst niet voor niets rode kaarten aan. Ze speelt de nieuwste van de twee, en die past. Hoe ze wist welke, komt in een latere les.</translation>
    </message>
    <message>
        <source>Björn tells you about green: you will get to that card in a moment.</source>
        <translation>Björn vertelt je over groen: aan die kaart kom je zo toe.</translation>
    </message>
    <message>
        <source>First help Björn: his {y:yellow 1} would fit. Tell him about 1s, or about yellow; 1s would point at it alone.</source>
        <translation>Help eerst Björn: zijn {y:gele 1} zou passen. Vertel hem over 1’en, of over geel; ‘1’en’ zou alleen die kaart aanwijzen.</translation>
    </message>
    <message>
        <source>Björn sits on the right. Point at his {y:yellow 1}, and tell him its value or its colour.</source>
        <translation>Björn zit rechts. Wijs zijn {y:gele 1} aan en vertel de waarde of de kleur.</translation>
    </message>
    <message>
        <source>Zoë knows of nothing to play and throws a card away: that lights a lantern again.</source>
        <translation>Zoë weet niets om te spelen en legt een kaart af: daardoor gaat er weer een lampion aan.</translation>
    </message>
    <message>
        <source>Björn plays his yellow 1: your clue has done its work.</source>
        <translation>Björn speelt zijn gele 1: je informatie heeft gewerkt.</translation>
    </message>
    <message>
        <source>And now your green card: what else would Björn have meant? Play it.</source>
        <translation>En nu je groene kaart: wat kan Björn anders bedoeld hebben? Speel hem.</translation>
    </message>
    <message>
        <source>It is the card that bears a green mark.</source>
        <translation>Het is de kaart met een groen teken.</translation>
    </message>
    <message>
        <source>When no lantern is lit, nobody can give a clue: somebody has to discard. That is the next lesson.</source>
        <translation>Brandt er geen lampion meer, dan kan niemand informatie geven: iemand moet een kaart afleggen. Dat is de volgende les.</translation>
    </message>
    <message>
        <source>Discarding is the third thing you can do in a turn. The card goes open onto the discards, you draw another, and a lantern is lit: somebody can give a clue again.</source>
        <translation>Afleggen is het derde wat je in je beurt kunt doen. De kaart gaat open op de aflegstapel, je trekt een nieuwe en er gaat een lampion aan: er kan weer informatie gegeven worden.</translation>
    </message>
    <message>
        <source>Björn has told you that you hold a 5: keep it. Of the other cards teammates expect the oldest to go first. Discard slot 5: click it, then the discards, or press D and 5.</source>
        <translation>Björn vertelde dat je een 5 hebt: bewaar die. Van de rest verwachten medespelers dat je de oudste het eerst aflegt. Leg plek 5 af: klik erop en dan op de aflegstapel, of druk op D en 5.</translation>
    </message>
    <message>
        <source>Discard the card in slot 5: it is your oldest, and no clue has spoken of it.</source>
        <translation>Leg de kaart op plek 5 af: het is je oudste, en er is niets over verteld.</translation>
    </message>
    <message>
        <source>A lantern is lit again. The discards on the right are open to all at any time; there you see which cards are gone for good.</source>
        <translation>Er brandt weer een lampion. De aflegstapel rechts ligt altijd open; daar zie je welke kaarten voorgoed weg zijn.</translation>
    </message>
    <message>
        <source>Zoë uses the lantern at once: she tells Björn about red.</source>
        <translation>Zoë gebruikt de lampion meteen: ze vertelt Björn over rood.</translation>
    </message>
    <message>
        <source>And Björn plays the red 1. Your discard has paid.</source>
        <translation>En Björn speelt de rode 1. Dat afleggen heeft geloond.</translation>
    </message>
    <message>
        <source>Discard once more. Now your oldest card is the 5 you were told about, and there is only one 5 of each colour. So the next oldest goes, in slot 4.</source>
        <translation>Leg nog eens af. Nu is je oudste kaart de 5 waarvan je weet, en van elke kleur is er maar één 5. Leg dus de op een na oudste af, op plek 4.</translation>
    </message>
    <message>
        <source>The oldest card without a clue now lies in slot 4.</source>
        <translation>De oudste kaart zonder informatie ligt nu op plek 4.</translation>
    </message>
    <message>
        <source>Of each colour there are three 1s, two each of 2, 3 and 4, and a single 5. And remember: while all eight lanterns are lit, nobody may discard.</source>
        <translation>Van elke kleur zijn er drie 1’en, twee 2’en, 3’en en 4’en, en één enkele 5. En onthoud: zolang alle acht lampions branden, mag niemand afleggen.</translation>
    </message>
    <message>
        <source>Late in another game. The last card of the deck has just been drawn: from here on nobody draws any more.</source>
        <translation>Laat in een ander spel. De laatste kaart van de stapel is net getrokken: vanaf nu trekt niemand meer.</translation>
    </message>
    <message>
        <source>Everybody has one more turn, whoever drew the last card included. With three players that is three turns: you, Zoë, Björn.</source>
        <translation>Iedereen heeft nog één beurt, ook wie de laatste kaart trok. Met drie spelers zijn dat drie beurten: jij, Zoë, Björn.</translation>
    </message>
    <message>
        <source>You know that your oldest card is the {w:white 5}, and white has come to 4. Make the point while you can.</source>
        <translation>Je weet dat je oudste kaart de {w:witte 5} is, en wit staat op 4. Pak het punt nu het nog kan.</translation>
    </message>
    <message>
        <source>Nothing is worth more now than a point: play the {w:white 5} in slot 5.</source>
        <translation>Niets is nu meer waard dan een punt: speel de {w:witte 5} op plek 5.</translation>
    </message>
    <message>
        <source>Zoë has nothing to play. She tells Björn about 5s, with the last clue that makes sense.</source>
        <translation>Zoë heeft niets te spelen. Ze vertelt Björn over 5’en, de laatste informatie die nog zin heeft.</translation>
    </message>
    <message>
        <source>And Björn completes green. That was the last turn.</source>
        <translation>En Björn maakt groen compleet. Dat was de laatste beurt.</translation>
    </message>
    <message>
        <source>The top cards are counted: 5 + 5 + 4 + 5 + 5 are 24 points, “extraordinary”. With 25 the show would have been perfect. You know the rules now: play, or learn what clues say between the lines.</source>
        <translation>De bovenste kaarten tellen: 5 + 5 + 4 + 5 + 5 is 24 punten, ‘buitengewoon’. Met 25 was het volmaakt geweest. Je kent de regels nu: speel, of leer wat informatie tussen de regels zegt.</translation>
    </message>
    <message>
        <source>At standard tables a clue may count on a card that nobody knows about yet: the newest card without a clue of whoever acts in between.</source>
        <translation>Aan standaardtafels kan informatie rekenen op een kaart waar nog niemand iets van weet: de nieuwste kaart zonder informatie bij degene die ertussen aan de beurt is.</translation>
    </message>
    <message>
        <source>Noor tells Daniël about red. You see his card: it is the red 2, and no red 1 lies on the table.</source>
        <translation>Noor vertelt Daniël over rood. Jij ziet zijn kaart: het is de rode 2, en er ligt geen rode 1 op tafel.</translation>
    </message>
    <message>
        <source>Nobody has a red 1 with a clue. You act before Daniël. So Noor counts on you: what do you do?</source>
        <translation>Niemand heeft een rode 1 met informatie. Jij bent vóór Daniël aan de beurt. Noor rekent dus op jou: wat doe je?</translation>
    </message>
    <message>
        <source>Play your newest card without a clue, unseen: slot 1. If it were not the red 1, the clue would make no sense.</source>
        <translation>Speel ongezien je nieuwste kaart zonder informatie: plek 1. Was dat niet de rode 1, dan had de informatie geen zin.</translation>
    </message>
    <message>
        <source>The red 1, indeed: that is a finesse. And Daniël has seen your play; he knows now that his card is the 2.</source>
        <translation>Inderdaad, de rode 1: dat is een finesse. En Daniël zag wat je speelde; hij weet nu dat zijn kaart de 2 is.</translation>
    </message>
    <message>
        <source>Now you. Noor holds the {g:green 2}. Between you and her sits Daniël, and his newest card is the {g:green 1}.</source>
        <translation>Nu jij. Noor heeft de {g:groene 2}. Tussen jou en haar zit Daniël, en zijn nieuwste kaart is de {g:groene 1}.</translation>
    </message>
    <message>
        <source>Have both of them play with a single clue.</source>
        <translation>Laat ze allebei spelen met één aanwijzing.</translation>
    </message>
    <message>
        <source>Tell Noor about green: then Daniël sees that a green 1 is lacking.</source>
        <translation>Vertel Noor over groen: dan ziet Daniël dat er een groene 1 ontbreekt.</translation>
    </message>
    <message>
        <source>Daniël plays his newest card unseen: the green 1.</source>
        <translation>Daniël speelt ongezien zijn nieuwste kaart: de groene 1.</translation>
    </message>
    <message>
        <source>Noor’s card must be the 2 then.</source>
        <translation>Dan moet Noors kaart de 2 zijn.</translation>
    </message>
    <message>
        <source>A prompt comes before a finesse: whoever has a card with a clue that could be the one lacking plays that. Only else the newest unclued card is played, at once.</source>
        <translation>Een aansporing gaat voor een finesse: wie een kaart met informatie heeft die de ontbrekende kan zijn, speelt die. Kan niemand dat, dan wordt de nieuwste kaart zonder informatie gespeeld, en wel meteen.</translation>
    </message>
    <message>
        <source>At the beginning one clue about 1s can bring several plays. For that all must agree on the order.</source>
        <translation>In het begin kan één aanwijzing over 1’en meerdere kaarten opleveren. Dan moet iedereen het eens zijn over de volgorde.</translation>
    </message>
    <message>
        <source>Daniël tells you about 1s: three cards light up.</source>
        <translation>Daniël vertelt je over 1’en: drie kaarten lichten op.</translation>
    </message>
    <message>
        <source>Noor tells Daniël about his red 1.</source>
        <translation>Noor vertelt Daniël over zijn rode 1.</translation>
    </message>
    <message>
        <source>Of several 1s told at once, the oldest is played first. Which one is that?</source>
        <translation>Van meerdere 1’en tegelijk wordt de oudste het eerst gespeeld. Welke is dat?</translation>
    </message>
    <message>
        <source>The oldest of your 1s lies furthest to the right: slot 4.</source>
        <translation>De oudste van je 1’en ligt het verst naar rechts: plek 4.</translation>
    </message>
    <message>
        <source>Daniël plays the red 1.</source>
        <translation>Daniël speelt de rode 1.</translation>
    </message>
    <message>
        <source>Noor discards her chop.</source>
        <translation>Noor legt haar wegwerpkaart af.</translation>
    </message>
    <message>
        <source>And the next one in turn.</source>
        <translation>Speel nu de volgende 1.</translation>
    </message>
    <message>
        <source>Again the oldest of the two that are left: slot 4, for you have drawn a card.</source>
        <translation>Weer de oudste van de twee die over zijn: plek 4, want je hebt een kaart getrokken.</translation>
    </message>
    <message>
        <source>Another game. Daniël was told about two 1s and played the white one. Then Noor took a chance and played a red 1. Daniël’s other 1 is red, too: he would play it next, and strike.</source>
        <translation>Een ander spel. Daniël hoorde over twee 1’en en speelde de witte. Toen waagde Noor een gok en speelde een rode 1. Daniëls andere 1 is ook rood: hij zou hem zo spelen, en dat wordt een foutkaart.</translation>
    </message>
    <message>
        <source>Keep Daniël from playing his {r:red 1}.</source>
        <translation>Voorkom dat Daniël zijn {r:rode 1} speelt.</translation>
    </message>
    <message>
        <source>Tell him about red: then he knows that it is the red 1, which already lies there.</source>
        <translation>Vertel hem over rood: dan weet hij dat het de rode 1 is, die er al ligt.</translation>
    </message>
    <message>
        <source>A fix: a clue that shows that a card somebody would have played does not fit says only that. It is worth a lantern: a strike costs more.</source>
        <translation>Een rechtzetting: informatie die laat zien dat een kaart die iemand zou spelen niet past, zegt alleen dat. Het is een lampion waard: een foutkaart kost meer.</translation>
    </message>
    <message>
        <source>All lanterns are lit, so you may not discard; nothing in the others’ hands fits, and no chop needs saving. Still you have to give a clue.</source>
        <translation>Alle lampions branden, dus je mag niet afleggen; niets in de handen van de anderen past, en er hoeft niets gered te worden. Toch moet je informatie geven.</translation>
    </message>
    <message>
        <source>Find a clue that does no harm: everybody knows that 5s, told away from the chop, only pass the turn.</source>
        <translation>Zoek informatie die geen kwaad kan: iedereen weet dat informatie over 5’en die de wegwerpkaart niet aanwijst, alleen de beurt doorgeeft.</translation>
    </message>
    <message>
        <source>Tell Daniël about 5s. Any other clue would say “play this”, and he would.</source>
        <translation>Vertel Daniël over 5’en. Alle andere informatie zou ‘speel deze’ zeggen, en dat zou hij doen.</translation>
    </message>
    <message>
        <source>Now the other way round.</source>
        <translation>Nu andersom.</translation>
    </message>
    <message>
        <source>Noor tells you about 5s. The card is not your chop.</source>
        <translation>Noor vertelt je over 5’en. De kaart is niet je wegwerpkaart.</translation>
    </message>
    <message>
        <source>So you have a 5 there, and nothing more has been asked of you. You see nothing to tell either. What remains?</source>
        <translation>Je hebt daar dus een 5, en meer wordt er niet van je gevraagd. Jij ziet ook niets om te vertellen. Wat blijft over?</translation>
    </message>
    <message>
        <source>Discard your chop, slot 5: a lantern is missing again, so you may.</source>
        <translation>Leg je wegwerpkaart af, plek 5: er is een lampion uit, dus het mag.</translation>
    </message>
    <message>
        <source>A stall says little on purpose. Do not read into it what is not there, and do not waste lanterns on it while something better can be said.</source>
        <translation>Een wachtzet zegt met opzet weinig. Lees er niet in wat er niet staat, en verspil er geen lampions aan zolang er iets beters te zeggen is.</translation>
    </message>
    <message>
        <source>A sixth firework: five multicolour cards, one of each value. No other colour’s clue touches them; they are told about as “multicolour”.</source>
        <translation>Een zesde vuurwerk: vijf veelkleurige kaarten, één van elke waarde. Geen andere kleur wijst ze aan; je vertelt over ‘veelkleurig’.</translation>
    </message>
    <message>
        <source>Björn tells you about multicolour: one of your cards.</source>
        <translation>Björn vertelt je over veelkleurig: één van je kaarten.</translation>
    </message>
    <message>
        <source>It will be the 1, for it is not your chop. But first look at Zoë’s chop: the {m:multicolour 2}. There is no second one of any multicolour card.</source>
        <translation>Dat moet de 1 zijn, want het is niet je wegwerpkaart. Maar kijk eerst naar Zoës wegwerpkaart: de {m:veelkleurige 2}. Van een veelkleurige kaart bestaat nooit een tweede.</translation>
    </message>
    <message>
        <source>Every multicolour card is the last of its kind. Save the {m:multicolour 2}.</source>
        <translation>Elke veelkleurige kaart is de laatste van haar soort. Red de {m:veelkleurige 2}.</translation>
    </message>
    <message>
        <source>Tell Zoë about 2s, or about multicolour. Your own play can wait.</source>
        <translation>Vertel Zoë over 2’en, of over veelkleurig. Je eigen kaart kan wachten.</translation>
    </message>
    <message>
        <source>Zoë discards the next oldest card.</source>
        <translation>Zoë legt de op een na oudste kaart af.</translation>
    </message>
    <message>
        <source>Björn discards his chop.</source>
        <translation>Björn legt zijn wegwerpkaart af.</translation>
    </message>
    <message>
        <source>Now play your multicolour card.</source>
        <translation>Speel nu je veelkleurige kaart.</translation>
    </message>
    <message>
        <source>It is the card with the multicolour mark.</source>
        <translation>Het is de kaart met het veelkleurige teken.</translation>
    </message>
    <message>
        <source>Six fireworks are 30 points at most, and that show is called divine.</source>
        <translation>Zes vuurwerken leveren hooguit 30 punten op, en dat heet goddelijk.</translation>
    </message>
    <message>
        <source>With the timed choreography you may announce the colour of a card before you turn it over.</source>
        <translation>Met de strakke choreografie mag je de kleur van een kaart aankondigen voor je hem omdraait.</translation>
    </message>
    <message>
        <source>Zoë tells you about red: you know the colour of the card in slot 2 for certain.</source>
        <translation>Zoë vertelt je over rood: van de kaart op plek 2 ken je de kleur nu zeker.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about blue. Two lanterns are out.</source>
        <translation>Björn vertelt Zoë over blauw. Er zijn twee lampions uit.</translation>
    </message>
    <message>
        <source>Play the card in slot 2, and announce red: if that is right, a lantern is lit again.</source>
        <translation>Speel de kaart op plek 2 en kondig rood aan: klopt dat, dan gaat er een lampion aan.</translation>
    </message>
    <message>
        <source>It would fit without announcing, too; but then no lantern is lit. Choose slot 2, the fireworks, and then red.</source>
        <translation>Hij past ook zonder aankondiging, maar dan gaat er geen lampion aan. Kies plek 2, het vuurwerk en dan rood.</translation>
    </message>
    <message>
        <source>A lantern is back. Announce only what you know: a wrong colour costs a strike, even if the card would have fitted. For a 5 there are two lanterns in all.</source>
        <translation>Er brandt weer een lampion. Kondig alleen aan wat je weet: een verkeerde kleur levert een foutkaart op, ook als de kaart had gepast. Bij een 5 gaan er in totaal twee lampions aan.</translation>
    </message>
    <message>
        <source>In the final bouquet the game does not end with the deck. It goes on until every firework is complete, or until that has become impossible: then it is lost.</source>
        <translation>In het slotboeket eindigt het spel niet als de stapel op is. Het gaat door tot elk vuurwerk compleet is, of tot dat niet meer kan: dan is het verloren.</translation>
    </message>
    <message>
        <source>One {w:white 4} lies on the discards. Zoë’s chop is the other. If she discards it, the game is over.</source>
        <translation>Eén {w:witte 4} ligt op de aflegstapel. Zoës wegwerpkaart is de andere. Legt ze die af, dan is het spel voorbij.</translation>
    </message>
    <message>
        <source>You have a 1 to play, but this comes first. Save the {w:white 4}.</source>
        <translation>Je hebt een 1 te spelen, maar dit gaat voor. Red de {w:witte 4}.</translation>
    </message>
    <message>
        <source>Tell Zoë about 4s, or about white.</source>
        <translation>Vertel Zoë over 4’en, of over wit.</translation>
    </message>
    <message>
        <source>Zoë discards a card that there is another of.</source>
        <translation>Zoë legt een kaart af waarvan er nog een is.</translation>
    </message>
    <message>
        <source>Björn tells you more about your 1: it is red.</source>
        <translation>Björn vertelt meer over je 1: hij is rood.</translation>
    </message>
    <message>
        <source>Now there is time for it: play your 1.</source>
        <translation>Nu is er tijd voor: speel je 1.</translation>
    </message>
    <message>
        <source>It is the card with the red mark and the 1.</source>
        <translation>Het is de kaart met het rode teken en de 1.</translation>
    </message>
    <message>
        <source>There is no rating here, only complete or lost. Take your time: when the deck is empty, hands shrink, but nobody counts the turns.</source>
        <translation>Hier is geen oordeel, alleen compleet of verloren. Neem de tijd: is de stapel op, dan slinken de handen, maar niemand telt de beurten.</translation>
    </message>
    <message>
        <source>A table can allow clues that touch no card: “you hold no 5s”. Here all lanterns are lit, nothing fits, and a clue about a card would only lead astray.</source>
        <translation>Een tafel kan informatie toestaan die geen kaart aanwijst: ‘je hebt geen 5’en’. Hier branden alle lampions, niets past, en informatie over een kaart zou alleen misleiden.</translation>
    </message>
    <message>
        <source>Tell somebody what they do not hold. All clues stand under “Give a clue”, or press C.</source>
        <translation>Vertel iemand wat die niet heeft. Alle informatie staat onder ‘Informatie’, of druk op C.</translation>
    </message>
    <message>
        <source>Neither Zoë nor Björn holds a 1, a 2 or a 5: one of these, to either of them.</source>
        <translation>Zoë noch Björn heeft een 1, een 2 of een 5: een van die drie, aan een van beiden.</translation>
    </message>
    <message>
        <source>It cost a lantern, and it asked for nothing: the next player may discard again. What it rules out stays true.</source>
        <translation>Het kostte een lampion en vroeg niets: de volgende speler mag weer afleggen. Wat uitgesloten is, blijft waar.</translation>
    </message>
</context>
<context>
    <name>LessonTitle</name>
    <message>
        <source>The rules</source>
        <translation>De regels</translation>
    </message>
    <message>
        <source>What casual tables agree on</source>
        <translation>Wat ontspannen tafels afspreken</translation>
    </message>
    <message>
        <source>Standard: more in one clue</source>
        <translation>Standaard: meer in één aanwijzing</translation>
    </message>
    <message>
        <source>Expert: the fine points</source>
        <translation>Expert: de fijne kneepjes</translation>
    </message>
    <message>
        <source>The variants</source>
        <translation>De varianten</translation>
    </message>
    <message>
        <source>A look at the table</source>
        <translation>Een blik op de tafel</translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation>Kaarten spelen</translation>
    </message>
    <message>
        <source>Giving clues</source>
        <translation>Informatie geven</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Kaarten afleggen</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <translation>Het einde en de punten</translation>
    </message>
    <message>
        <source>Chop and focus</source>
        <translation>Wegwerpkaart en focus</translation>
    </message>
    <message>
        <source>Play clues</source>
        <translation>Speelinformatie</translation>
    </message>
    <message>
        <source>Save clues</source>
        <translation>Reddingen</translation>
    </message>
    <message>
        <source>Good touch</source>
        <translation>Goed aanwijzen</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Aansporingen</translation>
    </message>
    <message>
        <source>Finesses</source>
        <translation>Finesses</translation>
    </message>
    <message>
        <source>Ordered 1s and fixes</source>
        <translation>1’en op volgorde, en rechtzettingen</translation>
    </message>
    <message>
        <source>Stalls</source>
        <translation>Wachtzetten</translation>
    </message>
    <message>
        <source>Double finesses</source>
        <translation>Dubbele finesses</translation>
    </message>
    <message>
        <source>Endgame and pace</source>
        <translation>Eindspel en tempo</translation>
    </message>
    <message>
        <source>Avalanche of colours</source>
        <translation>Kleurenlawine</translation>
    </message>
    <message>
        <source>Timed choreography</source>
        <translation>Strakke choreografie</translation>
    </message>
    <message>
        <source>The final bouquet</source>
        <translation>Het slotboeket</translation>
    </message>
    <message>
        <source>Empty clues</source>
        <translation>Lege informatie</translation>
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
        <source>Your games file was damaged: games are being brought back.</source>
        <translation>Het bestand met je spellen was beschadigd: de spellen worden nu gered.</translation>
    </message>
    <message>
        <source>Your games file was damaged. Brought back so far: {done} of about {whole}.</source>
        <translation>Het bestand met je spellen was beschadigd. Tot nu toe gered: {done} van ongeveer {whole}.</translation>
    </message>
    <message>
        <source>Not every game could be brought back yet. The damaged file is kept, and the rest follows at the next start.</source>
        <translation>Nog niet alle spellen konden worden teruggehaald. Het beschadigde bestand blijft bewaard; de rest volgt bij de volgende start.</translation>
    </message>
    <message>
        <source>The file of your games was damaged. It is kept as {file}, and a new one was begun: {games}.</source>
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
        <source>copied text</source>
        <translation>gekopieerde tekst</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>{file} is the path of a file of games</extracomment>
        <translation>{file}, regel {line}</translation>
    </message>
    <message>
        <source>The rest was cancelled.</source>
        <translation>De rest is afgebroken.</translation>
    </message>
    <message>
        <source>Save the list …</source>
        <translation>Lijst opslaan …</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Spellen exporteren</translation>
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
        <source>Deleted games stay here for 30 days. There are none now.</source>
        <translation>Verwijderde spellen blijven hier 30 dagen staan. Nu zijn er geen.</translation>
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
        <source>Restore</source>
        <translation>Terugzetten</translation>
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
        <source>Which, and why …</source>
        <translation>Welke, en waarom …</translation>
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
    <message>
        <source>Not imported</source>
        <translation>Niet geïmporteerd</translation>
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
        <source>{file} cannot be read: {cause}</source>
        <translation>{file} kan niet worden gelezen: {cause}</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the LGPL 3: you may change them and use them here in your version. Put your own build of the same version in place of the files in {folder}. Their source code is at {address}.</source>
        <translation>Qt en Qt for Python worden gebruikt onder de LGPL 3: je mag ze veranderen en ze hier in jouw versie gebruiken. Zet je eigen build van dezelfde versie in de plaats van de bestanden in {folder}. De broncode staat op {address}.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the LGPL 3: you may change them and use them here in your version. Install your own build of them in the place of the one that is installed. Their source code is at {address}.</source>
        <translation>Qt en Qt for Python worden gebruikt onder de LGPL 3: je mag ze veranderen en ze hier in jouw versie gebruiken. Installeer je eigen build in plaats van die welke geïnstalleerd is. De broncode staat op {address}.</translation>
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
        <source>Lessons and &amp;puzzles</source>
        <translation>Lessen en pu&amp;zzels</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Het spelregelboek</translation>
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
        <source>Fireworks, built together in the dark: with teammates who explain themselves, offline. Made with Qt for Python, under the LGPL; the typefaces Figtree and Fraunces are under the SIL Open Font License.</source>
        <translation>Vuurwerk, samen gebouwd in het donker: met medespelers die uitleggen wat ze doen, zonder internet. Gemaakt met Qt for Python, onder de LGPL; de lettertypen Figtree en Fraunces vallen onder de SIL Open Font License.</translation>
    </message>
    <message>
        <source>Licences …</source>
        <translation>Licenties …</translation>
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
        <source>Teammate: {level}, {personality}</source>
        <extracomment>a teammate: {level} is such as &quot;Casual&quot;, {personality} such as &quot;bold&quot;</extracomment>
        <translation>Medespeler: {level}, {personality}</translation>
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
    <name>Puzzle</name>
    <message>
        <source>Puzzle {number} of {count} · {level}</source>
        <extracomment>{number} of {count} puzzles; {level} is a level of conventions, such as &quot;Casual&quot;</extracomment>
        <translation>Puzzel {number} van {count} · {level}</translation>
    </message>
    <message>
        <source>What would you do here? One action is clearly best. Do it as in a game: the table waits, and you may look back in the log first.</source>
        <translation>Wat zou jij hier doen? Eén zet is duidelijk de beste. Doe hem als in een spel: de tafel wacht, en je mag eerst in het verslag terugkijken.</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>Precies.</translation>
    </message>
    <message>
        <source>Everything else brings at least {points} points less, on average.</source>
        <extracomment>{points} is a number such as 0.8</extracomment>
        <translation>Al het andere levert gemiddeld minstens {points} punten minder op.</translation>
    </message>
    <message>
        <source>On average this brings {points} points less than the best. Try again.</source>
        <extracomment>{points} is a number such as 0.8</extracomment>
        <translation>Gemiddeld levert dit {points} punten minder op dan het beste. Probeer het nog eens.</translation>
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
        <translation>Per beurt</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Per ronde</translation>
    </message>
    <message>
        <source>From clue to clue</source>
        <translation>Per informatie</translation>
    </message>
    <message>
        <source>From strike to strike</source>
        <translation>Per foutkaart</translation>
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
        <source>The rulebook cannot be written there: {cause}</source>
        <translation>De spelregels kunnen daar niet worden opgeslagen: {cause}</translation>
    </message>
    <message>
        <source>Rulebook · Hanabi</source>
        <translation>Spelregels · Hanabi</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Zoek in de regels</translation>
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
        <source>Nothing like that stands in the rules.</source>
        <translation>Zoiets staat niet in de regels.</translation>
    </message>
    <message>
        <source>The first pages are about the game on the table.</source>
        <translation>De eerste pagina’s gaan over het spel op tafel.</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
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
        <source>Experts think ahead</source>
        <translation>Experts denken vooruit</translation>
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
    <message>
        <source>Not at all</source>
        <translation>Helemaal niet</translation>
    </message>
    <message>
        <source>Half a second a move at most</source>
        <translation>Hoogstens een halve seconde per beurt</translation>
    </message>
    <message>
        <source>Two seconds a move at most</source>
        <translation>Hoogstens twee seconden per beurt</translation>
    </message>
    <message>
        <source>Eight seconds a move at most</source>
        <translation>Hoogstens acht seconden per beurt</translation>
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
        <source>Lessons, puzzles and the rulebook</source>
        <translation>Lessen, puzzels en de spelregels</translation>
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
        <source>Your games can’t be read right now.</source>
        <translation>Je spellen kunnen nu niet worden gelezen.</translation>
    </message>
    <message>
        <source>Something went wrong, so there are no statistics.</source>
        <translation>Er ging iets mis, dus er is geen statistiek.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>De statistieken opslaan</translation>
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
        <source>You haven’t finished such a game yet. Imported games are a choice above.</source>
        <translation>Je hebt nog geen zo’n spel uitgespeeld. Geïmporteerde spellen kun je hierboven kiezen.</translation>
    </message>
    <message>
        <source>No game matches the choices above.</source>
        <translation>Geen spel past bij de keuzes hierboven.</translation>
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
        <source>Where they were played</source>
        <translation>Waar ze zijn gespeeld</translation>
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
