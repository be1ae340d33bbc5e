"""The speed of animations."""

from enum import Enum


class Speed(Enum):
    """The speeds to choose from; at the gentle one, things fade out and in instead of moving."""

    OFF = "off"
    GENTLE = "gentle"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """The factor of every duration."""
        return {"off": 0.0, "gentle": 1.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}[self.value]

    @property
    def travels(self) -> bool:
        return self not in (Speed.OFF, Speed.GENTLE)
