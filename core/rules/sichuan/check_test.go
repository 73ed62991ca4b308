package sichuan

import (
	"slices"
	"testing"

	"tehai/core/rules"
	"tehai/core/tile"
)

// TestPigs has two pigs pay the players who are still in and are no pigs, and not each other.
func TestPigs(t *testing.T) {
	r := &settings{pig: "16"}
	at := [players]standing{{in: true, pig: true}, {in: true, pig: true}, {in: true}, {}}
	list := r.checked(7, &at)
	pays := func(of tile.Tile, seats ...int) rules.Transfer {
		return rules.Transfer{Step: 7, Kind: rules.PaidPig, Of: of, Detail: "pig",
			Payments: rules.Payments{Players: players, Seats: [players]int(seats)}}
	}
	want := []rules.Transfer{pays(tile.East, -16, 0, 16, 0), pays(tile.South, 0, -16, 16, 0)}
	if !slices.Equal(list, want) {
		t.Errorf("paid %+v, want %+v", list, want)
	}
}
