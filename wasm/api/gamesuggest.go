package api

import (
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/opponent"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// GameSuggestRequest asks what a computer player would do in a chair, from what that chair sees.
type GameSuggestRequest struct {
	ID       string `js:"id"`
	Level    string `js:"level" is:"TableLevel?"`  // how strong the table is, for the odds
	Chair    *int   `js:"chair" is:"?"`            // the first chair with a choice if absent
	Strength string `js:"strength" is:"Strength?"` // "careful" by default
}

// GameSuggestValue is what it would do.
type GameSuggestValue struct {
	Chair int `js:"chair"`
	// absent if it passes a possible claim, and another player continues
	Command string         `js:"command" is:"?"`
	Reason  *DiscardReason `js:"reason" is:"?"` // of a discard
	// the discards, best first, if it has to discard from a hand of the standard kinds; with the odds of the deal at a
	// riichi table of four
	Best  []DiscardTo `js:"best"`
	Alone *float64    `js:"alone" is:"?"` // the chance to win after the suggested discard if no other player wins
}

// strengths are the words for the strengths of computer players.
func strengths() []string {
	words := make([]string, len(opponent.Strengths))
	for i, strength := range opponent.Strengths {
		words[i] = string(strength)
	}
	return words
}

// readStrength reads a strength, Careful for "".
func readStrength(field, word string) (opponent.Strength, error) {
	switch {
	case word == "":
		return opponent.Careful, nil
	case !slices.Contains(strengths(), word):
		return "", source.Errorf(source.BadType, "%s: want fast, steady or careful, found %q", field,
			word).WithHint(wire.Nearest(word, strengths()))
	}
	return opponent.Strength(word), nil
}

// GameSuggest returns what a computer player would do; it does not play it.
func GameSuggest(request GameSuggestRequest) (GameSuggestValue, error) {
	open, err := openGames.get(request.ID)
	if err != nil {
		return GameSuggestValue{}, err
	}
	level, err := readLevel(request.Level)
	if err != nil {
		return GameSuggestValue{}, err
	}
	strength, err := readStrength("strength", request.Strength)
	if err != nil {
		return GameSuggestValue{}, err
	}
	s := open.table.State()
	chair := firstAsked(s)
	if request.Chair != nil {
		if chair = *request.Chair; chair < 0 || chair >= s.Deal().Players {
			return GameSuggestValue{}, outOfRange("chair", s.Deal().Players-1, chair)
		}
	}
	value := GameSuggestValue{Chair: max(0, chair)}
	d, ok := opponent.Decision{}, false
	if chair >= 0 {
		d, ok = opponent.Decide(s, open.deal.Ruleset, chair, strength)
	}
	if !ok {
		return value, source.Errorf(source.ImpossiblePlay, "there is nothing to decide for chair %d now", max(0, chair))
	}
	if !d.Pass {
		value.Command, value.Reason = s.Command(d.Event), reasonOf(&d.Reason)
	}
	if s.Phase == game.ToDiscard || s.Phase == game.Called {
		value.tellBest(open, chair, &d, level)
	}
	return value, nil
}

// firstAsked is the first chair in order of priority with a choice, or -1.
func firstAsked(s *game.State) int {
	for _, e := range s.Legal() {
		return e.Chair
	}
	return -1
}

// tellBest lists the first discards, and sets how likely the suggested one wins.
func (value *GameSuggestValue) tellBest(open *openGame, chair int, d *opponent.Decision, level odds.Strength) {
	if !open.deal.Ruleset.Ranked() {
		return
	}
	v, err := advice.At(open.table.State(), open.deal.Ruleset, chair)
	if err != nil {
		return
	}
	suggested := !d.Pass && d.Event.Kind == game.Discard
	for i, row := range v.Discards(advice.Weighed) {
		mine := suggested && row.Tile == d.Event.Tile
		if i >= reviewRows && !mine {
			continue
		}
		to := reviewRow(&row, &v.Left)
		if mine || i == 0 {
			curve := v.CurveAfter(row.Tile)
			if row.Shanten >= 0 {
				to.Odds = oddsOfRow(v, &row, &curve, level)
			}
			if mine && len(curve.Win) > 0 && curve.Shanten <= advice.Reach {
				value.Alone = new(round4(curve.Win[0]))
			}
		}
		value.Best = append(value.Best, to)
	}
}
