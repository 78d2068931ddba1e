# The Goat on one sheet.

goat-how-lead = Talk others into the wrong characters and get the good ones yourself. After three rounds (four if there are two of you) whoever has the most money wins.
goat-how-turn = A turn in three pictures
goat-how-claim = “This is the Widow.”
goat-how-1 = 1. The dealer offers
goat-how-1-is = One of four cards goes face down to anybody who still has hats. The dealer says who it is: any of the four in hand, true or not.
goat-how-accept = Accept: yours
goat-how-refuse = Refuse: the dealer’s
goat-how-2 = 2. You answer without looking
goat-how-2-is = Take it, and it is yours whoever it is. Refuse it, and the dealer has to keep it.
goat-how-3 = 3. It turns over, gets a hat, acts
goat-how-3-is = The character goes to its place with a hat of whoever has it now. Each of you has two hats a round (three if there are two of you); the hand goes on to the next dealer.
goat-how-lie = What a lie costs
goat-how-they-accept = They accept
goat-how-they-refuse = They refuse
goat-how-lie-goat = You gave the Goat a better name
goat-how-lie-goat-accepted = They are stuck with it.
goat-how-lie-goat-refused = You keep it, and it costs you a hat.
goat-how-lie-farmer = You called a Farmer the Goat
goat-how-lie-farmer-accepted = The cattle is theirs.
goat-how-lie-farmer-refused = You keep the Farmer, as you hoped.
goat-how-lie-price = Lying itself is free. Being refused is what costs.
goat-how-houses = At the houses, at once
goat-how-saloon = In the Saloon, at the end of the round, in this order
goat-how-count = The count
goat-how-coin = Coin
goat-how-count-is = What you own lies face down until the end. If two are level, more coins decide, then more belongings.
