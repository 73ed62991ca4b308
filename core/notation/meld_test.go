package notation

import (
	"slices"
	"testing"

	"tehai/core/meld"
)

// TestMelds checks melds in mpsz: how they are read, and how they are written.
func TestMelds(t *testing.T) {
	for _, row := range []struct {
		text  string
		kind  meld.Kind
		kong  meld.Kong
		from  meld.Side
		tiles string
		call  int
		back  string
	}{
		{"2'13m", meld.Sequence, meld.NotKong, meld.Left, "1m 2m 3m", 1, "2'13m"},
		{"2'31m", meld.Sequence, meld.NotKong, meld.Left, "1m 2m 3m", 1, "2'13m"},
		{"0'34m", meld.Sequence, meld.NotKong, meld.Left, "3m 4m 0m", 2, "0'34m"},
		{"3’40m", meld.Sequence, meld.NotKong, meld.Left, "3m 4m 0m", 0, "3'40m"},
		{"1'11z", meld.Triplet, meld.NotKong, meld.Left, "1z 1z 1z", 0, "1'11z"},
		{"11'1z", meld.Triplet, meld.NotKong, meld.Across, "1z 1z 1z", 0, "11'1z"},
		{"111'z", meld.Triplet, meld.NotKong, meld.Right, "1z 1z 1z", 0, "111'z"},
		{"05'5p", meld.Triplet, meld.NotKong, meld.Across, "5p 5p 0p", 0, "55'0p"},
		{"550'p", meld.Triplet, meld.NotKong, meld.Right, "5p 5p 0p", 2, "550'p"},
		{"1'111z", meld.Quad, meld.Claimed, meld.Left, "1z 1z 1z 1z", 0, "1'111z"},
		{"11'11z", meld.Quad, meld.Claimed, meld.Across, "1z 1z 1z 1z", 0, "11'11z"},
		{"111'1z", meld.Quad, meld.Claimed, meld.Across, "1z 1z 1z 1z", 0, "11'11z"},
		{"1111'z", meld.Quad, meld.Claimed, meld.Right, "1z 1z 1z 1z", 0, "1111'z"},
		{`1'1"11z`, meld.Quad, meld.Added, meld.Left, "1z 1z 1z 1z", 0, `1'1"11z`},
		{`11'1"1z`, meld.Quad, meld.Added, meld.Across, "1z 1z 1z 1z", 0, `11'1"1z`},
		{`111'1"z`, meld.Quad, meld.Added, meld.Right, "1z 1z 1z 1z", 0, `111'1"z`},
		{`1"1'11z`, meld.Quad, meld.Added, meld.Left, "1z 1z 1z 1z", 0, `1'1"11z`},
		{`5'0"55p`, meld.Quad, meld.Added, meld.Left, "5p 5p 5p 0p", 0, `5'0"55p`},
		{`50"5m`, meld.Quad, meld.Added, meld.Across, "5m 5m 0m 0m", 2, `50'0"5m`},
		{`3"33z`, meld.Quad, meld.Added, meld.Left, "3z 3z 3z 3z", 0, `3'3"33z`},
		{`555'0''p`, meld.Quad, meld.Added, meld.Right, "5p 5p 5p 0p", 0, `555'0"p`},
		{"[123m]", meld.Sequence, meld.NotKong, meld.Unsaid, "1m 2m 3m", -1, "[123m]"},
		{"[340m]", meld.Sequence, meld.NotKong, meld.Unsaid, "3m 4m 0m", -1, "[340m]"},
		{"[ 1m2m 3m ]", meld.Sequence, meld.NotKong, meld.Unsaid, "1m 2m 3m", -1, "[123m]"},
		{"[2'13m]", meld.Sequence, meld.NotKong, meld.Left, "1m 2m 3m", 1, "2'13m"},
		{"[111z]", meld.Triplet, meld.NotKong, meld.Unsaid, "1z 1z 1z", -1, "[111z]"},
		{"[1111z]", meld.Quad, meld.Claimed, meld.Unsaid, "1z 1z 1z 1z", -1, "[1111z]"},
		{`[1111"z]`, meld.Quad, meld.Added, meld.Unsaid, "1z 1z 1z 1z", -1, `[1111"z]`},
		{"(1111z)", meld.Quad, meld.Concealed, meld.Unsaid, "1z 1z 1z 1z", -1, "(1111z)"},
		{"(0555s)", meld.Quad, meld.Concealed, meld.Unsaid, "5s 5s 5s 0s", -1, "(5550s)"},
		{"0z11z0z", meld.Quad, meld.Concealed, meld.Unsaid, "1z 1z 1z 1z", -1, "(1111z)"},
		{"0z50m0z", meld.Quad, meld.Concealed, meld.Unsaid, "5m 5m 5m 0m", -1, "(5550m)"},
		{"0110z", meld.Quad, meld.Concealed, meld.Unsaid, "1z 1z 1z 1z", -1, "(1111z)"},
		{"X44Xp", meld.Quad, meld.Concealed, meld.Unsaid, "4p 4p 4p 4p", -1, "(4444p)"},
		{"(0110z)", meld.Quad, meld.Concealed, meld.Unsaid, "1z 1z 1z 1z", -1, "(1111z)"},
	} {
		p, err := Parse(row.text, "mpsz")
		if err != nil || len(p.Hand.Melds) != 1 || len(p.Hand.Closed) != 0 {
			t.Errorf("%s: %d melds, %d closed tiles, %v", row.text, len(p.Hand.Melds), len(p.Hand.Closed), err)
			continue
		}
		m := p.Hand.Melds[0]
		if m.Kind != row.kind || m.Kong != row.kong || m.From != row.from || int(m.Called) != row.call ||
			names(m.Tiles()) != row.tiles {
			t.Errorf("%s = %+v", row.text, m)
		}
		back, err := Normal(p)
		if err != nil || back != row.back {
			t.Errorf("%s is written %s, %v; want %s", row.text, back, err, row.back)
		}
		if again, err := Parse(back, "mpsz"); err != nil || !slices.Equal(again.Hand.Melds, p.Hand.Melds) {
			t.Errorf("%s, written %s, is %+v, %v", row.text, back, again.Hand.Melds, err)
		}
	}
}

