### Single words and counted ones: sides, pieces, squares, numbers, times.

## Sides

side-white = White
side-black = Black
# The side something is for: "for White", "White's"; languages that need no other form repeat the name.
for-white = White
for-black = Black

## Pieces: bare, definite, indefinite, any one of the kind, after "not", as what stands in the way, several

piece-pawn = pawn
piece-knight = knight
piece-bishop = bishop
piece-rook = rook
piece-queen = queen
piece-king = king
the-pawn = the pawn
the-knight = the knight
the-bishop = the bishop
the-rook = the rook
the-queen = the queen
the-king = the king
a-pawn = a pawn
a-knight = a knight
a-bishop = a bishop
a-rook = a rook
a-queen = a queen
a-king = a king
any-pawn = a pawn
any-knight = a knight
any-bishop = a bishop
any-rook = a rook
any-queen = a queen
any-king = a king
not-pawn = a pawn
not-knight = a knight
not-bishop = a bishop
not-rook = a rook
not-queen = a queen
not-king = a king
by-pawn = the pawn
by-knight = the knight
by-bishop = the bishop
by-rook = the rook
by-queen = the queen
by-king = the king
many-pawn = pawns
many-knight = knights
many-bishop = bishops
many-rook = rooks
many-queen = queens
many-king = kings

# The value of a piece in the digital notation, as a word.
value-pawn = one
value-knight = three
value-bishop = three
value-rook = five
value-queen = nine
value-king = zero
# Name and value together.
value-both = { $piece } { $value }

# The heading of a list of squares on which so many of them stand.
set-pawn = { $count ->
    [one] pawn
   *[other] pawns
}
set-knight = { $count ->
    [one] knight
   *[other] knights
}
set-bishop = { $count ->
    [one] bishop
   *[other] bishops
}
set-rook = { $count ->
    [one] rook
   *[other] rooks
}
set-queen = { $count ->
    [one] queen
   *[other] queens
}
set-king = { $count ->
    [one] king
   *[other] kings
}
# The same with their colour.
white-pawn = { $count ->
    [one] white pawn
   *[other] white pawns
}
white-knight = { $count ->
    [one] white knight
   *[other] white knights
}
white-bishop = { $count ->
    [one] white bishop
   *[other] white bishops
}
white-rook = { $count ->
    [one] white rook
   *[other] white rooks
}
white-queen = { $count ->
    [one] white queen
   *[other] white queens
}
white-king = { $count ->
    [one] white king
   *[other] white kings
}
black-pawn = { $count ->
    [one] black pawn
   *[other] black pawns
}
black-knight = { $count ->
    [one] black knight
   *[other] black knights
}
black-bishop = { $count ->
    [one] black bishop
   *[other] black bishops
}
black-rook = { $count ->
    [one] black rook
   *[other] black rooks
}
black-queen = { $count ->
    [one] black queen
   *[other] black queens
}
black-king = { $count ->
    [one] black king
   *[other] black kings
}
# Counted pieces: what was taken.
count-pawn = { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
}
count-knight = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
count-bishop = { $count ->
    [one] { $count } bishop
   *[other] { $count } bishops
}
count-rook = { $count ->
    [one] { $count } rook
   *[other] { $count } rooks
}
count-queen = { $count ->
    [one] { $count } queen
   *[other] { $count } queens
}
# By what a side is ahead.
ahead-pawn = { $count ->
    [one] a pawn
   *[other] { $count } pawns
}
ahead-knight = { $count ->
    [one] a knight
   *[other] { $count } knights
}
ahead-bishop = { $count ->
    [one] a bishop
   *[other] { $count } bishops
}
ahead-rook = { $count ->
    [one] a rook
   *[other] { $count } rooks
}
ahead-queen = { $count ->
    [one] a queen
   *[other] { $count } queens
}

## Squares: file letters and names. A letter stands alone between commas, or it is heard as the article.

square-algebraic = { $file }, { $rank }
square-named = { $file } { $rank }
file-algebraic-a = A
file-algebraic-b = B
file-algebraic-c = C
file-algebraic-d = D
file-algebraic-e = E
file-algebraic-f = F
file-algebraic-g = G
file-algebraic-h = H
file-anna-a = Anna
file-anna-b = Bella
file-anna-c = Cesar
file-anna-d = David
file-anna-e = Eva
file-anna-f = Felix
file-anna-g = Gustav
file-anna-h = Hector
file-nato-a = alpha
file-nato-b = bravo
file-nato-c = charlie
file-nato-d = delta
file-nato-e = echo
file-nato-f = foxtrot
file-nato-g = golf
file-nato-h = hotel

## Counted nouns and time

count-move = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
count-hour = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
count-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
count-second = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
count-millisecond = { $count ->
    [one] { $count } millisecond
   *[other] { $count } milliseconds
}
# The same as an object of a verb ("has used …"), where a language has another form for it.
used-hour = { count-hour }
used-minute = { count-minute }
used-second = { count-second }
# A larger and a smaller unit of one time.
time-join = { $more } { $less }

## Lists

list-two = { $first } and { $last }
list-more = { $first }, { $last }
# Names, where the last is joined as in any list.
list-names = { $first } and { $last }
