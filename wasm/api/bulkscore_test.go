package api

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

func scoreRows(n int) *ScoreRows {
	bytes := func(each int) []byte { return make([]byte, n*each) }
	return &ScoreRows{
		Tiles: bytes(RowTiles), Win: bytes(1), Melds: bytes(RowMelds), Winds: bytes(RowWinds),
		Indicators: bytes(RowIndicators), UraIndicators: bytes(RowIndicators),
		Flags: make([]uint16, n), Counters: make([]uint16, n*RowCounters),
		Status: bytes(1), Yakuman: bytes(1), Limit: bytes(1), Dora: bytes(RowDora),
		Han: make([]uint16, n), Fu: make([]uint16, n), Yaku: make([]uint32, n*RowYaku),
		Points: make([]float64, n), Payments: make([]float64, n*RowPayments),
	}
}

// A rowWin is a random win, mostly complete and mostly possible, as a request and as a row.
type rowWin struct {
	hand      hand.Hand
	situation Situation
}

func randomTile(d *rand.Rand) tile.Tile {
	if d.IntN(8) == 0 {
		return tile.Of(27 + d.IntN(7))
	}
	return tile.Of(d.IntN(tile.Kinds))
}

func randomWin(d *rand.Rand) rowWin {
	for {
		w := rowWin{hand: randomHand(d)}
		if w.hand.Check() == nil {
			w.situation = randomSituation(d, &w.hand)
			return w
		}
	}
}

func randomHand(d *rand.Rand) (h hand.Hand) {
	base := tile.Of(9 * d.IntN(3))
	suit := d.IntN(3) == 0
	pick := func() tile.Tile {
		if suit {
			return base + tile.Tile(d.IntN(9))
		}
		return randomTile(d)
	}
	red := func(t tile.Tile) tile.Tile {
		if r := t.RedFive(); r != tile.None && d.IntN(6) == 0 {
			return r
		}
		return t
	}
	if d.IntN(12) == 0 {
		for len(h.Closed) < 14 {
			t := pick()
			h.Closed = append(h.Closed, red(t), t)
		}
	}
	called := d.IntN(3)
	for range 4 {
		if len(h.Closed) == 14 {
			break
		}
		t := pick()
		tiles := []tile.Tile{red(t), t, t}
		kong, side := meld.NotKong, meld.Side(d.IntN(4))
		switch third := t + 2; {
		case third.Suit() == t.Suit() && !t.IsHonour() && d.IntN(3) > 0:
			tiles, side = []tile.Tile{red(t), red(t + 1), red(t + 2)}, meld.Side(d.IntN(2))
		case called > 0 && d.IntN(3) == 0:
			tiles, kong = append(tiles, t), meld.Kong(1+d.IntN(3))
		}
		if kong == meld.NotKong && d.IntN(3) >= called {
			h.Closed = append(h.Closed, tiles...)
			continue
		}
		// Text cannot state a side without a called tile, or the side of a concealed kong.
		at := -1
		if kong == meld.Concealed || side == meld.Unsaid {
			side = meld.Unsaid
		} else {
			at = d.IntN(3)
		}
		if kong == meld.Added && side == meld.Unsaid {
			kong = meld.Claimed
		}
		m, err := meld.New(tiles, kong, at, side)
		if err != nil {
			panic(err)
		}
		h.Melds = append(h.Melds, m)
	}
	if len(h.Closed) < 14 {
		t := pick()
		h.Closed = append(h.Closed, t, red(t))
	}
	if d.IntN(20) == 0 {
		h.Closed[d.IntN(len(h.Closed))] = randomTile(d) // hardly ever complete
	}
	if d.IntN(40) == 0 {
		h.Closed = h.Closed[1:]
	}
	h.Win = d.IntN(len(h.Closed))
	return h
}

