package review

import (
	"tehai/core/advice"
	"tehai/core/game"
)

// turn reviews what the player in turn did.
func (r *reviewer) turn(s *game.State, e game.Event, step int) {
	if e.Kind == game.Win || e.Kind == game.Aborted {
		return
	}
	legal := s.Legal()
	discards, other := 0, false
	for _, l := range legal {
		switch l.Kind {
		case game.Discard:
			discards++
		case game.Win, game.Riichi, game.Kong, game.North:
			other = true
		}
	}
	if discards < 2 && !other {
		return // no choice, as in riichi
	}
	asked, err := r.scorers.AskAmong(s, r.rules, s.Turn, legal)
	if err != nil || asked == nil || len(asked.Choices) == 0 {
		return
	}
	v, choices := asked.View, asked.Choices
	defer v.Release()
	m := Move{Strength: r.strength, Step: step, Chair: s.Turn, Kind: Discard, Made: e, Row: -1, Danger: -1}
	let := e
	if e.Kind == game.Riichi && step < r.live.Steps() {
		let = r.live.Event(step + 1)
	}
	m.Rows, m.Left = asked.Rows, v.Left
	for i := range m.Rows {
		if let.Kind == game.Discard && m.Rows[i].Tile == let.Tile {
			m.Row = i
		}
	}
	best := choices[0].Event
	wins, declares := has(choices, game.Win), has(choices, game.Riichi)
	switch {
	case wins:
		m.Kind, m.Better = Win, game.Event{Kind: game.Win, Chair: s.Turn}
	case best.Kind == game.Kong || best.Kind == game.North || e.Kind == game.Kong || e.Kind == game.North:
		m.Kind, m.Better, m.Agrees = Kong, best, best.Kind == e.Kind && best.Tile.Plain() == e.Tile.Plain()
	case declares && r.riichi(s, v, &m):
	default:
		m.Better = game.Event{Kind: game.Discard, Chair: s.Turn, Tile: m.Rows[0].Tile}
		m.Agrees = m.Row == 0
		if declares && !m.Agrees && best.Kind == game.Riichi {
			m.Better = best
		}
	}
	if v.Pressed() && m.Row >= 0 {
		m.Danger = m.Rows[m.Row].Danger
	}
	if m.Kind != Riichi {
		r.weighTurn(s, v, &m)
	}
	r.place(s, v, &m)
	if m.Row >= 0 {
		m.Luck = r.luck(s, step, &m.Rows[m.Row], &v.Left)
	}
	r.moves = append(r.moves, m)
}

func has(choices []advice.Choice, kind game.Kind) bool {
	for i := range choices {
		if !choices[i].Pass && choices[i].Event.Kind == kind {
			return true
		}
	}
	return false
}
