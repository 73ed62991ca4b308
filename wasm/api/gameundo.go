package api

// GameUndoRequest asks to take the last command back.
type GameUndoRequest struct {
	ID string `js:"id"`
}

// GameUndo takes the last command back, and the end that it led to with it.
func GameUndo(request GameUndoRequest) (GameValue, error) {
	open, err := openGames.get(request.ID)
	if err != nil {
		return GameValue{}, err
	}
	var value GameValue
	err = open.transaction(func() error {
		if err := open.table.Undo(); err != nil {
			return err
		}
		value = open.value()
		return nil
	})
	return value, err
}