func randomSituation(d *rand.Rand, h *hand.Hand) (s Situation) {
	once := func(n int) bool { return d.IntN(n) == 0 }
	wind := func() string { return winds[d.IntN(4)].word }
	s = Situation{
		SelfDrawn: once(2), Ippatsu: once(12), Rinshan: once(16), Chankan: once(24), LastTile: once(12), FirstTurn: once(30),
	}
	if h.IsClosed() && once(2) || once(30) {
		s.Riichi = 1 + d.IntN(2)
	}
	if !once(8) {
		s.SeatWind, s.RoundWind = wind(), wind()
	}
	if !s.SelfDrawn && !once(3) {
		s.From = wind()
	}
	if len(h.Melds) > 0 && once(8) {
		s.Liable = wind()
	}
	for range d.IntN(4) {
		s.Indicators = append(s.Indicators, randomTile(d).String())
	}
	if s.Riichi > 0 {
		for range d.IntN(3) {
			s.UraIndicators = append(s.UraIndicators, randomTile(d).String())
		}
	}
	if once(3) {
		s.Honba, s.Deposits = d.IntN(4), d.IntN(4)
	}
	if once(40) {
		s.North = d.IntN(3)
	}
	if s.Chankan && once(3) {
		s.Robbed = robbable[1]
	}
	return s
}

// put writes the win into row i.
func (w *rowWin) put(rows *ScoreRows, i int) {
	// The winning tile by its name; for a five, the row names the last closed one.
	for j, t := range w.hand.Closed {
		rows.Tiles[i*RowTiles+j] = byte(t)
	}
	rows.Win[i] = byte(w.hand.WinTile())
	for j, m := range w.hand.Melds {
		place := rows.Melds[i*RowMelds+j*rowMeld:][:rowMeld]
		for k, t := range m.Tiles() {
			place[k] = byte(t)
		}
		place[4] = byte(m.Kong) + 4*byte(m.From)
	}
	s := &w.situation
	for bit, is := range []bool{
		s.SelfDrawn, s.Riichi == 1, s.Riichi == 2, s.Ippatsu, s.Rinshan, s.Chankan, s.LastTile, s.FirstTurn,
		s.Robbed == robbable[1],
	} {
		if is {
			rows.Flags[i] |= 1 << bit
		}
	}
	for j, word := range []string{s.SeatWind, s.RoundWind, s.From, s.Liable} {
		if t, _ := readWind("", word); t != tile.None {
			rows.Winds[i*RowWinds+j] = byte(t - tile.East + 1)
		}
	}
	for j, word := range s.Indicators {
		rows.Indicators[i*RowIndicators+j] = byte(tile.MustParse(word))
	}
	for j, word := range s.UraIndicators {
		rows.UraIndicators[i*RowIndicators+j] = byte(tile.MustParse(word))
	}
	copy(rows.Counters[i*RowCounters:], []uint16{uint16(s.Honba), uint16(s.Deposits), uint16(s.North)})
}

// A rowAnswer is what a single call and a row must agree on.
type rowAnswer struct {
	Status            string
	Yaku              []string // each dora as often as its han
	Han, Fu, Yakuman  int
	Limit             string
	Points            int
	E, S, W, N, Other int
}

func (rows *ScoreRows) answer(i int, v *BulkScoreValue) rowAnswer {
	p := rows.Payments[i*RowPayments:]
	a := rowAnswer{
		Status: v.Statuses[rows.Status[i]], Limit: v.Limits[rows.Limit[i]],
		Han: int(rows.Han[i]), Fu: int(rows.Fu[i]), Yakuman: int(rows.Yakuman[i]), Points: int(rows.Points[i]),
		E: int(p[0]), S: int(p[1]), W: int(p[2]), N: int(p[3]), Other: int(p[4]),
	}
	for j, id := range v.YakuIDs {
		if rows.Yaku[i*RowYaku+j/32]>>(j%32)&1 == 1 {
			a.Yaku = append(a.Yaku, id)
		}
	}
	for j, id := range rules.DoraIDs {
		for range rows.Dora[i*RowDora+j] {
			a.Yaku = append(a.Yaku, id)
		}
	}
	return a
}

