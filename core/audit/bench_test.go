package audit_test

import (
	"testing"

	"tehai/core/audit"
)

// BenchmarkRead reads a game of four deals in each format and scores its wins.
func BenchmarkRead(b *testing.B) {
	s := playGame(b, 4, samples[4])
	for _, format := range formats {
		text := format.write(b, s)
		b.Run(format.name, func(b *testing.B) {
			for b.Loop() {
				r, err := format.read(text, rules)
				if err != nil {
					b.Fatal(err)
				}
				for _, d := range r.Deals {
					if _, err := audit.Wins(d, nil); err != nil {
						b.Fatal(err)
					}
				}
			}
		})
	}
}

// BenchmarkSeek jumps between steps of a deal.
func BenchmarkSeek(b *testing.B) {
	d := playGame(b, 4, samples[4]).replay.Deals[0]
	for n := 0; b.Loop(); n++ {
		if s := d.At(n * 37 % d.Steps()); s.Step > d.Steps() {
			b.Fatal("there is no such step")
		}
	}
}
