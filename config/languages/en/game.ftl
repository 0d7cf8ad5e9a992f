### What happens in a game: start, clock, offers, taking back, repeating, the end.

## Start and resumption

game-start = White: { $white }. Black: { $black }. { $profile }{ $clock }
game-unnamed = { $profile }{ $clock }
clock-off = { " " }White's clock is off.
no-name = no name
game-saved = Game saved: { $name }.
game-resumed = Game resumed, move { $number }, { $side } to move.{ $ago }{ $last }
resumed-ago = { " " }It was left { $time } ago.
resumed-last = { " " }Last move: { $move }.
game-unfinished = Your game of { $when }, move { $number }, is not finished. 1: go on. 2: new game.
day-ago = { $count ->
    [0] today
    [1] yesterday
   *[other] { $count } days ago
}

## The agreement

profile = Rules: { $laws }, { $class }, { $time }.
profile-untimed = Rules: { $laws }, { $time }.
rules = { $profile } Conduct: { $conduct }.
laws-fide-2023 = FIDE 2023
laws-digital = the digital laws
conduct-casual = casual
conduct-tournament = tournament
class-blitz = blitz
class-rapid = rapid
class-standard = standard
time-each = { $time }
time-period = { $time } for { $moves }
time-then = { $time }, then { $next }
time-increment = { $time } plus { $bonus }
time-delay = { $time }, delay { $bonus }
time-bronstein = { $time }, Bronstein delay { $bonus }
time-unequal = White { $white }, Black { $black }
time-none = no clock
time-understood = Time: { $time }.

## The clock

clock-start = { $side }'s clock is running.
clock-stop = Clocks stopped.
clock-reason = Clocks stopped. Reason: { $reason }.
clock-low = { $seconds ->
    [60] One minute left.
    [10] Ten seconds left.
   *[other] { $time } left.
}
clock-control = { $moves } to the time control.
clock-period = New period: { $time } added.
clock-says = The clock speaks from now on.
clock-silent = The clock is silent from now on.
flag = Flag! { $side }'s time has run out. { $result }
sleep = Pause. The machine slept for { $duration }. Arbiter, resume play? Yes or no?

## Offers

draw-offer = { $side } offers a draw.
draw-to-me = Your opponent offers a draw. Accept, decline, or make a move.
draw-accept = { $side } accepts. Draw.
draw-decline = { $side } declines the draw.
draw-lapsed = The offer is declined by touching a piece.
draw-lapsed-move = The offer is declined by the move.
draw-early = Offer made. The proper moment is after your move.
draw-twice = Your offer still stands.

## Taking back, correcting, repeating, leaving

takeback-ask = { $side } asks to take back. Yes or no?
takeback-done = Taken back, { $side } to move.
takeback-refused = Refused.
slip-ok = Announcement withdrawn. Announce again.
slip-late = Too late: { $side }'s clock has started. Call the arbiter.
slip-made = Too late: the move is made. Say takeback to ask for it back.
repeat-ok = Agreed.
repeat-no = The repetition does not match. Announced: { $announced }. Heard: { $heard }.
quit-ask = { $side } wants to leave the game. Do you agree? Yes or no?
quit-stayed = Nobody leaves. The game goes on.

## The end

end-mate = Checkmate. { $side } wins, { $score }.
score-white = one zero
score-black = zero one
name-stalemate = Stalemate
name-stalemate-fide-2023 = Stalemate
name-dead = Dead position
name-dead-digital = Dead position
end-stalemate = { $name }. { $side } has no legal move and is not in check. Draw.
end-dead = { $name }: neither side can give checkmate. Draw.
end-rep5 = { $times ->
    [5] Fifth repetition. Draw.
   *[other] The position has appeared { $times } times. Draw.
}
end-75 = { $moves } without pawn move or capture. Draw.
end-agreed = Draw agreed.
end-resign = { $side } resigns. { $winner } wins.
end-resign-draw = { $side } resigns. { $winner } cannot checkmate. Draw.
end-unproved = It is not proved that { $winner } can never checkmate, so the win stands.
why-line = { $side } could still checkmate, if both sides helped:
why-next = Say last position, then next, to go through these moves.
end-time = { $side }'s time is over. { $winner } wins.
end-time-draw = { $side }'s time is over. { $winner } cannot checkmate. Draw.
result-wins = { $winner } wins.
result-draw = { $winner } cannot checkmate. Draw.
end-pending = Checkmate, if it stands.
pending-stalemate = Stalemate, if it stands.
pending-dead = Dead position and draw, if it stands.
pending-rep5 = Draw by repetition, if it stands.
pending-75 = { $moves } without pawn move or capture: draw, if it stands.
