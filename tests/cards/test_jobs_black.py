"""The black jobs: one scenario each."""

from tests.cards.card import cost, job, scene


@job(
    "outlaw",
    "Spend $2 to steal a safe from a site.",
    "Gib 2 $ aus, um einen Safe von einem Ort zu stehlen.",
)
def test_outlaw() -> None:
    s = scene("outlaw").marks("1: 5 on depot-3").ready().use("safe depot-3")
    s.only({"0 money": 2, "depot-3 place": "seat 0", "depot-3 seen": [0, 1]}).done()
    # Over the limit of the day one goes back, to the first open space.
    s = scene("outlaw").seat(0, safes=["estate-2"]).ready().use("safe depot-3", "safe estate-2")
    s.only({"0 money": 2, "depot-3 place": "seat 0", "depot-3 seen": [0], "estate-2 place": "space 2"}).done()
    scene("outlaw").seat(0, money=1).ready().cannot()
    scene("outlaw").empty_sites().ready().cannot()


@job(
    "prisoner",
    "Each opponent chooses: send 1 of their henchmen to jail or lose 1 reputation.",
    "Jeder Gegner wählt: 1 eigenen Handlanger in den Knast stecken oder 1 Ruf verlieren.",
)
def test_prisoner() -> None:
    s = (
        scene("prisoner")
        .ready()
        .use()
        .asks(1, "choose")
        .answers("1: give jail", "1: pass", "2: give reputation")
    )
    s.only({"1 henchmen": 1, "1 jailed": 2, "2 reputation": -1}).done()
    # No henchman at hand: no choice.
    s = scene("prisoner").seat(1, jail=3).seat(2, jail=3).ready().use()
    s.only({"1 reputation": -1, "2 reputation": -1}).done()
    scene("prisoner").ready("6@4").cannot()


@job(
    "gravedigger",
    "Use the top scoundrel of the discard pile.",
    "Nutze den obersten Halunken des Ablagestapels.",
)
def test_gravedigger() -> None:
    scene("gravedigger").pile("clumsy banker", "dusty butler").ready().use().only({"0 money": 8}).done()
    # What discards itself goes to the bottom.
    s = scene("gravedigger").pile("clumsy cow", "dusty butler").ready().use()
    s.only({"0 money": 9, "pile": ["dusty butler", "clumsy cow"]}).done()
    scene("gravedigger").pile().ready().cannot()


@job("inventor", "Steal an unused safe.", "Stiehl einen ungenutzten Safe.")
def test_inventor() -> None:
    s = scene("inventor").ready().use().offers("safe depot-6", "safe estate-6", "safe laboratory-6")
    s.answers("safe estate-6").only({"estate-6 place": "seat 0", "estate-6 seen": [0]}).done()
    taken = (
        scene("inventor").given(day=2).seat(0, safes=["depot-6"]).seat(1, safes=["estate-6", "laboratory-6"])
    )
    taken.ready().cannot()


@job(
    "doctor",
    "Gain $2, then you may hire the top scoundrel of the discard pile.",
    "Erhalte 2 $, dann darfst du den obersten Halunken des Ablagestapels anheuern.",
)
def test_doctor() -> None:
    s = scene("doctor").ready().use("yes", "hire butler at 5", "keep")
    s.only({"0 money": 6 - cost("dusty butler"), "0 sheet 5": "dusty butler", "pile": []}).done()
    scene("doctor").ready().use("no").only({"0 money": 6}).done()
    scene("doctor").pile().ready().use().only({"0 money": 6}).done()


@job(
    "impersonator",
    "Swap the job of this scoundrel with the job of a scoundrel in the Saloon.",
    "Tausche den Job von diesem Halunken mit dem Job von einem Halunken im Saloon.",
)
def test_impersonator() -> None:
    s = scene("impersonator").ready().use("scoundrel prospector")
    s.only(
        {
            "0 sheet 1": "grumpy prospector",
            "saloon": ["filthy impersonator", "rowdy farmhand", "sneaky barber"],
        }
    )
    s.done()
    assert not s.can("use prospector")
    scene("impersonator").saloon().ready().cannot()
    scene("prospector").ready().use()


@job(
    "pyro",
    "Destroy all henchmen on a played poker card.",
    "Zerstöre alle Handlanger auf einer gespielten Pokerkarte.",
)
def test_pyro() -> None:
    s = (
        scene("pyro")
        .seat(0, slots={"2": "5"}, calls={"2": [1]}, deck=["A", "0"])
        .seat(1, calls={"4": [0, 2]})
    )
    s.ready().use().offers("card 0@2", "card 1@4").answers("card 1@4").only({"1 on 4": []}).done()
    # They are out of the game: neither at hand nor in jail.
    assert [s.of(seat, "henchmen") + s.of(seat, "jailed") for seat in (0, 1, 2)] == [2, 2, 2]
    scene("pyro").ready().cannot()


