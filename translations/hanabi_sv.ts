<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>No clue since your last turn asks you to do anything.</source>
        <translation>Ingen information sedan din senaste tur kräver något av dig.</translation>
    </message>
    <message>
        <source>{name} asks you to play slot {slot} ({cards}).</source>
        <translation>{name} ber dig spela kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} asks you to keep slot {slot} ({cards}).</source>
        <translation>{name} ber dig behålla kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name}’s clue is about slot {slot} ({cards}): either it can be played now, or it must be kept.</source>
        <translation>{name} ger dig information om kortet på plats {slot} ({cards}): antingen kan det spelas nu, eller så måste det behållas.</translation>
    </message>
    <message>
        <source>{name}’s clue is about slot {slot} ({cards}): it can be played once others have played.</source>
        <translation>{name} syftar på ditt kort på plats {slot} ({cards}): det passar när andra har spelat.</translation>
    </message>
    <message>
        <source>{name} gave somebody else a clue that makes sense only if the card in your slot {slot} is playable: play it blind ({cards}).</source>
        <translation>{name} gav en lagkamrat information som bara går ihop om ditt kort på plats {slot} passar: spela det osett ({cards}).</translation>
    </message>
    <message>
        <source>{name} asks you to play slot {first} first; then slot {slot} can be played ({cards}).</source>
        <translation>{name} ber dig spela kortet på plats {first} först; sedan passar kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} warns you not to play slot {slot} ({cards}).</source>
        <translation>{name} varnar dig: spela inte kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} tells you more about slot {slot} ({cards}).</source>
        <translation>{name} ger dig mer information om kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name}’s clue doesn’t ask you to do anything.</source>
        <translation>Informationen från {name} kräver inget av dig.</translation>
    </message>
    <message>
        <source>In your place, a teammate would play slot {slot}: {why}.</source>
        <translation>I ditt ställe skulle en lagkamrat spela kortet på plats {slot}: {why}.</translation>
    </message>
    <message>
        <source>In your place, a teammate would discard slot {slot}: {why}.</source>
        <translation>I ditt ställe skulle en lagkamrat kasta kortet på plats {slot}: {why}.</translation>
    </message>
    <message>
        <source>play slot {slot}</source>
        <translation>spela kortet på plats {slot}</translation>
    </message>
    <message>
        <source>{action}, announcing {suit}</source>
        <extracomment>{action} is &quot;play slot 2&quot;, {suit} is &quot;red&quot;</extracomment>
        <translation>{action} och annonsera {suit}</translation>
    </message>
    <message>
        <source>discard slot {slot}</source>
        <translation>kasta kortet på plats {slot}</translation>
    </message>
    <message>
        <source>tell {receiver} about {value}</source>
        <translation>ge {receiver} information om {value}</translation>
    </message>
    <message>
        <source>it is definitely playable ({cards})</source>
        <translation>det är helt säkert spelbart ({cards})</translation>
    </message>
    <message>
        <source>it has been clued and should be playable ({cards})</source>
        <translation>du har fått information om det, så det borde vara spelbart ({cards})</translation>
    </message>
    <message>
        <source>an earlier clue makes sense only if this card is playable ({cards})</source>
        <translation>den tidigare informationen går bara ihop om det här kortet är spelbart ({cards})</translation>
    </message>
    <message>
        <source>no clue is worth giving, and this is your oldest unclued card</source>
        <translation>det finns ingen information som är värd att ge, och det här är det äldsta kort som du inte har fått information om</translation>
    </message>
    <message>
        <source>no clues are left, and this is your oldest unclued card</source>
        <translation>ingen lykta är tänd, och det här är det äldsta kort som du inte har fått information om</translation>
    </message>
    <message>
        <source>there is nothing to lose</source>
        <translation>det finns inget att förlora</translation>
    </message>
    <message>
        <source>Normally you would {instead}, but here the suggested move did better in simulated games.</source>
        <extracomment>{instead} is &quot;play your slot 2&quot; or &quot;tell Zoë about 3s&quot;; &quot;this one&quot; is the move of the hint</extracomment>
        <translation>Normalt skulle du {instead}, men lagkamratens drag gav fler poäng i simulerade partier.</translation>
    </message>
    <message>
        <source>The usual move would have been to {instead}, but this one did better in simulated games.</source>
        <extracomment>{instead} is &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;; &quot;this one&quot; is the move that was made</extracomment>
        <translation>Det vanliga draget hade varit att {instead}, men det här gav fler poäng i simulerade partier.</translation>
    </message>
    <message>
        <source>{points} points more on average</source>
        <extracomment>of simulated games</extracomment>
        <translation>i snitt {points} poäng mer</translation>
    </message>
    <message>
        <source>In your place, a teammate would tell {receiver} about {value} {why}.</source>
        <extracomment>{value} is &quot;green&quot; or &quot;3s&quot;; {why} is &quot;to save their slot 3&quot;</extracomment>
        <translation>I ditt ställe skulle en lagkamrat ge {receiver} information om {value} {why}.</translation>
    </message>
    <message>
        <source>to get them to play their slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>så att {receiver} spelar kortet på plats {slot} ({cards})</translation>
    </message>
    <message>
        <source>to save their slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>för att rädda {receiver:of} kort på plats {slot} ({cards})</translation>
    </message>
    <message>
        <source>to get them to play their slot {slot} ({cards}) once the lower cards have been played</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>så att {receiver} spelar kortet på plats {slot} ({cards}) när de lägre korten i samma färg har spelats</translation>
    </message>
    <message>
        <source>to get them to play their {first} first, then slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>så att {receiver} först spelar {first} och sedan kortet på plats {slot} ({cards})</translation>
    </message>
    <message>
        <source>to stop them from misplaying their slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>eftersom {receiver} annars spelar kortet på plats {slot} ({cards}), som inte passar</translation>
    </message>
    <message>
        <source>to pass the turn without drawing or losing a card</source>
        <translation>så att turen går vidare utan att något kort dras eller går förlorat</translation>
    </message>
    <message>
        <source>to tell them more about their slot {slot} ({cards})</source>
        <extracomment>of a clue to somebody else; translations may use {receiver}</extracomment>
        <translation>så att {receiver} får veta mer om kortet på plats {slot} ({cards})</translation>
    </message>
    <message>
        <source>it is no longer needed</source>
        <translation>det behövs inte längre</translation>
    </message>
    <message>
        <source>it tells a teammate that they hold the other copy ({cards})</source>
        <translation>det visar en lagkamrat att hen har det andra exemplaret ({cards})</translation>
    </message>
    <message>
        <source>it is your oldest unclued card</source>
        <translation>det är det äldsta kort som du inte har fått information om</translation>
    </message>
    <message>
        <source>as there is nothing better to do</source>
        <extracomment>of a clue; follows &quot;3s&quot;</extracomment>
        <translation>eftersom inget annat drag är bättre just nu</translation>
    </message>
    <message>
        <source>there is nothing better to do</source>
        <translation>inget annat drag är bättre just nu</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Tänker …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>{close} (Esc)</source>
        <extracomment>{close} is the word on a button, Esc a key</extracomment>
        <translation>{close} (Esc)</translation>
    </message>
    <message>
        <source>If you give this clue</source>
        <translation>Om du ger den här informationen</translation>
    </message>
    <message>
        <source>As far as you can tell, this card can’t be played.</source>
        <translation>Utifrån det du kan veta går kortet inte att spela.</translation>
    </message>
    <message>
        <source>As far as you can tell, this card can be played.</source>
        <translation>Utifrån det du kan veta går kortet att spela.</translation>
    </message>
    <message>
        <source>A teammate told you about this card, so it is most likely needed.</source>
        <translation>Du har fått information om det här kortet, så det behövs troligen.</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>Agreement</source>
        <translation>Överenskommelse</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Start with</source>
        <translation>Utgå från</translation>
    </message>
    <message>
        <source>enter a name to save it</source>
        <translation>namnge för att spara</translation>
    </message>
    <message>
        <source>Name of the agreement</source>
        <translation>Överenskommelsens namn</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Konventioner</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Use this agreement</source>
        <translation>Använd överenskommelsen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>“{name}” also needs: {others}. Agree on all of them?</source>
        <translation>”{name}” förutsätter även: {others}. Ta med allt?</translation>
    </message>
    <message>
        <source>Agree on all</source>
        <translation>Ta med allt</translation>
    </message>
    <message>
        <source>Without “{name}”, these go too: {others}. Leave them out?</source>
        <translation>Utan ”{name}” försvinner även detta: {others}. Utelämna allt?</translation>
    </message>
    <message>
        <source>Leave all out</source>
        <translation>Utelämna allt</translation>
    </message>
    <message>
        <source>Needs: {names}.</source>
        <extracomment>{names} are conventions, such as &quot;finesse, prompt&quot;</extracomment>
        <translation>Förutsätter: {names}.</translation>
    </message>
    <message>
        <source>It makes no difference under this table’s rules.</source>
        <translation>Med bordets regler gör den ingen skillnad.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <extracomment>a button; {title} is a lesson&apos;s</extracomment>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>Agreement in these games</source>
        <translation>Överenskommelsen i de här partierna</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>{games}: the agreement “{name}” explains the clues best.</source>
        <extracomment>{games} is &quot;100 games&quot;, {name} a level of teammates such as &quot;Expert&quot;</extracomment>
        <translation>{games}: ”{name}” förklarar informationen bäst.</translation>
    </message>
    <message>
        <source>{games}: the list below shows which conventions explain the clues best.</source>
        <extracomment>{games} is &quot;100 games&quot;</extracomment>
        <translation>{games}: listan nedan visar vilka konventioner som bäst förklarar informationen.</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Konvention</translation>
    </message>
    <message>
        <source>In these games</source>
        <translation>I de här partierna</translation>
    </message>
    <message>
        <source>Evidence</source>
        <extracomment>how much better clues are read with a convention, &quot;113 ± 21&quot;</extracomment>
        <translation>Belägg</translation>
    </message>
    <message>
        <source>Evidence shows how much more sense the clues make with a convention than without it. If it is no more than twice the number after ±, it proves nothing.</source>
        <translation>Beläggen visar hur mycket bättre informationen går att förstå med en konvention än utan den. Är talet högst dubbelt så stort som det efter ±, går det inte att säga något säkert.</translation>
    </message>
    <message>
        <source>New reviews of these players’ games will use this agreement.</source>
        <translation>Nya granskningar av de här spelarnas partier utgår från den.</translation>
    </message>
    <message>
        <source>agreed on</source>
        <translation>överenskommet</translation>
    </message>
    <message>
        <source>not agreed on</source>
        <translation>inte överenskommet</translation>
    </message>
    <message>
        <source>unclear; included</source>
        <extracomment>of a convention: the games do not tell, it was taken in all the same</extracomment>
        <translation>oklart; tas med</translation>
    </message>
    <message>
        <source>unclear; left out</source>
        <extracomment>of a convention: the games do not tell, it was not taken in</extracomment>
        <translation>oklart; utelämnas</translation>
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
        <translation>Annonsera kortets färg?</translation>
    </message>
    <message>
        <source>All eight clues are available, so announcing gains nothing.</source>
        <translation>Alla lyktor är tända, så det ger inget att annonsera.</translation>
    </message>
    <message>
        <source>Right: a clue comes back. Wrong: a strike.</source>
        <translation>Rätt: en lykta tänds. Fel: en röd marker.</translation>
    </message>
    <message>
        <source>Play without announcing</source>
        <translation>Spela oannonserat</translation>
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
    <name>Because</name>
    <message>
        <source>always</source>
        <extracomment>of possible games; stands before a verb: &quot;Zoë always discards ...&quot;</extracomment>
        <translation>alltid</translation>
    </message>
    <message>
        <source>almost always</source>
        <extracomment>of possible games; stands before a verb</extracomment>
        <translation>nästan alltid</translation>
    </message>
    <message>
        <source>usually</source>
        <extracomment>of possible games; stands before a verb</extracomment>
        <translation>troligen</translation>
    </message>
    <message>
        <source>half the time</source>
        <extracomment>of possible games; stands before a verb</extracomment>
        <translation>i hälften av fallen</translation>
    </message>
    <message>
        <source>sometimes</source>
        <extracomment>of possible games; stands before a verb</extracomment>
        <translation>kanske</translation>
    </message>
    <message>
        <source>occasionally</source>
        <extracomment>of possible games, less often than &quot;sometimes&quot;; stands before a verb</extracomment>
        <translation>då och då</translation>
    </message>
    <message>
        <source>{did}, but {cost}</source>
        <extracomment>{did} is a sentence about a move, without its full stop; {cost} what speaks against it</extracomment>
        <translation>{did}, men {cost}</translation>
    </message>
    <message>
        <source>several small drawbacks add up</source>
        <translation>sammantaget talade flera småsaker för ett annat drag</translation>
    </message>
    <message>
        <source>{name}’s playable {card} was more urgent</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>det var mer bråttom med {name:of} spelbara {card:owned}</translation>
    </message>
    <message>
        <source>{name} had not been told about the {card} on their chop</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} hade inte fått information om sitt kastkort, den {card:the}</translation>
    </message>
    <message>
        <source>{name}’s {card} was holding up their own {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name:of} {following:owned} väntade på den {card:the} på samma hand</translation>
    </message>
    <message>
        <source>{name}’s {card} was holding up {other}’s {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{other:of} {following:owned} väntade på {name:of} {card:owned}</translation>
    </message>
    <message>
        <source>{name} had not been told about the {card} on their chop, which was holding up their own {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} hade inte fått information om sitt kastkort, den {card:the}, som den {following:the} på samma hand väntade på</translation>
    </message>
    <message>
        <source>{name} had not been told about the {card} on their chop, which was holding up {other}’s {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} hade inte fått information om sitt kastkort, den {card:the}, som {other:of} {following:owned} väntade på</translation>
    </message>
    <message>
        <source>{name} did not know about the {card} yet, which was holding up their own {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} kände inte till den {card:the}, som den {following:the} på samma hand väntade på</translation>
    </message>
    <message>
        <source>{name} could not be sure that the {card} was playable</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} kunde inte vara säker på att den {card:the} var spelbar</translation>
    </message>
    <message>
        <source>{told}, and {idle}</source>
        <extracomment>{told} is &quot;nobody had told Zoë about the red 3&quot;; {idle} is &quot;they were next and knew of nothing to play&quot;</extracomment>
        <translation>{told} och {idle}</translation>
    </message>
    <message>
        <source>{name} did not know about the {card} yet</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} hade inte fått information om den {card:the}</translation>
    </message>
    <message>
        <source>nobody had told {name} about the {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} hade inte fått information om den {card:the}</translation>
    </message>
    <message>
        <source>there was no time left for the {card}</source>
        <extracomment>of a card, in a game that is over</extracomment>
        <translation>den {card:the} hann inte spelas</translation>
    </message>
    <message>
        <source>{name} would be free to play the {card} next</source>
        <extracomment>the player knows the card already</extracomment>
        <translation>{name} kan spela den {card:the} i sitt nästa drag</translation>
    </message>
    <message>
        <source>half the time {clause}</source>
        <extracomment>where &quot;half the time&quot; stands; {clause} alone leaves it before the verb of the clause</extracomment>
        <translation>{clause}</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that the card in your slot {slot} is the only one left</source>
        <translation>det är {percent} risk att ditt kort på plats {slot} är det sista exemplaret</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that the card in {name}’s slot {slot} is the only one left</source>
        <translation>det är {percent} risk att {name:of} kort på plats {slot} är det sista exemplaret</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that the card in your slot {slot} is still needed</source>
        <translation>det är {percent} risk att ditt kort på plats {slot} fortfarande behövs</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that the card in {name}’s slot {slot} is still needed</source>
        <translation>det är {percent} risk att {name:of} kort på plats {slot} fortfarande behövs</translation>
    </message>
    <message>
        <source>there would {often} be no clue left to save {name}’s {card}</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle det {often} saknas en tänd lykta för att rädda {name:of} {card:owned}</translation>
    </message>
    <message>
        <source>{name} would {often} discard a useful card with no clue left to save it</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} {often} kasta ett kort som behövs, utan någon tänd lykta att rädda det med</translation>
    </message>
    <message>
        <source>{name} would then misplay the {card}</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} spela den {card:the} och få en röd marker</translation>
    </message>
    <message>
        <source>{name} would then {often} misplay the {card}</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} {often} spela den {card:the} och få en röd marker</translation>
    </message>
    <message>
        <source>{name} would {often} get a strike soon</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} {often} snart få en röd marker</translation>
    </message>
    <message>
        <source>{name} would then discard the {card}, a card still needed</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} kasta den {card:the}, som fortfarande behövdes</translation>
    </message>
    <message>
        <source>{name} would then {often} discard the {card}, which cannot be replaced</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} {often} kasta den oersättliga {card:the}</translation>
    </message>
    <message>
        <source>{name} would then {often} discard the {card}, a card still needed</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} {often} kasta den {card:the}, som fortfarande behövdes</translation>
    </message>
    <message>
        <source>there would {often} be a third strike, which ends the game</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle det {often} bli en tredje röd marker, och då är partiet förlorat</translation>
    </message>
    <message>
        <source>{name} would then {often} discard a card that is still needed</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} {often} kasta ett kort som fortfarande behövdes</translation>
    </message>
    <message>
        <source>there was less time for {cards}</source>
        <extracomment>{cards} is such as &quot;the red 5 and the blue 4&quot;</extracomment>
        <translation>det blev mindre tid kvar för {cards}</translation>
    </message>
    <message>
        <source>there was no time left for {name}’s {card}</source>
        <extracomment>of a card, in a game that is over</extracomment>
        <translation>{name:of} {card:owned} hann inte spelas</translation>
    </message>
    <message>
        <source>{name}’s {card} would then {often} come too late</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name:of} {card:owned} {often} komma för sent</translation>
    </message>
    <message>
        <source>{name}’s {card} would then {often} be lost</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name:of} {card:owned} {often} gå förlorad</translation>
    </message>
    <message>
        <source>{name}’s {card}, the last one, would then {often} be lost</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name:of} {card:owned}, den sista, {often} gå förlorad</translation>
    </message>
    <message>
        <source>that left it to {name} to give you another clue</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>då blev det {name} som fick ge dig mer information</translation>
    </message>
    <message>
        <source>that left it to {name} to give you a clue</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>då blev det {name} som fick ge dig information</translation>
    </message>
    <message>
        <source>that left it to {name} to give {receiver} another clue</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>då blev det {name} som fick ge {receiver} mer information</translation>
    </message>
    <message>
        <source>that left it to {name} to give {receiver} a clue</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>då blev det {name} som fick ge {receiver} information</translation>
    </message>
    <message>
        <source>they would be free to play the {card} next</source>
        <extracomment>of the receiver of a clue; the player knows the card already</extracomment>
        <translation>den {card:the} kan spelas direkt</translation>
    </message>
    <message>
        <source>that left it to {name} to tell you about the {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {card} is one of yours</extracomment>
        <translation>då blev det {name} som fick ge dig information om den {card:the}</translation>
    </message>
    <message>
        <source>that left it to {name} to tell {receiver} about the {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {card} is one of {receiver}</extracomment>
        <translation>då blev det {name} som fick ge {receiver} information om den {card:the}</translation>
    </message>
    <message>
        <source>afterwards</source>
        <extracomment>what happens after a move; for the place {then} of translations</extracomment>
        <translation>då</translation>
    </message>
    <message>
        <source>in that case</source>
        <extracomment>what would happen if a move were made; for the place {then} of translations</extracomment>
        <translation>då</translation>
    </message>
    <message>
        <source>then {name} would be less likely to give a clue</source>
        <translation>då är det mindre troligt att {name} ger någon information</translation>
    </message>
    <message>
        <source>then {name} would have to give you a clue</source>
        <translation>då måste {name} ge dig information</translation>
    </message>
    <message>
        <source>then {name} would have to give {receiver} a clue</source>
        <translation>då måste {name} ge {receiver} information</translation>
    </message>
    <message>
        <source>{name} would then discard the {card}, a playable card</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} kasta den {card:the}, ett spelbart kort</translation>
    </message>
    <message>
        <source>{name} would then {often} discard the {card}, a playable card</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} {often} kasta den {card:the}, ett spelbart kort</translation>
    </message>
    <message>
        <source>the {card} would then {often} be lost</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle den {card:the} {often} gå förlorad</translation>
    </message>
    <message>
        <source>the last {card} would then {often} be lost</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle den sista {card:the} {often} gå förlorad</translation>
    </message>
    <message>
        <source>there is no longer time for the {card}</source>
        <translation>då hinner den {card:the} inte spelas</translation>
    </message>
    <message>
        <source>the {card} would then {often} come too late</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle den {card:the} {often} komma för sent</translation>
    </message>
    <message>
        <source>the turns would then {often} run out before the fireworks were complete</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle partiet {often} ta slut innan fyrverkerierna är färdiga</translation>
    </message>
    <message>
        <source>{name} would have a clue to give</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>en lykta tänds och {name} kan ge information</translation>
    </message>
    <message>
        <source>{name} would have a clue to give you</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>en lykta tänds och {name} kan ge dig information</translation>
    </message>
    <message>
        <source>{name} would have a clue to give {receiver}</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>en lykta tänds och {name} kan ge {receiver} information</translation>
    </message>
    <message>
        <source>they would play the {card} next and could follow with the {following}</source>
        <extracomment>of the receiver of a clue; {following} is the next card of the same firework</extracomment>
        <translation>den {card:the} spelas direkt och sedan även den {following:the}</translation>
    </message>
    <message>
        <source>{name} would play the {card} next and could follow with the {following}</source>
        <extracomment>{following} is the next card of the same firework</extracomment>
        <translation>{name} spelar den {card:the} i sitt nästa drag och kan fortsätta med den {following:the}</translation>
    </message>
    <message>
        <source>they would play the {card} next and {other} could follow with the {following}</source>
        <extracomment>of the receiver of a clue; {other} is another player, {following} the next card of the same firework</extracomment>
        <translation>den {card:the} spelas direkt och {other} kan fortsätta med den {following:the}</translation>
    </message>
    <message>
        <source>{name} would play the {card} next and {other} could follow with the {following}</source>
        <extracomment>{other} is another player, {following} the next card of the same firework</extracomment>
        <translation>{name} spelar den {card:the} i sitt nästa drag och {other} kan fortsätta med den {following:the}</translation>
    </message>
    <message>
        <source>they could play the {card} once the {before} was down</source>
        <extracomment>of the receiver of a clue; {before} is the card that has to be played before {card}</extracomment>
        <translation>den {card:the} kan spelas när den {before:the} ligger på bordet</translation>
    </message>
    <message>
        <source>{name} could play the {card} once the {before} was down</source>
        <extracomment>{before} is the card that has to be played before {card}</extracomment>
        <translation>{name} kan spela den {card:the} när den {before:the} har spelats</translation>
    </message>
    <message>
        <source>{name} would play the {card} blind next</source>
        <extracomment>&quot;blind&quot; is to play a card without a clue about it</extracomment>
        <translation>{name} spelar den {card:the} blint i sitt nästa drag</translation>
    </message>
    <message>
        <source>they would play the {card} next</source>
        <extracomment>what the receiver of a better clue would do</extracomment>
        <translation>den {card:the} spelas direkt</translation>
    </message>
    <message>
        <source>{name} would play the {card} next</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} spelar den {card:the} i sitt nästa drag</translation>
    </message>
    <message>
        <source>they would {often} play the {card} next</source>
        <extracomment>what the receiver of a better clue would do</extracomment>
        <translation>den {card:the} {often} spelas direkt</translation>
    </message>
    <message>
        <source>{name} would {often} play the {card} next</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} {often} spelar den {card:the} i sitt nästa drag</translation>
    </message>
    <message>
        <source>{teammate} could tell {name} about the {card}</source>
        <extracomment>{teammate} can give a clue</extracomment>
        <translation>{teammate} kan ge {name} information om den {card:the}</translation>
    </message>
    <message>
        <source>they could soon play the {card}</source>
        <extracomment>what the receiver of a better clue would do</extracomment>
        <translation>den {card:the} snart kan spelas</translation>
    </message>
    <message>
        <source>{name} could soon play the {card}</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} snart kan spela den {card:the}</translation>
    </message>
    <message>
        <source>they could soon play a card</source>
        <extracomment>what the receiver of a better clue would do</extracomment>
        <translation>ett kort snart kan spelas</translation>
    </message>
    <message>
        <source>you could soon play a card</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>du snart kan spela ett kort</translation>
    </message>
    <message>
        <source>{name} could soon play a card</source>
        <extracomment>what would follow a better move</extracomment>
        <translation>{name} snart kan spela ett kort</translation>
    </message>
    <message>
        <source>several small drawbacks add up: after the better move the table is {points} points ahead</source>
        <extracomment>{points} such as &quot;0.4&quot;</extracomment>
        <translation>det är flera småsaker som tillsammans gör skillnaden: det bättre draget ger i snitt {points} poäng mer</translation>
    </message>
    <message>
        <source>{spent}. {cost}</source>
        <extracomment>{spent} is &quot;that drew a card&quot;; {cost} is &quot;there was no time left for the red 5&quot;</extracomment>
        <translation>{spent}, och {cost}</translation>
    </message>
    <message>
        <source>there was hardly any time left for the {card}</source>
        <translation>det var redan ont om tid för den {card:the}</translation>
    </message>
    <message>
        <source>{cost}, as it was still in the deck</source>
        <extracomment>{cost} is that a card comes too late</extracomment>
        <translation>{cost}, eftersom den låg kvar i korthögen</translation>
    </message>
    <message>
        <source>{cost}, with the {card} still in the deck</source>
        <extracomment>{cost} is that a card comes too late; {card} is one that has to be played before it</extracomment>
        <translation>{cost}, eftersom den {card:the} låg kvar i korthögen</translation>
    </message>
    <message>
        <source>nobody had told {name} about the {card}, which was holding up their own {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} hade inte fått information om den {card:the}, som den {following:the} på samma hand väntade på</translation>
    </message>
    <message>
        <source>nobody had told {name} about the {card}, which was holding up {other}’s {following}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {following} is the next card of the same firework</extracomment>
        <translation>{name} hade inte fått information om den {card:the}, som {other:of} {following:owned} väntade på</translation>
    </message>
    <message>
        <source>The {card} was better left to {name}, who had one too.</source>
        <translation>Det hade varit bättre om {name}, som också hade {card:one}, hade fått spela sin.</translation>
    </message>
    <message>
        <source>The {card} was better left to {name}, who had one too: only you could play {fives}.</source>
        <extracomment>{fives} is such as &quot;the red 5 and the blue 5&quot;, in your hand</extracomment>
        <translation>Det hade varit bättre om {name}, som också hade {card:one}, hade fått spela sin: {fives} kunde bara du spela.</translation>
    </message>
    <message>
        <source>The {card} was better left to {name}, who had one too: only {player} could play {fives}.</source>
        <extracomment>{fives} is such as &quot;the red 5 and the blue 5&quot;, in {player}&apos;s hand</extracomment>
        <translation>Det hade varit bättre om {name}, som också hade {card:one}, hade fått spela sin: {fives} kunde bara {player} spela.</translation>
    </message>
    <message>
        <source>{name} was about to play the {card}, which would have brought a clue back</source>
        <extracomment>after what a clue asked of the same player, and &quot;but&quot;; {card} is a 5</extracomment>
        <translation>utan informationen hade {name} spelat den {card:the}, vilket hade tänt en lykta</translation>
    </message>
    <message>
        <source>{name} was about to play the {card}</source>
        <extracomment>after what a clue asked of the same player, and &quot;but&quot;</extracomment>
        <translation>utan informationen hade {name} spelat den {card:the}</translation>
    </message>
    <message>
        <source>{name} was about to play the {card}, which was holding up their own {following}</source>
        <extracomment>after what a clue asked of the same player, and &quot;but&quot;; {following} is the next card of the firework</extracomment>
        <translation>utan informationen hade {name} spelat den {card:the}, som den {following:the} på samma hand väntade på</translation>
    </message>
    <message>
        <source>{name} was about to play the {card}, which was holding up {other}’s {following}</source>
        <extracomment>after what a clue asked of the same player, and &quot;but&quot;; {following} is the next card of the firework</extracomment>
        <translation>utan informationen hade {name} spelat den {card:the}, som {other:of} {following:owned} väntade på</translation>
    </message>
    <message>
        <source>Why not {action}?</source>
        <extracomment>{action} is &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>Varför inte {action}?</translation>
    </message>
    <message>
        <source>Played in {better} of the games after the better move, in {made} after the actual move</source>
        <extracomment>a card; {better} and {made} are percentages</extracomment>
        <translation>Spelas i {better} av partierna efter det bättre draget, i {made} efter draget som gjordes</translation>
    </message>
    <message>
        <source>This happens in {better} of the games after the better move, in {made} after the actual move</source>
        <extracomment>what the sentence says; {better} and {made} are percentages</extracomment>
        <translation>Så går det i {better} av partierna efter det bättre draget, i {made} efter draget som gjordes</translation>
    </message>
    <message>
        <source>your slot {slot} is certain to be playable</source>
        <translation>ditt kort på plats {slot} går helt säkert att spela</translation>
    </message>
    <message>
        <source>{name}’s slot {slot} is certain to be playable</source>
        <translation>{name:of} kort på plats {slot} går helt säkert att spela</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that your slot {slot} is playable</source>
        <translation>det är {percent} chans att ditt kort på plats {slot} går att spela</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that {name}’s slot {slot} is playable</source>
        <translation>det är {percent} chans att {name:of} kort på plats {slot} går att spela</translation>
    </message>
    <message>
        <source>it was certainly the only one left</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>kortet var helt säkert det sista exemplaret</translation>
    </message>
    <message>
        <source>it was certainly still needed</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>kortet behövdes helt säkert fortfarande</translation>
    </message>
    <message>
        <source>there was a chance of {percent} that it was the only one left</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>risken att kortet var det sista exemplaret var {percent}</translation>
    </message>
    <message>
        <source>there was a chance of {percent} that it was still needed</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>risken att kortet fortfarande behövdes var {percent}</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that it is the only one left</source>
        <extracomment>of a card that might be discarded</extracomment>
        <translation>det är {percent} risk att det är det sista exemplaret</translation>
    </message>
    <message>
        <source>there is a chance of {percent} that it is still needed</source>
        <extracomment>of a card that might be discarded</extracomment>
        <translation>risken är {percent} att det fortfarande behövs</translation>
    </message>
    <message>
        <source>going by the clues so far, a strike was certain</source>
        <translation>av informationen dittills framgick att det skulle bli en röd marker</translation>
    </message>
    <message>
        <source>the risk of a strike was {percent}</source>
        <translation>risken för en röd marker var {percent}</translation>
    </message>
    <message>
        <source>the risk of a strike is {percent}</source>
        <translation>risken för en röd marker är {percent}</translation>
    </message>
    <message>
        <source>your slot {slot} was certain to be playable</source>
        <translation>ditt kort på plats {slot} gick helt säkert att spela</translation>
    </message>
    <message>
        <source>{name}’s slot {slot} was certain to be playable</source>
        <translation>{name:of} kort på plats {slot} gick helt säkert att spela</translation>
    </message>
    <message>
        <source>there was a chance of {percent} that your slot {slot} was playable</source>
        <translation>det var {percent} chans att ditt kort på plats {slot} gick att spela</translation>
    </message>
    <message>
        <source>there was a chance of {percent} that {name}’s slot {slot} was playable</source>
        <translation>det var {percent} chans att {name:of} kort på plats {slot} gick att spela</translation>
    </message>
    <message>
        <source>then {name} would not play the {card} next, and {other}’s {following} would have to wait</source>
        <extracomment>{following} is the card that can be played after {card}; {other} holds it</extracomment>
        <translation>då spelar {name} inte den {card:the} i sitt nästa drag, och {other:of} {following:owned} får vänta</translation>
    </message>
    <message>
        <source>then {name} would not play the {card} next</source>
        <translation>då spelar {name} inte den {card:the} i sitt nästa drag</translation>
    </message>
    <message>
        <source>then {name} would be less likely to play the {card} soon</source>
        <translation>då minskar chansen att {name} snart spelar den {card:the}</translation>
    </message>
    <message>
        <source>then you would be less likely to have a card to play soon</source>
        <translation>då minskar chansen att du snart har något mer att spela</translation>
    </message>
    <message>
        <source>then {name} would be less likely to have a card to play soon</source>
        <translation>då minskar chansen att {name} snart har något att spela</translation>
    </message>
    <message>
        <source>no clue would be left to save {name}’s {card}, which would be discarded next</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>ingen lykta är tänd, så ingen kan hindra {name} från att kasta den {card:the} i sitt nästa drag</translation>
    </message>
    <message>
        <source>{name} would then discard the {card}, which cannot be replaced</source>
        <extracomment>translations may use {then}</extracomment>
        <translation>{then} skulle {name} kasta den oersättliga {card:the}</translation>
    </message>
</context>
<context>
    <name>Bookmark</name>
    <message>
        <source>Take your seat first, then you can set a bookmark.</source>
        <translation>Sätt dig först vid bordet, sedan kan du sätta ett bokmärke.</translation>
    </message>
    <message>
        <source>You can only set bookmarks in a game you are playing.</source>
        <translation>Bokmärken sätter du medan du spelar ett eget parti.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Bokmärke</translation>
    </message>
    <message>
        <source>Marked after turn {turn}. You’ll find it in the review.</source>
        <extracomment>a moment of the game is marked: {turn} turns have been played</extracomment>
        <translation>Bokmärke efter tur {turn}. Du hittar det igen i granskningen.</translation>
    </message>
    <message>
        <source>What were you wondering? (optional)</source>
        <translation>Vad undrar du över? (valfritt)</translation>
    </message>
    <message>
        <source>Note on this moment</source>
        <translation>Anteckning om ögonblicket</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Ta bort bokmärket</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>nothing known</source>
        <translation>inget känt</translation>
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
        <source>Your note: {note}.</source>
        <extracomment>read aloud: what a player wrote on their own card</extracomment>
        <translation>Din lapp: {note}.</translation>
    </message>
    <message>
        <source>counts as every colour</source>
        <extracomment>a multicolour card that clues about any colour touch</extracomment>
        <translation>räknas som alla färger</translation>
    </message>
    <message>
        <source>clued</source>
        <translation>utpekat</translation>
    </message>
    <message>
        <source>last copy</source>
        <translation>sista exemplaret</translation>
    </message>
    <message>
        <source>no longer needed</source>
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
        <source>Write a note…</source>
        <translation>Skriv en lapp …</translation>
    </message>
    <message>
        <source>Go to its first clue</source>
        <translation>Gå till när det först pekades ut</translation>
    </message>
    <message>
        <source>Sort the hand by age</source>
        <extracomment>lay the own cards as they were drawn, the newest on the left</extracomment>
        <translation>Sortera handen efter ålder</translation>
    </message>
    <message>
        <source>All clues…</source>
        <translation>Alla alternativ …</translation>
    </message>
    <message>
        <source>Tell {name} about {clue}</source>
        <extracomment>a menu item: {name} is told about {clue}, such as &quot;red&quot; or &quot;3s&quot;</extracomment>
        <translation>Ge {name} information om {clue}</translation>
    </message>
