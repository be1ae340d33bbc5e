<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them new</source>
        <extracomment>of the cards a clue touches, those not clued before</extracomment>
        <translation>
            <numerusform>%n of them new</numerusform>
            <numerusform>%n of them new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) left</source>
        <translation>
            <numerusform>%n clue left</numerusform>
            <numerusform>%n clues left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s)</source>
        <extracomment>games that follow in the same file</extracomment>
        <translation>
            <numerusform>%n more game</numerusform>
            <numerusform>%n more games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n second(s)</source>
        <extracomment>something happens by itself after so long</extracomment>
        <translation>
            <numerusform>After %n second</numerusform>
            <numerusform>After %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s) in 100 end perfect</source>
        <extracomment>of games imagined from here on; continues &quot;this way&quot;</extracomment>
        <translation>
            <numerusform>%n more game in 100 ends perfect</numerusform>
            <numerusform>%n more games in 100 end perfect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) asked for.</source>
        <translation>
            <numerusform>%n hint asked for.</numerusform>
            <numerusform>%n hints asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back.</source>
        <translation>
            <numerusform>%n move taken back.</numerusform>
            <numerusform>%n moves taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begun again %n time(s).</source>
        <extracomment>how often the same deal had been begun before</extracomment>
        <translation>
            <numerusform>Begun again %n time.</numerusform>
            <numerusform>Begun again %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strike(s) of 3</source>
        <translation>
            <numerusform>%n strike of 3</numerusform>
            <numerusform>%n strikes of 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starred</source>
        <extracomment>games marked with a star</extracomment>
        <translation>
            <numerusform>%n starred</numerusform>
            <numerusform>%n starred</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n game exported.</numerusform>
            <numerusform>%n games exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read as a game.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%n could not be read as a game.</numerusform>
            <numerusform>%n could not be read as games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n had been imported before.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%n had been imported before.</numerusform>
            <numerusform>%n had been imported before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be read</source>
        <extracomment>from a damaged file, within a sentence</extracomment>
        <translation>
            <numerusform>%n game could be read</numerusform>
            <numerusform>%n games could be read</numerusform>
        </translation>
    </message>
</context>
</TS>
