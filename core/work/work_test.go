package work

import "testing"

// TestSlices reads in slices of ten units: it pauses where one is full, continues where it paused, and counts nothing
// outside of slices.
func TestSlices(t *testing.T) {
	Count(1000)
	at := 0
	s := InSlices(func() {
		for at = range 25 {
			Count(1)
		}
	})
	for i, want := range []struct {
		at, done int
		more     bool
	}{{9, 10, true}, {19, 20, true}, {24, 25, false}, {24, 25, false}} {
		if more := s.Next(10); at != want.at || s.Done() != want.done || more != want.more {
			t.Errorf("slice %d: at %d after %d units, more %v, want %+v", i, at, s.Done(), more, want)
		}
		Count(1000)
	}
}

// TestSlicesStop drops a reading in the middle: what it has deferred is done, nothing behind.
func TestSlicesStop(t *testing.T) {
	left, ended := false, false
	s := InSlices(func() {
		defer func() { left = true }()
		Count(1)
		ended = true
	})
	if !s.Next(1) || ended {
		t.Error("the reading did not rest")
	}
	s.Stop()
	if !left || ended || s.Next(1) {
		t.Errorf("left %v, ended %v", left, ended)
	}
	InSlices(func() { t.Error("begun though dropped") }).Stop()
}

// TestSlicesPanic hands a panic of the reading to who reads on, and counts nothing for it afterwards.
func TestSlicesPanic(t *testing.T) {
	s := InSlices(func() { panic("a fault") })
	defer func() {
		if reason := recover(); reason != "a fault" || working != nil {
			t.Errorf("%v, %v", reason, working)
		}
	}()
	s.Next(1)
}
