package advice

import (
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Lines compares riichi with staying silent for a hand of 3n+1 tiles that is closed, ready and may declare. r are the
// rules of the game, strength is how strong the table is. ok is false where no model was fitted: with other than four
// players, and where the values of hands are unknown.
func (v *View) Lines(r *rules.Rules, strength odds.Strength) (verdict odds.Verdict, ok bool) {
	if len(v.Rivals) != 3 || v.Scorer == nil || !v.Traits.Yaku {
		return verdict, false
	}
	silent := *v
	if silent.Scorer = v.Undeclared(r); silent.Scorer == nil {
		return verdict, false
	}
	with, without, better := v.Curve(), silent.Curve(), 0
	if v.drawsLeft() >= improvingDraws {
		better = v.betterWaits()
	}
	return odds.Weigh(&odds.Choice{
		Declared: with.Win, DeclaredValue: with.Value, Silent: without.Win, SilentValue: without.Value,
		Rivals: v.Shown(), Sticks: v.Situation.Deposits, Honba: v.Situation.Honba, Better: better, Strength: strength,
	}), true
}

// improvingDraws is the least number of own draws with which a silent hand is credited with a better wait: one to
// improve, and some to win.
const improvingDraws = 4

// much is the number of copies by which a better wait must exceed the current one.
const much = 2

// betterWaits counts the unseen copies of tiles that improve the wait of a ready hand of 3n+1 tiles by two copies or
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
