package advice_test

import (
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// A problem is a hand, the situation, and the right discard with the reason.
type problem struct {
	hand       string
	seat       tile.Tile // the round is East's
	indicators string
	seen       string
	river      string
	want       string // the first discard, or any of several
	because    string
}

// problems are common discard problems as in books: the answer follows from counting, or from a rule that is taught
// everywhere.
var problems = []problem{
	// Only one discard keeps the shanten.
	{hand: "23m456p678s1357p55s", want: "1p",
		because: "357p waits for 4p and 6p with 23m already there; every other discard leaves ready"},
	{hand: "112m345p678p234s56s", want: "2m", because: "the pair 11m and 56s make it ready for 4s and 7s"},
	{hand: "12m456p99p345s4678s", want: "4s", because: "12m waits for 3m with 345s 678s made"},
	{hand: "1119m234p567p45s77z", want: "9m", because: "all else is in a set, the pair or the wait 45s"},
	{hand: "1m9m1p9p1s9s12345z67z5m", want: "5m", because: "thirteen orphans: the only tile that is none"},
	{hand: "345m345p34s6778s22m", want: "7s", because: "34s and 678s: two-sided, ready for 2s and 5s"},
	{hand: "123m123p12s789s44z9p", want: "9p", because: "12s waits for 3s"},
	{hand: "567m123p99p2s3s4s6s8s1m", want: "1m", because: "68s waits for 7s"},
	{hand: "4m5m6m6m7p8p9p2s3s4s6s6s8s8s", want: "6m", because: "66s and 88s wait for each other"},
	// Equal acceptance: the isolated tile is discarded.
	{hand: "2457m3406p2359s55z", want: "9s", because: "it touches nothing"},
	{hand: "12357m2346p3577s7z", want: "7z", because: "a lone dragon against shapes"},
	{hand: "1234m567p88s3467s2z", seat: tile.East, want: "2z",
		because: "the guest wind; 1m makes a 1234m that waits for a pair"},
	{hand: "77z234m567p3468s19m", want: "9m 1m", because: "outside everything"},
	{hand: "3445m678p34577s19p", want: "1p", because: "it touches nothing"},
	{hand: "5m6m7m8m3p4p5p2s3s4s7s7s8s1z", seat: tile.South, want: "1z", because: "a lone wind beside five blocks"},
	{hand: "2357m1357p2468s11z", want: "1p", because: "357p and 1p: the end of the row of gaps"},
	// Three pairs and a two-sided shape: break a pair, the outermost if they are equal.
	{hand: "22m55m345678p34s77s", want: "2m 5m 7s", because: "two pairs and 34s accept more than three pairs"},
	// Four in a row and a pair elsewhere: discard an end.
	{hand: "1234567m234p99s57s", want: "1m 7m", because: "ready for 6s either way; an end of the seven goes"},
	// Seven pairs: wait for the tile that others are most likely to discard.
	{hand: "1199m2288p3366s7z4z", seat: tile.East, seen: "77z", want: "7z",
		because: "of 7z one copy is left, of 4z three"},
	{hand: "234m234p23s68s99m57s", want: "8s 5s",
		because: "23s two-sided for the same sequence in three suits, 567s made"},

	// Our own problems.
	{hand: "34m67p345s678s22m1z4z", seat: tile.East, want: "4z",
		because: "the guest wind before the own one, which is the round's too"},
	{hand: "34m67p345s678s22m4z3z", seat: tile.West, want: "4z", because: "the guest wind before the own one"},
	{hand: "34m67p345s678s22m9p1s", seat: tile.South, indicators: "8p", want: "1s", because: "9p is the dora"},
	{hand: "340m678p234s567s5m9s", want: "9s", because: "55m and a red five beside 34m stay"},
	{hand: "055m234p567p678s34s", want: "5m", because: "ready for 2s and 5s with a pair of fives, the red one in it"},
	{hand: "23467p55s678s1z [345m]", seat: tile.East, want: "1z",
		because: "an open hand of 2 to 8 has its yaku without it"},
	{hand: "34p67s55m12m234s [678p]", want: "1m", because: "an open hand of 2 to 8 has its yaku without 12m"},
	{hand: "234m345p45s22p3z [777z]", seat: tile.South, want: "3z", because: "ready for 3s and 6s with the dragons"},
	{hand: "1z1z234m567p34s667s9m", seat: tile.East, want: "9m", because: "the pair of the double wind stays"},
	{hand: "234m567p45s99p3457s", river: "3s", want: "7s 4s 5s 3s", because: "ready either way"},
}

// TestProblems solves each of them with every detail that a request can state.
func TestProblems(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	for _, p := range problems {
		q := ask(t, p.hand, true)
		for _, list := range []string{p.seen, p.indicators} {
			for _, seen := range tilesOf(t, list) {
				q.Left[seen.Index()]--
			}
		}
		for _, thrown := range tilesOf(t, p.river) {
			q.River |= 1 << thrown.Index()
		}
		situation := rules.Situation{SeatWind: p.seat, RoundWind: tile.East, Indicators: tilesOf(t, p.indicators)}
		var err error
		if q.Traits, q.Scorer, err = advice.Under(set.Plain(), situation, &q.Hand); err != nil {
			t.Fatal(err)
		}
		rows := advice.Rank(q)
		if len(rows) == 0 {
			t.Errorf("%s has %d closed tiles", p.hand, len(q.Hand.Closed))
			continue
		}
		found := false
		for _, want := range tilesOf(t, p.want) {
			found = found || rows[0].Tile == want
		}
		if !found {
			t.Errorf("%s: %s (%s), want %s: %s\n%s", p.hand, rows[0].Tile, reasonText(rows[0].Reason), p.want, p.because,
				spell(rows))
		}
		if rows[0].Reason.ID == "" && len(rows) > 1 {
			t.Errorf("%s: no reason", p.hand)
		}
	}
}

// TestPairsOfWinds discards a pair of the guest wind before a pair of the own wind.
func TestPairsOfWinds(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	q := ask(t, "13579m1357p7s22z44z", true)
	var err error
	situation := rules.Situation{SeatWind: tile.South, RoundWind: tile.East}
	if q.Traits, q.Scorer, err = advice.Under(set.Plain(), situation, &q.Hand); err != nil {
		t.Fatal(err)
	}
	rows := advice.Rank(q)
	at := func(kind tile.Tile) int {
		return slices.IndexFunc(rows, func(row advice.Row) bool { return row.Tile == kind })
	}
	if at(tile.North) > at(tile.South) {
		t.Errorf("the own wind is discarded before the guest wind:\n%s", spell(rows))
	}
}

func tilesOf(t *testing.T, text string) []tile.Tile {
	t.Helper()
	if text == "" {
		return nil
	}
	parsed, err := notation.Parse(text, "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	return parsed.Hand.Closed
}
