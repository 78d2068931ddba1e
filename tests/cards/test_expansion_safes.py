"""The advanced safes: one scenario each. Those that are counted at the end of the game stand below."""

from typing import Any

from tests.cards.card import EXPANSION, Scene, facts, find, safe
from tests.cards.expanding import BOX, FULL, Expanded, dealt
from tests.scoundrels import ScoundrelsTable, laid


def home(ident: str) -> str:
    """A bottom space of its site: a safe there has no mod."""
    return f"{find('safes', ident).site}-4"


def holder(ident: str, **more: Any) -> Expanded:
    """Seat 0 has this safe, without a mod."""
    s = dealt("prospector")
    s.given(gadgets={home(ident): ident}, **more).seat(0, safes=[home(ident)])
    s.job = f"safe {home(ident)}"
    return s


def stealing(ident: str, **more: Any) -> Scene:
    """Seat 0 steals it by the ability of its sheet."""
    s = dealt("prospector").given(gadgets={home(ident): ident}, **more).ready("6@5")
    s.job = f"safe {home(ident)}"
    return s.answers("lead 5", f"safe {home(ident)}")


def check_opens(ident: str) -> None:
    """Turned faceup at once when it is stolen, unless it has a mod; then nobody can use it."""
    at = home(ident)
    shown = {f"{at} place": "seat 0", f"{at} seen": [0, 1, 2], f"{at} faceup": True}
    s = stealing(ident).only(shown)
    assert s.safe(at, 1)["gadget"] == ident
    secret = {f"{at} place": "seat 0", f"{at} seen": [0], f"{at} mod seen": [0]}
    stealing(ident, mods={at: "gilded"}).only(secret).cannot()
    holder(ident, mods={at: "gilded"}).asked().cannot()


def evening(ident: str) -> Expanded:
    """The end of the day, with somebody else who is asked after seat 0, so that it does not go on by itself."""
    s = holder(ident)
    s.given(phase="evening", turn=12, first=1, latest=0).sheet(1, {1: "sleepy automaton"}).saloon(
        "filthy banker"
    )
    return s


def at_evening(s: Expanded) -> Scene:
    return s.asked().answers("seat 0").asks(0, "evening")


# When stolen


@safe(
    "talking-map",
    "start of your turn: Spend $2 to scout a safe at a site, then mark it.",
    "Zu Beginn deines Zugs: Gib 2 $ aus, um einen Safe an einem Ort zu inspizieren, dann markiere ihn.",
)
def test_talking_map() -> None:
    check_opens("talking-map")
    s = holder("talking-map").asked().asks(0, "start").use("safe estate-4", "mark 4")
    s.only({"0 money": 2, "estate-4 seen": [0], "estate-4 marks": ["0: 4"], "0 marks": "3 3 3"}).done()
    holder("talking-map").asked().answers("pass").only({}).asks(0, "plan").cannot()
    holder("talking-map").seat(0, money=1).given(loans=2).asked().cannot()
    holder("talking-map").empty_sites("estate", "laboratory", "depot").asked().cannot()


@safe("dust-eater", "end of the day: Lose 1 debt.", "Am Tagesende: Verliere 1 Schuld.")
def test_dust_eater() -> None:
    check_opens("dust-eater")
    s = at_evening(evening("dust-eater").owing(0, {1: 2, 3: 1})).use("debt 1")
    s.only({"0 debts": "3", "lost debts": [2]}).idle().asks(1, "evening").cannot()
    at_evening(evening("dust-eater").owing(0, {1: 2})).answers("pass").only({}).cannot()
    evening("dust-eater").asked().cannot()
    holder("dust-eater").owing(0, {1: 2}).asked().cannot()


@safe("number-pad", "end of the day: Gain $3.", "Am Tagesende: Erhalte 3 $.")
def test_number_pad() -> None:
    check_opens("number-pad")
    s = at_evening(evening("number-pad")).use().only({"0 money": 7}).idle()
    s.asks(1, "evening").cannot()
    at_evening(evening("number-pad")).answers("pass").only({}).cannot()
    holder("number-pad").ready().cannot()


@safe(
    "dream-goggles", "end of the day: Free 1 of your henchmen.", "Am Tagesende: Befreie 1 deiner Handlanger."
)
def test_dream_goggles() -> None:
    check_opens("dream-goggles")
    s = at_evening(evening("dream-goggles")).use().only({"0 henchmen": 3, "0 jailed": 0}).idle()
    s.asks(1, "evening").cannot()
    free = evening("dream-goggles")
    free.seat(0, jail=0).asked().cannot()


