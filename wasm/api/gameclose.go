package api

// GameCloseRequest asks to forget a live deal.
type GameCloseRequest struct {
	ID string `js:"id"`
}

// GameClose forgets a live deal.
func GameClose(request GameCloseRequest) (Empty, error) {
	return Empty{}, openGames.drop(request.ID)
}
