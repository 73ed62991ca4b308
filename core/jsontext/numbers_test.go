package jsontext

import (
	"reflect"
	"strings"
	"testing"
)

// TestNumbersOfLists reads numbers as items of a list, where plain ones take the fast path, and as separate values:
// values and faults are the same.
func TestNumbersOfLists(t *testing.T) {
	for _, list := range []string{
		`[]`, `[0]`, `[1,22,333]`, `[1, 22 ,3]`, `[1,"a",2]`, `[-1,2,1.5,3e2,4]`, `[1,[2,3],4]`, `[1,2,]`, `[01,2]`, `[1,02]`,
		`[1,2`, `[1,2x]`, `[1,`,
		`[` + strings.Repeat("7,", mostAtOnce) + `8]`, `[` + strings.Repeat("7,", mostAtOnce-1) + `8]`,
		`[` + strings.Repeat("7,", 3*mostAtOnce) + `x]`,
	} {
		text := `{"log":[` + list + `]}`
		whole, want := Prefix(text)
		_, items, err := Outline(text, "log")
		if !reflect.DeepEqual(err, want) {
			t.Errorf("%.40s: %v, want %v", list, err, want)
		}
		if strings.Contains(list, "0") && strings.Contains(list, "2]") && err == nil {
			t.Errorf("%.40s is read", list)
		}
		if items.Len() == 0 {
			if len(whole.Get("log").Items) > 0 {
				t.Errorf("%.40s: no item", list)
			}
			continue
		}
		got, _ := items.Item(0)
		if !reflect.DeepEqual(got, *whole.Get("log").At(0)) {
			t.Errorf("%.40s: %.80v, want %.80v", list, got, *whole.Get("log").At(0))
		}
	}
}