</context>
<context>
    <name>CardName</name>
    <message>
        <source>last {card}</source>
        <extracomment>a card of which no other copy is left, after &quot;the&quot;; {card} is such as &quot;green 3&quot;</extracomment>
        <translation>sista {card:the}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>a card in a list of cards</extracomment>
        <translation>den {card:the}</translation>
    </message>
    <message>
        <source>a {card}</source>
        <extracomment>a card that is mentioned first, and of which there is another one</extracomment>
        <translation>en {card}</translation>
    </message>
    <message>
        <source>{cards} or {card}</source>
        <extracomment>one of some cards: {cards} is &quot;the red 5&quot; or &quot;the red 5, the blue 4&quot;; {card} is the last of them</extracomment>
        <translation>{cards} eller {card}</translation>
    </message>
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
    <message>
        <source>purple {rank}</source>
        <translation>lila {rank}:a</translation>
    </message>
    <message>
        <source>black {rank}</source>
        <translation>svart {rank}:a</translation>
    </message>
    <message>
        <source>rainbow {rank}</source>
        <translation>regnbågs-{rank}:a</translation>
    </message>
    <message>
        <source>pink {rank}</source>
        <translation>rosa {rank}:a</translation>
    </message>
    <message>
        <source>brown {rank}</source>
        <translation>brun {rank}:a</translation>
    </message>
    <message>
        <source>omni {rank}</source>
        <translation>omni-{rank}:a</translation>
    </message>
    <message>
        <source>null {rank}</source>
        <translation>null-{rank}:a</translation>
    </message>
    <message>
        <source>muddy rainbow {rank}</source>
        <translation>lerig regnbågs-{rank}:a</translation>
    </message>
    <message>
        <source>light pink {rank}</source>
        <translation>ljusrosa {rank}:a</translation>
    </message>
    <message>
        <source>prism {rank}</source>
        <translation>prisma-{rank}:a</translation>
    </message>
    <message>
        <source>dark rainbow {rank}</source>
        <translation>mörk regnbågs-{rank}:a</translation>
    </message>
    <message>
        <source>dark pink {rank}</source>
        <translation>mörkrosa {rank}:a</translation>
    </message>
    <message>
        <source>grey {rank}</source>
        <translation>grå {rank}:a</translation>
    </message>
    <message>
        <source>dark brown {rank}</source>
        <translation>mörkbrun {rank}:a</translation>
    </message>
    <message>
        <source>dark omni {rank}</source>
        <translation>mörk omni-{rank}:a</translation>
    </message>
    <message>
        <source>dark null {rank}</source>
        <translation>mörk null-{rank}:a</translation>
    </message>
    <message>
        <source>cocoa rainbow {rank}</source>
        <translation>kakaoregnbågs-{rank}:a</translation>
    </message>
    <message>
        <source>grey pink {rank}</source>
        <translation>grårosa {rank}:a</translation>
    </message>
    <message>
        <source>dark prism {rank}</source>
        <translation>mörk prisma-{rank}:a</translation>
    </message>
</context>
<context>
    <name>CardNameAfterThe</name>
    <message>
        <source>white {rank}</source>
        <translation>vita {rank}:an</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>röda {rank}:an</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blå {rank}:an</translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation>gula {rank}:an</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>gröna {rank}:an</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>multifärgade {rank}:an</translation>
    </message>
</context>
<context>
    <name>CardNameOwned</name>
    <message>
        <source>white {rank}</source>
        <translation>vita {rank}:a</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>röda {rank}:a</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blå {rank}:a</translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation>gula {rank}:a</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>gröna {rank}:a</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>multifärgade {rank}:a</translation>
    </message>
</context>
<context>
    <name>CharacterLine</name>
    <message>
        <source>Fishes at dawn, and never hurries a card.</source>
        <extracomment>who a teammate is, a man</extracomment>
        <translation>Fiskar i gryningen och har aldrig bråttom med ett kort.</translation>
    </message>
    <message>
        <source>Laughs first and counts afterwards.</source>
        <extracomment>who a teammate is, a young woman</extracomment>
        <translation>Skrattar först och räknar sedan.</translation>
    </message>
    <message>
        <source>Pours tea for the whole table while she tells you the story.</source>
        <extracomment>who a teammate is, an old woman</extracomment>
        <translation>Häller upp te åt hela bordet medan hon berättar.</translation>
    </message>
    <message>
        <source>Always has a book with him, and never loses his place.</source>
        <extracomment>who a teammate is, a young man</extracomment>
        <translation>Har alltid en bok med sig och tappar aldrig bort var han var.</translation>
    </message>
    <message>
        <source>Has sailed by worse clues than yours.</source>
        <extracomment>who a teammate is, a woman</extracomment>
        <translation>Har seglat på sämre information än din.</translation>
    </message>
    <message>
        <source>The youngest at the table, and the first to say so.</source>
        <extracomment>who a teammate is, a girl</extracomment>
        <translation>Yngst vid bordet, och först med att säga det.</translation>
    </message>
    <message>
        <source>Has lit the harbour’s lanterns for forty years, and wastes none.</source>
        <extracomment>who a teammate is, an elderly woman</extracomment>
        <translation>Har tänt lyktorna i hamnen i fyrtio år och slösar inte med en enda.</translation>
    </message>
    <message>
        <source>Builds his own rockets, and lights them himself.</source>
        <extracomment>who a teammate is, a man</extracomment>
        <translation>Bygger sina raketer själv, och tänder dem själv.</translation>
    </message>
    <message>
        <source>Plays the flute between turns, and talks through them.</source>
        <extracomment>who a teammate is, a woman</extracomment>
        <translation>Spelar flöjt mellan turerna och pratar under dem.</translation>
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
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>black</source>
        <translation>svart</translation>
    </message>
    <message>
        <source>rainbow</source>
        <translation>regnbåge</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brunt</translation>
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
        <translation>lerig regnbåge</translation>
    </message>
    <message>
        <source>light pink</source>
        <translation>ljusrosa</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>prisma</translation>
    </message>
    <message>
        <source>dark rainbow</source>
        <translation>mörk regnbåge</translation>
    </message>
    <message>
        <source>dark pink</source>
        <translation>mörkrosa</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grått</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>mörkbrunt</translation>
    </message>
    <message>
        <source>dark omni</source>
        <translation>mörk omni</translation>
    </message>
    <message>
        <source>dark null</source>
        <translation>mörk null</translation>
    </message>
    <message>
        <source>cocoa rainbow</source>
        <translation>kakaoregnbåge</translation>
    </message>
    <message>
        <source>grey pink</source>
        <translation>grårosa</translation>
    </message>
    <message>
        <source>dark prism</source>
        <translation>mörkt prisma</translation>
    </message>
</context>
<context>
    <name>CluePopover</name>
    <message>
        <source>Tell {name} about…</source>
        <translation>Ge {name} information om …</translation>
    </message>
    <message>
        <source>Choose a colour or a value.</source>
        <translation>Välj en färg eller ett värde.</translation>
    </message>
    <message>
        <source>Clues left: {now}, then {then}</source>
        <translation>Lyktor: {now}, sedan {then}</translation>
    </message>
    <message>
        <source>All clues…</source>
        <translation>Alla …</translation>
    </message>
    <message>
        <source>no cards, which says something too</source>
        <translation>inget kort, och det säger också något</translation>
    </message>
    <message>
        <source>{cards}, new</source>
        <translation>{cards} utan information</translation>
    </message>
    <message>
        <source>{cards}, clued before</source>
        <translation>{cards} som redan pekats ut</translation>
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
        <translation>Visa hur</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nästa lektion</translation>
    </message>
    <message>
        <source>Play a game like this</source>
        <translation>Prova i ett parti</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alla lektioner</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nästa uppgift</translation>
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
        <translation>Alla uppgifter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hoppa över</translation>
    </message>
    <message>
        <source>Next position</source>
        <extracomment>the next position to practise</extracomment>
        <translation>Nästa ställning</translation>
    </message>
    <message>
        <source>See the lesson</source>
        <translation>Visa lektionen</translation>
    </message>
    <message>
        <source>End practice</source>
        <extracomment>end a practice</extracomment>
        <translation>Avsluta övningen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>after the last of some puzzles</extracomment>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Puzzles like this</source>
        <translation>Liknande uppgifter</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tillbaka till partiet</translation>
    </message>
</context>
<context>
    <name>Colourful</name>
    <message>
        <source>Who starts?</source>
        <translation>Vem börjar?</translation>
    </message>
    <message>
        <source>Who is wearing the most colourful clothes?</source>
        <translation>Vem har de färggladaste kläderna?</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>replay games and report how each ends</source>
        <translation>spela upp partier och visa hur de slutar</translation>
    </message>
    <message>
        <source>seat a teammate at another program’s table, by exchanging messages (docs/engines.md)</source>
        <translation>sätt en lagkamrat vid ett annat programs bord, via meddelanden (docs/engines.md)</translation>
    </message>
    <message>
        <source>review games: what each move cost, and what was luck</source>
        <translation>granska partier: vad varje drag kostade och vad som var slump</translation>
    </message>
    <message>
        <source>report how often teammates would do what people did in recorded games</source>
        <translation>visa hur ofta lagkamraterna skulle göra som människorna gjorde i sparade partier</translation>
    </message>
    <message>
        <source>play a whole game in the window and measure start-up, speed and memory</source>
        <translation>spela ett helt parti i fönstret och mät starttid, hastighet och minnesåtgång</translation>
    </message>
    <message>
        <source>print a script that makes a shell complete these commands</source>
        <translation>skriv ut ett skript som låter skalet fylla i de här kommandona</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>användning: </translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>argument</translation>
    </message>
    <message>
        <source>options</source>
        <translation>alternativ</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>visa den här hjälpen</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>placeholders for values in the help of commands, in capitals and without blanks</extracomment>
        <translation>FIL</translation>
    </message>
    <message>
        <source>LINK</source>
        <translation>LÄNK</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAMN</translation>
    </message>
    <message>
        <source>PLAYER</source>
        <translation>SPELARE</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVÅ</translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation>GIV</translation>
    </message>
    <message>
        <source>GAMES</source>
        <translation>PARTIER</translation>
    </message>
    <message>
        <source>TURN</source>
        <translation>TUR</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SEKUNDER</translation>
    </message>
    <message>
        <source>STARTS</source>
        <translation>STARTER</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>STARTVÄRDE</translation>
    </message>
    <message>
        <source>JOBS</source>
        <translation>PROCESSER</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESS</translation>
    </message>
    <message>
        <source>PROFILE</source>
        <extracomment>the folder for settings and games</extracomment>
        <translation>PROFIL</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>between two placeholders</extracomment>
        <translation>eller</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>visa versionen</translation>
    </message>
    <message>
        <source>Example:</source>
        <extracomment>above a command to type</extracomment>
        <translation>Exempel:</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <extracomment>keep &quot;%(prog)s&quot; and &quot;%(message)s&quot; and the end of the line</extracomment>
        <translation>%(prog)s: fel: %(message)s
</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>keep &quot;%s&quot;, a list of arguments</extracomment>
        <translation>de här argumenten krävs: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>keep &quot;%s&quot;, the words that were not expected</extracomment>
        <translation>okända argument: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <extracomment>keep &quot;%(value)r&quot; and &quot;%(choices)s&quot;</extracomment>
        <translation>ogiltigt val: %(value)r (välj bland %(choices)s)</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ett värde saknas</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>minst ett värde krävs</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>keep &quot;%(argument_name)s&quot; and &quot;%(message)s&quot;</extracomment>
        <translation>argumentet %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>{help} (default: %(default)s)</source>
        <extracomment>{help} explains an option of a command; keep &quot;%(default)s&quot;, which becomes its usual value</extracomment>
        <translation>{help} (förval: %(default)s)</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>MAPP</translation>
    </message>
    <message>
        <source>Hanabi on your own desktop, with teammates who explain themselves.</source>
        <translation>Hanabi på din egen dator, med lagkamrater som förklarar hur de tänker.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>öppna fönstret</translation>
    </message>
    <message>
        <source>play many games between teammates</source>
        <translation>låt lagkamraterna spela många partier</translation>
    </message>
    <message>
        <source>number of the first deal</source>
        <translation>första givens nummer</translation>
    </message>
    <message>
        <source>also play the same deals at these levels and compare; “conventions” stands for the same teammates without looking ahead, “agreement” for teammates that also don’t adapt to their partners’ habits</source>
        <translation>spela samma givar även på de här nivåerna och jämför; ”conventions” jämför med samma lagkamrater när de inte räknar framåt, ”agreement” med sådana som inte heller anpassar sig efter medspelarnas vanor</translation>
    </message>
    <message>
        <source>every clue must touch a card</source>
        <translation>all information måste peka på minst ett kort</translation>
    </message>
    <message>
        <source>show what a teammate would do in a recorded game, and why</source>
        <translation>visa vad en lagkamrat skulle göra i ett sparat parti, och varför</translation>
    </message>
    <message>
        <source>.hanabi or .json (one game), .jsonl (one game per line), .txt (one link per line), or - for standard input</source>
        <translation>.hanabi eller .json (ett parti), .jsonl (ett parti per rad), .txt (en länk per rad), - för standard in</translation>
    </message>
    <message>
        <source>report only this turn, counted from 1</source>
        <translation>visa bara den här turen, räknat från 1</translation>
    </message>
    <message>
        <source>judge by this level’s conventions (default: the recorded level’s)</source>
        <translation>bedöm efter den här nivåns överenskommelse i stället för partiets egen</translation>
    </message>
    <message>
        <source>agreement to judge by</source>
        <translation>överenskommelse att bedöma efter</translation>
    </message>
    <message>
        <source>stop after this many seconds and print what has been found</source>
        <translation>avbryt efter så här många sekunder och visa det som har bedömts</translation>
    </message>
    <message>
        <source>seed for the imagined deals</source>
        <translation>startvärde för slumpen</translation>
    </message>
    <message>
        <source>There is no turn {turn}: the game has {turns}.</source>
        <extracomment>{turns} is such as &quot;57 turns&quot;</extracomment>
        <translation>Tur {turn} finns inte: partiet har {turns}.</translation>
    </message>
    <message>
        <source>Turn {turn}, {grade}:</source>
        <extracomment>{grade} is &quot;mistake&quot;</extracomment>
        <translation>Tur {turn}, {grade}:</translation>
    </message>
    <message>
        <source>Turn {turn}: {happened} This turn has not been judged yet.</source>
        <translation>Tur {turn}: {happened} Den här turen har inte bedömts än.</translation>
    </message>
    <message>
        <source>Turn {turn}: {happened} No better move was found.</source>
        <extracomment>{happened} is what the player did</extracomment>
        <translation>Tur {turn}: {happened} Inget bättre drag hittades.</translation>
    </message>
    <message>
        <source>Turn {turn}: {happened} It costs {points} points, too little for a grade.</source>
        <extracomment>{happened} is what the player did; {points} such as &quot;0.2&quot;</extracomment>
        <translation>Tur {turn}: {happened} Det kostar {points} poäng, för lite för ett omdöme.</translation>
    </message>
    <message>
        <source>Stopped after {seconds}: {judged} of {turns} turns judged.</source>
        <extracomment>{seconds} is such as &quot;60 seconds&quot;; {judged} of {turns} are numbers</extracomment>
        <translation>Avbröts efter {seconds}: {judged} av {turns} turer är bedömda.</translation>
    </message>
    <message>
        <source>game to open</source>
        <translation>parti att öppna</translation>
    </message>
    <message>
        <source>show the error for an unreadable game in the window, not in the terminal</source>
        <translation>visa felet i fönstret, inte i terminalen, om partiet inte kan öppnas</translation>
    </message>
    <message>
        <source>folder for settings and games</source>
        <translation>mapp för inställningar och partier</translation>
    </message>
    <message>
        <source>start a game at once: number of players, then the teammates’ levels, such as 3:expert,casual</source>
        <translation>börja ett parti direkt: antal spelare, sedan lagkamraternas nivåer, till exempel 3:expert,casual</translation>
    </message>
    <message>
        <source>number of the first deal (default: a random one)</source>
        <translation>första givens nummer; annars slumpas det</translation>
    </message>
    <message>
        <source>how much the table shows (default: as in the settings)</source>
        <translation>hur mycket bordet visar; annars enligt inställningarna</translation>
    </message>
    <message>
        <source>speed of animations (default: the last one used)</source>
        <translation>animationernas fart; annars den senast använda</translation>
    </message>
    <message>
        <source>language of the window (default: the last one used)</source>
        <translation>fönstrets språk; annars det senast använda</translation>
    </message>
    <message>
        <source>colours of the window (default: the last ones used)</source>
        <translation>fönstrets färger; annars de senast använda</translation>
    </message>
    <message>
        <source>size of the window in pixels, such as 1280x800</source>
        <translation>fönstrets storlek i bildpunkter, till exempel 1280x800</translation>
    </message>
    <message>
        <source>text size in percent</source>
        <translation>textstorlek i procent</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>antal spelare</translation>
    </message>
    <message>
        <source>level of the teammates</source>
        <translation>lagkamraternas nivå</translation>
    </message>
    <message>
        <source>casual, standard, expert, the name of a saved agreement, or a file</source>
        <translation>casual, standard, expert, en sparad överenskommelses namn eller en fil</translation>
    </message>
    <message>
        <source>do not let Experts look ahead</source>
        <translation>låt inte experter räkna framåt</translation>
    </message>
    <message>
        <source>longest time an Expert may think about a move, in milliseconds</source>
        <translation>hur länge en expert får tänka på ett drag, i millisekunder</translation>
    </message>
    <message>
        <source>number of processes</source>
        <translation>antal processer</translation>
    </message>
    <message>
        <source>print JSON only</source>
        <translation>skriv bara JSON</translation>
    </message>
    <message>
        <source>{text} is not a size such as 1280x800</source>
        <translation>{text} är ingen storlek som 1280x800</translation>
    </message>
    <message>
        <source>{text} is not a deal number</source>
        <translation>{text} är inget givnummer</translation>
    </message>
    <message>
        <source>variants to play with, any of {known}</source>
        <translation>varianter att spela med, en eller flera av {known}</translation>
    </message>
    <message>
        <source>there is no variant {name}: choose from {known}</source>
        <translation>det finns ingen variant {name}: välj bland {known}</translation>
    </message>
    <message>
        <source>{names} don’t go together: a game has only one kind of multicolour</source>
        <translation>{names} går inte ihop: ett parti har bara en sorts multifärgade kort</translation>
    </message>
    <message>
        <source>{text} is not a whole number of at least 1</source>
        <translation>{text} är inget heltal från 1 och uppåt</translation>
    </message>
    <message>
        <source>name one level for all teammates, or one for each ({seats} in all)</source>
        <translation>ange en nivå för alla lagkamrater, eller en för var och en (sammanlagt {seats})</translation>
    </message>
    <message>
        <source>there is no teammate of level {word}: choose from {known}</source>
        <translation>det finns ingen lagkamrat på nivån {word}: välj bland {known}</translation>
    </message>
    <message>
        <source>there is no agreement {word}: choose from {known}, or name a file</source>
        <translation>det finns ingen överenskommelse {word}: välj bland {known}, eller ange en fil</translation>
    </message>
    <message>
        <source>No display found. Start from a desktop session, use ssh -X, or run under xvfb-run. Instead, here is a game between computer teammates.</source>
        <translation>Ingen skärm hittades. Starta från ett skrivbord, använd ssh -X eller kör under xvfb-run. Här är i stället ett parti mellan datorspelare.</translation>
    </message>
    <message>
        <source>{game} is an archive: import it in the library, or unpack it first</source>
        <translation>{game} är ett arkiv: importera det i biblioteket, eller packa upp det först</translation>
    </message>
    <message>
        <source>{game} is neither a file nor a link to a game</source>
        <translation>{game} är varken en fil eller en länk till ett parti</translation>
    </message>
    <message>
        <source>--new begins with a number of players from 2 to 5, as in 3:casual</source>
        <translation>--new börjar med ett antal spelare från 2 till 5, som i 3:casual</translation>
    </message>
    <message>
        <source>number of games</source>
        <translation>antal partier</translation>
    </message>
    <message>
        <source>level of all seats, or one level for each seat</source>
        <translation>nivå för alla, eller en nivå per spelare</translation>
    </message>
    <message>
        <source>fill every seat but the first with this stand-in for a human player</source>
        <translation>låt den här ersättaren för människor spela på alla stolar utom den första</translation>
    </message>
    <message>
        <source>put the stand-in in the first seat as well</source>
        <translation>låt ersättaren spela även på den första stolen</translation>
    </message>
    <message>
        <source>agreement to play by</source>
        <translation>överenskommelse att spela efter</translation>
    </message>
    <message>
        <source>let Experts look ahead</source>
        <translation>låt experter räkna framåt</translation>
    </message>
    <message>
        <source>number that chooses the teammate’s preferences (default: none)</source>
        <translation>tal som bestämmer lagkamratens preferenser; annars inga</translation>
    </message>
    <message>
        <source>give the reason for each move</source>
        <translation>ange skälet till varje drag</translation>
    </message>
    <message>
        <source>file to write the games to, one per line</source>
        <translation>fil att skriva partierna till, ett per rad</translation>
    </message>
    <message>
        <source>Games: {games}; {mean} ± {error} points, {perfect} perfect, {lost} lost by strikes, {ms} ms per move</source>
        <translation>Partier: {games}; {mean} ± {error} poäng, {perfect} perfekta, {lost} förlorade på röda marker, {ms} ms per drag</translation>
    </message>
    <message>
        <source>against {rivals} on the same deals: {difference} ± {error}</source>
        <translation>mot {rivals} på samma givar: {difference} ± {error}</translation>
    </message>
    <message>
        <source>find the agreement that explains the clues of these games best</source>
        <translation>hitta den överenskommelse som bäst förklarar informationen i partierna</translation>
    </message>
    <message>
        <source>file to write the agreement to</source>
        <translation>fil att skriva överenskommelsen till</translation>
    </message>
    <message>
        <source>There are no games in these files.</source>
        <translation>Det finns inget parti i filerna.</translation>
    </message>
    <message>
        <source>The agreement that reads these games’ clues best: {name}</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>Överenskommelsen som bäst förklarar informationen i de här partierna: {name}</translation>
    </message>
    <message>
        <source>agreed on</source>
        <translation>överenskommet</translation>
    </message>
    <message>
        <source>not agreed on</source>
        <translation>inte överenskommet</translation>
    </message>
    <message>
        <source>these games don’t say</source>
        <translation>framgår inte av partierna</translation>
    </message>
    <message>
        <source>Teammates would make the same choice in {agree} of {decisions} decisions (plays {plays}, discards {discards}, clues {clues}) and read {true} of {readings} clues correctly.</source>
        <translation>Lagkamraterna skulle välja likadant i {agree} av {decisions} beslut (spelade kort {plays}, kastade {discards}, information {clues}) och tolkade informationen rätt {true} av {readings} gånger.</translation>
    </message>
    <message>
        <source>facts only</source>
        <translation>bara fakta</translation>
    </message>
    <message>
        <source>with --json: print every state and its legal actions</source>
        <translation>med --json: skriv ut varje ställning och dess tillåtna drag</translation>
    </message>
    <message>
        <source>{place}: {points}, {ending}, {turns}</source>
        <translation>{place}: {points}, {ending}, {turns}</translation>
    </message>
    <message>
        <source>The game ends with {score}, but the file says {expected}.</source>
        <translation>Partiet slutar med {score}, men enligt filen med {expected}.</translation>
    </message>
    <message>
        <source>recorded game</source>
        <translation>sparat parti</translation>
    </message>
    <message>
        <source>turn to advise on, counted from 1</source>
        <translation>turen det gäller, räknat från 1</translation>
    </message>
    <message>
        <source>agreement to read clues by</source>
        <translation>överenskommelse att tolka information efter</translation>
    </message>
    <message>
        <source>Turn {turn}: you are {name}.</source>
        <extracomment>{name} is the player to act</extracomment>
        <translation>Tur {turn}: du är {name}.</translation>
    </message>
    <message>
        <source>In the game: {move}</source>
        <extracomment>{move} is a whole sentence</extracomment>
        <translation>I partiet: {move}</translation>
    </message>
    <message>
        <source>Other moves, compared with it by the teammates’ own score (not in points):</source>
        <translation>Andra drag jämfört med förslaget, enligt lagkamraternas egen värdering (inte i poäng):</translation>
    </message>
    <message>
        <source>the game has no turn {turn} to advise on</source>
        <translation>partiet har ingen tur {turn} att ge råd om</translation>
    </message>
    <message>
        <source>folder for the report and pictures</source>
        <translation>mapp för rapporten och bilderna</translation>
    </message>
    <message>
        <source>speed of animations</source>
        <translation>animationernas fart</translation>
    </message>
    <message>
        <source>number of starts to measure</source>
        <translation>antal starter att mäta</translation>
    </message>
    <message>
        <source>who plays in a seat, counted from 1: a level, or “program:” and a command (docs/engines.md); may be repeated</source>
        <translation>vem som spelar på en stol, räknat från 1: en nivå, eller ”program:” och ett kommando (docs/engines.md); kan upprepas</translation>
    </message>
    <message>
        <source>play the same deals with every pair of these levels and programs, the first in seat 1 and the second in all others</source>
        <translation>spela samma givar med varje par av dessa nivåer och program, det första på stol 1 och det andra på alla övriga</translation>
    </message>
    <message>
        <source>longest time a program may take for a move, in seconds</source>
        <translation>hur länge ett program får tänka på ett drag, i sekunder</translation>
    </message>
    <message>
        <source>append to this file whatever programs print besides their messages</source>
        <translation>fil som samlar det som programmen skriver utöver sina meddelanden (läggs till i slutet)</translation>
    </message>
    <message>
        <source>{one} can’t be used together with {other}</source>
        <translation>{one} går inte ihop med {other}</translation>
    </message>
    <message>
        <source>{text} does not name a seat from 1 to {players}</source>
        <translation>{text} anger ingen stol från 1 till {players}</translation>
    </message>
    <message>
        <source>“program:” needs a command</source>
        <translation>”program:” behöver ett kommando</translation>
    </message>
    <message>
        <source>Games: {games}; {mean} ± {error} points, {perfect} perfect, {lost} lost by strikes; ms per move by seat: {ms}</source>
        <translation>Partier: {games}; {mean} ± {error} poäng, {perfect} perfekta, {lost} förlorade på röda marker; ms per drag, stol för stol: {ms}</translation>
    </message>
    <message>
        <source>deal {number}, turn {turn}: {sentence}</source>
        <extracomment>{number} is the number of a deal, {sentence} says what a program did wrong</extracomment>
        <translation>giv {number}, tur {turn}: {sentence}</translation>
    </message>
    <message>
        <source>shell that the script is for; “man” prints a manual page instead</source>
        <translation>skalet som skriptet är till för; ”man” skriver i stället ut en manualsida</translation>
    </message>
    <message>
        <source>run on the Dask cluster at this address, such as tcp://host:8786</source>
        <translation>använd ett Dask-kluster i stället, till exempel tcp://värd:8786</translation>
    </message>
    <message>
        <source>--scheduler needs Dask: install the extra “cluster” (docs/commands.md)</source>
        <translation>--scheduler kräver Dask: installera tillägget ”cluster” (docs/commands.md)</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}</source>
        <translation>ingen schemaläggare svarar på {address}</translation>
    </message>
</context>
<context>
    <name>Consent</name>
    <message>
        <source>Take the move back?</source>
        <translation>Ångra draget?</translation>
    </message>
    <message>
        <source>{name} chooses again. This is taken back:</source>
        <extracomment>{name} is the person whose move is taken back</extracomment>
        <translation>{name} får välja en gång till. Det här ångras:</translation>
    </message>
    <message>
        <source>{name} sees the others’ hands again, as they were before that move.</source>
        <translation>{name} ser de andras händer igen, som de var före draget.</translation>
    </message>
    <message>
        <source>Everybody at the table has to agree.</source>
        <translation>Alla vid bordet måste gå med på det.</translation>
    </message>
    <message>
        <source>We all agree</source>
        <translation>Vi är överens</translation>
    </message>
    <message>
        <source>Keep the move</source>
        <translation>Låt draget stå</translation>
    </message>
    <message>
        <source>the {card} that {name} had</source>
        <extracomment>a card that its holder had not seen; {card} is such as &quot;red 3&quot;</extracomment>
        <translation>kortet som {name} hade ({card})</translation>
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
        <source>why the teammates made their moves</source>
        <extracomment>at the end of a game all reasons are told in full</extracomment>
        <translation>varför lagkamraterna gjorde sina drag</translation>
    </message>
    <message>
        <source>You will still know this: {what}.</source>
        <translation>Det här vet du ändå redan: {what}.</translation>
    </message>
</context>
<context>
    <name>Convention</name>
    <message>
        <source>play clue</source>
        <translation>spelbart kort</translation>
    </message>
    <message>
        <source>delayed play clue</source>
        <translation>kort som blir spelbart</translation>
    </message>
    <message>
        <source>save clue</source>
        <translation>räddning</translation>
    </message>
    <message>
        <source>2 save</source>
        <translation>räddning av en 2:a</translation>
    </message>
    <message>
        <source>5 save</source>
        <translation>räddning av en 5:a</translation>
    </message>
    <message>
        <source>5 stall</source>
        <translation>väntedrag med 5:or</translation>
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
        <source>reverse finesse</source>
        <translation>omvänd finess</translation>
    </message>
    <message>
        <source>layered finesse</source>
        <translation>finess i flera lager</translation>
    </message>
    <message>
        <source>hidden finesse</source>
        <translation>dold finess</translation>
    </message>
    <message>
        <source>repeated clue</source>
        <translation>upprepad information</translation>
    </message>
    <message>
        <source>sarcastic discard</source>
        <translation>sarkastiskt kast</translation>
    </message>
    <message>
        <source>gentleman’s discard</source>
        <translation>gentlemannakast</translation>
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
        <translation>spela eller rädda</translation>
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
        <translation>peka rätt</translation>
    </message>
    <message>
        <source>ordered 1s</source>
        <translation>1:or i ordning</translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>annonsera</translation>
    </message>
    <message>
        <source>keeping last copies</source>
        <translation>behålla det sista exemplaret</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>bluff</translation>
    </message>
</context>
<context>
    <name>ConventionRule</name>
    <message>
        <source>The chop is your oldest card without a clue. When you have nothing better to do, you discard it.</source>
        <translation>Kastkortet är ditt äldsta kort utan information. När du inte har något bättre att göra kastar du det.</translation>
    </message>
    <message>
        <source>A clue is about one card: the chop if the clue touches it; if not, the newest card touched that had no clue before; failing that, the newest card touched.</source>
        <translation>Information gäller ett kort: kastkortet om det pekas ut för första gången, annars det nyaste som pekas ut för första gången, annars det nyaste utpekade.</translation>
    </message>
    <message>
        <source>The card a clue is about can be played now, unless the clue asks you to keep it.</source>
        <translation>Kortet som informationen gäller kan spelas nu, om det inte ska behållas.</translation>
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
        <source>A clue about 2s that touches your chop may ask you to keep a 2 whose other copy nobody can see.</source>
        <translation>Information om 2:or som pekar på ditt kastkort kan be dig behålla en 2:a när ingen ser den andra.</translation>
    </message>
    <message>
        <source>A clue that touches your chop may ask you to keep the last copy of a card. 5s are kept by their value, never by their colour.</source>
        <translation>Information som pekar på ditt kastkort kan be dig behålla det sista exemplaret av ett kort. 5:or räddas med värdet, aldrig med färgen.</translation>
    </message>
    <message>
        <source>Clues touch only cards that will still be played, never two copies of the same card.</source>
        <translation>Peka bara ut kort som ännu ska spelas, aldrig två exemplar av samma kort.</translation>
    </message>
    <message>
        <source>A clue that touches nothing new says: the newest card it touches can be played now.</source>
        <translation>Information som inte pekar på något nytt säger: det nyaste utpekade kortet passar nu.</translation>
    </message>
    <message>
        <source>A clue about a card already known to be playable or unplayable only says more about it.</source>
        <translation>Information om ett kort som du redan vet passar, eller inte passar, säger bara mer om det.</translation>
    </message>
    <message>
        <source>A clue that stops somebody from misplaying a card says no more than that; any new cards it touches are simply worth keeping.</source>
        <translation>Information som hindrar någon från att spela ett kort som inte passar säger inget mer än så; andra nya kort som pekas ut är helt enkelt värda att behålla.</translation>
    </message>
    <message>
        <source>A clue may be about a card that is playable only after another one. Whoever has a clued card that could be the missing one plays it first; if there are several, the newest.</source>
        <translation>Information kan gälla ett kort som passar först efter ett annat. Den som har ett utpekat kort som kan vara det som saknas spelar det först; är det flera, det nyaste.</translation>
    </message>
    <message>
        <source>If nobody else can help, the missing card is in your own hand: play your newest clued card that could be it.</source>
        <translation>Om ingen annan kan hjälpa till har du själv kortet som saknas: spela det nyaste av dina utpekade kort som kan vara det.</translation>
    </message>
    <message>
        <source>An empty clue only says what you do not hold.</source>
        <translation>Tom information säger bara vad du inte har.</translation>
    </message>
    <message>
        <source>Announce the colour of a card when you know it and the table needs a clue.</source>
        <translation>Annonsera kortets färg när du känner till den och ni behöver en lykta.</translation>
    </message>
    <message>
        <source>In the final bouquet no last copy may be lost: give any clue rather than risk it.</source>
        <translation>I ”Till sista droppen” får inget sista exemplar gå förlorat: ge hellre vilken information som helst än att riskera det.</translation>
    </message>
    <message>
        <source>When there is nothing better to do, a clue about 5s that doesn’t touch the chop passes the turn and shows where a 5 is.</source>
        <translation>Information om 5:or som inte pekar på kastkortet låter bara turen gå vidare och visar var en 5:a finns. Ge den när det inte finns något bättre att göra.</translation>
    </message>
    <message>
        <source>When several 1s are clued at once, the oldest is played first.</source>
        <translation>Av flera 1:or som pekas ut samtidigt spelas den äldsta först.</translation>
    </message>
    <message>
        <source>If no clued card can be the missing one, whoever sits between giver and receiver plays the newest unclued card blind, at once.</source>
        <translation>Om inget utpekat kort kan vara det som saknas spelar den som sitter mellan givaren och mottagaren genast sitt nyaste kort utan information, osett.</translation>
    </message>
    <message>
        <source>If nothing else explains a clue, play your newest unclued card first.</source>
        <translation>Om inget annat förklarar informationen, spela först ditt nyaste kort utan information.</translation>
    </message>
    <message>
        <source>Two cards may be missing; both are played blind, in order.</source>
        <translation>Två kort kan saknas, och då spelas båda osedda, i tur och ordning.</translation>
    </message>
    <message>
        <source>The blind play may also come from somebody who acts after the receiver: whoever sees the missing card there waits until that player has had a turn.</source>
        <translation>En finess kan också gälla någon som har sin tur efter mottagaren: den som ser det saknade kortet där väntar tills den spelaren har haft sin tur.</translation>
    </message>
    <message>
        <source>If the card you play blind is playable but isn’t the missing one, your next unclued card must be: play that as well.</source>
        <translation>Om kortet du spelar osett passar men inte är det som saknas, måste nästa kort utan information vara det: spela även det.</translation>
    </message>
    <message>
        <source>The same goes for a prompt: if the clued card you play isn’t the missing one, play the next card that could be it as well.</source>
        <translation>Detsamma gäller en uppmaning: om det utpekade kortet du spelar inte är det som saknas, spela även nästa kort som kan vara det.</translation>
    </message>
    <message>
        <source>If a clue touches nothing new and its card isn’t playable yet, it asks the others for the missing cards, like any clue.</source>
        <translation>Om informationen inte pekar ut något nytt och kortet inte passar än, ber den de andra om korten som saknas, precis som all annan information.</translation>
    </message>
    <message>
        <source>Discarding a known card that is still needed tells a teammate: one of your clued cards is the other copy.</source>
        <translation>Den som kastar ett känt kort som ännu behövs talar om för en lagkamrat: ett av dina utpekade kort är det andra exemplaret.</translation>
    </message>
    <message>
        <source>If no clued card can be the other copy and the card is playable now, the other copy is somebody’s newest unclued card, and they play it blind.</source>
        <translation>Om inget utpekat kort kan vara det andra exemplaret och kortet passar nu, är det någons nyaste kort utan information: det ska spelas osett.</translation>
    </message>
    <message>
        <source>The player right before you may clue a card that isn’t playable yet, to make you play your newest unclued card, whatever it is. Only people do this: reviews recognise it, but computer teammates never bluff.</source>
        <translation>Spelaren närmast före dig kan ge information om ett kort som inte kan passa än, för att få dig att spela ditt nyaste kort utan information, vilket det än är. Bara människor gör så: granskningar känner igen det, men datorspelarna bluffar aldrig.</translation>
    </message>
