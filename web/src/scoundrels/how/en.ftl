# 3000 Scoundrels on one sheet.

sc-how-lead = Hire a gang and empty the Traveler’s safes before the feds come. After two days of four turns each, whoever has the most tech wins.
sc-how-turn = A turn in three pictures
sc-how-claim = “Five.”
sc-how-1 = 1. Play a card
sc-how-1-is = Put one card face down into a free slot. The slot counts, not the card: if they differ, you are bluffing.
sc-how-2 = 2. Use abilities
sc-how-2-is = Whatever answers to that slot works, on your leader’s sheet and with your scoundrels, once each; a bluff works just as well.
sc-how-3 = 3. Hire somebody, or see the Sheriff
sc-how-3-is = Pay a scoundrel of the Saloon and give them a place on your sheet, or choose one thing to do at the Sheriff’s Office.
sc-how-bluff = What a bluff costs
sc-how-called = A henchman lies on the card
sc-how-uncalled = Nobody doubted
sc-how-is-bluff = It was a bluff
sc-how-is-true = It was true
sc-how-bluff-called = At nightfall you lose 1 reputation, each who doubted gains 1, and the henchmen come home.
sc-how-bluff-uncalled = Nothing. Nobody ever learns.
sc-how-true-called = The henchmen on it go to jail.
sc-how-true-uncalled = Nothing.
sc-how-card = A scoundrel is a trait and a job
sc-how-card-is = The trait says when somebody works and what it costs, the job what they do; any trait meets any job. All of them are in the
sc-how-count = The count
sc-how-safe = a stolen safe
sc-how-mark = a right mark on a safe of yours, whoever’s mark it is
sc-how-cog = a tech icon of your people
sc-how-reputation = your reputation
sc-how-count-is = Added up, this is your tech. If two are level, more money decides, then the later turn.
