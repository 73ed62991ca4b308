package rules

import (
	"slices"
	"strconv"

	"tehai/core/option"
	"tehai/core/tile"
)

// field is a row of the table of circumstances: a field of Situation, by its key
// in the public interface.
type field struct {
	key     string
	kind    option.Kind
	choices []string
	said    func(*Situation) bool
	say     func(*Situation, string)
	unsay   func(*Situation)
	first   bool // settled before the others, which give way to it
}

// The words of the interface for winds.
var windWords = []string{"E", "S", "W", "N"}

// The words of the interface for suits, in the order of tile.Suit.
var suitWords = []string{"m", "p", "s"}

func windOf(word string) tile.Tile { return tile.East + tile.Tile(slices.Index(windWords, word)) }

var fields = []field{
	before(flag("selfDrawn", func(s *Situation) *bool { return &s.SelfDrawn })),
	before(own("seatWind", func(s *Situation) *tile.Tile { return &s.SeatWind })),
	before(own("roundWind", func(s *Situation) *tile.Tile { return &s.RoundWind })),
	number("riichi", []string{"0", "1", "2"}, func(s *Situation) *int { return &s.Riichi }),
	flag("ippatsu", func(s *Situation) *bool { return &s.Ippatsu }),
	flag("rinshan", func(s *Situation) *bool { return &s.Rinshan }),
	flag("doubleKong", func(s *Situation) *bool { return &s.DoubleKong }),
	flag("chankan", func(s *Situation) *bool { return &s.Chankan }),
	{"robbed", option.Choice, []string{"added", "concealed"}, func(s *Situation) bool { return s.RobbedConcealed },
		func(s *Situation, value string) { s.RobbedConcealed = value == "concealed" },
		func(s *Situation) { s.RobbedConcealed = false }, false},
	flag("lastTile", func(s *Situation) *bool { return &s.LastTile }),
	flag("lastOfKind", func(s *Situation) *bool { return &s.LastOfKind }),
	flag("firstTurn", func(s *Situation) *bool { return &s.FirstTurn }),
	tiles("indicators", func(s *Situation) *[]tile.Tile { return &s.Indicators }),
	tiles("uraIndicators", func(s *Situation) *[]tile.Tile { return &s.UraIndicators }),
	number("honba", nil, func(s *Situation) *int { return &s.Honba }),
	number("deposits", nil, func(s *Situation) *int { return &s.Deposits }),
	wind("from", func(s *Situation) *tile.Tile { return &s.From }),
	wind("liable", func(s *Situation) *tile.Tile { return &s.Liable }),
	number("north", []string{"0", "1", "2", "3", "4"}, func(s *Situation) *int { return &s.North }),
	number("flowers", []string{"0", "1", "2", "3", "4", "5", "6", "7", "8"},
		func(s *Situation) *int { return &s.Flowers }),
	flag("shotAfterKong", func(s *Situation) *bool { return &s.ShotAfterKong }),
	{"void", option.Choice, suitWords, func(s *Situation) bool { return s.Void != tile.NoSuit },
		func(s *Situation, value string) { s.Void = tile.Suit(slices.Index(suitWords, value) + 1) },
		func(s *Situation) { s.Void = tile.NoSuit }, false},
	flag("originalCall", func(s *Situation) *bool { return &s.OriginalCall }),
	flag("concealed", func(s *Situation) *bool { return &s.Concealed }),
	{"local", option.Set, nil, func(s *Situation) bool { return len(s.Local) > 0 },
		func(s *Situation, value string) { s.Local = append(slices.Clone(s.Local), value) },
		func(s *Situation) { s.Local = nil }, false},
}

func flag(key string, of func(*Situation) *bool) field {
	return field{key, option.Bool, nil, func(s *Situation) bool { return *of(s) },
		func(s *Situation, value string) { *of(s) = value == "true" }, func(s *Situation) { *of(s) = false }, false}
}

func number(key string, choices []string, of func(*Situation) *int) field {
	return field{key, option.Int, choices, func(s *Situation) bool { return *of(s) != 0 },
		func(s *Situation, value string) { *of(s), _ = strconv.Atoi(value) }, func(s *Situation) { *of(s) = 0 }, false}
}

func wind(key string, of func(*Situation) *tile.Tile) field {
	return field{key, option.Choice, windWords, func(s *Situation) bool { return *of(s) != tile.None },
		func(s *Situation, value string) { *of(s) = windOf(value) }, func(s *Situation) { *of(s) = tile.None }, false}
}

// own returns a wind whose default is East.
func own(key string, of func(*Situation) *tile.Tile) field {
	f := wind(key, of)
	f.said = func(s *Situation) bool { return windOrEast(*of(s)) != tile.East }
	return f
}

func before(f field) field {
	f.first = true
	return f
}

// tiles returns a list of tiles, to which any tile can be added.
func tiles(key string, of func(*Situation) *[]tile.Tile) field {
	return field{key, Tiles, nil, func(s *Situation) bool { return len(*of(s)) > 0 },
		func(s *Situation, _ string) { *of(s) = append(slices.Clone(*of(s)), tile.Unknown) },
		func(s *Situation) { *of(s) = nil }, false}
}
