package api

import (
	"strings"

	"tehai/core/source"
	"tehai/core/work"
)

// An opening is a file that is being read in slices.
type opening struct {
	pieces []string // of the text, until it is read
	size   int      // their total size, in bytes

	reading *work.Slices // nil as long as more of the text comes
	deals   []ReplayDeal // that are read and not yet told
	value   ReplayOpenValue
	err     error

	spared bool // garbage collection is rare until it is read
}

// maxOpenings is how many files may be read at a time.
const maxOpenings = 20

var openings = newRegistry[opening]("opening", "o", maxOpenings)

// Limits of reading, in the units of source.Work: an amount for each byte, and a fixed amount for short texts. Nothing
// that is read in one pass comes near them.
const (
	mostWorkOfByte = 40
	mostSpareWork  = 40 << 20
)

// mostWork is the limit for reading a text of that many bytes.
func mostWork(size int) int { return mostSpareWork + mostWorkOfByte*size }

func tooMuchWork(done int) error {
	return source.Errorf(source.TooLarge,
		"want a text that is read with less work, found one that took %d steps of reading", done)
}

// boundedWork reads a text of that many bytes at once, within the same limit as in slices.
func boundedWork(size int, read func() error) (err error) {
	reading := work.InSlices(func() { err = read() })
	defer reading.Stop()
	if reading.Next(mostWork(size)) {
		return tooMuchWork(reading.Done())
	}
	return err
}

// usualWork is the default work of a slice: a few milliseconds.
const usualWork = 20_000

// ReplayOpeningRequest asks to read a file as replayOpen does, in slices, so that the caller can do other work between
// them. The first call has no id, each further one the id that it returned.
type ReplayOpeningRequest struct {
	ID   string `js:"id" is:"?"`
	Text string `js:"text" is:"?" in:"..5242880"` // the next piece of it
	More bool   `js:"more" is:"?"`                // another piece follows; reading starts after the last piece
	// Work is how much to read before the reply, 20,000 by default: a few milliseconds in the module.
	Work int `js:"work" is:"?" in:"0..100000000"`
	// The other fields are those of replayOpen, used from the last piece.
	Most    int            `js:"most" is:"?" in:"0..1048576"`
	Format  string         `js:"format" is:"ReplayFormat?"`
	Ruleset string         `js:"ruleset" is:"RulesetId?"`
	Options map[string]any `js:"options" is:"Options?"`
}

// ReplayOpeningValue is the progress of the reading. replayClose with its id stops it; once opened is present the id is
// no longer valid.
type ReplayOpeningValue struct {
	ID    string       `js:"id"`
	Size  int          `js:"size"`  // of the text so far, in bytes
	Work  int          `js:"work"`  // done so far; the total is not known beforehand
	Deals []ReplayDeal `js:"deals"` // that were not returned before
	// at the end: the value of replayOpen, without the deals, which were all returned
	Opened *ReplayOpenValue `js:"opened" is:"?"`
}

// ReplayOpening reads a file in slices and keeps it open at the end. After an error nothing of it stays open.
func ReplayOpening(request ReplayOpeningRequest) (value ReplayOpeningValue, err error) {
	id, o := request.ID, &opening{}
	if id == "" {
		id, err = openings.put(o)
	} else {
		o, err = openings.get(id)
	}
	if err != nil {
		return ReplayOpeningValue{}, err
	}
	kept := false
	defer func() {
		if !kept {
			o.stop()
			_ = openings.drop(id) // it exists
		}
	}()
	if err := o.take(&request); err != nil {
		return ReplayOpeningValue{}, err
	}
	value = ReplayOpeningValue{ID: id, Size: o.size}
	if o.reading == nil {
		kept = true
		return value, nil
	}
	if request.Work == 0 {
		request.Work = usualWork
	}
	more := o.reading.Next(request.Work)
	value.Work, value.Deals, o.deals = o.reading.Done(), o.deals, nil
	switch {
	case o.err != nil:
		return ReplayOpeningValue{}, o.err
	case more && value.Work > mostWork(o.size):
		return ReplayOpeningValue{}, tooMuchWork(value.Work)
	case !more:
		value.Opened = &o.value
	}
	kept = more
	return value, nil
}

// take adds a piece of the text, and prepares the reading after the last one.
func (o *opening) take(request *ReplayOpeningRequest) error {
	if o.reading != nil {
		if request.Text != "" {
			return source.Errorf(source.ImpossibleSituation, "text: the last piece was there already, and reading has begun")
		}
		return nil
	}
	o.pieces = append(o.pieces, request.Text)
	if o.size += len(request.Text); o.size > maxOpened {
		return source.Errorf(source.TooLarge, "want a text of at most %d bytes, found more", maxOpened)
	}
	if request.More {
		return nil
	}
	whole := ReplayOpenRequest{Text: strings.Join(o.pieces, ""), Format: request.Format, Most: request.Most,
		Ruleset: request.Ruleset, Options: request.Options}
	o.pieces = nil
	if o.spared = o.size <= mostSpared; o.spared {
		collectRarely()
	}
	o.reading = work.InSlices(func() {
		o.value, o.err = openReplayOf(whole, func(d ReplayDeal) { o.deals = append(o.deals, d) })
	})
	return nil
}

// maxOpened is the greatest length of a text in bytes.
const maxOpened = 5 << 20

// stop stops the reading.
func (o *opening) stop() {
	if o.spared {
		o.spared = false
		collectAsUsual()
	}
	if o.reading != nil {
		o.reading.Stop()
	}
}
