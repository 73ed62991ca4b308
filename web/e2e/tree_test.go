package e2e

import (
	"context"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

var updateTrees = flag.Bool("update", false, "write testdata/trees anew")

// trees are the views as a screen reader sees them, each a file to be read when it changes.
var trees = []struct{ name, link, ready string }{
	{"hand-empty", "",
		"document.querySelectorAll('.start-card').length === 4 && document.querySelector('[data-key=start-step1]') !== null"},
	{"hand-far", "#v1&h=135m4679p22478s6z%2B3s", "document.querySelectorAll('.discard').length > 5 && " + saysChance},
	{"hand-ready", "#v1&h=2344456p678s555m", "document.querySelectorAll('.wait').length > 1"},
	{"hand-complete", "#v1&h=234m406p678s55s77z%2B7z&s=riichi:1,seatWind:.S&i=3p",
		"document.querySelector('.sum') !== null"},
	{"replay", "#v1&w=replay", "document.querySelectorAll('.game-list li').length > 3"},
	{"table", "#v1&w=table", "(document.querySelector('.is-laid .board > .unseen')?.textContent ?? '') !== ''"},
	{"practice", "#v1&w=practice", "document.querySelector('.practice-view select') !== null"},
	{"embed", "#v1&w=embed", "document.querySelector('[data-code=api]') !== null"},
	{"help", "#v1&w=help", "document.querySelector('#help-fans') !== null && " + skipsToSearch},
	{"sitting", "#v1&w=sitting", "document.querySelector('.scorekeeper-form .chip') !== null"},
	{"yaku", "#v1&w=yaku", "document.querySelectorAll('.teach-group').length > 5 && " + skipsToSearch},
	{"replay-open", "#v1&w=replay", "document.querySelectorAll('.game-list li').length > 3"},
	{"table-match", "#v1&w=table", "(document.querySelector('.is-laid .board > .unseen')?.textContent ?? '') !== ''"},
}

// saysChance is true once the win chances of a far hand are known and read out.
const saysChance = "document.querySelector('.announced')?.textContent.includes('Win chance')"

// skipsToSearch is true once a view that is drawn late has named the link to its main part.
const skipsToSearch = "document.querySelector('.skip.is-answer').textContent === 'Skip to the search'"

// spokenOpen is true once the description of the board has followed its picture.
const spokenOpen = "/^East [^:]*: (?!13 hidden)./.test(document.querySelector('.board > .unseen')?.textContent ?? '')"

// TestAccessibilityTrees compares Chromium's accessibility tree of each view with its file; -update writes them.
func TestAccessibilityTrees(t *testing.T) {
	harness.Parallel(t)
	for _, row := range trees {
		t.Run(row.name, func(t *testing.T) {
			p := openView(t, row.link, harness.Today("2026-03-02"), harness.Size(390, 844), harness.ReducedMotion)
			p.Wait(row.ready)
			p.Wait("document.querySelector('#ruleset option:only-child') === null")
			// Waits for background work; what is random, and what is read out after a pause, is left out.
			p.Wait("document.querySelector('main [aria-busy=true]') === null && " +
				"document.querySelector('.announced')?.ariaBusy !== 'true'")
			if row.name == "practice" {
				p.Wait("document.querySelector('.practice-box') !== null")
				harness.Eval[any](p,
					`document.querySelector('.practice-question').remove(); document.querySelector('#practice-seed').value = ''`)
			}
			if row.name == "help" {
				// Only the headings of chapters.
				harness.Eval[any](p, `document.querySelectorAll('.help-body section > :not(h2)').forEach((e) => e.remove())`)
			}
			switch row.name {
			case "yaku":
				// The first of each group: the others are like it.
				harness.Eval[any](p, `document.querySelectorAll('.teach-list > :not(:first-child)').forEach((e) => e.remove())`)
			case "replay-open":
				p.Click(".game-list li:nth-child(1) button")
				p.Wait("document.querySelector('.step-count')?.textContent === '0/79'")
				p.Wait(spokenOpen)
				// The moves of a deal are drawn in pieces.
				p.Wait("document.querySelector('.transcript').textContent.includes('pays for the first')")
			case "table-match":
				p.Fill("#table-seed", "5")
				choose(p, "against", "")
				p.Click(".table-options .is-main")
				p.Wait("document.querySelector('.legal button') !== null")
				p.Wait(spokenOpen)
			}
			got := treeOf(t, p)
			path := filepath.Join("testdata", "trees", row.name+".txt")
			if *updateTrees {
				if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf(
					"%s: the tree is another: read the difference, then go test -C web/e2e -run TestAccessibilityTrees -update\n%s",
					path, firstDifference(string(want), got))
			}
		})
	}
}

// firstDifference returns the lines around the first that differs.
func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			return "want " + w[i] + "\ngot  " + g[i]
		}
	}
	return "one is longer"
}

