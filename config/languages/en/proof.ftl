### A sheet proved by its journal, compared with another, written in braille.

sheet-check-journal = The journal is whole. Single moves: { $plies }. Records: { $records }.
sheet-check-none = No sheet stands beside it.
sheet-check-proved = { $name } is what the journal says, in every line.
sheet-check-growing = { $name } is what the journal says so far, in every line. It is not ended yet.
sheet-check-earlier = It was ended at record { $records }; the game has gone on since.
sheet-check-departs = { $name } is not what the journal says. At line { $line } it has: { $found }. The journal has: { $expected }.
sheet-check-nothing = nothing
sheet-check-no-hash = { $name } cannot be proved: it names no journal. A sheet that natiq has ended has a line Journal before the result.
sheet-check-unknown = { $name } cannot be proved: the journal that it names is not here. Put the sheet into the folder of its game.

sheet-compare-same = Both sheets have the same moves. Single moves: { $plies }.
sheet-compare-start = { $one } and { $two } start from different positions.
sheet-compare-next = Then { $name } has: { $move }
sheet-compare-ends = Then { $name } has no move.
sheet-compare-fault = { $name } can be read only so far. { $fault }
sheet-compare-result = Both have the same result: { $result }.
sheet-compare-results = The results differ. { $one }: { $first }. { $two }: { $second }.
sheet-compare-signed = { $name } is signed by both players.
sheet-compare-signed-white = { $name } is signed by White alone.
sheet-compare-signed-black = { $name } is signed by Black alone.
sheet-compare-unsigned = { $name } is not signed.

sheet-faulty = All of it is written; what has a fault is written as it stands. Faults: { $faults }.
sheet-faulty-but = What could not be read is left out; any other fault is written as it stands. Faults: { $faults }.
sheet-braille-width = A braille page is { $most } cells wide at most, not { $width }. Give --width { $most } or less.
sheet-voice-file = The voice record is kept with the games played here; the file { $name } has none. Give the short name of a kept game.
source-missing = Nothing at { $name }: there is no such file, and no game of that name is kept. natiq doctor says where games are.
cli-braille = { $file } looks like braille, and its line { $line } cannot be read: it is damaged, or no sheet that natiq wrote.
reason-braille = braille that cannot be read
sheet-check-other = { $name } cannot be proved: it names another journal than the one it lies beside.
sheet-written = Written: { $name }.
sheet-out-game = { $name } belongs to a game that is kept, so it is not written over. Give --out another name.
sheet-out-source = { $name } is the file that is read, so it is not written over. Give --out another name.
replay-unread = Line { $line }: { $reason }. { $text }
replay-fault-bare = Line { $line }, game { $game }, move { $number }, { $side }: { $reason }.
