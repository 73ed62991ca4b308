// Package work lets a long computation, such as the reading of a game log, pause between slices of bounded size.
// The computation calls Count with the units of work that it does; a unit takes about a tenth of a microsecond in the
// WebAssembly module. Slices runs the computation: Next returns when that many units are done, and the caller can go
// on, show how far it is, or drop the rest. A computation that runs by itself needs no count: then Count does
// nothing.
//
// Slices rest on iter.Pull, so the computation keeps its place in its own stack. Only one may run at a time, as only
// one call of the module does.
package work

import "iter"

// working is the computation in slices that is running now, or nil.
var working *Slices

// Count adds units of work to the computation in slices that is running, and pauses it where its slice is full. A
// computation that is dropped ends inside of Count: what it has deferred is run, nothing after it.
func Count(units int) {
	if w := working; w != nil {
		w.count(units)
	}
}

// Slices is a computation that pauses between slices of work.
type Slices struct {
	next func() (struct{}, bool)
	stop func()
	rest func(struct{}) bool

	done, until int // units so far, and at the end of the slice
}

// dropped is the panic that ends a computation in the middle.
type dropped struct{}

// InSlices returns run as a computation in slices. It has not begun: the first Next starts it.
func InSlices(run func()) *Slices {
	s := &Slices{}
	s.next, s.stop = iter.Pull(func(rest func(struct{}) bool) {
		defer func() {
			if reason := recover(); reason != nil && reason != any(dropped{}) {
				panic(reason)
			}
		}()
		s.rest = rest
		run()
	})
	return s
}

// Next goes on for so many units, at least 1, and reports whether anything is left. It may exceed them by what the
// computation counts in one call. It panics as the computation does.
func (s *Slices) Next(units int) (more bool) {
	before := working
	defer func() { working = before }()
	working = s
	s.until = s.done + max(1, units)
	_, more = s.next()
	return more
}

// Done returns the units so far.
func (s *Slices) Done() int { return s.done }

// Stop drops what is left. After it Next does nothing and returns false.
func (s *Slices) Stop() { s.stop() }

func (s *Slices) count(units int) {
	if s.done += units; s.done < s.until {
		return
	}
	if !s.rest(struct{}{}) {
		panic(dropped{})
	}
}
