package worth

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tehai/core/chance"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// tableFor returns a table for a hand under riichi-tenhou, with every tile unseen that is not in the hand.
func tableFor(t *testing.T, h *hand.Hand, draws int) *Table {
	t.Helper()
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	situation := rules.Situation{SeatWind: tile.South, RoundWind: tile.East}
	open, err := chance.NewScorer(r, situation)
	if err != nil {
		t.Fatal(err)
	}
	situation.Riichi = 1
	closed, err := chance.NewScorer(r, situation)
	if err != nil {
		t.Fatal(err)
	}
	table := &Table{Reach: Reach, Most: Most, Draws: draws, Simples: true, Closed: closed, Open: open}
	for k := range table.Left {
		table.Left[k], table.Discards[k] = 4, 1
	}
	for k, n := range h.AllCounts() {
		table.Left[k] -= n
	}
	for _, k := range []tile.Tile{tile.East, tile.South, tile.White, tile.Green, tile.Red} {
		table.Worth[k.Index()] = 1
	}
	return table
}

func handOf(t *testing.T, text string, melds ...[]string) hand.Hand {
	t.Helper()
	h := hand.Hand{Win: -1}
	suit := byte(0)
	for i := len(text) - 1; i >= 0; i-- {
		if text[i] > '9' {
			suit = text[i]
			continue
		}
		h.Closed = append(h.Closed, parse(t, string([]byte{text[i], suit})))
	}
	for _, words := range melds {
		var tiles []tile.Tile
		for _, word := range words {
			tiles = append(tiles, parse(t, word))
		}
		m, err := meld.New(tiles, meld.NotKong, 0, meld.Left)
		if err != nil {
			t.Fatal(err)
		}
		h.Melds = append(h.Melds, m)
	}
	return h
}

func parse(t *testing.T, word string) tile.Tile {
	t.Helper()
	one, err := tile.Parse(word)
	if err != nil {
		t.Fatal(err)
	}
	return one
}

func pointsOf(t *testing.T, table *Table, h *hand.Hand) Points {
	t.Helper()
	if n := len(h.Closed) + 3*len(h.Melds); n != 13 {
		t.Fatalf("%v: want 13 tiles, found %d", h.Closed, n)
	}
	points, ok := table.Of(h)
	if !ok {
		t.Fatalf("%v has no points", h.Closed)
	}
	return points
}

// TestReady computes the points of a ready hand by hand: one draw, of 123 unseen tiles eight win.
func TestReady(t *testing.T) {
	h := handOf(t, "234567m23488p67s")
	table := tableFor(t, &h, 2)
	table.Sticks = 500
	points := pointsOf(t, table, &h)
	// by 5s and 8s: riichi, pinfu, simples, and menzen tsumo
	const drawn, taken = 5200, 3900
	rate := 8.0 / 123
	one := rate*(drawn*riichiGain+500) + 3*rate*riichiTaken*(taken*riichiGain+500)
	stays := 1 - rate - 3*rate*riichiTaken
	for draws, want := range []float64{0, one, one + stays*one} {
		if math.Abs(float64(points[draws])-want) > want*0.02+1e-6 {
			t.Errorf("%d draws: %.1f points, want %.1f", draws, points[draws], want)
		}
	}
	table = tableFor(t, &h, 2)
	table.River = 1 << tile.Bamboo5.Index()
	if furiten := pointsOf(t, table, &h); furiten[1] >= points[1]/2 {
		t.Errorf("furiten: %.1f points of %.1f", furiten[1], points[1])
	}
	table = tableFor(t, &h, 2)
	table.Ends[1], table.Ends[2] = 1, 1
	if ended := pointsOf(t, table, &h); ended[2] != 0 {
		t.Errorf("a deal that has ended brings %.1f points", ended[2])
	}
}

