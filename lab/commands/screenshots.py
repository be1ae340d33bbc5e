"""``screenshots``: take deterministic pictures of every screen."""

import argparse
import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize

from hanabi_desktop.app.application import make_application
from hanabi_desktop.commands.arguments import add_appearance
from hanabi_desktop.commands.selftest import is_made
from hanabi_desktop.game.cards import Multicolour, Suit
from hanabi_desktop.game.moves import Clue, Discard
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions, TableTalk
from hanabi_desktop.game.remarks import Remark
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.metadata.statistics import Group
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.review.findings import Review
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.session.guides.teaching import Objection
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.session.play.teammate_threads import Hint
from hanabi_desktop.session.setup import GameSetup, Seat, seat_of, with_badges
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import CardBack, Cloth, Dress, Speed, Theme
from hanabi_desktop.table.intent import Zone
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.teammates.characters import CHARACTERS, Level
from hanabi_desktop.teammates.conventions import SWITCHES, Convention, Evidence, Fit, agreement_of
from hanabi_desktop.teammates.explaining.clue_readings import last_clue_to
from hanabi_desktop.teammates.explaining.move_review import objection_to
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.search.rollouts import Event, EventKind
from hanabi_desktop.teammates.teammate import AT_ONCE, Ahead
from hanabi_desktop.ui.agreements import AgreementDialog, ConventionsDialog
from hanabi_desktop.ui.errors import ErrorDialog
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.game.looking import BookmarkDialog
from hanabi_desktop.ui.hot_seat import SeatHandover
from hanabi_desktop.ui.library.library_tasks import AgreementFoundDialog
from hanabi_desktop.ui.new_game.new_game_controller import UndoConsent
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog
from hanabi_desktop.ui.rulebook.rulebook_window import RulebookWindow
from hanabi_desktop.ui.settings.settings_dialog import SettingsDialog
from hanabi_desktop.ui.shell.about import LicencesDialog
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.keys import KeysDialog
from hanabi_desktop.ui.shell.main_window import DEFAULT_SIZE
from hanabi_desktop.ui.widgets.seats import StartingPlayerDialog, default_seats
from hanabi_desktop.wording.rulebook import Page
from lab.staging.path_screens import save_path
from lab.staging.review_screens import save_review, some_games
from lab.staging.staged_window import StagedWindow

_DEAL = 48_213
_ANSWERS = 8
_PRACTICE_COLUMNS = 4
_EARLY, _TURNS, _PEOPLES_TURNS = 8, 30, 7


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("--out", type=Path, required=True)
    add_appearance(parser)
    parser.add_argument("--scale", type=float, default=1.0)


