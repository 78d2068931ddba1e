"""A slow encoder of 3000 Scoundrels: it reads nothing but a view, and fills the cells by their names."""

from collections.abc import Callable, Mapping
from typing import Any

from saloon.games.scoundrels.engine.choices import slot_name
from saloon.games.scoundrels.engine.names import (
    CARDS,
    DESTROYED,
    ON_SCOUNDREL,
    SLOTS,
    STOLEN,
    UNUSED,
)
from saloon.games.scoundrels.engine.state import FACEUP
from saloon.games.scoundrels.engine.views import ROW_KINDS, Names
from tests.envs.slow_goat import Cells

SLOT_NAMES = {None: 0, "deck": 0, "faceup": FACEUP + 1} | {slot_name(k): k + 1 for k in range(SLOTS)}


class Reader:
    """One view, its numbers and its seats counted from the own one."""

    def __init__(self, view: Mapping[str, Any], cells: Cells, names: Names) -> None:
        self.view = view
        self.cells = cells
        self.names = names
        self.me: int = view["seat"]
        self.n: int = view["players"]
        self.over = view["result"] is not None

    def rel(self, seat: int | None) -> int:
        if seat is None or seat < 0:
            return 0
        return seat + 1 if seat >= self.n else (seat - self.me) % self.n + 1

    def who(self, seat: int) -> str:
        return "me" if seat == self.me else f"+{self.rel(seat) - 1}"

    def those(self, seats: list[int]) -> int:
        """A set of seats as bits."""
        return sum(1 << (seat if seat >= self.n else (seat - self.me) % self.n) for seat in seats)

    def turned(self, mask: int) -> int:
        return self.those([seat for seat in range(8) if mask >> seat & 1])

    def room(self, name: str, part: str = "") -> int:
        """How many entries there are cells for."""
        k = 0
        while f"{name} {k}{part}" in self.cells.places:
            k += 1
        return k

    def row(self, name: str, values: list[int]) -> None:
        self.cells.put(f"{name}: count", len(values))
        for k, value in enumerate(values[-self.room(name) :]):
            self.cells.put(f"{name} {k}", value + 1)

    def bits(self, name: str, value: int, count: int) -> None:
        for k in range(count):
            self.cells.put(f"{name}, byte {k}", value >> 8 * k & 255)

    def person(self, name: str, one: Mapping[str, Any]) -> None:
        self.cells.put(f"{name}: sleeve", one["sleeve"] + 1)
        self.cells.put(f"{name}: trait", self.names.traits.index(one["trait"]) + 1)
        self.cells.put(f"{name}: job", self.names.jobs.index(one["job"]) + 1)
        if f"{name}: since" in self.cells.places:
            self.cells.number(f"{name}: since", one["born"])

    def people(self, name: str, people: list[Mapping[str, Any]]) -> None:
        self.cells.put(f"{name}: count", len(people))
        for k, one in enumerate(people[-self.room(name, ": sleeve") :]):
            self.person(f"{name} {k}", one)

    def token(self, name: str, one: Mapping[str, Any]) -> None:
        self.cells.put(f"{name}: is there", 1)
        self.cells.put(f"{name}: value", 0 if one["value"] is None else one["value"] + 1)
        self.cells.put(f"{name}: mixing", one["mixing"])
        self.cells.put(f"{name}: seen by", self.those(one["seen_by"]))


def encoded(view: Mapping[str, Any], layout: list[str], names: Names) -> bytes:
    """What an observation of this view has to be."""
    r = Reader(view, Cells(layout), names)
    parts: list[Callable[[Reader], None]] = [_header, _seats, _safes, _poker, _running]
    if "debts" in view:
        parts.append(_expansion)
    if "enemy" in view:
        parts.append(_enemy)
    for part in parts:
        part(r)
    return bytes(r.cells.values)


