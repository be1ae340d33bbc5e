"""Agreements in the window: edited by mouse or keys, saved, played by, shown and exported."""

from dataclasses import replace

from driving import keys, seen, start
from internals import game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.lessons import EXAMPLES, Lesson
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.settings.settings_store import SettingsStore
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import SWITCHES, Agreement, Convention, agreement_of
from hanabi_desktop.ui.agreements import AgreementDialog, ConventionsDialog
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog

CASUAL, EXPERT = agreement_of(Level.CASUAL), agreement_of(Level.EXPERT)
OURS = Agreement(CASUAL.conventions - {Convention.SAVE_TWO}, "Ours")


def dialog_with(program: Program, first: Agreement) -> AgreementDialog:
    dialog = AgreementDialog(first, (), GameOptions(3), program.window)
    dialog.open()
    return dialog


def switch(dialog: AgreementDialog, convention: Convention) -> None:
    """Toggle the switch with the space bar."""
    dialog.switches.setCurrentRow(SWITCHES.index(convention))
    dialog.switches.setFocus()
    QTest.keyClick(dialog.switches, Qt.Key.Key_Space)


def test_switch_offers_its_prerequisites_before_changing_anything(program: Program) -> None:
    dialog = dialog_with(program, CASUAL)
    switch(dialog, Convention.REVERSE_FINESSE)
    assert dialog.agreement == CASUAL
    assert dialog.question is not None
    assert "finesse" in dialog.question.text()
    dialog.question.reject()
    assert dialog.agreement == CASUAL
    switch(dialog, Convention.REVERSE_FINESSE)
    dialog.question.yes.click()
    added = dialog.agreement.conventions - CASUAL.conventions
    assert added == {Convention.FINESSE, Convention.REVERSE_FINESSE}
    switch(dialog, Convention.PROMPT)
    assert "self-prompt" in dialog.question.text()
    dialog.question.yes.click()
    left = dialog.agreement.conventions
    assert not left & {Convention.PROMPT, Convention.SELF_PROMPT, Convention.REVERSE_FINESSE}
    switch(dialog, Convention.SAVE_TWO)  # no other convention depends on it
    assert Convention.SAVE_TWO not in dialog.agreement.conventions
    dialog.reject()


def test_each_switch_is_explained_in_words_and_in_a_picture(program: Program) -> None:
    dialog = dialog_with(program, EXPERT)
    for row, convention in enumerate(SWITCHES):
        dialog.switches.setCurrentRow(row)
        assert len(dialog._rule.text()) > 20
        assert not dialog.picture.pixmap().isNull()
        said = dialog.picture.accessibleName()
        assert ("order" in said) == bool(EXAMPLES[convention].plays)
        assert dialog.lesson_button.text()
    dialog.reject()


def new_game(program: Program) -> NewGameDialog:
    program.game.tables.ask_for_table()
    return program.window.findChildren(NewGameDialog)[-1]


def test_agreement_is_saved_played_by_shown_and_remembered(program: Program) -> None:
    dialog = new_game(program)
    choice = dialog.agreement
    choice.setCurrentIndex(choice.count() - 1)
    choice.activated.emit(choice.count() - 1)
    own = dialog.agreement_dialog
    assert own is not None
    switch(own, Convention.SAVE_TWO)
    QTest.keyClicks(own.name, "Ours")
    own.accept()
    assert choice.currentText() == "Ours"
    assert dialog.setup().agreed == OURS
    dialog.accept()
    game = program.game
    setup = game_of(game.session).setup
    assert setup.agreed == OURS
    keys(game, "Ctrl+K")
    shown = program.window.findChildren(ConventionsDialog)[-1]
    assert "Ours" in shown.windowTitle()
    assert "Save of a 2" not in shown.rules.toPlainText()
    shown.reject()
    # The same table again, at once and after a restart.
    game.tables.play_again()
    assert game_of(game.session).setup.agreed == OURS
    program.settings.close()
    store = SettingsStore(program.settings.folder)
    assert store.current.line_ups[0].setup(1).wished == OURS
    assert [one.name for one in store.current.agreements] == ["Ours"]
    # Save it in the game's file, and resume from that file.
    saved = game_of(game.session).written()
    again = read_json(write_json(saved))
    assert again.wished == OURS
    assert again.wished is not None
    assert again.wished.name == "Ours"
    assert open_text(write_json(saved).decode()).setup() is not None


def test_saved_agreement_can_be_deleted_and_a_preset_chosen(program: Program) -> None:
    program.settings.change(agreements=(WrittenAgreement.from_agreement(OURS),))
    dialog = new_game(program)
    choice = dialog.agreement
    texts = [choice.itemText(place) for place in range(choice.count())]
    assert texts[1:5] == ["Casual", "Standard", "Expert", "Ours"]
    choice.activated.emit(4)
    assert dialog.setup().wished == OURS
    choice.other_asked.emit()
    assert dialog.agreement_dialog is not None
    dialog.agreement_dialog.drop_button.click()
    assert dialog.setup().wished is None
    assert program.settings.current.agreements == ()
    choice.activated.emit(3)
    assert dialog.setup().wished == EXPERT
    assert "left out" in dialog._unknown.text()
    assert "finesse" in dialog._unknown.toolTip()
    dialog.reject()


def test_lesson_can_be_started_from_the_agreement_dialog(program: Program) -> None:
    dialog = new_game(program)
    dialog.agreement.other_asked.emit()
    own = dialog.agreement_dialog
    assert own is not None
    own.switches.setCurrentRow(SWITCHES.index(Convention.FINESSE))
    own.lesson_button.click()
    assert program.controllers.learning.lessons.guide.lesson is Lesson.FINESSES


def test_agreement_of_a_newer_version_is_kept_and_can_be_viewed(
    program: Program, qtbot: QtBot
) -> None:
    newer = WrittenAgreement("Tomorrow’s", ("prompt", "telepathy"))
    program.settings.change(agreements=(newer,))
    dialog = new_game(program)
    assert dialog.agreement.kept == ()
    dialog._keep((OURS,))
    dialog.reject()
    assert program.settings.current.agreements == (WrittenAgreement.from_agreement(OURS), newer)
    room = start(program)
    saved = replace(game_of(room.session).written(), wished=OURS)
    text = write_json(saved).decode()
    words = ", ".join(f'"{word}"' for word in OURS.words)
    assert OURS.words[0] in text
    body = text.replace(f'"{OURS.words[0]}"', '"telepathy"')
    assert body != text, words
    opened = open_text(body)
    assert opened.saved.wished is None
    assert opened.setup() is None
    assert opened.branch(0) is None
    assert "telepathy" in write_json(opened.saved).decode()
    program.game.open(opened)
    QApplication.processEvents()
    assert program.game.session.mode is Mode.STUDIED
    assert "newer version" in program.window.toast.text()
    assert seen(room) is not None
