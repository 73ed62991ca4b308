package replay_test

import (
	"strings"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/logtest"
)

// TestLongComments cuts a comment of megabytes, and many comments that are long together. The deal, its moves and the
// other comments stay.
func TestLongComments(t *testing.T) {
	game := "E 1 0 4\n" + four + "\n1.P [1] 2.9t [2] 3.F\n\n"
	read := func(text string) *replay.Replay {
		t.Helper()
		r, err := replay.Read(text, logtest.Rules)
		if err != nil || len(r.Deals) != 1 || r.Deals[0].Steps() != 6 {
			t.Fatal(err, r)
		}
		if complete, _ := r.Whole(); len(r.Problems) == 0 && complete != 0 {
			t.Fatal("want no complete deal")
		}
		return r
	}
	for _, test := range []struct{ first, cut string }{
		{strings.Repeat("x", 2_500_000), strings.Repeat("x", 10_000)},
		{strings.Repeat("%F0%9F%80%80", 9_000), strings.Repeat("🀀", 5_000)},
		{strings.Repeat("%E4%B8%AD", 10_000), ""},
	} {
		r := read(game + "[2] short\n\n[1] " + test.first + "\n\n[2] more\n")
		comments := r.Deals[0].Comments
		if comments[4] != "short\nmore" {
			t.Errorf("the comment at step 4 is %q", comments[4])
		}
		if test.cut == "" {
			if len(r.Problems) > 0 || comments[2] != strings.Repeat("中", 10_000) {
				t.Errorf("%v, %d bytes", r.Problems, len(comments[2]))
			}
			continue
		}
		if comments[2] != test.cut {
			t.Errorf("%d bytes are left, want %d", len(comments[2]), len(test.cut))
		}
		if len(r.Problems) != 1 || r.Problems[0].Line != 7 || r.Problems[0].Deal != 0 ||
			!strings.HasPrefix(r.Problems[0].Message,
				"want comments of at most 10000 characters, 100000 of all in a deal, found one of ") {
			t.Errorf("%+v", r.Problems)
		}
	}
	// Eleven long branches of one step: the last exceeds the limit of a deal.
	text := strings.Replace(game, "[2]", "[3] [2]", 1)
	for range 11 {
		text += "[3] Branch: 3.W [b]\n\n"
	}
	r := read(text + "[b] " + strings.Repeat("x", 9_500) + "\n")
	if n := r.Deals[0].CommentUnits(); n != 100_000 || len(r.Problems) != 1 {
		t.Errorf("%d characters, %+v", n, r.Problems)
	}
}

// TestLongWords checks that an error quotes only the beginning of a very long word.
func TestLongWords(t *testing.T) {
	for _, tag := range []string{"Dead-wall: ", "Rules: ", "Options: ", "Scores: ", "Options: minimum=", "Players: a "} {
		r, err := replay.Read(tag+strings.Repeat("é", 100_000)+"\n\nE 1 0 4\n"+four+" "+strings.Repeat("y", 20_000),
			logtest.Rules)
		if err != nil || len(r.Problems) == 0 {
			t.Fatalf("%s: %v", tag, err)
		}
		for _, p := range r.Problems {
			if len(p.Message) > 5_000 {
				t.Errorf("%s: a problem of %d bytes", tag, len(p.Message))
			}
		}
	}
}
