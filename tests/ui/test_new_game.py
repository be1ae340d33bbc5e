"""The new-game dialog."""

import pytest
from driving import says
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.library.metadata.badges_and_notes import BADGES, Badge, Emblem, Tint
from hanabi_desktop.session.setup import GameSetup, Seat, faces_of, seat_of, with_badges
from hanabi_desktop.settings.settings_store import MOST_LINE_UPS, LineUp, with_line_up
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Theme, palette_of
from hanabi_desktop.teammates.characters import CHARACTERS, Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog
from hanabi_desktop.ui.settings.settings_dialog import SettingsDialog
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.layouts import Columns
from hanabi_desktop.ui.widgets.seats import StartingPlayerDialog, face_icon

SMALL = QSize(1024 - 16, 640 - 40)
"""The smallest window, less the dialog's frame."""

ELIN, MAX = Seat("Elin A", badge=BADGES[3]), Seat("Max", badge=BADGES[4])


def dialog_at(program: Program, *earlier: GameSetup) -> NewGameDialog:
    last = earlier[0] if earlier else program.game.tables.last_setup()
    dialog = NewGameDialog(last, earlier, 77, program.window)
    dialog.open()
    return dialog


def choose_person(dialog: NewGameDialog, place: int) -> None:
    kind = dialog.rows[place].kind
    kind.setCurrentIndex(0)
    kind.activated.emit(0)


def test_dialog_sets_up_the_table(program: Program) -> None:
    dialog = NewGameDialog(program.game.tables.last_setup(), (), 77, program.window)
    dialog.counts.button(5).click()
    setup = dialog.setup()
    assert (setup.options.players, setup.game_number, len(setup.seats)) == (5, 77, 5)
    assert [seat.level for seat in setup.seats] == [None, *[Level.CASUAL] * 4]
    dialog.deal.setText("4242")
    assert not dialog.setup().options.final_bouquet
    for box in dialog.rules.boxes.values():
        box.click()
    every = dialog.rules.multicolour.findData(Multicolour.TEN_EVERY)
    dialog.rules.multicolour.setCurrentIndex(every)
    assert "every clue about a colour" in dialog.rules.multicolour.accessibleDescription()
    dialog.first.setCurrentIndex(4)
    assert dialog.first.currentText() == setup.seats[2].name
    assert dialog.setup().game_number == 4242
    assert dialog.setup().options == GameOptions(
        5,
        multicolour=Multicolour.TEN_EVERY,
        final_bouquet=True,
        choreography=True,
        empty_clues=False,
        first_seat=2,
    )
    dialog.counts.button(2).click()
    assert dialog.setup().options.first_seat is None
    dialog.counts.button(5).click()
    dialog.rows[1].name.setText(dialog.rows[0].name.text())
    dialog.accept()
    assert dialog.result() == 0
    assert dialog._problem.text()
    dialog.deleteLater()


def test_teammates_show_the_same_face_as_at_the_table(program: Program) -> None:
    dialog = dialog_at(program)
    dialog.counts.button(5).click()

    def shown() -> list[QImage]:
        return [row.face.pixmap().toImage() for row in dialog.rows[1:]]

    def at_the_table() -> list[QImage]:
        faces = faces_of(dialog.setup().seats)[1:]
        return [face_icon(face, 26).pixmap(26).toImage() for face in faces if face is not None]

    assert shown() == at_the_table()
    first, *_, last = shown()
    assert first != last, "different names should have different faces"
    for row, name in ((dialog.rows[1], "Olga"), (dialog.rows[4], "Björn")):
        row.name.setText(name)
    assert shown() == at_the_table()
    assert shown()[-1] == first, "the face should follow the name"
    choose_person(dialog, 2)
    assert (dialog.rows[2].face.isVisible(), dialog.rows[2].badge.isVisible()) == (False, True)
    dialog.deleteLater()


def test_any_mix_of_people_and_teammates_can_be_seated(program: Program) -> None:
    dialog = dialog_at(program)
    assert [row.badge.isVisible() for row in dialog.rows[:3]] == [True, False, False]
    choose_person(dialog, 2)
    seats = dialog.setup().seats
    assert [seat.is_person for seat in seats] == [True, False, True]
    assert [seat.name for seat in seats] == ["Player", "Björn", "Player 3"]
    assert seats[0].badge != seats[2].badge
    choose_person(dialog, 1)
    assert len({seat.badge for seat in dialog.setup().seats}) == 3
    assert dialog.rows[2].badge.isVisible()
    teammate = dialog.rows[0].kind
    teammate.setCurrentIndex(5)
    teammate.activated.emit(5)
    assert dialog.setup().seats[0].name == CHARACTERS[4].name
    dialog.deleteLater()


