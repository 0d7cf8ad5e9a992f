### البرنامج نفسه: البدء، سطر الكتابة، السجل، النطق، أخطاء الإعدادات وسطر الأوامر.

## Start

language-name = العربية
start-language = لِلعَرَبِيَّه اُكْتُب 2.
    .print = للعربية اكتب 2.
start-read = كيف تَقْرَأ؟ 1: بِقَارِئ الشاشة أو بِسَطْر بريل. 2: ناطق يَتَكَلَّم. 3: ناطق يَتَكَلَّم، مع بريل. 4: أَرَى الرقعة.
start-speaks = اللغة: { $language }. ناطق يَتَكَلَّم. يُغَيِّر ذلك المفتاح F9 أو "نُطْق إيقاف".
start-silent = اللغة: { $language }. ناطق يَكْتُب فقط. يُغَيِّر ذلك المفتاح F9 أو "نُطْق تشغيل".
start-voice = لا صوت يَعْمَل هنا. اُكْتُب natiq doctor لِتَعْرِف السَبَب.
start-choice = اُكْتُب رقمًا من 1 إلى { $count }.
speech-on = ناطق يَتَكَلَّم.
speech-off = ناطق يَكْتُب فقط.
style-changed = الأسلوب: { $style }.
style-digital = رقمي
style-algebraic = جبري
style-anna = آنا
style-nato = ناتو
style-german = ألماني
rate-changed = السرعة { $number }.
volume-changed = شدة الصوت { $number }.
bye = مع السلامة.

## Prompts: the line one types on

prompt-white = الأبيض:{ " " }
prompt-black = الأسود:{ " " }
prompt-over = اِنْتَهَت المُبَارَاه:{ " " }
    .print = انتهت المباراة:{ " " }
prompt-question = الجواب:{ " " }
prompt-start = ناطق:{ " " }

## Engine

machine = الآلي يَلْعَب: { $from }، { $to }.
engine-thinking = الآلي يُفَكِّر.
engine-lost = تَوَقُّف الآلي: { $reason }. المُبَارَاه مَحْفُوظَه.
    .print = توقف الآلي: { $reason }. المباراة محفوظة.
engine-illegal = أعطى الآلي نَقْلَه غير قانونية: { $move }. طُلِبَت منه نَقْلَه أخرى.
    .print = أعطى الآلي نقلة غير قانونية: { $move }. طلبت منه نقلة أخرى.

## Journal

journal-lost = لم تُحْفَظ: { $reason }. تَسْتَمِرّ المُبَارَاه في الذاكرة.
    .print = لم تحفظ: { $reason }. تستمر المباراة في الذاكرة.
journal-still = ما زَالَت غير مَحْفُوظَه: { $reason }. تَسْتَمِرّ المُبَارَاه في الذاكرة.
    .print = ما زالت غير محفوظة: { $reason }. تستمر المباراة في الذاكرة.
journal-full = القرص ممتلئ
journal-readonly = لا تُمْكِن الكتابة في المجلد
journal-other = { $reason }
journal-back = عاد الحفظ: لا يَنْقُص شيء.
journal-damaged = السِجِلّ تالف عند السطر { $line }. السليم قَبْلَه: { $moves }. هل تُتَابِع من هناك؟ نعم أم لا؟
journal-hopeless = السِجِلّ تالف عند السطر { $line }، وَلَا يَصْلُح ما قَبْلَه.
journal-locked = هذه المُبَارَاه مَفْتُوحَه في برنامج ناطق آخر.
    .print = هذه المباراة مفتوحة في برنامج ناطق آخر.
journal-unknown = لا تُوجَد مُبَارَاه بِهَذَا الاسم: { $name }.
    .print = لا توجد مباراة بهذا الاسم: { $name }.
journal-taken = في { $folder } مُبَارَاه من قبل. اِخْتَر مَكَانًا آخر.
    .print = في { $folder } مباراة من قبل. اختر مكانا آخر.
journal-form = السِجِلّ مكتوب بِصِيغَه لا يَعْرِفُهَا هذا الإصدار.
    .print = السجل مكتوب بصيغة لا يعرفها هذا الإصدار.
journal-none = لا مُبَارَاه تُتَابَع.
    .print = لا مباراة تتابع.
sheet-lost = تَعَذَّرَت كِتَابَة وَرَقَة التسجيل: { $reason }. المُبَارَاه مَحْفُوظَه مع ذلك، وَتُكْتَب الوَرَقَه كَامِلَه متى أَمْكَن.
    .print = تعذرت كتابة ورقة التسجيل: { $reason }. المباراة محفوظة مع ذلك، وتكتب الورقة كاملة متى أمكن.
sheet-back = عَادَت كِتَابَة وَرَقَة التسجيل: لا يَنْقُص شيء.
pgn-lost = تَعَذَّرَت كِتَابَة المُبَارَاه في ملف PGN: { $reason }. هي مَحْفُوظَه مع ذلك، وَيُكْتَب الملف فيما بعد بالأمر natiq sheet.
    .print = تعذرت كتابة المباراة في ملف PGN: { $reason }. هي محفوظة مع ذلك، ويكتب الملف فيما بعد بالأمر natiq sheet.

## Speech and channels

speech-lost = تَغَيَّرَ النُطْق إلى { $backend }.
speech-none = لم يَبْقَ نُطْق: ما يُقَال مكتوب.
backend-tts = صوت النظام
backend-ssip = خدمة النُطْق
backend-command = برنامج النُطْق
backend-screen-reader = قارئ الشاشة
backend-off = الكتابة فقط
channel-test = هَذِه سماعة { $owner }.
    .print = هذه سماعة { $owner }.
