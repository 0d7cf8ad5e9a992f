### The labels in the head of a scoresheet.

sheet-event = Event
sheet-site = Site
sheet-date = Date
sheet-round = Round
sheet-white = White
sheet-black = Black
sheet-laws = Laws
sheet-conduct = Conduct
sheet-time = Time
sheet-program = Program
sheet-result = Result
