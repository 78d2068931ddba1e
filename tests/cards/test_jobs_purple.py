"""The purple jobs: one scenario each."""

from tests.cards.card import cost, job, one_made, scene


@job("banker", "Gain $4.", "Erhalte 4 $.")
def test_banker() -> None:
    scene("banker").ready().use().only({"0 money": 8}).done()
    scene("banker").ready("6@4").cannot()


@job(
    "journalist",
    "Scout a played poker card, then gain $3.",
    "Inspiziere eine gespielte Pokerkarte, dann erhalte 3 $.",
)
def test_journalist() -> None:
    s = scene("journalist").ready().use().offers("card 0@6", "card 1@4").answers("card 1@4")
    s.only({"0 money": 7}).done()
    assert [s.slot(1, "4", viewer)["card"] for viewer in (0, 1, 2, None)] == ["2", "2", None, None]


@job("innkeeper", "Use a scoundrel in the Saloon.", "Nutze einen Halunken im Saloon.")
def test_innkeeper() -> None:
    s = scene("innkeeper").ready().use()
    s.offers("scoundrel prospector", "scoundrel farmhand", "scoundrel barber").answers("scoundrel prospector")
    s.only({"0 money": 7}).done()
    # What discards itself leaves the Saloon, which is filled up.
    s = scene("innkeeper").saloon("filthy cow", "rowdy chef", "masked priest").ready().use("scoundrel cow")
    assert s.saloon_now == ["thirsty hero", "rowdy chef", "masked priest"]
    assert s.pile_now == ["filthy cow", "dusty butler"]
    assert s.money(0) == 9
    s.done()
    scene("innkeeper").saloon().ready().cannot()


@job("marshal", "Use a Sheriff's Office option.", "Nutze eine Option des Büros des Sheriffs.")
def test_marshal() -> None:
    s = scene("marshal").ready().use()
    s.offers("office sell-information", "office post-bail-1", "office post-bail-2")
    s.answers("office sell-information").only({"0 money": 6}).done()
    s = scene("marshal").ready().use("office post-bail-2", "seat 1", "seat 2")
    freed = {"1 henchmen": 3, "1 jailed": 0, "2 henchmen": 3, "2 jailed": 0}
    s.only(freed | {"0 money": 0}).done()
    # The bribe is for the final day.
    s = scene("marshal").given(day=2).seat(0, money=12).ready().use("office bribe-sheriff", "safe depot-2")
    s.only({"0 money": 0, "depot-2 place": "seat 0", "depot-2 seen": [0]}).done()
    broke = scene("marshal").seat(0, money=0, jail=0).seat(1, jail=0).seat(2, jail=0)
    broke.ready().use().only({"0 money": 2}).done()


@job(
    "tailor",
    "Swap the job of another scoundrel on your sheet with the job of a scoundrel in the Saloon.",
    "Tausche den Job von einem anderen Halunken auf deinem Bogen mit dem Job von einem Halunken im Saloon.",
)
def test_tailor() -> None:
    s = scene("tailor").sheet(0, {2: "clumsy cow"}).ready().use()
    s.offers("scoundrel prospector", "scoundrel farmhand", "scoundrel barber").answers("scoundrel farmhand")
    s.only({"0 sheet 2": "clumsy farmhand", "saloon": ["filthy prospector", "rowdy cow", "sneaky barber"]})
    s.done()
    scene("tailor").ready().cannot()


@job(
    "deputy",
    "Send an opponent's henchman to jail, then free 1 of your henchmen.",
    "Stecke einen Handlanger eines Gegners in den Knast, dann befreie 1 deiner Handlanger.",
)
def test_deputy() -> None:
    s = scene("deputy").ready().use("seat 1").asks(1, "suspect").answers("1: pass")
    s.only({"1 henchmen": 1, "1 jailed": 2, "0 henchmen": 3, "0 jailed": 0}).done()
    # The last one may be put on the card first; then there is none to send.
    s = scene("deputy").seat(1, jail=2).ready().use("seat 1", "1: henchman")
    s.only({"1 henchmen": 0, "0 on 6": [1], "0 henchmen": 3, "0 jailed": 0}).done()
    scene("deputy").seat(0, jail=0).seat(1, jail=3).seat(2, jail=3).ready().cannot()


@job(
    "bounty-hunter",
    "Send an opponent's henchman to jail, then gain $2.",
    "Stecke einen Handlanger eines Gegners in den Knast, dann erhalte 2 $.",
)
def test_bounty_hunter() -> None:
    s = scene("bounty-hunter").ready().use("seat 2", "2: pass")
    s.only({"2 henchmen": 1, "2 jailed": 2, "0 money": 6}).done()
    scene("bounty-hunter").seat(1, jail=3).seat(2, jail=3).ready().use().only({"0 money": 6}).done()


