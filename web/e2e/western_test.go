package e2e

import (
	"net/url"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestWesternHands shows the card of a special hand, and what a hand is worth that did not win.
func TestWesternHands(t *testing.T) {
	harness.Parallel(t)
	p := openView(t, "#v1&h=99m11s112256677z_28f_%2B5z&r=classical-bmja&s=!selfDrawn,lastTile,seatWind:.N", harness.Phone)
	p.WaitText(".sum-number", "532")
	p.WaitText(".card-chips", "All Pair Honours")
	p.Axe("best-practice")
	p = openView(t, "#v1&h=19m19p19s1234567z_28f&r=classical-bmja&s=seatWind:.N")
	p.Wait("document.querySelector('details.loser, .loser') !== null")
	harness.Eval[any](p, "document.querySelector('details.loser > summary, .loser > summary').click()")
	p.WaitText(".loser .sum-number", "416")
	p.WaitText(".loser .card-chips", "13 Unique Wonders")
}

// TestWesternScorekeeper enters a deal of four typed scores in six taps, one with tiles, and a foul.
func TestWesternScorekeeper(t *testing.T) {
	harness.Parallel(t)
	p := openScorekeeper(t, "#v1&w=sitting&r=classical-bmja", harness.Phone)
	stands(t, p, "East 1", "2,000 2,000 2,000 2,000")
	pressAll(p, "four-winner-1")
	for i, points := range []string{"80", "84", "208", "416"} {
		choose(p, "four-"+string(rune('0'+i)), points)
	}
	p.WaitText(".scorekeeper-preview", "Player 1 −1,096 · Player 2 +336 · Player 3 −36 · Player 4 +796")
	if got := harness.Eval[string](p, "document.querySelector('.scorekeeper-pays').textContent"); !strings.Contains(got,
		"Player 1 pays Player 4 672") || !strings.Contains(got, "Player 3 pays Player 4 208") {
		t.Errorf("who pays whom: %s", got)
	}
	p.Axe("best-practice")
	pressAll(p, "next-deal")
	stands(t, p, "East 2", "904 2,336 1,964 2,796")
	pressAll(p, "four-winner-1")
	for i, entry := range []string{"10", "555s99s22z [777z] [234s] 6f +9s", "20", "[777z] 5f"} {
		choose(p, "four-"+string(rune('0'+i)), entry)
	}
	pressAll(p, "four-drawn-true")
	p.WaitText(".scorekeeper-preview", "Player 2 +")
	pressAll(p, "kind-foul")
	p.WaitText(".scorekeeper-preview", "Whose foul was it?")
	pressAll(p, "foul-3", "foul-kind-misnamed-chow")
	p.WaitText(".scorekeeper-preview", "Who claimed the discard?")
	pressAll(p, "foul-to-0", "next-deal")
	stands(t, p, "East 2", "954 2,336 1,964 2,746")
	p.Reload()
	p.Wait("document.querySelector('.scorekeeper-form .chip') !== null")
	stands(t, p, "East 2", "954 2,336 1,964 2,746")
	if harness.Eval[bool](p, "document.querySelector('.scorekeeper-form').textContent.includes('goulash')") {
		t.Error("a goulash without a draw")
	}
	pressAll(p, "kind-exhausted", "next-deal")
	p.WaitText(".scorekeeper-form", "this one is a goulash")
}

// TestWesternUnknown says what is not known under rules of clubs: which calls are better, and questions to practise.
func TestWesternUnknown(t *testing.T) {
	harness.Parallel(t)
	p := openView(t, "#v1&h=123456m123p1144s&r=classical-dmjl", harness.Phone)
	const calls = `[...document.querySelectorAll('details')].find((one) => /^Calls/.test(one.textContent))`
	p.Wait(calls + "?.checkVisibility()")
	harness.Eval[any](p, calls+".querySelector('summary').click()")
	p.Wait(calls + "?.textContent.includes('Calls are not compared under these rules')")
	if harness.Eval[bool](p, calls+"?.querySelector('.asking-controls').checkVisibility()") {
		t.Error("a discarder can be chosen for calls that are not compared")
	}
	p = openView(t, "#v1&r=classical-dmjl&w=practice", harness.Phone)
	p.WaitText(".practice-view", "There are no questions under Classical: Deutsche Mah-Jongg Liga yet.")
}

// TestHouseRules checks a file as it is typed, with the place of what is wrong, and uses it.
func TestHouseRules(t *testing.T) {
	harness.Parallel(t)
	p := openView(t, "#v1&h=1234m4567p6789s5z%2B5z&r=classical-bmja&s=selfDrawn")
	p.Wait("document.querySelector('details.house') !== null")
	harness.Eval[any](p, "document.querySelector('details.house > summary').click()")
	p.Wait("document.querySelector('.house-text') !== null")
	p.WaitText(".house [role=status]", "Valid: House rules")
	text := harness.Eval[string](p, "document.querySelector('.house-text').value")
	choose(p, "house-text", strings.Replace(text, "run4 #a", "7 pear", 1))
	p.WaitText(".house [role=status]", `Big Robert · Layout 1, group 1: unknown group "7 pear"`)
	if !harness.Eval[bool](p, `document.querySelector('[data-key="house-use"]').disabled`) {
		t.Error("a wrong file can be used")
	}
	choose(p, "house-text", "")
	if !harness.Eval[bool](p, `document.querySelector('[data-key="house-use"]').disabled &&
		document.querySelector('.house [role=status]').textContent === ''`) {
		t.Error("no file is right, and can be used")
	}
	choose(p, "house-text", text)
	p.WaitText(".house [role=status]", "Valid: House rules")
	pressAll(p, "house-use")
	p.WaitText(".sum-number", "500")
	p.WaitText(".card-chips", "Big Robert")
	p.WaitText(".answer .sentence", "Big Robert")
	p.Wait("location.hash.includes('r=(1')")
	p.Reload()
	p.WaitText(".sum-number", "500")
}

// TestHouseForm makes house rules in the form: an option, a hand left out, a hand of one's own with hands that fit and
// that just do not, faults in German, and a link that is short and works.
func TestHouseForm(t *testing.T) {
	harness.Parallel(t)
	p := openView(t, "#v1&h=1234m4567p6789s5z%2B5z&r=classical-bmja&s=selfDrawn", harness.Phone)
	p.Wait("document.querySelector('details.house') !== null")
	harness.Eval[any](p, "document.querySelector('details.house > summary').click()")
	p.Wait("document.querySelector('.house-examples li')?.querySelectorAll('.tiles > *').length === 14")
	p.WaitText(".house-examples", "another tile")
	choose(p, "house-name", "Thursday")
	p.WaitText(".house [role=status]", "Valid: Thursday")
	choose(p, "limit", "2000")
	pressAll(p, "house-add")
	choose(p, "house-hand-name-1", "Seven Sisters")
	choose(p, "house-layouts-1", "7 pair #a")
	choose(p, "house-concealed-1", "yes")
	p.Wait("document.querySelectorAll('.house-examples')[1].textContent.includes('claimed')")
	p.Screenshot("house-form")
	p.Axe("best-practice")
	pressAll(p, "house-use")
	p.WaitText(".sum-number", "1,000")
	p.Wait("location.hash.includes('r=(1')")
	if n := harness.Eval[int](p, "location.hash.length"); n > 400 {
		t.Errorf("the link has %d characters", n)
	}
	text := harness.Eval[string](p, "document.querySelector('.house-text').value")
	if !strings.Contains(text, `"id": "seven-sisters"`) || !strings.Contains(text, `"limit": 2000`) {
		t.Errorf("the file is %s", text)
	}
	p.Reload()
	p.WaitText(".sum-number", "1,000")
	link := harness.Eval[string](p, "location.hash")
	p.Go(link + "&w=sitting")
	const rules = `document.querySelector('[data-key="scorekeeper-rules"]')`
	p.Wait(rules + "?.selectedOptions[0].textContent === 'Thursday'")
	choose(p, "scorekeeper-rules", "classical-dmjl")
	p.Wait(rules + "?.selectedOptions[0].textContent.includes('Mah-Jongg Liga')")
	p.Wait("[..." + rules + ".options].some(({ textContent }) => textContent === 'Thursday')")
	p = openView(t, "#v1&h=1234m4567p6789s5z%2B5z&r=classical-bmja&s=selfDrawn", harness.Language("de"))
	p.Wait("document.querySelector('details.house') !== null")
	harness.Eval[any](p, "document.querySelector('details.house > summary').click()")
	p.Wait("document.querySelector('.house-form textarea') !== null")
	choose(p, "house-layouts-0", "7 pair\n\n4 pung")
	p.WaitText(".house [role=status]", "Big Robert · Anordnung 2: ergibt 12 Ziegel statt 14")
	const at = `(() => { const at = document.querySelector('.house-form [aria-invalid]')
		return at && at.dataset.key + ' ' + document.getElementById(at.getAttribute('aria-describedby')).role })()`
	if key := harness.Eval[string](p, at); key != "house-layouts-0 status" {
		t.Errorf("marked at fault is %q", key)
	}
	pressAll(p, "house-fault")
	if text := harness.Eval[string](p, `(() => { const at = document.activeElement
		return at.value.slice(at.selectionStart, at.selectionEnd) })()`); text != "4 pung" {
		t.Errorf("shown at fault is %q", text)
	}
	choose(p, "house-layouts-0", "7 pair")
	p.Wait("document.querySelector('.house [aria-invalid]') === null")
	// What the form does not show is marked in the text.
	choose(p, "house-text", strings.Replace(text, `"version": 1`, `"version": 2`, 1))
	p.WaitText(".house [role=status]", "3: version")
	pressAll(p, "house-fault")
	if key := harness.Eval[string](p, "document.activeElement.dataset.key"); key != "house-text" {
		t.Errorf("shown at fault is %q", key)
	}
}

// clubRules are house rules with a hand that has names in two languages.
const clubRules = `{"tehai":"house-rules","version":1,"name":"Thursday","base":"classical-bmja","drop":["earthly-hand"],` +
	`"hands":[{"id":"big-robert","names":{"en":"Big Robert","de":"Robert"},"value":{"limits":0.5},` +
	`"layouts":[["run4 #a","run4 #b","run4 #c","pair honour"]]}]}`

// clubDeal is a deal under them, which South wins on East's first discard.
const clubDeal = `Rules: ` + clubRules + `
Scores: 2000, 2000, 2000, 2000

E 1 0 4
E E E S 1m 2m 3m 4m 1m 9m 1t 9t 8m 8m 8m 8t S 2s 3s 9s 4t 5t 6t 7t 1s 9s E S 8t 8t 2m 2m 9s 1t 2t F 6s 7s 8s 9s W N
C F 2m C C C F P P 5s P 3t 3t 5t 6t 7t 4s 4s
1.P 2.SR
`

// TestHouseTable plays by house rules at the Table: those of the link, and those kept on the device.
func TestHouseTable(t *testing.T) {
	harness.Parallel(t)
	const rules = `document.querySelector('[data-key="ruleset"]')`
	const listed = "[..." + rules + ".options].some(({ textContent }) => textContent === 'Thursday')"
	p := openView(t, "#v1&w=table&r="+url.PathEscape(clubRules), harness.Phone)
	p.Wait(rules + "?.selectedOptions[0].textContent === 'Thursday'")
	choose(p, "ruleset", "classical-dmjl")
	p.Wait(listed)
	choose(p, "ruleset", clubRules)
	harness.Eval[any](p, "document.querySelector('#table-seed').value = '12'")
	p.Click(".table-options .is-main")
	p.Wait("[...document.querySelectorAll('.plate-score')].every((e) => e.textContent === '2,000')")
	p.WaitText(".table-view .board > .unseen", "East P1")
	harness.Eval[any](p, "localStorage.setItem('tehai.house.v1', "+quoted(clubRules)+")")
	p.Go("#v1&w=table&r=riichi-ema")
	p.Reload()
	p.Wait(rules + "?.value === 'riichi-ema' && " + listed)
}

// TestHouseDeal shows the end of a deal under house rules: what every hand is worth, by the name that the club gives
// its own, and the payments of all.
func TestHouseDeal(t *testing.T) {
	harness.Parallel(t)
	p := openReplay(t, harness.Phone)
	drop(p, "club.txt", []byte(clubDeal))
	p.Wait(boardReady)
	p.Press("End")
	p.WaitText(".win-card .hand-cards", "P2: 500 points, Big Robert")
	p.WaitText(".win-payments", "East −1,720\nSouth +2,000\nWest +580\nNorth −860")
	harness.Eval[any](p, `document.querySelector('[data-key="hand-card-2"] summary').click()`)
	p.WaitText(`[data-key="hand-card-2"] .card-chips`, "13 Unique Wonders")
	p.Screenshot("house-deal")
	p.Axe("best-practice")
	p.Click("[data-tab=scores]")
	p.WaitText(".deals", "Hands: P1 40, P2 500, P3 400, P4 40")
}
