package replay

import (
	"errors"

	"tehai/core/source"
)

// A HeadReader reads the output of Heads one deal at a time, so that each text is read once: tags that hold for later
// deals are kept between calls.
type HeadReader struct{ reader reader }

// NewHeadReader returns a reader that has read no deals.
func NewHeadReader(rules RulesFor) *HeadReader {
	h := &HeadReader{reader{rules: rules, replay: &Replay{}}}
	h.reader.heading.DeadWall = DeadByRules
	return h
}

// errHead says that a text is not the output of Heads.
var errHead = errors.New("its words are no replay text")

// Deal reads the text before a deal and its list of that number of tiles. The text must be that of one deal without
// moves; after an error it reads no more.
func (h *HeadReader) Deal(text string, tiles int) (*Deal, error) {
	r := &h.reader
	before, problems := len(r.replay.Deals), len(r.replay.Problems)
	err := h.read(text)
	ok := err == nil && r.games == before+1 && len(r.replay.Deals) == before+1
	if d := r.replay.Deals; !ok || d[before].Steps() > 0 || len(d[before].Deal().Wall) != tiles {
		r.replay.Deals, r.replay.Problems = r.replay.Deals[:before], r.replay.Problems[:problems]
		r.notes, r.next = nil, nextGame{}
		return nil, errHead
	}
	return r.replay.Deals[before], nil
}

// Tail reads the text after the last deal.
func (h *HeadReader) Tail(text string) error {
	deals := len(h.reader.replay.Deals)
	if err := h.read(text); err != nil || len(h.reader.replay.Deals) != deals {
		h.reader.replay.Deals = h.reader.replay.Deals[:deals]
		return errHead
	}
	return nil
}

// Replay returns the deals that were read. Their problems have no place, because the user has no text.
func (h *HeadReader) Replay() *Replay {
	r := &h.reader
	r.leaveTags()
	r.replay.Begun = len(r.replay.Deals)
	for i := range r.replay.Problems {
		r.replay.Problems[i].Line, r.replay.Problems[i].Column = 0, 0
	}
	return r.replay
}

// read reads the paragraphs of one text. Comments stay where they are, between the deals: no step of a deal has a mark
// yet.
func (h *HeadReader) read(text string) error {
	r := &h.reader
	all, ok := paragraphs(text)
	if !ok {
		return errHead
	}
	r.text, r.all, r.places, r.named = text, all, source.Places{Text: text}, namedPlayers{}
	for i, p := range all {
		if err := r.paragraph(i, p); err != nil {
			return err
		}
	}
	r.comments, r.marks, r.marked, r.gamesWith = nil, nil, nil, nil
	return nil
}
