"""The program's languages, switching between them at run time, and numbers in the current one."""

from enum import Enum

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from hanabi_desktop.support.files import TRANSLATIONS


class Language(Enum):
    """The supported languages, by code."""

    ENGLISH = "en"
    SWEDISH = "sv"
    DUTCH = "nl"

    @property
    def own_name(self) -> str:
        """The language's name in that language."""
        return {"en": "English", "sv": "Svenska", "nl": "Nederlands"}[self.value]

    @classmethod
    def of_system(cls) -> "Language":
        """Return the first of the system's languages that is supported, else English."""
        for name in QLocale.system().uiLanguages():
            for language in cls:
                if name.partition("-")[0] == language.value:
                    return language
        return cls.ENGLISH

    @classmethod
    def in_use(cls) -> "Language":
        """Return the language of Qt's default locale, which ``Translation.use`` sets, else English."""
        code = QLocale().name().partition("_")[0]
        return next((language for language in cls if language.value == code), cls.ENGLISH)


class Translation:
    """Installs the translators of the current language, as children of ``owner``."""

    def __init__(self, owner: QObject) -> None:
        self._owner = owner
        self._installed: list[QTranslator] = []
        self._language = Language.ENGLISH

    @property
    def language(self) -> Language:
        return self._language

    def use(self, language: Language) -> None:
        """Switch to another language; Qt sends LanguageChange to every widget.

        Qt's own translations are installed first, so that ours take precedence.
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
        # Qt posts the events; deliver them now, so that the next text asked for is translated.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


def signed(number: int) -> str:
    """Return a whole number with its sign, such as "+12"."""
    return f"{number:+d}".replace("-", "−")


def decimal(number: float, digits: int) -> str:
    """Return a number with this many decimals; a value that rounds to zero has no sign."""
    return QLocale().toString(float(round(number, digits) + 0.0), "f", digits)


def percent(share: float) -> str:
    """Return a share, 0 to 1, as a whole percentage."""
    #: a share in percent, with a space before the sign where the language has one
    text = QCoreApplication.translate("Review", "{number}%")
    return text.format(number=QLocale().toString(round(100 * share)))
