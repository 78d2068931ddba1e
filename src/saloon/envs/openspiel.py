"""The games for OpenSpiel, registered when this module is imported: one for each that is installed.

game = pyspiel.load_game("python_saloon_NAME", {"players": 3})
state = game.new_initial_state()

Options that can be chosen from a list are parameters too. Chance is explicit and comes first: three draws of 256 say
which of 16,777,216 deals it is, and all that is drawn later follows from it, so a history is a game and everything can
be cloned, saved and replayed. Tables small enough to be solved (the kit's facet `deals`) are games of their own with
one chance node, their deals. Returns are points ahead of the mean of the other seats: they sum up to nothing.

The information state is what the view holds, in numbers, with what the seat has seen as far as it still bears on the
present: perfect recall in the tables that are small, past rounds and days summarised in the others (docs/learning.md).
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel

from saloon import kit
from saloon.envs.setting import Setting, WrongAction
from saloon.errors import BadOption, BadPlayers, NoSuchSeat, shown
from saloon.kernel.runner import Runner
from saloon.kit import Deals, Kit, Option
from saloon.numbers import text_of
from saloon.start import Knowledge

PREFIX = "python_saloon_"
"""How the names begin that OpenSpiel knows our games by."""
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
DRAWS, SIDES = 3, 256
EVEN = [(k, 1 / SIDES) for k in range(SIDES)]
LONGEST = 20_000
"""More choices than any game has had."""
MOST_POINTS = 1000.0


class Dealing:
    """How a game is dealt: its chance nodes one after the other, and the seed that they come to."""

    def __init__(self, seeds: tuple[int, ...] = ()) -> None:
        self.seeds = seeds
        self.draws = 1 if seeds else DRAWS
        self.sides = len(seeds) or SIDES
        self.numbers = list(range(self.sides))
        self.outcomes = [(k, 1 / len(seeds)) for k in range(len(seeds))] if seeds else EVEN

    def seed(self, drawn: tuple[int, ...]) -> int:
        if self.seeds:
            return self.seeds[drawn[0]]
        found = 0
        for one in drawn:
            found = found * SIDES + one
        return found


class Moment:
    """A game at one moment, as OpenSpiel copies and saves it: before the deal there is no runner yet."""

    def __init__(
        self, setting: Setting, dealing: Dealing, drawn: tuple[int, ...] = (), runner: Runner | None = None
    ) -> None:
        self.setting = setting
        self.dealing = dealing
        self.drawn = drawn
        self.runner = runner

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        runner = self.runner
        return Moment(self.setting, self.dealing, self.drawn, None if runner is None else runner.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        s = self.setting
        state = None if self.runner is None else self.runner.state
        return resumed, (s.name, s.players, s.options, self.dealing.seeds, self.drawn, state)


def resumed(
    name: str,
    players: int,
    options: dict[str, object],
    seeds: tuple[int, ...],
    drawn: tuple[int, ...],
    state: Any,
) -> Moment:
    """A moment from its pickle."""
    setting = Setting(name, players, options)
    runner = None if state is None else Runner(setting.rules, setting.encoder, setting.masks, state)
    return Moment(setting, Dealing(seeds), drawn, runner)


class SaloonGame(pyspiel.Game):
    """A game with its players and options."""

    def __init__(
        self, kind: pyspiel.GameType, setting: Setting, dealing: Dealing, parameters: dict[str, Any]
    ) -> None:
        self.setting = setting
        self.dealing = dealing
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=setting.count,
                max_chance_outcomes=dealing.sides,
                num_players=setting.players,
                min_utility=-MOST_POINTS,
                max_utility=MOST_POINTS,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            parameters,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """By what OpenSpiel calls it: the classes that it makes games of have no name of their own."""
        return again, (str(self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> SaloonGame:
        """Itself, since a game never changes."""
        return self

    def new_initial_state(self) -> SaloonState:
        return SaloonState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.dealing.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting.size, recall)


def again(text: str) -> Any:
    """A game from its pickle; this module has told OpenSpiel of it."""
    return pyspiel.load_game(text)


class SaloonState(pyspiel.State):
    """A game at one moment. Its attributes are what OpenSpiel copies when it clones: one moment and whose turn."""

    def __init__(self, game: SaloonGame) -> None:
        super().__init__(game)
        self.at = Moment(game.setting, game.dealing)
        self.who = CHANCE

    def current_player(self) -> int:
        return self.who

    def is_terminal(self) -> bool:
        return self.who == TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be chosen. Asked from Python it need not go through C++ and back, which takes longest."""
        runner = self.at.runner
        if runner is None:
            return self.at.dealing.numbers[:] if player is None or player == CHANCE else []
        return sorted(runner.codes) if player is None or player == runner.seat else []

    def _legal_actions(self, player: int) -> list[int]:
        runner = self.at.runner
        assert runner is not None
        return sorted(runner.codes)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.dealing.outcomes

    def _apply_action(self, action: int) -> None:
        at = self.at
        runner = at.runner
        if runner is None:
            if not 0 <= action < at.dealing.sides:
                raise WrongAction(f"There is no deal {action}; chance draws 0 to {at.dealing.sides - 1}.")
            at.drawn = (*at.drawn, action)
            if len(at.drawn) < at.dealing.draws:
                return
            runner = at.runner = at.setting.begun(at.dealing.seed(at.drawn))
        elif not runner.step(action):
            at.setting.taken(action, runner)
        self.who = runner.seat if runner.seat >= 0 else TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.at.setting.rules.word(action)

    def returns(self) -> list[float]:
        setting, runner = self.at.setting, self.at.runner
        if runner is None or runner.seat >= 0:
            return [0.0] * setting.players
        scores: Any = setting.rules.result(runner.state)["scores"]
        total, others = sum(scores), len(scores) - 1
        return [score - (total - score) / others for score in scores]

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> SaloonState:
        """A state that the player could not tell from this one; it has no history of its own.

        OpenSpiel's search in Python (`ismcts.ISMCTSBot`) asks for this. The one in C++ (`pyspiel.ISMCTSBot`) cannot:
        it calls the method of the C++ class, which states of Python games have no way to override, and ends with
        "not implemented" whatever the game.
        """
        at = self.at
        if at.runner is None:
            raise WrongAction("Nothing is dealt yet: there is nothing to resample.")
        if not 0 <= player < at.setting.players:
            raise NoSuchSeat(f"There is no player {player}; players are 0 to {at.setting.players - 1}.")
        view = at.setting.rules.view(at.runner.state, player)
        world = Knowledge(view).world(Random(int(probability_sampler() * (1 << 53))))
        runner = Runner(at.setting.rules, at.setting.encoder, at.setting.masks, world.state)
        twin: SaloonState = self.get_game().new_initial_state()
        twin.at = Moment(at.setting, at.dealing, at.drawn, runner)
        twin.who = self.who
        return twin

    def __str__(self) -> str:
        """The deal so far, or all that every seat knows."""
        at = self.at
        if at.runner is None:
            return f"dealt {len(at.drawn)} of {at.dealing.draws}: {' '.join(map(str, at.drawn))}".rstrip(": ")
        state = at.runner.state
        return "\n".join(text_of(at.setting.rules.view(state, seat)) for seat in range(at.setting.players))


