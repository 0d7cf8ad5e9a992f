### الشاشة الكاملة: ما يقف بجانب الجُمَل.

screen-player = { $side }، { $player }
screen-check = { $who }: كِشّ
screen-small = النافذة أصغر من أن تَسَعَ الرقعة.
board-edge = حافة الرقعة.
