package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// keepCopies notes what the page copies and saves, since a test's tab has no clipboard of its own.
const keepCopies = `(() => { window.copied = []; window.saved = [];
	Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { copied.push(text); }}});
	const make = URL.createObjectURL; URL.createObjectURL = blob => { saved.push(blob); return make(blob); };
	HTMLAnchorElement.prototype.click = function () {}; })()`

func openShare(t *testing.T, place string) *harness.Page {
	t.Helper()
	page := openHand(t, place)
	page.Wait("document.querySelectorAll('.hand-tile').length > 0")
	harness.Eval[any](page, keepCopies)
	page.Click(`[popovertarget="share"]`)
	page.Wait("document.querySelector('#share .button') !== null")
	return page
}

// press clicks a button of the open sheet by its text.
func press(page *harness.Page, text string) {
	harness.Eval[any](page, `[...document.querySelectorAll('#share .button')].find(b => b.textContent === '`+text+`').click()`)
}

func TestCopies(t *testing.T) {
	page := openShare(t, "#v1&h=45p678s55p_2'34m_5'55z+6p")
	for _, row := range []struct{ button, want string }{
		{"Copy the link", "#v1&h=45p678s55p_2'34m_5'55z+6p"},
		{"mpsz", "4555p678s 2'34m 5'55z+6p"},
		{"Markdown", "`4555p678s 2'34m 5'55z+6p`"},
		{"wiki template", "{{Mj hand|1=4555p678s 2'34m 5'55z+6p}}"},
		{"wiki template with a picture", "{{Mj hand|1=4555p678s 2'34m 5'55z+6p|picture=[[File:Mahjong-hand-4555p678s-2-34m-5-55z-6p.svg|x22px|link=|alt=4555p678s 2'34m 5'55z+6p]]}}"},
		{"Copy the SVG", "<svg xmlns="},
		{"LaTeX", `\mahjong{4555p678s 2'34m 5'55z+6p}`},
		{"Unicode tiles", "🀜"},
	} {
		press(page, row.button)
		page.WaitText("#share [role=status]", "Copied")
		got := harness.Eval[string](page, "copied.at(-1)")
		if !strings.Contains(got, row.want) {
			t.Errorf("%s copies %q, want it to hold %q", row.button, got, row.want)
		}
	}
}

func TestPictures(t *testing.T) {
	page := openShare(t, "#v1&h=22234555s222p666z&r=classical")
	for n, row := range []struct{ index, kind, holds string }{
		{"0", "image/svg+xml", "<svg"}, {"1", "image/png", "PNG"}, {"2", "image/svg+xml", "70 points"}, {"3", "image/png", "PNG"},
	} {
		harness.Eval[any](page, `[...document.querySelectorAll('#share .button')].filter(b => /^(SVG|PNG)$/.test(b.textContent))[`+row.index+`].click()`)
		page.Wait("saved.length > " + row.index)
		kind := harness.Eval[string](page, "saved["+row.index+"].type")
		text := harness.Eval[string](page, "saved["+row.index+"].text()")
		if kind != row.kind || !strings.Contains(text, row.holds) {
			t.Errorf("picture %d is %s and does not hold %q", n, kind, row.holds)
		}
	}
}
