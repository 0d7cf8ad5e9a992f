### الأجوبة عن الأسئلة.

## Time and moves

clock-own = بَقِيَت لَكَ { $time }.
clock-side = { $side }: { $time }.
clock-both = الأبيض: { $white }. الأسود: { $black }.
clock-none = هذه المُبَارَاه بلا ساعة.
    .print = هذه المباراة بلا ساعة.
clock-free = بلا ساعة
clock-used = النَقَلَات: { $moves }. استهلك الأبيض { $white }، والأسود { $black }.
clock-rest = لا فترة زمنية تُسْتَكْمَل: الوقت لِبَقِيَّة المُبَارَاه.
    .print = لا فترة زمنية تستكمل: الوقت لبقية المباراة.
turn-over = { $result }
clock-moves = النَقْلَه { $number }، الدور { $side }.
    .print = النقلة { $number }، الدور { $side }.
last = آخِر نَقْلَه: النَقْلَه { $number } { $side }: { $move }.
    .print = آخر نقلة: النقلة { $number } { $side }: { $move }.
last-none = لم تُلْعَب أي نَقْلَه بعد.
    .print = لم تلعب أي نقلة بعد.
moves-list = { $moves }.
moves-move = النَقْلَه { $number }، { $side }: { $move }
    .print = النقلة { $number }، { $side }: { $move }
moves-reply = { $side }: { $move }
moves-join = { $first }. { $next }
captured = آخِر نَقْلَه: { $piece }، أسر { $captured } في { $on }. { $all }
    .print = آخر نقلة: { $piece }، أسر { $captured } في { $on }. { $all }
captured-not = لا أسر في آخِر نَقْلَه. { $all }
    .print = لا أسر في آخر نقلة. { $all }
captured-taken = أسر الأبيض: { $white }. أسر الأسود: { $black }.
captured-nothing = لا شيء
players = الأبيض: { $white }. الأسود: { $black }.

## Squares

board-square = { $on }: { $piece }.
board-empty-light = { $on }: خالٍ، مربع فاتح.
board-empty-dark = { $on }: خالٍ، مربع داكن.
board-rank = الصف { $rank }: { $found }.
board-file = العمود { $file }: { $found }.
board-diagonal = قُطْرَا { $on }: { $found }.
board-jumps = قَفَزَات الحصان من { $on }: { $found }.
board-ray = { $direction } { $on }: { $found }.
found-empty = خالٍ
found-edge = حافة الرقعة
found-piece = { $on } { $piece }
found-set = { $piece } { $list }
found-free = الخَالِيَه: { $list }
    .print = الخالية: { $list }
found-join = { $first }؛ { $next }
found-comma = { $first }، { $next }
direction-n = شَمَال
direction-ne = شَمَال شرق
direction-e = شرق
direction-se = جنوب شرق
direction-s = جنوب
direction-sw = جنوب غرب
direction-w = غرب
direction-nw = شَمَال غرب

## Pieces

board-position = { $side }: { $found }.
board-check = مَلِكُكَ في كِشّ من { $checkers }.
board-check-of = ملك { $side } في كِشّ من { $checkers }.
board-checker = { $piece } في { $on }
board-nocheck = لا كِشّ.
board-where = { $side }: { $found }.
found-none = لا { $piece }
board-attackers = المربع { $on } يُهَاجِمُه: { $found }.
board-unattacked = المربع { $on } لا تُهَاجِمُه أي قطعة.
board-defenders = المربع { $on } يَحْمِيه: { $found }.
board-undefended = المربع { $on } لا تَحْمِيه أي قطعة.
found-guard = { $piece } { $on }
found-pinned = { $piece } { $on }، مقيد
board-ahead = { $side } متقدم { $pieces }.
board-material = { $white } { $black }
board-equal = تعادل القِطَع.
board-legal = النَقَلَات القانونية: { $found }.
board-legal-nothing = لا نَقْلَه قانونية.
    .print = لا نقلة قانونية.
board-legal-none = لا تَتَحَرَّك أي قطعة من { $from }.
board-captures = فُرَص الأسر: { $found }.
board-captures-none = لا فُرَص لِلأَسْر.
legal-from = { $piece } من { $from } إلى { $list }
legal-takes = { $piece } من { $from }، أسر { $captured } في { $to }
