### What the laws add: claims, touches, rulings, adjournment, two boards.

## Ends by claim, ruling and record

end-rep3 = Draw by third repetition.
end-50 = Draw by the fifty-move rule.
end-illegal = { $side } loses by illegal moves. { $winner } wins.
end-illegal-draw = { $side } has made the last illegal move allowed, but { $winner } cannot checkmate. Draw.
end-late = { $side } is more than { $time } late and loses.
end-sealed = The sealed move is not legal. { $side } loses.
end-forfeit = { $side } loses by penalty.
end-quickplay = The claim is granted. Draw.
end-flags = Both flags have fallen; the order is unknown. Draw.
end-ruled = Arbiter: { $winner } wins.
end-ruled-draw = Arbiter: the game is drawn.
end-both = Arbiter: both players lose.
end-annulled = The game is annulled. A new game is to be played.

## Touch

touch-own = { $piece } on { $on } was touched. It must move.
touch-opp = { $piece } on { $on } was touched. It must be captured.
touch-takes = { $piece } on { $from } and { $captured } on { $on } were touched. The first must take the second.
touch-none = The touched piece cannot move. Any legal move may be played.
touch-castle = King and rook touched: castle on that side.
touch-castle-king = Castling is not legal: the king must move.
touch-rook = The king has moved two squares: castle on that side.
touch-nocastle = The rook was touched before the king: the king must move, and may not castle on that side.
touch-made = The move is made and cannot be changed.
touch-placed = Placed on { $on }. Now announce the move.
touch-promotes = The pawn has reached { $on } and cannot go back. Place the new piece, or announce it with the move.
touch-back = { $piece } is back on { $on }.
touch-stray = Not a legal move. Place { $piece } from { $on } on another square, or put it back.
touch-adjusted = { $piece } on { $on } is adjusted and need not move.
touch-offturn = It is { $other }'s turn: the touch by { $side } is noted, and obliges to nothing.
touch-accident = The touch was accidental. It obliges to nothing.
touch-report = The assistant reports: { $side } touched { $piece } on { $on }.
touch-report-player = { $player } reports: { $side } touched { $piece } on { $on }.
touch-claimed = { $player } claims: { $side } touched { $piece } on { $on }.
touch-taken = { $side }'s move is taken back. Position restored.
touch-ask = Was the touch deliberate? Yes or no?
touch-answer = First answer: was the touch deliberate? Yes or no?
touch-unasked = No touch has been reported.
touch-recorded = That touch is recorded already.
touch-kept = There is nothing to claim: the move was made with the touched piece, or that piece cannot move.
touch-nomove = The opponent has not moved yet.
touch-off = The touch rule is off in this game: nothing is recorded.
touch-empty = There is no piece on { $on }.
touch-lift = No piece is in your hand. Lift one first.
touch-held = The piece from { $on } is in your hand already. Place it.
touch-occupied = A piece of yours stands on { $on }. Place it on another square.
touch-late = Too late to claim: you have already touched a piece.
adjust = { $side } adjusts.
adjust-late = { $side } adjusts. What was touched before still obliges.
adjust-turn = Only the player to move may adjust.

## Claims

claim-ask = Claim third repetition? Yes or no?
claim-ask-with = Claim third repetition by { $move }? Yes or no?
claim-ask-50 = Claim fifty moves? Yes or no?
claim-ask-50-with = Claim fifty moves by { $move }? Yes or no?
claim-ask-flag = Claim that the opponent's flag has fallen? Yes or no?
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
claim-penalty = { $time } added to { $side }.
claim-loss = { $side } loses { $time }.
claim-must = { $side } must play the announced move.
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
asst-only = Only at the player's request.

## Rulings