func singleAnswer(t *testing.T, request ScoreRequest) rowAnswer {
	score, err := ScoreHand(request)
	if err != nil {
		e, ok := errors.AsType[*source.Error](err)
		if !ok {
			t.Fatal(err)
		}
		return rowAnswer{Status: string(e.Code)}
	}
	card, won := score.(RiichiScore)
	if !won {
		return rowAnswer{Status: "no-win"}
	}
	a := rowAnswer{
		Status: "win", Han: card.Han, Fu: card.Fu, Yakuman: card.Yakuman, Limit: card.Limit, Points: card.Points,
		E: card.Payments.E, S: card.Payments.S, W: card.Payments.W,
	}
	if card.Payments.N != nil {
		a.N = *card.Payments.N
	}
	if card.Payments.Unknown != nil {
		a.Other = *card.Payments.Unknown
	}
	for _, y := range card.Yaku {
		times := 1
		if slices.Contains(rules.DoraIDs[:], y.ID) {
			times = y.Han
		}
		a.Yaku = append(a.Yaku, slices.Repeat([]string{y.ID}, times)...)
	}
	return a
}

// TestBulkScore compares every number of a row with the card of a single call, for random hands under several rules,
// and the refusals.
func TestBulkScore(t *testing.T) {
	d := rand.New(rand.NewPCG(31, 6))
	asked := []BulkScoreRequest{
		{Ruleset: "riichi-tenhou"},
		{Ruleset: "riichi-ema"},
		{Ruleset: "riichi-mahjong-soul-3p"},
		{Ruleset: "riichi-tenhou", Options: map[string]any{"aotenjou": true}},
		{Ruleset: "riichi-mahjong-soul", Options: map[string]any{"renhou": "mangan", "localYaku": []string{"sanrenkou"}}},
	}
	seen := map[string]int{}
	n := bulkHands / len(asked)
	for _, request := range asked {
		scorer, err := NewBulkScorer(request)
		if err != nil {
			t.Fatal(err)
		}
		value, rows, wins := scorer.Value(), scoreRows(n), make([]rowWin, n)
		for i := range wins {
			wins[i] = randomWin(d)
			wins[i].put(rows, i)
		}
		scorer.Score(rows)
		for i := range wins {
			w := &wins[i]
			text, err := notation.Normal(notation.Parsed{Hand: w.hand})
			if err != nil {
				t.Fatal(err)
			}
			single := ScoreRequest{Hand: text, Ruleset: request.Ruleset, Options: request.Options, Situation: w.situation}
			want := singleAnswer(t, single)
			if got := rows.answer(i, &value); !reflect.DeepEqual(got, want) {
				t.Fatalf("%s %v, %+v:\n%+v, score has\n%+v", text, request, w.situation, got, want)
			}
			seen[want.Status]++
			for _, id := range want.Yaku {
				seen[id]++
			}
		}
	}
	for _, what := range []string{"no-win", "impossible-situation", "wrong-tile-count", "ura-dora", "red-dora"} {
		if seen[what] == 0 || seen["win"] < bulkHands/4 {
			t.Errorf("%v, want wins, losses and refusals of every sort, %s", seen, what)
		}
	}
	t.Logf("%d rows: %v", n*len(asked), seen)
}

