### ما يحدث في المباراة: البدء، الساعة، العروض، التراجع، التكرار، النهاية.

## Start and resumption

game-start = الأبيض: { $white }. الأسود: { $black }. { $profile }{ $clock }
game-unnamed = { $profile }{ $clock }
clock-off = { " " }ساعة الأبيض مُتَوَقِّفَه.
    .print = { " " }ساعة الأبيض متوقفة.
no-name = بلا اسم
game-saved = حُفِظَت المُبَارَاه: { $name }.
    .print = حفظت المباراة: { $name }.
game-resumed = اُسْتُؤْنِفَت المُبَارَاه، النَقْلَه { $number }، الدور { $side }.{ $ago }{ $last }
    .print = استؤنفت المباراة، النقلة { $number }، الدور { $side }.{ $ago }{ $last }
resumed-ago = { " " }مدة التَوَقُّف: { $time }.
resumed-last = { " " }آخِر نَقْلَه: { $move }.
    .print = { " " }آخر نقلة: { $move }.
game-unfinished = مُبَارَاتُك { $when }، النَقْلَه { $number }، لم تَنْتَهِ. 1: متابعة. 2: مُبَارَاه جَدِيدَه.
    .print = مباراتك { $when }، النقلة { $number }، لم تنته. 1: متابعة. 2: مباراة جديدة.
day-ago = { $count ->
    [0] اليوم
    [1] أمس
    [2] قبل يومين
    [few] قبل { $count } أَيَّام
   *[other] قبل { $count } يومًا
}

## The agreement

profile = القَوَاعِد: { $laws }، { $class }، { $time }.
profile-untimed = القَوَاعِد: { $laws }، { $time }.
rules = { $profile } النظام: { $conduct }.
laws-fide-2023 = فيدي 2023
laws-digital = القَوَانِين الرقمية
conduct-casual = لعب ودي
conduct-tournament = مُبَارَاه رسمية
    .print = مباراة رسمية
class-blitz = شطرنج خَاطِف
class-rapid = شطرنج سريع
class-standard = شطرنج قِيَاسِي
time-each = { $time } لِكُلّ لاعب
time-period = { $time } لِأَدَاء { $moves }
time-then = { $time }، ثم { $next }
time-increment = { $time }، تُضَاف إِلَيْهَا { $bonus } مع كل نَقْلَه
    .print = { $time }، تضاف إليها { $bonus } مع كل نقلة
time-delay = { $time }، والوقت المؤخر: { $bonus }
time-bronstein = { $time }، والوقت المؤخر على طريقة برُونِشتَاين: { $bonus }
time-unequal = الأبيض: { $white }، الأسود: { $black }
time-none = بلا ساعة
time-understood = الوقت: { $time }.

## The clock

clock-start = ساعة { $side } تَعْمَل.
clock-stop = أُوقِفَت السَاعَتَان.
clock-reason = أُوقِفَت السَاعَتَان. السَبَب: { $reason }.
clock-low = { $seconds ->
   *[other] بَقِيَت { $time }.
}
clock-control = بَقِيَت { $moves } لِاسْتِكْمَال الفترة الزمنية.
clock-period = فترة جَدِيدَه، أُضِيفَت { $time }.
    .print = فترة جديدة، أضيفت { $time }.
clock-says = الساعة تَنْطِق من الآن.
clock-silent = الساعة صَامِتَه من الآن.
    .print = الساعة صامتة من الآن.
flag = سقط العَلَم! انتهى وقت { $side }. { $result }
sleep = تَوَقُّف مؤقت. مدة سُكُون الجهاز: { $duration }. أيها الحَكَم، هل يُسْتَأْنَف اللعب؟ نعم أم لا؟

## Offers

draw-offer = يَعْرِض { $side } التعادل.
draw-to-me = يَعْرِض منافسك التعادل. قُلْ: أقبل التعادل، أو: أَرْفُض العرض، أو اِلْعَب نَقْلَتَك.
draw-accept = وافق { $side } على التعادل. تعادل.
draw-decline = رفض { $side } التعادل.
draw-lapsed = عُدَّ العرض مرفوضًا بِلَمْس قطعة.
draw-lapsed-move = عُدَّ العرض مرفوضًا بِأَدَاء النَقْلَه.
    .print = عد العرض مرفوضا بأداء النقلة.
draw-early = العرض قائم. مَوضِعُه الصحيح بعد أداء النَقْلَه.
    .print = العرض قائم. موضعه الصحيح بعد أداء النقلة.
