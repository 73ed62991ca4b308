package riichi

import (
	"fmt"
	"slices"
	"strings"

	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// check refuses impossible tiles and situations.
func (r *settings) check(win *rules.Win) error {
	if err := r.checkTiles(win); err != nil {
		return err
	}
	for i := range impossibleTable {
		row := &impossibleTable[i]
		if row.holds(r, win) {
			return rules.Impossible("%s", row.reason).Because(row.id, row.of)
		}
	}
	if win.North > 0 && !r.northDora {
		return rules.Impossible("North set aside is a three-player rule; scoring as %s", r.id)
	}
	for _, id := range win.Local {
		if !slices.Contains(circumstances, id) {
			return rules.Impossible("local: want some of %s, found %q", strings.Join(circumstances, " "), id)
		}
	}
	if err := r.checkWinds(win); err != nil {
		return err
	}
	if err := r.checkCopies(win); err != nil {
		return err
	}
	return r.checkLiable(win)
}

// leftOut are the kinds that three players leave out.
const leftOut = pattern.Characters & pattern.Simples

// absent lists the kinds that the rules do not use.
func (r *settings) absent() []tile.Tile {
	var list []tile.Tile
	if r.players == 3 {
		for t := tile.Character2; t <= tile.Character8; t++ {
			list = append(list, t)
		}
	}
	return list
}

func (r *settings) checkTiles(win *rules.Win) error {
	h := &win.Hand
	if err := h.Check(); err != nil {
		return err
	}
	if want := 14 - 3*len(h.Melds); len(h.Closed) != want {
		return source.Errorf(source.WrongTileCount,
			"want %d closed tiles beside %d melds, the winning tile among them, found %d", want, len(h.Melds), len(h.Closed))
	}
	if h.WinTile() == tile.None {
		return source.Errorf(source.WinNotInHand, "want one of the %d closed tiles to be the winning one, found none",
			len(h.Closed))
	}
	var reds [3]int
	count := func(t tile.Tile) error {
		if r.players == 3 && leftOut.Has(t) {
			return source.Errorf(source.UnsupportedTile, "tile %s: three players play without 2m to 8m", t)
		}
		if t.IsRedFive() && r.redFives {
			if reds[t-tile.RedCharacter5]++; reds[t-tile.RedCharacter5] > r.redCount {
				return rules.Impossible("tile %s: want at most %d red %s of a suit, found %d", t, r.redCount, fives(r.redCount),
					r.redCount+1)
			}
		}
		return nil
	}
	for _, t := range h.Closed {
		if err := count(t); err != nil {
			return err
		}
	}
	for _, m := range h.Melds {
		if r.players == 3 && m.Kind == meld.Sequence {
			return rules.Impossible("meld %s: three players call no sequences", fmt.Sprintf("[%s %s %s]", m.At(0), m.At(1),
				m.At(2)))
		}
		for i := range m.Len() {
			if err := count(m.At(i)); err != nil {
				return err
			}
		}
	}
	return nil
}

func fives(n int) string {
	if n == 1 {
		return "five"
	}
	return "fives"
}

// checkWinds wants all winds to be different, and those of players at the table.
func (r *settings) checkWinds(win *rules.Win) error {
	for _, row := range [...]struct {
		name    string
		key     string
		wind    tile.Tile
		seat    bool // of a player, so not North with three players
		refused tile.Tile
	}{
		{"the seat wind", "seatWind", win.Seat(), true, tile.None},
		{"the round wind", "roundWind", win.Round(), false, tile.None},
		{"the discarder's wind", "from", win.From, true, win.Seat()},
		{"the liable player's wind", "liable", win.Liable, true, win.Seat()},
	} {
		switch {
		case row.wind == tile.None:
		case !row.wind.IsWind():
			return rules.Impossible("%s: want East, South, West or North, found %s", row.name, row.wind)
		case row.seat && r.players == 3 && row.wind == tile.North:
			return rules.Impossible("%s: three players have no North", row.name).Because("empty-seat", row.key)
		case row.wind == row.refused:
			return rules.Impossible("%s: want another than the winner's own, found %s", row.name, windName(row.wind)).Because(
				row.key+"-is-winner", row.key)
		}
	}
	return nil
}

// checkCopies counts the indicators, the set-aside tiles and a robbed kong with the hand.
func (r *settings) checkCopies(win *rules.Win) error {
	counts := win.Hand.AllCounts()
	for _, list := range [...][]tile.Tile{win.Indicators, win.UraIndicators} {
		for _, t := range list {
			if !t.IsKind() {
				return source.Errorf(source.UnsupportedTile, "indicator %s: want one of the standard 34 kinds", t)
			}
			if r.players == 3 && leftOut.Has(t) {
				return source.Errorf(source.UnsupportedTile, "indicator %s: three players play without 2m to 8m", t)
			}
			counts[t.Index()]++
		}
	}
	counts[tile.North.Index()] += uint8(win.North)
	robbed := win.Hand.WinTile().Index()
	if win.Chankan {
		counts[robbed] += 3
	}
	for i, n := range counts {
		switch {
		case n <= 4:
		case win.Chankan && i == robbed:
			return rules.Impossible(
				"tile %s: the robbed kong has the other three, so the hand and the indicators can have no more",
				tile.Of(i)).Because("chankan-and-copy", "chankan")
		default:
			return rules.Impossible("tile %s: want at most 4, found %d with the indicators and the tiles set aside", tile.Of(i),
				n)
		}
	}
	return nil
}

// checkLiable wants melds that can make a player liable: all dragons or all winds, or four quads, with a call among
// them; or an open quad whose replacement tile won.
func (r *settings) checkLiable(win *rules.Win) error {
	if win.Liable == tile.None {
		return nil
	}
	var same pattern.Kinds
	quads := 0
	for _, m := range win.Hand.Melds {
		if m.Kind == meld.Sequence {
			continue
		}
		same |= pattern.KindOf(m.At(0))
		if m.Kind == meld.Quad {
			quads++
		}
	}
	supports := func(m meld.Meld) bool {
		k := pattern.KindOf(m.At(0))
		switch {
		case m.Closed() || !r.mayComeFrom(m, win):
			return false
		case pattern.Dragons.Within(same) && k.Within(pattern.Dragons), pattern.Winds.Within(same) && k.Within(pattern.Winds):
			return true
		}
		return m.Kong == meld.Claimed && (quads == 4 || win.SelfDrawn && win.Rinshan)
	}
	if !slices.ContainsFunc(win.Hand.Melds, supports) {
		return rules.Impossible("liable player %s: want a call from there that completes all dragons, all winds or four "+
			"quads, or an open quad before the replacement tile", windName(win.Liable)).Because("liable-without-call", "liable")
	}
	return nil
}

// mayComeFrom reports whether the meld can have been called from the liable player. At a table of three the sides are
// not distinguished.
func (r *settings) mayComeFrom(m meld.Meld, win *rules.Win) bool {
	if m.From == meld.Unsaid || r.players == 3 {
		return true
	}
	turns := map[meld.Side]int{meld.Right: 1, meld.Across: 2, meld.Left: 3}
	return r.distance(win.Seat(), win.Liable) == turns[m.From]
}

func windName(wind tile.Tile) string {
	return [...]string{"East", "South", "West", "North"}[seatOf(wind)]
}
