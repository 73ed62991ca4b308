package chance

import (
	"math/bits"
	"sync"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// Scorer returns the points of complete hands under rules, in a given situation. A hand that may not win under them is
// worth 0.
type Scorer struct {
	rules *rules.Rules
	win   rules.Win // the situation; its hand is overwritten by each hand that is scored
	// whether one win by discard, by own draw, was scored in full, which detects impossible situations
	checked [2]bool

	// the points of the hands scored so far, and where they are by the key of a hand
	points []int
	known  seats
}

// NewScorer returns the scorer of rules. It drops from the situation what is unknown about a future win: the discarder,
// and everything that depends on the moment (ippatsu, the last tile, a replacement tile). Its error says that the rules
// give no values.
func NewScorer(r *rules.Rules, s rules.Situation) (*Scorer, error) {
	s.Ippatsu, s.Rinshan, s.DoubleKong, s.Chankan, s.LastTile, s.LastOfKind, s.FirstTurn = false, false, false, false,
		false, false, false
	s.From, s.Liable = tile.None, tile.None
	if r.Value == nil {
		return nil, source.Errorf(source.UnknownRuleset,
			"the rule set %s gives no values: want a riichi or the classical one", r.ID)
	}
	return &Scorer{rules: r, win: rules.Win{Situation: s}}, nil
}

// Points returns the points of a complete hand, without honba and riichi sticks.
func (s *Scorer) Points(h *hand.Hand, selfDrawn bool) (int, error) {
	way := 0
	if selfDrawn {
		way = 1
	}
	win := &s.win
	win.Hand, win.SelfDrawn = *h, selfDrawn
	if s.checked[way] {
		return s.value(keyOf(h) + uint64(way)), nil
	}
	card, err := s.rules.Score(win)
	if err != nil {
		return 0, err
	}
	s.checked[way] = true
	if !card.Win {
		return 0, nil
	}
	return card.Points, nil
}

// value returns the points of the win, which are computed once for each key.
func (s *Scorer) value(key uint64) int {
	if s.known.list == nil {
		s.known.reset()
	}
	at, isNew := s.known.find(key)
	if isNew {
		*at = int32(len(s.points))
		s.points = append(s.points, s.rules.Value(&s.win))
	}
	return s.points[*at]
}

// keyOf returns the key of a complete hand: of its tiles with red fives, its melds and the winning tile.
func keyOf(h *hand.Hand) (key uint64) {
	keys := tileKeys()
	for _, t := range h.Closed {
		key += keys[t]
	}
	key += bits.RotateLeft64(keys[h.WinTile()], 21)
	for i := range h.Melds {
		m := &h.Melds[i]
		set := uint64(m.Kong)
		for j := range m.Len() {
			set += keys[m.At(j)]
		}
		key += splitmix(set)
	}
	return key
}

// tileKeys is what a tile adds to the key of a complete hand, computed on first use.
var tileKeys = sync.OnceValue(func() *[256]uint64 {
	keys := new([256]uint64)
	for t := range keys {
		keys[t] = splitmix(uint64(t))
	}
	return keys
})