</context>
<context>
    <name>Conventions</name>
    <message>
        <source>Agreement at this table: {name}</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>Bordets överenskommelse: {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>CountWord</name>
    <message>
        <source>no cards</source>
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
            <numerusform>varav %Ln nytt</numerusform>
            <numerusform>varav %Ln nya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <extracomment>copies of one card that are not discarded</extracomment>
        <translation>
            <numerusform>%Ln kvar</numerusform>
            <numerusform>%Ln kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) left</source>
        <translation>
            <numerusform>%Ln tänd lykta</numerusform>
            <numerusform>%Ln tända lyktor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln tur</numerusform>
            <numerusform>%Ln turer</numerusform>
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
            <numerusform>%Ln parti till</numerusform>
            <numerusform>%Ln partier till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moment(s) from your games to practise today</source>
        <extracomment>moments of one&apos;s own games that are to be decided once more</extracomment>
        <translation>
            <numerusform>%Ln ögonblick ur dina partier att öva på i dag</numerusform>
            <numerusform>%Ln ögonblick ur dina partier att öva på i dag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bookmark(s)</source>
        <extracomment>moments of a game that were marked while it was played</extracomment>
        <translation>
            <numerusform>%Ln bokmärke</numerusform>
            <numerusform>%Ln bokmärken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln convention(s) left out: not every teammate knows them.</source>
        <translation>
            <numerusform>%Ln konvention utelämnas: inte alla lagkamrater kan den.</numerusform>
            <numerusform>%Ln konventioner utelämnas: inte alla lagkamrater kan dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s)</source>
        <translation>
            <numerusform>%Ln beslut</numerusform>
            <numerusform>%Ln beslut</numerusform>
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
        <extracomment>of simulated games</extracomment>
        <translation>
            <numerusform>%Ln perfekt parti till av 100</numerusform>
            <numerusform>%Ln perfekta partier till av 100</numerusform>
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
        <source>%Ln more row(s); save as CSV to get all.</source>
        <translation>
            <numerusform>%Ln rad till; spara som CSV för att få alla.</numerusform>
            <numerusform>%Ln rader till; spara som CSV för att få alla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln-point games</source>
        <extracomment>a choice of games, by how many points can be reached in them: 25 or 30</extracomment>
        <translation>
            <numerusform>%Ln-poängspartier</numerusform>
            <numerusform>%Ln-poängspartier</numerusform>
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
            <numerusform>%Ln drag ångrades.</numerusform>
            <numerusform>%Ln drag ångrades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restarted %Ln time(s).</source>
        <extracomment>how often the same deal had been begun before</extracomment>
        <translation>
            <numerusform>Började om %Ln gång.</numerusform>
            <numerusform>Började om %Ln gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played at a teaching table.</source>
        <translation>Spelat vid ett övningsbord.</translation>
    </message>
    <message>
        <source>The table said in advance how clues would be read.</source>
        <translation>Hur informationen skulle uppfattas visades i förväg.</translation>
    </message>
    <message>
        <source>Played on from turn {turn} of a replay.</source>
        <translation>Spelat vidare från tur {turn} i en repris.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) to repeat today</source>
        <extracomment>puzzles that were not solved at the first try come back after some days</extracomment>
        <translation>
            <numerusform>%Ln uppgift att göra om i dag</numerusform>
            <numerusform>%Ln uppgifter att göra om i dag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s)</source>
        <extracomment>so many clues were given in a game</extracomment>
        <translation>
            <numerusform>information %Ln gång</numerusform>
            <numerusform>information %Ln gånger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <extracomment>the deal of the day was played on so many days without a gap</extracomment>
        <translation>
            <numerusform>%Ln dag i rad</numerusform>
            <numerusform>%Ln dagar i rad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears when you have solved %Ln more puzzle(s) without a hint.</source>
        <translation>
            <numerusform>Din rating visas när du har löst %Ln uppgift till utan tips.</numerusform>
            <numerusform>Din rating visas när du har löst %Ln uppgifter till utan tips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strike(s) of {most}</source>
        <extracomment>{most} is how many strikes end the game</extracomment>
        <translation>
            <numerusform>%Ln av {most} röda marker</numerusform>
            <numerusform>%Ln av {most} röda marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln parti</numerusform>
            <numerusform>%Ln partier</numerusform>
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
            <numerusform>%Ln parti borttaget.</numerusform>
            <numerusform>%Ln partier borttagna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you quit now, the moves in %Ln game(s) that have not been saved are lost. A file of an unfinished game contains all its cards.</source>
        <translation>
            <numerusform>Om du avslutar nu försvinner de drag i %Ln parti som inte har sparats. En fil med ett parti som inte är slut innehåller alla kort.</numerusform>
            <numerusform>Om du avslutar nu försvinner de drag i %Ln partier som inte har sparats. En fil med partier som inte är slut innehåller alla kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) waiting</source>
        <translation>
            <numerusform>%Ln parti till väntar</numerusform>
            <numerusform>%Ln partier till väntar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) reviewed.</source>
        <translation>
            <numerusform>%Ln parti granskat.</numerusform>
            <numerusform>%Ln partier granskade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) left out, because they are not over.</source>
        <translation>
            <numerusform>%Ln parti utelämnat, eftersom det inte är slut.</numerusform>
            <numerusform>%Ln partier utelämnade, eftersom de inte är slut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be reviewed.</source>
        <translation>
            <numerusform>%Ln parti kunde inte granskas.</numerusform>
            <numerusform>%Ln partier kunde inte granskas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln parti importerat.</numerusform>
            <numerusform>%Ln partier importerade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported.</source>
        <translation>
            <numerusform>%Ln parti exporterat.</numerusform>
            <numerusform>%Ln partier exporterade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) are not over: the file contains all their cards.</source>
        <translation>
            <numerusform>%Ln parti är inte slut: filen innehåller alla dess kort.</numerusform>
            <numerusform>%Ln partier är inte slut: filen innehåller alla deras kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more line(s) not listed.</source>
        <extracomment>of a long list of what could not be imported</extracomment>
        <translation>
            <numerusform>%Ln rad till visas inte.</numerusform>
            <numerusform>%Ln rader till visas inte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read as a game.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%Ln gick inte att läsa som ett parti.</numerusform>
            <numerusform>%Ln gick inte att läsa som partier.</numerusform>
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
            <numerusform>%Ln parti gick att läsa</numerusform>
            <numerusform>%Ln partier gick att läsa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to</source>
        <extracomment>above the name of the person who plays next at this screen</extracomment>
        <translation>Lämna över skärmen till</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <extracomment>a button: whoever presses it is the person of this name</extracomment>
        <translation>Jag är {name}</translation>
    </message>
    <message>
        <source>All hands stay covered until that button is pressed.</source>
        <translation>Alla händer är dolda tills du trycker på knappen.</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>above a list of what the others have done</extracomment>
        <translation>Sedan {name} senast hade sin tur</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Deal of the day · Hanabi</source>
        <translation>Dagens giv · Hanabi</translation>
    </message>
    <message>
        <source>late</source>
        <extracomment>on a day of the month: its deal was played after the day; one short word</extracomment>
        <translation>sent</translation>
    </message>
    <message>
        <source>{day}, today</source>
        <extracomment>{day} is such as &quot;28 November&quot;</extracomment>
        <translation>{day}, i dag</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Föregående månad</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nästa månad</translation>
    </message>
    <message>
        <source>If you play it now, it is marked as late.</source>
        <translation>Om du spelar given nu märks den med ”sent”.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spela igen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Titta på partiet</translation>
    </message>
    <message>
        <source>{score} of {most}</source>
        <translation>{score} av {most}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Inte än</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Inte spelad</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Inte färdigspelad</translation>
    </message>
    <message>
        <source>Played on the day: {score}</source>
        <extracomment>{score} is such as &quot;23 of 25&quot;</extracomment>
        <translation>Spelad samma dag: {score}</translation>
    </message>
    <message>
        <source>Played later: {score}</source>
        <extracomment>after the day itself; {score} is such as &quot;23 of 25&quot;</extracomment>
        <translation>Spelad senare: {score}</translation>
    </message>
    <message>
        <source>Par is {points}, the average of {level} teammates.</source>
        <extracomment>{points} is such as &quot;21.3&quot;, {level} such as &quot;Casual&quot;</extracomment>
        <translation>Par är {points}, genomsnittet på nivån {level}.</translation>
    </message>
    <message>
        <source>Everybody gets the same cards and three {level} teammates.</source>
        <extracomment>{level} is such as &quot;Casual&quot;</extracomment>
        <translation>Alla får samma kort, med tre lagkamrater på nivån {level}.</translation>
    </message>
    <message>
        <source>Four Experts scored {points} on this deal.</source>
        <translation>Fyra experter fick {points} på den här given.</translation>
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
        <translation>lätt</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>a puzzle</extracomment>
        <translation>medelsvår</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>svår</translation>
    </message>
    <message>
        <source>very hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>mycket svår</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>{card}: {discarded} discarded, none left, still needed</source>
        <translation>{card}: {discarded} i kasthögen, ingen kvar, behövs fortfarande</translation>
    </message>
    <message>
        <source>{card}: {discarded} discarded, the last one is still needed</source>
        <translation>{card}: {discarded} i kasthögen, den sista behövs ännu</translation>
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
        <source>Then pass the screen to {name}.</source>
        <translation>Lämna sedan över skärmen till {name}.</translation>
    </message>
    <message>
        <source>Passing the screen to {name} in {seconds}.</source>
        <extracomment>{seconds} is such as &quot;3 seconds&quot;</extracomment>
        <translation>Skärmen lämnas över till {name} om {seconds}.</translation>
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
        <translation>Den tredje röda markern avslutade partiet.</translation>
    </message>
    <message>
        <source>The last turns have been played.</source>
        <translation>De sista turerna har spelats.</translation>
    </message>
    <message>
        <source>A card that was still needed has been lost.</source>
        <translation>Ett kort som fortfarande behövdes har gått förlorat.</translation>
    </message>
    <message>
        <source>Nobody had a legal move left.</source>
        <translation>Ingen hade något tillåtet drag kvar.</translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message>
        <source>perfect</source>
        <translation>perfekt</translation>
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
        <source>lost, nobody could make a move</source>
        <translation>förlorat, ingen kunde göra något drag</translation>
    </message>
    <message>
        <source>ended when no more points were possible</source>
        <translation>slut när inga fler poäng var möjliga</translation>
    </message>
    <message>
        <source>abandoned</source>
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
        <translation>{name} kastade {card:one}.</translation>
    </message>
    <message>
        <source>{name} told {receiver} about {value}, touching {cards}.</source>
        <extracomment>{value} is &quot;green&quot; or &quot;3s&quot;, {cards} is &quot;three cards&quot;</extracomment>
        <translation>{name} gav {receiver} information om {value} ({cards}).</translation>
    </message>
    <message>
        <source>{name} had no move and was skipped.</source>
        <translation>{name} hade inget möjligt drag: turen gick vidare.</translation>
    </message>
    <message>
        <source>{name} played the {card}.</source>
        <translation>{name} spelade {card:one}.</translation>
    </message>
    <message>
        <source>{name} misplayed the {card}: a strike.</source>
        <translation>{name} spelade {card:one} som inte passade, och det blev en röd marker.</translation>
    </message>
    <message>
        <source>{name} announced {suit} and played the {card}.</source>
        <translation>{name} annonserade {suit} och spelade {card:one}.</translation>
    </message>
    <message>
        <source>{name} announced {suit} and turned over the {card}: a strike.</source>
        <translation>{name} annonserade {suit} och vände upp {card:one}: en röd marker.</translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>Gets a clue: {value}</source>
        <extracomment>above a hand; {value} is &quot;Blue&quot; or &quot;3s&quot;</extracomment>
        <translation>Får information: {value}</translation>
    </message>
    <message>
        <source>Acts next</source>
        <extracomment>the label above the hand of the player who acts next</extracomment>
        <translation>Härnäst</translation>
    </message>
    <message>
        <source>Acts later</source>
        <extracomment>the label above the hand of a player who acts later</extracomment>
        <translation>Senare</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Fyrverkerier</translation>
    </message>
    <message>
        <source>Known, and just discarded</source>
        <translation>Känt, och just kastat</translation>
    </message>
    <message>
        <source>Played next, in this order: {cards}.</source>
        <extracomment>{cards} is &quot;blue 2, blue 3&quot;</extracomment>
        <translation>Spelas härnäst, i den här ordningen: {cards}.</translation>
    </message>
    <message>
        <source>Kept: {cards}.</source>
        <extracomment>{cards} is &quot;red 2&quot;</extracomment>
        <translation>Behålls: {cards}.</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>This clue touches no card and asks nothing of {name}.</source>
        <translation>Den här informationen pekar inte ut något kort och kräver inget av {name}.</translation>
    </message>
    <message>
        <source>{name} may read their slot {slot} as {cards}, but it’s the {truth}.</source>
        <translation>{name} kan tolka kortet på plats {slot} som en {cards}, men det är en {truth}.</translation>
    </message>
    <message>
        <source>{name} may misread their slot {slot}: it’s the {truth}.</source>
        <translation>{name} kan missta sig om kortet på plats {slot}: det är en {truth}.</translation>
    </message>
    <message>
        <source>{name} will play their slot {slot} ({truth}).</source>
        <translation>{name} kommer att spela kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>{name} will play their slot {first} first, then slot {slot}.</source>
        <translation>{name} kommer att spela kortet på plats {first} först och sedan det på plats {slot}.</translation>
    </message>
    <message>
        <source>{name} will play their slot {slot} once you have played your slot {first}.</source>
        <translation>{name} kommer att spela kortet på plats {slot} när du har spelat ditt på plats {first}.</translation>
    </message>
    <message>
        <source>{helper} will play their slot {first} first, then {name} will play their slot {slot}.</source>
        <translation>Först spelar {helper} kortet på plats {first}, sedan {name} kortet på plats {slot}.</translation>
    </message>
    <message>
        <source>{name} will no longer play their slot {slot}.</source>
        <translation>{name} kommer inte längre att spela kortet på plats {slot}.</translation>
    </message>
    <message>
        <source>{name} will keep their slot {slot} ({truth}).</source>
        <translation>{name} kommer att behålla kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>{name} will play their slot {slot} later ({truth}).</source>
        <translation>{name} kommer att spela kortet på plats {slot} senare ({truth}).</translation>
    </message>
    <message>
        <source>{name} will play their slot {slot} even without this clue.</source>
        <translation>{name} spelar kortet på plats {slot} även utan den här informationen.</translation>
    </message>
    <message>
        <source>{name} will know more about their slot {slot} ({truth}).</source>
        <translation>{name} får veta mer om kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>This tells {name} nothing new.</source>
        <translation>Det är inget nytt för {name}.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{file} cannot be read: {cause}</source>
        <translation>{file} kan inte läsas: {cause}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {cause}</source>
        <translation>{file} kan inte skrivas: {cause}</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>This is the first game in the file. Import the file to see {more}.</source>
        <extracomment>{more} is &quot;3 more games&quot;</extracomment>
        <translation>Det här är det första partiet i filen. Importera filen för att se {more}.</translation>
    </message>
    <message>
        <source>The game continues where it was saved.</source>
        <translation>Partiet fortsätter där det sparades.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Öppna ett parti</translation>
    </message>
    <message>
        <source>Games ({endings})</source>
        <extracomment>{endings} is &quot;*.hanabi *.json&quot; and the like</extracomment>
        <translation>Partier ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Games, one per line ({ending})</source>
        <translation>Partier, ett per rad ({ending})</translation>
    </message>
    <message>
        <source>Saved game ({ending})</source>
        <translation>Sparat parti ({ending})</translation>
    </message>
    <message>
        <source>For hanab.live ({ending})</source>
        <translation>För hanab.live ({ending})</translation>
    </message>
    <message>
        <source>Web page ({ending})</source>
        <translation>Webbsida ({ending})</translation>
    </message>
    <message>
        <source>For printing ({ending})</source>
        <translation>För utskrift ({ending})</translation>
    </message>
    <message>
        <source>Plain text ({ending})</source>
        <translation>Ren text ({ending})</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Spara partiet</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Sparat som {file}.</translation>
    </message>
    <message>
        <source>Other programs will read this game differently, because they don’t support announced colours.</source>
        <translation>Andra program läser partiet annorlunda, för de känner inte till annonserade färger.</translation>
    </message>
    <message>
        <source>A link shows every card, even hidden ones: finish this game first.</source>
        <translation>En länk visar alla kort, även dolda: spela klart partiet först.</translation>
    </message>
    <message>
        <source>A link can’t hold the announced colours, and without them this would be a different game. Save it as a file instead.</source>
        <translation>En länk kan inte innehålla färgerna som annonserades, och utan dem skulle det bli ett annat parti. Spara det som en fil i stället.</translation>
    </message>
    <message>
        <source>A link can’t say that this was the final bouquet, and without that the game would end differently. Save it as a file instead.</source>
        <translation>En länk kan inte ange att det var ”Till sista droppen”, och utan det skulle partiet sluta annorlunda. Spara det som en fil i stället.</translation>
    </message>
    <message>
        <source>A link can’t say that empty clues were allowed, and hanab.live would stop at the first one. Save it as a file instead.</source>
        <translation>En länk kan inte ange att tom information var tillåten, och hanab.live skulle stanna när någon ger sådan. Spara det som en fil i stället.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Länken är kopierad.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>This game is not over, and the file contains every card: open it only to play on.</source>
        <translation>Partiet är inte slut, och filen innehåller alla kort: öppna den bara för att spela vidare.</translation>
    </message>
    <message>
        <source>hanab.live only opens games with at least one move.</source>
        <translation>hanab.live öppnar bara partier där minst ett drag har gjorts.</translation>
    </message>
    <message>
        <source>The position was copied as text.</source>
        <translation>Ställningen kopierades som text.</translation>
    </message>
    <message>
        <source>The position was copied as a picture.</source>
        <translation>Ställningen kopierades som bild.</translation>
    </message>
    <message>
        <source>A link can’t say which special rules this game had. Save it as a file instead.</source>
        <translation>En länk kan inte ange vilka specialregler partiet hade. Spara det som en fil i stället.</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>You see everybody’s hand but your own. Tell a teammate about their cards, so that they know what to play.</source>
        <translation>Du ser allas händer utom din egen. Ge en lagkamrat information, så att hen vet vad som ska spelas.</translation>
    </message>
    <message>
        <source>That card didn’t fit, so it counts as a strike. The third one ends the game.</source>
        <translation>Kortet passade inte, så det blir en röd marker. Den tredje avslutar partiet.</translation>
    </message>
    <message>
        <source>The deck is empty. Everybody has one last turn, and this is yours.</source>
        <translation>Korthögen är tom. Alla har en sista tur, och det här är din.</translation>
    </message>
    <message>
        <source>No clue is left. Play a card, or discard one to get a clue back.</source>
        <translation>Ingen lykta är tänd. Spela ett kort, eller kasta ett, så tänds en igen.</translation>
    </message>
    <message>
        <source>Somebody told you about the cards that stand out in your hand. Usually that means: play one. If none can be played yet, keep them.</source>
        <translation>Du har fått information om korten som sticker ut i din hand. Oftast betyder det: spela ett av dem. Om inget kan passa än behåller du dem.</translation>
    </message>
    <message>
        <source>A clue that no card matches asks for nothing. It passes the turn when every discard seems too dangerous.</source>
        <translation>Information som inte pekar ut något kort kräver inget av någon. Den skickar bara turen vidare när det känns för farligt att kasta ett kort.</translation>
    </message>
    <message>
        <source>Clues are running out. A discard brings one back: take your oldest card that nobody has told you about.</source>
        <translation>Lyktorna håller på att slockna. Kastar du ett kort tänds en igen: ta det äldsta som du inte har fått information om.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>No clue has touched this card yet.</source>
        <translation>Kortet har inte pekats ut än.</translation>
    </message>
    <message>
        <source>This table’s agreement was saved by a newer version of this program: you can look at the game here, but not continue it.</source>
        <translation>Bordets överenskommelse är sparad av en nyare version av programmet: här kan du titta på partiet, men inte spela vidare.</translation>
    </message>
    <message>
        <source>From here on, this is a new game.</source>
        <translation>Från och med nu är det ett nytt parti.</translation>
    </message>
    <message>
        <source>The game has moved on. Esc takes you back to it.</source>
        <translation>Partiet har gått vidare. Esc tar dig dit.</translation>
    </message>
    <message>
        <source>Hanabi is already open in another window. Play there.</source>
        <translation>Hanabi är redan öppet i ett annat fönster. Spela där.</translation>
    </message>
    <message>
        <source>Play this deal again? You know its cards, so it counts as a repeat.</source>
        <translation>Spela given igen? Du känner till korten, så det räknas som omspel.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Spela igen</translation>
    </message>
    <message>
        <source>Your last move was taken back.</source>
        <translation>Ditt senaste drag har ångrats.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>Draget har ångrats.</translation>
    </message>
    <message>
        <source>Something went wrong, so there is no answer. You can play on.</source>
        <translation>Något gick fel, så det finns inget svar. Du kan spela vidare.</translation>
    </message>
    <message>
        <source>Ask for a hint? It counts as help.</source>
        <translation>Be om ett tips? Det räknas som hjälp.</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Be om tips</translation>
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
        <source>Review</source>
        <translation>Granska</translation>
    </message>
    <message>
        <source>Back to before the last strike</source>
        <translation>Tillbaka till läget före sista röda markern</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Samma giv igen</translation>
    </message>
    <message>
        <source>Change players or rules…</source>
        <translation>Byt spelare eller regler …</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Dela …</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tillbaka till bordet</translation>
    </message>
    <message>
        <source>International Federation of Fireworks</source>
        <translation>Internationella Fyrverkeritillverkningsförbundet</translation>
    </message>
    <message>
        <source>See turn {turn}</source>
        <translation>Se tur {turn}</translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>av {most}</translation>
    </message>
    <message>
        <source>of {most} reached</source>
        <extracomment>the fireworks of a lost game were built so far: &quot;4&quot;, then &quot;of 25 reached&quot;</extracomment>
        <translation>av {most} nådda</translation>
    </message>
    <message>
        <source>A lost game scores 0: “{rating}”, says the rulebook.</source>
        <extracomment>{rating} is &quot;Horrible&quot;</extracomment>
        <translation>Ett förlorat parti ger 0 poäng: ”{rating}”, enligt regelboken.</translation>
    </message>
    <message>
        <source>The fireworks stood at {points}.</source>
        <translation>Fyrverkerierna var värda {points}.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turer</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Ny giv</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Släckta lyktor</translation>
    </message>
    <message>
        <source>{strikes} of {most}</source>
        <translation>{strikes} av {most}</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Röda marker</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Effektivitet</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>What would you do as {name}? Make a move as in a game.</source>
        <translation>Vad skulle du göra som {name}? Gör ett drag som i ett parti.</translation>
    </message>
    <message>
        <source>{name} made the same move: {action}.</source>
        <extracomment>{action} is &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>{name} gjorde samma drag: {action}.</translation>
    </message>
    <message>
        <source>{name} made another move: {action}. Yours: {yours}.</source>
        <extracomment>{action} and {yours} are &quot;play slot 2&quot; or &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>{name} gjorde ett annat drag: {action}. Ditt: {yours}.</translation>
    </message>
    <message>
        <source>Both are as good as the best.</source>
        <translation>Båda är lika bra som det bästa.</translation>
    </message>
    <message>
        <source>No move is better than yours.</source>
        <translation>Inget annat drag är bättre än ditt.</translation>
    </message>
    <message>
        <source>No move is better than the one {name} made.</source>
        <translation>Inget annat drag är bättre än det som {name} gjorde.</translation>
    </message>
    <message>
        <source>On average yours scores {points} points fewer than the best.</source>
        <extracomment>{points} is such as &quot;0.8&quot;</extracomment>
        <translation>I snitt ger ditt {points} poäng mindre än det bästa.</translation>
    </message>
    <message>
        <source>{name}’s move scores {points} points fewer than the best.</source>
        <extracomment>{points} is such as &quot;0.8&quot;</extracomment>
        <translation>Draget som {name} gjorde ger {points} poäng mindre än det bästa.</translation>
    </message>
    <message>
        <source>You didn’t guess any moves.</source>
        <translation>Du gissade inget drag.</translation>
    </message>
    <message>
        <source>Guesses so far: {guessed}. Same as in the game: {same}. As good as the best: {good}.</source>
        <extracomment>all are numbers of moves; &quot;as good as the best&quot; by the judge of the reviews</extracomment>
        <translation>Gissningar hittills: {guessed}. Samma som i partiet: {same}. Lika bra som det bästa: {good}.</translation>
    </message>
    <message>
        <source>Open a finished game first, then you can guess its moves.</source>
        <translation>Öppna först ett avslutat parti, sedan kan du gissa dragen.</translation>
    </message>
    <message>
        <source>Guess the move</source>
        <translation>Gissa draget</translation>
    </message>
    <message>
        <source>Guess the move · turn {turn}</source>
        <translation>Gissa draget · tur {turn}</translation>
    </message>
    <message>
        <source>{name} has no more turns: this is the end of the game.</source>
        <translation>{name} får inga fler turer: det här är partiets slut.</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>How teammates read {name}</source>
        <translation>Så här tolkas {name}</translation>
    </message>
    <message>
        <source>How {name} reads you</source>
        <translation>Så här tolkar {name} dig</translation>
    </message>
    <message>
        <source>How {names} read you</source>
        <extracomment>{names} is such as &quot;Björn and Zoë&quot;</extracomment>
        <translation>Så här tolkar {names} dig</translation>
    </message>
    <message>
        <source>So far, teammates read everybody by the agreement.</source>
        <translation>Hittills tolkas alla enligt överenskommelsen.</translation>
    </message>
    <message>
        <source>No blind plays: this player gets no clue that asks for one, and their own clues are not read that way.</source>
        <translation>Inga blinda spel: ingen ber den här spelaren att spela ett kort osett, och spelarens egen information tolkas inte så.</translation>
    </message>
    <message>
        <source>No prompts: this player gets no clue that relies on one, and their own clues are not read that way.</source>
        <translation>Inga uppmaningar: den här spelaren får inga, och spelarens egen information tolkas inte så.</translation>
    </message>
    <message>
        <source>Plays any clued card: this player only gets clues about cards that can be played now.</source>
        <translation>Spelar alla kort med information: den här spelaren får bara information om kort som kan spelas nu.</translation>
    </message>
    <message>
        <source>Two of this player’s clues led to strikes: their clues now mean only what they say.</source>
        <translation>Två gånger ledde spelarens information till en röd marker: nu betyder den bara det som sägs.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Click to tell {name} about this card; hold to see this hand as {name} knows it.</source>
        <translation>Klicka för att ge {name} information om kortet; håll ned för att se handen som {name} ser den.</translation>
    </message>
    <message>
        <source>Drag to sort your hand; right-click to raise, tilt or write a note.</source>
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
        <source>Click the fireworks to play it, or the discard pile to discard it.</source>
        <translation>Klicka på fyrverkerierna för att spela det, eller på kasthögen för att kasta det.</translation>
    </message>
    <message>
        <source>Click to choose this card, or drag it; right-click for more.</source>
        <translation>Klicka för att välja kortet, eller dra det; högerklicka för mer.</translation>
    </message>
    <message>
        <source>The last copy: without it this firework ends early.</source>
        <translation>Det sista exemplaret: utan det tar fyrverkeriet slut i förtid.</translation>
    </message>
    <message>
        <source>No longer needed.</source>
        <translation>Behövs inte längre.</translation>
    </message>
    <message>
        <source>Complete.</source>
        <translation>Komplett.</translation>
    </message>
    <message>
        <source>It ends here: no {card} is left.</source>
        <extracomment>{card} is &quot;red 4&quot;: all of them lie on the discard pile</extracomment>
        <translation>Här tar det slut: ingen {card} finns kvar.</translation>
    </message>
    <message>
        <source>Next: {card}, {left}.</source>
        <extracomment>{card} is &quot;red 4&quot;, {left} &quot;2 left&quot;</extracomment>
        <translation>Härnäst: {card}, {left}.</translation>
    </message>
    <message>
        <source>Click to play the chosen card.</source>
        <translation>Klicka för att spela det valda kortet.</translation>
    </message>
    <message>
        <source>Click a card to see when it was played.</source>
        <translation>Klicka på ett kort för att se när det spelades.</translation>
    </message>
    <message>
        <source>Click a strike to see how it happened.</source>
        <translation>Klicka på en röd marker för att se vad som gick fel.</translation>
    </message>
    <message>
        <source>Enter: tell {name} about this card.</source>
        <translation>Enter: ge {name} information om kortet.</translation>
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
        <translation>{suit} fyrverkeri: inget kort än</translation>
    </message>
    <message>
        <source>{suit} firework: {rank}</source>
        <extracomment>read aloud: {suit} is &quot;Red&quot;, {rank} the value of its uppermost card</extracomment>
        <translation>{suit} fyrverkeri: {rank}</translation>
    </message>
    <message>
        <source>Enter: play the chosen card.</source>
        <translation>Enter: spela det valda kortet.</translation>
    </message>
    <message>
        <source>Enter: see when its last card was played.</source>
        <translation>Enter: se när det senaste kortet spelades.</translation>
    </message>
    <message>
        <source>A clue uses up a lantern. Discarding, or completing a firework, lights one again.</source>
        <translation>Information släcker en lykta. När ett kort kastas, eller ett fyrverkeri blir klart, tänds en igen.</translation>
    </message>
    <message>
        <source>Playing a card that doesn’t fit is a strike and burns a fuse. The third ends the game.</source>
        <translation>Spelas ett kort som inte passar blir det en röd marker, och en stubin brinner. Den tredje avslutar partiet.</translation>
    </message>
    <message>
        <source>When the last card is drawn, everybody has one more turn.</source>
        <translation>När det sista kortet har dragits har alla en tur kvar.</translation>
    </message>
    <message>
        <source>When it is empty, the game goes on without drawing.</source>
        <translation>När den är tom fortsätter partiet utan att någon drar kort.</translation>
    </message>
    <message>
        <source>{cards} in the deck</source>
        <extracomment>how many cards are still to be drawn: {cards} is &quot;3 cards&quot;</extracomment>
        <translation>{cards} i korthögen</translation>
    </message>
    <message>
        <source>Every clue about a colour touches these cards.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>All information om färg pekar på de här korten.</translation>
    </message>
    <message>
        <source>No clue about a colour touches these cards.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>Ingen information om färg pekar på de här korten.</translation>
    </message>
    <message>
        <source>The value of such a card decides its colour: {colours}.</source>
        <extracomment>{colours} is such as &quot;1 red, 2 yellow, 3 green, 4 blue, 5 red&quot;</extracomment>
        <translation>Kortets värde avgör vilken färg det räknas som: {colours}.</translation>
    </message>
    <message>
        <source>Every clue about a value touches these cards.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>All information om värde pekar på de här korten.</translation>
    </message>
    <message>
        <source>No clue about a value touches these cards.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>Ingen information om värde pekar på de här korten.</translation>
    </message>
    <message>
        <source>There is one card of each value.</source>
        <extracomment>of the cards of one colour of hanab.live</extracomment>
        <translation>Det finns ett kort av varje värde.</translation>
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
        <source>That clue would not ask {receiver} to do anything.</source>
        <translation>Den informationen skulle inte kräva något av {receiver}.</translation>
    </message>
    <message>
        <source>Discard your oldest card without a clue first, not slot {slot}.</source>
        <translation>Ditt äldsta kort utan information kastas först, inte kortet på plats {slot}.</translation>
    </message>
    <message>
        <source>{receiver} would read their slot {slot} as {cards}, but it’s the {truth}.</source>
        <translation>{receiver} skulle tolka sitt kort på plats {slot} som en {cards}, men det är en {truth}.</translation>
    </message>
    <message>
        <source>{receiver} will play their slot {slot} even without this clue.</source>
        <translation>{receiver} spelar sitt kort på plats {slot} även utan den här informationen.</translation>
    </message>
    <message>
        <source>{receiver} may misread this clue.</source>
        <translation>{receiver} kan missförstå informationen.</translation>
    </message>
    <message>
        <source>Slot {slot} can’t be played now ({cards}).</source>
        <translation>Kortet på plats {slot} går inte att spela nu ({cards}).</translation>
    </message>
    <message>
        <source>The card in slot {slot} is playable ({cards}).</source>
        <translation>Kortet på plats {slot} går att spela ({cards}).</translation>
    </message>
    <message>
        <source>Slot {slot} is playable ({cards}), but a wrong colour would be a strike.</source>
        <translation>Kortet på plats {slot} passar ({cards}), men fel färg ger en röd marker.</translation>
    </message>
    <message>
        <source>{receiver} would play their slot {slot} ({cards}).</source>
        <translation>{receiver} skulle spela sitt kort på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would keep their slot {slot} ({cards}).</source>
        <translation>{receiver} skulle behålla sitt kort på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would keep their slot {slot}, and play it as soon as it can be played ({cards}).</source>
        <translation>{receiver} skulle behålla sitt kort på plats {slot} och spela det så snart det passar ({cards}).</translation>
    </message>
    <message>
        <source>{receiver} would play their slot {slot} once the lower cards have been played.</source>
        <translation>{receiver} skulle spela kortet på plats {slot} så snart de lägre korten i samma färg har spelats.</translation>
    </message>
    <message>
        <source>{receiver} would play their slot {first} first, then slot {slot}.</source>
        <translation>{receiver} skulle spela sitt kort på plats {first} först och sedan det på plats {slot}.</translation>
    </message>
    <message>
        <source>{receiver} would no longer play their slot {slot}.</source>
        <translation>{receiver} skulle inte längre spela sitt kort på plats {slot}.</translation>
    </message>
    <message>
        <source>{receiver} would only learn more about their slot {slot}.</source>
        <translation>{receiver} skulle bara få veta mer om sitt kort på plats {slot}.</translation>
    </message>
    <message>
        <source>You got a clue about slot {slot}, so it is meant to be kept.</source>
        <translation>Du har fått information om kortet på plats {slot}, så det ska behållas.</translation>
    </message>
    <message>
        <source>The card in slot {slot} can be discarded later.</source>
        <translation>Kortet på plats {slot} kan kastas senare.</translation>
    </message>
    <message>
        <source>That clue would tell {receiver} nothing new.</source>
        <translation>Den informationen skulle inte säga {receiver} något nytt.</translation>
    </message>
    <message>
        <source>This clue can wait.</source>
        <translation>Den här informationen kan vänta.</translation>
    </message>
    <message>
        <source>Slot {slot} is playable ({cards}), but you only get a clue back if you announce its colour.</source>
        <translation>Kortet på plats {slot} passar ({cards}), men en lykta tänds bara om du annonserar färgen.</translation>
    </message>
    <message>
        <source>Nothing says that slot {slot} is playable ({cards}).</source>
        <translation>Inget tyder på att kortet på plats {slot} går att spela ({cards}).</translation>
    </message>
    <message>
        <source>Slot {slot} is playable ({cards}): play it rather than discard it.</source>
        <translation>Kortet på plats {slot} går att spela ({cards}): spela det hellre än att kasta det.</translation>
    </message>
    <message>
        <source>The card in slot {slot} is no longer needed.</source>
        <translation>Kortet på plats {slot} behövs inte längre.</translation>
    </message>
    <message>
        <source>Slot {slot} is your chop: the card everybody expects you to discard.</source>
        <translation>Kortet på plats {slot} är ditt kastkort: det som alla väntar sig att du kastar.</translation>
    </message>
    <message>
        <source>Teammates expect you to discard your chop (slot {chop}); they aren’t protecting slot {slot}.</source>
        <translation>Lagkamraterna räknar med att du kastar ditt kastkort (plats {chop}); de skyddar inte kortet på plats {slot}.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keyboard</source>
        <translation>Tangentbord</translation>
    </message>
    <message>
        <source>Click a key, then press another.</source>
        <translation>Klicka på en tangent och tryck sedan på en annan.</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Återställ standardtangenterna</translation>
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
        <source>{key} is already in use: {does}.</source>
        <translation>{key} används redan: {does}.</translation>
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
        <translation>Ge information</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Säg något</translation>
    </message>
    <message>
        <source>See each hand as its player knows it (hold)</source>
        <translation>Se varje hand så som spelaren ser den (håll ned)</translation>
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
        <source>Read out what I know of my hand</source>
        <translation>Läs upp vad jag vet om min hand</translation>
    </message>
    <message>
        <source>Read out my teammates’ hands</source>
        <translation>Läs upp lagkamraternas händer</translation>
    </message>
    <message>
        <source>Read out the fireworks</source>
        <translation>Läs upp fyrverkerierna</translation>
    </message>
    <message>
        <source>Read out the discard pile</source>
        <translation>Läs upp kasthögen</translation>
    </message>
    <message>
        <source>Read out clues left, strikes, deck and points</source>
        <translation>Läs upp lyktor, röda marker, korthög och poäng</translation>
    </message>
    <message>
        <source>Slot {number}, or a clue about {number}s</source>
        <extracomment>{number} is a key from 1 to 5: a card&apos;s place, or the value of a clue</extracomment>
        <translation>Kortet på plats {number}, eller information om {number}:or</translation>
    </message>
    <message>
        <source>Go to the next hand, or to the next teammate for a clue</source>
        <translation>Gå till nästa hand, eller till nästa lagkamrat att ge information</translation>
    </message>
    <message>
        <source>Move along the cards; step through a replay</source>
        <translation>Gå mellan korten; stega i en repris</translation>
    </message>
    <message>
        <source>Choose the card, give the clue</source>
        <translation>Välj kortet, ge informationen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>In a replay: play, next clue, next strike (with Shift: back)</source>
        <translation>I en repris: spela upp, nästa information, nästa röda marker (med Skift: bakåt)</translation>
    </message>
    <message>
        <source>In a review: next key moment (with Shift: back)</source>
        <translation>I en granskning: nästa viktiga ögonblick (med Skift: bakåt)</translation>
    </message>
    <message>
        <source>Back or forward one round in a replay</source>
        <translation>En runda bakåt eller framåt i en repris</translation>
    </message>
    <message>
        <source>To the start or the end of a replay</source>
        <translation>Till början eller slutet av en repris</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Next lesson: {lesson}</source>
        <extracomment>{lesson} is its title</extracomment>
        <translation>Nästa lektion: {lesson}</translation>
    </message>
    <message>
        <source>Learn · Hanabi</source>
        <translation>Lär dig · Hanabi</translation>
    </message>
    <message>
        <source>New progress can’t be saved right now and will be lost when you quit.</source>
        <translation>Nya framsteg kan inte sparas just nu och går förlorade när du avslutar.</translation>
    </message>
    <message>
        <source>Your progress could not be read and has been reset. The old file is kept as {file}.</source>
        <translation>Dina framsteg kunde inte läsas och har nollställts. Den gamla filen finns kvar som {file}.</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Tillbaka till lektionerna</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Typ av uppgift</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alla typer</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>All lessons and puzzles</source>
        <translation>Alla lektioner och uppgifter</translation>
    </message>
    <message>
        <source>Lists by kind and difficulty, your rating, and moments from your games</source>
        <translation>Listor efter typ och svårighet, din rating och ögonblick ur dina partier</translation>
    </message>
    <message>
        <source>done, no mistakes</source>
        <extracomment>of a lesson, in few words</extracomment>
        <translation>klar, utan misstag</translation>
    </message>
    <message>
        <source>run {number} of {count}</source>
        <extracomment>the place of a run of puzzles among those of its kind, such as &quot;2 of 6&quot;</extracomment>
        <translation>svit {number} av {count}</translation>
    </message>
    <message>
        <source>Puzzles, {kind}: run {number} of {count}, {solved} of {all} solved</source>
        <extracomment>{kind} of puzzle; the run&apos;s {number} of {count}; {solved} of {all} puzzles of it are solved</extracomment>
        <translation>Uppgifter, {kind}: svit {number} av {count}, {solved} av {all} lösta</translation>
    </message>
    <message>
        <source>A game to practise this</source>
        <translation>Öva det i ett parti</translation>
    </message>
    <message>
        <source>Lessons: {done} of {all}</source>
        <extracomment>{done} of {all} lessons are finished</extracomment>
        <translation>Lektioner: {done} av {all}</translation>
    </message>
    <message>
        <source>{deal}: not finished</source>
        <extracomment>{deal} is &quot;Deal of the day&quot;</extracomment>
        <translation>{deal}: inte färdigspelad</translation>
    </message>
    <message>
        <source>{deal}: {score} of {most}</source>
        <extracomment>{deal} is &quot;Deal of the day&quot;; {score} and {most} are points</extracomment>
        <translation>{deal}: {score} av {most}</translation>
    </message>
    <message>
        <source>Puzzles: {done} of {all}</source>
        <extracomment>{done} of {all} puzzles are solved</extracomment>
        <translation>Uppgifter: {done} av {all}</translation>
    </message>
    <message>
        <source>What would you do? In each of these positions one move is clearly best. The easiest come first.</source>
        <translation>Vad skulle du göra? I varje ställning är ett drag klart bäst. De lättaste kommer först.</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Dina egna partier</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Öva</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <extracomment>{rating} is such as &quot;1,520 ± 80&quot;</extracomment>
        <translation>Din rating: {rating}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nästa uppgift</translation>
    </message>
    <message>
        <source>Milestones: {milestones}</source>
        <extracomment>{milestones} is a list such as &quot;first perfect game (12 November), every lesson (3 May)&quot;</extracomment>
        <translation>Milstolpar: {milestones}</translation>
    </message>
    <message>
        <source>Nothing to practise today. Moments from your games come back when they are due.</source>
        <translation>Inget att öva på i dag. Ögonblicken ur dina partier kommer tillbaka när det är dags.</translation>
    </message>
    <message>
        <source>Review a game you have played: moves that cost points come back here for you to practise.</source>
        <translation>Granska ett parti du har spelat: drag som kostade poäng dyker upp här, så att du kan öva på dem.</translation>
    </message>
    <message>
        <source>Continue: {lesson}</source>
        <extracomment>{lesson} is its title</extracomment>
        <translation>Fortsätt: {lesson}</translation>
    </message>
    <message>
        <source>Run of the day</source>
        <translation>Dagens svit</translation>
    </message>
    <message>
        <source>Run of the day: {solved} of {all} solved</source>
        <extracomment>the run of the day: {solved} of {all} puzzles of it are solved</extracomment>
        <translation>Dagens svit: {solved} av {all} lösta</translation>
    </message>
    <message>
        <source>Five puzzles of different kinds, from easy to hard.</source>
        <translation>Fem uppgifter av olika slag, från lätta till svåra.</translation>
    </message>
    <message>
        <source>Run of five</source>
        <translation>Svit på fem</translation>
    </message>
    <message>
        <source>Five puzzles of this kind, from easy to hard.</source>
        <translation>Fem uppgifter av det här slaget, från lätta till svåra.</translation>
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
        <source>started</source>
        <extracomment>of a lesson</extracomment>
        <translation>påbörjad</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>of the lesson to take next</extracomment>
        <translation>på tur</translation>
    </message>
    <message>
        <source>known</source>
        <extracomment>of a lesson whose subject the person knew before</extracomment>
        <translation>kan du redan</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>of a lesson</extracomment>
        <translation>klar</translation>
    </message>
    <message>
        <source>Puzzle {number}, {difficulty}: {state}</source>
        <extracomment>{number} of the puzzle; {difficulty} is such as &quot;easy&quot;; {state} is &quot;not solved yet&quot;</extracomment>
        <translation>Uppgift {number}, {difficulty}: {state}</translation>
    </message>
    <message>
        <source>Puzzle {number}, {theme}: {state}</source>
        <extracomment>{number} of the puzzle; {theme} is such as &quot;Save clue&quot;; {state} is such as &quot;solved, 2 tries&quot;</extracomment>
        <translation>Uppgift {number}, {theme}: {state}</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <extracomment>of a puzzle</extracomment>
        <translation>inte löst än</translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <extracomment>of a puzzle</extracomment>
        <translation>svaret visades</translation>
    </message>
    <message>
        <source>solved, {tries}, {hints}</source>
        <extracomment>{tries} is such as &quot;2 tries&quot;, {hints} such as &quot;1 hint&quot;</extracomment>
        <translation>löst, {tries}, {hints}</translation>
    </message>
    <message>
        <source>solved, {tries}</source>
        <extracomment>{tries} is such as &quot;2 tries&quot;</extracomment>
        <translation>löst, {tries}</translation>
    </message>
    <message>
        <source>● solved
