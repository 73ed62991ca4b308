package tenhou

import (
	"strconv"
	"strings"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
)

// Write writes games of riichi as one log. stated gives the wins of a deal whose own log states none; it may be nil.
// The format cannot hold all of a replay: undrawn tiles of the wall, comments and unknown tags are lost. The error,
// not-representable, names the deal that is not riichi with three or four players.
func Write(r *replay.Replay, stated importer.Stated) (string, error) {
	out := []byte(`{"title":[`)
	out = append(jsontext.AppendText(out, r.Title()), `,""],"name":[`...)
	players := 4
	names := r.Players()
	for i := range 4 {
		name := ""
		if i < len(names) {
			name = names[i]
		}
		out = jsontext.AppendText(append(out, comma(i)...), name)
	}
	var deals [][]byte
	red := true
	for i, d := range r.Deals {
		if !importer.Visible(d) || i > 0 && d.Deal().Players != players {
			return "", source.Errorf(source.NotRepresentable,
				"deal %d, %s: the format holds games of riichi by four players, or by three", i+1, d.Label())
		}
		players = d.Deal().Players
		red = red && d.Deal().Rules.RedFives > 0 && d.Options["redFives"] != false
		w := writer{deal: d, setup: d.Deal()}
		deals = append(deals, w.write(stated))
	}
	out = append(out, `],"rule":{"disp":`...)
	out = jsontext.AppendText(out, disp(r, players, red))
	out = append(append(out, `,"aka":`...), map[bool]byte{false: '0', true: '1'}[red])
	out = append(out, `},"log":[`...)
	for i, deal := range deals {
		out = append(append(out, comma(i)...), deal...)
	}
	return string(append(out, "]}"...)), nil
}

// disp writes the rules in the site's form: players, room, length, open tanyao, red fives.
func disp(r *replay.Replay, players int, red bool) string {
	text, room, rounds, open := "", "般", "南", "喰"
	if len(r.Deals) > 0 {
		if strings.HasPrefix(r.Deals[0].Rules, soul) {
			room = friends
		}
		if r.Deals[0].Options["openTanyao"] == false {
			open = ""
		}
		if r.Deals[0].Options["gameLength"] == "east" {
			rounds = "東"
		}
	}
	if players == 3 {
		text = "三"
	}
	text += room + rounds + open
	if red {
		text += "赤"
	}
	return text
}

func comma(i int) string {
	if i == 0 {
		return ""
	}
	return ","
}

// A writer writes one deal.
type writer struct {
	deal        *replay.Deal
	setup       *game.Deal
	takes, outs [4][]string
	riichi      bool // the next discard declares riichi
}

func (w *writer) write(stated importer.Stated) []byte {
	s := w.deal.At(0)
	var hands [4][]tile.Tile
	for chair := range w.setup.Players {
		hands[chair] = s.Closed(chair)
	}
	for step := 1; step <= w.deal.Steps(); step++ {
		e := w.deal.Event(step)
		before := s
		if s.Apply(e) != nil {
			break
		}
		w.event(e, &before, &s)
	}
	out := []byte("[[")
	for i, n := range [...]int{int(w.setup.Round-tile.East)*4 + w.setup.Number - 1, w.setup.Repeat, w.setup.Deposits} {
		out = strconv.AppendInt(append(out, comma(i)...), int64(n), 10)
	}
	out = append(out, "],"...)
	out = appendNumbers(out, w.setup.Scores, 4)
	last := w.deal.Last()
	out = appendTiles(append(out, ','), importer.Known(last.Indicators()))
	out = appendTiles(append(out, ','), importer.Ura(last))
	for chair := range 4 {
		out = appendTiles(append(out, ','), hands[chair])
		out = append(append(append(out, ",["...), strings.Join(w.takes[chair], ",")...), ']')
		out = append(append(append(out, ",["...), strings.Join(w.outs[chair], ",")...), ']')
	}
	return append(w.result(append(out, ','), stated), ']')
}

// appendNumbers appends a list of numbers, padded with zeros to the length; an empty list stays empty.
func appendNumbers(out []byte, list []int, length int) []byte {
	out = append(out, '[')
	for i := range length {
		if len(list) == 0 {
			break
		}
		n := 0
		if i < len(list) {
			n = list[i]
		}
		out = strconv.AppendInt(append(out, comma(i)...), int64(n), 10)
	}
	return append(out, ']')
}

