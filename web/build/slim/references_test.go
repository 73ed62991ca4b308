//go:build !js

package slim

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestReferences(t *testing.T) {
	r, err := readReferences([]byte("f 268435456\nr 200\nc 268500992\ns 120\nd 200 8 .data\nr 100\nd 100 30 .rodata\n"))
	if err != nil {
		t.Fatal(err)
	}
	f := r.functions[0]
	if f == nil || !slices.Equal(f.data, []int{200}) || !slices.Equal(f.functions, []int{1}) ||
		!slices.Equal(f.stack, []int{120}) {
		t.Errorf("the first function refers to %+v", f)
	}
	for address, want := range map[int]int{99: -1, 100: 0, 129: 0, 130: -1, 199: -1, 200: 1, 207: 1, 208: -1} {
		if got := r.at(address); got != want {
			t.Errorf("address %d is in datum %d, want %d", address, got, want)
		}
	}
	if r.end() != 208 || !slices.Equal(r.data[1].data, []int{100}) {
		t.Errorf("the data are %+v", r.data)
	}
	const good = "f 268435456\nd 100 8 .data\n"
	for _, text := range []string{"", "f 268435456\n", "r 1\n" + good, good + "r x\n", good + "q 1\n", good + "d 1 2\n",
		good + "\n", good + "r -1\n"} {
		if _, err := readReferences([]byte(text)); err != errReferences {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := readReferences([]byte(good + "d 107 1 .data\n")); err == nil ||
		err.Error() != "the data at 100 and 107 overlap" {
		t.Errorf("data that overlap: %v", err)
	}
}

// TestLinkerRefuses wants an error for a linker that is written in another way.
func TestLinkerRefuses(t *testing.T) {
	root := t.TempDir()
	file := filepath.Join(root, "src", filepath.FromSlash(linkerFile))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte("package wasm\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := Linker(root, t.TempDir())
	if err == nil || !strings.HasSuffix(err.Error(), "want writeProducerSec(ctxt) once, found it 0 times") {
		t.Errorf("a linker without the place: %v", err)
	}
}

// TestUnpackerRefuses wants an error where pieces overlap, and where they have no room.
func TestUnpackerRefuses(t *testing.T) {
	table := &functions{memory: make([]byte, 20_000), names: 0, values: 10_000}
	if _, err := table.pack(nil, []piece{{15_000, []byte{1}}, {14_000, []byte{2}}}); err != nil {
		t.Errorf("two pieces: %v", err)
	}
	for _, pieces := range [][]piece{{{100, []byte{1, 2}}, {101, []byte{3}}}, slices.Repeat([]piece{{0, nil}}, 1000)} {
		if _, err := table.pack(nil, pieces); err != errNoRoom {
			t.Errorf("%d pieces: %v", len(pieces), err)
		}
	}
}
