"""Laying out leaders, purses, henchmen, the enemy, and all scoundrels with their decks."""

from __future__ import annotations

from saloon.games.scoundrels.engine.mutators import next_jobs
from saloon.games.scoundrels.engine.names import HIGHEST, LOWEST, NOBODY, PILE, PLACES, RECRUITED, SALOON
from saloon.games.scoundrels.moments import fail
from saloon.games.scoundrels.position.setting import Setting, known, whole

DECKS = ("traits", "jobs", "purple")


def lay_leaders(at: Setting) -> None:
    s, ids = at.s, at.names.leaders
    named: list[int | None] = []
    for row in at.seats:
        if "leader" in row:
            named.append(known(ids, row["leader"], "leader"))
        elif "strategy" in row:
            named.append(s.box.strategy_leader[known(at.names.strategies, row["strategy"], "strategy card")])
        else:
            named.append(None)
    taken = [leader for leader in named if leader is not None]
    if len(set(taken)) != len(taken):
        raise fail("two seats have the same leader (SR25).")
    if s.box.enemy in taken:
        raise fail("the enemy is the player's own leader (XR94).")
    rest = [k for k in range(len(ids)) if k not in taken and k != s.box.enemy]
    s.leaders = [rest.pop(0) if leader is None else leader for leader in named]


def lay_purses(at: Setting) -> None:
    s = at.s
    for seat, row in enumerate(at.seats):
        s.money[seat] = whole(row, "money", int(s.box.start_money), 0)
        s.reputation[seat] = whole(row, "reputation", 0, LOWEST)
        if s.reputation[seat] > HIGHEST:
            raise fail(
                f"seat {seat} has reputation {s.reputation[seat]}; it goes from {LOWEST} to {HIGHEST}."
            )
        s.jail[seat] = whole(row, "jail", int(s.box.jailed_at_start), 0)
        placed = sum(seat in owners for other in at.seats for owners in other.get("calls", {}).values())
        s.free[seat] = whole(row, "henchmen", max(0, int(s.box.henchmen) - s.jail[seat] - placed), 0)
        if s.free[seat] + s.jail[seat] + placed > s.box.henchmen:
            raise fail(f"seat {seat} has more than {s.box.henchmen} henchmen.")
        if "strategy" in row:
            s.strategy[seat] = known(at.names.strategies, row["strategy"], "strategy card")
    if s.enemy != NOBODY:
        enemy_purse(at)


def enemy_purse(at: Setting) -> None:
    s, row, who = at.s, at.enemy, at.s.enemy
    s.money[who] = whole(row, "money", 0, 0)
    s.reputation[who] = whole(row, "reputation", 0, LOWEST)
    if s.reputation[who] > HIGHEST:
        raise fail(f"the enemy has reputation {s.reputation[who]}; it goes from {LOWEST} to {HIGHEST}.")
    s.jail[who] = whole(row, "jail", 0, 0)
    placed = sum(who in owners for other in at.seats for owners in other.get("calls", {}).values())
    s.free[who] = whole(row, "henchmen", max(0, int(s.box.enemy_henchmen) - s.jail[who] - placed), 0)
    if s.free[who] + s.jail[who] + placed > s.box.enemy_henchmen:
        raise fail(f"the enemy has more than {s.box.enemy_henchmen} henchmen (XR98).")


def lay_automa(at: Setting) -> None:
    """Automa cards that are named lie on top, the others under them, shuffled."""
    s, row, names = at.s, at.enemy, at.names.automa
    top = [known(names, name, "automa card") for name in row.get("automa", [])]
    s.automa_pile = [known(names, name, "automa card") for name in reversed(row.get("discarded", []))]
    s.shown = known(names, row["shown"], "automa card") if "shown" in row else NOBODY
    s.under = known(names, row["under"], "automa card") if "under" in row else NOBODY
    last = [] if s.under == NOBODY else [s.under]
    named = [*top, *s.automa_pile, *last, *([s.shown] if s.shown != NOBODY else [])]
    if len(set(named)) != len(named) or not set(named) <= set(s.box.automa_deck):
        raise fail("an automa card is in two places, or another enemy's (XR97).")
    s.automa = last + at.shuffled([card for card in s.box.automa_deck if card not in named]) + top[::-1]


