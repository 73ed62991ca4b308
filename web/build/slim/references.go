package slim

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
)

// references is what the changed linker says: the pieces of data in order of their addresses, and what they and the
// functions refer to.
type references struct {
	data      []datum
	functions map[int]*referrer // by number
}

// A referrer refers to data by address and to functions by number. The data of its stack are read only while it is on
// a stack.
type referrer struct{ data, functions, stack []int }

// datum is a piece of data: a variable, a text, the description of a type.
type datum struct {
	span
	section string
	referrer
}

var errReferences = errors.New("the section of references is not as the changed linker writes it")

// takeReferences takes the section of references out of the module.
func (m *module) takeReferences() (err error) {
	m.sections = slices.DeleteFunc(m.sections, func(s section) bool {
		r := reader{text: s.body}
		if s.id != customSection || string(r.take(r.number())) != referencesName {
			return false
		}
		m.references, err = readReferences(r.rest())
		return true
	})
	return err
}

// readReferences reads the section.
func readReferences(text []byte) (*references, error) {
	r := &references{functions: map[int]*referrer{}}
	var last *referrer
	for line := range bytes.Lines(text) {
		words := bytes.Fields(line)
		if len(words) < 2 {
			return nil, errReferences
		}
		var numbers [2]int
		for i := range min(2, len(words)-1) {
			n, err := strconv.Atoi(string(words[i+1]))
			if err != nil || n < 0 {
				return nil, errReferences
			}
			numbers[i] = n
		}
		value := numbers[0]
		switch kind := string(words[0]); {
		case kind == "d" && len(words) == 4:
			r.data = append(r.data, datum{span: span{value, value + numbers[1]}, section: string(words[3])})
			last = &r.data[len(r.data)-1].referrer
		case len(words) != 2 || kind != "f" && last == nil:
			return nil, errReferences
		case kind == "f":
			last = &referrer{}
			r.functions[value>>pcShift-firstPC] = last
		case kind == "c":
			last.functions = append(last.functions, value>>pcShift-firstPC)
		case kind == "r":
			last.data = append(last.data, value)
		case kind == "s":
			last.stack = append(last.stack, value)
		default:
			return nil, errReferences
		}
	}
	slices.SortFunc(r.data, func(a, b datum) int { return a.from - b.from })
	for i := 1; i < len(r.data); i++ {
		if a, b := r.data[i-1], r.data[i]; a.to > b.from {
			return nil, fmt.Errorf("the data at %d and %d overlap", a.from, b.from)
		}
	}
	if len(r.data) == 0 || len(r.functions) == 0 {
		return nil, errReferences
	}
	return r, nil
}

// at returns the number of the datum that contains an address, or -1.
func (r *references) at(address int) int {
	i, there := slices.BinarySearchFunc(r.data, address, func(d datum, at int) int { return d.from - at })
	if !there {
		i--
	}
	if i >= 0 && address < r.data[i].to {
		return i
	}
	return -1
}

// end returns the address after the last datum: where the heap may begin.
func (r *references) end() int { return r.data[len(r.data)-1].to }
