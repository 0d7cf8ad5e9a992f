### سطر الأوامر: مساعدته وأخطاؤه وما تكتبه أوامره.

## What each command does

about-natiq = ناطق: شطرنج بالأُذُن وَاليَد ووفق القَوَانِين.
    .print = ناطق: شطرنج بالأذن واليد ووفق القوانين.
about-play = مُبَارَاه جَدِيدَه؛ وَكَذَلِك natiq وحدها
    .print = مباراة جديدة؛ وكذلك natiq وحدها
about-resume = متابعة مُبَارَاه لم تَنْتَهِ، وَبِلَا اسم أحدث مُبَارَاه؛ وَمَعَ ملف: مُبَارَاه جَدِيدَه من حيث وَقَفَت مُبَارَاتُه
    .print = متابعة مباراة لم تنته، وبلا اسم أحدث مباراة؛ ومع ملف: مباراة جديدة من حيث وقفت مباراته
about-learn = الدُرُوس: 10 دَقَائِق بالأُذُن، حتى كِشّ مات
about-train = تَمْرِين بالأُذُن: squares أو colours أو jumps أو follow، وَبِلَا اسم تُعْرَض قائمة
about-replay = إعادة كل مُبَارَيَات ملف وِفْق القَوَانِين، وَقَول النَقَلَات وَالأَخْطَاء؛ والملف PGN أو وَرَقَة تسجيل نَصًّا أو بِطَرِيقَة بْرِيل
about-sheet = كتابة مُبَارَاه مَحْفُوظَه أو مُبَارَيَات ملف: وَرَقَة تسجيل، أو PGN، أو بِطَرِيقَة بْرِيل، أو سِجِلّ الإِعْلَانَات؛ والتَحَقُّق من وَرَقَه، وَمُقَارَنَة وَرَقَتَين
    .print = كتابة مباراة محفوظة أو مباريات ملف: ورقة تسجيل، أو PGN، أو بطريقة بريل، أو سجل الإعلانات؛ والتحقق من ورقة، ومقارنة ورقتين
about-adjudicate = لكل وضع من الدَخْل القياسي، في كل سطر FEN واحد: لِمَن يُمْكِن تنفيذ كِشّ مات، وكيف
about-interpret = معنى نص من النُصُوص إن كان نَقْلَه، في سطر واحد لِلبَرَامِج
    .print = معنى نص من النصوص إن كان نقلة، في سطر واحد للبرامج
about-listen = ما تَفْهَمُه الأُذُن من تسجيل أو مِمَّا يُقَال، سَطْر لِلبَرَامِج كل مرة
about-doctor = ما يَعْمَل هنا، والأمر الذي يُصْلِح غَيرَه
about-config = الإِعْدَادَات
about-config-show = كل إعداد قائم وَمَصْدَرُه
about-languages = اللُغَات المَوجُودَه
    .print = اللغات الموجودة
about-completions = إكمال سطر الأَوَامِر لِبَرْنَامِج الأَوَامِر
about-man = صفحة الدليل
about-help = هذه المساعدة؛ وَمَعَ أمر خِيَارَاتُه

## What each option does

flag-laws = القَوَانِين: fide-2023 أو digital
flag-conduct = النظام: casual أو tournament
flag-time = الوقت: 15+10 أو 5m d3s أو 90m/40,30m +30s أو white=5m black=4m أو none، أو اسم مثل blitz
flag-ear = بماذا يَسْمَع ناطق: off أو mic أو command أو - لِصَوت خام من الدَخْل القياسي، أو ملف WAV
flag-wav = تسجيل في ملف WAV، فيه 16000 عينة في الثانية، أو - لِصَوت خام من الدَخْل القياسي
flag-mic = الميكروفون، حتى تَضْغَط Ctrl-C
flag-fen = الوضع بِصِيغَة FEN
flag-white = اسم الأبيض
flag-black = اسم الأسود
flag-engine-white = برنامج آلي UCI يَلْعَب بالأبيض
flag-engine-black = برنامج آلي UCI يَلْعَب بالأسود
flag-armageddon = أرماجيدون: التعادل يَمْنَح الأسود الفوز بالمواجهة، وقد يَخْتَلِف وقت اللاعِبَين
flag-save = مجلد هذه المُبَارَاه، بدل مجلد المُبَارَيَات
    .print = مجلد هذه المباراة، بدل مجلد المباريات