@safe(
    "miracle-medicine",
    "always: You may treat the top scoundrel of the discard pile as a scoundrel in the Saloon.",
    "Immer: Du darfst den obersten Halunken des Ablagestapels wie einen Halunken im Saloon behandeln.",
)
def test_miracle_medicine() -> None:
    check_opens("miracle-medicine")
    # It is hired like one in the Saloon, which stays as it is.
    s = holder("miracle-medicine").pile("dusty butler", "clumsy cow").ready("6@4").cannot()
    s.take("hire butler at 5", "keep")
    s.only({"0 money": 1, "0 sheet 5": "dusty butler", "pile": ["clumsy cow"]}).idle()
    # It is used and swapped like one there, but carries no debts.
    s = holder("miracle-medicine").pile("dusty cow").sheet(0, {2: "scarred innkeeper", 3: "lucky peddler"})
    s.ready().answers("use innkeeper")
    assert s.can("scoundrel cow")
    s.answers("scoundrel cow").only({"0 money": 9}).idle()
    s.answers("use peddler")
    assert not s.can("scoundrel cow")
    # For others, and without the safe, the pile is the pile.
    s = dealt("prospector").given(gadgets={"estate-4": "miracle-medicine"}).seat(1, safes=["estate-4"])
    assert not s.ready("6@2").take("pass").to("hire").can("hire butler at 5")
    # It is never asked about itself, as another of its site is.
    at_evening(evening("dream-goggles")).use()


@safe(
    "ear-beads",
    "after an opponent places a henchman on your poker card: Gain $2.",
    "Nachdem ein Gegner einen Handlanger auf deine Pokerkarte gelegt hat: Erhalte 2 $.",
)
def test_ear_beads() -> None:
    check_opens("ear-beads")
    s = holder("ear-beads")
    s.play("6@2")
    s.before = facts(s)
    s.answers("1: henchman").asks(0, "respond").use()
    s.only({"1 henchmen": 1, "0 on 2": [1], "0 money": 6}).done()
    # Once in a player's turn, however many come.
    s.answers("2: henchman").only({"1 henchmen": 1, "2 henchmen": 1, "0 on 2": [1, 2], "0 money": 6}).cannot()
    holder("ear-beads").ready("6@2").cannot()


@safe(
    "shock-stick",
    "start of your turn: Spend $2 to send an opponent's henchman to jail.",
    "Zu Beginn deines Zugs: Gib 2 $ aus, um einen Handlanger eines Gegners in den Knast zu stecken.",
)
def test_shock_stick() -> None:
    check_opens("shock-stick")
    s = holder("shock-stick").asked().asks(0, "start").use("seat 2")
    s.only({"0 money": 2, "2 henchmen": 1, "2 jailed": 2}).done()
    holder("shock-stick").seat(0, money=1).given(loans=2).asked().cannot()
    holder("shock-stick").seat(1, jail=3).seat(2, jail=3).asked().cannot()


@safe(
    "iron-helper",
    "start of your turn: Spend $3 to use a scoundrel in the Saloon.",
    "Zu Beginn deines Zugs: Gib 3 $ aus, um einen Halunken im Saloon zu nutzen.",
)
def test_iron_helper() -> None:
    check_opens("iron-helper")
    s = holder("iron-helper").asked().asks(0, "start").use("scoundrel banker").only({"0 money": 5}).done()
    holder("iron-helper").seat(0, money=2).given(loans=2).asked().cannot()
    s = holder("iron-helper").saloon()
    s.asked().cannot()


# End of the game


def counted(ident: str, *more: str, modded: str = "", **given: Any) -> ScoundrelsTable:
    """The game is over, and seat 0 has this safe and some others, whose mods count nothing."""
    at = home(ident)
    t = laid(3, expansion=BOX)
    mods = {at: modded} if modded else {}
    quiet = dict(zip(more, ("oversized", "team-built"), strict=False))
    t.given(phase="over", day=3, gadgets={at: ident}, mods=mods | quiet, **given)
    t.seat(0, safes=[at, *more], jail=0, money=4).seat(1, reputation=1).seat(2, reputation=-1)
    return t


def check_counts(ident: str, bonus: int, t: ScoundrelsTable) -> None:
    """Its value, and so much for its text; for nobody else, and not if a mod overrides it."""
    assert t.game.result["bonuses"] == [bonus, 0, 0]
    own = t.game.result["safes"][0] + t.game.result["marks"][0] + t.game.result["reputation"][0]
    assert t.game.result["scores"][0] == own + bonus - t.game.result["debts"][0]
    assert t.safe(home(ident))["value"] == EXPANSION.safe(ident).value


def check_stays_shut(ident: str) -> None:
    """It is stolen facedown, and has nothing to use."""
    at = home(ident)
    stealing(ident).only({f"{at} place": "seat 0", f"{at} seen": [0]}).cannot()
    check_counts(ident, 0, counted(ident, modded="gilded"))
    # The control: another gadget in its place is used.
    if find("safes", ident).site == "estate":
        at_evening(evening("dream-goggles")).use()
    else:
        starts = {"depot": "talking-map", "laboratory": "shock-stick"}
        holder(starts[find("safes", ident).site]).asked().asks(0, "start")


