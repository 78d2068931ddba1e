"""The Goat game as the contract sees it."""

from __future__ import annotations

from typing import Any, cast

from saloon.errors import BadOption, BadPlayers, BadView, Reason, shown
from saloon.goat import position, views
from saloon.goat.board import board
from saloon.goat.choices import CODE_OF, GAMBLE, OFFER, REFUSE, ROB, SERVE, SWINDLE, WORDS, public_word
from saloon.goat.events import KINDS
from saloon.goat.flow import OPS, ROUNDS
from saloon.goat.knowledge import GoatBelief
from saloon.goat.mutators import DECK, GAMBLER_PICK, STREAMS
from saloon.goat.names import CHARACTERS, HOW_MANY, LOCATIONS, SALOON, SEATS, TOKENS
from saloon.goat.state import NOBODY, GoatState, Table
from saloon.kernel.chance import Seeded
from saloon.kernel.core import State, push
from saloon.kernel.rules import Belief, Rules

VERSION = 1
FEWEST = 2
MOST = 5
MOST_ICONS = 20


class GoatRules(Rules):
    """Set-up, words and knowledge of the Goat game."""

    def __init__(self) -> None:
        super().__init__("goat", VERSION, KINDS, STREAMS, OPS)

    # Set-up

    def options(self, players: int, given: dict[str, object]) -> dict[str, object]:
        if not isinstance(players, int) or not FEWEST <= players <= MOST:
            raise BadPlayers(f"The Goat game has {FEWEST} to {MOST} players, not {shown(players)}.")
        unknown = sorted(str(key) for key in given if key not in ("coins", "first", "small"))
        if unknown:
            raise BadOption(
                f"The Goat game has no option {', '.join(unknown)}; it has coins, first and small."
            )
        small = given.get("small", False)
        if not isinstance(small, bool):
            raise BadOption(f"Option small is {shown(small)}; it is true or false.")
        if small and players != 2:
            raise BadPlayers(f"The small game has 2 players, not {players}.")
        first = given.get("first")
        if first is not None and (
            not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < players
        ):
            raise BadOption(f"Option first is {shown(first)}; it is a seat from 0 to {players - 1}.")
        if "coins" in given:
            check_coins(given["coins"], players, small)
        kept = {key: given[key] for key in ("coins", "first", "small") if given.get(key) is not None}
        if isinstance(coins := kept.get("coins"), dict):
            kept["coins"] = dict(coins)  # the caller's own may change later
        return kept

    def table(self, players: int, options: dict[str, Any]) -> Table:
        b = board(players, bool(options.get("small", False)))
        icons = list(b.icons)
        for name, count in options.get("coins", {}).items():
            icons[LOCATIONS.index(name)] = count
        return Table(
            players, list(b.locations), list(b.tokens), list(b.values), icons, list(b.characters), b.hats, b.rounds,
            b.hand, b.faceup, b.coins, b.coins_each, options.get("first", NOBODY), options,
        )  # fmt: skip

    def new_state(self, players: int, options: dict[str, object], seed: int) -> State:
        table = self.table(players, options)
        s = GoatState(table, OPS, Seeded(seed, STREAMS), [0] * len(STREAMS))
        push(s, ROUNDS, 0, 0, 0)
        return s

    def load(self, text: str) -> tuple[State, dict[str, object], int]:
        data = position.parse(text)
        if data.get("game", "goat") != "goat":
            raise position.fail(f"it is one of game '{data['game']}', not of the Goat game.")
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise position.fail("options is a table of options.")
        players = data.get("players", 2)
        if not isinstance(players, int):
            raise BadPlayers(f"The number of players is {shown(players)}; it is a whole number.")
        options = self.options(players, options)
        s = position.load(data, self.table(players, options))
        return s, options, position.seed_of(s)

    def save(self, state: State) -> str:
        return position.save(cast(GoatState, state))

    # Words

    def word(self, code: int) -> str:
        return WORDS[code] if 0 <= code < len(WORDS) else f"code {code}"

    def public_word(self, code: int) -> str:
        return public_word(code)

    def code(self, word: str) -> int:
        code = CODE_OF.get(word)
        if code is None:
            code = CODE_OF.get(" ".join(word.lower().split()), -1)
        return code

    def outcome(self, stream: int, values: list[int], state: State) -> str:
        if stream == GAMBLER_PICK or stream <= DECK:
            return " ".join(map(str, values))
        return " ".join(CHARACTERS[card] for card in reversed(values))

    def plain(self, type_: str, value: int) -> object:
        if type_ == "character":
            return CHARACTERS[value]
        if type_ == "characters":
            return views.names(value)
        if type_ == "location":
            return "below-saloon" if value > SALOON else LOCATIONS[value]
        if type_ == "token":
            return TOKENS[value]
        return value

    def prompt(self, state: State, seat: int, kind: str, lang: str) -> str:
        from saloon.language.words import ask_goat

        return ask_goat(cast(GoatState, state), seat, kind, lang)

    def why_not(self, state: State, seat: int, code: int) -> Reason:
        s = cast(GoatState, state)
        kind = s.ops[s.stack[s.top]].kind
        if code == REFUSE and kind == "answer":
            return Reason("why-must-take")
        if code < OFFER or kind != "offer":
            wanted = {
                ROB: "rob",
                GAMBLE: "gamble",
                SWINDLE: "swindle",
                SERVE: "serve",
                OFFER: "offer",
                0: "answer",
            }
            start = max(base for base in wanted if base <= code)
            if wanted[start] != kind:
                return Reason("why-question", kind=kind)
            return self._why_no_effect(s, seat, code, kind)
        return self._why_no_offer(s, seat, code - OFFER)

    def _why_no_offer(self, s: GoatState, seat: int, k: int) -> Reason:
        card, claim, to = k // SEATS // HOW_MANY, k // SEATS % HOW_MANY, k % SEATS
        if card not in s.hand:
            return Reason("why-offer-hand", character=CHARACTERS[card])
        if claim not in s.hand:
            return Reason("why-offer-claim", character=CHARACTERS[claim])
        if to == seat:
            return Reason("why-offer-self")
        if to >= s.n:
            return Reason("why-seat-none", seat=to)
        return Reason("why-offer-hats", seat=to)

    def _why_no_effect(self, s: GoatState, seat: int, code: int, kind: str) -> Reason:
        if kind == "rob":
            return Reason("why-rob-empty", place=LOCATIONS[code - ROB])
        if kind == "gamble":
            return Reason("why-gamble-with", seat=code - GAMBLE)
        if kind == "swindle":
            return Reason("why-swindle-much")
        return Reason("why-serve-all")

    # Knowledge

    def view(self, state: State, seat: int) -> dict[str, object]:
        return views.view(cast(GoatState, state), seat, VERSION)

    def belief(self, view: dict[str, object]) -> Belief:
        if view.get("rules") != VERSION:
            raise BadView(f"The view is of rules version {view.get('rules')}; this is version {VERSION}.")
        table = self.table(cast(int, view["players"]), cast(dict[str, Any], view["options"]))
        return GoatBelief(view, table)

    def result(self, state: State) -> dict[str, object]:
        return views.result(cast(GoatState, state))


def check_coins(coins: object, players: int, small: bool) -> None:
    places = [LOCATIONS[place] for place in board(players, small).locations]
    if not isinstance(coins, dict):
        raise BadOption(
            f"Option coins is {shown(coins)}; it gives coin icons by location, such as {{'bank': 2}}."
        )
    for name, count in coins.items():
        if name not in places:
            raise BadOption(
                f"Option coins names '{name}'; locations with coins are here {', '.join(places)}."
            )
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_ICONS:
            raise BadOption(
                f"Option coins gives {name} {shown(count)} icons; it is a whole number from 0 to {MOST_ICONS}."
            )
