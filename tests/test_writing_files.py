"""Writing files: whatever happens, a whole file stands at its place."""

import json
import subprocess
import sys
from pathlib import Path

_WRITER = """
import sys
from pathlib import Path
from hanabi_desktop.support.files import write_atomically
for n in range(400):
    write_atomically(Path(sys.argv[1]), b"[" + b",".join([b"%d" % n] * 500) + b"]")
"""


def test_two_programs_may_write_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(b"[]")
    writers = [subprocess.Popen([sys.executable, "-c", _WRITER, file]) for _ in range(2)]
    while any(writer.poll() is None for writer in writers):
        assert len(set(json.loads(file.read_bytes()))) <= 1
    assert [writer.returncode for writer in writers] == [0, 0]
    assert [other.name for other in tmp_path.iterdir()] == ["settings.json"]
