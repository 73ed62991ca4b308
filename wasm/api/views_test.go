package api

import (
	"math"
	"testing"
)

// TestCompareOwnOptions compares rule sets of one family that do not have the same options.
func TestCompareOwnOptions(t *testing.T) {
	for _, hand := range []string{"123m555p777z11z234s+4s", "1112233456s888s+1s"} {
		value, err := Compare(CompareRequest{Hand: hand})
		if err != nil || len(value.Rows) < 20 {
			t.Errorf("%s: %d rows, %v", hand, len(value.Rows), err)
		}
	}
}

// TestChanceVoid wins with no hand that holds a tile of the void suit.
func TestChanceVoid(t *testing.T) {
	win := func(void string) float64 {
		value, err := Chance(ChanceRequest{Hand: "123m456m789m11p23p", Draws: 12, Ruleset: "sichuan-sbr", Stage: "win",
			Situation: Situation{Void: void}})
		if err != nil {
			t.Fatal(err)
		}
		return value.Rows[0].Win[0]
	}
	if free, same, other := win(""), win("s"), win("p"); free != same || other >= free/4 {
		t.Errorf("win %v, without bamboos %v, without circles %v", free, same, other)
	}
}

// TestChanceTiles draws from a wall of the tiles that the rules play with: all 108 tiles but those of the hand.
func TestChanceTiles(t *testing.T) {
	value, err := Chance(ChanceRequest{Hand: "123m456m789m11p23p", Draws: 1, Ruleset: "sichuan-sbr", Stage: "win"})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := value.Rows[0].Win[0], 6.0/(108-13); math.Abs(got-want) > 1e-9 {
		t.Errorf("one draw wins with %v, want %v", got, want)
	}
}
