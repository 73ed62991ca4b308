package api

import "testing"

// TestSichuanCalls asks for calls under rules with a void suit: no chow, no meld of the void suit, and after a pung a
// void tile goes first.
func TestSichuanCalls(t *testing.T) {
	for _, row := range []struct {
		hand, tile, void, want string
	}{
		{"2346m234678p999p", "9p", "s", "pung 0 6m, kong 0"},
		{"2346m23478p999p1s", "9p", "s", "pung 0 1s, kong 1"},
		{"23468m234789p11s", "1s", "s", ""},
		{"23468m234789p11s", "1s", "m", "pung 4 2m"},
		{"23468m234789p11s", "5m", "s", ""},        // no chow
		{"44p35p567s [111s] [222m]", "4p", "", ""}, // no suit would be left to be without
		{"2346m2344p33s [111s]", "4p", "", "pung 3 2m"},
	} {
		request := CallsRequest{Hand: row.hand, Tile: row.tile, From: "left", Ruleset: "sichuan-sbr", Void: row.void}
		list, err := Calls(request)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		got := ""
		for i, one := range list {
			if i > 0 {
				got += ", "
			}
			got += one.Meld.Kind + " " + string(rune('0'+one.Shanten))
			if len(one.Discards) > 0 {
				got += " " + one.Discards[0].Tile
			}
		}
		if got != row.want {
			t.Errorf("%s, %s on %s: %q, want %q", row.hand, row.void, row.tile, got, row.want)
		}
	}
	wrong := CallsRequest{Hand: "1234m", Tile: "1m", From: "left", Ruleset: "sichuan-sbr", Void: "q"}
	if _, err := Calls(wrong); err == nil {
		t.Error("a void suit q is read")
	}
}
