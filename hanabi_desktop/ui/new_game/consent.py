"""The consent of everybody at a shared screen to take a move back."""

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from hanabi_desktop.game.moves import Clued, Discarded, Misplayed, Played
from hanabi_desktop.session.play.position import TakingBack
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.table.models.lists import LogEntry
from hanabi_desktop.ui.widgets.words import TableWords
from hanabi_desktop.wording.names import card_name

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
        return translate("Consent", "You can’t unsee this: {what}.").format(what=what)
