"""3000 Scoundrels as the contract sees it."""

from __future__ import annotations

from typing import Any, cast

from saloon.errors import BadOption, BadPlayers, BadView, Reason
from saloon.games.scoundrels.catalogue import DOUBLE_OR_NOTHING
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course, views
from saloon.games.scoundrels.engine.changes import Changes
from saloon.games.scoundrels.engine.events import KINDS
from saloon.games.scoundrels.engine.flow.days import DAYS_OP
from saloon.games.scoundrels.engine.flow.debts import BORROW, loans, refuse_loan, take_loan
from saloon.games.scoundrels.engine.flow.turns import LAST_CALL_OP
from saloon.games.scoundrels.engine.keeping import ScoundrelsViews
from saloon.games.scoundrels.engine.knowledge import ScoundrelsBelief
from saloon.games.scoundrels.engine.mutators import STREAMS, suspect
from saloon.games.scoundrels.engine.names import CARDS, MIX, NOBODY
from saloon.games.scoundrels.engine.observation import ScoundrelsEncoder
from saloon.games.scoundrels.engine.scoring import result
from saloon.games.scoundrels.engine.solo.enemies import SECTIONS
from saloon.games.scoundrels.engine.state import Box, ScoundrelsState
from saloon.games.scoundrels.engine.verbs.henchmen import may_suspect, refuse_suspicion
from saloon.kernel.chance import Seeded
from saloon.kernel.core import ARG, State, push
from saloon.kernel.menu import NOTHING, Listed, Menu
from saloon.kernel.observation import Encoder
from saloon.kernel.rules import Belief, Rules, Views

FLAGS = ("strategy_cards", "starting_zero", "extra_scoundrel", "wild_saloon")
KNOWN = ("expansion", "days", *FLAGS, "suspicion", "leaders", "first", "cards", "enemy", "expert")
INCLUDED = ("starting_zero", "wild_saloon", "extra_scoundrel")
"""Options of the base game that do not go with the expansion, which has them or replaces them."""


