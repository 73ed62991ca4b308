package wire_test

import (
	"fmt"
	"reflect"
	"sync"
	"testing"

	"tehai/wasm/wire"
)

// TestShapesAtOnce requests the shapes of types that contain each other from several goroutines: each type has one
// shape. Without its lock the map of shapes would crash the program.
func TestShapesAtOnce(t *testing.T) {
	for round := range 20 {
		own := reflect.StructField{Name: "Own", Type: reflect.TypeFor[int](),
			Tag: reflect.StructTag(fmt.Sprintf(`js:"own%d"`, round))}
		askAtOnce(t, reflect.StructOf([]reflect.StructField{own}))
	}
}

func askAtOnce(t *testing.T, own reflect.Type) {
	const depth, askers = 100, 8
	types := []reflect.Type{own}
	for len(types) < depth {
		types = append(types, reflect.SliceOf(types[len(types)-1]))
	}
	found := make([][]*wire.Shape, askers)
	var all sync.WaitGroup
	for i := range found {
		found[i] = make([]*wire.Shape, depth)
		all.Go(func() {
			for k := range types {
				n := (k*7 + i*depth/askers) % depth // each in a different order
				found[i][n] = wire.ShapeOf(types[n])
			}
		})
	}
	all.Wait()
	for n := range types {
		for i := range found {
			if found[i][n] != found[0][n] || found[i][n].Type != types[n] {
				t.Fatalf("%d and 0 have other shapes of %v", i, types[n])
			}
		}
		if n > 0 && found[0][n].Elem != found[0][n-1] {
			t.Fatalf("the shape of %v holds another than its element's", types[n])
		}
	}
}
