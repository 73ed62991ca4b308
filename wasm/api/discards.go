package api

import (
	"slices"

	"tehai/core/advice"
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/wasm/wire"
)

// DiscardTo is the hand after one discard.
type DiscardTo struct {
	Tile    string   `js:"tile" is:"Tile"`
	Shanten int      `js:"shanten"`
	Tiles   []Accept `js:"tiles"`
	Kinds   int      `js:"kinds"`
	Total   int      `js:"total"`
	// for the best discards, if they leave shanten 1: the share of the total after which the wait is two-sided, or on
	// three or more kinds
	Good *float64 `js:"good" is:"?"`
	// copies of draws that improve the hand without lowering the shanten; for the first discards, if the request states
	// rules or a situation
	Improves *int     `js:"improves" is:"?"`
	Danger   *float64 `js:"danger" is:"?"` // how likely it deals in, if the request has rivals
	// how the deal ends after it, for the first discards, if the request has all three rivals of a riichi table
	Odds *Odds `js:"odds" is:"?"`
	// the advantage of the first discard, or the disadvantage of another compared with it
	Reason *DiscardReason `js:"reason" is:"?"`
}

// DiscardReason is why a discard has its place in the order.
type DiscardReason struct {
	ID    string   `js:"id" is:"DiscardReasonId"`
	Tiles []string `js:"tiles" is:"Tile?"` // the tiles that it concerns
	N     *int     `js:"n" is:"?"`         // a number for the sentence
}

// usualRules are those for a situation without a rule set, by players.
var usualRules = map[bool]string{false: "riichi-tenhou", true: "riichi-tenhou-3p"}

// advise makes the analysis follow every draw if the request has a rule set or rivals, or states anything of the
// situation.
func (a *analysis) advise(request *AnalyzeRequest) error {
	a.order = advice.Order(request.Order)
	if a.order == "" {
		a.order = advice.Weighed
	}
	if !slices.Contains(advice.Orders, a.order) {
		return source.Errorf(source.BadType, "order: want weighed, push or fold, found %q", request.Order)
	}
	rivals, err := readRivals(request.Rivals)
	if err != nil {
		return err
	}
	q := &a.question
	*q = advice.Question{Hand: a.hand, Left: a.left, Rule: a.rule}
	for _, t := range a.river {
		q.River |= 1 << t.Index()
	}
	kept, err := readStandard("kept", request.Kept)
	if err != nil {
		return err
	}
	for _, t := range kept {
		q.Kept |= 1 << t.Index()
	}
	situation := rules.Situation{Indicators: a.indicators}
	id := request.Ruleset
	switch said := !wire.IsZero(request.Situation); {
	case id == "" && len(request.Options) == 0 && !said && len(rivals) == 0:
		q.Traits.Yaku, q.Traits.Simples, q.Traits.Reds = true, true, true
		q.Traits.Honours()
		return nil
	case id == "":
		id = usualRules[a.rule.Three]
	}
	r, err := findRules(id, request.Options)
	if err != nil {
		return err
	}
	if situation, err = readSituation(request.Situation, r); err != nil {
		return err
	}
	situation.Indicators = a.indicators
	q.Deep = true
	if q.Traits, q.Scorer, err = advice.Under(r, situation, &a.hand); err != nil {
		return err
	}
	a.situation = situation
	if a.strength, err = readLevel(request.Level); err != nil {
		return err
	}
	for _, r := range rivals {
		a.rivals = append(a.rivals, q.Traits.Rival(r.shown, r.wind, r.called))
	}
	return nil
}

// discards lists the hand after each discard, in the order of the advice: a kind held both plain and red has two rows.
func (a *analysis) discards() []DiscardTo {
	view := advice.View{Question: a.question, Rivals: a.rivals, Situation: a.situation}
	ranked := view.Discards(a.order)
	wire := make([]DiscardTo, 0, len(ranked))
	nearest := int8(shanten.Absent)
	for i := range ranked {
		nearest = min(nearest, ranked[i].Shanten)
	}
	for i := range ranked {
		row := &ranked[i]
		accepts := acceptsOf(row.Tiles, &a.left)
		to := DiscardTo{Tile: row.Tile.String(), Shanten: int(row.Shanten), Tiles: accepts, Kinds: len(accepts),
			Total: int(row.Total)}
		if row.Shanten == nearest {
			if row.Shanten == 1 {
				closed := a.closed
				closed[row.Tile.Index()]--
				to.Good = a.good(&closed)
			}
			if row.Improves >= 0 {
				to.Improves = &row.Improves
			}
		}
		if len(a.rivals) > 0 {
			to.Danger = &rounded([]float64{row.Danger}, 1e6)[0]
		}
		if i < oddsRows && row.Shanten == nearest {
			to.Odds = a.oddsAfter(&view, row)
		}
		to.Reason = reasonOf(&row.Reason)
		wire = append(wire, to)
	}
	return wire
}

// oddsRows is the number of first discards with odds.
const oddsRows = 5

// oddsAfter returns how the deal ends after a discard, including the risk of dealing in with it; nil without a model of
// the other players.
func (a *analysis) oddsAfter(v *advice.View, row *advice.Row) *Odds {
	if !v.HasOdds() || row.Shanten < 0 {
		return nil
	}
	curve := v.CurveAfter(row.Tile)
	return oddsOfRow(v, row, &curve, a.strength)
}

// oddsOfRow returns how the deal ends after a discard that leaves a hand with this curve.
func oddsOfRow(v *advice.View, row *advice.Row, curve *advice.Curve, strength odds.Strength) *Odds {
	o, ok := v.Odds(curve, strength)
	if !ok {
		return nil
	}
	if v.Pressed() && row.Danger > 0 {
		o = o.AfterDiscard(row.Danger, row.Cost/row.Danger)
	}
	return oddsOf(&o)
}

// reasonOf converts a reason; nil if there is no choice.
func reasonOf(r *advice.Reason) *DiscardReason {
	if r.ID == "" {
		return nil
	}
	reason := &DiscardReason{ID: r.ID, Tiles: spellSome(r.Tiles)}
	if r.N != 0 {
		reason.N = &r.N
	}
	return reason
}

// together merges indicators that may be given twice, in the request and in the situation. Each kind counts as often as
// in the list that has more of it.
func together(a, b []tile.Tile) []tile.Tile {
	all := append([]tile.Tile{}, a...)
	var have [tile.Kinds]int
	for _, t := range a {
		have[t.Index()]++
	}
	for _, t := range b {
		if have[t.Index()]--; have[t.Index()] < 0 {
			all = append(all, t)
		}
	}
	return all
}
