package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// Selectors of the Hand view.
const (
	field    = "#hand-text"
	message  = "#hand-message"
	sentence = ".sentence"
	// readOut: the sentence has been read out by a screen reader, which happens once it has stayed for a moment.
	readOut = "document.querySelector('.announced').textContent !== '' && document.querySelector('.announced').ariaBusy " +
		"!== 'true'"
)

// openHand opens a place and waits until the module answers.
func openHand(t testing.TB, place string, options ...harness.Option) *harness.Page {
	t.Helper()
	page := harness.Open(t, place, options...)
	page.Wait("document.documentElement.dataset.answer === 'complete'")
	return page
}

// value returns the text of the field.
func value(page *harness.Page) string {
	return harness.Eval[string](page, "document.querySelector('"+field+"').value")
}

// handTiles returns the closed tiles on screen, in order.
func handTiles(page *harness.Page) string {
	return harness.Eval[string](page, "[...document.querySelectorAll('.hand-tile')].map(b => b.dataset.tile).join(' ')")
}

// pick returns the selector of a key of the picker.
func pick(tile string) string { return fmt.Sprintf(`[data-pick="%s"]`, tile) }

func TestClassicalHandIsScored(t *testing.T) {
	page := openHand(t, "#v1&r=classical")
	page.Type(field, "22234555s222p666z")
	page.WaitText(".sum", "70")
	page.WaitText(".sum-steps", "36 × 2 = 72 → 70")
	page.WaitText(sentence, "70 points")
	for _, want := range []string{"Base", "Lucky set"} {
		if !strings.Contains(page.Text(".card"), want) {
			t.Errorf("the card does not name %q:\n%s", want, page.Text(".card"))
		}
	}
	page.Screenshot("hand-classical")
}

// TestFaultAtTheStart opens an impossible hand: when the module has loaded, the waiting ends, on screen and for
// screen readers.
func TestFaultAtTheStart(t *testing.T) {
	page := openHand(t, "#v1&h=123456789m123456p")
	page.WaitText(message, "15 closed tiles")
	page.WaitText(sentence, "Type or tap a hand.")
	page.Wait(readOut)
	if stage := harness.Eval[string](page, "document.querySelector('.answer').dataset.stage"); stage != "empty" {
		t.Errorf("the answer stands at %q, want empty", stage)
	}
	page.Fill(field, "123m406p789s11555z")
	page.WaitText(".terms", "complete")
}

func TestRedFiveAndWaits(t *testing.T) {
	page := openHand(t, "")
	page.Type(field, "123m406p789s11555z")
	page.WaitText(".terms", "complete")
	if page.Count(`.hand-tile[data-tile="0p"]`) != 1 {
		t.Errorf("no red five among %s", handTiles(page))
	}
	page.Click(".hand-tile.is-drawn")
	page.WaitText(sentence, "Tenpai")
	if page.Count(".wait") != 2 {
		t.Errorf("%d waits, want 2 (1z and 5z)", page.Count(".wait"))
	}
}

// TestAnswersWhileTyping types a hand tile by tile: every length has its answer.
func TestAnswersWhileTyping(t *testing.T) {
	page := openHand(t, "")
	tiles := []string{"1m", "2m", "3m", "4p", "0p", "6p", "7s", "8s", "9s", "1z", "1z", "5z", "5z", "5z"}
	for i, tile := range tiles {
		page.Type(field, tile)
		page.Wait(fmt.Sprintf("document.querySelectorAll('.hand-tile').length === %d", i+1))
		if said := page.Text(sentence); strings.Contains(said, "Type or tap") || said == "" {
			t.Errorf("%d tiles: the sentence is %q", i+1, said)
		}
	}
}

func TestErrorMarkAndFix(t *testing.T) {
	page := openHand(t, "")
	page.Type(field, "123m456p")
	page.WaitText(sentence, "-shanten")
	good := page.Text(sentence)
	page.Type(field, "123x")
	page.WaitText(message, "x is not a suit. After 123, write m, p, s or z.")
	if got := harness.Eval[string](page, "document.querySelector('.field-marks mark').textContent"); got != "x" {
		t.Errorf("the mark is on %q, want x", got)
	}
	if page.Text(sentence) != good || page.Count(".answer.is-stale") != 1 {
		t.Errorf("the last good answer did not stay greyed: %q", page.Text(sentence))
	}
	// One click fixes all errors.
	page.Fill(field, "12t 34t 55z")
	page.WaitText(".fix", "12p 34p 55z")
	page.Click(".fix")
	page.Wait("!document.querySelector('.message').classList.contains('is-fault')")
	if got := value(page); got != "12p 34p 55z" {
		t.Errorf("after the fix, the text is %q", got)
	}
}

