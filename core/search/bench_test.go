package search_test

import (
	"fmt"
	"testing"

	"tehai/core/search"
)

// BenchmarkIndex makes the facts of a match of four deals, and reports how many bytes a deal takes.
func BenchmarkIndex(b *testing.B) {
	logs := samples(b)
	games := logs[0].games
	size := 0
	for b.Loop() {
		size = len(search.Index(games).Append(nil))
	}
	b.ReportMetric(float64(size)/float64(len(games.Deals)), "bytes/deal")
}

// BenchmarkAsk asks 1,000 files of some eight deals each.
func BenchmarkAsk(b *testing.B) {
	store := storeOf(b, 1000)
	for _, text := range []string{"won", "riichi left<=4", "held:~34667n ready", "held:34667p or waits:36p",
		"danger>=10 dealt-in", "held:34667p", "waits:36p", "held:~34667n or waits:36p",
		"held:~345m~345p~345s", "before:~34n~66n or melds:~345n"} {
		q, err := search.Parse(text)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(text, func(b *testing.B) {
			var a search.Answer
			for b.Loop() {
				a = store.Ask(q, "", 0, 60)
			}
			b.ReportMetric(float64(a.Moments), "moments")
		})
	}
}

// storeOf is a store of so many files, the samples over and over under other names.
func storeOf(tb testing.TB, files int) *search.Store {
	store := &search.Store{}
	logs := samples(tb)
	var bytes [][]byte
	for i := range logs {
		bytes = append(bytes, search.Index(logs[i].games).Append(nil))
	}
	for i := range files {
		file, err := search.Read(bytes[i%len(bytes)])
		if err != nil {
			tb.Fatal(err)
		}
		store.Put(fmt.Sprint(i), "2026", file)
	}
	return store
}