def lay_scoundrels(at: Setting) -> None:
    s, data = at.s, at.data
    sleeves: dict[str, int] = {}
    for cell in data.get("scoundrels", []):
        name, where, born = cell.split(", ")
        sleeves[name] = at.sleeve(name, int(where), int(born))
        if int(where) < SALOON:
            s.sheet[int(where) // 8 * PLACES + int(where) % 8] = sleeves[name]
    for seat, row in enumerate(at.seats):
        for key, name in row.get("sheet", {}).items():
            place = int(key)
            if not s.first_place() <= place < s.places:
                raise fail(
                    f"seat {seat} has '{name}' at space {key}; spaces are {s.first_place()} to {s.places - 1}."
                )
            s.sheet[seat * PLACES + place] = at.sleeve(name, seat * 8 + place)
    s.clock = whole(data, "clock", 1, 0)
    s.pile = [sleeves.get(name, NOBODY) for name in reversed(data.get("pile", []))]
    for k, name in enumerate(reversed(data.get("pile", []))):
        if s.pile[k] == NOBODY:
            s.pile[k] = at.sleeve(name, PILE)
    s.saloon = [
        sleeves[name] if name in sleeves else at.sleeve(name, SALOON) for name in data.get("saloon", [])
    ]
    if len(s.saloon) > s.box.saloon_size:
        raise fail(f"{len(s.saloon)} scoundrels are in the Saloon; it has {s.box.saloon_size} spaces (SR20).")
    for name in at.enemy.get("recruits", []):
        s.recruits.append(sleeves[name] if name in sleeves else at.sleeve(name, RECRUITED))
    lay_decks(at)


def lay_decks(at: Setting) -> None:
    """What is named lies on top; the rest is dealt, by colour, as in the set-up."""
    s, data, box = at.s, at.data, at.s.box
    whole_decks = "scoundrels" in data
    sizes = box.deck_sizes
    traits = [known(at.names.traits, name, "trait") for name in data.get("traits", [])]
    jobs = [known(at.names.jobs, name, "job") for name in data.get("jobs", [])]
    purple = [known(at.names.jobs, name, "job") for name in data.get("purple", [])]
    once(at, traits, at.used_traits, at.names.traits, box.packs[:2])
    once(at, jobs + purple, at.used_jobs, at.names.jobs, box.packs[2:])
    if whole_decks:
        s.traits, s.jobs, s.purples = traits[::-1], jobs[::-1], purple[::-1]
        return
    red = rest(at, box.packs[1], at.used_traits, sizes[1])
    blue = rest(at, box.packs[0], at.used_traits, sizes[0])
    green = rest(at, box.packs[2], at.used_jobs, sizes[2])
    rest_purple = rest(at, box.packs[3], at.used_jobs, sizes[3])
    black = rest(at, box.packs[4], at.used_jobs, sizes[4])
    s.traits = deck(at, "traits", red + blue, traits)
    if box.wild_saloon:
        s.purples = deck(at, "purple", rest_purple, purple)
        s.jobs = deck(at, "jobs", black + green, jobs)
    else:
        s.jobs = deck(at, "jobs", black + rest_purple + green, jobs)
    while len(s.saloon) < box.saloon_size and "saloon" not in data:
        from_deck = next_jobs(s)
        if not s.traits or not from_deck:
            return
        uid = at.sleeve(f"{at.names.traits[s.traits.pop()]} {at.names.jobs[from_deck.pop()]}", SALOON)
        s.saloon.insert(0, uid)


def deck(at: Setting, name: str, rest: list[int], named: list[int]) -> list[int]:
    """Bottom first: as many cards as `decks` says, the last of the deck, and those that are named on top."""
    sizes = at.data.get("decks", {})
    unknown = sorted(set(sizes) - set(DECKS))
    if unknown or ("purple" in sizes and not at.s.box.wild_saloon):
        known_decks = DECKS if at.s.box.wild_saloon else DECKS[:2]
        raise fail(f"decks names {', '.join(unknown or ['purple'])}; there are {', '.join(known_decks)}.")
    most = len(rest) + len(named)
    size = whole(sizes, name, most, 0)
    if not len(named) <= size <= most:
        raise fail(f"{name} has {size} cards; it is from {len(named)} (those named) to {most}.")
    return rest[: size - len(named)] + named[::-1]


def once(at: Setting, cards: list[int], used: set[int], names: list[str], packs: list[list[int]]) -> None:
    for card in cards:
        if card in used:
            raise fail(f"{names[card]} is in two places; each card exists once (SR4).")
        used.add(card)
        if at.strict and "scoundrels" not in at.data and not any(card in p for p in packs):
            raise fail(f"{names[card]} is not in this game (XR100, XR101).")


def rest(at: Setting, pack: list[int], used: set[int], size: int) -> list[int]:
    """The cards of a colour that nobody named, shuffled, as many as the game uses of it less those in use."""
    cards = [card for card in pack if card not in used]
    gone = sum(1 for card in pack if card in used)
    return at.shuffled(cards)[: max(0, size - gone)]
