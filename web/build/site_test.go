package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/andybalholm/brotli"
)

func TestCompressed(t *testing.T) {
	text := bytes.Repeat([]byte("tiles and tiles "), 500)
	made := site{"app.js": text, "icon.png": text, "core.wasm": text}
	if err := compressed(made, settings{compress: true}); err != nil {
		t.Fatal(err)
	}
	want := []string{"app.js", "app.js.br", "app.js.gz", "core.wasm", "core.wasm.br", "core.wasm.gz", "icon.png"}
	if got := made.names(); !slices.Equal(got, want) {
		t.Fatalf("files %v, want %v", got, want)
	}
	unzipped, err := gzip.NewReader(bytes.NewReader(made["app.js.gz"]))
	if err != nil {
		t.Fatal(err)
	}
	for name, reader := range map[string]io.Reader{"gzip": unzipped,
		"brotli": brotli.NewReader(bytes.NewReader(made["core.wasm.br"]))} {
		if got, err := io.ReadAll(reader); err != nil || !bytes.Equal(got, text) {
			t.Errorf("%s gives %d bytes back, %v", name, len(got), err)
		}
	}
	if err := compressed(site{"app.js": text}, settings{}); err != nil {
		t.Error(err)
	}
}

func TestPlainNames(t *testing.T) {
	made := site{"app.js": []byte("1"), "apple-touch-icon.png": []byte("2")}
	renamed, err := made.rename("app.js")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{renamed: "app.js", "apple-touch-icon.png": "apple-touch-icon.png"} {
		if got := made.plain(name); got != want {
			t.Errorf("%s without its hash is %s, want %s", name, got, want)
		}
	}
	if _, err := made.rename("none.js"); err == nil || err.Error() != "none.js was not made" {
		t.Errorf("renaming what is not there: %v", err)
	}
}

func TestWriteTakesOldNamesAway(t *testing.T) {
	folder := t.TempDir()
	for _, made := range []site{{"app-0123456789.js": nil, "app-0123456789.js.br": nil, "mine.js": nil},
		{"app-abcdef0123.js": nil}} {
		if err := made.write(folder); err != nil {
			t.Fatal(err)
		}
	}
	there, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	if len(there) != 2 || there[0].Name() != "app-abcdef0123.js" || there[1].Name() != "mine.js" {
		t.Errorf("the folder holds %v", there)
	}
}

// TestWriteForEverybody writes under a umask that lets only the owner read.
func TestWriteForEverybody(t *testing.T) {
	before := syscall.Umask(0o077)
	defer syscall.Umask(before)
	folder := filepath.Join(t.TempDir(), "dist")
	if err := (site{"a.js": nil, "b/c.js": nil}).write(folder); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]os.FileMode{".": 0o755, "a.js": 0o644, "b": 0o755, "b/c.js": 0o644} {
		if info, err := os.Stat(filepath.Join(folder, name)); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: %v, %v, want %v", name, info.Mode().Perm(), err, want)
		}
	}
}

func TestSwapped(t *testing.T) {
	if _, err := swapped([]byte("a b a"), swap{"a", "c"}); err == nil || err.Error() != `want "a" once, found it 2 times` {
		t.Errorf("two of them: %v", err)
	}
	if got, err := swapped([]byte("a b"), swap{"a", "c"}, swap{"b", "d"}); err != nil || string(got) != "c d" {
		t.Errorf("got %s, %v", got, err)
	}
}

func TestOneFileRefusesScriptEnds(t *testing.T) {
	made := site{"core.wasm": nil, "wasm_exec.js": []byte("'</script>'"), "index.html": nil}
	if err := oneFile(made, settings{}); err == nil || err.Error() != "a script holds the end of its own element" {
		t.Errorf("got %v", err)
	}
}

// TestModuleApart compresses a page with one module and with another: the part before the module is the same, and all
// of it can be uncompressed.
func TestModuleApart(t *testing.T) {
	head, tail := strings.Repeat("<p>a page and its words</p>\n", 900), "</script>\n"+
		strings.Repeat("<script>a(script);</script>\n", 900)
	packed := func(text string) []byte {
		small, err := brotlied([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if back, err := io.ReadAll(brotli.NewReader(bytes.NewReader(small))); err != nil || string(back) != text {
			t.Errorf("what was packed comes out otherwise: %v", err)
		}
		return small
	}
	one, other, alone := packed(head+moduleBlock+strings.Repeat("QUJD", 5000)+tail), packed(head+moduleBlock+"UlNUVQ=="+
		tail), packed(head)
	for i := range len(alone) - 5 { // except for its end
		if one[i] != other[i] {
			t.Fatalf("of %d bytes before the module only %d are the same", len(alone), i)
		}
	}
	if last := packed(head + moduleBlock + "QUJD"); len(last) < len(alone) { // a module without its end
		t.Errorf("%d bytes, without the module %d", len(last), len(alone))
	}
}