func TestPickerEnters(t *testing.T) {
	page := openHand(t, "")
	for range 4 {
		page.Click(pick("5m"))
	}
	page.Wait("document.querySelectorAll('.hand-tile').length === 4")
	page.Click(pick("5m"))
	page.WaitText(message, "All four 5 of characters are in use: 4 in the hand")
	if handTiles(page) != "5m 5m 5m 5m" {
		t.Errorf("the hand is %s", handTiles(page))
	}
	page.Click(pick("0p"))
	page.Click(pick("7z"))
	if got := value(page); got != "5555m0p7z" {
		t.Errorf("the field says %q, want 5555m0p7z", got)
	}
	page.Click(`[data-command="delete"]`)
	if got := value(page); got != "5555m0p" {
		t.Errorf("after delete the field says %q", got)
	}
}

func TestUndoAndRedo(t *testing.T) {
	page := openHand(t, "")
	page.Click(pick("1m"))
	page.Click(pick("2m"))
	page.Click(`input[value="indicator"]`)
	page.Click(pick("9p"))
	page.Wait("document.querySelectorAll('.around .small-tile').length === 1")
	page.Click(`[data-command="undo"]`)
	page.Wait("document.querySelectorAll('.around .small-tile').length === 0")
	page.Click(`[data-command="undo"]`)
	page.Wait("document.querySelectorAll('.hand-tile').length === 1")
	page.Press("Control+Shift+z", "Control+y")
	page.Wait("document.querySelectorAll('.around .small-tile').length === 1")
	if handTiles(page) != "1m 2m" {
		t.Errorf("after redo the hand is %s", handTiles(page))
	}
	page.Type(field, "3m")
	page.Press("Control+z", "Control+z")
	page.Wait("document.querySelectorAll('.hand-tile').length === 2")
	if value(page) != "12m" {
		t.Errorf("undo in the field left %q", value(page))
	}
}

func TestMeldsByPicking(t *testing.T) {
	page := openHand(t, "")
	page.Click(`input[value="pung"]`)
	page.Click(`input[name="where-pung"][value="right"]`)
	page.Click(pick("5z"))
	page.Click(`input[value="chow"]`)
	page.Click(pick("2m"))
	page.Click(`input[value="kong"]`)
	page.Click(pick("1p"))
	page.Wait("document.querySelectorAll('.meld').length === 3")
	if got, want := value(page), "555'z 2'34m (1111p)"; got != want {
		t.Errorf("the field says %q, want %q", got, want)
	}
	page.Fill(field, "555z123m")
	page.Click(`input[value="pung"]`)
	page.Click(`.hand-tile[data-tile="5z"]`)
	page.Wait("document.querySelectorAll('.hand-tile').length === 3")
	page.Click(".meld")
	page.Click(".sheet:popover-open .button-row:last-child .button")
	page.Wait("document.querySelectorAll('.hand-tile').length === 6")
}

func TestPasteOfAnything(t *testing.T) {
	page := openHand(t, "")
	for _, row := range []struct{ text, dialect, tiles string }{
		{"{{#mjt:123m406p789s11555z}}", "mpsz", "1m 2m 3m 4p 0p 6p 7s 8s 9s 1z 1z 5z 5z 5z"},
		{`\mahjong{123m55z}`, "mpsz", "1m 2m 3m 5z 5z"},
		{"🀇🀈🀉🀀🀀", "Unicode", "1m 2m 3m 1z 1z"},
		{"m123p0z11", "kobalab", "1m 2m 3m 0p 1z 1z"},
		{"E E 5mr", "mjai", "0m 1z 1z"},
		{"ONE_CHARACTER, TWO_CHARACTER", "names", "1m 2m"},
	} {
		page.Fill(field, "")
		page.Wait("document.querySelectorAll('.hand-tile').length === 0")
		page.Fill(field, row.text)
		page.Wait("document.querySelectorAll('.hand-tile').length > 0")
		if handTiles(page) != row.tiles {
			t.Errorf("%s: the hand is %s, want %s", row.text, handTiles(page), row.tiles)
		}
		if said := page.Text(".field-dialect"); !strings.Contains(said, row.dialect) {
			t.Errorf("%s: %q, want the notation %s named", row.text, said, row.dialect)
		}
	}
}

