package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// storedLinks were made by earlier versions of the page and must always open: rows are added, never changed.
var storedLinks = []struct{ link, tiles, ruleset, around string }{
	{"#v1&h=22234555s222p666z&r=classical", "2p 2p 2p 2s 2s 2s 3s 4s 5s 5s 5s 6z 6z 6z", "classical", ""},
	{"#v1&h=123m456p23789s99p+4s&s=selfDrawn,riichi:1,seatWind:.S,honba:1,deposits:1&i=8p",
		"1m 2m 3m 4p 5p 6p 9p 9p 2s 3s 7s 8s 9s 4s", "riichi-tenhou", "8p"},
	{"#v1&h=45p678s55p_2'34m_5'55z+6p&r=riichi-ema&o=!openTanyao&n=3m3m&v=9s1z", "4p 5p 5p 5p 6s 7s 8s 6p", "riichi-ema",
		"3m 3m 9s 1z"},
	{"#v1&h=19m19p19s1234567z&s=riichi:2&u=1m", "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z", "riichi-tenhou", "1m"},
}

func TestStoredLinksOpen(t *testing.T) {
	page := openHand(t, "")
	for _, row := range storedLinks {
		page.Go("about:blank")
		page.Go(row.link)
		page.Wait("document.querySelectorAll('.hand-tile').length > 0")
		if got := handTiles(page); got != row.tiles {
			t.Errorf("%s: the hand is %s, want %s", row.link, got, row.tiles)
		}
		if got := harness.Eval[string](page, "document.querySelector('#ruleset').value"); got != row.ruleset {
			t.Errorf("%s: the rules are %s, want %s", row.link, got, row.ruleset)
		}
		if got := harness.Eval[string](page,
			"[...document.querySelectorAll('.around .face')].map(f => f.dataset.tile).join(' ')"); got != row.around {
			t.Errorf("%s: around the hand lie %q, want %q", row.link, got, row.around)
		}
	}
}

// TestLinksOfOtherOptions opens links with options or values that these rules do not have, as links of another
// version may: they are left out, and the rules' own values stay.
func TestLinksOfOtherOptions(t *testing.T) {
	for _, row := range []struct{ link, answer, kept string }{
		{"#v1&h=123m456p23789s99p%2B4s&o=nonsense:1,openTanyao:.x,!redFives", "han", "redFives"},
		{"#v1&h=123m456m789s34p22s15f%2B5p&r=hongkong&o=minimum:99,cap:.77," +
			"base:1000000000,toString:1,minimumCounts:.without-luck", "Complete", "minimumCounts"},
	} {
		page := openHand(t, row.link)
		page.WaitText(sentence, row.answer)
		options := "decodeURIComponent(location.hash).match(/[&]o=([^&]*)/)?.[1] ?? ''"
		page.Wait("!location.hash.includes('nonsense') && !location.hash.includes('cap')")
		if got := harness.Eval[string](page, options); !strings.Contains(got, row.kept) || strings.Contains(got, ",") {
			t.Errorf("%s: the options are %q, want %s alone", row.link, got, row.kept)
		}
	}
}

// TestLinkRestoresEverything changes something of each kind, and opens the address again.
func TestLinkRestoresEverything(t *testing.T) {
	page := openHand(t, "")
	page.Type(field, "123m456p23789s99p+4s")
	page.Click(`input[value="indicator"]`)
	page.Click(pick("8p"))
	page.Click(`input[value="seen"]`)
	page.Click(pick("1z"))
	page.Click(`[data-key="selfDrawn-true"]`)
	page.Click(`[data-key="chip-riichi"]`)
	page.Click(`[data-key="seatWind-S"]`)
	page.Wait("location.hash.includes('seatWind') && location.hash.includes('n=1z')")
	look := "[document.querySelector('.hand-view').innerText, " +
		"[...document.querySelectorAll('[aria-pressed=true]')].map(b => b.dataset.key).join()].join()"
	page.Wait("document.querySelectorAll('[aria-pressed=true]').length > 3")
	page.Wait(readOut)
	before := harness.Eval[string](page, look+".replace(/All four.*/g, '')")
	again := openHand(t, harness.Eval[string](page, "location.hash"))
	again.Wait("document.querySelectorAll('.hand-tile').length === 14")
	harness.Eval[any](again, `document.querySelector('input[value="seen"]').click()`)
	again.Wait(readOut)
	if after := harness.Eval[string](again, look); after != before {
		t.Errorf("the link restores\n%s\nwant\n%s", after, before)
	}
}

// Hostile texts in the hash must stay text.
func TestHostileLinks(t *testing.T) {
	for _, link := range []string{
		"#v1&h=%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D'owned'%22%3E",
		"#v1&r=%3Cscript%3Edocument.title%3D'owned'%3C%2Fscript%3E&w=__proto__&o=__proto__:.x,constructor:1",
		"#v1&i=9z9z9z&s=riichi:999,honba:-5,seatWind:.X&p=a.b&h=%E0%A4%A",
		"#v1&d=%00&n=" + "1m1m1m1m1m1m1m1m",
		"#v2&h=123m", "#<svg onload=alert(1)>",
	} {
		page := openHand(t, link)
		page.Wait("document.querySelector('.sentence').textContent !== ''")
		if page.Count("main img, main script") != 0 || harness.Eval[string](page, "document.title") == "owned" {
			t.Errorf("%s became markup", link)
		}
		page.Fill(field, "123m")
		page.Wait("document.querySelectorAll('.hand-tile').length === 3")
	}
}

// TestLinkIsShownAtOnce follows links within the page: after Go the hand of the link is shown, without another wait,
// since most tests look at once.
func TestLinkIsShownAtOnce(t *testing.T) {
	page := openHand(t, "#v1&h=1m")
	for n := range 40 {
		want := []string{"2m", "3p 4p"}[n%2]
		page.Go("#v1&h=" + strings.ReplaceAll(want, " ", ""))
		if got := handTiles(page); got != want {
			t.Fatalf("after link %d the hand is %q, want %q", n+1, got, want)
		}
	}
}
