package search

import (
	"encoding/binary"
	"math"
	"testing"

	"tehai/core/tile"
)

// TestReaderBounds reads numbers, texts and tiles at their bounds and behind them, and of cut bytes.
func TestReaderBounds(t *testing.T) {
	number := func(n uint64) []byte { return binary.AppendUvarint(nil, n) }
	signed := func(n int64) []byte { return binary.AppendVarint(nil, n) }
	for _, row := range []struct {
		name  string
		bytes []byte
		read  func(*reader) int
		want  int // -1 is a fault
	}{
		{"the largest number", number(7), func(r *reader) int { return r.number(7) }, 7},
		{"a larger number", number(8), func(r *reader) int { return r.number(7) }, -1},
		{"no number", nil, func(r *reader) int { return r.number(7) }, -1},
		{"half a number", []byte{0x80}, func(r *reader) int { return r.number(700) }, -1},
		{"the most points", signed(maxPoints), (*reader).signed, maxPoints},
		{"more points", signed(maxPoints + 1), (*reader).signed, -1},
		{"the fewest points", append(signed(-maxPoints), 0), func(r *reader) int { return -r.signed() }, maxPoints},
		{"fewer points", signed(-maxPoints - 1), (*reader).signed, -1},
		{"half the points", []byte{0x80}, (*reader).signed, -1},
		{"as many as bytes follow", []byte{2, 0, 0}, func(r *reader) int { r.byte(); return r.count(9) }, 0},
		{"two with two bytes", []byte{2, 0}, func(r *reader) int { return r.count(9) }, 2},
		{"three with two bytes", []byte{3, 0}, func(r *reader) int { return r.count(9) }, -1},
		{"ten of at most nine", make10(), func(r *reader) int { return r.count(9) }, -1},
		{"a text up to the end", []byte{2, 'a', 'b'}, func(r *reader) int { return len(r.text()) }, 2},
		{"an empty text", []byte{0}, func(r *reader) int { return len(r.text()) }, 0},
		{"a text beyond the end", []byte{3, 'a', 'b'}, func(r *reader) int { return len(r.text()) }, -1},
		{"the last tile", []byte{byte(tile.Vertical)}, func(r *reader) int { return int(r.tile()) }, int(tile.Vertical)},
		{"no tile", []byte{byte(tile.Vertical) + 1}, func(r *reader) int { return int(r.tile()) }, -1},
		{"a wind", []byte{byte(tile.North)}, func(r *reader) int { return int(r.wind()) }, int(tile.North)},
		{"no wind", []byte{byte(tile.White)}, func(r *reader) int { return int(r.wind()) }, -1},
	} {
		r := &reader{from: row.bytes}
		got := row.read(r)
		if (r.err != nil) != (row.want < 0) || r.err == nil && got != row.want {
			t.Errorf("%s: %d, %v, want %d", row.name, got, r.err, row.want)
		}
	}
}

func make10() []byte { return append([]byte{10}, make([]byte, 20)...) }

