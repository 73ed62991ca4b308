//go:build firefox || webkit

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// checkGrids compares the grids that a browser's program saved in a folder: WIDTH@SCALE.png and .json each.
func checkGrids(t *testing.T, folder string) {
	t.Helper()
	for scale := 1; scale <= 3; scale++ {
		for _, width := range gridWidths() {
			name := filepath.Join(folder, fmt.Sprintf("%v@%d", width, scale))
			text, err := os.ReadFile(name + ".json")
			if err != nil {
				t.Fatal(err)
			}
			var pairs []pair
			if err := json.Unmarshal(text, &pairs); err != nil || len(pairs) < 46 {
				t.Fatalf("%s: %d pairs, %v", name, len(pairs), err)
			}
			taken, err := os.ReadFile(name + ".png")
			if err != nil {
				t.Fatal(err)
			}
			checkGrid(t, taken, pairs, float64(scale))
		}
	}
}

// widthList is gridWidths as an argument for the browsers' programs.
func widthList() string {
	var all []string
	for _, width := range gridWidths() {
		all = append(all, strconv.FormatFloat(width, 'f', -1, 64))
	}
	return strings.Join(all, ",")
}
