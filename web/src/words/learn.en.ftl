# The guide of a first game.

learn-goat-welcome = Whoever has the most money after the last round wins. Coins are worth $1 each; tokens are worth what is printed on them.
learn-goat-street = These are the houses in town. Each has two people. Whoever holds one of them empties the house at once: one takes the tokens, the other the coins.
learn-goat-saloon = The people in the Saloon act at the end of the round, in the order of their numbers. The Goat does nothing at all, and still costs you a hat.
learn-goat-offer = You deal. Point at one of your cards, then at what you want to call it, then at a player. You may lie, but only with a name that is in your hand.
learn-goat-answer = You don't see the card. Accept, and it is yours, with your hat on it. Refuse, and the dealer has to keep it. Ask yourself why they would give it to you.
learn-goat-took = Your hat lies on somebody now: this person works for you until the round ends.
learn-goat-lie = That card was not what it was called. Look at the log: who lies, and to whom, is worth remembering.
learn-goat-rob = The Robber picks a house and carries its tokens off. They are yours at the end of the round, unless the Sheriff catches him.
learn-goat-swindle = The Charlatan takes coins from others. Point at a player once for each coin, three at most.
learn-goat-inactive = All your hats are placed, so nobody can offer you anything more this round.
learn-goat-assistant = You are the last with a hat. The others only try to get rid of cards now. You may decline a few, but not all.
learn-goat-serve = The Dancer has to give all Bottles away. Point at a player once for each Bottle. Better to those who need them least.
learn-goat-gamble = The Gambler draws a token blind. Point at whoever has the good ones.
learn-goat-round = A new round: hats come back, the cards are shuffled, and the houses have filled up again. What lay there before still lies there.
learn-goat-last = This is the last round. Who is rich? Give them the Goat.
learn-goat-end = That was a whole game. Now play with people: open a table in the lobby and send the link.

learn-scoundrels-welcome = Steal the best safes in town. What is in a safe counts in the end; so do your reputation and some of your scoundrels.
learn-scoundrels-sheet = This is your sheet: your leader, your scoundrels, and six slots along the bottom. A card in a slot sets off what stands there.
learn-scoundrels-strategy = Choose a strategy card. It stays secret until you use it.
learn-scoundrels-plan = Play a card face down into a slot. It should be the number of the slot, but nobody sees it. If it is another number, you are bluffing.
learn-scoundrels-abilities = Use what the slot sets off: your leader's ability and every scoundrel with that number. Lit cards can be used; then finish the step.
learn-scoundrels-scout = Look at a safe. Nobody else learns what is in it.
learn-scoundrels-mark = Put a mark on it. The number may be true or not: others read it and wonder.
learn-scoundrels-steal = Take a safe. It lies on your sheet from now on; there is a limit to how many you may hold.
learn-scoundrels-hire = Hire somebody from the Saloon for the price on the card, or go to the Sheriff's Office instead.
learn-scoundrels-office = At the Sheriff's Office you choose one of the options. It costs the oldest scoundrel in the Saloon.
learn-scoundrels-suspect = Do you believe that card? A henchman on it calls the bluff. If it was true, he goes to jail. Letting it pass is never shown.
learn-scoundrels-response = This scoundrel answers to what just happened beside it. It may be used now.
learn-scoundrels-reputation = Reputation moves along the track. It counts in the end, up or down.
learn-scoundrels-jail = Your henchmen are in jail. Bail them out at the Sheriff's Office, or do without.
learn-scoundrels-evening = The day is over: called cards were turned up, bluffs paid for. You keep your scoundrels and safes.
learn-scoundrels-final = The game ends tonight. What will your sheet count?
learn-scoundrels-end = That was a whole game. Now play with people: open a table in the lobby and send the link.
