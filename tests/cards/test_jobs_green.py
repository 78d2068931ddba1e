"""The green jobs: one scenario each."""

from tests.cards.card import cost, job, one_made, scene


@job("prospector", "Gain $3.", "Erhalte 3 $.")
def test_prospector() -> None:
    scene("prospector").ready().use().only({"0 money": 7}).done()
    scene("prospector").ready("6@5").cannot()


@job(
    "dog",
    "Discard this to scout a safe at a site, then mark it.",
    "Lege dies ab, um einen Safe an einem Ort zu inspizieren, dann markiere ihn.",
)
def test_dog() -> None:
    s = scene("dog").ready().use("safe depot-3", "mark 5")
    changes = {"depot-3 seen": [0], "depot-3 marks": ["0: 5"], "0 marks": "2 2 2", "0 sheet 1": None}
    s.only(changes | {"pile": ["grumpy dog", "dusty butler"]}).done()
    assert s.safe("depot-3", seat=0)["value"] is not None
    assert s.safe("depot-3", seat=1)["value"] is None
    scene("dog").empty_sites().ready().cannot()


@job("cow", "Discard this to gain $5.", "Lege dies ab, um 5 $ zu erhalten.")
def test_cow() -> None:
    s = scene("cow").ready().use()
    s.only({"0 money": 9, "0 sheet 1": None, "pile": ["grumpy cow", "dusty butler"]}).done()
    scene("cow").ready("6@2").cannot()


@job("chef", "Spend $1 to gain $4.", "Gib 1 $ aus, um 4 $ zu erhalten.")
def test_chef() -> None:
    scene("chef").ready().use().only({"0 money": 7}).done()
    scene("chef").seat(0, money=1).ready().use().only({"0 money": 4}).done()
    scene("chef").seat(0, money=0).ready().cannot()


@job(
    "investor",
    "Gain $1 for each poker card you have played today.",
    "Erhalte 1 $ für jede Pokerkarte, die du heute gespielt hast.",
)
def test_investor() -> None:
    scene("investor").ready().use().only({"0 money": 5}).done()
    s = scene("investor").seat(0, slots={"2": "5", "3": "A"}, deck=["0"]).given(turn=7)
    s.ready().use().only({"0 money": 7}).done()
    scene("investor").ready("6@3").cannot()


@job(
    "courier",
    "Gain $1, then you may hire a scoundrel from the Saloon.",
    "Erhalte 1 $, dann darfst du einen Halunken aus dem Saloon anheuern.",
)
def test_courier() -> None:
    scene("courier").ready().use("no").only({"0 money": 5}).done()
    s = scene("courier").ready().use("yes", "hire farmhand at 4", "keep")
    after = {"0 money": 5 - cost("rowdy farmhand"), "0 sheet 4": "rowdy farmhand"}
    after |= {"saloon": ["thirsty hero", "filthy prospector", "sneaky barber"], "decks": one_made(s)}
    s.only(after).done()
    # Too poor for anyone: the money is gained, nothing is asked.
    s = scene("courier").seat(0, money=0).saloon("selfish banker").ready().use()
    s.only({"0 money": 1}).done()


@job(
    "horse",
    "Use another scoundrel on your sheet.",
    "Nutze einen anderen Halunken auf deinem Bogen.",
)
def test_horse() -> None:
    s = scene("horse").sheet(0, {2: "clumsy banker"}).ready().use().only({"0 money": 8}).done()
    assert [event["job"] for event in s.happened("used")] == ["horse", "banker"]
    s = scene("horse").sheet(0, {2: "clumsy banker", 4: "masked cow"}).ready().use()
    s.offers("scoundrel banker", "scoundrel cow").answers("scoundrel cow")
    s.only({"0 money": 9, "0 sheet 4": None, "pile": ["masked cow", "dusty butler"]}).done()
    scene("horse").ready().cannot()
    scene("horse").sheet(0, {2: "clumsy chef"}).seat(0, money=0).ready().cannot()


@job(
    "beggar",
    "Only if you have less than $4: gain $4.",
    "Nur falls du weniger als 4 $ hast: Erhalte 4 $.",
)
def test_beggar() -> None:
    scene("beggar").seat(0, money=3).ready().use().only({"0 money": 7}).done()
    scene("beggar").ready().cannot()


