package mahjongsoul_test

import (
	"slices"
	"strings"
	"testing"

	"tehai/core/audit"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mahjongsoul"
	"tehai/core/replay/real"
	"tehai/core/replay/tenhou"
)

// sample returns a game of four or three players that another format has.
func sample(t testing.TB, name string) *replay.Replay {
	r, err := tenhou.Read(logtest.Sample(t, name), logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// record writes a replay as the site would record it.
func record(t testing.TB, r *replay.Replay) string {
	w := writer{t: t}
	for _, d := range r.Deals {
		w.write(d)
	}
	return w.file(r.Players())
}

// same reads back what was written and compares every event, and every win with the values that the record states.
func same(t *testing.T, name string, r *replay.Replay) (wins int) {
	t.Helper()
	again, err := mahjongsoul.Read(record(t, r), logtest.Rules)
	if err != nil || len(again.Problems) > 0 || len(again.Deals) != len(r.Deals) {
		t.Errorf("%s: %v %+v", name, err, again)
		return 0
	}
	if !slices.Equal(again.Players(), r.Players()) {
		t.Errorf("%s: players %v, want %v", name, again.Players(), r.Players())
	}
	for i, d := range again.Deals {
		want := r.Deals[i]
		if d.Label() != want.Label() || d.Steps() != want.Steps() {
			t.Errorf("%s, deal %d: %s of %d steps, want %s of %d", name, i, d.Label(), d.Steps(), want.Label(), want.Steps())
			continue
		}
		for step := 1; step <= d.Steps(); step++ {
			if d.Event(step) != want.Event(step) {
				t.Errorf("%s, deal %d, step %d: %+v, want %+v", name, i, step, d.Event(step), want.Event(step))
				break
			}
		}
		if !slices.Equal(d.Result.Payments, want.Result.Payments) && want.Result.Payments != nil &&
			d.Last().Phase == game.Won {
			t.Errorf("%s, deal %d: pays %v, want %v", name, i, d.Result.Payments, want.Result.Payments)
		}
		// Scored under the rules of the original log, because the rules of the two sites differ.
		d.Ruleset = want.Ruleset
		scored, err := audit.Wins(d, nil)
		if err != nil {
			t.Fatal(err)
		}
		for k := range scored {
			wins++
			if d.Last().Turned != want.Last().Turned {
				continue // the sites turn the indicator of an open kong at different times
			}
			for _, differs := range scored[k].Differences {
				t.Errorf("%s, deal %d: %+v", name, i, differs)
			}
		}
	}
	return wins
}

// TestSamples reads the samples of another format written as the site's records.
func TestSamples(t *testing.T) {
	for _, name := range []string{"4-players.json", "3-players.json"} {
		r := sample(t, name)
		if wins := same(t, name, r); wins == 0 {
			t.Errorf("%s: no win was scored", name)
		}
	}
}

// TestRealGames does the same with the real games whose logs state everything, including the complete wall.
func TestRealGames(t *testing.T) {
	wins, walls := 0, 0
	real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		for _, d := range r.Deals {
			if d.Deal().Scores == nil || d.Result.Payments == nil && d.Last().Phase == game.Won || d.Last().Phase != game.Won &&
				d.Last().Phase != game.Over {
				return // a log without some of the fields of a record
			}
		}
		if !strings.HasPrefix(name, "mjlog/") {
			return
		}
		wins += same(t, name, r)
		again, err := mahjongsoul.Read(record(t, r), logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		for i, d := range again.Deals {
			if dealt := 13 * d.Deal().Players; slices.Equal(d.Deal().Wall[dealt:], r.Deals[i].Deal().Wall[dealt:]) {
				walls++
			}
		}
	})
	t.Logf("%d wins, %d complete walls", wins, walls)
	if wins > 0 && walls < wins {
		t.Errorf("only %d complete walls", walls)
	}
}

// TestWraps finds the records at any nesting.
func TestWraps(t *testing.T) {
	r := sample(t, "4-players.json")
	w := writer{t: t}
	w.write(r.Deals[0])
	want := r.Deals[0].Steps()
	text := record(t, &replay.Replay{Deals: r.Deals[:1]})
	list := text[strings.Index(text, `"actions":`)+len(`"actions":`):]
	list = list[:strings.Index(list, `],"version"`)+1]
	for name, text := range map[string]string{
		"the list alone":   list,
		"without a prefix": strings.ReplaceAll(list, ".lq.", ""),
		"old records":      strings.Replace(text, `"actions"`, `"records"`, 1),
		"camel case": strings.NewReplacer(`"is_liqi"`, `"isLiqi"`, `"delta_scores"`, `"deltaScores"`, `"li_doras"`,
			`"liDoras"`, `"point_rong"`, `"pointRong"`).
			Replace(list),
		"actions": strings.ReplaceAll(list, "Record", "Action"),
	} {
		if !mahjongsoul.Looks(text) {
			t.Errorf("%s: not seen to be a record", name)
		}
		again, err := mahjongsoul.Read(text, logtest.Rules)
		if err != nil || len(again.Deals) != 1 || again.Deals[0].Steps() != want || len(again.Problems) > 0 {
			t.Errorf("%s: %v %+v", name, err, again)
		}
	}
}

// TestOwnView reads one player's view: the hands of the others are unknown.
func TestOwnView(t *testing.T) {
	text := `[{"name":"ActionNewRound","data":{"chang":0,"ju":0,"tiles":["1m","2m","3m","4p","5p","6p","7s","8s","9s","1z","1z","2z","3z"],"dora":"5z","scores":[25000,25000,25000,25000]}},
{"name":"ActionDiscardTile","data":{"seat":0,"tile":"9m","moqie":true}},
{"name":"ActionDealTile","data":{"seat":1,"tile":"4z"}},
{"name":"ActionDiscardTile","data":{"seat":1,"tile":"4z","moqie":true}},
{"name":"ActionDealTile","data":{"seat":2}},
{"name":"ActionDiscardTile","data":{"seat":2,"tile":"7z"}}]`
	r, err := mahjongsoul.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 || r.Deals[0].Steps() != 6 {
		t.Fatalf("%v %+v", err, r)
	}
	s := r.Deals[0].At(0)
	if got := s.Closed(1); got[0].String() != "1m" || s.Closed(2)[0].String() != "?" {
		t.Errorf("hands %v and %v", got, s.Closed(2))
	}
}

// TestFaults puts faults into a record: the faulty deal keeps the moves before the fault, the other deals stay
// complete.
func TestFaults(t *testing.T) {
	text := record(t, sample(t, "4-players.json"))
	check := func(name, before, after, want string) {
		t.Helper()
		if !strings.Contains(text, before) {
			t.Errorf("%s: the record has no %q", name, before)
			return
		}
		got := logtest.Spell(mahjongsoul.Read(strings.Replace(text, before, after, 1), logtest.Rules))
		if !strings.HasPrefix(got, want) && !strings.Contains(got, want) {
			t.Errorf("%s:\n got %s\nwant %s", name, got, want)
		}
	}
	check("no deal", `RecordNewRound`, `RecordNewRounds`, "want a RecordNewRound before DiscardTile")
	check("cut off", text[len(text)/2:], "", "JSON: want")
	check("a seat that is none", `"moqie":false,"seat":1`, `"moqie":false,"seat":9`, "want a seat from 0 to 3, found 9")
	check("a tile that is none", `"seat":1,"tile":"`, `"seat":1,"tile":"x`, "want a tile such as 1m, 0p or 7z for tile")
	check("a game of the site's own", `RecordDealTile`, `RecordChangeTile`, "this is one of the site's own games")
	check("an abort that is none", `{"data":{"liujumanguan":false`, `{"data":{"x":1`, "")
	for link, want := range map[string]string{
		"https://game.mahjongsoul.com/?paipu=240101-aaaa_a1": "error: this is a link to a game of Mahjong Soul, and " +
			"nothing is fetched from here",
		`{"RecordNewRound":{"tiles1":["1m"]}}`: "error: line 1, column 19: RecordNewRound: want 13 tiles",
		`[]`:                                   "error: want a record of Mahjong Soul with a RecordNewRound, found none",
	} {
		if got := logtest.Spell(mahjongsoul.Read(link, logtest.Rules)); !strings.HasPrefix(got, want) {
			t.Errorf("%s: %s", link, got)
		}
	}
}

// TestReadsAfterFault breaks each deal of a record at its beginning and near its end, at several nesting depths: the
// other deals stay complete.
func TestReadsAfterFault(t *testing.T) {
	text := record(t, sample(t, "4-players.json"))
	logtest.ReadsOn(t, mahjongsoul.Read, text, `RecordNewRound"`)
	logtest.ReadsOn(t, mahjongsoul.Read, strings.ReplaceAll(text, `"actions":[`, `"actions":[[],{"a":{"b":[{}]}},`),
		`"tiles3":[`)
}