def test_table_without_people_gets_one(program: Program) -> None:
    dialog = dialog_at(program)
    dialog.rows[0].kind.setCurrentIndex(1)
    dialog.rows[0].kind.activated.emit(1)
    assert dialog.setup().people == (0,)
    dialog.deleteLater()


def test_people_get_a_colour_and_a_symbol_each(program: Program) -> None:
    dialog = dialog_at(program, GameSetup((ELIN, MAX), GameOptions(2), 1))
    button = dialog.rows[1].badge
    button._offer()
    actions = {action.text(): action for action in button.menu().actions()}
    actions["Olive"].trigger()
    button._offer()
    actions = {action.text(): action for action in button.menu().actions()}
    assert actions["Olive"].isChecked()
    actions["Kite"].trigger()
    assert dialog.setup().seats[1].badge == Badge(Tint.OLIVE, Emblem.KITE)
    assert button.accessibleName() == "Olive, Kite"
    dialog.rows[0].badge.show_badge(button.badge)
    dialog.accept()
    assert says(dialog, "Give every person a different badge.")
    dialog.deleteLater()


def test_earlier_tables_are_remembered_completely(program: Program) -> None:
    people = GameSetup((ELIN, MAX), GameOptions(2, table_talk=TableTalk.STRICT, first_seat=1), 1)
    mixed = GameSetup(
        (ELIN, seat_of(CHARACTERS[6]), MAX), GameOptions(3, multicolour=Multicolour.FIVE), 1
    )
    program.game.tables.start(people)
    program.game.tables.start(mixed)
    program.game.tables.start(people)
    assert [one.names for one in program.settings.current.line_ups] == [people.names, mixed.names]
    program.game.tables.ask_for_table()
    dialog = program.window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.setup().seats == people.seats
    assert dialog.setup().options == people.options
    entries = dialog.earlier.menu().actions()
    assert [entry.text() for entry in entries] == ["Elin A, Max", "Elin A, Maud, Max"]
    entries[1].trigger()
    assert dialog.setup().seats == mixed.seats
    assert dialog.setup().options == mixed.options
    dialog.reject()


def test_number_of_remembered_tables_is_limited() -> None:
    line_ups: tuple[LineUp, ...] = ()
    for number in range(MOST_LINE_UPS + 3):
        line_ups = with_line_up(line_ups, LineUp((f"p{number}", "q"), (None, None)))
    assert [one.names[0] for one in line_ups] == [f"p{n}" for n in range(10, 2, -1)]


def test_most_colourful_clothes_are_asked_for_before_the_deal(program: Program) -> None:
    dialog = dialog_at(program, GameSetup((ELIN, MAX), GameOptions(2), 1))
    texts = [dialog.first.itemText(place) for place in range(dialog.first.count())]
    assert texts == ["At random", "Whoever wears the most colourful clothes", "Elin A", "Max"]
    dialog.first.setCurrentIndex(1)
    dialog.accept()
    assert dialog.result() == 0, "the dialog should first ask who starts"
    question = dialog.findChild(StartingPlayerDialog)
    assert question is not None
    buttons = question.findChildren(QPushButton)
    assert [button.accessibleName() for button in buttons] == ["Elin A", "Max"]
    QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert dialog.result() == 1
    assert dialog.setup().options.first_seat == 1
    dialog.deleteLater()


@pytest.mark.parametrize("theme", list(Theme))
def test_lists_use_the_theme_colours_to_their_edges(program: Program, theme: Theme) -> None:
    program.window.menu.themes.chosen.emit(theme)
    dialog = dialog_at(program)
    around = dialog.rows[1].kind.view().window().palette()
    assert around.color(QPalette.ColorRole.Base) == palette_of(theme).panel
    dialog.deleteLater()


def test_badges_differ_as_long_as_possible() -> None:
    seats = with_badges(Seat(f"p{n}") for n in range(5))
    badges = [seat.badge for seat in seats if seat.badge is not None]
    assert len({badge.tint for badge in badges}) == len({badge.emblem for badge in badges}) == 5
    kept = with_badges((Seat("a"), Seat("b", Level.CASUAL), Seat("c", badge=BADGES[0])))
    assert [seat.badge for seat in kept] == [BADGES[1], None, BADGES[0]]


def test_rows_do_not_move(program: Program) -> None:
    dialog = dialog_at(program)

    def places() -> list[int]:
        QApplication.processEvents()
        widgets = (*(row.name for row in dialog.rows[:2]), dialog.first, dialog.deal)
        return [widget.mapTo(dialog, QPoint()).y() for widget in (*widgets, dialog.play_button)]

    dialog.counts.button(5).click()
    before = places()
    dialog.counts.button(2).click()
    assert places() == before
    dialog.rows[1].make_person()
    assert places() == before
    dialog.rows[1].name.setText(dialog.rows[0].name.text())
    dialog.accept()
    assert "a different name" in dialog._problem.text()
    assert places() == before
    dialog.reject()