draw-twice = عَرْضُك ما زال قائمًا.

## Taking back, correcting, repeating, leaving

takeback-ask = يَطْلُب { $side } التراجع. نعم أم لا؟
takeback-done = تم التراجع، الدور { $side }.
takeback-refused = رُفِض.
slip-ok = سُحِب الإعلان. أَعْلِن النَقْلَه من جديد.
    .print = سحب الإعلان. أعلن النقلة من جديد.
slip-late = فات الأوان: بَدَأَت ساعة { $side }. اِسْتَدْعِ الحَكَم.
slip-made = فات الأوان: أُدِّيَت النَقْلَه. قُلْ: تراجع، لِتَطْلُب إِعَادَتَهَا.
    .print = فات الأوان: أديت النقلة. قل: تراجع، لتطلب إعادتها.
repeat-ok = مُطَابِق.
repeat-no = التكرار غير مُطَابِق. المُعلَن: { $announced }. المسموع: { $heard }.
quit-ask = يُرِيد { $side } تَرْك المُبَارَاه. هل توافق؟ نعم أم لا؟
    .print = يريد { $side } ترك المباراة. هل توافق؟ نعم أم لا؟
quit-stayed = لا يُغَادِر أحد. تَسْتَمِرّ المُبَارَاه.
    .print = لا يغادر أحد. تستمر المباراة.

## The end

end-mate = كِشّ مات. فاز { $side }، { $score }.
score-white = واحد صفر
score-black = صفر واحد
name-stalemate = خنق الملك، بات
name-stalemate-fide-2023 = ستيلميت، تعادل قسري
name-dead = وضع ميت
name-dead-digital = وضعية جَامِدَه
    .print = وضعية جامدة
end-stalemate = { $name }. لا نَقْلَه قانونية { $side } وَمَلِكُه ليس في كِشّ. تعادل.
    .print = { $name }. لا نقلة قانونية { $side } وملكه ليس في كش. تعادل.
end-dead = { $name }: لا يُمْكِن لِأَيِّ من الطَرَفَين تنفيذ كِشّ مات. تعادل.
end-rep5 = { $times ->
    [5] تكرار خماسي. تعادل.
   *[other] تكرر الوضع، عدد المَرَّات: { $times }. تعادل.
}
end-75 = { $moves } بلا تحريك بيدق وَلَا أسر. تعادل.
end-agreed = اِتَّفَقَ اللاعِبَان على التعادل.
end-resign = استسلم { $side }. فاز { $winner }.
end-resign-draw = استسلم { $side }. لا يُمْكِن { $winner } تنفيذ كِشّ مات. تعادل.
end-unproved = لم يَثْبُت أَنَّ كِشّ مات غَيْر مُمْكِن { $winner }، فَيَبْقَى الفَوْز.
why-line = كان يُمْكِن { $side } تنفيذ كِشّ مات لو تَعَاوَنَ الطَرَفَان:
why-next = قُلْ: آخِر وضع، ثم: تالٍ، لِتَسْمَع هذه النَقَلَات نَقْلَه نَقْلَه.
    .print = قل: آخر وضع، ثم: تال، لتسمع هذه النقلات نقلة نقلة.
end-time = انتهى وقت { $side }. فاز { $winner }.
end-time-draw = انتهى وقت { $side }. لا يُمْكِن { $winner } تنفيذ كِشّ مات. تعادل.
result-wins = فاز { $winner }.
result-draw = لا يُمْكِن { $winner } تنفيذ كِشّ مات. تعادل.
end-pending = كِشّ مات، إن ثَبَتَت النَقْلَه.
    .print = كش مات، إن ثبتت النقلة.
pending-stalemate = خنق الملك، إن ثَبَتَت النَقْلَه.
    .print = خنق الملك، إن ثبتت النقلة.
pending-dead = وضع ميت وَتَعَادُل، إن ثَبَتَت النَقْلَه.
    .print = وضع ميت وتعادل، إن ثبتت النقلة.
pending-rep5 = تعادل بالتكرار، إن ثَبَتَت النَقْلَه.
    .print = تعادل بالتكرار، إن ثبتت النقلة.
pending-75 = { $moves } بلا تحريك بيدق وَلَا أسر: تعادل، إن ثَبَتَت النَقْلَه.
    .print = { $moves } بلا تحريك بيدق ولا أسر: تعادل، إن ثبتت النقلة.
