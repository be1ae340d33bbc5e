"""The table shows little at first and grows; it says how a clue will be read."""

from dataclasses import replace

from driving import advice, own_turn, seen, start, status_bar
from internals import game_of
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.progress import FIRST_GAMES, Detail, FirstHint
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.settings.settings_store import LineUp
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.intent import ClueChoice
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog
from hanabi_desktop.ui.widgets.seats import default_person, default_seats
from hanabi_desktop.wording.clue_readings import expected_sentence
from hanabi_desktop.wording.player_names import USUAL_NAMES


def choose_clue(program: Program) -> ClueChoice:
    """Start a clue with all values, and preview the first one that is legal."""
    room = program.game
    room.screen.intent.start_clue()
    question = room.screen.intent.pending.question
    assert question is not None
    value = next(
        value
        for value in room.screen.intent.offered()
        if seen(room).touched_by(Clue(question.target, value))
    )
    room.screen.intent.consider(value)
    choice = room.screen.intent.pending.question
    assert choice is not None
    return choice


def test_simple_table_shows_neither_figures_nor_what_clues_rule_out(program: Program) -> None:
    room = start(program)
    everything = [card.possible for card in room.table.cards]
    assert any(everything)
    assert room.screen.side.pace.isVisible()
    program.preferences.change(detail=Detail.SIMPLE)
    assert not any(card.possible for card in room.table.cards)
    assert room.table.talk is TableTalk.FRIENDLY
    assert not room.screen.side.pace.isVisible()
    assert not room.screen.side._efficiency.isVisible()
    program.preferences.change(detail=Detail.USUAL)
    assert room.table.talk is TableTalk.CLUE_MEMORY
    assert room.screen.side.pace.isVisible()
    assert not room.screen.side._efficiency.isVisible()


def test_detail_never_shows_more_than_the_table_talk(program: Program) -> None:
    options = GameOptions(3, first_seat=0, table_talk=TableTalk.STRICT)
    program.game.tables.start(GameSetup(default_seats(3), options, 5))
    for detail in Detail:
        program.preferences.change(detail=detail)
        assert program.game.table.talk is TableTalk.STRICT


def test_simple_table_offers_no_empty_clues(program: Program) -> None:
    room = start(program)
    intent = room.screen.intent
    intent.start_clue()
    assert len(intent.offered()) == 10
    program.preferences.change(detail=Detail.SIMPLE)
    intent.start_clue()
    question = intent.pending.question
    assert question is not None
    offered = intent.offered()
    assert 0 < len(offered) < 10
    assert all(seen(room).touched_by(Clue(question.target, value)) for value in offered)