stop-ask = Clocks stopped. Reason?
stop-noted = Reason: { $reason }.
reason-ask = Reason?
code-ask = Arbiter's code?
code-new = Type the new code. It is not shown.
code-wrong = Wrong code. Nothing was done.
ruling-clock = Arbiter: { $side }'s clock now shows { $time }.
ruling-moves = Arbiter: { $side }'s counter now shows { $moves }.
ruling-extra = Arbiter: { $time } added to { $side }.
ruling-extra-both = Arbiter: { $time } added to each player.
ruling-late = Arbiter: { $side } is { $time } late. The time is taken off the clock.
ruling-late-both = Arbiter: both players are { $time } late. The time is taken off both clocks.
ruling-late-lost = Both players are { $time } late.
ruling-flags = Both flags have fallen; the order is unknown. The game goes on in the next period.
ruling-restored = Arbiter: position restored after { $side }'s move { $number }, { $winner } to move.{ $clock }
ruling-restored-start = Arbiter: starting position restored, { $winner } to move.{ $clock }
restored-clocks = { " " }Clocks stopped: White { $white }, Black { $black }.
ruling-code = The arbiter's code is set. Rulings ask for it from now on.
points = { $count ->
    [1] half a point
    [2] one point
    [3] one and a half points
   *[other] { $count } half points
}
points-most = the most points of a game
penalty-warning = Arbiter: warning to { $side }. Reason: { $reason }.
penalty-opponent-time = Arbiter: penalty for { $side }: { $time } added to { $winner }. Reason: { $reason }.
penalty-own-time = Arbiter: penalty for { $side }: { $time } taken off the clock. Reason: { $reason }.
penalty-opponent-points = Arbiter: penalty for { $side }: { $winner } gains { $value }. Reason: { $reason }.
penalty-own-points = Arbiter: penalty for { $side }: { $value } taken off. Reason: { $reason }.
penalty-loss = Arbiter: loss of the game for { $side }. Reason: { $reason }.
penalty-fine = Arbiter: fine for { $side }. Reason: { $reason }.
penalty-exclusion = Arbiter: { $side } is excluded from rounds. Reason: { $reason }.
penalty-expulsion = Arbiter: { $side } is expelled from the event. Reason: { $reason }.
penalty-name-warning = warning
penalty-name-opponent-time = opponent time
penalty-name-own-time = own time
penalty-name-opponent-points = opponent points
penalty-name-own-points = own points
penalty-name-loss = loss
penalty-name-fine = fine
penalty-name-exclusion = exclusion
penalty-name-expulsion = expulsion
sign = Result: { $result }. { $side }, sign? Yes or no?
signed = { $side } signs the result.
score-half = one half each
score-both = zero zero
score-annulled = annulled
press-turn = { $side } to move.
menu-arbiter = call the arbiter
refused-ruling = Only the arbiter may do this: he types arbiter and a colon before it.
refused-reason = First give the reason: say stop, and the reason behind it.
refused-amount = This penalty needs another amount behind the side: a time, for instance 2 minutes, or points, for instance half. A warning and the like need none.
refused-moved = Too late: { $side } has made a move already.
how-arbiter-clock = { $word } needs a side and a time, for instance { $word } white 41 minutes 10 seconds.
how-arbiter-moves = { $word } needs a side and a number of moves, for instance { $word } white 12.
how-arbiter-penalty = { $word } needs a penalty, a side, an amount where there is one, and the reason. The penalties of these laws: { $choices }.
how-arbiter-extra = { $word } needs a time, and a side before it unless both gain it, for instance { $word } black 2 minutes.
how-arbiter-result = { $word } needs the result: white, black, draw, or both lose.
how-arbiter-restore = { $word } needs the number of a move and whose it is, for instance { $word } 12 white. Alone it takes the last move.
how-arbiter-late = { $word } needs a time, and a side before it unless both came late, for instance { $word } black 15 minutes.
how-arbiter-illegal = { $word } needs a side and what was done: move, promotion, press or hands, for instance { $word } white press.
how-arbiter-annul = { $word } needs the ground: position, where the pieces stood wrong, or colours, where they were reversed.
sheet-clock-set = Clock set
sheet-moves-set = Moves set
sheet-penalty = Penalty
sheet-time-added = Time added
sheet-late = Late
sheet-flags = Both flags fallen
sheet-ruled = Result by arbiter
sheet-signed = Signed

## Irregularities

illegal-done = Illegal move by { $side }, { $count ->
    [1] first time
    [2] second time
    [3] third time
   *[other] { $count } times now
}{ $why }.{ $result }{ $detail }
illegal-why = : { $reason }
illegal-restored = { " " }Position restored.
illegal-queen = { " " }The pawn becomes a queen.
illegal-added = { " " }{ $time } added to { $side }.
illegal-geometry = { $piece } cannot go from { $from } to { $to }
illegal-path = { $piece } is blocked by { $by } on { $on }
illegal-own = a { $piece } of the same side stands on { $on }
illegal-check = the king is in check from { $piece } on { $from }
illegal-pin = it leaves the king in check
illegal-king = the king cannot be captured
illegal-castle = castling is not allowed, { $why }
illegal-promotion = only a pawn that reaches the last rank promotes
illegal-nopiece = no piece of that side stands on { $on }
illegal-left = the pawn was left on the last rank
illegal-press = the clock was pressed without a move
illegal-hands = the move was made with two hands
illegal-loss = { $count ->
    [1] First illegal move.
    [2] Second illegal move.
    [3] Third illegal move.
   *[other] Illegal move number { $count }.
} { $side } loses.
illegal-draw = { $count ->
    [1] First illegal move
    [2] Second illegal move
    [3] Third illegal move
   *[other] Illegal move number { $count }
} by { $side }. { $winner } cannot checkmate. Draw.
illegal-stands = Illegal move by { $side }{ $why }. It stands, unless { $other } claims it before the next move: say claim illegal.
pending-unlawful = The board is still illegal: a draw, if it stands.
made-ask = Illegal:{ $move }. Was it played and the clock pressed? Yes or no?
made-left = Illegal:{ $move }, not promoted. Was it played and the clock pressed? Yes or no?
made-none = Nothing was recorded.
made-bad = { $reason } Nothing was recorded.
made-pawn = Tell which pawn was left on the last rank: say made and its two squares, for instance made 5 7 5 8.
made-unplayable = Play cannot go on without a king. Nothing was recorded. Call the arbiter.

