"""The levels of teammates a person can choose from."""

from enum import Enum


class Level(Enum):
    """How much of the conventions a teammate uses and expects."""

    CASUAL = "casual"
