package api

import "tehai/core/source"

// ReplayStateRequest asks for the table after a step of a deal.
type ReplayStateRequest struct {
	ID   string `js:"id"`
	Deal int    `js:"deal"` // from 0
	Step int    `js:"step"` // 0 is the deal
}

// ReplayState answers with the table after a step of a deal.
func ReplayState(request ReplayStateRequest) (State, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return State{}, err
	}
	d, err := open.find(request.Deal, request.Step)
	if err != nil {
		return State{}, err
	}
	return stateOf(d, request.Deal, request.Step), nil
}

// outOfRange is the error of a number that counts something there is less of.
func outOfRange(field string, most, found int) error {
	return source.Errorf(source.BadType, "%s: want a number from 0 to %d, found %d", field, most, found)
}
