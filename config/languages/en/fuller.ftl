### What `more` adds to an answer.

board-square-light = { $on }: { $piece }, light square.
board-square-dark = { $on }: { $piece }, dark square.
board-straight = File and rank of { $on }: { $found }.
board-count = White has: { $white }. Black has: { $black }.
count-alone = the king alone
last-spent = It took { $time }.
board-captures-of-none = Nothing can be captured from { $from }.

## Counters

board-counts = { $moves } without capture or pawn move. The position has stood { $times ->
    [one] once
   *[other] { $times } times
}.
