package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

func key(name string) string { return fmt.Sprintf(`[data-key="%s"]`, name) }

// openScorekeeper opens the Scorekeeper view with its form.
func openScorekeeper(t *testing.T, hash string, options ...harness.Option) *harness.Page {
	t.Helper()
	p := openView(t, hash, options...)
	p.Wait("document.querySelector('.scorekeeper-form .chip') !== null")
	return p
}

// pressAll presses one button after the other.
func pressAll(p *harness.Page, keys ...string) {
	for _, name := range keys {
		p.Click(key(name))
	}
}

// choose sets a select or an input by its key.
func choose(p *harness.Page, name, value string) {
	p.Wait(fmt.Sprintf("document.querySelector(%q) !== null", key(name)))
	harness.Eval[any](p,
		fmt.Sprintf(
			`(() => { const e = document.querySelector(%q); e.value = %q; for (const kind of ['input', 'change']) e.dispatchEvent(new Event(kind)); })()`, key(name), value))
}

// scores reads the plates.
func scores(p *harness.Page) string {
	return harness.Eval[string](p,
		"[...document.querySelectorAll('.scorekeeper-score')].map((e) => e.textContent).join(' ')")
}

// stands waits for the place and the scores.
func stands(t *testing.T, p *harness.Page, place, want string) {
	t.Helper()
	p.WaitText(".scorekeeper-place", place)
	if got := scores(p); got != want {
		t.Errorf("at %s the scores are %s, want %s", place, got, want)
	}
}

// TestScorekeeperEastRound enters a whole East round of a real table: wins by value and by a hand, riichi, draws, an
// abort, a reload in the middle, an undone deal, and the places at the end.
func TestScorekeeperEastRound(t *testing.T) {
	p := openScorekeeper(t, "#v1&w=sitting&o=gameLength:.east", harness.Phone)
	stands(t, p, "East 1", "25,000 25,000 25,000 25,000")
	for chair, name := range []string{"P1", "P2", "P3", "P4"} {
		choose(p, fmt.Sprintf("name-%d", chair), name)
	}
	p.Axe("best-practice")

	// The dealer wins 3 han 30 fu from the second.
	pressAll(p, "winner0-0", "from0-1")
	choose(p, "han0", "3")
	p.WaitText(".scorekeeper-preview", "P1 +5,800 · P2 −5,800")
	pressAll(p, "next-deal")
	stands(t, p, "East 1 · 1 honba", "30,800 19,200 25,000 25,000")

	// A draw: the dealer and the third are ready, the third in riichi.
	pressAll(p, "riichi-2", "kind-exhausted", "ready-0", "ready-2", "next-deal")
	stands(t, p, "East 1 · 2 honba · 1 riichi stick", "32,300 17,700 25,500 23,500")

	// Reload, as after a pause.
	p.Reload()
	p.Wait("document.querySelector('.scorekeeper-form .chip') !== null")
	stands(t, p, "East 1 · 2 honba · 1 riichi stick", "32,300 17,700 25,500 23,500")
	if got := harness.Eval[string](p, "document.querySelector('[data-key=name-2]').value"); got != "P3" {
		t.Errorf("the third is called %q", got)
	}
	if strings.Contains(harness.Eval[string](p, "location.hash"), "P3") {
		t.Error("a name stands in the link")
	}

	// The second wins 2 han 30 fu by self-draw.
	pressAll(p, "winner0-1", "from0-own")
	choose(p, "han0", "2")
	pressAll(p, "next-deal")
	stands(t, p, "East 2", "31,100 21,300 24,800 22,800")

	// A wrong entry, undone.
	pressAll(p, "kind-aborted", "next-deal")
	stands(t, p, "East 2 · 1 honba", "31,100 21,300 24,800 22,800")
	pressAll(p, "undo-deal")
	stands(t, p, "East 2", "31,100 21,300 24,800 22,800")

	// The fourth wins from the third by a hand that the Hand view scores.
	pressAll(p, "winner0-3", "from0-2", "count0")
	p.Wait("document.querySelector('#hand-text') !== null")
	p.Type(field, "234m406p678s22s34m+5m")
	p.WaitText(".sum", "3,900")
	pressAll(p, "take")
	p.WaitText(".scorekeeper-preview", "P3 −3,900 · P4 +3,900")
	pressAll(p, "next-deal")
	stands(t, p, "East 3", "31,100 21,300 20,900 26,700")

	// Two win on one discard.
	pressAll(p, "winner0-1", "from0-0", "another", "winner1-3")
	choose(p, "han1", "2")
	p.WaitText(".scorekeeper-preview", "P1 −3,000 · P2 +1,000 · P4 +2,000")
	pressAll(p, "next-deal")
	stands(t, p, "East 4", "28,100 22,300 20,900 28,700")

	// By hand: a penalty, and the deal continues to its end.
	pressAll(p, "kind-by-hand")
	for chair, paid := range []string{"-3000", "1000", "1000", "1000"} {
		choose(p, fmt.Sprintf("paid-%d", chair), paid)
	}
	pressAll(p, "stays", "next-deal")
	stands(t, p, "East 4 · 1 honba", "25,100 23,300 21,900 29,700")

	// The last deal: the first wins a mangan by self-draw, and the game.
	pressAll(p, "winner0-0", "from0-own")
	choose(p, "han0", "5")
	pressAll(p, "next-deal")
	p.WaitText(".scorekeeper-over", "The game is over")
	p.WaitText(".scorekeeper-over", "The last deal has been played.")
	if got := strings.Join(strings.Fields(p.Text(".scorekeeper-places")),
		" "); got != "1. P1 33,400 +43.4 2. P4 25,600 +5.6 3. P2 21,200 −18.8 4. P3 19,800 −30.2" {
		t.Errorf("the places are %s", got)
	}
	harness.Eval[any](p,
		"navigator.clipboard.writeText = (text) => { globalThis.copied = text; return Promise.resolve(); }; null")
	pressAll(p, "scorekeeper.copy")
	p.Wait("globalThis.copied?.includes('1. P1 33,400 +43.4') && copied.includes('East 4 · 1 honba: P1 by tsumo')")
	p.Axe("best-practice")
	look(t, p, "sitting-over")

	// The end is undone like any deal; a new score sheet keeps the names.
	pressAll(p, "undo-deal")
	stands(t, p, "East 4 · 1 honba", "25,100 23,300 21,900 29,700")
	pressAll(p, "new-sitting", "new-sitting-yes")
	stands(t, p, "East 1", "25,000 25,000 25,000 25,000")
	if got := harness.Eval[string](p, "document.querySelector('[data-key=name-2]').value"); got != "P3" {
		t.Errorf("the new sitting calls the third %q", got)
	}
}

