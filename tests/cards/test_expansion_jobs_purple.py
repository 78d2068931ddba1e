"""The purple jobs of the expansion: one scenario each."""

from tests.cards.card import Scene, job
from tests.cards.expanding import FULL, Expanded, dealt


@job(
    "barber-revised",
    "Gain $1 for each scoundrel on your sheet, up to $5.",
    "Erhalte 1 $ für jeden Halunken auf deinem Bogen, höchstens 5 $.",
)
def test_barber_revised() -> None:
    others = [
        "clumsy butler",
        "stubborn chef",
        "weathered cow",
        "superstitious dog",
        "scarred horse",
        "lucky deputy",
    ]

    def beside(count: int) -> Scene:
        return dealt("barber-revised").pile().sheet(0, dict(enumerate(others[:count], 2))).ready().use()

    beside(0).only({"0 money": 5}).done()
    beside(3).only({"0 money": 8}).done()
    beside(4).only({"0 money": 9}).done()
    beside(6).only({"0 money": 9}).done()
    dealt("barber-revised").ready("6@4").cannot()


@job(
    "tattoo-artist",
    "Place one of your debts on a scoundrel in the Saloon, then gain $1.",
    "Lege eine deiner Schulden auf einen Halunken im Saloon, dann erhalte 1 $.",
)
def test_tattoo_artist() -> None:
    s = dealt("tattoo-artist").owing(0, {1: 3, 4: 0}).sheet(0, {5: "responsible automaton"})
    s.ready().use("scoundrel farmhand", "debt 1")
    # To move a debt is not to lose it: nobody answers, and nobody has seen it.
    s.only({"0 money": 5, "0 debts": "4", "saloon debts": [0, 0, 1]}).done()
    assert s.view()["debts"]["carried"][0]["value"] is None
    # Without a debt, or without anyone to carry it, the money comes all the same.
    dealt("tattoo-artist").ready().use().only({"0 money": 5}).done()
    dealt("tattoo-artist").saloon().owing(0, {1: 3}).ready().use().only({"0 money": 5}).done()
    dealt("tattoo-artist").ready("6@4").cannot()


@job(
    "warden",
    "Free 1 of your henchmen, then gain $1 for each henchman in jail.",
    "Befreie 1 deiner Handlanger, dann erhalte 1 $ für jeden Handlanger im Knast.",
)
def test_warden() -> None:
    freed = {"0 henchmen": 3, "0 jailed": 0}
    dealt("warden").ready().use().only(freed | {"0 money": 6}).done()
    s = dealt("warden").seat(1, jail=0).seat(2, jail=0).ready().use()
    s.only(freed).done()
    dealt("warden").seat(0, jail=0).ready().use().only({"0 money": 6}).done()
    dealt("warden").seat(0, jail=0).seat(1, jail=0).seat(2, jail=0).ready().cannot()


@job(
    "rocketeer",
    "Return one of your facedown poker cards without henchmen to your hand, then gain $2.",
    "Nimm eine deiner verdeckt gespielten Pokerkarten ohne Handlanger auf die Hand, dann erhalte 2 $.",
)
def test_rocketeer() -> None:
    def earlier(**more: object) -> Expanded:
        s = dealt("rocketeer")
        s.seat(0, slots={"2": "5"}, hand=["6", "2", "3"], deck=["4", "A", "0"], **more)
        return s

    s = earlier().ready().use().offers("card 0@2", "card 0@6").answers("card 0@2")
    s.only({"0 money": 6, "0 slot 2": None, "0 hand": "2 3 5", "0 returned": 1}).done()
    # One with a henchman stays where it is.
    s = earlier(calls={"2": [1]}).ready().use()
    s.only({"0 money": 6, "0 slot 6": None, "0 hand": "2 3 6", "0 returned": 1}).done()
    # With a henchman on every one only the money comes.
    s = dealt("rocketeer").play("6@6").choose(1, "henchman")
    s.asked().use().only({"0 money": 6}).done()
    dealt("rocketeer").ready("6@4").cannot()