// treeOf writes the tree: a line per node that a screen reader meets, with role, name and states, indented by depth.
func treeOf(t *testing.T, p *harness.Page) string {
	t.Helper()
	// The enumerations of the protocol grow with the browser: the answer is read as plain JSON.
	type value struct {
		Value json.RawMessage `json:"value"`
	}
	type node struct {
		ID         string   `json:"nodeId"`
		Ignored    bool     `json:"ignored"`
		Role       *value   `json:"role"`
		Name       *value   `json:"name"`
		Children   []string `json:"childIds"`
		Properties []struct {
			Name  string `json:"name"`
			Value value  `json:"value"`
		} `json:"properties"`
	}
	var answer struct {
		Nodes []node `json:"nodes"`
	}
	p.Do("the accessibility tree", accessibility.Enable(), chromedp.ActionFunc(func(ctx context.Context) error {
		return cdp.Execute(ctx, accessibility.CommandGetFullAXTree, nil, &answer)
	}))
	text := func(v *value) string {
		if v == nil {
			return ""
		}
		var s string
		if json.Unmarshal(v.Value, &s) != nil {
			s = string(v.Value)
		}
		return strings.Join(strings.Fields(s), " ")
	}
	nodes := map[string]*node{}
	for i := range answer.Nodes {
		nodes[answer.Nodes[i].ID] = &answer.Nodes[i]
	}
	var out strings.Builder
	var walk func(id string, depth int, above string)
	walk = func(id string, depth int, above string) {
		n := nodes[id]
		if n == nil {
			return
		}
		// The test's own server has another address each time.
		role, name := text(n.Role), strings.ReplaceAll(text(n.Name), p.Site(), "SITE/")
		// Boxes without a name are silent, and so is a text that repeats its element's name.
		silent := n.Ignored || (role == "generic" || role == "none" || role == "group" || role == "InlineTextBox" ||
			role == "LineBreak" || role == "ListMarker") && name == "" ||
			role == "InlineTextBox" || role == "StaticText" && (name == above || name == "")
		if !silent {
			out.WriteString(strings.Repeat("  ", depth) + role)
			if name != "" {
				out.WriteString(" " + quotedName(name))
			}
			for _, property := range n.Properties {
				switch property.Name {
				case "pressed", "checked", "expanded", "selected", "disabled", "invalid", "level", "haspopup", "live":
					if v := text(&property.Value); v != "false" && v != "" {
						out.WriteString(" " + property.Name + "=" + v)
					}
				}
			}
			out.WriteString("\n")
			depth, above = depth+1, name
		}
		for _, child := range n.Children {
			walk(child, depth, above)
		}
	}
	if len(answer.Nodes) > 0 {
		walk(answer.Nodes[0].ID, 0, "")
	}
	return out.String()
}

// quotedName is a name, shortened if it is a whole article.
func quotedName(name string) string {
	const most = 160
	if runes := []rune(name); len(runes) > most {
		name = string(runes[:most]) + "…"
	}
	return "\"" + name + "\""
}
