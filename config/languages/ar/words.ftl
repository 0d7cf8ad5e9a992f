### كلمات مفردة ومعدودة: الطرفان، القطع، المربعات، الأعداد، الأوقات.
### The value of a message is what is spoken; `.print` where print differs by more than its marks.

## Sides

side-white = الأبيض
side-black = الأسود
# The side something is for: «للأبيض».
for-white = لِلأَبْيَض
for-black = لِلأَسْوَد

## Pieces: bare, definite, indefinite, any one of the kind, after "not" (accusative), after «مسدود» (with its ب), after «أكثر من»

piece-pawn = بيدق
piece-knight = حصان
piece-bishop = فيل
piece-rook = رخ
piece-queen = وزير
piece-king = ملك
the-pawn = البيدق
the-knight = الحصان
the-bishop = الفيل
the-rook = الرخ
the-queen = الوزير
the-king = الملك
a-pawn = بيدق
a-knight = حصان
a-bishop = فيل
a-rook = رخ
a-queen = وزير
a-king = ملك
any-pawn = البيدق
any-knight = الحصان
any-bishop = الفيل
any-rook = الرخ
any-queen = الوزير
any-king = الملك
not-pawn = بيدقًا
not-knight = حصانًا
not-bishop = فيلًا
not-rook = رخًا
not-queen = وزيرًا
not-king = ملكًا
by-pawn = بِبَيدَق
by-knight = بِحِصَان
by-bishop = بِفِيل
by-rook = بِرُخّ
by-queen = بِوَزِير
by-king = بِمَلِكْ
many-pawn = بيدق
many-knight = حصان
many-bishop = فيل
many-rook = رخ
many-queen = وزير
many-king = ملك

# The value of a piece in the digital notation, as a word: a digit is said better than a marked word.
value-pawn = واحد
value-knight = 3
    .print = ثلاثة
value-bishop = 3
    .print = ثلاثة
value-rook = 5
    .print = خمسة
value-queen = 9
    .print = تسعة
value-king = صفر
# Name and value together.
value-both = { $piece } { $value }

# The heading of a list of squares on which so many of them stand.
set-pawn = { $count ->
    [one] البيدق
    [two] البَيدَقَان
   *[other] البَيَادِق
}
set-knight = { $count ->
    [one] الحصان
    [two] الحِصَانَان
   *[other] الأَحْصِنَه
}
    .print = { $count ->
        [one] الحصان
        [two] الحصانان
       *[other] الأحصنة
    }
set-bishop = { $count ->
    [one] الفيل
    [two] الفِيلَان
   *[other] الأَفْيَال
}
set-rook = { $count ->
    [one] الرخ
    [two] الرُخَّان
   *[other] الرِخَاخ
}
set-queen = { $count ->
    [one] الوزير
    [two] الوَزِيرَان
   *[other] الوُزَرَاء
}
set-king = { $count ->
    [one] الملك
    [two] المَلِكَان
   *[other] المُلوك
}
# The same with their colour.
white-pawn = { $count ->
    [one] بيدق أبيض
    [two] بَيدَقَان أَبْيَضَان
   *[other] بَيَادِق بَيضَاء
}
white-knight = { $count ->
    [one] حصان أبيض
    [two] حِصَانَان أَبْيَضَان
   *[other] أَحْصِنَه بَيضَاء
}
    .print = { $count ->
        [one] حصان أبيض
        [two] حصانان أبيضان
       *[other] أحصنة بيضاء
    }
white-bishop = { $count ->
    [one] فيل أبيض
    [two] فيلان أَبْيَضَان
   *[other] أَفْيَال بَيضَاء
}
white-rook = { $count ->
    [one] رخ أبيض
    [two] رُخَّان أَبْيَضَان
   *[other] رِخَاخ بَيضَاء
}
white-queen = { $count ->
    [one] وزير أبيض
    [two] وَزِيرَان أَبْيَضَان
   *[other] وُزَرَاء بِيض
}
white-king = { $count ->
    [one] ملك أبيض
    [two] مَلِكَان أَبْيَضَان
   *[other] مُلوك بَيضَاء
}
black-pawn = { $count ->
    [one] بيدق أسود
    [two] بَيدَقَان أَسْوَدَان
   *[other] بَيَادِق سَودَاء
}
black-knight = { $count ->
    [one] حصان أسود
    [two] حِصَانَان أَسْوَدَان
   *[other] أَحْصِنَه سَودَاء
}
    .print = { $count ->
        [one] حصان أسود
        [two] حصانان أسودان
       *[other] أحصنة سوداء
    }
black-bishop = { $count ->
    [one] فيل أسود
    [two] فيلان أَسْوَدَان
   *[other] أَفْيَال سَودَاء
}
black-rook = { $count ->
    [one] رخ أسود
    [two] رُخَّان أَسْوَدَان
   *[other] رِخَاخ سَودَاء
}
black-queen = { $count ->
    [one] وزير أسود
    [two] وَزِيرَان أَسْوَدَان
   *[other] وُزَرَاء سُود
}
black-king = { $count ->
    [one] ملك أسود
    [two] مَلِكَان أَسْوَدَان
   *[other] مُلوك سَودَاء
}
# Counted pieces: what was taken.
count-pawn = { $count ->
    [one] بيدق واحد
    [two] بَيدَقَان
   *[other] { $count } بَيَادِق
}
count-knight = { $count ->
    [one] حصان واحد
    [two] حِصَانَان
   *[other] { $count } أَحْصِنَه
}
    .print = { $count ->
        [one] حصان واحد
        [two] حصانان
       *[other] { $count } أحصنة
    }
