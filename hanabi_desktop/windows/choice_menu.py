"""Submenus of which one entry is chosen, and the menu of sounds made from one."""

from collections.abc import Hashable, Iterable, Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from hanabi_desktop.table.sounds import SoundGroup

translate = QCoreApplication.translate

_VOLUMES = (0, 25, 60, 100)


class ChoiceMenu(QMenu):
    """One entry for each value, of which one is checked.

    Signals:
        chosen: (object) this value was picked.
    """

    chosen = Signal(object)

    def __init__(self, values: Iterable[Hashable], parent: QWidget) -> None:
        super().__init__(parent)
        group = QActionGroup(self)
        self._entries: dict[Hashable, QAction] = {}
        for value in values:
            action = QAction(self, checkable=True)
            action.triggered.connect(lambda _=False, value=value: self.chosen.emit(value))
            group.addAction(action)
            self.addAction(action)
            self._entries[value] = action

    def mark(self, value: Hashable) -> None:
        """Mark the value in force."""
        self._entries[value].setChecked(True)

    def mark_nearest(self, number: int) -> None:
        """Mark the entry nearest to a number, which may stand between two of them."""
        numbers = [value for value in self._entries if isinstance(value, int)]
        self.mark(min(numbers, key=lambda value: abs(value - number)))

    def name(self, title: str, names: Mapping[Hashable, str]) -> None:
        """Write its title, and what each entry is called."""
        self.setTitle(title)
        for value, name in names.items():
            self._entries[value].setText(name)


class SoundMenu(ChoiceMenu):
    """How loud, and what is heard at all.

    Signals:
        silenced: (frozenset of SoundGroup) these groups are not to be heard.
    """

    silenced = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_VOLUMES, parent)
        self.addSeparator()
        self._groups: dict[SoundGroup, QAction] = {}
        for group in SoundGroup:
            action = self._groups[group] = QAction(self, checkable=True)
            action.triggered.connect(self._tell_silenced)
            self.addAction(action)

    def show_settings(self, volume: int, silenced: frozenset[SoundGroup]) -> None:
        """Mark what is in force; a volume between two entries goes to the nearer one."""
        self.mark_nearest(volume)
        for group, action in self._groups.items():
            action.setChecked(group not in silenced)

    def retranslate(self) -> None:
        """Write every word anew."""
        self.name(
            translate("SoundMenu", "Sound and volum&e"),
            {
                #: no sounds at all
                0: translate("SoundMenu", "&Off"),
                25: translate("SoundMenu", "&Quiet"),
                60: translate("SoundMenu", "&Medium"),
                100: translate("SoundMenu", "&Loud"),
            },
        )
        self._groups[SoundGroup.CARDS].setText(translate("SoundMenu", "&Cards"))
        self._groups[SoundGroup.CLUES].setText(translate("SoundMenu", "Cl&ues"))
        self._groups[SoundGroup.FIREWORKS].setText(translate("SoundMenu", "&Fireworks and strikes"))
        #: sounds that say: your turn, the last round, not possible
        self._groups[SoundGroup.SIGNALS].setText(translate("SoundMenu", "&Your turn and notices"))

    def _tell_silenced(self) -> None:
        heard = {group for group, action in self._groups.items() if action.isChecked()}
        self.silenced.emit(frozenset(SoundGroup) - heard)
