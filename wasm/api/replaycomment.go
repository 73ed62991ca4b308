package api

import (
	"tehai/core/replay"
	"tehai/core/source"
)

// ReplayCommentRequest asks to change the comment at a step of a deal.
type ReplayCommentRequest struct {
	ID   string `js:"id"`
	Deal int    `js:"deal"`
	Step int    `js:"step"`
	Text string `js:"text"` // "" removes the comment
	// Branch is the variation along which the steps are counted; 0, the default, is the deal itself.
	Branch int `js:"branch" is:"?"`
}

// Empty is a value without content.
type Empty struct{}

// maxComments limits the steps of one deal that may have a comment.
const maxComments = 5000

// ReplayComment sets the comment at a step of a deal.
func ReplayComment(request ReplayCommentRequest) (Empty, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return Empty{}, err
	}
	d, b, err := open.findBranch(request.Deal, request.Branch, request.Step)
	if err != nil {
		return Empty{}, err
	}
	was, is := replay.Units(d.CommentAt(b, request.Step)), replay.Units(request.Text)
	if is > replay.MaxComment {
		return Empty{}, source.Errorf(source.TooLarge, "text: want a comment of at most %d characters, found %d",
			replay.MaxComment, is)
	}
	if is > was && d.CommentUnits()-was+is > replay.MaxComments {
		return Empty{}, source.Errorf(source.TooLarge, "want at most %d characters of comments on a deal", replay.MaxComments)
	}
	if !d.Comment(b, request.Step, request.Text, maxComments) {
		return Empty{}, source.Errorf(source.TooLarge, "want at most %d comments on a deal", maxComments)
	}
	return Empty{}, nil
}
