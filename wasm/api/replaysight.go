package api

import (
	"slices"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// ReplaySightRequest asks what a chair sees of the table after a step of a deal.
type ReplaySightRequest struct {
	ID   string `js:"id"`
	Deal int    `js:"deal"` // from 0
	Step int    `js:"step"` // 0 is the deal
	// the variation along which the steps are counted; 0, the default, is the deal itself
	Branch int `js:"branch" is:"?"`
	Chair  int `js:"chair" in:"0..5"`
}

// ReplaySightValue is what a chair sees, in the form of the requests about hands: analyze, danger, score.
type ReplaySightValue struct {
	// in the normal form: with the drawn tile, or after a win the winning tile
	Hand string `js:"hand"`
	// those laid out, as text to append to the hand if they count; "" for none
	Flowers   string         `js:"flowers"`
	Ruleset   string         `js:"ruleset" is:"RulesetId"` // by which the deal is scored
	Options   map[string]any `js:"options" is:"Options"`   // those that differ from the rule set's own
	Players   int            `js:"players" is:"3 | 4 | 6"`
	Situation Situation      `js:"situation"` // of the win if the chair has won, else what is known so far
	// tiles visible outside the own hand, river and indicators; a claimed discard once
	Seen   []string `js:"seen" is:"Tile"`
	River  []string `js:"river" is:"Tile"` // the own discards, including claimed ones
	Rivals []Rival  `js:"rivals"`          // the others, the next in turn first
	// kinds of the hand that may not be discarded after the claim just made: swap calling
	Kept []string `js:"kept" is:"Tile?"`
}

// ReplaySight returns what a chair sees of the table after a step of a deal.
func ReplaySight(request ReplaySightRequest) (ReplaySightValue, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return ReplaySightValue{}, err
	}
	d, b, err := open.findBranch(request.Deal, request.Branch, request.Step)
	if err != nil {
		return ReplaySightValue{}, err
	}
	d = d.Along(b)
	if most := d.Deal().Players - 1; request.Chair > most {
		return ReplaySightValue{}, outOfRange("chair", most, request.Chair)
	}
	s := d.At(request.Step)
	v := sight{d, d.Deal(), &s, request.Chair}
	value := ReplaySightValue{
		Players: v.setup.Players, Options: optionsOf(d.Ruleset), Ruleset: d.Ruleset.ID,
		Seen: v.seen(), River: []string{}, Rivals: v.rivals(),
	}
	for _, thrown := range v.state.River(request.Chair) {
		value.River = append(value.River, thrown.Tile.String())
	}
	value.Flowers = v.flowers()
	value.Hand, value.Situation, err = v.hand()
	if s.Phase == game.Called && s.Turn == request.Chair && forbidsSwaps(d.Ruleset) {
		melds := s.Melds(request.Chair)
		value.Kept = spellKinds(exchanged(melds[len(melds)-1], s.Closed(request.Chair)))
	}
	return value, err
}

// flowers spells the flowers that count, each by its tile.
func (v *sight) flowers() string {
	text := ""
	for _, t := range v.state.Flowers(v.chair) {
		if t.IsFlower() && v.deal.Ruleset.CountsFlowers {
			text += t.String()
		}
	}
	return text
}

// A sight is what one chair sees of a table.
type sight struct {
	deal  *replay.Deal
	setup *game.Deal
	state *game.State
	chair int
}

// hand returns the hand and its situation.
func (v *sight) hand() (string, Situation, error) {
	s := v.state
	h := s.Hand(v.chair)
	held := rules.Situation{
		SeatWind: v.setup.Wind(v.chair), RoundWind: v.setup.Round, Riichi: s.Riichi(v.chair),
		Indicators: s.Indicators(), Honba: v.setup.Repeat, Deposits: s.Deposits, Void: s.Void(v.chair),
	}
	if table, won, ok := v.win(); ok {
		h = table.Hand
		held = v.winning(&table, won)
	}
	held.North = norths(s.Flowers(v.chair))
	text, err := notation.Normal(notation.Parsed{Hand: h})
	if err != nil {
		return "", Situation{}, source.Errorf(source.UnsupportedTile, "%s", err.Error())
	}
	return text, situationOf(&held), nil
}

