package api

import (
	"os"
	"runtime"
	"strings"
	"testing"
)

// A largeText is a text as large as a file may be: a long series of games, or an artificial text.
type largeText struct {
	name   string
	piece  string // what is repeated
	before string
	after  string
}

// of returns the text with approximately that many bytes.
func (l largeText) of(size int) string {
	fill := size - len(l.before) - len(l.after)
	return l.before + strings.Repeat(l.piece, max(1, fill/len(l.piece))) + strings.TrimSuffix(l.piece, ",") + l.after
}

// deals splits a sample before and after its deals.
func deals(t testing.TB, name, path, from, to string) largeText {
	t.Helper()
	data, err := os.ReadFile("../../core/replay/" + path)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	a := strings.Index(text, from)
	b := strings.LastIndex(text, to)
	if a < 0 || b < a {
		t.Fatalf("%s: no deals between %q and %q", path, from, to)
	}
	if strings.HasSuffix(from, "[") {
		a += len(from)
		return largeText{name, text[a:b] + ",", text[:a], text[b:]}
	}
	return largeText{name, text[a:b], text[:a], text[b:]}
}

// riddle is a deal in Tenhou's format with many possible orders of play, none of which uses up its lists: all players
// discard the same tile, which others could always claim.
var riddle = `[[0,0,0],[25000,25000,25000,25000],[11],[],` +
	strings.Repeat(`[11,12,13,14,15,16,17,18,19,21,22,23,24],[`+strings.TrimSuffix(strings.Repeat(`11,"p111111",`, 20),
		",")+`],[`+
		strings.TrimSuffix(strings.Repeat(`11,`, 41), ",")+`],`, 4) + `["流局"]],`

func largeTexts(t testing.TB) []largeText {
	return []largeText{
		deals(t, "tenhou games", "tenhou/testdata/4-players.json", `"log":[`, `]`),
		deals(t, "mjai games", "mjai/testdata/4-players.jsonl", `{"type":"start_kyoku"`, `{"type":"end_game"`),
		deals(t, "mjlog games", "mjlog/testdata/4-players.xml", `<INIT`, `</`),
		deals(t, "kobalab games", "kobalab/testdata/4-players.json", `"log":[`, `]}`),
		deals(t, "replay text", "testdata/riichi.uzje", ``, "\n"),
		{"tenhou riddles", riddle, `{"log":[`, `]}`},
		{"tenhou zeros", "0,", `{"log":[[`, `]]}`},
		{"tenhou empty deals", "[],", `{"log":[`, `]}`},
		{"tenhou games a line", `{"log":[]}` + "\n", "", ""},
		{"tenhou broken lines", `{"log":[` + "\n", "", ""},
		{"tenhou lines of brackets", "{\"log\":[[[0,0,0],\n", "", ""},
		{"tenhou list of games", `{"log":[]},`, `[`, `]`},
		{"tenhou objects", `{"a":1}`, "", ""},
		{"kobalab games a line", `{"log":[[{"qipai":{}}]]}` + "\n", "", ""},
		{"kobalab broken lines", `{"log":[[{"qipai":{}}` + "\n", "", ""},
		{"tenhou names", `"x\u0301",`, `{"name":[`, `],"log":[[]]}`},
		{"json brackets", "[", `{"log":`, ``},
		{"json string", `\n`, `{"log":["`, `"]}`},
		{"mjai lines", "{}\n", `{"type":"start_kyoku"}` + "\n", ""},
		{"mjai faults", "{\n", `{"type":"start_kyoku"}` + "\n", ""},
		{"mjai list", `{"type":"start_kyoku"},`, `[`, `]`},
		{"kobalab events", `{"zimo":{}},`, `{"log":[[{"qipai":{}},`, `]]}`},
		{"mjlog tags", "<T1/>", "<mjlog>", ""},
		{"mjlog attributes", `a="" `, "<mjlog><INIT ", "/>"},
		{"mjlog entities", "&#", `<mjlog><INIT seed="`, `"/>`},
		{"mjlog deals", `<INIT/>`, "<mjlog>", ""},
		{"replay headers", "E 1 0 4 ", "", ""},
		{"replay games", "E 1 0 4\n\n", "", ""},
		{"replay newlines", "\n", "", ""},
		{"replay words", "x ", "E 1 0 4 ", ""},
		{"replay tags", "Title: x\n", "", ""},
		{"replay comments", "[1] x\n\n", "E 1 0 4\n\n", ""},
		{"replay annotations", "[1] ", "E 1 0 4 ", ""},
		{"noise", "\x00\xff{", "", ""},
	}
}

// openLarge opens a text and closes it again.
func openLarge(text string) {
	if value, err := ReplayOpen(ReplayOpenRequest{Text: text}); err == nil {
		ReplayClose(ReplayCloseRequest{ID: value.ID})
	}
}

// spare is the memory that one text may take regardless of its size: the number of values read at once is bounded.
const spare = 40 << 20

// mostAllocated bounds the bytes allocated for each byte of a text; reading that is not linear exceeds it quickly.
const mostAllocated = 200

// TestLargeTexts bounds what opening large texts allocates: twice the text takes hardly more than twice as much, and
// never more than the bound for each byte. (A loop that reads the text repeatedly shows in the time of this test:
// seconds, or without end.)
func TestLargeTexts(t *testing.T) {
	size := 1 << 20
	if testing.Short() || runtime.GOOS == "js" {
		size /= 4
	}
	allocated := func(text string) uint64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		openLarge(text)
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	for _, l := range largeTexts(t) {
		half, whole := allocated(l.of(size/2)), allocated(l.of(size))
		if most := uint64(mostAllocated*size + spare); whole > most || whole > half*5/2+spare {
			t.Errorf("%s: %d bytes take %d bytes of memory, half of them %d; want at most %d", l.name, size, whole, half, most)
		}
	}
}

// BenchmarkOpenLarge opens 5 MB of every kind of text (4 MB of replay text, its limit).
func BenchmarkOpenLarge(b *testing.B) {
	for _, l := range largeTexts(b) {
		for _, size := range []int{1 << 20, 5<<20 - 1000} {
			if strings.HasPrefix(l.name, "replay") {
				size = min(size, 4<<20)
			}
			text := l.of(size - len(l.piece))
			b.Run(strings.ReplaceAll(l.name, " ", "-")+"/"+[]string{"1MB", "5MB"}[min(1, size>>21)], func(b *testing.B) {
				for b.Loop() {
					openLarge(text)
				}
				var m runtime.MemStats
				runtime.ReadMemStats(&m)
				b.ReportMetric(float64(m.HeapSys)/(1<<20), "MB-heap")
			})
		}
	}
}
