package mjlog_test

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mjlog"
)

// TestSamples opens the samples, and checks that every wall is computed from the seed.
func TestSamples(t *testing.T) {
	for _, test := range []struct {
		file, rules string
		deals       int
		steps       int
	}{
		{"3-players.xml", "riichi-tenhou-3p", 4, 317},
		{"4-players.xml", "riichi-tenhou", 4, 537},
	} {
		r, err := mjlog.Read(logtest.Sample(t, test.file), logtest.Rules)
		if err != nil || len(r.Problems) > 0 {
			t.Fatalf("%s: %v %+v", test.file, err, r.Problems)
		}
		steps := 0
		for i, d := range r.Deals {
			steps += d.Steps()
			if d.Checked != replay.Verified || d.Rules != test.rules {
				t.Errorf("%s, deal %d: wall %v, rules %s", test.file, i, d.Checked, d.Rules)
			}
		}
		if len(r.Deals) != test.deals || steps != test.steps {
			t.Errorf("%s: %d deals, %d steps", test.file, len(r.Deals), steps)
		}
	}
}

// TestFaults puts faults into the sample: the faulty deal keeps the moves before the fault, the other deals stay
// complete. A wall that disagrees with the log is reported, and the deal shows what its log shows.
func TestFaults(t *testing.T) {
	sample := logtest.Sample(t, "4-players.xml")
	logtest.Faults(t, mjlog.Read, sample, [][4]string{
		{"no deal", sample[strings.Index(sample, "<INIT"):], "</mjloggm>",
			"error: want a log with a tag INIT for each deal, found none"},
		{"another seed", "n288,", "n288,1,", "2:1 deal 0 step -1: the wall made from the seed does not fit this deal: the " +
			"dealt hand of chair 0\n3:1 deal 1 step -1: the wall made from the seed does not fit this deal: the dealt hand of " +
			"chair 0\n4:1 deal 2 step -1: the wall made from the seed does not fit this deal: the dealt hand of chair 0\n5:1 " +
			"deal 3 step -1: the wall made from the seed does not fit this deal: the dealt hand of chair 0"},
		{"a seed of an unknown kind", "mt19937ar-sha512-n288,", "xorshift,",
			"1:20 deal -1 step -1: the seed is of a kind that nobody described: \"xorshift\""},
		{"no seed", "<SHUFFLE", "<SHUFFLED", ""},
		{"cut off in a tag", sample[4000:], "",
			"5:108 deal -1 step -1: tag INIT: the value of the attribute hai1 does not end"},
		{"another draw", "<T34/><D1/>", "<T35/><D1/>",
			"2:1 deal 0 step -1: the wall made from the seed does not fit this deal: draw 1"},
		{"another indicator", `<DORA hai="41" />`, `<DORA hai="42" />`,
			"2:1 deal 0 step -1: the wall made from the seed does not fit this deal: indicator 2"},
		{"no type", `<GO type="9"`, `<GO type="x"`, "1:71 deal -1 step -1: tag GO: want a number for type, found \"x\""},
		{"no seed of the deal", `<INIT seed="0,0,0,1,2,30"`, `<INIT seed="0,0,0"`,
			"2:1 deal -1 step -1: tag INIT: want round, honba, sticks, two dice and the indicator for seed, found \"0,0,0\""},
		{"a hand too small", `hai0="36,107,`, `hai0="36,`, "2:1 deal -1 step -1: tag INIT: want 13 tiles from 0 to 135 for " +
			"hai0, found \"36,115,73,65,100,1,21,51,57,132,120,81\""},
		{"no scores", `ten="250,250,250,250"`, `ten="250,x"`,
			"2:1 deal 0 step -1: tag INIT: want the hundreds of points of each player for ten, found \"250,x\""},
		{"not in the hand", "<T34/><D1/>", "<T34/><D4/>", "2:259 deal 0 step 1: East cannot discard 2m: not in the hand"},
		{"no such tile", "<T34/><D1/>", "<T34/><D136/>",
			"2:259 deal 0 step 1: want a tile from 0 to 135 and a player of this game, found \"D136\""},
		{"out of turn", "<T34/><D1/>", "<T34/><E1/>",
			"2:259 deal 0 step 1: South cannot discard: East has drawn and is to discard"},
		{"no such meld", `m="33803"`, `m="65535"`, "2:385 deal 0 step 22: tag N: want a meld for m, found 65535"},
		{"no number", `m="33803"`, `m="x"`, "2:385 deal 0 step 22: tag N: want a number of 16 bits for m, found \"x\""},
		{"another meld", `m="33803"`, `m="33811"`, "2:1 deal 0 step -1: the wall made from the seed does not fit this " +
			"deal: draw 12\n2:385 deal 0 step 22: North cannot kong: North is to draw"},
		{"no such player", `<N who="3"`, `<N who="4"`,
			"2:385 deal 0 step 22: tag N: want a player of this game for who, found \"4\""},
		{"wins on nothing", `<AGARI ten="30,11600,0" who="0"`, `<AGARI ten="30,11600,0" who="2"`,
			"2:1186 deal 0 step 124: West cannot win: the hand is not complete"},
		{"no such end", "<RYUUKYOKU/>", `<RYUUKYOKU type="x"/>`,
			"3:1235 deal 1 step 148: tag RYUUKYOKU: want one of nm yao9 kaze4 reach4 ron3 kan4 for type, or none, found \"x\""},
		{"a move after the end", "<RYUUKYOKU/>", `<RYUUKYOKU/><T1/>`,
			"3:1247 deal 1 step 149: tag T1: the deal is over, nothing can follow"},
	})
}