@job(
    "surveyor",
    "Scout a safe at a site, then mark it.",
    "Inspiziere einen Safe an einem Ort, dann markiere ihn.",
)
def test_surveyor() -> None:
    s = scene("surveyor").ready().use()
    assert len(s.choices()) == 15
    s.answers("safe laboratory-5").asks(0, "mark").answers("mark 2")
    changes = {"laboratory-5 seen": [0], "laboratory-5 marks": ["0: 2"], "0 marks": "1 3 2"}
    s.only(changes).done()
    assert [event["value"] for event in s.happened("scouted", 1)] == [None]
    scene("surveyor").empty_sites().ready().cannot()


@job("pickpocket", "Steal $2 from an opponent.", "Stiehl 2 $ von einem Gegner.")
def test_pickpocket() -> None:
    s = scene("pickpocket").ready().use().offers("seat 1", "seat 2").answers("seat 2")
    s.only({"0 money": 6, "2 money": 2}).done()
    s = scene("pickpocket").seat(1, money=1).seat(2, money=0).ready().use()
    s.only({"0 money": 5, "1 money": 0}).done()
    scene("pickpocket").seat(1, money=0).seat(2, money=0).ready().cannot()


@job(
    "farmhand",
    "Gain $2, then free 1 of your henchmen.",
    "Erhalte 2 $, dann befreie 1 deiner Handlanger.",
)
def test_farmhand() -> None:
    scene("farmhand").ready().use().only({"0 money": 6, "0 henchmen": 3, "0 jailed": 0}).done()
    scene("farmhand").seat(0, jail=0).ready().use().only({"0 money": 6}).done()
    scene("farmhand").ready("6@4").cannot()


@job(
    "stable-hand",
    "Rearrange the scoundrels on your sheet, then gain $2.",
    "Ordne die Halunken auf deinem Bogen neu an, dann erhalte 2 $.",
)
def test_stable_hand() -> None:
    s = scene("stable-hand").sheet(0, {2: "clumsy banker"}).ready().use()
    s.offers("scoundrel stable-hand", "scoundrel banker", "empty").answers("scoundrel banker")
    s.answers("empty", "empty", "scoundrel stable-hand")
    after = {"0 sheet 1": "clumsy banker", "0 sheet 2": None, "0 sheet 4": "grumpy stable-hand"}
    s.only(after | {"0 money": 6}).done()
    scene("stable-hand").ready("6@A").cannot()


@job(
    "trapper",
    "Scout a safe at the Depot, then mark it, then gain $2.",
    "Inspiziere einen Safe im Depot, dann markiere ihn, dann erhalte 2 $.",
)
def test_trapper() -> None:
    s = scene("trapper").ready().use()
    s.offers(*[f"safe depot-{k}" for k in range(1, 6)]).answers("safe depot-1", "mark 7")
    s.only({"depot-1 seen": [0], "depot-1 marks": ["0: 7"], "0 marks": "2 3 1", "0 money": 6}).done()
    scene("trapper").empty_sites("depot").ready().use().only({"0 money": 6}).done()


@job(
    "butler",
    "Scout a safe at the Estate, then mark it, then gain $1.",
    "Inspiziere einen Safe im Anwesen, dann markiere ihn, dann erhalte 1 $.",
)
def test_butler() -> None:
    s = scene("butler").ready().use()
    s.offers(*[f"safe estate-{k}" for k in range(1, 6)]).answers("safe estate-4", "mark 4")
    s.only({"estate-4 seen": [0], "estate-4 marks": ["0: 4"], "0 marks": "2 2 2", "0 money": 5}).done()
    scene("butler").empty_sites("estate").ready().use().only({"0 money": 5}).done()


@job("telegrapher", "Draw 1 poker card, then gain $1.", "Ziehe 1 Pokerkarte, dann erhalte 1 $.")
def test_telegrapher() -> None:
    s = scene("telegrapher").ready().use().only({"0 hand": "2 3 4 5", "0 deck": 2, "0 money": 5}).done()
    assert s.happened("drew", 1)[-1] == {"kind": "drew", "seat": 0, "count": 1, "cards": None}
    s = scene("telegrapher").seat(0, hand=["6", "2", "3", "4", "5", "A", "0"], deck=[]).ready().use()
    s.only({"0 money": 5}).done()


@job("jailer", "Gain $1 for each henchman in jail.", "Erhalte 1 $ für jeden Handlanger im Knast.")
def test_jailer() -> None:
    scene("jailer").seat(1, jail=3).ready().use().only({"0 money": 9}).done()
    scene("jailer").seat(0, jail=0).seat(1, jail=0).seat(2, jail=0).ready().cannot()
