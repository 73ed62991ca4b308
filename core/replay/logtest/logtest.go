// Package logtest holds what the tests of all log readers share: rule sets to read with, samples with seeded faults,
// and properties that hold for any text.
package logtest

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tehai/core/replay"
	"tehai/core/rules/catalog"
	"tehai/core/source"
)

// Read is a reader of a format.
type Read func(text string, rules replay.RulesFor) (*replay.Replay, error)

// Rules returns the rules of the catalogue.
var Rules replay.RulesFor = catalog.For

// Sample returns the text of a file in testdata.
func Sample(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Faults puts faults into the sample, one at a time: each row is a name, the text to replace, its replacement, and the
// expected report of the reader as Spell writes it.
func Faults(t *testing.T, read Read, sample string, faults [][4]string) {
	t.Helper()
	for _, fault := range faults {
		name, before, after, want := fault[0], fault[1], fault[2], fault[3]
		if !strings.Contains(sample, before) {
			t.Errorf("%s: the sample has no %q", name, before)
			continue
		}
		if got := Spell(read(strings.Replace(sample, before, after, 1), Rules)); got != want {
			t.Errorf("%s:\n got %s\nwant %s", name, got, want)
		}
	}
}

// ReadsOn puts invalid JSON after each mark of a text, which occurs once in each deal: that deal may keep the moves
// before it, the other deals stay complete.
func ReadsOn(t *testing.T, read Read, text, mark string) {
	t.Helper()
	whole, err := read(text, Rules)
	if err != nil || len(whole.Deals) < 2 || len(whole.Problems) > 0 {
		t.Fatalf("%v: %s", err, Spell(whole, err))
	}
	at := 0
	for broken := range whole.Deals {
		at += strings.Index(text[at:], mark) + len(mark)
		r, err := read(text[:at]+"\x00"+text[at:], Rules)
		if err != nil || len(r.Deals) < len(whole.Deals)-1 || len(r.Problems) == 0 {
			t.Errorf("deal %d broken: %s", broken, Spell(r, err))
			continue
		}
		got := map[string]int{}
		for _, d := range r.Deals {
			got[d.Label()] = d.Steps()
		}
		for i, d := range whole.Deals {
			if steps := got[d.Label()]; i != broken && steps != d.Steps() || i == broken && steps >= d.Steps() {
				t.Errorf("deal %d broken: deal %s has %d steps of %d", broken, d.Label(), steps, d.Steps())
			}
		}
	}
}

// Spell writes the problems of a replay, a line each: its place, the deal and the step that it ends, and the message;
// or the error if there is nothing to show.
func Spell(r *replay.Replay, err error) string {
	if err != nil {
		return "error: " + err.Error()
	}
	var lines []string
	for _, p := range r.Problems {
		lines = append(lines, fmt.Sprintf("%d:%d deal %d step %d: %s", p.Line, p.Column, p.Deal, p.Step, p.Message))
	}
	return strings.Join(lines, "\n")
}

// Fuzz checks properties of any text: no panic; an error of a known code, or deals; problems that point into the text
// and at existing deals; and a replay that replay text can hold.
func Fuzz(f *testing.F, read Read, seeds ...string) {
	for _, seed := range seeds {
		f.Add(seed)
		f.Add(seed[:len(seed)*2/3])
		// Small seeds are tried a hundred times as often: the head with a hand or two, and a few moves.
		f.Add(seed[:min(len(seed), 300)])
		f.Add(seed[:min(len(seed), 900)])
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := read(text, Rules)
		if err != nil {
			if e, ok := err.(*source.Error); !ok || e.Code != source.BadReplay && e.Code != source.TooLarge {
				t.Fatalf("the error %v has no code that a reader may give", err)
			}
			return
		}
		steps := 0
		for _, p := range r.Problems {
			if p.Message == "" || p.Span.End > len(text) || p.Deal >= len(r.Deals) || p.Deal >= 0 &&
				p.Step > r.Deals[p.Deal].Steps() {
				t.Fatalf("the problem %+v points at nothing", p)
			}
		}
		for _, d := range r.Deals {
			steps += d.Steps()
		}
		again, err := replay.Read(replay.Write(r), Rules)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range again.Deals {
			steps -= d.Steps()
		}
		if len(again.Deals) != len(r.Deals) || steps != 0 {
			t.Fatalf("as replay text there are %d deals, want %d, and %d steps fewer", len(again.Deals), len(r.Deals), steps)
		}
	})
}