// TestValue counts wins by another value than their points: of both kinds, and then of own draws only.
func TestValue(t *testing.T) {
	for _, h := range []hand.Hand{
		handOf(t, "234567m23488p67s"), handOf(t, "234567m88p67s", []string{"2p", "3p", "4p"}),
	} {
		plain := pointsOf(t, tableFor(t, &h, 3), &h)
		table := tableFor(t, &h, 3)
		table.Value = func(points float64, _ bool) float64 { return 2 * points }
		if twice := pointsOf(t, table, &h); math.Abs(float64(twice[3]-2*plain[3])) > 1e-2*float64(plain[3]) {
			t.Errorf("%v: %.1f points, of twice the value %.1f", h.Closed, plain[3], twice[3])
		}
		table = tableFor(t, &h, 1)
		table.Value = func(points float64, drawn bool) float64 {
			if drawn {
				return 1000
			}
			return 0
		}
		if drawn := pointsOf(t, table, &h); math.Abs(float64(drawn[1])-1000*8/table.unseen) > 1 {
			t.Errorf("%v: %.1f points by own draws, want %.1f", h.Closed, drawn[1], 1000*8/table.unseen)
		}
	}
}

// TestClaims checks what claims are worth: a pair of a dragon gains by them, and a hand without a yaku gains nothing.
func TestClaims(t *testing.T) {
	tests := []struct {
		name  string
		hand  hand.Hand
		gains bool
	}{
		{"dragons", handOf(t, "23467m119p55z", []string{"2s", "3s", "4s"}), true},
		{"2 to 8", handOf(t, "2346788m55p5s", []string{"2s", "3s", "4s"}), true},
		{"no yaku", handOf(t, "12346m11p99p5s", []string{"7s", "8s", "9s"}), false},
		{"closed", handOf(t, "234678m2256p557z"), true},
		{"2 to 8 after the discard of a 1", handOf(t, "1234m567p34778s4z"), true},
	}
	for _, test := range tests {
		table := tableFor(t, &test.hand, 10)
		with := pointsOf(t, table, &test.hand)[10]
		table = tableFor(t, &test.hand, 10)
		table.Discards = [tile.Kinds]float64{}
		without := pointsOf(t, table, &test.hand)[10]
		if gains := with > without*1.05; gains != test.gains {
			t.Errorf("%s: %.1f points with claims, %.1f without", test.name, with, without)
		}
	}
}

// TestNoYaku asks what a hand that wins without a yaku counts where sticks lie on the table: nothing.
func TestNoYaku(t *testing.T) {
	h := handOf(t, "12345m99p", []string{"7s", "8s", "9s"}, []string{"1s", "2s", "3s"})
	table := tableFor(t, &h, 10)
	table.Sticks = 1000
	if points := pointsOf(t, table, &h); points[10] != 0 {
		t.Errorf("a hand without a yaku: %.1f points", points[10])
	}
}

// TestFolds lets hands end by folding: all of them, and half of them in the first round.
func TestFolds(t *testing.T) {
	h := handOf(t, "23467m1123p55s55z")
	stays := pointsOf(t, tableFor(t, &h, 8), &h)[8]
	table := tableFor(t, &h, 8)
	table.Folds[8] = 0.5
	if half := pointsOf(t, table, &h)[8]; math.Abs(float64(half/stays)-0.5) > 1e-6 {
		t.Errorf("half of the hands fold: %.1f points, none %.1f", half, stays)
	}
	table = tableFor(t, &h, 8)
	for draws := range table.Folds {
		table.Folds[draws] = 1
	}
	if none := pointsOf(t, table, &h)[8]; none != 0 {
		t.Errorf("all hands fold: %.1f points", none)
	}
}

// TestReadyKong computes the points of a ready hand with a concealed kong, which declares riichi.
func TestReadyKong(t *testing.T) {
	h := handOf(t, "23488p67s234m")
	kong, err := meld.New(slices.Repeat([]tile.Tile{tile.North}, 4), meld.Concealed, -1, meld.Unsaid)
	if err != nil {
		t.Fatal(err)
	}
	h.Melds = []meld.Meld{kong}
	table := tableFor(t, &h, 1)
	points, ok := table.Of(&h)
	// riichi with 20 fu, 32 for the kong, and 10 for a discard or 2 for a draw: 70 fu with one han, 60 with menzen tsumo
	const drawn, taken = 4000, 2300
	rate := 8.0 / table.unseen
	if want := riichiGain * rate * (drawn + 3*riichiTaken*taken); !ok || math.Abs(float64(points[1])-want) > want*0.01 {
		t.Errorf("%.1f points, want %.1f", points[1], want)
	}
}

