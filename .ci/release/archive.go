package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"time"
)

// moment is the time of all files in archives: that of npm, so that the same files give the same archive.
var moment = time.Date(1985, 10, 26, 8, 15, 0, 0, time.UTC)

// archive writes a folder's files as a .tar.gz, in order, below another name, without their owners and dates.
func archive(to, folder, below string) error {
	var b bytes.Buffer
	zipped, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return err
	}
	files := tar.NewWriter(zipped)
	all := os.DirFS(folder)
	err = fs.WalkDir(all, ".", func(name string, entry fs.DirEntry, err error) error { // in order of their names
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(all, name)
		if err != nil {
			return err
		}
		header := &tar.Header{
			Format: tar.FormatUSTAR, Typeflag: tar.TypeReg,
			Name: path.Join(below, name), Size: int64(len(text)), Mode: 0o644, ModTime: moment,
		}
		if err := files.WriteHeader(header); err != nil {
			return err
		}
		_, err = files.Write(text)
		return err
	})
	if err != nil {
		return err
	}
	if err := files.Close(); err != nil {
		return err
	}
	if err := zipped.Close(); err != nil {
		return err
	}
	return os.WriteFile(to, b.Bytes(), 0o644)
}

// writeSums writes SHA256SUMS of a folder's files in the form of sha256sum.
func writeSums(folder string) error {
	files, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	var sums bytes.Buffer
	for _, file := range files {
		text, err := os.ReadFile(filepath.Join(folder, file.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(text), file.Name())
	}
	return os.WriteFile(filepath.Join(folder, "SHA256SUMS"), sums.Bytes(), 0o644)
}
