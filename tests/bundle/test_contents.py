"""The contents of the bundle, decided by file names alone, for all three systems."""

import subprocess
import sys
import tomllib
from pathlib import Path

import product
import pytest
from contents import (
    UNUSED_MODULES,
    UnlicensedError,
    is_known_module,
    is_shipped,
    part_of,
    system_package,
    write_licences,
)

SHIPPED = [
    ("PySide6/Qt/lib/libQt6Core.so.6", "Qt"),
    ("libQt6XcbQpa.so.6", "Qt"),
    ("PySide6/Qt/lib/libicudata.so.73", "Qt"),
    ("libicuuc.so.73", "Qt"),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "Qt"),
    ("PySide6/Qt/plugins/platforms/libqwayland.so", "Qt"),
    ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "Qt"),
    ("PySide6\\plugins\\platforms\\qwindows.dll", "Qt"),
    ("PySide6\\plugins\\imageformats\\qsvg.dll", "Qt"),
    ("PySide6\\Qt6Widgets.dll", "Qt"),
    ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", "Qt"),
    ("PySide6/Qt/translations/qtbase_sv.qm", "Qt"),
    ("PySide6\\translations\\qtbase_nl.qm", "Qt"),
    ("PySide6/QtWidgets.abi3.so", "Qt for Python"),
    ("PySide6\\QtWidgets.pyd", "Qt for Python"),
    ("PySide6/QtNetwork.abi3.so", "Qt for Python"),
    ("libpyside6.abi3.so.6.11", "Qt for Python"),
    ("shiboken6/Shiboken.abi3.so", "Qt for Python"),
    ("msgspec/_core.cpython-311-x86_64-linux-gnu.so", "msgspec"),
    ("anyascii/_data/000", "anyascii"),
    ("libpython3.11.so.1.0", "Python"),
    ("python311.dll", "Python"),
    ("VCRUNTIME140.dll", "Python"),
    ("_ctypes.pyd", "Python"),
    ("python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so", "Python"),
    ("base_library.zip", "Python"),
    ("hanabi_desktop/teammates/reasoning/model.cpython-311-x86_64-linux-gnu.so", "Hanabi Desktop"),
    ("resources/sounds/deal.wav", "Hanabi Desktop"),
    ("resources/fonts/Fraunces_600SemiBold.ttf", "Fraunces"),
    ("resources/fonts/Figtree_400Regular.ttf", "Figtree"),
    ("translations/hanabi_sv.qm", "Hanabi Desktop"),
    ("libffi.so.8", None),
    ("libxcb-cursor.so.0", None),
]
LEFT_OUT = [
    "PySide6/Qt/lib/libQt6Quick.so.6",
    "PySide6/Qt/lib/libQt6VirtualKeyboard.so.6",
    "PySide6/Qt/lib/libQt6Pdf.so.6",
    "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
    "PySide6\\Qt6Quick.dll",
    "PySide6\\opengl32sw.dll",
    "PySide6\\avcodec-61.dll",
    "PySide6/Qt/lib/libavcodec.so.61",
    "libswscale.so.8",
    "libQt6FFmpegStub-ssl.so.3",
    "PySide6/Qt/lib/libavutil.59.dylib",
    "PySide6/Qt/plugins/platforms/libqeglfs.so",
    "PySide6/Qt/plugins/platforms/libqminimal.so",
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "PySide6/Qt/plugins/imageformats/libqpdf.so",
    "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
    "PySide6\\plugins\\platforms\\qminimal.dll",
    "PySide6/Qt/translations/qtbase_de.qm",
    "PySide6/Qt/translations/qtmultimedia_sv.qm",
    "PySide6/QtQml.abi3.so",
    "libgtk-3.so.0",
    "libX11.so.6",
    "libglib-2.0.so.0",
    "libstdc++.so.6",
    "libcrypto.so.3",
    "libreadline.so.8",
    "resources/sounds/synthesise.py",
    "resources/licences/GPL-3.0.txt",
]


@pytest.mark.parametrize(("name", "part"), SHIPPED)
def test_required_file_is_shipped_and_assigned_to_a_component(name: str, part: str | None) -> None:
    assert is_shipped(name)
    assert part_of(name) == part


@pytest.mark.parametrize("name", LEFT_OUT)
def test_unused_file_is_left_out(name: str) -> None:
    assert not is_shipped(name)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("json.decoder", True),
        ("PySide6.QtCore", True),
        ("hanabi_desktop.app.application", True),
        ("_sysconfigdata__linux_x86_64-linux-gnu", True),
        ("yaml", False),
        ("numpy.linalg", False),
        ("dask.config", False),
        ("distributed.client", False),
    ],
)
def test_unknown_modules_are_detected(name: str, known: bool) -> None:
    assert is_known_module(name) == known


def test_extra_for_clusters_is_left_out_of_the_bundle() -> None:
    project = tomllib.loads((product.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = {name.partition(">")[0] for name in project["optional-dependencies"]["cluster"]}
    assert extra == {"distributed"}
    assert {"dask", *extra} <= set(UNUSED_MODULES)
    assert "excludes=list(UNUSED_MODULES)" in (product.ROOT / "build.spec").read_text("utf-8")


def test_nothing_is_shipped_without_a_licence(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("licences")
    with pytest.raises(UnlicensedError, match="yaml"):
        write_licences(folder, [], [("yaml", "yaml.py", "PYMODULE")])
    with pytest.raises(UnlicensedError, match="libmine"):
        system_package(folder / "libmine.so.1")


def test_library_without_a_package_manager_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")  # as on Windows and macOS, which have no Debian package manager
    with pytest.raises(UnlicensedError, match=r"nobody knows where .*libmine"):
        system_package(Path("libmine.dylib"))


def test_worker_process_of_a_frozen_program_imports_no_gui() -> None:
    """The process ends in ``freeze_support``, which comes before any import of Qt."""
    script = (
        "import multiprocessing, runpy, sys\n"
        "def end(): sys.exit('PySide6' in sys.modules or 'hanabi_desktop' in sys.modules)\n"
        "multiprocessing.freeze_support = end\n"
        f"runpy.run_path({str(product.ROOT / 'packaging' / 'launch.py')!r}, run_name='__main__')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], check=False, cwd=product.ROOT)
    assert done.returncode == 0
