package slim

import "fmt"

// level gives the entries of a stripped table the same form, so that the columns of their lengths say almost nothing:
// each has the offsets to the kept tables of values, and to the kept data, of which the last is left out where there
// is none. An offset that is added means none, as one that is not there; one that is left out meant none.
func (t *functions) level() error {
	old := functions{memory: append([]byte{}, t.memory...), count: t.count, entries: t.entries}
	end := t.first()
	old.all(func(_ int, e entry) { end = e.end() })
	clear(t.memory[t.first():end])
	at := t.first()
	var err error
	old.all(func(i int, e entry) {
		text := e.levelled()
		if at+len(text) > end {
			err = fmt.Errorf("the entries of %d functions have too little room", t.count)
			return
		}
		copy(t.memory[at:], text)
		putWord(t.memory, t.entries+8*i+4, at-t.entries)
		at += len(text)
	})
	return err
}

// levelled returns the entry with the common number of offsets. Others than the kept ones are lost: in a stripped
// table they mean none.
func (e entry) levelled() []byte {
	values, data := keptValues[len(keptValues)-1]+1, openDefers
	if openDefers < e.data() && e.word(e.datum(openDefers)) != none {
		data++
	}
	made := entry{make([]byte, (entryFirst+4*(values+data)+7)&^7), 0}
	copy(made.memory, e.memory[e.at:e.at+entryFirst])
	made.put(entryValues, values)
	made.memory[entryKind+3] = byte(data)
	for k := range min(values, e.values()) {
		made.put(made.value(k), e.word(e.value(k)))
	}
	for k := range data {
		offset := none
		if k < e.data() {
			offset = e.word(e.datum(k))
		}
		made.put(made.datum(k), offset)
	}
	return made.memory
}
