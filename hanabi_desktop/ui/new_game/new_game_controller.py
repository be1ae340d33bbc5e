"""New games: tables, deals, restarts, and taking moves back."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from hanabi_desktop.game.moves import Clued, Discarded, Misplayed, Played
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.position import TakingBack
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.settings.settings_store import (
    LineUp,
    PlayerGroup,
    SettingsStore,
    readable,
    with_group,
    with_line_up,
)
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.models.lists import LogEntry
from hanabi_desktop.teammates.conventions import Agreement, kept_with
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.seats import default_person, default_seats, random_deal
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.player_names import USUAL_NAMES

translate = QCoreApplication.translate


class UndoConsent(QDialog):
    """Lists what would be taken back, and what cannot be unseen."""

    def __init__(self, back: TakingBack, words: TableWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._back = back
        self._words = words
        name = words.names[back.seat]
        self.setWindowTitle(translate("Consent", "Take the move back?"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(12)
        title = QLabel(self.windowTitle())
        title.setObjectName("title")
        layout.addWidget(title)
        #: {name} is the person whose move is taken back
        again = translate("Consent", "{name} chooses again. This is taken back:").format(name=name)
        moves = [words.plain(LogEntry(turn)) for turn in back.turns]
        sight = translate(
            "Consent", "{name} sees the others’ hands again, as they were before that move."
        ).format(name=name)
        everybody = translate("Consent", "Everybody at the table has to agree.")
        for text in ("\n".join((again, *moves)), self._what_was_shown(), sight, everybody):
            label = QLabel(text)
            label.setTextFormat(Qt.TextFormat.PlainText)  # names may contain markup
            label.setWordWrap(True)
            label.setMinimumWidth(text_px(460))
            layout.addWidget(label)
        buttons = QDialogButtonBox()
        agreed = buttons.addButton(
            translate("Consent", "We all agree"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        leave = buttons.addButton(
            translate("Consent", "Keep the move"), QDialogButtonBox.ButtonRole.RejectRole
        )
        leave.setDefault(True)
        agreed.clicked.connect(self.accept)
        leave.clicked.connect(self.reject)
        layout.addWidget(buttons)
        self.setAccessibleDescription(self._what_was_shown())

    def _what_was_shown(self) -> str:
        """Return what these moves revealed, which stays known."""
        names, shown = self._words.names, []
        for turn in self._back.turns:
            event = turn.events[0]
            if isinstance(event, Played | Misplayed | Discarded):
                #: a card that its holder had not seen; {card} is such as "red 3"
                text = translate("Consent", "the {card} that {name} had")
                shown.append(text.format(card=card_name(event.card), name=names[event.seat]))
            elif isinstance(event, Clued):
                text = translate("Consent", "the clue to {name}")
                shown.append(text.format(name=names[event.target]))
        for seat in self._back.drew:
            #: a card that the others have seen
            text = translate("Consent", "the card that {name} drew")
            shown.append(text.format(name=names[seat]))
        if self._back.reasons_told:
            #: at the end of a game all reasons are told in full
            shown.append(translate("Consent", "why the teammates made their moves"))
        what = QLocale().createSeparatedList(shown)
        return translate("Consent", "You will still know this: {what}.").format(what=what)


class NewGameController(QObject):
    """Starts games.

    Signals:
        taken_back: a move is about to be taken back.
        told: (str) say this at the table.
        lesson_asked: (Lesson) start this lesson instead of a game.

    Attributes:
        confirm_restart: whether to warn first that replaying the deal is counted.
        may_play: whether games can be played here; False if another instance of the program has
            them.
    """

    taken_back = Signal()
    told = Signal(str)
    lesson_asked = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        settings: SettingsStore,
        session: Session,
        words: TableWords,
        first_deal: int | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._settings = settings
        self._session = session
        self._words = words
        self._first_deal = first_deal
        self.confirm_restart = False
        self.may_play = True
        session.started.connect(self._on_started)
        window.start_page.play_button.clicked.connect(lambda: self.start(self.last_setup()))
        window.commands.connect(Command.NEW_GAME, self.ask_for_table)
        window.commands.connect(Command.DEAL_BY_NUMBER, lambda: self.ask_for_table(by_number=True))
        window.commands.connect(Command.SAME_DEAL, self.same_deal)
        window.commands.connect(Command.UNDO, self._ask_to_take_back)

    def start(self, setup: GameSetup) -> None:
        """Start a game at this table, and remember the table."""
        if not self.may_play:
            self._refuse()
            return
        line_ups = with_line_up(self._settings.current.line_ups, LineUp.from_setup(setup))
        talk = setup.options.table_talk if self._settings.current.table_talk else None
        self._settings.change(line_ups=line_ups, table_talk=talk)
        if self._settings.current.person is None:
            self._keep_name(setup)
        self._session.start(setup)

    def _keep_name(self, setup: GameSetup) -> None:
        """Remember the name of the person at a table, if there is only one."""
        people = [seat.name for seat in setup.seats if seat.is_person]
        if len(people) == 1:
            self._settings.change(person="" if people[0] in USUAL_NAMES else people[0])

    def begin(self, setup: GameSetup) -> None:
        """Start a game at this table without remembering the table."""
        if self.may_play:
            self._session.start(setup)
        else:
            self._refuse()

    def go_on(self, opened: OpenedGame, setup: GameSetup) -> bool:
        """Continue a game if games can be played here; return whether it continues."""
        if self.may_play:
            self._session.go_on(opened, setup)
        else:
            self._refuse()
        return self.may_play

    def branch(self, opened: OpenedGame, setup: GameSetup, turn: int) -> None:
        """Continue from a moment of a viewed game as a new game."""
        if self.may_play:
            self._session.branch(opened, setup, turn)
        else:
            self._refuse()

    def _refuse(self) -> None:
        self._window.toast.say(
            translate("GameController", "Hanabi is already open in another window. Play there.")
        )

    def last_setup(self) -> GameSetup:
        line_ups = self._settings.current.line_ups
        if line_ups:
            setup = self._with_present_name(line_ups[0].setup(self._new_deal()))
        else:
            seats = default_seats(3, self._player_name)
            setup = GameSetup(seats, GameOptions(len(seats)), self._new_deal())
        talk = self._settings.current.table_talk
        if talk is not None:
            setup = replace(setup, options=replace(setup.options, table_talk=talk))
        return setup

    def _with_present_name(self, setup: GameSetup) -> GameSetup:
        """Return the table with the current name of its person, if there is only one."""
        people = [seat for seat in setup.seats if seat.is_person]
        name = self._player_name or default_person()
        if len(people) != 1 or name in setup.names:
            return setup
        seats = tuple(replace(seat, name=name) if seat.is_person else seat for seat in setup.seats)
        return replace(setup, seats=seats)

    @property
    def person(self) -> Seat:
        """The seat of the person who plays, under their name."""
        return default_seats(2, self._player_name)[0]

    @property
    def _player_name(self) -> str:
        """The person's name from the settings or else from the last table; empty for the usual one."""
        if self._settings.current.person is not None:
            return self._settings.current.person
        people = (
            seat.name
            for line_up in self._settings.current.line_ups[:1]
            for seat in line_up.setup(0).seats
            if seat.is_person and seat.name not in USUAL_NAMES
        )
        return next(people, "")

    def play_again(self) -> None:
        if self._setup is not None and self._setup.game_number is None:
            self.start(self.last_setup())
        elif self._setup is not None:
            self.start(self._with_present_name(self._setup.with_number(self._new_deal())))

    def same_deal(self) -> None:
        """Restart the same deal; ask first if a game is in progress."""
        if self._setup is None:
            return
        if not self.confirm_restart and not self._session.is_under_way:
            self._session.restart()
            return
        is_shared = self._setup.is_shared and self._session.is_under_way
        self._session.cover()  # everybody is called to the screen, and nobody may see their own hand
        question = Question(
            translate(
                "GameController",
                "Play this deal again? You know its cards, so it counts as a repeat.",
            ),
            translate("GameController", "Play it again"),
            self._window,
            leaves=translate("Question", "Cancel") if self._session.is_under_way else "",
            why=translate("Consent", "Everybody at the table has to agree.") if is_shared else "",
        )
        question.agreed.connect(self._session.restart)
        question.open()

    def ask_for_table(self, *, by_number: bool = False) -> None:
        """Open the dialog for a new game; ``by_number`` focuses the number of the deal."""
        if not self.may_play:
            self._refuse()
            return
        earlier = [line_up.setup(self._new_deal()) for line_up in self._settings.current.line_ups]
        own = readable(self._settings.current.agreements)
        dialog = NewGameDialog(
            self.last_setup(),
            earlier,
            self._new_deal(),
            self._window,
            own,
            self._settings.programs.all,
        )
        dialog.agreements_changed.connect(self._keep_agreements)
        dialog.lesson_asked.connect(self.lesson_asked)
        dialog.finished.connect(lambda result: self._on_table_chosen(dialog, result))
        dialog.open()
        if by_number:
            dialog.deal.setFocus()

    def keep_agreement(self, agreement: Agreement) -> None:
        """Save an agreement, and offer it at every table from now on."""
        own = readable(self._settings.current.agreements)
        self._keep_agreements(kept_with(own, agreement))

    def keep_for_players(self, names: frozenset[str], agreement: Agreement) -> None:
        """Save the agreement found for some players, for reviews of their games."""
        group = PlayerGroup(names, WrittenAgreement.from_agreement(agreement))
        self._settings.change(groups=with_group(self._settings.current.groups, group))

    def _keep_agreements(self, agreements: Sequence[Agreement]) -> None:
        """Save these agreements, and keep those written by a newer version."""
        newer = [
            agreement
            for agreement in self._settings.current.agreements
            if not readable([agreement])
        ]
        written = (*map(WrittenAgreement.from_agreement, agreements), *newer)
        self._settings.change(agreements=written)

    @property
    def _setup(self) -> GameSetup | None:
        """The table of the game being played; None if there is none."""
        return None if self._session.mode is Mode.STUDIED else self._session.setup

    def _on_started(self) -> None:
        self._first_deal = None

    def _on_table_chosen(self, dialog: NewGameDialog, result: int) -> None:
        dialog.deleteLater()
        if result == QDialog.DialogCode.Accepted:
            setup = dialog.setup()
            self._keep_name(setup)
            self.start(setup)

    def _new_deal(self) -> int:
        """Return the deal given on the command line the first time, then random ones."""
        return random_deal() if self._first_deal is None else self._first_deal

    # -- taking moves back ----------------------------------------------------------------------

    def _ask_to_take_back(self) -> None:
        """Take a move back; at a shared screen everybody has to agree first."""
        if self._session.cursor.is_trying:
            self._session.undo()  # nothing of the game itself is taken back
            return
        back = self._session.taking_back
        if back is None or self._setup is None:
            return
        if not self._setup.is_shared:
            self._take_back()
            return
        self._session.cover()  # everybody is called to the screen, and nobody may see their own hand
        consent = UndoConsent(back, self._words, self._window)
        consent.accepted.connect(self._take_back)
        consent.open()

    def _take_back(self) -> None:
        self.taken_back.emit()
        self._session.undo()
        text = translate("GameController", "Your last move was taken back.")
        if self._setup is not None and self._setup.is_shared:
            text = translate("GameController", "The move was taken back.")
        self.told.emit(text)
