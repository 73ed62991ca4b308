package hongkong

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

var windOf = map[string]tile.Tile{"E": tile.East, "S": tile.South, "W": tile.West, "N": tile.North}

// winOf reads a hand and words about how it was won.
func winOf(t testing.TB, text, how string) rules.Win {
	t.Helper()
	parsed, err := notation.Parse(text, "mpsz")
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	win := rules.Win{Hand: parsed.Hand, Situation: rules.Situation{Flowers: len(parsed.Flowers),
		FlowerTiles: parsed.Flowers}}
	for _, word := range strings.Fields(how) {
		switch key, value, _ := strings.Cut(word, "="); key {
		case "own":
			win.SelfDrawn = true
		case "rinshan":
			win.Rinshan = true
		case "double":
			win.DoubleKong = true
		case "chankan":
			win.Chankan = true
		case "lastTile":
			win.LastTile = true
		case "first":
			win.FirstTurn = true
		case "flowers":
			win.Flowers, _ = strconv.Atoi(value)
		case "round":
			win.RoundWind = windOf[value]
		case "seat":
			win.SeatWind = windOf[value]
		case "from":
			win.From = windOf[value]
		case "liable":
			win.Liable = windOf[value]
		default:
			t.Fatalf("no such word: %s", word)
		}
	}
	return win
}

func newRules(t testing.TB, id string, chosen option.Values) *settings {
	t.Helper()
	values, err := option.Resolve(presetOf(id).list(), chosen)
	if err != nil {
		t.Fatal(err)
	}
	return compile(values)
}

func spell(items []rules.Item) string {
	words := make([]string, len(items))
	for i, item := range items {
		words[i] = fmt.Sprintf("%s %d", item.ID, item.Amount*max(1, item.Count))
	}
	return strings.Join(words, ", ")
}

// TestWorkedHands has the reference's hands: full responsibility, base 1, round and seat East, a discard, without
// flowers unless stated. paid is the payment of the discarder or of each.
func TestWorkedHands(t *testing.T) {
	for _, row := range []struct {
		hand, how string
		flowers   bool
		fans      string
		faan, m   int
		paid      int
	}{
		{"123m456m789s34p22s+5p", "", false, "all-chows 1, concealed-hand 1", 2, 4, 0},
		{"123m456m789s34p22s+5p", "", true, "all-chows 1, concealed-hand 1, no-flowers 1", 3, 8, 16},
		{"123m456m789s34p22s15f+5p", "", true, "all-chows 1, concealed-hand 1, own-flower 2", 4, 16, 32},
		{"[111m][333p][777s]99s22p+2p", "", false, "all-pungs 3", 3, 8, 16},
		{"123m456m789m55z66z+6z", "", false, "dragon-pung 1, concealed-hand 1, half-flush 3", 5, 24, 48},
		{"[123p]456p789p22p55p+5p", "own", false, "self-drawn 1, full-flush 7", 8, 64, 64},
		{"[555z][666z]77z123m44p+4p", "", false, "little-three-dragons 5", 5, 24, 48},
		{"[555z][666z][777z]23m11s+1m", "", false, "big-three-dragons 8", 8, 64, 128},
		{"[111z][222z][333z]44z12m+3m", "seat=W", false, "prevalent-wind 1, seat-wind 1, half-flush 3, little-four-winds 6",
			11, 192, 384},
		{"[1111z][222z][333z][444z]5z+5z", "", false, "all-honors 10, big-four-winds 13", 13, 384, 768},
		{"1112345678999s+2s", "own", false, "self-drawn 1, nine-gates 10", 11, 192, 192},
		{"[111m][999m][999p]11s33z+3z", "", false, "all-pungs 3, mixed-terminals 1", 4, 16, 32},
		{"[111m][999m][999p]11s99s+9s", "", false, "all-terminals 10", 10, 128, 256},
		{"222m444p666s88s33s+8s", "own", false, "self-drawn 1, four-concealed-pungs 8", 9, 96, 96},
		{"222m444p666s88s33s+8s", "", false, "concealed-hand 1, all-pungs 3", 4, 16, 32},
		{"(2222m)[345p]678s99s33z+3z", "own rinshan seat=W", false, "seat-wind 1, self-drawn 1, after-kong 1", 3, 8, 8},
		{"19m19p19s1234567z+1m", "", true, "no-flowers 1, thirteen-orphans 13", 13, 384, 768},
	} {
		r := newRules(t, "hongkong", option.Values{"flowersPlayed": row.flowers})
		win := winOf(t, row.hand, row.how)
		card, err := r.score(&win)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		if got := spell(card.Part(rules.PartFans)); got != row.fans || card.Total("faan") != row.faan ||
			card.Total("multiplier") != row.m || card.Win != (row.paid > 0) {
			t.Errorf("%s %s: %v %s, %d faan, %d, want %s, %d, %d", row.hand, row.how, card.Win, got, card.Total("faan"),
				card.Total("multiplier"), row.fans, row.faan, row.m)
		}
		paid := -card.Payments.Unknown
		if win.SelfDrawn {
			paid = -card.Payments.Seats[(seatOf(win.Seat())+1)%4]
		}
		if paid != row.paid {
			t.Errorf("%s %s: pays %d, want %d", row.hand, row.how, paid, row.paid)
		}
		sum := card.Payments.Unknown
		for _, n := range card.Payments.Seats {
			sum += n
		}
		if sum != 0 {
			t.Errorf("%s %s: payments sum to %d", row.hand, row.how, sum)
		}
		if got := r.value(&win); got != card.Points {
			t.Errorf("%s: value %d, score %d", row.hand, got, card.Points)
		}
	}
}

