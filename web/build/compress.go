package main

import (
	"bytes"
	"path"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// compressedKinds are the extensions of the files worth compressing; pictures are compressed already.
var compressedKinds = []string{".html", ".js", ".css", ".json", ".wasm", ".webmanifest", ".txt"}

// compressed adds a .br and a .gz to each file, for hosts that send them. It takes several seconds, so only a site to
// be deployed gets them.
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

// brotlied compresses a file with brotli, as small as possible. The module within a page, a single long word of
// base64, is compressed separately from the text before and after it: brotli finds these borders only approximately,
// and a changed word in the page could change the size by kilobytes.
func brotlied(text []byte) ([]byte, error) { return brotliedAt(brotli.BestCompression, text) }

func brotliedAt(quality int, text []byte) ([]byte, error) {
	var small bytes.Buffer
	b := brotli.NewWriterLevel(&small, quality)
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

// aroundModule cuts a page before and after the module in it.
func aroundModule(text []byte) [][]byte {
	before, behind, found := bytes.Cut(text, []byte(moduleBlock))
	if !found {
		return [][]byte{text}
	}
	module, _, _ := bytes.Cut(behind, []byte("</script>"))
	to := len(text) - len(behind) + len(module)
	return [][]byte{before, text[len(before):to], text[to:]}
}
