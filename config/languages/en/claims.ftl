### Claims and what becomes of them (9.2 to 9.5, 6.8, 10).

## Claims

claim-ask = Claim third repetition? Yes or no?
claim-ask-with = Claim third repetition by { $move }? Yes or no?
claim-ask-50 = Claim fifty moves? Yes or no?
claim-ask-50-with = Claim fifty moves by { $move }? Yes or no?
claim-ask-flag = Claim that { $side }'s flag has fallen? Yes or no?
claim-ask-illegal = Claim that the last move was illegal? Yes or no?
claim-ask-touch = Claim that the piece on { $on } was touched? Yes or no?
claim-ask-quickplay = Claim the quick-play finish? Yes or no?
claim-rep = { $side } claims third repetition.
claim-rep-with = { $side } claims third repetition by { $move }.
claim-rep-ok = Third repetition: after { $at }. Draw.
claim-rep-no = Not correct: { $times } only, after { $at }.
# The moves after which a position stood; the start of the game is no move.
claim-moves = { $count ->
    [one] move { $list }
   *[other] moves { $list }
}
claim-start = the start
claim-start-moves = { $count ->
    [one] the start and move { $list }
   *[other] the start and moves { $list }
}
count-occurrence = { $count ->
    [one] { $count } time
   *[other] { $count } times
}
claim-50 = { $side } claims fifty moves.
claim-50-with = { $side } claims fifty moves by { $move }.
claim-50-ok = Fifty moves, correct. Draw.
claim-50-no = Not correct: { $moves }.
claim-50-none = Not correct: 0 moves.
claim-penalty = { $time } added to { $side }.
claim-loss = { $side } loses { $time }.
claim-must = { $side } must play the announced move.
claim-offers = The claim stands as a draw offer: { $side } may accept.
claim-flag = { $winner } claims: { $side }'s flag has fallen.
claim-flag-assistant = The assistant claims: { $side }'s flag has fallen.
claim-flag-arbiter = Arbiter: { $side }'s flag has fallen.
claim-flags-on = Both flags have fallen. Play goes on.
result-claim = Claim it to win.
claim-quickplay = { $side } claims a draw in the quick-play finish.
claim-quickplay-increment = { $side } asks for added time with each move.
claim-pending = Claim noted. Both clocks stopped. Arbiter: accept, postpone or reject?
claim-pending-increment = Claim noted. Both clocks stopped. Arbiter: accept or reject?
claim-open = { $side }'s claim is before the arbiter. Arbiter: accept, postpone or reject?
claim-again = { $side }'s claim is still open. Arbiter: accept or reject?
claim-later = Arbiter: the claim is decided later. Play goes on.
claim-rejected = Arbiter: the claim is rejected.
claim-increment = Arbiter: granted. Each move adds { $time } from now on.
claim-kept = The claim is not decided. The final position is kept for the arbiter.
claim-kept-open = The claim is not decided. The final position is kept for the arbiter. { $side } has not confirmed it: sign confirms.
claim-confirm = The final position and the score go to the arbiter. { $side }, are they right? Yes or no?
claim-confirmed = { $side } confirms the final position and the score.
refused-claim = A claim is before the arbiter, and he decides first: accept, postpone or reject.
refused-claimopen = The arbiter decides this claim later; it is still open.
refused-claimfinal = The arbiter has rejected this claim, and his decision is final.
refused-decide = This cannot be decided later. Say arbiter accept, or arbiter reject.
menu-claim = claim
menu-claim-rep = third repetition
menu-claim-50 = fifty moves
menu-claim-flag = the opponent's flag
menu-claim-illegal = an illegal move
menu-claim-quickplay = the quick-play finish
asst-only = Only at the player's request. Say who asks before it, for instance white: time.

## Claims on the sheet

sheet-claim = Claim
sheet-claim-refused = Claim not granted
claimed-repetition = third repetition
claimed-fifty = fifty moves
claimed-flag = flag
claimed-illegal = illegal move
claimed-touch = touched piece
claimed-quickplay = quick-play finish
