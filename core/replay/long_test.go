package replay

import (
	"math"
	"runtime"
	"strings"
	"testing"

	"tehai/core/rules/catalog"
	"tehai/core/work"
)

// longTexts are texts of one repeated line or paragraph, chosen to cost the reader the most for their length.
var longTexts = []struct{ name, unit string }{
	{"one paragraph", "E 1 0 4 "},
	{"newlines", "\n"},
	{"a game on each line", "E 1 0 4\n"},
	{"a paragraph for each game", "E 1 0 4\n\n"},
	{"games that look for their players", "E 1 0 0\n\n"},
	{"annotations", "(x) "},
	{"comments", "[] (x)\n\n"},
	{"tags", "Tag: x\n"},
	{"faulty tags", "Deposits: x\n\n"},
	{"words", "a "},
	{"lines left out", ":\n"},
}

// readLong reads a text of repeated units of about the given size in bytes.
func readLong(unit string, size int) {
	_, _ = Read(strings.Repeat(unit, size/len(unit)), catalog.For)
}

// allocated returns how many bytes f allocates.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestLongTextsAreLinear bounds allocation by the length of the text, and allows twice as much for twice the length;
// steps that allocate nothing are bounded by the counts below.
func TestLongTextsAreLinear(t *testing.T) {
	const size, each = 1 << 18, 160
	for _, row := range longTexts {
		one := allocated(func() { readLong(row.unit, size) })
		two := allocated(func() { readLong(row.unit, 2*size) })
		if one > size*each || two > one*5/2+1<<16 {
			t.Errorf("%s: %d bytes for %d, %d for %d", row.name, one, size, two, 2*size)
		}
	}
}

// TestCommentsOnAStepAreLinear attaches more and more comments to one step, through one label and through a label that
// is repeated there.
func TestCommentsOnAStepAreLinear(t *testing.T) {
	game := "E 1 0 4\n" + strings.Repeat("? ", 60) + "\n1.?,1m "
	for _, text := range []func(n int) string{
		func(n int) string { return game + "(x)" + strings.Repeat("\n\n(x) y", n) },
		func(n int) string { return game + strings.Repeat("(x) ", n) + "\n\n(x) y" },
	} {
		of := func(n int) uint64 { return allocated(func() { _, _ = Read(text(n), catalog.For) }) }
		if one, two := of(5000), of(10_000); two > one*5/2 {
			t.Errorf("%.200s…: %d bytes, %d for twice as many", text(2), one, two)
		}
	}
	r, err := Read(game+"(x) (x)\n\n(x) y\n\n(x) z", catalog.For)
	if err != nil || r.Deals[0].Comments[2] != "y\nz" {
		t.Errorf("%v: %v, want each comment once", err, r.Deals[0].Comments)
	}
}

// TestLongTextsAreCounted checks that the counted work matches the cost of each part of a text.
func TestLongTextsAreCounted(t *testing.T) {
	const times = 1000
	game := "E 1 0 4\n" + strings.Repeat("? ", 60) + "\n1.?,1m (x)\n\n"
	for _, row := range []struct {
		before, piece string
		least         int // units
	}{
		{"", "A: \n", 8},
		{"", ". ", 3},
		{"Players: ", "a,", 1},
		{"Scores: ", "1,", 1},
		{"Options: ", "a,", 5},
		{"a ", "%41%41%41%41%41%41%41%41%41%41%41%41%41%41%41%41", 1},
		{"", strings.Repeat(" ", 128), 1},
		{"", "Rules: riichi-x\n\nRules: riichi-y\n\n", 2 * workOfRules},
		{game, "(x) 2.1t\n\n", 14},
		{game, "(x) Branch: 9m\n\n", 60},
	} {
		reading := work.InSlices(func() { _, _ = Read(row.before+strings.Repeat(row.piece, times), catalog.For) })
		if reading.Next(math.MaxInt); reading.Done() < times*row.least {
			t.Errorf("%q: %d units, want at least %d", row.piece, reading.Done()/times, row.least)
		}
	}
}

// TestPlayersAreLookedForOnce counts the paragraphs that are searched after games without a number of players.
func TestPlayersAreLookedForOnce(t *testing.T) {
	all, _ := paragraphs(strings.Repeat("E 1 0 0\n\n", 100) + "Players: A, B, C\n\n" + strings.Repeat("E 1 0 0\n\n", 100))
	var named namedPlayers
	looks := 0
	for i := range all {
		if i == 100 {
			continue // the tag itself
		}
		from := named.from
		if got, want := named.after(all, i), map[bool]int{true: 3}[i < 100]; got != want {
			t.Fatalf("game %d has %d players, want %d", i, got, want)
		}
		if named.from != from || i == 0 {
			looks += named.at - i
		}
	}
	if looks > len(all) {
		t.Errorf("%d paragraphs were looked at, there are %d", looks, len(all))
	}
}

// BenchmarkLongText reads a text of 1 MB.
func BenchmarkLongText(b *testing.B) {
	for _, row := range longTexts {
		b.Run(row.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				readLong(row.unit, 1<<20)
			}
		})
	}
}

// TestGamesWithoutADealCount reads games that cannot be dealt. They must count towards the limit of deals, or a text of
// such games would take time without bound.
func TestGamesWithoutADealCount(t *testing.T) {
	games := strings.Repeat("E 1 0 4\n\n", MaxDeals)
	if _, err := Read(games, catalog.For); err == nil || !strings.HasPrefix(err.Error(), "line 1, column 8: ") {
		t.Errorf("%d games: %v, want what is wrong with the first", MaxDeals, err)
	}
	if _, err := Read(games+"E 1 0 4", catalog.For); err == nil || err.Error() != "want at most 2000 games, found more" {
		t.Errorf("one more: %v", err)
	}
}
