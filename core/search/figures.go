package search

import "math"

// Enough is how many decisions a rate needs before it is shown.
const Enough = 100

// z is how many standard deviations an interval of 95 % has to each side.
const z = 1.959964

// Wilson returns the interval in which a rate lies with 95 %, of which made of n
// have been seen: the score interval of Wilson (1927). Of nothing it is all from 0 to 1.
func Wilson(made, n int) (low, high float64) {
	if n <= 0 {
		return 0, 1
	}
	rate, all := float64(made)/float64(n), float64(n)
	middle := rate + z*z/(2*all)
	half := z * math.Sqrt(rate*(1-rate)/all+z*z/(4*all*all))
	scale := 1 + z*z/all
	return max(0, (middle-half)/scale), min(1, (middle+half)/scale)
}

// A Figure is how often a kind of mistake was made.
type Figure struct {
	ID        string
	Made      int // decisions with the mistake
	Chances   int // decisions in which it could be made
	Low, High float64
	Over      []Stretch // in the order of time; none where there are too few for two
}

// A Stretch is a part of the time.
type Stretch struct {
	From, To      string // when the first and the last of its files were played
	Made, Chances int
}

// Enough reports whether there are decisions enough to show a rate.
func (f *Figure) Enough() bool { return f.Chances >= Enough }

// mostStretches is into how many parts the time is cut at most.
const mostStretches = 12

// counted is what one file has of one kind.
type counted struct {
	when          string
	made, chances int
}

// figureOf sums up what the files have, in the order of time. The time is cut where enough decisions have come
// together, into parts of about the same size.
func figureOf(id string, files []counted) Figure {
	f := Figure{ID: id}
	for _, one := range files {
		f.Made, f.Chances = f.Made+one.made, f.Chances+one.chances
	}
	f.Low, f.High = Wilson(f.Made, f.Chances)
	each := max(Enough, (f.Chances+mostStretches-1)/mostStretches)
	if f.Chances < 2*each {
		return f
	}
	var open *Stretch
	rest := f.Chances
	for _, one := range files {
		if one.chances == 0 {
			continue
		}
		if open == nil {
			f.Over = append(f.Over, Stretch{From: one.when})
			open = &f.Over[len(f.Over)-1]
		}
		open.To = one.when
		open.Made, open.Chances = open.Made+one.made, open.Chances+one.chances
		if rest -= one.chances; open.Chances >= each && rest >= Enough {
			open = nil
		}
	}
	if len(f.Over) < 2 { // one file has most of the decisions
		f.Over = nil
	}
	return f
}