// TestScorekeeperStick pays a riichi stick: the preview, the plates, the table and the copied text show the change of
// the scores.
func TestScorekeeperStick(t *testing.T) {
	p := openScorekeeper(t, "#v1&w=sitting")
	pressAll(p, "riichi-1", "riichi-2", "winner0-1", "from0-0")
	choose(p, "han0", "3")
	choose(p, "fu0", "40")
	p.WaitText(".scorekeeper-preview", "Player 1 −5,200 · Player 2 +6,200 · Player 3 −1,000")
	pressAll(p, "next-deal")
	stands(t, p, "East 2", "19,800 31,200 24,000 25,000")
	for place, want := range map[string]string{".scorekeeper-gain": "−5,200 +6,200 −1,000 ",
		".scorekeeper-table tbody td:nth-child(n + 3)": "−5,200 +6,200 −1,000 0"} {
		if got := harness.Eval[string](p,
			fmt.Sprintf("[...document.querySelectorAll(%q)].map((e) => e.textContent).join(' ')", place)); got != want {
			t.Errorf("%s says %q, want %q", place, got, want)
		}
	}
	harness.Eval[any](p,
		"navigator.clipboard.writeText = (text) => { globalThis.copied = text; return Promise.resolve(); }; null")
	pressAll(p, "fold-sit-places", "scorekeeper.copy")
	p.Wait("globalThis.copied?.includes('Player 1 −5,200, Player 2 +6,200, Player 3 −1,000, Player 4 0')")
}

// TestScorekeeperNames types four names one after the other, by Tab and by click: each is saved, and the focus stays
// where it was put. A button pressed while a field has the focus works.
func TestScorekeeperNames(t *testing.T) {
	names := []string{"Ada", "Ben", "Cho", "Dee"}
	inField := func(chair int) string { return fmt.Sprintf("document.activeElement.dataset.key === 'name-%d'", chair) }
	for way, enter := range map[string]func(p *harness.Page, chair int){
		"by Tab": func(p *harness.Page, chair int) {
			if chair == 0 {
				p.Focus(key("name-0"))
				return
			}
			p.Press("Tab", "Tab") // over the riichi stick
		},
		"by touch": func(p *harness.Page, chair int) { p.Touch(key(fmt.Sprintf("name-%d", chair)))() },
	} {
		p := openScorekeeper(t, "#v1&w=sitting", harness.Phone)
		for chair, name := range names {
			enter(p, chair)
			if !harness.Eval[bool](p, inField(chair)) {
				t.Fatalf("%s: the focus is on %s, want name %d", way, harness.Eval[string](p, "document.activeElement.outerHTML"),
					chair)
			}
			p.Press(strings.Split(name, "")...)
		}
		p.Click(key("winner0-2"))
		if got := harness.Eval[string](p,
			"[...document.querySelectorAll('.scorekeeper-name')].map((e) => e.value).join(' ')"); got != strings.Join(names,
			" ") {
			t.Errorf("%s: the names are %q", way, got)
		}
		if p.Count(key("winner0-2")+"[aria-pressed=true]") != 1 || p.Text(key("winner0-2")) != "Cho" {
			t.Errorf("%s: the winner pressed while a name had the focus is not chosen", way)
		}
		p.Reload()
		p.Wait("document.querySelector('.scorekeeper-form .chip') !== null")
		if got := harness.Eval[string](p,
			"[...document.querySelectorAll('.scorekeeper-name')].map((e) => e.value).join(' ')"); got != strings.Join(names,
			" ") {
			t.Errorf("%s: after a reload the names are %q", way, got)
		}
	}
}

