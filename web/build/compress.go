package main

import (
	"bytes"
	"path"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// compressedKinds are the files worth compressing; pictures are small already.
var compressedKinds = []string{".html", ".js", ".css", ".json", ".wasm", ".webmanifest", ".txt"}

// compressed puts a .br and a .gz beside each file, for hosts that send them.
// It takes several seconds, so only a site to be deployed gets them.
func compressed(all site, s settings) error {
	if !s.compress {
		return nil
	}
	var (
		work sync.WaitGroup
		lock sync.Mutex
		fail error
	)
	keep := func(name string, text []byte, err error) {
		lock.Lock()
		defer lock.Unlock()
		all[name] = text
		if err != nil {
			fail = err
		}
	}
	for _, name := range all.names() {
		if !slices.Contains(compressedKinds, path.Ext(name)) {
			continue
		}
		text := all[name]
		work.Go(func() {
			small, err := brotlied(text)
			keep(name+".br", small, err)
		})
		work.Go(func() {
			small, err := zip(text)
			keep(name+".gz", small, err)
		})
	}
	work.Wait()
	return fail
}

// brotlied is a file as brotli, at its smallest. The module within a page, which is one long word of base64, is coded
// apart from what stands before and behind it: left to itself brotli finds these borders only about, and a word more or
// less in the page changes what it makes of them by kilobytes.
func brotlied(text []byte) ([]byte, error) {
	var small bytes.Buffer
	b := brotli.NewWriterLevel(&small, brotli.BestCompression)
	for i, part := range aroundModule(text) {
		if i > 0 {
			if err := b.Flush(); err != nil {
				return nil, err
			}
		}
		if _, err := b.Write(part); err != nil {
			return nil, err
		}
	}
	if err := b.Close(); err != nil {
		return nil, err
	}
	return small.Bytes(), nil
}

// aroundModule cuts a page before and behind the module that it carries.
func aroundModule(text []byte) [][]byte {
	before, behind, found := bytes.Cut(text, []byte(moduleBlock))
	if !found {
		return [][]byte{text}
	}
	module, _, _ := bytes.Cut(behind, []byte("</script>"))
	to := len(text) - len(behind) + len(module)
	return [][]byte{before, text[len(before):to], text[to:]}
}