@pytest.mark.parametrize("language", list(Language))
def test_dialog_fits_on_a_small_screen(program: Program, language: Language) -> None:
    program.preferences.change(language=language)
    dialog = dialog_at(program)
    for players in (2, 5):
        dialog.counts.button(players).click()
        size = dialog.sizeHint()
        assert size.width() <= SMALL.width(), size
        assert size.height() <= SMALL.height(), size
    dialog.reject()


def test_rules_are_below_and_scroll_with_large_text(program: Program) -> None:
    program.preferences.change(language=Language.DUTCH, text_size=150)
    program.window.resize(SMALL)
    QCoreApplication.processEvents()
    dialog = dialog_at(program)
    dialog.show()
    screen = dialog.screen().availableSize().expandedTo(program.window.size())
    assert dialog.width() <= screen.width()
    assert dialog.height() <= screen.height()
    assert dialog.rules.y() > dialog.rows[2].kind.y()
    top = dialog.rules.talk.mapTo(dialog, QPoint()).y()
    assert top > dialog.play_button.mapTo(dialog, QPoint()).y(), (
        "the option should start outside the visible area"
    )
    dialog.rules.boxes["empty_clues"].setFocus()
    for box in (dialog.rules.multicolour, dialog.rules.talk):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() is box
    top = dialog.rules.talk.mapTo(dialog, QPoint()).y()
    assert dialog.plan.geometry().bottom() < top < dialog.play_button.mapTo(dialog, QPoint()).y()
    dialog.reject()


def test_dialog_grows_with_an_extra_line_instead_of_scrolling(program: Program) -> None:
    dialog = dialog_at(program)
    dialog.show()
    dialog.counts.button(5).click()
    before, columns = dialog.height(), dialog.findChild(Columns)
    dialog.agreement.choose(agreement_of(Level.EXPERT))

    assert dialog._unknown.text()
    QCoreApplication.processEvents()
    assert dialog.height() > before
    assert not columns.verticalScrollBar().isVisible()
    assert columns.focusPolicy() is Qt.FocusPolicy.NoFocus, (
        "Tab should go to the contents, not to the scroll area"
    )
    dialog.reject()


def test_dialog_shows_who_sits_where(program: Program) -> None:
    dialog = dialog_at(program)
    dialog.counts.button(4).click()
    names = [row.seat.name for row in dialog.rows[:4]]
    assert dialog.plan.accessibleName().endswith(", ".join(names))
    dialog.rows[2].name.setText("Cécile")
    assert "Cécile" in dialog.plan.accessibleName()
    before = dialog.plan.grab().toImage()
    dialog.first.setCurrentIndex(dialog.first.findData(2))
    assert dialog.plan.grab().toImage() != before, "the starting player should be marked"
    for widget in (dialog.earlier, dialog.counts.button(5), dialog.rows[0].kind, dialog.rules):
        box = widget.rect().translated(widget.mapTo(dialog, widget.rect().topLeft()))
        assert not widget.isVisibleTo(dialog) or not dialog.plan.geometry().intersects(box)
    dialog.close()


def test_settings_show_the_folder_of_the_games(program: Program) -> None:
    program.preferences.ask()
    dialog = program.window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.pages.setCurrentRow(dialog.pages.count() - 1)
    assert says(dialog, str(program.settings.folder))
    assert dialog.keys_button.isVisibleTo(dialog)
    dialog.close()


@pytest.mark.parametrize(
    ("typed", "number"),
    [("20261128", 20_261_128), ("48,213", 48_213), ("48 213", 48_213), ("9" * 18, 10**18 - 1)],
)
def test_deal_number_of_any_length_is_dealt(program: Program, typed: str, number: int) -> None:
    program.window.commands.give(Command.NEW_GAME)
    (dialog,) = program.window.findChildren(NewGameDialog)
    QTest.keyClicks(dialog.deal, typed)
    dialog.accept()
    setup = program.game.session.setup
    assert setup is not None
    assert setup.game_number == number


@pytest.mark.parametrize("typed", ["9" * 19, "12a", "-5", "²"])
def test_unusable_deal_number_is_refused_with_a_sentence(program: Program, typed: str) -> None:
    dialog = dialog_at(program)
    dialog.deal.setText(typed)
    assert dialog._problem.text() == "A deal number has digits only, at most 18."
    dialog.accept()
    assert dialog.isVisible()
    dialog.deal.setText("7")
    assert not dialog._problem.text()
    dialog.reject()
