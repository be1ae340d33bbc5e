<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>No clue since your last turn asks anything of you.</source>
        <translation>Ingen information sedan ditt senaste drag ber dig om något.</translation>
    </message>
    <message>
        <source>{name} asks you to play slot {slot} ({cards}).</source>
        <translation>{name} ber dig spela plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} asks you to keep slot {slot} ({cards}).</source>
        <translation>{name} ber dig behålla plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} speaks of slot {slot} ({cards}): to play now, or to keep.</source>
        <translation>{name} talar om plats {slot} ({cards}): att spela nu eller att behålla.</translation>
    </message>
    <message>
        <source>{name} speaks of slot {slot} ({cards}): it will fit once others have played.</source>
        <translation>{name} talar om plats {slot} ({cards}): den passar när andra kort har spelats.</translation>
    </message>
    <message>
        <source>{name}’s clue to somebody else makes sense only if your slot {slot} fits: play it unseen ({cards}).</source>
        <translation>Informationen från {name} till någon annan är bara begriplig om din plats {slot} passar: spela den osedd ({cards}).</translation>
    </message>
    <message>
        <source>{name} asks you to play slot {first} first; then slot {slot} fits ({cards}).</source>
        <translation>{name} ber dig spela plats {first} först; sedan passar plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} warns you: slot {slot} does not fit ({cards}).</source>
        <translation>{name} varnar dig: plats {slot} passar inte ({cards}).</translation>
    </message>
    <message>
        <source>{name} tells you more about slot {slot} ({cards}).</source>
        <translation>{name} berättar mer om plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name}’s clue asks nothing of you.</source>
        <translation>Informationen från {name} ber dig inte om något.</translation>
    </message>
    <message>
        <source>A teammate would play slot {slot}: {why}.</source>
        <translation>En lagkamrat skulle spela plats {slot}: {why}.</translation>
    </message>
    <message>
        <source>A teammate would discard slot {slot}: {why}.</source>
        <translation>En lagkamrat skulle kasta plats {slot}: {why}.</translation>
    </message>
    <message>
        <source>A teammate would tell {receiver} about {value}: {why}.</source>
        <extracomment>{value} is &quot;green&quot; or &quot;3s&quot;</extracomment>
        <translation>En lagkamrat skulle informera {receiver} om {value}: {why}.</translation>
    </message>
    <message>
        <source>play slot {slot}</source>
        <translation>spela plats {slot}</translation>
    </message>
    <message>
        <source>discard slot {slot}</source>
        <translation>kasta plats {slot}</translation>
    </message>
    <message>
        <source>tell {receiver} about {value}</source>
        <translation>informera {receiver} om {value}</translation>
    </message>
    <message>
        <source>a game brings {points} points more on average</source>
        <extracomment>continues &quot;this way&quot;</extracomment>
        <translation>ger ett spel i snitt {points} poäng mer</translation>
    </message>
    <message>
        <source>Looking ahead decided: the usual choice would be to {instead}; this way {gain}.</source>
        <extracomment>{instead} is &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;; {gain} &quot;8 more games in 100 end perfect&quot;</extracomment>
        <translation>Framförhållning avgjorde: det vanliga valet vore att {instead}; så här {gain}.</translation>
    </message>
    <message>
        <source>it fits for certain ({cards})</source>
        <translation>det passar säkert ({cards})</translation>
    </message>
    <message>
        <source>you were told about it, and it should fit ({cards})</source>
        <translation>du har fått information om det, och det borde passa ({cards})</translation>
    </message>
    <message>
        <source>a clue makes sense only if it fits ({cards})</source>
        <translation>en information är bara begriplig om det passar ({cards})</translation>
    </message>
    <message>
        <source>there is nothing to lose</source>
        <translation>det finns inget att förlora</translation>
    </message>
    <message>
        <source>slot {slot} can be played ({cards})</source>
        <translation>plats {slot} kan spelas ({cards})</translation>
    </message>
    <message>
        <source>slot {slot} must be kept ({cards})</source>
        <translation>plats {slot} måste behållas ({cards})</translation>
    </message>
    <message>
        <source>slot {slot} fits after cards that will be played first ({cards})</source>
        <translation>plats {slot} passar efter kort som spelas först ({cards})</translation>
    </message>
    <message>
        <source>it stops a card from being played that does not fit</source>
        <translation>det hindrar att ett kort som inte passar spelas</translation>
    </message>
    <message>
        <source>it tells more about slot {slot} ({cards})</source>
        <translation>det säger mer om plats {slot} ({cards})</translation>
    </message>
    <message>
        <source>it is no longer of use</source>
        <translation>det behövs inte längre</translation>
    </message>
    <message>
        <source>it is your oldest card without a clue</source>
        <translation>det är ditt äldsta kort utan information</translation>
    </message>
    <message>
        <source>there is nothing better to do</source>
        <translation>det finns inget bättre att göra</translation>
    </message>
</context>
<context>
    <name>AnnouncePopover</name>
    <message>
        <source>Announce the card’s colour?</source>
        <translation>Utropa kortets färg?</translation>
    </message>
    <message>
        <source>All lanterns are lit: there is no token to win.</source>
        <translation>Alla lyktor lyser: det finns ingen marker att vinna.</translation>
    </message>
    <message>
        <source>Right: a clue token returns. Wrong: a strike.</source>
        <translation>Rätt: en blå marker tillbaka. Fel: en röd marker.</translation>
    </message>
    <message>
        <source>Play without announcing</source>
        <translation>Spela utan ord</translation>
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
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>Rost</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliv</translation>
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
        <translation>Plommon</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Båt</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisk</translation>
    </message>
    <message>
        <source>Kite</source>
        <extracomment>the toy that flies on a string</extracomment>
        <translation>Drake</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Hus</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katt</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Klocka</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>nothing known</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>dolt kort</translation>
    </message>
    <message>
        <source>{name}, card {slot}: {face}. Known: {known}.</source>
        <extracomment>read aloud: whose card, in which slot, its face, what its holder knows of it</extracomment>
        <translation>{name}, kort {slot}: {face}. Känt: {known}.</translation>
    </message>
    <message>
        <source>clued</source>
        <translation>har fått information</translation>
    </message>
    <message>
        <source>last copy</source>
        <translation>sista exemplaret</translation>
    </message>
    <message>
        <source>no longer of use</source>
        <translation>behövs inte längre</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Höj</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Sänk</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Luta</translation>
    </message>
    <message>
        <source>Straighten</source>
        <translation>Räta upp</translation>
    </message>
    <message>
        <source>Write a note …</source>
        <translation>Skriv en lapp …</translation>
    </message>
    <message>
        <source>To the first clue about it</source>
        <translation>Till första informationen om det</translation>
    </message>
    <message>
        <source>Sort the hand by age</source>
        <extracomment>lay the own cards as they were drawn, the newest on the left</extracomment>
        <translation>Sortera handen efter ålder</translation>
    </message>
    <message>
        <source>All clues …</source>
        <translation>Allt …</translation>
    </message>
    <message>
        <source>Tell {name} about {clue}</source>
        <extracomment>a menu item: {name} is told about {clue}, such as &quot;red&quot; or &quot;3s&quot;</extracomment>
        <translation>Berätta för {name} om {clue}</translation>
    </message>
</context>
<context>
    <name>CardName</name>
    <message>
        <source>white {rank}</source>
        <translation>vit {rank}:a</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>röd {rank}:a</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blå {rank}:a</translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation>gul {rank}:a</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>grön {rank}:a</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>multifärgad {rank}:a</translation>
    </message>
</context>
<context>
    <name>ClueName</name>
    <message>
        <source>{rank}s</source>
        <extracomment>several cards of one value, as in &quot;about 3s&quot;</extracomment>
        <translation>{rank}:or</translation>
    </message>
    <message>
        <source>white</source>
        <translation>vitt</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rött</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blått</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gult</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grönt</translation>
    </message>
    <message>
        <source>multicolour</source>
        <translation>multifärgat</translation>
    </message>
</context>
<context>
    <name>CluePopover</name>
    <message>
        <source>Tell {name} about …</source>
        <translation>Berätta för {name} om …</translation>
    </message>
    <message>
        <source>Choose a colour or a value.</source>
        <translation>Välj en färg eller ett värde.</translation>
    </message>
    <message>
        <source>{now} left, then {then}</source>
        <translation>{now} kvar, sedan {then}</translation>
    </message>
    <message>
        <source>All clues …</source>
        <translation>Allt …</translation>
    </message>
    <message>
        <source>no card, and that tells something too</source>
        <translation>inget kort, och det säger också något</translation>
    </message>
    <message>
        <source>{cards}, new</source>
        <translation>{cards} utan tidigare information</translation>
    </message>
    <message>
        <source>{cards}, told before</source>
        <translation>{cards}, sagt förut</translation>
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
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Visa mig</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>En gång till</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nästa lektion</translation>
    </message>
    <message>
        <source>Play a game like this</source>
        <translation>Spela ett sådant spel</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alla lektioner</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nästa problem</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Visa svaret</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spela vidare härifrån</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alla problem</translation>
    </message>
</context>
<context>
    <name>Colourful</name>
    <message>
        <source>Who begins?</source>
        <translation>Vem börjar?</translation>
    </message>
    <message>
        <source>Who wears the most colourful clothes?</source>
        <translation>Vem har de färggladaste kläderna?</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Hanabi on your own desktop, with teammates who explain themselves.</source>
        <translation>Hanabi på din egen dator, med lagkamrater som förklarar sig.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>öppna fönstret</translation>
    </message>
    <message>
        <source>a game to go on with or to look at</source>
        <translation>ett spel att fortsätta eller titta på</translation>
    </message>
    <message>
        <source>tell in the window if the game cannot be opened</source>
        <translation>berätta i fönstret om spelet inte går att öppna</translation>
    </message>
    <message>
        <source>start a game at once: players, then the teammates’ levels</source>
        <translation>börja ett spel direkt: antal spelare, sedan lagkamraternas nivåer</translation>
    </message>
    <message>
        <source>number of the deal</source>
        <translation>givens nummer</translation>
    </message>
    <message>
        <source>how fast the table moves</source>
        <translation>hur snabbt bordet rör sig</translation>
    </message>
    <message>
        <source>replay games and tell how each ends</source>
        <translation>spela upp spel och berätta hur de slutar</translation>
    </message>
    <message>
        <source>with --json: every state and its legal actions</source>
        <translation>med --json: varje läge och dess tillåtna drag</translation>
    </message>
    <message>
        <source>play many games between teammates</source>
        <translation>spela många spel mellan lagkamrater</translation>
    </message>
    <message>
        <source>number of the first deal</source>
        <translation>första givens nummer</translation>
    </message>
    <message>
        <source>one level for all seats, or one for each</source>
        <translation>en nivå för alla platser, eller en för varje</translation>
    </message>
    <message>
        <source>this stand-in in every seat but the first</source>
        <translation>den här ersättaren på alla platser utom den första</translation>
    </message>
    <message>
        <source>the stand-in in the first seat as well</source>
        <translation>ersättaren på första platsen också</translation>
    </message>
    <message>
        <source>any of multicolour, final_bouquet, choreography</source>
        <translation>valfria av multicolour, final_bouquet, choreography</translation>
    </message>
    <message>
        <source>every clue must touch a card</source>
        <translation>all information måste peka på minst ett kort</translation>
    </message>
    <message>
        <source>use what was found</source>
        <translation>använd det som hittades</translation>
    </message>
    <message>
        <source>measure the puzzles of this file first, and keep what holds</source>
        <translation>mät problemen i den här filen först och behåll dem som håller</translation>
    </message>
    <message>
        <source>Experts play by the conventions alone</source>
        <translation>experter spelar bara efter överenskommelserna</translation>
    </message>
    <message>
        <source>how long Experts may think about a move, in milliseconds</source>
        <translation>hur länge experter får tänka på ett drag, i millisekunder</translation>
    </message>
    <message>
        <source>what a teammate would do in a recorded game, and why</source>
        <translation>vad en lagkamrat skulle göra i ett sparat spel, och varför</translation>
    </message>
    <message>
        <source>.hanabi or .json (one game), .jsonl (a game a line), .txt (a link a line), - for input</source>
        <translation>.hanabi eller .json (ett spel), .jsonl (ett spel per rad), .txt (en länk per rad), - för indata</translation>
    </message>
    <message>
        <source>counted from 1</source>
        <translation>räknat från 1</translation>
    </message>
    <message>
        <source>how often teammates would do as people did in recorded games</source>
        <translation>hur ofta lagkamrater skulle göra som människor gjorde i sparade spel</translation>
    </message>
    <message>
        <source>find the teammates’ weights again</source>
        <translation>hitta lagkamraternas vikter på nytt</translation>
    </message>
    <message>
        <source>of games a step</source>
        <translation>par av spel per steg</translation>
    </message>
    <message>
        <source>file of the search; if it is there, the search goes on</source>
        <translation>sökningens fil; finns den, fortsätter sökningen</translation>
    </message>
    <message>
        <source>new deals on which the weights found are compared at the end</source>
        <translation>nya givar som de funna vikterna jämförs på i slutet</translation>
    </message>
    <message>
        <source>use the weights found, if they are better</source>
        <translation>använd de funna vikterna om de är bättre</translation>
    </message>
    <message>
        <source>fit again how the end of a game is forecast</source>
        <translation>anpassa på nytt hur slutet av ett spel förutses</translation>
    </message>
    <message>
        <source>find positions in which one action is clearly best</source>
        <translation>hitta ställningar där ett drag är klart bäst</translation>
    </message>
    <message>
        <source>measure how long frames take in the window</source>
        <translation>mät hur lång tid bildrutorna tar i fönstret</translation>
    </message>
    <message>
        <source>processes at once</source>
        <translation>antal processer samtidigt</translation>
    </message>
    <message>
        <source>write the games here, a line each</source>
        <translation>skriv spelen hit, en rad per spel</translation>
    </message>
    <message>
        <source>folder for settings and games</source>
        <translation>mapp för inställningar och spel</translation>
    </message>
    <message>
        <source>play the same deals at these levels too, and compare; “conventions”: the same teammates without looking ahead</source>
        <translation>spela samma givar på de här nivåerna också och jämför; ”conventions”: samma lagkamrater utan framförhållning</translation>
    </message>
    <message>
        <source>draw every screen into a folder</source>
        <translation>rita alla skärmbilder i en mapp</translation>
    </message>
    <message>
        <source>play a whole game in the window and measure it</source>
        <translation>spela ett helt spel i fönstret och mät det</translation>
    </message>
    <message>
        <source>print JSON only</source>
        <translation>skriv bara JSON</translation>
    </message>
    <message>
        <source>{text} is not a size such as 1280x800</source>
        <translation>{text} är ingen storlek av slaget 1280x800</translation>
    </message>
    <message>
        <source>{text} is not the number of a deal</source>
        <translation>{text} är inget nummer på en giv</translation>
    </message>
    <message>
        <source>there is no variant {name}: choose from {known}</source>
        <translation>det finns ingen variant {name}: välj bland {known}</translation>
    </message>
    <message>
        <source>{text} is not a number of 1 or more</source>
        <translation>{text} är inget tal från 1 och uppåt</translation>
    </message>
    <message>
        <source>name one level, or {seats} levels, one for each teammate</source>
        <translation>ange en nivå, eller {seats} nivåer, en för varje lagkamrat</translation>
    </message>
    <message>
        <source>there is no teammate of level {word}: choose from {known}</source>
        <translation>det finns ingen lagkamrat på nivån {word}: välj bland {known}</translation>
    </message>
    <message>
        <source>There is no display: start from a desktop session, use ssh -X, or run under xvfb-run. Here is a game between teammates instead.</source>
        <translation>Det finns ingen skärm: starta från ett skrivbord, använd ssh -X eller kör under xvfb-run. Här är i stället ett spel mellan lagkamrater.</translation>
    </message>
    <message>
        <source>{game} is neither a file nor a link to a game</source>
        <translation>{game} är varken en fil eller en länk till ett spel</translation>
    </message>
    <message>
        <source>--new begins with a number of players from 2 to 5, as in 3:casual</source>
        <translation>--new börjar med ett antal spelare från 2 till 5, som i 3:casual</translation>
    </message>
    <message>
        <source>{file} cannot be written: {cause}</source>
        <translation>{file} går inte att skriva: {cause}</translation>
    </message>
    <message>
        <source>{games} games: {mean} ± {error} points, {perfect} perfect, {lost} lost by strikes, {ms} ms a move</source>
        <translation>{games} spel: {mean} ± {error} poäng, {perfect} fulländade, {lost} förlorade på röda marker, {ms} ms per drag</translation>
    </message>
    <message>
        <source>against {rivals} on the same deals: {difference} ± {error}</source>
        <translation>mot {rivals} på samma givar: {difference} ± {error}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {cause}</source>
        <translation>{file} går inte att läsa: {cause}</translation>
    </message>
    <message>
        <source>The same choice in {agree} of {decisions} decisions (plays {plays}, discards {discards}, clues {clues}); {true} of {readings} clues read truly.</source>
        <translation>Samma val i {agree} av {decisions} beslut (spelade kort {plays}, kastade {discards}, information {clues}); {true} av {readings} gånger tolkades informationen rätt.</translation>
    </message>
    <message>
        <source>It ends with {score}, not with {expected}.</source>
        <translation>Det slutar med {score}, inte med {expected}.</translation>
    </message>
    <message>
        <source>{place}: {score} points, {ending}, {turns} turns</source>
        <translation>{place}: {score} poäng, {ending}, {turns} drag</translation>
    </message>
    <message>
        <source>the game has no turn {turn} to advise on</source>
        <translation>spelet har inget drag {turn} att ge råd om</translation>
    </message>
    <message>
        <source>Broken off; the same command goes on from {file}.</source>
        <translation>Avbrutet; samma kommando fortsätter från {file}.</translation>
    </message>
    <message>
        <source>step {step} of {steps}: {mean} points, {perfect} perfect</source>
        <translation>steg {step} av {steps}: {mean} poäng, {perfect} fulländade</translation>
    </message>
    <message>
        <source>against the weights in use, {games} new deals: {difference} ± {error}</source>
        <translation>mot vikterna som används, {games} nya givar: {difference} ± {error}</translation>
    </message>
    <message>
        <source>{games} games, {found} puzzles</source>
        <translation>{games} spel, {found} problem</translation>
    </message>
    <message>
        <source>phase {phase}: games differ by {spread} points, forecasts err by {error}</source>
        <translation>fas {phase}: spelen skiljer sig med {spread} poäng, prognoserna slår fel med {error}</translation>
    </message>
