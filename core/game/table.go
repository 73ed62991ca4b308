package game

import (
	"strings"

	"tehai/core/source"
)

// Table is a live deal, played by commands.
type Table struct{ record *Record }

// NewTable returns the table of a deal that has been recorded so far. The
// record is the table's from now on.
func NewTable(r *Record) *Table {
	t := &Table{r}
	t.settle()
	return t
}

// PlayOn returns the table of a deal at the step where its record stops, even
// where nothing but its end can follow: the end waits for a command.
func PlayOn(r *Record) *Table { return &Table{r} }

// Record returns what was played. It is the table's own: read it.
func (t *Table) Record() *Record { return t.record }

// State returns the table as it is now. It is the table's own: read it.
func (t *Table) State() *State { return t.record.Last() }

// Legal returns every command that is open now, in order of priority; none
// when the deal is over and nobody else can win.
func (t *Table) Legal() []string {
	s := t.State()
	var buf [mostLegal]Event
	events := s.AppendLegal(buf[:0])
	// One text has them all: each would be a piece of memory of its own.
	var spelled [6 * mostLegal]byte
	text := spelled[:0]
	for _, e := range events {
		text = append(s.appendCommand(text, e), ' ')
	}
	return strings.Fields(string(text))
}

// MaxCommands is the greatest length of the text of a Command, in bytes.
const MaxCommands = 10_000

// Command plays one or several commands with blanks between them, all or none:
// if one is refused, none has happened. The error has a span in text and the
// code bad-replay for what cannot be read, impossible-play for what the rules
// refuse. Where the rules panic none has happened either.
func (t *Table) Command(text string) error {
	if len(text) > MaxCommands {
		return source.Errorf(source.TooLarge, "want at most %d characters of commands, found %d", MaxCommands, len(text))
	}
	return t.Transaction(func() error { return t.all(text) })
}

// Transaction does something with a table, such as to play, or to take a command back, and to tell what then is: where
// it fails or panics all of that has not happened.
func (t *Table) Transaction(do func() error) error {
	before, done := *t.State(), false
	defer func() {
		if !done {
			t.record.backTo(&before)
		}
	}()
	err := do()
	done = err == nil
	return err
}

func (t *Table) all(text string) error {
	found := false
	for start := 0; start < len(text); {
		size := strings.IndexAny(text[start:], " \t\r\n")
		if size < 0 {
			size = len(text) - start
		}
		if size > 0 {
			found = true
			if err := t.one(text[start : start+size]); err != nil {
				return within(err, source.Span{Start: start, End: start + size})
			}
		}
		start += size + 1
	}
	if !found {
		return source.ErrorAt(source.Span{Start: 0, End: len(text)}, source.BadReplay,
			"want a command such as Ed1m, found nothing")
	}
	return nil
}

// within gives an error about a command its place in the whole text.
func within(err error, at source.Span) error {
	e, ok := err.(*source.Error)
	if !ok {
		return err
	}
	if e.Span.Known() {
		e.Span = e.Span.Shift(at.Start)
	} else {
		e.Span = at
	}
	return e
}

func (t *Table) one(word string) error {
	e, err := t.State().ReadCommand(word)
	if err != nil {
		return err
	}
	if err := t.record.Add(e); err != nil {
		return err
	}
	t.settle()
	return nil
}

// settle ends the deal by itself when its end is all that is open.
func (t *Table) settle() {
	if e, only := t.onlyEnd(); only {
		// The event comes from Legal, so it is allowed.
		_ = t.record.Add(e)
	}
}

func (t *Table) onlyEnd() (Event, bool) {
	s := t.State()
	if s.Phase != Stuck && s.Phase != ToDraw || s.Phase == ToDraw && s.Left() > 0 && s.mustAbort() == "" {
		return Event{}, false
	}
	var buf [mostLegal]Event
	events := s.AppendLegal(buf[:0])
	if len(events) == 1 && (events[0].Kind == Exhausted || events[0].Kind == Aborted) {
		return events[0], true
	}
	return Event{}, false
}

// Undo takes the last command back, and with it the end that it led to. The
// error, impossible-play, says that there is nothing to take back.
func (t *Table) Undo() error {
	r := t.record
	if r.Steps() == 0 {
		return refuse("nothing has been played that could be taken back")
	}
	last := r.Event(r.Steps())
	r.Truncate(r.Steps() - 1)
	if last.Kind != Exhausted && last.Kind != Aborted {
		return nil
	}
	if _, only := t.onlyEnd(); only {
		if r.Steps() == 0 {
			t.settle()
			return refuse("nothing has been played that could be taken back")
		}
		r.Truncate(r.Steps() - 1)
	}
	return nil
}
