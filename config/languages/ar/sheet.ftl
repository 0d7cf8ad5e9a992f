### عناوين ورقة التسجيل.

sheet-event = البطولة
sheet-site = المكان
sheet-date = التاريخ
sheet-round = الجَولَه
    .print = الجولة
sheet-white = الأبيض
sheet-black = الأسود
sheet-laws = القَوَاعِد
sheet-conduct = النظام
sheet-time = الوقت
sheet-program = البرنامج
sheet-result = النتيجة
