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
touch-late = Too late to claim: you have already touched a piece.
adjust = { $side } adjusts.
adjust-turn = Only the player to move may adjust.

## Claims

claim-pending = Claim noted. Both clocks stopped. Arbiter: accept, postpone or reject?
asst-only = Only at the player's request.

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