def _header(r: Reader) -> None:
    put, view = r.cells.put, r.view
    put(f"my seat is {r.me}", 1)
    put("day", view["day"])
    put("turn", view["turn"])
    for key in ("active", "first", "latest"):
        put(key, r.rel(view[key]))
    put("slot", SLOT_NAMES[view["slot"]])
    put("step 3 to come", view["running"]["step3"])
    put("over", int(r.over))
    r.cells.number("clock", view["running"]["clock"])
    for what, value in zip(("safe", "henchman", "deck", "card"), view["running"]["it"], strict=True):
        put(f"it: {what}", value + 1)
    for row in view["asked"]:
        put(f"asked {r.who(row['seat'])}", 1)
    for what, key in (("trait", "traits"), ("job", "jobs"), ("purple", "purple")):
        put(f"{what} deck", view["decks"][key])
    r.people("saloon", view["saloon"])
    r.people("pile", view["pile"])
    if r.over:
        for seat, score in enumerate(view["result"]["scores"]):
            put(f"tech of {r.who(seat)} + 100, at the end", score + 100)


def _seats(r: Reader) -> None:
    put = r.cells.put
    for seat, row in enumerate(r.view["seats"]):
        who = r.who(seat)
        put(f"leader of {who}", r.names.leaders.index(row["leader"]) + 1)
        r.cells.number(f"money of {who}", row["money"])
        put(f"reputation + 100 of {who}", row["reputation"] + 100)
        for what, key in (
            ("henchmen", "henchmen"),
            ("jailed", "jailed"),
            ("hand size", "hand_size"),
            ("deck", "deck"),
        ):
            put(f"{what} of {who}", row[key])
        for card in row["hand"] or []:
            put(f"{card} in the hand of {who}", 1)
        for slot in filter(None, row["slots"]):
            name = f"slot {slot['slot']} of {who}"
            put(f"{name}: card", 1 if slot["card"] is None else CARDS.index(slot["card"]) + 2)
            put(f"{name}: henchmen", r.those(slot["henchmen"]))
            put(f"{name}: faceup", int(slot.get("faceup", False)))
        put(f"0 of {who} faceup", int(row["faceup"]))
        for place, one in enumerate(row["sheet"]):
            if one is not None:
                r.person(f"place {place} of {who}", one)
        if row["strategy"] is not None:
            put(f"strategy of {who}", r.names.strategies.index(row["strategy"]) + 1)
        put(f"{who} decided", int(row["decided"]))
        for pair, left in row["marks"].items():
            put(f"marks {pair} of {who}", left)
        for space, debt in enumerate(row.get("debts", [])):
            if debt is not None:
                r.token(f"debt {space + 1} of {who}", debt)
        if "returned" in row:
            put(f"cards returned by {who}", row["returned"])


def _place(r: Reader, place: str) -> int:
    kind, _, number = place.partition(" ")
    if kind == "space":
        return int(number)
    if kind == "seat":
        return STOLEN + r.rel(int(number))
    return {"unused": UNUSED, "destroyed": DESTROYED}[kind] + 1


def _safes(r: Reader) -> None:
    put = r.cells.put
    for safe in r.view["safes"]:
        name = safe["id"]
        put(f"{name}: place", _place(r, safe["place"]))
        if safe["gadget"] is not None:
            put(f"{name}: gadget", r.names.gadgets.index(safe["gadget"]) + 1)
        put(f"{name}: seen by", r.those(safe["seen_by"]))
        put(f"{name}: marks", len(safe["marks"]))
        for k, (seat, number) in enumerate(safe["marks"][: r.room(f"{name}: mark")]):
            put(f"{name}: mark {k}", r.rel(seat) * 10 + number)
        if "modded" in safe:
            put(f"{name}: faceup", int(safe["faceup"]))
            put(f"{name}: modded", int(safe["modded"]))
            put(f"{name}: mod", 0 if safe["mod"] is None else r.names.mods.index(safe["mod"]) + 1)
            put(f"{name}: mod seen by", r.those(safe["mod_seen_by"]))