⊗ answer shown
○ not tried yet
A puzzle that you have met elsewhere counts as well.</source>
        <translation>● löst
⊗ svaret visades
○ inte prövad än
En uppgift som du har mött på annat håll räknas också.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Read this, then choose “Next”.</source>
        <translation>Läs det här och välj sedan ”Nästa”.</translation>
    </message>
    <message>
        <source>{lesson} · {step} of {steps}</source>
        <extracomment>{lesson} is its title; {step} of {steps}</extracomment>
        <translation>{lesson} · {step} av {steps}</translation>
    </message>
</context>
<context>
    <name>LevelName</name>
    <message>
        <source>Casual</source>
        <extracomment>a teammate&apos;s level: relaxed play with the simplest conventions</extracomment>
        <translation>Hobby</translation>
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
        <source>The file with your games was damaged. Your games are being recovered.</source>
        <translation>Filen med dina partier var skadad. Partierna återställs nu.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. Recovered so far: {done} of about {whole}.</source>
        <translation>Filen med dina partier var skadad. Hittills återställda: {done} av ungefär {whole}.</translation>
    </message>
    <message>
        <source>Some games have not been recovered yet. The damaged file is kept, and recovery will continue the next time you start Hanabi.</source>
        <translation>En del partier har inte kunnat återställas än. Den skadade filen finns kvar, och resten återställs vid nästa start.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It is kept as {file}, and a new one was started: {games}.</source>
        <translation>Filen med dina partier var skadad. Den finns kvar som {file}, och en ny har påbörjats: {games}.</translation>
    </message>
    <message>
        <source>Library · Hanabi</source>
        <translation>Bibliotek · Hanabi</translation>
    </message>
    <message>
        <source>Your games can’t be read right now.</source>
        <translation>Dina partier går inte att läsa just nu.</translation>
    </message>
    <message>
        <source>This game is not over. A review shows every card, so the game can’t be continued afterwards.</source>
        <translation>Partiet är inte slut. En granskning visar alla kort, så partiet kan inte fortsätta efteråt.</translation>
    </message>
    <message>
        <source>End game and review</source>
        <translation>Avsluta partiet och granska</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Döp om</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Partiets namn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importerar …</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importera partier</translation>
    </message>
    <message>
        <source>The import failed.</source>
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
        <source>Import cancelled; the remaining games were not imported.</source>
        <translation>Importen avbröts; resten av partierna importerades inte.</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Spara listan …</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportera partier</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exporterar …</translation>
    </message>
    <message>
        <source>The export failed.</source>
        <translation>Exporten misslyckades.</translation>
    </message>
    <message>
        <source>Cancelled: no file was written.</source>
        <translation>Avbrutet: ingen fil har skrivits.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
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
        <translation>Turer</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>heading: what the decisions cost in points, of a game that was reviewed</extracomment>
        <translation>Kostnad</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Senast spelat</translation>
    </message>
    <message>
        <source>What the decisions cost in points, after a review. Each is measured by itself, so the sum can exceed the points in a game.</source>
        <translation>Vad besluten kostade i poäng enligt granskningen. Varje beslut mäts för sig, så summan kan bli större än vad ett parti ger.</translation>
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
        <source>with help</source>
        <extracomment>of a game in the list: somebody was helped, by hints or by taking moves back</extracomment>
        <translation>med hjälp</translation>
    </message>
    <message>
        <source>reviewed</source>
        <extracomment>of a game in the list</extracomment>
        <translation>granskat</translation>
    </message>
    <message>
        <source>{players}, from turn {turn} of another game</source>
        <extracomment>a game that was taken up from another one, in the list of games</extracomment>
        <translation>{players}, från tur {turn} i ett annat parti</translation>
    </message>
    <message>
        <source>{name} (program)</source>
        <extracomment>{name} is a player who is a program that the person has added</extracomment>
        <translation>{name} (program)</translation>
    </message>
    <message>
        <source>{name} (program {program})</source>
        <extracomment>{name} is a player who is a program that the person has added, {program} its name and version</extracomment>
        <translation>{name} (programmet {program})</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <extracomment>a review that has not ended: {points} is &quot;1.8&quot;</extracomment>
        <translation>{points} hittills</translation>
    </message>
    <message>
        <source>{points} (older)</source>
        <extracomment>a review by another version of the program: {points} is &quot;1.8&quot;</extracomment>
        <translation>{points} (äldre)</translation>
    </message>
    <message>
        <source>{score} of {most}</source>
        <translation>{score} av {most}</translation>
    </message>
    <message>
        <source>{points}, in progress</source>
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
        <translation>Borttagna partier finns kvar här i 30 dagar. Just nu finns det inga.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Inga partier hittades.</translation>
    </message>
    <message>
        <source>No games yet. The games you play are kept here, and you can import others.</source>
        <translation>Inga partier än. Dina partier sparas här, och du kan importera andra.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>Remove star</source>
        <translation>Ta bort stjärnan</translation>
    </message>
    <message>
        <source>Add star</source>
        <translation>Stjärnmärk</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportera …</translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>all games that are listed</extracomment>
        <translation>Exportera alla …</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotek</translation>
    </message>
    <message>
        <source>Names, titles, deals…</source>
        <translation>Namn, titlar, givar …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Döp om …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Granska</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importera</translation>
    </message>
    <message>
        <source>Find agreement…</source>
        <extracomment>a button: what have the players of these games agreed on?</extracomment>
        <translation>Hitta överenskommelse …</translation>
    </message>
    <message>
        <source>Find out what the players of these games have agreed on</source>
        <translation>Ta reda på vad spelarna i de här partierna har kommit överens om</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Show details…</source>
        <translation>Visa detaljer …</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Filer …</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Mapp …</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>Från urklipp</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Valfritt antal spelare</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Vilka partier</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Rensa filter</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla partier</translation>
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
        <source>Reviewed</source>
        <translation>Granskade</translation>
    </message>
    <message>
        <source>With bookmarks</source>
        <translation>Med bokmärken</translation>
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
        <source>All rules</source>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>Teammates</source>
        <translation>Lagkamrater</translation>
    </message>
    <message>
        <source>Any teammates</source>
        <translation>Alla lagkamrater</translation>
    </message>
    <message>
        <source>{points} or more</source>
        <translation>{points} eller mer</translation>
    </message>
    <message>
        <source>Any score</source>
        <translation>Alla poäng</translation>
    </message>
    <message>
        <source>Past day</source>
        <translation>Senaste dygnet</translation>
    </message>
    <message>
        <source>Cost {points} points or more</source>
        <extracomment>of a game that was reviewed</extracomment>
        <translation>Kostnad {points} poäng eller mer</translation>
    </message>
    <message>
        <source>Past week</source>
        <translation>Senaste veckan</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>Senaste månaden</translation>
    </message>
    <message>
        <source>Past year</source>
        <translation>Senaste året</translation>
    </message>
    <message>
        <source>When</source>
        <translation>När</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>När som helst</translation>
    </message>
    <message>
        <source>The disk is full, so your games are not being saved. Free up some space and saving will resume.</source>
        <translation>Disken är full, så dina partier sparas inte. Frigör utrymme, så sparas de igen.</translation>
    </message>
    <message>
        <source>The folder for your games can’t be written to, so what you play is not being saved. Saving will resume as soon as possible.</source>
        <translation>Det går inte att skriva i mappen för dina partier, så det du spelar sparas inte. Partierna sparas igen så snart det går.</translation>
    </message>
    <message>
        <source>Hanabi is open in another window, and games are saved there. Here you can view finished games; close the other window to play in this one.</source>
        <translation>Hanabi är öppet i ett annat fönster, och där sparas partierna. Här kan du titta på avslutade partier; stäng det andra fönstret om du vill spela i det här.</translation>
    </message>
    <message>
        <source>Another program is using the file with your games, so what you play is not being saved. Saving will resume as soon as that program has closed it.</source>
        <translation>Ett annat program använder filen med dina partier, så det du spelar sparas inte. Partierna sparas igen så snart programmet släpper filen.</translation>
    </message>
    <message>
        <source>Your games were saved by a newer version of this program. They have not been changed: update to see them. What you play now is not being saved.</source>
        <translation>Dina partier har sparats av en nyare version av programmet. De har inte ändrats: uppdatera för att se dem. Det du spelar nu sparas inte.</translation>
    </message>
    <message>
        <source>The folder with your games can’t be reached, so what you play is not being saved. Saving will resume as soon as possible.</source>
        <translation>Det går inte att komma åt mappen med dina partier, så det du spelar sparas inte. Partierna sparas igen så snart det går.</translation>
    </message>
    <message>
        <source>Colours of hanab.live</source>
        <extracomment>games of hanab.live with other colours than any box has</extracomment>
        <translation>Färger från hanab.live</translation>
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
    <message>
        <source>Reading the clues…</source>
        <translation>Tolkar informationen …</translation>
    </message>
    <message>
        <source>The agreement couldn’t be worked out.</source>
        <translation>Det gick inte att räkna ut överenskommelsen.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Avbrutet.</translation>
    </message>
    <message>
        <source>There are no clues in these games.</source>
        <translation>Ingen har gett information i de här partierna.</translation>
    </message>
    <message>
        <source>“{name}” is saved. You can choose it for a new game.</source>
        <extracomment>{name} is an agreement, as somebody has called it</extracomment>
        <translation>”{name}” är sparad. Du kan välja den när du börjar ett nytt parti.</translation>
    </message>
    <message>
        <source>Reviewing {game}</source>
        <extracomment>{game} is such as &quot;Elin, Björn and Zoë&quot;</extracomment>
        <translation>Granskar {game}</translation>
    </message>
    <message>
        <source>Stop reviews</source>
        <translation>Avbryt granskningarna</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>of a finished game in the list, in place of its score</extracomment>
        <translation>dolt</translation>
    </message>
    <message>
        <source>Without results</source>
        <extracomment>a box to tick: the list and replays do not tell how finished games ended</extracomment>
        <translation>Utan resultat</translation>
    </message>
    <message>
        <source>Hides how finished games end, here and in replays</source>
        <translation>Listar och visar avslutade partier utan att avslöja hur de slutar</translation>
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
        <source>Qt and Qt for Python are used under the LGPL 3: you may change them and use your changed version here. Put your own build of the same version in place of the files in {folder}. Their source code is at {address}.</source>
        <translation>Qt och Qt for Python används under LGPL 3: du får ändra dem och använda din ändrade version här. Lägg ditt eget bygge av samma version i stället för filerna i {folder}. Källkoden finns på {address}.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the LGPL 3: you may change them and use your changed version here. Install your own build in place of the one installed. Their source code is at {address}.</source>
        <translation>Qt och Qt for Python används under LGPL 3: du får ändra dem och använda din ändrade version här. Installera ditt eget bygge i stället för det som är installerat. Källkoden finns på {address}.</translation>
    </message>
</context>
<context>
    <name>Made</name>
    <message>
        <source>The clue told {receiver} nothing new.</source>
        <translation>{receiver} fick inte veta något nytt.</translation>
    </message>
    <message>
        <source>{receiver} would have played their slot {slot} anyway.</source>
        <translation>{receiver} skulle ändå ha spelat kortet på plats {slot}.</translation>
    </message>
    <message>
        <source>This clue could have waited.</source>
        <translation>Informationen hade kunnat vänta.</translation>
    </message>
    <message>
        <source>This card could have waited.</source>
        <translation>Kortet hade kunnat vänta.</translation>
    </message>
    <message>
        <source>Nothing suggested that this card was playable.</source>
        <translation>Inget tydde på att kortet gick att spela.</translation>
    </message>
    <message>
        <source>This card was not certain to be playable.</source>
        <translation>Det var osäkert om kortet gick att spela.</translation>
    </message>
    <message>
        <source>The card was safe to discard.</source>
        <translation>Kortet gick att kasta utan risk.</translation>
    </message>
    <message>
        <source>The clue asked {receiver} to play their slot {slot} ({truth}).</source>
        <translation>Informationen betydde att {receiver} skulle spela kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>The clue asked {receiver} to keep their slot {slot} ({truth}).</source>
        <translation>Informationen betydde att {receiver} skulle behålla kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>The clue pointed to {receiver}’s slot {slot} ({truth}).</source>
        <translation>Informationen gällde {receiver:of} kort på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>The clue asked {receiver} to play their slot {first} first, then slot {slot} ({truth}).</source>
        <translation>Informationen betydde att {receiver} först skulle spela kortet på plats {first} och sedan det på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>The clue kept {receiver} from playing their slot {slot} ({truth}).</source>
        <translation>Informationen hindrade {receiver} från att spela kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>Going by the clues so far, it looked like the {card}, which could have waited.</source>
        <translation>Av informationen dittills att döma var det {card:one}, som hade kunnat vänta.</translation>
    </message>
    <message>
        <source>Going by the clues so far, it looked like a playable card that could wait.</source>
        <translation>Av informationen dittills att döma var det ett spelbart kort som kunde vänta.</translation>
    </message>
    <message>
        <source>You had a clue about this card, so it was meant to be kept.</source>
        <translation>Du hade fått information om kortet, så det borde ha sparats.</translation>
    </message>
    <message>
        <source>Going by the clues, it was the {card}, which was not playable: it worked only by luck.</source>
        <translation>Kortet råkade passa, men enligt överenskommelsen borde det ha varit den {card:the}, och den hade gett en röd marker.</translation>
    </message>
    <message>
        <source>Going by the clues, it was sure to be a strike: it worked only by luck.</source>
        <translation>Kortet råkade passa, men enligt överenskommelsen var det dömt att ge en röd marker.</translation>
    </message>
    <message>
        <source>It worked, but nothing suggested that this card was playable.</source>
        <translation>Kortet råkade passa, men inget tydde på att det gick att spela.</translation>
    </message>
    <message>
        <source>It worked, but this card was not certain to be playable.</source>
        <translation>Kortet råkade passa, men säkert var det inte.</translation>
    </message>
    <message>
        <source>This card was known not to be playable.</source>
        <translation>Det stod klart att kortet inte gick att spela.</translation>
    </message>
    <message>
        <source>Going by the clues so far, it looked like the {card}, which wasn’t playable.</source>
        <translation>Av informationen dittills att döma var det {card:one}, som inte gick att spela.</translation>
    </message>
    <message>
        <source>This card was known to be playable ({cards}).</source>
        <translation>Det stod klart att kortet gick att spela ({cards}).</translation>
    </message>
    <message>
        <source>Going by the clues so far, the card seemed to be no longer needed.</source>
        <translation>Av informationen dittills att döma behövdes kortet inte längre.</translation>
    </message>
    <message>
        <source>The card could be spared, as {holder} held another copy.</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>Kortet kunde undvaras, eftersom {holder} också hade ett sådant.</translation>
    </message>
    <message>
        <source>The card could be spared, as another copy was in hand.</source>
        <extracomment>of a card that was discarded; its player holds the other copy</extracomment>
        <translation>Kortet kunde undvaras, eftersom ett annat exemplar fanns på hand.</translation>
    </message>
    <message>
        <source>The clue told {receiver} nothing that mattered.</source>
        <translation>{receiver} hade ingen nytta av informationen.</translation>
    </message>
    <message>
        <source>The clue told {receiver} that their slot {shown_slot} was the {shown}.</source>
        <extracomment>{shown} is a card</extracomment>
        <translation>Informationen visade {receiver} att kortet på plats {shown_slot} var en {shown}.</translation>
    </message>
    <message>
        <source>The clue told {receiver} that their slot {shown_slot} was the {shown}, and also about their {premature}.</source>
        <extracomment>{shown} and {premature} are cards</extracomment>
        <translation>Informationen visade {receiver} att kortet på plats {shown_slot} var den {shown:the} och pekade dessutom ut den {premature:the}.</translation>
    </message>
    <message>
        <source>The clue only repeated what {receiver} had been told, to get their slot {slot} ({truth}) played now.</source>
        <extracomment>of a clue about cards that have had the same clue</extracomment>
        <translation>Informationen upprepade bara det som {receiver} redan visste, för att kortet på plats {slot} ({truth}) skulle spelas nu.</translation>
    </message>
    <message>
        <source>The clue told {receiver} only about a card that was no longer needed.</source>
        <translation>Informationen till {receiver} gällde bara ett kort som inte längre behövdes.</translation>
    </message>
    <message>
        <source>The clue told {receiver} only about cards that were no longer needed.</source>
        <translation>Informationen till {receiver} gällde bara kort som inte längre behövdes.</translation>
    </message>
    <message>
        <source>The clue asked {helper} to play the {before} blind, and {receiver} to follow with their slot {slot} ({truth}).</source>
        <extracomment>{before} is a card of {helper}, {truth} the one of {receiver}</extracomment>
        <translation>Informationen betydde att {helper} skulle spela den {before:the} blint och {receiver} därefter kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>The clue asked {helper} to play the {before} blind, and {receiver} to play their slot {slot} ({truth}) later.</source>
        <extracomment>{before} is a card of {helper}, {truth} the one of {receiver}, which others come before</extracomment>
        <translation>Informationen betydde att {helper} skulle spela den {before:the} blint och {receiver} längre fram kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>The clue asked {helper} to play the {before}, and {receiver} to follow with their slot {slot} ({truth}).</source>
        <extracomment>{before} is a card of {helper}, {truth} the one of {receiver}</extracomment>
        <translation>Informationen betydde att {helper} skulle spela den {before:the} och {receiver} därefter kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>The clue asked {helper} to play the {before}, and {receiver} to play their slot {slot} ({truth}) later.</source>
        <extracomment>{before} is a card of {helper}, {truth} the one of {receiver}, which others come before</extracomment>
        <translation>Informationen betydde att {helper} skulle spela den {before:the} och {receiver} längre fram kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>It let {receiver} read their slot {slot} as {cards}, but it’s the {truth}.</source>
        <translation>Informationen kunde få {receiver} att tolka sitt kort på plats {slot} som en {cards}, men det är en {truth}.</translation>
    </message>
    <message>
        <source>The clue gave {receiver} nothing to do.</source>
        <translation>{receiver} hade ingen nytta av informationen.</translation>
    </message>
    <message>
        <source>Going by the clues and the visible cards, this card ({cards}) could not be playable.</source>
        <translation>Av informationen och de synliga korten att döma kunde kortet ({cards}) inte vara spelbart.</translation>
    </message>
    <message>
        <source>Going by the clues so far, this card looked playable ({cards}), so it was not one to discard.</source>
        <translation>Av informationen dittills att döma var kortet spelbart ({cards}), så det borde inte ha kastats.</translation>
    </message>
    <message>
        <source>{name} had a clue about this card, so it was meant to be kept.</source>
        <translation>{name} hade fått information om kortet, så det borde ha sparats.</translation>
    </message>
    <message>
        <source>That was the natural discard.</source>
        <extracomment>of the discard of the chop, after it has been named</extracomment>
        <translation>Det var det naturliga kortet att kasta.</translation>
    </message>
    <message>
        <source>Teammates expected slot {chop}, the chop, to go; they weren’t protecting this card.</source>
        <translation>Lagkamraterna väntade sig att kastkortet på plats {chop} skulle kastas; det här kortet skyddade de inte.</translation>
    </message>
    <message>
        <source>The clue asked {receiver} to play their slot {slot} ({truth}) once the lower cards had been played.</source>
        <translation>Informationen betydde att {receiver} skulle spela kortet på plats {slot} ({truth}) så snart de lägre korten i samma färg hade spelats.</translation>
    </message>
    <message>
        <source>The clue only told {receiver} more about their slot {slot} ({truth}).</source>
        <translation>{receiver} fick bara veta mer om kortet på plats {slot} ({truth}).</translation>
    </message>
    <message>
        <source>{did} The agreement suggests it.</source>
        <extracomment>{did} is what a clue did, a sentence such as &quot;The clue asked Mia to play slot 2.&quot;</extracomment>
        <translation>{did} Draget följde överenskommelsen.</translation>
    </message>
    <message>
        <source>{did}, but it could have waited: {cost}</source>
        <extracomment>{did} is that the agreement suggests a move, without a full stop; {cost} what was more urgent</extracomment>
        <translation>{did}, men det hade kunnat vänta: {cost}</translation>
    </message>
    <message>
        <source>{did}: {cost}</source>
        <extracomment>{did} is that a move could have waited, without a full stop; {cost} what was more urgent</extracomment>
        <translation>{did}: {cost}</translation>
    </message>
    <message>
        <source>{did}; {cost}</source>
        <extracomment>{did} is that a move could have waited, without a full stop; {cost} what follows it</extracomment>
        <translation>{did}. {cost}</translation>
    </message>
    <message>
        <source>More important, {cost}</source>
        <extracomment>begins a sentence, after one that a move did no harm; {cost} is what another would have done</extracomment>
        <translation>Ännu viktigare: {cost}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Deal of the day, {day}</source>
        <extracomment>{day} is &quot;28 November&quot;</extracomment>
        <translation>Dagens giv, {day}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Played on from turn {turn}</source>
        <translation>Spelat vidare från tur {turn}</translation>
    </message>
    <message>
        <source>Replay: {points}, {ending}</source>
        <extracomment>a game that is looked at: {points} is &quot;21 points&quot;, {ending} how it ended</extracomment>
        <translation>Repris: {points}, {ending}</translation>
    </message>
    <message>
        <source>Turn {number} · {name} · Hanabi</source>
        <translation>Tur {number} · {name} · Hanabi</translation>
    </message>
    <message>
        <source>{score} of {most} · {rating} · Hanabi</source>
        <translation>{score} av {most} · {rating} · Hanabi</translation>
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
        <source>&amp;Open a game…</source>
        <translation>Öppna &amp;ett parti …</translation>
    </message>
    <message>
        <source>Sa&amp;ve this game as…</source>
        <translation>Spara partiet so&amp;m …</translation>
    </message>
    <message>
        <source>Open &amp;copied link</source>
        <translation>Öppna kopierad &amp;länk</translation>
    </message>
    <message>
        <source>&amp;Why that move?</source>
        <translation>&amp;Varför det draget?</translation>
    </message>
    <message>
        <source>What doe&amp;s this clue tell me?</source>
        <extracomment>what the last clue asks of the person who plays</extracomment>
        <translation>Vad bet&amp;yder informationen för mig?</translation>
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
        <source>Settin&amp;gs…</source>
        <translation>Inst&amp;ällningar …</translation>
    </message>
    <message>
        <source>Ask a &amp;teammate</source>
        <translation>Fråga en lagkamra&amp;t</translation>
    </message>
    <message>
        <source>Start or open a game first.</source>
        <translation>Starta eller öppna ett parti först.</translation>
    </message>
    <message>
        <source>Only when several people play at this screen.</source>
        <translation>Bara när flera människor spelar vid skärmen.</translation>
    </message>
    <message>
        <source>Only during a game.</source>
        <translation>Bara under ett parti.</translation>
    </message>
    <message>
        <source>W&amp;hat would a teammate do in my place? (hint)</source>
        <translation>Vad skulle en &amp;lagkamrat göra i mitt ställe? (tips)</translation>
    </message>
    <message>
        <source>&amp;Agreement at this table…</source>
        <translation>&amp;Bordets överenskommelse …</translation>
    </message>
    <message>
        <source>Ask a teammate</source>
        <translation>Fråga en lagkamrat</translation>
    </message>
    <message>
        <source>See hands as their players know them</source>
        <extracomment>a button: the others&apos; hands are shown as those who hold them see them</extracomment>
        <translation>Visa varje hand så som spelaren ser den</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Det finns inget drag att ångra.</translation>
    </message>
    <message>
        <source>Take &amp;back the last move</source>
        <translation>&amp;Ångra senaste draget</translation>
    </message>
    <message>
        <source>&amp;Let a computer teammate take over…</source>
        <translation>Låt en datorspelare ta &amp;över …</translation>
    </message>
    <message>
        <source>&amp;Bookmark this moment…</source>
        <translation>Sätt ett b&amp;okmärke här …</translation>
    </message>
    <message>
        <source>What have I been to&amp;ld since my last turn?</source>
        <translation>Vad har jag fått veta sedan min senaste &amp;tur?</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>a group of the menu</extracomment>
        <translation>&amp;Parti</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <extracomment>a group of the menu: finished games</extracomment>
        <translation>Titta till&amp;baka</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>a group of the menu</extracomment>
        <translation>&amp;Lär dig</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a group of the menu</extracomment>
        <translation>P&amp;rogram</translation>
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
        <source>&amp;Review this game</source>
        <translation>&amp;Granska partiet</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>&amp;Tänk om …</translation>
    </message>
    <message>
        <source>&amp;Try it yourself</source>
        <translation>&amp;Försök själv</translation>
    </message>
    <message>
        <source>Ne&amp;w game…</source>
        <translation>N&amp;ytt parti …</translation>
    </message>
    <message>
        <source>Your t&amp;eammates</source>
        <translation>Di&amp;na lagkamrater</translation>
    </message>
    <message>
        <source>Copy li&amp;nk</source>
        <translation>&amp;Kopiera länk</translation>
    </message>
    <message>
        <source>Lessons and &amp;puzzles</source>
        <translation>Lektioner och &amp;uppgifter</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelbok</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>Tangentbor&amp;d …</translation>
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
        <source>Teammates run on compiled code.</source>
        <translation>Lagkamraterna körs med kompilerad kod.</translation>
    </message>
    <message>
        <source>Teammates run on plain Python code.</source>
        <translation>Lagkamraterna körs med vanlig Pythonkod.</translation>
    </message>
    <message>
        <source>Build fireworks together, without seeing your own cards: offline, with teammates who explain themselves. Made with Qt for Python, under the LGPL; the typefaces Figtree and Fraunces are under the SIL Open Font License.</source>
        <translation>Bygg fyrverkerier tillsammans, utan att se de egna korten. Du spelar på din egen dator, med lagkamrater som förklarar hur de tänker. Gjort med Qt for Python, under LGPL; typsnitten Figtree och Fraunces omfattas av SIL Open Font License.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenser …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Replay without the result</source>
        <extracomment>a game that is looked at; how it ended is not told</extracomment>
        <translation>Repris utan resultat</translation>
    </message>
    <message>
        <source>Replay wit&amp;hout the result</source>
        <extracomment>a switch in the menu: finished games are shown without telling how they end</extracomment>
        <translation>Repris utan res&amp;ultat</translation>
    </message>
    <message>
        <source>&amp;Guess the move</source>
        <translation>Gissa &amp;draget</translation>
    </message>
    <message>
        <source>&amp;Position as text</source>
        <translation>Ställningen som &amp;text</translation>
    </message>
    <message>
        <source>Position as pict&amp;ure</source>
        <translation>Ställningen som &amp;bild</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>a submenu: the link of the game shown, or its position as text or picture</extracomment>
        <translation>&amp;Kopiera</translation>
    </message>
