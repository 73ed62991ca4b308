package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestPackedByNode compresses two large files by node: it has the bytes of our encoder, leaves small files alone, and
// refuses a file that is another one on the disk.
func TestPackedByNode(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		return // then every file is compressed by ours
	}
	var text strings.Builder
	for n := 0; text.Len() < large; n++ {
		fmt.Fprintf(&text, "export const tile%d = %d;\n", n, n*n)
	}
	s := site{"one.js": []byte(text.String()), "two.js": []byte(text.String() + "// two\n"), "small.js": []byte("1")}
	folder := t.TempDir()
	if err := s.write(folder); err != nil {
		t.Fatal(err)
	}
	packed := s.packedByNode(folder, s.names())
	if len(packed) != 2 {
		t.Errorf("node compressed %v, want the two large files", packed.names())
	}
	for name, small := range packed {
		if ours, err := brotlied(s[name]); err != nil || !bytes.Equal(small, ours) {
			t.Errorf("%s: node has %d bytes, ours %d (%v)", name, len(small), len(ours), err)
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "two.js"), []byte("2"), 0o644); err != nil {
		t.Fatal(err)
	}
	if packed := s.packedByNode(folder, s.names()); packed["two.js"] != nil {
		t.Error("another text on the disk was taken for the file")
	}
}
