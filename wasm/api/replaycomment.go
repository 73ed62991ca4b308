package api

import "tehai/core/source"

// ReplayCommentRequest asks to change what is said at a step of a deal.
type ReplayCommentRequest struct {
	ID   string `js:"id"`
	Deal int    `js:"deal"`
	Step int    `js:"step"`
	Text string `js:"text"` // "" takes the comment away
}

// Empty is a value without anything in it.
type Empty struct{}

// maxComments limits the steps of one deal that may have a comment.
const maxComments = 5000

// ReplayComment puts a comment at a step of a deal, in place of what stood there.
func ReplayComment(request ReplayCommentRequest) (Empty, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return Empty{}, err
	}
	d, err := open.find(request.Deal, request.Step)
	if err != nil {
		return Empty{}, err
	}
	if request.Text == "" {
		delete(d.Comments, request.Step)
		return Empty{}, nil
	}
	if len(d.Comments) >= maxComments {
		return Empty{}, source.Errorf(source.TooLarge, "want at most %d comments on a deal", maxComments)
	}
	d.Comments[request.Step] = request.Text
	return Empty{}, nil
}
