package slim

import (
	"bytes"
	"slices"
)

// A piece is a part of memory that the deferred module contains.
type piece struct {
	at   int
	text []byte
}

// takeLater removes from a stripped table what only functions of the deferred module need, and returns it: their
// tables of values by instruction, their pointer maps, and the offsets to these in their entries, unless these travel
// as columns. The runtime reads them when such a function is on a stack. The entries keep their lengths. The list of
// types goes with reflect's function that returns it.
func (t *functions) takeLater(stays func(i int) bool, asColumns bool) []piece {
	spans := t.laterTables(stays)
	t.all(func(i int, e entry) {
		if !stays(i) && !asColumns {
			spans = append(spans, span{e.at, e.end()})
		}
	})
	slices.SortFunc(spans, func(a, b span) int { return a.from - b.from })
	var pieces []piece
	for _, s := range spans {
		text := bytes.Clone(t.memory[s.from:s.to])
		if last := len(pieces) - 1; last >= 0 && pieces[last].at+len(pieces[last].text) == s.from {
			pieces[last].text = append(pieces[last].text, text...)
		} else {
			pieces = append(pieces, piece{s.from, text})
		}
	}
	for _, s := range t.laterTables(stays) {
		clear(t.memory[s.from:s.to])
	}
	t.all(func(i int, e entry) {
		if stays(i) {
			return
		}
		for _, place := range []int{entryName, entryArguments, entryReturn, entryStack} {
			e.put(place, 0)
		}
		for k := range e.values() {
			e.put(e.value(k), 0)
		}
		for k := range e.data() {
			e.put(e.datum(k), none)
		}
	})
	return pieces
}

// span is a range of memory.
type span struct{ from, to int }

// laterTables returns the ranges of the tables and maps that only functions of the deferred module need.
func (t *functions) laterTables(stays func(i int) bool) []span {
	needed := drops{}  // by address: kept by functions that stay, dropped by the others
	var pointers []int // addresses of maps: each ends where the next begins
	note := func(i, at int) {
		if stays(i) {
			needed.keep(at)
		} else {
			needed.drop(at)
		}
	}
	needed.keep(t.values) // the offset that means none
	t.all(func(i int, e entry) {
		note(i, t.values+e.word(entryStack))
		for k := range e.values() {
			note(i, t.values+e.word(e.value(k)))
		}
		for k := range e.data() {
			if offset := e.word(e.datum(k)); offset != none {
				pointers = append(pointers, t.gofunc+offset)
				note(i, t.gofunc+offset)
			}
		}
	})
	slices.Sort(pointers)
	pointers = slices.Compact(pointers)
	var spans []span
	for _, at := range needed.lost() {
		to := at
		if at >= t.values && at < t.entries {
			to += tableLength(t.memory[at:t.entries])
		} else if i, _ := slices.BinarySearch(pointers, at); i+1 < len(pointers) { // the end of the last one is not known
			to = pointers[i+1]
		}
		if to > at {
			spans = append(spans, span{at, to})
		}
	}
	if t.listLater && t.typeList.to > t.typeList.from {
		spans = append(spans, t.typeList)
	}
	return spans
}

// writePieces returns a data section.
func writePieces(pieces []piece) []byte {
	return append(appendNumber(nil, len(pieces)), segments(pieces)...)
}

func segments(pieces []piece) (body []byte) {
	for _, p := range pieces {
		body = append(appendSigned(append(body, 0, i32Const), p.at), endCode)
		body = append(appendNumber(body, len(p.text)), p.text...)
	}
	return body
}