// TestMomentBounds reads moments whose parts are at their bounds, and behind them.
func TestMomentBounds(t *testing.T) {
	type parts struct {
		step, event, flags, hand, waits, danger, loss uint64
		chances                                       byte
	}
	read := func(p parts) error {
		w := writer{}
		w.number(int(p.step))
		w.to = append(w.to, byte(p.event), 0, byte(tile.East))
		w.number(int(p.flags))
		w.to = append(w.to, 3, 1<<4|2)
		w.number(int(p.hand))
		w.number(0)
		w.number(0)
		w.number(1) // East: a hand of one tile
		if flags(p.flags)&known != 0 {
			w.number(int(p.waits))
			w.to = append(w.to, 2)
		}
		if flags(p.flags)&threat != 0 {
			w.number(int(p.danger))
		}
		if flags(p.flags)&reviewed != 0 {
			w.number(int(p.loss))
			w.to = append(w.to, p.chances, 0)
		}
		r := &reader{from: w.to}
		m := &Moment{}
		r.moment(m, &Moment{})
		if r.err == nil && (r.at != len(w.to) || uint64(m.Step) != p.step || uint64(m.Waits) != p.waits ||
			uint64(m.Loss) != p.loss || m.is(threat) && uint64(m.Danger) != p.danger || m.Open != 1 || m.Riichis != 2) {
			t.Errorf("%+v is read as %+v, %d of %d bytes", p, m, r.at, len(w.to))
		}
		return r.err
	}
	all := uint64(1)<<tile.Kinds - 1
	for name, p := range map[string]parts{
		"nothing": {}, "the last step": {step: math.MaxUint16}, "the last event": {event: uint64(events) - 1},
		"all waits": {flags: uint64(known), waits: all}, "the most danger": {flags: uint64(threat), danger: noDanger},
		"the greatest loss": {flags: uint64(reviewed), loss: math.MaxUint16}, "all flags": {flags: uint64(allFlags)},
		"all kinds of mistakes": {flags: uint64(reviewed), chances: 1<<len(Mistakes) - 1},
	} {
		if err := read(p); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, p := range map[string]parts{
		"a later step": {step: math.MaxUint16 + 1}, "another event": {event: uint64(events)},
		"another flag": {flags: uint64(allFlags) + 1}, "too many waits": {flags: uint64(known), waits: all + 1},
		"more danger":    {flags: uint64(threat), danger: noDanger + 1},
		"a greater loss": {flags: uint64(reviewed), loss: math.MaxUint16 + 1}, "no hand": {hand: 5},
		"too large a hand":        {hand: 1 << 30},
		"another kind of mistake": {flags: uint64(reviewed), chances: 1 << len(Mistakes)},
	} {
		if err := read(p); err == nil {
			t.Errorf("%s is read", name)
		}
	}
}

// TestRanges makes ranges of signs and numbers.
func TestRanges(t *testing.T) {
	for _, row := range []struct {
		sign     sign
		text     string
		scale    float64
		from, to int
		fault    bool
	}{
		{":", "5", 1, 5, 5, false}, {"=", "-5", 1, -5, -5, false}, {"<", "5", 1, math.MinInt, 4, false},
		{"<=", "5", 1, math.MinInt, 5, false}, {">", "5", 1, 6, math.MaxInt, false}, {">=", "5", 1, 5, math.MaxInt, false},
		{":", "3..5", 1, 3, 5, false}, {"=", "-3..5", 1, -3, 5, false}, {":", "2.5", 100, 250, 250, false},
		{":", "0.125..1", 100, 13, 100, false}, {":", "1000000000", 1, 1e9, 1e9, false}, {":", "5.0", 1, 5, 5, false},
		{"<", "3..5", 1, 0, 0, true}, {":", "1000000001", 1, 0, 0, true}, {":", "2.5", 1, 0, 0, true},
		{":", "..5", 1, 0, 0, true}, {":", "3..", 1, 0, 0, true}, {":", "x", 1, 0, 0, true}, {":", "0x10", 1, 0, 0, true},
		{":", "1e3", 1, 0, 0, true}, {":", "+5", 1, 0, 0, true}, {":", "--5", 1, 0, 0, true}, {":", "NaN", 1, 0, 0, true},
	} {
		v, err := readRange(row.sign, row.text, row.scale)
		if (err != nil) != row.fault || err == nil && (v.from != row.from || v.to != row.to) {
			t.Errorf("%s%s: %d to %d, %v, want %d to %d", row.sign, row.text, v.from, v.to, err, row.from, row.to)
		}
	}
	date := &Term{ID: "date", Kind: Date}
	for text, want := range map[string]string{"2026": "2026", "2026-03": "202603", "2026-03-31": "20260331",
		"20260331": "20260331", "202": "", "20260": "", "2026-3": "", "202603311": "", "2026033101": "", "2o26": "", "": ""} {
		v, err := date.read(">=", text)
		if (err != nil) != (want == "") || err == nil && (v.digits != want || v.sign != ">=") {
			t.Errorf("date %s: %s, %v, want %s", text, v.digits, err, want)
		}
	}
}

// TestOnDate compares dates with as much as a question states; a game without a date lies on none.
func TestOnDate(t *testing.T) {
	for _, test := range []struct {
		sign        sign
		asked, when string
		want        bool
	}{
		{"", "2026", "20260331", true}, {"", "2026", "20251231", false}, {"", "202603", "20260331", true},
		{"", "20260331", "20260331", true}, {"", "20260331", "20260330", false}, {"", "2026", "", false},
		{"<", "202603", "20260228", true}, {"<", "202603", "20260301", false}, {"<", "2026", "", false},
		{"<=", "202603", "20260331", true}, {"<=", "202603", "20260401", false}, {"<=", "202603", "20250101", true},
		{">", "202603", "20260331", false}, {">", "202603", "20260401", true},
		{">=", "202603", "20260301", true}, {">=", "202603", "20260228", false}, {">=", "20260301", "202603", false},
	} {
		v := value{digits: test.asked, sign: test.sign}
		if got := v.onDate(test.when); got != test.want {
			t.Errorf("%q is %s%s: %v", test.when, test.sign, test.asked, got)
		}
	}
}
