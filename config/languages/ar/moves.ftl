### النقلات بكل الأساليب. `none` stands for what is not said: a side, a pawn, a captured piece.

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

move-quiet = { say-side }{ say-piece }من { $from } إلى { $to }{ $suffix }
move-capture = { say-side }{ say-piece }من { $from }، أسر { say-captured }في { $to }{ $suffix }
move-ep = { say-side }{ say-piece }من { $from }، أسر أثناء المرور، إلى { $to }{ $suffix }. يُزَال البيدق من { $taken }
move-castle-short = { say-side }تَبْيِيت قصير، 5 5{ $suffix }
    .print = { say-side }تبييت قصير، خمسة خمسة{ $suffix }
move-castle-long = { say-side }تَبْيِيت طويل، 5 5 5{ $suffix }
    .print = { say-side }تبييت طويل، خمسة خمسة خمسة{ $suffix }
move-promo = { say-side }{ say-piece }من { $from } إلى { $to }، تَرْقِيَه إلى { $promotion }{ $suffix }
    .print = { say-side }{ say-piece }من { $from } إلى { $to }، ترقية إلى { $promotion }{ $suffix }
move-promo-capture = { say-side }{ say-piece }من { $from }، أسر { say-captured }في { $to }، تَرْقِيَه إلى { $promotion }{ $suffix }
    .print = { say-side }{ say-piece }من { $from }، أسر { say-captured }في { $to }، ترقية إلى { $promotion }{ $suffix }

## Letters and names

named-piece = { $piece ->
    [none] { "" }
   *[said] { $piece }،{ " " }
}
named-from = { $style ->
   *[other] { $from }
}
named-quiet = { say-side }{ named-piece }{ named-from }، إلى { $to }{ $suffix }
named-capture = { say-side }{ named-piece }{ named-from }، أسر { say-captured }في { $to }{ $suffix }
named-ep = { say-side }{ named-piece }{ named-from }، أسر أثناء المرور، إلى { $to }{ $suffix }. يُزَال البيدق من { $taken }
named-castle-short = { say-side }تَبْيِيت قصير{ $suffix }
named-castle-long = { say-side }تَبْيِيت طويل{ $suffix }
named-promo = { say-side }{ named-piece }{ named-from }، إلى { $to }، تَرْقِيَه إلى { $promotion }{ $suffix }
    .print = { say-side }{ named-piece }{ named-from }، إلى { $to }، ترقية إلى { $promotion }{ $suffix }
named-promo-capture = { say-side }{ named-piece }{ named-from }، أسر { say-captured }في { $to }، تَرْقِيَه إلى { $promotion }{ $suffix }
    .print = { say-side }{ named-piece }{ named-from }، أسر { say-captured }في { $to }، ترقية إلى { $promotion }{ $suffix }

## Values, and moves in a row

value-quiet = { say-side }{ named-piece }{ $from }، { $to }{ $suffix }
value-capture = { say-side }{ named-piece }{ $from }، أسر في { $to }{ $suffix }
value-ep = { say-side }{ named-piece }{ $from }، أسر أثناء المرور { $to }، يُزَال { $taken }{ $suffix }
value-promo = { say-side }{ named-piece }{ $from }، { $to }، تَرْقِيَه إلى { $promotion }{ $suffix }
    .print = { say-side }{ named-piece }{ $from }، { $to }، ترقية إلى { $promotion }{ $suffix }
value-promo-capture = { say-side }{ named-piece }{ $from }، أسر في { $to }، تَرْقِيَه إلى { $promotion }{ $suffix }
    .print = { say-side }{ named-piece }{ $from }، أسر في { $to }، ترقية إلى { $promotion }{ $suffix }

## Brief

brief-gap = { $style ->
    [digital] { " " }
   *[other] ،{ " " }
}
brief-piece = { $piece ->
    [none] { "" }
   *[said] { $piece }{ brief-gap }
}
brief-quiet = { brief-piece }{ $to }{ $suffix }
brief-capture = { brief-piece }أسر { $to }{ $suffix }
brief-ep = { brief-piece }بالمرور { $to }{ $suffix }
brief-castle-short = تَبْيِيت قصير{ $suffix }
brief-castle-long = تَبْيِيت طويل{ $suffix }
brief-promo = { brief-piece }{ $to }، { $promotion }{ $suffix }
brief-promo-capture = { brief-piece }أسر { $to }، { $promotion }{ $suffix }
brief-on = إِعْلَانَات مُخْتَصَرَه من الآن.
    .print = إعلانات مختصرة من الآن.

## What follows a move

suffix-check = ، كِشّ
suffix-double = ، كِشّ مُزْدَوِج
suffix-mate = ، كِشّ مات
more-castle = { $clause }. الملك إلى { $king } والرخ إلى { $rook }

## A move by its goal, and one that was only meant

goal-quiet = { $piece } إلى { $to }
goal-promo = { $piece } إلى { $to }، { $promotion }
goal-castle-short = تَبْيِيت قصير
goal-castle-long = تَبْيِيت طويل
meant-piece = { $piece ->
    [none] { "" }
   *[said] { " " }{ $piece }
}
meant-from = { $from ->
    [none] { "" }
   *[said] { " " }من { $from }
}
meant-to = { $to ->
    [none] { "" }
   *[said] { " " }إلى { $to }
}
meant-promotion = ، تَرْقِيَه إلى { $piece }
    .print = ، ترقية إلى { $piece }
meant-castle-short = { " " }تَبْيِيت قصير
meant-castle-long = { " " }تَبْيِيت طويل
meant-move = { meant-piece }{ meant-from }{ meant-to }{ $suffix }