def run(arguments: argparse.Namespace) -> int:
    """Save pictures of every screen to a folder and return the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(arguments.scale)
    out: Path = arguments.out
    if not is_made(out):
        return 2
    application = make_application()
    stage = StagedWindow(
        StartOptions(
            language=Language(arguments.lang or "en"),
            theme=Theme(arguments.theme or "night"),
            speed=Speed.OFF,
            detail=Detail.EVERYTHING,
            text_size=arguments.text_size,
            size=QSize(*arguments.size) if arguments.size else DEFAULT_SIZE,
        )
    )
    _draw_all(stage, out)
    stage.close()
    application.processEvents()
    return 0


def _draw_all(stage: StagedWindow, out: Path) -> None:
    window, screen = stage.program.window, stage.program.game.screen
    stage.save(window, out / "start.png")
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        stage.play_to(
            GameOptions(
                players, multicolour=Multicolour.FIVE if players == 5 else Multicolour.NONE
            ),
            _DEAL,
            _TURNS,
        )
        stage.save(window, out / f"table_{players}p.png")
    three = GameOptions(3)
    _save_every_colour(stage, out)
    seen = stage.play_to(three, _DEAL, _TURNS)
    screen.intent.press_card(seen.own_hand[-1].order)
    stage.settle()
    stage.save(window, out / "table_card_chosen.png")
    screen.intent.cancel()
    _save_advice(stage, seen, out)
    screen.intent.see_as_holder(1)
    stage.settle()
    stage.save(window, out / "empathy.png")
    screen.intent.show_all_hands()
    _save_own_hand(stage, seen, out)
    screen.own_hand.put_away()
    seen = stage.play_to(three, _DEAL, _EARLY, clue_tokens=2)
    anchor = seen.hands[2][1]
    screen.intent.press_card(anchor.order)
    if anchor.card is not None:
        screen.intent.consider(anchor.card.suit)
    stage.settle()
    stage.save(window, out / "clue_choosing.png")
    screen.intent.cancel()
    screen.intent.start_clue()
    stage.settle()
    stage.save(window, out / "clue_all.png")
    screen.intent.cancel()
    _save_dialog(stage, out / "new_game.png")
    for talk in (TableTalk.FRIENDLY, TableTalk.STRICT):
        stage.play_to(replace(three, table_talk=talk), _DEAL, _TURNS)
        stage.save(window, out / f"table_{talk.value}.png")
    _save_dressed(stage, out)
    _save_moments(stage, out)
    seen = stage.play_to(
        replace(three, choreography=True, multicolour=Multicolour.FIVE), _DEAL, _TURNS
    )
    screen.intent.drop(seen.own_hand[-2].order, Zone.PLAY)
    stage.settle()
    stage.save(window, out / "announcing.png")
    screen.intent.cancel()
    for name, options in (("", three), ("_bouquet", replace(three, final_bouquet=True))):
        stage.play_to(options, _DEAL, 200)
        stage.program.game.end.show()
        stage.settle()
        stage.save(window, out / f"game_over{name}.png")
    _save_replay(stage, out)
    reviewed = save_review(stage, out)
    _save_around_the_game(stage, reviewed, out)
    save_path(stage, out)
    _save_shared_screen(stage, out)


def _save_every_colour(stage: StagedWindow, out: Path) -> None:
    """Save pictures of a game whose multicolour cards count as every colour, and of a clue in it."""
    window, screen = stage.program.window, stage.program.game.screen
    options = GameOptions(4, Multicolour.TEN_EVERY)
    seen = stage.play_to(options, _DEAL, _EARLY, clue_tokens=2)
    stage.save(window, out / "table_every_colour.png")
    held = (held for hand in seen.hands for held in hand)
    many = (h for h in held if h.card is not None and h.card.suit is Suit.MULTICOLOUR)
    card = next(many, None)
    if card is not None:
        screen.intent.press_card(card.order)
        screen.intent.consider(Suit.RED)
    stage.settle()
    stage.save(window, out / "clue_every_colour.png")
    screen.intent.cancel()


def _save_shared_screen(stage: StagedWindow, out: Path) -> None:
    """Save pictures of a shared screen: curtain, end of a turn, remark, consent."""
    window, game = stage.program.window, stage.program.game
    window.curtain.grace_ms = game.screen.done.grace_ms = 0
    game.hot_seat.recap.step_ms = 0
    seats = with_badges((Seat("Åsa"), seat_of(CHARACTERS[3]), Seat("Cécile")))
    game.session.start(GameSetup(seats, GameOptions(3, first_seat=0), _DEAL))
    for turn in range(_PEOPLES_TURNS):
        stage.settle()
        window.curtain.button.click()
        stage.settle()
        seen = game.table.observation
        if seen is None:
            return
        if turn == _PEOPLES_TURNS - 1:
            game.session.say(Remark.REMEMBER, 1)
            stage.settle()
            stage.save(window, out / "remark.png")
        game.session.submit(
            ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen, AT_ONCE).action
        )
        stage.settle_until(game.screen.done.isVisible)
        if turn == _PEOPLES_TURNS - 1:
            stage.save(window, out / "done.png")
        game.screen.done.button.click()
    stage.settle()
    stage.save(window, out / "curtain.png")
    back = game.session.taking_back
    if back is not None:
        consent = UndoConsent(back, game.words, window)
        stage.save(consent, out / "consent.png")
        consent.deleteLater()
    handover = SeatHandover(seats, range(len(seats)), window)
    stage.save(handover, out / "seat_handover.png")
    handover.deleteLater()
    question = StartingPlayerDialog(seats, window)
    stage.save(question, out / "who_begins.png")
    question.deleteLater()


def _save_replay(stage: StagedWindow, out: Path) -> None:
    """Save pictures of a finished game."""
    options, screen = GameOptions(3), stage.program.game.screen
    seats = default_seats(3)
    record = play_game(Seating((Level.CASUAL,) * 3), options, _DEAL).record
    record = replace(record, seats=tuple(seat.name for seat in seats))
    game = SavedGame(record, tuple(seat.level for seat in seats))
    stage.program.game.open(open_text(write_json(game).decode()))
    stage.settle()
    stage.program.game.session.cursor.go_to(_TURNS)
    stage.settle()
    stage.save(stage.program.window, out / "replay.png")
    screen.replay_bar.seat_chosen.emit(None)
    stage.settle()
    stage.save(stage.program.window, out / "replay_every_card.png")


def _save_around_the_game(stage: StagedWindow, reviewed: Review, out: Path) -> None:
    """Save pictures of library, statistics, settings, rules and start page."""
    program, window = stage.program, stage.program.window
    program.controllers.library_service.do(lambda store: store.keep(*some_games(reviewed)))
    program.game.to_start()
    window.start_page.welcome_back()
    _wait(stage)
    stage.save(window, out / "start_again.png")
    window.commands.give(Command.LIBRARY)
    _wait(stage)
    stage.save(window, out / "library.png")
    found = AgreementFoundDialog(_found_agreement(), window)
    stage.save(found, out / "agreement_found.png")
    found.deleteLater()
    window.commands.give(Command.STATISTICS)
    _wait(stage)
    stage.save(window, out / "statistics.png")
    page = program.controllers.statistics.page
    if page is not None:
        page.group.setCurrentIndex(page.group.findData(Group.DECISIONS))
        stage.settle_until(lambda: not page.course.isHidden())
        stage.save(window, out / "statistics_decisions.png")
        page.group.setCurrentIndex(page.group.findData("practice"))
        stage.settle_until(lambda: page.group_rows.columnCount() == _PRACTICE_COLUMNS)
        stage.save(window, out / "statistics_practice.png")
    dialog = SettingsDialog(program.settings.current, Path("~"), window)
    for row in range(dialog.pages.count()):
        dialog.pages.setCurrentRow(row)
        stage.settle()
        stage.save(dialog, out / f"settings_{row + 1}.png")
    dialog.deleteLater()
    _save_learning(stage, out)
    mishap = ErrorDialog("Hanabi Desktop\n\nValueError\n  table.py:1 in show", window)
    stage.save(mishap, out / "mishap.png")
    mishap.deleteLater()


def _found_agreement() -> Fit:
    """Return a plausible result of fitting an agreement to a hundred games."""
    agreement = agreement_of(Level.EXPERT).without_one(Convention.SAVE_TWO)
    evidence = (
        Evidence(one, one in agreement.conventions, 30.0 * place - 100, 50.0)
        for place, one in enumerate(SWITCHES)
    )
    return Fit(agreement, tuple(evidence), 0.0, 100)


def _save_learning(stage: StagedWindow, out: Path) -> None:
    """Save pictures of lessons, puzzles and the rulebook."""
    program, window = stage.program, stage.program.window
    learning, game = program.controllers.learning, program.game
    coach = game.screen.advice
    window.commands.give(Command.LEARN)
    stage.settle()
    stage.save(window, out / "learn.png")
    if learning.page is not None:
        learning.page.lists_button.click()
    stage.settle()
    stage.save(window, out / "learn_lists.png")
    learning.begin_lesson(Lesson.TABLE)
    stage.settle()
    stage.save(window, out / "lesson.png")
    learning.begin_lesson(Lesson.EVERY_COLOUR)
    stage.settle()
    stage.save(window, out / "lesson_every_colour.png")
    learning.begin_lesson(Lesson.SAVE_CLUES)
    coach.go_on()
    stage.settle()
    game.session.submit(Clue(1, Suit.BLUE))
    stage.settle()
    stage.save(window, out / "lesson_mistake.png")
    learning.begin_puzzle(2)
    stage.settle()
    stage.save(window, out / "puzzle.png")
    coach.chosen.emit(Choice.SOLUTION)
    stage.settle()
    stage.save(window, out / "puzzle_answer.png")
    book = RulebookWindow((), window)
    for page in Page:
        book.open_at(page)
        stage.settle()
        stage.save(book, out / f"rulebook_{page.value}.png")
    book.deleteLater()
    game.to_start()


def _wait(stage: StagedWindow) -> None:
    """Wait for the library's background threads."""
    for _ in range(_ANSWERS):
        stage.settle()


