//go:build !js

package advice

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPressInHelp compares the weights stated in the help of each language with those in use: under a riichi a point of
// the hand's own score, a step back, 1,000 points of cost, and twice the danger; then the weights that do not depend on
// the shanten.
func TestPressInHelp(t *testing.T) {
	weights := map[string]float64{}
	for _, row := range pressTable {
		weights[row.id] = row.weight
	}
	var want []string
	for _, away := range []string{"ready", "1", "2", "3"} {
		want = append(want, fmt.Sprintf("%.2f %.2f %.2f %.2f",
			weights["keep-"+away]+weights["keep-riichi"],
			-weights["away-"+away]-weights["away-riichi"],
			-weights["cost-"+away],
			-(weights["fear-"+away]+weights["fear-riichi"])*math.Ln2))
	}
	for _, id := range []string{"points", "discarded", "passed", "honour-2-left", "honour-3-left"} {
		want = append(want, strings.Replace(fmt.Sprintf("%.2f", weights[id]), "-", "−", 1))
	}
	costs := []int{riichiCosts, openCosts, doraCosts, limitCosts}
	row := regexp.MustCompile(`\['[^']+', '(−?\d[.,]\d\d)'(?:, '(\d[.,]\d\d)', '(\d[.,]\d\d)', '(\d[.,]\d\d)')?\]`)
	broken := regexp.MustCompile(`' \+\s+'`)
	files, err := filepath.Glob("../../web/words/*/help.js")
	if err != nil || len(files) < 3 {
		t.Fatalf("%d languages with a help: %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text = broken.ReplaceAll(text, nil)
		var got []string
		for _, found := range row.FindAllStringSubmatch(string(text), -1) {
			got = append(got, strings.TrimSpace(strings.ReplaceAll(strings.Join(found[1:], " "), ",", ".")))
		}
		if strings.Join(got, "; ") != strings.Join(want, "; ") {
			t.Errorf("%s has %q, the table %q", file, got, want)
		}
		for _, cost := range costs {
			thousands, rest := cost/1000, cost%1000
			if said := regexp.MustCompile(fmt.Sprintf(`%d[., \x{a0}]?%03d`, thousands, rest)); !said.Match(text) {
				t.Errorf("%s does not say what dealing in costs: %d", file, cost)
			}
		}
	}
}