flag-lines = أَسْطُر: جملة في كل سطر، لِقَارِئ الشاشة وَبريل
flag-screen = شاشة: الرقعة وَالسَاعَتَان وَالنَقَلَات، لِلعَين
flag-lang = اللغة: en أو ar
flag-role = مَن يَجْلِس هنا: white أو black أو table أو assistant أو arbiter
flag-config = مجلد إِعْدَادَات فوق غَيرِه
flag-speech = مَن يَتَكَلَّم: auto أو tts أو ssip أو command أو screen-reader أو off
flag-speech-log = كتابة كل ما يُقَال في ملف
flag-event-log = كتابة كل حدث في ملف
flag-clock = مصدر الوقت: real أو simulated
flag-style = كيف تُقَال النَقَلَات: digital أو algebraic أو anna أو nato أو german
flag-length = طول الإعلان: full أو brief
flag-game = اسم المُبَارَاه، أو مُجَلَّدُهَا، أو ملف: PGN، أو وَرَقَة تسجيل نَصًّا أو بِطَرِيقَة بريل
    .print = اسم المباراة، أو مجلدها، أو ملف: PGN، أو ورقة تسجيل نصا أو بطريقة بريل
flag-what = squares أو colours أو jumps أو follow
flag-seed = رقم من 0 فصاعدًا، يُعِيد الأَسْئِلَه نفسها
    .print = رقم من 0 فصاعدا، يعيد الأسئلة نفسها
flag-file = ملف PGN، أو وَرَقَة تسجيل نَصًّا أو بِطَرِيقَة بْرِيل
flag-quiet = الأَخْطَاء والعدد فقط
flag-form = الصيغة: text؛ أو pgn؛ أو brf، صَفَحَات لِطَابِعَة بريل؛ أو braille، الصَفَحَات نَفْسُهَا بِرُمُوز بريل؛ أو voice، كل إعلان مع نَقْلَتِه وَوَقْتِه
flag-moves = نَقَلَات سِجِلّ الإِعْلَانَات: 12 أو 12-15
flag-notation = تدوين النَقَلَات: digital أو algebraic
flag-width = أطول سطر بالخانات: من 20 إلى 200
flag-keep = تَبْقَى النَقَلَات كما كُتِبَت، وَمَعَهَا في مُبَارَاه مَحْفُوظَه ما تَمَّ التراجع عَنْهُ
    .print = تبقى النقلات كما كتبت، ومعها في مباراة محفوظة ما تم التراجع عنه
flag-check = فَحْص الوَرَقَه: هل تُطَابِق سِجِلّ مُبَارَاتِهَا
    .print = فحص الورقة: هل تطابق سجل مباراتها
flag-compare = مُبَارَاه أُخْرَى أو ملف آخَر، لِمَعْرِفَة آخِر نَقْلَه تَتَّفِق عَلَيهَا الوَرَقَتَان
    .print = مباراة أخرى أو ملف آخر، لمعرفة آخر نقلة تتفق عليها الورقتان
flag-braille = كيف تُكْتَب أَسْطُر النَقَلَات بِطَرِيقَة بريل: ueb أو compact
flag-out = الملف الذي يَكْتُب فِيه، بدل الشاشة
flag-in-words = في جُمَل، لا في JSON
flag-text = النص المكتوب أو المسموع
flag-spoken = النص مسموع وَلَيسَ مَكْتُوبًا
flag-shell = برنامج الأَوَامِر: bash أو elvish أو fish أو powershell أو zsh
flag-topic = الأمر المطلوب شَرْحُه
flag-help = هذه المساعدة
flag-version = رقم الإصدار

## The frame of help

usage-command = { $name }: { $what }.
usage-commands = الأَوَامِر:
usage-options = الخِيَارَات:
usage-more = اُكْتُب natiq help وَاسْم أمر لِتَسْمَع خِيَارَاتِه. وَفِي المُبَارَاه قُلْ: مساعدة.
    .print = اكتب natiq help واسم أمر لتسمع خياراته. وفي المباراة قل: مساعدة.
usage-words = كَلِمَات المُبَارَاه
    .print = كلمات المباراة
man-name = الاسم
man-synopsis = الصيغة
man-description = الشَرْح
man-options = الخِيَارَات
man-subcommands = الأَوَامِر
man-version = الإصدار
cli-absent = يَنْقُص شيء: { $what }. اُكْتُب natiq help { $command } لِتَسْمَع المطلوب.
cli-subcommand = يَنْقُص أمر بعد natiq { $command }. اُكْتُب natiq help { $command } لِتَسْمَع المتاح.
cli-extra = كلمة زَائِدَه: { $word }. اُكْتُب natiq help لِتَسْمَع المتاح.
    .print = كلمة زائدة: { $word }. اكتب natiq help لتسمع المتاح.
