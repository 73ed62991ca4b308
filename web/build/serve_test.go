package main

import (
	"net/http/httptest"
	"testing"
)

func TestSiteHandler(t *testing.T) {
	folder := t.TempDir()
	made := site{"index.html": []byte("<!doctype html>"), "core.wasm": []byte("\x00asm"), "app.js": []byte("'use strict'"),
		"core.d.ts": []byte("export {}")}
	if err := made.write(folder); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		path   string
		status int
		kind   string
	}{
		{"/", 200, "text/html; charset=utf-8"},
		{"/core.wasm", 200, "application/wasm"},
		{"/app.js", 200, "text/javascript; charset=utf-8"},
		{"/none.js", 404, "text/plain; charset=utf-8"},
	}
	for _, test := range tests {
		answer := httptest.NewRecorder()
		siteHandler(folder).ServeHTTP(answer, httptest.NewRequest("GET", test.path, nil))
		if kind := answer.Header().Get("Content-Type"); answer.Code != test.status || kind != test.kind {
			t.Errorf("%s: %d %s, want %d %s", test.path, answer.Code, kind, test.status, test.kind)
		}
		if caching := answer.Header().Get("Cache-Control"); test.status == 200 && caching != "no-cache" {
			t.Errorf("%s: Cache-Control %q, want no-cache", test.path, caching)
		}
	}
}

func TestWeigh(t *testing.T) {
	got, err := weigh(make([]byte, 10000))
	if err != nil {
		t.Fatal(err)
	}
	if got[0] != 10000 || got[1] > 100 || got[2] > got[1] {
		t.Errorf("10,000 zeros weigh %v", got)
	}
}
