package compact_test

import (
	"encoding/base64"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/compact"
	"tehai/core/replay/logtest"
	"tehai/core/replay/real"
	"tehai/core/source"
	"tehai/core/tile"
)

// same packs and unpacks a replay and compares the replay text of both.
func same(t testing.TB, r *replay.Replay) (packed string) {
	t.Helper()
	packed, err := compact.Write(r)
	if err != nil {
		t.Fatal(err)
	}
	again, err := compact.Read(packed, logtest.Rules)
	if err != nil {
		t.Fatalf("%v\n%s", err, replay.Write(r))
	}
	if len(again.Problems) > 0 {
		t.Fatalf("%+v\n%s", again.Problems, replay.Write(r))
	}
	if got, want := replay.Write(again), replay.Write(r); got != want {
		t.Fatalf("unpacked:\n%s\nwant\n%s", got, want)
	}
	for i, d := range again.Deals {
		if d.Checked != r.Deals[i].Checked {
			t.Errorf("deal %d: the wall is %d, want %d", i, d.Checked, r.Deals[i].Checked)
		}
		if !d.Last().Equal(r.Deals[i].Last()) {
			t.Errorf("deal %d ends otherwise", i)
		}
	}
	return packed
}

// alone returns a replay with one deal of another replay.
func alone(r *replay.Replay, deal int) *replay.Replay {
	d := *r.Deals[deal]
	d.Notes = nil
	return &replay.Replay{Deals: []*replay.Deal{&d}}
}

// TestRealGames packs every deal of the real games separately, and every game complete.
func TestRealGames(t *testing.T) {
	const most = 700
	var sizes []int
	found := real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		whole := len(same(t, r))
		if perDeal := whole / len(r.Deals); perDeal > most {
			t.Errorf("%s: %d characters for %d deals", name, whole, len(r.Deals))
		}
		for i := range r.Deals {
			packed := same(t, alone(r, i))
			if len(packed) > most {
				t.Errorf("%s, deal %d: %d characters, want at most %d", name, i, len(packed), most)
			}
			sizes = append(sizes, len(packed))
		}
	})
	if found {
		slices.Sort(sizes)
		t.Logf("%d deals: median %d characters, worst %d", len(sizes), sizes[len(sizes)/2], sizes[len(sizes)-1])
	}
}

// kinds are the games that the tests play at random.
var kinds = []struct {
	rules string
	game.Match
}{
	{"uzje", game.Match{Players: 4, Tiles: "136"}},
	{"classical", game.Match{Players: 4, Tiles: "144"}},
	{"uzje", game.Match{Players: 4, Tiles: "uzje", Flowers: true, Winds: "abbreviated", Circles: "full"}},
	{"uzje", game.Match{Players: 6, Tiles: "uzje", Flowers: true}},
	{"riichi-tenhou", game.Match{Players: 4, Tiles: "136"}},
	{"riichi-ema", game.Match{Players: 4, Tiles: "136"}},
	{"riichi-mahjong-soul-3p", game.Match{Players: 3, Tiles: "136"}},
}

// randomGame plays random moves, hides some tiles, and adds comments and branches.
func randomGame(t testing.TB, kind int, random *rand.Rand) *replay.Replay {
	t.Helper()
	m := kinds[kind]
	played, _, err := logtest.Rules(m.rules, m.Players, nil)
	if err != nil {
		t.Fatal(err)
	}
	m.Rules, m.Seed = played.Record(), random.Uint64()
	setup, err := m.Deal()
	if err != nil {
		t.Fatal(err)
	}
	hidden := random.IntN(3) == 0
	for i := range setup.Wall {
		if hidden && random.IntN(4) == 0 && !setup.Wall[i].IsFlower() {
			setup.Wall[i] = tile.Unknown
		}
	}
	d, err := replay.New(setup, replay.Heading{Title: "手牌 & 100%", Rules: m.rules, DeadWall: replay.DeadByRules,
		Players: []string{"é", "", "東", "x", "5", "6"}[:m.Players]}, played)
	if err != nil {
		t.Fatal(err)
	}
	d.Checked = replay.Checked(random.IntN(3))
	moves(t, d.Record, random, 300)
	for range random.IntN(3) {
		d.Comments[random.IntN(d.Steps()+1)] = "早い, too early: 50%"
	}
	for range random.IntN(4) {
		step := random.IntN(d.Steps() + 1)
		record := d.Record.Branch(step)
		moves(t, record, random, 20)
		if b, ok := d.AddBranch(nil, step, record); ok {
			below := record.Branch(record.Steps() - 1)
			moves(t, below, random, 5)
			d.AddBranch(b, record.Steps()-1, below)
			d.Comment(b, record.Steps(), "oh", 100)
		}
	}
	return &replay.Replay{Deals: []*replay.Deal{d}}
}

