package api

import (
	"strings"

	"tehai/core/source"
	"tehai/core/work"
)

// An opening is a file that is read in slices.
type opening struct {
	pieces []string // of the text, until it is read
	size   int      // of them together, in bytes

	reading *work.Slices // nil as long as more of the text comes
	deals   []ReplayDeal // that are read and not yet told
	value   ReplayOpenValue
	err     error

	spared bool // the collector comes more rarely until it is read
}

// maxOpenings is how many files may be read at a time.
const maxOpenings = 20

var openings = newRegistry[opening]("opening", "o", maxOpenings)

// What reading may take, as work.Count counts: so much a byte, and what short texts may take beside. Nothing that is read
// in one pass comes near it.
const (
	mostWorkOfByte = 40
	mostSpareWork  = 40 << 20
)

// mostWork is what reading a text of so many bytes may take.
func mostWork(size int) int { return mostSpareWork + mostWorkOfByte*size }

func tooMuchWork(done int) error {
	return source.Errorf(source.TooLarge, "want a text that is read with less work, found one that took %d steps of reading", done)
}

// boundedWork reads a text of so many bytes at once, within the same bound as in slices.
func boundedWork(size int, read func() error) (err error) {
	reading := work.InSlices(func() { err = read() })
	defer reading.Stop()
	if reading.Next(mostWork(size)) {
		return tooMuchWork(reading.Done())
	}
	return err
}

// usualWork is what a slice takes if nobody says otherwise: a few milliseconds.
const usualWork = 20_000

// ReplayOpeningRequest asks to read a file as replayOpen does, in slices, so that whoever waits can do something else between them.
// The first call has no id, each further one the id that it gave.
type ReplayOpeningRequest struct {
	ID   string `js:"id" is:"?"`
	Text string `js:"text" is:"?" in:"..5242880"` // the next piece of it
	More bool   `js:"more" is:"?"`                // another piece follows; nothing is read before the last
	// Work is how much is read until the answer, 20,000 by default: as much as takes the module a few milliseconds.
	Work int `js:"work" is:"?" in:"0..100000000"`
	// The rest is that of replayOpen, and of the last piece.
	Most    int            `js:"most" is:"?" in:"0..1048576"`
	Format  string         `js:"format" is:"ReplayFormat?"`
	Ruleset string         `js:"ruleset" is:"RulesetId?"`
	Options map[string]any `js:"options" is:"Options?"`
}

// ReplayOpeningValue is how far the reading is. replayClose with its id drops it; once opened is there the id means nothing any more.
type ReplayOpeningValue struct {
	ID     string           `js:"id"`
	Size   int              `js:"size"`          // of the text so far, in bytes
	Work   int              `js:"work"`          // done so far; the whole of it is not known beforehand
	Deals  []ReplayDeal     `js:"deals"`         // that were not told before
	Opened *ReplayOpenValue `js:"opened" is:"?"` // at the end: what replayOpen gives, without the deals, which were all told
}

// ReplayOpening reads a file in slices and keeps it open in the end. After an error nothing of it is kept.
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
			_ = openings.drop(id) // it is there
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

// take adds a piece of the text, and prepares the reading behind the last.
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

// stop drops what is left to read.
func (o *opening) stop() {
	if o.spared {
		o.spared = false
		collectAsUsual()
	}
	if o.reading != nil {
		o.reading.Stop()
	}
}
