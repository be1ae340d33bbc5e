"""Compare the file lists of two bundles: ``python3 packaging/compare_files.py ONE OTHER``.

The lists are the ``files.txt`` of two builds. Differences with a known reason are listed
separately; any other difference makes the exit code 1.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

EXPECTED = re.compile(
    r"_internal/(api-ms-win-|ucrtbase|VCRUNTIME140|vcruntime140|MSVCP140|msvcp140|concrt140)"
    r"|_internal/PySide6/(icuuc\.dll|MSVCP140|VCRUNTIME140|msvcp140|vcruntime140|concrt140)",
)
"""Libraries of Windows and Microsoft's compiler, which differ between build systems."""


def main(words: Sequence[str]) -> int:
    """Print the names in only one of the lists; return 1 if any of them is unexpected."""
    one, other = (set(Path(word).read_text(encoding="utf-8").split("\n")) for word in words)
    strange = False
    for file, names in ((words[0], one - other), (words[1], other - one)):
        for name in sorted(names):
            is_expected = bool(EXPECTED.match(name))
            strange |= not is_expected
            print(f"{'expected' if is_expected else 'STRANGE '}  only in {file}: {name}")
    print(f"{len(one & other)} names are in both.")
    return int(strange)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
