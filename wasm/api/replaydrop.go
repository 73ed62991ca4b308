package api

import "tehai/core/source"

// ReplayDropRequest asks to remove a variation.
type ReplayDropRequest struct {
	ID     string `js:"id"`
	Deal   int    `js:"deal"`
	Branch int    `js:"branch" in:"1..9007199254740991"`
}

// ReplayDrop removes a variation, and those that depart from it.
func ReplayDrop(request ReplayDropRequest) (Empty, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return Empty{}, err
	}
	d, b, err := open.findBranch(request.Deal, request.Branch, 0)
	if err != nil {
		return Empty{}, err
	}
	if b == nil {
		return Empty{}, source.Errorf(source.BadType, "branch: want the id of a branch, found 0")
	}
	d.Drop(b)
	return Empty{}, nil
}
