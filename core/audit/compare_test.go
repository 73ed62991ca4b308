package audit

import (
	"fmt"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/rules"
)

// TestCompare compares logs with a card: every number that differs is listed; values that the log does not state are
// not.
func TestCompare(t *testing.T) {
	card := &rules.Card{Points: 8000, Totals: []rules.Total{{ID: "han", Amount: 4}, {ID: "fu", Amount: 30}}}
	log := replay.Win{Chair: 1, Han: 4, Fu: 30, Points: 8000, Payments: []int{-8000, 8000, 0, 0}}
	for _, row := range []struct {
		name   string
		change func(*replay.Win)
		want   string
	}{
		{"the same", func(*replay.Win) {}, "[]"},
		{"fu", func(w *replay.Win) { w.Fu = 40 }, "[{fu 40 30}]"},
		{"han", func(w *replay.Win) { w.Han = 5 }, "[{han 5 4}]"},
		{"points", func(w *replay.Win) { w.Points = 7700 }, "[{points 7700 8000}]"},
		{"payments", func(w *replay.Win) { w.Payments = []int{-7700, 7700, 0, 0} },
			"[{payments -7700 7700 0 0 -8000 8000 0 0}]"},
		{"nothing stated", func(w *replay.Win) { *w = replay.Win{Chair: 1, Han: -1, Fu: -1, Points: -1} }, "[]"},
		{"a yakuman", func(w *replay.Win) { w.Yakuman = 1 }, "[{yakuman 1 0}]"},
	} {
		logged := log
		row.change(&logged)
		w := Win{Chair: 1, Card: card, Payments: []int{-8000, 8000, 0, 0}}
		w.compare([]replay.Win{{Chair: 2}, logged})
		if got := fmt.Sprint(w.Differences); got != row.want || w.Log == nil || w.Agrees() != (row.want == "[]") {
			t.Errorf("%s: %s, want %s", row.name, got, row.want)
		}
	}
	other := Win{Chair: 3, Card: card}
	if other.compare([]replay.Win{log}); other.Log != nil || other.Agrees() {
		t.Error("a win that the log does not state agrees with it")
	}
}

// TestCompareYakuman compares logs with a yakuman: han that the log states instead differ from it, none do not.
func TestCompareYakuman(t *testing.T) {
	card := &rules.Card{Points: 32000, Totals: []rules.Total{{ID: "yakuman", Amount: 1}}}
	for _, row := range []struct {
		log  replay.Win
		want string
	}{
		{replay.Win{Yakuman: 1, Han: -1, Fu: -1, Points: 32000}, "[]"},
		{replay.Win{Yakuman: 2, Han: -1, Fu: -1, Points: 64000}, "[{yakuman 2 1} {points 64000 32000}]"},
		{replay.Win{Han: 13, Fu: 40, Points: 32000}, "[{yakuman 0 1}]"},
		{replay.Win{Han: -1, Fu: -1, Points: 32000}, "[]"},
		{replay.Win{Han: -1, Fu: -1, Points: 0}, "[{points 0 32000}]"},
	} {
		w := Win{Card: card}
		w.compare([]replay.Win{row.log})
		if got := fmt.Sprint(w.Differences); got != row.want {
			t.Errorf("%+v: %s, want %s", row.log, got, row.want)
		}
	}
}

// TestGeneral spells our yaku as a log does that has one name for a group of them, or for all dora.
func TestGeneral(t *testing.T) {
	ours := []replay.Yaku{{ID: "yakuhai-white", Han: 1}, {ID: "seat-south", Han: 1}, {ID: "round-east", Han: 1},
		{ID: "dora", Han: 2}, {ID: "north-dora", Han: 3}}
	general := []replay.Yaku{{ID: importer.AnyDragon, Han: 1}, {ID: importer.AnySeat, Han: 1},
		{ID: importer.AnyRound, Han: 1}, {ID: "dora", Han: 5}}
	for _, log := range [][]replay.Yaku{ours, general} {
		if our, their, ok := yaku(log, ours); !ok || our != their {
			t.Errorf("spelled %q, in the log %q", our, their)
		}
	}
	ours[4].Han = 2
	if our, their, _ := yaku(general, ours); our == their {
		t.Errorf("four dora are spelled like five: %q", our)
	}
}

// TestUnnamedYaku compares no yaku with a log that names none, or one that has no id here: no difference can be told.
func TestUnnamedYaku(t *testing.T) {
	ours := []replay.Yaku{{ID: "riichi", Han: 1}, {ID: "pinfu", Han: 1}}
	for _, log := range [][]replay.Yaku{nil, {{ID: "riichi", Han: 1}, {Name: "a local yaku", Han: 1}}} {
		if our, their, ok := yaku(log, ours); ok {
			t.Errorf("%v: spelled %q, ours %q", log, their, our)
		}
	}
}

// TestAlike checks that exactly the lists that are alike are spelled the same.
func TestAlike(t *testing.T) {
	ours := []replay.Yaku{{ID: "riichi", Han: 1}, {ID: "dora", Han: 2}}
	for _, row := range []struct {
		log   []replay.Yaku
		alike bool
		same  bool // when spelled
	}{
		{[]replay.Yaku{{ID: "dora", Han: 2}, {ID: "riichi", Han: 1}}, true, true},
		{[]replay.Yaku{{ID: "riichi", Han: 1}, {ID: "dora", Han: 1}, {ID: "dora", Han: 1}}, false, true},
		{[]replay.Yaku{{ID: "riichi", Han: 1}, {ID: "dora", Han: 2}, {ID: "dora", Han: 2}}, false, false},
		{[]replay.Yaku{{ID: "riichi", Han: 1}, {ID: "dora", Han: 2}, {ID: "pinfu", Han: 1}}, false, false},
		{[]replay.Yaku{{ID: "riichi", Han: 1}, {ID: "dora", Han: 3}}, false, false},
		{[]replay.Yaku{{ID: "riichi", Han: 1}}, false, false},
	} {
		our, their, ok := yaku(row.log, ours)
		if got := alike(row.log, ours); got != row.alike || !ok || our == their != row.same {
			t.Errorf("%v: alike %v, spelled %q and %q", row.log, got, our, their)
		}
	}
}
