package search

import (
	"cmp"
	"slices"
	"sort"
)

// A Store holds the facts of many files.
type Store struct{ entries []*entry } // in the order of time

// An entry is a file in a store.
type entry struct {
	key, when string
	file      *File
}

// Put adds a file under a key, or puts it in the place of the one that has it. when
// is the time of its games as digits from the year on, for dates and the order.
func (s *Store) Put(key, when string, f *File) {
	s.Remove(key)
	e := &entry{key, when, f}
	at := sort.Search(len(s.entries), func(i int) bool { return compareEntries(s.entries[i], e) > 0 })
	s.entries = slices.Insert(s.entries, at, e)
}

func compareEntries(a, b *entry) int {
	return cmp.Or(cmp.Compare(a.when, b.when), cmp.Compare(a.key, b.key))
}

// Remove takes a file out.
func (s *Store) Remove(key string) {
	s.entries = slices.DeleteFunc(s.entries, func(e *entry) bool { return e.key == key })
}

// Len returns how many files there are.
func (s *Store) Len() int { return len(s.entries) }

// A Found is a place that a question is about.
type Found struct {
	Key    string // of its file
	When   string
	Deal   *Deal
	Chair  int
	Moment *Moment // the last one of the deal where the question is about deals
}

// An Answer is what a question has found.
type Answer struct {
	Places, Deals, Files int // Deals counts a deal once for each chair
	Moments              int // that were looked at: all of the chairs asked about
	List                 []Found
}

// Ask looks for a question in the deals of a player, by name, or of all players
// where it is "". Up to most places come back, the latest games first, behind the
// first skip ones; all are counted.
func (s *Store) Ask(q *Question, player string, skip, most int) Answer {
	var a Answer
	parts, p := q.root.momentParts(), &place{}
	for i := len(s.entries) - 1; i >= 0; i-- {
		before := a.Places
		e := s.entries[i]
		for d := range e.file.Deals {
			deal := &e.file.Deals[d]
			for c := range deal.Chairs {
				if player == "" || c < len(deal.Players) && deal.Players[c] == player {
					*p = place{entry: e, deal: deal, chair: &deal.Chairs[c]}
					a.chair(q, parts, p, c, skip, most)
				}
			}
		}
		if a.Places > before {
			a.Files++
		}
	}
	return a
}

// chair looks at one chair of a deal.
func (a *Answer) chair(q *Question, parts []*node, p *place, chair, skip, most int) {
	moments := p.chair.Moments
	a.Moments += len(moments)
	known := q.root.ask(p)
	if known == no || len(moments) == 0 {
		return
	}
	before := a.Places
	if !q.moments {
		a.add(p, chair, &moments[len(moments)-1], skip, most)
	} else {
		for i := range moments {
			p.moment = &moments[i]
			if holdAll(parts, p) {
				a.add(p, chair, p.moment, skip, most)
			}
		}
	}
	if a.Places > before {
		a.Deals++
	}
}

func holdAll(parts []*node, p *place) bool {
	for _, part := range parts {
		if part.ask(p) != yes {
			return false
		}
	}
	return true
}

func (a *Answer) add(p *place, chair int, m *Moment, skip, most int) {
	if a.Places >= skip && len(a.List) < most {
		a.List = append(a.List, Found{p.entry.key, p.entry.when, p.deal, chair, m})
	}
	a.Places++
}

// Figures counts each kind of mistake in the reviewed decisions of a player, by
// name, or of all players where it is "".
func (s *Store) Figures(player string) []Figure {
	figures := make([]Figure, 0, len(Mistakes))
	files := make([][]counted, len(Mistakes))
	for _, e := range s.entries {
		var sums [len(Mistakes)]counted
		e.file.count(player, &sums)
		for kind := range sums {
			sums[kind].when = e.when
			files[kind] = append(files[kind], sums[kind])
		}
	}
	for kind := range Mistakes {
		figures = append(figures, figureOf(Mistakes[kind].ID, files[kind]))
	}
	return figures
}

// count adds up the kinds of mistakes of a player in a file.
func (f *File) count(player string, sums *[len(Mistakes)]counted) {
	for d := range f.Deals {
		deal := &f.Deals[d]
		for c := range deal.Chairs {
			if player != "" && (c >= len(deal.Players) || deal.Players[c] != player) {
				continue
			}
			for i := range deal.Chairs[c].Moments {
				m := &deal.Chairs[c].Moments[i]
				for kind := range sums {
					sums[kind].chances += int(m.chances >> kind & 1)
					sums[kind].made += int(m.made >> kind & 1)
				}
			}
		}
	}
}
