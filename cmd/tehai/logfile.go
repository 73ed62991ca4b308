package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
)

// largestLog is the greatest size of an unpacked log in bytes: more than the module accepts.
const largestLog = 6 << 20

// readLog reads a log from a file, or from stdin for "-", and unpacks gzip.
func readLog(path string, stdin io.Reader) (string, error) {
	var data []byte
	var err error
	if path == "-" {
		data, err = io.ReadAll(io.LimitReader(stdin, largestLog+1))
	} else {
		data, err = os.ReadFile(path)
	}
	if err != nil {
		return "", err
	}
	if bytes.HasPrefix(data, []byte{0x1f, 0x8b}) {
		unpacked, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			return "", err
		}
		if data, err = io.ReadAll(io.LimitReader(unpacked, largestLog+1)); err != nil {
			return "", err
		}
	}
	return string(data), nil
}
