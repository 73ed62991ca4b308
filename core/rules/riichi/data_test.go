package riichi

import (
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"

	"tehai/core/rules"
)

// table reads a file of tab-separated columns from the data beside the
// repository: rows by the names of the first line that is no comment. It is
// nil, and the test says so, where the data is not there.
func table(t *testing.T, name string) []map[string]string {
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "shared", "data", name))
	if err != nil {
		t.Logf("%s is not beside the repository: nothing compared", name)
		return nil
	}
	var columns []string
	var rows []map[string]string
	for _, line := range strings.Split(strings.TrimRight(string(data), "\n"), "\n") {
		cells := strings.Split(line, "\t")
		switch {
		case strings.HasPrefix(line, "#"):
		case columns == nil:
			columns = cells
		default:
			row := map[string]string{}
			for i, cell := range cells {
				row[columns[i]] = strings.TrimSpace(cell)
			}
			rows = append(rows, row)
		}
	}
	return rows
}

func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

func sortedWords(text, separator string) string {
	words := strings.Split(text, separator)
	sort.Strings(words)
	return strings.Join(words, " ")
}

// TestRealWins scores the wins of real Tenhou games and compares yaku, han, fu,
// points and what each seat gained.
func TestRealWins(t *testing.T) {
	rows := table(t, "riichi-wins.tsv")
	r := mustRules(t, "riichi-tenhou", nil)
	equal := 0
	for _, row := range rows {
		text := row["closed"] + "+" + row["win"]
		if row["melds"] != "-" {
			text += " " + row["melds"]
		}
		win := rules.Win{Hand: handOf(text), Situation: realSituation(row)}
		got, err := r.Score(&win)
		if err != nil {
			t.Errorf("row %s: %v", row["id"], err)
			continue
		}
		want := strings.Join([]string{sortedWords(row["yaku"], "+"), strings.ReplaceAll(row["han"], "-", "0"), strings.ReplaceAll(row["fu"], "-", "0"),
			row["yakuman"], row["points"], row["deltas"]}, "|")
		have := strings.Join([]string{yakuText(got.Yaku), strconv.Itoa(got.Han), strconv.Itoa(got.Fu),
			strconv.Itoa(got.Yakuman), strconv.Itoa(got.Points), paymentsText(got.Payments)}, "|")
		if have != want {
			t.Errorf("row %s %s\n got %s\nwant %s", row["id"], text, have, want)
			continue
		}
		equal++
	}
	if rows != nil {
		t.Logf("%d of %d rows equal", equal, len(rows))
	}
}

// realSituation reads the columns of riichi-wins.tsv; who discarded is who lost
// in the deltas.
func realSituation(row map[string]string) rules.Situation {
	s := situationOf(strings.NewReplacer(",", " ", "+", " ").Replace(strings.TrimPrefix(row["flags"], "-")))
	s.SelfDrawn = row["how"] == "tsumo"
	s.SeatWind, s.RoundWind = windOf(row["seat"]), windOf(row["round"])
	s.Indicators = tilesOf(strings.TrimPrefix(row["dora_ind"], "-"))
	s.UraIndicators = tilesOf(strings.TrimPrefix(row["ura_ind"], "-"))
	s.Honba, s.Deposits = number(row["honba"]), number(row["sticks"])
	if !s.SelfDrawn {
		for seat, delta := range strings.Split(row["deltas"], ",") {
			if strings.HasPrefix(delta, "-") {
				s.From = windOf("ESWN"[seat : seat+1])
			}
		}
	}
	return s
}
