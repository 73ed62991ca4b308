package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tehai/core/opponent"
)

// An mjaiTable is rules of a game that the bot plays.
type mjaiTable struct {
	ruleset string
	players int
}

var mjaiTables = []mjaiTable{{"riichi-tenhou", 4}, {"riichi-tenhou-3p", 3}}

// atTables runs a test for every table and strength.
func atTables(t *testing.T, test func(*testing.T, mjaiTable, opponent.Strength)) {
	for _, table := range mjaiTables {
		for _, strength := range opponent.Strengths {
			t.Run(fmt.Sprint(table.players, strength), func(t *testing.T) { test(t, table, strength) })
		}
	}
}

// heard returns the lines of a deal as a seat hears them, without those of other games.
func heard(t *testing.T, ruleset string, players, seat int, seed uint64) []string {
	t.Helper()
	r := newReferee(t, ruleset, players, 1+int(seed)%players, seed, []opponent.Strength{opponent.Fast})
	r.play()
	var lines []string
	for _, line := range r.log(r.deal) {
		lines = append(lines, hidden(t, line, seat))
	}
	return lines
}

// answers passes lines to a bot as a server does and returns what it writes, a line for each.
func answers(t *testing.T, b *bot, lines []string) []string {
	t.Helper()
	var out, problems strings.Builder
	if err := b.play(strings.NewReader(strings.Join(lines, "\n")), &out, &problems); err != nil {
		t.Fatal(err)
	}
	said := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(said) != len(lines) {
		t.Fatalf("%d answers to %d lines", len(said), len(lines))
	}
	if strings.Contains(problems.String(), "error of the program") {
		t.Fatalf("%s", problems.String())
	}
	return said
}

// nonsense are lines that cannot follow an event of any deal.
var nonsense = []string{
	"no json", "[", "{}", "null", `"dahai"`, `{"type":null}`, "\x00\xff", `{"type":"dahai"}`,
	`{"type":"dahai","actor":-1,"pai":"P","tsumogiri":true}`, `{"type":"tsumo","actor":1e99,"pai":"1m"}`,
	`{"type":"tsumo","actor":0,"pai":"10m"}`, `{"type":"chi","actor":0,"target":3,"pai":"?","consumed":["?","?"]}`,
	`{"type":"pon","actor":0,"consumed":{}}`, `{"type":"ankan","actor":2,"consumed":[]}`,
	`{"type":"hora","actor":7,"target":7}`, `{"type":"start_kyoku"}`,
	`{"type":"start_kyoku","bakaze":"E","kyoku":1,"oya":9,"tehais":[[],[],[],[]],"dora_marker":"1m"}`,
	`{"type":"x","text":"` + strings.Repeat("x", longestDeal) + `"}`,
	strings.Repeat("[", 100_000), strings.Repeat("x", 2*longestDeal),
}

// TestMjaiNonsense has a server send lines between the events of a deal that cannot belong to it. Each strength answers
// the events as it does without these lines.
func TestMjaiNonsense(t *testing.T) {
	atTables(t, func(t *testing.T, table mjaiTable, strength opponent.Strength) {
		const seat = 1
		lines := heard(t, table.ruleset, table.players, seat, 5)
		want := answers(t, &bot{strength: strength}, lines)
		moves := 0
		for _, answer := range want {
			if !strings.Contains(answer, `"none"`) {
				moves++
			}
		}
		if moves < 3 {
			t.Fatalf("%d moves in the deal without nonsense", moves)
		}
		var mixed []string
		for i, line := range lines {
			mixed = append(mixed, line, nonsense[i%len(nonsense)])
		}
		got := answers(t, &bot{strength: strength}, mixed)
		for i := range lines {
			if got[2*i] != want[i] {
				t.Errorf("%.80s\nanswered after nonsense with %s, else with %s", lines[i], got[2*i], want[i])
			}
			if got[2*i+1] != `{"type":"none"}` {
				t.Errorf("%.80s is answered with %s", mixed[2*i+1], got[2*i+1])
			}
		}
	})
}

