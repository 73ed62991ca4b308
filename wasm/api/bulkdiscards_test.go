package api

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"tehai/core/tile"
)

func discardRows(n int) *DiscardRows {
	places := n * RowDiscards
	return &DiscardRows{
		Counts: make([]byte, n*tile.Kinds), Rows: make([]byte, n), Tiles: make([]byte, places),
		Totals: make([]byte, places), Shanten: make([]int8, places), Accepts: make([]uint32, 2*places),
	}
}

// A discardAnswer is what a single call and a row must agree on for a kind.
type discardAnswer struct {
	Shanten, Total int
	Tiles          uint64
}

func (rows *DiscardRows) answer(i int) map[string]discardAnswer {
	answers := map[string]discardAnswer{}
	for j := range int(rows.Rows[i]) {
		at := i*RowDiscards + j
		answers[tile.Of(int(rows.Tiles[at])).String()] = discardAnswer{int(rows.Shanten[at]), int(rows.Totals[at]),
			uint64(rows.Accepts[2*at]) | uint64(rows.Accepts[2*at+1])<<32}
	}
	return answers
}

// TestBulkDiscards compares every discard of random hands with those of single calls, with and without tiles visible
// elsewhere.
func TestBulkDiscards(t *testing.T) {
	d := rand.New(rand.NewPCG(14, 34))
	rows, openRows := discardRows(bulkHands), discardRows(bulkHands)
	openRows.Left = make([]byte, bulkHands*tile.Kinds)
	hands, seen := make([]string, bulkHands), make([][]string, bulkHands)
	for i := range hands {
		var text strings.Builder
		counts, left := rows.Counts[i*tile.Kinds:][:tile.Kinds], openRows.Left[i*tile.Kinds:][:tile.Kinds]
		for kind := range left {
			left[kind] = 4
		}
		draw := func() tile.Tile {
			for {
				k := d.IntN(tile.Kinds)
				if i%2 == 0 {
					k %= 18 // nearer to ready
				}
				if left[k] > 0 {
					left[k]--
					return tile.Of(k)
				}
			}
		}
		for range 14 - 3*d.IntN(5) {
			drawn := draw()
			counts[drawn.Index()]++
			text.WriteString(drawn.String())
		}
		for range d.IntN(40) {
			seen[i] = append(seen[i], draw().String())
		}
		hands[i] = text.String()
	}
	copy(openRows.Counts, rows.Counts)
	BulkDiscards(rows)
	BulkDiscards(openRows)
	for i, hand := range hands {
		checkDiscards(t, rows, i, AnalyzeRequest{Hand: hand})
		checkDiscards(t, openRows, i, AnalyzeRequest{Hand: hand, Seen: seen[i]})
	}
}

func checkDiscards(t *testing.T, rows *DiscardRows, i int, request AnalyzeRequest) {
	t.Helper()
	a, err := newAnalysis(&request)
	if err != nil {
		t.Fatal(err)
	}
	if err := a.advise(&request); err != nil {
		t.Fatal(err)
	}
	want := map[string]discardAnswer{}
	for _, row := range a.discards() {
		answer := discardAnswer{Shanten: row.Shanten, Total: row.Total}
		for _, accept := range row.Tiles {
			answer.Tiles |= 1 << tile.MustParse(accept.Tile).Index()
		}
		want[row.Tile] = answer
	}
	if got := rows.answer(i); !reflect.DeepEqual(got, want) {
		t.Fatalf("%+v: %v, analyze has %v", request, got, want)
	}
	for j := 1; j < int(rows.Rows[i]); j++ {
		at := i*RowDiscards + j
		if a, b := rows.Shanten[at-1], rows.Shanten[at]; a > b || a == b && rows.Totals[at-1] < rows.Totals[at] {
			t.Fatalf("%+v: discard %d is better than the one before", request, j)
		}
	}
}

// TestBulkDiscardsBounds checks that hands without discards have NoHand, and that the places after the last discard are
// empty.
func TestBulkDiscardsBounds(t *testing.T) {
	BulkDiscards(discardRows(0))
	counts := func(pairs ...byte) (c tile.Counts) {
		for i := 0; i < len(pairs); i += 2 {
			c[pairs[i]] = pairs[i+1]
		}
		return c
	}
	for _, row := range []struct {
		name   string
		counts tile.Counts
		left   *tile.Counts
		want   byte
	}{
		{"no tiles", counts(), nil, NoHand},
		{"13 tiles", counts(0, 4, 1, 4, 2, 4, 3, 1), nil, NoHand},
		{"14 tiles", counts(0, 4, 1, 4, 2, 4, 3, 2), nil, 4},
		{"17 tiles", counts(0, 4, 1, 4, 2, 4, 3, 4, 4, 1), nil, NoHand},
		{"two tiles", counts(33, 2), nil, 1},
		{"five of a kind", counts(0, 5), nil, NoHand},
		{"255 of a kind", counts(0, 255), nil, NoHand},
		{"none left", counts(33, 2), &tile.Counts{}, 1},
		{"a fifth copy left", counts(33, 2), &tile.Counts{33: 3}, NoHand},
		{"255 left", counts(33, 2), &tile.Counts{0: 255}, NoHand},
	} {
		rows := discardRows(1)
		for i := range rows.Tiles {
			rows.Tiles[i], rows.Shanten[i], rows.Totals[i], rows.Accepts[2*i], rows.Accepts[2*i+1] = 9, 9, 9, 9, 9
		}
		copy(rows.Counts, row.counts[:])
		if row.left != nil {
			rows.Left = row.left[:]
		}
		BulkDiscards(rows)
		if rows.Rows[0] != row.want {
			t.Errorf("%s: %d rows, want %d", row.name, rows.Rows[0], row.want)
		}
		for j := int(row.want) % NoHand; j < RowDiscards; j++ {
			if rows.Tiles[j]|rows.Totals[j] != 0 || rows.Shanten[j] != 0 || rows.Accepts[2*j]|rows.Accepts[2*j+1] != 0 {
				t.Errorf("%s: place %d is not empty", row.name, j)
			}
		}
	}
}

func BenchmarkBulkDiscards(b *testing.B) {
	const n = 1000
	d := rand.New(rand.NewPCG(1, 1))
	rows := discardRows(n)
	for i := range n {
		for drawn := 0; drawn < 14; {
			if at := i*tile.Kinds + d.IntN(tile.Kinds); rows.Counts[at] < 4 {
				rows.Counts[at]++
				drawn++
			}
		}
	}
	for b.Loop() {
		BulkDiscards(rows)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/hand")
}
