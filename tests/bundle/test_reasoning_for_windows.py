"""The compiled reasoning with 32-bit longs, as a Windows compiler has them."""

import re
import subprocess
import sys
from pathlib import Path

import compile as compiling
import pytest
from windows_on_linux import write_headers

pytestmark = [
    pytest.mark.slow,
    pytest.mark.needs("x86_64-w64-mingw32-gcc"),
    pytest.mark.skipif(sys.platform != "linux", reason="reads the warnings of Debian's compiler"),
]


COUNTS = re.compile(r"conversion from ‘Py_ssize_t’ .* to ‘int’")
"""Numbers of players, suits or cards are lengths, which always fit into an int."""


@pytest.fixture(scope="module")
def headers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("headers") / "include"
    write_headers(folder)
    return folder


def test_no_constant_exceeds_32_bits(
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