</context>
<context>
    <name>Consent</name>
    <message>
        <source>Take the move back?</source>
        <translation>Ta tillbaka draget?</translation>
    </message>
    <message>
        <source>{name} chooses once more. This is taken back:</source>
        <extracomment>{name} is the person whose move is taken back</extracomment>
        <translation>{name} får välja en gång till. Det här tas tillbaka:</translation>
    </message>
    <message>
        <source>{name} sees the others’ hands again, as they were before that move.</source>
        <translation>{name} ser de andras händer igen, som de var före draget.</translation>
    </message>
    <message>
        <source>Everybody at the table has to agree.</source>
        <translation>Alla vid bordet måste vara överens.</translation>
    </message>
    <message>
        <source>We all agree</source>
        <translation>Vi är överens</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Låt det vara</translation>
    </message>
    <message>
        <source>the {card} of {name}</source>
        <extracomment>a card that its holder had not seen; {card} is such as &quot;red 3&quot;</extracomment>
        <translation>{card} från {name}</translation>
    </message>
    <message>
        <source>the clue to {name}</source>
        <translation>informationen till {name}</translation>
    </message>
    <message>
        <source>the card that {name} drew</source>
        <extracomment>a card that the others have seen</extracomment>
        <translation>kortet som {name} drog</translation>
    </message>
    <message>
        <source>why the teammates did what they did</source>
        <extracomment>at the end of a game all reasons are told in full</extracomment>
        <translation>varför lagkamraterna gjorde som de gjorde</translation>
    </message>
    <message>
        <source>Already shown, and not to be unseen: {what}.</source>
        <translation>Det här har redan visats och går inte att glömma: {what}.</translation>
    </message>
</context>
<context>
    <name>Convention</name>
    <message>
        <source>play clue</source>
        <translation>spelinformation</translation>
    </message>
    <message>
        <source>delayed play clue</source>
        <translation>fördröjd spelinformation</translation>
    </message>
    <message>
        <source>save clue</source>
        <translation>räddning</translation>
    </message>
    <message>
        <source>save of a 2</source>
        <translation>räddning av en 2:a</translation>
    </message>
    <message>
        <source>save of a 5</source>
        <translation>räddning av en 5:a</translation>
    </message>
    <message>
        <source>stall on a 5</source>
        <translation>vänta med en 5:a</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>uppmaning</translation>
    </message>
    <message>
        <source>finesse</source>
        <translation>finess</translation>
    </message>
    <message>
        <source>double finesse</source>
        <translation>dubbel finess</translation>
    </message>
    <message>
        <source>self-prompt</source>
        <translation>egen uppmaning</translation>
    </message>
    <message>
        <source>self-finesse</source>
        <translation>egen finess</translation>
    </message>
    <message>
        <source>tempo clue</source>
        <translation>tempoinformation</translation>
    </message>
    <message>
        <source>fix clue</source>
        <translation>rättelse</translation>
    </message>
    <message>
        <source>fill-in</source>
        <translation>komplettering</translation>
    </message>
    <message>
        <source>empty clue</source>
        <translation>tom information</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>väntedrag</translation>
    </message>
    <message>
        <source>play or save clue</source>
        <translation>spel eller räddning</translation>
    </message>
    <message>
        <source>focus</source>
        <translation>fokus</translation>
    </message>
    <message>
        <source>chop</source>
        <translation>kastkort</translation>
    </message>
    <message>
        <source>good touch</source>
        <translation>god pekning</translation>
    </message>
    <message>
        <source>ordered 1s</source>
        <translation>1:or i ordning</translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>att utropa</translation>
    </message>
    <message>
        <source>keeping last copies</source>
        <translation>spara sista exemplar</translation>
    </message>
</context>
<context>
    <name>ConventionRule</name>
    <message>
        <source>The chop is your oldest card without a clue. When you have nothing better to do, it is the one you discard.</source>
        <translation>Kastkortet är ditt äldsta kort utan information. När du inte har något bättre att göra är det det du kastar.</translation>
    </message>
    <message>
        <source>A clue is about one card: the chop if it is newly touched, else the newest card touched for the first time, else the newest card touched.</source>
        <translation>Information handlar om ett kort: kastkortet om det pekas ut för första gången, annars det nyaste som pekas ut för första gången, annars det nyaste utpekade.</translation>
    </message>
    <message>
        <source>The card a clue is about can be played now, unless it is kept.</source>
        <translation>Kortet som informationen handlar om kan spelas nu, om det inte ska behållas.</translation>
    </message>
    <message>
        <source>The card can be played as soon as you have played the cards you know already.</source>
        <translation>Kortet kan spelas så snart du har spelat de kort du redan känner till.</translation>
    </message>
    <message>
        <source>A clue about 5s that touches your chop asks you to keep it.</source>
        <translation>Information om 5:or som pekar på ditt kastkort ber dig behålla det.</translation>
    </message>
    <message>
        <source>A clue about 2s that touches your chop may ask you to keep a 2 whose twin nobody can see.</source>
        <translation>Information om 2:or som pekar på ditt kastkort kan be dig behålla en 2:a vars tvilling ingen ser.</translation>
    </message>
    <message>
        <source>A clue that touches your chop may ask you to keep the last copy of a card. 5s are kept by their value, never by their colour.</source>
        <translation>Information som pekar på ditt kastkort kan be dig behålla det sista exemplaret av ett kort. 5:or räddas genom sitt värde, aldrig genom sin färg.</translation>
    </message>
    <message>
        <source>Clues touch only cards that will still be played, and no card twice.</source>
        <translation>Information pekar bara på kort som ännu ska spelas, och aldrig på samma kort i två exemplar.</translation>
    </message>
    <message>
        <source>A clue that touches nothing new says: the newest card it touches fits now.</source>
        <translation>Information som inte pekar på något nytt säger: det nyaste utpekade kortet passar nu.</translation>
    </message>
    <message>
        <source>A clue on a card that is known to fit, or not to, only tells more about it.</source>
        <translation>Information om ett kort som man redan vet passar, eller inte passar, berättar bara mer om det.</translation>
    </message>
    <message>
        <source>A clue that shows that a card somebody would have played does not fit says only that: the new cards it touches are merely worth keeping.</source>
        <translation>Information som visar att ett kort som någon skulle ha spelat inte passar säger bara det: nya utpekade kort är helt enkelt värda att behålla.</translation>
    </message>
    <message>
        <source>A clue may be about a card that fits only after another. Whoever holds that other card with a clue on it plays it first: the newest one that it can be.</source>
        <translation>Information kan gälla ett kort som passar först efter ett annat. Den som har det andra kortet, med information på, spelar det först: det nyaste som det kan vara.</translation>
    </message>
    <message>
        <source>If nobody else can help, the card that is lacking is your own: play your newest card with a clue that it can be.</source>
        <translation>Om ingen annan kan hjälpa till är kortet som saknas ditt eget: spela ditt nyaste kort med information som det kan vara.</translation>
    </message>
    <message>
        <source>A clue that touches no card only says what you do not hold.</source>
        <translation>Information som inte pekar på något kort säger bara vad du inte har.</translation>
    </message>
    <message>
        <source>Announce the colour of a card when you know it and a clue token is wanted.</source>
        <translation>Utropa kortets färg när du känner till den och en blå marker behövs.</translation>
    </message>
    <message>
        <source>In the final bouquet no last copy may be lost: give any clue rather than risk it.</source>
        <translation>I Till sista droppen får inget sista exemplar gå förlorat: ge hellre vilken information som helst.</translation>
    </message>
    <message>
        <source>A clue about 5s anywhere in the hand passes the turn and tells where a 5 is.</source>
        <translation>Information om 5:or var som helst på handen låter turen gå vidare och visar var en 5:a finns.</translation>
    </message>
    <message>
        <source>Of several 1s told at once, the oldest is played first.</source>
        <translation>Av flera 1:or som pekas ut på en gång spelas den äldsta först.</translation>
    </message>
    <message>
        <source>If no card with a clue can be the one that is lacking, whoever sits between giver and receiver plays the newest card without a clue, unseen and at once.</source>
        <translation>Om inget kort med information kan vara det som saknas spelar den som sitter mellan givare och mottagare sitt nyaste kort utan information, osett och genast.</translation>
    </message>
    <message>
        <source>If nothing else explains a clue, play your newest card without a clue first.</source>
        <translation>Om inget annat förklarar informationen, spela först ditt nyaste kort utan information.</translation>
    </message>
    <message>
        <source>Two cards may be lacking, and both be played unseen, in order.</source>
        <translation>Två kort kan saknas, och båda spelas osedda, i tur och ordning.</translation>
    </message>
</context>
<context>
    <name>Conventions</name>
    <message>
        <source>What this table agreed on: {level}</source>
        <extracomment>{level} is a level of conventions, such as &quot;Casual&quot;</extracomment>
        <translation>Vad bordet kommit överens om: {level}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>CountWord</name>
    <message>
        <source>no card</source>
        <translation>inget kort</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>ett kort</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>två kort</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>tre kort</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>fyra kort</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>fem kort</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln kort</numerusform>
            <numerusform>%Ln kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them new</source>
        <extracomment>of the cards a clue touches, those not clued before</extracomment>
        <translation>
            <numerusform>%Ln av dem nytt</numerusform>
            <numerusform>%Ln av dem nya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) left</source>
        <translation>
            <numerusform>%Ln blå marker kvar</numerusform>
            <numerusform>%Ln blå marker kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln drag</numerusform>
            <numerusform>%Ln drag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln spelare</numerusform>
            <numerusform>%Ln spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s)</source>
        <extracomment>games that follow in the same file</extracomment>
        <translation>
            <numerusform>%Ln spel till</numerusform>
            <numerusform>%Ln spel till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln try(s)</source>
        <translation>
            <numerusform>%Ln försök</numerusform>
            <numerusform>%Ln försök</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s)</source>
        <translation>
            <numerusform>%Ln tips</numerusform>
            <numerusform>%Ln tips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln sekund</numerusform>
            <numerusform>%Ln sekunder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln second(s)</source>
        <extracomment>something happens by itself after so long</extracomment>
        <translation>
            <numerusform>Efter %Ln sekund</numerusform>
            <numerusform>Efter %Ln sekunder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) in 100 end perfect</source>
        <extracomment>of games imagined from here on; continues &quot;this way&quot;</extracomment>
        <translation>
            <numerusform>slutar %Ln spel till av 100 fulländat</numerusform>
            <numerusform>slutar %Ln spel till av 100 fulländade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln poäng</numerusform>
            <numerusform>%Ln poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s) asked for.</source>
        <translation>
            <numerusform>%Ln tips användes.</numerusform>
            <numerusform>%Ln tips användes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) taken back.</source>
        <translation>
            <numerusform>%Ln drag togs tillbaka.</numerusform>
            <numerusform>%Ln drag togs tillbaka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begun again %Ln time(s).</source>
        <extracomment>how often the same deal had been begun before</extracomment>
        <translation>
            <numerusform>Började om %Ln gång.</numerusform>
            <numerusform>Började om %Ln gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played on from turn {turn} of a replay.</source>
        <translation>Spelat vidare från drag {turn} i en repris.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln strike(s) of 3</source>
        <translation>
            <numerusform>%Ln röd marker av 3</numerusform>
            <numerusform>%Ln röda marker av 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln spel</numerusform>
            <numerusform>%Ln spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starred</source>
        <extracomment>games marked with a star</extracomment>
        <translation>
            <numerusform>%Ln stjärnmärkt</numerusform>
            <numerusform>%Ln stjärnmärkta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>%Ln spel borttaget.</numerusform>
            <numerusform>%Ln spel borttagna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln spel importerat.</numerusform>
            <numerusform>%Ln spel importerade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported.</source>
        <translation>
            <numerusform>%Ln spel exporterat.</numerusform>
            <numerusform>%Ln spel exporterade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read as a game.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%Ln gick inte att läsa som ett spel.</numerusform>
            <numerusform>%Ln gick inte att läsa som spel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln had been imported before.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%Ln hade redan importerats.</numerusform>
            <numerusform>%Ln hade redan importerats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could be read</source>
        <extracomment>from a damaged file, within a sentence</extracomment>
        <translation>
            <numerusform>%Ln spel gick att läsa</numerusform>
            <numerusform>%Ln spel gick att läsa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Please hand the table to</source>
        <extracomment>above the name of the person who plays next at this screen</extracomment>
        <translation>Lämna över bordet till</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <extracomment>a button: whoever presses it is the person of this name</extracomment>
        <translation>Jag är {name}</translation>
    </message>
    <message>
        <source>All hands stay covered until then.</source>
        <translation>Alla händer är dolda tills dess.</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>above a list of what the others have done</extracomment>
        <translation>Sedan {name} var i tur senast</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>{card}: {discarded} discarded, none left, still needed</source>
        <translation>{card}: {discarded} i kasthögen, ingen kvar, behövs fortfarande</translation>
    </message>
    <message>
        <source>{card}: {discarded} discarded, the last one is needed</source>
        <translation>{card}: {discarded} i kasthögen, den sista behövs</translation>
    </message>
    <message>
        <source>{card}: {discarded} discarded, {left} left</source>
        <translation>{card}: {discarded} i kasthögen, {left} kvar</translation>
    </message>
