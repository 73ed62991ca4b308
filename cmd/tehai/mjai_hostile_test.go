package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tehai/core/opponent"
)

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
	for _, table := range []struct {
		ruleset string
		players int
	}{{"riichi-tenhou", 4}, {"riichi-tenhou-3p", 3}} {
		for _, strength := range opponent.Strengths {
			t.Run(fmt.Sprint(table.players, strength), func(t *testing.T) {
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
	}
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
	for _, table := range []struct {
		ruleset string
		players int
	}{{"riichi-tenhou", 4}, {"riichi-tenhou-3p", 3}} {
		for _, strength := range opponent.Strengths {
			t.Run(fmt.Sprint(table.players, strength), func(t *testing.T) {
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
	}
}