</context>
<context>
    <name>Milestone</name>
    <message>
        <source>Your first perfect game!</source>
        <translation>Ditt första perfekta parti!</translation>
    </message>
    <message>
        <source>You have played the deal of the day for a whole week.</source>
        <translation>Du har spelat dagens giv varje dag i en hel vecka.</translation>
    </message>
    <message>
        <source>You have solved every puzzle on finesses.</source>
        <translation>Du har löst alla uppgifter om finesser.</translation>
    </message>
    <message>
        <source>You have finished every lesson.</source>
        <translation>Du har gått igenom alla lektioner.</translation>
    </message>
    <message>
        <source>first perfect game</source>
        <translation>första perfekta partiet</translation>
    </message>
    <message>
        <source>a week of daily deals</source>
        <translation>en vecka med dagens giv</translation>
    </message>
    <message>
        <source>every finesse puzzle</source>
        <translation>alla finessuppgifter</translation>
    </message>
    <message>
        <source>every lesson</source>
        <translation>alla lektioner</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something went wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>The program ran into a problem. Your game is not lost: it continues from where it was last saved. The details below give away no cards; they help the people who maintain the program.</source>
        <translation>Ett fel uppstod i programmet. Ditt parti finns kvar: det fortsätter där det senast sparades. Detaljerna nedan avslöjar inga kort; de hjälper dem som utvecklar programmet.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detaljer</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopiera detaljerna</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopierat</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{name} with bluffs</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Expert&quot;</extracomment>
        <translation>{name} med bluffar</translation>
    </message>
    <message>
        <source>Custom</source>
        <extracomment>an agreement of people&apos;s own that has no name</extracomment>
        <translation>Egen</translation>
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
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>en ny giv</translation>
    </message>
    <message>
        <source>Teaching table (counts as help)</source>
        <translation>Övningsbord (räknas som hjälp)</translation>
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
        <source>Before a move that costs 0.4 points or more, going by what you can know, the table asks whether you mean it.</source>
        <translation>Om ett drag kostar 0,4 poäng eller mer, utifrån det du kan veta, frågar bordet först om du verkligen vill göra det.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Vem börjar</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Givnummer</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Överenskommelse</translation>
    </message>
    <message>
        <source>Recent tables</source>
        <extracomment>a button with a menu: who has played together before</extracomment>
        <translation>Senaste borden</translation>
    </message>
    <message>
        <source>A deal number has digits only, at most {most}.</source>
        <translation>Ett givnummer har bara siffror, högst {most}.</translation>
    </message>
    <message>
        <source>Give every seat a name.</source>
        <translation>Ge varje spelare ett namn.</translation>
    </message>
    <message>
        <source>Give every seat a different name.</source>
        <translation>Ge varje spelare ett eget namn.</translation>
    </message>
    <message>
        <source>Give every person a different badge.</source>
        <translation>Ge varje person ett eget märke.</translation>
    </message>
    <message>
        <source>Whoever wears the most colourful clothes</source>
        <translation>Den med de färggladaste kläderna</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Människa</translation>
    </message>
    <message>
        <source>Computer: {level}, {personality}</source>
        <extracomment>a teammate: {level} is such as &quot;Casual&quot;, {personality} such as &quot;bold&quot;</extracomment>
        <translation>Dator: {level}, {personality}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Stol {number}</translation>
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
        <source>At random</source>
        <translation>Slumpen avgör</translation>
    </message>
    <message>
        <source>Multicolour</source>
        <translation>Multifärgat</translation>
    </message>
    <message>
        <source>Memory and talk</source>
        <extracomment>what players may say to each other, and what the cards show of earlier clues</extracomment>
        <translation>Minne och prat</translation>
    </message>
    <message>
        <source>All conventions your teammates share</source>
        <translation>Alla konventioner som lagkamraterna har gemensamt</translation>
    </message>
    <message>
        <source>Other agreement…</source>
        <translation>Annan överenskommelse …</translation>
    </message>
    <message>
        <source>Clockwise: {names}</source>
        <extracomment>{names} are those at the table, in the order of their turns</extracomment>
        <translation>Medurs: {names}</translation>
    </message>
    <message>
        <source>{name} doesn’t play by these rules or with this many players.</source>
        <extracomment>{name} is a program that the person has added</extracomment>
        <translation>{name} spelar inte med de här reglerna eller med så många spelare.</translation>
    </message>
    <message>
        <source>Program: {name}</source>
        <extracomment>a player who is a program that the person has added: {name} is its name and version</extracomment>
        <translation>Program: {name}</translation>
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
    <name>Number</name>
    <message>
        <source>two</source>
        <translation>två</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elva</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>tolv</translation>
    </message>
</context>
<context>
    <name>OwnMoment</name>
    <message>
        <source>One of these games is no longer in your library.</source>
        <translation>Ett av partierna finns inte längre i ditt bibliotek.</translation>
    </message>
    <message>
        <source>Your game, turn {turn}</source>
        <translation>Ditt parti, tur {turn}</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {turn}</source>
        <translation>Giv {deal}, tur {turn}</translation>
    </message>
    <message>
        <source>Deal of {deal}, turn {turn}</source>
        <extracomment>{deal} is the day of a deal of the day, such as &quot;28 November&quot;</extracomment>
        <translation>Given för {deal}, tur {turn}</translation>
    </message>
    <message>
        <source>{moment} · {number} of {count} · {name}</source>
        <extracomment>{moment} is &quot;Deal 71, turn 14&quot;; {number} of {count} of them; {name} is an agreement&apos;s name</extracomment>
        <translation>{moment} · {number} av {count} · {name}</translation>
    </message>
    <message>
        <source>In this position you lost points. What would have been better? Make your move as in a game. Any move that is as good as the best counts.</source>
        <translation>I den här ställningen förlorade du poäng. Vad hade varit bättre? Gör ditt drag som i ett parti. Alla drag som är lika bra som det bästa godtas.</translation>
    </message>
    <message>
        <source>One moment: that move is being compared with the best…</source>
        <translation>Ett ögonblick: draget jämförs med det bästa …</translation>
    </message>
    <message>
        <source>You told {name} about {value}; that cost {points} points.</source>
        <extracomment>{value} is such as &quot;red&quot; or &quot;2s&quot;; {points} such as &quot;0.8&quot;</extracomment>
        <translation>Du gav {name} information om {value}; det kostade {points} poäng.</translation>
    </message>
    <message>
        <source>You played slot {slot}; that cost {points} points.</source>
        <translation>Du spelade kortet på plats {slot}; det kostade {points} poäng.</translation>
    </message>
    <message>
        <source>You discarded slot {slot}; that cost {points} points.</source>
        <translation>Du kastade kortet på plats {slot}; det kostade {points} poäng.</translation>
    </message>
    <message>
        <source>It is not as good as the best move. Try again.</source>
        <translation>Det är inte lika bra som det bästa draget. Försök igen.</translation>
    </message>
    <message>
        <source>On average it scores {points} points fewer than the best move. Try again.</source>
        <translation>I snitt ger det {points} poäng mindre än det bästa draget. Försök igen.</translation>
    </message>
    <message>
        <source>That’s it.</source>
        <translation>Helt rätt.</translation>
    </message>
    <message>
        <source>Just as good as the best move.</source>
        <translation>Lika bra som det bästa draget.</translation>
    </message>
