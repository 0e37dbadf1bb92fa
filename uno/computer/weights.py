"""The tuned weights (see `evaluation`)."""

from collections.abc import Sequence
from typing import Final

from uno.computer.evaluation import Weights

LENGTH: Final = 86


def weights_from(values: Sequence[float]) -> Weights:
    """Return the weights of a row of numbers, in the order in which they are tuned."""
    four = [tuple(values[start : start + 4]) for start in range(0, 60, 4)]
    return Weights(
        base=tuple(four[:6]),  # type: ignore[arg-type]
        rest=tuple(values[24:29]),
        change=values[29],
        same=values[30],
        void=values[31],
        draw=four[8],  # type: ignore[arg-type]
        keep=four[9],  # type: ignore[arg-type]
        keep_wild=four[10],  # type: ignore[arg-type]
        second_last=(values[44], values[45], values[46]),
        third_last_wild=values[47],
        again=tuple(values[48:51]),
        before=tuple(values[51:55]),  # type: ignore[arg-type]
        beyond=tuple(values[55:59]),  # type: ignore[arg-type]
        points=values[59],
        own=tuple(tuple(values[start : start + 3]) for start in range(60, 78, 3)),  # type: ignore[misc]
        colors=values[78],
        unseen=(values[79], values[80]),
        holding=tuple(values[81:86]),
    )


def values_of(weights: Weights) -> list[float]:
    """Return the row of numbers of which weights are made."""
    values = [value for four in weights.base for value in four]
    values += [*weights.rest, weights.change, weights.same, weights.void]
    values += [*weights.draw, *weights.keep, *weights.keep_wild, *weights.second_last]
    values += [weights.third_last_wild, *weights.again, *weights.before, *weights.beyond]
    values += [weights.points, *(value for three in weights.own for value in three)]
    return [*values, weights.colors, *weights.unseen, *weights.holding]


FOR_TWO: Final = weights_from(
    (
        1.250,
        3.025,
        3.874,
        4.154,
        4.930,
        3.351,
        3.268,
        3.365,
        4.323,
        2.264,
        2.736,
        2.421,
        5.319,
        4.132,
        4.105,
        3.152,
        3.056,
        0.189,
        -1.341,
        -1.995,
        2.849,
        2.063,
        -0.031,
        -2.492,
        -0.269,
        1.385,
        1.242,
        0.918,
        0.365,
        -1.851,
        -0.913,
        0.117,
        -2.154,
        -2.684,
        -3.314,
        -2.191,
        -3.576,
        -2.640,
        -2.392,
        -2.157,
        0.195,
        -0.234,
        1.021,
        1.965,
        0.225,
        0.868,
        1.206,
        0.931,
        -0.159,
        1.137,
        0.783,
        -0.665,
        1.384,
        -3.766,
        0.000,
        0.000,
        0.000,
        -1.858,
        0.000,
        0.786,
        0.312,
        0.245,
        0.309,
        0.533,
        0.212,
        -0.866,
        0.302,
        0.485,
        0.419,
        -0.369,
        -0.893,
        -0.418,
        0.332,
        0.125,
        -0.822,
        -0.100,
        0.037,
        -0.604,
        -1.037,
        -1.734,
        -0.887,
        0.917,
        -0.484,
        -0.166,
        0.009,
        0.097,
    )
)
"""For two players in the round."""

FOR_MORE: Final = weights_from(
    (
        1.425,
        2.232,
        3.569,
        4.111,
        4.513,
        2.825,
        3.142,
        3.623,
        4.446,
        3.107,
        1.969,
        2.682,
        4.896,
        5.478,
        4.336,
        2.591,
        2.876,
        0.493,
        -0.014,
        -2.178,
        2.732,
        2.403,
        -0.079,
        -1.639,
        -1.310,
        0.813,
        0.842,
        0.427,
        1.066,
        0.159,
        0.483,
        0.247,
        -3.052,
        -4.029,
        -3.282,
        -2.919,
        -3.456,
        -1.665,
        -2.290,
        -1.776,
        1.057,
        0.233,
        0.258,
        1.901,
        0.514,
        -0.016,
        1.405,
        0.058,
        0.513,
        1.246,
        0.224,
        -0.904,
        0.192,
        -3.296,
        -0.123,
        -0.027,
        -0.527,
        -0.329,
        0.871,
        0.507,
        -0.224,
        -0.376,
        0.528,
        -0.192,
        0.199,
        0.264,
        -0.328,
        0.263,
        -0.002,
        0.121,
        -0.344,
        -0.196,
        -0.044,
        0.236,
        -0.356,
        0.144,
        0.137,
        -0.417,
        -0.606,
        -1.487,
        -1.099,
        0.698,
        0.144,
        -0.153,
        0.047,
        0.166,
    )
)
"""For three and more."""
