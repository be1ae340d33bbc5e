"""Summary statistics of the measuring commands."""

from collections.abc import Iterable


def percentiles(values: Iterable[float], digits: int) -> dict[str, float]:
    """Return median, 99th percentile and maximum, rounded; empty without values."""
    ordered = sorted(values)
    shares = {"p50": 0.5, "p99": 0.99, "max": 1.0} if ordered else {}
    return {
        name: round(ordered[int(share * (len(ordered) - 1))], digits)
        for name, share in shares.items()
    }
