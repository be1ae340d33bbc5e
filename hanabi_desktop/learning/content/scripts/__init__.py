"""The scripts of all lessons, chapter by chapter."""

from hanabi_desktop.learning.content.script import Script
from hanabi_desktop.learning.content.scripts import casual, expert, rules, standard, variants
from hanabi_desktop.learning.lessons import Lesson

SCRIPTS: dict[Lesson, Script] = {
    **rules.SCRIPTS,
    **casual.SCRIPTS,
    **standard.SCRIPTS,
    **expert.SCRIPTS,
    **variants.SCRIPTS,
}