// TestOptions shows what each option changes, with at least one row for each.
func TestOptions(t *testing.T) {
	tested := map[string]bool{}
	for _, row := range []struct {
		set       string
		hand, how string
		options   option.Values
		faan      int // -1: no win
		pays      [4]int
	}{
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=S flowers=1", nil, 3, [4]int{16, -16, 0, 0}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=S flowers=1", option.Values{"responsibility": "half"}, 3,
			[4]int{16, -8, -4, -4}},
		// half a point is rounded to one
		{"hongkong", "[123m][456p][888s]34p22s+5p", "from=S flowers=1", option.Values{"responsibility": "half", "minimum": 0},
			0, [4]int{3, -1, -1, -1}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=S flowers=1", option.Values{"responsibility": "custom",
			"customDiscarder": 3, "customOthers": 1, "customEach": 2}, 3, [4]int{40, -24, -8, -8}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "own flowers=1", option.Values{"responsibility": "custom",
			"customEach": 2}, 4, [4]int{96, -32, -32, -32}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=S flowers=1", option.Values{"base": 2}, 3, [4]int{32, -32, 0, 0}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=S flowers=1", option.Values{"minimum": 4}, -1, [4]int{}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=S flowers=1", option.Values{"dealerDoubles": true}, 3,
			[4]int{32, -32, 0, 0}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=E flowers=1 seat=S", option.Values{"dealerDoubles": true}, 3,
			[4]int{-32, 32, 0, 0}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=S flowers=1 liable=W", nil, 3, [4]int{16, 0, -16, 0}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "own flowers=1 liable=W", nil, 4, [4]int{48, 0, -48, 0}},
		{"hongkong", "[123p]456p789p22p55p+5p", "own flowers=1", option.Values{"scale": "spicy"}, 8,
			[4]int{768, -256, -256, -256}},
		{"hongkong", "[123p]456p789p22p55p+5p", "own flowers=1", option.Values{"scale": "steps"}, 8, [4]int{12, -4, -4, -4}},
		{"hongkong", "[123p]456p789p22p55p+5p", "own flowers=1", option.Values{"scale": "steps", "steps": "4-6-8"}, 8,
			[4]int{24, -8, -8, -8}},
		{"hongkong", "[123p]456p789p22p55p+5p", "own flowers=1", option.Values{"cap": "7"}, 7, [4]int{144, -48, -48, -48}},
		{"hongkong", "[1111z][222z][333z][444z]5z+5z", "from=S flowers=1", option.Values{"cap": "none"}, 23,
			[4]int{768, -768, 0, 0}},
		{"hongkong", "[1111z][222z][333z][444z]5z+5z", "from=S flowers=1", option.Values{"cap": "10",
			"limitHands": []string{"big-four-winds"}}, 10, [4]int{256, -256, 0, 0}},
		{"hongkong", "123m456m789s34p22s+5p", "from=S", nil, 3, [4]int{16, -16, 0, 0}},
		{"hongkong", "123m456m789s34p22s+5p", "from=S", option.Values{"minimumCounts": "without-flowers"}, -1, [4]int{}},
		{"hongkong", "123m456m789s34p22s+5p", "own", option.Values{"minimumCounts": "without-luck", "minimum": 2}, 4,
			[4]int{48, -16, -16, -16}},
		{"hongkong", "123m456m789s34p22s+5p", "own", option.Values{"minimumCounts": "without-luck"}, -1, [4]int{}},
		{"hongkong", "123m456m789s34p22s+5p", "own", option.Values{"concealedHand": "discard"}, 3, [4]int{24, -8, -8, -8}},
		{"hongkong", "123m456m789s34p22s+5p", "own flowers=1", option.Values{"concealedHand": "no-flowers", "minimum": 2},
			2, [4]int{12, -4, -4, -4}},
		{"hongkong", "(2222m)456m789s34p22s+5p", "own", option.Values{"concealedHand": "no-kong", "minimum": 1}, 2,
			[4]int{12, -4, -4, -4}},
		{"hongkong", "123m456m789s34p55z+5p", "own", option.Values{"allChows": "worthless-pair"}, 3, [4]int{24, -8, -8, -8}},
		{"hongkong", "123m456m789s34p22s+5p", "own flowers=1", option.Values{"allChows": "no-flowers", "minimum": 2}, 2,
			[4]int{12, -4, -4, -4}},
		{"hongkong", "[123m]456m789s34p22s+5p", "own rinshan flowers=1", option.Values{"minimum": 1}, 2,
			[4]int{12, -4, -4, -4}},
		{"hongkong", "[123m]456m789s34p22s+5p", "own rinshan flowers=1", option.Values{"flowerReplacement": true}, 3,
			[4]int{24, -8, -8, -8}},
		{"hongkong", "222m444p666s888s3s+3s", "from=S flowers=1", nil, 4, [4]int{32, -32, 0, 0}},
		{"hongkong", "222m444p666s888s3s+3s", "from=S flowers=1", option.Values{"concealedPungsByDiscard": true}, 8,
			[4]int{128, -128, 0, 0}},
		{"hongkong", "1123456789991s+2s", "from=S flowers=1", nil, 10, [4]int{256, -256, 0, 0}},
		{"hongkong", "1112234567899s+9s", "from=S flowers=1", option.Values{"nineSidedGates": true}, 8,
			[4]int{128, -128, 0, 0}},
		{"hongkong", "123m456m789s34p22s+5p", "first seat=S from=E flowers=1", nil, 13, [4]int{-768, 768, 0, 0}},
		{"hongkong", "123m456m789s34p22s+5p", "first seat=S own flowers=1", nil, 3, [4]int{-8, 24, -8, -8}},
		{"hongkong", "123m456m789s34p22s+5p", "first seat=S own flowers=1", option.Values{"earthlyHand": "own-draw"}, 13,
			[4]int{-384, 1152, -384, -384}},
		{"hongkong", "123m456m789s34p22s+5p", "first seat=W from=S flowers=1", option.Values{"humanHand": true}, 13,
			[4]int{0, -768, 768, 0}},
		{"hongkong", "123m456m789s34p22s+5p", "first own flowers=1", nil, 13, [4]int{1152, -384, -384, -384}},
		{"hongkong", "1122m33p445s1155z+5s", "from=S flowers=1", nil, -1, [4]int{}},
		{"hongkong", "1122m33p445s1155z+5s", "from=S flowers=1", option.Values{"sevenPairs": true}, 4, [4]int{32, -32, 0, 0}},
		{"hongkong", "1122334455667z+7z", "from=S flowers=1", option.Values{"sevenPairs": true}, 13, [4]int{768, -768, 0, 0}},
		{"hongkong", "1122334455667z+7z", "from=S flowers=1", option.Values{"sevenPairs": true, "allHonorsPairs": false},
			4, [4]int{32, -32, 0, 0}},
		{"hongkong-short", "1122334455667z+7z", "from=S flowers=1", option.Values{"sevenPairs": true}, 13,
			[4]int{768, -768, 0, 0}},
		{"hongkong", "1122m33p445s1155z+5s", "from=S flowers=1", option.Values{"sevenPairs": true, "sevenPairsFaan": 3}, 3,
			[4]int{16, -16, 0, 0}},
		{"hongkong", "[123m]456m789m34p22s+5p", "from=S flowers=1", option.Values{"pureStraight": true}, 9,
			[4]int{192, -192, 0, 0}},
		{"hongkong", "[123m]456m789m34p22s+5p", "from=S flowers=1", option.Values{"pureStraight": true,
			"pureStraightFaan": 3}, 4, [4]int{32, -32, 0, 0}},
		{"hongkong", "[555z][666z]77z123m44p+4p", "from=S flowers=1", option.Values{"littleDragonPungs": true}, 7,
			[4]int{96, -96, 0, 0}},
		{"hongkong", "[111z][222z][333z]44z12m+3m", "from=S flowers=1", option.Values{"littleWindsIncluded": true}, 9,
			[4]int{192, -192, 0, 0}},
		{"hongkong", "[111z][222z][333z]55z77z+5z", "from=S flowers=1", nil, 11, [4]int{384, -384, 0, 0}},
		{"hongkong", "[111z][222z][333z]55z77z+5z", "from=S flowers=1", option.Values{"allHonorsDragons": false}, 10,
			[4]int{256, -256, 0, 0}},
		{"hongkong", "[123p]46p[789s]234m22s+5p", "chankan from=S", option.Values{"minimum": 1}, 3, [4]int{16, -16, 0, 0}},
		{"hongkong", "[123p]46p[789s]234m22s+5p", "chankan from=S", option.Values{"robbedKong": "all-shares"}, 3,
			[4]int{24, -24, 0, 0}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=S flowers=1", option.Values{"allPungsFaan": 6}, 6,
			[4]int{64, -64, 0, 0}},
		{"hongkong", "[111m][333p][777s]99s22p+2p", "from=S flowers=1", option.Values{"flowersPlayed": false}, 3,
			[4]int{16, -16, 0, 0}},
		{"hongkong", "(1111m)(2222m)[345p]99s33z+3z", "own rinshan double flowers=1 seat=W", nil, 10,
			[4]int{-128, -128, 384, -128}},
		{"hongkong", "123m456m789s34p22s12345678f+5p", "from=S", nil, 10, [4]int{256, -256, 0, 0}},
		{"hongkong", "123m456m789s34p22s1234567f+5p", "from=S", nil, 5, [4]int{48, -48, 0, 0}},
		{"hongkong", "123m456m789s34p22s12345f+5p", "from=S", nil, 5, [4]int{48, -48, 0, 0}},
		{"hongkong-limit", "[111z][222z][333z]44z12m+3m", "from=S flowers=1", nil, 13, [4]int{768, -768, 0, 0}},
		{"hongkong-short", "[111m][333p][777s]99s22p+2p", "from=S flowers=1", nil, -1, [4]int{}},
		{"hongkong-short", "[123p]456p789p22p55p+5p", "own flowers=1", nil, 5, [4]int{72, -24, -24, -24}},
	} {
		for key := range maps.Keys(row.options) {
			tested[key] = true
		}
		win := winOf(t, row.hand, row.how)
		card, err := newRules(t, row.set, row.options).score(&win)
		if err != nil {
			t.Errorf("%s %s %v: %v", row.hand, row.how, row.options, err)
			continue
		}
		faan := card.Total("faan")
		if !card.Win {
			faan = -1
		}
		if faan != row.faan || card.Payments.Seats != row.pays {
			t.Errorf("%s %s %s %v: %d faan (%s), %v, want %d, %v", row.set, row.hand, row.how, row.options, card.Total("faan"),
				spell(card.Items), card.Payments.Seats, row.faan, row.pays)
		}
	}
	for _, o := range optionTable {
		if !tested[o.key] && o.key != "headBump" && o.key != "repeatOnDraw" {
			t.Errorf("no row for the option %s", o.key)
		}
	}
}