func appendTiles(out []byte, tiles []tile.Tile) []byte {
	out = append(out, '[')
	for i, t := range tiles {
		out = append(append(out, comma(i)...), number(t)...)
	}
	return append(out, ']')
}

func number(t tile.Tile) string { return strconv.Itoa(notation.ToTenhou(t)) }

func numbersOf(tiles []tile.Tile) []string {
	list := make([]string, len(tiles))
	for i, t := range tiles {
		list[i] = number(t)
	}
	return list
}

// event writes what an event adds to the lists.
func (w *writer) event(e game.Event, before, after *game.State) {
	take := func(entry string) { w.takes[e.Chair] = append(w.takes[e.Chair], entry) }
	out := func(entry string) { w.outs[e.Chair] = append(w.outs[e.Chair], entry) }
	switch e.Kind {
	case game.Draw:
		take(number(after.Drawn))
	case game.Riichi:
		w.riichi = true
	case game.Discard:
		river := after.Discards()
		entry := number(e.Tile)
		if river[len(river)-1].Drawn && before.Drawn == e.Tile {
			entry = strconv.Itoa(drawnTile)
		}
		if w.riichi {
			entry = `"r` + entry + `"`
		}
		w.riichi = false
		out(entry)
	case game.Chow, game.Pung:
		take(w.claim(byte(map[game.Kind]action{game.Chow: chows, game.Pung: pungs}[e.Kind]), e.Chair,
			lastMeld(after, e.Chair)))
	case game.Kong:
		m := kongOf(after, e)
		switch m.Kong {
		case meld.Claimed:
			take(w.claim(byte(opens), e.Chair, m))
			out("0")
		case meld.Concealed:
			four := numbersOf(m.Tiles())
			out(`"` + strings.Join(four[:3], "") + string(closes) + four[3] + `"`)
		default:
			out(w.added(e, before))
		}
	case game.North:
		out(`"f` + number(tile.North) + `"`)
	}
}

func lastMeld(s *game.State, chair int) meld.Meld {
	melds := s.Melds(chair)
	return melds[len(melds)-1]
}

// kongOf returns the kong that an event laid down.
func kongOf(after *game.State, e game.Event) meld.Meld {
	if e.Tile != tile.None {
		for _, m := range after.Melds(e.Chair) {
			if m.Kind == meld.Quad && m.At(0).Plain() == e.Tile.Plain() {
				return m
			}
		}
	}
	return lastMeld(after, e.Chair)
}

// claim writes a claimed meld: a letter before the called tile, whose place in the list shows who discarded it.
func (w *writer) claim(letter byte, chair int, m meld.Meld) string {
	own, called := split(m)
	return w.spell(letter, inFront(w.setup, chair, m), own, called)
}

func (w *writer) spell(letter byte, at int, own []string, called string) string {
	var text strings.Builder
	text.WriteByte('"')
	for i := 0; i <= len(own); i++ {
		if i == at {
			text.WriteByte(letter)
			text.WriteString(called)
		}
		if i < len(own) {
			text.WriteString(own[i])
		}
	}
	text.WriteByte('"')
	return text.String()
}

// split returns the player's own tiles of a claimed meld, and the called one.
func split(m meld.Meld) (own []string, called string) {
	for i, t := range m.Tiles() {
		if i == int(m.Called) {
			called = number(t)
		} else {
			own = append(own, number(t))
		}
	}
	return own, called
}

// inFront returns how many of the player's own tiles are before the called one: 0 for a discard from the left, 1 from
// across, all of them from the right. Seats are those of four players, even in games of three.
func inFront(d *game.Deal, chair int, m meld.Meld) int {
	offset := map[meld.Side]int{meld.Right: 1, meld.Across: 2, meld.Left: d.Players - 1}[m.From]
	switch ((chair+offset)%d.Players - chair + 4) % 4 {
	case 1:
		return m.Len() - 1
	case 2:
		return 1
	}
	return 0
}

// added writes a kong added to a pung: as the pung, with the added tile first after the letter.
func (w *writer) added(e game.Event, before *game.State) string {
	for _, m := range before.Melds(e.Chair) {
		if m.Kind == meld.Triplet && m.At(0).Plain() == e.Tile.Plain() {
			own, called := split(m)
			return w.spell(byte(adds), inFront(w.setup, e.Chair, m), own, number(e.Tile)+called)
		}
	}
	return ""
}