class Observer:
    """What a player may know, as numbers and as text: for people the view, for tables of strategies the numbers."""

    def __init__(self, size: int, numbers: bool) -> None:
        self.numbers = numbers
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SaloonState, player: int) -> None:
        runner = state.at.runner
        if runner is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(runner.observation(player), np.uint8)

    def string_from(self, state: SaloonState, player: int) -> str:
        at = state.at
        if at.runner is None:
            return f"{player}: nothing is dealt yet"
        if self.numbers:
            return f"{player}: {at.runner.observation(player).hex()}"
        return f"{player}: {text_of(at.setting.rules.view(at.runner.state, player))}"


def kind_of(name: str, title: str, players: tuple[int, ...], parameters: dict[str, Any]) -> pyspiel.GameType:
    """A game as OpenSpiel lists it."""
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def parameter(option: Option) -> Any:
    """The usual value of an option, as OpenSpiel takes it: it knows no None."""
    usual = option.values[0]
    return "" if usual is None else usual


# OpenSpiel keeps what makes a game until after Python has ended, and then lets go of it. A class outlives that, being
# part of a circle; a plain function would be freed by an interpreter that is gone ("the GIL must be held").


def register(game: Kit) -> None:
    """A game for two and more; alone there is nobody to share a sum with."""
    players = tuple(n for n in game.players if n > 1)
    if not players:
        return
    usual = {option.id: parameter(option) for option in game.options if option.values}
    kind = kind_of(game.id, game.title(), players, {"players": min(players), **usual})

    class Made(SaloonGame):
        """The game that was registered."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {"players": min(players), **usual, **(params or {})}
            options = {key: value for key, value in given.items() if key in usual and value != usual[key]}
            if given["players"] == 1:
                raise BadPlayers(f"{game.title()} has {min(players)} players or more here, not 1.")
            super().__init__(kind, Setting(game.id, given["players"], options), Dealing(), params or {})

    pyspiel.register_game(kind, Made)


def loaded(game: str, players: int, options: dict[str, object]) -> Any:
    """A game as OpenSpiel loads it, with options of ours."""
    return pyspiel.load_game(PREFIX + game, {"players": players, **options})


def register_solvable(game: Kit, table: Deals) -> None:
    """A table with all its deals, or with the first so many of them: quicker to solve, and as exact."""
    kind = kind_of(table.name, f"{game.title()}: {table.name}", (table.players,), {"deals": 0})

    class Made(SaloonGame):
        """The table that was registered."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            setting = Setting(game.id, table.players, table.options)
            seeds = table.seeds()
            first = (params or {}).get("deals", 0) or len(seeds)
            if not 0 < first <= len(seeds):
                raise BadOption(
                    f"The deals are {shown(first)}; it is a number to {len(seeds)}, or 0 for all."
                )
            super().__init__(kind, setting, Dealing(seeds[:first]), params or {})

    pyspiel.register_game(kind, Made)


for _kit in kit.kits():
    register(_kit)
    _tables: list[Deals] = _kit.bring("deals", [])
    for _table in _tables:
        register_solvable(_kit, _table)
