### Moves, in every style and length. `none` stands for what is not said: a side, a pawn, a captured piece.

sentence = { $clause }.
# In line mode a printed move begins with its number.
numbered = { $number } { $clause }

say-side = { $side ->
    [none] { "" }
   *[said] { $side }:{ " " }
}
say-piece = { $piece ->
    [none] { "" }
   *[said] { $piece }{ " " }
}
say-captured = { $captured ->
    [none] { "" }
   *[said] { $captured }{ " " }
}

## Square numbers

move-quiet = { say-side }{ say-piece }from { $from } to { $to }{ $suffix }
move-capture = { say-side }{ say-piece }from { $from } takes { say-captured }on { $to }{ $suffix }
move-ep = { say-side }{ say-piece }from { $from } takes en passant to { $to }, removing { $taken }{ $suffix }
move-castle-short = { $side ->
    [none] castles
   *[said] { $side } castles
} short, five five{ $suffix }
move-castle-long = { $side ->
    [none] castles
   *[said] { $side } castles
} long, five five five{ $suffix }
move-promo = { say-side }{ say-piece }from { $from } to { $to }, promotes to { $promotion }{ $suffix }
move-promo-capture = { say-side }{ say-piece }from { $from } takes { say-captured }on { $to }, promotes to { $promotion }{ $suffix }

## Letters and names

named-piece = { $piece ->
    [none] { "" }
   *[said] { $piece },{ " " }
}
named-from = { $style ->
    [algebraic] from { $from }
   *[other] { $from }
}
named-quiet = { say-side }{ named-piece }{ named-from }, to { $to }{ $suffix }
named-capture = { say-side }{ named-piece }{ named-from }, takes { say-captured }on { $to }{ $suffix }
named-ep = { say-side }{ named-piece }{ named-from }, takes en passant to { $to }, removing { $taken }{ $suffix }
named-castle-short = { $side ->
    [none] castles
   *[said] { $side } castles
} short{ $suffix }
named-castle-long = { $side ->
    [none] castles
   *[said] { $side } castles
} long{ $suffix }
named-promo = { say-side }{ named-piece }{ named-from }, to { $to }, promotes to { $promotion }{ $suffix }
named-promo-capture = { say-side }{ named-piece }{ named-from }, takes { say-captured }on { $to }, promotes to { $promotion }{ $suffix }

## Values, and moves in a row

value-quiet = { say-side }{ named-piece }{ $from }, { $to }{ $suffix }
value-capture = { say-side }{ named-piece }{ $from }, takes { $to }{ $suffix }
value-ep = { say-side }{ named-piece }{ $from }, en passant { $to }, removing { $taken }{ $suffix }
value-promo = { say-side }{ named-piece }{ $from }, { $to }, promotes to { $promotion }{ $suffix }
value-promo-capture = { say-side }{ named-piece }{ $from }, takes { $to }, promotes to { $promotion }{ $suffix }

## Brief

brief-gap = { $style ->
    [digital] { " " }
   *[other] ,{ " " }
}
brief-piece = { $piece ->
    [none] { "" }
   *[said] { $piece }{ brief-gap }
}
brief-quiet = { brief-piece }{ $to }{ $suffix }
brief-capture = { brief-piece }takes { $to }{ $suffix }
brief-ep = { brief-piece }en passant { $to }{ $suffix }
brief-castle-short = castles short{ $suffix }
brief-castle-long = castles long{ $suffix }
brief-promo = { brief-piece }{ $to }, { $promotion }{ $suffix }
brief-promo-capture = { brief-piece }takes { $to }, { $promotion }{ $suffix }
brief-on = Short announcements from now on.

## What follows a move

suffix-check = , check
suffix-double = , double check
suffix-mate = , checkmate
more-castle = { $clause }. King to { $king }, rook to { $rook }

## A move by its goal, and one that was only meant

goal-quiet = { $piece } to { $to }
goal-promo = { $piece } to { $to }, { $promotion }
goal-castle-short = castling short
goal-castle-long = castling long
meant-piece = { $piece ->
    [none] { "" }
   *[said] { " " }{ $piece }
}
meant-from = { $from ->
    [none] { "" }
   *[said] { " " }from { $from }
}
meant-to = { $to ->
    [none] { "" }
   *[said] { " " }to { $to }
}
meant-promotion = , promotes to { $piece }
meant-castle-short = { " " }castling short
meant-castle-long = { " " }castling long
meant-move = { meant-piece }{ meant-from }{ meant-to }{ $suffix }
