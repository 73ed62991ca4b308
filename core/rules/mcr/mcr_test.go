package mcr

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/hand"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/source"
)

// TestTable checks the table: every row has its place, an id of its own and points, and names only fans that it
// excludes.
func TestTable(t *testing.T) {
	seen := map[string]bool{}
	for i, row := range table {
		if row.id == "" || row.name == "" || row.points == 0 || seen[row.id] {
			t.Errorf("row %d: %+v", i+1, row)
		}
		if strings.ToLower(strings.ReplaceAll(row.name, " ", "-")) != row.id {
			t.Errorf("row %d: %s is called %s", i+1, row.id, row.name)
		}
		seen[row.id] = true
		if row.holds.isNever() != (row.forms == 0) || slices.Contains(row.drops, fan(i)) {
			t.Errorf("row %d: %s", i+1, row.id)
		}
	}
	points := map[int]int{}
	for _, row := range table {
		points[row.points]++
	}
	// 1998: 7 of 88, 6 of 64, and so on; Melded and Concealed Kong is the 5.
	want := "map[1:13 2:10 4:4 5:1 6:7 8:9 12:5 16:6 24:9 32:3 48:2 64:6 88:7]"
	if got := fmt.Sprint(points); got != want {
		t.Errorf("points %s, want %s", got, want)
	}
}

// TestPrinciplesAreOfChows: a fan that is left out because of a principle is a fan of several chows, and no more
// often than the hand's chows can make it.
func TestPrinciplesAreOfChows(t *testing.T) {
	rng := rand.New(rand.NewPCG(45, 8))
	r := newRules(t, "mcr", nil)
	found := 0
	for range slowWins {
		win := randomWin(rng)
		got, err := r.score(&win)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range got.Part(rules.PartExcluded) {
			if e.By != accountOnce && e.By != nonIdentical {
				continue
			}
			found++
			if !strings.Contains(e.ID, "chow") && !strings.Contains(e.ID, "straight") || e.Count > 5 {
				t.Fatalf("%s: %s × %d is left out by %s", spellHand(&win), e.ID, e.Count, e.By)
			}
		}
	}
	if found < slowWins/30 {
		t.Errorf("only %d fans were left out by a principle", found)
	}
}

// TestExcluded compares what is not counted and why.
func TestExcluded(t *testing.T) {
	for _, row := range []struct {
		hand, how string
		want      string
	}{
		{"999m11s99p111777z+1s", "", "all-pungs:all-terminals-and-honors two-concealed-pungs:three-concealed-pungs " +
			"outside-hand:all-terminals-and-honors pung-of-terminals-or-honors*3:all-terminals-and-honors"},
		{"123m456m789m11p12m+3m", "", "short-straight*2:pure-straight two-terminal-chows:pure-straight " +
			"two-terminal-chows:account-once no-honors:all-chows"},
		{"123789m123789s3p+3p", "", "two-terminal-chows:account-once no-honors:all-chows"},
		{"2233445566778p+8p", "own", "full-flush:seven-shifted-pairs fully-concealed-hand:seven-shifted-pairs " +
			"seven-pairs:seven-shifted-pairs no-honors:seven-shifted-pairs"},
		{"23s22z[111z][333z][444z]+1s", "round=S seat=N",
			"big-three-winds:little-four-winds pung-of-terminals-or-honors*3:little-four-winds"},
		{"1112345678999m+5m", "",
			"full-flush:nine-gates concealed-hand:nine-gates pung-of-terminals-or-honors:nine-gates no-honors:nine-gates"},
		{"66p45m[111z][789s][789p]+6m", "seat=S", "pung-of-terminals-or-honors:prevalent-wind"},
		{"66p46m[111s][789s][789p]+5m", "chankan", "last-tile:robbing-the-kong"},
	} {
		win := worked{hand: row.hand, how: row.how}.win(t)
		got, err := score(win, "mcr", nil)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		have := map[string]bool{}
		var words []string
		for _, e := range got.Part(rules.PartExcluded) {
			word := e.ID
			if e.Count > 1 {
				word = fmt.Sprintf("%s*%d", e.ID, e.Count)
			}
			words = append(words, word+":"+e.By)
			have[word+":"+e.By] = true
		}
		for _, want := range strings.Fields(row.want) {
			if !strings.HasSuffix(want, ":") && !have[want] {
				t.Errorf("%s: %s is not among %s (fans %s)", row.hand, want, words, spell(fansOf(got)))
			}
		}
	}
}