@job(
    "test-subject",
    "Scout an unused safe, then mark it, then you may swap one of your safes with it.",
    "Inspiziere einen ungenutzten Safe, dann markiere ihn, dann darfst du einen deiner Safes gegen ihn tauschen.",
)
def test_test_subject() -> None:
    s = scene("test-subject").ready().use("safe depot-6", "mark 4")
    s.only({"depot-6 seen": [0], "depot-6 marks": ["0: 4"], "0 marks": "2 2 2"}).done()
    s = scene("test-subject").seat(0, safes=["estate-1"]).ready().use("safe depot-6", "mark 4", "yes")
    marked = {"depot-6 seen": [0], "depot-6 marks": ["0: 4"], "0 marks": "2 2 2"}
    s.only(marked | {"depot-6 place": "seat 0", "estate-1 place": "space 1"}).done()
    taken = (
        scene("test-subject")
        .given(day=2)
        .seat(1, safes=["estate-6", "laboratory-6"])
        .seat(2, safes=["depot-6"])
    )
    taken.ready().cannot()


@job("priest", "Spend $3 to gain 1 reputation.", "Gib 3 $ aus, um 1 Ruf zu erhalten.")
def test_priest() -> None:
    scene("priest").ready().use().only({"0 money": 1, "0 reputation": 1}).done()
    scene("priest").seat(0, money=2).ready().cannot()
    scene("priest").seat(0, reputation=6).ready().cannot()


@job(
    "mastermind",
    "Mark a safe at a site, then you may spend $3 to steal it.",
    "Markiere einen Safe an einem Ort, dann darfst du 3 $ ausgeben, um ihn zu stehlen.",
)
def test_mastermind() -> None:
    marked = {"depot-3 seen": [0], "depot-3 marks": ["0: 5"], "0 marks": "2 2 2"}
    s = scene("mastermind").ready().use("safe depot-3", "mark 5", "yes")
    s.only(marked | {"0 money": 1, "depot-3 place": "seat 0"}).done()
    scene("mastermind").ready().use("safe depot-3", "mark 5", "no").only(marked).done()
    scene("mastermind").seat(0, money=2).ready().use("safe depot-3", "mark 5").only(marked).done()
    scene("mastermind").empty_sites().ready().cannot()


@job(
    "loan-shark",
    "Each opponent chooses: give you $2 or lose 1 reputation.",
    "Jeder Gegner wählt: dir 2 $ geben oder 1 Ruf verlieren.",
)
def test_loan_shark() -> None:
    s = scene("loan-shark").ready().use("1: give money", "2: give reputation")
    s.only({"0 money": 6, "1 money": 2, "2 reputation": -1}).done()
    s = scene("loan-shark").seat(1, money=1).ready().use("2: give money")
    s.only({"0 money": 6, "1 reputation": -1, "2 money": 2}).done()
    scene("loan-shark").ready("6@5").cannot()


@job(
    "safecracker",
    "Steal a safe marked by you from a site.",
    "Stiehl einen von dir markierten Safe von einem Ort.",
)
def test_safecracker() -> None:
    s = scene("safecracker").marks(
        "0: 5 on depot-3", "1: 4 on depot-4", "0: 2 on estate-2", "0: 3 on estate-6"
    )
    s.ready().use().offers("safe depot-3", "safe estate-2").answers("safe estate-2")
    s.only({"estate-2 place": "seat 0"}).done()
    scene("safecracker").marks("1: 4 on depot-4", "0: 3 on estate-6").ready().cannot()


@job(
    "train-robber",
    "Steal a safe from the Depot, then gain $2.",
    "Stiehl einen Safe aus dem Depot, dann erhalte 2 $.",
)
def test_train_robber() -> None:
    s = scene("train-robber").ready().use().offers(*[f"safe depot-{k}" for k in range(1, 6)])
    s.answers("safe depot-2").only({"depot-2 place": "seat 0", "depot-2 seen": [0], "0 money": 6}).done()
    scene("train-robber").empty_sites("depot").ready().use().only({"0 money": 6}).done()


@job("mad-scientist", "Steal a safe from the Laboratory.", "Stiehl einen Safe aus dem Labor.")
def test_mad_scientist() -> None:
    s = scene("mad-scientist").ready().use().offers(*[f"safe laboratory-{k}" for k in range(1, 6)])
    s.answers("safe laboratory-4").only({"laboratory-4 place": "seat 0", "laboratory-4 seen": [0]}).done()
    scene("mad-scientist").empty_sites("laboratory").ready().cannot()


@job(
    "smuggler",
    "Swap one of your safes with a safe at a site.",
    "Tausche einen deiner Safes gegen einen Safe an einem Ort.",
)
def test_smuggler() -> None:
    s = scene("smuggler").seat(0, safes=["depot-1"]).ready().use("safe laboratory-2")
    s.only({"laboratory-2 place": "seat 0", "laboratory-2 seen": [0], "depot-1 place": "space 1"}).done()
    assert s.happened("stole") == []
    scene("smuggler").seat(1, safes=["depot-1"]).ready().cannot()


