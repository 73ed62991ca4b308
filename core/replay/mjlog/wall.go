package mjlog

import (
	"encoding/base64"
	"encoding/binary"
	"strconv"
	"strings"

	"tehai/core/source"
)

// Wall is the complete wall of one deal, computed from the game's seed. Tiles are ids of the 136-format.
type Wall struct {
	Draws       []int // in the order of the deal and of the draws after it, without the dead wall
	Indicators  []int // the dora indicators in the order they are turned
	Ura         []int // the ura indicators
	Replacement []int // in the order they are taken
	Dice        [2]int
}

// era is the way the site made walls during one period.
type era struct {
	base64, perDeal bool
}

// Shuffler computes the walls of a game, one deal after another.
type Shuffler struct {
	era     era
	players int
	source  *twister
}

// eras by the first word of the seed: base64 since 2010, hex words before, and in 2009 a seed for each deal.
var eras = map[string]era{
	"mt19937ar-sha512-n288-base64": {base64: true},
	"mt19937ar-sha512-n288":        {},
	"mt19937ar":                    {perDeal: true},
}

// NewShuffler reads the seed of a SHUFFLE tag, or of an INIT tag's shuffle
// attribute. players is 3 or 4. Its error has the code bad-replay.
func NewShuffler(seed string, players int) (*Shuffler, error) {
	name, text, _ := strings.Cut(seed, ",")
	e, known := eras[name]
	if !known {
		return nil, source.Errorf(source.BadReplay, "the seed is of a kind that nobody described: %.40q", name)
	}
	key, err := seedWords(text, e.base64)
	if err != nil {
		return nil, err
	}
	return &Shuffler{era: e, players: players, source: newTwister(key)}, nil
}

// seedSize is the number of 32-bit words of a seed.
const seedSize = 624

func seedWords(text string, base64Coded bool) ([]uint32, error) {
	if !base64Coded {
		words := strings.Split(text, ",")
		if len(words) > seedSize {
			return nil, source.Errorf(source.BadReplay, "the seed: want at most %d words, found %d", seedSize, len(words))
		}
		key := make([]uint32, len(words))
		for i, word := range words {
			n, err := strconv.ParseUint(strings.TrimSpace(word), 16, 32)
			if err != nil {
				return nil, source.Errorf(source.BadReplay, "the seed: want words of hex digits, found %.20q", word)
			}
			key[i] = uint32(n)
		}
		return key, nil
	}
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil || len(data) != seedSize*4 {
		return nil, source.Errorf(source.BadReplay, "the seed: want %d bytes in base64, found %d that can be read",
			seedSize*4, len(data))
	}
	key := make([]uint32, seedSize)
	for i := range key {
		key[i] = binary.LittleEndian.Uint32(data[i*4:])
	}
	return key, nil
}

// PerDeal reports whether every deal has its own seed.
func (s *Shuffler) PerDeal() bool { return s.era.perDeal }

// Next returns the wall of the next deal.
func (s *Shuffler) Next() Wall {
	var buf [136]int
	tiles := buf[:0]
	for id := range 136 {
		if s.players == 4 || id < 4 || id >= 32 {
			tiles = append(tiles, id)
		}
	}
	var random [randoms]uint32
	n := len(tiles)
	dice := 135 // the index of their random numbers
	if s.era.perDeal {
		dice = n - 1
		for i := range n + 1 {
			random[i] = s.source.uint32()
		}
	} else {
		s.hashed(&random)
	}
	for i := range n - 1 {
		j := i + int(random[i]%uint32(n-i))
		tiles[i], tiles[j] = tiles[j], tiles[i]
	}
	w := s.lay(tiles)
	w.Dice = [2]int{int(random[dice]%6) + 1, int(random[dice+1]%6) + 1}
	return w
}

// A deal takes 144 random numbers: nine digests of 16 numbers, each digest of a block of twice as many numbers of the
// twister.
const (
	digests = 9
	randoms = digests * 16
)

// hashed computes the random numbers of one deal.
func (s *Shuffler) hashed(random *[randoms]uint32) {
	for i := 0; i < randoms; i += 16 {
		var block [blockBits / 8]byte
		for at := 0; at < len(block); at += 4 {
			binary.LittleEndian.PutUint32(block[at:], s.source.uint32())
		}
		digest := sha512Sum(block[:])
		for at := range 16 {
			random[i+at] = binary.LittleEndian.Uint32(digest[at*4:])
		}
	}
}

// dead is the layout of the dead wall, in places from the wall's end; the deal is from the other end.
type dead struct {
	replacement []int
	dora, ura   int // the first of each; each next one is two places further
}

// deadSize is the number of tiles that are never drawn. When every replacement is taken, one more tile at the end of
// Draws belongs to it.
const deadSize = 14

// Since 2010 the upper tile of a stack has the odd place, before that the even one. Three players have eight
// replacement tiles; no log shows the last five, which are assumed to continue the order of the first three.
var (
	deadNow    = dead{replacement: []int{1, 0, 3, 2}, dora: 5, ura: 4}
	deadOld    = dead{replacement: []int{0, 1, 2, 3}, dora: 4, ura: 5}
	deadThree  = dead{replacement: []int{1, 0, 3, 2, 5, 4, 7, 6}, dora: 9, ura: 8}
	indicators = 5
)

func (s *Shuffler) lay(tiles []int) Wall {
	d := deadOld
	switch {
	case s.players == 3:
		d = deadThree
	case s.era.base64:
		d = deadNow
	}
	buf := make([]int, len(tiles)-deadSize+2*indicators+len(d.replacement))
	cut := func(n int) []int {
		list := buf[:0:n]
		buf = buf[n:]
		return list
	}
	w := Wall{Draws: cut(len(tiles) - deadSize), Indicators: cut(indicators), Ura: cut(indicators),
		Replacement: cut(len(d.replacement))}
	for i := len(tiles) - 1; i >= deadSize; i-- {
		w.Draws = append(w.Draws, tiles[i])
	}
	for i := range indicators {
		w.Indicators = append(w.Indicators, tiles[d.dora+2*i])
		w.Ura = append(w.Ura, tiles[d.ura+2*i])
	}
	for _, place := range d.replacement {
		w.Replacement = append(w.Replacement, tiles[place])
	}
	return w
}
