### ورقة تُثبَت بسجلّها، وتُقارَن بأخرى، وتُكتب بطريقة بريل.

sheet-check-journal = السِجِلّ سَلِيم. النَقَلَات المُفْرَدَه: { $plies }. القُيُود: { $records }.
    .print = السجل سليم. النقلات المفردة: { $plies }. القيود: { $records }.
sheet-check-none = لَا وَرَقَه إلى جَانِبِه.
    .print = لا ورقة إلى جانبه.
sheet-check-proved = { $name }: مُطَابِق لِلسِجِلّ فِي كُلّ سَطْر.
sheet-check-growing = { $name }: مُطَابِق لِلسِجِلّ إلى الآن فِي كُلّ سَطْر. لَم يُخْتَم بَعْد.
sheet-check-earlier = خُتِم عِنْد القَيْد { $records }، وَاسْتَمَرَّت المُبَارَاه بَعْدَه.
    .print = ختم عند القيد { $records }، واستمرت المباراة بعده.
sheet-check-departs = { $name }: لَا يُطَابِق السِجِلّ. فِي السَطْر { $line } مَكْتُوب: { $found }. وَفِي السِجِلّ: { $expected }.
sheet-check-nothing = لَا شَيْء
sheet-check-no-hash = لَا يُمْكِن إثْبَات { $name }: لَا يُسَمِّي سِجِلًّا. الوَرَقَه الَّتِي خَتَمَهَا نَاطِق فِيهَا سَطْر السجل قَبْل النَتِيجَه.
    .print = لا يمكن إثبات { $name }: لا يسمي سجلا. الورقة التي ختمها ناطق فيها سطر السجل قبل النتيجة.
sheet-check-unknown = لَا يُمْكِن إثْبَات { $name }: السِجِلّ الَّذِي يُسَمِّيه لَيْس هُنَا. ضَع الوَرَقَه فِي مُجَلَّد مُبَارَاتِهَا.
    .print = لا يمكن إثبات { $name }: السجل الذي يسميه ليس هنا. ضع الورقة في مجلد مباراتها.

sheet-compare-same = فِي الوَرَقَتَيْن النَقَلَات نَفْسُهَا. النَقَلَات المُفْرَدَه: { $plies }.
    .print = في الورقتين النقلات نفسها. النقلات المفردة: { $plies }.
sheet-compare-start = تَبْدَأ { $one } وَ { $two } مِن وَضْعَيْن مُخْتَلِفَيْن.
    .print = تبدأ { $one } و { $two } من وضعين مختلفين.
sheet-compare-next = بَعْدَهَا فِي { $name }: { $move }
sheet-compare-ends = بَعْدَهَا لَا نَقْلَه فِي { $name }.
    .print = بعدها لا نقلة في { $name }.
sheet-compare-fault = تُقْرَأ { $name } إلى هُنَا فَقَط. { $fault }
sheet-compare-result = النَتِيجَه وَاحِدَه فِي الوَرَقَتَيْن: { $result }.
    .print = النتيجة واحدة في الورقتين: { $result }.
sheet-compare-results = النَتِيجَتَان مُخْتَلِفَتَان. { $one }: { $first }. { $two }: { $second }.
sheet-compare-signed = { $name }: وَقَّعَهَا اللاعِبَان.
sheet-compare-signed-white = { $name }: وَقَّعَهَا الأبيض وَحْدَه.
sheet-compare-signed-black = { $name }: وَقَّعَهَا الأسود وَحْدَه.
sheet-compare-unsigned = { $name }: غَيْر مُوَقَّعَه.
    .print = { $name }: غير موقعة.

sheet-faulty = كُتِب كُلّ شَيْء، وَمَا فِيه خَطَأ كُتِب كَمَا هُو. الأخْطَاء: { $faults }.
sheet-braille-width = صَفْحَة بْرَايْل لَا تَزِيد عَلَى { $most } خَلِيَّه، لَا { $width }. اكْتُب --width { $most } أَو أَقَلّ.
    .print = صفحة بريل لا تزيد على { $most } خلية، لا { $width }. اكتب --width { $most } أو أقل.
