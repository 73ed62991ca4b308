package shanten

import (
	"math"
	"testing"

	"tehai/core/tile"
)

// The census counts every hand of 13 and of 14 tiles by its distance. It first counts parts by their relevant traits;
// then halves from parts, and hands from halves.

// A trait is what the counted parts or halves of hands have in common.
type trait struct {
	tiles, class  uint8
	kinds, pairs  uint8 // kinds is at most 7
	ends, endPair uint8 // terminals and honours; endPair is at most 1
}

// many counts hands: the number of different ones, and the number of ways to draw them.
type many struct{ hands, ways uint64 }

func (m *many) add(n many) { m.hands, m.ways = m.hands+n.hands, m.ways+n.ways }

// choices is the number of ways to draw each number of four copies.
var choices = [5]uint64{1, 4, 6, 4, 1}

// censusOfPart counts part k, which has the given number of kinds.
func censusOfPart(k, kinds int) map[trait]many {
	census := map[trait]many{}
	empty := part{}
	if k == honours {
		empty = part{honourLow, honourHigh}
	}
	var count func(rank int, p part, tiles int, ways uint64)
	count = func(rank int, p part, tiles int, ways uint64) {
		if rank == kinds {
			entry := p.entry()
			t := trait{
				uint8(tiles), classAt[entry>>placeShift],
				uint8(min(entry&15, 7)), uint8(entry >> 4 & 7),
				uint8(entry >> 7 & 15), uint8(min(entry>>11&7, 1)),
			}
			sum := census[t]
			sum.add(many{1, ways})
			census[t] = sum
			return
		}
		for n := 0; n <= 4 && tiles+n <= 14; n++ {
			count(rank+1, p, tiles+n, ways*choices[n])
			p.low, p.high = p.low+unit[rank].low, p.high+unit[rank].high
		}
	}
	count(0, empty, 0, 1)
	return census
}

// merged counts halves.
func merged(first, second map[trait]many, classes *pairing) map[trait]many {
	census := map[trait]many{}
	for a, m := range first {
		for b, n := range second {
			if a.tiles+b.tiles > 14 {
				continue
			}
			t := trait{
				a.tiles + b.tiles, classes[a.class][b.class],
				min(a.kinds+b.kinds, 7), a.pairs + b.pairs,
				a.ends + b.ends, a.endPair | b.endPair,
			}
			sum := census[t]
			sum.add(many{m.hands * n.hands, m.ways * n.ways})
			census[t] = sum
		}
	}
	return census
}

// A distribution counts hands of one size by the tiles they need: for the best form, for the standard form, and of
// seven pairs and thirteen orphans those that need none.
type distribution struct {
	best, standard [16]many
	pairs, orphans many
}

// counted is a trait with its number.
type counted struct {
	trait
	many
}

func bySize(census map[trait]many) (lists [15][]counted) {
	for t, m := range census {
		lists[t.tiles] = append(lists[t.tiles], counted{t, m})
	}
	return lists
}

func census(sizes ...int) map[int]*distribution {
	suit, honour := censusOfPart(0, 9), censusOfPart(honours, 7)
	left, right := bySize(merged(suit, suit, &merges[0])), bySize(merged(suit, honour, &merges[2]))
	result := map[int]*distribution{}
	for _, size := range sizes {
		d := &distribution{}
		for tiles := range size + 1 {
			for i := range left[tiles] {
				for j := range right[size-tiles] {
					d.count(&left[tiles][i], &right[size-tiles][j])
				}
			}
		}
		result[size] = d
	}
	return result
}

func (d *distribution) count(a, b *counted) {
	number := many{a.hands * b.hands, a.ways * b.ways}
	standard := needs[a.class][b.class]
	pairs := 7 - (a.pairs + b.pairs) + 7 - min(a.kinds+b.kinds, 7)
	orphans := 14 - (a.ends + b.ends) - (a.endPair | b.endPair)
	d.standard[standard].add(number)
	d.best[min(standard, pairs, orphans)].add(number)
	if pairs == 0 {
		d.pairs.add(number)
	}
	if orphans == 0 {
		d.orphans.add(number)
	}
}

