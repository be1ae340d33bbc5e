"""What a Debian-like system knows of its files."""

import subprocess
from pathlib import Path


def package_of(file: Path) -> str | None:
    """Return the package that a file of the system belongs to; None where none does."""
    for name in (file, file.resolve()):
        if found := said("dpkg-query", "--search", str(name)):
            return found.partition(":")[0]
    return None


def version_of(package: str) -> str:
    """Return the version of a package that is installed."""
    return said("dpkg-query", "--show", "--showformat=${Version}", package)


def said(*words: str) -> str:
    """Return what a command answers; nothing where it fails."""
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()