// TestListOfIds pastes numbers: the page asks what they mean.
func TestListOfIds(t *testing.T) {
	page := openHand(t, "")
	page.Fill(field, "0 4 8 16 52 88")
	page.WaitText(message, "A list of numbers")
	page.Click(`[data-key="as-136"]`)
	page.Wait("document.querySelectorAll('.hand-tile').length === 6")
	if got := handTiles(page); got != "1m 2m 3m 0m 0p 0s" {
		t.Errorf("the hand is %s", got)
	}
}

func TestDiscardRows(t *testing.T) {
	page := openHand(t, "")
	page.Type(field, "135m4679p22478s6z+3s")
	page.WaitText(".announced", "Discard Green. Win chance")
	if got := harness.Eval[string](page, "document.querySelector('.sentence .picture').dataset.tile"); got != "6z" {
		t.Errorf("the picture in the headline is %s", got)
	}
	if page.Count(".discard .bar") < 2 {
		t.Errorf("%d rows with bars", page.Count(".discard .bar"))
	}
	page.Click(".discard-tile")
	page.Wait("document.querySelectorAll('.hand-tile').length === 13")
	page.WaitText(".evidence-title", "Useful tiles")
}

// TestTwoDiscards clicks on two rows: tiles that help after only one of the discards are shown, until another click.
func TestTwoDiscards(t *testing.T) {
	page := openHand(t, "#v1&h=135m4679p22478s6z+3s")
	page.Wait("document.querySelectorAll('.compared-key').length > 1")
	const differs = `(() => { const rows = tehai.analyze({hand: '135m4679p223478s6z'}).value.discards;
		const keys = [...document.querySelectorAll('.compared-key')].slice(0, 2).map(b => b.dataset.key.slice(8));
		const [a, b] = keys.map(k => new Map(rows.find(r => r.tile === k).tiles.map(({tile, left}) => [tile, left])));
		const more = (x, y) => [...x].filter(([k, n]) => n > (y.get(k) ?? 0)).map(([k, n]) => k + (n - (y.get(k) ?? 0)));
		return [...more(b, a), ...more(a, b)].sort().join(' '); })()`
	want := harness.Eval[string](page, differs)
	harness.Eval[any](page, "[...document.querySelectorAll('.compared-key')].slice(0, 2).forEach(b => b.click())")
	got := harness.Eval[string](page,
		"[...document.querySelectorAll('.compared .accept')].map(e => e.dataset.tile + e.dataset.left).sort().join(' ')")
	if got != want || got == "" {
		t.Errorf("the second row beside the first: %q, want %q", got, want)
	}
	page.Screenshot("hand-two-discards")
	page.Click(".discard:nth-child(2) .compared-key")
	page.Wait("!document.querySelector('.compared')")
}

// TestSamples opens every sample: none is refused.
func TestSamples(t *testing.T) {
	page := openHand(t, "")
	page.Click(`[popovertarget="samples"]`)
	page.Wait("document.querySelectorAll('.sample').length > 10")
	count := page.Count(".sample")
	for i := range count {
		harness.Eval[any](page, fmt.Sprintf("document.querySelectorAll('.sample')[%d].click()", i))
		if fault := harness.Eval[bool](page, "document.querySelector('.message').classList.contains('is-fault')"); fault {
			t.Errorf("sample %d (%s): %s", i, value(page), page.Text(message))
		}
	}
}

func TestRandomAndClear(t *testing.T) {
	page := openHand(t, "")
	page.Click(".tools .button:nth-of-type(2)")
	page.Wait("document.querySelectorAll('.hand-tile').length === 14")
	page.Click(".tools .button:nth-of-type(3)")
	page.Wait("document.querySelectorAll('.hand-tile').length === 0")
}

