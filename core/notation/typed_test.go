package notation

import "testing"

// TestTyped reads informal text: the signs on the tiles, capitals, blanks between all characters, mixed forms.
func TestTyped(t *testing.T) {
	for text, want := range map[string]string{
		"123M406P789S11555Z":            "123m406p789s11555z",
		"1 2 3 m 4 5 6 p":               "123m456p",
		"1 2 3 m 4 0 6 p + 7 p":         "123m406p+7p",
		"一二三萬四五六筒":                      "123m456p",
		"一二三万四五六饼七八九索东东":                "123m456p789s11z",
		"東南西北白發中":                       "1234567z",
		"東南西北白发中 123m":                  "1234567z123m",
		"123萬456筒":                      "123m456p",
		"1M2M3M":                        "123m",
		"1m 12万":                        "112m",
		"１２３Ｍ":                          "123m",
		"一萬 二萬 三萬 東東":                   "123m11z",
		"東 東 東 1 2 3 m":                 "111z123m",
		"[1 2 3 m] 4 5 6 p 7 8 9 s 東東發": "456p789s11z6z[123m]",
	} {
		got, err := Parse(text, "")
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		same, err := Parse(want, "mpsz")
		if err != nil {
			t.Fatal(err)
		}
		g, err := Format(got, "mpsz")
		w, wrong := Format(same, "mpsz")
		if g != w || err != nil || wrong != nil || got.Dialect != "mpsz" {
			t.Errorf("%s: %s as %s, want %s", text, g, got.Dialect, w)
		}
	}
	// A text that is not a hand in either form keeps the error of the text itself.
	for _, text := range []string{"東東東東東", "一二三", "123Q", "中x"} {
		if p, err := Parse(text, ""); err == nil {
			t.Errorf("%s is read as %v", text, p)
		}
	}
}
