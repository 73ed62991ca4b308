package api

// GameCloseRequest asks to close a live deal.
type GameCloseRequest struct {
	ID string `js:"id"`
}

// GameClose closes a live deal.
func GameClose(request GameCloseRequest) (Empty, error) {
	return Empty{}, openGames.drop(request.ID)
}