func TestSettle(t *testing.T) {
	two := []rules.Win{winOf(t, "[111m][333p][777s]99s22p+2p", "seat=N from=E flowers=1"),
		winOf(t, "[555z][666z]77z123m44p+4p", "seat=S from=E flowers=1")}
	for _, row := range []struct {
		ending  rules.Ending
		options option.Values
		pays    [4]int
		stays   bool
	}{
		{rules.Ending{Kind: rules.EndWins, Wins: two}, nil, [4]int{-64, 48, 0, 16}, false},
		{rules.Ending{Kind: rules.EndWins, Wins: two}, option.Values{"headBump": true}, [4]int{-48, 48, 0, 0}, false},
		{rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{winOf(t, "[555z][666z]77z123m44p+4p", "own flowers=1")}}, nil,
			[4]int{96, -32, -32, -32}, true},
		{rules.Ending{Kind: rules.EndExhausted}, nil, [4]int{}, false},
		{rules.Ending{Kind: rules.EndExhausted}, option.Values{"repeatOnDraw": true}, [4]int{}, true},
	} {
		s, err := newRules(t, "hongkong", row.options).settle(&row.ending)
		if err != nil || s.Payments.Seats != row.pays || s.DealerStays != row.stays {
			t.Errorf("%v: %+v, %v, want %v %v", row.options, s, err, row.pays, row.stays)
		}
	}
}

