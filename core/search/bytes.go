package search

import (
	"encoding/binary"
	"math/bits"

	"tehai/core/game"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// version is the first byte of a File as bytes. Bytes of another version are refused, and the file is read again:
// a change of the form, or of what a fact means, raises it.
const version = 1

// Limits of what Read makes.
const (
	maxDeals   = 10_000
	maxText    = 2_000
	maxItems   = 1_000 // yaku of a win, melds of a chair, names
	maxMoments = 2_000 // of a chair
)

// Append puts the file behind dst as bytes.
func (f *File) Append(dst []byte) []byte {
	w := writer{append(dst, version)}
	w.text(f.Date)
	w.number(len(f.Deals))
	var before []string
	for i := range f.Deals {
		d := &f.Deals[i]
		w.deal(d, equal(before, d.Players))
		before = d.Players
	}
	return w.to
}

func equal(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

type writer struct{ to []byte }

func (w *writer) number(n int)     { w.to = binary.AppendUvarint(w.to, uint64(n)) }
func (w *writer) signed(n int)     { w.to = binary.AppendVarint(w.to, int64(n)) }
func (w *writer) text(s string)    { w.number(len(s)); w.to = append(w.to, s...) }
func (w *writer) tile(t tile.Tile) { w.to = append(w.to, byte(t)) }
func (w *writer) bits(set ...bool) { w.to = append(w.to, bitsOf(set)) }

func bitsOf(set []bool) (b byte) {
	for i, on := range set {
		if on {
			b |= 1 << i
		}
	}
	return b
}

func (w *writer) deal(d *Deal, sameNames bool) {
	w.number(d.Place)
	w.text(d.Rules)
	w.bits(sameNames)
	if !sameNames {
		w.number(len(d.Players))
		for _, name := range d.Players {
			w.text(name)
		}
	}
	w.tile(d.Round)
	w.number(d.Number)
	w.number(d.Repeat)
	w.number(int(d.End))
	w.number(d.Steps)
	w.number(len(d.Chairs))
	for i := range d.Chairs {
		w.chair(&d.Chairs[i])
	}
}

func (w *writer) chair(c *Chair) {
	w.tile(c.Wind)
	w.number(c.Standing)
	w.number(c.Place)
	w.signed(c.Payment)
	drawn := c.Win != nil && c.Win.Drawn
	w.bits(c.Win != nil, drawn, c.DealtIn, c.Declared, c.Reviewed)
	if c.Win != nil {
		w.number(len(c.Win.Yaku))
		for _, id := range c.Win.Yaku {
			w.text(id)
		}
		for _, n := range []int{c.Win.Han, c.Win.Fu, c.Win.Yakuman, c.Win.Points} {
			w.number(n)
		}
	}
	w.number(len(c.Melds))
	for i := range c.Melds {
		m := &c.Melds[i]
		w.number(m.Step)
		w.bits(m.Open)
		w.number(len(m.Tiles))
		for _, t := range m.Tiles {
			w.tile(t)
		}
	}
	w.number(len(c.Moments))
	before := &Moment{}
	for i := range c.Moments {
		w.moment(&c.Moments[i], before)
		before = &c.Moments[i]
	}
}

// moment writes a moment as it differs from the one before.
func (w *writer) moment(m, before *Moment) {
	w.number(int(m.Step) - int(before.Step))
	w.to = append(w.to, byte(m.Event), byte(m.Shanten), byte(m.Tile))
	w.number(int(m.flags))
	w.to = append(w.to, m.Turn, m.Open<<4|m.Riichis)
	for suit, word := range m.Hand {
		w.number(int(word ^ before.Hand[suit]))
	}
	if m.waits() {
		w.number(int(m.Waits))
		w.to = append(w.to, m.Left)
	}
	if m.is(threat) {
		w.number(int(m.Danger))
	}
	if m.is(reviewed) {
		w.number(int(m.Loss))
		w.to = append(w.to, m.chances, m.made)
	}
}

// waits reports whether the hand is ready before a draw.
func (m *Moment) waits() bool { return m.is(known) && m.Shanten == 0 && m.Hand.size()%3 == 1 }

// Read reads what Append has written. The error has the code bad-replay.
func Read(from []byte) (*File, error) {
	r := &reader{from: from}
	if len(from) == 0 || from[0] != version {
		return nil, r.bad("version")
	}
	r.at = 1
	f := &File{Date: r.text()}
	n := r.count(maxDeals)
	var names []string
	for range n {
		d := r.deal(names)
		if r.err != nil {
			return nil, r.err
		}
		names = d.Players
		f.Deals = append(f.Deals, d)
	}
	if r.err == nil && r.at != len(from) {
		r.fail("end")
	}
	if r.err != nil {
		return nil, r.err
	}
	return f, nil
}

// A reader goes through bytes that may say anything. After the first fault it gives zeros.
type reader struct {
	from []byte
	at   int
	err  error
}

func (r *reader) bad(what string) error {
	return source.Errorf(source.BadReplay, "want an index of games, found another %s at byte %d", what, r.at)
}

func (r *reader) fail(what string) {
	if r.err == nil {
		r.err = r.bad(what)
	}
}

func (r *reader) byte() byte {
	if r.err != nil || r.at >= len(r.from) {
		r.fail("length")
		return 0
	}
	r.at++
	return r.from[r.at-1]
}

// number reads a number of at most so much.
func (r *reader) number(most uint64) int {
	if r.err != nil {
		return 0
	}
	n, size := binary.Uvarint(r.from[r.at:])
	if size <= 0 || n > most {
		r.fail("number")
		return 0
	}
	r.at += size
	return int(n)
}

func (r *reader) signed() int {
	if r.err != nil {
		return 0
	}
	n, size := binary.Varint(r.from[r.at:])
	if size <= 0 || n > maxPoints || n < -maxPoints {
		r.fail("number")
		return 0
	}
	r.at += size
	return int(n)
}

const maxPoints = 1 << 30

// count reads how many things follow, each of which takes a byte at least.
func (r *reader) count(most int) int { return r.number(uint64(min(most, len(r.from)-r.at))) }

func (r *reader) text() string {
	n := r.count(maxText)
	if r.err != nil || r.at+n > len(r.from) {
		r.fail("text")
		return ""
	}
	r.at += n
	return string(r.from[r.at-n : r.at])
}

func (r *reader) tile() tile.Tile {
	t := tile.Tile(r.byte())
	if t > tile.Vertical {
		r.fail("tile")
		return tile.None
	}
	return t
}

// wind reads one of the winds of a table.
func (r *reader) wind() tile.Tile {
	t := r.tile()
	if game.WindNames[t] == "" {
		r.fail("wind")
		return tile.East
	}
	return t
}

func (r *reader) deal(names []string) Deal {
	d := Deal{Place: r.number(maxDeals), Rules: r.text(), Players: names}
	if r.byte()&1 == 0 {
		d.Players = nil
		for range r.count(maxItems) {
			d.Players = append(d.Players, r.text())
		}
	}
	d.Round = r.wind()
	d.Number, d.Repeat = r.number(maxPoints), r.number(maxPoints)
	d.End, d.Steps = End(r.number(uint64(Aborted))), r.number(1<<16-1)
	d.Chairs = make([]Chair, r.number(game.MaxPlayers))
	for i := range d.Chairs {
		d.Chairs[i] = r.chair()
	}
	return d
}

func (r *reader) chair() Chair {
	c := Chair{Wind: r.wind(), Standing: r.number(game.MaxPlayers), Place: r.number(game.MaxPlayers), Payment: r.signed()}
	set := r.byte()
	c.DealtIn, c.Declared, c.Reviewed = set&4 != 0, set&8 != 0, set&16 != 0
	if set&1 != 0 {
		c.Win = &Win{Drawn: set&2 != 0}
		for range r.count(maxItems) {
			c.Win.Yaku = append(c.Win.Yaku, r.text())
		}
		c.Win.Han, c.Win.Fu = r.number(maxPoints), r.number(maxPoints)
		c.Win.Yakuman, c.Win.Points = r.number(maxPoints), r.number(maxPoints)
	}
	for range r.count(maxItems) {
		m := Laid{Step: r.number(1<<16 - 1), Open: r.byte()&1 != 0}
		for range r.count(4) {
			m.Tiles = append(m.Tiles, r.tile())
		}
		c.Melds = append(c.Melds, m)
	}
	n := r.count(maxMoments)
	if r.err != nil {
		return c
	}
	c.Moments = make([]Moment, n)
	before := &Moment{}
	for i := range c.Moments {
		r.moment(&c.Moments[i], before)
		before = &c.Moments[i]
	}
	return c
}

func (r *reader) moment(m, before *Moment) {
	m.Step = before.Step + uint16(r.number(1<<16-1))
	m.Event, m.Shanten, m.Tile = Event(r.byte()), int8(r.byte()), r.tile()
	m.flags = flags(r.number(uint64(allFlags)))
	m.Turn = r.byte()
	both := r.byte()
	m.Open, m.Riichis = both>>4, both&15
	for suit := range m.Hand {
		m.Hand[suit] = before.Hand[suit] ^ uint32(r.number(1<<30-1))
	}
	if m.Event >= events || !m.Hand.valid() {
		r.fail("moment")
	}
	if m.waits() {
		m.Waits = shanten.Tiles(r.number(1<<tile.Kinds - 1))
		m.Left = r.byte()
	}
	m.Danger = noDanger
	if m.is(threat) {
		m.Danger = uint16(r.number(noDanger))
	}
	if m.is(reviewed) {
		m.Loss = uint16(r.number(1<<16 - 1))
		m.chances, m.made = r.byte(), r.byte()
		if bits.Len8(m.chances|m.made) > len(Mistakes) {
			r.fail("kind of mistake")
		}
	}
}
