package source

import "iter"

// Long readings count their work as they go: a unit is what takes some tenth of a microsecond in the module. Who reads
// in slices is given the word between two of them; for everybody else the count is nothing.

// working is the reading in slices that is under way. One runs at a time, as the module's calls do.
var working *Slices

// Work counts so much work of the reading that is under way, and rests where its slice is full. Nothing is behind it
// that a reading could not be dropped at.
func Work(units int) {
	if w := working; w != nil {
		w.count(units)
	}
}

// Slices is a reading that rests between slices of work.
type Slices struct {
	next func() (struct{}, bool)
	stop func()
	rest func(struct{}) bool

	done, until int // units so far, and at the end of the slice
}

// dropped is the panic that ends a reading in the middle.
type dropped struct{}

// InSlices returns a reading that has not begun.
func InSlices(read func()) *Slices {
	s := &Slices{}
	s.next, s.stop = iter.Pull(func(rest func(struct{}) bool) {
		defer func() {
			if reason := recover(); reason != nil && reason != any(dropped{}) {
				panic(reason)
			}
		}()
		s.rest = rest
		read()
	})
	return s
}

// Next reads on for so many units, a little more where something cannot be parted, and reports whether anything is
// left. It panics as the reading does.
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

// Stop drops what is left.
func (s *Slices) Stop() { s.stop() }

func (s *Slices) count(units int) {
	if s.done += units; s.done < s.until {
		return
	}
	if !s.rest(struct{}{}) {
		panic(dropped{})
	}
}
