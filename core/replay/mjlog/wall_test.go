package mjlog

import (
	"crypto/sha512"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestTwister checks the first numbers of mt19937ar.out, published with the generator.
func TestTwister(t *testing.T) {
	r := newTwister([]uint32{0x123, 0x234, 0x345, 0x456})
	for i, want := range []uint32{1067595299, 955945823, 477289528, 4107218783, 4228976476} {
		if got := r.uint32(); got != want {
			t.Errorf("number %d is %d, want %d", i, got, want)
		}
	}
	for range 995 - 1 {
		r.uint32()
	}
	if got := r.uint32(); got != 3460025646 {
		t.Errorf("number 999 is %d, want 3460025646", got)
	}
}

func TestSHA512(t *testing.T) {
	message := make([]byte, 300)
	for i := range message {
		message[i] = byte(i * 7)
	}
	for n := range message {
		if got, want := sha512Sum(message[:n]), sha512.Sum512(message[:n]); got != want {
			t.Fatalf("the digest of %d bytes is %x, want %x", n, got, want)
		}
	}
}

func numbers(t *testing.T, text string) []int {
	t.Helper()
	var list []int
	for _, word := range strings.Split(text, ",") {
		n, err := strconv.Atoi(word)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, n)
	}
	return list
}

// TestWallsOfRealGames checks that every wall computed from a seed deals the hands that the log states, and turns its
// first indicator.
func TestWallsOfRealGames(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "..", "..", "..", "shared", "data", "replays", "mjlog", "*.xml"))
	if len(files) == 0 {
		t.Skip("the real games are not next to this checkout")
	}
	deals := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tags, err := readTags(string(text))
		if err != nil {
			t.Fatalf("%s: %v", filepath.Base(file), err)
		}
		deals += checkWalls(t, filepath.Base(file), tags)
	}
	t.Logf("%d walls of %d games", deals, len(files))
}

func checkWalls(t *testing.T, file string, tags []tag) int {
	var shuffler *Shuffler
	players, deals := 4, 0
	for _, g := range tags {
		if kind, ok := g.get("type"); ok && g.name == "GO" && numbers(t, kind)[0]&16 != 0 {
			players = 3
		}
	}
	for _, g := range tags {
		if seed, ok := g.get("seed"); ok && g.name == "SHUFFLE" {
			var err error
			if shuffler, err = NewShuffler(seed, players); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
		}
		if g.name != "INIT" {
			continue
		}
		wall := shuffler.Next()
		seed, _ := g.get("seed")
		round := numbers(t, seed)
		hands := dealt(wall.Draws, players, round[0]%4)
		for seat := range players {
			text, _ := g.get("hai" + strconv.Itoa(seat))
			want := numbers(t, text)
			slices.Sort(want)
			if !slices.Equal(hands[seat], want) {
				t.Fatalf("%s, deal %d, seat %d: the wall deals %v, the log %v", file, deals, seat, hands[seat], want)
			}
		}
		if wall.Indicators[0] != round[5] || wall.Dice[0] != round[3]+1 || wall.Dice[1] != round[4]+1 {
			t.Fatalf("%s, deal %d: indicator %d, dice %v, the log has %v", file, deals, wall.Indicators[0], wall.Dice, round)
		}
		deals++
	}
	return deals
}

// dealt deals four tiles to each seat three times, from the dealer, then one.
func dealt(draws []int, players, dealer int) [4][]int {
	var hands [4][]int
	for turn := range 4 {
		take := 4
		if turn == 3 {
			take = 1
		}
		for i := range players {
			seat := (dealer + i) % players
			hands[seat] = append(hands[seat], draws[:take]...)
			draws = draws[take:]
		}
	}
	for seat := range hands {
		slices.Sort(hands[seat])
	}
	return hands
}

func TestSeedErrors(t *testing.T) {
	for seed, want := range map[string]string{
		"":                              `the seed is of a kind that nobody described: ""`,
		"mt19937ar-sha512-n288-base64,": "the seed: want 2496 bytes in base64, found 0 that can be read",
		"mt19937ar-sha512-n288,12,xyz":  `the seed: want words of hex digits, found "xyz"`,
	} {
		if _, err := NewShuffler(seed, 4); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", seed, err, want)
		}
	}
}

// readTags returns the tags up to a fault.
func readTags(text string) (tags []tag, err error) {
	_, err = eachTag(text, 0, func(t *tag) bool {
		tags = append(tags, tag{name: t.name, attrs: slices.Clone(t.attrs), at: t.at})
		return true
	})
	return tags, err
}

func TestReadTags(t *testing.T) {
	tags, err := readTags(`<?xml version="1.0"?><a x="1" y='&lt;&#65;&#x42;&amp;&#;'><!-- <no> --><T12/></a>`)
	if err != nil || len(tags) != 2 || tags[0].attrs[1].value != "<AB&&#;" || tags[1].name != "T12" ||
		tags[1].at.Start != 71 {
		t.Errorf("%+v, %v", tags, err)
	}
	for text, want := range map[string]string{
		`<a x=1>`: "tag a: want a quoted value for the attribute x",
		`<a x`:    "tag a: want = after the attribute x",
		`<a x="1`: "tag a: the value of the attribute x does not end",
		`<>`:      "want the name of a tag after <",
		"<INIT " + strings.Repeat(`a="" `, maxAttrs+1) + "/>": "tag INIT: want at most 100 attributes",

		`<a/><!-- `: "want the end of what begins here, found the end of the file",
	} {
		if _, err := readTags(text); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