func moves(t testing.TB, r *game.Record, random *rand.Rand, most int) {
	for range most {
		legal := r.Last().Legal()
		if len(legal) == 0 {
			return
		}
		e := legal[random.IntN(len(legal))]
		e.FromHand = random.IntN(4) == 0
		if r.Add(e) != nil {
			e.FromHand = false
			if err := r.Add(e); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestRandomGames(t *testing.T) {
	for kind := range kinds {
		for n := range rounds {
			same(t, randomGame(t, kind, rand.New(rand.NewPCG(uint64(n), uint64(kind)))))
		}
	}
}

// TestStable opens a game that was packed when this version was made. Saved links contain such texts: if this test
// fails, they no longer open.
func TestStable(t *testing.T) {
	const plain = "Title: %E6%89%8B%E7%89%8C\nRules: riichi-tenhou\nPlayers: A, B, C, D\nScores: 25000, 25000, 25000, " +
		"25000\n\nE 1 0 4\nE E 1t 0t W 9t 1s 3s 2m 3m 4m 6m 4s 0s E 1t 4t 6t 2m 3m 5t 6t 8t 9t 7m 8m 3t 4t 2t 7t 8t 9m 5m " +
		"6m\n7m F 1m 1m 9m 9m 7s 8s 9s 2s 5m S S P N C 6s P 7t 1s 2s 9s N F E ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?\n" +
		"? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? 2t ? 7s ? ? ? C\n" +
		"1.N 2.9t 3.?,L,6s 4.40s,E 5.EP,1t 6.W [1^1] 7.N [2] 8.F 9.?,KE,?,0t 10.WR\n\n[1^1] Branch: 6.3s\n\n[2] hm\n"
	r, err := replay.Read(plain, logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(err, r)
	}
	now := same(t, r)
	if now != stable {
		t.Errorf("packed as %s", now)
	}
	again, err := compact.Read(stable, logtest.Rules)
	if err != nil || replay.Write(again) != replay.Write(r) {
		t.Errorf("the stable text opens as %v, %v", again, err)
	}
}

const stable = "t1.XN4M1D9rVUODoKoxDKxTwq8f2fMJJ-mXQOQue2bmLavmm6JrZKrxU_" +
	"Yv7qwzcMSCvV_v6DSzj5GbUqD25mMlH3ZMJ-1_10xDgR1_A7qIu103elCuWGTflf5HbVRwA3Dicw"

func TestBadTexts(t *testing.T) {
	r, err := replay.Read("Rules: riichi-tenhou\n\nE 1 0 4\n"+strings.Repeat("? ", 136)+"1.1m 2.2m", logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	good, err := compact.Write(r)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", "t1.", "t1.A", "t1.AAAA", "t2." + good[3:], good[:len(good)-1], good + "A",
		strings.Replace(good, good[10:11], "~", 1), strings.ToLower(good)} {
		_, err := compact.Read(text, logtest.Rules)
		if e, ok := err.(*source.Error); !ok || e.Code != source.BadReplay {
			t.Errorf("%s: %v", text, err)
		}
	}
	if _, err := compact.Read("t1."+strings.Repeat("A", compact.MaxText), logtest.Rules); err == nil {
		t.Error("a text of any length is read")
	}
}

// FuzzUnpack gives the reader arbitrary numbers: it never panics, and what opens is a replay that can be packed again.
func FuzzUnpack(f *testing.F) {
	for kind := range kinds {
		packed, err := compact.Write(randomGame(f, kind, rand.New(rand.NewPCG(9, uint64(kind)))))
		if err != nil {
			f.Fatal(err)
		}
		bytes, _ := base64.RawURLEncoding.DecodeString(packed[3:])
		f.Add(bytes[:len(bytes)-2])
	}
	f.Fuzz(func(t *testing.T, bytes []byte) {
		r, err := compact.Read("t1."+base64.RawURLEncoding.EncodeToString(compact.WithChecksum(bytes)), logtest.Rules)
		if err != nil {
			return
		}
		replay.Write(r)
		if _, err := compact.Write(r); err != nil {
			t.Fatal(err)
		}
	})
}

// TestForged changes bytes and corrects the checksum: what opens is a replay, with a problem where it stops.
func TestForged(t *testing.T) {
	opened := 0
	for n := range 5 * rounds {
		random := rand.New(rand.NewPCG(uint64(n), 5))
		packed, err := compact.Write(randomGame(t, n%len(kinds), random))
		if err != nil {
			t.Fatal(err)
		}
		bytes, _ := base64.RawURLEncoding.DecodeString(packed[3:])
		bytes = bytes[:len(bytes)-2]
		bytes[random.IntN(len(bytes))] ^= byte(1 + random.IntN(255))
		if n%3 == 0 {
			bytes = bytes[:random.IntN(len(bytes))]
		}
		r, err := compact.Read("t1."+base64.RawURLEncoding.EncodeToString(compact.WithChecksum(bytes)), logtest.Rules)
		if err != nil {
			continue
		}
		opened++
		if _, err := compact.Write(r); err != nil {
			t.Error(err)
		}
	}
	if opened == 0 {
		t.Error("want at least one text that opens, found none")
	}
}
