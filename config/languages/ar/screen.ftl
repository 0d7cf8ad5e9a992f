### الشاشة الكاملة: ما يقف بجانب الجُمَل.

screen-player = { $side }، { $name }
screen-check = { $name }: كِشّ
screen-small = النافذة أصغر من أَنْ تَسَعَ الرقعة.
