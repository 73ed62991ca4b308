package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// unfoldFurther opens one of the folds below the answer by the start of its label and waits for its answer.
func unfoldFurther(page *harness.Page, label string) {
	find := fmt.Sprintf(
		"[...document.querySelectorAll('.further-fold')].find(d => d.firstChild.textContent.startsWith('%s'))", label)
	page.Wait(find + "?.hidden === false")
	harness.Eval[any](page, find+".querySelector('summary').click()")
	page.Wait(find + ".querySelector('.asking')?.ariaBusy === 'false'")
}

func TestHandsWithinReach(t *testing.T) {
	page := openHand(t, "#v1&h=235m24678p3355s6z+7z&n=4m")
	unfoldFurther(page, "Hands within reach")
	page.WaitText(".goal", "Tanyao")
	page.WaitText(".goal", "2-shanten")
	page.WaitText(".goal", "11 tiles help") // 4m 3p 3s 5s: 12 copies, one of them seen
	if got := page.Count(".goals"); got != 1 {
		t.Errorf("%d lists stand open, want the nearest alone", got)
	}
	page.Fill(field, "235m24p")
	page.Wait("document.querySelector('.further-fold:has(.goals)').hidden")
}

// TestFansWithinReach: rules that count fans have goals of their own, each with its value; rules without named hands
// have none.
func TestFansWithinReach(t *testing.T) {
	for _, row := range []struct{ rules, language, near, worth string }{
		{"mcr", "en", "Mixed Straight", "8 points"},
		{"mcr", "zh-Hans", "花龙", "8分"},
		{"hongkong", "en", "All Chows", "1 faan"},
	} {
		page := openHand(t, "#v1&h=123m45p789s3355s6z+7z&r="+row.rules, harness.Language(row.language))
		title := map[string]string{"en": "Hands within reach", "zh-Hans": "可做的牌型"}[row.language]
		unfoldFurther(page, title)
		page.WaitText(".goals", row.near+" · "+row.worth)
		if got := page.Text(".goals"); strings.Contains(got, "Chiitoitsu") || strings.Contains(got, "断幺九") {
			t.Errorf("%s: the goals are %s", row.rules, got)
		}
	}
	page := openHand(t, "#v1&h=235m24678p3355s6z+7z&r=classical")
	page.Wait("document.querySelectorAll('.further-fold:not([hidden])').length > 0")
	if got := page.Count(".further-fold:has(.goals):not([hidden])"); got != 0 {
		t.Error("hands within reach of riichi are offered")
	}
}

func TestCalls(t *testing.T) {
	page := openHand(t, "#v1&h=235m24678p3355s6z+7z")
	unfoldFurther(page, "Calls")
	page.WaitText(".asking", "After your discard of Green")
	melds := func() string {
		return harness.Eval[string](page, "[...document.querySelectorAll('.call button')].map(b => b.dataset.key).join(' ')")
	}
	if got := melds(); !strings.Contains(got, "call-chow-2p3p4p-3p") || !strings.Contains(got, "call-pung-3s3s3s-3s") {
		t.Errorf("from the left: %s", got)
	}
	page.Click(`[data-key="calls-right"]`)
	page.Wait("!document.querySelector('[data-key^=call-chow]')")
	page.Click(`[data-key="call-pung-3s3s3s-3s"]`)
	page.Wait("document.querySelectorAll('.meld').length === 1")
	if got, want := value(page), "235m24678p55s7z 333's"; got != want {
		t.Errorf("after the call the field says %q, want %q", got, want)
	}
	page.Click(`[data-command="undo"]`)
	page.Wait("document.querySelectorAll('.hand-tile').length === 14")
}

