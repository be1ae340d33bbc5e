"""The languages of the program, and how it changes from one to another while it runs."""

from enum import Enum

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from hanabi_desktop.support.paths import TRANSLATIONS


class Language(Enum):
    """The languages, by their code."""

    ENGLISH = "en"
    SWEDISH = "sv"
    DUTCH = "nl"

    @property
    def own_name(self) -> str:
        """The language's name in itself, the same in every language."""
        return {"en": "English", "sv": "Svenska", "nl": "Nederlands"}[self.value]

    @classmethod
    def of_system(cls) -> "Language":
        """Return the first of the system's languages that we speak, else English."""
        for name in QLocale.system().uiLanguages():
            for language in cls:
                if name.partition("-")[0] == language.value:
                    return language
        return cls.ENGLISH


class Translation:
    """Keeps the translators of the current language installed, as children of ``owner``."""

    def __init__(self, owner: QObject) -> None:
        self._owner = owner
        self._installed: list[QTranslator] = []
        self._language = Language.ENGLISH

    @property
    def language(self) -> Language:
        """The language in use."""
        return self._language

    def use(self, language: Language) -> None:
        """Speak another language: every widget is told to read its texts anew.

        Qt's own texts are installed first and ours last, so that ours win.
        """
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        QLocale.setDefault(QLocale(language.value))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for file, folder in (
            (f"qtbase_{language.value}", qt_folder),
            (f"hanabi_{language.value}", str(TRANSLATIONS)),
        ):
            translator = QTranslator(self._owner)
            if translator.load(file, folder):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
            else:
                translator.deleteLater()
        self._language = language
        # Qt only posts it: whoever asks next is to be answered in this language already.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
