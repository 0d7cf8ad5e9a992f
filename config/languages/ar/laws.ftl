### ما تضيفه القوانين: المطالبات، اللمس، قرارات الحكم، التأجيل، الرقعتان.

## Ends by claim, ruling and record

end-rep3 = تعادل بالتكرار الثلاثي.
end-50 = تعادل بقاعدة الخمسين نقلة.
end-illegal = خسر { $side } بالنقلات غير القانونية. فاز { $winner }.
end-illegal-draw = وقع { $side } في آخر نقلة غير قانونية مسموح بها، لكن لا يمكن { $winner } تنفيذ كش مات. تعادل.
end-late = تأخر { $side } عن الحد المسموح فخسر المباراة. الحد: { $time }.
end-sealed = النقلة السرية غير قانونية. خسر { $side }.
end-forfeit = خسر { $side } بعقوبة.
end-quickplay = قبلت المطالبة. تعادل.
end-flags = سقط العلمان ولا يعرف أيهما أولا. تعادل.
end-ruled = الحكم: فاز { $winner }.
end-ruled-draw = الحكم: تعادل.
end-both = الحكم: خسر الطرفان.
end-annulled = ألغيت المباراة. تلعب مباراة جديدة.

## Touch

touch-own = لمس { $piece } في { $on }، ويجب تحريكه.
touch-opp = لمس { $piece } في { $on }، ويجب أسره.
touch-takes = لمس { $piece } في { $from } و{ $captured } في { $on }، ويجب أن يأسر الأول الثاني.
touch-none = القطعة الملموسة لا تتحرك. يجوز أداء أي نقلة قانونية.
touch-castle = لمس الملك والرخ: التبييت في هذا الجانب واجب.
touch-late = سقط حق المطالبة: لقد لمست قطعة.
adjust = { $side } يضبط القطع.
adjust-turn = لا يضبط القطع إلا صاحب الدور.

## Claims

claim-pending = سجلت المطالبة. أوقفت الساعتان. الحكم: قبول أم إرجاء أم رفض؟
asst-only = لا يُعْطَى ذلك إلا بِطَلَب من اللاعب.

## Two boards

board-vi = الرقعة الخَاصَّه
    .print = الرقعة الخاصة
board-sighted = رقعة المُبْصِر
boards-check = تُسْتَخْدَم رُقْعَتَان. اِفْحَص الرقعة الخَاصَّه: المقاس 20 في 20 سنتيمترًا على الأقل، والمُرَبَّعَات السَودَاء مُرْتَفِعَه، وثُقْب أَمَان في كل مربع، وَلِكُلّ قطعة وَتَد، والقِطَع السَودَاء مُعَلَّمَه. هل كل شيء سَلِيم؟ نعم أم لا؟
    .print = تستخدم رقعتان. افحص الرقعة الخاصة: المقاس 20 في 20 سنتيمترا على الأقل، والمربعات السوداء مرتفعة، وثقب أمان في كل مربع، ولكل قطعة وتد، والقطع السوداء معلمة. هل كل شيء سليم؟ نعم أم لا؟
boards-item-size = المقاس: 20 في 20 سنتيمترًا على الأقل. هل هو سَلِيم؟ نعم أم لا؟
boards-item-raised = المُرَبَّعَات السَودَاء مُرْتَفِعَه قليلًا. هل هذا سَلِيم؟ نعم أم لا؟
    .print = المربعات السوداء مرتفعة قليلا. هل هذا سليم؟ نعم أم لا؟
boards-item-holes = ثُقْب أَمَان في كل مربع. هل هذا سَلِيم؟ نعم أم لا؟
boards-item-pegs = وَتَد تحت كل قطعة. هل هذا سَلِيم؟ نعم أم لا؟
boards-item-marks = عَلَامَات على القِطَع السَودَاء. هل هذا سَلِيم؟ نعم أم لا؟
check-size = المقاس
check-raised = المُرَبَّعَات السَودَاء المُرْتَفِعَه
    .print = المربعات السوداء المرتفعة
