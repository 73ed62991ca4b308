//go:build !js

package api

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A lessonBlock is a block of fields of a lesson, or the notes of its author ahead of one.
type lessonBlock struct {
	fields map[string]string
	rights []string
	wrongs []string
	notes  []string
	game   string
}

// lessonBlocks reads the blocks of a lesson by its own, smaller reader: paragraphs of "name: value" lines. Notes begin
// with %; those of a paragraph of words are a block without fields.
func lessonBlocks(text string) []lessonBlock {
	field := regexp.MustCompile(`^([a-z]{2,20}):\s*(.*)$`)
	var blocks []lessonBlock
	for paragraph := range strings.SplitSeq(text, "\n\n") {
		b := lessonBlock{fields: map[string]string{}}
		for line := range strings.SplitSeq(paragraph, "\n") {
			match := field.FindStringSubmatch(line)
			switch {
			case strings.HasPrefix(line, "%"):
				b.notes = append(b.notes, strings.TrimSpace(line[1:]))
			case strings.HasPrefix(line, ">"):
				b.game += strings.TrimSpace(line[1:]) + "\n"
			case match != nil && match[1] == "right":
				b.rights = append(b.rights, match[2])
			case match != nil && match[1] == "wrong":
				b.wrongs = append(b.wrongs, match[2])
			case match != nil:
				b.fields[match[1]] = match[2]
			}
		}
		if len(b.fields)+len(b.notes) > 0 {
			blocks = append(blocks, b)
		}
	}
	return blocks
}

// kindsIn returns the tiles of a text such as 36m5z.
func kindsIn(text string) []string {
	var tiles []string
	ranks := ""
	for _, sign := range text {
		switch {
		case sign >= '0' && sign <= '9':
			ranks += string(sign)
		case strings.ContainsRune("mpsz", sign):
			for _, rank := range ranks {
				tiles = append(tiles, string(rank)+string(sign))
			}
			ranks = ""
		}
	}
	slices.Sort(tiles)
	return tiles
}

// A lessonCheck collects what the module denies of a lesson.
type lessonCheck struct{ faults []string }

func (c *lessonCheck) fault(format string, values ...any) {
	c.faults = append(c.faults, fmt.Sprintf(format, values...))
}

func acceptKinds(list []Accept) (kinds []string, total int) {
	for _, one := range list {
		kinds = append(kinds, one.Tile)
		total += one.Left
	}
	slices.Sort(kinds)
	return kinds, total
}

func (c *lessonCheck) analyzed(hand string, river []string) AnalyzeValue {
	value, err := Analyze(AnalyzeRequest{Hand: hand, River: river})
	if err != nil {
		c.fault("%s: %v", hand, err)
	}
	return value
}

// takes returns what a hand of 3n+1 tiles waits for or accepts.
func takes(value *AnalyzeValue) (kinds []string, total int) {
	if len(value.Waits) > 0 || value.Draws == nil {
		return acceptKinds(value.Waits)
	}
	return acceptKinds(value.Draws.Tiles)
}

// bestDiscards are those that leave the hand nearest to ready with the most useful tiles.
func bestDiscards(value *AnalyzeValue) []string {
	var best []string
	var least, most int
	for i, one := range value.Discards {
		better := i == 0 || one.Shanten < least || one.Shanten == least && one.Total > most
		if better {
			best, least, most = nil, one.Shanten, one.Total
		}
		if one.Shanten == least && one.Total == most {
			best = append(best, one.Tile)
		}
	}
	slices.Sort(best)
	return best
}

// seatRivals reads the seats of a position: the rivals, and all tiles that lie on the table. It knows what lessons of
// this site use: no melds.
func (c *lessonCheck) seatRivals(fields map[string]string) (rivals []Rival, seen []string) {
	for _, seat := range [][2]string{{"east", "E"}, {"south", "S"}, {"west", "W"}, {"north", "N"}} {
		text, there := fields[seat[0]]
		if !there {
			continue
		}
		parts := strings.Split(text, ";")
		if len(parts) < 2 {
			continue
		}
		if len(parts) > 2 {
			c.fault("%s: melds are not read here", text)
		}
		rival := Rival{Wind: seat[1]}
		riichi := false
		var ranks []RivalRiver
		for _, sign := range strings.ReplaceAll(parts[1], " ", "") {
			switch {
			case sign == '*':
				riichi = true
			case sign == '_':
			case sign >= '0' && sign <= '9':
				ranks = append(ranks, RivalRiver{Tile: string(sign), Riichi: riichi})
				riichi = false
			default:
				for _, one := range ranks {
					one.Tile += string(sign)
					rival.River = append(rival.River, one)
					seen = append(seen, one.Tile)
				}
				ranks = nil
			}
		}
		if fields["you"] != seat[0] {
			rivals = append(rivals, rival)
		}
	}
	return rivals, seen
}