cli-other = سطر الأَوَامِر لا يُقْرَأ. اُكْتُب natiq help لِتَسْمَع المتاح.

## Replaying a file

replay-game = المُبَارَاه { $number }. الأبيض: { $white }. الأسود: { $black }.
    .print = المباراة { $number }. الأبيض: { $white }. الأسود: { $black }.
replay-fault = السطر { $line }، المُبَارَاه { $game }، النَقْلَه { $number }، { $side }: { $reason }: { $text }.
    .print = السطر { $line }، المباراة { $game }، النقلة { $number }، { $side }: { $reason }: { $text }.
replay-goes-on = السطر { $line }، المُبَارَاه { $game }، النَقْلَه { $number }: المُبَارَاه مُنْتَهِيَه وِفْق القَوَانِين، والملف لم يَنْتَهِ.
    .print = السطر { $line }، المباراة { $game }، النقلة { $number }: المباراة منتهية وفق القوانين، والملف لم ينته.
replay-result = النتيجة في الملف: { $result }.
replay-count = المُبَارَيَات: { $games }. النَقَلَات المُفْرَدَه: { $plies }. الأَخْطَاء: { $faults }.
    .print = المباريات: { $games }. النقلات المفردة: { $plies }. الأخطاء: { $faults }.
score-draw = نصف لِكُلّ لاعب
score-none = صفر صفر
score-open = لم تَنْتَهِ
reason-not-a-move = لَيسَت نَقْلَه
    .print = ليست نقلة
reason-illegal = غير قانونية
reason-ambiguous = أكثر من نَقْلَه
    .print = أكثر من نقلة
reason-null = نَقْلَه فَارِغَه
    .print = نقلة فارغة
reason-number = ليس الرقم التالي
reason-position = ليس وَضْعًا لِلبَدْء
reason-refused = رفض
reason-endless = بلا نِهَايَه
    .print = بلا نهاية
reason-too-long = طويل لا يُقْرَأ
reason-unreadable = لا يُقْرَأ

## What works here

doctor-works = { $subject }: يَعْمَل.
doctor-in-force = { $subject }: يَعْمَل، وَهُوَ المتكلم.
doctor-missing = { $subject }: غير موجود.
doctor-hung = { $subject }: لا يُجِيب.
doctor-broken = { $subject }: يَرْفُض.
doctor-shared = { $subject }: مشترك غير خاص.
doctor-not-set = { $subject }: غير محدد.
doctor-detail = الموجود: { $detail }.
doctor-mend = لِلإِصْلَاح: { $command }
doctor-mend-hung = لِلإِصْلَاح، إن لم يكن قارئ شاشة يَنْطِق به: { $command }
doctor-voice = صوت اللغة { $language }
doctor-place-table = صوت الطاولة
doctor-place-white = سماعة الأبيض
doctor-place-black = سماعة الأسود
doctor-place-assistant = سماعة المساعد
doctor-place-arbiter = سماعة الحَكَم
doctor-sinks = مَخَارِج الصوت
doctor-terminal = الشاشة: تُقْرَأ المَفَاتِيح واحدًا واحدًا.
doctor-pipe = الشاشة: لا شاشة هنا، تُقْرَأ الأَسْطُر كَامِلَه.
    .print = الشاشة: لا شاشة هنا، تقرأ الأسطر كاملة.
doctor-lines = المُبَارَاه في أَسْطُر.
    .print = المباراة في أسطر.
doctor-screen = المُبَارَاه على الشاشة.
    .print = المباراة على الشاشة.
doctor-games = مجلد المُبَارَيَات: { $folder }.
doctor-no-games = لا مجلد لِلمُبَارَيَات: حدد HOME.

## Settings and languages

config-shown = { $key }: { $value }. { $origin }.
origin-built-in = من البرنامج نَفْسِه
origin-file = { $file }، السطر { $line }
origin-flag = من { $flag }
origin-taken = مأخوذ من { $name }، { $origin }
language-line = { $code }: { $name }.

## Start without arguments

choose-opponent = مَن يَلْعَب؟ { $choices }. مفتاح الإدخال يَخْتَار { $last }.
choose-clock = أي ساعة؟ { $choices }. مفتاح الإدخال يَخْتَار { $last }.
choose-two = لاعِبَان هنا
choose-engine-black = أنت الأبيض، والأسود { $name }
choose-engine-white = أنت الأسود، والأبيض { $name }
journal-recovered = أُخِذَ السليم إلى مُبَارَاه جَدِيدَه، والملف التالف بَاقٍ كما هو.
    .print = أخذ السليم إلى مباراة جديدة، والملف التالف باق كما هو.
