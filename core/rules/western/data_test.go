package western

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/tile"
)

// row is a line of a table of hands, by the names of its columns.
type row map[string]string

// rowsOf reads a table beside the checkout; the test is skipped where it is not there.
func rowsOf(t *testing.T, name string) (rows []row) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "shared", "data", name))
	if err != nil {
		t.Skipf("the tables of hands are not next to this checkout: %v", err)
	}
	var names []string
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if names == nil {
			names = cells
			continue
		}
		r := row{}
		for i, name := range names {
			r[name] = cells[i]
		}
		rows = append(rows, r)
	}
	return rows
}

// win reads the hand of a row and how it was won.
func (r row) win(t *testing.T) *rules.Win {
	t.Helper()
	parsed, err := notation.Parse(r["hand"], "mpsz")
	if err != nil {
		t.Fatalf("%s: %v", r["id"], err)
	}
	win := &rules.Win{Hand: parsed.Hand}
	wind := func(word string) tile.Tile { return tile.East + tile.Tile(strings.Index("ESWN", word)) }
	win.RoundWind, win.SeatWind = wind(r["roundWind"]), wind(r["seatWind"])
	win.SelfDrawn = r["selfDrawn"] == "yes"
	win.Rinshan, win.DoubleKong = r["kong"] == "rinshan" || r["kong"] == "double", r["kong"] == "double"
	win.Chankan = r["kong"] == "chankan"
	win.LastTile, win.FirstTurn = r["lastTile"] == "yes", r["firstTurn"] == "yes"
	win.OriginalCall = r["originalCall"] == "yes"
	win.FlowerTiles, win.Flowers = parsed.Flowers, len(parsed.Flowers)
	return win
}

func (r row) number(name string) int {
	n, err := strconv.Atoi(r[name])
	if err != nil {
		return -1
	}
	return n
}

func TestRandomData(t *testing.T) {
	sets := rulesByID()
	for _, r := range rowsOf(t, "western-random.tsv") {
		card, err := sets[r["ruleset"]].Score(r.win(t))
		if err != nil {
			t.Errorf("%s: %v", r["id"], err)
			continue
		}
		special := "-"
		for _, item := range card.Part(partLimit) {
			special = item.ID
		}
		if card.Win != (r["win"] == "yes") || r["total"] != "-" && card.Points != r.number("total") ||
			r["points"] != "-" && (card.Total("points") != r.number("points") || card.Total("doubles") != r.number("doubles")) ||
			(special == "-") != (r["special"] == "-") {
			t.Errorf("%s %s: %s: %v %d×2^%d %s = %d, want %s %s×2^%s %s = %s", r["id"], r["hand"], r["kind"], card.Win,
				card.Total("points"), card.Total("doubles"), special, card.Points, r["win"], r["points"], r["doubles"],
				r["special"], r["total"])
		} else if special != r["special"] {
			t.Logf("%s %s: %s, want %s", r["id"], r["hand"], special, r["special"])
		}
	}
}

func TestCases(t *testing.T) {
	sets := rulesByID()
	for _, r := range rowsOf(t, "western-cases.tsv") {
		win := r.win(t)
		if r["kind"] == "waits" {
			continue
		}
		card, err := sets[r["ruleset"]].Score(win)
		if err != nil {
			t.Errorf("%s: %v", r["id"], err)
			continue
		}
		total := r.number("total")
		if r["ours"] != "yes" {
			total = -1
			if n, _, ok := strings.Cut(r["ours"], " "); ok {
				total, _ = strconv.Atoi(n)
			}
		}
		if card.Win != (r["win"] == "yes") || total >= 0 && card.Points != total ||
			r["ours"] == "yes" && r["points"] != "-" && (card.Total("points") != r.number("points") ||
				card.Total("doubles") != r.number("doubles")) {
			t.Errorf("%s %s %s: %v %d×2^%d %v = %d, want %v", r["id"], r["kind"], r["hand"], card.Win,
				card.Total("points"), card.Total("doubles"), card.Part(partLimit), card.Points, r)
		}
	}
}

// rulesByID are the rules of the presets without a choice.
func rulesByID() map[string]*rules.Rules {
	sets := map[string]*rules.Rules{}
	for _, set := range Family().Sets {
		sets[set.ID] = set.Plain()
	}
	return sets
}