// dangers asks for the danger of each tile of a position's hand against those in riichi.
func (c *lessonCheck) dangers(fields map[string]string) map[string]DangerRow {
	rivals, seen := c.seatRivals(fields)
	threats := slices.DeleteFunc(rivals, func(r Rival) bool {
		return !slices.ContainsFunc(r.River, func(one RivalRiver) bool { return one.Riichi })
	})
	for i := range threats {
		threats[i].Passed = kindsIn(fields["passed"])
	}
	request := DangerRequest{Hand: strings.ReplaceAll(fields["hand"], "+", ""), Seen: seen, Rivals: threats,
		Indicators: kindsIn(fields["dora"])}
	value, err := Danger(request)
	if err != nil || len(threats) == 0 {
		c.fault("%v: %d in riichi, %v", fields, len(threats), err)
	}
	rows := map[string]DangerRow{}
	for _, row := range value.Tiles {
		rows[row.Tile] = row
	}
	return rows
}

// safest are the tiles of the least danger.
func safest(rows map[string]DangerRow) []string {
	var best []string
	least := 2.0
	for name, row := range rows {
		if row.Total < least {
			best, least = nil, row.Total
		}
		if row.Total == least {
			best = append(best, name)
		}
	}
	slices.Sort(best)
	return best
}

// claim checks a note such as "waits 123m 456p 99p 78s 111z = 69s"; b is the block that the note stands in.
func (c *lessonCheck) claim(note string, b lessonBlock) {
	said, want, _ := strings.Cut(note, " = ")
	word, rest, _ := strings.Cut(said, " ")
	got := ""
	switch word {
	case "rule": // what the module is not asked for
		return
	case "waits", "useful":
		value := c.analyzed(rest, nil)
		kinds, _ := takes(&value)
		if got, want := strings.Join(kinds, " "), strings.Join(kindsIn(want), " "); got != want {
			c.fault("%s: want %s", note, got)
		}
		return
	case "count":
		value := c.analyzed(rest, nil)
		_, total := takes(&value)
		got = fmt.Sprint(total)
	case "away":
		value := c.analyzed(rest, nil)
		got = fmt.Sprint(value.Shanten.Standard)
	case "furiten":
		hand, river, _ := strings.Cut(rest, " / ")
		value := c.analyzed(hand, kindsIn(river))
		got = fmt.Sprint(value.Furiten != nil)
	case "after": // after HAND - TILE: how many tiles help then
		hand, tile, _ := strings.Cut(rest, " - ")
		value := c.analyzed(hand, nil)
		for _, one := range value.Discards {
			if one.Tile == tile {
				got = fmt.Sprint(one.Total)
			}
		}
	case "yaku": // yaku HAND how: ids, or none
		hand, how, _ := strings.Cut(rest, " / ")
		got = c.yakuOf(hand, how)
	case "class":
		rows := c.dangers(b.fields)
		if row, there := rows[rest]; there {
			got = row.Rivals[0].Class
		}
	case "safer": // safer 1m than 5m = true
		first, second, _ := strings.Cut(rest, " than ")
		rows := c.dangers(b.fields)
		a, both := rows[first]
		z, also := rows[second]
		got = fmt.Sprint(both && also && a.Total < z.Total)
	default:
		c.fault("%s: want a note that this test knows", note)
		return
	}
	if got != want {
		c.fault("%s: want %s", note, got)
	}
}

// yakuOf returns the yaku of a win, such as "riichi pinfu", or none.
func (c *lessonCheck) yakuOf(hand, how string) string {
	request := ScoreRequest{Ruleset: "riichi-tenhou", Hand: hand}
	request.Situation.SeatWind, request.Situation.RoundWind = "S", "E"
	for word := range strings.FieldsSeq(how) {
		switch word {
		case "riichi":
			request.Situation.Riichi = 1
		case "ron":
		case "tsumo":
			request.Situation.SelfDrawn = true
		default:
			c.fault("%s: want ron or tsumo, and riichi", how)
		}
	}
	value, err := ScoreHand(request)
	if _, lost := value.(Lost); lost {
		return "none"
	}
	card, ok := value.(RiichiScore)
	if err != nil || !ok || !card.Win {
		c.fault("%s / %s: %T, %v", hand, how, value, err)
	}
	var ids []string
	for _, one := range card.Yaku {
		ids = append(ids, one.ID)
	}
	slices.Sort(ids)
	return strings.Join(ids, " ")
}

// lesson asks the module for what a lesson states.
func (c *lessonCheck) lesson(text string) (questions int) {
	for _, b := range lessonBlocks(text) {
		for _, note := range b.notes {
			c.claim(note, b)
		}
		hand := b.fields["hand"]
		for _, name := range []string{"waits", "useful"} {
			stated, there := b.fields[name]
			if !there {
				continue
			}
			value := c.analyzed(hand, nil)
			if kinds, _ := takes(&value); !slices.Equal(kinds, kindsIn(stated)) {
				c.fault("%s: %s of %s, the module says %v", hand, name, stated, kinds)
			}
			if ready := value.Shanten.Standard == 0; ready != (name == "waits") {
				c.fault("%s: %s of a hand that is %d from ready", hand, name, value.Shanten.Standard)
			}
		}
		if _, asks := b.fields["question"]; asks {
			questions++
			c.question(hand, b)
		}
	}
	return questions
}