</context>
<context>
    <name>DonePanel</name>
    <message>
        <source>Done</source>
        <extracomment>the person who has played has seen what came of it</extracomment>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the name of a key</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Then the table goes to {name}.</source>
        <translation>Sedan går bordet till {name}.</translation>
    </message>
    <message>
        <source>The table goes to {name} in {seconds}.</source>
        <extracomment>{seconds} is such as &quot;3 seconds&quot;</extracomment>
        <translation>Bordet går till {name} om {seconds}.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Every firework is complete.</source>
        <translation>Alla fyrverkerier är kompletta.</translation>
    </message>
    <message>
        <source>The third strike ended the game.</source>
        <translation>Den tredje röda markern avslutade spelet.</translation>
    </message>
    <message>
        <source>The last turns are played.</source>
        <translation>De sista dragen är spelade.</translation>
    </message>
    <message>
        <source>A card that was still needed is lost.</source>
        <translation>Ett kort som fortfarande behövdes är förlorat.</translation>
    </message>
    <message>
        <source>Nobody could do anything any more.</source>
        <translation>Ingen kunde göra någonting längre.</translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message>
        <source>perfect</source>
        <translation>fulländat</translation>
    </message>
    <message>
        <source>lost by strikes</source>
        <translation>förlorat på röda marker</translation>
    </message>
    <message>
        <source>the deck ran out</source>
        <translation>korthögen tog slut</translation>
    </message>
    <message>
        <source>lost, a needed card is gone</source>
        <translation>förlorat, ett kort som behövdes är borta</translation>
    </message>
    <message>
        <source>lost, nobody could act</source>
        <translation>förlorat, ingen kunde göra något</translation>
    </message>
    <message>
        <source>ended when no more points were possible</source>
        <translation>slut när inga fler poäng var möjliga</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>avbrutet</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>oavslutat</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>{name} discarded the {card}.</source>
        <translation>{name} kastade en {card}.</translation>
    </message>
    <message>
        <source>{name} told {receiver} about {value}: {cards}.</source>
        <extracomment>{value} is &quot;green&quot; or &quot;3s&quot;, {cards} is &quot;three cards&quot;</extracomment>
        <translation>{name} berättade för {receiver} om {value}: {cards}.</translation>
    </message>
    <message>
        <source>{name} could do nothing and was passed over.</source>
        <translation>{name} kunde inte göra något och hoppades över.</translation>
    </message>
    <message>
        <source>{name} played the {card}.</source>
        <translation>{name} spelade en {card}.</translation>
    </message>
    <message>
        <source>{name} played the {card}, which did not fit: a strike.</source>
        <translation>{name} spelade en {card} som inte passade: en röd marker.</translation>
    </message>
    <message>
        <source>{name} announced {suit} and played the {card}.</source>
        <translation>{name} utropade {suit} och spelade en {card}.</translation>
    </message>
    <message>
        <source>{name} announced {suit} and turned over the {card}: a strike.</source>
        <translation>{name} utropade {suit} och vände upp en {card}: en röd marker.</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>{file} cannot be read: {cause}</source>
        <translation>{file} kan inte läsas: {cause}</translation>
    </message>
    <message>
        <source>This is the first game; the file holds {more}: import it to see them all.</source>
        <extracomment>{more} is &quot;3 more games&quot;</extracomment>
        <translation>Det här är det första spelet; filen innehåller {more}: importera den för att se alla.</translation>
    </message>
    <message>
        <source>The game goes on where it was saved.</source>
        <translation>Spelet fortsätter där det sparades.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Öppna ett spel</translation>
    </message>
    <message>
        <source>Games ({endings})</source>
        <extracomment>{endings} is &quot;*.hanabi *.json&quot; and the like</extracomment>
        <translation>Spel ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Games, one a line ({ending})</source>
        <translation>Spel, ett per rad ({ending})</translation>
    </message>
    <message>
        <source>Saved game ({ending})</source>
        <translation>Sparat spel ({ending})</translation>
    </message>
    <message>
        <source>For hanab.live ({ending})</source>
        <translation>För hanab.live ({ending})</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Spara spelet</translation>
    </message>
    <message>
        <source>{file} cannot be written: {cause}</source>
        <translation>{file} kan inte skrivas: {cause}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Sparat som {file}.</translation>
    </message>
    <message>
        <source>Other programs will read another game: they know nothing of announced colours.</source>
        <translation>Andra program kommer att läsa ett annat spel: de känner inte till utropade färger.</translation>
    </message>
    <message>
        <source>A link shows every card, hidden ones too: play this game to its end first.</source>
        <translation>En länk visar alla kort, även dolda: spela klart spelet först.</translation>
    </message>
    <message>
        <source>A link cannot hold the colours that were announced, and without them this would be another game. Save it as a file instead.</source>
        <translation>En länk kan inte innehålla färgerna som utropades, och utan dem skulle det bli ett annat spel. Spara det som en fil i stället.</translation>
    </message>
    <message>
        <source>A link cannot say that this was the final bouquet, and without that the game would end otherwise. Save it as a file instead.</source>
        <translation>En länk kan inte säga att det var Till sista droppen, och utan det skulle spelet sluta annorlunda. Spara det som en fil i stället.</translation>
    </message>
    <message>
        <source>The link has been copied.</source>
        <translation>Länken är kopierad.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>complete</source>
        <translation>komplett</translation>
    </message>
    <message>
        <source>{number} short</source>
        <extracomment>how many cards a firework lacks</extracomment>
        <translation>{number} fattas</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spela igen</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Samma giv igen</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Nytt spel …</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Se på bordet</translation>
    </message>
    <message>
        <source>International Federation of Fireworks</source>
        <translation>Internationella Fyrverkeritillverkningsförbundet</translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>av {most}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>{strikes} of 3</source>
        <translation>{strikes} av 3</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Röda marker</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Effektivitet</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Bästa möjliga</translation>
    </message>
    <message>
        <source>The fireworks had reached {score} points.</source>
        <translation>Fyrverkerierna hade nått {score} poäng.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>No clue has touched this card.</source>
        <translation>Ingen information har gällt det här kortet.</translation>
    </message>
    <message>
        <source>From here on this is a game of its own.</source>
        <translation>Härifrån är det här ett eget spel.</translation>
    </message>
    <message>
        <source>The game has gone on. Esc takes you back to it.</source>
        <translation>Spelet har gått vidare. Esc tar dig tillbaka dit.</translation>
    </message>
    <message>
        <source>Hanabi is open in another window: games are played there.</source>
        <translation>Hanabi är öppet i ett annat fönster: där spelas det.</translation>
    </message>
    <message>
        <source>Begin the same deal again? You know it by now: it is counted.</source>
        <translation>Börja om med samma giv? Du känner den nu: det räknas.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>Your last move was taken back.</source>
        <translation>Ditt senaste drag togs tillbaka.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>Draget togs tillbaka.</translation>
    </message>
    <message>
        <source>Something went wrong, so there is no answer. You can play on.</source>
        <translation>Något gick fel, så det finns inget svar. Du kan spela vidare.</translation>
    </message>
    <message>
        <source>Ask for a hint? It is counted.</source>
        <translation>Be om ett tips? Det räknas.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fråga</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Click to see the moment it was played.</source>
        <translation>Klicka för att se när det spelades.</translation>
    </message>
    <message>
        <source>Click to tell {name} about this card; hold to see as {name} does.</source>
        <translation>Klicka för att berätta om kortet för {name}; håll ner för att se som {name}.</translation>
    </message>
    <message>
        <source>Drag to sort your hand; right-click to raise, tilt or note.</source>
        <translation>Dra för att sortera handen; högerklicka för att höja, luta eller skriva en lapp.</translation>
    </message>
    <message>
        <source>Click to play this card.</source>
        <translation>Klicka för att spela kortet.</translation>
    </message>
    <message>
        <source>Click to discard this card.</source>
        <translation>Klicka för att kasta kortet.</translation>
    </message>
    <message>
        <source>Click the fireworks to play it, the discards to throw it away.</source>
        <translation>Klicka på fyrverkerierna för att spela det, på kasthögen för att kasta det.</translation>
    </message>
    <message>
        <source>Click to choose this card, or drag it; right-click for more.</source>
        <translation>Klicka för att välja kortet, eller dra det; högerklicka för mer.</translation>
    </message>
    <message>
        <source>Enter: tell {name} about this card.</source>
        <translation>Enter: berätta om kortet för {name}.</translation>
    </message>
    <message>
        <source>Enter: play this card.</source>
        <translation>Enter: spela kortet.</translation>
    </message>
    <message>
        <source>Enter: discard this card.</source>
        <translation>Enter: kasta kortet.</translation>
    </message>
    <message>
        <source>Enter: choose this card.</source>
        <translation>Enter: välj kortet.</translation>
    </message>
    <message>
        <source>{suit} firework: no card yet</source>
        <extracomment>read aloud: {suit} is &quot;Red&quot;</extracomment>
        <translation>Fyrverkeri, {suit}: inget kort än</translation>
    </message>
    <message>
        <source>{suit} firework: {rank}</source>
        <extracomment>read aloud: {suit} is &quot;Red&quot;, {rank} the value of its uppermost card</extracomment>
        <translation>Fyrverkeri, {suit}: {rank}</translation>
    </message>
    <message>
        <source>Enter: play the chosen card.</source>
        <translation>Enter: spela det valda kortet.</translation>
    </message>
    <message>
        <source>Enter: see the moment its last card was played.</source>
        <translation>Enter: se när det senaste kortet spelades.</translation>
    </message>
    <message>
        <source>A clue puts a lantern out; a discard or a firework’s 5 lights one again.</source>
        <translation>En information släcker en lykta; ett kastat kort eller en 5:a i ett fyrverkeri tänder en igen.</translation>
    </message>
    <message>
        <source>A card that does not fit burns a fuse; the third ends the game.</source>
        <translation>Ett kort som inte passar bränner en stubin; den tredje avslutar spelet.</translation>
    </message>
    <message>
        <source>When the last card is drawn, everybody has one more turn.</source>
        <translation>När det sista kortet har dragits har alla ett drag kvar.</translation>
    </message>
    <message>
        <source>When it is empty, the game goes on without drawing.</source>
        <translation>När den är tom går spelet vidare utan att man drar kort.</translation>
    </message>
    <message>
        <source>{cards} in the deck</source>
        <extracomment>how many cards are still to be drawn: {cards} is &quot;3 cards&quot;</extracomment>
        <translation>{cards} i korthögen</translation>
    </message>
