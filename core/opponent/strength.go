package opponent

import (
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
)

// A style is what distinguishes a strength from the others.
type style struct {
	of        Strength
	deep      bool    // follows every draw, and computes expected points
	weighs    bool    // weighs the value of its hand against the cost of dealing in, if a rival threatens
	folds     int8    // the shanten from which on it folds against a riichi
	points    bool    // claims and discards by expected points where they are known
	hunger    float64 // how much more readily than by the fitted table it calls
	restraint float64 // how much less readily if a rival threatens and the hand would not be ready
	kongs     bool    // declares kongs
	claimCost float64 // if only the shape is known, by how much a claim must improve the hand
}

// styles has a row for each strength, chosen by the games of the soak. The average places there, East rounds under
// riichi-tenhou, with 95 % intervals (plain discards by acceptance alone), before careful played by points:
//
//	one of each         careful 2.331 ±0.035, steady 2.426 ±0.037, fast 2.526 ±0.040, plain 2.716 ±0.040 (4,000 games)
//	against three plain careful 2.165 ±0.064, steady 2.257 ±0.067, fast 2.333 ±0.076
//	                    (1,000 each; plain 2.612, 2.581, 2.556)
//	two and two         careful 2.460 ±0.037 to steady 2.540 (1,300), careful 2.373 ±0.038 to fast 2.627 (1,000),
//	                    steady 2.438 ±0.029 to fast 2.562 (2,000)
//
// Two and two in the arena of .ci/measure, careful by points has 2.473 ±0.026 to 2.527 without (2,400): it wins 21.6 %
// of the deals to 20.8 and deals in in 11.7 % to 13.1. With three players, claims by points lost places and discards by
// points won none (480 games each), so careful plays by points only with four. With the last deal
// played for places, and riichi decided for the discard by points, it has 2.470 ±0.028 to 2.530 without on
// the walls by which it was chosen (600), and 2.489 ±0.030 on others (600). Two and two against @kobalab/majiang-ai it
// has 2.429 ±0.031 (1,800): it wins 22.2 % of the deals to 20.4, and deals in in 11.4 % to 13.9. Counting less for a
// win and more for the weighed score it had 2.439 ±0.032 (1,920; 21.7 % and 11.3 %); before it followed the draws of
// hands three from ready and counted what quiet discards cost 2.465 ±0.028 (2,040), and 2.475 ±0.044 (1,020) before a
// hand one from ready could improve. Before it counted what a win saves it had 2.463 ±0.035 (1,500, most on other
// walls; 2.483 on the same ones), and 2.476 ±0.043 (900) before riichi and late claims were decided by playing on in
// both ways.
var styles = [...]style{
	{of: Fast, folds: 4, hunger: 0.5, kongs: true, claimCost: 0.5},
	{of: Steady, weighs: true, folds: 2, hunger: -1, claimCost: 3},
	{of: Careful, deep: true, weighs: true, folds: never, points: true, restraint: 1, kongs: true, claimCost: 1.5},
}

func styleOf(s Strength) *style {
	for i := range styles {
		if styles[i].of == s {
			return &styles[i]
		}
	}
	return &style{}
}

// never is a greater shanten than any hand has.
const never = 99

// rows returns the discards in the order of the strength; weighed are those in the weighed order, which is reused if
// the strength plays by it.
func (p *player) rows(weighed []advice.Row) []advice.Row {
	if len(weighed) == 0 {
		weighed = p.view.Discards(advice.Weighed)
	}
	style := p.style
	switch {
	case style.points:
		return p.view.ByPoints(weighed, p.rules)
	case len(weighed) == 0 || !p.view.Pressed():
	case riichi(p.view) && nearest(weighed) >= style.folds:
		return p.view.Discards(advice.Fold)
	case !style.weighs:
		return p.view.Discards(advice.Push)
	}
	return weighed
}

// riichi reports whether a rival is in riichi.
func riichi(v *advice.View) bool {
	for i := range v.Rivals {
		if v.Rivals[i].Riichi {
			return true
		}
	}
	return false
}

// nearest is the shanten that the best discard leaves.
func nearest(rows []advice.Row) int8 {
	least := rows[0].Shanten
	for i := range rows {
		least = min(least, rows[i].Shanten)
	}
	return least
}

// byPoints reports whether the strength plays by points that are known.
func (p *player) byPoints() bool { return p.style.points && p.view.Known() }

// discard makes the first legal discard of the ranking. By points it declares riichi if that discard is worth it.
func (p *player) discard(weighed []advice.Row) Decision {
	rows := p.rows(weighed)
	declares := p.byPoints() && slices.ContainsFunc(p.own, isRiichi) && p.view.Declares(rows, p.rules)
	for i := range rows {
		for j := range p.own {
			switch e := &p.own[j]; {
			case declares && e.Kind == game.Riichi:
				return Decision{Event: *e}
			case !declares && e.Kind == game.Discard && e.Tile == rows[i].Tile:
				return Decision{Event: *e, Reason: rows[i].Reason}
			}
		}
	}
	return p.any()
}

func isRiichi(e game.Event) bool { return e.Kind == game.Riichi }

// any is the last resort: the first legal move.
func (p *player) any() Decision {
	for _, e := range p.own {
		if e.Kind == game.Discard {
			return Decision{Event: e}
		}
	}
	return Decision{Event: p.own[0]}
}

// appetite is above 0 for a claim that the strength makes.
func (p *player) appetite(c *advice.Choice) float64 {
	style := p.style
	score := c.Score + style.hunger
	if p.view.Pressed() && c.Row.Shanten > 0 {
		score -= style.restraint
	}
	return score
}
