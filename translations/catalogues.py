"""Maintain the translation catalogues: ``update`` from the code, ``compile`` for Qt, ``check``.

English needs a catalogue for its plural forms only. Run from anywhere.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "hanabi_desktop"
LANGUAGES = ("sv", "nl")
_TOOLS = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
_PLACES = re.compile(r"\{(\w+)(?::the|:of|:owned|:one)?\}|(%L?n)")
_OFFERED = re.compile(r"may use \{(\w+)\}")
"""What a comment offers to translations besides the places of the English text."""


def _tool(name: str, *words: str) -> None:
    tool = shutil.which(f"pyside6-{name}", path=_TOOLS)
    if tool is None:
        raise FileNotFoundError(f"pyside6-{name} is not installed")
    subprocess.run([tool, *words], check=True, capture_output=True)


def _extract(into: Path) -> None:
    """Update the catalogues in a folder from the code."""
    sources = [str(path) for path in sorted(PACKAGE.rglob("*.py"))]
    for language in (*LANGUAGES, "en"):
        words = ["-no-obsolete", "-locations", "none"]
        if language == "en":
            words.append("-pluralonly")
        file = into / f"hanabi_{language}.ts"
        _tool(
            "lupdate",
            *words,
            "-source-language",
            "en",
            "-target-language",
            language,
            *sources,
            "-ts",
            str(file),
        )


def update() -> int:
    """Add new texts and remove obsolete ones."""
    _extract(HERE)
    return 0


def compile_all() -> int:
    """Compile the .qm files that Qt reads."""
    for language in (*LANGUAGES, "en"):
        _tool("lrelease", str(HERE / f"hanabi_{language}.ts"))
    return 0


def _messages(file: Path) -> Iterator[tuple[tuple[str, str], ET.Element]]:
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 (our own file)
        for message in context.iter("message"):
            yield (context.findtext("name", ""), message.findtext("source", "")), message


def _forms(message: ET.Element) -> list[ET.Element]:
    """Return the translations of a text, one per plural form."""
    translation = message.find("translation")
    if translation is None:
        return []
    return list(translation.iter("numerusform")) or [translation]


def _faults(file: Path, fresh: Path) -> Iterator[str]:
    """Yield the faults of a catalogue, compared with a freshly extracted one."""
    kept = dict(_messages(file))
    wanted = dict(_messages(fresh))
    for key in wanted.keys() - kept.keys():
        yield f"{file.name}: not extracted: {key}"
    for key in kept.keys() - wanted.keys():
        yield f"{file.name}: no longer in the code: {key}"
    for key, message in kept.items():
        translation = message.find("translation")
        forms = _forms(message)
        if translation is None or translation.get("type") or not all(f.text for f in forms):
            yield f"{file.name}: unfinished: {key}"
            continue
        if key in wanted and len(forms) != len(_forms(wanted[key])):
            yield f"{file.name}: other plural forms than the language has: {key}"
        places = _places(key[1])
        offered = _OFFERED.findall(message.findtext("extracomment", ""))
        for form in forms:
            found = _places(form.text or "")
            if places - found or set(found - places) - set(offered):
                yield f"{file.name}: other places than in English: {key}"


def _places(text: str) -> Counter[str]:
    return Counter(name or number for name, number in _PLACES.findall(text))


def check() -> int:
    """Compare the catalogues with the code and print every fault."""
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        _extract(Path(folder))
        for language in (*LANGUAGES, "en"):
            name = f"hanabi_{language}.ts"
            faults += _faults(HERE / name, Path(folder) / name)
    for fault in sorted(faults):
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit({"update": update, "compile": compile_all, "check": check}[sys.argv[1]]())
