package replay

import "testing"

// TestAnnotations checks that words in matching brackets are annotations and no others are.
func TestAnnotations(t *testing.T) {
	for text, want := range map[string]bool{
		"(1)": true, "<>": true, "[x}": false, "(": false, "": false, "1.1m": false, "1.1m\x00": false, "\x00\x00": false,
	} {
		if isAnnotation(text) != want {
			t.Errorf("%q is an annotation: %t, want %t", text, !want, want)
		}
	}
}
