"""``completions``: print what makes a shell complete the commands, or the list of commands for a manual page.

All of them are made from the parsers of the commands, so they know every option.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_PROGRAM = "hanabi-desktop"


@dataclass(frozen=True, slots=True)
class _Option:
    """An option of a command.

    Attributes:
        names: its spellings, such as ``-h`` and ``--help``.
        values: the values it can have; empty if there is no such list.
        has_value: whether a value follows it.
        help: what it does, in a line.
    """

    names: tuple[str, ...]
    values: tuple[str, ...]
    has_value: bool
    help: str


@dataclass(frozen=True, slots=True)
class _Command:
    """A command with its purpose and its options."""

    name: str
    purpose: str
    options: tuple[_Option, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's arguments."""
    parser.add_argument(
        "shell",
        choices=sorted(_WRITERS),
        help=translate(
            "Commands", "shell that the script is for; “man” prints a manual page instead"
        ),
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the script of a shell, and return 0."""
    print(written_for(arguments.shell), end="")
    return 0


def written_for(shell: str) -> str:
    """Return the script of a shell (bash, zsh or powershell), or the commands of a manual page (man)."""
    return _WRITERS[shell](tuple(_commands()))


def _commands() -> Iterator[_Command]:
    from hanabi_desktop.commands.command_list import (  # noqa: PLC0415 (which lists this module)
        COMMANDS,
        command_parser,
    )

    for name, purpose in COMMANDS.items():
        parser = command_parser(name)
        # argparse has no public list of a parser's actions.
        actions = [one for one in parser._actions if one.option_strings]  # noqa: SLF001
        yield _Command(name, purpose(), tuple(map(_option, actions)))


def _option(action: argparse.Action) -> _Option:
    values = tuple(map(str, action.choices or ()))
    text = " ".join((action.help or "").split()).replace("%%", "%")
    return _Option(tuple(action.option_strings), values, action.nargs != 0, text)


def _bash(commands: tuple[_Command, ...]) -> str:
    cases = []
    for command in commands:
        names = " ".join(name for option in command.options for name in option.names)
        values = [
            f"                {'|'.join(option.names)}) words={_quoted(' '.join(option.values))} ;;"
            for option in command.options
            if option.values
        ]
        cases += [
            f"        {command.name})",
            f"            words={_quoted(names)}",
            '            case "$before" in',
            *values,
            "            esac ;;",
        ]
    every = " ".join(command.name for command in commands)
    return "\n".join(
        (
            "_hanabi_desktop() {",
            '    local now="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
            f"    local words={_quoted(f'{every} --help --version')}",
            '    if [ "$COMP_CWORD" -gt 1 ]; then',
            '        words=""',
            '        case "${COMP_WORDS[1]}" in',
            *cases,
            "        esac",
            "    fi",
            '    COMPREPLY=($(compgen -W "$words" -- "$now"))',
            '    [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$now"))',
            "}",
            f"complete -o filenames -F _hanabi_desktop {_PROGRAM}",
            "",
        )
    )


def _zsh(commands: tuple[_Command, ...]) -> str:
    cases = []
    for command in commands:
        cases += [f"    {command.name}) _arguments \\"]
        for option in command.options:
            values = f":value:({' '.join(option.values)})" if option.values else ":value:_files"
            for name in option.names:
                told = option.help.replace("[", "(").replace("]", ")").replace(":", "\\:")
                spec = f"{name}[{told}]{values if option.has_value else ''}"
                cases.append(f"      {_quoted(spec)} \\")
        cases += ["      '*:file:_files' ;;"]
    names = [
        "    " + _quoted(f"{command.name}:{command.purpose.replace(':', ' ')}")
        for command in commands
    ]
    return "\n".join(
        (
            f"#compdef {_PROGRAM}",
            "local -a commands",
            "commands=(",
            *names,
            ")",
            "if (( CURRENT == 2 )); then",
            "  _describe command commands",
            "  _files",
            "else",
            '  local command="$words[2]"',
            "  shift words; (( CURRENT-- ))",
            '  case "$command" in',
            *cases,
            "    *) _files ;;",
            "  esac",
            "fi",
            "",
        )
    )


def _powershell(commands: tuple[_Command, ...]) -> str:
    options = [
        f"        {_doubled(command.name)} = @("
        + ", ".join(_doubled(name) for option in command.options for name in option.names)
        + ")"
        for command in commands
    ]
    values = [
        f"        {_doubled(f'{command.name} {name}')} = @({', '.join(map(_doubled, option.values))})"
        for command in commands
        for option in command.options
        if option.values
        for name in option.names
    ]
    return "\n".join(
        (
            f"Register-ArgumentCompleter -Native -CommandName {_PROGRAM} -ScriptBlock {{",
            "    param($wordToComplete, $commandAst, $cursorPosition)",
            "    $options = @{",
            *options,
            "    }",
            "    $values = @{",
            *values,
            "    }",
            "    $words = @($commandAst.CommandElements | ForEach-Object { $_.ToString() })",
            "    if ($wordToComplete -and $words.Count -gt 1) { $words = $words[0..($words.Count - 2)] }",
            "    $found = $options.Keys | Sort-Object",
            "    if ($words.Count -gt 1) {",
            "        $found = $options[$words[1]]",
            '        $listed = $values["$($words[1]) $($words[-1])"]',
            "        if ($listed) { $found = $listed }",
            "    }",
            '    $found | Where-Object { $_ -like "$wordToComplete*" } |',
            "        ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }",
            "}",
            "",
        )
    )


def _manual(commands: tuple[_Command, ...]) -> str:
    """Return a section of a manual page for each command, in the language in use."""
    text = []
    for command in commands:
        text += [f".SS {_roff(command.name)}", _roff(f"{command.purpose.capitalize()}.")]
        for option in command.options:
            value = f" {'|'.join(option.values)}" if option.values else ""
            names = ", ".join(option.names)
            text += [".TP", f".B {_roff(names + value)}", _roff(option.help)]
    return "\n".join((*text, ""))


def _quoted(text: str) -> str:
    """Return a text as one word of a Unix shell."""
    return "'" + text.replace("'", "'\\''") + "'"


def _doubled(text: str) -> str:
    """Return a text as a string of PowerShell."""
    return "'" + text.replace("'", "''") + "'"


def _roff(text: str) -> str:
    """Return a text with what a manual page would misread made plain."""
    plain = text.replace("\\", "\\\\").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


_WRITERS: dict[str, Callable[[tuple[_Command, ...]], str]] = {
    "bash": _bash,
    "zsh": _zsh,
    "powershell": _powershell,
    "man": _manual,
}
