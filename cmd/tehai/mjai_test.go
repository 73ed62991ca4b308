package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tehai/core/game"
	"tehai/core/opponent"
	"tehai/core/option"
	"tehai/core/replay"
	"tehai/core/replay/mjai"
	"tehai/core/rules/catalog"
)

// A referee plays a deal of four or three bots. Each receives what its seat may see, and every answer must be legal at
// the true table.
type referee struct {
	t    *testing.T
	deal *replay.Deal
	bots []*bot
	told int // number of lines of the log sent so far

	replies *[]time.Duration // the time of each answer that is a move
}

func newReferee(t *testing.T, ruleset string, players, number int, seed uint64,
	strengths []opponent.Strength) *referee {
	t.Helper()
	r, _, err := catalog.For(ruleset, players, option.Values{})
	if err != nil {
		t.Fatal(err)
	}
	match := game.Match{Players: players, Tiles: "136", Rules: r.Table(), Seed: seed, Score: r.Start}
	setup, err := match.Deal()
	if err != nil {
		t.Fatal(err)
	}
	setup.Number = number
	names := []string{"P1", "P2", "P3", "P4"}[:players]
	d, err := replay.New(setup, replay.Heading{Rules: ruleset, DeadWall: replay.DeadByRules, Players: names}, r)
	if err != nil {
		t.Fatal(err)
	}
	ref := &referee{t: t, deal: d}
	for seat := range players {
		ref.bots = append(ref.bots, &bot{seat: seat, players: players, strength: strengths[seat%len(strengths)]})
	}
	return ref
}

