"""The tuned weights (see `evaluation`)."""

from collections.abc import Sequence
from typing import Final

from uno.computer.evaluation import Weights

LENGTH: Final = 60


def weights_from(values: Sequence[float]) -> Weights:
    """Return the weights of a row of numbers, in the order in which they are tuned."""
    four = [tuple(values[start : start + 4]) for start in range(0, len(values), 4)]
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
    )


def values_of(weights: Weights) -> list[float]:
    """Return the row of numbers of which weights are made."""
    values = [value for four in weights.base for value in four]
    values += [*weights.rest, weights.change, weights.same, weights.void]
    values += [*weights.draw, *weights.keep, *weights.keep_wild, *weights.second_last]
    values += [weights.third_last_wild, *weights.again, *weights.before, *weights.beyond]
    return [*values, weights.points]


FOR_TWO: Final = weights_from(
    (
        1.627,
        3.000,
        3.804,
        3.609,
        4.700,
        3.900,
        3.136,
        3.870,
        4.578,
        2.728,
        1.825,
        2.513,
        5.072,
        4.100,
        4.213,
        2.604,
        2.314,
        0.500,
        -1.153,
        -1.814,
        3.800,
        2.300,
        0.453,
        -1.369,
        -0.124,
        0.300,
        0.421,
        0.613,
        0.753,
        -1.610,
        -1.022,
        0.400,
        -2.347,
        -3.000,
        -3.000,
        -3.000,
        -3.000,
        -2.476,
        -1.736,
        -2.490,
        0.349,
        0.300,
        0.483,
        1.241,
        -0.237,
        0.000,
        1.105,
        0.000,
        0.000,
        1.119,
        0.000,
        -0.665,
        1.384,
        -3.766,
        0.000,
        0.000,
        0.000,
        -1.858,
        0.000,
        0.000,
    )
)
"""For two players in the round."""

FOR_MORE: Final = weights_from(
    (
        1.627,
        2.338,
        3.624,
        4.386,
        4.700,
        2.707,
        3.136,
        3.870,
        4.578,
        3.043,
        1.825,
        2.856,
        5.072,
        5.291,
        4.213,
        2.778,
        2.314,
        0.500,
        0.500,
        -1.828,
        2.921,
        2.300,
        -0.186,
        -1.369,
        -0.575,
        0.300,
        0.627,
        0.613,
        0.948,
        -0.202,
        0.264,
        0.400,
        -3.193,
        -3.744,
        -2.967,
        -3.000,
        -3.000,
        -1.944,
        -1.736,
        -1.206,
        0.656,
        0.300,
        0.483,
        1.241,
        0.204,
        0.000,
        1.105,
        0.103,
        0.000,
        1.119,
        0.000,
        -0.665,
        0.320,
        -3.354,
        0.000,
        0.000,
        0.000,
        -0.510,
        0.613,
        0.000,
    )
)
"""For three and more."""
