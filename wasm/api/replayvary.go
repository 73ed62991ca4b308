package api

import (
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// ReplayVaryRequest asks what may be done at a step of a deal, and to do it: a variation beside the game.
type ReplayVaryRequest struct {
	ID   string `js:"id"`
	Deal int    `js:"deal"`
	Step int    `js:"step"`
	// Branch is the variation along which the steps are counted; 0, the default, is the deal itself.
	Branch int `js:"branch" is:"?"`
	// Command is what is played there, such as "Ed1m", blanks between commands, all or none; "" asks only what may be.
	Command string `js:"command" is:"?"`
}

// ReplayVaryValue is where the commands have led. What was played before is followed; else a branch grows at its end,
// or a new one departs.
type ReplayVaryValue struct {
	Branch int      `js:"branch"` // 0 is the deal itself
	Step   int      `js:"step"`
	State  State    `js:"state"`
	Legal  []string `js:"legal"` // every command that is open there, in order of priority
}

// ReplayVary plays commands at a step of an open file as a variation, under the rules of a live table. The wall goes on
// as it really lay.
func ReplayVary(request ReplayVaryRequest) (ReplayVaryValue, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return ReplayVaryValue{}, err
	}
	d, b, err := open.findBranch(request.Deal, request.Branch, request.Step)
	if err != nil {
		return ReplayVaryValue{}, err
	}
	table, err := liveAt(d.Along(b), request.Step)
	if err != nil {
		return ReplayVaryValue{}, err
	}
	step := request.Step
	if request.Command != "" {
		if err := table.Command(request.Command); err != nil {
			return ReplayVaryValue{}, wire.In(request.Command, err)
		}
		if b, step, err = vary(d, b, step, table.Record()); err != nil {
			return ReplayVaryValue{}, err
		}
	}
	value := ReplayVaryValue{Step: step, Legal: table.Legal()}
	if b != nil {
		value.Branch = b.ID
	}
	value.State, err = open.state(request.Deal, value.Branch, step)
	return value, err
}

// liveAt returns a live table at a step of a deal.
func liveAt(d *replay.Deal, step int) (*game.Table, error) {
	record, err := d.Under(d.Ruleset.Table(), step)
	if err != nil {
		return nil, err
	}
	return game.PlayOn(record), nil
}

// vary puts what was played at a table behind a step into the deal.
func vary(d *replay.Deal, b *replay.Branch, step int, played *game.Record) (*replay.Branch, int, error) {
	var events []game.Event
	for i := step + 1; i <= played.Steps(); i++ {
		events = append(events, played.Event(i))
	}
	at, last, ok, err := d.Vary(b, step, events)
	if !ok {
		err = source.Errorf(source.TooLarge, "want at most %d branches of a deal", replay.MaxBranches)
	}
	return at, last, err
}