// TestBulkScoreRow has one row after the other with a single fault: its status is that fault, and its neighbours are
// unchanged.
func TestBulkScoreRow(t *testing.T) {
	scorer, err := NewBulkScorer(BulkScoreRequest{Ruleset: "riichi-tenhou"})
	if err != nil {
		t.Fatal(err)
	}
	value := scorer.Value()
	won := rowWin{situation: Situation{Riichi: 1, From: "S", Indicators: []string{"4p"}}}
	parsed, err := notation.Parse("123m406p789s1155z+5z", "")
	if err != nil {
		t.Fatal(err)
	}
	won.hand = parsed.Hand
	for _, row := range []struct {
		name, want string
		change     func(*ScoreRows)
	}{
		{"nothing", "win", func(*ScoreRows) {}},
		{"no tiles", "wrong-tile-count", func(r *ScoreRows) { clear(r.Tiles[RowTiles : 2*RowTiles]); r.Win[1] = 0 }},
		{"one tile less", "wrong-tile-count", func(r *ScoreRows) { r.Tiles[RowTiles] = 0 }},
		{"a tile of 38", "bad-tile", func(r *ScoreRows) { r.Tiles[RowTiles] = 38 }},
		{"a tile of 255", "bad-tile", func(r *ScoreRows) { r.Tiles[RowTiles] = 255 }},
		{"five of a kind", "too-many-copies", func(r *ScoreRows) { copy(r.Tiles[RowTiles:], []byte{1, 1, 1, 1, 1}) }},
		{"not complete", "no-win", func(r *ScoreRows) { r.Tiles[RowTiles] = 9 }},
		{"another winning tile", "win-not-in-hand", func(r *ScoreRows) { r.Win[1] = 34 }},
		{"a winning tile of 255", "bad-tile", func(r *ScoreRows) { r.Win[1] = 255 }},
		{"a plain five where the red one is held", "win", func(r *ScoreRows) { r.Win[1] = 14 }},
		{"a meld that is none", "bad-meld", func(r *ScoreRows) { copy(r.Melds[RowMelds:], []byte{1, 2, 4}) }},
		{"a meld of nothing", "bad-meld", func(r *ScoreRows) { r.Melds[RowMelds+4] = 1 }},
		{"a meld made in no way", "bad-meld", func(r *ScoreRows) { copy(r.Melds[RowMelds:], []byte{31, 31, 31, 0, 255}) }},
		{"a meld of tiles of 255", "bad-tile", func(r *ScoreRows) { copy(r.Melds[RowMelds:], []byte{255, 255, 255, 0, 0}) }},
		{"a meld too many", "wrong-tile-count", func(r *ScoreRows) { copy(r.Melds[RowMelds:], []byte{31, 31, 31, 0, 0}) }},
		{"a wind of 5", "bad-type", func(r *ScoreRows) { r.Winds[RowWinds] = 5 }},
		{"no such flag", "bad-type", func(r *ScoreRows) { r.Flags[1] |= rowFlags }},
		{"all flags", "bad-type", func(r *ScoreRows) { r.Flags[1] = 65535 }},
		{"1001 honba", "bad-type", func(r *ScoreRows) { r.Counters[RowCounters] = 1001 }},
		{"65535 deposits", "bad-type", func(r *ScoreRows) { r.Counters[RowCounters+1] = 65535 }},
		{"five Norths", "bad-type", func(r *ScoreRows) { r.Counters[RowCounters+2] = 5 }},
		{"a North where four play", "impossible-situation", func(r *ScoreRows) { r.Counters[RowCounters+2] = 1 }},
		{"an indicator of 255", "bad-tile", func(r *ScoreRows) { r.Indicators[2*RowIndicators-1] = 255 }},
		{"an ura indicator of 38", "bad-tile", func(r *ScoreRows) { r.UraIndicators[RowIndicators] = 38 }},
		{"the discarder is the winner", "impossible-situation", func(r *ScoreRows) { r.Winds[RowWinds+2] = 1 }},
	} {
		rows := scoreRows(3)
		for i := range 3 {
			won.put(rows, i)
		}
		row.change(rows)
		scorer.Score(rows)
		want := rows.answer(0, &value)
		if want.Status != "win" || want.Points != 12000 || !reflect.DeepEqual(rows.answer(2, &value), want) {
			t.Errorf("%s: the rows next to it are %+v and %+v", row.name, want, rows.answer(2, &value))
		}
		switch {
		case row.want != "win":
			want = rowAnswer{Status: row.want}
		case rows.Win[1] != rows.Win[0]:
			want.Fu += 10 // another wait
		}
		if got := rows.answer(1, &value); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", row.name, got, want)
		}
	}
}

