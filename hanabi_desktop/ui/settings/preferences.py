"""The settings, applied as soon as they are changed."""

import ctypes
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hanabi_desktop.settings.settings_store import Settings, SettingsStore
from hanabi_desktop.support.translation import Language, Translation
from hanabi_desktop.table.appearance import Dress, Speed, Theme
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.theme import theme_in_use

if TYPE_CHECKING:
    from hanabi_desktop.learning.progress import Detail
    from hanabi_desktop.session.learning import ProgressStore
    from hanabi_desktop.session.library.library_service import LibraryService
    from hanabi_desktop.session.library.store_access import Refused
    from hanabi_desktop.ui.game.game_controller import GameController
    from hanabi_desktop.ui.settings.settings_dialog import SettingsDialog

translate = QCoreApplication.translate


_CLIENT_AREA_ANIMATION = 0x1042
"""Windows: SPI_GETCLIENTAREAANIMATION."""

_PATIENCE_MS = 100
_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_PORTAL_KEYS = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)


def wants_reduced_motion() -> bool:
    """Return whether the system asks for reduced motion. Fast; never raises."""
    try:
        if sys.platform == "win32":
            return _asked_windows()
        if sys.platform == "darwin":
            return _asked_macos()
        return _asked_desktop_portal()
    except Exception:  # an unreadable setting must not prevent the start
        log.debug("the wish for reduced motion cannot be read", exc_info=True)
        return False


def _asked_windows() -> bool:
    """Read the Windows setting *Animation effects*."""
    animated = ctypes.c_int(1)
    user32 = ctypes.CDLL("user32")
    user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value


