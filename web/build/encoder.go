package main

import (
	"bytes"
	"errors"
	"io"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// nodeBrotli compresses a file by the encoder in node, which takes half the time of ours for the same bytes.
const nodeBrotli = `const {brotliCompressSync, constants} = require('zlib');
process.stdout.write(brotliCompressSync(require('fs').readFileSync(process.argv[1]), {params: {
	[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22,
}}))`

// large is the size in bytes from which a file is worth a start of node.
const large = 150_000

// packedByNode compresses the large ones of some files in a folder by node. It returns none without node, or if the
// encoder in it is another one than ours: then the smallest of them is not the same bytes by both.
func (s site) packedByNode(folder string, names []string) site {
	names = slices.DeleteFunc(slices.Clone(names), func(name string) bool {
		return len(s[name]) < large || len(aroundModule(s[name])) > 1
	})
	if len(names) == 0 {
		return site{}
	}
	slices.SortFunc(names, func(a, b string) int { return len(s[a]) - len(s[b]) })
	byNode, err := s.nodePacks(folder, names[0])
	if err != nil {
		return site{}
	}
	if ours, err := brotlied(s[names[0]]); err != nil || !bytes.Equal(ours, byNode) {
		return site{}
	}
	packed := site{names[0]: byNode}
	var (
		work sync.WaitGroup
		lock sync.Mutex
		free = make(chan bool, runtime.NumCPU())
	)
	for _, name := range slices.Backward(names[1:]) {
		work.Go(func() {
			free <- true
			defer func() { <-free }()
			if small, err := s.nodePacks(folder, name); err == nil {
				lock.Lock()
				defer lock.Unlock()
				packed[name] = small
			}
		})
	}
	work.Wait()
	return packed
}

// nodePacks compresses one file, and unpacks it again to see that it is the same.
func (s site) nodePacks(folder, name string) ([]byte, error) {
	small, err := exec.Command("node", "-e", nodeBrotli, filepath.Join(folder, name)).Output()
	if err != nil {
		return nil, err
	}
	back, err := io.ReadAll(brotli.NewReader(bytes.NewReader(small)))
	if err == nil && !bytes.Equal(back, s[name]) {
		err = errors.New("node compressed another text than that of " + name)
	}
	return small, err
}
