### سجل إعلانات المباراة: كل إعلان مع نقلته ووقته.

cli-voice-only = { $flag } لِسِجِلّ الإعلانات فقط: أَضِفْ --as voice.
voice-line = { $number } { $side } { $time } { $text }