## What is fixed before the game

armageddon = Armageddon: a draw wins the match for Black.
chess960 = Chess960: king and rooks castle from where they stand.
end-match = { $side } wins the match.
castle-none = there is no right to castle on that side

## Claims on the sheet

sheet-claim = Claim
sheet-claim-refused = Claim not granted
claimed-repetition = third repetition
claimed-fifty = fifty moves
claimed-flag = flag
claimed-illegal = illegal move
claimed-touch = touched piece
claimed-quickplay = quick-play finish

## Two boards

board-vi = the special board
board-sighted = the sighted board
boards-check = Two boards are in use. Check the special board: at least 20 by 20 centimetres; black squares raised; a hole in every square; pegs; black pieces marked. All in order? Yes or no?
boards-item-size = The size: at least 20 by 20 centimetres. In order? Yes or no?
boards-item-raised = The black squares, a little raised. In order? Yes or no?
boards-item-holes = A hole in every square. In order? Yes or no?
boards-item-pegs = A peg under every piece. In order? Yes or no?
boards-item-marks = Marks on the black pieces. In order? Yes or no?
check-size = the size
check-raised = the raised black squares
check-holes = the hole in every square
check-pegs = the pegs
check-marks = the marks of the black pieces
boards-ready = The special board is in order.
boards-not = Not in order: { $what }. Play does not begin before that is mended.
refused-board = The special board is not in order: { $what }. Say boards check once that is mended.
refused-board-begun = The special board is checked before the first move.
refused-oneboard = One board is used in this game.
boards-equal = The boards agree.
boards-differ = The boards differ on { $count ->
    [one] { $count } square
   *[other] { $count } squares
}: { $list }. { $detail }
boards-alike = Both boards show the same, and it is not the score. { $detail }
boards-see = Say compare to hear which one is wrong.
boards-due = Still to be made on { $name }: { $move }.
boards-sheets-agree = The scoresheets agree.
boards-sheets-differ = The scoresheets do not agree either. Say retrace.
boards-correct-vi = The special board must be corrected: { $found }.
boards-correct-sighted = The sighted board must be corrected: { $found }.
boards-corrected = Corrected? Yes or no?
boards-right-vi = The special board is corrected.
boards-right-sighted = The sighted board is corrected.
boards-changed = { $name }: { $found }.
boards-on-vi = On the special board: { $found }.
boards-on-sighted = On the sighted board: { $found }.
boards-all-vi = The special board. { $text }
boards-all-sighted = The sighted board. { $text }
boards-all-both = Both boards. { $text }
fix-move = { $piece } from { $from } to { $to }
fix-put = { $piece } missing on { $to }
fix-remove = no { $piece } on { $on }
hand-put = { $piece } put on { $on }
hand-off = { $piece } taken off { $on }
refused-board-empty = Nothing stands on { $on } of { $name }.
refused-board-colour = Say the colour too: white or black, and then { $piece }.

## The assistant

whole-man = { $word ->
    [white] the white
   *[other] the black
} { $piece }
asst-exec = { $move } Done? Yes or no?
asst-exec-quiet = Move { $piece } from { $from } to { $to } on the sighted board.
asst-exec-capture = Take { $captured } off { $taken } and move { $piece } from { $from } to { $to } on the sighted board.
asst-exec-castle = Move { $piece } from { $from } to { $to } and the rook from { $rook } to { $on } on the sighted board.
asst-exec-promo = Take { $piece } off { $from } and put a { $promotion } on { $to } on the sighted board.
asst-exec-promo-capture = Take { $captured } off { $taken } and { $piece } off { $from }, and put a { $promotion } on { $to } on the sighted board.
asst-done = Made on the sighted board.
asst-enter = Type or say { $side }'s move.
refused-executed = Nothing is to be made on the sighted board.
refused-advice = No engine is here to advise.

## Two scoresheets

