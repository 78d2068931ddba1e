"""How fast the engine is, in a unit that travels between machines: rates divided by the speed of a fixed plain loop."""

from __future__ import annotations

import datetime
import gc
import json as jsonlib
import os
import pickle
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import saloon
from saloon import _pure, kit
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout
from saloon.kit import Case
from saloon.numbers import encoder_of
from saloon.start import rules_of

RUNS = 15
"""Best of so many."""
SECONDS = 0.1
"""CPU time of one run or calibration, about."""
UNIT = 10_000_000
"""Iterations a second of the calibration loop that count as 1."""
LIVE_GAMES = 10_000
LIVE_PLAYERS = 4

LABELS = {
    "codes": "decisions/s through the contract, by codes",
    "words": "decisions/s through the contract, by words",
    "games": "games/s through the contract, by codes",
    "inner": "decisions/s in the inner playout",
    "clone": "clones/s",
    "view": "views/s",
    "encode": "views encoded/s",
    "determinize": "determinizations/s",
    "observation": "observations/s",
    "pickle": "states pickled and read back/s",
    "batch": "choices/s in a batch of 64, with observations and masks",
    "pettingzoo": "choices/s through PettingZoo `env()`, `last` and `step`",
    "pettingzoo raw": "choices/s through PettingZoo `raw_env()`",
    "openspiel": "choices/s as an OpenSpiel game, with its tensor",
}


def cases() -> list[Case]:
    """What is measured: each game says so, or else its smallest table and its largest."""
    found: list[Case] = []
    for one in kit.kits():
        usual = [
            Case(f"{one.id}, {n} players", n, {}) for n in dict.fromkeys((min(one.players), max(one.players)))
        ]
        found += [case._replace(game=one.id) for case in one.bring("bench", usual)]
    return found


SPEEDS: list[float] = []
"""Every calibration of this process."""


def calibrate(iterations: int = 900_000) -> float:
    """Iterations a second of the calibration loop, which is plain CPython in both engines."""
    x = 1
    began = time.process_time()
    for _ in range(iterations):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    SPEEDS.append(iterations / (time.process_time() - began))
    return SPEEDS[-1]


def rate(work: Callable[[int], int]) -> float:
    """Best units of work per CPU second, in the unit: divided by the best calibration between the same runs.

    A machine's speed drifts within seconds, so calibrations stand between the runs they belong to and last as long:
    the best of many short moments would be faster than the best of few long ones.
    `work(k)` does round k and says how many units that was.
    """
    best = 0.0
    speed = calibrate()
    k = 0
    for _ in range(RUNS):
        done = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            done += work(k)
            k += 1
        best = max(best, done / spent)
        speed = max(speed, calibrate())
    return best / (speed / UNIT)


def by_contract(name: str, players: int, options: dict[str, Any], words: bool) -> Callable[[int], int]:
    """A random game driven through the public contract; counts its decisions."""

    draw = Random(players).random

    def work(k: int) -> int:
        game = saloon.new(name, players=players, options=options, seed=k)
        decisions = 0
        while (question := game.decision) is not None:
            choices: Any = question.choices if words else question.codes
            size = len(choices)
            decisions += size > 1
            game.apply(question.seat, choices[int(draw() * size)])
        return decisions

    return work


def inner(name: str, players: int, options: dict[str, Any]) -> Callable[[int], int]:
    rules = rules_of(name, options)
    start = rules.new_state(players, rules.options(players, options), 0)
    return lambda k: playout(start.clone(), Dice(k))


