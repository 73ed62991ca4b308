package riichi

import (
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile/tiletest"
)

// table reads a file of tab-separated columns from the data beside the repository: rows by the names in the first
// line that is no comment. It is nil, and logs that, if the data is missing.
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
		got, err := r.score(&win)
		if err != nil {
			t.Errorf("row %s: %v", row["id"], err)
			continue
		}
		want := strings.Join([]string{sortedWords(row["yaku"], "+"), strings.ReplaceAll(row["han"], "-", "0"),
			strings.ReplaceAll(row["fu"], "-", "0"),
			row["yakuman"], row["points"], row["deltas"]}, "|")
		have := strings.Join([]string{yakuText(yakuOf(got)), strconv.Itoa(got.Total("han")), strconv.Itoa(got.Total("fu")),
			strconv.Itoa(got.Total("yakuman")), strconv.Itoa(got.Points), paymentsText(got.Payments)}, "|")
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

// realSituation reads the columns of riichi-wins.tsv; the discarder is the player with a loss.
func realSituation(row map[string]string) rules.Situation {
	s := situationOf(strings.NewReplacer(",", " ", "+", " ").Replace(strings.TrimPrefix(row["flags"], "-")))
	s.SelfDrawn = row["how"] == "tsumo"
	s.SeatWind, s.RoundWind = windOf(row["seat"]), windOf(row["round"])
	s.Indicators = tiletest.Tiles(strings.TrimPrefix(row["dora_ind"], "-"))
	s.UraIndicators = tiletest.Tiles(strings.TrimPrefix(row["ura_ind"], "-"))
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

// TestLoggedWins settles the deals of the mjlog games and compares what the log
// states: yaku, han, fu, points, and what each chair gained, two winners on one
// discard together.
func TestLoggedWins(t *testing.T) {
	deals := map[string][]map[string]string{}
	var order []string
	for _, row := range table(t, "replays/mjlog-wins.tsv") {
		key := row["path"] + " " + row["round"]
		if deals[key] == nil {
			order = append(order, key)
		}
		deals[key] = append(deals[key], row)
	}
	rows := 0
	for _, key := range order {
		compareDeal(t, key, deals[key])
		rows += len(deals[key])
	}
	if rows > 0 {
		t.Logf("%d wins in %d deals compared", rows, len(order))
	}
}

func compareDeal(t *testing.T, key string, rows []map[string]string) {
	t.Helper()
	id := "riichi-tenhou"
	if rows[0]["sanma"] == "1" {
		id += "-3p"
	}
	r := mustRules(t, id, option.Values{"redFives": rows[0]["aka"] == "1", "openTanyao": rows[0]["kuitan"] == "1"})
	ending := rules.Ending{Kind: rules.EndWins, Honba: number(rows[0]["honba"]), Deposits: number(rows[0]["sticks"])}
	var gains [4]int
	for _, row := range rows {
		ending.Wins = append(ending.Wins, loggedWin(r, row))
		for chair, delta := range strings.Split(row["deltas"], ",") {
			gains[chair] += number(delta)
		}
	}
	settled, err := r.settle(&ending)
	if err != nil {
		t.Errorf("%s: %v", key, err)
		return
	}
	dealer := dealerChair(r, rows[0])
	for seat := range r.players {
		if got, want := settled.Payments.Seats[seat], gains[(dealer+seat)%r.players]; got != want {
			t.Errorf("%s: seat %d gained %d, want %d", key, seat, got, want)
		}
	}
	for i, row := range rows {
		got, err := r.score(&ending.Wins[i])
		if err != nil {
			t.Errorf("%s: %v", key, err)
			continue
		}
		compareLogged(t, key, row, got)
	}
}

func compareLogged(t *testing.T, key string, row map[string]string, got *rules.Card) {
	t.Helper()
	north := 0
	var yaku []string
	for _, word := range strings.Fields(strings.ReplaceAll(yakuText(yakuOf(got)), "=*", "")) {
		if n, ok := strings.CutPrefix(word, "north-dora="); ok {
			north = number(n)
			continue
		}
		yaku = append(yaku, word)
	}
	for i, word := range yaku {
		if n, ok := strings.CutPrefix(word, "dora="); ok && north > 0 {
			yaku[i] = "dora=" + strconv.Itoa(number(n)+north)
			north = 0
		}
	}
	if north > 0 {
		yaku = append(yaku, "dora="+strconv.Itoa(north))
	}
	want := sortedWords(strings.TrimSpace(row["yaku"]+" "+row["yakuman"]), " ")
	if have := sortedWords(strings.Join(yaku, " "), " "); have != want {
		t.Errorf("%s: yaku %s, want %s", key, have, want)
	}
	if got.Points != number(row["points"]) || got.Total("yakuman") == 0 && (got.Total("han") != number(row["han"]) ||
		got.Total("fu") != number(row["fu"])) {
		t.Errorf("%s: %d han %d fu %d points, want %s %s %s", key, got.Total("han"), got.Total("fu"), got.Points, row["han"],
			row["fu"], row["points"])
	}
}

// loggedWin reads a row of mjlog-wins.tsv. Circumstances without a column, such as ippatsu, are taken from the yaku
// in the log.
func loggedWin(r *settings, row map[string]string) rules.Win {
	said := func(id string) bool { return strings.Contains(" "+row["yaku"]+" "+row["yakuman"], " "+id) }
	closed := tiletest.Tiles(row["hand_with_win_tile"])
	win := rules.Win{Hand: handOf(row["hand_with_win_tile"])}
	for i, tl := range closed {
		if tl == tiletest.Tiles(row["win_tile"])[0] {
			win.Hand.Win = i
		}
	}
	for _, word := range strings.Fields(row["melds"]) {
		if strings.HasPrefix(word, "kita") {
			win.North++
			continue
		}
		win.Hand.Melds = append(win.Hand.Melds, meldOf(word))
	}
	win.SelfDrawn = row["how"] == "tsumo"
	win.SeatWind, win.RoundWind = windOf(row["jikaze"]), windOf(row["bakaze"])
	if said("riichi") {
		win.Riichi = 1
	}
	if said("double-riichi") {
		win.Riichi = 2
	}
	win.Ippatsu, win.Rinshan, win.Chankan = said("ippatsu"), said("rinshan"), said("chankan")
	win.LastTile = said("haitei") || said("houtei")
	win.FirstTurn = said("tenhou") || said("chiihou")
	win.Indicators = tiletest.Tiles(strings.ReplaceAll(row["dora_ind"], " ", ""))
	win.UraIndicators = tiletest.Tiles(strings.ReplaceAll(row["ura_ind"], " ", ""))
	dealer := dealerChair(r, row)
	wind := func(chair int) string { return "ESWN"[(chair-dealer+r.players)%r.players:][:1] }
	if !win.SelfDrawn {
		for chair, delta := range strings.Split(row["deltas"], ",") {
			if strings.HasPrefix(delta, "-") {
				win.From = windOf(wind(chair))
			}
		}
	}
	if row["pao_who"] != "" {
		win.Liable = windOf(wind(number(row["pao_who"])))
	}
	return win
}

// dealerChair is the chair of East, from the winner's chair and seat wind.
func dealerChair(r *settings, row map[string]string) int {
	for chair, delta := range strings.Split(row["deltas"], ",") {
		if delta != "0" && !strings.HasPrefix(delta, "-") {
			return (chair - strings.Index("ESWN", row["jikaze"]) + r.players) % r.players
		}
	}
	return 0
}