// TestSwapCalling calls a tile of which the hand has another copy: rules against swap calling forbid to discard that,
// with a reason, until the hand changes; the analysis of a log after such a claim forbids it too, and so does the
// Hand view opened from there.
func TestSwapCalling(t *testing.T) {
	const said = "(kuikae)"
	page := openHand(t, "#v1&h=2344m67899p34s15z+7z")
	unfoldFurther(page, "Calls")
	page.Wait("document.querySelector('[data-key=call-chow-2m3m4m-4m]')")
	page.Click("[data-key=call-chow-2m3m4m-4m]")
	page.WaitText(".evidence", said)
	lettingGo := func(tile string) int { return page.Count(fmt.Sprintf(`.discards [data-key="discard-%s"]`, tile)) }
	if lettingGo("4m") > 0 || lettingGo("1z") == 0 {
		t.Errorf("4m stands in %d rows, 1z in %d", lettingGo("4m"), lettingGo("1z"))
	}
	page.Click(`[data-command="undo"]`)
	page.Wait("!document.querySelector('.evidence').innerText.includes('" + said + "')")

	page = openReplay(t)
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/4-players.xml")})
	page.Wait("document.querySelector('[data-tab=analysis]') !== null")
	page.Wait("document.querySelector('select[data-key=deal]')?.options.length === 4")
	harness.Eval[any](page, "(() => { const s = document.querySelector('select[data-key=deal]'); s.value = '1'; "+
		"s.dispatchEvent(new Event('change')); })()")
	page.WaitText(".step-count", "0/149")
	harness.Eval[any](page,
		"(() => { const s = document.querySelector('.slider'); s.value = 79; s.dispatchEvent(new Event('input')); })()")
	page.WaitText(".step-count", "79/149")
	page.Click("[data-tab=analysis]")
	page.WaitText(".analysis", said)
	page.Screenshot("swap-calling")
	page.Click(".analysis a.button")
	page.WaitText(".evidence", said)
	if lettingGo("5m") > 0 {
		t.Error("5m is let go behind its claim")
	}
}

// TestChance reads the odds of a ready hand that can be computed by hand: 7 of 123 unseen tiles win, one draw is
// left.
func TestChance(t *testing.T) {
	page := openHand(t, "#v1&h=234m456p678s2266s")
	unfoldFurther(page, "Win chance")
	page.WaitText(".chance-facts", "100.0%")
	page.WaitText(".asking", "Within 12 own draws.")
	for range 11 {
		page.Click(`[data-key="draws-1"]`)
	}
	page.WaitText(".asking", "Within 1 own draw.")
	page.WaitText(".chance-facts", "5.7%") // 7/123
	points := page.Text(".chance-facts .is-best:last-child")
	page.Click(`[data-key="model-draw-ron"]`)
	page.WaitText(".asking", "one random unseen tile from each")
	page.WaitText(".chance-facts", "21.1%") // 1 − (116·115·114·113)/(123·122·121·120)
	page.Click(`[data-key="model-draw"]`)
	page.WaitText(".chance-facts", "5.7%")
	page.Click(`[data-key="chance-riichi"]`)
	page.Wait("document.querySelector('.asking').ariaBusy === 'false'")
	if without := page.Text(".chance-facts .is-best:last-child"); without == points || points == "" {
		t.Errorf("riichi changes nothing in the points: %q", points)
	}
	if page.Count(".curves .curve-win") != 1 {
		t.Error("there is no curve")
	}
}

// TestChanceOfDiscards discards by a click on a row; nothing is asked about a hand too far away.
func TestChanceOfDiscards(t *testing.T) {
	page := openHand(t, "#v1&h=235m24678p3355s6z+7z")
	unfoldFurther(page, "Win chance")
	page.Click(`[data-key="model-draw"]`)
	page.WaitText(".asking", "any other is discarded")
	page.Wait("document.querySelectorAll('.chance .is-best').length > 2")
	if got := page.Count(".chance:first-child .discard-tile"); got != 3 {
		t.Errorf("%d discards share the first row, want 3 with the same odds", got)
	}
	page.Click(".chance:nth-child(2) .discard-tile")
	page.Wait("document.querySelectorAll('.hand-tile').length === 13")
	page.Fill(field, "159m147p258s12345z")
	page.Wait("document.querySelector('.further-fold:has(.chances)').hidden")
}

