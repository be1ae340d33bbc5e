"""Pictures of the first games, the deal of the day, the teammates and what is shared."""

from datetime import timedelta
from pathlib import Path

from hanabi_desktop.engine.programs import Fault
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.daily import DayResult
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Detail, Milestone
from hanabi_desktop.settings.programs import KeptProgram
from hanabi_desktop.table.art.scenery import even_heights
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.clue_readings import expected_readings
from hanabi_desktop.ui.end.end_controller import ShareDialog
from hanabi_desktop.ui.game.programs import FaultQuestion
from hanabi_desktop.ui.teammates.program_dialog import ProgramDialog
from hanabi_desktop.wording.programs import fault_sentence, trial_sentence
from hanabi_desktop.wording.results import experts_sentence, milestone_sentence, shared_result
from lab.staging.staged_window import StagedWindow

_DEAL, _EARLY, _ALL = 48_213, 8, 200
_SCORES = (None, 23, 25, 0, 19, None, None, 21, 22, 24)
_LATE = (4, 7)
_PROGRAM = KeptProgram(
    "Cécile", ("node", "main.mjs", "--convention", "h-group"), "1.4", "/home/player/hanabi-bot"
)


def save_path(stage: StagedWindow, out: Path) -> None:
    """Save pictures of what leads a new player on."""
    _save_first_game(stage, out)
    _save_result(stage, out)
    _save_pages(stage, out)


def _save_first_game(stage: StagedWindow, out: Path) -> None:
    """Save pictures of a simple table that says how a clue will be read, and of a lesson's end."""
    program, screen = stage.program, stage.program.game.screen
    seen = stage.play_to(GameOptions(3, empty_clues=False), _DEAL, _EARLY, clue_tokens=2)
    program.game.set_detail(Detail.SIMPLE)
    screen.intent.start_clue()
    program.game.advice.read_ahead(expected_readings(seen, agreement_of(Level.CASUAL)))
    screen.intent.consider(screen.intent.offered()[0])
    stage.settle()
    stage.save(program.window, out / "first_game.png")
    screen.intent.cancel()
    screen.status_bar.await_step("Björn")
    stage.settle()
    stage.save(program.window, out / "step_by_step.png")
    screen.status_bar.await_step("")
    program.game.set_detail(Detail.EVERYTHING)
    lessons = program.controllers.learning.lessons
    program.controllers.learning.begin_lesson(Lesson.SAVE_CLUES)
    lessons.guide.finished.emit(Lesson.SAVE_CLUES)
    stage.settle()
    stage.save(program.window, out / "lesson_end.png")


def _save_result(stage: StagedWindow, out: Path) -> None:
    """Save pictures of an end page with everything it can tell, and of sharing."""
    program = stage.program
    seen = stage.play_to(GameOptions(3), _DEAL, _ALL)
    program.game.end.show()
    program.game.end.page.show_more(
        lambda: (experts_sentence(24), milestone_sentence(Milestone.FIRST_PERFECT))
    )
    stage.settle()
    stage.save(program.window, out / "game_over_more.png")
    dialog = ShareDialog(shared_result(seen, _DEAL), program.window)
    stage.save(dialog, out / "share.png")
    dialog.deleteLater()


def _save_pages(stage: StagedWindow, out: Path) -> None:
    """Save pictures of the deal of the day and of the teammates."""
    program, daily = stage.program, stage.program.controllers.daily
    today = daily.deals.today()
    results = {
        today - timedelta(days=back): DayResult(
            today - timedelta(days=back),
            back,
            True,
            score,
            25,
            back in _LATE,
            even_heights(score, 5),
        )
        for back, score in enumerate(_SCORES)
        if score is not None
    }
    daily.show()
    stage.settle()
    if daily.page is not None:
        daily.page.show_days(today, results, 3)
    stage.settle()
    stage.save(program.window, out / "daily.png")
    program.controllers.teammates.show()
    stage.settle()
    stage.save(program.window, out / "teammates.png")
    _save_programs(stage, out)


def _save_programs(stage: StagedWindow, out: Path) -> None:
    """Save pictures of a program among the teammates, of the dialog for it, and of its failure."""
    program, page = stage.program, stage.program.controllers.teammates.page
    page.show_programs((_PROGRAM,), _PROGRAM)
    names, seconds = (_PROGRAM.name, "Björn"), 0.4
    page.show_trial(trial_sentence(names, 17, 25, 54, seconds), goes_on=False)
    stage.settle()
    stage.save(program.window, out / "program.png")
    page.show_trial("", goes_on=False)
    page.show_programs((), page.player)
    dialog = ProgramDialog(program.settings.programs, _PROGRAM, program.window)
    stage.save(dialog, out / "program_dialog.png")
    dialog.deleteLater()
    sentence = fault_sentence(_PROGRAM.program, Fault.ENDED, "out of memory")
    question = FaultQuestion(sentence, "Björn", program.window)
    stage.save(question, out / "program_failed.png")
    question.deleteLater()
