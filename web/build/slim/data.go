package slim

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// A data section is a count of segments, each with its address as an i32.const expression and its bytes.
const (
	i32Const = 0x41
	endCode  = 0x0b
)

// mostMemory is more than the data of any Tehai module, in bytes.
const mostMemory = 1 << 28

// readData returns the memory that the segments fill, from address 0.
func readData(body []byte) ([]byte, error) {
	count, n := binary.Uvarint(body)
	if n <= 0 {
		return nil, errCut
	}
	var memory []byte
	rest := body[n:]
	for range count {
		if len(rest) < 2 || rest[0] != 0 || rest[1] != i32Const {
			return nil, errors.New("a segment of data is not at a fixed place")
		}
		address, n := readAddress(rest[2:])
		if n == 0 || len(rest) <= 2+n || rest[2+n] != endCode {
			return nil, errors.New("a segment of data is not at a fixed place")
		}
		rest = rest[3+n:]
		size, n := binary.Uvarint(rest)
		end := address + int(size)
		if n <= 0 || uint64(len(rest)-n) < size || end > mostMemory {
			return nil, fmt.Errorf("the segment of data at %d is too long", address)
		}
		if end > len(memory) {
			memory = append(memory, make([]byte, end-len(memory))...)
		}
		copy(memory[address:], rest[n:n+int(size)])
		rest = rest[n+int(size):]
	}
	return memory, nil
}

// leastGap is the number of zeros from which a new segment is smaller: compression writes zeros in a few bits, but
// not the head of a segment.
const leastGap = 200

func writeData(memory []byte) []byte {
	var segments []byte
	count := 0
	for at := 0; at < len(memory); {
		if memory[at] == 0 {
			at++
			continue
		}
		end := at + 1 // after the last byte that is not zero
		for next := end; next < len(memory) && next-end < leastGap; next++ {
			if memory[next] != 0 {
				end = next + 1
			}
		}
		segments = append(segments, 0, i32Const)
		segments = append(appendSigned(segments, at), endCode)
		segments = appendNumber(segments, end-at)
		segments = append(segments, memory[at:end]...)
		count++
		at = end
	}
	return append(appendNumber(nil, count), segments...)
}

// readAddress reads a signed LEB128 number that is not negative, and its length;
// the length is 0 if there is none.
func readAddress(text []byte) (value, n int) {
	unsigned, n := binary.Uvarint(text)
	if n <= 0 || unsigned > 1<<31 {
		return 0, 0
	}
	return int(unsigned), n
}
