"""The controller of games: connects the session with models, table and end page.

It is built after the first frame of the start page, so that the window appears at once.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTimer
from PySide6.QtWidgets import QWidget

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.learning.daily import daily_deal
from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.session.library.library_service import GameSaver
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.position import Position
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat, faces_of
from hanabi_desktop.settings.settings_store import SettingsStore
from hanabi_desktop.table.appearance import Dress, Speed
from hanabi_desktop.table.models.lists import DiscardsModel, TurnLogModel
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.sounds import SoundGroup
from hanabi_desktop.table.table_decor import SeatLabel
from hanabi_desktop.table.view import turn_of_strike
from hanabi_desktop.ui.end.end_controller import EndController
from hanabi_desktop.ui.game.advice import AdviceController
from hanabi_desktop.ui.game.coach import CoachController
from hanabi_desktop.ui.game.looking import BookmarksController, LookingController
from hanabi_desktop.ui.game.programs import ProgramsController
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.game.teaching import TeachingController
from hanabi_desktop.ui.hot_seat import HotSeatController
from hanabi_desktop.ui.new_game.new_game_controller import NewGameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.wording.counts import Counts, day_name
from hanabi_desktop.wording.names import level_name, variant_names, verdict
from hanabi_desktop.wording.player_names import shown_name
from hanabi_desktop.wording.problems import ending_words, only_watched_sentence

translate = QCoreApplication.translate


def bar_text(
    options: GameOptions,
    game_number: int | None,
    replayed: tuple[int, str] | None,
    counts: Counts,
    branched_at: int | None = None,
    *,
    hides_result: bool = False,
) -> str:
    """Return the description of the game in the window's bar.

    Args:
        options: the rules of the game.
        game_number: the number of the deal; None for an imported deck.
        replayed: the points of a finished game and the code of its ending; None while playing.
        counts: puts numbers into words.
        branched_at: the turn after which this game branched off another one.
        hides_result: whether it is a replay whose result is not told.
    """
    info = [counts.players(options.players), *variant_names(options)]
    day = None if game_number is None else daily_deal(options, game_number)
    if day is not None:
        #: {day} is "28 November"
        text = translate("MainWindow", "Deal of the day, {day}")
        info.insert(0, text.format(day=day_name(day)))
    elif game_number is not None:
        deal = translate("MainWindow", "Deal {number}")
        info.insert(0, deal.format(number=QLocale().toString(game_number)))
    if branched_at is not None:
        text = translate("MainWindow", "Played on from turn {turn}")
        info.append(text.format(turn=branched_at))
    if hides_result:
        #: a game that is looked at; how it ended is not told
        info.insert(0, translate("MainWindow", "Replay without the result"))
    elif replayed is not None:
        score, ending = replayed
        #: a game that is looked at: {points} is "21 points", {ending} how it ended
        text = translate("MainWindow", "Replay: {points}, {ending}")
        info.insert(0, text.format(points=counts.points(score), ending=ending_words(ending)))
    return "  ·  ".join(info)


def seat_labels(seats: Sequence[Seat], person: str) -> tuple[SeatLabel, ...]:
    """Return the labels of the seat plates; ``person`` is the note beside a person's name."""
    return tuple(
        SeatLabel(
            shown_name(seat.name),
            _seat_note(seat, person),
            seat.badge or seat.program or face,
        )
        for seat, face in zip(seats, faces_of(seats), strict=True)
    )


def _seat_note(seat: Seat, person: str) -> str:
    """Return what a seat's plate says beside the name."""
    if seat.level is not None:
        return level_name(seat.level)
    #: on a plate at the table, beside the name of a program that the person has added
    return person if seat.program is None else translate("TableScreen", "program")


def handover_title(name: str) -> str:
    """Return the window's title while the curtain is down."""
    return translate("HotSeatController", "{name} is next").format(name=name) + " · Hanabi"


