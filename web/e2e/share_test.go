package e2e

import (
	"slices"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// keepCopies records what the page copies and saves, since a test's tab has no clipboard of its own.
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
	harness.Eval[any](page, `[...document.querySelectorAll('#share .button')].find(b => b.textContent === '`+text+
		`').click()`)
}

func TestCopies(t *testing.T) {
	page := openShare(t, "#v1&h=45p678s55p_2'34m_5'55z+6p")
	for _, row := range []struct{ button, want string }{
		{"Copy the link", "#v1&h=45p678s55p_2'34m_5'55z+6p"},
		{"mpsz", "4555p678s 2'34m 5'55z+6p"},
		{"Markdown", "`4555p678s 2'34m 5'55z+6p`"},
		{"wiki template", "{{Mj hand|1=4555p678s 2'34m 5'55z+6p}}"},
		{"wiki template with a picture", "{{Mj hand|1=4555p678s 2'34m " +
			"5'55z+6p|picture=[[File:Mahjong-hand-4555p678s-2-34m-5-55z-6p.svg|x22px|link=|alt=4555p678s 2'34m 5'55z+6p]]}}"},
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
		{"0", "image/svg+xml", "<svg"}, {"1", "image/png", "PNG"}, {"2", "image/svg+xml", "70 points"},
		{"3", "image/png", "PNG"},
	} {
		harness.Eval[any](page,
			`[...document.querySelectorAll('#share .button')].filter(b => /^(SVG|PNG)$/.test(b.textContent))[`+row.index+
				`].click()`)
		page.Wait("saved.length > " + row.index)
		kind := harness.Eval[string](page, "saved["+row.index+"].type")
		text := harness.Eval[string](page, "saved["+row.index+"].text()")
		if kind != row.kind || !strings.Contains(text, row.holds) {
			t.Errorf("picture %d is %s and does not hold %q", n, kind, row.holds)
		}
	}
}

// aPicture is the content of a picture.
type aPicture struct {
	Texts   []string `json:"texts"`
	Tiles   []string `json:"tiles"` // tiles with a picture of their own, each once
	Uses    int      `json:"uses"`
	Hand    bool     `json:"hand"`
	Size    []int    `json:"size"`
	PNG     []int    `json:"png"`
	Outside int      `json:"outside"` // texts beyond the edge
}

// pictureOf saves the picture of the answer, and reads it.
func pictureOf(t *testing.T, place string) aPicture {
	t.Helper()
	page := openShare(t, place)
	// The SVG and the PNG of the answer are the third and the fourth.
	for _, index := range []string{"2", "3"} {
		harness.Eval[any](page,
			`(() => { window.before = saved.length; [...document.querySelectorAll('#share .button')].filter(b => /^(SVG|PNG)$/.test(b.textContent))[`+index+`].click(); })()`)
		page.Wait("saved.length > before")
	}
	return harness.Eval[aPicture](page, `(async () => {
		const text = await saved[0].text();
		const image = await createImageBitmap(saved[1]);
		const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(text).map(Number);
		const plain = (text) => text.replace(/&#(\d+);/g, (_, n) => String.fromCharCode(n));
		const ruler = document.createElement('canvas').getContext('2d');
		const all = [...text.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)"(?: font-weight="(\d+)")? fill="[^"]*"( text-anchor="end")?>([^<]*)<\/text>/g)].map(([, x, y, size, weight, end, said]) => {
			ruler.font = (weight ?? 400) + ' ' + size + 'px system-ui';
			const wide = ruler.measureText(plain(said)).width;
			return {said: plain(said), out: Number(x) - (end ? wide : 0) < 0 || Number(x) + (end ? 0 : wide) > width || Number(y) > height};
		});
		return {
			texts: all.map(({said}) => said),
			tiles: [...text.matchAll(/data-tile="([^"]*)"/g)].map(([, tile]) => tile),
			uses: [...text.matchAll(/<use /g)].length,
			hand: text.includes('data-hand'),
			size: [width, height],
			png: [image.width, image.height],
			outside: all.filter(({out}) => out).length,
		};
	})()`)
}

