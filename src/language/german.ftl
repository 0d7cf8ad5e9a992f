### FIDE's announcements: German words, the same in every country. Only what a move needs.

side-white = Weiß
side-black = Schwarz
piece-pawn = Bauer
piece-knight = Springer
piece-bishop = Läufer
piece-rook = Turm
piece-queen = Dame
piece-king = König
file-anna-a = Anna
file-anna-b = Bella
file-anna-c = Cesar
file-anna-d = David
file-anna-e = Eva
file-anna-f = Felix
file-anna-g = Gustav
file-anna-h = Hector
square-named = { $file } { $rank ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[8] acht
}

sentence = { $clause }.
numbered = { $number } { $clause }
say-side = { $side ->
    [none] { "" }
   *[said] { $side }:{ " " }
}
named-piece = { $piece ->
    [none] { "" }
   *[said] { $piece },{ " " }
}
named-captured = { $captured ->
    [none] { "" }
   *[said] { $captured },{ " " }
}
named-quiet = { say-side }{ named-piece }{ $from }, { $to }{ $suffix }
named-capture = { say-side }{ named-piece }{ $from }, schlägt { named-captured }{ $to }{ $suffix }
named-ep = { say-side }{ named-piece }{ $from }, schlägt en passant, { $to }, entfernt { $taken }{ $suffix }
named-castle-short = { say-side }kurze Rochade{ $suffix }
named-castle-long = { say-side }lange Rochade{ $suffix }
named-promo = { say-side }{ named-piece }{ $from }, { $to }, Umwandlung in { $promotion }{ $suffix }
named-promo-capture = { say-side }{ named-piece }{ $from }, schlägt { named-captured }{ $to }, Umwandlung in { $promotion }{ $suffix }
brief-quiet = { named-piece }{ $to }{ $suffix }
brief-capture = { named-piece }schlägt { $to }{ $suffix }
brief-ep = { named-piece }en passant { $to }{ $suffix }
brief-castle-short = kurze Rochade{ $suffix }
brief-castle-long = lange Rochade{ $suffix }
brief-promo = { named-piece }{ $to }, { $promotion }{ $suffix }
brief-promo-capture = { named-piece }schlägt { $to }, { $promotion }{ $suffix }
suffix-check = , Schach
suffix-double = , Doppelschach
suffix-mate = , Schachmatt
more-castle = { $clause }. König nach { $king }, Turm nach { $rook }
count-move = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
end-pending = Schachmatt, wenn der Zug gilt.
pending-stalemate = Patt, wenn der Zug gilt.
pending-dead = Tote Stellung und Remis, wenn der Zug gilt.
pending-rep5 = Remis durch Wiederholung, wenn der Zug gilt.
pending-75 = { $moves } ohne Bauernzug und Schlagen: Remis, wenn der Zug gilt.
