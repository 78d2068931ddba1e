"""The laboratory of worth: what owning a thing is worth, by experiment.

A thing is given to a seat drawn at random, in a position drawn at random, and the game is played on; the same is done
without a gift. Who buys what is confounded with how well they stand, who is given what is not. Rooms: `trial` is what a
game brings, `measure` plays, `rows` keeps, `model` estimates, `checks` doubts, `almanac` puts together, `pictures` and
`tables` show.
"""