// TestScorekeeperOtherRules settles a win under every rule set that can settle.
func TestScorekeeperOtherRules(t *testing.T) {
	p := openScorekeeper(t, "#v1&w=sitting&r=mcr")
	pressAll(p, "winner0-1", "from0-0")
	choose(p, "fans0", "12")
	pressAll(p, "next-deal")
	stands(t, p, "East 2", "−20 36 −8 −8")
	other := openScorekeeper(t, "#v1&w=sitting&r=riichi-tenhou-3p")
	if n := other.Count(".scorekeeper-seat"); n != 3 {
		t.Errorf("%d seats of three", n)
	}
	third := openScorekeeper(t, "#v1&w=sitting&r=classical")
	third.WaitText("[data-key=scorekeeper-rules]", "Hong Kong")
	if got := harness.Eval[string](third,
		"document.querySelector('[data-key=scorekeeper-rules]').value"); got == "classical" {
		t.Error("rules that settle nothing are offered")
	}
}

// TestScorekeeperFoul offers a foul if it has a penalty, and shows its cost in the final result.
func TestScorekeeperFoul(t *testing.T) {
	p := openScorekeeper(t, "#v1&w=sitting&r=riichi-ema", harness.Phone)
	pressAll(p, "kind-foul", "foul-2", "next-deal")
	p.WaitText(".scorekeeper-table", "Chombo by Player 3 (−20,000 at the end)")
	stands(t, p, "East 1", "30,000 30,000 30,000 30,000")
	p.Click(".scorekeeper-view summary")
	p.WaitText(".scorekeeper-places", "Player 3")
	p.Axe("best-practice")

	p = openScorekeeper(t, "#v1&w=sitting&r=riichi-tenhou", harness.Phone)
	if p.Count(key("kind-foul")) != 0 {
		t.Error("a foul that costs nothing is offered")
	}
}

// TestScorekeeperImpossibleEndings shows why an ending is impossible, and that three rons end a deal without a payment
// if the rules say so.
func TestScorekeeperImpossibleEndings(t *testing.T) {
	p := openScorekeeper(t, "#v1&w=sitting", harness.Phone, harness.Language("ja"))
	pressAll(p, "winner0-2", "from0-3", "another", "winner1-2")
	p.WaitText(".scorekeeper-preview", "西家が二度入力されています。")
	pressAll(p, "winner1-0", "another", "winner2-1")
	p.WaitText(".scorekeeper-preview", p.Text(key("kind-aborted")))
}

// TestScorekeeperLiable chooses who is liable for a yakuman of which only the value is entered.
func TestScorekeeperLiable(t *testing.T) {
	p := openScorekeeper(t, "#v1&w=sitting", harness.Phone)
	pressAll(p, "winner0-1", "from0-0")
	choose(p, "han0", "101")
	p.WaitText(".scorekeeper-preview", "Player 1 −32,000 · Player 2 +32,000")
	choose(p, "liable0", "2")
	p.WaitText(".scorekeeper-preview", "Player 1 −16,000 · Player 2 +32,000 · Player 3 −16,000")
	pressAll(p, "next-deal")
	stands(t, p, "East 2", "9,000 57,000 9,000 25,000")
}

// TestScorekeeperFaultsAreSentences reads the errors in the page's language: too few riichi sticks, and sums that are
// not 0.
func TestScorekeeperFaultsAreSentences(t *testing.T) {
	p := openScorekeeper(t, "#v1&w=sitting", harness.Phone, harness.Language("de"))
	pressAll(p, "kind-by-hand")
	choose(p, "paid-0", "100")
	p.WaitText(".scorekeeper-preview", "Die Summe muss 0 sein oder aus Stäben vom Tisch kommen, nicht 100.")
	choose(p, "paid-0", "-24500")
	choose(p, "paid-1", "24500")
	pressAll(p, "next-deal")
	pressAll(p, "riichi-0", "kind-aborted")
	p.WaitText(".scorekeeper-preview", "kann kein Riichi ansagen: das braucht 1.000 Punkte, da sind 500.")
	if got := p.Text(".scorekeeper-preview"); strings.Contains(got, "want") || strings.Contains(got, "deal") {
		t.Errorf("English is left: %q", got)
	}
}

// TestScorekeeperInTheMenu opens the score sheet from the menu, on a phone and on a desktop.
func TestScorekeeperInTheMenu(t *testing.T) {
	for _, size := range []harness.Option{harness.Size(390, 664), harness.Size(1280, 800)} {
		p := openView(t, "#v1", size)
		p.Wait(coreReady)
		p.WaitText(key("view-sitting"), "Scorekeeper")
		p.Click(key("view-sitting"))
		p.Wait("document.querySelector('.scorekeeper-form .chip') !== null")
		if got := harness.Eval[string](p,
			"document.querySelector('.view-link[aria-current]').textContent"); got != "Scorekeeper" {
			t.Errorf("the menu marks %q", got)
		}
		p.Axe()
		p.WindowScreenshot(fmt.Sprintf("scorekeeper-%d", harness.Eval[int](p, "innerWidth")))
	}
}
