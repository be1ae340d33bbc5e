"""Programs of others at the table, in words: what they are, do wrong, and say."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.engine.programs import Fault, Program
from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import Markup
from hanabi_desktop.wording.names import RULES, multicolour_name, rule_name

translate = QCoreApplication.translate


def fault_sentence(program: Program, fault: Fault, detail: str = "") -> str:
    """Return what went wrong with a program, with its own or the system's words if there are any."""
    sentence = _fault_text(fault).format(name=program.name, seconds=f"{program.seconds:g}")
    if not detail:
        return sentence
    #: {sentence} says what went wrong with a program, {detail} is what it or the system said
    text = translate("Programs", "{sentence} ({detail})")
    return text.format(sentence=sentence, detail=detail)


def _fault_text(fault: Fault) -> str:
    match fault:
        case Fault.NOT_KNOWN:
            return translate("Programs", "{name} is not among your programs.")
        case Fault.NOT_STARTED:
            return translate("Programs", "{name} cannot be started.")
        case Fault.REFUSES:
            return translate("Programs", "{name} says that it can’t play this game.")
        case Fault.ENDED:
            return translate("Programs", "{name} stopped in the middle of the game.")
        case Fault.SILENT:
            return translate("Programs", "{name} did not move within {seconds} seconds.")
        case Fault.ILLEGAL:
            return translate("Programs", "{name} has twice made a move that is not allowed.")
        case Fault.ENDLESS_LINE:
            return translate("Programs", "{name} writes lines that are too long to be messages.")
        case Fault.NOT_UTF8:
            return translate("Programs", "{name} writes something that is not text in UTF-8.")


def started_sentence(program: Program) -> str:
    """Return how a program is started, and how long it may think, a line each."""
    command = " ".join(f'"{part}"' if " " in part else part for part in program.command)
    lines = [translate("Programs", "Command: {command}").format(command=command)]
    if program.folder is not None:
        lines.append(translate("Programs", "Starts in: {folder}").format(folder=program.folder))
    seconds = QLocale().toString(round(program.seconds))
    #: the time that a program may take for a move
    lines.append(translate("Programs", "Seconds a move: {seconds}").format(seconds=seconds))
    return "\n".join(lines)


def played_sentence(
    sizes: Sequence[int], multicolours: Sequence[Multicolour], rules: Sequence[str]
) -> str:
    """Return what a program plays: numbers of players, kinds of multicolour, rules."""
    listed = QLocale().createSeparatedList
    kinds = [multicolour_name(kind) for kind in Multicolour if kind in multicolours]
    known = [rule_name(rule) for rule in RULES if rule in rules]
    #: {sizes} are numbers of players, such as "2, 3 and 4"
    lines = [translate("Programs", "Players: {sizes}").format(sizes=listed(list(map(str, sizes))))]
    #: {rules} are the names of rules that a program knows
    text = translate("Programs", "Rules: {rules}")
    return "\n".join((*lines, text.format(rules=" · ".join((*kinds, *known)))))


def trial_progress(done: int, whole: int) -> str:
    """Return how far the game is in which a program is tried."""
    percent = QLocale().toString(100 * done // max(1, whole))
    return translate("Programs", "Playing a game: {percent}%").format(percent=percent)


def trial_sentence(
    names: tuple[str, str], score: int | None, most: int, turns: int, seconds: float
) -> str:
    """Return how the game went in which a program was tried; ``score`` is None if it was stopped."""
    played = Counts().turns(turns)
    if score is None:
        #: {turns} is "12 turns"
        return translate("Programs", "Stopped after {turns}.").format(turns=played)
    locale = QLocale()
    #: {score} of {most} points; {seconds} is the mean time of the program's moves
    text = translate(
        "Programs", "{name} and {partner}: {score} of {most} points, {seconds} seconds a move."
    )
    return text.format(
        name=names[0],
        partner=names[1],
        score=locale.toString(score),
        most=locale.toString(most),
        seconds=decimal(seconds, 2),
    )


def words_sentence(
    name: str, reason: str, notes: Mapping[tuple[str, int], str], markup: Markup
) -> str:
    """Return what a program says of its move and of cards, in its own words.

    ``notes`` are by the holder's name and the slot.
    """
    said = markup.name(name)
    #: {name} is a program, {words} are its own
    text = translate("Programs", "{name} says: “{words}”")
    lines = [text.format(name=said, words=reason)] if reason else []
    #: what a program has noted on a card: {holder} is the player who holds it
    noted = translate("Programs", "On {holder}’s card in slot {slot}: “{words}”")
    lines += [
        noted.format(holder=markup.name(holder), slot=slot, words=words)
        for (holder, slot), words in notes.items()
    ]
    return " ".join(lines) or translate("Programs", "{name} says nothing.").format(name=said)
