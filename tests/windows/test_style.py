"""The style sheet, wherever the program lies."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QCheckBox

from hanabi_desktop.table.art.palette import Theme, palette_of
from hanabi_desktop.windows.widgets import style


def checked_box() -> QImage:
    box = QCheckBox()
    box.setChecked(True)
    box.setStyleSheet(style.style_sheet(palette_of(Theme.NIGHT)))
    box.resize(40, 40)
    return box.grab().toImage()


@pytest.mark.parametrize(
    "folder",
    [
        "Åsa Öberg spelar",
        "it's (1)",
        "a; b {c}",
        pytest.param(
            'qu"ote',
            marks=[
                pytest.mark.skipif("sys.platform == 'win32'", reason="Windows forbids the name"),
                pytest.mark.unportable_names,
            ],
        ),
    ],
)
def test_icons_are_found_in_folders_of_any_name(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    usual = checked_box()
    shutil.copytree(style.RESOURCES / "icons", tmp_path / folder / "icons")
    monkeypatch.setattr(style, "RESOURCES", tmp_path / folder)
    assert checked_box() == usual