// TestMirror turns the ranks of hands with a dragon round: they win as often. A tile that two sequences need is better
// claimed for the lower one, then for the higher one.
func TestMirror(t *testing.T) {
	mirrored := func(k int) int {
		if k >= tile.East.Index() {
			return k
		}
		return k - k%9 + 8 - k%9
	}
	for _, test := range []struct{ hand, mirror, gone string }{
		{"3467m22678p1s", "3467m88432p9s", "2m"},
		{"1245m2256p23s", "9865m8854p87s", "6m"},
	} {
		dragons := []string{"5z", "5z", "5z"}
		h, turned := handOf(t, test.hand, dragons), handOf(t, test.mirror, dragons)
		table := tableFor(t, &h, 8)
		table.Left[parse(t, test.gone).Index()] = 0
		other := tableFor(t, &turned, 8)
		for k := range table.Left {
			other.Left[mirrored(k)] = table.Left[k]
		}
		table.Value = func(float64, bool) float64 { return 1000 }
		other.Value = table.Value
		points, reverse := pointsOf(t, table, &h), pointsOf(t, other, &turned)
		for draws := range points {
			if x, y := float64(points[draws]), float64(reverse[draws]); math.Abs(x-y) > 1e-4*x {
				t.Errorf("%s with %d draws: %.3f points, %s %.3f", test.hand, draws, x, test.mirror, y)
			}
		}
	}
}

// TestMostWins leaves only tiles that win: a round brings no more than mostWins of the average win.
func TestMostWins(t *testing.T) {
	h := handOf(t, "234567m23488p67s")
	table := tableFor(t, &h, 1)
	for k := range table.Left {
		if k != parse(t, "5s").Index() && k != parse(t, "8s").Index() {
			table.Left[k] = 0
		}
	}
	const drawn, taken = 5200 * riichiGain, 3900 * riichiGain
	want := mostWins * (drawn + 3*riichiTaken*taken) / (1 + 3*riichiTaken)
	if points := pointsOf(t, table, &h); math.Abs(float64(points[1])-want) > want*0.02 {
		t.Errorf("%.1f points, want %.1f", points[1], want)
	}
}

// TestPays compares what a ready hand is paid with the scores of its complete hands: each has the red fives that the
// hand has, and no more.
func TestPays(t *testing.T) {
	for _, text := range []string{"2305p234m234678s", "40556p234m23455s", "055m2234p234678s", "12305m05p234678s"} {
		h := handOf(t, text)
		table := tableFor(t, &h, 8)
		p := table.plan(&h)
		draws := table.Rule.Draws(&p.closed, &p.left)
		if draws.Shanten != 0 {
			t.Fatalf("%s is not ready", text)
		}
		for k := range draws.Tiles.All() {
			complete := hand.Hand{Closed: append(slices.Clone(h.Closed), tile.Of(k)), Win: len(h.Closed)}
			for _, drawn := range []bool{false, true} {
				if got, want := p.pays(k, drawn), score(table.Closed, &complete, drawn); got != want {
					t.Errorf("%s and %v, drawn %v: %.0f points, want %.0f", text, tile.Of(k), drawn, got, want)
				}
			}
		}
	}
}

// TestOrder checks that more draws, a red five, and a nearer hand are worth more.
func TestOrder(t *testing.T) {
	h := handOf(t, "234567m2345p678s")
	red := handOf(t, "234067m2345p678s")
	far := handOf(t, "23456m2345p67s15z")
	points := pointsOf(t, tableFor(t, &h, 12), &h)
	for draws := 1; draws <= 12; draws++ {
		if points[draws] <= points[draws-1] {
			t.Errorf("%d draws: %.1f points, with one fewer %.1f", draws, points[draws], points[draws-1])
		}
	}
	if more := pointsOf(t, tableFor(t, &red, 12), &red); more[12] <= points[12] {
		t.Errorf("a red five: %.1f points, a plain one %.1f", more[12], points[12])
	}
	if less := pointsOf(t, tableFor(t, &far, 12), &far); less[12] >= points[12] || less[12] == 0 {
		t.Errorf("two from ready: %.1f points, ready %.1f", less[12], points[12])
	}
	distant := handOf(t, "159m159p159s1234z")
	if _, ok := tableFor(t, &distant, 12).Of(&distant); ok {
		t.Error("a hand further from ready than Reach has points")
	}
}

