package harness

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// axeTags are the rules for every page: WCAG 2.2 at level AA.
var axeTags = []string{"wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"}

// axeScript is axe-core's text, from npm ci.
var axeScript = sync.OnceValues(func() (string, error) {
	text, err := os.ReadFile(filepath.Join(Root(), "web", "e2e", "node_modules", "axe-core", "axe.min.js"))
	if err != nil {
		return "", fmt.Errorf("axe-core is not there: run npm ci in web/e2e")
	}
	return string(text), nil
})

// A violation is a rule that axe finds violated.
type violation struct {
	ID    string `json:"id"`
	Help  string `json:"help"`
	Nodes []struct {
		HTML    string `json:"html"`
		Summary string `json:"summary"`
	} `json:"nodes"`
}

// Axe fails the test for everything that axe-core finds wrong in the page as it is; more names further sets of its
// rules, such as "best-practice".
func (p *Page) Axe(more ...string) {
	p.t.Helper()
	p.report(p.violations("tag", slices.Concat(axeTags, more)...))
}

// Contrast is Axe for colours only, which another theme can change.
func (p *Page) Contrast() {
	p.t.Helper()
	p.report(p.violations("rule", "color-contrast", "link-in-text-block"))
}

func (p *Page) report(found []violation) {
	p.t.Helper()
	for _, v := range found {
		for _, n := range v.Nodes {
			p.t.Errorf("axe: %s (%s)\n%s\n%s", v.Help, v.ID, n.HTML, n.Summary)
		}
	}
}

// runAxe runs the rules of a kind and returns what they find.
const runAxe = `axe.run(document, {
	resultTypes: ['violations'], elementRef: true, runOnly: {type: %s, values: %s.split(' ')},
}).then(({violations}) => violations.map(({id, help, nodes}) => ({
	id, help, nodes: nodes.map(({element, target, failureSummary}) => ({
		html: element?.outerHTML.slice(0, 300) ?? target.join(' '), summary: failureSummary,
	})),
})))`

// violations runs the rules of that name, or with those tags.
func (p *Page) violations(kind string, names ...string) []violation {
	p.t.Helper()
	script, err := axeScript()
	if err != nil {
		p.t.Fatal(err)
	}
	// axe-core has half a megabyte: load it once per document. It would write down the HTML of every element that it
	// checks; runAxe does so for those with a fault.
	if !Eval[bool](p, "'axe' in window") {
		Eval[any](p, script+"; axe.configure({noHtml: true})")
	}
	// Waits for animations: a colour in transition is neither of the two.
	Eval[any](p, "Promise.allSettled(document.getAnimations().filter(one => one instanceof CSSTransition).map(one => "+
		"one.finished)).then(() => {})")
	return Eval[[]violation](p, fmt.Sprintf(runAxe, quote(kind), quote(strings.Join(names, " "))))
}
