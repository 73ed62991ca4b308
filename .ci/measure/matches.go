package main

import (
	"path/filepath"
	"slices"

	"tehai/core/game"
	"tehai/core/match"
	"tehai/core/opponent"
	"tehai/core/replay"
	kobalablog "tehai/core/replay/kobalab"
	"tehai/core/replay/mjai"
	"tehai/core/replay/mjlog"
	"tehai/core/rules"
	"tehai/core/tile"
)

// A playedMatch is a match that was played to its end.
type playedMatch struct {
	rules  *rules.Rules
	rounds int
	deals  []matchDeal
	final  *rules.Placement
}

// A matchDeal is a deal of it.
type matchDeal struct {
	record           *replay.Deal
	round            tile.Tile
	number           int
	before, after    []int // scores by chair
	stays, dealerWon bool
}

// add adds a deal, and reports whether the match goes on.
func (m *playedMatch) add(d *replay.Deal) (o match.Outcome, on bool) {
	s, deal := d.Last(), d.Deal()
	o = match.After(s, m.rules, m.rounds)
	one := matchDeal{record: d, round: deal.Round, number: deal.Number, before: deal.Scores, after: o.Scores}
	one.dealerWon = slices.Contains(s.Winners(), deal.Dealer())
	if settled := m.rules.After(s); settled != nil {
		one.stays = settled.DealerStays
	}
	m.deals = append(m.deals, one)
	m.final = o.Places
	return o, o.Next != nil
}

// mostMatchDeals ends a match that does not end.
const mostMatchDeals = 60

// playMatches plays matches of two winds between computer players.
func playMatches(r *rules.Rules, seats []opponent.Strength, n int, seed uint64) (list []playedMatch, err error) {
	for i := range n {
		m := playedMatch{rules: r, rounds: 2}
		turned := slices.Concat(seats[i%len(seats):], seats[:i%len(seats)])
		wall := game.Match{Players: len(seats), Tiles: "136", Rules: r.Table(), Seed: seed + uint64(i)*7919, Score: r.Start}
		setup, err := wall.Deal()
		if err != nil {
			return nil, err
		}
		setup.Rounds = m.rounds
		for len(m.deals) < mostMatchDeals {
			record := game.NewRecord(setup)
			for e, ok := opponent.Next(record.Last(), r, turned); ok; e, ok = opponent.Next(record.Last(), r, turned) {
				if err := record.Add(e); err != nil {
					return nil, err
				}
			}
			d := &replay.Deal{Record: record, Ruleset: r}
			d.Settle()
			o, on := m.add(d)
			if !on {
				break
			}
			wall.Seed += 1_000_003
			next, err := wall.Deal()
			if err != nil {
				return nil, err
			}
			setup = o.Next
			setup.Wall, setup.Rules = next.Wall, next.Rules
		}
		if m.final != nil {
			list = append(list, m)
		}
	}
	return list, nil
}

// readMatches reads the recorded matches of four players that were played to their end, in the folder of mjlog games
// and those beside it.
func readMatches(folder string) (list []playedMatch, err error) {
	for _, format := range []struct {
		name string
		read func(string, replay.RulesFor) (*replay.Replay, error)
	}{{"mjlog", mjlog.Read}, {"kobalab", kobalablog.Read}, {"mjai", mjai.Read}} {
		files, err := filepath.Glob(filepath.Join(folder, "..", format.name, "*"))
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			games, _, err := gamesIn(file, format.read)
			if err != nil {
				return nil, err
			}
			list = append(list, matchesOf(games)...)
		}
	}
	return list, nil
}

// matchesOf splits the deals of a file into matches.
func matchesOf(games *replay.Replay) (list []playedMatch) {
	var m playedMatch
	for _, d := range games.Deals {
		if d.Deal().Players != 4 || d.Deal().Scores == nil || !d.Last().Ended() {
			m = playedMatch{}
			continue
		}
		if m.rules == nil {
			m = playedMatch{rules: d.Ruleset, rounds: d.Deal().Rounds}
		}
		if _, on := m.add(d); on {
			continue
		}
		if m.final != nil && m.deals[0].round == tile.East && m.deals[0].number == 1 {
			list = append(list, m)
		}
		m = playedMatch{}
	}
	return list
}
