package api

import (
	"fmt"

	"tehai/core/opponent"
	"tehai/core/source"
)

// GamePlayRequest asks computer players to play until a person has a choice.
type GamePlayRequest struct {
	ID        string   `js:"id"`
	Strengths []string `js:"strengths" is:"Strength | ''" in:"..6"` // by chair; "" is a person
	Pass      bool     `js:"pass" is:"?"`                           // the persons pass what they could claim now
	// greatest number of moves; 0, the default, is no limit
	Most int `js:"most" is:"?" in:"0..1000"`
}

// GamePlayValue is a live deal after the moves of the computer players.
type GamePlayValue struct {
	Played []string `js:"played"` // the commands
	State  State    `js:"state"`
	Legal  []string `js:"legal"` // every legal command, in order of priority; none when the deal is over
	// After is the result of the deal once it is over, if the rules settle deals.
	After *AfterDeal `js:"after" is:"?"`
	// Result is how the deal ended, once it is over.
	Result *DealResult `js:"result" is:"?"`
}

// maxPlayed is more moves than any deal has.
const maxPlayed = 1000

// GamePlay makes the moves of chairs that have a strength, and the moves of persons who have no alternative: a draw, or
// in riichi the drawn tile.
func GamePlay(request GamePlayRequest) (GamePlayValue, error) {
	open, err := openGames.get(request.ID)
	if err != nil {
		return GamePlayValue{}, err
	}
	players := open.table.State().Deal().Players
	if len(request.Strengths) != players {
		return GamePlayValue{}, source.Errorf(source.BadType, "strengths: want one for each of %d chairs, found %d", players,
			len(request.Strengths))
	}
	seats := make([]opponent.Strength, players)
	for chair, word := range request.Strengths {
		if word != "" {
			if seats[chair], err = readStrength(fmt.Sprintf("strengths[%d]", chair), word); err != nil {
				return GamePlayValue{}, err
			}
		}
	}
	most := request.Most
	if most == 0 {
		most = maxPlayed
	}
	var value GamePlayValue
	err = open.transaction(func() error {
		for len(value.Played) < most {
			s := open.table.State()
			now := seats
			if request.Pass && len(value.Played) == 0 {
				now = passing(seats)
			}
			e, ok := opponent.Next(s, open.deal.Ruleset, now)
			if !ok {
				break
			}
			command := s.Command(e)
			if err := open.table.Command(command); err != nil {
				return err
			}
			value.Played = append(value.Played, command)
		}
		after := open.value()
		value.State, value.Legal, value.After, value.Result = after.State, after.Legal, after.After, after.Result
		return nil
	})
	if err != nil {
		return GamePlayValue{}, err
	}
	return value, nil
}

// passing returns the seats, with persons who claim nothing.
func passing(seats []opponent.Strength) []opponent.Strength {
	quiet := make([]opponent.Strength, len(seats))
	for chair, strength := range seats {
		if quiet[chair] = strength; strength == "" {
			quiet[chair] = opponent.Silent
		}
	}
	return quiet
}