// TestExcludedNamesWhatCounts: whatever excludes is a principle, or a fan on the card.
func TestExcludedNamesWhatCounts(t *testing.T) {
	for _, row := range workedHands {
		win := row.win(t)
		got, err := score(win, "mcr", nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range got.Part(rules.PartExcluded) {
			counts := slices.ContainsFunc(fansOf(got), func(f rules.Item) bool { return f.ID == e.By })
			removed := slices.ContainsFunc(got.Part(rules.PartExcluded), func(x rules.Item) bool { return x.ID == e.By })
			if !counts && !removed && e.By != accountOnce && e.By != nonIdentical {
				t.Errorf("%s: %s is excluded by %s, which is not there", row.hand, e.ID, e.By)
			}
		}
	}
}

// TestBelowMinimum: the hand is complete and may not win; flowers do not help.
func TestBelowMinimum(t *testing.T) {
	win := worked{hand: "23m11s[345p][678s][999s]+4m", how: "flowers=5"}.win(t)
	got, err := score(win, "mcr", nil)
	if err != nil {
		t.Fatal(err)
	}
	if got.Win || got.Points != 7 || got.Total(rules.TotalFans) != 7 || got.Total(rules.TotalMinimum) != 8 ||
		got.Payments != (rules.Payments{}) || len(fansOf(got)) == 0 {
		t.Errorf("%+v", got)
	}
	const want = "2 points, 6 short of the 8 that a hand needs. Flowers do not help."
	if len(got.Why) == 0 || got.Why[0].ID != "below-minimum" || got.Why[0].Text != want {
		t.Errorf("why %+v", got.Why)
	}
	if got, _ := score(win, "mcr", option.Values{"minimum": 2}); !got.Win {
		t.Error("2 points are refused where 2 are the minimum")
	}
}

func TestPayments(t *testing.T) {
	for _, row := range []struct {
		how  string
		want rules.Payments
	}{
		{"", rules.Payments{Players: 4, Seats: [4]int{24 + 24, -8, -8, -8}, Unknown: -24}},
		{"from=W", rules.Payments{Players: 4, Seats: [4]int{24 + 24, -8, -32, -8}}},
		{"seat=S from=E", rules.Payments{Players: 4, Seats: [4]int{-32, 24 + 24, -8, -8}}},
		{"own", rules.Payments{Players: 4, Seats: [4]int{3 * 33, -33, -33, -33}}},
		{"own seat=N flowers=2", rules.Payments{Players: 4, Seats: [4]int{-35, -35, -35, 3 * 35}}},
	} {
		win := worked{hand: "147m258p369s1234z+5z", how: row.how}.win(t)
		got, err := score(win, "mcr", nil)
		if err != nil || got.Payments != row.want {
			t.Errorf("%s: %+v, want %+v, %v", row.how, got.Payments, row.want, err)
		}
	}
}

func TestImpossible(t *testing.T) {
	for _, row := range []struct {
		hand, how, ruleset string
		code               source.Code
		text               string
	}{
		{"11m99m[123p][456p][789p]+9m", "rinshan own", "mcr", source.ImpossibleSituation,
			"a replacement tile without a kong"},
		{"11m99m[123p][456p][7777p]+9m", "rinshan", "mcr", source.ImpossibleSituation, "a replacement tile on a discard"},
		{"11m99m[123p][456p][789p]+9m", "chankan", "mcr", source.ImpossibleSituation,
			"robbing a kong of which the hand holds another tile: the kong has the other three"},
		{"11m78m[123p][456p][789m]+9m", "chankan", "mcr", source.ImpossibleSituation,
			"robbing a kong of which the hand holds another tile: the kong has the other three"},
		{"11m78m[123p][456p][789p]+9m", "chankan lastTile", "mcr", source.ImpossibleSituation,
			"robbing a kong with the last discard: after the last tile no kong is declared"},
		{"11m99m[123p][456p][789p]+9m", "last", "mcr", source.ImpossibleSituation,
			"the last tile of its kind with another copy among the closed tiles"},
		{"11m78m[123p][456p][789p]+9m", "own dealt", "mcr", source.ImpossibleSituation,
			"a win on the tiles dealt after a call or a kong"},
		{"11m78m[123p][456p][789p]+9m", "own from=S", "mcr", source.ImpossibleSituation, "a discarder with an own draw"},
		{"11m78m[123p][456p][789p]+9m", "from=E", "mcr", source.ImpossibleSituation, "the discarder is the winner"},
		{"11m78m[123p][456p][789p]+9m", "flowers=9", "mcr", source.ImpossibleSituation, "flowers are a number from 0 to 8"},
		{"11m78m[123p][456p]+9m", "", "mcr", source.WrongTileCount,
			"want 8 closed tiles beside 2 melds, the winning tile among them, found 5"},
	} {
		_, err := score(worked{hand: row.hand, how: row.how}.win(t), row.ruleset, nil)
		problem, ok := err.(*source.Error)
		if !ok || problem.Code != row.code || problem.Message != row.text {
			t.Errorf("%s %s: %v, want %s: %s", row.hand, row.how, err, row.code, row.text)
		}
	}
}

// TestOptions shows what each option changes.
func TestOptions(t *testing.T) {
	for _, row := range []struct {
		hand, how string
		options   option.Values
		total     int
	}{
		{"456m789s7p(1111p)(2222s)+7p", "", nil, 11},
		{"456m789s7p(1111p)(2222s)+7p", "", option.Values{"kongPairs": "8-6-4"}, 13},
		{"456m789s7p(1111p)[2222s]+7p", "", option.Values{"kongPairs": "8-6-4"}, 9},
		{"2233445566778p+8p", "own", option.Values{"concealedForms": "fully-concealed"}, 94},
		{"12369m147p24458s+3m", "", option.Values{"knittedWait": "single"}, 16},
		{"1112345678999m+5m", "", option.Values{"nineGatesPungs": "none"}, 90},
		{"22444666s66z[888s]+6z", "", option.Values{"greenHalfFlush": true}, 104},
		{"1199m119999p199s+1s", "own", option.Values{"pairsTileHog": false}, 89},
		{"112233m44p55s1z7z7z+1z", "", nil, 30},
		{"112233m44p55s1z7z7z+1z", "", option.Values{"pairsAllTypes": false}, 24},
		{"147m258p369s1234z+5z", "", option.Values{"lesserKnittedStraight": false}, 12},
		{"2222444m222666p+3m", "", nil, 25},
		{"2222444m222666p+3m", "", option.Values{"usedUpWaits": false}, 26},
		{"123m1p[555z][666z][777z]+1p", "own", nil, 95},
		{"123m1p[555z][666z][777z]+1p", "own", option.Values{"strictVoided": true}, 94},
		{"147m258p369s1234z+5z", "flowers=3", nil, 27},
		{"147m258p369s1234z+5z", "flowers=3", option.Values{"flowers": false}, 24},
		{"1112345678999m+9m", "own", option.Values{"limit": "88"}, 88},
	} {
		win := worked{hand: row.hand, how: row.how}.win(t)
		got, err := score(win, "mcr", row.options)
		if err != nil {
			t.Errorf("%s %v: %v", row.hand, row.options, err)
			continue
		}
		if got.Points != row.total {
			t.Errorf("%s %v: %d %s, want %d", row.hand, row.options, got.Points, spell(fansOf(got)), row.total)
		}
	}
}

// TestForms names the form of a hand of each kind.
func TestForms(t *testing.T) {
	for _, row := range []struct {
		hand string
		form hand.Form
		sets int
	}{
		{"123m456m789m11p12m+3m", hand.Standard, 5},
		{"12369m147p24458s+3m", hand.Knitted, 5},
		{"147m258p36s11z[789s]+9s", hand.Knitted, 5},
		{"1199m119999p199s+1s", hand.Pairs, 7},
		{"147m258p369s1234z+5z", hand.Singles, 0},
		{"19m19s199p123457z+6z", hand.Orphans, 1},
		{"147m258p369s1234z+4z", hand.NoForm, 0},
	} {
		got, err := score(worked{hand: row.hand}.win(t), "mcr", nil)
		if err != nil || got.Form != row.form || len(got.Sets) != row.sets {
			t.Errorf("%s: form %d of %d sets, %v", row.hand, got.Form, len(got.Sets), err)
		}
	}
}

// TestPresets has the values of each rule set, and marks those that the organisation's own text does not confirm (?).
func TestPresets(t *testing.T) {
	for _, row := range []struct{ id, want string }{
		{"mcr", "minimum=8 flowers=true limit=none kongPairs=6-5-4 concealedForms=self-drawn knittedWait=any " +
			"nineGatesPungs=one-less greenHalfFlush=false pairsTileHog=true? pairsAllTypes=true? usedUpWaits=true? " +
			"lesserKnittedStraight=true? strictVoided=false"},
		{"mcr-ema", "minimum=8 flowers=true limit=none kongPairs=8-6-4 concealedForms=fully-concealed knittedWait=single? " +
			"nineGatesPungs=none? greenHalfFlush=true? pairsTileHog=false? pairsAllTypes=true? usedUpWaits=true? " +
			"lesserKnittedStraight=true? strictVoided=false?"},
		{"mcr-jmsa", "minimum=8 flowers=false limit=88 kongPairs=6-5-4 concealedForms=self-drawn knittedWait=any " +
			"nineGatesPungs=one-less greenHalfFlush=false pairsTileHog=true? pairsAllTypes=false usedUpWaits=true? " +
			"lesserKnittedStraight=true? strictVoided=false"},
	} {
		var words []string
		for _, o := range presetOf(row.id).list() {
			word := fmt.Sprintf("%s=%v", o.Key, o.Default)
			if !o.Confirmed {
				word += "?"
			}
			words = append(words, word)
		}
		if got := strings.Join(words, " "); got != row.want {
			t.Errorf("%s: %s\nwant %s", row.id, got, row.want)
		}
	}
}