// mean returns the average shanten of a random hand.
func mean(d *[16]many) float64 {
	sum, all := 0.0, 0.0
	for needed, m := range d {
		sum += float64(needed-1) * float64(m.ways)
		all += float64(m.ways)
	}
	return sum / all
}

// TestCensus compares the distances of all hands with published figures: the distribution of the standard form of 14
// tiles is from tomohxx/mahjong-algorithm-book; the numbers of different complete hands are widely published.
func TestCensus(t *testing.T) {
	layOut()
	found := census(13, 14)
	tests := []struct {
		name string
		got  *[16]many
		ways []uint64 // from −1 up
		mean float64
	}{
		{"14 tiles, all forms", &found[14].best, []uint64{
			12859078207674, 2966241795738948, 99154452630748356, 828714358375292670, 1867404976243926528,
			1211948980271480832, 233501763289743360, 6601397483077632,
		}, 3.15593781},
		{"14 tiles, standard form", &found[14].standard, []uint64{
			11353128141498, 2560073618528580, 84836864591965380, 708866296874217726, 1732690933213527552,
			1270342844384821248, 398021022894784512, 50748272871997440, 2205616265232384, 21751324999680,
		}, 3.31557624},
		{"13 tiles, all forms", &found[13].best, []uint64{
			0, 39270395383132, 3006175115638776, 45249205945148216, 175141291509958900,
			192909046305573888, 63384201353756672, 4045365540028416,
		}, 3.57967947},
	}
	for _, test := range tests {
		for needed, m := range test.got {
			want := uint64(0)
			if needed < len(test.ways) {
				want = test.ways[needed]
			}
			if m.ways != want {
				t.Errorf("%s, distance %d: %d ways, want %d", test.name, needed-1, m.ways, want)
			}
		}
		if got := mean(test.got); math.Abs(got-test.mean) > 5e-9 {
			t.Errorf("%s: mean %.8f, want %.8f", test.name, got, test.mean)
		}
	}
	numbers := []struct {
		name      string
		got, want uint64
	}{
		{"ways to draw 14 tiles", total(&found[14].best).ways, 4250305029168216000},
		{"ways to draw 13 tiles", total(&found[13].best).ways, 483774556165488000},
		{"hands of 14", total(&found[14].best).hands, 326520504500},
		{"hands of 13", total(&found[13].best).hands, 98521596000},
		{"complete hands, standard form", found[14].standard[0].hands, 11498658},
		{"complete hands, seven pairs", found[14].pairs.hands, 5379616},
		{"complete hands, thirteen orphans", found[14].orphans.hands, 13},
		{"complete hands", found[14].best[0].hands, 16873619},
		{"ready hands of 13", found[13].best[1].hands, 92371838},
	}
	for _, n := range numbers {
		if n.got != n.want {
			t.Errorf("%s: %d, want %d", n.name, n.got, n.want)
		}
	}
}

func total(d *[16]many) (sum many) {
	for _, m := range d {
		sum.add(m)
	}
	return sum
}

// TestOneSuit counts the complete 14-tile hands of one suit through Of.
func TestOneSuit(t *testing.T) {
	hands, standard, complete := 0, 0, 0
	var hand tile.Counts
	var count func(rank, left int)
	count = func(rank, left int) {
		if rank == 9 {
			if left == 0 {
				hands++
				d := Of(&hand)
				standard += bool1(d.Standard == -1)
				complete += bool1(d.Best == -1)
			}
			return
		}
		for n := 0; n <= 4 && n <= left; n++ {
			hand[rank] = uint8(n)
			count(rank+1, left-n)
		}
		hand[rank] = 0
	}
	count(0, 14)
	if hands != 118800 || standard != 13259 || complete != 13277 {
		t.Errorf("%d hands, %d complete in the standard form and %d in any, want 118800, 13259 and 13277", hands, standard,
			complete)
	}
}

func bool1(b bool) int {
	if b {
		return 1
	}
	return 0
}
