# The almanac of a game without a page of its own.

worths-table = Table
worths-none = There is no almanac here.
worths-lead = What each is worth, in { $unit }: it was given by lot, and bots played on; { $games } games in all.
worths-how = The line is the interval that holds the truth in 95 of 100 cases. Half-widths: { $median } in the middle, { $widest } at most.