</context>
<context>
    <name>HotSeatController</name>
    <message>
        <source>{name} is next</source>
        <translation>{name} står på tur</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>{receiver} would take slot {slot} for something else ({cards}): it is the {truth}.</source>
        <translation>{receiver} skulle tro att plats {slot} är något annat ({cards}): det är en {truth}.</translation>
    </message>
    <message>
        <source>{receiver} would not see anything to do in that.</source>
        <translation>{receiver} skulle inte se något att göra i det.</translation>
    </message>
    <message>
        <source>Slot {slot} cannot fit now ({cards}).</source>
        <translation>Plats {slot} kan inte passa nu ({cards}).</translation>
    </message>
    <message>
        <source>Slot {slot} can go later: something matters more now.</source>
        <translation>Plats {slot} kan gå senare: något annat är viktigare nu.</translation>
    </message>
    <message>
        <source>Something else matters more now.</source>
        <translation>Något annat är viktigare nu.</translation>
    </message>
    <message>
        <source>Nobody has told you about slot {slot} yet: keep it.</source>
        <translation>Ingen har berättat något om plats {slot} än: behåll kortet.</translation>
    </message>
    <message>
        <source>Slot {slot} fits ({cards}), and still will next turn: something else can’t wait.</source>
        <translation>Plats {slot} passar ({cards}), och gör det nästa tur också: något annat kan inte vänta.</translation>
    </message>
    <message>
        <source>Nothing says that slot {slot} fits ({cards}).</source>
        <translation>Inget säger att plats {slot} passar ({cards}).</translation>
    </message>
    <message>
        <source>Slot {slot} fits ({cards}): it is too good to be thrown away.</source>
        <translation>Plats {slot} passar ({cards}): det kortet är för bra för att kastas.</translation>
    </message>
    <message>
        <source>Slot {slot} is of no more use, but something matters more now.</source>
        <translation>Plats {slot} gör ingen nytta längre, men något annat är viktigare nu.</translation>
    </message>
    <message>
        <source>Somebody told you about slot {slot}: it is meant to be kept.</source>
        <translation>Du har fått information om plats {slot}: det kortet ska behållas.</translation>
    </message>
    <message>
        <source>Slot {slot} is your chop, but something matters more now.</source>
        <translation>Plats {slot} är ditt kastkort, men något annat är viktigare nu.</translation>
    </message>
    <message>
        <source>Teammates expect your chop, slot {chop}, to go: slot {slot} they do not watch.</source>
        <translation>Lagkamraterna räknar med att du kastar ditt kastkort, plats {chop}: plats {slot} vakar de inte över.</translation>
    </message>
    <message>
        <source>{receiver} would play slot {slot} ({cards}).</source>
        <translation>{receiver} skulle spela plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would keep slot {slot} ({cards}).</source>
        <translation>{receiver} skulle behålla plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would keep slot {slot}, and play it as soon as it fits ({cards}).</source>
        <translation>{receiver} skulle behålla plats {slot} och spela det så snart det passar ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would wait with slot {slot} until others have played.</source>
        <translation>{receiver} skulle vänta med plats {slot} tills andra har spelat.</translation>
    </message>
    <message>
        <source>{receiver} would play slot {first} first, and slot {slot} then.</source>
        <translation>{receiver} skulle spela plats {first} först och sedan plats {slot}.</translation>
    </message>
    <message>
        <source>{receiver} would no longer play slot {slot}.</source>
        <translation>{receiver} skulle inte längre spela plats {slot}.</translation>
    </message>
    <message>
        <source>{receiver} would only know more about slot {slot}.</source>
        <translation>{receiver} skulle bara veta mer om plats {slot}.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Click a key, then press another.</source>
        <translation>Klicka på en tangent och tryck sedan på en annan.</translation>
    </message>
    <message>
        <source>The usual keys</source>
        <translation>De vanliga tangenterna</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>{does}: {key}</source>
        <translation>{does}: {key}</translation>
    </message>
    <message>
        <source>{key} is taken: {does}.</source>
        <translation>{key} är upptagen: {does}.</translation>
    </message>
    <message>
        <source>{key} cannot be changed.</source>
        <translation>{key} kan inte ändras.</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Spela ett kort</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Kasta ett kort</translation>
    </message>
    <message>
        <source>Give a clue</source>
        <translation>Informera</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Säg något</translation>
    </message>
    <message>
        <source>See hands as their holders do (hold)</source>
        <translation>Se händer som ägarna ser dem (håll ned)</translation>
    </message>
    <message>
        <source>Raise or lower my card</source>
        <translation>Höj eller sänk mitt kort</translation>
    </message>
    <message>
        <source>Tilt or straighten my card</source>
        <translation>Luta eller räta upp mitt kort</translation>
    </message>
    <message>
        <source>Write a note on my card</source>
        <translation>Skriv en lapp på mitt kort</translation>
    </message>
    <message>
        <source>Move my card to the left</source>
        <translation>Flytta mitt kort åt vänster</translation>
    </message>
    <message>
        <source>Move my card to the right</source>
        <translation>Flytta mitt kort åt höger</translation>
    </message>
    <message>
        <source>Why was that done?</source>
        <translation>Varför gjordes det?</translation>
    </message>
    <message>
        <source>What does this clue say to me?</source>
        <translation>Vad säger den här informationen mig?</translation>
    </message>
    <message>
        <source>What would a teammate do? (a hint)</source>
        <translation>Vad skulle en lagkamrat göra? (ett tips)</translation>
    </message>
    <message>
        <source>What this table agreed on</source>
        <translation>Vad bordet har kommit överens om</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Ta tillbaka senaste draget</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Samma giv igen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startsidan</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotek</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lektioner och problem</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbok</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Öppna ett spel</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Spara spelet</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Kopiera länk</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>Öppna kopierad länk</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>Slot {number}, or a clue about {number}s</source>
        <extracomment>{number} is a key from 1 to 5: a card&apos;s place, or the value of a clue</extracomment>
        <translation>Plats {number}, eller information om {number}:or</translation>
    </message>
    <message>
        <source>To the next hand, or the next teammate for a clue</source>
        <translation>Till nästa hand, eller nästa lagkamrat att informera</translation>
    </message>
    <message>
        <source>Walk along the cards; step through a replay</source>
        <translation>Gå längs korten; stega i en repris</translation>
    </message>
    <message>
        <source>Take the card, give the clue</source>
        <translation>Ta kortet, ge informationen</translation>
    </message>
    <message>
        <source>Leave what is begun</source>
        <translation>Lämna det påbörjade</translation>
    </message>
    <message>
        <source>In a replay: play, next clue, next strike (with Shift: back)</source>
        <translation>I en repris: spela upp, nästa information, nästa röda marker (med Skift: bakåt)</translation>
    </message>
    <message>
        <source>A round back or on in a replay</source>
        <translation>Ett varv bakåt eller framåt i en repris</translation>
    </message>
    <message>
        <source>To the deal or the end of a replay</source>
        <translation>Till given eller slutet av en repris</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Learn · Hanabi</source>
        <translation>Lär dig · Hanabi</translation>
    </message>
    <message>
        <source>What you learn cannot be saved at the moment: it holds until you quit.</source>
        <translation>Dina framsteg kan inte sparas just nu: de finns kvar tills du avslutar.</translation>
    </message>
    <message>
        <source>Your progress could not be read and starts afresh. The old file is kept as {file}.</source>
        <translation>Dina framsteg kunde inte läsas och börjar om. Den gamla filen finns kvar som {file}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>Lessons: {done} of {all}</source>
        <extracomment>{done} of {all} lessons are finished</extracomment>
        <translation>Lektioner: {done} av {all}</translation>
    </message>
    <message>
        <source>Puzzles: {done} of {all}</source>
        <extracomment>{done} of {all} puzzles are solved</extracomment>
        <translation>Problem: {done} av {all}</translation>
    </message>
    <message>
        <source>What would you do here? In each of these positions one action is clearly best.</source>
        <translation>Vad skulle du göra här? I var och en av ställningarna är ett drag klart bäst.</translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <extracomment>{lesson} is its title</extracomment>
        <translation>Fortsätt: {lesson}</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbok</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>begun</source>
        <extracomment>of a lesson</extracomment>
        <translation>påbörjad</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>of a lesson</extracomment>
        <translation>klar</translation>
    </message>
    <message>
        <source>Puzzle {number}: still to be solved</source>
        <translation>Problem {number}: ännu olöst</translation>
    </message>
    <message>
        <source>Puzzle {number}: the answer was shown</source>
        <translation>Problem {number}: svaret visades</translation>
    </message>
    <message>
        <source>Puzzle {number}: solved, {tries}, {hints}</source>
        <extracomment>{tries} is such as &quot;2 tries&quot;, {hints} such as &quot;1 hint&quot;</extracomment>
        <translation>Problem {number}: löst, {tries}, {hints}</translation>
    </message>
    <message>
        <source>Puzzle {number}: solved, {tries}</source>
        <extracomment>{tries} is such as &quot;2 tries&quot;</extracomment>
        <translation>Problem {number}: löst, {tries}</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Read this first; “Next” leads on.</source>
        <translation>Läs det här först; ”Nästa” leder vidare.</translation>
    </message>
    <message>
        <source>That was “{lesson}”.</source>
        <translation>Det var ”{lesson}”.</translation>
    </message>
    <message>
        <source>{lesson} · {step} of {steps}</source>
        <extracomment>{lesson} is its title; {step} of {steps}</extracomment>
        <translation>{lesson} · {step} av {steps}</translation>
    </message>
    <message>
        <source>From here on you learn what players agree on so that a clue says more than its words. First: your oldest card without a clue is your chop. It is the one you would discard next, and everybody knows it.</source>
        <translation>Härifrån lär du dig vad spelare kommer överens om, så att information säger mer än orden. Först: ditt äldsta kort utan information är ditt kastkort. Det är det du skulle kasta härnäst, och det vet alla.</translation>
    </message>
    <message>
        <source>Zoë tells you about green, and two cards light up. A clue is about one of them, its focus. If the chop is not among them, the focus is the newest card.</source>
        <translation>Zoë ger dig information om grönt, och två kort lyser. Informationen gäller ett av dem, dess fokus. Om kastkortet inte är med är fokus det nyaste kortet.</translation>
    </message>
    <message>
        <source>Björn has nothing better to do and discards his chop.</source>
        <translation>Björn har inget bättre för sig och kastar sitt kastkort.</translation>
    </message>
    <message>
        <source>Which green card did Zoë mean? Play it.</source>
        <translation>Vilket grönt kort menade Zoë? Spela det.</translation>
    </message>
    <message>
        <source>Your chop, slot 5, is not green: so the clue is about the newest green card, in slot 2.</source>
        <translation>Ditt kastkort, plats 5, är inte grönt: alltså gäller informationen det nyaste gröna kortet, på plats 2.</translation>
    </message>
    <message>
        <source>Now Zoë tells you about blue. Two cards light up again, and this time the chop is one of them: then the chop is the focus.</source>
        <translation>Nu ger Zoë dig information om blått. Två kort lyser igen, och den här gången är kastkortet ett av dem: då är kastkortet fokus.</translation>
    </message>
    <message>
        <source>Björn discards once more. Watch his chop: it is always the oldest card without a clue.</source>
        <translation>Björn kastar en gång till. Följ hans kastkort: det är alltid det äldsta kortet utan information.</translation>
    </message>
    <message>
        <source>Play the blue card that Zoë’s clue is about.</source>
        <translation>Spela det blå kort som Zoës information gäller.</translation>
    </message>
    <message>
        <source>The chop comes first: it is the card in slot 5.</source>
        <translation>Kastkortet går före: det är kortet på plats 5.</translation>
    </message>
    <message>
        <source>Zoë tells Björn about 1s.</source>
        <translation>Zoë ger Björn information om 1:or.</translation>
    </message>
    <message>
        <source>He plays it: a single card, so the focus is clear.</source>
        <translation>Han spelar kortet: ett enda, så fokus är klart.</translation>
    </message>
    <message>
        <source>You know of nothing to play. Your green and your blue card have clues, and whoever gave them did not mean them to go. Discard your chop.</source>
        <translation>Du vet inget att spela. Ditt gröna och ditt blå kort har information, och den som gav den ville inte att du skulle kasta dem. Kasta ditt kastkort.</translation>
    </message>
    <message>
        <source>Slot 5 is green, so it has a clue. The oldest card without one is in slot 4.</source>
        <translation>Plats 5 är grön och har alltså information. Det äldsta kortet utan ligger på plats 4.</translation>
    </message>
    <message>
        <source>Chop and focus are the key to everything that follows: the chop says which card is in danger, the focus which card a clue is about.</source>
        <translation>Kastkort och fokus är nyckeln till allt som följer: kastkortet säger vilket kort som är i fara, fokus vilket kort information gäller.</translation>
    </message>
    <message>
        <source>If the focus of a clue is not the chop, the clue says: “You can play this.” Zoë’s {w:white 1} fits now.</source>
        <translation>Om fokus inte är kastkortet säger informationen: ”Det här kan du spela.” Zoës {w:vita 1:a} passar nu.</translation>
    </message>
    <message>
        <source>Have Zoë play her {w:white 1}: tell her its colour, or its value.</source>
        <translation>Få Zoë att spela sin {w:vita 1:a}: ge henne färgen eller värdet.</translation>
    </message>
    <message>
        <source>Choose a clue that points at the {w:white 1} in Zoë’s slot 3 and has it as its focus.</source>
        <translation>Välj information som pekar på {w:vita 1:an} på Zoës plats 3 och har den som fokus.</translation>
    </message>
    <message>
        <source>Zoë plays it without asking. That is the trust this game lives on.</source>
        <translation>Zoë spelar det utan att fråga. Det är det förtroendet som spelet lever av.</translation>
    </message>
    <message>
        <source>Björn tells you about blue: one card, not your chop.</source>
        <translation>Björn ger dig information om blått: ett kort, inte ditt kastkort.</translation>
    </message>
    <message>
        <source>Blue has not begun. What does the clue say? Do it.</source>
        <translation>Blått har inte börjat. Vad säger informationen? Gör det.</translation>
    </message>
    <message>
        <source>A play clue: the blue card must be the one that fits now. Play it.</source>
        <translation>En spelinformation: det blå kortet måste vara det som passar nu. Spela det.</translation>
    </message>
    <message>
        <source>Zoë discards her chop.</source>
        <translation>Zoë kastar sitt kastkort.</translation>
    </message>
    <message>
        <source>Björn discards his as well.</source>
        <translation>Björn kastar också sitt.</translation>
    </message>
    <message>
        <source>White has come to 1, and Björn holds the {w:white 2}. Only one of its two clues will do: 2s would point at his newer {y:yellow 2} as well.</source>
        <translation>Vitt har kommit till 1, och Björn har {w:vita 2:an}. Bara ett av de två sätten att peka ut den duger: 2:or skulle också peka på hans nyare {y:gula 2:a}.</translation>
    </message>
    <message>
        <source>Tell Björn about white: then the {w:white 2} is the focus.</source>
        <translation>Ge Björn information om vitt: då är {w:vita 2:an} fokus.</translation>
    </message>
    <message>
        <source>Before you give a clue, read it with the eyes of the one who hears it: which card is the focus, and what will they take it for?</source>
        <translation>Innan du ger information, läs den med mottagarens ögon: vilket kort är fokus, och vad kommer mottagaren att tro att det är?</translation>
    </message>
    <message>
        <source>Zoë’s chop is the {b:blue 5}, and there is no other. She is about to discard it. A clue on the chop says: “Keep this, or play it if it fits.”</source>
        <translation>Zoës kastkort är {b:blå 5:an}, och det finns ingen annan. Hon är på väg att kasta den. Information på kastkortet säger: ”Behåll det, eller spela det om det passar.”</translation>
    </message>
    <message>
        <source>Save the {b:blue 5}. 5s are saved by their value, never by their colour.</source>
        <translation>Rädda {b:blå 5:an}. 5:or räddas med värdet, aldrig med färgen.</translation>
    </message>
    <message>
        <source>Tell Zoë about 5s. Blue would say: “This is the blue 1.”</source>
        <translation>Ge Zoë information om 5:or. Blått skulle säga: ”Det här är den blå 1:an.”</translation>
    </message>
    <message>
        <source>Zoë tells you about green: a play clue. Keep it in mind.</source>
        <translation>Zoë ger dig information om grönt: en spelinformation. Håll den i minnet.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about 1s: she has something to play now.</source>
        <translation>Björn ger Zoë information om 1:or: nu har hon något att spela.</translation>
    </message>
    <message>
        <source>Your green card can wait, Björn’s chop cannot: he will discard his {g:green 2}, and you see no other one. Save it. 2s are saved by their value.</source>
        <translation>Ditt gröna kort kan vänta, men inte Björns kastkort: han kommer att kasta sin {g:gröna 2:a}, och du ser ingen annan. Rädda den. 2:or räddas med värdet.</translation>
    </message>
    <message>
        <source>Tell Björn about 2s. A clue comes before your own play when a card would be lost.</source>
        <translation>Ge Björn information om 2:or. När ett kort annars skulle gå förlorat går information före att du själv spelar.</translation>
    </message>
    <message>
        <source>Zoë plays her white 1.</source>
        <translation>Zoë spelar sin vita 1:a.</translation>
    </message>
    <message>
        <source>Björn discards the next oldest card instead, the white 4.</source>
        <translation>Björn kastar det näst äldsta kortet i stället, den vita 4:an.</translation>
    </message>
    <message>
        <source>Look: one {w:white 4} lies on the discards, and the other is Zoë’s chop. The last copy of a card is critical; it bears an “!”. Save it.</source>
        <translation>Se: en {w:vit 4:a} ligger i kasthögen, och den andra är Zoës kastkort. Det sista exemplaret av ett kort är oersättligt; det har ett ”!”. Rädda det.</translation>
    </message>
    <message>
        <source>Zoë’s chop is now in slot 4. Tell her about 4s, or about white.</source>
        <translation>Zoës kastkort ligger nu på plats 4. Ge henne information om 4:or, eller om vitt.</translation>
    </message>
    <message>
        <source>Three things are worth saving on a chop: a 5, a 2 whose twin nobody sees, and the last copy of any card. Everything else may go.</source>
        <translation>Tre saker är värda att rädda på ett kastkort: en 5:a, en 2:a vars tvilling ingen ser, och det sista exemplaret av ett kort. Allt annat får kastas.</translation>
    </message>
    <message>
        <source>White has come to 1, so Björn’s {w:white 1} is of no more use. Whoever hears about a card believes that it will be played: do not touch useless cards.</source>
        <translation>Vitt har kommit till 1, så Björns {w:vita 1:a} gör ingen nytta längre. Den som får information om ett kort tror att det ska spelas: peka inte på värdelösa kort.</translation>
    </message>
    <message>
        <source>Have Björn play his {r:red 1} without touching the {w:white 1}.</source>
        <translation>Få Björn att spela sin {r:röda 1:a} utan att peka på {w:vita 1:an}.</translation>
    </message>
    <message>
        <source>1s would point at both, and Björn would play the white one: a strike. Tell him about red.</source>
        <translation>1:or skulle peka på båda, och Björn skulle spela den vita: en röd marker. Ge honom information om rött.</translation>
    </message>
    <message>
        <source>Zoë plays her green 1.</source>
        <translation>Zoë spelar sin gröna 1:a.</translation>
    </message>
    <message>
        <source>Björn plays the red 1 and draws the red 2.</source>
        <translation>Björn spelar den röda 1:an och drar den röda 2:an.</translation>
    </message>
    <message>
        <source>The same goes for doubles: Zoë knows of a green card, her {g:green 2}. Björn holds a {g:green 2}, too. Only one of them will be played, so do not touch the second.</source>
        <translation>Detsamma gäller dubbletter: Zoë har information om ett grönt kort, sin {g:gröna 2:a}. Björn har också en {g:grön 2:a}. Bara en av dem kommer att spelas, så peka inte på den andra.</translation>
    </message>
    <message>
        <source>Björn’s {r:red 2} fits. Which clue leaves his {g:green 2} alone?</source>
        <translation>Björns {r:röda 2:a} passar. Vilken information lämnar hans {g:gröna 2:a} i fred?</translation>
    </message>
    <message>
        <source>2s would touch the {g:green 2} as well. Tell Björn about red.</source>
        <translation>2:or skulle också peka på {g:gröna 2:an}. Ge Björn information om rött.</translation>
    </message>
    <message>
        <source>From this follows what you may believe of your own cards: a card with a clue is still needed, and nobody else has been told about the same one.</source>
        <translation>Av det följer vad du kan tro om dina egna kort: ett kort med information behövs fortfarande, och ingen annan har fått information om ett likadant.</translation>
    </message>
    <message>
        <source>Red has come to 1. Zoë knows that she holds a 2: it is the {r:red 2}. And Björn holds the {r:red 3}. One clue can have both of them play.</source>
        <translation>Rött har kommit till 1. Zoë vet att hon har en 2:a: det är {r:röda 2:an}. Och Björn har {r:röda 3:an}. Ger du information en enda gång kan du få båda att spela.</translation>
    </message>
    <message>
        <source>Tell Björn about red. Zoë sees that his card does not fit yet, that a red 2 is lacking, and that her 2 can be it.</source>
        <translation>Ge Björn information om rött. Zoë ser att hans kort inte passar än, att en röd 2:a saknas, och att hennes 2:a kan vara den.</translation>
    </message>
    <message>
        <source>The clue goes to Björn, about red: so Zoë, who acts before him, is prompted.</source>
        <translation>Informationen går till Björn, om rött: då uppmanas Zoë, som agerar före honom.</translation>
    </message>
    <message>
        <source>Zoë plays her 2, though nobody has told her its colour.</source>
        <translation>Zoë spelar sin 2:a, fast ingen har sagt färgen.</translation>
    </message>
    <message>
        <source>And Björn knows: his red card is the 3.</source>
        <translation>Och Björn vet: hans röda kort är 3:an.</translation>
    </message>
    <message>
        <source>Another game. Long ago Björn saved your oldest card: it is a 2. White has come to 1.</source>
        <translation>Ett annat spel. För länge sedan räddade Björn ditt äldsta kort: det är en 2:a. Vitt har kommit till 1.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about white, and you see her card: it is the white 3. It does not fit yet.</source>
        <translation>Björn ger Zoë information om vitt, och du ser hennes kort: det är den vita 3:an. Det passar inte än.</translation>
    </message>
    <message>
        <source>Björn would not tell her about a card that cannot be played. What is he counting on?</source>
        <translation>Björn skulle inte ge information om ett kort som inte kan spelas. Vad räknar han med?</translation>
    </message>
    <message>
        <source>A white 2 is lacking, and you know that you hold a 2. Play it, in slot 5.</source>
        <translation>En vit 2:a saknas, och du vet att du har en 2:a. Spela den, på plats 5.</translation>
    </message>
    <message>
        <source>It was the white 2, and Zoë follows with her 3.</source>
        <translation>Det var den vita 2:an, och Zoë följer efter med sin 3:a.</translation>
    </message>
    <message>
        <source>A prompt: whoever acts between giver and receiver, and has a card with a clue that can be the one that is lacking, plays it; of several the newest.</source>
        <translation>En uppmaning: den som agerar mellan givaren och mottagaren och har ett kort med information som kan vara det som saknas, spelar det; av flera det nyaste.</translation>
    </message>
    <message>
        <source>With four or five players a clue can count on two unseen cards, in different hands.</source>
        <translation>Med fyra eller fem spelare kan den som ger information räkna med två osedda kort, i olika händer.</translation>
    </message>
    <message>
        <source>Saar tells Jonas about red. His card is the red 3. Red has not begun: two cards are lacking.</source>
        <translation>Saar ger Jonas information om rött. Hans kort är den röda 3:an. Rött har inte börjat: två kort saknas.</translation>
    </message>
    <message>
        <source>Maud’s newest card is the {r:red 2}. So where is the red 1?</source>
        <translation>Mauds nyaste kort är {r:röda 2:an}. Var är då den röda 1:an?</translation>
    </message>
    <message>
        <source>You act first, and the lowest card comes first: play your newest card, slot 1.</source>
        <translation>Du agerar först, och det lägsta kortet kommer först: spela ditt nyaste kort, plats 1.</translation>
    </message>
    <message>
        <source>Maud has seen it, and plays the red 2 unseen.</source>
        <translation>Maud har sett det och spelar den röda 2:an osedd.</translation>
    </message>
    <message>
        <source>And Jonas the red 3. Three points for one lantern.</source>
        <translation>Och Jonas den röda 3:an. Tre poäng för en lykta.</translation>
    </message>
    <message>
        <source>Your turn to give one. Look at the newest cards of Maud and Jonas, and at Saar’s {g:green 3}.</source>
        <translation>Nu är det din tur att ge information. Titta på Mauds och Jonas nyaste kort, och på Saars {g:gröna 3:a}.</translation>
    </message>
    <message>
        <source>Have all three play green.</source>
        <translation>Få alla tre att spela grönt.</translation>
    </message>
    <message>
        <source>Tell the last one in the row, Saar, about green.</source>
        <translation>Ge den sista i raden, Saar, information om grönt.</translation>
    </message>
    <message>
        <source>Maud plays the green 1 unseen.</source>
        <translation>Maud spelar den gröna 1:an osedd.</translation>
    </message>
    <message>
        <source>And Jonas the green 2. Saar knows the rest.</source>
        <translation>Och Jonas den gröna 2:an. Resten vet Saar.</translation>
    </message>
    <message>
        <source>The longer the chain, the more must go right. Make sure that each of them really holds the card where they will look for it: newest, and without a clue.</source>
        <translation>Ju längre kedja, desto mer måste stämma. Se till att var och en verkligen har kortet där de letar: nyast och utan information.</translation>
    </message>
    <message>
        <source>Late in another game: six cards are left in the deck. Each discard and each play draws one. When the deck is empty, everybody has one turn left.</source>
        <translation>Sent i ett annat spel: sex kort är kvar i korthögen. För varje kort som kastas eller spelas dras ett nytt. När högen är tom har alla en tur kvar.</translation>
    </message>
    <message>
        <source>Pace says how many discards you can still afford: points made, plus cards in the deck, plus players, minus the points you aim for. Here it is 17 + 6 + 3 − 25 = 1.</source>
        <translation>Tempot säger hur många kort ni ännu har råd att kasta: gjorda poäng, plus kort i korthögen, plus spelare, minus poängen ni siktar på. Här är det 17 + 6 + 3 − 25 = 1.</translation>
    </message>
    <message>
        <source>You have no sure play. Do not spend the last spare turn on a discard: Maud’s {b:blue 4} fits.</source>
        <translation>Du har inget säkert kort att spela. Slösa inte bort er sista extra tur på att kasta: Mauds {b:blå 4:a} passar.</translation>
    </message>
    <message>
        <source>There are lanterns left. Tell Maud about blue, or about 4s: then she uses her turn for a point.</source>
        <translation>Det finns lyktor kvar. Ge Maud information om blått, eller om 4:or: då använder hon sin tur till en poäng.</translation>
    </message>
    <message>
        <source>Maud plays the blue 4: 18 points.</source>
        <translation>Maud spelar den blå 4:an: 18 poäng.</translation>
    </message>
    <message>
        <source>Early, lanterns are scarce and discards cheap. Late, it is the turns that are scarce: then spend lanterns, even on small things, rather than cards.</source>
        <translation>I början är lyktorna få och det kostar lite att kasta. Mot slutet är det turerna som är få: släck då hellre lyktor, även för småsaker, än kasta kort.</translation>
    </message>
    <message>
        <source>These five cards are your hand. You see only their backs; your teammates see the faces. Slot 1, on the left, is the newest card, slot 5 the oldest.</source>
        <translation>De här fem korten är din hand. Du ser bara baksidorna; dina lagkamrater ser framsidorna. Plats 1, längst till vänster, är det nyaste kortet, plats 5 det äldsta.</translation>
    </message>
    <message>
        <source>Zoë and Björn hold their cards the same way: you see all of them, they see none of their own. So everybody needs the others to find out what they hold.</source>
        <translation>Zoë och Björn håller sina kort på samma sätt: du ser allihop, de ser inga av sina egna. Alla behöver alltså varandra för att få veta vad de har.</translation>
    </message>
    <message>
        <source>This is what you build together: five fireworks, one of each colour, each laid from 1 up to 5. Every card laid is a point; all of them together are 25.</source>
        <translation>Det här bygger ni tillsammans: fem fyrverkerier, ett i varje färg, vart och ett lagt från 1 till 5. Varje lagt kort är en poäng; allihop blir 25.</translation>
    </message>
    <message>
        <source>Lit lanterns are clues you may still give: eight blue tokens in the box. Each mistake is a strike, a red token; the third ends the game. And the deck runs out in the end.</source>
        <translation>Tända lyktor är information ni ännu kan ge: åtta blå marker i asken. Varje misstag kostar en röd marker; den tredje avslutar spelet. Och korthögen tar slut till sist.</translation>
    </message>
    <message>
        <source>Zoë begins. She tells you about 1s: exactly one of your cards is a 1, and now it lights up. A 1 of a colour that has not begun always fits.</source>
        <translation>Zoë börjar. Hon ger dig information om 1:or: precis ett av dina kort är en 1:a, och nu lyser det. En 1:a i en färg som inte har börjat passar alltid.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about red: one of her cards is red. Look at it: it is the red 1, and she knows now that it can be played.</source>
        <translation>Björn ger Zoë information om rött: ett av hennes kort är rött. Titta på det: det är den röda 1:an, och nu vet hon att det kan spelas.</translation>
    </message>
    <message>
        <source>Your turn: play the card you were told about. Click it and then the fireworks, drag it there, or press P and the number of its slot.</source>
        <translation>Din tur: spela kortet du fick information om. Klicka på det och sedan på fyrverkerierna, dra det dit, eller tryck P och platsens nummer.</translation>
    </message>
    <message>
        <source>The card that lit up is in slot 2. Play that one.</source>
        <translation>Kortet som lyste upp ligger på plats 2. Spela det.</translation>
    </message>
    <message>
        <source>It was the white 1, and the first firework has begun. You drew a new card, and your hand moved one place to the right. Zoë now plays her red 1.</source>
        <translation>Det var den vita 1:an, och det första fyrverkeriet har börjat. Du drog ett nytt kort, och din hand flyttades ett steg åt höger. Zoë spelar nu sin röda 1:a.</translation>
    </message>
    <message>
        <source>On the right everything is written down, and under “Why?” a teammate says why it did what it did. That is the whole table. Next: playing cards.</source>
        <translation>Till höger skrivs allt upp, och under ”Varför?” säger en lagkamrat varför den gjorde som den gjorde. Det är hela bordet. Härnäst: att spela kort.</translation>
    </message>
    <message>
        <source>A card fits if it is the next one of its colour: at the beginning any 1, then the 2 of that colour, and so on up to 5. Two 1s of one colour do not both fit.</source>
        <translation>Ett kort passar om det är nästa i sin färg: i början vilken 1:a som helst, sedan färgens 2:a, och så vidare till 5. Av två 1:or i samma färg passar bara den ena.</translation>
    </message>
    <message>
        <source>Zoë tells you about 1s, and this time two of your cards light up. Both are 1s, of whatever colour.</source>
        <translation>Zoë ger dig information om 1:or, och den här gången lyser två av dina kort. Båda är 1:or, av vilken färg det nu är.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about green. She has one green card, and you can see that it is the 1.</source>
        <translation>Björn ger Zoë information om grönt. Hon har ett grönt kort, och du ser att det är 1:an.</translation>
    </message>
    <message>
        <source>Nothing lies on the table yet, so every 1 fits. Play one of your two 1s.</source>
        <translation>Inget ligger på bordet än, så varje 1:a passar. Spela en av dina två 1:or.</translation>
    </message>
    <message>
        <source>Your 1s are the cards that light up, in slots 2 and 4.</source>
        <translation>Dina 1:or är korten som lyser, på plats 2 och 4.</translation>
    </message>
    <message>
        <source>Well done. Zoë plays her green 1.</source>
        <translation>Bra. Zoë spelar sin gröna 1:a.</translation>
    </message>
    <message>
        <source>Björn knows nothing about his cards, and tries his luck all the same. Watch.</source>
        <translation>Björn vet ingenting om sina kort och chansar ändå. Se på.</translation>
    </message>
    <message>
        <source>It did not fit: the card is lost to the discards, and the table has a strike. With three strikes the game is over at once, and all points are gone.</source>
        <translation>Det passade inte: kortet hamnar i kasthögen och bordet får en röd marker. Med tre röda marker är spelet slut på en gång, och alla poäng är borta.</translation>
    </message>
    <message>
        <source>Do better: you still hold a 1. It moved when you drew, but it still bears its mark. Play it.</source>
        <translation>Gör det bättre: du har en 1:a kvar. Den flyttades när du drog, men den har kvar sitt märke. Spela den.</translation>
    </message>
    <message>
        <source>Look for the card with a 1 on its back: that is what you were told.</source>
        <translation>Leta efter kortet med en 1:a på baksidan: det är vad du fick veta.</translation>
    </message>
    <message>
        <source>That is all there is to playing. When a 5 completes a firework, a lantern is lit again as a reward. Next: giving clues.</source>
        <translation>Mer än så är det inte att spela. När en 5:a gör ett fyrverkeri komplett tänds en lykta igen som belöning. Härnäst: att ge information.</translation>
    </message>
    <message>
        <source>A clue puts out a lantern. You tell one teammate about one colour or one value in their hand; never about both, and never about your own cards.</source>
        <translation>Att ge information släcker en lykta. Du berättar för en lagkamrat om en färg eller ett värde i dennes hand; aldrig om båda, och aldrig om dina egna kort.</translation>
    </message>
    <message>
        <source>A clue is complete: tell Zoë about red, and both red cards light up, not only the one you mean. The cards it leaves dark are not red: that is worth knowing, too.</source>
        <translation>Information är alltid fullständig: berätta för Zoë om rött, och båda röda korten lyser, inte bara det du menar. Korten som förblir mörka är inte röda: även det är värt att veta.</translation>
    </message>
    <message>
        <source>Tell Zoë about red: click her {r:red 1}, then choose its colour. With keys: C, then the clue.</source>
        <translation>Ge Zoë information om rött: klicka på hennes {r:röda 1:a} och välj färgen. Med tangenter: C, sedan informationen.</translation>
    </message>
    <message>
        <source>Here you are to practise the colour: tell Zoë, not Björn, about red.</source>
        <translation>Här ska du öva på färgen: ge Zoë, inte Björn, information om rött.</translation>
    </message>
    <message>
        <source>Zoë reasons: you would not point at red cards for nothing. She plays the newest of the two, and it fits. How she knew which one is for a later lesson.</source>
        <translation>Zoë tänker: du pekar inte ut röda kort för ro skull. Hon spelar det nyaste av de två, och det passar. Hur hon visste vilket kommer i en senare lektion.</translation>
    </message>
    <message>
        <source>Björn tells you about green: you will get to that card in a moment.</source>
        <translation>Björn ger dig information om grönt: till det kortet kommer du strax.</translation>
    </message>
    <message>
        <source>First help Björn: his {y:yellow 1} would fit. Tell him about 1s, or about yellow; 1s would point at it alone.</source>
        <translation>Hjälp Björn först: hans {y:gula 1:a} skulle passa. Ge honom information om 1:or, eller om gult; 1:or skulle peka ut bara det kortet.</translation>
    </message>
    <message>
        <source>Björn sits on the right. Point at his {y:yellow 1}, and tell him its value or its colour.</source>
        <translation>Björn sitter till höger. Peka ut hans {y:gula 1:a}: ge honom information om värdet eller färgen.</translation>
    </message>
    <message>
        <source>Zoë knows of nothing to play and throws a card away: that lights a lantern again.</source>
        <translation>Zoë vet inget att spela och kastar ett kort: det tänder en lykta igen.</translation>
    </message>
    <message>
        <source>Björn plays his yellow 1: your clue has done its work.</source>
        <translation>Björn spelar sin gula 1:a: din information har gjort sitt.</translation>
    </message>
    <message>
        <source>And now your green card: what else would Björn have meant? Play it.</source>
        <translation>Och nu ditt gröna kort: vad skulle Björn annars ha menat? Spela det.</translation>
    </message>
    <message>
        <source>It is the card that bears a green mark.</source>
        <translation>Det är kortet med ett grönt märke.</translation>
    </message>
    <message>
        <source>When no lantern is lit, nobody can give a clue: somebody has to discard. That is the next lesson.</source>
        <translation>När ingen lykta är tänd kan ingen ge information: någon måste kasta ett kort. Det är nästa lektion.</translation>
    </message>
    <message>
        <source>Discarding is the third thing you can do in a turn. The card goes open onto the discards, you draw another, and a lantern is lit: somebody can give a clue again.</source>
        <translation>Att kasta är det tredje du kan göra på din tur. Kortet läggs öppet i kasthögen, du drar ett nytt, och en lykta tänds: någon kan ge information igen.</translation>
    </message>
    <message>
        <source>Björn has told you that you hold a 5: keep it. Of the other cards teammates expect the oldest to go first. Discard slot 5: click it, then the discards, or press D and 5.</source>
        <translation>Björn har berättat att du har en 5:a: behåll den. Av de andra korten räknar lagkamraterna med att du kastar det äldsta först. Kasta plats 5: klicka på den och sedan på kasthögen, eller tryck D och 5.</translation>
    </message>
    <message>
        <source>Discard the card in slot 5: it is your oldest, and no clue has spoken of it.</source>
        <translation>Kasta kortet på plats 5: det är ditt äldsta, och ingen information har gällt det.</translation>
    </message>
    <message>
        <source>A lantern is lit again. The discards on the right are open to all at any time; there you see which cards are gone for good.</source>
        <translation>En lykta är tänd igen. Kasthögen till höger är alltid öppen för alla; där ser du vilka kort som är borta för gott.</translation>
    </message>
    <message>
        <source>Zoë uses the lantern at once: she tells Björn about red.</source>
        <translation>Zoë använder genast lyktan: hon ger Björn information om rött.</translation>
    </message>
    <message>
        <source>And Björn plays the red 1. Your discard has paid.</source>
        <translation>Och Björn spelar den röda 1:an. Ditt kastade kort lönade sig.</translation>
    </message>
    <message>
        <source>Discard once more. Now your oldest card is the 5 you were told about, and there is only one 5 of each colour. So the next oldest goes, in slot 4.</source>
        <translation>Kasta en gång till. Nu är ditt äldsta kort 5:an du fick veta om, och det finns bara en 5:a i varje färg. Kasta alltså det näst äldsta, på plats 4.</translation>
    </message>
    <message>
        <source>The oldest card without a clue now lies in slot 4.</source>
        <translation>Det äldsta kortet utan information ligger nu på plats 4.</translation>
    </message>
    <message>
        <source>Of each colour there are three 1s, two each of 2, 3 and 4, and a single 5. And remember: while all eight lanterns are lit, nobody may discard.</source>
        <translation>Av varje färg finns tre 1:or, två vardera av 2, 3 och 4, och en enda 5:a. Och kom ihåg: så länge alla åtta lyktor är tända får ingen kasta.</translation>
    </message>
    <message>
        <source>Late in another game. The last card of the deck has just been drawn: from here on nobody draws any more.</source>
        <translation>Sent i ett annat spel. Det sista kortet i korthögen har just dragits: från och med nu drar ingen fler.</translation>
    </message>
    <message>
        <source>Everybody has one more turn, whoever drew the last card included. With three players that is three turns: you, Zoë, Björn.</source>
        <translation>Alla har en tur till, även den som drog det sista kortet. Med tre spelare blir det tre turer: du, Zoë, Björn.</translation>
    </message>
    <message>
        <source>You know that your oldest card is the {w:white 5}, and white has come to 4. Make the point while you can.</source>
        <translation>Du vet att ditt äldsta kort är {w:vita 5:an}, och vitt har kommit till 4. Ta poängen medan du kan.</translation>
    </message>
    <message>
        <source>Nothing is worth more now than a point: play the {w:white 5} in slot 5.</source>
        <translation>Inget är mer värt nu än en poäng: spela {w:vita 5:an} på plats 5.</translation>
    </message>
    <message>
        <source>Zoë has nothing to play. She tells Björn about 5s, with the last clue that makes sense.</source>
        <translation>Zoë har inget att spela. Hon ger Björn information om 5:or, den sista som är till nytta.</translation>
    </message>
    <message>
        <source>And Björn completes green. That was the last turn.</source>
        <translation>Och Björn gör grönt komplett. Det var den sista turen.</translation>
    </message>
    <message>
        <source>The top cards are counted: 5 + 5 + 4 + 5 + 5 are 24 points, “extraordinary”. With 25 the show would have been perfect. You know the rules now: play, or learn what clues say between the lines.</source>
        <translation>De översta korten räknas: 5 + 5 + 4 + 5 + 5 är 24 poäng, ”häpnadsväckande”. Med 25 hade det varit fulländat. Nu kan du reglerna: spela, eller lär dig vad information säger mellan raderna.</translation>
    </message>
    <message>
        <source>At standard tables a clue may count on a card that nobody knows about yet: the newest card without a clue of whoever acts in between.</source>
        <translation>Vid standardbord kan den som ger information räkna med ett kort som ingen vet något om än: det nyaste kortet utan information hos den som agerar däremellan.</translation>
    </message>
    <message>
        <source>Noor tells Daniël about red. You see his card: it is the red 2, and no red 1 lies on the table.</source>
        <translation>Noor ger Daniël information om rött. Du ser hans kort: det är den röda 2:an, och ingen röd 1:a ligger på bordet.</translation>
    </message>
    <message>
        <source>Nobody has a red 1 with a clue. You act before Daniël. So Noor counts on you: what do you do?</source>
        <translation>Ingen har en röd 1:a med information. Du agerar före Daniël. Noor räknar alltså med dig: vad gör du?</translation>
    </message>
    <message>
        <source>Play your newest card without a clue, unseen: slot 1. If it were not the red 1, the clue would make no sense.</source>
        <translation>Spela ditt nyaste kort utan information, osett: plats 1. Vore det inte den röda 1:an skulle informationen vara meningslös.</translation>
    </message>
    <message>
        <source>The red 1, indeed: that is a finesse. And Daniël has seen your play; he knows now that his card is the 2.</source>
        <translation>Den röda 1:an, mycket riktigt: det är en finess. Och Daniël såg ditt drag; nu vet han att hans kort är 2:an.</translation>
    </message>
    <message>
        <source>Now you. Noor holds the {g:green 2}. Between you and her sits Daniël, and his newest card is the {g:green 1}.</source>
        <translation>Nu du. Noor har {g:gröna 2:an}. Mellan dig och henne sitter Daniël, och hans nyaste kort är {g:gröna 1:an}.</translation>
    </message>
    <message>
        <source>Have both of them play with a single clue.</source>
        <translation>Få båda att spela genom att ge information en enda gång.</translation>
    </message>
    <message>
        <source>Tell Noor about green: then Daniël sees that a green 1 is lacking.</source>
        <translation>Ge Noor information om grönt: då ser Daniël att en grön 1:a saknas.</translation>
    </message>
    <message>
        <source>Daniël plays his newest card unseen: the green 1.</source>
        <translation>Daniël spelar sitt nyaste kort osett: den gröna 1:an.</translation>
    </message>
    <message>
        <source>Noor’s card must be the 2 then.</source>
        <translation>Då måste Noors kort vara 2:an.</translation>
    </message>
    <message>
        <source>A prompt comes before a finesse: whoever has a card with a clue that could be the one lacking plays that. Only else the newest unclued card is played, at once.</source>
        <translation>Uppmaning går före finess: den som har ett kort med information som kan vara det som saknas spelar det. Först om ingen har ett sådant kort spelas det nyaste kortet utan information, genast.</translation>
    </message>
    <message>
        <source>At the beginning one clue about 1s can bring several plays. For that all must agree on the order.</source>
        <translation>I början kan information om 1:or leda till flera spelade kort. Då måste alla vara överens om ordningen.</translation>
    </message>
    <message>
        <source>Daniël tells you about 1s: three cards light up.</source>
        <translation>Daniël ger dig information om 1:or: tre kort lyser.</translation>
    </message>
    <message>
        <source>Noor tells Daniël about his red 1.</source>
        <translation>Noor ger Daniël information om hans röda 1:a.</translation>
    </message>
    <message>
        <source>Of several 1s told at once, the oldest is played first. Which one is that?</source>
        <translation>Av flera 1:or som pekats ut på en gång spelas den äldsta först. Vilken är det?</translation>
    </message>
    <message>
        <source>The oldest of your 1s lies furthest to the right: slot 4.</source>
        <translation>Den äldsta av dina 1:or ligger längst till höger: plats 4.</translation>
    </message>
    <message>
        <source>Daniël plays the red 1.</source>
        <translation>Daniël spelar den röda 1:an.</translation>
    </message>
    <message>
        <source>Noor discards her chop.</source>
        <translation>Noor kastar sitt kastkort.</translation>
    </message>
    <message>
        <source>And the next one in turn.</source>
        <translation>Och nästa i ordningen.</translation>
    </message>
    <message>
        <source>Again the oldest of the two that are left: slot 4, for you have drawn a card.</source>
        <translation>Återigen den äldsta av de två som är kvar: plats 4, för du har dragit ett kort.</translation>
    </message>
    <message>
        <source>Another game. Daniël was told about two 1s and played the white one. Then Noor took a chance and played a red 1. Daniël’s other 1 is red, too: he would play it next, and strike.</source>
        <translation>Ett annat spel. Daniël fick information om två 1:or och spelade den vita. Sedan chansade Noor och spelade den röda 1:an. Daniëls andra 1:a är också röd: han skulle spela den härnäst och få en röd marker.</translation>
    </message>
    <message>
        <source>Keep Daniël from playing his {r:red 1}.</source>
        <translation>Hindra Daniël från att spela sin {r:röda 1:a}.</translation>
    </message>
    <message>
        <source>Tell him about red: then he knows that it is the red 1, which already lies there.</source>
        <translation>Ge honom information om rött: då vet han att det är den röda 1:an, som redan ligger där.</translation>
    </message>
    <message>
        <source>A fix: a clue that shows that a card somebody would have played does not fit says only that. It is worth a lantern: a strike costs more.</source>
        <translation>En rättelse: information som visar att ett kort någon skulle ha spelat inte passar säger bara det. Den är värd en lykta: en röd marker kostar mer.</translation>
    </message>
    <message>
        <source>All lanterns are lit, so you may not discard; nothing in the others’ hands fits, and no chop needs saving. Still you have to give a clue.</source>
        <translation>Alla lyktor är tända, så du får inte kasta; inget i de andras händer passar, och inget kastkort behöver räddas. Ändå måste du ge information.</translation>
    </message>
    <message>
        <source>Find a clue that does no harm: everybody knows that 5s, told away from the chop, only pass the turn.</source>
        <translation>Hitta information som inte gör skada: alla vet att information om 5:or som inte gäller kastkortet bara skickar turen vidare.</translation>
    </message>
    <message>
        <source>Tell Daniël about 5s. Any other clue would say “play this”, and he would.</source>
        <translation>Ge Daniël information om 5:or. All annan information skulle säga ”spela det här”, och det skulle han göra.</translation>
    </message>
    <message>
        <source>Now the other way round.</source>
        <translation>Nu tvärtom.</translation>
    </message>
    <message>
        <source>Noor tells you about 5s. The card is not your chop.</source>
        <translation>Noor ger dig information om 5:or. Kortet är inte ditt kastkort.</translation>
    </message>
    <message>
        <source>So you have a 5 there, and nothing more has been asked of you. You see nothing to tell either. What remains?</source>
        <translation>Du har alltså en 5:a där, och inget mer begärs av dig. Du ser inget att informera om heller. Vad återstår?</translation>
    </message>
    <message>
        <source>Discard your chop, slot 5: a lantern is missing again, so you may.</source>
        <translation>Kasta ditt kastkort, plats 5: en lykta är släckt, så nu får du.</translation>
    </message>
    <message>
        <source>A stall says little on purpose. Do not read into it what is not there, and do not waste lanterns on it while something better can be said.</source>
        <translation>Ett väntedrag säger med flit nästan inget. Läs inte in det som inte finns, och slösa inte lyktor på det medan något bättre kan sägas.</translation>
    </message>
    <message>
        <source>A sixth firework: five multicolour cards, one of each value. No other colour’s clue touches them; they are told about as “multicolour”.</source>
        <translation>Ett sjätte fyrverkeri: fem multifärgade kort, ett av varje värde. Information om en annan färg pekar inte på dem; man säger ”multifärgat”.</translation>
    </message>
    <message>
        <source>Björn tells you about multicolour: one of your cards.</source>
        <translation>Björn ger dig information om multifärgat: ett av dina kort.</translation>
    </message>
    <message>
        <source>It will be the 1, for it is not your chop. But first look at Zoë’s chop: the {m:multicolour 2}. There is no second one of any multicolour card.</source>
        <translation>Det måste vara 1:an, för det är inte ditt kastkort. Men titta först på Zoës kastkort: {m:multifärgade 2:an}. Av multifärgade kort finns aldrig två lika.</translation>
    </message>
    <message>
        <source>Every multicolour card is the last of its kind. Save the {m:multicolour 2}.</source>
        <translation>Varje multifärgat kort är det sista i sitt slag. Rädda {m:multifärgade 2:an}.</translation>
    </message>
    <message>
        <source>Tell Zoë about 2s, or about multicolour. Your own play can wait.</source>
        <translation>Ge Zoë information om 2:or, eller om multifärgat. Ditt eget kort kan vänta.</translation>
    </message>
    <message>
        <source>Zoë discards the next oldest card.</source>
        <translation>Zoë kastar det näst äldsta kortet.</translation>
    </message>
    <message>
        <source>Björn discards his chop.</source>
        <translation>Björn kastar sitt kastkort.</translation>
    </message>
    <message>
        <source>Now play your multicolour card.</source>
        <translation>Spela nu ditt multifärgade kort.</translation>
    </message>
    <message>
        <source>It is the card with the multicolour mark.</source>
        <translation>Det är kortet med det multifärgade märket.</translation>
    </message>
    <message>
        <source>Six fireworks are 30 points at most, and that show is called divine.</source>
        <translation>Sex fyrverkerier ger högst 30 poäng, och den uppvisningen kallas gudomlig.</translation>
    </message>
    <message>
        <source>With the timed choreography you may announce the colour of a card before you turn it over.</source>
        <translation>Med den minutiösa koreografin får du utropa ett korts färg innan du vänder upp det.</translation>
    </message>
    <message>
        <source>Zoë tells you about red: you know the colour of the card in slot 2 for certain.</source>
        <translation>Zoë ger dig information om rött: du vet säkert vilken färg kortet på plats 2 har.</translation>
    </message>
    <message>
        <source>Björn tells Zoë about blue. Two lanterns are out.</source>
        <translation>Björn ger Zoë information om blått. Två lyktor är släckta.</translation>
    </message>
    <message>
        <source>Play the card in slot 2, and announce red: if that is right, a lantern is lit again.</source>
        <translation>Spela kortet på plats 2 och utropa rött: stämmer det, tänds en lykta igen.</translation>
    </message>
    <message>
        <source>It would fit without announcing, too; but then no lantern is lit. Choose slot 2, the fireworks, and then red.</source>
        <translation>Det passar utan utrop också, men då tänds ingen lykta. Välj plats 2, fyrverkerierna och sedan rött.</translation>
    </message>
    <message>
        <source>A lantern is back. Announce only what you know: a wrong colour costs a strike, even if the card would have fitted. For a 5 there are two lanterns in all.</source>
        <translation>En lykta är tillbaka. Utropa bara det du vet: fel färg kostar en röd marker, även om kortet hade passat. För en 5:a blir det sammanlagt två lyktor.</translation>
    </message>
    <message>
        <source>In the final bouquet the game does not end with the deck. It goes on until every firework is complete, or until that has become impossible: then it is lost.</source>
        <translation>I Till sista droppen tar spelet inte slut med korthögen. Det pågår tills alla fyrverkerier är kompletta, eller tills det blivit omöjligt: då är det förlorat.</translation>
    </message>
    <message>
        <source>One {w:white 4} lies on the discards. Zoë’s chop is the other. If she discards it, the game is over.</source>
        <translation>En {w:vit 4:a} ligger i kasthögen. Zoës kastkort är den andra. Kastar hon den är spelet slut.</translation>
    </message>
    <message>
        <source>You have a 1 to play, but this comes first. Save the {w:white 4}.</source>
        <translation>Du har en 1:a att spela, men detta går före. Rädda {w:vita 4:an}.</translation>
    </message>
    <message>
        <source>Tell Zoë about 4s, or about white.</source>
        <translation>Ge Zoë information om 4:or, eller om vitt.</translation>
    </message>
    <message>
        <source>Zoë discards a card that there is another of.</source>
        <translation>Zoë kastar ett kort som det finns ett till av.</translation>
    </message>
    <message>
        <source>Björn tells you more about your 1: it is red.</source>
        <translation>Björn berättar mer om din 1:a: den är röd.</translation>
    </message>
    <message>
        <source>Now there is time for it: play your 1.</source>
        <translation>Nu finns det tid: spela din 1:a.</translation>
    </message>
    <message>
        <source>It is the card with the red mark and the 1.</source>
        <translation>Det är kortet med rött märke och en 1:a.</translation>
    </message>
    <message>
        <source>There is no rating here, only complete or lost. Take your time: when the deck is empty, hands shrink, but nobody counts the turns.</source>
        <translation>Här finns inget omdöme, bara komplett eller förlorat. Ta god tid på er: när högen är tom krymper händerna, men ingen räknar turerna.</translation>
    </message>
    <message>
        <source>A table can allow clues that touch no card: “you hold no 5s”. Here all lanterns are lit, nothing fits, and a clue about a card would only lead astray.</source>
        <translation>Ett bord kan tillåta information som inte pekar på något kort: ”du har inga 5:or”. Här är alla lyktor tända, inget passar, och information om ett kort skulle bara vilseleda.</translation>
    </message>
    <message>
        <source>Tell somebody what they do not hold. All clues stand under “Give a clue”, or press C.</source>
        <translation>Berätta för någon vad den inte har. Allt du kan säga finns under ”Informera”, eller tryck C.</translation>
    </message>
    <message>
        <source>Neither Zoë nor Björn holds a 1, a 2 or a 5: one of these, to either of them.</source>
        <translation>Varken Zoë eller Björn har någon 1:a, 2:a eller 5:a: någon av dem, till endera.</translation>
    </message>
    <message>
        <source>It cost a lantern, and it asked for nothing: the next player may discard again. What it rules out stays true.</source>
        <translation>Det kostade en lykta och bad inte om något: nästa spelare får kasta igen. Det som uteslutits förblir sant.</translation>
    </message>