def _save_own_hand(stage: StagedWindow, seen: Observation, out: Path) -> None:
    """Save pictures of the viewer's hand: sorted, raised, tilted, with notes."""
    window, screen = stage.program.window, stage.program.game.screen
    own, hand = screen.own_hand, seen.hand_orders(seen.seat)
    own.write(hand[0], "r2")
    own.write(hand[1], "save")
    own.raise_or_lower(hand[2])
    own.tilt_or_straighten(hand[3])
    own.move(hand, hand[4], 2)
    stage.settle()
    stage.save(window, out / "own_hand.png")
    screen.intent.begin_note(hand[1])
    stage.settle()
    stage.save(window, out / "note.png")
    screen.intent.cancel()


def _save_dressed(stage: StagedWindow, out: Path) -> None:
    """Save pictures of other backs and cloths."""
    window = stage.program.window
    for back, cloth in ((CardBack.STARS, Cloth.BOARDS), (CardBack.RINGS, Cloth.LINEN)):
        stage.program.game.set_dress(Dress(back=back, cloth=cloth))
        stage.settle()
        stage.save(window, out / f"table_{cloth.value}.png")
    stage.program.game.set_dress(Dress())


def _save_moments(stage: StagedWindow, out: Path) -> None:
    """Save pictures of a thinking teammate, the last round and an earlier moment."""
    window, game = stage.program.window, stage.program.game
    options = GameOptions(3)
    for step in stage.steps(options, _DEAL):
        step()
        seen = stage.seen
        if len(seen.history) == _TURNS // 2:
            game.screen.scene.set_thinking(seen.seat_to_act)
            stage.settle()
            stage.save(window, out / "thinking.png")
            game.screen.scene.set_thinking(None)
        if seen.turns_left == options.players - 1:
            stage.settle()
            stage.save(window, out / "last_round.png")
            break
    game.session.cursor.go_to(_TURNS // 2)
    stage.settle()
    stage.save(window, out / "looking_back.png")
    game.session.cursor.go_to_present()


def _save_advice(stage: StagedWindow, seen: Observation, out: Path) -> None:
    """Save pictures of advice: why, what a clue says, hints, the agreement."""
    window, game = stage.program.window, stage.program.game
    game.advice.explain()
    stage.save(window, out / "advice_thinking.png")
    stage.settle()
    stage.save(window, out / "advice_why.png")
    game.advice.on_clue_read(last_clue_to(seen, agreement_of(Level.CASUAL)))
    stage.save(window, out / "advice_clue.png")
    hint = ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen, AT_ONCE)
    game.advice.on_hinted(Hint(hint))
    stage.save(window, out / "advice_hint.png")
    ahead = Ahead(Discard(seen.hand_orders(seen.seat)[0]), 80, 0.4, 0.08)
    red = seen.hands[1][0]
    because = (Because(Event(EventKind.PLAYED, 1, red.order), red.card, 0.9, 0.3, 64),)
    hint = replace(hint, reason=replace(hint.reason, ahead=ahead))
    game.advice.on_hinted(Hint(hint, ahead.instead, because))
    stage.save(window, out / "advice_ahead.png")
    agreed = ConventionsDialog(agreement_of(Level.EXPERT), seen.options, window)
    stage.save(agreed, out / "conventions.png")
    agreed.deleteLater()
    keys = KeysDialog(window.keys, window)
    stage.save(keys, out / "keys.png")
    keys.deleteLater()
    bookmark = BookmarkDialog(len(seen.history), "", window)
    stage.save(bookmark, out / "bookmark.png")
    bookmark.deleteLater()
    discard = Discard(seen.hand_orders(seen.seat)[-1])
    objection = Objection(discard, 0.8, objection_to(seen, agreement_of(Level.CASUAL), discard))
    game.teaching.warn(objection, places_in(seen), stage.settle)
    stage.save(window, out / "teaching.png")
    game.teaching.drop()
    licences = LicencesDialog(window)
    stage.save(licences, out / "licences.png")
    licences.deleteLater()


def _save_dialog(stage: StagedWindow, file: Path) -> None:
    dialog = NewGameDialog(stage.program.game.tables.last_setup(), (), 1, stage.program.window)
    dialog.open()
    stage.settle()
    stage.save(dialog, file)
    setup = dialog.setup()
    agreement = AgreementDialog(setup.agreed, (), setup.options, dialog)
    for name, row in (("agreement", 0), ("agreement_long", agreement.switches.count() - 1)):
        agreement.switches.setCurrentRow(row)
        stage.save(agreement, file.with_name(f"{name}.png"))
    agreement.deleteLater()
    dialog.close()
    dialog.deleteLater()
