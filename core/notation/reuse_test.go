package notation

import (
	"reflect"
	"testing"
)

// TestReuse checks that the hand of a text stays the same when later texts are read with the same memory, and that a
// text leaves nothing to the next one.
func TestReuse(t *testing.T) {
	texts := []string{"123m406p789s1155z+5z", "[123m]4'44p(5555z)67s+8s22m", "12f123m11p", "1111m2m", "11111m", "123m+",
		"1t2t3t EE", "m123p406s789z11555", "🀇🀈🀉🀙🀙", "", "{{mj|123m456p}}"}
	type reading struct {
		parsed Parsed
		err    string
	}
	read := func(text string) (r reading) {
		parsed, err := Parse(text, Auto)
		if err != nil {
			r.err = err.Error()
		}
		r.parsed = parsed
		return r
	}
	// copied is a reading without shared memory.
	copied := func(r reading) reading {
		h := &r.parsed.Hand
		h.Closed, h.Melds = append(h.Closed[:0:0], h.Closed...), append(h.Melds[:0:0], h.Melds...)
		r.parsed.Flowers = append(r.parsed.Flowers[:0:0], r.parsed.Flowers...)
		return r
	}
	var first, kept []reading
	for _, text := range texts {
		r := read(text)
		first, kept = append(first, r), append(kept, copied(r))
	}
	for i := range texts {
		for j := range texts {
			read(texts[i])
			if again := copied(read(texts[j])); !reflect.DeepEqual(again, copied(kept[j])) {
				t.Errorf("%q after %q: %+v, alone %+v", texts[j], texts[i], again, kept[j])
			}
		}
	}
	for i := range texts {
		if now := copied(first[i]); !reflect.DeepEqual(now, copied(kept[i])) {
			t.Errorf("%q changed to %+v, was %+v", texts[i], now, kept[i])
		}
	}
	if most := 3.0; testing.AllocsPerRun(100, func() { read(texts[0]) }) > most {
		t.Errorf("reading %s takes more than %v allocations", texts[0], most)
	}
}
