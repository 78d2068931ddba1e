# The review of a finished game.

review-of = { $name } looks back
review-thinking = The house goes through the game. That takes a moment.
no-review = There is nothing to look back at yet.
review-curve-text = Everyone’s chance to win after each choice, as the weights of our bots see it with all cards open. Your line is the heavy one.
review-curve-by-chance = How often everyone wins after each choice if the rest is played by chance, with everything open. Your line is the heavy one.
review-moment = After choice { $step }
review-tally = Bluffs told: { $bluffs } (caught { $caught }, believed { $believed }). Doubts spoken: right { $calls_right }, wrong { $calls_wrong }.
review-turns = Turning points
review-turns-text = The choices that changed your chance to win most. Each leads to that moment.
review-change = { $change } points
review-none-turned = Nothing turned this game.
review-none-clear = No single choice changed it by more than chance may.
review-judged = Your bluffs and doubts
review-judged-text = What the odds were, as far as you could know, and what was so.
review-none-judged = You neither bluffed nor had anything to doubt.
review-calibration = How the odds fell
review-calibration-text = { $count ->
    [one] One moment was judged.
   *[other] { $count } moments were judged.
} How likely it was, and how often it came true: the nearer the two, the better one could know.
review-said = odds of about
review-fell = came true
review-times = times
