"""The scripts of all lessons, chapter by chapter."""

from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.script import Script
from hanabi_desktop.learning.scripts import casual, expert, rules, standard, variants

SCRIPTS: dict[Lesson, Script] = {
    **rules.SCRIPTS,
    **casual.SCRIPTS,
    **standard.SCRIPTS,
    **expert.SCRIPTS,
    **variants.SCRIPTS,
}
