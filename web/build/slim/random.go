package slim

import (
	"encoding/binary"
	"errors"
	"math/rand/v2"
)

// A snapshot contains the random numbers that the runtime drew during the build: every visitor's maps would be hashed
// by the same seeds, and an attacker who knows them could write a log whose keys collide. So the module draws new
// ones when it starts.

// The runtime's random generator in memory (internal/chacha8rand.State): the numbers to give out, the seed, how many
// numbers have been given out, how many there are, and the block counter.
const (
	stateNumbers, numbersEach          = 0, 32
	stateSeed, seedSize                = 8 * numbersEach, 32
	stateGiven, stateHas, stateCounter = stateSeed + seedSize, stateSeed + seedSize + 4, stateSeed + seedSize + 8

	stateSize = stateCounter + 4

	blockStep, lastBlock, ofLastBlock = 4, 12, 28
)

var errNoRandom = errors.New("the program has no generator of random numbers as Go 1.26 has it")

// generators finds the runtime's random generators. Each is recognised by its numbers, which follow from its seed.
func generators(memory []byte) []int {
	word := func(at int) int { return int(binary.LittleEndian.Uint32(memory[at:])) }
	var found []int
	for at := 0; at+stateSize <= len(memory); at += 8 {
		given, has, counter := word(at+stateGiven), word(at+stateHas), word(at+stateCounter)
		want := numbersEach
		if counter == lastBlock {
			want = ofLastBlock
		}
		if has == want && given <= has && counter <= lastBlock && counter%blockStep == 0 && isGenerator(memory[at:],
			counter) {
			found = append(found, at)
		}
	}
	return found
}

// isGenerator reports whether memory begins with the numbers that the seed after them gives.
func isGenerator(memory []byte, counter int) bool {
	source := rand.NewChaCha8([seedSize]byte(memory[stateSeed:]))
	for range counter / blockStep * numbersEach {
		source.Uint64()
	}
	for i := range ofLastBlock {
		if binary.LittleEndian.Uint64(memory[stateNumbers+8*i:]) != source.Uint64() {
			return false
		}
	}
	return true
}

// forget removes numbers and seeds from the generators, as if all numbers had been given out: the next number is made
// of a new seed. It returns the places of the seeds.
func forget(memory []byte) (seeds []int, err error) {
	for _, at := range generators(memory) {
		clear(memory[at : at+stateGiven])
		binary.LittleEndian.PutUint32(memory[at+stateGiven:], numbersEach)
		binary.LittleEndian.PutUint32(memory[at+stateHas:], numbersEach)
		binary.LittleEndian.PutUint32(memory[at+stateCounter:], 0)
		seeds = append(seeds, at+stateSeed)
	}
	if len(seeds) == 0 {
		return nil, errNoRandom
	}
	return seeds, nil
}

// The import that fills memory with random bytes, and the words of its frame: address and length.
const (
	randomImport          = "runtime.getRandomData"
	randomAt, randomBytes = 8, 16
)

// imported returns the number of an imported function.
func (m *module) imported(name string) (int, error) {
	r := reader{text: m.section(importSection).body}
	for number := range r.number() {
		r.take(r.number())
		if string(r.take(r.number())) == name {
			return number, nil
		}
		r.byte()
		r.number()
	}
	return 0, errors.New("the module does not import " + name)
}

// draw makes the page fill the seeds with random bytes.
func (m *module) draw(a *assembly, seeds []int) error {
	function, err := m.imported(randomImport)
	for _, seed := range seeds {
		for _, w := range []word{{randomAt, uint64(seed)}, {randomBytes, seedSize}} {
			a.constant(frame)
			a.long(w.value)
			a.storeLong(w.at)
		}
		a.constant(frame)
		a.call(function)
	}
	return err
}