</context>
<context>
    <name>PersonName</name>
    <message>
        <source>{name}’</source>
        <extracomment>the possessive form of a name that ends with s, x or z</extracomment>
        <translation>{name}</translation>
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
    <name>Position</name>
    <message>
        <source>Turn {turn}, {name} to move</source>
        <extracomment>the first line of a position that is copied as text</extracomment>
        <translation>Tur {turn}, {name} vid draget</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Partiets slut</translation>
    </message>
    <message>
        <source>{cards} in the deck</source>
        <extracomment>{cards} is &quot;12 cards&quot;</extracomment>
        <translation>{cards} i korthögen</translation>
    </message>
    <message>
        <source>Fireworks: {cards}</source>
        <translation>Fyrverkerier: {cards}</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>Kastade: {cards}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>This is far too large to be a game.</source>
        <translation>Det här är alldeles för stort för att vara ett parti.</translation>
    </message>
    <message>
        <source>This is empty: there is no game in it.</source>
        <translation>Det här är tomt: det finns inget parti i det.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, but a device or a pipe.</source>
        <translation>Det här är ingen vanlig fil utan en enhet eller ett rör (pipe).</translation>
    </message>
    <message>
        <source>This is nested far too deeply to be a game.</source>
        <translation>Det här är alldeles för djupt nästlat för att vara ett parti.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8: see byte {place}.</source>
        <translation>Det här är inte text i UTF-8: se byte {place}.</translation>
    </message>
    <message>
        <source>This isn’t a file of games.</source>
        <translation>Det här är ingen fil med partier.</translation>
    </message>
    <message>
        <source>This ZIP archive can’t be read.</source>
        <translation>Det här ZIP-arkivet går inte att läsa.</translation>
    </message>
    <message>
        <source>This is not JSON: something is wrong near byte {place}.</source>
        <translation>Det här är inte JSON: något är fel i närheten av byte {place}.</translation>
    </message>
    <message>
        <source>This ends before the game is complete.</source>
        <translation>Det här slutar innan partiet är fullständigt.</translation>
    </message>
    <message>
        <source>This is JSON, but not a game.</source>
        <translation>Det här är JSON, men inget parti.</translation>
    </message>
    <message>
        <source>This game is incomplete: {place} is missing.</source>
        <translation>Partiet är ofullständigt: {place} saknas.</translation>
    </message>
    <message>
        <source>This isn’t in the format of a game: see {place}.</source>
        <translation>Det här har inte formatet för ett parti: se {place}.</translation>
    </message>
    <message>
        <source>This isn’t in the format of a game: see {place}. The text there is too long.</source>
        <translation>Det här har inte formatet för ett parti: se {place}. Texten där är för lång.</translation>
    </message>
    <message>
        <source>This is not a link to a game.</source>
        <translation>Det här är ingen länk till ett parti.</translation>
    </message>
    <message>
        <source>This link only names a game on a server, and this program never goes online: share the game as JSON or as a link that contains it.</source>
        <translation>Länken leder bara till ett parti på en server, och det här programmet går aldrig ut på nätet: dela partiet som JSON eller som en länk som innehåller det.</translation>
    </message>
    <message>
        <source>This link is incomplete: it has only {place} characters.</source>
        <translation>Länken är ofullständig: den har bara {place} tecken.</translation>
    </message>
    <message>
        <source>This program doesn’t support this variant: {place}.</source>
        <translation>Programmet har inte den här varianten: {place}.</translation>
    </message>
    <message>
        <source>This program doesn’t support this option: {place}.</source>
        <translation>Programmet har inte det här tillvalet: {place}.</translation>
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
        <source>The deck is not a standard one: it has {place} cards.</source>
        <translation>Kortleken är inte den som hör till spelet: den har {place} kort.</translation>
    </message>
    <message>
        <source>The deck is not a standard one: check how many copies of “{place}” it has.</source>
        <extracomment>{place} is a card, such as &quot;red 1&quot;</extracomment>
        <translation>Kortleken är inte den som hör till spelet: kontrollera antalet ”{place}”.</translation>
    </message>
    <message>
        <source>There is no such action: see {place}.</source>
        <translation>Det finns inget sådant drag: se {place}.</translation>
    </message>
    <message>
        <source>A newer version of this program saved this game (format {place}): update to open it.</source>
        <translation>Partiet sparades av en nyare version av programmet (format {place}): uppdatera för att öppna det.</translation>
    </message>
    <message>
        <source>This game is damaged and can’t be read any more.</source>
        <translation>Partiet är skadat och går inte längre att läsa.</translation>
    </message>
    <message>
        <source>Two parts of this game contradict each other: see {place}.</source>
        <translation>Två delar av partiet säger emot varandra: se {place}.</translation>
    </message>
    <message>
        <source>A newer version of this program saved this agreement: update to play by it.</source>
        <translation>En nyare version av programmet har sparat överenskommelsen: uppdatera för att spela efter den.</translation>
    </message>
    <message>
        <source>This agreement contradicts itself: a convention in it needs another one that is missing.</source>
        <translation>Överenskommelsen säger emot sig själv: en konvention i den behöver en annan som saknas.</translation>
    </message>
    <message>
        <source>This is not an agreement.</source>
        <translation>Det här är ingen överenskommelse.</translation>
    </message>
    <message>
        <source>{wrong} Only the turns before it are shown.</source>
        <translation>{wrong} Bara turerna dessförinnan visas.</translation>
    </message>
    <message>
        <source>The move on turn {turn} is not allowed. {why}</source>
        <translation>Draget i tur {turn} är inte tillåtet. {why}</translation>
    </message>
    <message>
        <source>This game had special rules ({rules}): you can watch it here, but not review it, guess its moves or play on from it.</source>
        <extracomment>{rules} such as &quot;one card more&quot;; nobody plays by them in this program</extracomment>
        <translation>Partiet hade specialregler ({rules}): här kan du titta på det, men inte granska det, gissa dragen eller spela vidare.</translation>
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
        <translation>{name} kan inte startas.</translation>
    </message>
    <message>
        <source>{name} says that it can’t play this game.</source>
        <translation>{name} säger att det inte kan spela det här partiet.</translation>
    </message>
    <message>
        <source>{name} stopped in the middle of the game.</source>
        <translation>{name} avslutades mitt i partiet.</translation>
    </message>
    <message>
        <source>{name} did not move within {seconds} seconds.</source>
        <translation>{name} gjorde inget drag inom {seconds} sekunder.</translation>
    </message>
    <message>
        <source>{name} has twice made a move that is not allowed.</source>
        <translation>{name} har två gånger gjort ett drag som inte är tillåtet.</translation>
    </message>
    <message>
        <source>{name} writes lines that are too long to be messages.</source>
        <translation>{name} skriver rader som är för långa för att vara meddelanden.</translation>
    </message>
    <message>
        <source>{name} writes something that is not text in UTF-8.</source>
        <translation>{name} skriver något som inte är text i UTF-8.</translation>
    </message>
    <message>
        <source>{name} is not among your programs.</source>
        <translation>{name} finns inte bland dina program.</translation>
    </message>
    <message>
        <source>Command: {command}</source>
        <translation>Kommando: {command}</translation>
    </message>
    <message>
        <source>Starts in: {folder}</source>
        <translation>Startar i: {folder}</translation>
    </message>
    <message>
        <source>Seconds a move: {seconds}</source>
        <extracomment>the time that a program may take for a move</extracomment>
        <translation>Sekunder per drag: {seconds}</translation>
    </message>
    <message>
        <source>Players: {sizes}</source>
        <extracomment>{sizes} are numbers of players, such as &quot;2, 3 and 4&quot;</extracomment>
        <translation>Antal spelare: {sizes}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <extracomment>{rules} are the names of rules that a program knows</extracomment>
        <translation>Regler: {rules}</translation>
    </message>
    <message>
        <source>Playing a game: {percent}%</source>
        <translation>Spelar ett parti: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Stopped after {turns}.</source>
        <extracomment>{turns} is &quot;12 turns&quot;</extracomment>
        <translation>Stoppades efter {turns}.</translation>
    </message>
    <message>
        <source>{name} and {partner}: {score} of {most} points, {seconds} seconds a move.</source>
        <extracomment>{score} of {most} points; {seconds} is the mean time of the program&apos;s moves</extracomment>
        <translation>{name} och {partner}: {score} av {most} poäng, {seconds} sekunder per drag.</translation>
    </message>
    <message>
        <source>{name} says: “{words}”</source>
        <extracomment>{name} is a program, {words} are its own</extracomment>
        <translation>{name} säger: ”{words}”</translation>
    </message>
    <message>
        <source>On {holder}’s card in slot {slot}: “{words}”</source>
        <extracomment>what a program has noted on a card: {holder} is the player who holds it</extracomment>
        <translation>Om kortet på plats {slot} hos {holder}: ”{words}”</translation>
    </message>
    <message>
        <source>{name} says nothing.</source>
        <translation>{name} säger ingenting.</translation>
    </message>
    <message>
        <source>Every move so far is saved.</source>
        <translation>Alla drag hittills är sparade.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Let {name} take over</source>
        <extracomment>{name} is a teammate of ours, who plays on in the place of a program</extracomment>
        <translation>Låt {name} ta över</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Avsluta partiet</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Lägg till ett program</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>Ändra {name}</translation>
    </message>
    <message>
        <source>A program runs with your permissions: it can read and change your files. Add only what you trust.</source>
        <translation>Ett program körs med dina rättigheter: det kan läsa och ändra dina filer. Lägg bara till sådant du litar på.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Välj …</translation>
    </message>
    <message>
        <source>Choose a program or a script</source>
        <translation>Välj ett program eller ett skript</translation>
    </message>
    <message>
        <source>Choose the folder it starts in</source>
        <translation>Välj mappen som det startar i</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>the executable, or the interpreter of a script, with its folder</extracomment>
        <translation>Program</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Starts in</source>
        <extracomment>in which folder a program is started</extracomment>
        <translation>Startar i</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>for how many players and with which rules a program can play</extracomment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Multicolour</source>
        <translation>Multifärgat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekunder per drag</translation>
    </message>
    <message>
        <source>any folder</source>
        <translation>valfri mapp</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lägg till</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Give the program a name.</source>
        <translation>Ge programmet ett namn.</translation>
    </message>
    <message>
        <source>This name is taken. Choose another one.</source>
        <translation>Namnet är upptaget. Välj ett annat.</translation>
    </message>
    <message>
        <source>Name and version can have at most {most} characters together.</source>
        <translation>Namn och version får ha högst {most} tecken tillsammans.</translation>
    </message>
    <message>
        <source>Choose a program that can be started.</source>
        <translation>Välj ett program som går att starta.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Den mappen finns inte.</translation>
    </message>
    <message>
        <source>Choose at least one number of players.</source>
        <translation>Välj hur många spelare det kan spela med.</translation>
    </message>
    <message>
        <source>Choose at least one kind of multicolour.</source>
        <translation>Välj minst ett slags multifärgade kort.</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Puzzle {number} of {count}</source>
        <extracomment>{number} of {count} puzzles</extracomment>
        <translation>Uppgift {number} av {count}</translation>
    </message>
    <message>
        <source>Run: {number} of {count}</source>
        <extracomment>the place of a puzzle in a run, such as &quot;Run: 2 of 5&quot;</extracomment>
        <translation>Svit: {number} av {count}</translation>
    </message>
    <message>
        <source>teammates: {level}</source>
        <extracomment>{level} of the teammates in a puzzle, such as &quot;Expert&quot;</extracomment>
        <translation>lagkamrater: {level}</translation>
    </message>
    <message>
        <source>What would you do here? One move is clearly best. Make it as in a game: the table waits, and you may look back in the log first.</source>
        <translation>Vad skulle du göra här? Ett drag är klart bäst. Gör det som i ett parti: bordet väntar, och du får gärna titta tillbaka i loggen först.</translation>
    </message>
    <message>
        <source>That’s it.</source>
        <translation>Helt rätt.</translation>
    </message>
    <message>
        <source>Any other move scores at least {points} points fewer on average.</source>
        <extracomment>{points} is a number such as 0.8</extracomment>
        <translation>Alla andra drag ger i snitt minst {points} poäng mindre.</translation>
    </message>
    <message>
        <source>Not rated, because you asked for a hint.</source>
        <translation>Påverkar inte din rating, eftersom du bad om ett tips.</translation>
    </message>
    <message>
        <source>Not rated, because you asked for the answer.</source>
        <translation>Påverkar inte din rating, eftersom du bad om svaret.</translation>
    </message>
    <message>
        <source>Your rating: {you} ({change}).</source>
        <extracomment>{you} is a rating such as &quot;1,520 ± 80&quot;; {change} is such as &quot;+12&quot;</extracomment>
        <translation>Din rating: {you} ({change}).</translation>
    </message>
    <message>
        <source>That was the last of the run: every one on the first try!</source>
        <translation>Det var den sista i sviten: alla på första försöket!</translation>
    </message>
    <message>
        <source>That was the last of the run: {solved} of {count} on the first try.</source>
        <extracomment>{solved} of {count} puzzles</extracomment>
        <translation>Det var den sista i sviten: {solved} av {count} på första försöket.</translation>
    </message>
    <message>
        <source>On average this scores {points} points fewer than the best move. Try again.</source>
        <extracomment>{points} is a number such as 0.8</extracomment>
        <translation>I snitt ger det här {points} poäng mindre än det bästa draget. Försök igen.</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <extracomment>{number} of a puzzle</extracomment>
        <translation>Uppgift {number}</translation>
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
        <translation>Legendariskt</translation>
    </message>
    <message>
        <source>Divine</source>
        <translation>Gudomligt</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>{name} knew that this card was playable.</source>
        <translation>{name} visste att kortet passade.</translation>
    </message>
    <message>
        <source>{name} could tell from the cards in sight that this one was playable.</source>
        <translation>Av de synliga korten kunde {name} räkna ut att kortet passade.</translation>
    </message>
    <message>
        <source>{name} played blind: a clue made sense only if this card was playable ({cards}).</source>
        <translation>{name} spelade osett: informationen gick bara ihop om kortet passade ({cards}).</translation>
    </message>
    <message>
        <source>{name} took a chance: there was nothing better left to do.</source>
        <translation>{name} chansade: det fanns inget bättre att göra.</translation>
    </message>
    <message>
        <source>{name} (slot {slot})</source>
        <extracomment>a card by its holder and its place</extracomment>
        <translation>{name} (plats {slot})</translation>
    </message>
    <message>
        <source>With eight clues left, a discard is not allowed.</source>
        <translation>När alla lyktor är tända får man inte kasta.</translation>
    </message>
    <message>
        <source>A discard would have lost the {card}, which is still needed.</source>
        <extracomment>of a player who gave a clue that asks for nothing</extracomment>
        <translation>Att kasta hade kostat den {card:the}, som fortfarande behövs.</translation>
    </message>
    <message>
        <source>That would get them to play their slot {slot} ({cards}).</source>
        <translation>Då spelas kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>That would save their slot {slot} ({cards}).</source>
        <translation>Då räddas kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>That would get them to play their {first} first, then slot {slot} ({cards}).</source>
        <translation>Då spelas först {first} och sedan kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{helpers} would play first, then {receiver} would play their slot {slot} ({cards}).</source>
        <translation>Först skulle {helpers} spela, och sedan {receiver} kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{helpers} would be played first, then {receiver}’s {cards} (slot {slot}).</source>
        <extracomment>{helpers} are cards with holder and slot, {receiver} is a name, {cards} the card that follows</extracomment>
        <translation>Då spelas först {helpers} och sedan {receiver:of} {cards:owned} (plats {slot}).</translation>
    </message>
    <message>
        <source>That would draw no card, so the game lasts longer.</source>
        <translation>Då dras inget kort, så partiet varar längre.</translation>
    </message>
    <message>
        <source>That would only pass the turn.</source>
        <translation>Då går turen bara vidare.</translation>
    </message>
    <message>
        <source>That would give them more information about their slot {slot} ({cards}).</source>
        <translation>Då blir kortet på plats {slot} ({cards}) bättre känt.</translation>
    </message>
    <message>
        <source>That card was playable ({cards}).</source>
        <extracomment>of a move that was not made</extracomment>
        <translation>Det kortet ({cards}) gick att spela.</translation>
    </message>
    <message>
        <source>It was a risk worth taking.</source>
        <extracomment>of a move that was not made</extracomment>
        <translation>Den risken var värd att ta.</translation>
    </message>
    <message>
        <source>That would bring a clue back.</source>
        <extracomment>of a discard that was not made</extracomment>
        <translation>Draget tänder en lykta igen.</translation>
    </message>
    <message>
        <source>That card was no longer needed, and a clue would come back.</source>
        <extracomment>of a move that was not made</extracomment>
        <translation>Kortet behövdes inte längre, och draget tänder en lykta igen.</translation>
    </message>
    <message>
        <source>a {rank}</source>
        <extracomment>a card of which only the number matters; {rank} is that number</extracomment>
        <translation>en {rank}:a</translation>
    </message>
    <message>
        <source>{name} (slot {slot}, {card})</source>
        <extracomment>a card by its holder, its place and what it is</extracomment>
        <translation>{name} (plats {slot}, {card})</translation>
    </message>
    <message>
        <source>{name}’s {card} (slot {slot})</source>
        <extracomment>a card, its holder and its place</extracomment>
        <translation>{name:of} {card:owned} (plats {slot})</translation>
    </message>
    <message>
        <source>That would ask them to keep their slot {slot} ({cards}) for later.</source>
        <translation>Då sparas kortet på plats {slot} ({cards}) till senare.</translation>
    </message>
    <message>
        <source>That would save their slot {slot}, the last {cards}.</source>
        <translation>Då räddas kortet på plats {slot}, den sista {cards:the}.</translation>
    </message>
    <message>
        <source>That would get them to play their {first} blind first, then slot {slot} ({cards}).</source>
        <extracomment>&quot;blind&quot; is to play a card without a clue about it</extracomment>
        <translation>Då spelas först {first} blint och sedan kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>That would get them to play their slot {slot} ({cards}) as soon as it became playable.</source>
        <translation>Då spelas kortet på plats {slot} ({cards}) så snart det går.</translation>
    </message>
    <message>
        <source>{name} would first play the {helping} (slot {place}) blind, then the {between} next to it, and {receiver} would then play the {cards} (slot {slot}).</source>
        <extracomment>{name} is a player, {place} a slot, {helping} a card there; {between} is the card next to it, to be played before {cards}; &quot;blind&quot; is to play a card without a clue about it</extracomment>
        <translation>Då spelar {name} först den {helping:the} blint (plats {place}), sedan den {between:the} bredvid, och därefter spelar {receiver} den {cards:the} (plats {slot}).</translation>
    </message>
    <message>
        <source>{name} would first play the {helping} (slot {place}) blind, and {receiver} would then play the {cards} (slot {slot}).</source>
        <extracomment>{name} is a player, {place} a slot, {helping} a card there; {cards} is the card that follows; &quot;blind&quot; is to play a card without a clue about it</extracomment>
        <translation>Då spelar {name} först den {helping:the} blint (plats {place}), och sedan spelar {receiver} den {cards:the} (plats {slot}).</translation>
    </message>
    <message>
        <source>{name} would first play the {helping} (slot {place}), and {receiver} would then play the {cards} (slot {slot}).</source>
        <extracomment>{name} is a player, {place} a slot, {helping} a card there; {cards} is the card that follows</extracomment>
        <translation>Då spelar {name} först den {helping:the} (plats {place}), och sedan spelar {receiver} den {cards:the} (plats {slot}).</translation>
    </message>
    <message>
        <source>That would show them that their slot {slot} ({cards}) is not playable.</source>
        <translation>Då framgår det att kortet på plats {slot} ({cards}) inte går att spela.</translation>
    </message>
    <message>
        <source>That would mark their slot {slot} ({cards}) as a card to play or keep.</source>
        <translation>Då framgår det att kortet på plats {slot} ({cards}) ska spelas eller behållas.</translation>
    </message>
    <message>
        <source>An earlier clue had asked for that card to be played blind ({cards}).</source>
        <extracomment>of a move that was not made</extracomment>
        <translation>Tidigare information hade uppmanat till att spela det kortet osett ({cards}).</translation>
    </message>
    <message>
        <source>{cards} or {card}</source>
        <extracomment>what a card may be: {cards} is &quot;red 1&quot; or &quot;red 1, blue 1&quot;; {card} is the last of the possibilities</extracomment>
        <translation>{cards} eller {card}</translation>
    </message>
    <message>
        <source>slot {slot} ({card})</source>
        <extracomment>a card by its place and what it is</extracomment>
        <translation>kortet på plats {slot} ({card})</translation>
    </message>
    <message>
        <source>slot {slot}</source>
        <translation>kortet på plats {slot}</translation>
    </message>
    <message>
        <source>{name} had a clue about this card and expected it to be playable ({cards}).</source>
        <translation>{name} hade fått information om kortet och räknade med att det skulle passa ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to play their slot {slot} ({cards}).</source>
        <translation>{name} vill att {receiver} spelar kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} counts on {helpers} to play first; then {receiver}’s slot {slot} can be played ({cards}).</source>
        <translation>{name} räknar med att {helpers} spelar först; sedan passar kortet på plats {slot} hos {receiver} ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to play their {first} first, then slot {slot} ({cards}).</source>
        <translation>{name} vill att {receiver} spelar {first} först, sedan kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to play their slot {slot} now ({cards}).</source>
        <translation>{name} vill att {receiver} spelar kortet på plats {slot} nu ({cards}).</translation>
    </message>
    <message>
        <source>{name} keeps {receiver} from playing the card in their slot {slot} ({cards}), which can’t be played now.</source>
        <translation>{name} hindrar {receiver} från att spela kortet på plats {slot} ({cards}), som inte passar nu.</translation>
    </message>
    <message>
        <source>{name} tells {receiver} more about their slot {slot} ({cards}).</source>
        <translation>{name} ger {receiver} mer information om kortet på plats {slot} ({cards}).</translation>
    </message>
    <message>
        <source>{name}’s clue only passes the turn: no card is drawn, so the game lasts longer.</source>
        <translation>Informationen från {name} låter bara turen gå vidare: inget kort dras, så partiet varar längre.</translation>
    </message>
    <message>
        <source>{name} had nothing better to do, so this clue only passes the turn.</source>
        <translation>{name} hade inget bättre att göra: informationen låter bara turen gå vidare.</translation>
    </message>
    <message>
        <source>{name}’s clue is about {receiver}’s slot {slot}, to be played now or kept.</source>
        <translation>{name} syftar på kortet på plats {slot} hos {receiver}: det ska spelas nu eller behållas.</translation>
    </message>
    <message>
        <source>{name} had no better clue, so told {receiver} what they don’t have.</source>
        <translation>{name} hade ingen bättre information att ge och talade därför om för {receiver} vad som inte finns på handen.</translation>
    </message>
    <message>
        <source>{name} knew that this card was no longer needed.</source>
        <translation>{name} visste att kortet inte längre behövdes.</translation>
    </message>
    <message>
        <source>{name} knew this card and gave it up: the other copy can be played from another hand.</source>
        <translation>{name} visste vilket kort det var och avstod från det: någon annan kan spela det andra exemplaret.</translation>
    </message>
    <message>
        <source>{name} knew this card and gave it up: {helpers} has the other copy ({cards}).</source>
        <translation>{name} visste vilket kort det var ({cards}) och avstod från det: det andra exemplaret finns hos {helpers}.</translation>
    </message>
    <message>
        <source>{name} had no safe play and no clue worth giving, so discarded their oldest unclued card.</source>
        <translation>{name} hade inget säkert att spela och ingen information värd att ge: det äldsta kortet utan information fick gå.</translation>
    </message>
    <message>
        <source>{name} had no safe play and no clues left, so discarded their oldest unclued card.</source>
        <translation>{name} hade inget säkert att spela, och ingen lykta var tänd: det äldsta kortet utan information fick gå.</translation>
    </message>
    <message>
        <source>{name} discarded the card that seemed least needed.</source>
        <translation>{name} kastade det kort som verkade minst viktigt.</translation>
    </message>
    <message>
        <source>{name} gave no reason.</source>
        <translation>{name} angav inget skäl.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep their slot {slot} ({cards}): the other 2 of that colour is nowhere in sight.</source>
        <translation>{name} vill att {receiver} behåller kortet på plats {slot} ({cards}): ingen ser den andra 2:an i färgen.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep their slot {slot} ({cards}): there is only one 5 of each colour.</source>
        <translation>{name} vill att {receiver} behåller kortet på plats {slot} ({cards}): det finns bara en 5:a i varje färg.</translation>
    </message>
    <message>
        <source>{name} wants {receiver} to keep their slot {slot} ({cards}): it is the last copy.</source>
        <translation>{name} vill att {receiver} behåller kortet på plats {slot} ({cards}): det är det sista exemplaret.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is over.</source>
        <translation>Partiet är slut.</translation>
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
        <source>All eight clues are available: play a card or give a clue.</source>
        <translation>Alla åtta lyktor är tända: spela ett kort eller ge information.</translation>
    </message>
    <message>
        <source>No clues left: play or discard a card.</source>
        <translation>Inga lyktor är tända: spela eller kasta ett kort.</translation>
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
        <source>That hand is empty: choose somebody else.</source>
        <translation>Den handen är tom: välj någon annan.</translation>
    </message>
    <message>
        <source>That colour is not in this game.</source>
        <translation>Den färgen är inte med i det här partiet.</translation>
    </message>
    <message>
        <source>Multicolour counts as every colour here and has no clue of its own: choose another colour.</source>
        <translation>Multifärgat räknas som alla färger här, så man kan inte ge information om det: välj en annan färg.</translation>
    </message>
    <message>
        <source>At this table a clue must touch a card.</source>
        <translation>Vid det här bordet måste information peka på minst ett kort.</translation>
    </message>
    <message>
        <source>Colours are not announced in this game.</source>
        <translation>I det här partiet annonserar man inga färger.</translation>
    </message>
    <message>
        <source>This table is strict: only clues are allowed.</source>
        <translation>Det här bordet är strikt: här får man bara ge information.</translation>
    </message>
    <message>
        <source>Wait for your turn to speak.</source>
        <translation>Vänta på din tur innan du säger något.</translation>
    </message>
    <message>
        <source>You just said that.</source>
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
        <source>{name} remembers nothing about their cards.</source>
        <translation>{name} minns ingenting om sina kort.</translation>
    </message>
    <message>
        <source>{name} pointed at {cards}.</source>
        <extracomment>{cards} is such as &quot;slot 1 (green), slot 3 (2)&quot;</extracomment>
        <translation>{name} pekade på {cards}.</translation>
    </message>
    <message>
        <source>slot {slot} ({known})</source>
        <extracomment>a card that is pointed at; {known} is such as &quot;green&quot;, &quot;2&quot; or &quot;red 3&quot;</extracomment>
        <translation>kortet på plats {slot} ({known})</translation>
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
        <translation>Tur {turn} av {turns}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tillbaka till partiet</translation>
    </message>
    <message>
        <source>or press Esc</source>
        <translation>eller tryck Esc</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spela vidare härifrån</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alla kort</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Synvinkel</translation>
    </message>
    <message>
        <source>Key moments</source>
        <extracomment>steps from one decision of the review that mattered to the next</extracomment>
        <translation>Viktiga ögonblick</translation>
    </message>
    <message>
        <source>Step size</source>
        <translation>Steglängd</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Tur för tur</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Runda för runda</translation>
    </message>
    <message>
        <source>Clue by clue</source>
        <translation>Till nästa information</translation>
    </message>
    <message>
        <source>Strike by strike</source>
        <translation>Till nästa röda marker</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Uppspelningshastighet</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Tillbaka till resultatet</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Till början (Home)</translation>
    </message>
    <message>
        <source>Back one turn (←)</source>
        <translation>En tur bakåt (←)</translation>
    </message>
    <message>
        <source>Forward one turn (→)</source>
        <translation>En tur framåt (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Till slutet (End)</translation>
    </message>
    <message>
        <source>After turn {turns}</source>
        <translation>Efter tur {turns}</translation>
    </message>
    <message>
        <source>Before turn {turn} of {turns}</source>
        <translation>Före tur {turn} av {turns}</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>Spela upp (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <translation>Pausa (P)</translation>
    </message>
    <message>
        <source>Without the result: hide everything that comes later</source>
        <translation>Utan resultat: avslöja inget av det som kommer senare</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tur {turn}</translation>
    </message>
    <message>
        <source>Guess each move of the player whose view is shown</source>
        <translation>Gissa alla drag av spelaren vars synvinkel visas</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>no cards</source>
        <translation>inga kort</translation>
    </message>
    <message>
        <source>{name}. {cards}.</source>
        <extracomment>a hand read aloud: {name} is whose, {cards} what lies in it</extracomment>
        <translation>{name}. {cards}.</translation>
    </message>
    <message>
        <source>Card {slot}: {known}</source>
        <extracomment>a card of one&apos;s own read aloud: its slot, and what is known of it</extracomment>
        <translation>Kort {slot}: {known}</translation>
    </message>
    <message>
        <source>Card {slot}: {face}</source>
        <extracomment>a teammate&apos;s card read aloud, of which its holder knows nothing: its slot, its face</extracomment>
        <translation>Kort {slot}: {face}</translation>
    </message>
    <message>
        <source>Card {slot}: {face}, known: {known}</source>
        <extracomment>a teammate&apos;s card read aloud: its slot, its face, and what its holder knows of it</extracomment>
        <translation>Kort {slot}: {face}, känt: {known}</translation>
    </message>
    <message>
        <source>Fireworks: {fireworks}.</source>
        <extracomment>read aloud: {fireworks} is &quot;White 2, Red 4 …&quot;</extracomment>
        <translation>Fyrverkerier: {fireworks}.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>Kasthögen är tom.</translation>
    </message>
    <message>
        <source>{number} times {card}</source>
        <extracomment>a card of which several copies are discarded: &quot;2 times red 1&quot;</extracomment>
        <translation>{number} exemplar av {card}</translation>
    </message>
    <message>
        <source>Discard pile: {cards}.</source>
        <extracomment>read aloud: {cards} is &quot;white 4, 2 times red 1 …&quot;</extracomment>
        <translation>Kasthögen: {cards}.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>strong</source>
        <translation>starkt</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>mindre miss</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>misstag</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grovt misstag</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Ursprung</translation>
    </message>
    <message>
        <source>Not worked out yet.</source>
        <translation>Inte uträknat än.</translation>
    </message>
    <message>
        <source>Cost in points</source>
        <translation>Kostnad i poäng</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Starka</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Mindre missar</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Misstag</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Grova misstag</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Var poängen kom ifrån</translation>
    </message>
    <message>
        <source>Decisions and luck by player</source>
        <translation>Beslut och slump per spelare</translation>
    </message>
    <message>
        <source>“This deal”, “Cards drawn” and “Hidden cards” are luck. “Points without luck” is the score minus these three.</source>
        <translation>”Den här given”, ”Dragna kort” och ”Dolda kort” är slump. ”Poäng utan slump” är poängen minus dessa tre.</translation>
    </message>
    <message>
        <source>Decisions by player</source>
        <translation>Beslut per spelare</translation>
    </message>
    <message>
        <source>Reviewed on {date}</source>
        <extracomment>{date} is such as &quot;27 November 2026&quot;</extracomment>
        <translation>Granskat den {date}</translation>
    </message>
    <message>
        <source>Played on {date}</source>
        <extracomment>{date} is such as &quot;27 November 2026&quot;</extracomment>
        <translation>Spelat den {date}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number} of the deal</extracomment>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Deal of {number}</source>
        <extracomment>{number} is the day of a deal of the day, such as &quot;28 November 2026&quot;</extracomment>
        <translation>Given för {number}</translation>
    </message>
    <message>
        <source>Judged by the agreement “{name}” and by what people usually know.</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>Bedömt efter överenskommelsen ”{name}” och efter vad människor brukar veta.</translation>
    </message>
    <message>
        <source>Judged by the agreement “{name}”.</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>Bedömt efter överenskommelsen ”{name}”.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Slut</translation>
    </message>
    <message>
        <source>Best score for this deal</source>
        <translation>Vad given tillät</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Spara …</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Kopiera text</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <translation>Förväntad slutpoäng</translation>
    </message>
    <message>
        <source>Average deal</source>
        <translation>Genomsnittlig giv</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Den här given</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Dragna kort</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Dolda kort</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslut</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>a share in percent, with a space before the sign where the language has one</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Discarded the last {card}</source>
        <extracomment>{card} is &quot;red 4&quot;; so are all of these</extracomment>
        <translation>Kastade det sista exemplaret: {card}</translation>
    </message>
    <message>
        <source>Discarded the {card}</source>
        <translation>Kastade {card:one}</translation>
    </message>
    <message>
        <source>Played the {card}: a strike</source>
        <translation>Spelade {card:one}: en röd marker</translation>
    </message>
    <message>
        <source>Played the {card}</source>
        <translation>Spelade {card:one}</translation>
    </message>
    <message>
        <source>Successful blind play: {card}</source>
        <translation>Spelade osett, och det passade: {card}</translation>
    </message>
    <message>
        <source>Playable card not played</source>
        <translation>Ett spelbart kort blev liggande</translation>
    </message>
    <message>
        <source>Clue that touched no new card</source>
        <translation>Pekade inte på något nytt kort</translation>
    </message>
    <message>
        <source>Misleading clue</source>
        <translation>Vilseledande information</translation>
    </message>
    <message>
        <source>Saved the {card}</source>
        <translation>Räddade {card:one}</translation>
    </message>
    <message>
        <source>A strong clue</source>
        <translation>Information som gav mycket</translation>
    </message>
    <message>
        <source>A clue was better</source>
        <translation>Att ge information var bättre</translation>
    </message>
    <message>
        <source>A discard was better</source>
        <translation>Att kasta var bättre</translation>
    </message>
    <message>
        <source>Another card was better</source>
        <translation>Ett annat kort var bättre</translation>
    </message>
    <message>
        <source>Another clue was better</source>
        <translation>Annan information var bättre</translation>
    </message>
    <message>
        <source>Move by an unrecorded convention</source>
        <translation>Drag enligt en okänd konvention</translation>
    </message>
    <message>
        <source>It looks like a bluff</source>
        <translation>Det ser ut som en bluff</translation>
    </message>
    <message>
        <source>Luck: drew the {card}</source>
        <translation>Slump: drog {card:one}</translation>
    </message>
    <message>
        <source>Luck: the hidden cards</source>
        <translation>Slump: de dolda korten</translation>
    </message>
    <message>
        <source>Expected points over {games} simulated games, give or take {error}.</source>
        <translation>Förväntade poäng i {games} simulerade partier, ± {error}.</translation>
    </message>
    <message>
        <source>Before this turn: {points} points expected, {perfect} of games perfect.</source>
        <translation>Före turen: {points} förväntade poäng, {perfect} av partierna perfekta.</translation>
    </message>
    <message>
        <source>On average its first move scores as much as the move in the game, give or take {error}.</source>
        <extracomment>{error} is how far that may be off</extracomment>
        <translation>I snitt ger dess första drag lika mycket som draget i partiet, ± {error}.</translation>
    </message>
    <message>
        <source>On average its first move scores {points} points more than the move in the game, give or take {error}.</source>
        <extracomment>{error} is how far {points} may be off</extracomment>
        <translation>I snitt ger dess första drag {points} ± {error} poäng mer än draget i partiet.</translation>
    </message>
    <message>
        <source>On average its first move scores {points} points fewer than the move in the game, give or take {error}.</source>
        <extracomment>{error} is how far {points} may be off</extracomment>
        <translation>I snitt ger dess första drag {points} ± {error} poäng mindre än draget i partiet.</translation>
    </message>
    <message>
        <source>This move is being judged…</source>
        <translation>Draget bedöms …</translation>
    </message>
    <message>
        <source>This move has not been judged yet.</source>
        <translation>Draget har inte bedömts än.</translation>
    </message>
    <message>
        <source>The totals appear once every turn has been judged: {judged} of {turns} so far.</source>
        <extracomment>{judged} and {turns} are numbers</extracomment>
        <translation>Summorna visas när alla turer har bedömts: hittills {judged} av {turns}.</translation>
    </message>
    <message>
        <source>It looks like a bluff: a clue about a card that isn’t playable, given to make the next player play their newest unclued card.</source>
        <translation>Det ser ut som en bluff: information om ett kort som inte passar, för att nästa spelare ska spela sitt nyaste kort utan information.</translation>
    </message>
    <message>
        <source>This is the move the agreement suggests.</source>
        <translation>Det är draget som överenskommelsen föreslår.</translation>
    </message>
    <message>
        <source>No clearly better move was found.</source>
        <translation>Inget klart bättre drag hittades.</translation>
    </message>
    <message>
        <source>the hidden cards {points}</source>
        <extracomment>{points} is &quot;+0.4&quot;</extracomment>
        <translation>de dolda korten {points}</translation>
    </message>
    <message>
        <source>the card drawn {points}</source>
        <extracomment>{points} is &quot;+0.4&quot;</extracomment>
        <translation>det dragna kortet {points}</translation>
    </message>
    <message>
        <source>Luck this turn, which nobody could foresee: {luck}.</source>
        <extracomment>what luck did in this turn: {luck} is &quot;the card drawn +0.4&quot;</extracomment>
        <translation>Slump den här turen, som ingen kunde förutse: {luck}.</translation>
    </message>
    <message>
        <source>others ({share})</source>
        <extracomment>{share} is &quot;12%&quot;: how likely none of the named cards is</extracomment>
        <translation>övriga ({share})</translation>
    </message>
    <message>
        <source>Slot {slot}</source>
        <translation>Plats {slot}</translation>
    </message>
    <message>
        <source>By convention: {cards}.</source>
        <extracomment>{cards} is &quot;red 1 / blue 1&quot;</extracomment>
        <translation>Enligt överenskommelsen: {cards}.</translation>
    </message>
    <message>
        <source>Judged by the agreement, {number} fewer of 100 such games end perfect.</source>
        <extracomment>of a move judged by an agreement that lacks its convention; {number} of 100 games</extracomment>
        <translation>Enligt överenskommelsen blir {number} färre av 100 sådana partier perfekta.</translation>
    </message>
    <message>
        <source>Judged by the agreement, the move costs {points} points, give or take {error}.</source>
        <extracomment>of a move judged by an agreement that lacks its convention; {error} is how far the cost may be off</extracomment>
        <translation>Enligt överenskommelsen kostar draget {points} ± {error} poäng.</translation>
    </message>
    <message>
        <source>giving a clue meant not drawing a card</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>då drogs inget kort</translation>
    </message>
    <message>
        <source>that took a turn</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>det kostade ett drag</translation>
    </message>
    <message>
        <source>giving a clue just to pass the turn came out ahead in simulated games</source>
        <extracomment>after what a play did, and &quot;but&quot;</extracomment>
        <translation>i simulerade partier gav det fler poäng att bara låta turen gå vidare</translation>
    </message>
    <message>
        <source>playing it meant drawing the last card, so everybody had only one turn left</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played</extracomment>
        <translation>när kortet spelades drogs det sista kortet, så att var och en bara hade ett drag kvar</translation>
    </message>
    <message>
        <source>the discard meant drawing the last card, so everybody had only one turn left</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>kastet innebar att det sista kortet drogs, så att var och en bara hade ett drag kvar</translation>
    </message>
    <message>
        <source>playing it meant drawing the last card</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played</extracomment>
        <translation>när kortet spelades drogs det sista kortet</translation>
    </message>
    <message>
        <source>the discard meant drawing the last card</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>kastet innebar att det sista kortet drogs</translation>
    </message>
    <message>
        <source>playing it meant drawing one of the last {number} cards, which left at most {plays} plays for the {count} cards still to play</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played, all numbers are such as &quot;five&quot;</extracomment>
        <translation>när kortet spelades drogs ett av de {number} sista korten, så att högst {plays} drag återstod för de {count} kort som ännu inte var spelade</translation>
    </message>
    <message>
        <source>the discard meant drawing one of the last {number} cards, which left at most {plays} plays for the {count} cards still to play</source>
        <extracomment>after what a discard did, and &quot;but&quot;; all numbers are such as &quot;five&quot;</extracomment>
        <translation>kastet innebar att ett av de {number} sista korten drogs, så att högst {plays} drag återstod för de {count} kort som ännu inte var spelade</translation>
    </message>
    <message>
        <source>playing it meant drawing one of the last {number} cards when {count} still had to be played, none of them clued yet</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played, {number} and {count} are such as &quot;five&quot;</extracomment>
        <translation>det innebar att ett av de {number} sista korten drogs, trots att {count} kort återstod att spela och ingen hade fått information om något av dem</translation>
    </message>
    <message>
        <source>the discard meant drawing one of the last {number} cards when {count} still had to be played, none of them clued yet</source>
        <extracomment>after what a discard did, and &quot;but&quot;; {number} and {count} are such as &quot;five&quot;</extracomment>
        <translation>kastet innebar att ett av de {number} sista korten drogs, trots att {count} kort återstod att spela och ingen hade fått information om något av dem</translation>
    </message>
    <message>
        <source>playing it meant drawing one of the last {number} cards when {count} still had to be played</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played, {number} and {count} are such as &quot;five&quot;</extracomment>
        <translation>när kortet spelades drogs ett av de {number} sista korten, trots att {count} kort återstod att spela</translation>
    </message>
    <message>
        <source>the discard meant drawing one of the last {number} cards when {count} still had to be played</source>
        <extracomment>after what a discard did, and &quot;but&quot;; {number} and {count} are such as &quot;five&quot;</extracomment>
        <translation>kastet innebar att ett av de {number} sista korten drogs, trots att {count} kort återstod att spela</translation>
    </message>
    <message>
        <source>playing it meant drawing one of the last {number} cards</source>
        <extracomment>after what a play did, and &quot;but&quot;; &quot;it&quot; is the card played, {number} is such as &quot;five&quot;</extracomment>
        <translation>när kortet spelades drogs ett av de {number} sista korten</translation>
    </message>
    <message>
        <source>the discard meant drawing one of the last {number} cards</source>
        <extracomment>after what a discard did, and &quot;but&quot;; {number} is such as &quot;five&quot;</extracomment>
        <translation>kastet innebar att ett av de {number} sista korten drogs</translation>
    </message>
    <message>
        <source>{told}, and yours came before {other} could play the {before}</source>
        <extracomment>{told} is that everybody had only one turn left; &quot;yours&quot; is that turn</extracomment>
        <translation>{told}, och ditt kom innan {other} kunde spela den {before:the}</translation>
    </message>
    <message>
        <source>{told}, and {name}’s came before you could play the {before}</source>
        <extracomment>{told} is that everybody had only one turn left, of which one is {name}&apos;s</extracomment>
        <translation>{told}, och {name:of} kom innan du kunde spela den {before:the}</translation>
    </message>
    <message>
        <source>{told}, and {name}’s came before {other} could play the {before}</source>
        <extracomment>{told} is that everybody had only one turn left, of which one is {name}&apos;s</extracomment>
        <translation>{told}, och {name:of} kom innan {other} kunde spela den {before:the}</translation>
    </message>
    <message>
        <source>{told}, although you drew the {drawn} and so needed {number}, for {cards}</source>
        <extracomment>{told} is that everybody had only one turn left; {drawn} is the last card, {number} such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, fast du drog den {drawn:the} och därför behövde {number} (för {cards})</translation>
    </message>
    <message>
        <source>{told}, although {name} drew the {drawn} and so needed {number}, for {cards}</source>
        <extracomment>{told} is that everybody had only one turn left; {drawn} is the last card, {number} such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, fast {name} drog den {drawn:the} och därför behövde {number} (för {cards})</translation>
    </message>
    <message>
        <source>{told}, which capped the score at {points} instead of {better}</source>
        <extracomment>{told} is that everybody had only one turn left; both are numbers of points</extracomment>
        <translation>{told}, och då kunde det bli högst {points} poäng i stället för {better}</translation>
    </message>
    <message>
        <source>{told}, with {cards} still in the deck</source>
        <extracomment>{told} ends with how many cards are still to be played; {cards} such as &quot;the red 4&quot;</extracomment>
        <translation>{told}, medan {cards} låg kvar i korthögen</translation>
    </message>
    <message>
        <source>{told}, although you needed {number}, for {cards}</source>
        <extracomment>{told} is that everybody had only one turn left; {number} is such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, fast du behövde {number} (för {cards})</translation>
    </message>
    <message>
        <source>{told}, although {name} needed {number}, for {cards}</source>
        <extracomment>{told} is that everybody had only one turn left; {number} is such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, fast {name} behövde {number} (för {cards})</translation>
    </message>
    <message>
        <source>{told}, although you still needed {number} turns, for {cards}</source>
        <extracomment>{told} is that one of the last cards was drawn; {number} is such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, fast du fortfarande behövde {number} drag (för {cards})</translation>
    </message>
    <message>
        <source>{told}, although {name} still needed {number} turns, for {cards}</source>
        <extracomment>{told} is that one of the last cards was drawn; {number} is such as &quot;two&quot;, {cards} such as &quot;the red 4 and the red 5&quot;</extracomment>
        <translation>{told}, fast {name} fortfarande behövde {number} drag (för {cards})</translation>
    </message>
    <message>
        <source>That capped the score at {points} instead of {better}.</source>
        <extracomment>of a move near the end of the game; both are numbers of points</extracomment>
        <translation>Därmed kunde det bli högst {points} poäng i stället för {better}.</translation>
    </message>
    <message>
        <source>{told}, and nobody could tell you about the {card} in time</source>
        <extracomment>{told} is that everybody had only one turn left; {card} is one in your hand</extracomment>
        <translation>{told}, och ingen hann ge dig information om den {card:the}</translation>
    </message>
    <message>
        <source>{told}, and nobody could tell {name} about the {card} in time</source>
        <extracomment>{told} is that everybody had only one turn left; {card} is one in {name}&apos;s hand</extracomment>
        <translation>{told}, och ingen hann ge {name} information om den {card:the}</translation>
    </message>
    <message>
        <source>{name}’s chop was the last {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;; no other copy of the card is left</extracomment>
        <translation>{name} hade den sista {card:the} som kastkort</translation>
    </message>
    <message>
        <source>it did not make it clear whether {name} should play or keep that card</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; &quot;it&quot; is first the clue, then the card</extracomment>
        <translation>det framgick inte om {name} skulle spela eller behålla kortet</translation>
    </message>
    <message>
        <source>another clue came out ahead in simulated games</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>annan information gav fler poäng i simulerade partier</translation>
    </message>
    <message>
        <source>{name}’s chop was the {card}</source>
        <translation>{name} hade den {card:the} som kastkort</translation>
    </message>
    <message>
        <source>with {number} clues left, there was no need to draw one of the last {left} cards. {missed}</source>
        <extracomment>{missed} is such as &quot;nobody had told Zoë about the red 3&quot;; {number} and {left} are such as &quot;five&quot;</extracomment>
        <translation>med {number} tända lyktor behövde inget av de {left} sista korten dras. {missed}</translation>
    </message>
    <message>
        <source>with {number} clues left, there was no need to discard. {missed}</source>
        <extracomment>{missed} is such as &quot;nobody had told Zoë about the red 3&quot;; {number} is such as &quot;five&quot;</extracomment>
        <translation>med {number} tända lyktor behövde inget kort kastas. {missed}</translation>
    </message>
    <message>
        <source>with {number} clues left, there was time to save {name}’s {card}</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>med {number} tända lyktor fanns det utrymme att rädda {name:of} {card:owned}</translation>
    </message>
    <message>
        <source>{name}’s {card} was playable</source>
        <translation>{name:of} {card:owned} gick att spela</translation>
    </message>
    <message>
        <source>with {number} clues left, there was no need to draw one of the last {left} cards</source>
        <extracomment>after what a discard did, and &quot;but&quot;; {number} and {left} are such as &quot;five&quot;</extracomment>
        <translation>med {number} tända lyktor fanns det ingen anledning att dra något av de {left} sista korten</translation>
    </message>
    <message>
        <source>another playable card of the same hand came out ahead in simulated games</source>
        <extracomment>after what a play did, and &quot;but&quot;</extracomment>
        <translation>ett annat spelbart kort på samma hand gav fler poäng i simulerade partier</translation>
    </message>
    <message>
        <source>{name} could not be sure whether their slot {slot} was {faces}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {faces} is such as &quot;the red 5 or the white 5&quot;</extracomment>
        <translation>{name} kunde inte veta säkert om kortet på plats {slot} var {faces}</translation>
    </message>
    <message>
        <source>a clue could have passed the turn instead</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>det hade gått att ge information i stället för att kasta ett kort</translation>
    </message>
    <message>
        <source>another clue would have got {several} played</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {several} is such as &quot;two cards&quot;</extracomment>
        <translation>med annan information hade {several} kunnat spelas</translation>
    </message>
    <message>
        <source>a clue would have got {several} played</source>
        <extracomment>after what a move did, and &quot;but&quot;; {several} is such as &quot;two cards&quot;</extracomment>
        <translation>med rätt information hade {several} kunnat spelas</translation>
    </message>
    <message>
        <source>{name} was about to misplay their slot {slot} ({card}), for a third strike</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} var på väg att spela kortet på plats {slot} ({card}), som inte passade: det hade blivit den tredje röda markern</translation>
    </message>
    <message>
        <source>{name} was about to misplay their slot {slot} ({card})</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} var på väg att spela kortet på plats {slot} ({card}), som inte passade</translation>
    </message>
    <message>
        <source>{name} might have taken their slot {slot} ({card}) for a playable card</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>det fanns risk att {name} trodde att kortet på plats {slot} ({card}) gick att spela</translation>
    </message>
    <message>
        <source>{name}’s chop was the {card}, which was playable</source>
        <translation>{name:of} kastkort var den {card:the}, som gick att spela</translation>
    </message>
    <message>
        <source>it also touched their slot {slot} ({card}), which could not be played yet</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; of another card that it touches</extracomment>
        <translation>den pekade också ut kortet på plats {slot} ({card}), som ännu inte gick att spela</translation>
    </message>
    <message>
        <source>a clue would have got {name}’s {card} played</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>med rätt information hade {name:of} {card:owned} kunnat spelas</translation>
    </message>
    <message>
        <source>{name} could have taken it for {others} and misplayed it</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; &quot;it&quot; is its card, which is not playable; {others} is such as &quot;the red 3 or the white 3&quot;, which can be played</extracomment>
        <translation>{name} hade kunnat ta det för {others} och spela det för tidigt</translation>
    </message>
    <message>
        <source>it touched both copies of the {card}</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {card} is such as &quot;yellow 3&quot;</extracomment>
        <translation>den pekade ut båda exemplaren av den {card:the}</translation>
    </message>
    <message>
        <source>another clue would have told {name} to keep {cards}, which cannot be replaced</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {cards} is such as &quot;the red 5 and the blue 5&quot;</extracomment>
        <translation>med annan information hade {name} behållit {cards}, som inte går att ersätta</translation>
    </message>
    <message>
        <source>{name}’s chop was the last {card}, which was playable</source>
        <extracomment>after what a move did, and &quot;but&quot;; no other copy of the card is left</extracomment>
        <translation>{name:of} kastkort var den sista {card:the}, som gick att spela</translation>
    </message>
    <message>
        <source>it used up the last clue, and {name}’s chop was the {card}</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>det släckte den sista lyktan, och {name:of} kastkort var den {card:the}</translation>
    </message>
    <message>
        <source>it used up the last clue, and {name}’s chop was the last {card}</source>
        <extracomment>after what a clue did, and &quot;but&quot;; no other copy of the card is left</extracomment>
        <translation>det släckte den sista lyktan, och {name:of} kastkort var den sista {card:the}</translation>
    </message>
    <message>
        <source>Telling {name} about {value} could have led them to misplay their slot {slot} ({card}).</source>
        <extracomment>after a clue that would only pass the turn; {value} is such as &quot;red&quot; or &quot;3s&quot;, {card} not playable</extracomment>
        <translation>Information till {name} om {value} hade kunnat leda till att kortet på plats {slot} ({card}) spelades utan att passa.</translation>
    </message>
    <message>
        <source>As it happened, {name} played the {card} next anyway.</source>
        <extracomment>after a clue that would have told {name} about a card which they then played</extracomment>
        <translation>Det gick bra ändå: {name} spelade den {card:the} i sitt nästa drag.</translation>
    </message>
    <message>
        <source>{told}, and that firework had not been started</source>
        <extracomment>{told} is &quot;nobody had told Zoë about the red 1&quot;</extracomment>
        <translation>{told}, och det fyrverkeriet hade inte påbörjats</translation>
    </message>
    <message>
        <source>{told}, and that firework was the furthest behind</source>
        <extracomment>{told} is &quot;nobody had told Zoë about the red 3&quot;</extracomment>
        <translation>{told}, och det fyrverkeriet låg längst efter</translation>
    </message>
    <message>
        <source>they held {number} cards that only they could play, and had no turn to spare</source>
        <extracomment>of a player just named; {number} is such as &quot;three&quot;; translations may use {name}</extracomment>
        <translation>hade {number} kort som ingen annan kunde spela men inget drag över</translation>
    </message>
    <message>
        <source>they were next and knew of nothing else to play</source>
        <extracomment>of a player just named; translations may use {name}</extracomment>
        <translation>stod på tur utan att känna till något annat spelbart kort</translation>
    </message>
    <message>
        <source>they were next and knew of nothing to play</source>
        <extracomment>of a player just named; translations may use {name}</extracomment>
        <translation>stod på tur utan att känna till något spelbart kort</translation>
    </message>
    <message>
        <source>they knew of nothing else to play</source>
        <extracomment>of a player just named; translations may use {name}</extracomment>
        <translation>kände inte till något annat spelbart kort</translation>
    </message>
    <message>
        <source>they knew of nothing to play</source>
        <extracomment>of a player just named; translations may use {name}</extracomment>
        <translation>kände inte till något spelbart kort</translation>
    </message>
    <message>
        <source>Any clue about {name}’s {card} could have been misread.</source>
        <extracomment>after a clue that would only pass the turn; {card} is {name}&apos;s, and playable</extracomment>
        <translation>Att i stället ge {name} information om den {card:the} hade kunnat missförstås.</translation>
    </message>
    <message>
        <source>another clue would have told {name} about two playable cards, {cards}</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {cards} is such as &quot;the red 3 and the blue 2&quot;</extracomment>
        <translation>med annan information hade {name} fått veta om två spelbara kort, {cards}</translation>
    </message>
    <message>
        <source>another clue would have told {name} about several playable cards, {cards}</source>
        <extracomment>after what a clue did, and &quot;but&quot;; {cards} is such as &quot;the red 3, the red 4 and the blue 2&quot;</extracomment>
        <translation>med annan information hade {name} fått veta om flera spelbara kort, {cards}</translation>
    </message>
    <message>
        <source>a clue would have told {name} about two playable cards, {cards}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {cards} is such as &quot;the red 3 and the blue 2&quot;</extracomment>
        <translation>rätt information hade pekat ut två spelbara kort på {name:of} hand, {cards}</translation>
    </message>
    <message>
        <source>a clue would have told {name} about several playable cards, {cards}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {cards} is such as &quot;the red 3, the red 4 and the blue 2&quot;</extracomment>
        <translation>rätt information hade pekat ut flera spelbara kort på {name:of} hand, {cards}</translation>
    </message>
    <message>
        <source>with {number} clues left, there was time to save {name}’s {card}, the last one</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>med {number} tända lyktor fanns det utrymme att rädda {name:of} {card:owned}, som var den sista</translation>
    </message>
    <message>
        <source>with {number} clues left, there was time to save the {card} on {name}’s chop</source>
        <extracomment>after what a discard did, and &quot;but&quot;</extracomment>
        <translation>med {number} tända lyktor fanns det utrymme att rädda {name:of} kastkort, den {card:the}</translation>
    </message>
    <message>
        <source>{name} did not yet know that their slot {slot} was the last {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;; no other copy of the card is left</extracomment>
        <translation>{name} visste ännu inte att kortet på plats {slot} var den sista {card:the}</translation>
    </message>
    <message>
        <source>{name} did not yet know that their slot {slot} was the {card}</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>{name} visste ännu inte att kortet på plats {slot} var {card:one}</translation>
    </message>
    <message>
        <source>{told}, which was holding up {other}’s {following}</source>
        <extracomment>{told} is &quot;Zoë had a playable card in slot 2 (red 3)&quot;</extracomment>
        <translation>{told}, som {other:of} {following:owned} väntade på</translation>
    </message>
    <message>
        <source>{told}, which was holding up your own {following}</source>
        <extracomment>{told} is &quot;you had a playable card in slot 2 (red 3)&quot;</extracomment>
        <translation>{told}, som din egen {following:owned} väntade på</translation>
    </message>
    <message>
        <source>{told}, which was holding up their own {following}</source>
        <extracomment>{told} is &quot;Zoë had a playable card in slot 2 (red 3)&quot;</extracomment>
        <translation>{told}, som den {following:the} på samma hand väntade på</translation>
    </message>
    <message>
        <source>another clue would have got {name}’s {card} played</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>med annan information hade {name:of} {card:owned} kunnat spelas</translation>
    </message>
    <message>
        <source>your slot {slot} was certain to be playable ({cards})</source>
        <extracomment>{cards} is such as &quot;red 3 or white 3&quot;, or &quot;a 3&quot;</extracomment>
        <translation>på plats {slot} hade du ett kort som helt säkert gick att spela ({cards})</translation>
    </message>
    <message>
        <source>it left {name} to work that out</source>
        <extracomment>after what a clue asked several players for, or one of them for several cards, and &quot;but&quot;</extracomment>
        <translation>det krävde att {name} på egen hand räknade ut vad informationen betydde</translation>
    </message>
    <message>
        <source>{name}, whose turn came sooner, also had one</source>
        <extracomment>after what a clue asked for, and &quot;but&quot;; {name} acts before its receiver and holds another copy</extracomment>
        <translation>{name}, vars tur kom först, hade också en sådan</translation>
    </message>
    <message>
        <source>no clue was left, and {next} had the last {chop} on their chop and knew of nothing to play</source>
        <extracomment>after what a play did, and &quot;but&quot;; {next} is the next player; no other copy of the card is left</extracomment>
        <translation>ingen lykta var tänd, och {next} hade den sista {chop:the} som kastkort och kände inte till något spelbart kort</translation>
    </message>
    <message>
        <source>no clue was left, and {next} had the {chop} on their chop and knew of nothing to play</source>
        <extracomment>after what a play did, and &quot;but&quot;; {next} is the next player</extracomment>
        <translation>ingen lykta var tänd, och {next} hade den {chop:the} som kastkort och kände inte till något spelbart kort</translation>
    </message>
    <message>
        <source>{name} could have given it just as well</source>
        <extracomment>after what a clue asked for, and &quot;but&quot;; {name} acts before its receiver</extracomment>
        <translation>{name} kunde lika gärna ha gett den</translation>
    </message>
    <message>
        <source>it would have been better to save the clue</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>det hade varit bättre att spara lyktan</translation>
    </message>
    <message>
        <source>getting a clue back was worth more</source>
        <extracomment>after what a play did, and &quot;but&quot;</extracomment>
        <translation>det var mer värt att få en lykta tänd igen</translation>
    </message>
    <message>
        <source>{name}’s slot {slot} was certain to be playable ({cards})</source>
        <extracomment>{cards} is such as &quot;red 3 or white 3&quot;, or &quot;a 3&quot;</extracomment>
        <translation>på plats {slot} hade {name} ett kort som helt säkert gick att spela ({cards})</translation>
    </message>
    <message>
        <source>the card was playable</source>
        <extracomment>of a card that was discarded; after &quot;but&quot;</extracomment>
        <translation>kortet gick att spela</translation>
    </message>
    <message>
        <source>you had a playable card in slot {slot} ({cards})</source>
        <translation>du hade själv ett spelbart kort på plats {slot} ({cards})</translation>
    </message>
    <message>
        <source>{name} had a playable card in slot {slot} ({cards})</source>
        <translation>{name} hade själv ett spelbart kort på plats {slot} ({cards})</translation>
    </message>
    <message>
        <source>that left only one clue</source>
        <translation>efter draget fanns bara en tänd lykta kvar</translation>
    </message>
    <message>
        <source>getting a clue back was more urgent</source>
        <translation>det var mer bråttom att få en lykta tänd igen</translation>
    </message>
    <message>
        <source>{name} could have taken it for {others}</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; &quot;it&quot; is its card; {others} is such as &quot;the red 3 or the white 3&quot;</extracomment>
        <translation>{name} hade kunnat ta det för {others}</translation>
    </message>
    <message>
        <source>{name} might have taken their slot {slot} ({card}) for {others}</source>
        <extracomment>after what a move did, and &quot;but&quot;; {others} is such as &quot;the red 2 or the white 2&quot;, which can be played</extracomment>
        <translation>det fanns risk att {name} trodde att kortet på plats {slot} ({card}) var {others}</translation>
    </message>
    <message>
        <source>{name} might have taken their slot {slot} ({card}) for a playable card and played it: the third strike</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>det fanns risk att {name} trodde att kortet på plats {slot} ({card}) gick att spela, och det hade blivit den tredje röda markern</translation>
    </message>
    <message>
        <source>A strike would have cost nothing.</source>
        <extracomment>of a play in the last turn that was not made</extracomment>
        <translation>En röd marker hade ändå inte kostat något.</translation>
    </message>
    <message>
        <source>{advantage}, so that {gain}.</source>
        <extracomment>{advantage} is a sentence without its full stop, about a clue; {gain} such as &quot;Zoë plays the red 3 next&quot;</extracomment>
        <translation>{advantage}, så att {gain}.</translation>
    </message>
    <message>
        <source>A third strike would have ended the game.</source>
        <extracomment>of a play that worked</extracomment>
        <translation>En tredje röd marker hade avslutat partiet.</translation>
    </message>
    <message>
        <source>The risk of a third strike was {risk}.</source>
        <extracomment>{risk} is such as &quot;70%&quot;</extracomment>
        <translation>Risken för en tredje röd marker var {risk}.</translation>
    </message>
    <message>
        <source>The risk of a strike was {risk}.</source>
        <extracomment>{risk} is such as &quot;70%&quot;</extracomment>
        <translation>Risken för en röd marker var {risk}.</translation>
    </message>
    <message>
        <source>Better: {action}, and {gain}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {gain} is &quot;Mia would play the red 3 next&quot;</extracomment>
        <translation>Bättre: {action}, så att {gain}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would risk nothing.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; after the risk of a play</extracomment>
        <translation>Bättre: {action}, helt utan risk.</translation>
    </message>
    <message>
        <source>{advantage}, and {name} could soon play the {card}.</source>
        <extracomment>{advantage} is a sentence without its full stop, about a clue; {card} is another player&apos;s</extracomment>
        <translation>{advantage}, och {name} kan snart spela den {card:the}.</translation>
    </message>
    <message>
        <source>{action} again</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>{action} igen</translation>
    </message>
    <message>
        <source>Better: just pass the turn, so that somebody else could tell {name} about the {card}. For example, {action}, which touches no cards.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;, which touches no card; {card} is a playable one of {name}</extracomment>
        <translation>Bättre: låt bara turen gå vidare, så hinner någon annan ge {name} information om den {card:the}. Till exempel: {action} (inget kort).</translation>
    </message>
    <message>
        <source>Better: {action} to get them to play the {card} next.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {card} is hers, such as &quot;red 3&quot;</extracomment>
        <translation>Bättre: {action}, så spelas den {card:the} direkt.</translation>
    </message>
    <message>
        <source>Better: {action}, which would rule that out.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Bättre: {action}. Då är det uteslutet.</translation>
    </message>
    <message>
        <source>Better: just pass the turn and let {name} play it. For example, {action}.</source>
        <extracomment>{action} is &quot;tell Mia about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Bättre: låt bara turen gå vidare, så att {name} kan spela den {card:the}. Till exempel: {action}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would give them a safe discard: slot {slot} ({spare}).</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {receiver} is Zoë, {spare} a card of hers that is no longer needed</extracomment>
        <translation>Bättre: {action}. Då går det att kasta kortet på plats {slot} ({spare}) utan risk.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw one.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;one&quot; is the card that the clue before did not draw</extracomment>
        <translation>Bättre: {action}, så dras ett kort.</translation>
    </message>
    <message>
        <source>Better: {action}, which would bring a clue back.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;, or &quot;play slot 2&quot;, which completes a firework
----------
{action} is &quot;discard slot 4&quot;</extracomment>
        <translation>Bättre: {action}, så tänds en lykta igen.</translation>
    </message>
    <message>
        <source>Better: {action}, which would save both.</source>
        <extracomment>{action} is &quot;tell Zoë about blue&quot;; &quot;both&quot; are the two cards in the sentence before</extracomment>
        <translation>Bättre: {action}, så räddas båda korten.</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave time for the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>Bättre: {action}, så hinner den {card:the} spelas.</translation>
    </message>
    <message>
        <source>Better: {action}, which would point them to several playable cards, {cards}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {cards} is such as &quot;the red 3, the red 4 and the blue 3&quot;</extracomment>
        <translation>Bättre: {action}, så blir flera spelbara kort kända: {cards}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would point them to two playable cards, {cards}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {cards} is such as &quot;the red 3 and the blue 3&quot;</extracomment>
        <translation>Bättre: {action}, så blir två spelbara kort kända: {cards}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would prevent that.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; &quot;that&quot; is the loss in the sentence before
----------
{action} is &quot;tell Zoë about 5s&quot;; &quot;that&quot; is the misplay in the sentence before</extracomment>
        <translation>Bättre: {action}, så händer det inte.</translation>
    </message>
    <message>
        <source>Better: {action}, which would not touch that card.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;that card&quot; is one that the clue made touches</extracomment>
        <translation>Bättre: {action}, som inte pekar ut det kortet.</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave a clue to prevent that.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;that&quot; is that a card is discarded in the sentence before</extracomment>
        <translation>Bättre: {action}, så finns det en tänd lykta kvar att rädda det hotade kortet med.</translation>
    </message>
    <message>
        <source>After it, no simulated game ended perfect; after the better move, all of them did.</source>
        <extracomment>of a move after which a perfect game is no longer possible</extracomment>
        <translation>Efter draget blev inget av de simulerade partierna perfekt; efter det bättre draget blev alla det.</translation>
    </message>
    <message>
        <source>Nothing was lost, though: {name} held the other {card}.</source>
        <translation>Inget gick dock förlorat: {name} hade den andra {card:the}.</translation>
    </message>
    <message>
        <source>It was the only {card}.</source>
        <translation>Nu är den enda {card:the} borta.</translation>
    </message>
    <message>
        <source>It was the last {card}.</source>
        <translation>Nu är den sista {card:the} borta.</translation>
    </message>
    <message>
        <source>In fact, it was no longer needed.</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>I själva verket behövdes det inte längre.</translation>
    </message>
    <message>
        <source>In fact, it was playable.</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>Det var faktiskt spelbart.</translation>
    </message>
    <message>
        <source>The move cost {points} points, give or take {error}.</source>
        <extracomment>{error} is how far the cost may be off</extracomment>
        <translation>Draget kostade {points} ± {error} poäng.</translation>
    </message>
    <message>
        <source>The move hardly cost any points, but out of 100 simulated games, {number} fewer ended perfect.</source>
        <extracomment>{number} of 100 games</extracomment>
        <translation>Draget kostade knappt några poäng, men av 100 simulerade partier blev {number} färre perfekta.</translation>
    </message>
    <message>
        <source>Out of 100 simulated games, {number} fewer ended perfect.</source>
        <extracomment>{number} of 100 games</extracomment>
        <translation>Av 100 simulerade partier blev {number} färre perfekta.</translation>
    </message>
    <message>
        <source>Going by the clues so far, a strike was certain.</source>
        <extracomment>after what a play was: a strike</extracomment>
        <translation>Av informationen dittills framgick att det skulle bli en röd marker.</translation>
    </message>
    <message>
        <source>It was still needed.</source>
        <extracomment>of a card that was discarded</extracomment>
        <translation>Det behövdes fortfarande.</translation>
    </message>
    <message>
        <source>It looks like the answer to a bluff.</source>
        <translation>Det ser ut som svaret på en bluff.</translation>
    </message>
    <message>
        <source>It looks like a bluff.</source>
        <translation>Det ser ut som en bluff.</translation>
    </message>
    <message>
        <source>This seems to follow a convention that isn’t in this table’s agreement.</source>
        <translation>Draget tycks följa en konvention som inte ingår i bordets överenskommelse.</translation>
    </message>
    <message>
        <source>This table’s agreement has no bluffs.</source>
        <translation>Bordets överenskommelse har inga bluffar.</translation>
    </message>
    <message>
        <source>To allow for bluffs, judge by an agreement that has them.</source>
        <translation>Välj en överenskommelse med bluffar för bedömningen om de ska räknas med.</translation>
    </message>
    <message>
        <source>The agreement suggests this move.</source>
        <translation>Draget följde överenskommelsen.</translation>
    </message>
    <message>
        <source>The agreement suggests this clue.</source>
        <translation>Draget följde överenskommelsen.</translation>
    </message>
    <message>
        <source>Playing the {card} also meant drawing the last card, so everybody had only one turn left.</source>
        <extracomment>{card} is the one that was played</extracomment>
        <translation>När den {card:the} spelades drogs dessutom det sista kortet, så att var och en bara hade ett drag kvar.</translation>
    </message>
    <message>
        <source>The discard also meant drawing the last card, so everybody had only one turn left.</source>
        <translation>Dessutom drogs det sista kortet, så att var och en bara hade ett drag kvar.</translation>
    </message>
    <message>
        <source>it was your last turn</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>det var din sista tur</translation>
    </message>
    <message>
        <source>it was {name}’s last turn</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>det var {name:of} sista tur</translation>
    </message>
    <message>
        <source>it used up the last clue</source>
        <extracomment>after what a clue did, and &quot;but&quot;</extracomment>
        <translation>det släckte den sista lyktan</translation>
    </message>
    <message>
        <source>{name} had no turn left</source>
        <extracomment>after what a clue asked for, and &quot;but&quot;</extracomment>
        <translation>{name} hade inget drag kvar</translation>
    </message>
    <message>
        <source>it also touched their slot {slot} ({card}), which was no longer needed</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; of another card that it touches</extracomment>
        <translation>den pekade också ut kortet på plats {slot} ({card}), som inte längre behövdes</translation>
    </message>
    <message>
        <source>play slot {slot} ({card})</source>
        <extracomment>an action, to stand in a sentence; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>spela kortet på plats {slot} ({card})</translation>
    </message>
    <message>
        <source>discard the chop (slot {slot})</source>
        <extracomment>an action, to stand in a sentence: &quot;Better: discard the chop (slot 4).&quot;</extracomment>
        <translation>kasta kortet på plats {slot} (kastkortet)</translation>
    </message>
    <message>
        <source>discard slot {slot} ({card})</source>
        <extracomment>an action, to stand in a sentence; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>kasta kortet på plats {slot} ({card})</translation>
    </message>
    <message>
        <source>Better: {action}, which would bring back a clue that could prevent that.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;that&quot; is the loss in the sentence before</extracomment>
        <translation>Bättre: {action}, så tänds en lykta som kan användas för att rädda det hotade kortet.</translation>
    </message>
    <message>
        <source>Better: {action}, which was the {card}.</source>
        <extracomment>{action} is &quot;play slot 2&quot;</extracomment>
        <translation>Bättre: {action}, som var den {card:the}.</translation>
    </message>
    <message>
        <source>Better: {action} so that they could play the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}
