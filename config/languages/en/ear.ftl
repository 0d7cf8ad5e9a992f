### The ear: what natiq hears, and why it does not.

ear-on = Listening.
ear-off = The ear is off. Type ear on to turn it on.
ear-ceased = No longer listening.
ear-nobody = Nothing is heard here.
ear-none = I heard nothing.
ear-silent = I heard nothing: no sound at all comes from the microphone. Turn it on, or turn it up.
ear-doubtful = I am not sure what you said. Say it again, or type it.
ear-standing = { $how ->
    [open] The ear is on and always listens.
    [listening] The ear is listening.
   *[tap] The ear is on and listens to one sentence after the word listen, or its key.
} { $named ->
    [yes] It hears by { $name }. Loudest of late: { $level } per cent.
   *[no] It has not listened yet.
}

# Why it hears no more. What still works is said with it.
ear-no-capture = The ear has no microphone: no program that captures sound is there. Install pulseaudio-utils or alsa-utils, or name one in default.toml, among the settings of the ear. Everything can be typed.
ear-program-ended = The ear is lost: { $program } ended. Look whether the microphone is plugged in, then type ear on. Everything can be typed.
ear-program-said = The ear is lost: { $program } ended and said: { $said }. Look whether the microphone is plugged in, then type ear on. Everything can be typed.
ear-file-unread = The recording cannot be read: { $reason }.
ear-not-wav = The recording is no WAV file. sox can convert it: sox RECORDING NEW.wav rate 16000
ear-rate = The recording has { $rate } samples a second; the ear hears 16000. sox can convert it: sox RECORDING NEW.wav rate 16000
ear-over = The recording is over; the ear is off.
ear-dead = The ear is lost: the microphone sends nothing. Look whether it is plugged in, then type ear on. Everything can be typed.
ear-not-built = This natiq was built without its ear. make play sets it up for whoever says yes to it. Or name a program that hears in default.toml. Everything can be typed.
ear-no-model = The ear has no acoustic model in { $folder }. Install the package pocketsphinx-en-us. Everything can be typed.
ear-refused = The ear cannot be used: { $reason }. Everything can be typed.
ear-flood = The ear is lost: { $program } printed more than anybody says. Look at the settings of the ear in default.toml. Everything can be typed.
ear-language = The ear has no words for the language { $language }. It hears English and Arabic.
ear-file = { $file } of the ear cannot be used: { $reason }.

doctor-ear-off = Ear: off. natiq play --ear mic turns it on.
doctor-ear-works = Ear: works, by { $name }. Loudest of late: { $level } per cent.
doctor-ear-not = Ear: { $reason }