</context>
<context>
    <name>LessonTitle</name>
    <message>
        <source>The rules</source>
        <translation>Reglerna</translation>
    </message>
    <message>
        <source>What casual tables agree on</source>
        <translation>Vad avspända bord är överens om</translation>
    </message>
    <message>
        <source>Standard: more in one clue</source>
        <translation>Standard: mer med samma information</translation>
    </message>
    <message>
        <source>Expert: the fine points</source>
        <translation>Expert: nyanserna</translation>
    </message>
    <message>
        <source>The variants</source>
        <translation>Varianterna</translation>
    </message>
    <message>
        <source>A look at the table</source>
        <translation>En titt på bordet</translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation>Att spela kort</translation>
    </message>
    <message>
        <source>Giving clues</source>
        <translation>Att ge information</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Att kasta kort</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <translation>Slutet och poängen</translation>
    </message>
    <message>
        <source>Chop and focus</source>
        <translation>Kastkort och fokus</translation>
    </message>
    <message>
        <source>Play clues</source>
        <translation>Spelinformation</translation>
    </message>
    <message>
        <source>Save clues</source>
        <translation>Räddningar</translation>
    </message>
    <message>
        <source>Good touch</source>
        <translation>God pekning</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Uppmaningar</translation>
    </message>
    <message>
        <source>Finesses</source>
        <translation>Finesser</translation>
    </message>
    <message>
        <source>Ordered 1s and fixes</source>
        <translation>1:or i ordning, och rättelser</translation>
    </message>
    <message>
        <source>Stalls</source>
        <translation>Väntedrag</translation>
    </message>
    <message>
        <source>Double finesses</source>
        <translation>Dubbla finesser</translation>
    </message>
    <message>
        <source>Endgame and pace</source>
        <translation>Slutspel och tempo</translation>
    </message>
    <message>
        <source>Avalanche of colours</source>
        <translation>Kaskad av färger</translation>
    </message>
    <message>
        <source>Timed choreography</source>
        <translation>Minutiös koreografi</translation>
    </message>
    <message>
        <source>The final bouquet</source>
        <translation>Till sista droppen</translation>
    </message>
    <message>
        <source>Empty clues</source>
        <translation>Tom information</translation>
    </message>