// TestPictureIsTheCard reads the pictures of answers of every kind: they contain everything on the card, and nothing
// beyond their edge; the PNG is twice as large.
func TestPictureIsTheCard(t *testing.T) {
	for _, row := range []struct {
		name, place string
		texts       []string
		tiles       string
		uses        int
	}{
		{"riichi", "#v1&h=234m406p678s55s77z%2B7z&s=riichi:1,seatWind:.S,!selfDrawn&i=3p",
			[]string{"8,000", "points", "The discarder pays 8,000", "South gets 8,000", "4 han", "40 fu", "mangan", "Riichi",
				"Yakuhai chun", "Dora", "1 han", "Menzen ron", "Indicators", "Complete: mangan, 8,000 points."},
			"3p 2m 3m 4m 4p 0p 6p 6s 7s 8s 5s 7z", 15},
		{"open", "#v1&h=45p678s55p_2'34m_5'55z%2B6p&i=4m&s=!selfDrawn",
			[]string{"Yakuhai haku", "The discarder pays 1,500", "East gets 1,500"}, "4m", 15},
		{"classical", "#v1&h=22234555s222p666z&r=classical", []string{"70", "points", "36 × 2 = 72 → 70", "Lucky set"},
			"2s 6z", 14},
		{"fans", "#v1&r=mcr&h=1112345678999m%2B4m&s=!selfDrawn,from:.S", []string{"88 points"}, "1m", 14},
		{"discards", "#v1&h=135m4679p22478s6z%2B3s", []string{"57 tiles", "17 kinds"}, "6z 1m", 30},
		{"waits", "#v1&h=2344456p678s555m", []string{"ron", "tsumo"}, "", 3},
	} {
		got := pictureOf(t, row.place)
		for _, want := range row.texts {
			if !slices.ContainsFunc(got.Texts, func(text string) bool { return strings.Contains(text, want) }) {
				t.Errorf("%s: nothing says %q in %q", row.name, want, got.Texts)
			}
		}
		for _, tile := range strings.Fields(row.tiles) {
			if !slices.Contains(got.Tiles, tile) {
				t.Errorf("%s: no picture of %s among %v", row.name, tile, got.Tiles)
			}
		}
		if !got.Hand || got.Uses < row.uses || got.Outside > 0 {
			t.Errorf("%s: hand %v, %d tiles, want %d at least; %d texts beyond the edge", row.name, got.Hand, got.Uses, row.uses,
				got.Outside)
		}
		if got.PNG[0] != 2*got.Size[0] || got.PNG[1] != 2*got.Size[1] || got.Size[0] != 1120 || got.Size[1] < 300 {
			t.Errorf("%s: the SVG is %v, the PNG %v", row.name, got.Size, got.PNG)
		}
	}
}

// TestCopiesTheAnswer copies the picture, and the answer as text.
func TestCopiesTheAnswer(t *testing.T) {
	page := openShare(t, "#v1&h=234m406p678s55s77z%2B7z&s=riichi:1,seatWind:.S,!selfDrawn&i=3p")
	harness.Eval[any](page,
		"navigator.clipboard.write = async (items) => { copied.push((await items[0].getType('image/png')).size); }; null")
	harness.Eval[any](page,
		"[...document.querySelectorAll('#share .button')].filter(b => b.textContent === 'Copy picture')[1].click()")
	page.WaitText("#share [role=status]", "Copied: the picture")
	if size := harness.Eval[float64](page, "copied.at(-1)"); size < 20_000 {
		t.Errorf("the picture has %.0f bytes", size)
	}
	press(page, "Answer as text")
	page.Wait("typeof copied.at(-1) === 'string'")
	text := harness.Eval[string](page, "copied.at(-1)")
	for _, want := range []string{"234m406p55678s77z+7z\nComplete: mangan, 8,000 points.",
		"The discarder pays 8,000, South gets 8,000", "Yakuhai chun: 1 han", "Menzen ron: 10"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text lacks %q:\n%s", want, text)
		}
	}
}
