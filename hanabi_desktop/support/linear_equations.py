"""Systems of linear equations."""

from collections.abc import Sequence


def solved(left: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a positive definite system by Gaussian elimination.

    Args:
        left: the matrix, row by row.
        right: the right-hand side.
    """
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [b - factor * a for a, b in zip(rows[i], rows[j], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found
