package api

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"tehai/core/work"
)

// openInSlices opens a text in pieces of the given number of bytes and slices of the given work, and returns the value
// of replayOpen and the number of slices.
func openInSlices(request ReplayOpenRequest, piece, work int, heard func(ReplayOpeningValue)) (value ReplayOpenValue,
	slices int, err error) {
	var id string
	for text := request.Text; ; {
		n := min(piece, len(text))
		ask := ReplayOpeningRequest{ID: id, Text: text[:n], More: n < len(text), Work: work, Format: request.Format,
			Ruleset: request.Ruleset, Options: request.Options}
		text = text[n:]
		at, err := ReplayOpening(ask)
		if err != nil {
			return value, slices, err
		}
		heard(at)
		id, value.Deals = at.ID, append(value.Deals, at.Deals...)
		if !ask.More {
			slices++
		}
		if at.Opened != nil {
			deals := value.Deals
			value = *at.Opened
			value.Deals = deals
			return value, slices, nil
		}
	}
}

// TestReplayOpening opens every sample in slices, and compares the result with replayOpen's.
func TestReplayOpening(t *testing.T) {
	for _, name := range []string{
		"tenhou/testdata/4-players.json", "mjai/testdata/4-players.jsonl", "mjlog/testdata/4-players.xml",
		"kobalab/testdata/4-players.json", "testdata/riichi.uzje", "tenhou/testdata/3-players.json",
	} {
		text := logText(t, name)
		want, err := ReplayOpen(ReplayOpenRequest{Text: text})
		if err != nil {
			t.Fatal(err)
		}
		got, slices, err := openInSlices(ReplayOpenRequest{Text: text}, 1000, 500, func(ReplayOpeningValue) {})
		if err != nil || slices < 3 {
			t.Errorf("%s: %v, %d slices", name, err, slices)
		}
		if got.ID == want.ID || openReplays.items[got.ID] == nil {
			t.Errorf("%s: opened as %s, want another id than %s", name, got.ID, want.ID)
		}
		for _, id := range []string{want.ID, got.ID} {
			if _, err := ReplayClose(ReplayCloseRequest{ID: id}); err != nil {
				t.Error(err)
			}
		}
		got.ID = want.ID
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: in slices %+v\nat once %+v", name, got, want)
		}
	}
	if n := len(openings.items); n > 0 {
		t.Errorf("%d openings are left", n)
	}
}

// TestReplayOpeningErrors refuses what replayOpen refuses, and calls out of order; nothing stays open.
func TestReplayOpeningErrors(t *testing.T) {
	text := logText(t, "tenhou/testdata/4-players.json")
	for _, test := range []struct {
		request ReplayOpeningRequest // after a first one, if there is more
		first   *ReplayOpeningRequest
		want    string
	}{
		{ReplayOpeningRequest{Text: `{"log":[]}`}, nil, "want a deal in the list named log, found none"},
		{ReplayOpeningRequest{Text: text, Ruleset: "riichi-x", Work: 1e6}, nil, `there is no rule set "riichi-x"`},
		{ReplayOpeningRequest{ID: "o0"}, nil, `no open opening has the id "o0"`},
		{ReplayOpeningRequest{Text: "x"}, &ReplayOpeningRequest{Text: text, Work: 1},
			"text: the last piece was there already, and reading has begun"},
		{ReplayOpeningRequest{Text: strings.Repeat(" ", 3<<20)}, &ReplayOpeningRequest{Text: strings.Repeat(" ", 3<<20),
			More: true}, "want a text of at most 5242880 bytes, found more"},
	} {
		before := len(openReplays.items)
		if test.first != nil {
			value, err := ReplayOpening(*test.first)
			if err != nil {
				t.Fatal(err)
			}
			test.request.ID = value.ID
		}
		if _, err := ReplayOpening(test.request); err == nil || err.Error() != test.want ||
			len(openReplays.items) != before || len(openings.items) > 0 {
			t.Errorf("%v, %d replays and %d openings are left, want %s", err, len(openReplays.items)-before, len(openings.items),
				test.want)
		}
	}
}

// TestReplayOpeningDropped drops an opening in the middle, and one whose text is not complete.
func TestReplayOpeningDropped(t *testing.T) {
	text := logText(t, "tenhou/testdata/4-players.json")
	for _, request := range []ReplayOpeningRequest{{Text: text, Work: 1}, {Text: text, More: true}} {
		value, err := ReplayOpening(request)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ReplayClose(ReplayCloseRequest{ID: value.ID}); err != nil || len(openings.items) > 0 {
			t.Errorf("%v, %d are left", err, len(openings.items))
		}
	}
}

// TestReplayOpeningBound stops a reading without end.
func TestReplayOpeningBound(t *testing.T) {
	endless := &opening{size: 1, reading: work.InSlices(func() {
		for {
			work.Count(1000)
		}
	})}
	id, err := openings.put(endless)
	if err != nil {
		t.Fatal(err)
	}
	work := 0
	for ; err == nil && work < 10*mostSpareWork; work += 1_000_000 {
		_, err = ReplayOpening(ReplayOpeningRequest{ID: id, Work: 1_000_000})
	}
	if err == nil || !strings.HasPrefix(err.Error(), "want a text that is read with less work") || work < mostSpareWork {
		t.Errorf("%v after %d", err, work)
	}
	if len(openings.items) > 0 {
		t.Error("it is left")
	}
}

// mostOver is how much a slice may exceed its work: the largest unit that is not divided, such as a deal with all its
// calls.
const mostOver = 10_000

// TestSlicesOfLargeTexts reads every kind of text in slices that do not exceed their work.
func TestSlicesOfLargeTexts(t *testing.T) {
	const work = 20_000
	for _, l := range largeTexts(t) {
		before := 0
		value, _, err := openInSlices(ReplayOpenRequest{Text: l.of(1 << 18)}, 1<<17, work, func(at ReplayOpeningValue) {
			if taken := at.Work - before; taken > work+mostOver {
				t.Errorf("%s: a slice of %d, want at most %d", l.name, taken, work+mostOver)
			}
			before = at.Work
		})
		if err == nil {
			ReplayClose(ReplayCloseRequest{ID: value.ID})
		}
	}
}

// BenchmarkOpenSlices opens 1 MB of every kind of text in slices, and reports the longest slice.
func BenchmarkOpenSlices(b *testing.B) {
	for _, l := range largeTexts(b) {
		text := l.of(1<<20 - len(l.piece))
		b.Run(strings.ReplaceAll(l.name, " ", "-"), func(b *testing.B) {
			var longest time.Duration
			slices, work := 0, 0
			for b.Loop() {
				start := time.Now()
				value, n, err := openInSlices(ReplayOpenRequest{Text: text}, 1<<17, usualWork, func(at ReplayOpeningValue) {
					longest = max(longest, time.Since(start))
					start, work = time.Now(), max(work, at.Work)
				})
				slices = n
				if err == nil {
					ReplayClose(ReplayCloseRequest{ID: value.ID})
				}
			}
			b.ReportMetric(float64(longest.Microseconds())/1000, "ms-longest")
			b.ReportMetric(float64(slices), "slices")
			b.ReportMetric(float64(work), "work")
		})
	}
}
