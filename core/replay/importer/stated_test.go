package importer

import "testing"

// TestPoints reads results of logs, in thousands, and refuses what is none.
func TestPoints(t *testing.T) {
	for text, want := range map[string]int{
		"0": 0, "6.0": 6000, "-29": -29000, "+42.5": 42500, "-18.7": -18700, "1.234": 1234, "-0.1": -100,
	} {
		if got, ok := Points(text); got != want || !ok {
			t.Errorf("%q: %d points, %v, want %d", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "-", ".5", "5.", "1.2345", "1e3", "--1", "+-1", "1.-2", "9999999999999", "٣"} {
		if got, ok := Points(text); ok {
			t.Errorf("%q: %d points, want it refused", text, got)
		}
	}
}