def _poker(r: Reader) -> None:
    put, rows = r.cells.put, r.view["seen"]["poker"]
    room = r.room("poker", ": known to")
    put("poker: rows left out", max(0, len(rows) - room))
    for k, row in enumerate(rows[-room:]):
        put(f"poker {k}: kind + 8 seat", ROW_KINDS.index(row["kind"]) + 8 * (r.rel(row["seat"]) - 1))
        if "count" in row:
            put(f"poker {k}: slot + 16 card", row["count"])
        elif "slot" in row:
            card = 0 if row["card"] is None else 16 * (CARDS.index(row["card"]) + 1)
            put(f"poker {k}: slot + 16 card", SLOT_NAMES[row["slot"]] + card)
            put(f"poker {k}: known to", 255 if row["known"] == "all" else r.those(row["known"]))


def _running(r: Reader) -> None:
    put, running = r.cells.put, r.view["running"]
    put("frames", len(running["frames"]))
    for k, (path, pc, actor, source, arg) in enumerate(running["frames"][-r.room("frame", ": op") :]):
        op = r.names.paths.index(path)
        put(f"frame {k}: op", op % 256)
        put(f"frame {k}: op (256s)", op // 256)
        put(f"frame {k}: place", pc)
        put(f"frame {k}: actor", r.rel(actor))
        r.cells.number(f"frame {k}: source", source + 100)
        r.bits(f"frame {k}: argument", arg, 5)
    r.row("queue", running["queue"])
    r.row("job used", [r.names.jobs.index(job) for job in running["spent_jobs"]])
    r.row("trait used", [r.names.traits.index(trait) for trait in running["spent_traits"]])
    r.row("leaving", running["leaving"])
    put("strategies used by", r.turned(running["spent_strategies"]))
    r.bits("leader abilities used", running["spent_leader"], 5)


def _expansion(r: Reader) -> None:
    put, running, debts = r.cells.put, r.view["running"], r.view["debts"]
    put("loans", running["loans"])
    put("poor", running["poor"])
    put("debts unused", debts["unused"])
    r.bits("safes used", running["spent_safes"], 3)
    r.bits("safes never opened", running["unopened"], 3)
    for seat, count in enumerate(running["mavericks"]):
        put(f"mavericks of {r.who(seat)}", count)
    put("declined: count", len(running["declined"]))
    for k, value in enumerate(running["declined"][: r.room("declined")]):
        r.cells.number(f"declined {k}", value)
    for mixing, values in enumerate(debts["facedown"]):
        for value in values:
            if f"facedown of mixing {mixing}: value {value}" in r.cells.places:
                put(f"facedown of mixing {mixing}: value {value}", values.count(value))
    r.row("debt lost", debts["discarded"])
    for what, rows in (("carried", debts["carried"]), ("drawn", debts["drawn"])):
        put(f"debts {what}: count", len(rows))
        for k, one in enumerate(rows[: r.room(what, ": value")]):
            r.token(f"{what} {k}", one)
            if what == "drawn":
                put(f"drawn {k}: seat", r.rel(one["seat"]))
            elif one["safe"] is not None:
                carrier = [safe["id"] for safe in r.view["safes"]].index(one["safe"])
                put(f"carried {k}: by safe, or 100 + sleeve", carrier + 1)
            else:
                put(f"carried {k}: by safe, or 100 + sleeve", ON_SCOUNDREL + one["sleeve"] + 1)
    put("unused mods: count", len(r.view["mods"]))
    for k, one in enumerate(r.view["mods"][: r.room("unused mod")]):
        put(f"unused mod {k}", 0 if one["mod"] is None else r.names.mods.index(one["mod"]) + 1)
        put(f"unused mod {k}: seen by", r.those(one["seen_by"]))


def _enemy(r: Reader) -> None:
    put, enemy = r.cells.put, r.view["enemy"]
    r.cells.number("money of the enemy", enemy["money"])
    put("reputation + 100 of the enemy", enemy["reputation"] + 100)
    for what in ("henchmen", "jailed", "deck"):
        put(f"{what} of the enemy", enemy[what])
    for what, key in (("shown card", "shown"), ("card under the deck", "under")):
        put(f"{what} of the enemy", 0 if enemy[key] is None else r.names.automa.index(enemy[key]) + 1)
    r.people("recruit", enemy["recruits"])
    r.row("automa discarded", [r.names.automa.index(card) for card in enemy["discarded"]])