@job(
    "bank-robber",
    "Send 1 of your henchmen to jail to gain $5.",
    "Stecke 1 deiner Handlanger in den Knast, um 5 $ zu erhalten.",
)
def test_bank_robber() -> None:
    scene("bank-robber").ready().use().only({"0 henchmen": 1, "0 jailed": 2, "0 money": 9}).done()
    scene("bank-robber").seat(0, jail=3).ready().cannot()


@job(
    "abomination",
    "Scout the top card of any player's poker deck, then you may shuffle that deck, then gain $2.",
    "Inspiziere die oberste Karte des Pokerkartenstapels eines beliebigen Spielers, dann darfst du diesen Stapel "
    "mischen, dann erhalte 2 $.",
)
def test_abomination() -> None:
    s = scene("abomination").ready().use().offers("seat 0", "seat 1", "seat 2").answers("seat 1", "no")
    s.only({"0 money": 6}).done()
    seen = {viewer: s.happened("looked-at-deck", viewer)[0]["card"] for viewer in (0, 1, 2, None)}
    assert seen == {0: "0", 1: None, 2: None, None: None}
    s = scene("abomination").ready().use("seat 0", "yes").only({"0 money": 6}).done()
    assert s.happened("shuffled") == [{"kind": "shuffled", "seat": 0, "target": 0}]


@job("automaton", "Draw 2 poker cards.", "Ziehe 2 Pokerkarten.")
def test_automaton() -> None:
    scene("automaton").ready().use().only({"0 hand": "A 2 3 4 5", "0 deck": 1}).done()
    s = scene("automaton").seat(0, hand=["6", "2", "3", "4", "5", "A"], deck=["0"]).ready().use()
    s.only({"0 hand": "0 A 2 3 4 5", "0 deck": 0}).done()
    scene("automaton").seat(0, hand=["6", "2", "3", "4", "5", "A", "0"], deck=[]).ready().cannot()


@job(
    "gambler",
    "Reveal the top card of your poker deck. If it is a 5 or 6, gain $7. Shuffle that deck.",
    "Decke die oberste Karte deines Pokerkartenstapels auf. Falls sie eine 5 oder 6 ist, erhalte 7 $. "
    "Mische diesen Stapel.",
)
def test_gambler() -> None:
    s = scene("gambler").ready().use().only({"0 money": 11}).done()
    assert [event["card"] for event in s.happened("revealed")] == ["5"]
    assert len(s.happened("shuffled")) == 1
    s = scene("gambler").seat(0, deck=["A", "5", "0"]).ready().use().only({}).done()
    assert [event["card"] for event in s.happened("revealed", 2)] == ["A"]
    scene("gambler").seat(0, hand=["6", "2", "3", "4", "5", "A", "0"], deck=[]).ready().cannot()


@job(
    "con-artist",
    "Lose 1 reputation to steal $5 from an opponent.",
    "Verliere 1 Ruf, um 5 $ von einem Gegner zu stehlen.",
)
def test_con_artist() -> None:
    s = scene("con-artist").seat(1, money=7).ready().use("seat 1")
    s.only({"0 reputation": -1, "0 money": 9, "1 money": 2}).done()
    scene("con-artist").seat(0, reputation=-2).ready().cannot()
    scene("con-artist").seat(1, money=0).seat(2, money=0).ready().cannot()


@job(
    "renegade",
    "Only if an opponent has more safes than you: gain $5.",
    "Nur falls ein Gegner mehr Safes hat als du: Erhalte 5 $.",
)
def test_renegade() -> None:
    scene("renegade").seat(2, safes=["depot-1"]).ready().use().only({"0 money": 9}).done()
    scene("renegade").ready().cannot()
    scene("renegade").seat(2, safes=["depot-1"]).seat(0, safes=["depot-2"]).ready().cannot()


@job(
    "barber",
    "Gain $1 for each scoundrel on your sheet.",
    "Erhalte 1 $ für jeden Halunken auf deinem Bogen.",
)
def test_barber() -> None:
    scene("barber").ready().use().only({"0 money": 5}).done()
    s = scene("barber").sheet(0, {3: "clumsy banker", 5: "masked cow"}).sheet(1, {1: "cocky chef"})
    s.ready().use().only({"0 money": 7}).done()


@job(
    "printer",
    "Gain $1 for each of your marks on safes.",
    "Erhalte 1 $ für jeden deiner Marker auf Safes.",
)
def test_printer() -> None:
    s = scene("printer").seat(1, safes=["depot-1"])
    s.marks("0: 5 on depot-3", "0: 4 on depot-1", "1: 2 on estate-1", "0: 6 on laboratory-6")
    s.ready().use().only({"0 money": 7}).done()
    scene("printer").marks("1: 2 on estate-1").ready().cannot()


