"""The hatchling build hook: compile catalogues and include data in the package.

In a checkout ``resources/`` and ``translations/`` are next to the package; when installed they are
inside it. With ``HANABI_COMPILE=1`` in the environment the wheel contains the compiled
reasoning and is specific to this system; otherwise it is universal.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "hanabi_desktop"
_TOOLS = ("PySide6-Essentials>=6.11.3,<6.12",)
_COMPILER = ("cython>=3.1", "setuptools>=77")
_NOT_SHIPPED = {".py", ".pyc"}


class WheelHook(BuildHookInterface[Any]):
    """Runs for wheels and source distributions; an editable install uses the checkout."""

    PLUGIN_NAME = "custom"

    @property
    def _is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("HANABI_COMPILE") == "1"

    def _catalogues(self) -> list[Path]:
        """Return the compiled catalogues, which only a source distribution has from the start."""
        sources = sorted(Path(self.root, "translations").glob("*.ts"))
        return [file.with_suffix(".qm") for file in sources]

    def _has_catalogues(self) -> bool:
        return all(file.is_file() for file in self._catalogues())

    def dependencies(self) -> list[str]:
        """Return the build requirements besides hatchling."""
        tools = () if self._has_catalogues() else _TOOLS
        return [*tools, *(_COMPILER if self._is_compiled else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile catalogues and extensions, and tell hatchling where all files belong."""
        if version == "editable":
            return
        if not self._has_catalogues():
            self._run("translations/catalogues.py", "compile")
        if self.target_name == "sdist":
            names = [str(file.relative_to(self.root)) for file in self._catalogues()]
            build_data["artifacts"] += names
            return
        data = [file for file in Path(self.root, "resources").rglob("*") if file.is_file()]
        for file in (*data, *self._catalogues()):
            if file.suffix not in _NOT_SHIPPED:
                place = f"{PACKAGE}/{file.relative_to(self.root).as_posix()}"
                build_data["force_include"][str(file)] = place
        if self._is_compiled:
            self._run("packaging", "compile")
            build_data["artifacts"] += [f"{PACKAGE}/**/*.so", f"{PACKAGE}/**/*.pyd"]
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _run(self, script: str, *words: str) -> None:
        subprocess.run([sys.executable, Path(self.root, script), *words], check=True)
