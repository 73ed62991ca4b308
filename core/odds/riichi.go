package odds

// A Choice is a closed ready hand, after the discard, that may declare riichi.
type Choice struct {
	Declared, Silent           []float64 // curves with riichi and without, as Hand.Win
	DeclaredValue, SilentValue float64   // points of a win by the curve's model, without sticks and honba
	Rivals                     []Rival
	Strength                   Strength // 0 is Default
	Sticks, Honba              int      // on the table, without the own stick
	Better                     int      // unseen copies of tiles that improve the wait by two copies or more
}

// A Verdict compares riichi with silence.
type Verdict struct {
	Declared, Silent Odds    // both lines
	Margin           float64 // points by which declaring is better; declare if above 0
	NoYaku           bool    // silence wins only by self-draw
	// DeclaredPays and SilentPays are the average points of a win, without sticks and honba
	DeclaredPays, SilentPays float64
}

const (
	// CloseMargin is the size of Margin within which neither is a mistake.
	CloseMargin = 1000

	copyWorth     = 150 // a copy that improves the wait, for a hand that may still change
	mostCopies    = 20
	declareBefore = 200 // declaring shows that the hand is ready
	silentHidden  = 700 // own draws of a silent hand
)

// Weigh compares both lines by the race.
func Weigh(c *Choice) Verdict {
	level := c.Strength
	if level == 0 {
		level = Default
	}
	cost := 6000.0
	if anyRiichi(c.Rivals) {
		cost = 6900
	}
	sticks := table(c.Sticks, c.Honba)
	line := func(curve []float64, riichi bool, pace, bold float64) Odds {
		h := Hand{Win: curve, Riichi: riichi}
		r := againstShown(h.rates(pace, 0), c.Rivals, level, bold)
		o := Odds{Win: r.won[0], Others: 1 - r.won[0] - r.open, Draw: r.open}
		o.DealIn = o.Others * h.share(c.Rivals)
		return o
	}
	d := line(c.Declared, true, declaredPace, 1)
	hidden := 2200.0 // ippatsu, ura and own draws
	if c.DeclaredValue >= 6500 {
		hidden = 1400
	}
	d.Pays, d.AtDraw, d.Stick = c.DeclaredValue+hidden+sticks, 500, table(1, 0)
	d.Points = d.Win*d.Pays - d.Others*(0.41*cost+1720) + d.AtDraw*d.Draw

	pace := silentPace
	noYaku := first(c.Silent) < 0.8*first(c.Declared)
	if noYaku {
		pace = drawnPace
	}
	s := line(c.Silent, false, pace, silentBold)
	s.Pays, s.AtDraw = c.SilentValue+silentHidden+sticks, 730
	s.Points = s.Win*s.Pays - s.Others*(0.28*cost+720) + s.AtDraw*s.Draw
	margin := d.Points - s.Points - copyWorth*float64(min(mostCopies, c.Better)) - declareBefore
	return Verdict{d, s, margin, noYaku, c.DeclaredValue + hidden, c.SilentValue + silentHidden}
}

func first(curve []float64) float64 {
	if len(curve) == 0 {
		return 0
	}
	return curve[0]
}
