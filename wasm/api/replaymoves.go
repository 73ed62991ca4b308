package api

// ReplayMovesRequest asks for all events of a deal.
type ReplayMovesRequest struct {
	ID     string `js:"id"`
	Deal   int    `js:"deal"`          // from 0
	Branch int    `js:"branch" is:"?"` // the variation that is followed; 0, the default, is the deal itself
}

// ReplayMovesValue is the events of a deal.
type ReplayMovesValue struct {
	Events   []Event   `js:"events"` // one for each step, the first the deal's
	Comments []Comment `js:"comments"`
}

// Comment is the comment at a step.
type Comment struct {
	Step int    `js:"step"`
	Text string `js:"text"`
}

// ReplayMoves returns all events of a deal at once, each equal to that of the state after it.
func ReplayMoves(request ReplayMovesRequest) (ReplayMovesValue, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return ReplayMovesValue{}, err
	}
	d, b, err := open.findBranch(request.Deal, request.Branch, 0)
	if err != nil {
		return ReplayMovesValue{}, err
	}
	along := d.Along(b)
	value := ReplayMovesValue{Events: eventsFrom(along, 0)}
	for step := range along.Steps() + 1 {
		if text := d.CommentAt(b, step); text != "" {
			value.Comments = append(value.Comments, Comment{step, text})
		}
	}
	return value, nil
}