</context>
<context>
    <name>LevelName</name>
    <message>
        <source>Casual</source>
        <extracomment>a teammate&apos;s level: relaxed play with the simplest conventions</extracomment>
        <translation>Avspänd</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>a teammate&apos;s level: the conventions that most players know</extracomment>
        <translation>Standard</translation>
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
        <translation>Filen med dina spel var skadad: spelen räddas nu.</translation>
    </message>
    <message>
        <source>Your games file was damaged. Brought back so far: {done} of about {whole}.</source>
        <translation>Filen med dina spel var skadad. Räddade hittills: {done} av ungefär {whole}.</translation>
    </message>
    <message>
        <source>Not every game could be brought back yet. The damaged file is kept, and the rest follows at the next start.</source>
        <translation>Alla spel kunde inte hämtas tillbaka än. Den skadade filen finns kvar, och resten följer vid nästa start.</translation>
    </message>
    <message>
        <source>The file of your games was damaged. It is kept as {file}, and a new one was begun: {games}.</source>
        <translation>Filen med dina spel var skadad. Den finns kvar som {file}, och en ny har påbörjats: {games}.</translation>
    </message>
    <message>
        <source>Library · Hanabi</source>
        <translation>Bibliotek · Hanabi</translation>
    </message>
    <message>
        <source>Your games can’t be read right now.</source>
        <translation>Dina spel går inte att läsa just nu.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Döp om</translation>
    </message>
    <message>
        <source>What this game is to be called</source>
        <translation>Vad spelet ska heta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Importing …</source>
        <translation>Importerar …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importera spel</translation>
    </message>
    <message>
        <source>The import has failed.</source>
        <translation>Importen misslyckades.</translation>
    </message>
    <message>
        <source>copied text</source>
        <translation>kopierad text</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>{file} is the path of a file of games</extracomment>
        <translation>{file}, rad {line}</translation>
    </message>
    <message>
        <source>The rest was cancelled.</source>
        <translation>Resten avbröts.</translation>
    </message>
    <message>
        <source>Save the list …</source>
        <translation>Spara listan …</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportera spel</translation>
    </message>
    <message>
        <source>Exporting …</source>
        <translation>Exporterar …</translation>
    </message>
    <message>
        <source>The export has failed.</source>
        <translation>Exporten misslyckades.</translation>
    </message>
    <message>
        <source>Cancelled: no file was written.</source>
        <translation>Avbrutet: ingen fil har skrivits.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Senast spelat</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Stjärnmärkt</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>Utan stjärna</translation>
    </message>
    <message>
        <source>{players}, from turn {turn} of another game</source>
        <extracomment>a game that was taken up from another one, in the list of games</extracomment>
        <translation>{players}, från drag {turn} i ett annat spel</translation>
    </message>
    <message>
        <source>{score} of {most}</source>
        <translation>{score} av {most}</translation>
    </message>
    <message>
        <source>{points}, goes on</source>
        <extracomment>a game that is not over: {points} is &quot;13 of 25&quot;</extracomment>
        <translation>{points}, pågår</translation>
    </message>
    <message>
        <source>{listed} of {games}</source>
        <extracomment>how many games of the library are listed: {games} is &quot;128 games&quot;</extracomment>
        <translation>{listed} av {games}</translation>
    </message>
    <message>
        <source>Deleted games stay here for 30 days. There are none now.</source>
        <translation>Borttagna spel finns kvar här i 30 dagar. Just nu finns det inga.</translation>
    </message>
    <message>
        <source>No game fits.</source>
        <translation>Inget spel stämmer.</translation>
    </message>
    <message>
        <source>No games yet. What you play is kept here, and you can import games.</source>
        <translation>Inga spel än. Det du spelar sparas här, och du kan importera spel.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Titta på det</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>Take the star off</source>
        <translation>Ta bort stjärnan</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stjärnmärk</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportera …</translation>
    </message>
    <message>
        <source>Export all …</source>
        <extracomment>all games that are listed</extracomment>
        <translation>Exportera alla …</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotek</translation>
    </message>
    <message>
        <source>Names, titles, deals …</source>
        <translation>Namn, titlar, givar …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Döp om …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importera</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Which, and why …</source>
        <translation>Vilka, och varför …</translation>
    </message>
    <message>
        <source>Files …</source>
        <translation>Filer …</translation>
    </message>
    <message>
        <source>A whole folder …</source>
        <translation>En hel mapp …</translation>
    </message>
    <message>
        <source>The copied link or game</source>
        <translation>Den kopierade länken eller spelet</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Alla antal</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Vilka spel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Pågående</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Avslutade</translation>
    </message>
    <message>
        <source>Starred games</source>
        <translation>Stjärnmärkta</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importerade</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>Nyligen borttagna</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Antal spelare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>Teammates</source>
        <translation>Lagkamrater</translation>
    </message>
    <message>
        <source>Any teammates</source>
        <translation>Lagkamrater</translation>
    </message>
    <message>
        <source>{points} or more</source>
        <translation>{points} eller mer</translation>
    </message>
    <message>
        <source>Any score</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>Senaste dygnet</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Senaste veckan</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Senaste månaden</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Senaste året</translation>
    </message>
    <message>
        <source>When</source>
        <translation>När</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>The disk is full: this game is not being saved. Make some room and saving goes on by itself.</source>
        <translation>Disken är full: spelet sparas inte. Gör plats, så sparas det igen av sig självt.</translation>
    </message>
    <message>
        <source>The folder for games cannot be written: this game is not being saved. Once it can, saving goes on by itself.</source>
        <translation>Mappen för spelen går inte att skriva i: spelet sparas inte. När det går igen sparas det av sig självt.</translation>
    </message>
    <message>
        <source>Hanabi is open in another window, which keeps the games. Here you can look at finished ones; close the other window to play in this one.</source>
        <translation>Hanabi är öppet i ett annat fönster, och där sparas spelen. Här kan du titta på avslutade spel; stäng det andra fönstret om du vill spela i det här.</translation>
    </message>
    <message>
        <source>A newer version of this program has written your games. They are left as they are: update to see them. What you play now is not being saved.</source>
        <translation>En nyare version av programmet har skrivit dina spel. De lämnas som de är: uppdatera för att se dem. Det du spelar nu sparas inte.</translation>
    </message>
    <message>
        <source>Your games cannot be reached: this game is not being saved. Once they can, saving goes on by itself.</source>
        <translation>Dina spel går inte att nå: spelet sparas inte. När det går igen sparas det av sig självt.</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspelet</translation>
    </message>
    <message>
        <source>d MMM yyyy, hh:mm</source>
        <extracomment>a day and a time of day; the letters as Qt&apos;s date formats know them</extracomment>
        <translation>d MMM yyyy, hh:mm</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Inte importerat</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>What the program is made of</source>
        <translation>Vad programmet består av</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Licensens text</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>{file} cannot be read: {cause}</source>
        <translation>{file} kan inte läsas: {cause}</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the LGPL 3: you may change them and use them here in your version. Put your own build of the same version in place of the files in {folder}. Their source code is at {address}.</source>
        <translation>Qt och Qt for Python används under LGPL 3: du får ändra dem och använda dem här i din version. Lägg ditt eget bygge av samma version i stället för filerna i {folder}. Källkoden finns på {address}.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the LGPL 3: you may change them and use them here in your version. Install your own build of them in the place of the one that is installed. Their source code is at {address}.</source>
        <translation>Qt och Qt for Python används under LGPL 3: du får ändra dem och använda dem här i din version. Installera ditt eget bygge i stället för det som är installerat. Källkoden finns på {address}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Played on from turn {turn}</source>
        <translation>Spelat vidare från drag {turn}</translation>
    </message>
    <message>
        <source>Replay: {points}, {ending}</source>
        <extracomment>a game that is looked at: {points} is &quot;21 points&quot;, {ending} how it ended</extracomment>
        <translation>Repris: {points}, {ending}</translation>
    </message>
    <message>
        <source>Turn {number} · {name} · Hanabi</source>
        <translation>Drag {number} · {name} · Hanabi</translation>
    </message>
    <message>
        <source>{score} of {most} · {rating} · Hanabi</source>
        <translation>{score} av {most} · {rating} · Hanabi</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Nytt spel …</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Samma &amp;giv igen</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startsida</translation>
    </message>
    <message>
        <source>&amp;Open a game …</source>
        <translation>Öppna ett sp&amp;el …</translation>
    </message>
    <message>
        <source>Sa&amp;ve this game as …</source>
        <translation>Spara spelet so&amp;m …</translation>
    </message>
    <message>
        <source>Copy lin&amp;k</source>
        <translation>&amp;Kopiera länk</translation>
    </message>
    <message>
        <source>Open &amp;copied link</source>
        <translation>Öppna kopierad &amp;länk</translation>
    </message>
    <message>
        <source>&amp;Why was that done?</source>
        <translation>&amp;Varför gjordes det?</translation>
    </message>
    <message>
        <source>What does this clue &amp;say to me?</source>
        <extracomment>what the last clue asks of the person who plays</extracomment>
        <translation>Vad &amp;säger den här informationen mig?</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>&amp;Bibliotek</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Stat&amp;istik</translation>
    </message>
    <message>
        <source>Settin&amp;gs …</source>
        <translation>Inst&amp;ällningar …</translation>
    </message>
    <message>
        <source>K&amp;eys …</source>
        <translation>Tangentbor&amp;d …</translation>
    </message>
    <message>
        <source>Ask a &amp;teammate</source>
        <translation>Fråga en lagkamra&amp;t</translation>
    </message>
    <message>
        <source>There is no game to do that with.</source>
        <translation>Det finns inget spel att göra det med.</translation>
    </message>
    <message>
        <source>Only while a game is played.</source>
        <translation>Bara medan ett spel pågår.</translation>
    </message>
    <message>
        <source>W&amp;hat would a teammate do in my place? (a hint)</source>
        <translation>Vad skulle en &amp;lagkamrat göra i mitt ställe? (ett tips)</translation>
    </message>
    <message>
        <source>What this table &amp;agreed on …</source>
        <translation>Vad &amp;bordet kommit överens om …</translation>
    </message>
    <message>
        <source>Ask a teammate</source>
        <translation>Fråga en lagkamrat</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Det finns inget drag att ta tillbaka.</translation>
    </message>
    <message>
        <source>Take &amp;back the last move</source>
        <translation>&amp;Ångra senaste draget</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;pråk</translation>
    </message>
    <message>
        <source>Colo&amp;urs</source>
        <translation>&amp;Färger</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Natt</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Dag</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hög kontrast</translation>
    </message>
    <message>
        <source>Lessons and &amp;puzzles</source>
        <translation>Lektioner o&amp;ch problem</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelbok</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>&amp;About Hanabi</source>
        <translation>&amp;Om Hanabi</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>About Hanabi</source>
        <translation>Om Hanabi</translation>
    </message>
    <message>
        <source>Teammates think with compiled code.</source>
        <translation>Lagkamraterna tänker med kompilerad kod.</translation>
    </message>
    <message>
        <source>Teammates think with plain Python code.</source>
        <translation>Lagkamraterna tänker med ren Pythonkod.</translation>
    </message>
    <message>
        <source>Fireworks, built together in the dark: with teammates who explain themselves, offline. Made with Qt for Python, under the LGPL; the typefaces Figtree and Fraunces are under the SIL Open Font License.</source>
        <translation>Fyrverkerier, byggda tillsammans i mörkret: med lagkamrater som förklarar sig, utan uppkoppling. Gjort med Qt for Python, under LGPL; typsnitten Figtree och Fraunces omfattas av SIL Open Font License.</translation>
    </message>
    <message>
        <source>Licences …</source>
        <translation>Licenser …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something has gone wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>The program has made a mistake. Your game is not lost: it goes on from where it was last saved. The details below hold no cards; whoever looks after the program can use them.</source>
        <translation>Programmet har gjort ett misstag. Ditt spel är inte förlorat: det fortsätter där det senast sparades. Uppgifterna nedan innehåller inga kort; den som sköter programmet har nytta av dem.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Uppgifter</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Kopiera uppgifterna</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopierat</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <extracomment>the name of the person who plays, until another is typed</extracomment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>en ny</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Vem börjar</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Givens nummer</translation>
    </message>
    <message>
        <source>Earlier tables</source>
        <extracomment>a button with a menu: who has played together before</extracomment>
        <translation>Tidigare bord</translation>
    </message>
    <message>
        <source>Give every seat a name.</source>
        <translation>Ge varje plats ett namn.</translation>
    </message>
    <message>
        <source>Give every seat a name of its own.</source>
        <translation>Ge varje plats ett eget namn.</translation>
    </message>
    <message>
        <source>Give every person a badge of their own.</source>
        <translation>Ge varje person ett eget märke.</translation>
    </message>
    <message>
        <source>Whoever wears the most colourful clothes</source>
        <translation>Den med färggladast kläder</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Människa</translation>
    </message>
    <message>
        <source>Teammate: {level}, {personality}</source>
        <extracomment>a teammate: {level} is such as &quot;Casual&quot;, {personality} such as &quot;bold&quot;</extracomment>
        <translation>Lagkamrat: {level}, {personality}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plats {number}</translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <extracomment>a person at a shared screen, until a name is typed: {player} is &quot;Player&quot;</extracomment>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>{seat}: who plays</source>
        <extracomment>read by screen readers: who plays at this seat, a person or a teammate</extracomment>
        <translation>{seat}: vem som spelar</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>Slumpen avgör</translation>
    </message>
    <message>
        <source>Table talk</source>
        <extracomment>what players may say to each other, and what the cards show of earlier clues</extracomment>
        <translation>Samtal vid bordet</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>a word, or a card: r2</source>
        <extracomment>in the slip on a card, before anything is written</extracomment>
        <translation>ett ord, eller ett kort: r2</translation>
    </message>
    <message>
        <source>Note on your card</source>
        <translation>Lapp på ditt kort</translation>
    </message>
