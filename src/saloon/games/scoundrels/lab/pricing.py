"""Whether a card of one's own is worth its price: measured beside the box's own cards, in the same laboratory."""

from __future__ import annotations

from typing import Any

from saloon.errors import BadOption
from saloon.games.scoundrels import catalogue
from saloon.lab.worth import almanac
from saloon.lab.worth.compare import compare
from saloon.lab.worth.measure import Measurement, Plan, Progress
from saloon.lab.worth.trial import setting_of, worths_of


def replaced(own: str, box: str) -> dict[str, str]:
    """By the id of a card of one's own, whom it takes the place of."""
    found = catalogue.load(box, own)
    return {card.id: card.replaces or card.id for card in (*found.jobs, *found.traits) if card.own}


def measured(
    own: str, games: int, setting: str = "base-2p-3d-m1", jobs: int = 1, tell: Any = lambda done, total: None
) -> dict[str, Any]:
    """The file's jobs and traits before and after, each side with so many games."""
    base = setting_of(worths_of("scoundrels"), setting)
    box = str(base.options.get("expansion", catalogue.BASE))
    places = replaced(own, box)
    if not places:
        raise BadOption("This file changes no job and no trait of that box: there is nothing to measure.")
    sides = []
    done = 0
    given: list[tuple[dict[str, Any], set[str]]] = [({}, set(places.values())), ({"cards": own}, set(places))]
    for options, only in given:
        plan = Plan(
            "scoundrels",
            setting_of(worths_of("scoundrels"), setting, options),
            games,
            0,
            1e-3,
            frozenset(only),
        )

        def told(progress: Progress, done: int = done) -> None:
            tell(done + progress.games, 2 * games)

        rows = Measurement(plan).run(jobs, told)
        done += sum(row.games for row in rows)
        sides.append(almanac.summary(plan, rows, doubts=False))
    before, after = sides
    new = {old: own_id for own_id, old in places.items()}
    for part in ("rows", "columns"):
        before[part] = {new.get(name, name): value for name, value in before[part].items()}
    for thing in before["things"]:
        thing["id"] = " ".join(new.get(word, word) for word in thing["id"].split(" "))
    return {
        "games": sum(side["games"] for side in sides),
        "compared": compare(before, after),
        "verdicts": [verdict(after, one) for one in places],
        "money": after["money"],
    }


def verdict(found: dict[str, Any], card: str) -> str:
    """About how many dollars too cheap or too dear the scoundrels of a card are, beside those of the whole box."""
    mine = [one for one in found["things"] if card in (one.get("row"), one.get("column"))]
    worth, half = found["rows"].get(card) or found["columns"].get(card) or [0.0, 0.0]
    price = sum(one["price"] for one in mine) / max(1, len(mine))
    dollar = found["money"]["worth"]
    usual = usual_worth(found["setting"])
    games = sum(one["games"] for one in mine)
    if usual is None or dollar <= 0:
        return f"{card}: worth {worth:+.2f} tech (±{half:.2f}, {games:,} games) at an average price of ${price:.1f}."
    fair = worth - (usual[0] + usual[1] * price)
    told = f"(±{half:.2f} tech, {games:,} games)"
    if abs(fair) <= half:
        return f"{card}: as good as others that cost about ${price:.1f}, {fair:+.2f} tech {told}."
    better, way = ("better", "too cheap") if fair > 0 else ("worse", "too dear")
    return f"{card}: {abs(fair):.2f} tech {better} than others at about ${price:.1f} {told}: {way}."


def usual_worth(setting: str) -> tuple[float, float] | None:
    """What scoundrels of the shipped almanac are worth by price: a straight line, start and slope."""
    known = almanac.kept("scoundrels").get(setting)
    if known is None:
        return None
    import numpy as np

    some = [(one["price"], one["worth"]) for one in known["things"] if one["kind"] == "scoundrel"]
    values = np.array(some, dtype=float)
    slope, start = np.polyfit(values[:, 0], values[:, 1], 1)
    return float(start), float(slope)
