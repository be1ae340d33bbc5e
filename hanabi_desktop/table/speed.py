"""How fast the table moves."""

from enum import Enum


class Speed(Enum):
    """The speeds a person can choose from."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """What every duration is multiplied by."""
        return {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}[self.value]