sheet-other-entry = { $first }{ $detail }
sheet-other-move = Other sheet, move { $number }, { $side }: { $move }.
sheet-other-text = Other sheet, move { $number }, { $side }: not a legal move, kept as it is written: "{ $text }".
sheet-other-ours = { " " }This game has: { $move }.
sheet-other-read = The other sheet is read, { $count ->
    [one] { $count } half-move
   *[other] { $count } half-moves
}.
sheet-other-back = The last entry of the other sheet is taken out.
retrace = { $first } Position restored.{ $clock } Arbiter: yes or no?
retrace-upto = The scoresheets agree up to { $side }'s move { $number }.
retrace-none = The scoresheets agree on no move.
retrace-clocks = { " " }Proposed clocks: White { $white }, Black { $black }.
retrace-kept = Nothing is changed.
refused-sheet-none = Nothing of the other scoresheet is entered. Say sheet other and a move, or retrace and a file.
refused-sheets-agree = The scoresheets agree as far as both go.
refused-sheet-empty = The other scoresheet has no entry to take out.
refused-retrace = Nothing is proposed. Say retrace first.
boards-file-long = The file { $name } is too long for a scoresheet.
boards-file-none = There is no game in the file { $name }.
boards-file-start = The game in the file { $name } begins from another position.

## Adjournment

end-unclear = The sealed move is not clear. { $side } loses.
adjourn-charged = { $side } is charged { $time }.
adjourn-session = Who adjourns before the session ends pays with the rest of it. Say how many minutes are left of the session, for instance adjourn 20.
adjourn-toolong = You have not so much time left: adjourning now would cost you the game. Wait until the arbiter adjourns at the end of the session.
seal = Seal your move.
seal-done = Sealed.
seal-openly = { $side }: { $move }. It counts as the sealed move.
seal-stays = Your move was made openly. It stays the sealed move.
seal-closed = The envelope is closed. The sealed move can no longer be changed.
seal-failed = The move is not sealed: the envelope cannot be written. Make room on the disk, then seal again.
envelope = Envelope closed. Time used: White { $white }, Black { $black }.
envelope-untimed = Envelope closed.
envelope-set = Written on the envelope: { $resumption }.
envelope-record = Envelope. White: { $white }. Black: { $black }. { $side } sealed move { $number }.{ $used }{ $offer } { $resumption }
envelope-used = { " " }Time used: White { $white }, Black { $black }.
envelope-offer = { " " }{ $side }'s draw offer stands.
envelope-resumption = Resumption: { $resumption }.
envelope-unset = Time and place of the resumption are not set. Say envelope, and then them.
envelope-empty = No move is sealed yet. The player to move says seal and the move.
envelope-first = The envelope is not closed yet. Say envelope to close it.
envelope-stays = The envelope stays closed until { $side } is here. Say start, and { $side }'s clock runs.
envelope-passphrase = The envelope does not open with this passphrase. Type it again, or say no to leave it closed.
envelope-missing = The envelope is not there. Bring its file back into the game's folder, or say open lost: then the sealed move is made openly.
envelope-damaged = The envelope is damaged and cannot be read. Bring its file back from a copy, or say open lost: then the sealed move is made openly.
envelope-lost = The envelope is lost. The game goes on from the last position and the last times. { $side } makes the sealed move openly.
opened = Sealed move: { $move }.
opened-text = In the envelope: "{ $text }".
opened-lapsed = The draw offer is no longer open.
late-resumption = Late at the resumption: { $side }, { $time }.
late-both = both players
late-open = First open the envelope, with { $side } present: the sealed move may end the game.
adjourned-ordered = The game is being adjourned: { $side } is to seal a move.
adjourned-sealed = The game is being adjourned: { $side } has sealed. Say envelope to close it.
adjourned-open = The game is adjourned. A wrong clock must be reported before the first move. Say open when { $side } is here.
refused-sealing = The game is being adjourned. Say seal and your move.
ask-passphrase = Passphrase for the envelope? It is your next line, at least four characters, neither shown nor said. Say no to seal nothing.
ask-unseal = Passphrase of the envelope? It is your next line. Say no to leave it closed.
ask-attends = Is { $side } present? Yes or no?
bad-unsaid = Not understood, and not said again, for a move may stand in it. Say seal and the move.
bad-passphrase-command = That is a command. Choose another passphrase. The question stands.
bad-passphrase = Too short: a passphrase has at least four characters. The question stands.
key-secret = Hidden text.
help-seal = Seal your move: say seal and the move. Nothing of it is shown or said.
help-envelope = Say envelope to close it: the clocks stop, and the move can no longer be changed.
help-closed = The game is adjourned. Say envelope to hear what stands on it, open to open it, quit to leave.
help-replier = Before it is opened a player can still resign, and a draw can be agreed.