// log returns the events of a record as lines, without the end of the game.
func (r *referee) log(d *replay.Deal) []string {
	text, err := mjai.Write(&replay.Replay{Deals: []*replay.Deal{d}}, nil)
	if err != nil {
		r.t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return slices.DeleteFunc(lines, func(line string) bool {
		return strings.Contains(line, `"end_game"`) || strings.Contains(line, `"end_kyoku"`)
	})
}

func decoded(t *testing.T, line string) message {
	m := message{}
	if err := json.Unmarshal([]byte(line), &m); err != nil {
		t.Fatalf("%v: %s", err, line)
	}
	return m
}

// hidden returns a line as a seat sees it.
func hidden(t *testing.T, line string, seat int) string {
	m := decoded(t, line)
	switch m["type"] {
	case "start_game":
		m["id"] = seat
	case "start_kyoku":
		for i, hand := range m["tehais"].([]any) {
			for j := range hand.([]any) {
				if i != seat {
					hand.([]any)[j] = "?"
				}
			}
		}
	case "tsumo":
		if int(m["actor"].(float64)) != seat {
			m["pai"] = "?"
		}
	}
	text, _ := json.Marshal(m)
	return string(text)
}

// timed returns the bot's answer to a line and the time that it took.
func timed(b *bot, line string) (message, time.Duration, error) {
	start := time.Now()
	answer, err := b.hear(line)
	return answer, time.Since(start), err
}

// tell sends every bot the new lines and returns its answer to the last one.
func (r *referee) tell() []message {
	lines := r.log(r.deal)
	answers := make([]message, len(r.bots))
	for seat, b := range r.bots {
		for _, line := range lines[r.told:] {
			seen, before := hidden(r.t, line, seat), *b
			answer, took, err := timed(b, seen)
			if err != nil {
				r.t.Fatalf("seat %d on %s: %v", seat, line, err)
			}
			for again := 0; took > 10*time.Millisecond && again < 5; again++ { // another program may have run
				copied := before
				_, once, _ := timed(&copied, seen)
				took = min(took, once)
			}
			if r.replies != nil && answer["type"] != "none" {
				*r.replies = append(*r.replies, took)
			}
			answers[seat] = answer
		}
	}
	r.told = len(lines)
	return answers
}

// matches reports whether an answer is the same as a line of a log.
func matches(t *testing.T, answer message, line string) bool {
	text, _ := json.Marshal(answer)
	said, logged := decoded(t, string(text)), decoded(t, line)
	for _, field := range []string{"type", "actor", "target", "pai", "tsumogiri"} {
		a, b := said[field], logged[field]
		if a != nil && b != nil && a != b || field == "type" && a != b || field == "actor" && a != nil && b != nil && a != b {
			return false
		}
	}
	sorted := func(v any) string {
		list, _ := v.([]any)
		var words []string
		for _, word := range list {
			words = append(words, fmt.Sprint(word))
		}
		slices.Sort(words)
		return fmt.Sprint(words)
	}
	return said["consumed"] == nil || logged["consumed"] == nil || sorted(said["consumed"]) == sorted(logged["consumed"])
}

// asEvent finds the legal event for an answer.
func (r *referee) asEvent(seat int, answer message) game.Event {
	for _, e := range r.deal.Last().Legal() {
		if e.Chair != seat && e.Kind != game.Aborted {
			continue
		}
		next := *r.deal
		next.Record = r.deal.Record.Branch(r.deal.Steps())
		if next.Add(e) != nil {
			continue
		}
		for _, line := range r.log(&next)[r.told:] {
			if matches(r.t, answer, line) {
				return e
			}
		}
	}
	r.t.Fatalf("step %d: seat %d answers %v, which is not legal", r.deal.Steps(), seat, answer)
	return game.Event{}
}

// play plays the deal to its end and returns the number of answers that were moves.
func (r *referee) play() (acts int) {
	for !r.deal.Last().Ended() {
		wanted := map[game.Event]bool{}
		for seat, answer := range r.tell() {
			if answer["type"] != "none" {
				wanted[r.asEvent(seat, answer)] = true
				acts++
			}
		}
		s := r.deal.Last()
		legal := s.Legal()
		at := slices.IndexFunc(legal, func(e game.Event) bool { return wanted[e] })
		if at < 0 {
			at = slices.IndexFunc(legal, func(e game.Event) bool { return e.Kind == game.Draw || e.Kind == game.Exhausted })
		}
		if at < 0 && len(legal) == 1 {
			at = 0 // nothing else can follow
		}
		if at < 0 {
			r.t.Fatalf("step %d: no bot acts, legal is %v", s.Step, legal)
		}
		if err := r.deal.Add(legal[at]); err != nil {
			r.t.Fatal(err)
		}
	}
	return acts
}

// TestMjaiDeals has bots of every strength play against each other: every answer is legal at the true table, although
// no bot knows another's tiles.
func TestMjaiDeals(t *testing.T) {
	for _, test := range mjaiTables {
		t.Run(test.ruleset, func(t *testing.T) {
			wins, draws, moves := 0, 0, 0
			var replies []time.Duration
			for seed := range mjaiDeals {
				r := newReferee(t, test.ruleset, test.players, 1+seed%test.players, uint64(seed), opponent.Strengths)
				r.replies = &replies
				acts := r.play()
				if acts == 0 {
					t.Errorf("seed %d: a deal without a move", seed)
				}
				if moves += acts; (seed+1)%50 == 0 {
					t.Logf("%d deals, %d moves, none illegal; %s", seed+1, moves, quantiles(replies))
				}
				if len(r.deal.Last().Winners()) > 0 {
					wins++
				} else {
					draws++
				}
			}
			if wins == 0 {
				t.Errorf("%d deals and no win", wins+draws)
			}
			t.Logf("%d deals won, %d drawn, %d moves; %s", wins, draws, moves, quantiles(replies))
		})
	}
}

// quantiles describes the times of replies. No test asserts on them: a busy machine would fail it.
func quantiles(times []time.Duration) string {
	sorted := slices.Sorted(slices.Values(times))
	at := func(percent int) time.Duration { return sorted[(len(sorted)-1)*percent/100] }
	return fmt.Sprintf("a move takes: median %v, 99 %% within %v, longest %v", at(50), at(99), at(100))
}

// TestMjaiLog checks that the log of a finished deal reads back without a problem.
func TestMjaiLog(t *testing.T) {
	r := newReferee(t, "riichi-tenhou", 4, 2, 7, []opponent.Strength{opponent.Steady})
	r.play()
	log, err := mjai.Read(strings.Join(r.log(r.deal), "\n"), catalog.For)
	if err != nil || len(log.Problems) > 0 {
		t.Fatal(err, log.Problems)
	}
	if got, want := log.Deals[0].Steps(), r.deal.Steps(); got != want {
		t.Errorf("%d steps read back, want %d", got, want)
	}
}

func TestMjaiLines(t *testing.T) {
	b := &bot{strength: opponent.Fast, players: 4}
	var out, problems strings.Builder
	if err := b.play(strings.NewReader("no json\n{\"type\":\"start_game\",\"id\":1}\n{}\n"), &out, &problems); err != nil {
		t.Fatal(err)
	}
	if got, want := out.String(), strings.Repeat("{\"type\":\"none\"}\n", 3); got != want {
		t.Errorf("answers %q, want %q", got, want)
	}
	if got := strings.Count(problems.String(), "tehai: "); got != 2 {
		t.Errorf("%d problems reported, want 2: %s", got, problems.String())
	}
	if b.seat != 1 {
		t.Errorf("seat %d, want that of start_game", b.seat)
	}
}

// TestMjaiHostile checks what the bot says of lines that no server sends: each is answered with none, and later games
// are played.
func TestMjaiHostile(t *testing.T) {
	b := &bot{strength: opponent.Fast, players: 4}
	for _, row := range [][2]string{
		{`[`, "want a JSON object on each line: "},
		{`[]`, `want an event with a type, found "[]"`},
		{`{"type":5}`, `want an event with a type, found "{`},
		{`null`, `want an event with a type, found "null"`},
		{`{"type":"dahai","actor":9,"pai":"P"}`, "dahai: want an event start_kyoku before it"},
		{`{"type":"start_game","id":3,"names":["P1","P2","P3"]}`, "want an id from 0 to 2, found 3"},
		{`{"type":"dahai","actor":0,"pai":"P"}`, ""},
		{`{"type":"start_game","id":-1}`, "want an id from 0 to 3, found -1"},
		{`{"type":"dahai","actor":0,"pai":"P"}`, ""},
		{`{"type":"start_game","id":1}`, ""},
		{`{"type":"x","text":"` + strings.Repeat("x", longestDeal) + `"}`, "want start_kyoku before more events"},
		{`{"type":"start_kyoku","oya":-7,"kyoku":1000000000}`, "start_kyoku: want bakaze, kyoku from 1, oya and tehais"},
		{`{"type":"tsumo","actor":1,"pai":"1m"}`, "tsumo: want an event start_kyoku before it"},
	} {
		answer, err := b.hear(row[0])
		fits := strings.Contains(fmt.Sprint(err), row[1])
		if row[1] == "" && (err != nil || answer["type"] != "none") || !fits {
			t.Errorf("%.60s: %v, %v, want an error with %q", row[0], answer, err, row[1])
		}
	}
	r := newReferee(t, "riichi-tenhou", 4, 1, 7, []opponent.Strength{opponent.Fast})
	r.tell()
	for _, line := range r.log(r.deal) {
		if _, err := b.hear(line); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
}

// TestMjaiAnswers checks what no referee refuses: which copy of a tile is discarded, whose turn it is where the first
// dealer is not actor 0, and that nothing is decided where the server forbids it.
func TestMjaiAnswers(t *testing.T) {
	b := &bot{strength: opponent.Fast, players: 4}
	start := `{"type":"start_game","id":1,"names":["P1","P2","P3"]}`
	if _, err := b.hear(start); err != nil || b.players != 3 {
		t.Errorf("%d players, want three: %v", b.players, err)
	}
	b.offset = 1 // actor 1 dealt first
	for actor, chair := range []int{2, 0, 1} {
		if got := b.chair(actor); got != chair || b.actor(chair) != actor {
			t.Errorf("actor %d is chair %d, want %d; that chair is actor %d", actor, got, chair, b.actor(chair))
		}
	}

	r := newReferee(t, "riichi-tenhou", 4, 1, 7, []opponent.Strength{opponent.Fast})
	r.tell()
	if err := r.deal.Add(r.deal.Last().Legal()[0]); err != nil { // the first draw
		t.Fatal(err)
	}
	s := r.deal.Last()
	for _, fromHand := range []bool{true, false} {
		got := r.bots[s.Turn].answer(s, game.Event{Kind: game.Discard, Chair: s.Turn, Tile: s.Drawn, FromHand: fromHand})
		if got["tsumogiri"] != !fromHand {
			t.Errorf("the drawn tile or its copy in the hand (%v): tsumogiri is %v", fromHand, got["tsumogiri"])
		}
	}

	lines := r.log(r.deal)
	b = &bot{strength: opponent.Fast, players: 4, seat: s.Turn}
	for i, line := range lines {
		if i == len(lines)-1 {
			line = strings.Replace(line, "{", `{"can_act":false,`, 1)
		}
		if answer, err := b.hear(line); err != nil || answer["type"] != "none" {
			t.Errorf("%s is answered with %v, want none: %v", line, answer, err)
		}
	}
	if !strings.Contains(lines[len(lines)-1], `"tsumo"`) {
		t.Errorf("the deal begins with %s, want a draw", lines[len(lines)-1])
	}
}

// TestMjaiPossible checks that an answer is among the actions that a server lists, else a discard of the drawn tile, or
// none.
func TestMjaiPossible(t *testing.T) {
	found := map[string]int{}
	for seed := range uint64(6) {
		lines := heard(t, "riichi-tenhou", 4, 1, seed)
		b := &bot{strength: opponent.Fast, players: 4}
		for _, line := range lines {
			before := *b
			listed := func(actions string) message {
				copied := before
				answer, err := copied.hear(strings.Replace(line, "{", `{"possible_actions":`+actions+`,`, 1))
				if err != nil {
					t.Fatal(err)
				}
				return answer
			}
			nothing, another := listed(`[]`), listed(`[{"type":"kan"}]`)
			answer, err := b.hear(line)
			if err != nil {
				t.Fatal(err)
			}
			kind := answer["type"].(string)
			found[kind]++
			want := fmt.Sprint(answer)
			if got := fmt.Sprint(listed(`[{"type":"kan"},{"type":"` + kind + `"}]`)); got != want {
				t.Errorf("%s: %s although it is possible, want %s", line, got, want)
			}
			event := decoded(t, line)
			switch {
			case kind == "dahai":
			case kind != "none" && event["type"] == "tsumo":
				want = fmt.Sprint(message{"type": "dahai", "actor": 1, "pai": event["pai"], "tsumogiri": true})
			default:
				want = fmt.Sprint(none)
			}
			if fmt.Sprint(nothing) != want || fmt.Sprint(another) != want {
				t.Errorf("%s: answers %v and %v, want %s", line, nothing, another, want)
			}
		}
	}
	if found["dahai"] == 0 || found["pon"]+found["chi"] == 0 || found["reach"]+found["hora"] == 0 {
		t.Errorf("want discards, claims and riichi or wins, found %v", found)
	}
}

func TestMjaiHello(t *testing.T) {
	out, _, err := run(t, `{"type":"hello","protocol":"mjsonp","protocol_version":3}`, "mjai", "--room", "other")
	if want := `{"name":"Tehai","room":"other","type":"join"}`; err != nil || strings.TrimSpace(out) != want {
		t.Errorf("hello is answered with %s, want %s: %v", out, want, err)
	}
}
