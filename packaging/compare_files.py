"""Compare the file lists of two bundles: ``python3 packaging compare LIST OTHER``.

The lists are the ``files.txt`` of two builds. Differences with a known reason are listed
separately; any other difference makes the exit code 1.
"""

import re
from pathlib import Path

EXPECTED = re.compile(
    r"_internal/(api-ms-win-|ucrtbase|VCRUNTIME140|vcruntime140|MSVCP140|msvcp140|concrt140)"
    r"|_internal/PySide6/(icuuc\.dll|MSVCP140|VCRUNTIME140|msvcp140|vcruntime140|concrt140)",
)
"""Libraries of Windows and Microsoft's compiler, which differ between build systems."""


def main(one: Path, other: Path) -> int:
    """Print the names in only one of the lists; return 1 if any of them is unexpected."""
    first, second = (set(file.read_text(encoding="utf-8").split("\n")) for file in (one, other))
    strange = False
    for file, names in ((one, first - second), (other, second - first)):
        for name in sorted(names):
            is_expected = bool(EXPECTED.match(name))
            strange |= not is_expected
            print(f"{'expected' if is_expected else 'STRANGE '}  only in {file}: {name}")
    print(f"{len(first & second)} names are in both.")
    return int(strange)
