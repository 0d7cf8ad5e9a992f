### التمارين: الأسئلة والأجوبة والنتائج.

## أي تمرين

train-menu = أي تَمْرِين؟ { $choices }.
train-unknown = لا يُوجَد تَمْرِين بِاسْم { $name }. التَمَارِين 4: squares وcolours وjumps وfollow.
train-name-squares = أَرْقَام المُرَبَّعَات
train-name-colours = المُرَبَّعَات الفاتحة والداكنة
train-name-jumps = قفزات الحصان
train-name-follow = مُتَابَعَه مُبَارَاه
    .print = متابعة مباراة
# Words that are typed, with commas between them.
train-words-squares = المُرَبَّعَات، الأرقام، مُرَبَّعَات
train-words-colours = الألوان، ألوان
train-words-jumps = القفزات، قفزات
train-words-follow = المتابعة، متابعة
train-word-light = فاتح، أبيض
train-word-dark = داكن، أسود، غامق
train-word-empty = خالٍ، خالي، فارغ، لا شيء

## جلسة

train-begin = التَمْرِين: { $name }. المستوى { $number } من { $count }.
train-first = هذه جَولَتُك الأولى. في الجولة 10 أَسْئِلَه.
    .print = هذه جولتك الأولى. في الجولة 10 أسئلة.
train-score = الجولات حتى الآن: { $number }. الأجوبة الصحيحة: { $count } من { $times }. أَكْثَرُهَا مُتَتَالِيَه: { $max }.
    .print = الجولات حتى الآن: { $number }. الأجوبة الصحيحة: { $count } من { $times }. أكثرها متتالية: { $max }.
train-words = اُكْتُب: كَرِّر، لِتَسْمَع السؤال ثانيًا، أو تَخَطّ، لِتَتْرُكَه، أو مساعدة، لِتَعْرِف كيف يُجَاب، أو خروج، لِتَتَوَقَّف.
train-ask = السؤال { $number }. { $question }
train-right = صحيح.
train-wrong = غير صحيح. { $all }
train-passed = تُرِك السؤال. { $all }
train-round = اِنْتَهَت الجولة. الأجوبة الصحيحة: { $count } من { $times }.
train-up = من الآن المستوى { $number }.
train-down = عَودَه إلى المستوى { $number }.
    .print = عودة إلى المستوى { $number }.
train-more = جولة أخرى؟ نعم أم لا؟
train-unfinished = لم تَكْتَمِل هذه الجولة، فلا تُحْسَب.
train-damaged = لا تُمْكِن قِرَاءَه نَتَائِجِك، وَحُفِظ مِلَفُّهَا جانبًا: { $file }. تَبْدَأ من جديد.
    .print = لا تمكن قراءة نتائجك، وحفظ ملفها جانبا: { $file }. تبدأ من جديد.
train-stays = لا تُمْكِن قِرَاءَه نَتَائِجِك، وَلَا يُمْكِن إبعاد مِلَفِّهَا { $file }. يَبْقَى كما هو، وَلَا يُحْفَظ شيء هذه المرة.
    .print = لا تمكن قراءة نتائجك، ولا يمكن إبعاد ملفها { $file }. يبقى كما هو، ولا يحفظ شيء هذه المرة.
train-not-kept = لا يُمْكِن حفظ نَتَائِجِك: { $reason }.

## المربعات

train-named = العمود { $file }، الصف { $rank }. أي مربع؟
train-file-of = المربع { $on }. أي عمود؟
train-rank-of = المربع { $on }. أي صف؟
train-lettered = { $on }، بالحُرُوف. ما الرقمان؟
train-home = في بداية المُبَارَاه، أين { $piece } { $side }؟
    .print = في بداية المباراة، أين { $piece } { $side }؟
train-home-kings = في بداية المُبَارَاه، أين { $piece } { $side }، في جانب الملك؟
    .print = في بداية المباراة، أين { $piece } { $side }، في جانب الملك؟
train-home-queens = في بداية المُبَارَاه، أين { $piece } { $side }، في جانب الوزير؟
    .print = في بداية المباراة، أين { $piece } { $side }، في جانب الوزير؟
train-walk = من { $from } اِذْهَب { $move }. أي مربع؟
train-leg = { $count ->
    [1] مُرَبَّعًا واحدًا { $direction }
    [2] مُرَبَّعَين { $direction }
    [few] { $count } مُرَبَّعَات { $direction }
   *[other] { $count } مُرَبَّعًا { $direction }
}
train-then = { $first }، ثم { $next }
train-way-n = نحو الشمال
train-way-ne = نحو الشمال الشرقي
train-way-e = نحو الشرق
train-way-se = نحو الجنوب الشرقي
train-way-s = نحو الجنوب
train-way-sw = نحو الجنوب الغربي
train-way-w = نحو الغرب
train-way-nw = نحو الشمال الغربي

## الألوان

train-shade = المربع { $on }. فاتح أم داكن؟
train-same = المربعان { $from } و { $to }. هل لَونُهُمَا واحد؟ نعم أم لا؟
train-light-ones = المُرَبَّعَات { $list }. كَمْ مُرَبَّعًا فاتحًا فيها؟

## القفزات

train-jump = هل يَصِل الحصان من { $from } إلى { $to } بِقَفْزَه واحدة؟ نعم أم لا؟
    .print = هل يصل الحصان من { $from } إلى { $to } بقفزة واحدة؟ نعم أم لا؟
train-jumps = حصان في { $on }. إلى أي المُرَبَّعَات يَصِل؟
train-distance = حصان يَذْهَب من { $from } إلى { $to }. كَمْ قَفْزَه على الأقل؟
    .print = حصان يذهب من { $from } إلى { $to }. كم قفزة على الأقل؟

## متابعة مباراة

train-game = تَبْدَأ مُبَارَاه: { $name }.
    .print = تبدأ مباراة: { $name }.
train-game-opera = مورفي ضد دوق برونزفيك والكونت إيزوار، باريس 1858
train-game-immortal = أندرسن ضد كيزيريتسكي، لندن 1851
train-game-evergreen = أندرسن ضد دوفرين، برلين 1852
train-stands = ماذا في { $on } الآن؟
train-where = أين كل { $pieces } { $side } الآن؟ اُذْكُر المُرَبَّعَات كُلَّهَا.
train-where-king = أين ملك { $side } الآن؟

## الجواب الصحيح

train-is-square = الجواب { $on }.
train-is-number = الجواب { $number }.
train-is-light = هو فاتح.
train-is-dark = هو داكن.
train-is-yes = الجواب نعم.
train-is-no = الجواب لا.
train-is-squares = المُرَبَّعَات: { $list }.

## صورة الجواب

train-expects-square = الجواب مربع: رَقْمَان، مثل 5 4، أو حرف وَرَقْم.
train-expects-file = الجواب عمود: رَقْم من 1 إلى 8، أو حرف.
train-expects-rank = الجواب صف: رَقْم من 1 إلى 8.
train-expects-light = الجواب فاتح أو داكن، أو 1 لِلفَاتِح و2 لِلدَاكِن.
train-expects-yes = الجواب نعم أو لا، أو 1 لِنَعَم و2 لِلا.
train-expects-count = الجواب رَقْم.
train-expects-squares = الجواب كل المُرَبَّعَات، واحدًا بعد الآخر، مثل 5 4 6 3؛ أو 0 إن لم يَكُن مربع.
train-expects-piece = الجواب قطعة، مثل حصان أبيض، أو خالٍ، أو 0.