@safe(
    "bright-torch",
    "Gain 2 tech if you have safes from 3 sites.",
    "Erhalte 2 Tech, falls du Safes von 3 Orten hast.",
)
def test_bright_torch() -> None:
    check_stays_shut("bright-torch")
    check_counts("bright-torch", 2, counted("bright-torch", "estate-1", "laboratory-1"))
    check_counts("bright-torch", 0, counted("bright-torch", "estate-1", "estate-2"))


@safe(
    "heat-plate",
    "Lose 2 tech if you have 2 or more debts.",
    "Verliere 2 Tech, falls du 2 oder mehr Schulden hast.",
)
def test_heat_plate() -> None:
    check_stays_shut("heat-plate")
    check_counts("heat-plate", -2, counted("heat-plate").seat(0, debts={"1": 0, "4": 1}))
    check_counts("heat-plate", 0, counted("heat-plate").seat(0, debts={"1": 3}))


@safe(
    "spark-wagon",
    "Lose 1 tech for each of your henchmen in jail.",
    "Verliere 1 Tech für jeden deiner Handlanger im Knast.",
)
def test_spark_wagon() -> None:
    check_stays_shut("spark-wagon")
    for jail in (0, 1, 3):
        check_counts("spark-wagon", -jail, counted("spark-wagon").seat(0, jail=jail).seat(1, jail=2))


@safe(
    "voice-gadget",
    "Gain 3 tech if your reputation is the lowest or tied for it.",
    "Erhalte 3 Tech, falls dein Ruf der niedrigste ist, auch bei Gleichstand.",
)
def test_voice_gadget() -> None:
    assert EXPANSION.safe("voice-gadget").value == 3
    check_stays_shut("voice-gadget")
    check_counts("voice-gadget", 3, counted("voice-gadget").seat(0, reputation=-2))
    check_counts("voice-gadget", 3, counted("voice-gadget").seat(0, reputation=-1))
    check_counts("voice-gadget", 0, counted("voice-gadget").seat(0, reputation=0))


@safe(
    "truth-machine",
    "Lose 2 tech if your reputation is the lowest or tied for it.",
    "Verliere 2 Tech, falls dein Ruf der niedrigste ist, auch bei Gleichstand.",
)
def test_truth_machine() -> None:
    check_stays_shut("truth-machine")
    check_counts("truth-machine", -2, counted("truth-machine").seat(0, reputation=-2))
    check_counts("truth-machine", -2, counted("truth-machine").seat(0, reputation=-1))
    check_counts("truth-machine", 0, counted("truth-machine").seat(0, reputation=0))


@safe(
    "copy-engine",
    "Lose 1 tech for each other safe you have.",
    "Verliere 1 Tech für jeden anderen Safe, den du hast.",
)
def test_copy_engine() -> None:
    check_stays_shut("copy-engine")
    check_counts("copy-engine", 0, counted("copy-engine"))
    check_counts("copy-engine", -1, counted("copy-engine", "depot-1"))
    check_counts("copy-engine", -2, counted("copy-engine", "depot-1", "depot-2"))


@safe("sun-panel", "Gain 3 tech if you have no debts.", "Erhalte 3 Tech, falls du keine Schulden hast.")
def test_sun_panel() -> None:
    check_stays_shut("sun-panel")
    check_counts("sun-panel", 3, counted("sun-panel").seat(1, debts={"1": 1}))
    check_counts("sun-panel", 0, counted("sun-panel").seat(0, debts={"2": 0}))


@safe(
    "weather-engine",
    "Lose 1 tech for each debt you have.",
    "Verliere 1 Tech für jede Schuld, die du hast.",
)
def test_weather_engine() -> None:
    check_stays_shut("weather-engine")
    check_counts("weather-engine", 0, counted("weather-engine").seat(1, debts={"1": 1}))
    check_counts("weather-engine", -2, counted("weather-engine").seat(0, debts={"2": 0, "3": 2}))
    four = {str(space): value for space, value in FULL.items()}
    check_counts("weather-engine", -4, counted("weather-engine").seat(0, debts=four))


@safe(
    "vanishing-cloak",
    "Lose 2 tech if you have less than $4.",
    "Verliere 2 Tech, falls du weniger als 4 $ hast.",
)
def test_vanishing_cloak() -> None:
    check_stays_shut("vanishing-cloak")
    check_counts("vanishing-cloak", -2, counted("vanishing-cloak").seat(0, money=3))
    check_counts("vanishing-cloak", 0, counted("vanishing-cloak").seat(0, money=4))


@safe(
    "thunder-core",
    "Lose 3 tech if your reputation is the highest or tied for it.",
    "Verliere 3 Tech, falls dein Ruf der höchste ist, auch bei Gleichstand.",
)
def test_thunder_core() -> None:
    check_stays_shut("thunder-core")
    check_counts("thunder-core", -3, counted("thunder-core").seat(0, reputation=2))
    check_counts("thunder-core", -3, counted("thunder-core").seat(0, reputation=1))
    check_counts("thunder-core", 0, counted("thunder-core").seat(0, reputation=0))
