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

// AxeAt is Axe for a page that is looked at in several windows. In one that shows the same elements as one before, only
// the rules run that read places and sizes.
func (p *Page) AxeAt() {
	p.t.Helper()
	if Eval[bool](p, isShownAnew) {
		p.Axe()
		return
	}
	p.report(p.violations("rule", "color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"))
}

// isShownAnew is true if the document has not shown these elements before: their tags, attributes and texts, and which
// of them are visible.
const isShownAnew = `(() => {
	const seen = globalThis.shownSets ??= new Set();
	const shown = [...document.querySelectorAll('*')].map((e) => e.checkVisibility({visibilityProperty: true}) ? 1 : 0).join('');
	const set = shown + document.documentElement.outerHTML;
	return !seen.has(set) && !!seen.add(set); })()`

// NewContrast is Contrast for the elements whose colours, size of text and place among tags and classes no call before
// has checked in this document. It is for a page that shows one state after another in the same colours.
func (p *Page) NewContrast() {
	p.t.Helper()
	p.loadAxe()
	if Eval[int](p, markNewColours) > 0 {
		p.report(p.violationsIn("{include: newColours}", "rule", "color-contrast", "link-in-text-block"))
	}
}

// markNewColours puts the elements into newColours and returns their number.
const markNewColours = `(() => {
	const seen = globalThis.seenColours ??= new Set(), grounds = new Map();
	// Whatever an element is drawn on: backgrounds and what changes colours, from the root down.
	const groundOf = (e) => {
		if (!e) return '';
		let ground = grounds.get(e);
		if (ground === undefined) {
			const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode} = getComputedStyle(e);
			ground = groundOf(e.parentElement) + '/' + e.localName + '.' + e.getAttribute('class') + ' ' +
				[backgroundColor, backgroundImage, opacity, filter, mixBlendMode];
			grounds.set(e, ground);
		}
		return ground;
	};
	globalThis.newColours = [...document.body.querySelectorAll('*')].filter((e) => {
		const hasText = e.matches('input, select, textarea') ||
			[...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
		if (!hasText || !e.checkVisibility({visibilityProperty: true})) return false;
		const {color, fontSize, fontWeight, textShadow, textDecorationLine} = getComputedStyle(e);
		const key = [groundOf(e), color, fontSize, fontWeight, textShadow, textDecorationLine,
			getComputedStyle(e.parentElement).color, e.type, e.closest(':disabled, [aria-disabled=true]') !== null];
		return !seen.has(String(key)) && !!seen.add(String(key));
	});
	return newColours.length; })()`

func (p *Page) report(found []violation) {
	p.t.Helper()
	for _, v := range found {
		for _, n := range v.Nodes {
			p.t.Errorf("axe: %s (%s)\n%s\n%s", v.Help, v.ID, n.HTML, n.Summary)
		}
	}
}

// runAxe runs the rules of a kind over a part of the page and returns what they find.
const runAxe = `axe.run(%s, {
	resultTypes: ['violations'], elementRef: true, runOnly: {type: %s, values: %s.split(' ')},
}).then(({violations}) => violations.map(({id, help, nodes}) => ({
	id, help, nodes: nodes.map(({element, target, failureSummary}) => ({
		html: element?.outerHTML.slice(0, 300) ?? target.join(' '), summary: failureSummary,
	})),
})))`

// violations runs the rules of that name, or with those tags.
func (p *Page) violations(kind string, names ...string) []violation {
	p.t.Helper()
	return p.violationsIn("document", kind, names...)
}

// violationsIn does so in the part of the page that a JavaScript expression gives.
func (p *Page) violationsIn(part, kind string, names ...string) []violation {
	p.t.Helper()
	p.loadAxe()
	return Eval[[]violation](p, fmt.Sprintf(runAxe, part, quote(kind), quote(strings.Join(names, " "))))
}

// loadAxe has axe-core and a page whose colours stand still.
func (p *Page) loadAxe() {
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
	Eval[any](p, standing)
}

// standing waits for transitions and animations of less than a second: a colour that changes is neither the one before
// nor the one after. One of an element that is not drawn may never end.
const standing = `Promise.race([
	Promise.allSettled(document.getAnimations()
		.filter((one) => one.effect.getComputedTiming().endTime < 1000).map((one) => one.finished)),
	new Promise((done) => setTimeout(done, 5000)),
]).then(() => {})`