class ScoundrelsRules(Rules):
    """Set-up, words and knowledge of one catalogue's game."""

    def __init__(self, parts: Any, names: views.Names, vocabulary: c.Vocabulary, version: int) -> None:
        super().__init__("scoundrels", version, KINDS, STREAMS, parts.ops)
        self.changes: Changes = Changes(version)
        self.parts: Any = parts
        self.names: views.Names = names
        self.vocabulary: c.Vocabulary = vocabulary
        self.boxes: dict[str, Box] = {}
        self.encoders: dict[int, ScoundrelsEncoder] = {}
        self.expanded: bool = parts.expansion
        self.catalogue = names.hash
        self.tables: dict[str, list[str]] = {
            "job": names.jobs, "trait": names.traits, "leader": names.leaders, "strategy": names.strategies,
            "option": names.options, "location": names.locations, "mod": names.mods, "gadget": names.gadgets,
            "automa": names.automa, "section": list(SECTIONS),
        }  # fmt: skip
        """What the numbers of an event's fields mean, by type."""

    # Set-up

    def options(self, players: int, given: dict[str, object]) -> dict[str, object]:
        if not isinstance(players, int) or not 1 <= players <= 4:
            raise BadPlayers(f"3000 Scoundrels has 2 to 4 players, or 1 against an enemy, not {players}.")
        if players == 1 and self.expanded:
            given = {"expansion": DOUBLE_OR_NOTHING, **given}
        unknown = sorted(set(given) - set(KNOWN))
        if unknown:
            raise BadOption(f"3000 Scoundrels has no option {', '.join(unknown)}; it has {', '.join(KNOWN)}.")
        self._check_box(given)
        given = self._check_solo(players, given)
        days = given.get("days", 3 if self.expanded else 2)
        if type(days) is not int or days not in (2, 3):
            raise BadOption(f"Option days is {days!r}; it is 2 or 3.")
        for flag in FLAGS:
            if not isinstance(given.get(flag, False), bool):
                raise BadOption(f"Option {flag} is {given[flag]!r}; it is true or false.")
        if given.get("wild_saloon") and days != 3:
            raise BadOption("Option wild_saloon needs days = 3: its decks are made for three days.")
        if given.get("suspicion", "asked") not in ("asked", "live"):
            raise BadOption(f"Option suspicion is {given['suspicion']!r}; it is 'asked' or 'live'.")
        first = given.get("first")
        if first is not None and (
            not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < players
        ):
            raise BadOption(f"Option first is {first!r}; it is a seat from 0 to {players - 1}.")
        if given.get("leaders") is not None:
            self._check_leaders(given["leaders"], players)
        return views.copied({key: given[key] for key in KNOWN if given.get(key) is not None})

    def _check_box(self, given: dict[str, object]) -> None:
        """The rules object was made for what the option says; beside it some options say nothing."""
        box = given.get("expansion")
        if box is not None and box != DOUBLE_OR_NOTHING:
            raise BadOption(f"Option expansion is {box!r}; it is '{DOUBLE_OR_NOTHING}'.")
        if (box is not None) != self.expanded:
            raise BadOption("Option expansion and the cards of this game do not agree.")
        for flag in INCLUDED:
            if self.expanded and flag in given:
                raise BadOption(
                    f"Option {flag} does not go with the expansion, which has a Starting 0 and a Wild Saloon of its"
                    " own and two more spaces instead of the portrait; leave it out (XR1, XR6)."
                )

    def _check_solo(self, players: int, given: dict[str, object]) -> dict[str, object]:
        """The options with the enemy of a game alone, by default the one the rulebook advises for a first game."""
        if players > 1:
            for key in ("enemy", "expert"):
                if key in given:
                    raise BadOption(
                        f"Option {key} is for the solo game; leave it out, or play with players = 1."
                    )
            return given
        if not self.expanded:
            raise BadPlayers(
                f"3000 Scoundrels has 2 to 4 players; the solo game needs expansion = '{DOUBLE_OR_NOTHING}'."
            )
        enemies = self.names.enemies
        enemy = given.get("enemy", enemies[0])
        if enemy not in enemies:
            raise BadOption(f"Option enemy is {enemy!r}; it is one of {', '.join(enemies)}.")
        if not isinstance(given.get("expert", False), bool):
            raise BadOption(f"Option expert is {given['expert']!r}; it is true or false.")
        if given.get("days", 3) != 3:
            raise BadOption(f"Option days is {given['days']!r}; the solo game has 3 days (XR114).")
        leaders = given.get("leaders")
        if isinstance(leaders, (list, tuple)) and enemy in leaders:
            raise BadOption(
                f"Option leaders names {enemy!r}, who is the enemy; take another leader or another enemy (XR94)."
            )
        return {**given, "enemy": enemy}

    def _check_leaders(self, leaders: object, players: int) -> None:
        ids = ", ".join(self.names.leaders)
        if not isinstance(leaders, (list, tuple)) or len(leaders) != players:
            raise BadOption(f"Option leaders is {leaders!r}; it names {players} of {ids}, by seat.")
        for leader in leaders:
            if leader not in self.names.leaders:
                raise BadOption(f"Option leaders names {leader!r}; leaders are {ids}.")
        if len(set(leaders)) != len(leaders):
            raise BadOption(
                "Option leaders names somebody twice; every player takes a different leader (SR25)."
            )

    def box(self, players: int, options: dict[str, Any]) -> Box:
        key = f"{players} {sorted(options.items())}"
        box = self.boxes.get(key)
        if box is None:
            box = self._box(players, options)
            self.boxes[key] = box
        return box

    def _box(self, players: int, options: dict[str, Any]) -> Box:
        box: Box = self.parts.box()
        box.players = players
        box.changes = self.changes
        box.days = options.get("days", 3 if self.expanded else 2)
        box.strategy_cards = bool(options.get("strategy_cards", False))
        box.starting_zero = self.expanded or bool(options.get("starting_zero", False))
        box.extra_scoundrel = bool(options.get("extra_scoundrel", False))
        box.wild_saloon = self.expanded or bool(options.get("wild_saloon", False))
        box.live = options.get("suspicion", "asked") == "live"
        box.first = options.get("first", NOBODY)
        box.leaders = [self.names.leaders.index(leader) for leader in options.get("leaders", [])]
        box.options = options
        box.readers = self.parts.reads_debts(box.strategy_cards)
        # With the expansion two days use the same decks as three (XQ2).
        days = 3 if self.expanded else box.days
        sizes = self.parts.catalogue.setup(days, players, box.wild_saloon and not self.expanded)
        box.deck_sizes = [sizes.blue, sizes.red, sizes.green, sizes.purple, sizes.black]
        if players == 1:
            self.parts.solo.fill(box, options["enemy"], bool(options.get("expert", False)))
        return box

    def new_state(self, players: int, options: dict[str, object], seed: int) -> State:
        s = ScoundrelsState(self.box(players, options), self.ops, Seeded(seed, STREAMS), [0] * len(STREAMS))
        push(s, DAYS_OP, 0, 0, 0)
        return s

    # Side actions: loans at any moment of the own turn; a henchman on the card at a live table (Q6)

    def side(self, state: State, seat: int) -> Menu:
        s = cast(ScoundrelsState, state)
        if s.expanded and seat == s.active:
            op = s.ops[s.stack[s.top]]
            return NOTHING if op is BORROW else Listed(loans(s, seat))  # which offers them already
        if not s.box.live or not may_suspect(s, seat):
            return NOTHING
        fp = s.top
        op = s.ops[s.stack[fp]]
        if (op.asked(s, fp) >> seat) & 1 and op.menu(s, fp, seat).holds(c.HENCHMAN):
            return NOTHING  # the open question offers it already
        return Listed([c.HENCHMAN])

    def take_side(self, state: State, seat: int, code: int) -> None:
        s = cast(ScoundrelsState, state)
        if code >= c.LOAN:
            course.forget_declined(s)
            take_loan(s, seat, code)
            return
        suspect(s, seat)
        fp = s.top
        if s.ops[s.stack[fp]] is LAST_CALL_OP:
            s.stack[fp + ARG] = 0  # a placement reopens the call for those who passed (Q6)

    # Words

    def word(self, code: int) -> str:
        words = self.vocabulary.words
        return (words[code] if 0 <= code < len(words) else "") or f"code {code}"

    def public_word(self, code: int) -> str:
        if c.PLAY <= code < c.SEAT:
            return f"play ?@{c.slot_name((code - c.PLAY) % 6)}"
        if c.EXCHANGE <= code < c.STRATEGY_CARD:
            return f"swap ?@{c.slot_name((code - c.EXCHANGE) % 6)}"
        if c.STRATEGY_CARD <= code < c.USE:
            return "strategy ?"
        if code == c.QUIET_PASS:
            return ""
        return self.word(code)

    def code(self, word: str) -> int:
        return self.vocabulary.code(word)

    def plain(self, type_: str, value: int) -> object:
        if type_ == "seat" or type_ == "number":
            return value
        if type_ == "card":
            return CARDS[value]
        if type_ == "cards":
            return views.hand_cards(value)
        if type_ == "slot":
            return views.slot_word(value)
        if type_ == "safe":
            return c.safe_name(value)
        if type_ == "place":
            return views.place_name(value)
        if type_ == "answer":
            return c.ANSWERS[value]
        if type_ == "ability":
            return c.LED[value]
        if type_ == "space":
            return value + 1
        table = self.tables.get(type_)
        return value if table is None else table[value]

    def outcome(self, stream: int, values: list[int], state: State) -> str:
        name = STREAMS[stream]
        names = self.names
        if name.startswith("traits"):
            return " ".join([names.traits[k] for k in values])
        if name.startswith("jobs"):
            return " ".join([names.jobs[k] for k in values])
        if name.startswith("seat"):
            return " ".join([CARDS[k] for k in reversed(values)])
        if name == "debts":
            return " ".join([str(k % MIX) for k in reversed(values)])
        if name == "mods" and len(values) > 1:
            return " ".join([names.mods[k] for k in values])
        if name == "automa":
            return " ".join([names.automa[k] for k in values])
        if name in ("depot", "estate", "laboratory"):
            return " ".join([names.gadgets[k] for k in values])
        return " ".join([names.leaders[k] for k in values] if name == "leaders" else [str(k) for k in values])

    def why_not(self, state: State, seat: int, code: int) -> Reason:
        from saloon.games.scoundrels.engine.why import why_not

        return why_not(cast(ScoundrelsState, state), seat, code, self.names)

    def why_unasked(self, state: State, seat: int, code: int) -> Reason | None:
        if c.LOAN <= code < c.BACK:
            return refuse_loan(cast(ScoundrelsState, state), seat, code - c.LOAN)
        return refuse_suspicion(cast(ScoundrelsState, state), seat) if code == c.HENCHMAN else None

    # Positions

    def load(self, text: str) -> tuple[State, dict[str, object], int]:
        from saloon.games.scoundrels import position

        return position.load(text, self)

    def save(self, state: State) -> str:
        from saloon.games.scoundrels import position

        return position.save(cast(ScoundrelsState, state), self)

    # Knowledge

    def encoder(self, players: int, options: dict[str, object]) -> Encoder:
        found = self.encoders.get(players)
        if found is None:
            places = self.box(players, options).places
            found = ScoundrelsEncoder(players, places, self.expanded, players == 1)
            self.encoders[players] = found
        return found

    def count(self) -> int:
        return c.CODES

    def view(self, state: State, seat: int) -> dict[str, object]:
        return views.view(cast(ScoundrelsState, state), seat, self.names, self.version)

    def new_views(self) -> Views:
        return ScoundrelsViews(self.names, self.version)

    def asked(self, state: State) -> list[int]:
        return views.asked_seats(cast(ScoundrelsState, state))

    def turn(self, state: State) -> tuple[int, ...]:
        s = cast(ScoundrelsState, state)
        return (s.day, s.turn, s.active)

    def belief(self, view: dict[str, object]) -> Belief:
        if view.get("rules") != self.version or view.get("catalogue") != self.names.hash:
            raise BadView("The view is of another rules version or another catalogue.")
        box = self.box(cast(int, view["players"]), cast(dict[str, Any], view["options"]))
        return ScoundrelsBelief(view, box, self.ops, self.names)

    def result(self, state: State) -> dict[str, object]:
        return result(cast(ScoundrelsState, state))