----------
{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card that comes too late in the sentence before; translations may use {card}
----------
{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Bättre: {action}, så kan den {card:the} spelas.</translation>
    </message>
    <message>
        <source>play it instead</source>
        <extracomment>an action, to stand in a sentence: &quot;Better: play it instead.&quot;; of a card that was discarded</extracomment>
        <translation>spela det</translation>
    </message>
    <message>
        <source>discard it instead</source>
        <extracomment>an action, to stand in a sentence: &quot;Better: discard it instead.&quot;; of a card that was played</extracomment>
        <translation>kasta det</translation>
    </message>
    <message>
        <source>Better: {action} so that {following} would have a clue to give.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; {following} is the next player</extracomment>
        <translation>Bättre: {action}, så att en lykta tänds och {following} kan ge information.</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave no doubt that it is playable.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before</extracomment>
        <translation>Bättre: {action}. Då råder det ingen tvekan om att kortet är spelbart.</translation>
    </message>
    <message>
        <source>{advantage}, and {name} could follow with the {card}.</source>
        <extracomment>{advantage} is a sentence without its full stop, about a clue; {card} is another player&apos;s</extracomment>
        <translation>{advantage}, och {name} kan fortsätta med den {card:the}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave {giver} free to do something else.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {giver} is who gives that clue after the move made</extracomment>
        <translation>Bättre: {action}, så kan {giver} göra något annat.</translation>
    </message>
    <message>
        <source>Better: {action}, which would also give them a safe discard: slot {slot} ({card}).</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {name} is Zoë, {card} a card of hers that is no longer needed</extracomment>
        <translation>Bättre: {action}. Då går det också att kasta kortet på plats {slot} ({card}) utan risk.</translation>
    </message>
    <message>
        <source>Better: {action}, which would also tell them about their playable {card} (slot {slot}).</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>Bättre: {action}. Då gäller informationen också den spelbara {card:the} (plats {slot}).</translation>
    </message>
    <message>
        <source>Better: {action}, which would also tell them that their slot {slot} is the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>Bättre: {action}. Då framgår det också att kortet på plats {slot} är den {card:the}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would also save their slot {slot} ({card}).</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>Bättre: {action}, så räddas också kortet på plats {slot} ({card}).</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could play the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Bättre: {action}, så att {name} kan spela den {card:the}.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could play the {card} instead of discarding.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; what is discarded is in the sentence before</extracomment>
        <translation>Bättre: {action}, så att {name} kan spela den {card:the} i stället.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could play the {card} instead.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Bättre: {action}, så att {name} kan spela den {card:the} i stället.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could play the {card} next.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Bättre: {action}, så att {name} kan spela den {card:the} i sitt nästa drag.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} would have a clue to give instead.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Bättre: {action}, så att en lykta tänds och {name} kan ge information i stället.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} would have a clue to prevent that.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;that&quot; is the loss in the sentence before</extracomment>
        <translation>Bättre: {action}, så att {name} har en tänd lykta och kan förhindra det.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could give a clue instead.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Bättre: {action}, så att {name} kan ge information i stället.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could prevent that with a clue.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;; &quot;that&quot; is the loss in the sentence before</extracomment>
        <translation>Bättre: {action}, så att {name} kan förhindra det genom att ge information.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could discard the {card} instead.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Bättre: {action}, så att {name} kan kasta den {card:the} i stället.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could discard instead.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;instead&quot; of giving a clue, in the sentence before</extracomment>
        <translation>Bättre: {action}, så att {name} kan kasta i stället.</translation>
    </message>
    <message>
        <source>Better: {action} so that {name} could discard another card.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;another&quot; than the one in the sentence before</extracomment>
        <translation>Bättre: {action}, så att {name} kan kasta ett annat kort.</translation>
    </message>
    <message>
        <source>Better: {action} so that they could play the {card} instead of discarding.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; what is discarded is in the sentence before</extracomment>
        <translation>Bättre: {action}, så kan den {card:the} spelas i stället.</translation>
    </message>
    <message>
        <source>Better: {action} so that they could play the {card} instead.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;instead&quot; of what the sentence before says</extracomment>
        <translation>Bättre: {action}, så kan den {card:the} spelas i stället.</translation>
    </message>
    <message>
        <source>Better: {action}, which would get them to play the {asked} and leave {giver} free to do something else.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {giver} is who gives that clue after the move made</extracomment>
        <translation>Bättre: {action}, så spelas den {asked:the}, och då kan {giver} göra något annat.</translation>
    </message>
    <message>
        <source>Better: {action} so that they would know about the {card} in time.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is the one that comes too late in the sentence before</extracomment>
        <translation>Bättre: {action}, så att den {card:the} blir känd i tid.</translation>
    </message>
    <message>
        <source>Better: {action}, which would get them to play the {asked} and leave time for the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; {card} is the one that comes too late</extracomment>
        <translation>Bättre: {action}, så spelas den {asked:the} och det finns tid för den {card:the}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would prevent that and get them to play the {asked}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;; &quot;that&quot; is the loss in the sentence before</extracomment>
        <translation>Bättre: {action}, så händer det inte, och den {asked:the} spelas.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw no card and be in time for the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is hers</extracomment>
        <translation>Bättre: {action}, så dras inget kort, och den {card:the} hinner spelas.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw no card and leave time to tell {following} about the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {following} is who can then be told about {card}</extracomment>
        <translation>Bättre: {action}, så dras inget kort och {following} hinner få information om den {card:the}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw no card and get them to play the {asked}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {receiver} is Zoë, {asked} such as &quot;red 5&quot;</extracomment>
        <translation>Bättre: {action}, så spelas den {asked:the} utan att något kort dras först.</translation>
    </message>
    <message>
        <source>Better: {action}, which would draw no card.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Bättre: {action}, så dras inget kort.</translation>
    </message>
    <message>
        <source>Better: give a clue rather than draw a card, to make the game last one turn longer. For example, {action}, which touches no cards.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; Zoë has no 5</extracomment>
        <translation>Bättre: ge information i stället för att dra ett kort, så räcker partiet ett drag till. Till exempel: {action} (inget kort).</translation>
    </message>
    <message>
        <source>Better: give a clue rather than draw a card, to make the game last one turn longer. For example, {action}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Bättre: ge information i stället för att dra ett kort, så räcker partiet ett drag till. Till exempel: {action}.</translation>
    </message>
    <message>
        <source>Better: give a clue rather than draw a card. For example, {action}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Bättre: ge information i stället för att dra ett kort. Till exempel: {action}.</translation>
    </message>
    <message>
        <source>Better: just pass the turn. For example, {action}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Bättre: låt bara turen gå vidare. Till exempel: {action}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would save it and tell them about their playable {also}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}; {also} is another card of hers, such as &quot;red 5&quot;</extracomment>
        <translation>Bättre: {action}, så räddas den {card:the}, och informationen gäller dessutom den spelbara {also:the}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would pass the turn and tell them about the {besides}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {receiver} is Zoë, {besides} a card of hers such as &quot;red 5&quot;</extracomment>
        <translation>Bättre: {action}, så går turen vidare, och informationen gäller dessutom den {besides:the}.</translation>
    </message>
    <message>
        <source>Better: {action}. That would rule out {value} for their slot {slot}, and {gain}.</source>
        <extracomment>{action} is &quot;tell Zoë about 3s&quot;, {value} is &quot;3s&quot;; {gain} is &quot;they play the red 4 next&quot;, which is in {slot}</extracomment>
        <translation>Bättre: {action}. Det utesluter {value} på plats {slot}, så att {gain}.</translation>
    </message>
    <message>
        <source>Better: {action} again to ask them to play it now.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Bättre: {action} igen. Upprepningen betyder att den {card:the} ska spelas nu.</translation>
    </message>
    <message>
        <source>Better: {action}, which would ask them to keep it.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before</extracomment>
        <translation>Bättre: {action}. Den informationen betyder att kortet ska behållas.</translation>
    </message>
    <message>
        <source>Better: {action}, which would prevent that and tell them about their playable {playable}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;that&quot; is the misplay in the sentence before; {playable} is such as &quot;red 2&quot;</extracomment>
        <translation>Bättre: {action}, så händer det inte, och informationen gäller dessutom den spelbara {playable:the}.</translation>
    </message>
    <message>
        <source>Better: {action} so that they could play the {card} once the {before} was down.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {before} is the card that has to be played before {card}</extracomment>
        <translation>Bättre: {action}, så kan den {card:the} spelas när den {before:the} ligger på bordet.</translation>
    </message>
    <message>
        <source>That would show them that the {card} is in their slot {slot}, not slot {other}.</source>
        <extracomment>of a clue that was not given</extracomment>
        <translation>Då framgår det att det är kortet på plats {slot} som är den {card:the}, inte det på plats {other}.</translation>
    </message>
    <message>
        <source>That would point them to their playable {card} (slot {slot}).</source>
        <extracomment>of a clue that was not given</extracomment>
        <translation>Då gäller informationen den spelbara {card:the} (plats {slot}).</translation>
    </message>
    <message>
        <source>That would give them a safe discard: slot {slot} ({card}).</source>
        <extracomment>of a clue that was not given; {card} is no longer needed</extracomment>
        <translation>Då går det att kasta kortet på plats {slot} ({card}) utan risk.</translation>
    </message>
    <message>
        <source>That would point them to several playable cards, {cards}.</source>
        <extracomment>of a clue that was not given; {cards} is such as &quot;the red 3 and the blue 2&quot;</extracomment>
        <translation>Då blir flera spelbara kort kända: {cards}.</translation>
    </message>
    <message>
        <source>That would point them to two playable cards, {cards}.</source>
        <extracomment>of a clue that was not given; {cards} is such as &quot;the red 3 and the blue 2&quot;</extracomment>
        <translation>Då blir två spelbara kort kända: {cards}.</translation>
    </message>
    <message>
        <source>That would show them that their slot {slot} is the {card}.</source>
        <extracomment>of a clue that was not given</extracomment>
        <translation>Då framgår det att kortet på plats {slot} är {card:one}.</translation>
    </message>
    <message>
        <source>{told}, and tell them about their playable {also}.</source>
        <extracomment>{told} is &quot;That would save their slot 2 (red 5)&quot;, of a clue; {also} is another card of theirs</extracomment>
        <translation>{told}, och informationen gäller dessutom den spelbara {also:the}.</translation>
    </message>
    <message>
        <source>Playing it would have been the third strike.</source>
        <extracomment>of a card that a player might have taken for a playable one</extracomment>
        <translation>Att spela det hade gett den tredje röda markern.</translation>
    </message>
    <message>
        <source>That card was known to be no longer needed.</source>
        <translation>Det var känt att det kortet inte längre behövdes.</translation>
    </message>
    <message>
        <source>Going by the clues so far, that card seemed to be no longer needed.</source>
        <translation>Av informationen dittills att döma behövdes det kortet inte längre.</translation>
    </message>
    <message>
        <source>Going by the clues so far, that card was no longer needed.</source>
        <translation>Av informationen dittills att döma behövdes det kortet inte längre.</translation>
    </message>
    <message>
        <source>As it turned out, that was the {card}, which was no longer needed.</source>
        <extracomment>of a better discard</extracomment>
        <translation>Det visade sig vara {card:one}, som inte längre behövdes.</translation>
    </message>
    <message>
        <source>A strike would have cost nothing, so it was right to try a card. By the clues, slot {slot} was the better guess, but in fact it was the {card}.</source>
        <translation>En röd marker hade inte kostat något, så det var rätt att chansa. Att döma av informationen var kortet på plats {slot} en bättre chansning, men i själva verket var det {card:one}.</translation>
    </message>
    <message>
        <source>Better: try playing a card, as a strike costs nothing on the last turn. Slot {slot} was the best guess, though in fact it was the {card}, which was not playable.</source>
        <translation>Bättre: chansa på ett kort i sista draget, när en röd marker inte kostar något. Kortet på plats {slot} var bäst att chansa på, även om det i själva verket var {card:one}.</translation>
    </message>
    <message>
        <source>{action}, which looked like the {card}</source>
        <extracomment>{action} is &quot;play slot 4&quot;</extracomment>
        <translation>{action}, som av allt att döma var {card:one}</translation>
    </message>
    <message>
        <source>Better, going by what you knew: {action}.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;</extracomment>
        <translation>Bättre, utifrån vad du visste: {action}.</translation>
    </message>
    <message>
        <source>Better, going by what {name} knew: {action}.</source>
        <extracomment>{action} is &quot;discard slot 4&quot;</extracomment>
        <translation>Bättre, utifrån vad {name} visste: {action}.</translation>
    </message>
    <message>
        <source>In fact, slot {slot} was the playable {card}, but you could not have known that.</source>
        <extracomment>of a card that it seemed best to discard</extracomment>
        <translation>I själva verket var kortet på plats {slot} den spelbara {card:the}, men det kunde du inte veta.</translation>
    </message>
    <message>
        <source>In fact, slot {slot} was the playable {card}, but {name} could not have known that.</source>
        <extracomment>of a card that it seemed best to discard</extracomment>
        <translation>I själva verket var kortet på plats {slot} den spelbara {card:the}, men det kunde {name} inte veta.</translation>
    </message>
    <message>
        <source>The {card} was the only one, but you could not have known that.</source>
        <extracomment>of a card that was discarded or misplayed</extracomment>
        <translation>Det fanns bara en {card}, men det kunde du inte veta.</translation>
    </message>
    <message>
        <source>The {card} was the last one, but you could not have known that.</source>
        <extracomment>of a card that was discarded or misplayed</extracomment>
        <translation>Den {card:the} var den sista, men det kunde du inte veta.</translation>
    </message>
    <message>
        <source>The {card} was the only one, but {name} could not have known that.</source>
        <extracomment>of a card that was discarded or misplayed</extracomment>
        <translation>Det fanns bara en {card}, men det kunde {name} inte veta.</translation>
    </message>
    <message>
        <source>The {card} was the last one, but {name} could not have known that.</source>
        <extracomment>of a card that was discarded or misplayed</extracomment>
        <translation>Den {card:the} var den sista, men det kunde {name} inte veta.</translation>
    </message>
    <message>
        <source>As it turned out, nothing was lost: no higher score was possible.</source>
        <extracomment>of a move that drew the last card</extracomment>
        <translation>Inget gick dock förlorat: fler poäng var inte möjliga.</translation>
    </message>
    <message>
        <source>In fact, it was the {card}, so discarding it did no harm.</source>
        <extracomment>of a card that was discarded, and was believed to be playable</extracomment>
        <translation>I själva verket var det {card:one}, så det gjorde inget att kortet kastades.</translation>
    </message>
    <message>
        <source>Luckily, that did not happen: it was the {card}, which could not be spared.</source>
        <translation>Som tur var kastades inte det kortet: det var den {card:the}, som inte fick gå förlorad.</translation>
    </message>
    <message>
        <source>In fact, that was the {card}, which could not be spared.</source>
        <translation>I själva verket var det den {card:the}, som inte fick gå förlorad.</translation>
    </message>
    <message>
        <source>Luckily, that did not happen: it was the {card} and would have been a strike.</source>
        <extracomment>of a card that was believed to be playable</extracomment>
        <translation>Som tur var spelades inte det kortet: det var {card:one} och hade gett en röd marker.</translation>
    </message>
    <message>
        <source>In fact, it was the {card}.</source>
        <extracomment>of a card that was believed to be playable</extracomment>
        <translation>I själva verket var det {card:one}.</translation>
    </message>
    <message>
        <source>In fact, it was the {card}, which would have been a strike as well.</source>
        <extracomment>of a card that was believed to be playable</extracomment>
        <translation>I själva verket var det {card:one}, så det hade också gett en röd marker.</translation>
    </message>
    <message>
        <source>The clues that had not touched that card showed that it was no longer needed.</source>
        <extracomment>of a card that no clue has touched</extracomment>
        <translation>Tidigare information som inte gällde det kortet visade att det inte längre behövdes.</translation>
    </message>
    <message>
        <source>That was the {card}, which was playable.</source>
        <extracomment>of a card that was not played</extracomment>
        <translation>Det var en spelbar {card}.</translation>
    </message>
    <message>
        <source>Better: {action}. Both clues are about the same card, but this one did better in simulated games.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;</extracomment>
        <translation>Bättre: {action}. Den informationen gäller samma kort, men draget gav fler poäng i simulerade partier.</translation>
    </message>
    <message>
        <source>Better: {action}, which would also tell them about their slot {slot} ({card}), a card worth keeping.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; {card} is such as &quot;red 5&quot;</extracomment>
        <translation>Bättre: {action}. Då gäller informationen också kortet på plats {slot} ({card}), som är värt att behålla.</translation>
    </message>
    <message>
        <source>it did not ask {name} to play it</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; &quot;it&quot; is first the clue, then the card</extracomment>
        <translation>den sa inte att {name} skulle spela det</translation>
    </message>
    <message>
        <source>{name} already had a clue about another {card}</source>
        <extracomment>after what a clue was about, and &quot;but&quot;; {card} is what that card is</extracomment>
        <translation>{name} hade redan fått information om en annan {card}</translation>
    </message>
    <message>
        <source>no clue was left, and playing the {card} would have brought one back</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>ingen lykta var tänd, och om den {card:the} hade spelats hade en tänts</translation>
    </message>
    <message>
        <source>playing the {card} would have brought a clue back</source>
        <extracomment>after what a move did, and &quot;but&quot;</extracomment>
        <translation>om den {card:the} hade spelats hade en lykta tänts</translation>
    </message>
    <message>
        <source>with {number} clues left, there was no need to discard</source>
        <translation>med {number} tända lyktor fanns det ingen anledning att kasta något kort</translation>
    </message>
    <message>
        <source>no clue was left, and getting one back was more urgent</source>
        <translation>ingen lykta var tänd, och det var mer bråttom att tända en</translation>
    </message>
    <message>
        <source>Better: {action}, which would leave {name} free to play it.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Bättre: {action}. Då kan {name} spela den {card:the}.</translation>
    </message>
    <message>
        <source>Better: {action} to get them to play the {card}.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Bättre: {action}, så spelas den {card:the}.</translation>
    </message>
    <message>
        <source>Better: {action}, which would save it.</source>
        <extracomment>{action} is &quot;tell Zoë about 5s&quot;; &quot;it&quot; is the card in the sentence before; translations may use {card}</extracomment>
        <translation>Bättre: {action}, så räddas den {card:the}.</translation>
    </message>
    <message>
        <source>A perfect game was not possible with this deal.</source>
        <translation>Med den här given var inget perfekt parti möjligt.</translation>
    </message>
    <message>
        <source>A perfect game may have been possible, but not after turn {last}.</source>
        <translation>Ett perfekt parti var kanske möjligt, men inte efter tur {last}.</translation>
    </message>
    <message>
        <source>A perfect game stayed possible to the end.</source>
        <translation>Ett perfekt parti var möjligt ända till slutet.</translation>
    </message>
    <message>
        <source>A perfect game was possible until turn {turn}.</source>
        <translation>Ett perfekt parti var möjligt fram till tur {turn}.</translation>
    </message>
    <message>
        <source>A perfect game was possible until some turn between {first} and {last}.</source>
        <translation>Ett perfekt parti var möjligt fram till någon gång mellan tur {first} och tur {last}.</translation>
    </message>
    <message>
        <source>Points without luck</source>
        <translation>Poäng utan slump</translation>
    </message>
    <message>
        <source>{name}: {decisions}, cost {points} points; strong {strong}, inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}</source>
        <translation>{name}: {decisions}, kostade {points} poäng; starka {strong}, mindre missar {inaccuracies}, misstag {mistakes}, grova misstag {blunders}</translation>
    </message>
    <message>
        <source>The most this deal allowed was {points}.</source>
        <translation>Given tillät som mest {points}.</translation>
    </message>
    <message>
        <source>{points} points better than the agreement’s choice.</source>
        <translation>{points} poäng bättre än överenskommelsens drag.</translation>
    </message>
    <message>
        <source>It was a third strike, and the game was lost.</source>
        <extracomment>of a strike; the sentence before tells its risk</extracomment>
        <translation>Det blev den tredje röda markern, och därmed var partiet förlorat.</translation>
    </message>
    <message>
        <source>It was the third strike, so the game was lost.</source>
        <translation>Det var den tredje röda markern, och därmed var partiet förlorat.</translation>
    </message>
    <message>
        <source>unrecorded convention</source>
        <extracomment>a move by a convention that the table&apos;s agreement does not have</extracomment>
        <translation>okänd konvention</translation>
    </message>
    <message>
        <source>This line ends with {points}.</source>
        <translation>Den här varianten slutar med {points}.</translation>
    </message>
    <message>
        <source>This line ends with {points}; the game ended with {played}.</source>
        <translation>Den här varianten slutar med {points}; partiet slutade med {played}.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <extracomment>{action} is &quot;play slot 2&quot;
----------
{action} is &quot;tell Zoë about 3s&quot;</extracomment>
        <translation>Bättre: {action}.</translation>
    </message>
    <message>
        <source>The most this deal allowed was between {lower} and {upper} points.</source>
        <translation>Som mest tillät given mellan {lower} och {upper} poäng.</translation>
    </message>
    <message>
        <source>Expected points, turn by turn</source>
        <translation>Förväntade poäng, tur för tur</translation>
    </message>
    <message>
        <source>points expected</source>
        <translation>förväntade poäng</translation>
    </message>
    <message>
        <source>chance of a perfect game</source>
        <translation>chans till perfekt parti</translation>
    </message>
    <message>
        <source>best this deal still allowed</source>
        <translation>det bästa given ännu tillät</translation>
    </message>
    <message>
        <source>A review shows every card, so you can only open it once this game is over.</source>
        <translation>En granskning visar alla kort. Du kan öppna den när partiet är slut.</translation>
    </message>
    <message>
        <source>Open a game that is over, then review it.</source>
        <translation>Öppna ett parti som är slut och granska det sedan.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>written at a card on the table</extracomment>
        <translation>spelades</translation>
    </message>
    <message>
        <source>discarded</source>
        <extracomment>written at a card on the table</extracomment>
        <translation>kastades</translation>
    </message>
    <message>
        <source>clued</source>
        <extracomment>written at cards on the table, beside the clue that was told</extracomment>
        <translation>utpekat</translation>
    </message>
    <message>
        <source>better: play</source>
        <extracomment>written at a card on the table</extracomment>
        <translation>bättre: spela</translation>
    </message>
    <message>
        <source>better: discard</source>
        <extracomment>written at a card on the table</extracomment>
        <translation>bättre: kasta</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>written at cards on the table, beside a clue</extracomment>
        <translation>bättre</translation>
    </message>
    <message>
        <source>Open the review of a game first, then try it yourself.</source>
        <translation>Öppna först granskningen av ett parti, försök sedan själv.</translation>
    </message>
    <message>
        <source>Nothing to retry: no move by {name} cost points.</source>
        <extracomment>{name} of a player</extracomment>
        <translation>Det finns inget att göra om: inget drag av {name} kostade poäng.</translation>
    </message>
    <message>
        <source>The review has found nothing to try yet. It is still under way.</source>
        <translation>Granskningen har inte hittat något att göra om än. Den pågår fortfarande.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Här är partiet slut.</translation>
    </message>
    <message>
        <source>The first figures will appear in a few seconds.</source>
        <translation>De första siffrorna kommer om några sekunder.</translation>
    </message>
    <message>
        <source>This game has not been reviewed yet.</source>
        <translation>Partiet har inte granskats än.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Döp om</translation>
    </message>
    <message>
        <source>Name of this line</source>
        <translation>Variantens namn</translation>
    </message>
    <message>
        <source>Summary copied.</source>
        <translation>Sammanfattningen är kopierad.</translation>
    </message>
    <message>
        <source>Save the summary</source>
        <translation>Spara sammanfattningen</translation>
    </message>
    <message>
        <source>Based on {hands} possible hands, given what this player had seen by then. Nothing later counts.</source>
        <extracomment>{hands} is a number such as 4,000</extracomment>
        <translation>Utifrån {hands} möjliga händer, enligt det spelaren hade sett dittills. Det som kom senare räknas inte.</translation>
    </message>
    <message>
        <source>The figures will appear in a moment.</source>
        <translation>Siffrorna kommer strax.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Vems hand</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <extracomment>a player&apos;s name, and how many of their moves there are to decide once more</extracomment>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>No decision stands out: nothing clearly better was found.</source>
        <translation>Inget beslut sticker ut: inget klart bättre drag hittades.</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Inga än.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tur {turn}</translation>
    </message>
    <message>
        <source>Lesson: {lesson}</source>
        <extracomment>{lesson} is its title; the lesson on what would have been better</extracomment>
        <translation>Lektion: {lesson}</translation>
    </message>
    <message>
        <source>{move} (chosen)</source>
        <translation>{move} (valdes)</translation>
    </message>
    <message>
        <source>Turn {turn}: {what}, {amount}</source>
        <extracomment>{amount} is &quot;-1.3&quot; points, or &quot;-8%&quot; of perfect games</extracomment>
        <translation>Tur {turn}: {what}, {amount}</translation>
    </message>
    <message>
        <source>Replay your costly moves, each in its own position</source>
        <translation>Gör om dina dyra drag, vart och ett i sin ställning</translation>
    </message>
    <message>
        <source>Turn {turn}: {what}, {points} points</source>
        <translation>Tur {turn}: {what}, {points} poäng</translation>
    </message>
    <message>
        <source>Moves compared</source>
        <translation>Jämförelse</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Viktiga ögonblick</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Försök själv</translation>
    </message>
    <message>
        <source>Show how it could have gone on</source>
        <translation>Visa hur det kunde ha gått</translation>
    </message>
    <message>
        <source>The better move, then everybody plays by the agreement</source>
        <translation>Det bättre draget; sedan spelar alla enligt överenskommelsen</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Hur långt granskningen har kommit</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tillbaka till partiet</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>Granska igen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Granska</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>This review was made with another version of the program.</source>
        <translation>Granskat med en annan version av programmet.</translation>
    </message>
    <message>
        <source>This is how it could have gone on: another move, then everybody plays by the agreement. Nobody could have known these cards.</source>
        <translation>Så kunde det ha gått: ett annat drag, och sedan spelar alla enligt överenskommelsen. De här korten kunde ingen känna till.</translation>
    </message>
    <message>
        <source>Another game is being reviewed first.</source>
        <translation>Ett annat parti granskas först.</translation>
    </message>
    <message>
        <source>The review is in progress. It continues even if you leave.</source>
        <translation>Granskningen pågår. Du kan göra annat så länge.</translation>
    </message>
    <message>
        <source>The review was stopped. What was found is kept.</source>
        <translation>Granskningen stoppades. Det som hunnit räknas ut är sparat.</translation>
    </message>
    <message>
        <source>The review could not continue. What was found is kept.</source>
        <translation>Granskningen kunde inte fortsätta. Det som hunnit räknas ut är sparat.</translation>
    </message>
    <message>
        <source>Part of the review</source>
        <translation>Del av granskningen</translation>
    </message>
    <message>
        <source>Judged by the {name} agreement</source>
        <extracomment>{name} is what an agreement is called, such as &quot;Casual&quot;</extracomment>
        <translation>Bedömt efter {name}</translation>
    </message>
    <message>
        <source>Agreement used to judge decisions</source>
        <translation>Överenskommelse som besluten bedöms efter</translation>
    </message>
    <message>
        <source>Points and luck</source>
        <translation>Poäng och slump</translation>
    </message>
    <message>
        <source>What each player knew</source>
        <translation>Vad var och en visste</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Varje tur</translation>
    </message>
    <message>
        <source>Close the review (Esc)</source>
        <translation>Stäng granskningen (Esc)</translation>
    </message>
    <message>
        <source>not reached yet</source>
        <translation>inte nådd än</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anteckning</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>No bookmarks. While you play, Ctrl+B marks a moment.</source>
        <translation>Inga bokmärken. Tryck Ctrl+B medan du spelar för att sätta ett.</translation>
    </message>
    <message>
        <source>No alternatives yet. Go to a turn and choose “Try another move”.</source>
        <translation>Inga alternativ än. Gå till en tur och välj ”Prova ett annat drag”.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Bokmärken</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Tänk om</translation>
    </message>
    <message>
        <source>Try another move</source>
        <translation>Prova ett annat drag</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Beslut</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Slump</translation>
    </message>
    <message>
        <source>Review: {names}</source>
        <extracomment>{names} is &quot;Åsa, Zoë, Björn&quot;</extracomment>
        <translation>Granskning: {names}</translation>
    </message>
    <message>
        <source>No single move decided the game.</source>
        <translation>Inget enskilt drag avgjorde partiet.</translation>
    </message>
    <message>
        <source>The decisive moment came on turn {turn}: {name}, {moment} ({points}).</source>
        <extracomment>{name} is a player; {moment} such as &quot;Discarded the last red 4&quot;; {points} such as &quot;+0.8&quot;</extracomment>
        <translation>Viktigast var tur {turn} ({name}): ”{moment}” ({points}).</translation>
    </message>
    <message>
        <source>Good and bad luck balanced out.</source>
        <translation>Tur och otur jämnade ut sig.</translation>
    </message>
    <message>
        <source>Luck brought {points} points; most of it: {most} ({part}).</source>
        <extracomment>{most} is &quot;Cards drawn&quot;; {part} and {points} such as &quot;+0.8&quot;</extracomment>
        <translation>Slumpen gav {points} poäng, mest genom ”{most}” ({part}).</translation>
    </message>
    <message>
        <source>Bad luck cost {points} points; most of it: {most} ({part}).</source>
        <translation>Slumpen kostade {points} poäng, mest genom ”{most}” ({part}).</translation>
    </message>
    <message>
        <source>No decision was clearly a mistake.</source>
        <translation>Inget beslut var ett klart misstag.</translation>
    </message>
    <message>
        <source>Practise choosing and timing clues: they cost {points} points.</source>
        <extracomment>{points} such as &quot;1.6&quot;</extracomment>
        <translation>Öva på vilken information du ger, och när: där förlorades {points} poäng.</translation>
    </message>
    <message>
        <source>Practise choosing and timing plays: they cost {points} points.</source>
        <translation>Öva på vilket kort du spelar, och när: där förlorades {points} poäng.</translation>
    </message>
    <message>
        <source>Practise choosing what to discard: discards cost {points} points.</source>
        <translation>Öva på vilket kort du kastar: där förlorades {points} poäng.</translation>
    </message>
    <message>
        <source>A review shows how the game ended.</source>
        <translation>En granskning avslöjar hur partiet slutade.</translation>
    </message>
    <message>
        <source>Show the result and review</source>
        <translation>Visa resultatet och granska</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>The cards are dealt.</source>
        <translation>Korten är utdelade.</translation>
    </message>
    <message>
        <source>{clue} for {name}: {cards}. Enter to give the clue, Esc to cancel.</source>
        <extracomment>{clue} is &quot;Green&quot; or &quot;3s&quot;, {cards} is &quot;three cards&quot;</extracomment>
        <translation>{clue} till {name}: {cards}. Enter ger informationen, Esc avbryter.</translation>
    </message>
    <message>
        <source>What do you tell {name}?</source>
        <translation>Vilken information ger du {name}?</translation>
    </message>
    <message>
        <source>Enter plays without announcing; a letter announces a colour.</source>
        <translation>Enter spelar utan att annonsera; en bokstav annonserar en färg.</translation>
    </message>
    <message>
        <source>Announce {suit}? Enter to play, Esc to cancel.</source>
        <extracomment>{suit} is &quot;red&quot;; the card is played after its colour is announced</extracomment>
        <translation>Annonsera {suit}? Enter spelar, Esc avbryter.</translation>
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
        <source>Play this card or discard it? Esc to cancel.</source>
        <translation>Spela kortet eller kasta det? Esc avbryter.</translation>
    </message>
    <message>
        <source>As seen by {names}. Esc shows the cards again.</source>
        <extracomment>{names} is one name or several: these hands are shown as those who hold them know them</extracomment>
        <translation>Så här ser {names} sina kort. Esc visar framsidorna igen.</translation>
    </message>
    <message>
        <source>As your teammates see their own hands. Esc shows the cards again.</source>
        <translation>Så här ser lagkamraterna sina kort. Esc visar framsidorna igen.</translation>
    </message>
    <message>
        <source>{name} is ready to move. Enter for the next move.</source>
        <translation>{name} är redo. Enter visar nästa drag.</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nästa drag</translation>
    </message>
    <message>
        <source>Let the teammate move (Enter)</source>
        <translation>Låt lagkamraten göra sitt drag (Enter)</translation>
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
        <source>Allow empty clues</source>
        <translation>Tom information tillåten</translation>
    </message>
    <message>
        <source>Play on until all fireworks are complete, or one no longer can be.</source>
        <translation>Spela tills alla fyrverkerier är kompletta, eller tills ett går förlorat.</translation>
    </message>
    <message>
        <source>Announce a card’s colour: a clue comes back if right, a strike if wrong.</source>
        <translation>Annonsera kortets färg: en lykta om det stämmer, en röd marker om det är fel.</translation>
    </message>
    <message>
        <source>A sixth firework, one card of each value: 30 points.</source>
        <translation>Ett sjätte fyrverkeri, ett kort av varje värde: 30 poäng.</translation>
    </message>
    <message>
        <source>Also allows clues such as “no white cards”.</source>
        <translation>Tillåter även information som ”inga vita kort”.</translation>
    </message>
    <message>
        <source>No multicolour</source>
        <extracomment>the choice of multicolour cards: none</extracomment>
        <translation>Inga multifärgade</translation>
    </message>
    <message>
        <source>Multicolour: ten cards</source>
        <extracomment>a kind of multicolour cards: ten of them, with a clue of their own</extracomment>
        <translation>Multifärgat: tio kort</translation>
    </message>
    <message>
        <source>Multicolour: every colour</source>
        <extracomment>a kind of multicolour cards: five that count as every colour</extracomment>
        <translation>Multifärgat: alla färger</translation>
    </message>
    <message>
        <source>Multicolour: ten, every colour</source>
        <extracomment>a kind of multicolour cards: ten that count as every colour</extracomment>
        <translation>Multifärgat: tio, alla färger</translation>
    </message>
    <message>
        <source>Five fireworks: 25 points.</source>
        <translation>Fem fyrverkerier: 25 poäng.</translation>
    </message>
    <message>
        <source>A sixth firework, ten cards like the others: 30 points.</source>
        <translation>Ett sjätte fyrverkeri med tio kort, som de andra: 30 poäng.</translation>
    </message>
    <message>
        <source>A sixth firework, one card of each value, touched by every clue about a colour: 30 points.</source>
        <translation>Ett sjätte fyrverkeri, ett kort av varje värde, som all information om färg pekar på: 30 poäng.</translation>
    </message>
    <message>
        <source>A sixth firework, ten cards, touched by every clue about a colour: 30 points.</source>
        <translation>Ett sjätte fyrverkeri, tio kort, som all information om färg pekar på: 30 poäng.</translation>
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
        <source>Clue memory</source>
        <extracomment>table talk: the cards show all that clues have said, and nothing else</extracomment>
        <translation>Minne för information</translation>
    </message>
    <message>
        <source>Full memory</source>
        <extracomment>table talk: the cards show all that can be known of them</extracomment>
        <translation>Fullt minne</translation>
    </message>
    <message>
        <source>A clue shows only while it is being given. After that you have to remember it.</source>
        <translation>Information syns bara medan den ges. Sedan får du minnas den själv.</translation>
    </message>
    <message>
        <source>What clues have pointed out stays marked on the cards.</source>
        <translation>Det som har pekats ut står kvar på korten.</translation>
    </message>
    <message>
        <source>The cards show all that clues have said about them.</source>
        <translation>Korten visar allt som informationen har sagt om dem.</translation>
    </message>
    <message>
        <source>The cards show what they can still be, going by the clues and the cards in sight.</source>
        <translation>Korten visar vad de fortfarande kan vara, utifrån informationen och de kort som syns.</translation>
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
        <source>No matches in the rules.</source>
        <translation>Inga träffar i reglerna.</translation>
    </message>
    <message>
        <source>The first pages are about your current game.</source>
        <translation>De första sidorna gäller ditt pågående parti.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
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
    <name>SeatHandover</name>
    <message>
        <source>Let a computer teammate take over</source>
        <translation>Låt en datorspelare ta över</translation>
    </message>
    <message>
        <source>The game continues from here. The teammate knows what could be seen from that seat.</source>
        <translation>Partiet fortsätter härifrån. Lagkamraten vet det som spelaren kunde se.</translation>
    </message>
    <message>
        <source>Who is leaving</source>
        <translation>Vem slutar</translation>
    </message>
    <message>
        <source>Who takes over</source>
        <translation>Vem tar över</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Lämna över</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>New: small signs show what each card can still be, and the side panel shows the efficiency. You can change this in the settings.</source>
        <translation>Nytt: små tecken visar vad varje kort ännu kan vara, och sidopanelen visar effektiviteten. Du kan ändra det i inställningarna.</translation>
    </message>
    <message>
        <source>New: you also see what clues have ruled out, the pace, and empty clues. You can change this in the settings.</source>
        <translation>Nytt: nu ser du också tempot och vad informationen har uteslutit, och du kan ge tom information. Du kan ändra det i inställningarna.</translation>
    </message>
    <message>
        <source>Games can’t be saved in that folder. Nothing was changed.</source>
        <translation>Partier kan inte sparas i den mappen. Inget har ändrats.</translation>
    </message>
    <message>
        <source>Changes to your settings can’t be saved right now and will be lost when you quit.</source>
        <translation>Ändrade inställningar kan inte sparas just nu och går förlorade när du avslutar.</translation>
    </message>
    <message>
        <source>The settings could not be read and have been reset. The old file is kept as {file}.</source>
        <translation>Inställningarna gick inte att läsa och har återställts till standard. Den gamla filen finns kvar som {file}.</translation>
    </message>
    <message>
        <source>Folder for your games</source>
        <translation>Mapp för dina partier</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>Standardmapp</translation>
    </message>
    <message>
        <source>New games start with the settings of the last table.</source>
        <translation>Nya partier börjar med det senaste bordets inställningar.</translation>
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
        <translation>Partier</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ditt namn</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Färger</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textstorlek</translation>
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
        <source>Table shows</source>
        <translation>Bordet visar</translation>
    </message>
    <message>
        <source>Memory and talk</source>
        <translation>Minne och prat</translation>
    </message>
    <message>
        <source>Passing the screen</source>
        <translation>Lämna över skärmen</translation>
    </message>
    <message>
        <source>Experts think ahead</source>
        <translation>Experter räknar framåt</translation>
    </message>
    <message>
        <source>Folder for games</source>
        <translation>Mapp för partier</translation>
    </message>
    <message>
        <source>Card sounds</source>
        <translation>Ljud för kort</translation>
    </message>
    <message>
        <source>Clue sounds</source>
        <translation>Ljud för information</translation>
    </message>
    <message>
        <source>Firework and strike sounds</source>
        <translation>Ljud för fyrverkerier och röda marker</translation>
    </message>
    <message>
        <source>Turn and notice sounds</source>
        <translation>Ljud för din tur och meddelanden</translation>
    </message>
    <message>
        <source>Step by step: teammates wait for Enter</source>
        <translation>Steg för steg: lagkamraterna väntar på Enter</translation>
    </message>
    <message>
        <source>Say how a clue will be read (counts as help)</source>
        <translation>Visa hur informationen kommer att uppfattas (räknas som hjälp)</translation>
    </message>
    <message>
        <source>Ask before a hint (counts as help)</source>
        <translation>Fråga före ett tips (det räknas som hjälp)</translation>
    </message>
    <message>
        <source>Ask before playing a deal again (counts as a repeat)</source>
        <translation>Fråga innan en giv spelas igen (det räknas som omspel)</translation>
    </message>
    <message>
        <source>If that folder already has games, you’ll see those; your current games stay where they are. If not, your games are copied there.</source>
        <translation>Finns det redan partier i mappen du väljer visas de, och dina nuvarande partier ligger kvar där de är. Annars kopieras dina partier dit.</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Byt mapp …</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Ändra tangenter …</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Återställ standardvärden</translation>
    </message>
    <message>
        <source>Restores the defaults; your games are kept.</source>
        <translation>Återställer standardvärdena; dina partier finns kvar.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <extracomment>day or night as in the rest of the system
