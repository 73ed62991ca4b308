package main

import (
	"bytes"
	"slices"

	"tehai/core/shanten/need"
)

// An automaton reads the counts of a part of a hand (nine ranks of a suit, seven honours) one after the other and ends
// in the class of their Vector. It is minimal: two beginnings share a state exactly if no ending distinguishes them.
type automaton struct {
	next    [][][5]int    // next[k][state][n]: the state after reading n at place k
	vectors []need.Vector // by class, ascending: the states after the last place
}

// readAll builds the automaton of the places; a sequence may begin where begins says so.
func readAll(places int, begins func(place int) bool) *automaton {
	rule := need.Rule{Copies: 4}
	level := []need.State{need.Start()}
	next := make([][][5]int, places)
	for place := range next {
		known := map[need.State]int{}
		var reached []need.State
		next[place] = make([][5]int, len(level))
		for from := range level {
			for n := range 5 {
				state := rule.Next(&level[from], n, begins(place))
				id, ok := known[state]
				if !ok {
					id = len(reached)
					known[state] = id
					reached = append(reached, state)
				}
				next[place][from][n] = id
			}
		}
		level = reached
	}
	a := &automaton{next: next}
	a.minimise(a.classes(level))
	return a
}

// classes lists the vectors of the last states and returns each state's class.
func (a *automaton) classes(last []need.State) []int {
	for i := range last {
		a.vectors = append(a.vectors, last[i].Done())
	}
	a.vectors = ascending(a.vectors)
	class := make([]int, len(last))
	for i := range last {
		class[i] = indexOf(a.vectors, last[i].Done())
	}
	return class
}

// minimise merges, from the last place back, the states with equal continuations;
// same names the merged state of each state reached by the last place.
func (a *automaton) minimise(same []int) {
	for place := len(a.next) - 1; place >= 0; place-- {
		known := map[[5]int]int{}
		merged := make([]int, len(a.next[place]))
		var kept [][5]int
		for from, to := range a.next[place] {
			for n := range to {
				to[n] = same[to[n]]
			}
			id, ok := known[to]
			if !ok {
				id = len(kept)
				known[to] = id
				kept = append(kept, to)
			}
			merged[from] = id
		}
		a.next[place], same = kept, merged
	}
}

// read returns the state after the places from on, of counts packed in base 5, first
// place lowest.
func (a *automaton) read(state, from, to, packed int) int {
	for place := from; place < to; place++ {
		state = a.next[place][state][packed%5]
		packed /= 5
	}
	return state
}

// fewest returns for every class the fewest tiles that have it.
func (a *automaton) fewest() []int {
	least := []int{0}
	for place := range a.next {
		after := slices.Repeat([]int{1000}, a.states(place+1))
		for from, tiles := range least {
			for n, to := range a.next[place][from] {
				after[to] = min(after[to], tiles+n)
			}
		}
		least = after
	}
	return least
}

// states returns the number of states before the place, or of classes after the last.
func (a *automaton) states(place int) int {
	if place == len(a.next) {
		return len(a.vectors)
	}
	return len(a.next[place])
}

// A product is the automaton cut in two: the first places name a row, the others a
// column, and the two together the class.
type product struct {
	rowOf, columnOf []int    // by the counts packed in base 5, first place lowest
	columns         [][]byte // columns[column][row] is the class
}

// cut returns the product with the given number of first places. Rows and columns
// are sorted, which is for compression only.
func (a *automaton) cut(first int) *product {
	places := len(a.next)
	p := &product{rowOf: make([]int, power5(first)), columnOf: make([]int, power5(places-first))}
	for i := range p.rowOf {
		p.rowOf[i] = a.read(0, 0, first, i)
	}
	all := make([][]byte, len(p.columnOf))
	for i := range all {
		all[i] = make([]byte, a.states(first))
		for row := range all[i] {
			all[i][row] = byte(a.read(row, first, places, i))
		}
	}
	p.columns = distinct(all)
	for i, column := range all {
		p.columnOf[i], _ = slices.BinarySearchFunc(p.columns, column, bytes.Compare)
	}
	p.sortRows()
	return p
}

func (p *product) sortRows() {
	rows := make([][]byte, len(p.columns[0]))
	for _, column := range p.columns {
		for row, class := range column {
			rows[row] = append(rows[row], class)
		}
	}
	sorted := distinct(rows)
	for i, row := range p.rowOf {
		p.rowOf[i], _ = slices.BinarySearchFunc(sorted, rows[row], bytes.Compare)
	}
	for column := range p.columns {
		for row := range sorted {
			p.columns[column][row] = sorted[row][column]
		}
	}
}

// distinct returns the different lines, ascending.
func distinct(lines [][]byte) [][]byte {
	sorted := slices.Clone(lines)
	slices.SortFunc(sorted, bytes.Compare)
	return slices.CompactFunc(sorted, bytes.Equal)
}

func power5(n int) int {
	power := 1
	for range n {
		power *= 5
	}
	return power
}
