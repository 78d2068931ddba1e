"""What a move costs a table in words, beside the first edition: `python -m tools.table_cost` (after `make first`).

Without sockets and database, so that only what the house itself does is counted: a choice is read, checked and folded
into the table, and the frames of all seats, who read in words as browsers do, are made and encoded. Both editions play
the same kind of games by turns, each in a process of its own with its own environment and with the setting of garbage
collection that its house has; processor time, and the ratio of the two in each turn.

    python -m tools.table_cost            frames alone
    python -m tools.table_cost --server   the whole server, with sockets and database: `saloon loadtest` of both
    python -m tools.table_cost --plain    without words, as programs ask; also with --server
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TABLES = (("scoundrels", 4, 0.43), ("goat", 2, 0.57))
"""Game, players, and the share of the first edition's cost that is to be reached."""
NAMES = ("Ann", "Bob", "Cid", "Dan")
WARM, MOVES = 1500, 2000
WORDS = "en"


def room_of(game: str, players: int, seed: int, lang: str | None) -> tuple[Any, Any, list[Any]]:
    """A table of people who all look on, in whichever edition this runs on."""
    records = importlib.import_module("saloon.server.records")
    rooms = importlib.import_module("saloon.server.room")
    rules = importlib.import_module("saloon").new(game, players, {}, 1).rules
    record = getattr(records, "TableRecord", None) or records.Deed
    seats = [records.Seat(k, "human", person=f"p{k}", name=NAMES[k], secret=f"h{k}") for k in range(players)]
    made = record(
        id=f"t{seed}", game=game, rules=rules.version, catalogue=rules.catalogue, options={}, seed=seed, salt="00" * 16,
        pace="turn", clock={}, public=True, host="p0", status="open", created=1e9,
    )  # fmt: skip
    table = importlib.import_module("saloon.server.table").Table(made, seats)
    room = rooms.Room(table, importlib.import_module("saloon.server.clocks").Clock())
    table.fold(records.Line(table.id, 1, "start", None, str(players), None, 1e9), 0.0)
    watchers = [watcher_of(rooms, records, table, seat, lang) for seat in range(players)]
    for watcher in watchers:
        getattr(room, "come", room.watchers.add)(watcher)
        room.greet(watcher, None)
        sent(room, watcher)
    return table, room, watchers


def watcher_of(rooms: Any, records: Any, table: Any, seat: int, lang: str | None) -> Any:
    if not hasattr(rooms, "Right"):
        return rooms.Watcher(seat, rooms.nobody, lang)  # the first edition
    rights = importlib.import_module("saloon.server.rights")
    who = rights.Visitor(records.Person(f"p{seat}", NAMES[seat], "en", 0, "", 0.0), None, None, None)
    return rooms.Watcher(rights.Right(who, table), table, rooms.nobody, lang, changes=lang is not None)


def sent(room: Any, watcher: Any) -> int:
    """Make and encode what a reader is told; answers with how many bytes that is."""
    if hasattr(room, "frame"):
        frame = room.frame(watcher)
    else:
        update = room.update(watcher)
        frame = None if update is None else importlib.import_module("saloon.server.protocol").write(update)
    return len(frame or b"")


def game_of(game: str, players: int, seed: int, lang: str | None = WORDS) -> tuple[int, float, int]:
    """Play one game: moves, seconds of processor time, bytes."""
    protocol = importlib.import_module("saloon.server.protocol")
    line = importlib.import_module("saloon.server.records").Line
    table, room, watchers = room_of(game, players, seed, lang)
    dice, moves, size = random.Random(seed), 0, 0
    began = time.process_time()  # once a game: the clock itself is dear on a busy machine
    while (decision := table.game.decision) is not None:
        word = dice.choice(list(decision.choices))
        message = protocol.read(f'{{"type":"choose","choice":"{word}","key":"{moves}"}}'.encode())
        assert message.choice in table.game.legal(decision.seat)
        key = f"{decision.seat}:{message.key}"
        table.fold(line(table.id, table.seq + 1, "choice", decision.seat, message.choice, key, 1e9), 0.0)
        room.tell(info=table.game.decision is None)
        for watcher in watchers:
            size += sent(room, watcher)
        moves += 1
    return moves, time.process_time() - began, size


def measure(game: str, players: int, warm: int, count: int, lang: str | None) -> dict[str, Any]:
    seed = made = 0
    while made < warm:
        made += game_of(game, players, seed, lang)[0]
        seed += 1
    gc.collect()
    gc.freeze()
    gc.set_threshold(*importlib.import_module("saloon.server.serve").GARBAGE)  # as each edition's house does
    made, used, size = 0, 0.0, 0
    while made < count:
        moves, seconds, more = game_of(game, players, seed, lang)
        made, used, size, seed = made + moves, used + seconds, size + more, seed + 1
    compiled = importlib.import_module("saloon._pure").compiled()
    return {"us": used / made * 1e6, "kb": size / made / 1000, "moves": made, "compiled": compiled}


def run(python: Path, game: str, players: int, warm: int, count: int, lang: str | None) -> dict[str, Any]:
    order = [str(python), str(Path(__file__).resolve()), "--one", game, str(players), str(warm), str(count)]
    order += [] if lang else ["--plain"]
    found: dict[str, Any] = json.loads(subprocess.run(order, check=True, capture_output=True, cwd="/").stdout)
    return found


def serve(python: Path, game: str, players: int, seconds: float, lang: str | None) -> dict[str, float]:
    """What a move costs the whole server of an edition while everybody plays as fast as they can."""
    line = [str(python.with_name("saloon")), "loadtest", "--json", "--rate", "0"]
    line += ["--words", lang] if lang else []
    line += [
        "--tables",
        str(120 // players),
        "--game",
        game,
        "--players",
        str(players),
        "--seconds",
        str(seconds),
    ]
    found = json.loads(subprocess.run(line, stdout=subprocess.PIPE, check=True, text=True).stdout)
    return {"us": found["cpu_per_move_us"], "moves": found["moves_per_second"]}


def main() -> None:
    """Take turns."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--one", nargs=4, help=argparse.SUPPRESS)
    parser.add_argument(
        "--first", type=Path, default=ROOT / "build" / "first", help="where the first edition is"
    )
    parser.add_argument("--server", action="store_true", help="the whole server, not the frames alone")
    parser.add_argument("--plain", action="store_true", help="without words, as programs ask")
    parser.add_argument("--seconds", type=float, default=5.0, help="of play, with --server")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--warm", type=int, default=WARM)
    parser.add_argument("--moves", type=int, default=MOVES)
    args = parser.parse_args()
    lang = None if args.plain else WORDS
    if args.one:
        game, players, warm, count = args.one
        print(json.dumps(measure(game, int(players), int(warm), int(count), lang)))
        return
    for game, players, goal in TABLES:
        ratios = []
        for _ in range(args.turns):
            first, now = (
                serve(python, game, players, args.seconds, lang)
                if args.server
                else run(python, game, players, args.warm, args.moves, lang)
                for python in (args.first / ".venv/bin/python", Path(sys.executable))
            )
            ratios.append(now["us"] / first["us"])
            print(f"{game} {players}: first {first}, now {now}, ratio {ratios[-1]:.3f}", flush=True)
        print(
            f"{game} with {players}: {statistics.median(ratios):.2f} of the first edition's cost (goal {goal})"
        )


if __name__ == "__main__":
    main()