</context>
<context>
    <name>PersonalityName</name>
    <message>
        <source>careful</source>
        <extracomment>a teammate&apos;s personality, after its level: &quot;Expert, careful&quot;</extracomment>
        <translation>försiktig</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>a teammate&apos;s personality, after its level: &quot;Expert, bold&quot;</extracomment>
        <translation>djärv</translation>
    </message>
    <message>
        <source>chatty</source>
        <extracomment>a teammate&apos;s personality, after its level: gives clues gladly</extracomment>
        <translation>pratsam</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>This is far larger than a game.</source>
        <translation>Det här är mycket större än ett spel.</translation>
    </message>
    <message>
        <source>There is no game in it: it is empty.</source>
        <translation>Här finns inget spel: det är tomt.</translation>
    </message>
    <message>
        <source>This is nested far deeper than a game.</source>
        <translation>Det här är nästlat mycket djupare än ett spel.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8: see byte {place}.</source>
        <translation>Det här är inte text i UTF-8: se byte {place}.</translation>
    </message>
    <message>
        <source>This is not JSON: something is wrong near byte {place}.</source>
        <translation>Det här är inte JSON: något är fel i närheten av byte {place}.</translation>
    </message>
    <message>
        <source>This breaks off before the game is complete.</source>
        <translation>Det här bryts av innan spelet är fullständigt.</translation>
    </message>
    <message>
        <source>This is JSON, but not a game.</source>
        <translation>Det här är JSON, men inget spel.</translation>
    </message>
    <message>
        <source>This is not a whole game: {place} is missing.</source>
        <translation>Det här är inget helt spel: {place} saknas.</translation>
    </message>
    <message>
        <source>This is not laid out as a game: see {place}.</source>
        <translation>Det här är inte uppställt som ett spel: se {place}.</translation>
    </message>
    <message>
        <source>This is not a link to a game.</source>
        <translation>Det här är ingen länk till ett spel.</translation>
    </message>
    <message>
        <source>This link only names a game that lies on a server, and this program never goes online: share the game as JSON or as a link that holds it.</source>
        <translation>Länken nämner bara ett spel som ligger på en server, och det här programmet går aldrig ut på nätet: dela spelet som JSON eller som en länk som innehåller det.</translation>
    </message>
    <message>
        <source>This link is incomplete: it has {place} characters.</source>
        <translation>Länken är ofullständig: den har {place} tecken.</translation>
    </message>
    <message>
        <source>This game’s variant is not one we play: {place}.</source>
        <translation>Spelets variant är ingen som vi spelar: {place}.</translation>
    </message>
    <message>
        <source>This game’s option is not one we play: {place}.</source>
        <translation>Spelets tillval är inget som vi spelar med: {place}.</translation>
    </message>
    <message>
        <source>Hanabi is for 2 to 5 players, not {place}.</source>
        <translation>Hanabi är för 2 till 5 spelare, inte {place}.</translation>
    </message>
    <message>
        <source>There is no such card in this game: see {place}.</source>
        <translation>Ett sådant kort finns inte i spelet: se {place}.</translation>
    </message>
    <message>
        <source>The deck is not the one in the box: it has {place} cards.</source>
        <translation>Korthögen är inte den i asken: den har {place} kort.</translation>
    </message>
    <message>
        <source>The deck is not the one in the box: count “{place}”.</source>
        <extracomment>{place} is a card, such as &quot;red 1&quot;</extracomment>
        <translation>Korthögen är inte den i asken: räkna ”{place}”.</translation>
    </message>
    <message>
        <source>There is no such action: see {place}.</source>
        <translation>Det finns inget sådant drag: se {place}.</translation>
    </message>
    <message>
        <source>A newer version of this program saved this game (format {place}): update to open it.</source>
        <translation>Spelet sparades av en nyare version av programmet (format {place}): uppdatera för att öppna det.</translation>
    </message>
    <message>
        <source>This game is damaged and cannot be read any more.</source>
        <translation>Spelet är skadat och går inte längre att läsa.</translation>
    </message>
    <message>
        <source>Two parts of this game contradict each other: see {place}.</source>
        <translation>Två delar av spelet säger emot varandra: se {place}.</translation>
    </message>
    <message>
        <source>Turn {turn} is not allowed. {why}</source>
        <translation>Drag {turn} är inte tillåtet. {why}</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Puzzle {number} of {count} · {level}</source>
        <extracomment>{number} of {count} puzzles; {level} is a level of conventions, such as &quot;Casual&quot;</extracomment>
        <translation>Problem {number} av {count} · {level}</translation>
    </message>
    <message>
        <source>What would you do here? One action is clearly best. Do it as in a game: the table waits, and you may look back in the log first.</source>
        <translation>Vad skulle du göra här? Ett drag är klart bäst. Gör det som i ett spel: bordet väntar, och du får gärna titta tillbaka i loggen först.</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>Just det.</translation>
    </message>
    <message>
        <source>Everything else brings at least {points} points less, on average.</source>
        <extracomment>{points} is a number such as 0.8</extracomment>
        <translation>Allt annat ger i genomsnitt minst {points} poäng mindre.</translation>
    </message>
    <message>
        <source>On average this brings {points} points less than the best. Try again.</source>
        <extracomment>{points} is a number such as 0.8</extracomment>
        <translation>I genomsnitt ger det {points} poäng mindre än det bästa. Försök igen.</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <extracomment>{number} of a puzzle</extracomment>
        <translation>Problem {number}</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>RatingName</name>
    <message>
        <source>Horrible</source>
        <translation>Fasansfullt</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Mediokert</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Hedervärt</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Utomordentligt</translation>
    </message>
    <message>
        <source>Extraordinary</source>
        <translation>Häpnadsväckande</translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation>Legendarisk</translation>
    </message>
    <message>
        <source>Divine</source>
        <translation>Gudomlig</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>{name} knew that this card fits.</source>
        <translation>{name} visste att kortet passar.</translation>
    </message>
    <message>
        <source>{name} could tell from the cards in sight that this one fits.</source>
        <translation>{name} kunde se på korten som syns att det här passar.</translation>
    </message>
    <message>
        <source>{name} played unseen: a clue made sense only if this card fits ({cards}).</source>
        <translation>{name} spelade osett: en information var bara begriplig om kortet passar ({cards}).</translation>
    </message>
    <message>
        <source>{name} took a chance: there was nothing better left to do.</source>
        <translation>{name} chansade: det fanns inget bättre kvar att göra.</translation>
    </message>
    <message>
        <source>{name} (slot {slot})</source>
        <extracomment>a card by its holder and its place</extracomment>
        <translation>{name} (plats {slot})</translation>
    </message>
    <message>
        <source>{name} had been told about this card and took it to fit ({cards}).</source>
        <translation>{name} hade fått information om kortet och trodde att det passar ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to play the card in slot {slot} ({cards}).</source>
        <translation>{name} vill att {receiver} spelar kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} counts on {helpers} to play first; then {receiver}’s card in slot {slot} fits ({cards}).</source>
        <translation>{name} räknar med att {helpers} spelar först; sedan passar kortet på plats {slot} hos {receiver} ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants two cards of {receiver}: first {helpers}, then slot {slot} ({cards}).</source>
        <translation>{name} vill ha två kort av {receiver}: först {helpers}, sedan plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} says again: {receiver} can play slot {slot} now ({cards}).</source>
        <translation>{name} påminner: {receiver} kan spela plats {slot} nu ({cards}).</translation>
    </message>
    <message>
        <source>{name} keeps {receiver} from playing a card that does not fit.</source>
        <translation>{name} hindrar {receiver} från att spela ett kort som inte passar.</translation>
    </message>
    <message>
        <source>{name} tells {receiver} more about the card in slot {slot} ({cards}).</source>
        <translation>{name} berättar mer för {receiver} om kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} had nothing better to do than to give this clue.</source>
        <translation>{name} hade inget bättre att göra än att ge den här informationen.</translation>
    </message>
    <message>
        <source>{name} speaks above all of {receiver}’s card in slot {slot}.</source>
        <translation>{name} talar framför allt om kortet på plats {slot} hos {receiver}.</translation>
    </message>
    <message>
        <source>{name} says what {receiver} does not hold.</source>
        <translation>{name} säger vad {receiver} inte har på hand.</translation>
    </message>
    <message>
        <source>{name} knew that this card is no longer of use.</source>
        <translation>{name} visste att kortet inte längre behövs.</translation>
    </message>
    <message>
        <source>{name} had no safe play and discarded the oldest card without a clue.</source>
        <translation>{name} hade inget säkert kort att spela och kastade det äldsta utan information.</translation>
    </message>
    <message>
        <source>{name} gave up the card that seemed least needed.</source>
        <translation>{name} gav upp det kort som verkade minst behövt.</translation>
    </message>
    <message>
        <source>{name} gave no reason.</source>
        <translation>{name} gav inget skäl.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep slot {slot} ({cards}): the other 2 of that colour is nowhere in sight.</source>
        <translation>{name} vill att {receiver} behåller plats {slot} ({cards}): den andra 2:an i färgen syns ingenstans.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep slot {slot} ({cards}): there is only one such 5.</source>
        <translation>{name} vill att {receiver} behåller plats {slot} ({cards}): det finns bara en sådan 5:a.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep slot {slot} ({cards}): it is the last of its kind.</source>
        <translation>{name} vill att {receiver} behåller plats {slot} ({cards}): det är det sista av sitt slag.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Vänta på din tur.</translation>
    </message>
    <message>
        <source>Choose one of your own cards.</source>
        <translation>Välj ett av dina egna kort.</translation>
    </message>
    <message>
        <source>All lanterns are lit: play a card or give a clue.</source>
        <translation>Alla lyktor är tända: spela ett kort eller ge information.</translation>
    </message>
    <message>
        <source>No lantern is lit: play or discard a card.</source>
        <translation>Ingen lykta är tänd: spela eller kasta ett kort.</translation>
    </message>
    <message>
        <source>A clue goes to a teammate, never to yourself.</source>
        <translation>Information ger man till en lagkamrat, aldrig till sig själv.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Där sitter ingen.</translation>
    </message>
    <message>
        <source>That hand is empty: tell somebody else.</source>
        <translation>Den handen är tom: berätta för någon annan.</translation>
    </message>
    <message>
        <source>That colour is not in this game.</source>
        <translation>Den färgen är inte med i spelet.</translation>
    </message>
    <message>
        <source>At this table a clue must touch a card.</source>
        <translation>Vid det här bordet måste information gälla minst ett kort.</translation>
    </message>
    <message>
        <source>Colours are not announced in this game.</source>
        <translation>Färger utropas inte i det här spelet.</translation>
    </message>
    <message>
        <source>This table is strict: only clues speak.</source>
        <translation>Det här bordet är strängt: bara information får ges.</translation>
    </message>
    <message>
        <source>Somebody else decides: say it when it is your turn.</source>
        <translation>Någon annan bestämmer sig: säg det när det är din tur.</translation>
    </message>
    <message>
        <source>You have just said that.</source>
        <translation>Det sa du alldeles nyss.</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>I still know nothing about my hand.</source>
        <translation>Jag vet fortfarande inget om min hand.</translation>
    </message>
    <message>
        <source>Do you remember what you have there?</source>
        <translation>Minns du vad du har där?</translation>
    </message>
    <message>
        <source>Thanks.</source>
        <translation>Tack.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bra spelat.</translation>
    </message>
    <message>
        <source>Sorry.</source>
        <translation>Förlåt.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <extracomment>{name} says something; the quotation marks are those of the language</extracomment>
        <translation>{name}: ”{words}”</translation>
    </message>
    <message>
        <source>{name} asked {other}: “{words}”</source>
        <translation>{name} frågade {other}: ”{words}”</translation>
    </message>
    <message>
        <source>{name} had nothing to point at.</source>
        <translation>{name} hade inget att peka på.</translation>
    </message>
    <message>
        <source>{name} pointed at {cards}.</source>
        <extracomment>{cards} is such as &quot;slot 1 (green), slot 3 (2)&quot;</extracomment>
        <translation>{name} pekade på {cards}.</translation>
    </message>
    <message>
        <source>slot {slot} ({known})</source>
        <extracomment>a card that is pointed at; {known} is such as &quot;green&quot;, &quot;2&quot; or &quot;red 3&quot;</extracomment>
        <translation>plats {slot} ({known})</translation>
    </message>
