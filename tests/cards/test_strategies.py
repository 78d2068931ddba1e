"""The strategy cards: one scenario each."""

from tests.cards.card import Scene, facts, scene, strategy

OTHERS = {
    "lilith-boone": "spread-fear",
    "preston-cain": "brand-the-loot",
    "milton-goff": "collect-interest",
    "doc-zimmer": "recruit-volunteers",
}


def with_strategy(card: str, leader: str) -> Scene:
    """Seat 0 has the card; the opponents have cards that will not come up."""
    s = scene("prospector", strategy_cards=True)
    rest = [other for other in OTHERS if other != leader]
    s.seat(0, leader=leader, strategy=card)
    for seat, other in zip((1, 2), rest, strict=False):
        s.seat(seat, leader=other, strategy=OTHERS[other])
    return s


def use(s: Scene, *answers: str) -> Scene:
    return s.asks(0).answers("use strategy", *answers)


def done(s: Scene) -> Scene:
    """Nothing is pending, and it cannot be used again this turn."""
    s.idle()
    assert "use strategy" not in s.game.legal(0)
    return s


def cannot(s: Scene) -> Scene:
    assert "use strategy" not in s.game.legal(0)
    return s.refused(0, "use strategy", because="")


@strategy(
    "spread-fear",
    "after you gain reputation: Steal $1 from each opponent.",
    "Nachdem du Ruf erhalten hast: Stiehl 1 $ von jedem Gegner.",
)
def test_spread_fear() -> None:
    def mayor() -> Scene:
        return with_strategy("spread-fear", "lilith-boone").sheet(0, {2: "scarred mayor"})

    s = cannot(mayor().ready()).answers("use mayor").asks(0, "respond")
    done(use(s).only({"0 money": 6, "0 reputation": 1}))
    s = mayor().seat(0, reputation=6).ready().answers("use mayor")
    done(s.only({"1 money": 5, "2 money": 5}))


@strategy(
    "silence-witnesses",
    "start of your turn: Spend $2 to send an opponent's henchman to jail.",
    "Zu Beginn deines Zugs: Gib 2 $ aus, um einen Handlanger eines Gegners in den Knast zu stecken.",
)
def test_silence_witnesses() -> None:
    s = with_strategy("silence-witnesses", "lilith-boone").asked().asks(0, "start")
    done(use(s, "seat 2").only({"0 money": 2, "2 henchmen": 1, "2 jailed": 2})).asks(0, "plan")
    cannot(with_strategy("silence-witnesses", "lilith-boone").seat(0, money=1).asked())
    cannot(with_strategy("silence-witnesses", "lilith-boone").seat(1, jail=3).seat(2, jail=3).asked())


@strategy(
    "stake-a-claim",
    "after you mark a safe: Gain $1.",
    "Nachdem du einen Safe markiert hast: Erhalte 1 $.",
)
def test_stake_a_claim() -> None:
    s = cannot(with_strategy("stake-a-claim", "preston-cain").ready("6@2"))
    s.answers("lead A/2", "safe depot-1", "mark 4").asks(0, "respond")
    use(s).only({"depot-1 seen": [0], "depot-1 marks": ["0: 4"], "0 marks": "2 2 2", "0 money": 5})
    done(s)


@strategy(
    "brand-the-loot",
    "after you steal a safe: Spend $2 to mark it.",
    "Nachdem du einen Safe gestohlen hast: Gib 2 $ aus, um ihn zu markieren.",
)
def test_brand_the_loot() -> None:
    s = cannot(with_strategy("brand-the-loot", "preston-cain").ready("6@5"))
    s.answers("lead 5", "safe depot-3").asks(0, "respond")
    use(s, "mark 5")
    stolen = {"depot-3 place": "seat 0", "depot-3 seen": [0]}
    done(s.only(stolen | {"depot-3 marks": ["0: 5"], "0 marks": "2 2 2", "0 money": 2}))
    s = with_strategy("brand-the-loot", "preston-cain").seat(0, money=1).ready("6@5")
    cannot(s.answers("lead 5", "safe depot-3").only(stolen))


@strategy("collect-interest", "end of the day: Gain $4.", "Am Tagesende: Erhalte 4 $.")
def test_collect_interest() -> None:
    s = with_strategy("collect-interest", "milton-goff").given(phase="evening", turn=12)
    s.asked().asks(0, "evening")
    before = {key: value for key, value in facts(s).items() if key[0] in "12" and "money" in key}
    use(s)
    assert s.money(0) == 8
    assert before == {key: facts(s)[key] for key in before}
    done(s)
    cannot(with_strategy("collect-interest", "milton-goff").ready())


@strategy(
    "buy-information",
    "start of your turn: Spend $3 to scout a safe at a site, then mark it.",
    "Zu Beginn deines Zugs: Gib 3 $ aus, um einen Safe an einem Ort zu inspizieren, dann markiere ihn.",
)
def test_buy_information() -> None:
    s = with_strategy("buy-information", "milton-goff").asked().asks(0, "start")
    use(s, "safe depot-1", "mark 4")
    s.only({"0 money": 1, "depot-1 seen": [0], "depot-1 marks": ["0: 4"], "0 marks": "2 2 2"})
    done(s).asks(0, "plan")
    cannot(with_strategy("buy-information", "milton-goff").seat(0, money=2).asked())
    cannot(with_strategy("buy-information", "milton-goff").empty_sites().asked())


@strategy(
    "transform-allies",
    "start of your turn: Spend $1 to swap the trait of a scoundrel on your sheet with the trait of a scoundrel in the "
    "Saloon.",
    "Zu Beginn deines Zugs: Gib 1 $ aus, um die Eigenschaft von einem Halunken auf deinem Bogen mit der Eigenschaft "
    "von einem Halunken im Saloon zu tauschen.",
)
def test_transform_allies() -> None:
    s = with_strategy("transform-allies", "doc-zimmer").asked().asks(0, "start")
    use(s, "scoundrel barber")
    assert s.before["saloon"] == ["filthy farmhand", "rowdy barber", "sneaky butler"]
    saloon = ["filthy farmhand", "grumpy barber", "sneaky butler"]
    done(s.only({"0 money": 3, "0 sheet 1": "rowdy prospector", "saloon": saloon}))
    cannot(with_strategy("transform-allies", "doc-zimmer").seat(0, money=0).asked())
    cannot(with_strategy("transform-allies", "doc-zimmer").saloon().asked())


@strategy(
    "recruit-volunteers",
    "after you hire a scoundrel: Gain $1.",
    "Nachdem du einen Halunken angeheuert hast: Erhalte 1 $.",
)
def test_recruit_volunteers() -> None:
    s = cannot(with_strategy("recruit-volunteers", "doc-zimmer").saloon("scarred dog").ready("6@2"))
    s.take("hire dog at 2", "keep")
    use(s.asks(0, "respond"))
    assert s.money(0) == 5
    assert s.sheet_of(0) == {1: "grumpy prospector", 2: "scarred dog"}
    now = facts(s)
    assert all(now[key] == s.before[key] for key in now if key[0] in "12" or " place" in key)
    done(s)