// TestNoKongWithBlanks checks that face-down tiles that are not a kong stay closed.
func TestNoKongWithBlanks(t *testing.T) {
	for text, want := range map[string]string{
		"0z 11z 0z": "? 1z 1z ?", "0z11z": "? 1z 1z", "0z12z0z": "? 1z 2z ?", "110z": "1z 1z ?", "?11z?": "? 1z 1z ?",
		"0550m": "0m 5m 5m 0m", "0z1z1z0z": "? 1z 1z ?", "0z11m": "? 1m 1m", "0z11m9": "",
	} {
		p, err := Parse(text, "mpsz")
		if want == "" {
			if err == nil {
				t.Errorf("%s has no error", text)
			}
			continue
		}
		if err != nil || names(p.Hand.Closed) != want || len(p.Hand.Melds) > 0 {
			t.Errorf("%s = %s and %d melds, %v", text, names(p.Hand.Closed), len(p.Hand.Melds), err)
		}
	}
}

func TestWrappers(t *testing.T) {
	for _, text := range []string{
		`\mahjong{123m 2'13p}`, `\mahjong[1.5em][2]{123m-2'13p}`, `{{#mjt:123m 2'13p}}`, `{{mj|123m2'13p}}`,
		`{{Mjt|123m}} {{Mjt|2'13p}}`, `{{Mj hand|1=123m 2'13p}}`, `{{Mj hand|123m 2'13p|size=24|picture=[[File:9m.svg]]}}`,
		`123m {{#mjt:2'13p`,
	} {
		p, err := Parse(text, Auto)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got, err := Normal(p); err != nil || got != "123m 2'13p" {
			t.Errorf("%s = %s, %v", text, got, err)
		}
	}
}

func TestMeldsOfKobalab(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{",z222=", "22'2z"},
		{",z222+", "222'z"},
		{",z222-", "2'22z"},
		{",m34-0", "4'30m"},
		{",m340-", "0'34m"},
		{",p2222+", "2222'p"},
		{",z222=2", `22'2"2z`},
		{",p555-0", `5'0"55p`},
		{",z1111", "(1111z)"},
		{",p550=", "50'5p"},
	} {
		p, err := Parse(row.text, "kobalab")
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
			continue
		}
		if got, err := Normal(p); err != nil || got != row.want {
			t.Errorf("%s = %s, %v; want %s", row.text, got, err, row.want)
		}
		if got, err := Format(p, "kobalab"); err != nil || got != row.text {
			t.Errorf("%s is written %s, %v", row.text, got, err)
		}
	}
}
