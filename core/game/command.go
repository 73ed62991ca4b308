package game

import (
	"strings"

	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
)

// actions are the letters of commands, and how many tiles each takes.
var actions = map[byte]struct {
	kind  Kind
	tiles int
}{
	'-': {Draw, 0}, 'd': {Discard, 1}, 'c': {Chow, 2}, 'p': {Pung, 1}, 'k': {Kong, 1}, 's': {Win, 0}, 'r': {Win, 0},
	'l': {Riichi, 0}, 'a': {North, 0}, '#': {Exhausted, 0}, '=': {Aborted, 0},
	'x': {Exchange, 0}, 'v': {Void, 0},
}

// Command returns the command that makes an event happen now, player letter,
// action and tiles, such as Ed1m; ends have no player: # and =.
func (s *State) Command(e Event) string { return string(s.appendCommand(nil, e)) }

// appendCommand appends the command to dst.
func (s *State) appendCommand(dst []byte, e Event) []byte {
	seat, action, tiles := notation.Letters(s.deal.Wind(e.Chair)), "#", ""
	switch e.Kind {
	case Draw:
		action = "-"
	case Discard:
		action, tiles = "d", notation.Letters(e.Tile)
	case Chow:
		action, tiles = "c", notation.LettersOf(e.With[:]...)
	case Pung:
		action = "p"
		if e.With[0] != tile.None {
			tiles = notation.LettersOf(e.With[:]...)
		} else {
			tiles = notation.Letters(s.target)
		}
	case Kong:
		action = "k"
		if e.Tile != tile.None {
			tiles = notation.Letters(e.Tile)
		} else {
			tiles = notation.Letters(s.target)
		}
	case Win:
		action = "r"
		if s.selfDrawn(e.Chair) {
			action = "s"
		}
	case Riichi:
		action = "l"
	case North:
		action = "a"
	case Exchange:
		action, tiles = "x", notation.LettersOf(e.given()...)
	case Void:
		action, tiles = "v", SuitLetter(e.Tile.Suit())
	case Aborted:
		seat, action = "", "="
	default:
		seat = ""
	}
	for _, text := range [...]string{seat, action, tiles} {
		dst = append(dst, text...)
	}
	return dst
}

// ReadCommand reads one command as the event it would be now. An unreadable command gives an error of code bad-replay
// with a span in text; a claim or win without a tile to take gives impossible-play. Check decides whether the event is
// legal.
//
// The player letter may be omitted: - and c mean the next player, d, k, s, l and a the one in turn; p and r, and a k
// that claims, need it.
func (s *State) ReadCommand(text string) (Event, error) {
	chair, rest, err := s.commandSeat(text)
	if err != nil {
		return Event{}, err
	}
	at := len(text) - len(rest)
	if rest == "" {
		return Event{}, unreadable(text, at, "want an action ("+s.actionLetters()+") after the player")
	}
	action, ok := actions[rest[0]]
	if !ok || (action.kind == Exchange || action.kind == Void) && !s.deal.Rules.chooses() {
		return Event{}, unreadable(text, at, "want one of the actions "+s.actionLetters())
	}
	if action.kind == Exchange || action.kind == Void {
		return s.readChoice(text, chair, at, action.kind)
	}
	var buf [4]tile.Tile
	tiles := buf[:0]
	if len(rest) > 1 {
		if tiles, ok = notation.AppendLetters(tiles, rest[1:], s.deal.Rules.Red); !ok {
			return Event{}, unreadable(text, at+1, "want tiles such as 1m, 23t, E")
		}
	}
	if len(tiles) != action.tiles && !(action.kind == Pung && len(tiles) == 2) {
		return Event{}, unreadable(text, at+1, "want "+tileCounts[action.tiles]+" after "+rest[:1])
	}
	e := Event{Kind: action.kind, Chair: chair}
	if err := s.complete(&e, rest[0], chair < 0, tiles); err != nil {
		return Event{}, err
	}
	return e, nil
}

// actionLetters are the letters of the actions that commands of the table may have.
func (s *State) actionLetters() string {
	if s.deal.Rules.chooses() {
		return "- d c p k s r l a x v"
	}
	return "- d c p k s r l a"
}

var tileCounts = [...]string{"no tile", "one tile", "two tiles"}

func unreadable(text string, at int, want string) *source.Error {
	found := text[at:]
	if found == "" {
		found = "the end"
	}
	return source.ErrorAt(source.Span{Start: at, End: len(text)}, source.BadReplay, "the command %s: %s, found %s", text,
		want, found)
}

// commandSeat reads the player letter; chair is -1 if there is none.
func (s *State) commandSeat(text string) (chair int, rest string, err error) {
	if text == "" || windOf(text[0]) == tile.None {
		return -1, text, nil
	}
	if chair = s.deal.Chair(windOf(text[0])); chair < 0 {
		return 0, "", source.ErrorAt(source.Span{Start: 0, End: 1}, source.BadReplay,
			"the command %s: want a player of this game, one of %s, found %c", text, seatLetters(s.deal.Players), text[0])
	}
	return chair, text[1:], nil
}

func seatLetters(players int) string {
	var list []string
	for _, wind := range Winds(players) {
		list = append(list, notation.Letters(wind))
	}
	return strings.Join(list, " ")
}

// complete fills in an omitted player and the tiles of the event.
func (s *State) complete(e *Event, action byte, noSeat bool, tiles []tile.Tile) *source.Error {
	if noSeat {
		if action == 'p' || action == 'r' || action == 'k' && s.Phase != ToDiscard {
			return source.ErrorAt(source.Span{Start: 0, End: 1}, source.BadReplay,
				"the command %c: want a player letter in front of a claim", action)
		}
		e.Chair = s.Turn
	}
	switch e.Kind {
	case Discard:
		e.Tile = tiles[0]
	case Chow:
		e.With = [2]tile.Tile{tiles[0], tiles[1]}
	case Pung:
		if len(tiles) == 2 {
			e.With = [2]tile.Tile{tiles[0], tiles[1]}
			return nil
		}
		return s.claimed(e, "pung", tiles[0])
	case Kong:
		if s.Phase != ToDraw || e.Chair == s.Turn && s.loser < 0 {
			e.Tile = tiles[0]
			return nil
		}
		return s.claimed(e, "kong", tiles[0])
	case Win:
		if self := s.selfDrawn(e.Chair); self != (action == 's') {
			if action == 's' {
				return s.outOfTurn(*e, "win by the own draw")
			}
			return refuse("%s cannot win on a discard: %s", s.name(e.Chair), s.awaited())
		}
	}
	return nil
}

// claimed checks that a claim names the tile that was discarded.
func (s *State) claimed(e *Event, deed string, t tile.Tile) *source.Error {
	if err := s.checkClaim(*e, deed); err != nil {
		return err
	}
	if t.Plain() != s.target.Plain() {
		return refuse("%s cannot %s %s: the last discard is %s", s.name(e.Chair), deed, notation.Letters(t),
			notation.Letters(s.target))
	}
	return nil
}