----------
as much motion as the system&apos;s settings ask for</extracomment>
        <translation>Följ systemet</translation>
    </message>
    <message>
        <source>Cards and cloth</source>
        <translation>Kort och underlag</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kortens baksidor</translation>
    </message>
    <message>
        <source>Table surface</source>
        <translation>Underlag</translation>
    </message>
    <message>
        <source>Warn of an obvious mistake</source>
        <translation>Varna för uppenbara misstag</translation>
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
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
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
        <source>Waves</source>
        <extracomment>a pattern on the backs of the cards</extracomment>
        <translation>Vågor</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>a pattern on the backs of the cards</extracomment>
        <translation>Stjärnor</translation>
    </message>
    <message>
        <source>Rings</source>
        <extracomment>a pattern on the backs of the cards</extracomment>
        <translation>Ringar</translation>
    </message>
    <message>
        <source>Wickerwork</source>
        <extracomment>a pattern on the backs of the cards</extracomment>
        <translation>Flätverk</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>what the cards lie on</extracomment>
        <translation>Vatten</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>what the cards lie on</extracomment>
        <translation>Bräder</translation>
    </message>
    <message>
        <source>Linen</source>
        <extracomment>what the cards lie on</extracomment>
        <translation>Linne</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Gentle (fades only)</source>
        <extracomment>nothing travels, cards only fade out and in</extracomment>
        <translation>Lugn (bara toning)</translation>
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
        <source>More as you learn and play</source>
        <extracomment>how much the table shows</extracomment>
        <translation>Mer efter hand som du lär dig</translation>
    </message>
    <message>
        <source>Simple</source>
        <extracomment>how much the table shows</extracomment>
        <translation>Lite</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>how much the table shows</extracomment>
        <translation>Allt</translation>
    </message>
    <message>
        <source>The cards, what clues have said, and the score.</source>
        <translation>Korten, vad informationen har sagt och poängen.</translation>
    </message>
    <message>
        <source>Also what clues have ruled out, the pace, and empty clues.</source>
        <translation>Dessutom vad informationen har uteslutit, tempot och tom information.</translation>
    </message>
    <message>
        <source>Also what each card can still be, and the efficiency.</source>
        <translation>Dessutom vad varje kort fortfarande kan vara, och effektiviteten.</translation>
    </message>
    <message>
        <source>New players see only the essentials at first.</source>
        <translation>Nya spelare får först se bara det viktigaste.</translation>
    </message>
    <message>
        <source>Same as the last table</source>
        <translation>Som vid senaste bordet</translation>
    </message>
    <message>
        <source>When the player is done</source>
        <translation>När spelaren är klar</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Inte alls</translation>
    </message>
    <message>
        <source>Up to half a second a move</source>
        <translation>Högst en halv sekund per drag</translation>
    </message>
    <message>
        <source>Up to two seconds a move</source>
        <translation>Högst två sekunder per drag</translation>
    </message>
    <message>
        <source>Up to eight seconds a move</source>
        <translation>Högst åtta sekunder per drag</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Save the picture</source>
        <translation>Spara bilden</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Dela resultatet</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>Bild av resultatet</translation>
    </message>
    <message>
        <source>The picture and the text give away none of the cards.</source>
        <translation>Varken bilden eller texten avslöjar något kort.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Kopiera bilden</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Kopiera texten</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Spara bilden …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Bilden är kopierad.</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>Texten är kopierad.</translation>
    </message>
    <message>
        <source>{score} of {most}</source>
        <translation>{score} av {most}</translation>
    </message>
    <message>
        <source>a custom deal</source>
        <translation>en egen giv</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Deal of the day, {day}</source>
        <extracomment>{day} is such as &quot;28 November 2026&quot;</extracomment>
        <translation>Dagens giv, {day}</translation>
    </message>
</context>
<context>
    <name>Shortfall</name>
    <message>
        <source>The last strike was your {card}.</source>
        <translation>Den sista röda markern kom när du spelade {card:one}.</translation>
    </message>
    <message>
        <source>The last strike was {name}’s {card}.</source>
        <translation>Den sista röda markern kom när {name} spelade {card:one}.</translation>
    </message>
    <message>
        <source>You discarded the {card}, and there is only one.</source>
        <translation>Du kastade {card:one}, och det finns bara en.</translation>
    </message>
    <message>
        <source>You discarded the last {card}.</source>
        <translation>Du kastade {card:one}, den sista.</translation>
    </message>
    <message>
        <source>{name} discarded the {card}, and there is only one.</source>
        <translation>{name} kastade {card:one}, och det finns bara en.</translation>
    </message>
    <message>
        <source>{name} discarded the last {card}.</source>
        <translation>{name} kastade {card:one}, den sista.</translation>
    </message>
    <message>
        <source>You lost the last {card} to a strike.</source>
        <translation>Du spelade {card:one}, den sista, och fick en röd marker.</translation>
    </message>
    <message>
        <source>{name} lost the last {card} to a strike.</source>
        <translation>{name} spelade {card:one}, den sista, och fick en röd marker.</translation>
    </message>
    <message>
        <source>The {card} came too late: you held it when the turns ran out.</source>
        <translation>En {card} kom för sent: du hade den på handen när turerna tog slut.</translation>
    </message>
    <message>
        <source>The {card} came too late: {name} held it when the turns ran out.</source>
        <translation>En {card} kom för sent: {name} hade den på handen när turerna tog slut.</translation>
    </message>
    <message>
        <source>The {card} came too late.</source>
        <translation>En {card} kom för sent.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Discard pile</source>
        <translation>Kasthög</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
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
högst {best}</translation>
    </message>
    <message>
        <source>of {most}</source>
        <translation>av {most}</translation>
    </message>
    <message>
        <source>The sum of the top values of all fireworks.</source>
        <translation>Summan av fyrverkeriernas högsta värden.</translation>
    </message>
    <message>
        <source>The best score that is still possible with the cards not yet discarded.</source>
        <translation>Den högsta poäng ni ännu kan nå med korten som inte har kastats.</translation>
    </message>
    <message>
        <source>How many more discards or strikes the table can afford before points are lost; in the last round, how many turns without a play.</source>
        <translation>Hur många kast eller röda marker ni ännu har råd med innan poäng går förlorade; i sista rundan: hur många turer utan att ett kort spelas.</translation>
    </message>
    <message>
        <source>Cards played, and clued cards in hands, per clue. A strike counts as a clue, and so does a 5 played while all eight clues are available.</source>
        <translation>Spelade kort plus kort med information på händerna, delat med hur många gånger ni har gett information. En röd marker räknas som en gång, liksom en 5:a som spelas när alla åtta lyktor är tända.</translation>
    </message>
    <message>
        <source>Needed</source>
        <extracomment>how many cards each clue must still get: the efficiency that the rest of the game needs</extracomment>
        <translation>Krävs</translation>
    </message>
    <message>
        <source>Future efficiency: cards still to get for the best possible score, per clue still to come. Clued cards count as got. Clues still to come: those left now, one for each discard that the pace allows, and one for each firework completed before the last round.</source>
        <translation>Framtida effektivitet: kort som ännu saknas för bästa möjliga resultat, per återstående lykta. Utpekade kort räknas som klara. Återstående lyktor: de tända, en för varje kast som tempot tillåter och en för varje fyrverkeri som blir klart före sista rundan.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Build fireworks together, without seeing your own cards.</source>
        <translation>Bygg fyrverkerier tillsammans, utan att se de egna korten.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Have you played Hanabi before?</source>
        <translation>Har du spelat Hanabi förut?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>Snabbspel</translation>
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
        <source>Yes, let’s play</source>
        <translation>Ja, nu spelar vi</translation>
    </message>
    <message>
        <source>Teammates who say why, and a review afterwards</source>
        <translation>Lagkamrater som säger varför, och en granskning efteråt</translation>
    </message>
    <message>
        <source>No, show me how</source>
        <translation>Nej, visa hur</translation>
    </message>
    <message>
        <source>The rules in five lessons, then a game with hints</source>
        <translation>Reglerna på fem lektioner, sedan ett parti med tips</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Om</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ditt namn</translation>
    </message>
    <message>
        <source>Lessons, puzzles and the rulebook</source>
        <translation>Lektioner, uppgifter och regelboken</translation>
    </message>
    <message>
        <source>2 to 5 players, people or computers</source>
        <translation>2 till 5 spelare, människor eller datorspelare</translation>
    </message>
    <message>
        <source>{day}, the same deal for everyone</source>
        <extracomment>{day} is &quot;22 November&quot;</extracomment>
        <translation>{day}, samma giv för alla</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>Välj giv efter nummer …</translation>
    </message>
    <message>
        <source>Repeat a deal, or try a friend’s</source>
        <translation>Spela om en giv, eller prova en från en vän</translation>
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
        <source>Deal of {deal} with {names}, {points}, {turns}</source>
        <extracomment>{deal} is the day of a deal of the day, such as &quot;28 November&quot;</extracomment>
        <translation>Given för {deal} med {names}, {points}, {turns}</translation>
    </message>
    <message>
        <source>{day}: {score} of {most}</source>
        <extracomment>{day} is &quot;22 November&quot;</extracomment>
        <translation>{day}: {score} av {most}</translation>
    </message>
    <message>
        <source>{day}, not finished</source>
        <translation>{day}, inte färdigspelad</translation>
    </message>
    <message>
        <source>The games you play are kept here</source>
        <translation>Dina partier sparas här</translation>
    </message>
    <message>
        <source>How your games went</source>
        <translation>Hur det gick i dina partier</translation>
    </message>
    <message>
        <source>Best {best}, average {mean}</source>
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
        <translation>Dina partier går inte att läsa just nu.</translation>
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
        <translation>Partier</translation>
    </message>
    <message>
        <source>Games by score</source>
        <translation>Partier efter poäng</translation>
    </message>
    <message>
        <source>Score of each game, and the average of the last twenty</source>
        <translation>Varje partis poäng, och snittet av de senaste tjugo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Snitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bäst</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekta</translation>
    </message>
    <message>
        <source>Lost by strikes</source>
        <translation>Förlorade på röda marker</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Konvention</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslut</translation>
    </message>
    <message>
        <source>Points lost per decision</source>
        <translation>Förlorade poäng per beslut</translation>
    </message>
    <message>
        <source>Last ten games</source>
        <translation>Tio senaste partierna</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} till {last}</translation>
    </message>
    <message>
        <source>The cost of decisions appears once a player has {least} reviewed games. So far, the most any player has is {games}.</source>
        <translation>Vad beslut kostar visas när en spelare har {least} granskade partier. Hittills har ingen fler än {games}.</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alla beslut</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Spelade kort</translation>
    </message>
    <message>
        <source>Cards discarded</source>
        <translation>Kastade kort</translation>
    </message>
    <message>
        <source>Clues given</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>No agreement</source>
        <translation>Ingen konvention</translation>
    </message>
    <message>
        <source>Highest possible score</source>
        <translation>Högsta möjliga poäng</translation>
    </message>
    <message>
        <source>Nothing to practise yet: exercises come from the reviews of your own games.</source>
        <translation>Inget att öva på än: övningarna kommer från granskningarna av dina egna partier.</translation>
    </message>
    <message>
        <source>You haven’t finished such a game yet. To see imported games, change the choice above.</source>
        <translation>Du har inte spelat klart något sådant parti än. Ändra valet ovan om du vill se importerade partier.</translation>
    </message>
    <message>
        <source>No games match these filters.</source>
        <translation>Inga partier passar filtren.</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Bara människor</translation>
    </message>
    <message>
        <source>Perfect streak (best {longest})</source>
        <extracomment>perfect games one after the other, and the longest such row there was</extracomment>
        <translation>Perfekta i rad (som mest {longest})</translation>
    </message>
    <message>
        <source>{games} with {mean} of {most} points on average; the best has {best}.</source>
        <extracomment>{games} is &quot;24 games&quot;; {mean}, {most} and {best} are points</extracomment>
        <translation>{games} med {mean} av {most} poäng i snitt; det bästa har {best}.</translation>
    </message>
    <message>
        <source>{games} with {mean} of {most} points on average, {number} perfect.</source>
        <extracomment>{games} is &quot;24 games&quot;; {mean} and {most} are points; {number} of games</extracomment>
        <translation>{games} med {mean} av {most} poäng i snitt; {number} med full poäng.</translation>
    </message>
    <message>
        <source>{games}, none with points yet.</source>
        <extracomment>{games} is &quot;2 games&quot;, all of them lost</extracomment>
        <translation>{games}, ännu inget med poäng.</translation>
    </message>
    <message>
        <source>One game, with {best} of {most} points.</source>
        <extracomment>{best} and {most} are points</extracomment>
        <translation>Ett parti, med {best} av {most} poäng.</translation>
    </message>
    <message>
        <source>Games since the last loss</source>
        <extracomment>games one after the other that were not lost</extracomment>
        <translation>Partier sedan senaste förlusten</translation>
    </message>
    <message>
        <source>Perfect games in a row: now, and the longest run so far.</source>
        <translation>Så många perfekta partier i rad, nu och som mest.</translation>
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
        <source>Show as tables</source>
        <translation>Visa som tabeller</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Spara som CSV …</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Spara som bild …</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Ursprung</translation>
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
        <translation>Vilka partier</translation>
    </message>
    <message>
        <source>Games without help</source>
        <translation>Partier utan hjälp</translation>
    </message>
    <message>
        <source>Games with help</source>
        <translation>Partier med hjälp</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla partier</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppera efter</translation>
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
        <translation>Efter lagets sammansättning</translation>
    </message>
    <message>
        <source>By teammates’ level</source>
        <translation>Efter lagkamraternas nivå</translation>
    </message>
    <message>
        <source>Decisions, by kind</source>
        <translation>Beslut, efter typ</translation>
    </message>
    <message>
        <source>Decisions, by agreement</source>
        <translation>Beslut, efter konvention</translation>
    </message>
    <message>
        <source>Practice, by theme</source>
        <translation>Övning, efter tema</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>a share in percent, with a space before the sign where the language has one</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>First try</source>
        <extracomment>of moments that were practised</extracomment>
        <translation>På första försöket</translation>
    </message>
    <message>
        <source>Solved later</source>
        <extracomment>of moments that were practised</extracomment>
        <translation>Lösta senare</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <extracomment>of moments that were practised</extracomment>
        <translation>Olösta</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alla teman</translation>
    </message>
</context>
<context>
    <name>SuitName</name>
    <message>
        <source>White</source>
        <translation>Vitt</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rött</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blått</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gult</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grönt</translation>
    </message>
    <message>
        <source>Multicolour</source>
        <translation>Multifärgat</translation>
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
        <source>All eight clues available</source>
        <translation>Alla lyktor är tända</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>tänker …</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>din tur</translation>
    </message>
    <message>
        <source>clue</source>
        <extracomment>at the place of the player who gave the last clue</extracomment>
        <translation>gav info</translation>
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
        <translation>sista rundan: {turns}</translation>
    </message>
    <message>
        <source>max {rank}</source>
        <translation>max {rank}</translation>
    </message>
</context>
<context>
    <name>TableDetail</name>
    <message>
        <source>Normal</source>
        <extracomment>how much the table shows</extracomment>
        <translation>Lagom</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>You are looking back. Esc returns to the game.</source>
        <translation>Du tittar tillbaka. Esc tar dig till partiet igen.</translation>
    </message>
    <message>
        <source>This game is over: look around as you like.</source>
        <translation>Partiet är slut: titta dig gärna omkring.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Det är din tur.</translation>
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
        <source>Choose one of your cards first.</source>
        <translation>Välj först ett av dina kort.</translation>
    </message>
    <message>
        <source>Give a clue</source>
        <translation>Ge information</translation>
    </message>
    <message>
        <source>Say…</source>
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
        <source>Say something when it is your turn</source>
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
        <source>Drop it on the fireworks or the discard pile</source>
        <translation>Släpp det på fyrverkerierna eller kasthögen</translation>
    </message>
    <message>
        <source>program</source>
        <extracomment>on a plate at the table, beside the name of a program that the person has added</extracomment>
        <translation>program</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>One moment: checking that move…</source>
        <translation>Ett ögonblick: draget prövas …</translation>
    </message>
    <message>
        <source>{why} Of the cards it may be, {risk} would be a strike.</source>
        <extracomment>{why} is a sentence or two about the move; {risk} such as &quot;70%&quot;</extracomment>
        <translation>{why} Av korten det kan vara skulle {risk} ge en röd marker.</translation>
    </message>
    <message>
        <source>{why} Going by what you can know, another move scores {points} points more on average.</source>
        <extracomment>{why} is a sentence or two about the move; {points} such as &quot;0.8&quot;</extracomment>
        <translation>{why} Utifrån det du kan veta ger ett annat drag i snitt {points} poäng mer.</translation>
    </message>
    <message>
        <source>Make this move anyway?</source>
        <translation>Vill du ändå göra draget?</translation>
    </message>
    <message>
        <source>Make this move</source>
        <translation>Gör draget</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Tänk efter en gång till</translation>
    </message>
</context>
<context>
    <name>Teammates</name>
    <message>
        <source>Your teammates · Hanabi</source>
        <translation>Dina lagkamrater · Hanabi</translation>
    </message>
    <message>
        <source>{level}, {personality}</source>
        <extracomment>a teammate: {level} is such as &quot;Casual&quot;, {personality} such as &quot;bold&quot;</extracomment>
        <translation>{level}, {personality}</translation>
    </message>
    <message>
        <source>Your teammates</source>
        <translation>Dina lagkamrater</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Play with {name}</source>
        <translation>Spela med {name}</translation>
    </message>
    <message>
        <source>Knows play and save clues, and prompts. Never expects a blind play from you.</source>
        <translation>Förstår information om spelbara kort, räddningar och uppmaningar. Väntar sig aldrig att du spelar ett kort osett.</translation>
    </message>
    <message>
        <source>Also uses stalls and finesses: a clue to somebody else may ask you to play.</source>
        <translation>Använder också väntedrag och finesser: information till någon annan kan betyda att du ska spela.</translation>
    </message>
    <message>
        <source>Also uses layered, reverse and double finesses, and thinks ahead before each move.</source>
        <translation>Använder också dubbla och omvända finesser och finesser i flera lager, och räknar framåt före varje drag.</translation>
    </message>
    <message>
        <source>Careful: takes fewer risks and saves cards early, even if it costs a clue.</source>
        <translation>Försiktig: tar färre risker och räddar kort tidigt, även om det kostar en lykta.</translation>
    </message>
    <message>
        <source>Bold: plays when others would wait, and likes to ask for blind plays.</source>
        <translation>Djärv: spelar när andra skulle vänta och får gärna andra att spela kort osedda.</translation>
    </message>
    <message>
        <source>Chatty: gives a clue where others would discard, and says more at the table.</source>
        <translation>Pratsam: ger information där andra skulle kasta och säger mer vid bordet.</translation>
    </message>
    <message>
        <source>You have not played together yet.</source>
        <translation>Ni har inte spelat tillsammans än.</translation>
    </message>
    <message>
        <source>{games} together: {mean} points on average, best {best}.</source>
        <extracomment>{games} is &quot;12 games&quot;, {mean} such as &quot;21.4&quot;, {best} a number of points</extracomment>
        <translation>{games} tillsammans: {mean} poäng i snitt, högst {best}.</translation>
    </message>
    <message>
        <source>program</source>
        <extracomment>what is said of a program among the teammates</extracomment>
        <translation>program</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Lägg till ett program …</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändra …</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Ta bort …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Changes to your list of programs can’t be saved right now and will be lost when you quit.</source>
        <translation>Ändringar i din lista över program kan inte sparas just nu och går förlorade när du avslutar.</translation>
    </message>
    <message>
        <source>Your list of programs could not be read. The old file is kept as {file}.</source>
        <translation>Din lista över program gick inte att läsa. Den gamla filen finns kvar som {file}.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Ta bort {name}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Computer teammates take its seats. Its files and your games are kept.</source>
        <translation>Dess platser tas över av datorspelare. Dess filer och dina partier finns kvar.</translation>
    </message>
    <message>
        <source>{name} was removed. Computer teammates have taken its seats.</source>
        <translation>{name} togs bort. Datorspelare har tagit över dess platser.</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>What mattered most: scoring a point now.</source>
        <translation>Viktigast var att få en poäng nu.</translation>
    </message>
    <message>
        <source>What mattered most: cards that can now be played.</source>
        <translation>Viktigast var korten som nu kan spelas.</translation>
    </message>
    <message>
        <source>What mattered most: what teammates learn about useful cards.</source>
        <translation>Viktigast var vad lagkamraterna får veta om kort som behövs.</translation>
    </message>
    <message>
        <source>What mattered most: not wasting a clue on a useless card.</source>
        <translation>Viktigast var att inte slösa information på ett kort som inte behövs.</translation>
    </message>
    <message>
        <source>What mattered most: a card that must not be lost.</source>
        <translation>Viktigast var att inte förlora ett kort som behövs.</translation>
    </message>
    <message>
        <source>What mattered most: avoiding a strike.</source>
        <translation>Viktigast var att undvika en röd marker.</translation>
    </message>
    <message>
        <source>What mattered most: having clues left to give.</source>
        <translation>Viktigast var att ha lyktor kvar.</translation>
    </message>
    <message>
        <source>What mattered most: not running out of turns.</source>
        <translation>Viktigast var att turerna skulle räcka.</translation>
    </message>
    <message>
        <source>What mattered most: playing rather than giving a clue.</source>
        <translation>Viktigast var att spela, hellre än att ge information.</translation>
    </message>
    <message>
        <source>What mattered most: who gets the last turns.</source>
        <translation>Viktigast var vem som får de sista turerna.</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Play or wait</source>
        <extracomment>a kind of puzzle: which card to play, or whether to wait</extracomment>
        <translation>Spela eller vänta</translation>
    </message>
    <message>
        <source>Play clue</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Spelbara kort</translation>
    </message>
    <message>
        <source>Save clue</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Räddning</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Uppmaning</translation>
    </message>
    <message>
        <source>Finesse</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Finess</translation>
    </message>
    <message>
        <source>Fix clue</source>
        <extracomment>a kind of puzzle: a clue that prevents a wrong play</extracomment>
        <translation>Rättelse</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Endgame</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Slutspel</translation>
    </message>
    <message>
        <source>Choreography</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Koreografi</translation>
    </message>
    <message>
        <source>Final bouquet</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Till sista droppen</translation>
    </message>
</context>
<context>
    <name>ToldClues</name>
    <message>
        <source>The last move told you nothing.</source>
        <translation>Det senaste draget gav dig ingen information.</translation>
    </message>
    <message>
        <source>You have been told nothing since your last turn.</source>
        <translation>Du har inte fått någon information sedan din senaste tur.</translation>
    </message>
    <message>
        <source>{number} of {count}: {sentence}</source>
        <extracomment>one of several clues: {sentence} is such as &quot;Åsa told Elin about 1s, touching two cards.&quot;</extracomment>
        <translation>{number} av {count}: {sentence}</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Save to a file…</source>
        <translation>Spara i en fil …</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Avsluta utan att spara</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>one card more</source>
        <translation>ett kort fler</translation>
    </message>
    <message>
        <source>one card fewer</source>
        <translation>ett kort färre</translation>
    </message>
    <message>
        <source>deck plays</source>
        <extracomment>the last card of the deck may be played unseen</extracomment>
        <translation>spel från högen</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>of hanab.live: each player has a handicap</extracomment>
        <translation>figurer</translation>
    </message>
    <message>
        <source>{number} colours</source>
        <extracomment>{number} is at least 3</extracomment>
        <translation>{number} färger</translation>
    </message>
    <message>
        <source>{number} colours, with {suits}</source>
        <extracomment>{suits} is such as &quot;pink and white&quot;</extracomment>
        <translation>{number} färger, med {suits}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Lost</source>
        <translation>Förlorat</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Komplett</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>What if…</source>
        <translation>Tänk om …</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <extracomment>a line that does not reach the end of the game: {points} is a number</extracomment>
        <translation>{points} hittills</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Ends with</source>
        <translation>Slutar med</translation>
    </message>
    <message>
        <source>{end}, for {line}</source>
        <extracomment>read out for a line of the tree: {end} is &quot;23&quot; or &quot;12 so far&quot;, {line} its name</extracomment>
        <translation>{end}, för {line}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bakåt</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Framåt</translation>
    </message>
    <message>
        <source>Let them move</source>
        <translation>Låt dem spela</translation>
    </message>
    <message>
        <source>Play out</source>
        <extracomment>a button: the computer moves for everybody, to the end of the game</extracomment>
        <translation>Spela klart</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button: stop what the computer is doing</extracomment>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>Imagine other cards</source>
        <translation>Tänk dig andra kort</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>a button: what is this line worth?</extracomment>
        <translation>Jämför</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Döp om …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spela vidare härifrån</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tillbaka till partiet</translation>
    </message>
    <message>
        <source>Make the move that the agreement suggests</source>
        <translation>Gör det drag som överenskommelsen föreslår</translation>
    </message>
    <message>
        <source>Start a new game at this position</source>
        <translation>Börja ett nytt parti i den här ställningen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianter</translation>
    </message>
    <message>
        <source>Note on this line</source>
        <translation>Anteckning om varianten</translation>
    </message>
    <message>
        <source>Open a finished game first. In a game you are playing, you can try out moves when it is your turn and nobody else plays at this screen.</source>
        <translation>Öppna först ett avslutat parti. I ditt eget parti kan du pröva drag när det är din tur och ingen annan spelar vid den här skärmen.</translation>
    </message>
    <message>
        <source>This counts as help, like a hint.</source>
        <translation>Det här räknas som hjälp, liksom ett tips.</translation>
    </message>
    <message>
        <source>Working… turn {turn}</source>
        <extracomment>{turn} is the number of the turn that is being computed</extracomment>
        <translation>Räknar … tur {turn}</translation>
    </message>
    <message>
        <source>This line ends here with {points}.</source>
        <extracomment>{points} is &quot;23 points&quot;</extracomment>
        <translation>Varianten slutar här med {points}.</translation>
    </message>
    <message>
        <source>Turn {turn}: move for {name}.</source>
        <translation>Tur {turn}: gör ett drag för {name}.</translation>
    </message>
    <message>
        <source>Your own cards and those in the deck are imagined: they fit what you know. These lines are not kept.</source>
        <translation>Dina egna kort och korten i högen är påhittade men stämmer med det du vet. De här varianterna sparas inte.</translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: {action}</source>
        <extracomment>the name of a line: {name} of the player, {action} is &quot;play slot 2&quot;</extracomment>
        <translation>Tur {turn}, {name}: {action}</translation>
    </message>
    <message>
        <source>On average this scores as much (± {error}) as: {other}.</source>
        <extracomment>{other} is a move such as &quot;play slot 2&quot;</extracomment>
        <translation>I snitt lika många poäng (± {error}) som: {other}.</translation>
    </message>
    <message>
        <source>On average this scores {points} ± {error} points more than: {other}.</source>
        <translation>I snitt {points} ± {error} poäng mer än: {other}.</translation>
    </message>
    <message>
        <source>On average this scores {points} ± {error} points fewer than: {other}.</source>
        <translation>I snitt {points} ± {error} poäng mindre än: {other}.</translation>
    </message>
</context>
</TS>
