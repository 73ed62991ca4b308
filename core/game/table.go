package game

import (
	"strings"

	"tehai/core/source"
)

// Table is a live deal, played by commands.
type Table struct{ record *Record }

// NewTable returns the table of a recorded deal. The table owns the record from now on.
func NewTable(r *Record) *Table {
	t := &Table{r}
	t.settle()
	return t
}

// PlayOn returns the table of a deal at the step where its record stops, even if only the end of the deal can follow:
// the end waits for a command.
func PlayOn(r *Record) *Table { return &Table{r} }

// Record returns the record of the table. It belongs to the table: do not change it.
func (t *Table) Record() *Record { return t.record }

// State returns the current state. It belongs to the table: do not change it.
func (t *Table) State() *State { return t.record.Last() }

// Legal returns every legal command, in order of priority; none when the deal is over and no other player can win.
func (t *Table) Legal() []string {
	s := t.State()
	var buf [mostLegal]Event
	events := s.AppendLegal(buf[:0])
	// One buffer for all commands, to avoid an allocation for each.
	var spelled [6 * mostLegal]byte
	text := spelled[:0]
	for _, e := range events {
		text = append(s.appendCommand(text, e), ' ')
	}
	return strings.Fields(string(text))
}

// MaxCommands is the greatest length of the text of a Command, in bytes.
const MaxCommands = 10_000

// Command plays one or several commands separated by blanks, all or none: if one is refused, the state stays as it was.
// The error has a span in text; its code is bad-replay for unreadable commands, impossible-play for those that the
// rules refuse. If the rules panic, the state stays as it was too.
func (t *Table) Command(text string) error {
	if len(text) > MaxCommands {
		return source.Errorf(source.TooLarge, "want at most %d characters of commands, found %d", MaxCommands, len(text))
	}
	return t.Transaction(func() error { return t.all(text) })
}

// Transaction runs a function that changes the table, for example by playing or undoing a command and reporting the
// result. If it fails or panics, the table stays as it was.
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

// within moves the span of an error about one command to its place in the complete text.
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

// settle ends the deal by itself when its end is the only legal event.
func (t *Table) settle() {
	if e, only := t.onlyEnd(); only {
		// The event is from Legal, so it is allowed.
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

// Undo removes the last command, and the end of the deal that it caused. The error, impossible-play, says that there is
// no command to undo.
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