// TestBulkScoreHostile checks that any bytes get an answer, which does not depend on other rows.
func TestBulkScoreHostile(t *testing.T) {
	d := rand.New(rand.NewPCG(255, 0))
	scorer, err := NewBulkScorer(BulkScoreRequest{Ruleset: "riichi-mahjong-soul-3p"})
	if err != nil {
		t.Fatal(err)
	}
	value := scorer.Value()
	scorer.Score(scoreRows(0))
	const n = 20_000
	rows := scoreRows(n)
	for _, column := range [][]byte{
		rows.Tiles, rows.Win, rows.Melds, rows.Winds, rows.Indicators, rows.UraIndicators,
		rows.Status, rows.Yakuman, rows.Limit, rows.Dora,
	} {
		for i := range column {
			if column[i] = byte(d.IntN(5)); d.IntN(30) == 0 {
				column[i] = byte(d.IntN(256))
			}
		}
	}
	for i := range rows.Flags {
		rows.Flags[i] = uint16(d.IntN(1 << 10))
		rows.Points[i] = -1
	}
	scorer.Score(rows)
	for i := range n {
		one := scoreRows(1)
		copy(one.Tiles, rows.Tiles[i*RowTiles:])
		copy(one.Melds, rows.Melds[i*RowMelds:])
		copy(one.Winds, rows.Winds[i*RowWinds:])
		copy(one.Indicators, rows.Indicators[i*RowIndicators:])
		copy(one.UraIndicators, rows.UraIndicators[i*RowIndicators:])
		one.Win[0], one.Flags[0] = rows.Win[i], rows.Flags[i]
		scorer.Score(one)
		got, want := rows.answer(i, &value), one.answer(0, &value)
		if !reflect.DeepEqual(got, want) || got.Status == "internal" {
			t.Fatalf("row %d is %+v, alone %+v", i, got, want)
		}
		if got.Status != "win" && !reflect.DeepEqual(got, rowAnswer{Status: got.Status}) {
			t.Fatalf("row %d does not win and holds %+v", i, got)
		}
	}
}

func TestBulkScoreRefuses(t *testing.T) {
	for _, row := range []struct {
		request BulkScoreRequest
		want    source.Code
	}{
		{BulkScoreRequest{Ruleset: "classical"}, source.UnknownRuleset},
		{BulkScoreRequest{Ruleset: "riichi"}, source.UnknownRuleset},
		{BulkScoreRequest{Ruleset: "riichi-tenhou", Options: map[string]any{"none": true}}, source.UnknownOption},
	} {
		if _, err := NewBulkScorer(row.request); err == nil {
			t.Errorf("%v is taken", row.request)
		} else if e, ok := errors.AsType[*source.Error](err); !ok || e.Code != row.want {
			t.Errorf("%v: %v, want %s", row.request, err, row.want)
		}
	}
}

// TestBulkScoreAllocates checks that valid rows allocate no memory.
func TestBulkScoreAllocates(t *testing.T) {
	rows, scorer := benchRows(t)
	if n := testing.AllocsPerRun(3, func() { scorer.Score(rows) }); n > 0 {
		t.Errorf("%.0f allocations for %d rows, want none", n, len(rows.Status))
	}
}

func benchRows(tb testing.TB) (*ScoreRows, *BulkScorer) {
	scorer, err := NewBulkScorer(BulkScoreRequest{Ruleset: "riichi-tenhou"})
	if err != nil {
		tb.Fatal(err)
	}
	d := rand.New(rand.NewPCG(1, 1))
	rows, one := scoreRows(1000), scoreRows(1)
	for i := 0; i < len(rows.Status); {
		w := randomWin(d)
		*one = *scoreRows(1)
		w.put(one, 0)
		if scorer.Score(one); one.Status[0] == statusWin {
			w.put(rows, i)
			i++
		}
	}
	return rows, scorer
}

func BenchmarkBulkScore(b *testing.B) {
	rows, scorer := benchRows(b)
	for b.Loop() {
		scorer.Score(rows)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(rows.Status)), "ns/hand")
}
