package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// section is a section of a module: its number and its content.
type section struct {
	id   byte
	body []byte
}

// The sections that the steps use, in the order of a module.
const (
	customSection   = 0
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	tableSection    = 4
	memorySection   = 5
	globalSection   = 6
	exportSection   = 7
	startSection    = 8
	elementSection  = 9
	codeSection     = 10
	dataSection     = 11
	countSection    = 12 // of segments of data, before the code
)

var (
	errCut  = errors.New("the module ends too early")
	preface = []byte("\x00asm\x01\x00\x00\x00")
)

func readSections(module []byte) ([]section, error) {
	if !bytes.HasPrefix(module, preface) {
		return nil, errors.New("this is no WebAssembly module of version 1")
	}
	var sections []section
	for rest := module[len(preface):]; len(rest) > 0; {
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

func writeSections(sections []section) []byte {
	module := bytes.Clone(preface)
	for _, s := range sections {
		module = append(module, s.id)
		module = appendNumber(module, len(s.body))
		module = append(module, s.body...)
	}
	return module
}

// appendNumber writes a number as unsigned LEB128.
func appendNumber(text []byte, value int) []byte { return binary.AppendUvarint(text, uint64(value)) }

// appendName writes a name: its length and its bytes.
func appendName(text []byte, name string) []byte {
	return append(appendNumber(text, len(name)), name...)
}

// appendSigned writes a number as signed LEB128.
func appendSigned(text []byte, value int) []byte {
	for {
		low := byte(value & 0x7f)
		value >>= 7
		if value == 0 && low&0x40 == 0 || value == -1 && low&0x40 != 0 {
			return append(text, low)
		}
		text = append(text, low|0x80)
	}
}

// A reader reads numbers one after another. After the end, or an invalid number, its numbers are 0 and it is broken.
type reader struct {
	text   []byte
	at     int
	broken bool
}

func (r *reader) number() int {
	if r.at > len(r.text) {
		return 0
	}
	value, n := binary.Uvarint(r.text[r.at:])
	if n <= 0 || value > 1<<32 {
		r.broken, r.at = true, len(r.text)
		return 0
	}
	r.at += n
	return int(value)
}

func (r *reader) byte() byte {
	if r.at >= len(r.text) {
		r.broken = true
		return 0
	}
	r.at++
	return r.text[r.at-1]
}

// take returns the next n bytes.
func (r *reader) take(n int) []byte {
	if n < 0 || n > len(r.text)-r.at {
		r.broken, r.at = true, len(r.text)
		return nil
	}
	r.at += n
	return r.text[r.at-n : r.at]
}

// rest returns what has not been read.
func (r *reader) rest() []byte { return r.text[r.at:] }