start-not-kept = تَعَذَّرَ حفظ الاختيار: { $reason }.

## The rest of a scoresheet's words

sheet-position = الوضع
sheet-variant = النوع
sheet-special-board = الرقعة الخاصة
sheet-armageddon = أرماجيدون
sheet-armageddon-draw = التعادل فوز لِلأسود
sheet-match = المواجهة
sheet-clock = الساعة
sheet-white-short = ب
sheet-black-short = س
sheet-restored = استعادة
sheet-restored-to = النَقْلَه { $number }، الدور: { $side }
    .print = النقلة { $number }، الدور: { $side }
sheet-comment = تعليق
sheet-variation = تَفْرِيعَه
    .print = تفريعة
sheet-letters = الحُرُوف
sheet-letters-latin = لَاتِينِيَّه
    .print = لاتينية
sheet-offered = عرض التعادل
sheet-stopped = أُوقِفَت السَاعَتَان
sheet-illegal = نَقْلَه غير قانونية
    .print = نقلة غير قانونية
sheet-ending = النهاية
sheet-journal = السِجِلّ
ending-mate = كِشّ مات
ending-stalemate = خنق الملك
ending-dead = وضع ميت
ending-repetition = تكرار الوضع
ending-moves = نَقَلَات بلا أسر وَلَا تحريك بيدق
ending-agreed = اتفاق اللاعبين
ending-resigned = استسلام
ending-time = الوقت
ending-threefold = تكرار ثلاثي بِمُطَالَبَه
    .print = تكرار ثلاثي بمطالبة
ending-fifty = خَمْسُون نَقْلَه بِمُطَالَبَه
    .print = خمسون نقلة بمطالبة
ending-illegal = نَقَلَات غير قانونية
ending-quickplay = نِهَايَة اللعب السريع
ending-flags = سُقُوط العَلَمَين
ending-late = تَأَخُّر
ending-sealed = نَقْلَه سِرِّيَّه غير قانونية
    .print = نقلة سرية غير قانونية
ending-forfeit = عُقُوبَه
    .print = عقوبة
ending-ruled = قرار الحَكَم
ending-both-lose = خَسَارَة الطَرَفَين
ending-annulled = إلغاء المُبَارَاه
    .print = إلغاء المباراة
adjudicate-dead = وضع ميت: لا يُمْكِن لِأَيِّ من الطَرَفَين تنفيذ كِشّ مات.
adjudicate-yes = يُمْكِن { $side } تنفيذ كِشّ مات إذا تَعَاوَنَ الطَرَفَان:
adjudicate-no = لا يُمْكِن { $side } تنفيذ كِشّ مات.
adjudicate-unknown = لم يَثْبُت هل يُمْكِن { $side } تنفيذ كِشّ مات.
adjudicate-mated = نَفَّذَ { $side } كِشّ مات.
adjudicate-stalemate = خَنْق الملك: لا نَقْلَه قانونية { $side }.
    .print = خنق الملك: لا نقلة قانونية { $side }.
adjudicate-line = السَطْر { $line }: { $said }
adjudicate-bad = السَطْر { $line } ليس وضعًا بِصِيغَة FEN. اُكْتُب القِطَع صَفًّا صَفًّا، ثم صاحب الدور.
    .print = السطر { $line } ليس وضعا بصيغة FEN. اكتب القطع صفا صفا، ثم صاحب الدور.
adjudicate-impossible = السَطْر { $line }: هذا الوضع غير ممكن: لِكُلّ طَرَف ملك واحد، والبيادق بين الصَفَّين 2 و7، ولا كِشّ على من ليس دَوْرُه.
    .print = السطر { $line }: هذا الوضع غير ممكن: لكل طرف ملك واحد، والبيادق بين الصفين 2 و7، ولا كش على من ليس دوره.
adjudicate-lost = لا يُمْكِن كِتَابَة الأجوبة: { $reason }. أَفْسِح مكانًا، أو اُكْتُبْهَا في مكان آخر.
    .print = لا يمكن كتابة الأجوبة: { $reason }. أفسح مكانا، أو اكتبها في مكان آخر.
adjudicate-faulty = أَسْطُر ليست أوضاعًا: { $faults }.
    .print = أسطر ليست أوضاعا: { $faults }.
replay-faulty = في الملف أَخْطَاء: { $faults }.
journal-damaged-at = السِجِلّ تالف عند السطر { $line }. السليم قَبْلَه: { $moves }.