check-holes = ثُقْب الأَمَان في كل مربع
check-pegs = أَوتَاد القِطَع
check-marks = عَلَامَات القِطَع السَودَاء
boards-ready = الرقعة الخَاصَّه سَلِيمَه.
    .print = الرقعة الخاصة سليمة.
boards-not = غير سليم: { $what }. لا يَبْدَأ اللعب قبل إِصْلَاحِه.
refused-board = الرقعة الخَاصَّه غير سَلِيمَه: { $what }. قُلْ: الرقعتان فحص، بعد الإصلاح.
    .print = الرقعة الخاصة غير سليمة: { $what }. قل: الرقعتان فحص، بعد الإصلاح.
refused-board-begun = تُفْحَص الرقعة الخَاصَّه قبل النَقْلَه الأولى.
    .print = تفحص الرقعة الخاصة قبل النقلة الأولى.
refused-oneboard = تُسْتَخْدَم رقعة وَاحِدَه في هذه المُبَارَاه.
    .print = تستخدم رقعة واحدة في هذه المباراة.
boards-equal = الرُقْعَتَان مُتَطَابِقَتَان.
boards-differ = اِخْتَلَفَت الرُقْعَتَان في { $count ->
    [one] مربع واحد
    [two] مُرَبَّعَين
    [few] { $count } مُرَبَّعَات
   *[other] { $count } مُرَبَّعًا
}: { $list }. { $detail }
boards-alike = الرُقْعَتَان مُتَطَابِقَتَان، لكن وضعهما غير وضع التسجيل. { $detail }
boards-see = قُلْ: قارن، لِتَعْرِف أي رقعة تُصَحَّح.
boards-due = لم تُنَفَّذ بعد على { $name }: { $move }.
boards-sheets-agree = ورقتا التسجيل مُتَّفِقَتَان.
boards-sheets-differ = ورقتا التسجيل غير مُتَّفِقَتَين أيضًا. قُلْ: استعادة النَقَلَات.
boards-correct-vi = تُصَحَّح الرقعة الخَاصَّه: { $found }.
    .print = تصحح الرقعة الخاصة: { $found }.
boards-correct-sighted = تُصَحَّح رقعة المُبْصِر: { $found }.
boards-corrected = هل صُحِّحَت؟ نعم أم لا؟
boards-right-vi = صُحِّحَت الرقعة الخَاصَّه.
    .print = صححت الرقعة الخاصة.
boards-right-sighted = صُحِّحَت رقعة المُبْصِر.
boards-changed = { $name }: { $found }.
boards-on-vi = على الرقعة الخَاصَّه: { $found }.
    .print = على الرقعة الخاصة: { $found }.
boards-on-sighted = على رقعة المُبْصِر: { $found }.
boards-all-vi = الرقعة الخَاصَّه. { $text }
    .print = الرقعة الخاصة. { $text }
boards-all-sighted = رقعة المُبْصِر. { $text }
boards-all-both = الرُقْعَتَان. { $text }
fix-move = { $piece } من { $from } إلى { $to }
fix-put = يَنْقُص { $piece } في { $to }
fix-remove = لا { $piece } في { $on }
hand-put = وُضِعَ { $piece } في { $on }
hand-off = رُفِعَ { $piece } من { $on }
refused-board-empty = لا شيء في { $on } على { $name }.
refused-board-colour = اُذْكُر اللون أيضًا: أبيض أو أسود، مع { $piece }.

## The assistant

whole-man = { $piece } { $word ->
    [white] الأبيض
   *[other] الأسود
}
asst-exec = { $move } هل تَمَّ؟ نعم أم لا؟
asst-exec-quiet = اُنْقُل { $piece } من { $from } إلى { $to } على رقعة المُبْصِر.
asst-exec-capture = اِرْفَع { $captured } من { $taken }، واُنْقُل { $piece } من { $from } إلى { $to } على رقعة المُبْصِر.
asst-exec-castle = اُنْقُل { $piece } من { $from } إلى { $to }، والرخ من { $rook } إلى { $on } على رقعة المُبْصِر.
asst-exec-promo = اِرْفَع { $piece } من { $from }، والتَرْقِيَه في { $to }: { $promotion }، على رقعة المُبْصِر.
    .print = ارفع { $piece } من { $from }، والترقية في { $to }: { $promotion }، على رقعة المبصر.