</context>
<context>
    <name>RemarkMenu</name>
    <message>
        <source>To {name}: {question}</source>
        <extracomment>a menu item: a question to somebody, such as &quot;Elin, do you remember …?&quot;</extracomment>
        <translation>Till {name}: {question}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Drag {turn} av {turns}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tillbaka till spelet</translation>
    </message>
    <message>
        <source>Esc does the same</source>
        <translation>Esc gör detsamma</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spela härifrån</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Alla kort</translation>
    </message>
    <message>
        <source>With whose eyes you see the game</source>
        <translation>Med vems ögon du ser spelet</translation>
    </message>
    <message>
        <source>Where a step ends</source>
        <translation>Var ett steg slutar</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Per drag</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Per varv</translation>
    </message>
    <message>
        <source>From clue to clue</source>
        <translation>Per information</translation>
    </message>
    <message>
        <source>From strike to strike</source>
        <translation>Per röd marker</translation>
    </message>
    <message>
        <source>How fast the game plays by itself</source>
        <translation>Hur fort spelet spelas upp</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>Till given (Home)</translation>
    </message>
    <message>
        <source>A turn back (←)</source>
        <translation>Ett drag bakåt (←)</translation>
    </message>
    <message>
        <source>A turn on (→)</source>
        <translation>Ett drag framåt (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Till slutet (End)</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>Spela upp (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <translation>Pausa (P)</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>The cards are dealt.</source>
        <translation>Korten är utdelade.</translation>
    </message>
    <message>
        <source>{clue}: {cards} of {name}. Enter to tell, Esc to leave.</source>
        <extracomment>{clue} is &quot;Green&quot; or &quot;3s&quot;, {cards} is &quot;three cards&quot;</extracomment>
        <translation>{clue}: {cards} hos {name}. Enter berättar, Esc avbryter.</translation>
    </message>
    <message>
        <source>What do you tell {name}?</source>
        <translation>Vad berättar du för {name}?</translation>
    </message>
    <message>
        <source>Enter plays without announcing, a letter announces a colour.</source>
        <translation>Enter spelar utan ord, en bokstav väljer färg.</translation>
    </message>
    <message>
        <source>Announce {suit}? Enter to play, Esc to leave.</source>
        <extracomment>{suit} is &quot;red&quot;; the card is played after its colour is announced</extracomment>
        <translation>Utropa {suit}? Enter spelar, Esc avbryter.</translation>
    </message>
    <message>
        <source>By its clues this card cannot fit. Enter plays it all the same, Esc leaves it.</source>
        <translation>Enligt informationen kan kortet inte passa. Enter spelar det ändå, Esc låter det vara.</translation>
    </message>
    <message>
        <source>Which card do you play? Click it, or press its number.</source>
        <translation>Vilket kort spelar du? Klicka på det eller tryck på dess nummer.</translation>
    </message>
    <message>
        <source>Which card do you discard? Click it, or press its number.</source>
        <translation>Vilket kort kastar du? Klicka på det eller tryck på dess nummer.</translation>
    </message>
    <message>
        <source>Play this card, or discard it? Esc to leave it.</source>
        <translation>Spela kortet eller kasta det? Esc låter det vara.</translation>
    </message>
    <message>
        <source>As {names} sees it. Let go to see the cards.</source>
        <extracomment>{names} is one name or several: these hands are shown as those who hold them know them</extracomment>
        <translation>Som {names} ser det. Släpp för att se korten.</translation>
    </message>
    <message>
        <source>As your teammates see their own hands. Let go to see the cards.</source>
        <translation>Så ser dina lagkamrater sina egna händer. Släpp för att se korten.</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>The final bouquet</source>
        <translation>Till sista droppen</translation>
    </message>
    <message>
        <source>Timed choreography</source>
        <translation>Minutiös koreografi</translation>
    </message>
    <message>
        <source>Avalanche of colours</source>
        <translation>Kaskad av färger</translation>
    </message>
    <message>
        <source>Clues may touch no card</source>
        <translation>Information får gälla inget kort alls</translation>
    </message>
    <message>
        <source>Play on until all fireworks are complete, or one is lost.</source>
        <translation>Spela tills alla fyrverkerier är klara, eller ett är förlorat.</translation>
    </message>
    <message>
        <source>Announce a card’s colour: a token if right, else a strike.</source>
        <translation>Säg kortets färg: blå marker om det är rätt, annars röd.</translation>
    </message>
    <message>
        <source>A sixth firework, one card of each value: 30 points.</source>
        <translation>Ett sjätte fyrverkeri, ett kort av varje värde: 30 poäng.</translation>
    </message>
    <message>
        <source>You may also say: you have no white cards.</source>
        <translation>Du får också säga: du har inga vita kort.</translation>
    </message>
    <message>
        <source>Strict</source>
        <extracomment>table talk: a clue&apos;s marks show only while it is given</extracomment>
        <translation>Strikt</translation>
    </message>
    <message>
        <source>Friendly</source>
        <extracomment>table talk: what clues have pointed out stays on the cards</extracomment>
        <translation>Vänskapligt</translation>
    </message>
    <message>
        <source>Full memory</source>
        <extracomment>table talk: the cards show all that clues have said</extracomment>
        <translation>Fullt minne</translation>
    </message>
    <message>
        <source>A clue shows while it is given. Then you remember it.</source>
        <translation>Informationen syns medan den ges. Sedan minns du den.</translation>
    </message>
    <message>
        <source>What clues have pointed out stays on the cards.</source>
        <translation>Det som har pekats ut står kvar på korten.</translation>
    </message>
    <message>
        <source>The cards show what they may still be, and may not.</source>
        <translation>Korten visar vad de kan vara, och inte kan vara.</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Save the rulebook</source>
        <translation>Spara regelboken</translation>
    </message>
    <message>
        <source>hanabi-rules</source>
        <extracomment>the name of a file, without its ending</extracomment>
        <translation>hanabi-regler</translation>
    </message>
    <message>
        <source>The rules of Hanabi</source>
        <translation>Reglerna för Hanabi</translation>
    </message>
    <message>
        <source>The rulebook cannot be written there: {cause}</source>
        <translation>Regelboken kan inte sparas där: {cause}</translation>
    </message>
    <message>
        <source>Rulebook · Hanabi</source>
        <translation>Regelbok · Hanabi</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Sök i reglerna</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sidor</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>Sidan</translation>
    </message>
    <message>
        <source>Nothing like that stands in the rules.</source>
        <translation>Något sådant står inte i reglerna.</translation>
    </message>
    <message>
        <source>The first pages are about the game on the table.</source>
        <translation>De första sidorna gäller spelet på bordet.</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <extracomment>a file for printing</extracomment>
        <translation>Spara som PDF …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>RulebookTerms</name>
    <message>
        <source>value</source>
        <extracomment>the rulebook&apos;s own words, parted by commas | what people search for instead</extracomment>
        <translation>värde</translation>
    </message>
    <message>
        <source>rank, number</source>
        <translation>valör, siffra, nummer, rang</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>färg</translation>
    </message>
    <message>
        <source>color, suit</source>
        <translation>kulör, svit</translation>
    </message>
    <message>
        <source>clue</source>
        <translation>information</translation>
    </message>
    <message>
        <source>hint, information, tip, tell</source>
        <translation>ledtråd, tips, hint, upplysning</translation>
    </message>
    <message>
        <source>strike, red token</source>
        <translation>röd marker, röda mark</translation>
    </message>
    <message>
        <source>life, lives, bomb, error, mistake, fuse, misplay</source>
        <translation>liv, bomb, fel, misstag, stubin</translation>
    </message>
    <message>
        <source>blue token</source>
        <translation>blå mark, lykt</translation>
    </message>
    <message>
        <source>clue token, hint token, lantern, note token</source>
        <translation>informationsmarker, ledtrådsmarker, lykta</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>kast</translation>
    </message>
    <message>
        <source>throw away, drop, trash, graveyard</source>
        <translation>slänga, slänghög, lägga bort, skräp</translation>
    </message>
    <message>
        <source>firework</source>
        <translation>fyrverkeri</translation>
    </message>
    <message>
        <source>stack, pile, row, sequence</source>
        <translation>hög, rad, trave, följd</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>kortlek, draghög, hög</translation>
    </message>
    <message>
        <source>draw pile, stock, talon</source>
        <translation>talong, dra kort</translation>
    </message>
    <message>
        <source>multicolour</source>
        <translation>multifärg</translation>
    </message>
    <message>
        <source>multicolor, rainbow</source>
        <translation>regnbåge, alla färger</translation>
    </message>
    <message>
        <source>score, point</source>
        <translation>poäng</translation>
    </message>
    <message>
        <source>rating, win, result</source>
        <translation>resultat, vinst, betyg</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Games cannot be kept in that folder: all stays as it is.</source>
        <translation>Spel går inte att spara i den mappen: allt blir som det är.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved at the moment: they hold until you quit.</source>
        <translation>Dina inställningar kan inte sparas just nu: de gäller tills du avslutar.</translation>
    </message>
    <message>
        <source>The settings could not be read and start afresh. The old file is kept as {file}.</source>
        <translation>Inställningarna gick inte att läsa och har återställts. Den gamla filen finns kvar som {file}.</translation>
    </message>
    <message>
        <source>Where your games are kept</source>
        <translation>Var dina spel sparas</translation>
    </message>
    <message>
        <source>The usual folder</source>
        <translation>Den vanliga mappen</translation>
    </message>
    <message>
        <source>New tables begin as the last one was left.</source>
        <translation>Nya bord börjar som det senaste var.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tangentbord</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Färger</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Rörelse</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volym</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>Samtal vid bordet</translation>
    </message>
    <message>
        <source>Handing over the table</source>
        <translation>Lämna över bordet</translation>
    </message>
    <message>
        <source>Experts think ahead</source>
        <translation>Experter tänker framåt</translation>
    </message>
    <message>
        <source>Games are kept in</source>
        <translation>Spelen sparas i</translation>
    </message>
    <message>
        <source>Cards are heard</source>
        <translation>Korten hörs</translation>
    </message>
    <message>
        <source>Clues are heard</source>
        <translation>Information hörs</translation>
    </message>
    <message>
        <source>Fireworks and strikes are heard</source>
        <translation>Fyrverkerier och röda marker hörs</translation>
    </message>
    <message>
        <source>Your turn and notices are heard</source>
        <translation>Din tur och meddelanden hörs</translation>
    </message>
    <message>
        <source>Warn before a play that cannot fit</source>
        <translation>Varna när ett kort inte kan passa</translation>
    </message>
    <message>
        <source>Ask before a hint: it is counted</source>
        <translation>Fråga före ett tips: det räknas</translation>
    </message>
    <message>
        <source>Ask before the same deal begins again: it is counted</source>
        <translation>Fråga innan samma giv börjar om: det räknas</translation>
    </message>
    <message>
        <source>Another folder that holds games already opens those; an empty one receives a copy of yours.</source>
        <translation>En annan mapp som redan innehåller spel öppnar dem; en tom mapp får en kopia av dina.</translation>
    </message>
    <message>
        <source>Another folder …</source>
        <translation>En annan mapp …</translation>
    </message>
    <message>
        <source>Which key does what …</source>
        <translation>Vilken tangent gör vad …</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Återställ allt</translation>
    </message>
    <message>
        <source>All settings as at the first start; your games stay.</source>
        <translation>Alla inställningar som vid första starten; dina spel finns kvar.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Natt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hög kontrast</translation>
    </message>
    <message>
        <source>With fireworks</source>
        <translation>Med fyrverkerier</translation>
    </message>
    <message>
        <source>Plain, with large symbols</source>
        <translation>Enkla, med stora symboler</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <extracomment>as much motion as the system&apos;s settings ask for</extracomment>
        <translation>Som systemet vill</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Gentle: fading only</source>
        <extracomment>nothing travels, cards only fade out and in</extracomment>
        <translation>Stilla: bara toning</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>As at the last table</source>
        <translation>Som vid senaste bordet</translation>
    </message>
    <message>
        <source>When whoever has played says so</source>
        <translation>När den som har spelat säger till</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Inte alls</translation>
    </message>
    <message>
        <source>Half a second a move at most</source>
        <translation>Högst en halv sekund per drag</translation>
    </message>
    <message>
        <source>Two seconds a move at most</source>
        <translation>Högst två sekunder per drag</translation>
    </message>
    <message>
        <source>Eight seconds a move at most</source>
        <translation>Högst åtta sekunder per drag</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Discards</source>
        <translation>Kasthög</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Vad som hänt</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <extracomment>cards got for each clue given</extracomment>
        <translation>Effektivitet</translation>
    </message>
    <message>
        <source>Eff.</source>
        <extracomment>short for efficiency</extracomment>
        <translation>Eff.</translation>
    </message>
    <message>
        <source>of {most}
best {best}</source>
        <translation>av {most}
bäst {best}</translation>
    </message>
    <message>
        <source>The top values of all fireworks together.</source>
        <translation>De högsta värdena i alla fyrverkerier tillsammans.</translation>
    </message>
    <message>
        <source>The best score that the cards not yet discarded still allow.</source>
        <translation>Det bästa resultat som korten utanför kasthögen ännu tillåter.</translation>
    </message>
    <message>
        <source>How many turns may still pass without a played card before points are lost.</source>
        <translation>Hur många drag som ännu kan gå utan ett spelat kort innan poäng går förlorade.</translation>
    </message>
    <message>
        <source>Cards played or clued in a hand, for each clue given.</source>
        <translation>Spelade kort och kort med information på hand, per given information.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Fireworks, built together in the dark.</source>
        <translation>Fyrverkerier, byggda tillsammans i mörkret.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>På en gång</translation>
    </message>
    <message>
        <source>With {names}, a new deal</source>
        <translation>Med {names}, en ny giv</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>The rules in five minutes</source>
        <translation>Reglerna på fem minuter</translation>
    </message>
    <message>
        <source>Lessons, puzzles and the rulebook</source>
        <translation>Lektioner, problem och regelboken</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Nytt spel …</translation>
    </message>
    <message>
        <source>2 to 5 players, people or teammates</source>
        <translation>2 till 5 spelare, människor eller lagkamrater</translation>
    </message>
    <message>
        <source>{day}, the same deal for everyone</source>
        <extracomment>{day} is &quot;22 November&quot;</extracomment>
        <translation>{day}, samma giv för alla</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>a day and its month; the letters as Qt&apos;s date formats know them</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Deal by number …</source>
        <translation>Giv efter nummer …</translation>
    </message>
    <message>
        <source>One that you know, or that a friend has played</source>
        <translation>En du känner till, eller som en vän har spelat</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotek</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Om</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>With {names}, {points}, {turns}</source>
        <translation>Med {names}, {points}, {turns}</translation>
    </message>
    <message>
        <source>Deal {deal} with {names}, {points}, {turns}</source>
        <translation>Giv {deal} med {names}, {points}, {turns}</translation>
    </message>
    <message>
        <source>What you play is kept here</source>
        <translation>Det du spelar sparas här</translation>
    </message>
    <message>
        <source>How your games went</source>
        <translation>Hur det gick i dina spel</translation>
    </message>
    <message>
        <source>Best {best}, mean {mean}</source>
        <translation>Bäst {best}, i snitt {mean}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics · Hanabi</source>
        <translation>Statistik · Hanabi</translation>
    </message>
    <message>
        <source>Your games can’t be read right now.</source>
        <translation>Dina spel går inte att läsa just nu.</translation>
    </message>
    <message>
        <source>Something went wrong, so there are no statistics.</source>
        <translation>Något gick fel, så det finns ingen statistik.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Spara statistiken</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>How often each score was reached</source>
        <translation>Hur ofta varje poäng nåddes</translation>
    </message>
    <message>
        <source>Score of each game, and the mean of the last twenty</source>
        <translation>Varje spels poäng, och snittet av de senaste tjugo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Snitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bäst</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Fulländade</translation>
    </message>
    <message>
        <source>Lost by strikes</source>
        <translation>Förlorade på röda marker</translation>
    </message>
    <message>
        <source>You haven’t finished such a game yet. Imported games are a choice above.</source>
        <translation>Du har inte spelat klart något sådant spel än. Importerade spel kan väljas här ovanför.</translation>
    </message>
    <message>
        <source>No game matches the choices above.</source>
        <translation>Inga spel passar valen ovan.</translation>
    </message>
    <message>
        <source>Only people</source>
        <translation>Bara människor</translation>
    </message>
    <message>
        <source>In a row</source>
        <extracomment>perfect games one after the other, and the longest such row there was</extracomment>
        <translation>I rad</translation>
    </message>
    <message>
        <source>Since the last loss</source>
        <extracomment>games one after the other that were not lost</extracomment>
        <translation>Sedan senaste förlusten</translation>
    </message>
    <message>
        <source>Perfect games one after the other: now / the longest row.</source>
        <translation>Fulländade spel i rad: nu / längsta raden.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>Som tabeller</translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation>Spara som CSV …</translation>
    </message>
    <message>
        <source>Save as a picture …</source>
        <translation>Spara som bild …</translation>
    </message>
    <message>
        <source>Where they were played</source>
        <translation>Var de spelades</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Spelade här</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importerade</translation>
    </message>
    <message>
        <source>Played here and imported</source>
        <translation>Spelade här och importerade</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Vilka spel</translation>
    </message>
    <message>
        <source>Games without help</source>
        <translation>Spel utan hjälp</translation>
    </message>
    <message>
        <source>Games with help</source>
        <translation>Spel med hjälp</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
    <message>
        <source>What games are told apart by</source>
        <translation>Vad spelen delas upp efter</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Efter antal spelare</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Efter regler</translation>
    </message>
    <message>
        <source>By line-up</source>
        <translation>Efter uppställning</translation>
    </message>
    <message>
        <source>By teammates’ level</source>
        <translation>Efter lagkamraternas nivå</translation>
    </message>
</context>
<context>
    <name>SuitName</name>
    <message>
        <source>White</source>
        <translation>Vit</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Röd</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grön</translation>
    </message>
    <message>
        <source>Multicolour</source>
        <translation>Multifärgad</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>person</source>
        <extracomment>stands on a name plate beside the name: a person, not a program</extracomment>
        <translation>människa</translation>
    </message>
    <message>
        <source>Discard here</source>
        <translation>Kasta här</translation>
    </message>
    <message>
        <source>All lanterns are lit</source>
        <translation>Alla lyktor är tända</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>tänker …</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>din tur</translation>
    </message>
    <message>
        <source>told</source>
        <extracomment>at the place of the player who gave the last clue</extracomment>
        <translation>berättade</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>at the place of the player whose turn comes after this one</extracomment>
        <translation>härnäst</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>i korthögen</translation>
    </message>
    <message>
        <source>last round: {turns}</source>
        <translation>sista varvet: {turns}</translation>
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
        <translation>Du ser tillbaka. Esc tar dig till spelet igen.</translation>
    </message>
    <message>
        <source>This game has been played: look at it freely.</source>
        <translation>Spelet är redan spelat: titta så mycket du vill.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Varför?</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Korten på bordet</translation>
    </message>
    <message>
        <source>Point at one of your cards first.</source>
        <translation>Peka först på ett av dina kort.</translation>
    </message>
    <message>
        <source>Give a clue</source>
        <translation>Informera</translation>
    </message>
    <message>
        <source>Say …</source>
        <extracomment>a button: make a remark, such as &quot;thanks&quot;</extracomment>
        <translation>Säg …</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Say something, once it is your turn</source>
        <translation>Säg något när det är din tur</translation>
    </message>
    <message>
        <source>or click a teammate’s card</source>
        <translation>eller klicka på en lagkamrats kort</translation>
    </message>
    <message>
        <source>Drag one of your cards, or click it first</source>
        <translation>Dra ett av dina kort, eller klicka först på det</translation>
    </message>
    <message>
        <source>Lay it on the fireworks or on the discards</source>
        <translation>Lägg det på fyrverkerierna eller i kasthögen</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>What weighed most: a card on the fireworks.</source>
        <translation>Det som vägde tyngst: ett kort på fyrverkerierna.</translation>
    </message>
    <message>
        <source>What weighed most: cards that can now be played.</source>
        <translation>Det som vägde tyngst: kort som nu kan spelas.</translation>
    </message>
    <message>
        <source>What weighed most: knowing more about cards worth keeping.</source>
        <translation>Det som vägde tyngst: att veta mer om kort värda att behålla.</translation>
    </message>
    <message>
        <source>What weighed most: no clue wasted on a useless card.</source>
        <translation>Det som vägde tyngst: ingen information på ett onödigt kort.</translation>
    </message>
    <message>
        <source>What weighed most: a card that must not be lost.</source>
        <translation>Det som vägde tyngst: ett kort som inte får gå förlorat.</translation>
    </message>
    <message>
        <source>What weighed most: avoiding a strike.</source>
        <translation>Det som vägde tyngst: att undvika en röd marker.</translation>
    </message>
    <message>
        <source>What weighed most: having clues left to give.</source>
        <translation>Det som vägde tyngst: att ha blå marker kvar.</translation>
    </message>
    <message>
        <source>What weighed most: the turns that are left.</source>
        <translation>Det som vägde tyngst: dragen som är kvar.</translation>
    </message>
    <message>
        <source>What weighed most: playing comes before telling.</source>
        <translation>Det som vägde tyngst: att spela går före att informera.</translation>
    </message>
    <message>
        <source>What weighed most: the order of the last turns.</source>
        <translation>Det som vägde tyngst: ordningen på de sista dragen.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>The bouquet is lost</source>
        <translation>Buketten är förlorad</translation>
    </message>
    <message>
        <source>The bouquet is complete</source>
        <translation>Buketten är fulländad</translation>
    </message>
</context>
</TS>