@job(
    "brain-washer",
    "Free 1 henchman of any player, then you may place it on a facedown poker card played by an opponent.",
    "Befreie 1 Handlanger eines beliebigen Spielers, dann darfst du ihn auf eine verdeckt gespielte Pokerkarte eines "
    "Gegners legen.",
)
def test_brain_washer() -> None:
    s = scene("brain-washer").ready().use("seat 2", "yes")
    s.only({"2 jailed": 0, "1 on 4": [2]}).done()
    s = scene("brain-washer").ready().use("seat 0", "no").only({"0 jailed": 0, "0 henchmen": 3}).done()
    # Never on its owner's own card.
    s = scene("brain-washer").ready().use("seat 1").only({"1 jailed": 0, "1 henchmen": 3}).done()
    scene("brain-washer").seat(0, jail=0).seat(1, jail=0).seat(2, jail=0).ready().cannot()


@job(
    "bouncer",
    "Discard a scoundrel in the Saloon, then gain $3.",
    "Lege einen Halunken im Saloon ab, dann erhalte 3 $.",
)
def test_bouncer() -> None:
    s = scene("bouncer").ready().use("scoundrel farmhand")
    after = {"saloon": ["thirsty hero", "filthy prospector", "sneaky barber"], "decks": one_made(s)}
    s.only(after | {"pile": ["rowdy farmhand", "dusty butler"], "0 money": 7}).done()
    scene("bouncer").saloon().ready().use().only({"0 money": 7}).done()


@job(
    "card-sharp",
    "Draw 1 poker card, then swap one of your facedown poker cards with a poker card from your hand.",
    "Ziehe 1 Pokerkarte, dann tausche eine deiner verdeckt gespielten Pokerkarten gegen eine Pokerkarte aus deiner "
    "Hand.",
)
def test_card_sharp() -> None:
    s = scene("card-sharp").ready().use().offers("swap 2@6", "swap 3@6", "swap 4@6", "swap 5@6")
    s.answers("swap 5@6").only({"0 hand": "2 3 4 6", "0 deck": 2, "0 slot 6": "5"}).done()
    assert s.happened("swapped-card", 1)[0]["put"] is None
    assert s.happened("swapped-card", 0)[0]["put"] == "5"
    # Henchmen stay on the slot.
    s = scene("card-sharp").seat(0, slots={"2": "5"}, calls={"2": [1]}, hand=["6", "3"], deck=[])
    s.seat(0, hand=["6", "3", "A", "0", "2", "4"])
    s.ready().use("swap 2@2").only({"0 slot 2": "2", "0 hand": "0 A 3 4 5"}).done()
    assert s.slot(0, "2")["henchmen"] == [1]


@job(
    "informant",
    "Gain $2, then you may place 1 of your henchmen on a facedown poker card played by an opponent.",
    "Erhalte 2 $, dann darfst du 1 deiner Handlanger auf eine verdeckt gespielte Pokerkarte eines Gegners legen.",
)
def test_informant() -> None:
    s = scene("informant").ready().use("yes").only({"0 money": 6, "0 henchmen": 1, "1 on 4": [0]}).done()
    s = scene("informant").ready().use("no").only({"0 money": 6}).done()
    # None at hand, or one there already: only the money.
    scene("informant").seat(0, jail=3).ready().use().only({"0 money": 6}).done()
    s = scene("informant").seat(1, calls={"4": [0]}).ready().use()
    s.only({"0 money": 6}).done()


@job(
    "recruiter",
    "Hire a scoundrel from the Saloon for $2 less.",
    "Heuere einen Halunken aus dem Saloon für 2 $ weniger an.",
)
def test_recruiter() -> None:
    price = cost("seductive banker") - 2
    assert price == 3
    s = scene("recruiter").saloon("seductive banker").ready().use("hire banker at 2", "keep")
    assert s.money(0) == 4 - price
    assert s.sheet_of(0) == {1: "grumpy recruiter", 2: "seductive banker"}
    assert s.pile_now == ["dusty butler"]
    s.done()
    scene("recruiter").saloon("seductive banker").seat(0, money=price - 1).ready().cannot()
    scene("recruiter").saloon().ready().cannot()


@job(
    "lawyer",
    "Return all henchmen on one of your facedown poker cards to their owners, then gain $1.",
    "Gib alle Handlanger auf einer deiner verdeckt gespielten Pokerkarten an ihre Besitzer zurück, dann erhalte 1 $.",
)
def test_lawyer() -> None:
    s = scene("lawyer").seat(0, slots={"2": "5"}, calls={"2": [1, 2]}, deck=["A", "0"])
    s.seat(1, calls={"4": [2]}, jail=1).seat(2, jail=0)
    s.ready().use().only({"0 on 2": [], "1 henchmen": 2, "2 henchmen": 2, "0 money": 5}).done()
    scene("lawyer").ready().use().only({"0 money": 5}).done()


@job("forger", "Flip a mark on a safe.", "Drehe einen Marker auf einem Safe um.")
def test_forger() -> None:
    s = scene("forger").marks("0: 5 on depot-3", "1: 2 on estate-1").ready().use()
    s.offers("flip 5 of 0 on depot-3", "flip 2 of 1 on estate-1").answers("flip 2 of 1 on estate-1")
    s.only({"estate-1 marks": ["1: 3"]}).done()
    scene("forger").ready().cannot()