count-bishop = { $count ->
    [one] فيل واحد
    [two] فيلان
   *[other] { $count } أَفْيَال
}
count-rook = { $count ->
    [one] رخ واحد
    [two] رُخَّان
   *[other] { $count } رِخَاخ
}
count-queen = { $count ->
    [one] وزير واحد
    [two] وَزِيرَان
   *[other] { $count } وُزَرَاء
}
# By what a side is ahead: «متقدم برخ».
ahead-pawn = { $count ->
    [one] بِبَيدَق
    [two] بِبَيدَقَين
   *[other] بِعَدَد { $count } بَيَادِق
}
ahead-knight = { $count ->
    [one] بِحِصَان
    [two] بِحِصَانَين
   *[other] بِعَدَد { $count } أَحْصِنَه
}
    .print = { $count ->
        [one] بحصان
        [two] بحصانين
       *[other] بعدد { $count } أحصنة
    }
ahead-bishop = { $count ->
    [one] بِفِيل
    [two] بِفِيلَين
   *[other] بِعَدَد { $count } أَفْيَال
}
ahead-rook = { $count ->
    [one] بِرُخّ
    [two] بِرُخَّين
   *[other] بِعَدَد { $count } رِخَاخ
}
ahead-queen = { $count ->
    [one] بِوَزِير
    [two] بِوَزِيرَين
   *[other] بِعَدَد { $count } وُزَرَاء
}

## Squares: the names of the letters, and Anna's names. NATO's are English: Anna's stand for them.

square-algebraic = { $file } { $rank }
square-named = { $file } { $rank }
file-algebraic-a = أَلِف
file-algebraic-b = باء
file-algebraic-c = جيم
file-algebraic-d = دال
file-algebraic-e = هاء
file-algebraic-f = واو
file-algebraic-g = زاي
file-algebraic-h = حاء
file-anna-a = آنا
file-anna-b = بيلا
file-anna-c = سيزار
file-anna-d = دافيد
file-anna-e = إيفا
file-anna-f = فيليكس
file-anna-g = غوستاف
file-anna-h = هيكتور
file-nato-a = آنا
file-nato-b = بيلا
file-nato-c = سيزار
file-nato-d = دافيد
file-nato-e = إيفا
file-nato-f = فيليكس
file-nato-g = غوستاف
file-nato-h = هيكتور

## Counted nouns and time

count-move = { $count ->
    [zero] لا نَقَلَات
    [one] نَقْلَه وَاحِدَه
    [two] نَقْلَتَان
    [few] { $count } نَقَلَات
   *[other] { $count } نَقْلَه
}
    .print = { $count ->
        [zero] لا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $count } نقلات
       *[other] { $count } نقلة
    }
count-hour = { $count ->
    [one] ساعة وَاحِدَه
    [two] سَاعَتَان
    [few] { $count } ساعات
   *[other] { $count } ساعة
}
    .print = { $count ->
        [one] ساعة واحدة
        [two] ساعتان
        [few] { $count } ساعات
       *[other] { $count } ساعة
    }
used-hour = { $count ->
    [one] ساعة وَاحِدَه
    [two] سَاعَتَين
    [few] { $count } ساعات
   *[other] { $count } ساعة
}
    .print = { $count ->
        [one] ساعة واحدة
        [two] ساعتين
        [few] { $count } ساعات
       *[other] { $count } ساعة
    }
count-minute = { $count ->
    [one] دَقِيقَه وَاحِدَه
    [two] دَقِيقَتَان
    [few] { $count } دَقَائِق
   *[other] { $count } دَقِيقَه
}
    .print = { $count ->
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $count } دقائق
       *[other] { $count } دقيقة
    }
used-minute = { $count ->
    [one] دَقِيقَه وَاحِدَه
    [two] دَقِيقَتَين
    [few] { $count } دَقَائِق
   *[other] { $count } دَقِيقَه
}
    .print = { $count ->
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $count } دقائق
       *[other] { $count } دقيقة
    }
count-second = { $count ->
    [one] ثَانِيَه وَاحِدَه
    [two] ثَانِيَتَان
    [few] { $count } ثَوَانٍ
   *[other] { $count } ثَانِيَه
}
    .print = { $count ->
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوان
       *[other] { $count } ثانية
    }
used-second = { $count ->
    [one] ثَانِيَه وَاحِدَه
    [two] ثَانِيَتَين
    [few] { $count } ثَوَانٍ
   *[other] { $count } ثَانِيَه
}
    .print = { $count ->
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $count } ثوان
       *[other] { $count } ثانية
    }
count-millisecond = { $count ->
    [one] جُزْء واحد
    [two] جُزْءَان
    [few] { $count } أَجْزَاء
    [many] { $count } جُزْءًا
   *[other] { $count } جُزْء
} من أَلْف من الثانية
# A larger and a smaller unit of one time: "and" is written to the next word.
time-join = { $more } وَ{ $less }

## Lists

# Spoken apart: a word behind و is no longer known to the voice (وبيدق "wabidq").
list-two = { $first } وَ { $last }
    .print = { $first } و{ $last }
list-more = { $first }، { $last }
# Names of several words: behind و alone the last would seem a part of the one before it.
list-names = { $first }، وَ { $last }
    .print = { $first }، و{ $last }