// counts wants each number of two digits in an explanation to be that of a note.
func (c *lessonCheck) counts(b lessonBlock) {
	words := regexp.MustCompile(`\{[^}]*\}`).ReplaceAllString(b.fields["why"], "")
	for _, number := range regexp.MustCompile(`\d\d+`).FindAllString(words, -1) {
		if !slices.ContainsFunc(b.notes, func(note string) bool { return strings.HasSuffix(note, " = "+number) }) {
			c.fault("%s: want a note that gives %s", b.fields["why"], number)
		}
	}
}

func (c *lessonCheck) question(hand string, b lessonBlock) {
	c.counts(b)
	stated, ofTiles := b.fields["discard"]
	if !ofTiles {
		if len(b.rights) == 0 || len(b.notes) == 0 {
			c.fault("%s: want a right answer and a note that checks it", b.fields["question"])
		}
		for _, note := range b.notes {
			c.choices(note, hand, b)
		}
		return
	}
	var best []string
	if rivals, _ := c.seatRivals(b.fields); len(rivals) > 0 {
		best = safest(c.dangers(b.fields))
	} else {
		value := c.analyzed(strings.ReplaceAll(hand, "+", ""), nil)
		best = bestDiscards(&value)
	}
	if !slices.Equal(best, kindsIn(stated)) {
		c.fault("%s %s: discard %s, the module says %v", hand, b.fields["question"], stated, best)
	}
}

// choices compares the choices of a question with a note, which the module agrees with: right is what it says, and
// wrong is not.
func (c *lessonCheck) choices(note, hand string, b lessonBlock) {
	said, want, _ := strings.Cut(note, " = ")
	word, rest, _ := strings.Cut(said, " ")
	var right, wrong []string // tiles of which one must be named by a right choice, or by a wrong one
	switch word {
	case "waits":
		if rest == hand {
			right = []string{want}
		}
	case "away": // of a set and a pair
		fields := strings.Fields(rest)
		if set := strings.Join(fields[:len(fields)-1], ""); hand == "" && want == "-1" {
			right = []string{set}
		} else if hand == "" {
			wrong = []string{set}
		}
	case "safer":
		safe, other, _ := strings.Cut(rest, " than ")
		right, wrong = []string{safe}, []string{other}
	}
	for _, tiles := range right {
		if names(b.wrongs, tiles) || !names(b.rights, tiles) {
			c.fault("%s: want %s among the right choices", note, tiles)
		}
	}
	for _, tiles := range wrong {
		if names(b.rights, tiles) {
			c.fault("%s: want %s among the wrong choices", note, tiles)
		}
	}
}

// names reports whether a choice shows these tiles, and no others with them.
func names(choices []string, tiles string) bool {
	for _, text := range choices {
		for _, shown := range regexp.MustCompile(`\{([^}]*)\}`).FindAllStringSubmatch(text, -1) {
			if slices.Equal(kindsIn(shown[1]), kindsIn(tiles)) {
				return true
			}
		}
	}
	return false
}

// TestLessons wants the module to agree with each figure, wait, answer and note of the lessons of this site.
func TestLessons(t *testing.T) {
	files, err := filepath.Glob("../../web/lessons/texts/*/*.txt")
	if err != nil || len(files) < 15 {
		t.Fatalf("found %d lessons: %v", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(filepath.Dir(file))+"/"+filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var c lessonCheck
			if n := c.lesson(string(text)); n < 4 {
				t.Errorf("%d questions, want at least 4", n)
			}
			for _, fault := range c.faults {
				t.Error(fault)
			}
		})
	}
}

// TestLessonClaims wants the check to fail where a lesson states what is wrong.
func TestLessonClaims(t *testing.T) {
	tests := []string{
		"% waits 123m 456p 99p 78s 111z = 6s",
		"hand: 123m 456p 99p 78s 111z\nwaits: 6s",
		"hand: 123m 456p 99p 78s 111z\nuseful: 69s",
		"question: Q\nhand: 123m 456p 99p 568s 111z\ndiscard: 5s",
		"question: Q\nright: a\nwrong: b",
		"% count 123m 456p 99p 78s 111z = 7",
		"question: Q\nhand: 123m 456p 99p 78s 111z\n% waits 123m 456p 99p 78s 111z = 69s\nwrong: {69s}\nright: {6s}",
		"question: Q\nhand: 123m 456p 99p 568s 111z\ndiscard: 8s\nwhy: It leaves 18 tiles.",
		"question: Q\n% away 456s 11z = -1\n% away 356s 11z = 0\nwrong: {456s}\nright: {356s}",
		"question: Q\nhand: 19s19p\nyou: south\neast: ; 1z*4s\n% safer 1s than 9p = true\nwrong: {1s}\nright: {9p}",
	}
	for _, text := range tests {
		var c lessonCheck
		if c.lesson(text); len(c.faults) == 0 {
			t.Errorf("%q is not caught", text)
		}
	}
}
