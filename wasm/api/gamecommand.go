package api

import "tehai/wasm/wire"

// GameCommandRequest asks to play one or several commands, all or none.
type GameCommandRequest struct {
	ID   string `js:"id"`
	Text string `js:"text"` // such as "Ed1m", with blanks between commands
}

// GameValue is a live deal after a command.
type GameValue struct {
	State State    `js:"state"`
	Legal []string `js:"legal"` // every legal command, in order of priority; none when the deal is over
	// After is the result of the deal once it is over, if the rules settle deals.
	After *AfterDeal `js:"after" is:"?"`
	// Result is how the deal ended, once it is over.
	Result *DealResult `js:"result" is:"?"`
}

// GameCommand plays commands; if one is refused, none of them has an effect.
func GameCommand(request GameCommandRequest) (GameValue, error) {
	open, err := openGames.get(request.ID)
	if err != nil {
		return GameValue{}, err
	}
	var value GameValue
	err = open.transaction(func() error {
		if _, err := play(request); err != nil {
			return err
		}
		value = open.value()
		return nil
	})
	return value, err
}

// play is GameCommand without the reply.
func play(request GameCommandRequest) (*openGame, error) {
	open, err := openGames.get(request.ID)
	if err != nil {
		return nil, err
	}
	if err := open.table.Command(request.Text); err != nil {
		return nil, wire.In(request.Text, err)
	}
	return open, nil
}

func (g *openGame) value() GameValue {
	g.deal.Settle()
	return GameValue{State: g.state(), Legal: g.table.Legal(), After: g.after(), Result: g.result()}
}

// result returns how the deal ended; nil before its end.
func (g *openGame) result() *DealResult {
	if !g.table.State().Ended() {
		return nil
	}
	result, err := resultOf(g.deal, "", nil)
	if err != nil {
		return nil
	}
	return &result
}