// TestHandBeingEntered counts the tiles while a hand is entered; once it stays unchanged, its missing sets are taken
// as complete.
func TestHandBeingEntered(t *testing.T) {
	page := openHand(t, "#v1&h=123m456p")
	page.WaitText(sentence, "-shanten") // no entry is under way
	page.Click(pick("7s"))
	page.Click(pick("8s"))
	page.WaitText(sentence, "8 of 14 tiles.")
	if said := harness.Eval[string](page,
		"[...document.querySelectorAll('.terms > :not(.rules-chip)')].map(e => e.textContent).join()"); said != "" {
		t.Errorf("beside the count stands %q", said)
	}
	page.WaitText(sentence, "tenpai")
	page.Fill(field, "123m456p789s11555z")
	page.WaitText(sentence, "Complete")
}

// TestReadyForNothing shows that a ready hand without yaku cannot win, and a button that declares riichi.
func TestReadyForNothing(t *testing.T) {
	page := openHand(t, "#v1&h=123m406789p1189s&r=riichi-tenhou")
	page.WaitText(sentence, "only tsumo wins")
	page.Click(`[data-key="out-riichi"]`)
	page.WaitText(sentence, "left to win on")
	if page.Count(`[data-key^="out-"]`) != 0 {
		t.Error("ways out of a hand that wins")
	}
	page.Fill(field, "23m456p78999s 1'23s")
	page.WaitText(sentence, "without a yaku: it cannot win")
	if page.Count(`[data-key="out-riichi"]`) != 0 {
		t.Error("an open hand is offered riichi")
	}
	page.Click(`[data-key="out-goals"]`)
	page.WaitText(".goal", "tile")
}

// TestDroppedOnField drops files on the field: a text with a hand is opened, a picture does not change the hand and a
// sentence says what can be dropped.
func TestDroppedOnField(t *testing.T) {
	page := openHand(t, "#v1&h=123m")
	fall := func(name, kind, text string) {
		harness.Eval[any](page, fmt.Sprintf(`(() => { const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File([%q], %q, {type: %q}));
			const field = document.querySelector('.field');
			for (const type of ['dragover', 'drop']) if (field.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true})))
				throw new Error(type + ' is left to the browser, which shows the file'); })()`, text, name, kind))
	}
	fall("photo.png", "image/png", "no text")
	page.WaitText("#hand-message", "photo.png is a picture")
	page.Wait("document.querySelector('#hand-text').value === '123m'")
	fall("hand.txt", "text/plain", "456p")
	page.Wait("document.querySelector('#hand-text').value === '456p'")
}

// TestLoneHonoursShareARow reads a far hand with three isolated winds: after each discard the others can still be
// paired, and they share one row that says so.
func TestLoneHonoursShareARow(t *testing.T) {
	page := openHand(t, "#v1&h=1379m2468p159s234z")
	page.Wait("document.querySelector('.discard') !== null")
	harness.Eval[any](page, unfold)
	const row = "[...document.querySelectorAll('.discard')].find((row) => row.querySelector('[data-key=discard-2z]'))"
	page.Wait("['3z', '4z'].every((tile) => " + row + "?.querySelector(`[data-key=discard-${tile}]`)) && " + row +
		".querySelector('.without') !== null")
	const want = `(() => { const tiles = tehai.analyze({hand: '1379m2468p159s234z'}).value.discards.filter(({tile}) => /[234]z/.test(tile)).flatMap(({tiles}) => tiles.map(({tile}) => tile));
		return [...new Set(tiles)].sort().join(); })()`
	if got, all := harness.Eval[string](page, "[..."+row+
		".querySelectorAll('.accept')].map((one) => one.dataset.tile).sort().join()"), harness.Eval[string](page,
		want); got != all || got == "" {
		t.Errorf("the row shows %s, want %s", got, all)
	}
}

