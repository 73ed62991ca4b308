package mcr

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

// worked is a hand of the reference: round and seat East and a discard, unless its words state otherwise. Fans are
// numbers in the table.
type worked struct {
	hand, how string
	fans      string
	total     int
	ema       int // 0: the same
}

func (w worked) win(t testing.TB) rules.Win {
	t.Helper()
	win := winOf(t, w.hand)
	for _, word := range strings.Fields(w.how) {
		switch key, value, _ := strings.Cut(word, "="); key {
		case "own":
			win.SelfDrawn = true
		case "last":
			win.LastOfKind = true
		case "rinshan":
			win.Rinshan = true
		case "chankan":
			win.Chankan = true
		case "lastTile":
			win.LastTile = true
		case "dealt":
			win.FirstTurn = true
		case "flowers":
			win.Flowers, _ = strconv.Atoi(value)
		case "round":
			win.RoundWind = windOf[value]
		case "seat":
			win.SeatWind = windOf[value]
		case "from":
			win.From = windOf[value]
		default:
			t.Fatalf("unknown word: %s", word)
		}
	}
	return win
}

// workedHands are the reference's; two of them with two kongs lack a set, so a chow that forms no fan is added.
var workedHands = []worked{
	{"123m456m789p11p12m+3m", "", "62 63 69 71 75 77", 8, 0},
	{"123789m123789s3p+3p", "", "62 63 79 1 1 1", 8, 0},
	{"555666777p5556s+7s", "own", "23 31 56 63 70 75", 48, 0},
	{"34p55z[888p][789m][123s]+2p", "", "43", 8, 0},
	{"67m678s66z[123p][888m]+8m", "own last", "58 64 70 80", 8, 0},
	{"1m[234m][345p][234s][7777z]+1m", "", "52 59 70 74", 10, 0},
	{"1112345678999m+5m", "", "4 66 73", 91, 90},
	{"1112345678999m+9m", "own", "4 28 64 80", 107, 110},
	{"2233445566778p+8p", "own", "6 68 80", 91, 94},
	{"19m19s199p123457z+6z", "own", "7 80", 89, 92},
	{"258m36p14s123456z+7z", "own", "20 80", 25, 28},
	{"147m258p369s1234z+5z", "", "34 35", 24, 0},
	{"12369m147p24458s+3m", "", "35 62 63 77", 17, 16},
	{"258m13457p369s44z+4p", "flowers=1", "35 62 78 81", 16, 15},
	{"1199m119999p199s+1s", "own", "8 19 64 80", 91, 92},
	{"44558m225566s22p+8m", "own", "19 68 80", 27, 30},
	{"44556m445566s55p+6m", "own", "19 26 80", 49, 52},
	{"2p333444555s[666s]+2p", "", "15 33 68 75 79", 68, 0},
	{"5z(2222z)(3333m)(4444p)[9999s]+5z", "own rinshan", "5 33 46 51 73 73", 120, 0},
	{"456m789s7p(1111p)(2222s)+7p", "", "53 62 73 76 79", 11, 13},
	{"456m789s7p(1111p)[2222s]+7p", "", "82 73 76 79", 8, 9},
	{"999m11s99p111777z+1s", "", "18 33 51 59 60 61 62", 62, 0},
	{"22444666s66z[888s]+6z", "", "3 48 59 66", 98, 104},
	{"23s22z[111z][333z][444z]+1s", "round=S seat=N", "9 49 55 61", 76, 0},
	{"123789m12389p55s+7p", "", "29 62 77", 19, 0},
}

func newRules(t testing.TB, id string, chosen option.Values) *settings {
	t.Helper()
	values, err := option.Resolve(presetOf(id).list(), chosen)
	if err != nil {
		t.Fatal(err)
	}
	return compile(id, values)
}

// score scores a win under a rule set with the chosen options.
func score(win rules.Win, id string, chosen option.Values) (*rules.Card, error) {
	values, err := option.Resolve(presetOf(id).list(), chosen)
	if err != nil {
		return nil, err
	}
	return compile(id, values).score(&win)
}

// fansOf returns the fans that count on a card.
func fansOf(card *rules.Card) []rules.Item { return card.Part(rules.PartFans) }

// fanOf returns the row of an id.
func fanOf(id string) (fan, bool) {
	i := slices.IndexFunc(table[:], func(f row) bool { return f.id == id })
	return fan(i), i >= 0
}

// numbers returns the fans of a list as the numbers of the table, ascending.
func numbers(fans []rules.Item) []int {
	var list []int
	for _, f := range fans {
		row, _ := fanOf(f.ID)
		for range f.Count {
			list = append(list, int(row)+1)
		}
	}
	slices.Sort(list)
	return list
}

func TestWorkedHands(t *testing.T) {
	mcr, ema := newRules(t, "mcr", nil), newRules(t, "mcr-ema", option.Values{"minimum": 0})
	for _, row := range workedHands {
		win := row.win(t)
		got, err := mcr.score(&win)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		if !got.Win || got.Points != row.total {
			t.Errorf("%s %s: %v, %d points, want %d: %s", row.hand, row.how, got.Win, got.Points, row.total, spell(fansOf(got)))
		}
		// otherwise the text does not specify which
		if !strings.Contains(row.fans, " 1 ") && !strings.HasSuffix(row.fans, " 1") {
			var want []int
			for _, word := range strings.Fields(row.fans) {
				n, _ := strconv.Atoi(word)
				want = append(want, n)
			}
			slices.Sort(want)
			lists := [][]int{numbers(fansOf(got))}
			for _, also := range got.Also {
				lists = append(lists, numbers(also))
			}
			if !slices.ContainsFunc(lists, func(l []int) bool { return slices.Equal(l, want) }) {
				t.Errorf("%s: fans %v, want %v", row.hand, lists, want)
			}
		}
		want := row.ema
		if want == 0 {
			want = row.total
		}
		if v := ema.value(&win); v.total != want {
			t.Errorf("%s: %d under mcr-ema, want %d", row.hand, v.total, want)
		}
		if v := mcr.value(&win); v.total != got.Points || v.win != got.Win {
			t.Errorf("%s: value %+v, score %d", row.hand, v, got.Points)
		}
	}
}
