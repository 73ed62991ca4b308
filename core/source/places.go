package source

import (
	"strings"
	"unicode/utf8"
)

// Places computes lines and columns of one text like Position, but reads each of its bytes only a few times for any
// number of calls: it stores line and column of every 4,096th byte.
type Places struct {
	Text   string
	marks  []place
	looked int // number of bytes
}

type place struct{ line, column int }

const placeStride = 4096

// Of is Position in the text.
func (p *Places) Of(offset int) (line, column int) {
	offset = max(0, min(offset, len(p.Text)))
	if p.marks == nil {
		p.marks = append(p.marks, place{1, 1})
	}
	for len(p.marks) <= offset/placeStride {
		from := (len(p.marks) - 1) * placeStride
		p.marks = append(p.marks, p.after(p.marks[len(p.marks)-1], p.Text[from:from+placeStride]))
	}
	mark := offset / placeStride
	at := p.after(p.marks[mark], p.Text[mark*placeStride:offset])
	return at.line, at.column
}

// Before returns an error of the text with its line and column in front of the message; an error without a place stays
// unchanged.
func (p *Places) Before(e *Error) *Error {
	if !e.Span.Known() {
		return e
	}
	line, column := p.Of(e.Span.Start)
	placed := e.Within("line %d, column %d: ", line, column)
	placed.Span = e.Span
	return placed
}

// after returns the place after a piece of the text. A character counts where it begins.
func (p *Places) after(from place, piece string) place {
	p.looked += len(piece)
	if lines := strings.Count(piece, "\n"); lines > 0 {
		from.line, from.column = from.line+lines, 1
		piece = piece[strings.LastIndexByte(piece, '\n')+1:]
	}
	for i := range len(piece) {
		if utf8.RuneStart(piece[i]) {
			from.column++
		}
	}
	return from
}
