package api

import (
	"reflect"
	"testing"

	"tehai/wasm/wire"
)

// BenchmarkSingle scores one hand as a program asks for it: from the JSON of the request to that of the reply.
func BenchmarkSingle(b *testing.B) {
	for _, row := range [][2]string{
		{"score", `{"hand":"123m406p789s1155z+5z","ruleset":"riichi-tenhou","situation":{"roundWind":"E","seatWind":"S","riichi":1}}`},
		{"brief", `{"hand":"123m406p789s1155z+5z","ruleset":"riichi-tenhou","situation":{"roundWind":"E","seatWind":"S","riichi":1},"brief":true}`},
	} {
		var f *wire.Function
		fs := Functions()
		for i := range fs {
			if fs[i].Name == "score" {
				f = &fs[i]
			}
		}
		b.Run(row[0], func(b *testing.B) {
			var replied []byte
			var requests wire.Requests
			for range b.N {
				replied = f.Append(replied[:0], func(into any) error {
					fields, err := requests.Parse(row[1])
					if err != nil {
						return err
					}
					shape := wire.ShapeOf(reflect.TypeOf(into).Elem())
					if err := wire.Check(&fields, shape); err != nil {
						return err
					}
					wire.Fill(reflect.ValueOf(into).Elem(), &fields, shape)
					return nil
				})
			}
			b.ReportAllocs()
		})
	}
}
