package audit_test

import (
	"testing"

	"tehai/core/audit"
	"tehai/core/replay/logtest"
	"tehai/core/rules/catalog"
)

// TestOtherFamily scores wins of riichi by rules that are not of riichi: there is no result, nor an error.
func TestOtherFamily(t *testing.T) {
	for seed := range uint64(20) {
		d := logtest.Played(t, "riichi-tenhou", 4, seed)
		if wins, err := audit.Wins(d, nil); err != nil || len(wins) == 0 {
			continue // a deal without a win
		}
		for _, id := range []string{"mcr", "hongkong", "sichuan-sbr"} {
			r, _, err := catalog.For(id, 4, nil)
			if err != nil {
				t.Fatal(err)
			}
			if wins, err := audit.Wins(d, r); wins != nil || err != nil {
				t.Errorf("seed %d by %s: %+v, %v", seed, id, wins, err)
			}
		}
		return
	}
	t.Error("no deal has a win")
}