// spoil changes one line of a deal: lost, sent twice, in the wrong order, cut, or with another tile or player.
func spoil(random *rand.Rand, lines []string) []string {
	at := 1 + random.IntN(len(lines)-1)
	line := lines[at]
	spoilt := append([]string{}, lines[:at]...)
	swap := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(line) }
	switch random.IntN(7) {
	case 0: // lost
	case 1:
		spoilt = append(spoilt, line, line)
	case 2:
		spoilt[at-1], spoilt = line, append(spoilt, lines[at-1])
	case 3:
		spoilt = append(spoilt, line[:random.IntN(len(line))]+"}")
	case 4:
		spoilt = append(spoilt, swap(`"pai":"`, `"pai":"`+string("123456789EP?"[random.IntN(12)])))
	case 5:
		spoilt = append(spoilt, swap(`"actor":0`, `"actor":1`, `"actor":1`, `"actor":2`, `"actor":2`, `"actor":0`))
	case 6:
		spoilt = append(spoilt, swap(`"m"`, `"s"`, "1", "9", "9", "1", "dahai", "tsumo", "tsumo", "dahai"))
	}
	return append(spoilt, lines[at+1:]...)
}

// TestMjaiSpoilt plays spoilt deals at every strength. The bot answers each line, and plays the next deal as if nothing
// had happened.
func TestMjaiSpoilt(t *testing.T) {
	atTables(t, func(t *testing.T, table mjaiTable, strength opponent.Strength) {
		random := rand.New(rand.NewPCG(uint64(table.players), 9))
		first := heard(t, table.ruleset, table.players, 0, 3)
		second := heard(t, table.ruleset, table.players, 0, 4)
		want := answers(t, &bot{strength: strength}, second)
		b := &bot{strength: strength}
		for range mjaiSpoilt {
			spoilt := spoil(random, first)
			answers(t, b, spoilt)
			if got := answers(t, b, second); strings.Join(got, "\n") != strings.Join(want, "\n") {
				t.Fatalf("after the deal\n%s\nthe next is played otherwise:\n%s\nwant\n%s", strings.Join(spoilt, "\n"),
					strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
	})
}

// TestMjaiFits has the bot hear recorded games in every seat: each of its moves can follow the events, and a call names
// as many own tiles as it lays down.
func TestMjaiFits(t *testing.T) {
	laid := map[string]int{"chi": 2, "pon": 2, "daiminkan": 3, "kakan": 3, "ankan": 4}
	found := map[string]int{}
	for _, game := range []struct {
		file    string
		players int
	}{{"4-players", 4}, {"3-players", 3}} {
		lines := strings.Split(strings.TrimSpace(mustRead(t, "../../core/replay/mjai/testdata/"+game.file+".jsonl")), "\n")
		for seat := range game.players {
			b := &bot{strength: opponent.Fast, players: 4}
			for i, line := range lines {
				if i == 0 { // without names: the hands say how many play
					line = fmt.Sprintf(`{"type":"start_game","id":%d}`, seat)
				}
				answer, err := b.hear(hidden(t, line, seat))
				if err != nil {
					t.Fatalf("%s, seat %d: %s: %v", game.file, seat, line, err)
				}
				kind := answer["type"].(string)
				if kind == "none" {
					continue
				}
				found[kind]++
				text, err := json.Marshal(answer)
				if err != nil {
					t.Fatal(err)
				}
				after := *b
				if _, err := after.hear(string(text)); err != nil {
					t.Errorf("%s, seat %d: %s is answered with %s: %v", game.file, seat, line, text, err)
				}
				if own, _ := answer["consumed"].([]string); len(own) != laid[kind] {
					t.Errorf("%s, seat %d: %s lays down %d tiles, want %d", game.file, seat, text, len(own), laid[kind])
				}
			}
		}
	}
	for _, kind := range []string{"dahai", "reach", "pon", "ankan", "nukidora", "hora"} {
		if found[kind] == 0 {
			t.Errorf("no %s among the answers: %v", kind, found)
		}
	}
}

// TestMjaiRobs wins on a tile that another player adds to a pung.
func TestMjaiRobs(t *testing.T) {
	const unknown = `["?","?","?","?","?","?","?","?","?","?","?","?","?"]`
	lines := strings.Split(`{"type":"start_game","id":1}
{"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"scores":[25000,25000,25000,25000],`+
		`"dora_marker":"8s","tehais":[`+unknown+
		`,["1m","2m","3m","4m","5m","6m","7m","8m","9m","4p","6p","9s","9s"],`+unknown+","+unknown+`]}
{"type":"tsumo","actor":0,"pai":"?"}
{"type":"dahai","actor":0,"pai":"N","tsumogiri":true}
{"type":"tsumo","actor":1,"pai":"4m"}
{"type":"dahai","actor":1,"pai":"4m","tsumogiri":true}
{"type":"tsumo","actor":2,"pai":"?"}
{"type":"dahai","actor":2,"pai":"N","tsumogiri":true}
{"type":"tsumo","actor":3,"pai":"?"}
{"type":"dahai","actor":3,"pai":"5p","tsumogiri":true}
{"type":"pon","actor":0,"target":3,"pai":"5p","consumed":["5p","5p"]}
{"type":"dahai","actor":0,"pai":"W","tsumogiri":false}
{"type":"tsumo","actor":1,"pai":"W"}
{"type":"dahai","actor":1,"pai":"W","tsumogiri":true}
{"type":"tsumo","actor":2,"pai":"?"}
{"type":"dahai","actor":2,"pai":"N","tsumogiri":true}
{"type":"tsumo","actor":3,"pai":"?"}
{"type":"dahai","actor":3,"pai":"W","tsumogiri":true}
{"type":"tsumo","actor":0,"pai":"?"}
{"type":"kakan","actor":0,"pai":"5pr","consumed":["5p","5p","5p"]}`, "\n")
	said := answers(t, &bot{strength: opponent.Careful}, lines)
	last := decoded(t, said[len(said)-1])
	if last["type"] != "hora" || last["actor"] != 1.0 || last["target"] != 0.0 || last["pai"] != "5pr" {
		t.Errorf("the kong is answered with %v, want a win on its tile", last)
	}
}

// turned returns a line with the next actor in place of each.
func turned(t *testing.T, line string, players int) string {
	t.Helper()
	m := decoded(t, line)
	for _, field := range []string{"actor", "target", "oya", "id"} {
		if actor, is := m[field].(float64); is {
			m[field] = (int(actor) + 1) % players
		}
	}
	for _, field := range []string{"tehais", "scores", "deltas", "names"} {
		if list, is := m[field].([]any); is && len(list) == players {
			m[field] = append([]any{list[players-1]}, list[:players-1]...)
		}
	}
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestMjaiTurned plays deals in which actor 0 did not deal first: the answers are those of the same deals with actor 0
// as the first dealer. How many play is known from the hands alone.
func TestMjaiTurned(t *testing.T) {
	for _, table := range mjaiTables {
		for seed := range uint64(table.players) {
			lines := heard(t, table.ruleset, table.players, 1, seed)
			lines[0] = `{"type":"start_game","id":1}`
			want := answers(t, &bot{strength: opponent.Steady}, lines)
			for turns := 1; turns < table.players; turns++ {
				for i := range lines {
					lines[i], want[i] = turned(t, lines[i], table.players), turned(t, want[i], table.players)
				}
				got := answers(t, &bot{strength: opponent.Steady}, lines)
				for i := range lines {
					if got[i] != want[i] {
						t.Fatalf("%s, turned %d times: %s is answered with %s, want %s", table.ruleset, turns, lines[i], got[i], want[i])
					}
				}
			}
		}
	}
}
