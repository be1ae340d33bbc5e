<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them new</source>
        <extracomment>of the cards a clue touches, those not clued before</extracomment>
        <translation>
            <numerusform>%Ln of them new</numerusform>
            <numerusform>%Ln of them new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <extracomment>copies of one card that are not discarded</extracomment>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) left</source>
        <translation>
            <numerusform>%Ln clue left</numerusform>
            <numerusform>%Ln clues left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln turn</numerusform>
            <numerusform>%Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s)</source>
        <extracomment>games that follow in the same file</extracomment>
        <translation>
            <numerusform>%Ln more game</numerusform>
            <numerusform>%Ln more games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moment(s) from your games to practise today</source>
        <extracomment>moments of one&apos;s own games that are to be decided once more</extracomment>
        <translation>
            <numerusform>%Ln moment from your games to practise today</numerusform>
            <numerusform>%Ln moments from your games to practise today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bookmark(s)</source>
        <extracomment>moments of a game that were marked while it was played</extracomment>
        <translation>
            <numerusform>%Ln bookmark</numerusform>
            <numerusform>%Ln bookmarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln convention(s) left out: not every teammate knows them.</source>
        <translation>
            <numerusform>%Ln convention left out: not every teammate knows it.</numerusform>
            <numerusform>%Ln conventions left out: not every teammate knows them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s)</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln try(s)</source>
        <translation>
            <numerusform>%Ln try</numerusform>
            <numerusform>%Ln tries</numerusform>
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
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln second(s)</source>
        <extracomment>something happens by itself after so long</extracomment>
        <translation>
            <numerusform>After %Ln second</numerusform>
            <numerusform>After %Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) in 100 end perfect</source>
        <extracomment>of simulated games</extracomment>
        <translation>
            <numerusform>%Ln more game in 100 ends perfect</numerusform>
            <numerusform>%Ln more games in 100 end perfect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s); save as CSV to get all.</source>
        <translation>
            <numerusform>%Ln more row; save as CSV to get all.</numerusform>
            <numerusform>%Ln more rows; save as CSV to get all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln-point games</source>
        <extracomment>a choice of games, by how many points can be reached in them: 25 or 30</extracomment>
        <translation>
            <numerusform>%Ln-point games</numerusform>
            <numerusform>%Ln-point games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s) asked for.</source>
        <translation>
            <numerusform>%Ln hint asked for.</numerusform>
            <numerusform>%Ln hints asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) taken back.</source>
        <translation>
            <numerusform>%Ln move taken back.</numerusform>
            <numerusform>%Ln moves taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restarted %Ln time(s).</source>
        <extracomment>how often the same deal had been begun before</extracomment>
        <translation>
            <numerusform>Restarted %Ln time.</numerusform>
            <numerusform>Restarted %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) to repeat today</source>
        <extracomment>puzzles that were not solved at the first try come back after some days</extracomment>
        <translation>
            <numerusform>%Ln puzzle to repeat today</numerusform>
            <numerusform>%Ln puzzles to repeat today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s)</source>
        <extracomment>so many clues were given in a game</extracomment>
        <translation>
            <numerusform>%Ln clue</numerusform>
            <numerusform>%Ln clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <extracomment>the deal of the day was played on so many days without a gap</extracomment>
        <translation>
            <numerusform>%Ln day in a row</numerusform>
            <numerusform>%Ln days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears when you have solved %Ln more puzzle(s) without a hint.</source>
        <translation>
            <numerusform>Your rating appears when you have solved %Ln more puzzle without a hint.</numerusform>
            <numerusform>Your rating appears when you have solved %Ln more puzzles without a hint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strike(s) of {most}</source>
        <extracomment>{most} is how many strikes end the game</extracomment>
        <translation>
            <numerusform>%Ln strike of {most}</numerusform>
            <numerusform>%Ln strikes of {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starred</source>
        <extracomment>games marked with a star</extracomment>
        <translation>
            <numerusform>%Ln starred</numerusform>
            <numerusform>%Ln starred</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>%Ln game deleted.</numerusform>
            <numerusform>%Ln games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you quit now, the moves in %Ln game(s) that have not been saved are lost. A file of an unfinished game contains all its cards.</source>
        <translation>
            <numerusform>If you quit now, the unsaved moves of %Ln game are lost. A file of an unfinished game contains all its cards.</numerusform>
            <numerusform>If you quit now, the unsaved moves of %Ln games are lost. A file of unfinished games contains all their cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) waiting</source>
        <translation>
            <numerusform>%Ln more game waiting</numerusform>
            <numerusform>%Ln more games waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) reviewed.</source>
        <translation>
            <numerusform>%Ln game reviewed.</numerusform>
            <numerusform>%Ln games reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) left out, because they are not over.</source>
        <translation>
            <numerusform>%Ln game left out, because it is not over.</numerusform>
            <numerusform>%Ln games left out, because they are not over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be reviewed.</source>
        <translation>
            <numerusform>%Ln game could not be reviewed.</numerusform>
            <numerusform>%Ln games could not be reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) imported.</source>
        <translation>
            <numerusform>%Ln game imported.</numerusform>
            <numerusform>%Ln games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported.</source>
        <translation>
            <numerusform>%Ln game exported.</numerusform>
            <numerusform>%Ln games exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) are not over: the file contains all their cards.</source>
        <translation>
            <numerusform>%Ln game is not over: the file contains all its cards.</numerusform>
            <numerusform>%Ln games are not over: the file contains all their cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more line(s) not listed.</source>
        <extracomment>of a long list of what could not be imported</extracomment>
        <translation>
            <numerusform>%Ln more line not listed.</numerusform>
            <numerusform>%Ln more lines not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read as a game.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%Ln could not be read as a game.</numerusform>
            <numerusform>%Ln could not be read as games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln had been imported before.</source>
        <extracomment>of the games to be imported</extracomment>
        <translation>
            <numerusform>%Ln had been imported before.</numerusform>
            <numerusform>%Ln had been imported before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could be read</source>
        <extracomment>from a damaged file, within a sentence</extracomment>
        <translation>
            <numerusform>%Ln game could be read</numerusform>
            <numerusform>%Ln games could be read</numerusform>
        </translation>
    </message>
</context>
</TS>
