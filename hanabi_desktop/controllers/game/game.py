"""The controller of games: session, models, table and end, wired together.

It is built after the first frame of the start page has been painted, so that the window
is there at once; it is part of the composition root.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from hanabi_desktop.controllers.game.advice import AdviceController
from hanabi_desktop.controllers.game.bookmarks import BookmarksController
from hanabi_desktop.controllers.game.end import EndController
from hanabi_desktop.controllers.game.hot_seat import HotSeatController
from hanabi_desktop.controllers.game.new_game import NewGameController
from hanabi_desktop.controllers.game.replay import ReplayController
from hanabi_desktop.controllers.game.teaching import TeachingController
from hanabi_desktop.game.moves import Clued
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.library.metadata.jottings import HeldHand
from hanabi_desktop.models.discards import DiscardsModel
from hanabi_desktop.models.table import TableModel
from hanabi_desktop.models.turn_log import LogEntry, TurnLogModel
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.library.saving import GameSaver
from hanabi_desktop.session.play.advance import Advance
from hanabi_desktop.session.play.replay import Replay
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.play.sharing import Shareable
from hanabi_desktop.session.play.timeline import Timeline
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.settings.store import SettingsStore
from hanabi_desktop.table.art.palette import CardDesign
from hanabi_desktop.table.sound.sound_names import SoundGroup
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.windows.game.captions import bar_text, handover_title, seat_labels, title_text
from hanabi_desktop.windows.game.table_screen import TableScreen
from hanabi_desktop.windows.main.main_window import MainWindow
from hanabi_desktop.windows.widgets.words import TableWords
from hanabi_desktop.wording.player_names import shown_name

translate = QCoreApplication.translate

_TEAMMATE_PAUSE_MS = 900


class GameController(QObject):
    """Plays games in the main window.

    Signals:
        left_table: there is no game on the table any more.
        scripted_shown: a game that a lesson leads is shown; its captions are the lesson's.

    Attributes:
        session: holds the game.
        timeline: its present, and the earlier moment that is looked at.
        table, discards, log: the models, fed with what the viewer may know.
        screen: the table with all that belongs to it.
        end: tells how a game went.
        bookmarks: marks moments of the game.
        tables, replay, hot_seat, advice, teaching: who starts games, shows those that are over,
            hands the screen over, answers questions, asks them at a teaching table.
    """

    left_table = Signal()
    scripted_shown = Signal()

    def __init__(
        self,
        window: MainWindow,
        settings: SettingsStore,
        keeper: GameSaver,
        first_deal: int | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._setup: GameSetup | None = None
        self._came_from: QWidget | None = None
        self.session = Session(self, keeper)
        self.timeline = Timeline(self.session, self)
        self.words = TableWords()
        self.table = TableModel(self)
        self.discards = DiscardsModel(self.words.discard_cell, self)
        self.log = TurnLogModel(self.words, self)
        self.screen = TableScreen(self.table, self.discards, self.log, self.words, window.keys)
        self.end = EndController(window, self.session, self.table, self.screen, self)
        self.tables = NewGameController(
            window, settings, self.session, self.words, first_deal, self
        )
        self.replay = ReplayController(window, self.screen, self.words, self.tables, keeper, self)
        window.add_page(self.screen, toasts=self.screen.place_of_toasts)
        self.screen.scene.rearranged.connect(window.toast.place)
        self._connect()
        self.hot_seat = HotSeatController(
            window, self.session, self.timeline, self.screen, self.words, parent=self
        )
        self.hot_seat.covered.connect(self._forget_what_was_seen)
        self.advice = AdviceController(
            window, self.session, self.timeline, self.screen, self.words, parent=self
        )
        self.bookmarks = BookmarksController(
            window, self.session, self.timeline, self.screen, parent=self
        )
        self.teaching = TeachingController(
            window, self.session, self.timeline, self.screen, self.words, parent=self
        )

    def _connect(self) -> None:
        session, window, over = self.session, self._window, self.end.page
        session.started.connect(self.on_started)
        session.seated.connect(self._on_seated)
        session.remarked.connect(self._on_remarked)
        session.caught_up.connect(self.on_caught_up)
        session.advanced.connect(self.on_advanced)
        session.rejected.connect(self.screen.refuse)
        session.told_all.connect(self.log.tell_all)
        session.thinking.connect(self._on_thinking)
        self.timeline.shown.connect(self._show_position)
        self.timeline.returned.connect(self._leave_the_past)
        self.timeline.gone_on.connect(self._stay_in_the_past)
        self.screen.intent.action_requested.connect(session.submit)
        window.bar.holders_view.connect(self._show_holders_view)
        self.screen.intent.changed.connect(
            lambda: window.bar.mark_holders_view(on=bool(self.screen.intent.pending.empathy))
        )
        window.turned.connect(lambda: window.bar.show_for_table(shown=window.page is self.screen))
        self.screen.own_hand.noted.connect(self._note)
        self.screen.own_hand.held.connect(self._hold)
        self.screen.first_touch_asked.connect(self._go_to_first_touch)
        self.screen.moment_asked.connect(self._go_to_turn)
        self.screen.replay_bar.left.connect(self.timeline.back)
        self.screen.scene.settled.connect(self._on_settled)
        self.screen.replay_bar.turn_chosen.connect(self._go_to_turn)
        self.replay.moved.connect(self.on_caught_up)
        self.screen.remark_chosen.connect(session.say)
        window.menu.to_start.connect(self.to_start)
        window.language_changed.connect(self._on_language_changed)
        self.tables.taken_back.connect(self._on_taken_back)
        over.play_again.connect(self.tables.play_again)
        over.same_deal.connect(self.tables.same_deal)
        over.new_game.connect(self.tables.ask_for_table)
        over.back_to_table.connect(self._look_at_the_end)

    def close(self) -> None:
        """Stop everything that thinks, waits or moves, for good."""
        self.end.stop()
        self.screen.view.stop()
        self.screen.scene.stop()
        self.end.close()
        self.session.stop()

    # -- appearance -------------------------------------------------------------------------

    def set_card_design(self, design: CardDesign) -> None:
        """Print the cards otherwise."""
        self.screen.scene.set_card_design(design)
        self.end.page.fireworks.set_card_design(design)

    def set_speed(self, speed: Speed) -> None:
        """Move, and let teammates act, at another speed."""
        self.screen.scene.set_speed(speed)
        self._window.curtain.speed = speed
        self.session.set_pause(round(_TEAMMATE_PAUSE_MS * speed.factor))

    def set_sounds(self, volume: int, silenced: frozenset[SoundGroup]) -> None:
        """Play sounds so loud, 0 to 100, but not these groups."""
        sounds = self.screen.scene.sounds
        sounds.volume, sounds.silenced = volume, silenced
        QTimer.singleShot(0, sounds, sounds.wake)

    def set_warnings(self, *, on: bool) -> None:
        """Warn before a play that cannot fit, or do not."""
        self.screen.intent.warn_unplayable = on

    def _on_language_changed(self) -> None:
        self._label_seats()
        self._tell_window()

    # -- the game -----------------------------------------------------------------------------

    def on_started(self, setup: GameSetup) -> None:
        """A game has begun: turn to its table."""
        self._close_replay()
        self._clear_table()
        self._setup = setup
        self.words.names = tuple(map(shown_name, setup.names))
        self._label_seats()
        plays = not self.session.is_scripted
        leaving = plays and setup.is_shared
        self._window.menu.offer(same_deal=plays, sharing=plays, leaving=leaving)
        self._show_table()

    def _clear_table(self) -> None:
        """Nothing of the game before is left: no card under another's name, no note begun."""
        self.screen.intent.cancel()
        self.table.show(None)
        self.screen.own_hand.put_away()
        self.log.show(())

    def _on_seated(self) -> None:
        """Somebody looks on from now on: their hand lies as they have left it."""
        self.screen.intent.cancel()
        self._take_hand_up()
        self._window.menu.offer_advice(during=True)

    def _forget_what_was_seen(self) -> None:
        """Nobody looks on: no model, and nothing drawn from one, keeps what somebody has seen."""
        self.end.forget()
        self.screen.forget()
        self.timeline.clear()
        self.log.show(())
        self.table.show(None)
        self.screen.own_hand.put_away()
        self._window.menu.offer_advice(during=False)
        self._window.menu.offer_undo(possible=self.session.taking_back is not None)
        self._tell_window()

    def on_caught_up(self, steps: Sequence[Advance]) -> None:
        """Show a game from its deal to the last of these steps."""
        self.log.show(
            (
                LogEntry.of(step.observation, step.turn, step.reason)
                for step in steps
                if step.turn is not None
            ),
            self.session.said if self._replay is None else self._replay.said,
        )
        self.timeline.begin(steps[-1].observation)

    def on_advanced(self, advance: Advance) -> None:
        """The game has gone on: tell the models, then the window."""
        if advance.turn is not None:
            self.log.add(LogEntry.of(advance.observation, advance.turn, advance.reason))
        self.timeline.follow(advance.observation)

    def _on_remarked(self, said: Said) -> None:
        """Something was said: it is written down, and whoever was asked points at their cards."""
        self.log.add(said)
        if said.seat == self.session.viewer:
            self.timeline.back()
        self.screen.show_remark(said, own=said.seat == self.session.viewer)

    # -- looking back ---------------------------------------------------------------------------

    def _go_to_turn(self, turn: int) -> None:
        """Show the moment after so many turns, of a replay or of the game that is played."""
        if self._replay is not None:
            self.replay.go_to(turn)
        else:
            self.timeline.go_to(turn)

    def _go_to_first_touch(self, order: int) -> None:
        """Show when a clue first touched a card, of what can be seen of the game's course."""
        replay = self._replay
        seen = self.timeline.present if replay is None else replay.whole
        for turn in seen.history if seen is not None else ():
            if any(isinstance(e, Clued) and order in e.touched for e in turn.events):
                self._go_to_turn(turn.number)
                return
        self._window.toast.say(translate("GameController", "No clue has touched this card yet."))

    def _note(self, order: int, text: str) -> None:
        """Keep a note with the game it belongs to."""
        (self._replay or self.session).note(order, text)

    def _hold(self, hand: HeldHand) -> None:
        """Keep with a game that is played how its cards are held; the past is left alone."""
        if self._replay is None and self.timeline.moment is None:
            self.session.hold(hand)

    def _take_hand_up(self) -> None:
        """Have the own hand lie as it does at the moment shown."""
        session = self.session
        self.screen.own_hand.take(session.notes, session.held_at(self.timeline.moment))

    def _leave_the_past(self) -> None:
        self._take_hand_up()
        self.screen.set_replaying(False)
        self.screen.view.setFocus()

    def _stay_in_the_past(self, present: Observation) -> None:
        """The game has gone on while an earlier moment is looked at."""
        self.screen.look_back(self.timeline.moment or 0, self.timeline.turns)
        people = self._setup.people if self._setup is not None else ()
        if present.ending is not None or present.seat_to_act in people:
            self._window.toast.say(
                translate("GameController", "The game has moved on. Esc takes you back to it.")
            )

    def _show_position(self, seen: Observation) -> None:
        """Show the game as it stands, or an earlier moment in which nothing can be done."""
        moment, setup = self.timeline.moment, self._setup
        if moment is not None:
            self.end.put_off()
            self._take_hand_up()
            self.screen.look_back(moment, self.timeline.turns)
        can_undo = self._replay is None and self.session.taking_back is not None
        self._window.menu.offer_undo(possible=can_undo)
        person = setup is not None and setup.seats[seen.seat].is_person
        self.table.show(seen, acts=person and moment is None)
        self._tell_window()

    def _look_at_the_end(self) -> None:
        """Look at the game that has just ended, from its last turn back."""
        finished = self.session.finished()
        if finished is None:
            self._show_table()  # one that is led: nothing of it is kept
            return
        viewer = self.session.viewer
        self.open(finished)
        if self._replay is not None:
            self.replay.look_from(viewer)  # the table stays as it was turned, with their notes
            self.replay.look_from(None)
            self.replay.go_to(self._replay.turns)

    def _show_table(self) -> None:
        self._window.turn_to(self.screen)
        self.screen.view.settle()
        self.screen.view.setFocus()

    def _show_holders_view(self, on: bool) -> None:  # noqa: FBT001 (a signal's argument)
        """Show every hand as its holder sees it, or as it is."""
        if on:
            self.screen.intent.see_as_holders()
        else:
            self.screen.intent.see_again()
        self.screen.view.setFocus()

    def _on_thinking(self, seat: int) -> None:
        self.screen.scene.set_thinking(None if seat < 0 else seat)

    def _on_settled(self) -> None:
        """The last card has arrived."""
        looking_back = self._replay is not None or self.timeline.moment is not None
        if not looking_back and not self.session.is_scripted:
            self.end.let_be_seen()

    def _label_seats(self) -> None:
        """Write who sits where; nothing beside a name where nobody knows who played."""
        #: stands on a name plate beside the name: a person, not a program
        person = translate("Table", "person")
        seats = self._setup.seats if self._setup is not None else ()
        if self._replay is not None:
            seats = self._replay.seats
            person = person if self._replay.knows_players else ""
        self.screen.scene.set_seats(seat_labels(seats, person))

    def _tell_window(self) -> None:
        """The bar says which game this is, the title whose turn it is or how it ended."""
        seen, next_name = self.table.observation, self.hot_seat.next_name
        game = self._replay or self._setup
        if next_name is not None:
            self._window.tell("", handover_title(next_name))
        if seen is None or game is None:
            return
        if self.session.is_scripted:
            self.scripted_shown.emit()
            return
        replay = self._replay
        ended = None if replay is None else (replay.score, replay.ending)
        branched_at = None if replay is not None else self.session.assistance.branched_at
        self._window.tell(
            bar_text(seen.options, game.game_number, ended, self.words.counts, branched_at),
            title_text(seen, self.words.names),
        )

    # -- games from elsewhere ---------------------------------------------------------------------

    @property
    def shareable(self) -> Shareable | None:
        """The game shown, to be saved or made a link; None on the start page."""
        if self._replay is not None:
            return self._replay.sharing
        return self.session.sharing if self._setup is not None else None

    @property
    def file_name(self) -> str:
        """What a file of the game shown may be called."""
        game = self._replay or self._setup
        number = None if game is None else game.game_number
        return "hanabi" if number is None else f"hanabi-{number}"

    # -- other pages --------------------------------------------------------------------------------

    def visit(self, page: QWidget, title: str) -> None:
        """Turn from the game to a page beside it; a table that is covered shows nothing meanwhile."""
        if self._window.curtain.is_down:
            self._window.lift_curtain()
        if self._window.page in (self.screen, self.end.page):
            self._came_from = self._window.page
        self._window.tell("", title)
        self._window.turn_to(page)

    def go_back(self) -> None:
        """Come back to the game that is there, on the page that was left, or to the start page."""
        if self._setup is None and self._replay is None:
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
        self._tell_window()

    def open(self, opened: OpenedGame) -> bool:
        """Go on with a game, or look at it where it has ended; whether it goes on."""
        setup = opened.setup()
        if setup is not None:
            return self.tables.go_on(opened, setup)
        self._close_replay()
        self._leave_game()
        self.timeline.clear()
        self._clear_table()
        self.replay.begin(opened)
        self._label_seats()
        self._show_table()
        self.replay.show()
        if opened.saved.newer_wish is not None:
            self._window.toast.say(
                translate(
                    "GameController",
                    "A newer version of this program wrote down this table’s agreement: you can"
                    " look at the game here, but not go on with it.",
                )
            )
        return False

    @property
    def _replay(self) -> Replay | None:
        return self.replay.current

    def _leave_game(self) -> None:
        self.session.leave()
        self.left_table.emit()
        self.hot_seat.leave()
        self.tables.forget()
        self._setup = None

    def _close_replay(self) -> None:
        self.end.stop()
        self.replay.close()

    def to_start(self) -> None:
        """Leave the game, which stays kept, and show the start page."""
        self._close_replay()
        self._leave_game()
        self.timeline.clear()
        self.screen.set_replaying(False)
        self.log.show(())
        self.table.show(None)
        self.screen.own_hand.put_away()
        self._window.show_start()

    def _on_taken_back(self) -> None:
        """The end that may just have been shown has not come after all."""
        self.end.take_back()
        self._show_table()