func TestImpossible(t *testing.T) {
	for _, row := range []struct{ hand, how, text string }{
		{"11m99m[123p][456p][789p]+9m", "rinshan own", "a replacement tile without a kong or a flower"},
		{"11m99m[123p][456p][7777p]+9m", "rinshan", "a replacement tile on a discard"},
		{"11m99m[123p][456p][7777p]+9m", "rinshan own double", "a double kong without two kongs"},
		{"11m99m[123p][456p][7777p]+9m", "own double", "a double kong without a replacement tile"},
		{"11m78m[123p][456p][789p]+9m", "first own", "a win on the first turn after a call or a kong"},
		{"11m78m123p456p789p+9m", "from=S liable=W", "a liable player of a hand without a called set"},
		{"11m78m123p[4444p](7777p)+9m", "from=S liable=W", ""},
		{"11m78m123p(4444p)(7777p)+9m", "from=S liable=W", "a liable player of a hand without a called set"},
		{"11m78m123p456p789p+9m", "first",
			"a win of the dealer on a discard in the first turn: the dealer has the first turn"},
	} {
		win := winOf(t, row.hand, row.how)
		_, err := newRules(t, "hongkong", nil).score(&win)
		if row.text == "" {
			if err != nil {
				t.Errorf("%s %s: %v", row.hand, row.how, err)
			}
			continue
		}
		problem, ok := err.(*source.Error)
		if !ok || problem.Code != source.ImpossibleSituation || problem.Message != row.text {
			t.Errorf("%s %s: %v, want %s", row.hand, row.how, err, row.text)
		}
	}
}

// TestNothingIsConfirmed: there is no organisation that could confirm a value.
func TestNothingIsConfirmed(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range presets {
		for _, o := range p.list() {
			if o.Confirmed {
				t.Errorf("%s: %s is confirmed", p.id, o.Key)
			}
			seen[o.Key] = true
		}
		if !strings.Contains(p.name, "convention") {
			t.Errorf("%s is not called a convention", p.id)
		}
	}
	for _, row := range table {
		if !seen[row.key()] {
			t.Errorf("%s has no option", row.id)
		}
	}
	if slices.ContainsFunc(table[:], func(r row) bool { return (r.holds == nil) == (r.times == nil) }) {
		t.Error("a row without a predicate")
	}
}
