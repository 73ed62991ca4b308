package classical

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/core/hand"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

var update = flag.Bool("update", false, "write the generated cases anew")

// generated is the project's own list, in the columns of the real cases, so that a fault in points, doubles or limit
// hands shows on any clone. It was written when every real case agreed; -update keeps the hands' order and answers
// anew.
const generated = "generated.tsv"

var generatedColumns = []string{"hand", "seat", "prevailing", "concealed", "win", "decomposition", "points", "doubles",
	"double_detail", "limit", "final", "alt_first_found"}

func TestGeneratedCases(t *testing.T) {
	path := filepath.Join("testdata", generated)
	if *update {
		if err := os.WriteFile(path, []byte(generate(t)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	rows := readTable(t, path)
	if len(rows) < 300 {
		t.Fatalf("%d rows", len(rows))
	}
	seen := map[string]bool{}
	for _, row := range rows {
		checkRow(t, row)
		for _, double := range strings.Split(row["double_detail"], "+") {
			seen[strings.Split(double, "=")[0]] = true
		}
	}
	for _, rule := range slices.Concat(handDoubles, consistency) {
		if !seen[rule.id] {
			t.Errorf("no row has %s", rule.id)
		}
	}
}

// rare are hands that chance hardly ever makes.
var rare = []string{"123456789m222p55z", "123456789s55777z", "234m123456789p66z", "19m19p19s12345677z",
	"1112345678999m5m", "1111222233334444z55z",
	"22233444666888s", "111222333444z77m", "11133377799m555z", "12312312378955m", "55566677z111m234p"}

// generate writes hands of random sets: of all tiles, of one suit, of honours and ends, of simples.
func generate(t *testing.T) string {
	random := rand.New(rand.NewPCG(3, 14))
	families := []func(tile.Tile) bool{
		anyTile,
		func(x tile.Tile) bool { return x.Index() < 9 || x.IsHonour() },
		func(x tile.Tile) bool { return !x.IsSimple() },
		func(x tile.Tile) bool { return x.Index() < 9 },
		func(x tile.Tile) bool { return x.Index() >= 18 && x.Index() < 27 },
		tile.Tile.IsSimple,
		func(x tile.Tile) bool { return x.IsDragon() || x.Index() >= 7 && x.Index() < 12 },
	}
	var b strings.Builder
	b.WriteString("# made by this package's TestGeneratedCases -update; MIT as the project\n" +
		strings.Join(generatedColumns, "\t") + "\n")
	written := map[string]bool{}
	for len(written) < 350 {
		var closed []tile.Tile
		if len(written) < len(rare) {
			closed = tiletest.Tiles(rare[len(written)])
		} else {
			closed = randomWin(random, families[len(written)%len(families)])
		}
		win := rules.Win{Hand: hand.Hand{Closed: closed, Win: len(closed) - 1}}
		text := ""
		for _, x := range closed {
			text += x.String()
		}
		if closed == nil || written[text] {
			continue
		}
		winds := "ESWN"
		seat, round := random.IntN(4), random.IntN(4)
		win.SeatWind, win.RoundWind = tile.East+tile.Tile(seat), tile.East+tile.Tile(round)
		win.Concealed = random.IntN(2) == 0
		got, err := score(win, nil)
		if err != nil || !got.Win {
			continue
		}
		first, err := score(win, option.Values{"first": true})
		if err != nil {
			t.Fatal(err)
		}
		concealed := "no"
		if win.Concealed {
			concealed = "yes"
		}
		orDash := func(text string) string {
			if text == "" {
				return "-"
			}
			return text
		}
		sets := spell(got.Sets)
		if got.Form == hand.Orphans {
			sets = "orphans"
		}
		written[text] = true
		b.WriteString(strings.Join([]string{text, winds[seat : seat+1], winds[round : round+1], concealed, "yes", sets,
			strconv.Itoa(got.Total("points")),
			strconv.Itoa(got.Total("doubles")), orDash(spellDoubles(got.Part(partDoubles))),
			orDash(strings.Join(limitsOf(got), ";")),
			strconv.Itoa(got.Points), strconv.Itoa(first.Points)}, "\t") + "\n")
	}
	return b.String()
}

// randomWin lays four random sets and a pair of kinds that the family holds, no kind more than four times; nil if they
// do not fit.
func randomWin(random *rand.Rand, holds func(tile.Tile) bool) []tile.Tile {
	var used [tile.Kinds]int
	var closed []tile.Tile
	lay := func(first, step, n int) bool {
		for i := range n {
			kind := first + i*step
			if kind >= tile.Kinds || !holds(tile.Of(kind)) || used[kind] == 4 {
				return false
			}
			used[kind]++
			closed = append(closed, tile.Of(kind))
		}
		return true
	}
	var kinds []int
	for kind := range tile.Kinds {
		if holds(tile.Of(kind)) {
			kinds = append(kinds, kind)
		}
	}
	some := func() int { return kinds[random.IntN(len(kinds))] }
	for range 4 {
		first := some()
		ok := false
		switch n := random.IntN(10); {
		case n < 6 && first < 27 && first%9 < 7:
			ok = lay(first, 1, 3)
		case n < 9:
			ok = lay(first, 0, 3)
		default:
			ok = lay(first, 0, 4)
		}
		if !ok {
			return nil
		}
	}
	if !lay(some(), 0, 2) {
		return nil
	}
	return closed
}

// readTable reads rows by column name; lines that begin with # are passed over.
func readTable(t *testing.T, path string) []map[string]string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var columns []string
	var rows []map[string]string
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.TrimRight(line, "\n"), "\t")
		switch {
		case strings.HasPrefix(line, "#"):
		case columns == nil:
			columns = cells
		case len(cells) != len(columns):
			t.Fatalf("%s: %d cells in %q", path, len(cells), line)
		default:
			row := map[string]string{}
			for i, cell := range cells {
				row[columns[i]] = cell
			}
			rows = append(rows, row)
		}
	}
	return rows
}
