package option

import "testing"

func TestSame(t *testing.T) {
	list := []string{"a", "b"}
	values := Values{"on": true, "n": 3, "word": "x", "list": list}
	clone := values.Clone()
	if !values.Same(clone) || !clone.Same(values) || !Values(nil).Same(Values{}) {
		t.Error("a clone is not the same")
	}
	for _, other := range []Values{
		{"on": true, "n": 3, "word": "x"}, {"on": false, "n": 3, "word": "x", "list": list},
		{"on": true, "n": 4, "word": "x", "list": list}, {"on": true, "n": 3, "word": "y", "list": list},
		{"on": true, "n": 3, "word": "x", "list": "a"}, {"on": true, "n": "3", "word": "x", "list": list},
		{"on": true, "n": 3, "word": "x", "list": list[:1]}, {"on": true, "n": 3, "word": "x", "other": list},
		{"on": 1.5, "n": 3, "word": "x", "list": list},
	} {
		if values.Same(other) || other.Same(values) {
			t.Errorf("%v is the same as %v", other, values)
		}
	}
	if odd := (Values{"on": 1.5}); odd.Same(odd) {
		t.Error("a value of no kind is the same as itself")
	}
	list[0], values["n"] = "c", 4
	if got := clone["list"].([]string)[0]; got != "a" || clone["n"] != 3 {
		t.Errorf("the clone has changed: %v", clone)
	}
}