def title_text(seen: Observation, names: tuple[str, ...]) -> str:
    """Return the window title: whose turn it is, or how the game ended."""
    if seen.ending is None:
        return translate("MainWindow", "Turn {number} · {name} · Hanabi").format(
            number=seen.turn_number, name=names[seen.seat_to_act]
        )
    score = score_of(seen.fireworks, seen.ending)
    judged = verdict(seen.options, score, seen.ending)
    if seen.options.final_bouquet:
        return f"{judged} · Hanabi"
    return translate("MainWindow", "{score} of {most} · {rating} · Hanabi").format(
        score=score, most=seen.options.max_score, rating=judged
    )


_TEAMMATE_PAUSE_MS = 900


class GameController(QObject):
    """Shows the session's game in the main window.

    Attributes:
        table, discards, log: the models of what the viewer may know.
        tables: starts games.
        looking: moves the cursor and shows its position.
        teaching: asks before costly moves at a teaching table.
        programs: handles programs of others at the table.
        coach: presents lessons and other guided games.
    """

    def __init__(
        self,
        window: MainWindow,
        settings: SettingsStore,
        saver: GameSaver,
        first_deal: int | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._came_from: QWidget | None = None
        self._detail = Detail.EVERYTHING
        session = self.session = Session(self, saver)
        words = self.words = TableWords()
        self.table = TableModel(self)
        self.discards = DiscardsModel(words.discard_cell, self)
        self.log = TurnLogModel(words, self)
        screen = self.screen = TableScreen(self.table, self.discards, self.log, words, window.keys)
        self.end = EndController(window, session, self.table, screen, screen.scene, self)
        self.tables = NewGameController(window, settings, session, words, first_deal, self)
        window.add_page(screen, toasts=screen.place_of_toasts)
        screen.scene.rearranged.connect(window.toast.place)
        screen.advice.toggled.connect(window.toast.place)
        self.looking = LookingController(
            window, session, screen, words, self.tables, self.end, parent=self
        )
        self._connect()
        self.coach = CoachController(window, session, screen, parent=self)
        self.hot_seat = HotSeatController(
            window, session, screen.scene, screen.view, screen.done, words, parent=self
        )
        self.hot_seat.covered.connect(self._clear_views)
        self.programs = ProgramsController(
            window, session, words, screen.say_at, self.to_start, parent=self
        )
        self.advice = AdviceController(
            window, session, screen, words, self.programs.ask_words, parent=self
        )
        self.bookmarks = BookmarksController(window, session, screen, parent=self)
        self.teaching = TeachingController(session, screen, words, parent=self)

    def _connect(self) -> None:
        session, window, over = self.session, self._window, self.end.page
        session.started.connect(self._on_started)
        session.closed.connect(self._on_closed)
        session.seated.connect(self._on_seated)
        session.remarked.connect(self._on_remarked)
        session.cursor.changed.connect(self._on_changed)
        session.refused.connect(self.screen.refuse)
        session.thinking.connect(self._on_thinking)
        self.screen.intent.action_requested.connect(session.submit)
        window.bar.eye_button.clicked.connect(self._show_holders_view)
        self.screen.intent.changed.connect(
            lambda: window.bar.mark_holders_view(on=bool(self.screen.intent.pending.empathy))
        )
        window.turned.connect(lambda: window.bar.show_for_table(shown=window.page is self.screen))
        self.screen.scene.settled.connect(self._on_settled)
        self.screen.remarks.chosen.connect(session.say)
        self.screen.step_asked.connect(session.teammates.step)
        session.teammates.waiting.connect(self._offer_step)
        window.commands.connect(Command.START_PAGE, self.to_start)
        window.language_changed.connect(self._on_language_changed)
        self.tables.taken_back.connect(self._on_taken_back)
        self.tables.told.connect(self.screen.status_bar.notify)
        over.again_button.clicked.connect(self.tables.play_again)
        over.same_button.clicked.connect(self.tables.same_deal)
        over.strike_button.clicked.connect(self._go_back_before_strike)
        over.new_button.clicked.connect(self.tables.ask_for_table)
        over.table_button.clicked.connect(self._look_at_the_end)

    def close(self) -> None:
        """Stop computations, timers and animations, for good."""
        self.end.stop()
        self.screen.view.stop()
        self.screen.scene.stop()
        self.end.close()
        self.session.close()
        self.teaching.close()

    # -- appearance -------------------------------------------------------------------------

    def set_dress(self, dress: Dress) -> None:
        self.screen.scene.set_dress(dress)
        self.end.page.fireworks.set_dress(dress)

    def set_speed(self, speed: Speed) -> None:
        self.screen.scene.set_speed(speed)
        self.screen.advice.set_speed(speed)
        self._window.curtain.speed = speed
        self.session.teammates.set_pause(round(_TEAMMATE_PAUSE_MS * speed.factor))

    def set_detail(self, detail: Detail) -> None:
        self._detail = detail
        self._show_detail()

    def _show_detail(self) -> None:
        """Show as much as is set; a lesson on empty clues offers them in any case."""
        detail, seen = self._detail, self.session.cursor.present
        is_led = self.session.mode is Mode.LED
        if is_led and detail is Detail.SIMPLE and seen is not None and seen.options.empty_clues:
            detail = Detail.USUAL
        self.table.set_detail(detail)

    def set_sounds(self, volume: int, silenced: frozenset[SoundGroup]) -> None:
        """Set the volume, 0 to 100, and the groups of sounds to mute."""
        sounds = self.screen.scene.sounds
        sounds.volume, sounds.silenced = volume, silenced
        QTimer.singleShot(0, sounds, sounds.preload)

    def set_warnings(self, *, on: bool) -> None:
        """Set whether to warn before playing a card that cannot be played."""
        self.screen.intent.warn_mistakes = on

    def _on_language_changed(self) -> None:
        self._label_seats()
        self._update_window()

    # -- the game -----------------------------------------------------------------------------

    def _on_started(self, setup: GameSetup) -> None:
        self.end.stop()
        self.looking.begin()
        self._clear_table()
        self.words.names = tuple(map(shown_name, setup.names))
        self._label_seats()
        mode = self.session.mode
        is_played = mode is Mode.PLAYED
        self.screen.intent.warn_of_clued = is_played and self.advice.is_first_game
        self._window.commands.offer_game(
            same_deal=is_played,
            sharing=mode is not Mode.LED,
            leaving=is_played and setup.is_shared,
            copying=True,
        )
        self._show_table()

    def _on_closed(self) -> None:
        """Clear the table, because there is no game any more."""
        self.end.stop()
        self.looking.begin()
        self._clear_table()

    def _clear_table(self) -> None:
        """Clear every view of the previous game, and close a note being written."""
        self.screen.intent.cancel()
        self.table.show(None)
        self.screen.own_hand.put_away()
        self.log.show(())

    def _on_seated(self) -> None:
        """Show the hand of the new viewer as they have arranged it."""
        self.screen.intent.cancel()
        self.looking.show_held_hand()
        self._window.commands.offer_advice(during=not self.session.cursor.is_read_only)

    def _clear_views(self) -> None:
        """Clear all views before the curtain falls."""
        self.end.forget()
        self.screen.forget()
        self._clear_table()
        self._window.commands.offer_advice(during=False)
        self._window.commands.offer_undo(possible=self.session.can_undo)
        self._update_window()

    def _on_changed(self, position: Position) -> None:
        """Update the models for the position shown, then the window."""
        cursor, seen = self.session.cursor, position.observation
        self._show_detail()
        self.log.show(cursor.log_positions, cursor.said)
        self.looking.follow()
        self._window.commands.offer_undo(possible=self.session.can_undo)
        if (seen, cursor.may_act) != (self.table.observation, self.table.acts):
            self.table.show(seen, acts=cursor.may_act)
        self._offer_step()
        self._update_window()

    def _on_remarked(self, said: Said) -> None:
        cursor = self.session.cursor
        self.log.show(cursor.log_positions, cursor.said)
        if said.seat == cursor.viewer:
            cursor.go_to_present()
        self.screen.show_remark(said, own=said.seat == cursor.viewer)

    def _look_at_the_end(self) -> None:
        """Show the replay of the game that has just ended, from its last turn."""
        over = self.session.over
        if over is None:
            self._show_table()  # a guided game has no replay
        else:
            self.session.study(over, self.session.viewer, shows_all=True)

    def _show_table(self) -> None:
        self._window.turn_to(self.screen)
        self.screen.view.settle()
        self.screen.view.setFocus()

    def _show_holders_view(self, on: bool) -> None:  # noqa: FBT001 (a signal's argument)
        """Show every hand as its holder sees it, or as it is."""
        if on:
            self.screen.intent.see_as_holders()
        else:
            self.screen.intent.show_all_hands()
        self.screen.view.setFocus()

    def _on_thinking(self, seat: int) -> None:
        self.screen.scene.set_thinking(None if seat < 0 else seat)

    def _offer_step(self) -> None:
        """Offer the move of the teammate to act if it waits for the person."""
        cursor = self.session.cursor
        waits = self.session.teammates.is_waiting and not cursor.is_looking_back
        seen = cursor.present if waits else None
        name = "" if seen is None else self.words.names[seen.seat_to_act]
        self.screen.status_bar.await_step(name)
        if name:
            self.screen.scene.set_thinking(None)

    def _on_settled(self) -> None:
        """Schedule the end page once the last card has arrived."""
        if self.session.mode is Mode.PLAYED and not self.session.cursor.is_looking_back:
            self.end.schedule_summary()

    def _label_seats(self) -> None:
        """Set the seat labels; without notes if it is unknown who played."""
        setup, person = self.session.setup, ""
        if self.session.knows_players:
            #: stands on a name plate beside the name: a person, not a program
            person = translate("Table", "person")
        if setup is not None:
            self.screen.scene.set_seats(seat_labels(setup.seats, person))

    def _update_window(self) -> None:
        session, seen, next_name = self.session, self.table.observation, self.hot_seat.next_name
        if next_name is not None:
            self._window.tell("", handover_title(next_name))
        if seen is None or session.setup is None or self.coach.update_window():
            return
        branched_at = session.assistance.branched_at if session.mode is Mode.PLAYED else None
        self._window.tell(
            bar_text(
                seen.options,
                session.setup.game_number,
                session.cursor.result,
                self.words.counts,
                branched_at,
                hides_result=session.cursor.hides_end,
            ),
            title_text(seen, self.words.names),
        )

    # -- other pages --------------------------------------------------------------------------------

    def visit(self, page: QWidget, title: str) -> None:
        """Switch from the game to another page, lifting the curtain, since the table is hidden."""
        if self._window.curtain.is_down:
            self._window.lift_curtain()
        if self._window.page in (self.screen, self.end.page):
            self._came_from = self._window.page
        self._window.tell("", title)
        self._window.turn_to(page)

    def _go_back_before_strike(self) -> None:
        """Start a new game from the position before the last strike of the game that has ended."""
        seen = self.table.observation
        turn = None if seen is None else turn_of_strike(seen, seen.strikes)
        branch = None if turn is None else self.session.branch_at(turn - 1)
        if branch is not None:
            self.tables.branch(*branch)

    def go_back(self) -> None:
        if self.session.setup is None:
            self.to_start()
            return
        if self._came_from is self.end.page:
            self._window.turn_to(self.end.page)
        elif self.hot_seat.next_name is not None:
            self._show_table()
            self.hot_seat.cover_again()
        else:
            self._show_table()
            self._on_settled()
        self._update_window()

    def say_if_only_watched(self) -> bool:
        """Return whether the game on the table can only be watched, and say so if it can."""
        setup = self.session.setup
        if setup is None or not self.session.is_only_watched:
            return False
        self._window.toast.say(only_watched_sentence(setup.options))
        return True

    def open(self, opened: OpenedGame) -> bool:
        """Continue an unfinished game or view a finished one; return whether it continues."""
        setup = opened.setup()
        if setup is not None:
            return self.tables.go_on(opened, setup)
        hides_end = self._window.commands[Command.HIDE_RESULT].isChecked()
        self.session.study(opened, hides_end=hides_end)
        self.say_if_only_watched()
        if opened.saved.newer_wish is not None:
            self._window.toast.say(
                translate(
                    "GameController",
                    "This table’s agreement was saved by a newer version of this program: you"
                    " can look at the game here, but not continue it.",
                )
            )
        return False

    def to_start(self) -> None:
        self.session.leave()
        self._window.show_start()

    def _on_taken_back(self) -> None:
        """Cancel the end page and return to the table."""
        self.end.take_back()
        self._show_table()
