package problem_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"tehai/core/advice"
	"tehai/core/problem"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mjlog"
	"tehai/core/replay/real"
	"tehai/core/review"
	"tehai/core/tile"
)

// of finds the problems of a chair in a replay text of one deal, and what was refused.
func of(t *testing.T, text string, chair int) ([]problem.Problem, []problem.Refusal) {
	t.Helper()
	r, err := replay.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 || len(r.Deals) != 1 {
		t.Fatal(err, r.Problems)
	}
	moves, err := review.Deal(r.Deals[0], chair, nil)
	if err != nil {
		t.Fatal(err)
	}
	found, refused, err := problem.Of(r.Deals[0], moves)
	if err != nil {
		t.Fatal(err)
	}
	return found, refused
}

// thrown is a deal in which East, ready on two sides with six copies to win on, lets the pair go that it was ready
// with.
const thrown = "Rules: riichi-tenhou\n\nE 1 0 4\n" +
	"2m 3m 4m 5m ? ? ? ? ? ? ? ? ? ? ? ? 6m 7m 2t 3t ? ? ? ? ? ? ? ? ? ? ? ? 4t 3s 4s 8s ? ? ? ? ? ? ? ? ? ? ? ? 8s ? ? " +
	"? N\n9m ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? " +
	"? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? W ? ? ? ?\n1.8s 2.?"

// TestConditions goes through decisions that each condition keeps out, and one that none does.
func TestConditions(t *testing.T) {
	tests := []struct {
		name, text string
		chair      int
		want       string
	}{
		{"a clear mistake", thrown, 0, ""},
		{"the same in the second deal of the South round", strings.Replace(thrown, "E 1 0 4", "S 2 0 4", 1), 1, ""},
		{"the same in the third", strings.Replace(thrown, "E 1 0 4", "S 3 0 4", 1), 2, "placement"},
		{"the same in the last deal", strings.Replace(thrown, "E 1 0 4", "S 4 0 4", 1), 3, "placement"},
		{"the same in the West round", strings.Replace(thrown, "E 1 0 4", "W 1 0 4", 1), 0, "placement"},
		{"the same of a player with 4,000", strings.Replace(thrown, "\n\nE", "\nScores: 4000, 32000, 32000, 32000\n\nE",
			1), 0, ""},
		{"the same of a player with 3,900", strings.Replace(thrown, "\n\nE", "\nScores: 3900, 32100, 32000, 32000\n\nE",
			1), 0, "placement"},
		{"the same of a player without points", strings.Replace(thrown, "\n\nE", "\nScores: 1500, 32500, 33000, 33000\n\nE",
			1), 0, "placement"},
	}
	for _, test := range tests {
		found, refused := of(t, test.text, test.chair)
		switch {
		case test.want == "" && len(found) != 1:
			t.Errorf("%s: %d problems, refused %v", test.name, len(found), refused)
		case test.want != "" && (len(found) > 0 || len(refused) != 1 || refused[0].Condition != test.want):
			t.Errorf("%s: %d problems, refused %v, want %s", test.name, len(found), refused, test.want)
		}
	}
	found, _ := of(t, thrown, 0)
	p := found[0]
	if p.Kind != problem.Discard || p.Step != 1 || p.Chair != 0 || p.Made < 0 ||
		p.Answers[p.Made].Event.Tile.String() != "8s" || p.Answers[p.Made].Right {
		t.Errorf("%+v", p)
	}
	if first := p.Answers[0]; !first.Right || first.Event.Tile != tile.North || first.Row.Shanten != 0 {
		t.Errorf("first %+v", first)
	}
}

// TestHidden gives other tiles to what no player could see: the problems are the same.
func TestHidden(t *testing.T) {
	want, _ := of(t, thrown, 0)
	other := strings.Replace(thrown, "9m ? ? ? ?", "9m 1s 1s 9s 9s", 1)
	got, _ := of(t, other, 0)
	if len(got) != 1 || len(got[0].Answers) != len(want[0].Answers) {
		t.Fatalf("%d problems with other tiles in the wall", len(got))
	}
	for i, a := range got[0].Answers {
		if b := want[0].Answers[i]; a.Short != b.Short || a.Right != b.Right || a.Odds != b.Odds {
			t.Errorf("answer %d: %+v, want %+v", i, a, b)
		}
	}
}