// TestSentenceWithOdds shows, once a hand stays unchanged, the module's win chances of the best discard and the next.
func TestSentenceWithOdds(t *testing.T) {
	page := openHand(t, "#v1&h=235m24678p3355s6z+7z")
	page.WaitText(sentence, "Win chance")
	said := page.Text(sentence)
	want := harness.Eval[float64](page,
		`tehai.chance({hand: '235m24678p3355s67z', draws: 12, model: 'improve', stage: 'win'}).value.rows
		.find(r => r.discard === document.querySelector('.discard .discard-tile').dataset.key.slice(8)).win[0]`)
	if !strings.HasPrefix(said, "2-shanten. Discard ") || !strings.Contains(said, fmt.Sprintf("Win chance %.1f%%",
		100*want)) {
		t.Errorf("the sentence is %q, the module says %.3f", said, want)
	}
	page.Fill(field, "235m24678p3355s6z") // one tile less: no discard is named
	page.Wait("!document.querySelector('.sentence').textContent.includes('Win chance')")
	page.Fill(field, "235m24678p3355s67z")
	page.WaitText(sentence, "Win chance")
}

// TestFirstLook reads a hand at 4-shanten: a simpler model gives a lower bound at once, until the better one has
// finished. A hand that takes long can be left, and the next is answered.
func TestFirstLook(t *testing.T) {
	page := openHand(t, "")
	harness.Eval[any](page, `void (globalThis.said = new Set(),
		new MutationObserver(() => said.add(document.querySelector('.sentence')?.textContent ?? ''))
			.observe(document.body, {subtree: true, childList: true, characterData: true}))`)
	const first = "[...said].some(text => /Win chance ≥ .*%/.test(text))"
	page.Fill(field, "3479m4p2228s12567z")
	page.Wait(first)
	page.Wait("/Win chance \\d[^≥]*%/.test(document.querySelector('.sentence').textContent)")
	want := harness.Eval[float64](page,
		`tehai.chance({hand: '3479m4p2228s12567z', draws: 12, model: 'improve', stage: 'win'}).value.rows
		.find(r => r.discard === document.querySelector('.discard .discard-tile').dataset.key.slice(8)).win[0]`)
	if said := page.Text(sentence); !strings.Contains(said, fmt.Sprintf("Win chance %.1f%%", 100*want)) {
		t.Errorf("the sentence is %q, the module says %.4f", said, want)
	}
	harness.Eval[any](page, "void said.clear()")
	page.Fill(field, "346m23568p2236s14z")
	page.Wait(first)
	page.Fill(field, "235m24678p3355s67z")
	page.WaitText(sentence, "2-shanten. Discard ")
	page.WaitText(sentence, "Win chance")
}

