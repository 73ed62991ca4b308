//go:build !js

package api

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// taught returns the rows of one of the page's tables of examples, with four cells each.
func taught(t *testing.T, file string) [][]string {
	t.Helper()
	text, err := os.ReadFile("../../web/teach/" + file)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(string(text)) {
		if cells := strings.Split(line, "'"); strings.HasPrefix(line, "  ['") {
			rows = append(rows, []string{cells[1], cells[3], cells[5], cells[7]})
		}
	}
	return rows
}

// wonAs reads how an example was won, as web/teach/example.js does.
func wonAs(t *testing.T, id, how string) ScoreRequest {
	t.Helper()
	request := ScoreRequest{Ruleset: "riichi-tenhou", Options: map[string]any{}}
	s := &request.Situation
	for word := range strings.FieldsSeq(how) {
		key, value, _ := strings.Cut(word, ":")
		n, _ := strconv.Atoi(value)
		switch key {
		case "seatWind":
			s.SeatWind = value
		case "roundWind":
			s.RoundWind = value
		case "riichi":
			s.Riichi = n
		case "north":
			s.North = n
		case "selfDrawn":
			s.SelfDrawn = true
		case "ippatsu":
			s.Ippatsu = true
		case "rinshan":
			s.Rinshan = true
		case "chankan":
			s.Chankan = true
		case "lastTile":
			s.LastTile = true
		case "firstTurn":
			s.FirstTurn = true
		case "dora":
			s.Indicators = []string{value}
		case "ura":
			s.UraIndicators = []string{value}
		case "local":
			s.Local = []string{value}
		case "rules":
			request.Ruleset = value
		case "option":
			option, choice, _ := strings.Cut(value, "=")
			request.Options[option] = choice
		case "optional":
			request.Options["localYaku"] = []string{id}
		default:
			t.Fatalf("%s: no word %q", id, word)
		}
	}
	return request
}

// TestYakuExamples scores the hands that the page shows with the name of a yaku: each has it.
func TestYakuExamples(t *testing.T) {
	rows := taught(t, "yaku-examples.js") // id, closed hand, how it was won, open hand
	if len(rows) < 70 {
		t.Fatalf("%d examples, want those of all yaku", len(rows))
	}
	for _, row := range rows {
		id, how := row[0], row[2]
		for _, text := range []string{row[1], row[3]} {
			if text == "" {
				continue
			}
			request := wonAs(t, id, how)
			request.Hand = text
			value, err := ScoreHand(request)
			card, ok := value.(RiichiScore)
			if err != nil || !ok || !card.Win {
				t.Errorf("%s: %s does not win: %+v, %v", id, text, value, err)
				continue
			}
			if !slices.ContainsFunc(card.Yaku, func(y Yaku) bool { return y.ID == id && y.Han+y.Yakuman > 0 }) {
				t.Errorf("%s: %s has the yaku %+v", id, text, card.Yaku)
			}
		}
	}
}

// TestFuExamples checks the page's statements about fu against the scores of its hands.
func TestFuExamples(t *testing.T) {
	for _, row := range taught(t, "fu-examples.js") {
		id, tiles := row[0], row[3]
		request := wonAs(t, id, row[2])
		request.Hand = row[1]
		value, err := ScoreHand(request)
		card, ok := value.(RiichiScore)
		if err != nil || !ok {
			t.Errorf("%s: %s: %+v, %v", id, row[1], value, err)
			continue
		}
		gives := func(item FuItem) bool {
			return item.ID == id && (tiles == "" || strings.HasPrefix(id, "wait") || item.Set != nil &&
				shortOf(item.Set.Tiles) == tiles)
		}
		if !slices.ContainsFunc(card.FuItems, gives) {
			t.Errorf("%s: %s has the fu %+v", id, row[1], card.FuItems)
		}
	}
}

// shortOf writes tiles of one suit with the suit once.
func shortOf(tiles []string) string {
	text := ""
	for _, name := range tiles {
		text += name[:1]
	}
	return text + tiles[0][1:]
}