@job(
    "mayor",
    "Gain 1 reputation, then each opponent gains $1.",
    "Erhalte 1 Ruf, dann erhält jeder Gegner 1 $.",
)
def test_mayor() -> None:
    scene("mayor").ready().use().only({"0 reputation": 1, "1 money": 5, "2 money": 5}).done()
    scene("mayor").seat(0, reputation=6).ready().use().only({"1 money": 5, "2 money": 5}).done()
    scene("mayor").ready("6@3").cannot()


@job("hero", "Discard this to gain 2 reputation.", "Lege dies ab, um 2 Ruf zu erhalten.")
def test_hero() -> None:
    s = scene("hero").ready().use()
    s.only({"0 reputation": 2, "0 sheet 1": None, "pile": ["grumpy hero", "dusty butler"]}).done()
    s = scene("hero").seat(0, reputation=5).ready().use()
    s.only({"0 reputation": 6, "0 sheet 1": None, "pile": ["grumpy hero", "dusty butler"]}).done()
    scene("hero").seat(0, reputation=6).ready().cannot()


@job(
    "judge",
    "Send an opponent's henchman to jail, then gain 1 reputation.",
    "Stecke einen Handlanger eines Gegners in den Knast, dann erhalte 1 Ruf.",
)
def test_judge() -> None:
    s = scene("judge").ready().use("seat 1", "1: pass")
    s.only({"1 henchmen": 1, "1 jailed": 2, "0 reputation": 1}).done()
    scene("judge").seat(1, jail=3).seat(2, jail=3).ready().use().only({"0 reputation": 1}).done()
    scene("judge").seat(0, reputation=6).seat(1, jail=3).seat(2, jail=3).ready().cannot()


@job(
    "spymaster",
    "Scout a safe at a site, then mark it, then scout a facedown poker card played by an opponent.",
    "Inspiziere einen Safe an einem Ort, dann markiere ihn, dann inspiziere eine verdeckt gespielte Pokerkarte eines "
    "Gegners.",
)
def test_spymaster() -> None:
    s = scene("spymaster").seat(2, slots={"A": "3"}).ready().use("safe depot-3", "mark 5")
    s.offers("card 1@4", "card 2@A").answers("card 2@A")
    s.only({"depot-3 seen": [0], "depot-3 marks": ["0: 5"], "0 marks": "2 2 2"}).done()
    assert [s.slot(2, "A", viewer)["card"] for viewer in (0, 1, None)] == ["3", None, None]
    alone = scene("spymaster").empty_sites().seat(1, slots={}, hand=["2", "3", "5", "6"])
    alone.ready().cannot()


@job("tycoon", "Gain $2 for each safe you have.", "Erhalte 2 $ für jeden Safe, den du hast.")
def test_tycoon() -> None:
    s = scene("tycoon").given(day=2).seat(0, safes=["depot-1", "estate-6"]).seat(1, safes=["depot-2"])
    s.ready().use().only({"0 money": 8}).done()
    scene("tycoon").seat(1, safes=["depot-2"]).ready().cannot()


@job(
    "gunslinger",
    "Each opponent chooses: give you $3 or discard 1 of their scoundrels.",
    "Jeder Gegner wählt: dir 3 $ geben oder 1 eigenen Halunken ablegen.",
)
def test_gunslinger() -> None:
    s = (
        scene("gunslinger")
        .sheet(1, {1: "clumsy banker"})
        .sheet(2, {3: "masked cow", 4: "cocky chef"})
        .ready()
    )
    s.use("1: give money", "2: give scoundrel", "2: scoundrel chef")
    s.only({"0 money": 7, "1 money": 1, "2 sheet 4": None, "pile": ["cocky chef", "dusty butler"]}).done()
    # Who has neither gives nothing.
    s = scene("gunslinger").seat(1, money=2).seat(2, money=2).sheet(2, {3: "masked cow"}).ready().use()
    s.only({"2 sheet 3": None, "pile": ["masked cow", "dusty butler"]}).done()
    scene("gunslinger").seat(1, money=2).seat(2, money=2).ready().cannot()


@job(
    "body-double",
    "Use an ability of your leader sheet.",
    "Nutze eine Fähigkeit deines Anführerbogens.",
)
def test_body_double() -> None:
    s = scene("body-double").ready().use().offers("lead A/2", "lead 3", "lead 4", "lead 5")
    s.answers("lead 4").only({"0 money": 8}).done()
    s = scene("body-double").ready().use("lead 5", "safe depot-1")
    s.only({"depot-1 place": "seat 0", "depot-1 seen": [0]}).done()
    # Not one that was used this turn.
    s = scene("body-double", "infamous").ready("6@3").answers("lead 3").asked()
    s.use().offers("lead A/2", "lead 4", "lead 5").answers("lead 4").only({"0 money": 11}).done()
    scene("body-double").ready("6@4").cannot()
