package advice

import (
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Lines compares riichi with silence for a hand of 3n+1 tiles, closed and ready, that may declare. r are the rules it
// is played by. ok is false where nothing was fitted: with other than four players, and where nobody knows what hands
// are worth.
func (v *View) Lines(r *rules.Rules) (verdict odds.Verdict, ok bool) {
	if len(v.Rivals) != 3 || v.Scorer == nil || !v.Traits.Yaku {
		return verdict, false
	}
	silent := *v
	if silent.Scorer = v.Undeclared(r); silent.Scorer == nil {
		return verdict, false
	}
	with, without := v.Curve(), silent.Curve()
	return odds.Weigh(&odds.Choice{
		Declared: with.Win, DeclaredValue: with.Value, Silent: without.Win, SilentValue: without.Value,
		Rivals: v.Shown(), Sticks: v.Situation.Deposits, Honba: v.Situation.Honba, Better: v.betterWaits(),
	}), true
}

// much is by how many copies a wait is better than another.
const much = 2

// betterWaits counts the unseen copies of tiles that better the wait of a ready hand of 3n+1 tiles by two copies or
// more.
func (v *View) betterWaits() (copies int) {
	counts := v.Hand.Counts()
	now := v.Rule.Draws(&counts, &v.Left)
	var rows shanten.Discards
	for k := range tile.Kinds {
		left := v.Left[k]
		if left == 0 || now.Tiles.Has(k) || counts[k] == 4 {
			continue
		}
		counts[k]++
		unseen := v.Left
		unseen[k]--
		v.Rule.Discards(&counts, &unseen, &rows)
		counts[k]--
		for i := range rows.N {
			if row := &rows.Rows[i]; row.Shanten == 0 && int(row.Total) >= int(now.Total)+much {
				copies += int(left)
				break
			}
		}
	}
	return copies
}
