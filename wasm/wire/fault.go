package wire

import (
	"errors"

	"tehai/core/source"
)

// Fault is an error as the interface returns it.
type Fault struct {
	Code string `js:"code" is:"Code"` // one of the codes of the interface
	// in plain English: names the place, the number or the tile, and what was expected
	Message string `js:"message"`
	Start   *int   `js:"start" is:"?"` // UTF-16 offsets into the text that was passed
	End     *int   `js:"end" is:"?"`
	Hint    string `js:"hint" is:"?"` // a suggested fix, if there is a clear one
	// Pattern is the message with {0}, {1} … in place of Values, for translations; absent if there are none.
	Pattern string   `js:"pattern" is:"?"`
	Values  []string `js:"values" is:"?"`
	// Reason and Of state why a situation is impossible, as in possible: which rule refuses which circumstance.
	Reason string `js:"reason" is:"RefusalId?"`
	Of     string `js:"of" is:"SituationKey?"`
}

func (f *Fault) Error() string { return f.Message }

// In returns the fault for an error found in text, with its place in UTF-16 units as JavaScript counts. An error
// without a place gives a fault without one.
func In(text string, err error) *Fault {
	f := FaultOf(err)
	if e, ok := errors.AsType[*source.Error](err); ok && f.Start == nil && e.Span.Known() {
		start, end := source.UTF16(text, e.Span.Start), source.UTF16(text, e.Span.End)
		f.Start, f.End = &start, &end
	}
	return f
}

// FaultOf returns the fault for an error whose place, if it has one, is not in a text of the request. An error of an
// unknown kind has the code internal.
func FaultOf(err error) *Fault {
	if f, ok := errors.AsType[*Fault](err); ok {
		return f
	}
	if e, ok := errors.AsType[*source.Error](err); ok {
		f := &Fault{Code: string(e.Code), Message: err.Error(), Hint: e.Hint, Reason: e.Reason, Of: e.Of}
		if f.Message == e.Message {
			if pattern, values := e.Parts(); len(values) > 0 {
				f.Pattern, f.Values = pattern, values
			}
		}
		return f
	}
	return &Fault{Code: string(source.Internal), Message: err.Error()}
}
