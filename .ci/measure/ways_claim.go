package main

import (
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/rules"
)

// claimWays are a claim that brings the hand nearer to ready and passing: the claim that was made, or that with the
// most points, else that with the greatest sum of the table.
var claimWays = wayKind{
	id: "claim", bold: "claim", calm: "pass",
	names: append(append(slices.Clone(commonNames), claimNames()...), "before", "after", "accepted", "pass-points",
		"claim-points", "sum"),
	find: findClaims,
}

func claimNames() (list []string) {
	for _, row := range advice.ClaimTerms() {
		list = append(list, row.ID)
	}
	return list
}

func findClaims(s *game.State, next []game.Event, r *rules.Rules) (list []fork) {
	if s.Phase != game.ToDraw || len(next) == 0 || next[0].Kind != game.Draw && next[0].Kind != game.Chow &&
		next[0].Kind != game.Pung {
		return nil
	}
	legal := s.Legal()
	for chair := range s.Deal().Players {
		made := next[0].Kind != game.Draw && next[0].Chair == chair
		if next[0].Kind != game.Draw && !made {
			continue
		}
		if slices.ContainsFunc(legal, func(e game.Event) bool { return e.Chair == chair && e.Kind == game.Win }) {
			continue
		}
		var best fork
		most := 0.0
		for _, e := range legal {
			if e.Chair != chair || e.Kind != game.Chow && e.Kind != game.Pung || made && e != next[0] {
				continue
			}
			f := fork{chair: chair, bold: made}
			if !made {
				f.other = []game.Event{e}
			}
			order := 0.0
			if f.numbers, order = claimed(s, e, r); f.numbers != nil && (best.numbers == nil || order > most) {
				best, most = f, order
			}
		}
		if best.numbers != nil {
			list = append(list, best)
		}
	}
	return list
}

// claimed returns the numbers of a claim, and how good it is among those of its chair.
func claimed(s *game.State, e game.Event, r *rules.Rules) (numbers []float64, order float64) {
	v, err := advice.At(s, r, e.Chair)
	if err != nil {
		return nil, 0
	}
	m, ok := advice.MeasureClaim(s, r, e)
	if !ok {
		return nil, 0
	}
	pass, claim, ok := v.ExpectedClaim(s, r, e, false)
	if !ok {
		return nil, 0
	}
	sum := 0.0
	for i, row := range advice.ClaimTerms() {
		sum += row.Deep * m.Numbers[i]
	}
	counts := v.Hand.Counts()
	before := v.Rule.Of(&counts).Best
	if m.After.Shanten >= before {
		return nil, 0
	}
	numbers = append(common(v, s, e.Chair), m.Numbers...)
	numbers = append(numbers, float64(before), float64(m.After.Shanten), float64(m.After.Total), pass, claim, sum)
	return numbers, claim + sum/1000
}
