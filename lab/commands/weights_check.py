"""Comparison of the weights found by ``tune`` and ``learn`` with the current ones."""

import argparse

from hanabi_desktop.commands.arguments import positive_number


def add_weights_check(parser: argparse.ArgumentParser, deals: int) -> None:
    """Add options for comparing new weights with the current ones."""
    parser.add_argument(
        "--check",
        type=positive_number,
        default=deals,
        help="new deals on which the weights are compared at the end",
    )
    parser.add_argument(
        "--write", action="store_true", help="use the new weights if they are better"
    )
