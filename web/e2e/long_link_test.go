package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// TestLongLink opens links that are too long to be read: the page and a frame say how long they are and what is
// allowed, and what the page shows stays as it was.
func TestLongLink(t *testing.T) {
	harness.Parallel(t)
	game := "#v1&w=replay&g=" + strings.Repeat("a", 16_001)
	p := harness.Open(t, "#v1&h=123m456p789s11555z")
	p.Wait("document.documentElement.dataset.answer === 'complete'")
	p.WaitText("main .announced", "2,000 points") // the sentence for screen readers comes last
	before := p.Text("main")
	visit := func(hash string) {
		p.Do("visiting a link", chromedp.Evaluate("void (location.hash = "+quoted(hash)+")", nil))
	}
	visit(game)
	p.WaitText(".long-link",
		"The game in this link cannot be read: it has 16,001 characters, and at most 16,000 are allowed")
	visit("#v1&h=" + strings.Repeat("1", 100_000))
	p.WaitText(".long-link", "This link has 100,006 characters and cannot be opened: at most 100,000 are allowed.")
	if p.Count(".long-link") != 1 {
		t.Error("the notice of an earlier link stays")
	}
	if after := p.Text("main"); after != before {
		t.Errorf("after a long link the page shows %q, want %q", after, before)
	}
	visit("#v1&h=11m")
	p.Wait("document.querySelector('.long-link') === null")

	p = harness.Open(t, game)
	p.WaitText(".long-link", "16,001")
	p.Click(".long-link button")
	p.Wait("document.querySelector('.long-link') === null && document.activeElement.id === 'main'")

	p = harness.Open(t, harness.URL(t)+"embed.html"+game)
	p.Wait("document.querySelector('mahjong-replay')?.shadowRoot?.textContent.includes('16,001 characters')")
}

// TestLongRules opens links whose house rules are too long to be read: the page reads the rest and reports the rules; a
// frame says what is too long, and shows no score under other rules.
func TestLongRules(t *testing.T) {
	harness.Parallel(t)
	rules := "{" + strings.Repeat("a", 65_536)
	const says = "The house rules have 65,537 characters and are not used: at most 65,536 are allowed."
	link := "#v1&h=22234555s222p666z&r=" + rules
	p := harness.Open(t, link)
	p.WaitText(".long-link", says)
	p.Wait("document.documentElement.dataset.answer === 'complete'")
	p.Click(".long-link button")
	p.Do("visiting a link", chromedp.Evaluate("void (location.hash = "+quoted(link+"&s=selfDrawn")+")", nil))
	p.WaitText(".long-link", says)

	const said = "document.querySelector('mahjong-score')?.shadowRoot?.querySelector('.said')?.textContent"
	p = harness.Open(t, harness.URL(t)+"embed.html"+link)
	p.Wait(said + "?.endsWith('ruleset: want at most 65536 characters')")
	if harness.Eval[bool](p, "document.querySelector('mahjong-score').shadowRoot.querySelector('.box') !== null") {
		t.Error("the frame shows a score under other rules")
	}
}
