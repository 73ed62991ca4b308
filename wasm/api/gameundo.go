package api

// GameUndoRequest asks to undo the last command.
type GameUndoRequest struct {
	ID string `js:"id"`
}

// GameUndo undoes the last command, and the end of the deal if it caused it.
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
