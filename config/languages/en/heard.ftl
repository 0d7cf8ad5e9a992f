### What was heard and is not believed at once.

heard-confirm = I heard: { $what }. Yes or no?
heard-brief = { $what }?
heard-brief-quiet = { $piece }, { $to }
heard-brief-from = { $piece }, { $from }, { $to }
heard-brief-promo = { $piece }, { $to }, { $promotion }
heard-offered = { $move }, with a draw offer
heard-same = the repetition of the announced move
heard-echo = the repetition { $move }
heard-made = this move was made, { $move }
heard-stands = the announced move stands and ends the game
heard-decline = the draw is declined
heard-stop = the clocks are to be stopped
heard-adjourn = the game is to be adjourned
heard-lift = lift the piece on { $on }
heard-touch = touch the piece on { $on }
heard-place = place the piece on { $on }
heard-place-promotion = place a { $piece } on { $on }
heard-none = I did not hear a move.
heard-illegal = I heard:{ $move }. { $reason }
heard-never = Noise could do that, so it is only typed: { $word }.
heard-arbiter = Noise could do that: what the arbiter does is only typed.
heard-typed = The answer to this is typed, not spoken.
