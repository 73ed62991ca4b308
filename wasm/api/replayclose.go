package api

// ReplayCloseRequest asks to close an open file.
type ReplayCloseRequest struct {
	ID string `js:"id"`
}

// ReplayClose closes an open file, or one that is being opened.
func ReplayClose(request ReplayCloseRequest) (Empty, error) {
	if o, err := openings.get(request.ID); err == nil {
		o.stop()
		return Empty{}, openings.drop(request.ID)
	}
	return Empty{}, openReplays.drop(request.ID)
}
