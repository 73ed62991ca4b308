package rules

import (
	"slices"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/source"
	"tehai/core/tile"
)

// Tables returns the possible numbers of players: the one that the rules are for, or any if they state none.
func (r *Rules) Tables() []int {
	if r.Option(option.Players) != nil {
		return []int{r.Players}
	}
	return []int{3, 4, 6}
}

// Table returns the rules of a live table, with all checks.
func (r *Rules) Table() *game.Rules {
	table := r.record()
	if r.Play.Play == nil {
		return table
	}
	play := *r.Play.Play
	if r.Passed != nil {
		play.Passed = r.passed
	}
	if r.MustScore {
		play.MayWin, play.Short = r.MayWin, r.short
	}
	table.Play = &play
	return table
}

// Record returns the rules for reading a record: which hands are complete, without limits on what players may do.
func (r *Rules) Record() *game.Rules {
	record := r.record()
	record.Play = nil
	return record
}

func (r *Rules) record() *game.Rules {
	table := r.Play
	table.Complete = r.Forms.IsComplete
	if table.Riichi {
		table.Ready = r.Forms.IsReady
	}
	return &table
}

// MayWin reports whether a complete hand of the table scores.
func (r *Rules) MayWin(w *game.Winning) bool {
	card, err := r.Score(&Win{Hand: w.Hand, Situation: SituationOf(w)})
	return err == nil && card.Win
}

// passed returns what a win of the table counts for the rule of passing.
func (r *Rules) passed(w *game.Winning) int {
	return r.Passed(&Win{Hand: w.Hand, Situation: SituationOf(w)})
}

// short returns what a complete hand of the table is worth and what it needs, if a minimum refuses it.
func (r *Rules) short(w *game.Winning) (worth, needs int) {
	card, err := r.Score(&Win{Hand: w.Hand, Situation: SituationOf(w)})
	if err != nil {
		return 0, 0
	}
	for _, reason := range card.Why {
		if reason.ID == BelowMinimum {
			return reason.Worth, reason.Needs
		}
	}
	return 0, 0
}

// Worth returns what a win of the table pays, without honba and riichi sticks; 0 if unknown.
func (r *Rules) Worth(w *game.Winning) int {
	card, err := r.Score(&Win{Hand: w.Hand, Situation: SituationOf(w)})
	if err != nil || !card.Win {
		return 0
	}
	return card.Points
}

// WinOf returns the win of a table as Score needs it, without honba and riichi sticks. Its error says that the hand is
// not known.
func WinOf(d *game.Deal, w *game.Winning) (Win, error) {
	for _, t := range w.Hand.Closed {
		if t == tile.Unknown {
			return Win{}, source.Errorf(source.ImpossibleSituation, "the log does not show the hand of %s",
				game.WindNames[w.Seat])
		}
	}
	win := Win{Hand: w.Hand, Situation: SituationOf(w)}
	win.Liable = liable(d, w)
	if w.From >= 0 {
		win.From = d.Wind(w.From)
	}
	return win, nil
}

// SituationOf returns what the table states of a win: everything except who pays, honba and riichi sticks. Winning on a
// North that is set aside does not count as robbing a kong, as on Tenhou.
func SituationOf(w *game.Winning) Situation {
	s := Situation{
		SelfDrawn: w.From < 0, SeatWind: w.Seat, RoundWind: w.Round,
		Riichi: w.Riichi, Ippatsu: w.Ippatsu && w.Riichi > 0,
		Rinshan: w.Replacement && !w.AfterFlower, Chankan: w.Robbed != meld.NotKong,
		RobbedConcealed: w.Robbed == meld.Concealed,
		LastTile:        w.LastTile, FirstTurn: w.FirstTurn,
		ShotAfterKong: w.ShotKong, Void: w.Void,
		Indicators: seen(w.Indicators), North: w.North,
		Flowers: w.Flowers, FlowerTiles: w.FlowerTiles, LastOfKind: w.LastOfKind,
	}
	if w.Riichi > 0 {
		s.UraIndicators = seen(w.Ura)
	}
	return s
}

// liable returns the wind of the player who may be liable for the win: for a set of dragons or winds before a fourth
// kong before a kong whose replacement won. The scorer knows whether the rules have such a liability.
func liable(d *game.Deal, w *game.Winning) tile.Tile {
	for _, chair := range [...]int{w.Liable, w.LiableKong, w.KongReplaced} {
		if chair >= 0 {
			return d.Wind(chair)
		}
	}
	return tile.None
}

