package main

import (
	"bytes"
	"encoding/binary"
	"testing"
)

// moduleOf is a module of one data section that holds the memory.
func moduleOf(memory []byte) []byte {
	return writeSections([]byte("\x00asm\x01\x00\x00\x00"), []section{{1, []byte{0}}, {dataSection, writeData(memory)}})
}

func memoryOf(t *testing.T, module []byte) []byte {
	t.Helper()
	sections, err := readSections(module)
	if err != nil {
		t.Fatal(err)
	}
	memory, err := readData(sections[1].body)
	if err != nil {
		t.Fatal(err)
	}
	return memory
}

func TestDataComesBack(t *testing.T) {
	memory := make([]byte, 100_000)
	for i := 5; i < len(memory); i += i/3 + 1 {
		memory[i] = byte(i%255) + 1
	}
	got := memoryOf(t, moduleOf(memory))
	if !bytes.Equal(got, bytes.TrimRight(memory, "\x00")) {
		t.Error("the memory of a data section is not what was written")
	}
}

// tableOfFunctions lays out two functions as the linker does: equal tables of
// stack sizes and lines are one.
func tableOfFunctions() (memory []byte, stack, file, line int) {
	memory = make([]byte, 512)
	at := 16
	copy(memory[at:], functionTable)
	const values, entries = 100, 200
	for i, word := range []int{2, 1, 0, 72, 80, 90, values, entries} {
		binary.LittleEndian.PutUint64(memory[at+8+8*i:], uint64(word))
	}
	stack, file, line = 1, 6, 11 // offsets among the values
	for _, table := range []int{stack, file, line} {
		copy(memory[at+values+table:], []byte{2, 4, 6, 8, 0})
	}
	for i, entry := range []int{40, 120} {
		binary.LittleEndian.PutUint32(memory[at+entries+8*i+4:], uint32(entry))
		f := memory[at+entries+entry:]
		lines := line
		if i == 1 {
			lines = stack // shared: it has to stay
		}
		for place, offset := range map[int]int{entryStack: stack, entryFile: file, entryLine: lines, entryOthers: 1, entryFirst: stack} {
			binary.LittleEndian.PutUint32(f[place:], uint32(offset))
		}
	}
	memory[511] = 9
	base := at + values
	return memory, base + stack, base + file, base + line
}

func TestSlim(t *testing.T) {
	memory, stack, file, line := tableOfFunctions()
	slimmed, err := slim(moduleOf(memory))
	if err != nil {
		t.Fatal(err)
	}
	got := memoryOf(t, slimmed)
	if !bytes.Equal(got[stack:stack+5], []byte{2, 4, 6, 8, 0}) {
		t.Errorf("the table of stack sizes is %v", got[stack:stack+5])
	}
	if !bytes.Equal(got[file:file+5], make([]byte, 5)) || !bytes.Equal(got[line:line+5], make([]byte, 5)) {
		t.Errorf("the tables of files and lines are %v and %v", got[file:file+5], got[line:line+5])
	}
	entry := 16 + 200 + 40
	if n := binary.LittleEndian.Uint64(got[entry+entryFile:]); n != 0 {
		t.Errorf("the function still points at its files and lines: %x", n)
	}
	if got[511] != 9 || len(got) != 512 {
		t.Error("what lies behind the tables has changed")
	}
}

func TestSlimRefuses(t *testing.T) {
	for name, module := range map[string][]byte{
		"this is no WebAssembly module of version 1":          []byte("hello"),
		"the module ends too early":                           []byte("\x00asm\x01\x00\x00\x00\x0b\x20"),
		"there is no data in the module":                      []byte("\x00asm\x01\x00\x00\x00\x01\x00"),
		"there is no table of functions as Go 1.20 writes it": moduleOf([]byte{1, 2, 3}),
		"the table of functions is not as Go 1.20 writes it":  moduleOf(append(bytes.Clone(functionTable), bytes.Repeat([]byte{0xff}, 80)...)),
		"the segment of data at 3 is too long":                append([]byte("\x00asm\x01\x00\x00\x00\x0b\x07\x01"), 0, 0x41, 3, 0x0b, 9, 7),
	} {
		if _, err := slim(module); err == nil || err.Error() != name {
			t.Errorf("%v, want %s", err, name)
		}
	}
}
