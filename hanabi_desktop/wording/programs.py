"""What went wrong with a program at the table, in words."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.engine.programs import Fault, Program

translate = QCoreApplication.translate


def fault_sentence(program: Program, fault: Fault, detail: str) -> str:
    """Return what went wrong with a program, with its own or the system's words if there are any."""
    sentence = _sentence(fault).format(name=program.name, seconds=f"{program.seconds:g}")
    if not detail:
        return sentence
    #: {sentence} says what went wrong with a program, {detail} is what it or the system said
    text = translate("Programs", "{sentence} ({detail})")
    return text.format(sentence=sentence, detail=detail)


def _sentence(fault: Fault) -> str:
    match fault:
        case Fault.NOT_STARTED:
            return translate("Programs", "{name} cannot be started.")
        case Fault.REFUSES:
            return translate("Programs", "{name} says that it can’t play this game.")
        case Fault.ENDED:
            return translate("Programs", "{name} has ended in the middle of the game.")
        case Fault.SILENT:
            return translate("Programs", "{name} has not moved within {seconds} seconds.")
        case Fault.ILLEGAL:
            return translate("Programs", "{name} has twice made a move that is not allowed.")
        case Fault.ENDLESS_LINE:
            return translate("Programs", "{name} writes lines that are too long to be messages.")
        case Fault.NOT_UTF8:
            return translate("Programs", "{name} writes something that is not text in UTF-8.")