// sound reports what is wrong with a problem, "" for nothing.
func sound(d *replay.Deal, p *problem.Problem) string {
	right, first := 0, p.Kind == problem.Score
	for i, a := range p.Answers {
		if a.Right {
			right++
			first = first || i == 0 || a.Short <= 0
		}
		if p.Kind != problem.Score && a.Right != (a.Short <= problem.Tolerance) {
			return "an answer is right beyond the tolerance, or wrong within it"
		}
		if !slices.Contains(problem.Acts, a.Act) {
			return "an answer does " + a.Act
		}
	}
	switch {
	case right == 0 || !first:
		return "the best answer is not right"
	case right == len(p.Answers):
		return "every answer is right"
	case p.Kind != problem.Score && (p.Made < 0 || p.Answers[p.Made].Right):
		return "what was done is right"
	case p.Kind == problem.Score && (right != 1 || len(p.Answers) < 3):
		return "a win has no other sums"
	}
	s := d.At(p.Step)
	if p.Kind == problem.Score && (p.Made != -1 || p.Danger != -1) {
		return "a win has an answer that was made, or a danger"
	}
	if p.Kind != problem.Score {
		if view, err := advice.At(&s, d.Ruleset, p.Chair); err != nil || view.Left != p.Left {
			return "the tiles that the player does not see are those of another step"
		}
	}
	if p.Kind != problem.Score && slices.Contains(s.Closed(p.Chair), tile.Unknown) {
		return "the hand is not known"
	}
	return ""
}

// TestRecorded finds sound problems in a recorded game, every chair's, and a refusal for each other decision that cost
// something.
func TestRecorded(t *testing.T) {
	text, err := os.ReadFile("../replay/mjlog/testdata/4-players.xml")
	if err != nil {
		t.Fatal(err)
	}
	r, err := mjlog.Read(string(text), logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[problem.Kind]int{}
	for _, d := range r.Deals {
		check(t, "4-players.xml", d, -1, kinds)
		var byChair []problem.Problem
		for chair := range 4 {
			for _, p := range problem.Wins(d, chair) {
				if p.Chair != chair {
					t.Errorf("a win of chair %d among those of %d", p.Chair, chair)
				}
				byChair = append(byChair, p)
			}
		}
		if all := problem.Wins(d, -1); len(all) != len(byChair) {
			t.Errorf("%d wins, %d of the four chairs", len(all), len(byChair))
		}
	}
	if kinds[problem.Score] == 0 || len(kinds) < 3 {
		t.Errorf("problems by kind %v", kinds)
	}
}

// TestDisputedWins leaves out a win that the log pays another way than the rules do.
func TestDisputedWins(t *testing.T) {
	text, err := os.ReadFile("../replay/mjlog/testdata/4-players.xml")
	if err != nil {
		t.Fatal(err)
	}
	count := func(text string) (n int) {
		r, err := mjlog.Read(text, logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range r.Deals {
			n += len(problem.Wins(d, -1))
		}
		return n
	}
	other := strings.Replace(string(text), `ten="30,11600,0"`, `ten="30,12000,0"`, 1)
	if want, got := count(string(text))-1, count(other); got != want {
		t.Errorf("%d wins to be counted, want %d", got, want)
	}
}

func check(t *testing.T, name string, d *replay.Deal, chair int, kinds map[problem.Kind]int) (costly int,
	refused map[string]int) {
	t.Helper()
	moves, err := review.Deal(d, chair, nil)
	if err != nil {
		t.Fatal(name, err)
	}
	for i := range moves {
		if m := &moves[i]; !m.Agrees && m.Loss.Points > 0 {
			costly++
		}
	}
	found, refusals, err := problem.Of(d, moves)
	if err != nil {
		t.Fatal(name, err)
	}
	if len(found)+len(refusals) != costly {
		t.Errorf("%s: %d decisions cost something, %d are problems and %d refused", name, costly, len(found), len(refusals))
	}
	refused = map[string]int{}
	for _, r := range refusals {
		refused[r.Condition]++
		if !slices.Contains(problem.Conditions, r.Condition) {
			t.Errorf("%s: refused by %q", name, r.Condition)
		}
	}
	for _, p := range append(found, problem.Wins(d, chair)...) {
		kinds[p.Kind]++
		if fault := sound(d, &p); fault != "" {
			t.Errorf("%s, step %d, %s: %s", name, p.Step, p.Kind, fault)
		}
	}
	return costly, refused
}

// TestRealGames finds sound problems in the real games, reviewed as their first player: some of the decisions that cost
// something are problems, most are not.
func TestRealGames(t *testing.T) {
	kinds, refused := map[problem.Kind]int{}, map[string]int{}
	costly, games := 0, 0
	found := real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		games++
		for _, d := range r.Deals {
			n, by := check(t, name, d, 0, kinds)
			costly += n
			for id, count := range by {
				refused[id] += count
			}
		}
	})
	if !found {
		return
	}
	t.Logf("%d games: %d decisions cost something; problems by kind %v; refused by condition %v", games, costly, kinds,
		refused)
	moments := costly
	for _, n := range refused {
		moments -= n
	}
	if moments < costly/10 || moments > costly/2 {
		t.Errorf("%d of %d decisions that cost something are problems", moments, costly)
	}
}
