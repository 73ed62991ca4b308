//go:build js && wasm

package main

import "testing"

// BenchmarkCall measures the total cost of one call for a JavaScript program.
func BenchmarkCall(b *testing.B) {
	for _, row := range []struct{ name, call string }{
		{"version", `version({})`},
		{"parse", `parse({text: '123m406p789s11555z'})`},
		{"analyze-13", `analyze({hand: '123m406p789s1155z'})`},
		{"analyze-14", `analyze({hand: '147m258p369s12345z', indicators: ['1p'], seen: ['2p', '3p']})`},
		{"analyze-14-shapes", `analyze({hand: '23445m34678p4567s'})`},
		{"score-classical", `score({hand: '22234555s222p666z', ruleset: 'classical'})`},
		{"score-riichi",
			`score({hand: '123m406p789s1155z+5z', ruleset: 'riichi-tenhou', situation: {riichi: 1, from: 'S', indicators: ['4p'], deposits: 1}})`},
		{"score-riichi-others", `score({hand: '111222333m44455p', ruleset: 'riichi-tenhou', situation: {selfDrawn: true}})`},
	} {
		calls := eval(`n => { for (let i = 0; i < n; i++) tehai.` + row.call + ` }`)
		b.Run(row.name, func(b *testing.B) {
			calls.Invoke(b.N)
		})
	}
}
