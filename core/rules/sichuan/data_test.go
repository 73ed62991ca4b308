package sichuan

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/tile"
)

// rows reads a file of worked hands beside the project, as rows by column name, and skips where the project stands
// alone.
func rows(t testing.TB, name string) []map[string]string {
	path := filepath.Join("..", "..", "..", "..", "shared", "data", name)
	if dir := os.Getenv("TEHAI_DATA"); dir != "" {
		path = filepath.Join(dir, name)
	}
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

func suitOf(word string) tile.Suit {
	return tile.Suit(strings.Index("mps", word) + 1)
}

// winOf returns the win of a hand in mpsz, with what is said of it as ids of fans with + between them.
func winOf(t testing.TB, text, void, said string, selfDrawn bool) rules.Win {
	t.Helper()
	parsed, err := notation.Parse(text, "mpsz")
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	win := rules.Win{Hand: parsed.Hand}
	win.SelfDrawn = selfDrawn
	if len(void) == 1 && void != "-" {
		win.Void = suitOf(void)
	}
	for word := range strings.SplitSeq(said, "+") {
		switch word {
		case "after-kong":
			win.Rinshan = true
		case "shot-after-kong":
			win.ShotAfterKong = true
		case "robbing-the-kong":
			win.Chankan = true
		case "last-tile":
			win.LastTile = true
		case "first-turn":
			win.FirstTurn = true
		case "fed":
			win.Liable = tile.South
		case "", "-":
		default:
			t.Fatalf("%s: nothing is known of %s", text, word)
		}
	}
	return win
}

func plain(t testing.TB, id string) *rules.Rules {
	for _, set := range Family().Sets {
		if set.ID == id {
			return set.Plain()
		}
	}
	t.Fatalf("no rule set %s", id)
	return nil
}

// check compares a card with the fans, the total and the points of a row.
func check(t *testing.T, where string, card *rules.Card, fans, total, points string) {
	t.Helper()
	if got := card.Detail(); got != fans || total != "-" && fmt.Sprint(card.Total(rules.TotalFans)) != total ||
		points != "-" && fmt.Sprint(card.Points) != points || !card.Win {
		t.Errorf("%s: %s, %d fans, %d points; want %s, %s, %s", where, got, card.Total(rules.TotalFans), card.Points, fans,
			total, points)
	}
}

func TestRandomHands(t *testing.T) {
	sbr, common := plain(t, "sichuan-sbr"), plain(t, "sichuan-common")
	for _, row := range rows(t, "sichuan-random.tsv") {
		for _, r := range []*rules.Rules{sbr, common} {
			said := row["said"]
			if row["fed"] == "yes" {
				said += "+fed"
			}
			win := winOf(t, row["hand"], row["void"], said, row["selfDrawn"] == "yes")
			card, err := r.Score(&win)
			if err != nil {
				t.Fatalf("%s: %v", row["id"], err)
			}
			if r == sbr {
				check(t, "sbr "+row["id"]+" "+row["hand"], card, row["fans"], row["total"], row["points"])
			} else {
				check(t, "common "+row["id"]+" "+row["hand"], card, row["commonFans"], row["commonTotal"], row["commonPoints"])
			}
			if slow := slowFans(&win, r); slow != card.Total(rules.TotalFans) {
				t.Errorf("%s: the slow scorer finds %d fans", row["id"], slow)
			}
		}
	}
}

func TestHandCases(t *testing.T) {
	r := plain(t, "sichuan-sbr")
	for _, row := range rows(t, "sichuan-cases.tsv") {
		switch row["kind"] {
		case "hand":
			fans, total, points := row["fans"], row["total"], row["points"]
			if row["ours"] != "yes" {
				fans, total, points = strings.Split(row["ours"], " ")[0], "-", "-"
			}
			win := winOf(t, row["what"], row["void"], row["said"], row["selfDrawn"] == "yes")
			card, err := r.Score(&win)
			if err != nil {
				t.Errorf("%s: %v", row["id"], err)
				continue
			}
			check(t, row["id"]+" "+row["what"], card, fans, total, points)
		case "no-win":
			win := winOf(t, row["what"], row["void"], row["said"], false)
			if card, err := r.Score(&win); err != nil || card.Win {
				t.Errorf("%s %s: %v, %+v; want no win", row["id"], row["what"], err, card)
			}
		case "ready":
			win := winOf(t, row["what"], "-", "-", false)
			forms := r.FormsFor(suitOf(row["void"]), win.Hand.Melds)
			closed := win.Hand.Counts()
			waits := "none"
			if forms.Shanten(&closed) == 0 {
				waits = ""
				for kind := range forms.Accepts(&closed).All() {
					waits += tile.Of(kind).String()
				}
			}
			if want := row["fans"]; squeeze(waits) != want {
				t.Errorf("%s %s: waits %s, want %s", row["id"], row["what"], waits, want)
			}
		case "best-wait":
			win := winOf(t, row["what"], "-", "-", false)
			win.Hand.Win = -1
			var one standing
			one.dearest(compile(r.Values), &win.Hand, suitOf(row["void"]))
			if !one.ready || one.card.Detail() != row["fans"] || fmt.Sprint(one.fans) != row["total"] {
				t.Errorf("%s %s: %+v, want %s", row["id"], row["what"], one, row["fans"])
			}
		}
	}
}

// squeeze writes equal suits once.
func squeeze(text string) string {
	for _, suit := range []string{"m", "p", "s"} {
		for i := '9'; i >= '1'; i-- {
			text = strings.ReplaceAll(text, suit+string(i), "\x00"+suit+string(i))
		}
	}
	var out string
	parts := strings.Split(text, "\x00")
	for i, part := range parts {
		if i+1 < len(parts) && part != "" && parts[i+1][0] == part[len(part)-1] {
			part = part[:len(part)-1]
		}
		if i > 0 {
			part = part[1:]
		}
		out += part
	}
	return out
}