// seen leaves out the unknown tiles.
func seen(tiles []tile.Tile) []tile.Tile {
	if !slices.Contains(tiles, tile.Unknown) {
		return tiles
	}
	var list []tile.Tile
	for _, t := range tiles {
		if t != tile.Unknown {
			list = append(list, t)
		}
	}
	return list
}

// After settles a deal that has ended at the table; nil if it continues, if a hand is not known, or if the rules have
// no settlement.
func (r *Rules) After(s *game.State) *Settlement { return r.after(s, false) }

// after is After; brief is that of Ending.
func (r *Rules) after(s *game.State, brief bool) *Settlement {
	d := s.Deal()
	switch {
	case r.Book != nil && s.Ended():
		return r.Book(s)
	case r.Settle == nil || r.Book != nil:
		return nil
	case s.Phase == game.Won:
		ending := Ending{Kind: EndWins, Honba: d.Repeat, Deposits: s.Deposits, DealerWins: d.Repeat, Brief: brief}
		for _, chair := range s.Winners() {
			table, _ := s.Winning(chair)
			win, err := WinOf(d, &table)
			if err != nil {
				return nil
			}
			ending.Wins = append(ending.Wins, win)
		}
		if r.ScoresLosers {
			ending.Hands = handsOf(s, ending.Wins)
		}
		if settled, err := r.Settle(&ending); err == nil {
			return settled
		}
		return nil
	case s.Last.Kind == game.Exhausted:
		return r.Drawn(s)
	case s.Last.Kind == game.Aborted:
		return &Settlement{Payments: Payments{Players: r.Players}, Deposits: s.Deposits, Honba: d.Repeat + 1,
			DealerStays: true, Aborted: true}
	}
	return nil
}

// handsOf returns the hands of all chairs of a table, those of the winners as they won.
func handsOf(s *game.State, wins []Win) []Win {
	d := s.Deal()
	hands := make([]Win, d.Players)
	for chair := range hands {
		hands[chair].Hand = s.Hand(chair)
		hands[chair].SeatWind, hands[chair].RoundWind = d.Wind(chair), d.Round
		hands[chair].FlowerTiles = s.Flowers(chair)
		hands[chair].Flowers = len(hands[chair].FlowerTiles)
		for i := range wins {
			if wins[i].Seat() == d.Wind(chair) {
				hands[chair] = wins[i]
			}
		}
	}
	return hands
}

// Drawn returns the payments of a deal that ended with an exhausted wall: nagashi mangan if the rules have it, else for
// the ready hands. It is nil if there are none.
func (r *Rules) Drawn(s *game.State) *Settlement {
	_, settled := r.DrawnEnding(s)
	return settled
}

// DrawnEnding returns a deal that ended with an exhausted wall in the form that the rules settle, and the settlement:
// who was ready, and who made nagashi mangan if Kind is EndNagashi. The settlement is nil if the rules do not settle
// such a deal.
func (r *Rules) DrawnEnding(s *game.State) (*Ending, *Settlement) {
	if r.Settle == nil || r.Book != nil {
		return nil, nil
	}
	d := s.Deal()
	ending := Ending{Kind: EndExhausted, Honba: d.Repeat, Deposits: s.Deposits}
	for chair := range d.Players {
		if h := s.Hand(chair); len(h.Closed)%3 == 1 && r.Forms.IsReady(&h) {
			ending.Ready = append(ending.Ready, d.Wind(chair))
		}
		if isNagashi(s, chair) {
			ending.Nagashi = append(ending.Nagashi, d.Wind(chair))
		}
	}
	if len(ending.Nagashi) > 0 {
		nagashi := ending
		nagashi.Kind = EndNagashi
		if settled, err := r.Settle(&nagashi); err == nil {
			return &nagashi, settled
		}
	}
	settled, err := r.Settle(&ending)
	if err != nil {
		return &ending, nil
	}
	return &ending, settled
}

// isNagashi reports whether a chair discarded only terminals and honours, none of them claimed.
func isNagashi(s *game.State, chair int) bool {
	for _, d := range s.River(chair) {
		if d.ClaimedBy >= 0 || !d.Tile.IsHonour() && !d.Tile.IsTerminal() {
			return false
		}
	}
	return true
}

// ByChair returns payments by chair.
func (p *Payments) ByChair(d *game.Deal) []int {
	list := make([]int, d.Players)
	for seat, n := range p.Seats[:min(d.Players, len(p.Seats))] {
		list[(d.Dealer()+seat)%d.Players] = n
	}
	return list
}
