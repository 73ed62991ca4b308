package classical

import (
	"fmt"
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

func winOf(t testing.TB, text, seat, round string) rules.Win {
	t.Helper()
	wind := map[string]tile.Tile{"E": tile.East, "S": tile.South, "W": tile.West, "N": tile.North}
	closed := tiletest.Tiles(text)
	return rules.Win{
		Hand:      hand.Hand{Closed: closed, Win: len(closed) - 1},
		Situation: rules.Situation{SeatWind: wind[seat], RoundWind: wind[round]},
	}
}

// spell writes sets as the data does: each as mpsz, as a sorted multiset.
// score scores a win with the chosen options.
func score(win rules.Win, chosen option.Values) (*rules.Card, error) {
	values, err := option.Resolve(options, chosen)
	if err != nil {
		return nil, err
	}
	return settingsOf(values).score(&win)
}

// limitsOf returns the ids of the limit hands of a card.
func limitsOf(card *rules.Card) (ids []string) {
	for _, item := range card.Part(partLimit) {
		ids = append(ids, item.ID)
	}
	return ids
}

func spell(sets []hand.Group) string {
	var words []string
	for _, s := range sets {
		word := ""
		for _, t := range s.Set.Tiles() {
			word += t.String()[:1]
		}
		words = append(words, word+s.First.String()[1:])
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}

func spellDoubles(items []rules.Item) string {
	var ids []string
	sum := map[string]int{}
	for _, item := range items {
		if sum[item.ID] == 0 {
			ids = append(ids, item.ID)
		}
		sum[item.ID] += item.Amount
	}
	for i, id := range ids {
		ids[i] = fmt.Sprintf("%s=%d", id, sum[id])
	}
	return strings.Join(ids, "+")
}

func TestDocumentHands(t *testing.T) {
	for _, row := range []struct {
		hand, seat, round          string
		points, doubles, unrounded int
		final                      int
		sets, items                string
	}{
		{"22234555s222p666z", "E", "E", 36, 1, 72, 70, "222p 222s 345s 55s 666z", "lucky-set=1"},
		{"222234s666777z44z", "S", "E", 40, 3, 320, 320, "222s 234s 44z 666z 777z", "lucky-set=2+one-suit-with-honours=1"},
		{"222234s666777z44z", "N", "E", 42, 3, 336, 340, "222s 234s 44z 666z 777z", "lucky-set=2+one-suit-with-honours=1"},
		{"222234s666777z44z", "N", "N", 44, 3, 352, 350, "222s 234s 44z 666z 777z", "lucky-set=2+one-suit-with-honours=1"},
		{"22234555s222234p", "E", "S", 28, 1, 56, 60, "222p 222s 234p 345s 55s", "all-simples=1"},
		{"11123444456789p", "E", "S", 24, 5, 768, 500, "11p 123p 444p 456p 789p", "one-to-nine=1+one-suit=4"},
		{"226666789999p444z", "N", "S", 64, 2, 256, 260, "22p 444z 666p 678p 9999p", ""},
		{"11112345678999p", "E", "S", 28, 5, 896, 500, "111p 123p 456p 789p 99p", "one-to-nine=1+one-suit=4"},
		{"223344s567p678m99p", "E", "S", 20, 1, 40, 40, "234s 234s 567p 678m 99p", "no-points=1"},
	} {
		got, err := score(winOf(t, row.hand, row.seat, row.round), nil)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		if row.items == "" {
			row.items = spellDoubles(got.Part(partDoubles))
		}
		if !got.Win || got.Total("points") != row.points || got.Total("doubles") != row.doubles ||
			got.Total("unrounded") != row.unrounded ||
			got.Points != row.final || spell(got.Sets) != row.sets || spellDoubles(got.Part(partDoubles)) != row.items {
			t.Errorf("%s %s %s: %d points, %d doubles, %d -> %d, %s, %s", row.hand, row.seat, row.round,
				got.Total("points"), got.Total("doubles"), got.Total("unrounded"), got.Points, spell(got.Sets),
				spellDoubles(got.Part(partDoubles)))
		}
	}
}

// limitID is the id of a limit hand that the data calls by its English name.
func limitID(name string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(strings.ReplaceAll(name, "Honors", "Honours"))), " ", "-")
}

// table reads a file of the real cases beside the project, as rows by column
// name, or skips the test where the project stands alone.
func table(t *testing.T, name string) []map[string]string {
	path := filepath.Join("..", "..", "..", "..", "shared", "data", name)
	if _, err := os.Stat(path); err != nil {
		t.Skipf("the real cases are not beside this checkout: %v", err)
	}
	return readTable(t, path)
}

func TestRealCases(t *testing.T) {
	for _, name := range []string{"classical-hands.tsv", "classical-random.tsv"} {
		t.Run(name, func(t *testing.T) {
			rows := table(t, name)
			for _, row := range rows {
				checkRow(t, row)
			}
			t.Logf("%d rows of %s", len(rows), name)
		})
	}
}

func checkRow(t *testing.T, row map[string]string) {
	t.Helper()
	win := winOf(t, row["hand"], row["seat"], row["prevailing"])
	win.Concealed = row["concealed"] == "yes"
	got, err := score(win, nil)
	if err != nil {
		if row["win"] == "yes" {
			t.Errorf("%s: %v", row["hand"], err)
		}
		return
	}
	if got.Win != (row["win"] == "yes") {
		t.Errorf("%s: win %v", row["hand"], got.Win)
		return
	}
	if !got.Win {
		return
	}
	var limits []string
	if row["limit"] != "-" {
		for _, name := range strings.Split(row["limit"], ";") {
			limits = append(limits, limitID(name))
		}
	}
	if !slices.Equal(limits, limitsOf(got)) || strconv.Itoa(got.Points) != row["final"] {
		t.Errorf("%s: limit hands %v, final %d, want %v, %s", row["hand"], limitsOf(got), got.Points, limits, row["final"])
	}
	if row["decomposition"] == "orphans" {
		if got.Form != hand.Orphans {
			t.Errorf("%s: want thirteen orphans", row["hand"])
		}
		return
	}
	want := strings.Fields(row["decomposition"])
	slices.Sort(want)
	detail := spellDoubles(got.Part(partDoubles))
	if detail == "" {
		detail = "-"
	}
	if spell(got.Sets) != strings.Join(want, " ") || strconv.Itoa(got.Total("points")) != row["points"] ||
		strconv.Itoa(got.Total("doubles")) != row["doubles"] || detail != row["double_detail"] {
		t.Errorf("%s %s %s: %s, %d points, %d doubles, %s; want %s, %s, %s, %s", row["hand"], row["seat"], row["prevailing"],
			spell(got.Sets), got.Total("points"), got.Total("doubles"), detail, row["decomposition"], row["points"],
			row["doubles"], row["double_detail"])
	}
	first, err := score(win, option.Values{"first": true})
	if err != nil || strconv.Itoa(first.Points) != row["alt_first_found"] {
		t.Errorf("%s: first found pays %d (%v), want %s", row["hand"], first.Points, err, row["alt_first_found"])
	}
}