def _asked_macos() -> bool:
    """Read macOS's setting *Reduce motion* from NSWorkspace."""
    ctypes.CDLL("/System/Library/Frameworks/AppKit.framework/AppKit")
    objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    ask = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(address)
    ask_bool = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(address)
    workspace = ask(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    reduced = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(ask_bool(workspace, reduced))


def _asked_desktop_portal() -> bool:
    """Read the setting from the XDG desktop portal, by its own key or GNOME's."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage  # noqa: PLC0415 (Linux only)

    bus = QDBusConnection.sessionBus()
    for space, key, reduced in _PORTAL_KEYS if bus.isConnected() else ():
        question = QDBusMessage.createMethodCall(*_PORTAL, "ReadOne")
        question.setArguments([space, key])
        answer = bus.call(question, QDBus.CallMode.Block, _PATIENCE_MS)
        if answer.type() is QDBusMessage.MessageType.ReplyMessage:
            value = answer.arguments()[0]
            if getattr(value, "variant", lambda value=value: value)() == reduced:
                return True
    return False


log = logging.getLogger(__name__)


class Preferences(QObject):
    """Applies the settings and saves changes.

    Args:
        settings: the saved settings.
        window: the main window, with its commands.
        translation: the language in use; language and theme have been applied for the start page.
        language, theme, speed, text_size, detail: override the saved setting until another value is
            chosen, at most for this run; None for no override.
    """

    def __init__(
        self,
        settings: SettingsStore,
        window: MainWindow,
        translation: Translation,
        parent: QObject,
        *,
        language: Language | None,
        theme: Theme | None,
        speed: Speed | None,
        text_size: int | None,
        detail: "Detail | None",
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._window = window
        self._library_service: LibraryService | None = None
        self._profile = settings.folder
        self._game: GameController | None = None
        self._progress: ProgressStore | None = None
        self._grown: Detail | None = None
        self._for_this_run: dict[str, object] = {
            name: value
            for name, value in (
                ("language", language),
                ("theme", theme),
                ("speed", speed),
                ("text_size", text_size),
                ("detail", detail),
            )
            if value is not None
        }
        self._dialog: SettingsDialog | None = None
        self._translation = translation
        self._theme, self._language = theme_in_use(), translation.language
        self._connect()
        self._apply()
        self._show_chosen()

    def _connect(self) -> None:
        window, settings = self._window, self._settings
        window.keys.choose(settings.current.keys)
        window.keys.changed.connect(lambda: self.change(keys=window.keys.chosen))
        start_page = window.start_page
        start_page.name.setText(settings.current.person or "")
        start_page.name.textChanged.connect(
            lambda _: settings.change(person=start_page.player_name)
        )
        folder = settings.current.last_folder
        window.last_folder.restore(None if folder is None else Path(folder))
        window.last_folder.changed.connect(lambda folder: settings.change(last_folder=str(folder)))
        window.menu.languages.chosen.connect(lambda chosen: self.change(language=chosen))
        window.menu.themes.chosen.connect(lambda chosen: self.change(theme=chosen))
        window.commands.connect(Command.SETTINGS, self.ask)
        window.commands[Command.HIDE_RESULT].toggled.connect(
            lambda hidden: self.change(hides_results=hidden)
        )
        settings.saved.connect(self.show_settings_problem)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_changed)

    def _on_system_changed(self) -> None:
        self._apply()

    def attach_controllers(
        self, game: "GameController", library_service: "LibraryService", progress: "ProgressStore"
    ) -> None:
        """Apply all settings to the controllers once they exist."""
        self._game, self._library_service = game, library_service
        self._progress = progress
        progress.saved.connect(self._grow)
        self._apply()

    def _grow(self) -> None:
        """Let the table show more to a person who has learned more, and say so."""
        from hanabi_desktop.learning.progress import (  # noqa: PLC0415 (not for the first frame)
            Detail,
            grown_detail,
            is_in_first_games,
        )

        game, progress = self._game, self._progress
        if game is None or progress is None:
            return
        before, self._grown = self._grown, grown_detail(progress.current)
        game.advice.is_first_game = is_in_first_games(progress.current)
        chosen = self._chosen("detail", self._settings.current.detail)
        game.set_detail(chosen if isinstance(chosen, Detail) else self._grown)
        if chosen is None and before not in (None, self._grown):
            self._window.toast.say(
                translate(
                    "Settings",
                    "New: small signs show what each card can still be, and the side panel shows"
                    " the efficiency. You can change this in the settings.",
                )
                if self._grown is Detail.EVERYTHING
                else translate(
                    "Settings",
                    "New: you also see what clues have ruled out, the pace, and empty clues. You can"
                    " change this in the settings.",
                )
            )

    def change(self, **changes: object) -> None:
        """Change settings; the change applies at once and is saved."""
        if "library" in changes:
            self._move_library(changes.pop("library"))
        for name in changes:
            self._for_this_run.pop(name, None)
        self._settings.change(**changes)
        self._apply()

    def _move_library(self, chosen: object) -> None:
        """Move the library to another folder; the setting is saved once the move has succeeded."""
        folder = str(chosen) if chosen else None

        def on_moved(refused: "Refused | None") -> None:
            if refused is None:
                self._settings.change(library=folder)
            else:
                from hanabi_desktop.ui.widgets.dialogs import (  # noqa: PLC0415 (not for the first frame)
                    show_message,
                )

                text = translate(
                    "Settings", "Games can’t be saved in that folder. Nothing was changed."
                )
                show_message(text, QApplication.activeModalWidget() or self._window)
            self._apply()

        if self._library_service is not None:
            self._library_service.move_to(Path(folder) if folder else self._profile, on_moved)

    def reset(self) -> None:
        """Restore the defaults, but keep the player's name, earlier tables, the window's position and folders."""
        current = self._settings.current
        kept = {
            name: getattr(current, name)
            for name in ("person", "line_ups", "window", "library", "last_folder")
        }
        self._for_this_run.clear()
        usual = {name: getattr(Settings(), name) for name in Settings.__struct_fields__}
        self._settings.change(**{**usual, **kept})
        self._window.keys.choose({})
        self._apply()

    def ask(self) -> None:
        if self._dialog is not None:
            self._dialog.raise_()
            return
        from hanabi_desktop.ui.settings.settings_dialog import (  # noqa: PLC0415 (not for the first frame)
            SettingsDialog,
        )

        dialog = self._dialog = SettingsDialog(self._in_force, self._profile, self._window)
        dialog.changed.connect(lambda changes: self.change(**changes))
        dialog.reset_button.clicked.connect(self.reset)
        dialog.keys_button.clicked.connect(self._window.show_keys)
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def _on_closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _apply(self) -> None:
        window, game = self._window, self._game
        current = self._settings.current
        language = self._chosen("language", current.language) or Language.of_system()
        theme = self._chosen("theme", current.theme) or Theme.of_system()
        speed = self._chosen("speed", current.speed)
        if theme is not self._theme and isinstance(theme, Theme):
            self._theme = theme
            window.set_theme(theme)
            self._show_chosen()
        window.commands[Command.HIDE_RESULT].setChecked(current.hides_results)
        text_size = self._chosen("text_size", current.text_size)
        if isinstance(text_size, int):
            window.set_text_size(text_size)
        if game is not None:
            usual = Speed.GENTLE if wants_reduced_motion() else Speed.NORMAL
            game.set_speed(speed if isinstance(speed, Speed) else usual)
            game.set_dress(Dress(current.card_design, current.card_back, current.cloth))
            game.set_sounds(current.volume, current.silenced)
            game.session.teammates.set_thinking_time(current.thinking_ms)
            game.set_warnings(on=current.warn_mistakes)
            game.advice.confirm_hint = current.confirm_hint
            game.tables.confirm_restart = current.confirm_restart
            game.hot_seat.set_seconds(current.handover_seconds)
            game.advice.reads_ahead = current.reads_ahead
            game.session.teammates.set_step_by_step(on=current.step_by_step)
            self._grow()
        if language is not self._language and isinstance(language, Language):
            self._language = language
            self._translation.use(language)
            self._show_chosen()
        if self._dialog is not None:
            self._dialog.show_settings(self._in_force)

    def _show_chosen(self) -> None:
        """Mark the language and theme in use in the window, and update the message about problems."""
        self._window.mark_theme(self._theme)
        self._window.mark_language(self._language)
        self.show_settings_problem()

    @property
    def _in_force(self) -> Settings:
        """The settings with the overrides of this run."""
        return msgspec.structs.replace(self._settings.current, **self._for_this_run)

    def _chosen(self, name: str, remembered: object) -> object:
        return self._for_this_run.get(name, remembered)

    def show_settings_problem(self) -> None:
        """Show a problem with the settings on the start page, if there is one."""
        settings, text = self._settings, ""
        if settings.unsaved is not None:
            log.warning("settings not saved: %s", settings.unsaved)
            text = translate(
                "Settings",
                "Changes to your settings can’t be saved right now and will be lost when you quit.",
            )
        elif settings.set_aside is not None:
            text = translate(
                "Settings",
                "The settings could not be read and have been reset. The old file is kept as"
                " {file}.",
            ).format(file=settings.set_aside.name)
        self._window.start_page.show_problem(text)