@job("accountant", "Lose 1 debt, then gain $2.", "Verliere 1 Schuld, dann erhalte 2 $.")
def test_accountant() -> None:
    s = dealt("accountant").owing(0, {2: 2, 3: 0}).ready().use().offers("debt 2", "debt 3").answers("debt 2")
    s.only({"0 money": 6, "0 debts": "3", "lost debts": [2]}).done()
    dealt("accountant").owing(1, {1: 1}).ready().use().only({"0 money": 6}).done()
    dealt("accountant").ready("6@4").cannot()


@job(
    "saboteur",
    "Scout a safe at a site, then mark it, then you may place a debt on it.",
    "Inspiziere einen Safe an einem Ort, dann markiere ihn, dann darfst du eine Schuld auf ihn legen.",
)
def test_saboteur() -> None:
    marked = {"depot-1 seen": [0], "depot-1 mod seen": [0], "depot-1 marks": ["0: 4"], "0 marks": "3 3 3"}
    s = dealt("saboteur").ready().use("safe depot-1", "mark 4", "yes")
    s.only(marked | {"depot-1 debts": 1, "unused debts": 15}).done()
    dealt("saboteur").ready().use("safe depot-1", "mark 4", "no").only(marked).done()
    # It is not gained: four debts do not matter.
    s = dealt("saboteur").owing(0, FULL).ready().use("safe depot-1", "mark 4", "yes")
    s.only(marked | {"depot-1 debts": 1, "unused debts": 11}).done()
    dealt("saboteur").empty_sites().ready().cannot()


@job(
    "tinkerer",
    "Swap the mod of a modded safe at a site with an unused mod, then gain $3.",
    "Tausche den Mod eines modifizierten Safes an einem Ort gegen einen ungenutzten Mod, dann erhalte 3 $.",
)
def test_tinkerer() -> None:
    s = dealt("tinkerer").given(mods={"estate-3": "gilded"}).marks("1: 3 on estate-3")
    s.ready().use().offers(
        *[f"safe {site}-{space}" for site in ("depot", "estate", "laboratory") for space in (1, 2, 3)]
    )
    assert s.safe("estate-3", 1)["mod"] == "gilded"
    # Who may look at the safe may look at its new mod, and has seen the one that lies unused now.
    s.answers("safe estate-3").only({"0 money": 7, "unused mods seen": _seen(s)}).done()
    assert s.safe("estate-3", 1)["mod"] not in (None, "gilded")
    assert s.safe("estate-3", 0)["mod"] is None
    assert [row["mod"] for row in s.view(1)["mods"]].count("gilded") == 1
    dealt("tinkerer").empty_sites().ready().use().only({"0 money": 7}).done()
    dealt("tinkerer").ready("6@4").cannot()


def _seen(s: Scene) -> list[list[int]]:
    """Seat 1 has seen one of the five unused mods, wherever it lies among them."""
    seen = [row["seen_by"] for row in s.view()["mods"]]
    assert sorted(seen) == [[], [], [], [], [1]]
    return seen


@job(
    "detective",
    "Gain $1 for each henchman on a poker card, then draw 1 poker card.",
    "Erhalte 1 $ für jeden Handlanger auf einer Pokerkarte, dann ziehe 1 Pokerkarte.",
)
def test_detective() -> None:
    drawn = {"0 hand": "2 3 4 5", "0 deck": 2}
    s = dealt("detective").seat(0, slots={"2": "0"}, deck=["5", "A"], calls={"2": [1]})
    s.seat(1, calls={"4": [0, 2]}).ready().use().only({"0 money": 7, "0 hand": "2 3 4 5", "0 deck": 1}).done()
    dealt("detective").ready().use().only(drawn).done()
    # With an empty deck there is the money; with neither it cannot be used.
    s = dealt("detective").seat(0, hand=["0", "A", "2", "3", "4", "5", "6"], deck=[])
    s.seat(1, calls={"4": [0]}).ready().use().only({"0 money": 5}).done()
    dealt("detective").seat(0, hand=["0", "A", "2", "3", "4", "5", "6"], deck=[]).ready().cannot()
