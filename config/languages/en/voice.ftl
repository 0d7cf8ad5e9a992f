### The voice record of a game: every announcement with its move and its time.

cli-voice-only = { $flag } belongs to the voice record: add --as voice.
voice-line = { $number } { $side } { $time } { $text }
