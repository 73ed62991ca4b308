package api

import (
	"errors"
	"slices"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// BulkScoreRequest asks for the rules of bulk.score: a riichi rule set.
type BulkScoreRequest struct {
	Ruleset string         `js:"ruleset" is:"RulesetId"`
	Options map[string]any `js:"options" is:"Options?"`
}

// BulkScoreValue lists the meanings of the numbers of bulk.score.
type BulkScoreValue struct {
	Statuses []string `js:"statuses" is:"BulkStatus"`
	Limits   []string `js:"limits" is:"Limit"`
	YakuIDs  []string `js:"yakuIds"`
}

// The number of places of a hand in each column of ScoreRows.
const (
	RowTiles      = 14
	RowMelds      = 4 * rowMeld
	RowWinds      = 4 // the seat's, the round's, the discarder's, that of the player liable under pao
	RowIndicators = 5
	RowCounters   = 3 // honba, deposits, Norths set aside
	RowPayments   = 5 // E S W N, and an unnamed discarder
	RowYaku       = 4
	RowDora       = len(rules.DoraIDs)

	rowMeld = 5 // four tiles, and how it was made
)

// The bits of ScoreRows.Flags.
const (
	rowSelfDrawn = 1 << iota
	rowRiichi
	rowDoubleRiichi
	rowIppatsu
	rowRinshan
	rowChankan
	rowLastTile
	rowFirstTurn
	rowRobbedConcealed
	rowFlags // one past the last
)

// ScoreRows are very many wins, a row each, and their scores, in columns with as many places for each row as the
// constants state, else one. core.d.ts states the meaning of each number.
type ScoreRows struct {
	Tiles, Win, Melds, Winds, Indicators, UraIndicators []byte
	Flags, Counters                                     []uint16

	Status, Yakuman, Limit, Dora []byte
	Han, Fu                      []uint16
	Yaku                         []uint32
	Points, Payments             []float64
}

// bulkStatuses are the words for a row's status: it wins, it does not, or why it cannot be scored.
var bulkStatuses = []string{
	"win", "no-win", string(source.Internal), string(source.BadType), string(source.BadTile), string(source.BadMeld),
	string(source.UnsupportedTile), string(source.TooManyCopies), string(source.WrongTileCount),
	string(source.WinNotInHand), string(source.ImpossibleSituation),
}

// The status without an error, and the one that no other word fits.
const (
	statusWin = iota
	statusNoWin
	statusInternal
)

var bulkLimits = []string{"", "mangan", "haneman", "baiman", "sanbaiman", "counted-yakuman", "yakuman"}

// A BulkScorer scores very many hands under the same rules. It has the buffers for reading a row.
type BulkScorer struct {
	rules      *rules.Rules
	win        rules.Win
	closed     [RowTiles]tile.Tile
	melds      [4]meld.Meld
	indicators [2][RowIndicators]tile.Tile
}

// NewBulkScorer returns the scorer for a rule set that counts yaku.
func NewBulkScorer(request BulkScoreRequest) (*BulkScorer, error) {
	set, err := findRuleset(request.Ruleset)
	if err != nil {
		return nil, err
	}
	if set.Plain().Tally == nil {
		return nil, source.Errorf(source.UnknownRuleset, "bulk.score: want a riichi rule set, found %q", request.Ruleset)
	}
	r, err := set.With(request.Options)
	if err != nil {
		return nil, err
	}
	return &BulkScorer{rules: r}, nil
}

// Value returns the meanings of the numbers in the scorer's answers.
func (s *BulkScorer) Value() BulkScoreValue {
	value := BulkScoreValue{Statuses: bulkStatuses, Limits: bulkLimits}
	for id := s.rules.TalliedID(0); id != ""; id = s.rules.TalliedID(len(value.YakuIDs)) {
		value.YakuIDs = append(value.YakuIDs, id)
	}
	return value
}

// Score fills the answers of all rows. A row that cannot be scored has its status, and 0 everywhere else.
func (s *BulkScorer) Score(rows *ScoreRows) {
	for i := range rows.Status {
		var t rules.Tally
		err := s.read(rows, i)
		if err == nil {
			t, err = s.rules.Tally(&s.win)
		}
		rows.put(i, &t, statusOf(&t, err))
	}
}

func statusOf(t *rules.Tally, err error) byte {
	if err == nil {
		if t.Win {
			return statusWin
		}
		return statusNoWin
	}
	if e, ok := errors.AsType[*source.Error](err); ok {
		if i := slices.Index(bulkStatuses, string(e.Code)); i >= 0 {
			return byte(i)
		}
	}
	return statusInternal
}

// put writes the answer of row i.
func (rows *ScoreRows) put(i int, t *rules.Tally, status byte) {
	rows.Status[i], rows.Yakuman[i] = status, byte(t.Yakuman)
	rows.Han[i], rows.Fu[i] = uint16(t.Han), uint16(t.Fu)
	rows.Points[i] = float64(t.Points)
	rows.Limit[i] = byte(max(0, slices.Index(bulkLimits, t.Limit)))
	for j, points := range t.Payments.Seats {
		rows.Payments[i*RowPayments+j] = float64(points)
	}
	rows.Payments[i*RowPayments+4] = float64(t.Payments.Unknown)
	for j, set := range t.Yaku {
		rows.Yaku[i*RowYaku+2*j], rows.Yaku[i*RowYaku+2*j+1] = uint32(set), uint32(set>>32)
	}
	for j, han := range t.Dora {
		rows.Dora[i*RowDora+j] = byte(han)
	}
}

// The faults of a row: the answer is the code of each.
var (
	badNumber = source.Errorf(source.BadType, "a number of the row is out of its bounds")
	badTile   = source.Errorf(source.BadTile, "a number of the row is no tile")
	badMeld   = source.Errorf(source.BadMeld, "a meld of the row is none")
	noWinTile = source.Errorf(source.WinNotInHand, "the winning tile is not among the closed tiles of the row")
)

// read reads row i. A fault of the hand has priority over a fault of the situation.
func (s *BulkScorer) read(rows *ScoreRows, i int) error {
	s.win = rules.Win{}
	if err := s.readHand(rows, i); err != nil {
		return err
	}
	return s.readSituation(rows, i)
}

func (s *BulkScorer) readHand(rows *ScoreRows, i int) error {
	n := 0
	for _, number := range rows.Tiles[i*RowTiles:][:RowTiles] {
		if number > byte(tile.RedBamboo5) {
			return badTile
		}
		if number > 0 {
			s.closed[n] = tile.Tile(number)
			n++
		}
	}
	h := &s.win.Hand
	h.Closed, h.Win = s.closed[:n], n-1
	melds := 0
	for j := range s.melds {
		made, ok, err := readRowMeld(rows.Melds[i*RowMelds+j*rowMeld:][:rowMeld])
		if err != nil {
			return err
		}
		if ok {
			s.melds[melds] = made
			melds++
		}
	}
	h.Melds = s.melds[:melds]
	return s.mark(rows.Win[i])
}

// mark marks the winning tile: the last closed one, or the last of those that the number names.
func (s *BulkScorer) mark(number byte) error {
	if number == 0 {
		return nil
	}
	if number > byte(tile.RedBamboo5) {
		return badTile
	}
	h, t := &s.win.Hand, tile.Tile(number)
	if h.Win = lastOf(h.Closed, t); h.Win < 0 && t.RedFive() != tile.None {
		h.Win = lastOf(h.Closed, t.RedFive())
	}
	if h.Win < 0 && len(h.Closed) > 0 {
		return noWinTile
	}
	return nil
}

func lastOf(tiles []tile.Tile, t tile.Tile) int {
	i := len(tiles) - 1
	for i >= 0 && tiles[i] != t {
		i--
	}
	return i
}

// readRowMeld reads a meld: four tiles, 0 as the fourth of three, then the kong plus four times the side. Five zeros
// are no meld.
func readRowMeld(places []byte) (m meld.Meld, ok bool, err error) {
	var tiles [4]tile.Tile
	n, how := 0, places[4]
	for _, number := range places[:4] {
		if number > byte(tile.RedBamboo5) {
			return m, false, badTile
		}
		if number > 0 {
			tiles[n] = tile.Tile(number)
			n++
		}
	}
	if n == 0 && how == 0 {
		return m, false, nil
	}
	if how > 4*byte(meld.Right)+byte(meld.Added) {
		return m, false, badMeld
	}
	m, err = meld.New(tiles[:n], meld.Kong(how%4), -1, meld.Side(how/4))
	return m, err == nil, err
}

func (s *BulkScorer) readSituation(rows *ScoreRows, i int) error {
	flags := rows.Flags[i]
	counters := rows.Counters[i*RowCounters:][:RowCounters]
	if flags >= rowFlags || counters[0] > mostCounters || counters[1] > mostCounters || counters[2] > 4 {
		return badNumber
	}
	to := &s.win.Situation
	to.SelfDrawn = flags&rowSelfDrawn != 0
	to.Ippatsu, to.Rinshan, to.Chankan = flags&rowIppatsu != 0, flags&rowRinshan != 0, flags&rowChankan != 0
	to.LastTile, to.FirstTurn = flags&rowLastTile != 0, flags&rowFirstTurn != 0
	to.RobbedConcealed = flags&rowRobbedConcealed != 0
	switch {
	case flags&rowDoubleRiichi != 0:
		to.Riichi = 2
	case flags&rowRiichi != 0:
		to.Riichi = 1
	}
	to.Honba, to.Deposits, to.North = int(counters[0]), int(counters[1]), int(counters[2])
	for j, wind := range [...]*tile.Tile{&to.SeatWind, &to.RoundWind, &to.From, &to.Liable} {
		switch number := rows.Winds[i*RowWinds+j]; {
		case number > 4:
			return badNumber
		case number > 0:
			*wind = tile.East + tile.Tile(number-1)
		}
	}
	var err error
	first, end := i*RowIndicators, (i+1)*RowIndicators
	if to.Indicators, err = readRowTiles(s.indicators[0][:0], rows.Indicators[first:end]); err != nil {
		return err
	}
	to.UraIndicators, err = readRowTiles(s.indicators[1][:0], rows.UraIndicators[first:end])
	return err
}

// mostCounters is the greatest number of honba or deposits of a Situation.
const mostCounters = 1000

func readRowTiles(into []tile.Tile, numbers []byte) ([]tile.Tile, error) {
	for _, number := range numbers {
		if number > byte(tile.RedBamboo5) {
			return nil, badTile
		}
		if number > 0 {
			into = append(into, tile.Tile(number))
		}
	}
	return into, nil
}