def middle(name: str, players: int, options: dict[str, Any]) -> saloon.Game:
    """A game half-way through, for the measures of a single moment."""
    rng = Random(1)
    whole = saloon.new(name, players=players, options=options, seed=1)
    while (question := whole.decision) is not None:
        whole.apply(question.seat, question.codes[rng.randrange(len(question.codes))])
    return saloon.replay(whole.notation(), at=whole.step // 2)


def often(call: Callable[[], object], times: int = 200) -> Callable[[int], int]:
    def work(k: int) -> int:
        for _ in range(times):
            call()
        return times

    return work


def measure(name: str, players: int, options: dict[str, Any]) -> dict[str, float]:
    """All rates of one case."""
    game = middle(name, players, options)
    view = game.view(0)
    rng = Random(2)
    codes = by_contract(name, players, options, words=False)
    decisions = rate(codes)
    per_game = sum(codes(k) for k in range(50)) / 50
    return {
        "codes": decisions,
        "words": rate(by_contract(name, players, options, words=True)),
        "games": decisions / per_game,
        "inner": rate(inner(name, players, options)),
        "clone": rate(often(game.clone)),
        "view": rate(often(lambda: game.view(0))),
        "encode": rate(often(lambda: msgspec.json.encode(view))),
        "determinize": rate(often(lambda: saloon.determinize(view, rng), 20)),
        **learning(name, players, options),
    }


def learning(name: str, players: int, options: dict[str, Any]) -> dict[str, float]:
    """The rates of what learners use, as far as its packages are installed."""
    game = middle(name, players, options)
    encoder = encoder_of(game.rules, players, game.options)
    state = game.state
    found = {
        "observation": rate(often(lambda: encoder.encode(state, 0))),
        "pickle": rate(often(lambda: pickle.loads(pickle.dumps(state)), 20)),
    }
    for key, made in (("batch", batched), ("pettingzoo", pettingzoo_env), ("openspiel", openspiel_game)):
        try:
            found |= {row: rate(work) for row, work in made(name, players, options).items()}
        except ModuleNotFoundError:
            continue
        except saloon.SaloonError as error:
            raise AssertionError(f"{key} cannot be measured: {error}") from error
    return found


def batched(name: str, players: int, options: dict[str, Any]) -> dict[str, Callable[[int], int]]:
    """A batch by random choices; choosing them is counted too."""
    from saloon.envs.batch import Batch

    batch = Batch(name, players, games=64, seed=0, options=options)

    def work(k: int) -> int:
        batch.step(batch.sample())
        return batch.games

    return {"batch": work}


def pettingzoo_env(name: str, players: int, options: dict[str, Any]) -> dict[str, Callable[[int], int]]:
    """A game of random choices: `last`, which brings observation and mask, then `step`."""
    from saloon.envs import pettingzoo

    draw = Random(1).random

    def of(env: Any) -> Callable[[int], int]:
        raw = env.unwrapped

        def work(k: int) -> int:
            env.reset(seed=k)
            steps = 0
            while raw.runner.seat >= 0:
                env.last()
                codes = raw.runner.codes
                env.step(codes[int(draw() * len(codes))])
                steps += 1
            return steps

        return work

    return {
        "pettingzoo": of(pettingzoo.env(name, players=players, options=options)),
        "pettingzoo raw": of(pettingzoo.raw_env(name, players=players, options=options)),
    }


def openspiel_game(name: str, players: int, options: dict[str, Any]) -> dict[str, Callable[[int], int]]:
    """A game of random choices: legal actions and the tensor of who is asked, then the action."""
    from open_spiel.python.observation import make_observation

    from saloon.envs import openspiel

    game = openspiel.loaded(name, players, options)
    seen = make_observation(game)
    draw = Random(1).random

    def work(k: int) -> int:
        state = game.new_initial_state()
        for draws in range(openspiel.DRAWS):
            state.apply_action((k >> 8 * draws) & 255)
        steps = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            seen.set_from(state, state.current_player())
            state.apply_action(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return {"openspiel": work}


def state_bytes(name: str, players: int, options: dict[str, Any]) -> int:
    """Bytes of one state: its object and its lists, without what all states share (small ints, tables, the log)."""
    state: Any = middle(name, players, options).state
    facts: dict[str, Any] = state.facts()
    return sys.getsizeof(state) + sum(
        sys.getsizeof(value) for value in facts.values() if isinstance(value, list)
    )


def memory(name: str, players: int, options: dict[str, Any]) -> float:
    """Resident bytes for each of 10,000 live games in mid-play, their logs included."""
    gc.collect()
    before = resident()
    games = []
    for k in range(LIVE_GAMES):
        game = saloon.new(name, players=players, options=options, seed=k)
        for _ in range(20):
            question = game.decision
            if question is not None:
                game.apply(question.seat, question.codes[0])
        games.append(game)
    return (resident() - before) / len(games)


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def here() -> dict[str, Any]:
    """Everything, measured in this process's engine, with the calibration taken between the runs."""
    report: dict[str, Any] = {"compiled": _pure.compiled(), "cases": {}}
    for case in cases():
        report["cases"][case.label] = measure(case.game, case.players, dict(case.options))
        report["cases"][case.label]["state_bytes"] = state_bytes(case.game, case.players, dict(case.options))
    report["calibration"] = sorted(SPEEDS)[len(SPEEDS) // 2]
    live = next(case for case in cases() if case.players == LIVE_PLAYERS)
    report["bytes_per_live_game"] = memory(live.game, live.players, dict(live.options))
    return report


def elsewhere(pure: bool) -> dict[str, Any]:
    """The same in a fresh process, with the plain or the compiled engine."""
    env = os.environ | {"SALOON_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", "from saloon import bench; bench.report_here()"]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    report: dict[str, Any] = jsonlib.loads(done.stdout)
    return report


def report_here() -> None:
    print(jsonlib.dumps(here()))


def both() -> dict[str, Any]:
    plain = elsewhere(pure=True)
    compiled = elsewhere(pure=False)
    return {
        "date": datetime.date.today().isoformat(),
        "python": sys.version.split()[0],
        "unit": "rates divided by (calibration iterations/s ÷ 10 million)",
        "plain": plain,
        "compiled": compiled if compiled["compiled"] else None,
    }


def table(report: dict[str, Any]) -> str:
    """The report as Markdown."""
    plain, compiled = report["plain"], report["compiled"]
    lines = [
        f"Measured on {report['date']}, Python {report['python']}; calibration loop, median:"
        f" {plain['calibration'] / 1e6:.1f} M iterations/s (plain run)"
        + (f", {compiled['calibration'] / 1e6:.1f} M (compiled run)." if compiled else "."),
        "",
    ]
    for label in plain["cases"]:
        lines += [f"### {label}", "", "| measure | plain | compiled |", "|---|---:|---:|"]
        rows = {**LABELS, "state_bytes": "bytes of a state"}
        for key, text in rows.items():
            if key in plain["cases"][label]:
                right = f"{compiled['cases'][label][key]:,.0f}" if compiled else "–"
                lines.append(f"| {text} | {plain['cases'][label][key]:,.0f} | {right} |")
        lines.append("")
    live = f"{compiled['bytes_per_live_game'] / 1024:.1f} KB compiled" if compiled else "not compiled"
    megabytes = plain["bytes_per_live_game"] * LIVE_GAMES / 1e6
    lines.append(
        f"Resident memory of 10,000 live games with their logs (4 players, 20 choices in): {megabytes:.0f} MB plain,"
        f" {plain['bytes_per_live_game'] / 1024:.1f} KB each; {live}."
    )
    return "\n".join(lines) + "\n"


MARK = "<!-- figures: written by `make bench` -->"


def main(json: bool = False, write: Path | None = None) -> None:
    """Measure both engines; print the table (or JSON), and put it into a document below its mark."""
    report = both()
    if json:
        print(jsonlib.dumps(report, indent=1))
    else:
        print(table(report))
    if write is not None:
        text = write.read_text(encoding="utf-8") if write.exists() else f"# Benchmarks\n\n{MARK}\n"
        head, _, _ = text.partition(MARK)
        write.write_text(f"{head}{MARK}\n\n{table(report)}", encoding="utf-8")
