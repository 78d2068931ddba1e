"""Many games by one call, into arrays that stay where they are; in this process or in several.

batch = Batch(game, players=2, games=256, seed=1)
while training:
    actions = policy(batch.observations, batch.masks, batch.turns)
    batch.step(actions)      # observations, masks, turns, rewards and ended are written anew, in place
"""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from saloon.envs.setting import Setting, WrongAction, counted, drawn
from saloon.errors import BadOption, SaloonError, shown, whole
from saloon.kernel.chance import Dice
from saloon.kernel.runner import CUT, OVER, RUNNING, WRONG, Pool

ARRAYS = ("observations", "masks", "turns", "rewards", "ended")
MOST_GAMES = 1 << 20
"""Of a batch; their arrays have some gigabytes."""
MOST_STEPS = 1 << 31
MOST_WORKERS = 1 << 10
ENDS = (RUNNING, OVER, CUT, WRONG)
"""What `ended` says of a game after a step; any but RUNNING and it has begun anew."""


class Batch:
    """Games that are stepped together. Row k of every array is game k, seen by the seat that is asked there."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        games: int = 64,
        seed: int | Sequence[int] | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        max_steps: int = 0,
        strict: bool = True,
        arrays: dict[str, npt.NDArray[Any]] | None = None,
    ) -> None:
        """`seed` is one for all, or a list of one for each; a game that ends is followed by the one `games` further on.

        A choice that is not on offer raises WrongAction; with `strict=False` it ends its game, at -1 for who made it.
        """
        count = counted("number of games", games, 1, MOST_GAMES)
        most = counted("limit max_steps", max_steps, 0, MOST_STEPS)
        self.setting = Setting(game, players, options, reward)
        self.games = count
        self.strict = strict
        seeds = begun_with(seed, count)
        self.dice = Dice(seeds[0])
        s = self.setting
        self.pool = Pool(s.rules, s.encoder, s.masks, s.players, s.options, seeds, most)
        held = made(s, count) if arrays is None else arrays
        self.observations = held["observations"]
        self.masks = held["masks"]
        self.turns = held["turns"]
        self.rewards = held["rewards"]
        self.ended = held["ended"]
        self._ones = np.zeros(0, np.int64)
        """Where the masks are 1: a step clears these and sets the next, and leaves thousands of zeros alone."""
        self._cells = self.masks.reshape(-1)
        self._paid = False
        self._write()

    def __getstate__(self) -> dict[str, Any]:
        """Of the games only what is of these: copies and pickles hold that, and share the rules."""
        pool = self.pool
        games = [(game.state, game.steps) for game in pool.games]
        held = {name: value for name, value in self.__dict__.items() if name not in ("pool", "_cells")}
        return {**held, "pool": (games, pool.seeds, pool.most, pool.ended)}

    def __setstate__(self, held: dict[str, Any]) -> None:
        games, seeds, most, ended = held.pop("pool")
        self.__dict__.update(held)
        for name in ARRAYS:  # a copy's own, also where copy.copy hands over the same
            setattr(self, name, held[name].copy())
        s = self.setting
        self.pool = Pool(s.rules, s.encoder, s.masks, s.players, s.options, [], most)
        self.pool.resume([s.resumed(state.clone(), steps) for state, steps in games], list(seeds), ended)
        self._cells = self.masks.reshape(-1)

    def step(self, actions: npt.ArrayLike) -> None:
        """One choice in every game; whoever ended begins anew, and its rewards are those of the game that ended."""
        pool = self.pool
        given = actions if isinstance(actions, list) and pool.plain(actions) else None
        codes = codes_of(actions, self.games).tolist() if given is None else given
        if self.strict and (k := pool.wrong(codes)) >= 0:
            self.setting.taken(codes[k], pool.games[k])
        pool.step(codes, self.strict)
        if self._paid:
            self.rewards.fill(0)
        self._paid = bool(pool.stopped)
        for k, seat in zip(pool.stopped[::2], pool.stopped[1::2], strict=True):
            if pool.ended[k] == OVER:
                self.rewards[k] = self.setting.returns(pool.last[k])
            elif pool.ended[k] == WRONG:
                self.rewards[k, seat] = -1
        self._write()

    def sample(self) -> list[int]:
        """A choice for every game, any that is on offer with the same chance; the seeds fix these too."""
        return self.pool.drawn(self.dice)

    def _write(self) -> None:
        """The rows as the core has written them, into the arrays."""
        pool = self.pool
        self.observations[:] = np.frombuffer(pool.observations, np.uint8).reshape(self.observations.shape)
        self._cells[self._ones] = 0
        self._ones = np.frombuffer(pool.offered, np.int64)
        self._cells[self._ones] = 1
        self.turns[:] = np.frombuffer(pool.seats, np.int8)
        self.ended[:] = np.frombuffer(pool.ended, np.uint8)


def codes_of(actions: npt.ArrayLike, games: int) -> npt.NDArray[Any]:
    """Actions as one code for each game; raises WrongAction. Whether it is on offer is not asked here."""
    try:
        given = np.asarray(actions)
    except (TypeError, ValueError):
        given = np.zeros(())
    if given.ndim != 1 or given.dtype.kind not in "iu":
        raise WrongAction(f"The actions are {shown(actions)}; they are one code for each game.")
    if len(given) != games:
        raise WrongAction(f"{len(given)} actions were given for {games} games.")
    if given.dtype == np.uint64:  # what no signed number holds would come out as another, below zero
        given = np.minimum(given, np.iinfo(np.int64).max)
    return given.astype(np.int64, copy=False)


def begun_with(seed: int | Sequence[int] | None, games: int) -> list[int]:
    """The first seed of every game."""
    if seed is None:
        seed = drawn()
    first = whole(seed)
    if first is not None and first >= 0:
        return [first + k for k in range(games)]
    seeds = [whole(one) for one in seed] if isinstance(seed, (list, tuple, np.ndarray)) else []
    if len(seeds) != games or any(one is None or one < 0 for one in seeds):
        raise BadOption(
            f"The seeds are {shown(seed)}; it is a whole number from 0, or a list of {games} of them."
        )
    return [one for one in seeds if one is not None]


def shapes(setting: Setting, games: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """What the arrays of a batch look like."""
    return {
        "observations": ((games, setting.size), "uint8"),
        "masks": ((games, setting.count), "uint8"),
        "turns": ((games,), "int8"),
        "rewards": ((games, setting.players), "float32"),
        "ended": ((games,), "uint8"),
        "actions": ((games,), "int64"),
    }


def made(setting: Setting, games: int) -> dict[str, npt.NDArray[Any]]:
    return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(setting, games).items()}


class WorkerLost(SaloonError, RuntimeError):
    """A worker process has died."""


class Workers:
    """The same over several processes: one batch in each, all in the same arrays by shared memory."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        games: int = 64,
        workers: int = 2,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        max_steps: int = 0,
    ) -> None:
        workers = counted("number of workers", workers, 1, MOST_WORKERS)
        games = counted("number of games", games, 1, MOST_GAMES)
        max_steps = counted("limit max_steps", max_steps, 0, MOST_STEPS)
        if games % workers:
            raise BadOption(f"{games} games cannot be shared evenly among {workers} workers.")
        self.setting = Setting(game, players, options, reward)
        self.games = games
        first = drawn() if seed is None else counted("seed", seed)
        part = games // workers
        context = multiprocessing.get_context("spawn")
        memory = {
            name: context.RawArray(ctypes.c_byte, int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in shapes(self.setting, games).items()
        }
        self._lay(seen(memory, self.setting, games))
        self.lines: list[Connection] = []
        self.processes = []
        for k in range(workers):
            here, there = context.Pipe()
            seeds = [first + k * part + j for j in range(part)]
            given = (game, players, dict(options or {}), reward, max_steps, seeds, memory, games, k * part)
            process = context.Process(target=_work, args=(there, given), daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)
        try:
            self._heard()
        except WorkerLost:
            raise WorkerLost(
                'The workers have not begun; a program makes them below `if __name__ == "__main__":`, since each reads '
                "it anew."
            ) from None

    def _lay(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.turns = arrays["turns"]
        self.rewards = arrays["rewards"]
        self.ended = arrays["ended"]
        self.actions = arrays["actions"]

    def step(self, actions: npt.ArrayLike) -> None:
        """As `Batch.step`, all workers at once."""
        if not self.lines:
            raise WrongAction("The workers have ended; make new ones.")
        self.actions[:] = self._offered(codes_of(actions, self.games))
        try:
            for line in self.lines:
                line.send(True)
        except OSError:
            self._lost()
        self._heard()

    def _offered(self, codes: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The same; raises WrongAction before any game has moved."""
        real = np.clip(codes, 0, self.setting.count - 1)
        wrong = np.flatnonzero((real != codes) | (self.masks[np.arange(self.games), real] == 0))
        if len(wrong):
            k = int(wrong[0])
            code = int(codes[k])
            said = shown(self.setting.rules.word(code)) if self.setting.has(code) else f"action {code}"
            raise WrongAction(f"Game {k} does not offer {said} now.")
        return codes

    def _heard(self) -> None:
        try:
            said = [line.recv() for line in self.lines]
        except (EOFError, OSError):
            self._lost()
        wrong = [answer for answer in said if answer is not None]
        if wrong:
            raise WrongAction(wrong[0])

    def _lost(self) -> NoReturn:
        """One of them died: their games are gone, and what the others play is of no use alone."""
        self.close()
        raise WorkerLost("A worker has ended before its time, and its games with it; make new workers.")

    def close(self) -> None:
        """End the workers; a second time does nothing. Who has kept an array can read it on."""
        for line in self.lines:
            with suppress(OSError):  # it has ended already
                line.send(False)
            line.close()
        for process in self.processes:
            process.join()
        self.lines = []
        self.processes = []
        self._lay(dict.fromkeys(shapes(self.setting, 0), np.zeros(0)))

    def __reduce__(self) -> NoReturn:
        raise TypeError("Workers are processes, which cannot be copied or pickled; a Batch can.")

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def seen(memory: Mapping[str, Any], setting: Setting, games: int) -> dict[str, npt.NDArray[Any]]:
    """Arrays over shared memory, which lasts as long as one of them does."""
    return {
        name: np.frombuffer(memory[name], kind).reshape(shape)
        for name, (shape, kind) in shapes(setting, games).items()
    }


def _work(line: Connection, given: tuple[Any, ...]) -> None:
    """One worker: step its rows when told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asked is interrupted, and tells us to end
    game, players, options, reward, most, seeds, memory, games, start = given
    arrays = seen(memory, Setting(game, players, options, reward), games)
    rows = {name: array[start : start + len(seeds)] for name, array in arrays.items()}
    batch = Batch(game, players, len(seeds), seeds, options, reward, most, arrays=rows)
    line.send(None)
    try:
        while line.recv():
            try:
                batch.step(rows["actions"])
                line.send(None)
            except WrongAction as error:
                line.send(str(error))
    except EOFError:  # whoever asked has left
        pass