// win returns the hand with which the chair has won, or which it has with the tile just drawn; ok is false otherwise.
func (v *sight) win() (table game.Winning, won, ok bool) {
	s := v.state
	if s.HasLeft(v.chair) { // the others play on: the tile drawn or discarded last is not its own
		for _, f := range s.Facts() {
			if f.Kind == game.Win && int(f.Chair) == v.chair {
				return s.Won(&f), true, true
			}
		}
	}
	won = slices.Contains(s.Winners(), v.chair)
	table, ok = s.Winning(v.chair)
	return table, won, ok && (won || table.From < 0)
}

// winning returns the situation of a win, actual or possible: with the honba and sticks paid to this winner.
func (v *sight) winning(table *game.Winning, won bool) rules.Situation {
	d := v.deal
	win, err := rules.WinOf(d.Deal(), table)
	if err != nil {
		win = rules.Win{Situation: rules.SituationOf(table)}
	}
	win.Honba, win.Deposits = table.Honba, table.Deposits
	if !won {
		win.Liable = tile.None
		return win.Situation
	}
	if settled := d.Ruleset.After(v.state); settled != nil {
		for i, chair := range v.state.Winners() {
			if chair == v.chair && i < len(settled.Wins) {
				paidTo(d.Ruleset, &win, settled.Wins[i])
			}
		}
	}
	return win.Situation
}

// paidTo finds the honba and sticks with which a win was paid.
func paidTo(r *rules.Rules, win *rules.Win, card *rules.Card) {
	honba, taken := win.Honba, 0
	for _, n := range card.Payments.Seats {
		taken += n
	}
	win.Deposits = max(0, taken/game.RiichiStick)
	for _, n := range []int{honba, 0} {
		win.Honba = n
		if alone, err := r.Score(win); err == nil && alone.Payments == card.Payments {
			return
		}
	}
	win.Honba = honba
}

// norths counts the Norths that were set aside.
func norths(aside []tile.Tile) int {
	n := 0
	for _, t := range aside {
		if t == tile.North {
			n++
		}
	}
	return n
}

// seen lists the tiles that are visible outside the own hand and the own river.
func (v *sight) seen() []string {
	s := v.state
	list := []string{}
	for chair := range v.setup.Players {
		for _, t := range s.Flowers(chair) {
			if t == tile.North {
				list = append(list, t.String())
			}
		}
		if chair == v.chair {
			continue
		}
		for _, m := range s.Melds(chair) {
			list = append(list, spell(m.Tiles())...)
		}
	}
	elsewhere := []tile.Tile{} // tiles of the list that the hand or the own river has
	for _, d := range s.Discards() {
		switch claimed := int(d.ClaimedBy); {
		case int(d.Chair) != v.chair && claimed < 0:
			list = append(list, d.Tile.String())
		case int(d.Chair) == v.chair && claimed >= 0:
			elsewhere = append(elsewhere, d.Tile)
		}
	}
	// Where a deal goes on after a win, a robbed kong is a pung again: its fourth tile is not in the list.
	if table, won, ok := v.win(); ok && won && table.From >= 0 && (table.Robbed == meld.NotKong || !s.HasLeft(v.chair)) {
		elsewhere = append(elsewhere, table.Hand.WinTile())
	}
	for _, t := range elsewhere {
		if at := slices.Index(list, t.String()); at >= 0 {
			list = slices.Delete(list, at, at+1)
		}
	}
	return list
}

// rivals returns what is visible of the others, the next in turn first.
func (v *sight) rivals() []Rival {
	s := v.state
	list := []Rival{}
	for i := 1; i < v.setup.Players; i++ {
		chair := (v.chair + i) % v.setup.Players
		rival := Rival{Wind: windWord(v.setup.Wind(chair)), River: []RivalRiver{}, Riichi: s.Riichi(chair) > 0,
			HasWon: s.HasLeft(chair)}
		if s.Phase != game.Voiding { // shown once all have chosen
			rival.Void = suitWord(s.Void(chair))
		}
		for _, m := range s.Melds(chair) {
			rival.Melds = append(rival.Melds, meldText(m))
		}
		declared := false
		for _, d := range s.Discards() {
			switch {
			case int(d.Chair) == chair:
				declared = declared || d.Riichi
				rival.River = append(rival.River, RivalRiver{Tile: d.Tile.String(), Drawn: d.Drawn, Riichi: d.Riichi})
			case declared:
				rival.Passed = append(rival.Passed, d.Tile.String())
			}
		}
		list = append(list, rival)
	}
	return list
}

// meldText spells a meld as text.
func meldText(m meld.Meld) string {
	text, err := notation.Normal(notation.Parsed{Hand: hand.Hand{Melds: []meld.Meld{m}, Win: -1}})
	if err != nil {
		return ""
	}
	return text
}
