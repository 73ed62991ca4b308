package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// TestFansInHelp searches the table of fans by name in two languages, also by the search of the help: each has its
// tiles drawn.
func TestFansInHelp(t *testing.T) {
	rows := "[...document.querySelectorAll('#help-fans .fan-list > li')].filter((row) => row.checkVisibility())"
	for _, row := range []struct{ language, wanted, name, title string }{
		{"en", "knitted", "Greater Honors and Knitted Tiles", "What a fan is"},
		{"zh-Hans", "全求人", "全求人", "什么是番种"},
	} {
		page := openView(t, "#v1&w=help", harness.Language(row.language))
		// Of 81, one of which has been split in two.
		page.Wait("document.querySelectorAll('#help-fans .fan-list > li').length === 82")
		if got := harness.Eval[int](page,
			rows+".filter((row) => row.querySelectorAll('[data-tile]').length >= 14).length"); got != 82 {
			t.Errorf("%s: %d of 82 fans have a hand of tiles", row.language, got)
		}
		for _, field := range []string{"#help-fans .fan-search", "[data-key=help-search]"} {
			page.Fill(field, row.wanted)
			page.Wait(rows + ".length > 0 && " + rows + ".length < 5")
			page.WaitText("#help-fans .fan-list", row.name)
			page.Fill(field, "")
			page.Wait(rows + ".length === 82")
		}
		page.WaitText(".help-contents", row.title)
		harness.Eval[any](page, "[...document.querySelectorAll('.help-contents button')]"+
			".find((one) => one.textContent === "+quoted(row.title)+").click()")
		page.Wait("document.activeElement.id === 'help-fan'")
	}
}

// TestFansOnWiki puts scores onto a wiki's page in the form of the Embed view's templates.
func TestFansOnWiki(t *testing.T) {
	site := deployed(t).URL
	view := harness.Open(t, site+"/#v1&w=embed&r=mcr&h=1112345678999m%2B5m&s=!selfDrawn,from:.S")
	view.Wait(`document.querySelector('[data-code=wiki]')?.textContent.includes('rules=mcr')`)
	p := harness.Open(t, stranger(t, site, "", "mahjong-embed.js", `
<p><span class="mj-score" data-mj="1112345678999m+5m" data-rules="mcr" data-situation="selfDrawn=false from=S">a score</span></p>
<p><span class="mj-score" data-mj="[555z] [666z] 77z123m44p+4p" data-rules="hongkong" data-situation="selfDrawn=false from=S" data-language="zh-Hans">a score</span></p>`))
	p.Wait("document.querySelectorAll('iframe').length === 2")
	for i, source := range harness.Eval[[]string](p, "[...document.querySelectorAll('iframe')].map(({ src }) => src)") {
		frame := harness.Open(t, source)
		within(frame, "mahjong-score", ".card.is-fans", []string{"Nine Gates", "小三元"}[i])
		within(frame, "mahjong-score", ".payments", []string{"99", "64"}[i])
	}
}

// TestFansSettle wins under Chinese Official rules at the Table: all four chairs have payments, and a flower is shown
// with its hand.
func TestFansSettle(t *testing.T) {
	page := openSample(t, 5)
	page.Focus(".board")
	page.Press("End")
	page.Press("ArrowLeft")
	page.Click("[data-key=what-if]")
	page.Wait("document.querySelector('.table-view .legal')")
	page.Wait("document.querySelector(`[data-command=Nr]`) !== null")
	command(page, "Nr")
	for chair, score := range []string{"−8", "−8", "−18", "34"} {
		page.WaitText(".table-view [data-key=plate-"+string(rune('0'+chair))+"]", score)
	}
}
