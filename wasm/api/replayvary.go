package api

import (
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// ReplayVaryRequest asks for the legal commands at a step of a deal, and to play some as a variation.
type ReplayVaryRequest struct {
	ID   string `js:"id"`
	Deal int    `js:"deal"`
	Step int    `js:"step"`
	// Branch is the variation along which the steps are counted; 0, the default, is the deal itself.
	Branch int `js:"branch" is:"?"`
	// Command is what is played there, such as "Ed1m", with blanks between commands, all or none; "" only asks for the
	// legal commands.
	Command string `js:"command" is:"?"`
}

// ReplayVaryValue is the place that the commands lead to. Moves that were played before are followed; otherwise a
// branch is extended at its end, or a new one starts.
type ReplayVaryValue struct {
	Branch int      `js:"branch"` // 0 is the deal itself
	Step   int      `js:"step"`
	State  State    `js:"state"`
	Legal  []string `js:"legal"` // every legal command there, in order of priority
}

// ReplayVary plays commands at a step of an open file as a variation, under the rules of a live table. The wall is the
// real one.
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

// vary adds what was played at a table after a step to the deal.
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