// TestImproving compares hands that may improve with the same hands otherwise. With two draws there is no time for it.
// With three the difference is computed from the points of the hands that each draw leads to, which have two draws.
// Of each kind that improves the hand several copies are left, then one.
func TestImproving(t *testing.T) {
	for _, text := range []string{"123456m11357p57s", "22334456m1146s5z", "13m123456p24s557z", "23m123456p268s55z"} {
		for _, copies := range []uint8{4, 1} {
			h := handOf(t, text)
			counts := h.AllCounts()
			table := tableFor(t, &h, 3)
			accepted := table.Rule.Draws(&counts, &table.Left).Tiles
			for k := range table.Left {
				if !accepted.Has(k) {
					table.Left[k] = min(table.Left[k], copies)
				}
			}
			plain := pointsOf(t, table, &h)
			better, ok := table.Improving(&h)
			if !ok {
				t.Fatalf("%s has no points", text)
			}
			if better[1] != plain[1] || better[2] != plain[2] {
				t.Errorf("%s: with one and two draws %v, without improving %v", text, better[1:3], plain[1:3])
			}
			want := float64(plain[3]) + improvement(t, table, &h, accepted, plain[2])
			if got := float64(better[3]); math.Abs(got-want) > 0.01 || got <= float64(plain[3]) {
				t.Errorf("%s: %.3f points with three draws, want %.3f; without improving %.3f", text, got, want, plain[3])
			}
		}
	}
	for _, text := range []string{"234567m2345p678s", "23456m2345p67s15z"} { // ready, and two from it
		h := handOf(t, text)
		table := tableFor(t, &h, 12)
		if better, ok := table.Improving(&h); !ok || better != pointsOf(t, table, &h) {
			t.Errorf("%s improves", text)
		}
	}
}

// improvement returns the points that a hand one from ready gains if the first of its three draws may be one that is
// not accepted; stay are its points with two draws.
func improvement(t *testing.T, table *Table, h *hand.Hand, accepted shanten.Tiles, stay float32) (points float64) {
	t.Helper()
	north := tile.North.Index()
	for k, left := range table.Left {
		if accepted.Has(k) || left == 0 {
			continue
		}
		drawn := append(slices.Clone(h.Closed), tile.Of(k))
		most := stay
		for i, discard := range drawn {
			after := hand.Hand{Closed: slices.Delete(slices.Clone(drawn), i, i+1), Win: -1}
			then := tableFor(t, h, 2)
			then.Left = table.Left
			then.Left[k]--
			then.Left[north]++ // as many unseen tiles
			held := after.AllCounts()
			if then.Rule.Draws(&held, &then.Left).Shanten == 1 && discard.Index() != north {
				most = max(most, pointsOf(t, then, &after)[2])
			}
		}
		points += float64(left) / float64(table.Left.Total()) * float64(most-stay)
	}
	return points
}

// TestNear lists the kinds at most two ranks away, of the same suit.
func TestNear(t *testing.T) {
	for text, want := range map[string]string{
		"9m": "789m", "1p": "123p", "5s": "34567s", "8m": "6789m", "4z": "4z",
	} {
		h, kinds := handOf(t, text), handOf(t, want)
		listed := shanten.Tiles(0)
		for _, k := range kinds.Closed {
			listed |= 1 << k.Index()
		}
		if got := tableFor(t, &h, 3).plan(&h).near(); got != listed {
			t.Errorf("near %s: %v, want %s", text, got, want)
		}
	}
}

// TestTooManyHands fills a table: no hand has points then, whether or not it was begun before.
func TestTooManyHands(t *testing.T) {
	h := handOf(t, "123456m11357p57s")
	table := tableFor(t, &h, 3)
	table.start()
	table.list = make([]Points, table.Most+1)
	for range 2 {
		if _, ok := table.Improving(&h); ok {
			t.Error("a hand has points in a full table")
		}
		if _, ok := table.Of(&h); ok {
			t.Error("a hand that does not improve has points in a full table")
		}
	}
}

