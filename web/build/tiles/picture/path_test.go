package picture

import "testing"

func TestPathIsWrittenShort(t *testing.T) {
	tests := []struct{ name, path, want string }{
		{"line", "M10 20L30 40", "M10 20l20 20"},
		{"level and upright", "M10 20L30 20L30 5", "M10 20h20v-15"},
		{"same letter once", "M0 0L1 2L3 -4", "M0 0l1 2 2-6"},
		{"second part starts where the last one ended", "M0 0L5 5M9 9L9 10", "M0 0l5 5m4 4v1"},
		{"closing goes back to the start", "M5 5L9 9L1 9ZM6 6L7 8", "M5 5l4 4h-8zm1 1l1 2"},
		{"curves", "M0 0Q1 1 2 0C3 1 4 1 5 0", "M0 0q1 1 2 0c1 1 2 1 3 0"},
		{"rounding does not add up", "M0.4 0L1.8 0.6L3.2 1.2L4.6 1.8", "M0 0l2 1h1l2 1"},
		{"spot", "M7 7L7 7", "M7 7h0"},
	}
	for _, test := range tests {
		if got := trace(test.path).String(); got != test.want {
			t.Errorf("%s: %s gives %s, want %s", test.name, test.path, got, test.want)
		}
	}
}

func TestSimplifiedStaysClose(t *testing.T) {
	tests := []struct{ name, path, want string }{
		{"flat curve", "M0 0C10 0.5 20 0.5 30 0", "M0 0h30"},
		{"curve that is a quadratic one", "M0 0C20 20 40 20 60 0", "M0 0q30 30 60 0"},
		{"quarter of a large circle", "M0 -200C110 -200 200 -110 200 0", "M0-200c110 0 200 90 200 200"},
	}
	for _, test := range tests {
		if got := trace(test.path).simplified().String(); got != test.want {
			t.Errorf("%s: %s gives %s, want %s", test.name, test.path, got, test.want)
		}
	}
}

func TestFitted(t *testing.T) {
	low, high := glyph('中', 100, 200, 300, 500).bounds()
	if low != (point{100, 200}) || high != (point{300, 500}) {
		t.Errorf("glyph reaches from %v to %v", low, high)
	}
}