// TestOneOrder reads a hand whose odds put another discard first than the quick order: from then on the sentence, the
// rows, the calls and the table of chances begin with the module's discard.
func TestOneOrder(t *testing.T) {
	page := openView(t, "#v1&w=replay") // loads all functions of the module for it
	page.Wait("document.querySelector('.open-panel') !== null")
	page.Click("[data-view=hand]")
	page.Wait("document.querySelector('#hand-text') !== null")
	hand := harness.Eval[string](page, `(() => {
		let seed = 7;
		const next = n => (seed = (seed * 16807) % 2147483647, seed % n);
		const hands = function* () {
			for (let tries = 0; tries < 600; tries++) {
				const deck = Array.from({length: 72}, (_, i) => i), ranks = [[], []];
				for (let i = 0; i < 14; i++) { const [tile] = deck.splice(next(deck.length), 1); ranks[tile % 2].push((tile >> 1) % 9 + 1); }
				const hand = ranks[0].sort().join('') + 'm' + ranks[1].sort().join('') + 'p';
				if (tehai.analyze({hand}).value.shanten.best === 1) yield hand;
			}
		}();
		for (const hand of hands) {
			const { discards } = tehai.analyze({hand, ruleset: 'riichi-tenhou', situation: {}}).value;
			const { rows } = tehai.chance({hand, draws: 12, model: 'improve', stage: 'win'}).value;
			const most = Math.max(...rows.map(row => row.win[0]));
			if (rows.some(row => row.discard === discards[0].tile && row.win[0] < 0.899 * most)) return hand;
		}
		return ''; })()`)
	if hand == "" {
		t.Fatal("the odds agree with the order at once for every hand here: want one for which they do not")
	}
	page.Go("#v1&h=" + hand)
	page.WaitText(".evidence-title", "win chances follow")
	if said := page.Text(sentence); strings.Contains(said, "Discard") {
		t.Errorf("a discard is named before the order is settled: %q", said)
	}
	before := harness.Eval[string](page, `document.querySelector('.discard .discard-tile').dataset.key`)
	unfoldFurther(page, "Win chance")
	page.WaitText(sentence, "Win chance")
	unfoldFurther(page, "Calls")
	rows := harness.Eval[string](page, `document.querySelector('.discard .discard-tile').dataset.key`)
	if rows == before {
		t.Errorf("%s: the rows begin with %s before and after the odds", hand, rows)
	}
	page.Wait("document.querySelector('.chance .discard-tile')?.dataset.key === '" + rows + "'")
	name := strings.TrimPrefix(harness.Eval[string](page, `document.querySelector('.discard .discard-tile').ariaLabel`),
		"Discard ")
	name, _, _ = strings.Cut(name, ",")
	page.WaitText(".announced", "Discard "+name+". Win chance")
	page.Wait(
		"[...document.querySelectorAll('.asking')].some(asking => asking.innerText.includes('After your discard of " + name +
			":'))")
}

// TestWorkerIdleWhileFolded asks nothing in the background about a hand without a choice until a fold is open,
// and drops questions that an edit has made obsolete.
func TestWorkerIdleWhileFolded(t *testing.T) {
	page := openHand(t, "#v1&h=235m24678p3355s6z")
	page.WaitText(sentence, "2-shanten")
	asked := func() int {
		n := 0
		for _, address := range page.Requests() {
			if strings.Contains(address, "worker") {
				n++
			}
		}
		return n
	}
	if n := asked(); n != 0 {
		t.Errorf("the worker was loaded %d times before anything was asked of it", n)
	}
	unfoldFurther(page, "Hands within reach")
	for _, tile := range []string{"1z", "2z", "3z"} {
		page.Click(".hand-tile")
		page.Click(pick(tile))
	}
	page.Wait("document.querySelector('.asking').ariaBusy === 'false'")
	if n := asked(); n != 1 {
		t.Errorf("the worker was loaded %d times, want once", n)
	}
}

// TestWithoutWorker removes workers: what needs one is computed in the page on request.
func TestWithoutWorker(t *testing.T) {
	page := openHand(t, "#v1&h=235m24678p3355s6z")
	harness.Eval[any](page,
		"window.Worker = class { constructor() { throw new DOMException('not here', 'SecurityError'); } }, 0")
	unfoldFurther(page, "Hands within reach")
	page.WaitText(".asking", "allows no background worker")
	page.Click(`[data-key="goals-here"]`)
	page.WaitText(".goal", "Tanyao")
}

// TestFailedWorkerIsReplaced asks once more in a new worker.
func TestFailedWorkerIsReplaced(t *testing.T) {
	page := openHand(t, "#v1&h=235m24678p3355s6z")
	harness.Eval[any](page, `(() => { const Real = Worker; window.started = 0;
		window.Worker = class extends Real { constructor(...given) { super(...given); if (++started === 1) setTimeout(() => this.dispatchEvent(new ErrorEvent('error', {message: 'died', cancelable: true}))); } }; })()`)
	unfoldFurther(page, "Hands within reach")
	page.WaitText(".goal", "Tanyao")
	if n := harness.Eval[int](page, "started"); n != 2 {
		t.Errorf("%d workers were started, want the first and one more", n)
	}
}

