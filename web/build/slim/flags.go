package slim

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
)

// quick are the packages in which inlining is worth its size: those whose functions run thousands of times for one
// answer or one log, and those of Go that mostly have functions shorter than a call. Elsewhere a call is shorter than
// the function.
var quick = slices.Concat([]string{
	"cmp",
	"encoding/binary",
	"errors",
	"internal/abi",
	"internal/bytealg",
	"internal/byteorder",
	"internal/chacha8rand",
	"internal/goarch",
	"internal/race",
	"internal/reflectlite",
	"internal/runtime/atomic",
	"internal/runtime/gc",
	"internal/runtime/gc/scan",
	"internal/runtime/maps",
	"internal/runtime/math",
	"internal/runtime/sys",
	"internal/strconv",
	"internal/stringslite",
	"internal/sync",
	"internal/unsafeheader",
	"iter",
	"math",
	"math/bits",
	"runtime",
	"slices",
	"sync",
	"sync/atomic",
	"syscall/js",
	"unicode/utf8",
}, []string{
	"tehai/core/advice",
	"tehai/core/chance",
	"tehai/core/danger",
	"tehai/core/game",
	"tehai/core/hand",
	"tehai/core/jsontext",
	"tehai/core/meld",
	"tehai/core/pattern",
	"tehai/core/replay/mjlog",
	"tehai/core/replay/tenhou",
	"tehai/core/rules",
	"tehai/core/rules/riichi",
	"tehai/core/shanten",
	"tehai/core/source",
	"tehai/core/tile",
	"tehai/core/wall",
	"tehai/core/worth",
})

// Flags returns the flags of go build, go test and go vet for a small module before any other step. The files that
// the flags refer to are written into the folder, and have to stay as long as the flags are used.
func Flags(folder string, without ...string) ([]string, error) {
	without, err := withImplied(without)
	if err != nil {
		return nil, err
	}
	text, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	root := strings.TrimSpace(string(text))
	var flags []string
	if !slices.Contains(without, Inlining) {
		// Of several patterns that match a package the last one counts.
		flags = append(flags, "-gcflags=all=-l")
		for _, p := range quick {
			flags = append(flags, "-gcflags="+p+"=")
		}
	}
	if !slices.Contains(without, Fmt) {
		overlay, err := Overlay(root, folder)
		if err != nil {
			return nil, err
		}
		flags = append(flags, "-overlay", overlay)
	}
	if !slices.Contains(without, Data) {
		linker, err := Linker(root, folder)
		if err != nil {
			return nil, err
		}
		flags = append(flags, "-toolexec", linker)
	}
	return flags, nil
}
