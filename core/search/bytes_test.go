package search_test

import (
	"reflect"
	"testing"

	"tehai/core/review"
	"tehai/core/search"
)

// TestBytes writes indexes and reads them again: nothing is lost.
func TestBytes(t *testing.T) {
	for _, l := range samples(t) {
		file := search.Index(l.games)
		d := l.games.Deals[0]
		moves, err := review.Deal(d, -1, nil)
		if err != nil {
			t.Fatal(err)
		}
		file.Review(0, d, -1, moves)
		again, err := search.Read(file.Append(nil))
		if err != nil {
			t.Fatal(l.name, err)
		}
		if !reflect.DeepEqual(again, file) {
			t.Errorf("%s is not what was written", l.name)
		}
	}
}

// TestBadBytes refuses bytes that are cut, and those of another version.
func TestBadBytes(t *testing.T) {
	bytes := search.Index(samples(t)[0].games).Append(nil)
	for size := 0; size < len(bytes); size += 1 + len(bytes)/300 {
		if _, err := search.Read(bytes[:size]); err == nil {
			t.Errorf("%d of %d bytes are read", size, len(bytes))
		}
	}
	if _, err := search.Read(append(bytes, 0)); err == nil {
		t.Error("a byte too many is read")
	}
	bytes[0]++
	if _, err := search.Read(bytes); err == nil {
		t.Error("another version is read")
	}
}

// FuzzRead reads any bytes, and asks questions of what comes out.
func FuzzRead(f *testing.F) {
	bytes := search.Index(samples(f)[0].games).Append(nil)
	f.Add(bytes[:400])
	f.Add(bytes)
	q, err := search.Parse("held:~123n or waits:1m or before:1p or melds:1z or tile:0s or mistake:furiten danger>=10")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, bytes []byte) {
		file, err := search.Read(bytes)
		if err != nil {
			return
		}
		var store search.Store
		store.Put("a", "", file)
		for _, found := range store.Ask(q, "", 0, 100).List {
			found.Moment.Hand.Tiles()
			found.Moment.Made()
			found.Deal.Chairs[found.Chair].MeldsAt(found.Moment)
		}
		store.Figures("")
	})
}