channel-lost = اِنْقَطَعَت سماعة { $owner }؛ الأَجْوِبَه مَكْتُوبَه.
    .print = انقطعت سماعة { $owner }؛ الأجوبة مكتوبة.
channel-printed = الأَجْوِبَه الخَاصَّه تُكْتَب فقط: لا مَكَان لها وَحْدَهَا.
    .print = الأجوبة الخاصة تكتب فقط: لا مكان لها وحدها.
channel-back = عَادَت سماعة { $owner }.
owner-white = الأبيض
owner-black = الأسود
owner-assistant = المساعد
owner-arbiter = الحَكَم

## Faults of the configuration

config-where = { $file }{ $line ->
    [0] { "" }
   *[other] ، السطر { $line }
}{ $key ->
    [none] { "" }
   *[said] ، { $key }
}
config-found = { $found ->
    [none] لا شيء
   *[said] { $found }
}
config-near = { $near ->
    [none] { "" }
   *[said] { " " }هل تَقْصِد { $near }؟
}
config-bool = { config-where }: المُتَوَقَّع true أو false، والموجود { config-found }.
config-integer = { config-where }: المُتَوَقَّع عدد صحيح من { $min } إلى { $max }، والموجود { config-found }.
config-integer-or-false = { config-where }: المُتَوَقَّع عدد صحيح من { $min } إلى { $max } أو false، والموجود { config-found }.
config-text = { config-where }: المُتَوَقَّع نص بين عَلَامَتَي اقتباس، والموجود { config-found }.
config-choice = { config-where }: المُتَوَقَّع واحد من: { $choices }، والموجود { config-found }.
config-list = { config-where }: المُتَوَقَّع قائمة، والموجود { config-found }.
config-table = { config-where }: المُتَوَقَّع جدول مَفَاتِيح، والموجود { config-found }.
config-key-name = { config-where }: المُتَوَقَّع اسم مفتاح، والموجود { config-found }.
config-unused = { config-where }: { config-found } مَحْجُوز لِغَيرِه: { $by }.
config-known-key = { config-where }: مفتاح غير معروف.{ config-near }
config-known-file = { config-where }: ملف غير معروف.{ config-near }
config-present = { config-where }: المفتاح ناقص.
config-toml = { config-where }: النص ليس بِصِيغَة TOML: { $reason }.
config-readable = { config-where }: تَعَذَّرَت القراءة: { $reason }.

## Faults of the command line and of what it names

cli-unknown = غير معروف: { $word }. اُكْتُب natiq help لِتَسْمَع المتاح.
cli-near = غير معروف: { $word }. هل تَقْصِد { $near }؟
cli-missing = تَنْقُص قيمة { $flag }: المُتَوَقَّع { $expected }.
cli-value = { $flag }: المُتَوَقَّع { $expected }، والموجود { $found }.
cli-twice = تكرر { $flag }.
cli-clash = لا يَجْتَمِع { $flag } مع { $other }.
cli-file = تَعَذَّرَت قراءة { $file }: { $reason }.
cli-write = تَعَذَّرَت كتابة { $file }: { $reason }.
file-missing = لا وُجُود لَهُ
file-folder = هُوَ مُجَلَّد
file-denied = الوصول إِلَيه ممنوع
spec-time = الوقت: "{ $text }" ليس وقتًا. مثال: 15 زائد 10 تُكْتَب 15+10.
spec-moves = الوقت: "{ $text }" ليس عدد نَقَلَات.
spec-side = الوقت: حدد وقتًا واحدًا لِلطَرَفَين، أو وقتًا لِكُلّ منهما.
spec-endless = الوقت: لِكُلّ فترة عدد نَقَلَاتِهَا، إلا الأَخِيرَه.
    .print = الوقت: لكل فترة عدد نقلاتها، إلا الأخيرة.
spec-nothing = الوقت: هذا لا وقت فِيه. اُكْتُب none لِلَعِب بلا ساعة.
fen-text = ليس هذا وضعًا بِصِيغَة FEN. اُكْتُب القِطَع صَفًّا صَفًّا، ثم صاحب الدور.
    .print = ليس هذا وضعا بصيغة FEN. اكتب القطع صفا صفا، ثم صاحب الدور.
fen-impossible = لا يُمْكِن اللعب من هذا الوضع.
fen-chess960 = لا يُلْعَب شطرنج 960 وِفْق هذه القَوَانِين: التَبْيِيت من المُرَبَّعَات المُعْتَادَه فقط. اِخْتَر القَوَانِين fide-2023، أو وَضْعًا بلا تَبْيِيت.
    .print = لا يلعب شطرنج 960 وفق هذه القوانين: التبييت من المربعات المعتادة فقط. اختر القوانين fide-2023، أو وضعا بلا تبييت.
fen-over = المُبَارَاه مُنْتَهِيَه في هذا الوضع.
    .print = المباراة منتهية في هذا الوضع.

## What keeps a game from being kept

game-kept = اسم المُبَارَاه المَحْفُوظَه: { $name }.
    .print = اسم المباراة المحفوظة: { $name }.
journal-failed = النظام لا يَكْتُبُهَا
journal-failed-start = تَعَذَّرَ حفظ المُبَارَاه على القرص: { $reason }.
    .print = تعذر حفظ المباراة على القرص: { $reason }.
cli-engine = { $flag }: لا يَلْعَب الآلي في هذا النظام. اِخْتَر النظام casual.
