package compact

import (
	"slices"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/tile"
	"tehai/core/work"
)

// waits are the models by what the table waits for. Where it waits for nothing, nothing is coded.
var waits = map[game.Phase]modelID{
	game.ToDraw: toDraw, game.ToDiscard: toDiscard, game.Called: called, game.Declared: declared,
	game.ToReplace: toReplace, game.Stuck: stuck, game.Won: won,
	game.Exchanging: exchanging, game.Voiding: voiding,
}

// kinds are the kinds of events in the order of the models.
var kinds = [actions]game.Kind{
	aDraw: game.Draw, aDrawn: game.Discard, aDiscard: game.Discard, aRiichi: game.Riichi, aChow: game.Chow,
	aPung: game.Pung,
	aKong: game.Kong, aNorth: game.North, aWin: game.Win, anEnd: game.Exhausted, anAbort: game.Aborted,
	anExchange: game.Exchange, aVoid: game.Void,
}

// event codes the next event in a state; ok is false where the record stops.
func (c *codec) event(s *game.State, e game.Event, ok bool) (game.Event, bool) {
	model, open := waits[s.Phase]
	if !open {
		return e, false
	}
	action := aStop
	if ok {
		action = actionOf(s, e)
	}
	action = c.choose(model, action)
	if action == aStop {
		return e, false
	}
	out := game.Event{Kind: kinds[action], Chair: s.Turn}
	switch action {
	case aDrawn:
		out.Tile = s.Drawn
	case aDiscard:
		out.Tile = c.own(s, s.Turn, e.Tile)
		out.FromHand = out.Tile == s.Drawn
		if s.Drawn == tile.Unknown {
			out.FromHand = c.choose(spelt, flag(e.FromHand)) == 1
		}
	case aChow:
		out.With[0], out.With[1] = c.own(s, s.Turn, e.With[0]), c.own(s, s.Turn, e.With[1])
	case aPung:
		out.Chair = c.claimant(s, e.Chair)
		if c.choose(chosen, flag(e.With[0] != tile.None)) == 1 {
			out.With[0], out.With[1] = c.own(s, out.Chair, e.With[0]), c.own(s, out.Chair, e.With[1])
		}
	case aKong:
		if s.Phase == game.ToDraw {
			out.Chair = c.claimant(s, e.Chair)
		} else {
			out.Tile = c.own(s, s.Turn, e.Tile)
		}
	case anExchange:
		c.exchange(s, &out, e)
	case aVoid:
		out.Chair = c.pick(s.Deal().Players, e.Chair)
		out.Tile = suited[9*c.pick(3, max(0, int(e.Tile.Suit())-1))]
	case aWin:
		if s.Phase != game.ToDiscard {
			out.Chair = c.claimant(s, e.Chair)
		}
	}
	return out, true
}

// exchange codes the chair and the tiles of an exchange.
func (c *codec) exchange(s *game.State, out *game.Event, e game.Event) {
	out.Chair = c.pick(s.Deal().Players, e.Chair)
	out.Tile = c.own(s, out.Chair, e.Tile)
	out.With[0], out.With[1] = c.own(s, out.Chair, e.With[0]), c.own(s, out.Chair, e.With[1])
	if s.Deal().Rules.Exchange > 3 {
		out.Fourth = c.own(s, out.Chair, e.Fourth)
	}
}

// actionOf returns the action that the models count an event as.
func actionOf(s *game.State, e game.Event) int {
	if e.Kind == game.Discard && !e.FromHand && e.Tile == s.Drawn {
		return aDrawn
	}
	for action := aDiscard; action < actions; action++ {
		if kinds[action] == e.Kind {
			return action
		}
	}
	return aDraw
}

// claimant codes the player who claims or wins, counted from the discarder.
func (c *codec) claimant(s *game.State, chair int) int {
	players := s.Deal().Players
	_, from := s.Target()
	if from < 0 {
		from = s.Turn
	}
	return (from + c.choose(claimant, (chair-from+players)%players)) % players
}

// own codes a tile of a hand: the index among its different tiles, or any tile if the hand hides it.
func (c *codec) own(s *game.State, chair int, t tile.Tile) tile.Tile {
	var have []tile.Tile
	for _, t := range s.Closed(chair) {
		if t != tile.Unknown {
			have = append(have, t)
		}
	}
	slices.Sort(have)
	have = slices.Compact(have)
	at := slices.Index(have, t)
	if len(have) > 0 && c.choose(held, flag(at >= 0)) == 1 {
		return have[c.pick(len(have), at)]
	}
	return suited[c.pick(len(suited), max(0, slices.Index(suited, t)))]
}

// suited are the tiles that a move can name.
var suited = func() []tile.Tile {
	return slices.DeleteFunc(tile.All(), func(t tile.Tile) bool { return !t.Suited() })
}()

// writeMoves codes the events of a record after a step, its end, and the comments on them.
func (c *codec) writeMoves(r *game.Record, from int, comments map[int]string) {
	s := r.At(from)
	for step := from + 1; step <= r.Steps() && c.broken == ""; step++ {
		c.grow(sizeOfMove)
		c.event(&s, r.Event(step), true)
		if err := s.Apply(r.Event(step)); err != nil {
			panic("compact: a recorded event does not repeat: " + err.Error())
		}
	}
	c.event(&s, game.Event{}, false)
	c.comments(comments, r.Steps())
}

// comments codes comments by step, up to the last one.
func (c *codec) comments(of map[int]string, last int) map[int]string {
	var steps []int
	for step, text := range of {
		if text != "" && step >= 0 && step <= last {
			steps = append(steps, step)
		}
	}
	slices.Sort(steps)
	all := map[int]string{}
	before := 0
	for i, n := 0, c.number(comments, len(steps)); i < n && c.broken == ""; i++ {
		step := before
		if i < len(steps) {
			step = steps[i]
		}
		work.Count(workOfMove)
		c.grow(sizeOfComment)
		before += c.number(commentStep, step-before)
		if before > last && c.broken == "" {
			c.broken = "a comment stands behind the last step"
		}
		if text := c.text(of[step]); c.broken == "" {
			all[before] = text
		}
	}
	return all
}

// writeBranches codes the branches that depart from the same line.
func (c *codec) writeBranches(list []*replay.Branch) {
	before := 0
	c.number(branches, len(list))
	for _, b := range list {
		if c.grow(sizeOfBranch + b.From); c.broken != "" {
			return
		}
		c.number(departs, b.From-before)
		before = b.From
		c.writeMoves(b.Record, b.From, b.Comments)
		c.writeBranches(b.Branches)
	}
}
