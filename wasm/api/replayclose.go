package api

// ReplayCloseRequest asks to forget an open file.
type ReplayCloseRequest struct {
	ID string `js:"id"`
}

// ReplayClose forgets an open file.
func ReplayClose(request ReplayCloseRequest) (Empty, error) {
	return Empty{}, openReplays.drop(request.ID)
}
