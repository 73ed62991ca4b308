package review

import (
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/tile"
)

// TestDealsAgain names the winner by the order of the view, from chair 2: the dealer, chair 3, is next. After a draw
// the dealer deals again who is ready, where the rules say so.
func TestDealsAgain(t *testing.T) {
	deal, chairs := &game.Deal{Players: 4, Number: 4}, []int{2, 3, 0, 1}
	for winner, want := range []bool{false, true, false, false} {
		if got := dealsAgain(deal, chairs, &odds.End{Winner: winner}, true); got != want {
			t.Errorf("winner %d: the dealer deals again: %t, want %t", winner, got, want)
		}
	}
	ready := &odds.End{Winner: -1, Ready: 0b0010}
	others := &odds.End{Winner: -1, Ready: 0b1101}
	if !dealsAgain(deal, chairs, ready, true) || dealsAgain(deal, chairs, others, true) ||
		dealsAgain(deal, chairs, ready, false) {
		t.Error("after a draw: want the dealer to deal again who is ready, where the rules say so")
	}
}

// TestAgain keeps the wait of each chair that did not declare riichi: with the same wait it decides no more.
func TestAgain(t *testing.T) {
	var r reviewer
	one, other := advice.Row{}, advice.Row{}
	one.Tiles, other.Tiles = 1<<3, 1<<4
	for i, c := range []struct {
		chair    int
		row      *advice.Row
		declared bool
		want     bool
	}{
		{1, &one, false, false}, {2, &one, false, false}, {1, &one, false, true}, {2, &one, true, false},
		{1, &other, false, false}, {1, &one, false, false}, {2, &one, false, true},
	} {
		if got := r.again(c.chair, c.row, c.declared); got != c.want {
			t.Errorf("turn %d: chair %d has stayed silent before: %t, want %t", i, c.chair, got, c.want)
		}
	}
}

// TestOutbid says after which moves of chair 1 the decision of another chair about the same tile is unknown.
func TestOutbid(t *testing.T) {
	for _, c := range []struct {
		event game.Event
		want  bool
	}{
		{game.Event{Kind: game.Draw}, false}, {game.Event{Kind: game.Chow}, true}, {game.Event{Kind: game.Pung}, true},
		{game.Event{Kind: game.Kong}, true}, {game.Event{Kind: game.Win}, true},
		{game.Event{Kind: game.Kong, Tile: tile.White}, false}, // an own kong
	} {
		c.event.Chair = 1
		if outbid(nil, c.event, 1) || outbid(nil, c.event, 2) != c.want {
			t.Errorf("after %+v the decision of chair 2 is unknown: %t, want %t", c.event, !c.want, c.want)
		}
	}
}

// TestSameClaim compares claims by their meld: a red five instead of a plain one makes no difference.
func TestSameClaim(t *testing.T) {
	claim := func(kind game.Kind, a, b string) game.Event {
		return game.Event{Chair: 1, Kind: kind, With: [2]tile.Tile{tile.MustParse(a), tile.MustParse(b)}}
	}
	plain := claim(game.Chow, "5p", "6p")
	for _, c := range []struct {
		other game.Event
		want  bool
	}{
		{plain, true}, {claim(game.Chow, "0p", "6p"), true}, {claim(game.Chow, "6p", "7p"), false},
		{claim(game.Chow, "5p", "7p"), false}, {claim(game.Pung, "5p", "6p"), false},
	} {
		if sameClaim(plain, c.other) != c.want || sameClaim(c.other, plain) != c.want {
			t.Errorf("%+v and %+v are the same claim: %t, want %t", plain, c.other, !c.want, c.want)
		}
	}
}
