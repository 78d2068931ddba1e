"""Sequential halving: which of several options is best, with most of the work where it matters."""

from __future__ import annotations

from collections.abc import Callable


def halving(play: Callable[[int, int], float], options: int, total: int) -> list[float]:
    """Sequential halving: the mean of `play(option, world)`, most exactly where it matters.

    Every option that is still in the race meets the same worlds. One that has dropped out keeps a mean below all
    that stayed.
    """
    sums = [0.0] * options
    worlds = 0
    racing = list(range(options))
    rounds = max(1, (options - 1).bit_length())
    means = [0.0] * options
    for _ in range(rounds):
        times = max(1, total // rounds // len(racing))
        for option in racing:
            sums[option] += sum(play(option, k) for k in range(worlds, worlds + times))
            means[option] = sums[option] / (worlds + times)
        worlds += times
        racing.sort(key=lambda option: -means[option])
        dropped = racing[(len(racing) + 1) // 2 :]
        racing = racing[: (len(racing) + 1) // 2]
        floor = means[racing[-1]]
        for option in dropped:
            means[option] = min(means[option], floor)
    last = min(means[option] for option in racing)
    return [mean if option in racing else min(mean, last) for option, mean in enumerate(means)]
