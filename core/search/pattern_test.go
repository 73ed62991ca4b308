package search

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tehai/core/tile"
)

// slowPattern is a pattern by its text: every suit that n may be, and every place that a group with ~ may have.
func slowPattern(text string, h *Hand, exactly bool) bool {
	groups := regexp.MustCompile(`~?[0-9?]+[mpszn]`).FindAllString(text, -1)
	for any := range 3 {
		if slowGroups(groups, any, h, [tile.Kinds]int{}, [3]int{}, [4]int{}, exactly) {
			return true
		}
	}
	return false
}

// slowGroups goes on with the groups that are left; wanted are tiles, red fives and all tiles by suit so far.
func slowGroups(groups []string, any int, h *Hand, wanted [tile.Kinds]int, reds [3]int, sums [4]int,
	exactly bool) bool {
	if len(groups) == 0 {
		for kind, n := range wanted {
			if h.count(kind) < n || n > 4 {
				return false
			}
		}
		for suit, n := range reds {
			if h.reds(suit) < n {
				return false
			}
		}
		for suit, n := range sums {
			has := 0
			for kind := 9 * suit; kind < min(tile.Kinds, 9*suit+9); kind++ {
				has += h.count(kind)
			}
			if has < n || exactly && n > 0 && has > n {
				return false
			}
		}
		return true
	}
	digits, moves := strings.CutPrefix(groups[0], "~")
	suit := strings.IndexByte("mpsz", digits[len(digits)-1])
	if suit < 0 {
		suit = any
	}
	for move := -8; move <= 8; move++ {
		if !moves && move != 0 {
			continue
		}
		w, r, sum, ok := wanted, reds, sums, true
		for _, d := range digits[:len(digits)-1] {
			sum[suit]++
			rank, err := strconv.Atoi(string(d))
			switch {
			case err != nil: // a wildcard
			case rank == 0 && move != 0, rank > 0 && (rank+move < 1 || rank+move > 9):
				ok = false
			case rank == 0:
				w[9*suit+4]++
				r[suit]++
			default:
				w[9*suit+rank+move-1]++
			}
		}
		if ok && slowGroups(groups[1:], any, h, w, r, sum, exactly) {
			return true
		}
	}
	return false
}

// TestPatternsSlow compares random patterns, in random hands and in hands that have them, with the slow way.
func TestPatternsSlow(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 6))
	found, exact, misses := 0, 0, 0
	for range 1500 {
		var hand []tile.Tile
		suit := random.IntN(3)
		for _, id := range random.Perm(tile.IDs) {
			of := tile.FromID(id)
			if size := 1 + random.IntN(14); len(hand) < size && (of.Index()/9 == suit || random.IntN(4) == 0) {
				hand = append(hand, of)
			}
		}
		h, _ := handOf(hand)
		// The pattern is made of some tiles of the hand, moved, with wildcards and with others in between.
		text := ""
		for range 1 + random.IntN(3) {
			from := hand[random.IntN(len(hand))]
			letters := "mpszn"
			digits, letter := "", letters[from.Index()/9]
			move := 0
			if letter != 'z' && random.IntN(3) == 0 {
				digits, move = "~", random.IntN(3)-1
			}
			if letter != 'z' && random.IntN(3) == 0 {
				letter = 'n'
			}
			for range 1 + random.IntN(3) {
				of := hand[random.IntN(len(hand))]
				rank := of.Index()%9 + 1 + move
				switch {
				case random.IntN(6) == 0:
					digits += "?"
				case of.Index()/9 != from.Index()/9:
				case of.IsRedFive() && move == 0 && random.IntN(2) == 0:
					digits += "0"
				case rank >= 1 && rank <= 9 && (letter != 'z' || rank <= 7):
					digits += strconv.Itoa(rank)
				}
			}
			if strings.Trim(digits, "~") != "" {
				text += digits + string(letter)
			}
		}
		if text == "" {
			continue
		}
		p, err := ParsePattern(text)
		if err != nil {
			if !strings.Contains(err.Error(), "want at most 4 tiles") && !strings.Contains(err.Error(), "ways to read it") {
				t.Fatalf("%s: %v", text, err)
			}
			continue
		}
		for exactly, got := range map[bool]bool{false: p.In(&h), true: p.Exactly(&h)} {
			if want := slowPattern(text, &h, exactly); got != want {
				t.Fatalf("%s in %v, exactly %v: %v, want %v", text, h.Tiles(), exactly, got, want)
			}
			switch {
			case got && exactly:
				exact++
			case got:
				found++
			default:
				misses++
			}
		}
	}
	if found < 200 || exact < 20 || misses < 200 {
		t.Errorf("%d patterns are found, %d exactly, %d not: too few", found, exact, misses)
	}
}

// TestPatternBounds reads patterns with as many tiles as may be, and refuses larger ones.
func TestPatternBounds(t *testing.T) {
	for text, want := range map[string]string{
		"11112222333344m": "", "1111222233334?m": "", "?????????????" + "?p": "", "1234567m1234567p": "",
		"111122223333444m": "want at most 14 tiles in a pattern", "11112222333344?m": "want at most 14 tiles in a pattern",
		"1234567m1234567p1s": "want at most 14 tiles in a pattern",
		"1234567m1234567p?s": "want at most 14 tiles in a pattern",
		"":                   "want tiles such as 34667p, found nothing", "~m": "want digits before m",
		"m": "want digits before m",
		"~": "want a suit letter after ~", "0z": "want 1 to 7 before z, found 0", "9z": "want 1 to 7 before z, found 9",
		"7z": "", "?z": "", "00m": "", "11111n": "want at most 4 tiles of a kind in a pattern", "1111n1m": "",
		"1111n1m1p": "", "1111n1m1p1s": "want at most 4 tiles of a kind in a pattern",
		"05555m": "want at most 4 tiles of a kind in a pattern",
	} {
		_, err := ParsePattern(text)
		found := ""
		if err != nil {
			found, _, _ = strings.Cut(err.Error(), "\n")
		}
		if found != want {
			t.Errorf("%s: %q, want %q", text, found, want)
		}
	}
}
