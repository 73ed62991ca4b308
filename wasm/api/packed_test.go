package api

import (
	"strings"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/compact"
	"tehai/core/rules/catalog"
	"tehai/core/work"
)

// manyDeals packs as many deals as a packed text may have, each with notes: a small text with a large content.
func manyDeals(t *testing.T) string {
	t.Helper()
	r, err := replay.Read(strings.Repeat(strings.Repeat("note ", 600)+"\n\nE 1 0 4\n"+strings.Repeat("? ", 136)+
		"1.1m 2.2m\n\n", 200), catalog.For)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(err, r.Problems)
	}
	packed, err := compact.Write(r)
	if err != nil {
		t.Fatal(err)
	}
	return packed
}

// TestPackedSlices reads a small packed text with a large content in slices like any other, and refuses it under a
// lower limit.
func TestPackedSlices(t *testing.T) {
	packed := manyDeals(t)
	const work = 20_000
	before, slices := 0, 0
	value, _, err := openInSlices(ReplayOpenRequest{Text: packed}, 1<<17, work, func(at ReplayOpeningValue) {
		if taken := at.Work - before; taken > work+mostOver {
			t.Errorf("a slice of %d, want at most %d", taken, work+mostOver)
		}
		before, slices = at.Work, slices+1
	})
	if err != nil || len(value.Deals) != 200 || slices < 50 {
		t.Fatalf("%v, %d deals in %d slices", err, len(value.Deals), slices)
	}
	ReplayClose(ReplayCloseRequest{ID: value.ID})
	const want = "the packed game is too large: want at most 120000 characters of replay text, found more"
	_, err = ReplayOpen(ReplayOpenRequest{Text: packed, Most: 120_000})
	_, other := ReplayOpening(ReplayOpeningRequest{Text: packed, Most: 120_000, Work: 1e8})
	for _, err := range []error{err, other} {
		if err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestBoundedWork checks that reading at once and reading in slices have the same bound of work.
func TestBoundedWork(t *testing.T) {
	reads := 0
	format := replayFormats[0]
	defer func() { replayFormats[0] = format }()
	replayFormats[0].looks = func(text string) bool { return text == "endless" }
	replayFormats[0].read = endless(&reads)
	_, open := ReplayOpen(ReplayOpenRequest{Text: "endless"})
	_, survey := ReplaySurvey(ReplaySurveyRequest{Text: "endless"})
	for _, err := range []error{open, survey} {
		if err == nil || !strings.HasPrefix(err.Error(), "want a text that is read with less work") {
			t.Errorf("%v", err)
		}
	}
	if reads != 2 {
		t.Errorf("%d texts were read to where they are given up, want 2", reads)
	}
}

// endless counts work without end, or at least far beyond every bound.
func endless(reads *int) func(string, replay.RulesFor) (*replay.Replay, error) {
	return func(string, replay.RulesFor) (*replay.Replay, error) {
		*reads++
		for range 100 {
			work.Count(mostSpareWork)
		}
		return replay.Read("E 1 0 4\n"+strings.Repeat("? ", 136), catalog.For)
	}
}