// TestImprovingTogether asks for the hands after several discards in two orders: the draw that one keeps, and the
// copies left then, must not change another.
func TestImprovingTogether(t *testing.T) {
	h := handOf(t, "111m6678p223666s1z")
	var after []hand.Hand
	for _, k := range []string{"1z", "6p", "3s", "2s"} {
		one := parse(t, k)
		at := slices.Index(h.Closed, one)
		after = append(after, hand.Hand{Closed: slices.Delete(slices.Clone(h.Closed), at, at+1), Win: -1})
	}
	forward, backward := tableFor(t, &h, 14), tableFor(t, &h, 14)
	first := make([]Points, len(after))
	for i := range after {
		first[i], _ = forward.Improving(&after[i])
	}
	for i := len(after) - 1; i >= 0; i-- {
		if points, ok := backward.Improving(&after[i]); !ok || points != first[i] {
			t.Errorf("hand %d: %v, in the other order %v", i, points[14], first[i][14])
		}
	}
}

// TestOneTable values hands with the same table in two orders: what is stored of one must not change another.
func TestOneTable(t *testing.T) {
	hands := []hand.Hand{
		handOf(t, "23467m1123p5s555z"), handOf(t, "23467m1123p5s", []string{"5z", "5z", "5z"}),
		handOf(t, "23467m11p5s55z", []string{"1p", "2p", "3p"}), handOf(t, "23467m2355p5556s"), handOf(t, "23467m2305p5556s"),
		handOf(t, "23467m11p", []string{"5z", "5z", "5z"}, []string{"2s", "3s", "4s"}),
		handOf(t, "23467m11p", []string{"5z", "5z", "5z"}, []string{"2z", "2z", "2z"}),
	}
	alone := make([]Points, len(hands))
	for i := range hands {
		if alone[i] = pointsOf(t, tableFor(t, &hands[0], 8), &hands[i]); alone[i][8] == 0 {
			t.Errorf("hand %d has no points", i)
		}
	}
	forward, backward := tableFor(t, &hands[0], 8), tableFor(t, &hands[0], 8)
	for i := range hands {
		back := len(hands) - 1 - i
		if got := pointsOf(t, forward, &hands[i]); got != alone[i] {
			t.Errorf("hand %d: %v, alone %v", i, got, alone[i])
		}
		if got := pointsOf(t, backward, &hands[back]); got != alone[back] {
			t.Errorf("hand %d, backwards: %v, alone %v", back, got, alone[back])
		}
	}
}

// TestFollowedFar follows a hand three from ready: of the discards after its first draw only those that accept nearly
// the most, which takes far fewer hands than those that accept half as much.
func TestFollowedFar(t *testing.T) {
	h := handOf(t, "11358m2246p3357s")
	table := tableFor(t, &h, 10)
	table.Reach, table.Most = 3, 1_000_000
	points, ok := table.Of(&h)
	if n := len(table.list); !ok || points[10] <= 0 || n > 2000 {
		t.Errorf("%d hands followed, %.1f points, %t", n, points[10], ok)
	}
}

// TestFollowed lists the discards that are followed, and the others that keep the shanten. Followed are those that
// accept at least half as many tiles as the best one, from Reach on nine tenths. The comment of each row has what the
// discards accept, in the same order.
func TestFollowed(t *testing.T) {
	for _, test := range []struct {
		hand             string
		limit            int8
		followed, others string
	}{
		{"445556m789p13s355z", Reach - 1, "5m 6m 3z", "4m"},           // 11, 8, 16; 7
		{"2556m12333789p9s3z", Reach, "2m 3z", "5m 6m 9s"},            // 36, 40; 34, 32, 32
		{"111222789m237p35s", Reach - 1, "1m 2m 7p 3s 5s", "2p 3p"},   // 12, 12, 24, 14, 14; 10, 10
		{"134789m1234689p4s", Reach, "1m 4m 4s", "3m 1p 4p 6p 8p 9p"}, // 40, 36, 40; 17, 27, 27, 27, 24, 34
	} {
		h := handOf(t, test.hand)
		p := tableFor(t, &h, 3).plan(&h)
		p.best(test.limit)
		for words, want := range map[string]bool{test.followed: true, test.others: false} {
			for _, word := range strings.Fields(words) {
				if _, got := p.at[p.key-unit(parse(t, word).Index())]; got != want {
					t.Errorf("%s: the discard of %s is followed: %t", test.hand, word, got)
				}
			}
		}
	}
}
