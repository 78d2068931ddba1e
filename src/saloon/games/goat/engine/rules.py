"""The Goat game as the contract sees it."""

from __future__ import annotations

from typing import Any, cast

from saloon.errors import BadOption, BadPlayers, BadView, Reason, shown
from saloon.games.goat.engine import views
from saloon.games.goat.engine.choices import (
    CODE_OF,
    CODES,
    WORDS,
    public_word,
)
from saloon.games.goat.engine.events import KINDS
from saloon.games.goat.engine.flow import OPS, ROUNDS
from saloon.games.goat.engine.keeping import GoatViews
from saloon.games.goat.engine.knowledge import GoatBelief
from saloon.games.goat.engine.mutators import DECK, GAMBLER_PICK, STREAMS
from saloon.games.goat.engine.names import CHARACTERS, LOCATIONS, SALOON, TOKENS
from saloon.games.goat.engine.observation import GoatEncoder
from saloon.games.goat.engine.state import NOBODY, GoatState, Table
from saloon.kernel.chance import Seeded
from saloon.kernel.core import ACTOR, State, push
from saloon.kernel.observation import Encoder
from saloon.kernel.rules import Belief, Rules, Views

VERSION = 1
FEWEST = 2
MOST = 5
MOST_ICONS = 20


class GoatRules(Rules):
    """Set-up, words and knowledge of the Goat game."""

    def __init__(self) -> None:
        super().__init__("goat", VERSION, KINDS, STREAMS, OPS)
        self.encoders: dict[str, GoatEncoder] = {}
        self.tables: dict[int, Table] = {}
        """Of the usual game, by players: a table never changes, and to make one is an eighth of a new game."""

    # Set-up

    def options(self, players: int, given: dict[str, object]) -> dict[str, object]:
        if not isinstance(players, int) or not FEWEST <= players <= MOST:
            raise BadPlayers(f"The Goat game has {FEWEST} to {MOST} players, not {shown(players)}.")
        if not given:
            return {}
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
        if options:
            return self._laid(players, options)
        found = self.tables.get(players)
        if found is None:
            found = self._laid(players, {})
            self.tables[players] = found
        return found

    def _laid(self, players: int, options: dict[str, Any]) -> Table:
        from saloon.games.goat.board import board

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
        from saloon.games.goat import position

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
        from saloon.games.goat import position

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

    def why_not(self, state: State, seat: int, code: int) -> Reason:
        op = state.ops[state.stack[state.top]]
        return op.refuse(state, state.top, seat, code) or Reason("why-question", kind=op.kind)

    # Knowledge

    def encoder(self, players: int, options: dict[str, object]) -> Encoder:
        key = f"{players} {bool(options.get('small', False))}"
        found = self.encoders.get(key)
        if found is None:
            found = GoatEncoder(players, len(self.table(players, options).characters))
            self.encoders[key] = found
        return found

    def count(self) -> int:
        return CODES

    def view(self, state: State, seat: int) -> dict[str, object]:
        return views.view(cast(GoatState, state), seat, VERSION)

    def new_views(self) -> Views:
        return GoatViews(VERSION)

    def asked(self, state: State) -> list[int]:
        return [] if state.top < 0 else [state.stack[state.top + ACTOR]]

    def turn(self, state: State) -> tuple[int, ...]:
        s = cast(GoatState, state)
        return (s.round, NOBODY)

    def belief(self, view: dict[str, object]) -> Belief:
        if view.get("rules") != VERSION:
            raise BadView(f"The view is of rules version {view.get('rules')}; this is version {VERSION}.")
        table = self.table(cast(int, view["players"]), cast(dict[str, Any], view["options"]))
        return GoatBelief(view, table)

    def result(self, state: State) -> dict[str, object]:
        return views.result(cast(GoatState, state))


def check_coins(coins: object, players: int, small: bool) -> None:
    from saloon.games.goat.board import board

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
