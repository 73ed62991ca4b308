package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

const dataSection = 11

// section is one section of a module: its number and what is in it.
type section struct {
	id   byte
	body []byte
}

var errCut = errors.New("the module ends too early")

func readSections(module []byte) ([]section, error) {
	if !bytes.HasPrefix(module, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errors.New("this is no WebAssembly module of version 1")
	}
	var sections []section
	for rest := module[8:]; len(rest) > 0; {
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || uint64(len(rest)-1-n) < size {
			return nil, errCut
		}
		end := 1 + n + int(size)
		sections = append(sections, section{rest[0], rest[1+n : end]})
		rest = rest[end:]
	}
	return sections, nil
}

func writeSections(head []byte, sections []section) []byte {
	module := bytes.Clone(head)
	for _, s := range sections {
		module = append(module, s.id)
		module = binary.AppendUvarint(module, uint64(len(s.body)))
		module = append(module, s.body...)
	}
	return module
}

// A data section is a count of segments, each the place as an i32.const
// expression and the bytes.
const (
	i32Const = 0x41
	endCode  = 0x0b
)

// mostMemory is more than the data of any module of ours, in bytes.
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
		address, n := readSigned(rest[2:])
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

// leastGap is the number of zeros from which a new segment is shorter.
const leastGap = 8

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
		segments = binary.AppendUvarint(segments, uint64(end-at))
		segments = append(segments, memory[at:end]...)
		count++
		at = end
	}
	return append(binary.AppendUvarint(nil, uint64(count)), segments...)
}

// readSigned reads a signed LEB128 number that is not negative, and its length;
// the length is 0 if there is none.
func readSigned(text []byte) (value, n int) {
	unsigned, n := binary.Uvarint(text)
	if n <= 0 || unsigned > 1<<31 {
		return 0, 0
	}
	return int(unsigned), n
}

// appendSigned writes a number as signed LEB128: one more byte where the sixth
// bit of the last would read as a minus sign.
func appendSigned(text []byte, value int) []byte {
	for value > 0x3f {
		text = append(text, byte(value)|0x80)
		value >>= 7
	}
	return append(text, byte(value))
}