// TestHeadline reads the headline on a phone, in every language: at most two lines of large type, with the discard as
// a picture and its chance; below it equally good and next best choices, each with its figure. The rows have the same
// order and figures.
func TestHeadline(t *testing.T) {
	for _, language := range []string{"en", "de", "ja", "ko", "zh"} {
		page := harness.Open(t, "#v1&h=123m456p4579s1155z", harness.Size(390, 664), harness.Language(language))
		page.Wait("document.querySelectorAll('.sentence-more .said-tile').length > 1")
		lines := harness.Eval[float64](page, headlineLines)
		if lines > 2.4 {
			t.Errorf("%s: the headline has %.1f lines: %q", language, lines, page.Text(sentence))
		}
		for _, element := range []string{".sentence", ".sentence-more"} {
			if said := page.Text(element); !strings.Contains(said, "%") {
				t.Errorf("%s: %s without a figure: %q", language, element, said)
			}
		}
		first := harness.Eval[string](page, "document.querySelector('.discard .discard-tile').dataset.key.slice(8)")
		if got := harness.Eval[string](page, "document.querySelector('.sentence .said-tile').dataset.tile"); got != first {
			t.Errorf("%s: the headline shows %s, the rows begin with %s", language, got, first)
		}
		figures := harness.Eval[[]float64](page,
			"[...document.querySelectorAll('.discards .row-chance')].map(e => parseFloat(e.textContent.replace(',', '.')))")
		if len(figures) < 3 || figures[len(figures)-1] > 0.9*figures[0] || figures[0] == 0 {
			t.Errorf("%s: the rows show %v", language, figures)
		}
		ready := harness.Open(t, "#v1&h=1123456789m1122z&r=mcr", harness.Size(390, 664), harness.Language(language))
		ready.Wait("document.querySelector('.sentence .said-tile') !== null")
		if lines := harness.Eval[float64](ready, headlineLines); lines > 2.4 {
			t.Errorf("%s: the headline of a hand that is ready has %.1f lines: %q", language, lines, ready.Text(sentence))
		}
	}
}

// headlineLines is the number of lines of the headline.
const headlineLines = `(() => {
	const headline = document.querySelector('.sentence');
	return headline.getBoundingClientRect().height / parseFloat(getComputedStyle(headline).lineHeight);
})()`

// TestRulesChip clicks on the name of the rules beside the answer: their menu gets the focus.
func TestRulesChip(t *testing.T) {
	page := openHand(t, "#v1&h=123m406p789s11555z&r=hongkong")
	page.WaitText(".rules-chip", "Hong Kong")
	page.Click(".rules-chip")
	page.Wait("document.activeElement.id === 'ruleset'")
	page.Fill(field, "123m406p")
	page.WaitText(".rules-chip", "Hong Kong")
}

// TestNumbersWithoutSuit offers the three suits for numbers without one.
func TestNumbersWithoutSuit(t *testing.T) {
	page := openHand(t, "")
	for text, want := range map[string]string{"123": "123m 123p 123s", "55z 123": "55z 123m 55z 123p 55z 123s"} {
		page.Fill(field, text)
		page.Wait("document.querySelectorAll('[data-fix]').length === 3")
		if got := harness.Eval[string](page,
			"[...document.querySelectorAll('[data-fix]')].map(e => e.dataset.fix).join(' ')"); got != want {
			t.Errorf("%s: offered %s, want %s", text, got, want)
		}
	}
	page.Fill(field, "123")
	page.Click("[data-fix='123p']")
	page.Wait("document.querySelector('" + field + "').value === '123p'")
}

// TestCompareSaysWhy gives each rule set under which the hand has no value a sentence in the page's language.
func TestCompareSaysWhy(t *testing.T) {
	for _, row := range []struct{ language, yaku, players, minimum string }{
		{"en", "Complete, but without a yaku: it cannot win.", "A three-player game does not use 2m.", "Complete, but worth"},
		{"de", "Vollständig, aber ohne Yaku: kein Gewinn.", "Zu dritt wird ohne 2m gespielt.", "Vollständig, aber nur"},
		{"ja", "和了形ですが役がなく、和了れません。", "三人麻雀に2mはありません。", "形はできていますが"},
		{"ko", "완성이지만 역이 없어 화료할 수 없습니다.", "3인 마작에는 2m이(가) 없습니다.", "완성이지만"},
		{"zh-Hans", "牌型完成但没有役，不能和。", "三人麻将没有 2m。", "牌型已成，但只有"},
	} {
		page := openHand(t, "#v1&h=123m456p678s55z78m+9m&s=!selfDrawn,from:.S,seatWind:.W", harness.Language(row.language))
		page.Wait("document.querySelector('.compare summary')")
		harness.Eval[any](page,
			"(() => { const e = document.querySelector('.compare'); if (!e.open) e.querySelector('summary').click(); })()")
		for rules, want := range map[string]string{"riichi-tenhou": row.yaku, "riichi-tenhou-3p": row.players,
			"mcr": row.minimum} {
			page.WaitText("[data-key='compare-"+rules+"'] .line-why", want)
		}
		page.Screenshot("compare-why-" + row.language)
	}
}
