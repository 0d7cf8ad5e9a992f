### Short signals: what each tells, and how it sounds.

sound-without = This build has no tones, so the bell of the terminal rings instead. Tones need natiq built with the feature sound.
sound-lost = No sound device can be used. The bell of the terminal rings instead of tones.
sound-off = Sounds are off. In the file default.toml the setting sound turns them on: bell, or tones.
sound-bell = The bell of the terminal rings for: { $choices }. Each has its line too.
sound-tones = Each sound has its line too. These are the sounds, one after the other.
sound-each = { $what }: { $how }.
signal-edge = edge of the board
signal-dark = dark square under the arrow keys
signal-illegal = illegal move
signal-capture = capture
signal-check = check
signal-offer = draw offer
signal-low = little time left
signal-flag = fallen flag
signal-tick = each of the last seconds
signal-listening = natiq listens
signal-heard = natiq has heard you
tone-edge = one low note
tone-dark = one short note, higher than that of the edge
tone-illegal = two low notes, falling
tone-capture = two short equal notes
tone-check = two high notes, rising
tone-offer = three notes, up and down again
tone-low = three short equal high notes
tone-flag = three long notes, falling from high to low
tone-tick = one very short high note
tone-listening = three short notes, rising
tone-heard = two notes, falling, higher than those of the illegal move

doctor-signals-off = Signals: off.
doctor-signals-bell = Signals: the bell of the terminal.
doctor-signals-tones = Signals: a tone each, on the sound device.
doctor-signals-none = Signals: no sound device can be used, so the bell of the terminal rings instead of tones.