asst-exec-promo-capture = اِرْفَع { $captured } من { $taken }، و{ $piece } من { $from }، والتَرْقِيَه في { $to }: { $promotion }، على رقعة المُبْصِر.
    .print = ارفع { $captured } من { $taken }، و{ $piece } من { $from }، والترقية في { $to }: { $promotion }، على رقعة المبصر.
asst-done = نُفِّذَت على رقعة المُبْصِر.
asst-enter = اُكْتُب نَقْلَة { $side } أو اِنْطِقْهَا.
asst-claims = يُطَالِب المُسَاعِد: سقط عَلَم { $side }.
asst-reports = يُبْلِغ المُسَاعِد: لَمَسَ { $side } { $piece } في { $on }.
refused-executed = لا نَقْلَه تُنَفَّذ على رقعة المُبْصِر.
    .print = لا نقلة تنفذ على رقعة المبصر.
refused-advice = لا محرك هنا يُقَدِّم المشورة.

## Two scoresheets

sheet-other-entry = { $first }{ $detail }
sheet-other-move = الورقة الأخرى، النَقْلَه { $number }، { $side }: { $move }.
    .print = الورقة الأخرى، النقلة { $number }، { $side }: { $move }.
sheet-other-text = الورقة الأخرى، النَقْلَه { $number }، { $side }: ليست نَقْلَه قانونية، حُفِظَت كما كُتِبَت: "{ $text }".
    .print = الورقة الأخرى، النقلة { $number }، { $side }: ليست نقلة قانونية، حفظت كما كتبت: "{ $text }".
sheet-other-ours = { " " }وفي هذه المُبَارَاه: { $move }.
    .print = { " " }وفي هذه المباراة: { $move }.
sheet-other-read = قُرِئَت الورقة الأخرى. أَنْصَاف النَقَلَات: { $count ->
   *[other] { $count }
}.
sheet-other-back = حُذِفَ آخر ما أُدْخِلَ من الورقة الأخرى.
retrace = { $first } اُسْتُعِيدَ الوضع.{ $clock } أيها الحَكَم: نعم أم لا؟
retrace-upto = تَتَّفِق ورقتا التسجيل حتى النَقْلَه { $number } { $side }.
    .print = تتفق ورقتا التسجيل حتى النقلة { $number } { $side }.
retrace-none = لا تَتَّفِق ورقتا التسجيل في أي نَقْلَه.
    .print = لا تتفق ورقتا التسجيل في أي نقلة.
retrace-clocks = { " " }الوقت المقترح: الأبيض { $white }، الأسود { $black }.
retrace-done = تَمَّت الاستعادة: النَقْلَه { $number }، الدور { $side }. السَاعَتَان مُتَوَقِّفَتَان.
    .print = تمت الاستعادة: النقلة { $number }، الدور { $side }. الساعتان متوقفتان.
retrace-kept = لم يَتَغَيَّر شيء.
refused-sheet-none = لم يُدْخَل شيء من الورقة الأخرى. قُلْ: الورقة الأخرى، ثم نَقْلَه، أو: استعادة النَقَلَات، ثم اسم ملف.
    .print = لم يدخل شيء من الورقة الأخرى. قل: الورقة الأخرى، ثم نقلة، أو: استعادة النقلات، ثم اسم ملف.
refused-sheet-empty = ليس في الورقة الأخرى ما يُحْذَف.
refused-retrace = لا شيء مقترح. قُلْ أولًا: استعادة النَقَلَات.
boards-file-long = الملف { $name } أطول من ورقة تسجيل.
boards-file-none = لا مُبَارَاه في الملف { $name }.
    .print = لا مباراة في الملف { $name }.
boards-file-start = تَبْدَأ المُبَارَاه في الملف { $name } من وضع آخر.
    .print = تبدأ المباراة في الملف { $name } من وضع آخر.
