package odds

import "testing"

// TestPaysOnTable adds sticks and honba to what both lines of a ready hand win.
func TestPaysOnTable(t *testing.T) {
	weigh := func(sticks, honba int) Verdict {
		return Weigh(&Choice{Declared: []float64{.5, .3}, Silent: []float64{.5, .3}, DeclaredValue: 4000, SilentValue: 2000,
			Rivals: make([]Rival, 3), Sticks: sticks, Honba: honba})
	}
	none, some := weigh(0, 0), weigh(2, 1)
	for _, pays := range [][2]float64{{none.Declared.Pays, some.Declared.Pays}, {none.Silent.Pays, some.Silent.Pays}} {
		if !near(pays[1]-pays[0], 2300, 1e-9) {
			t.Errorf("a win pays %.0f with two sticks and a honba on the table, %.0f without", pays[1], pays[0])
		}
	}
}
