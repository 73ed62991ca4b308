package api

import "tehai/core/source"

// ReplayStateRequest asks for the table after a step of a deal.
type ReplayStateRequest struct {
	ID   string `js:"id"`
	Deal int    `js:"deal"` // from 0
	Step int    `js:"step"` // 0 is the deal
	// Branch is the variation along which the steps are counted; 0, the default, is the deal itself.
	Branch int `js:"branch" is:"?"`
}

// ReplayState returns the table after a step of a deal.
func ReplayState(request ReplayStateRequest) (State, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return State{}, err
	}
	return open.state(request.Deal, request.Branch, request.Step)
}

// state returns the table after a step of a deal, or of one of its branches.
func (r *openReplay) state(deal, branch, step int) (State, error) {
	d, b, err := r.findBranch(deal, branch, step)
	if err != nil {
		return State{}, err
	}
	value := stateOf(d.Along(b), deal, step)
	if comment := d.CommentAt(b, step); comment != "" {
		value.Comment = comment
	}
	value.Branch = from(1, branch)
	return value, nil
}

// outOfRange returns the error for a number above the count it refers to.
func outOfRange(field string, most, found int) error {
	return source.Errorf(source.BadType, "%s: want a number from 0 to %d, found %d", field, most, found)
}
