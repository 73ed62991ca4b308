package compact_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/compact"
	"tehai/core/replay/logtest"
	"tehai/core/source"
	"tehai/core/work"
)

// repeated packs one deal the given number of times, each copy changed by the function.
func repeated(t *testing.T, times int, change func(*replay.Deal)) string {
	t.Helper()
	r := randomGame(t, 0, rand.New(rand.NewPCG(1, 1)))
	d := r.Deals[0]
	d.Title, d.Comments, d.Branches = "", map[int]string{}, nil
	change(d)
	r.Deals = slices.Repeat(r.Deals, times)
	packed, err := compact.WriteUnbounded(r, math.MaxInt)
	if err != nil {
		t.Fatal(err)
	}
	return packed
}

// workOf counts what reading a packed text takes, which ends with an error or none.
func workOf(packed string, most int) (deals, units int, err error) {
	reading := work.InSlices(func() {
		var r *replay.Replay
		if r, err = compact.ReadWithin(packed, most, logtest.Rules); err == nil {
			deals = len(r.Deals)
		}
	})
	for reading.Next(math.MaxInt / 2) {
	}
	return deals, reading.Done(), err
}

// TestUnpackingIsLinear reads twice as many deals with twice the work: nothing is read again for each deal.
func TestUnpackingIsLinear(t *testing.T) {
	long := func(d *replay.Deal) { d.Notes = []replay.Note{{Text: strings.Repeat("x ", 200)}} }
	half, whole := repeated(t, 50, long), repeated(t, 100, long)
	deals, ofHalf, err := workOf(half, compact.MaxSize)
	if err != nil || deals != 50 {
		t.Fatalf("%d deals, %v", deals, err)
	}
	deals, ofWhole, err := workOf(whole, compact.MaxSize)
	if err != nil || deals != 100 {
		t.Fatalf("%d deals, %v", deals, err)
	}
	if ofWhole > ofHalf*9/4 {
		t.Errorf("50 deals take %d steps of reading, 100 take %d; want twice as many", ofHalf, ofWhole)
	}
}

// TestBombs checks that a small text with a large content is refused by the size of its content, after reading little
// of it.
func TestBombs(t *testing.T) {
	deals := map[string]int{"comments": 40, "notes": 30, "branches": 150}
	for name, change := range map[string]func(*replay.Deal){
		"comments": func(d *replay.Deal) {
			for step := range d.Steps() {
				d.Comments[step] = strings.Repeat("x", 2000)
			}
		},
		"notes": func(d *replay.Deal) {
			d.Notes = []replay.Note{{Text: strings.Repeat("x", 60_000)}}
		},
		"branches": func(d *replay.Deal) {
			step := d.Steps() / 2
			for range replay.MaxBranches {
				record := d.Record.Branch(step)
				if err := record.Add(record.Last().Legal()[0]); err != nil {
					t.Fatal(err)
				}
				d.AddBranch(nil, step, record)
			}
		},
	} {
		packed := repeated(t, deals[name], change)
		if len(packed) > 200_000 {
			t.Errorf("%s: %d characters, the test shows little", name, len(packed))
		}
		for _, most := range []int{compact.MaxSize, 120_000} {
			_, work, err := workOf(packed, most)
			var fault *source.Error
			if !errors.As(err, &fault) || fault.Code != source.TooLarge {
				t.Errorf("%s, at most %d: %v", name, most, err)
			}
			if work > 40*most {
				t.Errorf("%s, at most %d: refused after %d steps of reading", name, most, work)
			}
		}
	}
}

// TestSizeOfWritten checks that Write refuses what Read would refuse.
func TestSizeOfWritten(t *testing.T) {
	d := randomGame(t, 0, rand.New(rand.NewPCG(1, 1)))
	d.Deals[0].Title = strings.Repeat("a", 30_000)
	for range 5 {
		d.Deals = append(d.Deals, d.Deals...)
	}
	for i, of := range d.Deals {
		other := *of
		other.Title = strings.Repeat(string(rune('a'+i)), 30_000)
		other.Notes = []replay.Note{{Text: strings.Repeat("x", 30_000)}}
		d.Deals[i] = &other
	}
	var fault *source.Error
	if text, err := compact.Write(d); !errors.As(err, &fault) || fault.Code != source.TooLarge {
		t.Errorf("%d characters, %v", len(text), err)
	}
	d.Deals = d.Deals[:8]
	same(t, d)
}