def test_table_grows_with_lessons_and_says_so(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(detail=None)
    room = start(program)
    assert room.table.detail is Detail.SIMPLE
    for lesson in Chapter.RULES.lessons:
        program.controllers.learning.progress.finish(lesson)
    qtbot.waitUntil(lambda: room.table.detail is Detail.USUAL)
    assert program.window.toast.isVisible()
    program.preferences.change(detail=Detail.EVERYTHING)
    assert room.table.detail is Detail.EVERYTHING


def test_first_games_tell_how_a_clue_will_be_read(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    choice = choose_clue(program)
    assert choice.draft is not None
    qtbot.waitUntil(lambda: bool(room.advice._readings))
    expected = room.advice._readings[choice.draft]
    places = places_in(seen(room))
    sentence = expected_sentence(expected, places, room.words.names, 0)
    assert advice(room) == sentence
    assert "Enter to give the clue" in status_bar(room)
    assert not room.session.assistance.reads_ahead, "in first games it is no help"


def test_later_it_is_a_switch_that_counts_as_help(program: Program, qtbot: QtBot) -> None:
    for _ in range(FIRST_GAMES):
        program.controllers.learning.progress.count_game()
    qtbot.waitUntil(lambda: not program.game.advice.is_first_game)
    room = start(program)
    choose_clue(program)
    assert advice(room) == ""
    assert not room.session.assistance.reads_ahead
    room.screen.intent.cancel()
    program.preferences.change(reads_ahead=True)
    with qtbot.waitSignal(room.session.advice.read_ahead):
        choose_clue(program)
    assert room.session.assistance.reads_ahead
    told = room.words.counts.assistance(room.session.assistance)
    assert told == ("The table said in advance how clues would be read.",)


def test_help_by_readings_is_kept_in_files(program: Program, qtbot: QtBot) -> None:
    for _ in range(FIRST_GAMES):
        program.controllers.learning.progress.count_game()
    program.preferences.change(reads_ahead=True)
    qtbot.waitUntil(lambda: not program.game.advice.is_first_game)
    room = start(program)
    with qtbot.waitSignal(room.session.advice.read_ahead):
        choose_clue(program)
    saved = game_of(room.session).written()
    assert read_json(write_json(saved)).assistance.reads_ahead


def test_reading_changes_with_the_clue_that_is_considered(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    with qtbot.waitSignal(room.session.advice.read_ahead):
        choose_clue(program)
    texts = set()
    for value in room.screen.intent.offered():
        room.screen.intent.consider(value)
        texts.add(advice(room))
    assert len(texts) > 4


def test_readings_are_dropped_when_the_table_changes(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    room.session.teammates.set_pause(0)
    with qtbot.waitSignal(room.session.advice.read_ahead):
        choice = choose_clue(program)
    assert choice.draft is not None
    room.screen.intent.confirm()
    assert room.advice._readings == {}
    own_turn(room, qtbot)
    with qtbot.waitSignal(room.session.advice.read_ahead):
        choose_clue(program)


def test_default_target_is_the_teammate_in_focus_else_the_next(program: Program) -> None:
    room = start(program)
    intent = room.screen.intent
    intent.start_clue()
    assert intent.pending.question == ClueChoice(1, all_values=True)
    intent.cancel()
    intent.focus(seen(room).hands[2][0].order)
    intent.start_clue()
    assert intent.pending.question == ClueChoice(2, all_values=True)
    intent.consider(Rank.ONE)
    assert intent.pending.question == ClueChoice(2, None, Clue(2, Rank.ONE), all_values=True)


def test_name_is_kept_from_the_start_page_and_changed_in_the_settings(program: Program) -> None:
    program.window.start_page.name.setText("Ines")
    assert program.settings.current.person == "Ines"
    assert program.game.tables.last_setup().seats[0].name == "Ines"
    program.preferences.change(person="Tor")
    program.window.start_page.play_button.click()
    setup = program.game.session.setup
    assert setup is not None
    assert setup.seats[0].name == "Tor"
    assert program.settings.current.person == "Tor"


def test_usual_name_follows_the_language(program: Program) -> None:
    program.window.start_page.play_button.click()
    assert program.game.tables.last_setup().seats[0].name == "Player"
    program.preferences.change(language=Language.SWEDISH)
    assert program.game.tables.last_setup().seats[0].name == "Spelare"
    program.preferences.change(language=Language.DUTCH)
    assert program.game.tables.last_setup().seats[0].name == "Speler"
    names = set()
    for language in Language:
        program.preferences.change(language=language)
        names.add(default_person())
    assert names == {*USUAL_NAMES}


def test_teaching_table_is_remembered(program: Program) -> None:
    last = program.game.tables.last_setup()
    program.game.tables.start(replace(last, is_taught=True))
    assert program.game.tables.last_setup().is_taught
    program.game.tables.start(last)
    assert not program.game.tables.last_setup().is_taught


def test_name_changed_in_the_settings_holds_for_playing_again(program: Program) -> None:
    program.window.start_page.name.setText("Ines")
    program.window.start_page.play_button.click()
    for name, expected in (("Tor", "Tor"), ("", "Player")):
        program.preferences.change(person=name)
        program.game.tables.play_again()
        setup = program.game.session.setup
        assert setup is not None
        assert setup.seats[0].name == expected
        assert program.settings.current.person == name


def test_name_given_at_a_new_table_is_kept(program: Program) -> None:
    program.preferences.change(person="Tor")
    program.game.tables.ask_for_table()
    dialog = program.window.findChild(NewGameDialog)
    assert dialog is not None
    dialog.rows[0].name.setText("Ines")
    dialog.accept()
    assert program.settings.current.person == "Ines"


def test_name_of_the_last_table_is_used_until_one_is_kept(program: Program) -> None:
    seats = (
        replace(program.game.tables.person, name="Ines"),
        *program.game.tables.last_setup().seats[1:],
    )
    table = replace(program.game.tables.last_setup(), seats=seats)
    program.settings.change(line_ups=(LineUp.from_setup(table),))
    assert program.settings.current.person is None
    program.window.start_page.play_button.click()
    setup = program.game.session.setup
    assert setup is not None
    assert setup.seats[0].name == "Ines"
    assert program.settings.current.person == "Ines"


def test_newcomer_is_told_what_to_look_at_once_and_the_next_move_removes_it(
    program: Program, qtbot: QtBot
) -> None:
    progress, toast = program.controllers.learning.progress, program.window.toast
    room = start(program)
    own_turn(room, qtbot)
    assert "You see everybody’s hand but your own." in toast.text()
    assert toast.isVisible()
    assert FirstHint.HANDS.value in progress.current.hints
    program.window.resize(1024, 640)
    log = room.screen.side.log
    two_turns = log.mapTo(program.window, QPoint(0, 4 * log.fontMetrics().lineSpacing()))
    qtbot.waitUntil(lambda: toast.y() > two_turns.y())  # it leaves the newest turns readable
    room.session.teammates.set_pause(60_000)
    room.session.submit(next(a for a in legal_actions(seen(room)) if isinstance(a, Clue)))
    qtbot.waitUntil(lambda: not toast.isVisible())
    own_turn(start(program), qtbot)
    assert "You see everybody’s" not in toast.text() or not toast.isVisible(), "told once"


def test_person_who_has_played_before_is_told_nothing(program: Program, qtbot: QtBot) -> None:
    page, progress = program.window.start_page, program.controllers.learning.progress
    page.greet()
    assert page.play_button.accessibleName().startswith("Yes, let’s play")
    page.play_button.click()
    own_turn(program.game, qtbot)
    assert not program.window.toast.isVisible()
    assert progress.current.hints == {hint.value for hint in FirstHint}


def test_several_people_at_one_screen_are_told_nothing(program: Program) -> None:
    seats = default_seats(3)
    people = (seats[0], replace(seats[1], level=None, name="Tor"), seats[2])
    program.game.tables.start(GameSetup(people, GameOptions(3), 7))
    assert not program.controllers.learning.progress.current.hints


def test_discard_of_a_clued_card_is_doubted_in_first_games_only(
    program: Program, qtbot: QtBot
) -> None:
    intent = program.game.screen.intent
    start(program)
    assert intent.warn_of_clued
    program.controllers.learning.begin_lesson(Lesson.TABLE)
    assert not intent.warn_of_clued, "a lesson says itself what to do"
    for _ in range(FIRST_GAMES):
        program.controllers.learning.progress.count_game()
    qtbot.waitUntil(lambda: not program.game.advice.is_first_game)
    start(program)
    assert not intent.warn_of_clued
