package api

import (
	"slices"

	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// Situation is everything about a win that is not in the hand. A rule set ignores what it does not use.
type Situation struct {
	SelfDrawn     bool     `js:"selfDrawn" is:"?"`
	SeatWind      string   `js:"seatWind" is:"Wind?"`  // "E" by default
	RoundWind     string   `js:"roundWind" is:"Wind?"` // "E" by default
	Riichi        int      `js:"riichi" is:"0 | 1 | 2?" in:"0..2"`
	Ippatsu       bool     `js:"ippatsu" is:"?"`
	Rinshan       bool     `js:"rinshan" is:"?"`
	Chankan       bool     `js:"chankan" is:"?"`
	LastTile      bool     `js:"lastTile" is:"?"`
	FirstTurn     bool     `js:"firstTurn" is:"?"`
	Indicators    []string `js:"indicators" is:"Tile?" in:"..10"`
	UraIndicators []string `js:"uraIndicators" is:"Tile?" in:"..10"`
	Honba         int      `js:"honba" is:"?" in:"0..1000"`
	// 1000-point sticks on the table, including the winner's own
	Deposits int `js:"deposits" is:"?" in:"0..1000"`
	// the discarder; under Sichuan rules with selfDrawn and rinshan the player whose discard the kong claimed
	From      string   `js:"from" is:"Wind?"`
	Liable    string   `js:"liable" is:"Wind?"`        // the player who pays under pao
	North     int      `js:"north" is:"?" in:"0..4"`   // tiles set aside in three-player games
	Concealed bool     `js:"concealed" is:"?"`         // classical: no tile was called
	Robbed    string   `js:"robbed" is:"Robbed?"`      // with chankan: which kong; "added" by default
	Local     []string `js:"local" is:"Circumstance?"` // circumstances of local yaku that no tile shows
	// flowers and seasons with the hand; those in its text count instead
	Flowers    int  `js:"flowers" is:"?" in:"0..8"`
	LastOfKind bool `js:"lastOfKind" is:"?"` // the other three copies of the winning tile are visible
	// western clubs: one tile short after the first discard, the hand unchanged since; of hands that did not win too
	OriginalCall bool `js:"originalCall" is:"?"`
	DoubleKong   bool `js:"doubleKong" is:"?"` // with rinshan: that kong was declared with the replacement tile of another
	// the suit that the winner chose to be without, under rules that ask for one
	Void string `js:"void" is:"Suit?"`
	// on the discard of a player who had just drawn the replacement tile of a kong
	ShotAfterKong bool `js:"shotAfterKong" is:"?"`
}

// The suits in the order of tile.Suit: their words, and their names in plain English.
var (
	suits     = []string{"m", "p", "s"}
	suitNames = [...]string{tile.Characters: "characters", tile.Circles: "circles", tile.Bamboos: "bamboos"}
)

// readSuit reads a suit; "" is none.
func readSuit(name, word string) (tile.Suit, error) {
	i := slices.Index(suits, word)
	if i < 0 && word != "" {
		return tile.NoSuit, source.Errorf(source.BadType, "%s: want one of m p s, found %q", name, word)
	}
	return tile.Suit(i + 1), nil
}

// suitWord returns the word of a suit, "" for none.
func suitWord(s tile.Suit) string {
	if s < tile.Characters || s > tile.Bamboos {
		return ""
	}
	return suits[s-1]
}

// robbable are the words for the kongs that can be robbed.
var robbable = []string{"added", "concealed"}

// readSituation reads a situation for rules.
func readSituation(s Situation, r *rules.Rules) (rules.Situation, error) {
	read := rules.Situation{
		SelfDrawn: s.SelfDrawn, Riichi: s.Riichi, Ippatsu: s.Ippatsu, Rinshan: s.Rinshan, Chankan: s.Chankan,
		LastTile: s.LastTile, FirstTurn: s.FirstTurn, Honba: s.Honba, Deposits: s.Deposits, North: s.North,
		Concealed: s.Concealed,
		Local:     s.Local, Flowers: s.Flowers, LastOfKind: s.LastOfKind, DoubleKong: s.DoubleKong,
		ShotAfterKong: s.ShotAfterKong,
		OriginalCall:  s.OriginalCall,
	}
	switch s.Robbed {
	case "", robbable[0]:
	case robbable[1]:
		read.RobbedConcealed = true
	default:
		return read, source.Errorf(source.BadType, "situation.robbed: want added or concealed, found %q", s.Robbed)
	}
	var err error
	if read.SeatWind, err = readWindFor(r, "situation.seatWind", s.SeatWind); err != nil {
		return read, err
	}
	if read.RoundWind, err = readWindFor(r, "situation.roundWind", s.RoundWind); err != nil {
		return read, err
	}
	if read.From, err = readWindFor(r, "situation.from", s.From); err != nil {
		return read, err
	}
	if read.Liable, err = readWindFor(r, "situation.liable", s.Liable); err != nil {
		return read, err
	}
	if read.Void, err = readSuit("situation.void", s.Void); err != nil {
		return read, err
	}
	if read.Indicators, err = readStandard("situation.indicators", s.Indicators); err != nil {
		return read, err
	}
	read.UraIndicators, err = readStandard("situation.uraIndicators", s.UraIndicators)
	return read, err
}

// readWindFor reads a wind of a game under the rules; "" is none.
func readWindFor(r *rules.Rules, field, word string) (tile.Tile, error) {
	t, err := readWind(field, word)
	if err == nil && t != tile.None && !t.IsWind() && !r.AnyTile {
		err = source.Errorf(source.ImpossibleSituation, "%s: the wind %s belongs to games of six players", field, word)
	}
	return t, err
}

// situationOf converts a situation.
func situationOf(s *rules.Situation) Situation {
	wire := Situation{
		SelfDrawn: s.SelfDrawn, SeatWind: windWord(s.SeatWind), RoundWind: windWord(s.RoundWind), Riichi: s.Riichi,
		Ippatsu: s.Ippatsu,
		Rinshan: s.Rinshan, Chankan: s.Chankan, LastTile: s.LastTile, FirstTurn: s.FirstTurn,
		Indicators: spellSome(s.Indicators), UraIndicators: spellSome(s.UraIndicators), Honba: s.Honba, Deposits: s.Deposits,
		From: windWord(s.From), Liable: windWord(s.Liable), North: s.North, Concealed: s.Concealed, Local: s.Local,
		Flowers: s.Flowers, LastOfKind: s.LastOfKind, DoubleKong: s.DoubleKong,
		Void: suitWord(s.Void), ShotAfterKong: s.ShotAfterKong,
		OriginalCall: s.OriginalCall,
	}
	if s.RobbedConcealed {
		wire.Robbed = robbable[1]
	}
	return wire
}
