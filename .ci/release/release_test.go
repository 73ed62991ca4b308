package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// sources writes the files that state a version.
func sources(t *testing.T, changelog string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"wasm/api/version.go": "package api\n\n// Release is 0.1.0.\nconst Release = \"0.1.0\"\n",
		"CITATION.cff":        "cff-version: 1.2.0\nversion: 0.1.0\nlicense: MIT\n",
		"CHANGELOG.md":        changelog,
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestSetVersion(t *testing.T) {
	sources(t, "# Changelog\n\n## [Unreleased]\n\n### Added\n\n* A thing.\n\n## [0.1.0]\n\n* An old thing.\n")
	for range 2 { // a second run finds everything done
		notes, err := setVersion("0.2.0")
		if want := "### Added\n\n* A thing."; err != nil || notes != want {
			t.Errorf("the changelog says %q, %v, want %q", notes, err, want)
		}
		for name, want := range map[string]string{
			"wasm/api/version.go": "// Release is 0.1.0.\nconst Release = \"0.2.0\"\n",
			"CITATION.cff":        "cff-version: 1.2.0\nversion: 0.2.0\nlicense: MIT\n",
			"CHANGELOG.md":        "# Changelog\n\n## [0.2.0]\n\n### Added\n\n* A thing.\n\n## [0.1.0]\n",
		} {
			if got := read(t, name); !strings.Contains(got, want) {
				t.Errorf("%s: %q, want %q in it", name, got, want)
			}
		}
	}
}

func TestSetVersionRefuses(t *testing.T) {
	for _, test := range []struct{ version, changelog, want string }{
		{"1.2", "## [Unreleased]\n* a\n", `want a version such as 1.2.3, found "1.2"`},
		{"v1.2.3", "## [Unreleased]\n* a\n", `want a version such as 1.2.3, found "v1.2.3"`},
		{"0.2.0", "# Log\n\n## [0.1.0]\n\n* a\n", "CHANGELOG.md: want a section ## [0.2.0] or ## [Unreleased]"},
		{"0.2.0", "# Log\n\n## [Unreleased]\n\n## [0.1.0]\n\n* a\n", "CHANGELOG.md: ## [0.2.0] has no entry"},
		{"0.1.0", "# Log\n\n## [0.2.0]\n\n* b\n\n## [0.1.0]\n\n* a\n", "CHANGELOG.md: ## [0.1.0] is not the newest section"},
		{"0.1.0", "# Log\n\n## [Unreleased]\n\n* b\n\n## [0.1.0]\n\n* a\n",
			"CHANGELOG.md: ## [0.1.0] is there, and so is ## [Unreleased]: want the entries in one"},
	} {
		sources(t, test.changelog)
		if _, err := setVersion(test.version); err == nil || err.Error() != test.want {
			t.Errorf("%s: %v, want %s", test.version, err, test.want)
		}
		if read(t, "CHANGELOG.md") != test.changelog || !strings.Contains(read(t, "CITATION.cff"), "\nversion: 0.1.0\n") {
			t.Errorf("%s: files were changed", test.version)
		}
	}
}

// TestArchive packs the same files from two folders of different age: the archives are equal, byte by byte.
func TestArchive(t *testing.T) {
	var made [2][]byte
	for i := range made {
		folder, to := t.TempDir(), filepath.Join(t.TempDir(), "a.tar.gz")
		for _, name := range []string{"b.js", "a.wasm", ".htaccess"} {
			path := filepath.Join(folder, name)
			if err := os.WriteFile(path, []byte("text of "+name), 0o600); err != nil {
				t.Fatal(err)
			}
			if err := os.Chtimes(path, time.Time{}, time.Unix(int64(1000*i), 0)); err != nil {
				t.Fatal(err)
			}
		}
		if err := archive(to, folder, "package"); err != nil {
			t.Fatal(err)
		}
		made[i] = []byte(read(t, to))
	}
	if !bytes.Equal(made[0], made[1]) {
		t.Error("the same files give two archives")
	}
	zipped, err := gzip.NewReader(bytes.NewReader(made[0]))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for files := tar.NewReader(zipped); ; {
		header, err := files.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(files)
		want := "text of " + strings.TrimPrefix(header.Name, "package/")
		if err != nil || string(text) != want || header.Mode != 0o644 {
			t.Errorf("%s: %q, mode %o, %v", header.Name, text, header.Mode, err)
		}
		names = append(names, header.Name)
	}
	if got, want := strings.Join(names, " "), "package/.htaccess package/a.wasm package/b.js"; got != want {
		t.Errorf("the archive holds %s, want %s", got, want)
	}
}

func TestSums(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "a"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := writeSums(folder); err != nil {
		t.Fatal(err)
	}
	const want = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n"
	if got := read(t, filepath.Join(folder, "SHA256SUMS")); got != want {
		t.Errorf("sums %q, want %q", got, want)
	}
}
