"""The compiled reasoning as a compiler for Windows reads it, where a long has 32 bits."""

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import compile as compiling
import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.needs("x86_64-w64-mingw32-gcc"),
    pytest.mark.skipif(sys.platform != "linux", reason="reads what Debian's compiler says"),
]

PYCONFIG = """
/* What Python says of Windows for 64 bits, as far as these sources ask. */
#include <stddef.h>
#define MS_WINDOWS
#define MS_WIN64
#define NT_THREADS
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF_TIME_T 8
#define HAVE_PY_SSIZE_T 1
#define WITH_PYMALLOC 1
typedef ptrdiff_t Py_ssize_t;
#define PY_SSIZE_T_MAX 9223372036854775807LL
"""

COUNTS = re.compile(r"conversion from ‘Py_ssize_t’ .* to ‘int’")
"""How many players, suits or cards there are is a length that always fits."""


@pytest.fixture(scope="module")
def headers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("headers") / "include"
    shutil.copytree(sysconfig.get_path("include"), folder)
    (folder / "pyconfig.h").write_text(PYCONFIG)
    return folder


def test_nothing_is_too_large_for_32_bits(
    headers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(compiling.ROOT)
    modules = sorted(file.stem for file in compiling.REASONING.glob("*.pxd"))
    compiling.generated(modules, str(tmp_path))
    sources = sorted(tmp_path.rglob("*.c"))
    assert [source.stem for source in sources] == modules
    compiler = ["x86_64-w64-mingw32-gcc", "-fsyntax-only", "-isystem", headers]
    strict = [
        "-Wall",
        "-Wextra",
        "-Wconversion",
        "-Wno-float-conversion",
        "-Wno-unused-function",
        "-Wno-unused-parameter",
    ]
    for source in sources:
        done = subprocess.run(
            [*compiler, *strict, source],
            capture_output=True,
            text=True,
            check=False,
            env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"},
        )
        assert done.returncode == 0, done.stderr
        warned = re.findall(r"warning: .*", done.stderr)
        assert not [one for one in warned if not COUNTS.search(one)], source.stem
