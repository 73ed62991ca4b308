package mcr

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// rows reads a file of the worked hands beside the project, as rows by column name, and nothing if it is missing.
func rows(t testing.TB, name string) []map[string]string {
	path := filepath.Join("..", "..", "..", "..", "shared", "data", name)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Skipf("the worked hands are not beside this checkout: %v", err)
	}
	var columns []string
	var rows []map[string]string
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.TrimRight(line, "\n"), "\t")
		switch {
		case strings.HasPrefix(line, "#"):
		case columns == nil:
			columns = cells
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

var windOf = map[string]tile.Tile{"": tile.None, "E": tile.East, "S": tile.South, "W": tile.West, "N": tile.North}

func rowWin(t testing.TB, row map[string]string) rules.Win {
	t.Helper()
	win := winOf(t, row["hand"])
	win.RoundWind, win.SeatWind = windOf[row["roundWind"]], windOf[row["seatWind"]]
	win.SelfDrawn, win.LastOfKind, win.LastTile = row["selfDrawn"] == "yes", row["lastOfKind"] == "yes",
		row["lastTile"] == "yes"
	win.Rinshan, win.Chankan = row["kong"] == "rinshan", row["kong"] == "chankan"
	win.Flowers, _ = strconv.Atoi(row["flowers"])
	return win
}

func winOf(t testing.TB, text string) rules.Win {
	t.Helper()
	parsed, err := notation.Parse(text, "mpsz")
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return rules.Win{Hand: parsed.Hand, Situation: rules.Situation{Flowers: len(parsed.Flowers),
		FlowerTiles: parsed.Flowers}}
}

// spell writes fans as the data does.
func spell(list []rules.Item) string {
	words := make([]string, len(list))
	for i, f := range list {
		words[i] = f.ID
		if f.Count > 1 {
			words[i] += "*" + strconv.Itoa(f.Count)
		}
	}
	return strings.Join(words, "+")
}

// TestRandomHands scores the 3,000 hands on which two independent calculators agree: the total, and the fans as one
// of the lists of that total; and that no list is missing.
func TestRandomHands(t *testing.T) {
	ema := newRules(t, "mcr-ema", nil)
	right, first, same, emaRight := 0, 0, 0, 0
	data := rows(t, "mcr-random.tsv")
	for _, row := range data {
		win := rowWin(t, row)
		got, err := score(win, "mcr", option.Values{"minimum": 0})
		if err != nil {
			t.Errorf("%s: %s: %v", row["id"], row["hand"], err)
			continue
		}
		lists := []string{row["fans"]}
		if row["also"] != "-" {
			lists = append(lists, strings.Split(row["also"], "|")...)
		}
		ours := []string{spell(fansOf(got))}
		for _, fans := range got.Also {
			ours = append(ours, spell(fans))
		}
		if strconv.Itoa(got.Points) != row["total"] || !slices.Contains(lists, ours[0]) {
			t.Errorf("%s: %s %v: %d %s, want %s %s", row["id"], row["hand"], win.Situation, got.Points, ours[0], row["total"],
				lists)
			continue
		}
		right++
		if ours[0] == row["fans"] {
			first++
		}
		slices.Sort(lists)
		slices.Sort(ours)
		if slices.Equal(lists, ours) {
			same++
		} else {
			t.Logf("%s: %s: lists\n%s, data has\n%s", row["id"], row["hand"], strings.Join(ours, "\n"),
				strings.Join(lists, "\n"))
		}
		if v := ema.value(&win); strconv.Itoa(v.total) == row["ema"] {
			emaRight++
		} else {
			t.Errorf("%s: %s %+v: under mcr-ema %d, want %s", row["id"], row["hand"], win.Situation, v.total, row["ema"])
		}
	}
	t.Logf("%d of %d right, %d of them the list that the data names first, %d with the same lists in all; "+
		"%d under mcr-ema", right, len(data), first, same, emaRight)
}

// impossibleCases are hands of the sources that are impossible.
var impossibleCases = map[string]string{"257": "a slip of the source, which has six South winds"}

// TestWorkedHandsOfOthers scores the published hands; where our total differs from the source's, the data says so.
func TestWorkedHandsOfOthers(t *testing.T) {
	data := rows(t, "mcr-cases.tsv")
	right := 0
	for _, row := range data {
		if reason := impossibleCases[row["id"]]; reason != "" {
			t.Logf("%s: %s is left out: %s", row["id"], row["hand"], reason)
			continue
		}
		win := rowWin(t, row)
		got, err := score(win, "mcr", option.Values{"minimum": 0})
		if err != nil {
			t.Errorf("%s: %s: %v", row["id"], row["hand"], err)
			continue
		}
		ok := strconv.Itoa(got.Points) == row["total"]
		if ok {
			right++
		} else {
			t.Logf("%s: %s %+v: %d %s, the source has %s %s (ours: %s)", row["id"], row["hand"], win.Situation, got.Points,
				spell(fansOf(got)), row["total"], row["fans"], row["ours"])
		}
		want := row["total"]
		if row["ours"] != "yes" {
			want = row["ours"]
		}
		if strconv.Itoa(got.Points) != want {
			t.Errorf("%s: %s: %d, want %s", row["id"], row["hand"], got.Points, want)
		}
	}
	t.Logf("%d of %d as their source has it", right, len(data))
}
