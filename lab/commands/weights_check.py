"""What ``tune`` and ``learn`` do with the weights that they have found."""

import argparse

from hanabi_desktop.commands.arguments import positive_number


def add_weights_check(parser: argparse.ArgumentParser, deals: int) -> None:
    """Add options for comparing new weights with those in use."""
    parser.add_argument(
        "--check",
        type=positive_number,
        default=deals,
        help="new deals on which the weights are compared at the end",
    )
    parser.add_argument(
        "--write", action="store_true", help="use the new weights if they are better"
    )