// TestWorkerFromDisk opens the single-file page from disk: its worker is part of the page.
func TestWorkerFromDisk(t *testing.T) {
	page := openHand(t, "file://"+harness.Dist(t)+"/tehai.html#v1&h=234m456p678s2266s")
	unfoldFurther(page, "Win chance")
	page.WaitText(".chance-facts", "100.0%")
}

// TestThreePlayers leaves out the characters 2 to 8: no keys for them, no useful tiles among them, no chow to call.
func TestThreePlayers(t *testing.T) {
	page := openHand(t, "#v1&h=19m24678p3355s66z+7z&r=riichi-tenhou-3p")
	page.WaitText(sentence, "-shanten")
	if got := harness.Eval[string](page, "[...document.querySelectorAll('.picker-key')].filter(k => "+
		"!k.checkVisibility({visibilityProperty: true}))"+
		".map(k => k.dataset.pick).join(' ')"); got != "2m 3m 4m 5m 6m 7m 8m 0m" {
		t.Errorf("the picker hides %q", got)
	}
	page.Focus(pick("1m"))
	page.Press("ArrowRight")
	if got := harness.Eval[string](page, focused); got != "9m" {
		t.Errorf("the arrow goes from 1m to %s", got)
	}
	if got := harness.Eval[string](page,
		"[...document.querySelectorAll('.accept')].map(a => a.dataset.tile)"+
			".filter(t => /[2-8]m/.test(t)).join()"); got != "" {
		t.Errorf("these would help and are not played with: %s", got)
	}
	unfoldFurther(page, "Calls")
	if got := page.Count("[data-key^=call-chow]") + page.Count(`[data-key="calls-across"]`); got != 0 {
		t.Errorf("%d chows and seats that three players do not have", got)
	}
	page.Fill(field, "123m")
	page.WaitText(message, "A three-player game does not use 2m")
}

// TestDeadWaits shows in words that a wait has no copies left, and that none has.
func TestDeadWaits(t *testing.T) {
	page := openHand(t, "#v1&h=123456789m11p23s&n=1s1s1s1s")
	page.WaitText(sentence, "4 tiles left")
	page.WaitText(".wait.is-gone", "none left")
	page.Go("#v1&h=123456789m11p23s&n=1s1s1s1s4s4s4s4s")
	page.WaitText(sentence, "no winning tile is left")
}

// TestFuriten puts a wait into the own river.
func TestFuriten(t *testing.T) {
	page := openHand(t, "#v1&h=234m456p678s2266s")
	page.WaitText(sentence, "Tenpai")
	page.Click(`input[value="seen"]`)
	page.Click(`input[value="river"]`)
	page.Click(pick("2s"))
	page.WaitText(".announced", "Furiten: 2 of bamboos is among your discards")
	page.WaitText(".terms", "Furiten")
}

// TestRedFiveInTheHand makes a five red by right click, by key and by long press, without removing it.
func TestRedFiveInTheHand(t *testing.T) {
	page := openHand(t, "#v1&h=55p1z")
	five := `.hand-tile[data-tile="5p"]`
	page.Wait("document.querySelectorAll('.hand-tile').length === 3")
	harness.Eval[any](page, "document.querySelector('"+five+
		"').dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true})), 0")
	page.Wait("document.querySelectorAll('.hand-tile[data-tile=\"0p\"]').length === 1")
	page.Focus(five)
	page.Press("0")
	page.WaitText(message, "only one red 5 of circles")
	page.Focus(`.hand-tile[data-tile="0p"]`)
	page.Press("0")
	page.Wait("document.querySelectorAll('.hand-tile[data-tile=\"5p\"]').length === 2")
	harness.Eval[any](page, "document.querySelector('"+five+
		"').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'})), 0")
	page.Wait("document.querySelectorAll('.hand-tile[data-tile=\"0p\"]').length === 1")
	if got := value(page); got != "05p1z" {
		t.Errorf("the field says %q, want 05p1z", got)
	}
	page.Click(five)
	page.Wait("document.querySelectorAll('.hand-tile').length === 2")
}