// TestPassedOver checks that unknown tags and attributes, and players who disconnect and reconnect, change nothing.
func TestPassedOver(t *testing.T) {
	sample := logtest.Sample(t, "4-players.xml")
	changed := strings.NewReplacer(
		"<T34/>", `<!-- -->&#x2603;<BYE who="1" /><FURITEN show="1" /><T34/><UN n1="%50%32" /><NEWTAG x='1'>`,
		`lobby="0"`, `lobby="0" ranking="" csrule="0FE0BF0B,,"`,
		`<TAIKYOKU oya="0"/>`, `<TAIKYOKU oya="0" log="x"/><D/><T/><X12/>`,
	).Replace(sample)
	r, err := mjlog.Read(changed, logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatalf("%v %+v", err, r.Problems)
	}
	want, _ := mjlog.Read(sample, logtest.Rules)
	if a, b := replay.Write(r), replay.Write(want); a != b {
		t.Errorf("%s\nwant\n%s", a, b)
	}
}

// TestNames checks that names stay text, whatever characters they contain.
func TestNames(t *testing.T) {
	sample := logtest.Sample(t, "4-players.xml")
	hostile := strings.NewReplacer("%50%31", "%3Cimg%20src%3Dx%3E", "%50%32", "%E3%81%82%FF%", "%50%33",
		"&lt;b&gt;").Replace(sample)
	r, err := mjlog.Read(hostile, logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := fmt.Sprintf("%q", r.Players()), `["<img src=x>" "あ�%" "<b>" "P4"]`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestType reads the kind of game from the bits of the type.
func TestType(t *testing.T) {
	sample := logtest.Sample(t, "4-players.xml")
	for kind, want := range map[string]string{"9": "map[]", "11": "map[redFives:false]",
		"15": "map[openTanyao:false redFives:false]"} {
		r, err := mjlog.Read(strings.Replace(sample, `type="9"`, `type="`+kind+`"`, 1), logtest.Rules)
		if err != nil || len(r.Problems) > 0 {
			t.Fatalf("%s: %v %+v", kind, err, r.Problems)
		}
		if got := fmt.Sprint(r.Deals[0].Options); got != want {
			t.Errorf("type %s: %s, want %s", kind, got, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	logtest.Fuzz(f, mjlog.Read, logtest.Sample(f, "3-players.xml"), logtest.Sample(f, "4-players.xml"),
		`<INIT seed="0,0,0,0,0,0" shuffle="mt19937ar,1" ten="" hai0="" />`, `<GO type="999999999"/><UN n0="%"/>`)
}
