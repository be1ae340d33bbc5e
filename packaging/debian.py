"""Queries of the Debian package database."""

import subprocess
from pathlib import Path


def package_of(file: Path) -> str | None:
    """Return the package that owns a file, or None."""
    for name in (file, file.resolve()):
        if found := said("dpkg-query", "--search", str(name)):
            return found.partition(":")[0]
    return None


def version_of(package: str) -> str:
    """Return the version of an installed package."""
    return said("dpkg-query", "--show", "--showformat=${Version}", package)


def said(*words: str) -> str:
    """Return the output of a command; empty if it fails."""
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()
