### ما يضيفه «المزيد» إلى الجواب.

board-square-light = { $on }: { $piece }، مربع فاتح.
board-square-dark = { $on }: { $piece }، مربع داكن.
board-straight = عَمُود { $on } وَصَفُّه: { $found }.
board-count = لَدَى الأبيض: { $white }. لَدَى الأسود: { $black }.
count-alone = الملك وَحْدَه
last-spent = مدة النَقْلَه: { $time }.
    .print = مدة النقلة: { $time }.
board-captures-of-none = لا فُرَص لِلأَسْر من { $from }.

## Counters

board-counts = بلا أسر وَلَا تحريك بيدق: { $moves }. ظُهُور الوَضْع، عدد المَرَّات: { $times }.
