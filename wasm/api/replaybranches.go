package api

// ReplayBranchesRequest asks for the variations of a deal.
type ReplayBranchesRequest struct {
	ID   string `js:"id"`
	Deal int    `js:"deal"`
}

// ReplayBranchesValue is the variations of a deal, each before those that depart from it.
type ReplayBranchesValue struct {
	Branches []Branch `js:"branches"`
}

// Branch is a variation: other moves from a step on.
type Branch struct {
	Branch int         `js:"branch"`        // its id, from 1; unique in a deal of an open file
	Parent int         `js:"parent"`        // the branch that it departs from; 0 is the deal itself
	Step   int         `js:"step"`          // at which it departs
	Steps  int         `js:"steps"`         // its last step; up to step the steps are those of the line it departs from
	Events []Event     `js:"events"`        // after step
	Result *DealResult `js:"result" is:"?"` // how it ended, if it has, under the deal's own rules
}

// ReplayBranches returns the variations of a deal.
func ReplayBranches(request ReplayBranchesRequest) (ReplayBranchesValue, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return ReplayBranchesValue{}, err
	}
	d, err := open.find(request.Deal, 0)
	if err != nil {
		return ReplayBranchesValue{}, err
	}
	var value ReplayBranchesValue
	for b := range d.AllBranches {
		branch := Branch{Branch: b.ID, Step: b.From, Steps: b.Steps()}
		if b.Parent() != nil {
			branch.Parent = b.Parent().ID
		}
		along := d.Along(b)
		branch.Events = eventsFrom(along, b.From+1)
		if along.Last().Ended() {
			result, err := resultOf(along, "", nil)
			if err != nil {
				return ReplayBranchesValue{}, err
			}
			branch.Result = &result
		}
		value.Branches = append(value.Branches, branch)
	}
	return value, nil
}