// TestDangerInTheHand enters a riichi: the tiles of the hand show their deal-in chances, the order of discards weighs
// them, and push and fold are compared; all of it is in the link.
func TestDangerInTheHand(t *testing.T) {
	page := openHand(t, "#v1&h=2367m3489p3456s1z9s&i=1s")
	page.WaitText(sentence, "-shanten")
	quiet := page.Text(".discards")
	harness.Eval[any](page, "document.querySelector('[data-key=\"fold-rivals\"]').click()")
	page.Wait("document.querySelectorAll('.rival').length === 3")
	page.Fill(`[data-key="rival-W"]`, "1z9m8m5p7s")
	harness.Eval[any](page, `document.querySelector('[data-key="rival-W"]').dispatchEvent(new Event('change')), 0`)
	page.Wait("document.querySelectorAll('.rival-river .small-tile').length === 5")
	page.Click(`[data-key="rival-riichi-W"]`)
	page.Wait("document.querySelectorAll('.rival-river .is-riichi').length === 1")
	page.Wait("document.querySelectorAll('.danger').length > 0")
	want := harness.Eval[string](page,
		`tehai.danger({players: 4, hand: '2367m3489p3456s1z9s', seen: ['1z', '9m', '8m', '5p', '7s'], indicators: ['1s'],
		rivals: [{wind: 'W', river: ['1z', '9m', '8m', '5p', '7s'].map((tile, i) => i < 4 ? {tile} : {tile, riichi: true})}]}).value.tiles.map(({tile, total}) => tile + ' ' + (100 * total).toFixed(1) + '%').join(', ')`)
	if got := harness.Eval[string](page,
		`[...document.querySelectorAll('.danger')].map(row => row.dataset.tile + ' ' + row.querySelector('strong').textContent).join(', ')`); got != want {
		t.Errorf("the dangers are\n%s, the module says\n%s", got, want)
	}
	level := func(tile string) int {
		return harness.Eval[int](page,
			fmt.Sprintf(`Number(document.querySelector('.hand-tile[data-tile="%s"]').dataset.danger)`, tile))
	}
	if safe, bold := level("1z"), level("4s"); safe != 0 || bold < 2 {
		t.Errorf("the bars are %d long below a discarded East and %d below 4s, want none and two or more", safe, bold)
	}
	page.WaitText(`.danger[data-tile="1z"]`, "among own discards")
	if got := harness.Eval[string](page,
		`document.querySelector('[data-order="fold"] .danger-first').dataset.tile`); got != "1z" {
		t.Errorf("who folds lets %s go, want the discarded East", got)
	}
	if first := harness.Eval[string](page,
		`document.querySelector('[data-order="weighed"] .danger-first').dataset.tile`); first != harness.Eval[string](page,
		`document.querySelector('.discard .discard-tile').dataset.key.slice(8)`) {
		t.Errorf("the weighed order begins with %s, the rows with another", first)
	}
	if page.Text(".discards") == quiet {
		t.Error("the rows stand as they stood without the riichi")
	}
	page.Wait("location.hash.includes('&x=') && location.hash.includes('*')") // the link is written a little later
	link := harness.Eval[string](page, "location.hash")
	if !strings.Contains(link, "&x=W1z98m5p7s*5") {
		t.Errorf("the link is %s, want the river and the riichi in it", link)
	}
	page.Go("#v1&h=1m")
	page.Wait("document.querySelectorAll('.hand-tile').length === 1")
	page.Go(link)
	page.Wait("document.querySelectorAll('.hand-tile[data-danger]').length === 14")
	page.Click(`[data-key="rival-pick-S"]`)
	page.Click(pick("3z"))
	page.Wait("document.querySelectorAll('.rival-river').length === 2")
	page.Click(`[data-key="rival-S-0"]`)
	page.Wait("document.querySelectorAll('.rival-river').length === 1")
}
