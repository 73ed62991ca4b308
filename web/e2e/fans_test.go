package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// litTiles are the highlighted tiles of the reading.
func litTiles(page *harness.Page) string {
	return harness.Eval[string](page,
		"[...document.querySelectorAll('.reading .is-lit')].map((face) => face.dataset.tile).join(' ')")
}

// line is the key of the line on a card with a text.
func line(page *harness.Page, text string) string {
	return harness.Eval[string](page,
		`[...document.querySelectorAll('.card .line')].find((line) => line.textContent.includes('`+text+
			`'))?.dataset.key ?? ''`)
}

// TestFansCard reads the fans with their sets, what is not counted and why, and the payments.
func TestFansCard(t *testing.T) {
	page := openView(t, "#v1&r=mcr&h=999m11s99p111777z%2B1s&s=!selfDrawn,from:.S,seatWind:.W")
	page.WaitText(".card.is-fans .sum-number", "60")
	for _, says := range []string{"All Terminals and Honors\n32 points", "Three Concealed Pungs\n16 points",
		"Outside Hand\nalready included in All Terminals and Honors",
		"All Pungs\nalready included in All Terminals and Honors"} {
		page.WaitText(".card.is-fans .card-columns", says)
	}
	page.WaitText(".card.is-fans .payments", "South pays 68")
	page.WaitText(".card.is-fans .payments", "North pays 8")
	page.Focus("[data-key='" + line(page, "Dragon Pung") + "']")
	page.Wait("document.querySelectorAll('.reading .is-lit').length === 3")
	if got := litTiles(page); got != "7z 7z 7z" {
		t.Errorf("lit are %s", got)
	}
	page.Focus("[data-key='" + line(page, "Three Concealed") + "']")
	page.Wait("document.querySelectorAll('.reading .is-lit').length === 9")

	// Account-once rule: of three chows and one more only two lines are drawn.
	once := openView(t, "#v1&r=mcr&h=123789m123789s3p%2B3p&s=!selfDrawn,from:.S")
	once.WaitText(".card.is-fans .left-out", "may be combined only once")
	once.Axe()
}

// TestFansBelowMinimum: a complete hand that may not win shows how much is missing, and that flowers do not help.
func TestFansBelowMinimum(t *testing.T) {
	for _, row := range []struct{ language, sentence, missing, flowers string }{
		{"en", "worth 4: a win needs 8", "4 points below the minimum of 8", "Flowers do not count towards it"},
		{"zh-Hans", "只有4，起和要8", "离8分还差4分", "花牌不计入起和分"},
	} {
		page := openView(t, "#v1&r=mcr&h=123456m789s4466p2f%2B4p&s=!selfDrawn,from:.S", harness.Language(row.language))
		page.WaitText(".card.is-below-minimum", row.missing)
		page.WaitText(".card.is-below-minimum", row.flowers)
		page.WaitText(".card.is-below-minimum .sum-number", "4 / 8")
		if page.Count("[data-key='flowers1']") != 0 {
			t.Errorf("%s: flowers are counted beside those that lie there", row.language)
		}
		page.WaitText(sentence, row.sentence)
		if got := page.Count(".card.is-below-minimum ul.payments"); got != 0 {
			t.Errorf("%s: %d payments of a hand that does not win", row.language, got)
		}
	}
}

// TestFansWaits: each winning tile with its points by discard and by self-draw; those below the minimum show it too.
func TestFansWaits(t *testing.T) {
	page := openHand(t, "#v1&r=mcr&h=123456m789s4466p")
	page.WaitText(".waits", "4 / 8")
	page.WaitText(sentence, "below the minimum")
	if got := page.Text("[data-key=term-tenpai]"); got != "ready" {
		t.Errorf("the hand is called %q in words of riichi", got)
	}
	other := openHand(t, "#v1&r=mcr&h=123456789m4466p")
	other.Wait("document.querySelectorAll('.wait-pays dd').length === 4")
	if got := other.Text(".waits"); strings.Contains(got, "/ 8") {
		t.Errorf("a pure straight is below the minimum: %s", got)
	}
}

// TestFourTraditionsBesideEachOther compares one hand under riichi, classical, Chinese Official and Hong Kong rules.
func TestFourTraditionsBesideEachOther(t *testing.T) {
	page := openView(t, "#v1&r=mcr&h=456p789p22p55p123p%2B5p&s=!selfDrawn,from:.S")
	page.Click(".compare summary")
	for rules, worth := range map[string]string{"classical": `\d+`, "riichi-wrc": "8,000|12,000|16,000|18,000|24,000",
		"mcr": `\d+`, "hongkong": `\d+`} {
		key := "[data-key='compare-" + rules + "'] .line-worth"
		page.Wait("document.querySelector(`" + key + "`)")
		if got := page.Text(key); !regexp.MustCompile(worth).MatchString(got) {
			t.Errorf("%s: %q", rules, got)
		}
	}
	page.WaitText(".compare", "Concealed Hand: faan")
	page.Click("[data-key=compare-hongkong]")
	page.WaitText(".card.is-fans", "Full Flush")
	page.WaitText(".card.is-fans", "faan")
}

// TestFansAloneAreOffered: what these rules do not have is neither offered nor mentioned.
func TestFansAloneAreOffered(t *testing.T) {
	for _, rules := range []string{"mcr", "hongkong"} {
		page := openView(t, "#v1&r="+rules+"&h=123456m789s4466p%2B4p")
		page.Wait("document.querySelector('.situation [data-key^=flowers], [data-key^=flowers]')")
		for _, hand := range []string{"123456m789s4466p+4p", "123456m789s4466p", "1235m456p789s4466p"} {
			page.Fill(field, hand)
			page.Wait("document.querySelector('" + field + "').value.length === " + strconv.Itoa(len(hand)))
			page.Wait("document.querySelector('.answer')?.textContent.length > 20")
			text := strings.ToLower(harness.Eval[string](page, "document.querySelector('main').innerText"))
			for _, word := range []string{"riichi", "dora", "furiten", "ippatsu", "yaku", "tanyao"} {
				// The rule sets themselves are named in their menu.
				if strings.Contains(strings.ReplaceAll(text,
					strings.ToLower(harness.Eval[string](page, "document.querySelector('#ruleset').innerText")), ""), word) {
					t.Errorf("%s, %s: the page says %q", rules, hand, word)
				}
			}
		}
	}
}

// TestOptionsOfFansAreNamed opens the options in every language: each has a name there, and so have its values.
func TestOptionsOfFansAreNamed(t *testing.T) {
	for _, tag := range languages(t) {
		page := openView(t, "#v1&r=mcr", harness.Language(tag))
		page.Click(".rules-options summary")
		for _, rules := range []string{"mcr", "hongkong"} {
			page.Go("#v1&r=" + rules)
			page.Wait("document.querySelector('.rules-options').open && document.querySelectorAll('.option').length > 10 && " +
				"document.querySelectorAll('.option').length === tehai.rulesets({}).value.find((set) => set.id === '" + rules +
				"').options.length")
			shown := "[...document.querySelectorAll('.option label > span, .option legend, .option option')].map((one) => " +
				"one.textContent)"
			page.Wait(shown + ".every((one) => one)")
			english := `tehai.rulesets({}).value.find((set) => set.id === '` + rules +
				`').options.flatMap(({ label, choices }) => [label, ...(choices ?? [])])`
			page.Wait("document.documentElement.lang === 'en' || ((english) => !(" + shown +
				").some((one) => english.includes(one) && !/^[\\d-]+$/.test(one)))(" + english + ")")
		}
	}
}

// TestFaanTeaches: the name of a fan of Hong Kong opens a sheet with a hand, and says that it is a convention.
func TestFaanTeaches(t *testing.T) {
	page := openView(t, "#v1&r=hongkong&h=123m456m789s34p22s%2B5p%202f&s=!selfDrawn,from:.E,seatWind:.S")
	page.WaitText(".card.is-fans", "Own Flower")
	page.Click("[data-key='" + line(page, "Own Flower") + "']")
	page.WaitText("#teach", "1 faan")
	page.WaitText("#teach", "convention")
	if n := page.Count("#teach .fan-hand [data-tile]"); n != 15 {
		t.Errorf("%d tiles in the example, want 14 and a flower", n)
	}
	page.Axe()
}

// TestFansElsewhere: a score under these rules on another page, as an element and as a frame.
func TestFansElsewhere(t *testing.T) {
	site := deployed(t).URL
	p := harness.Open(t, stranger(t, site, strict, "elements.js", `
<mahjong-score id="mcr" text="1112345678999m+5m" rules="mcr" situation="selfDrawn=false from=S">91</mahjong-score>
<mahjong-score id="hk" text="[555z] [666z] 77z123m44p+4p" rules="hongkong" situation="selfDrawn=false from=S" language="zh-Hans">5</mahjong-score>
<iframe title="hand" width="640" height="600" src="`+site+`/embed.html#v1&r=mcr&h=1112345678999m%2B5m&s=!selfDrawn,from:.S"></iframe>`))
	within(p, "#mcr", ".card.is-fans", "Nine Gates")
	within(p, "#mcr", ".sum-number", "91")
	within(p, "#hk", ".card.is-fans", "小三元")
	within(p, "#hk", ".sum-unit", "番")
	frame := harness.Open(t, site+"/embed.html#v1&r=mcr&h=1112345678999m%2B5m&s=!selfDrawn,from:.S")
	within(frame, "mahjong-score", ".card.is-fans", "Nine Gates")
	if harness.Eval[bool](frame, inside("mahjong-score", ".take")+" != null") {
		t.Error("a frame offers to take a win into a sitting that it has not")
	}
}

// TestFansAtTheTable deals under Chinese Official rules: no riichi is offered, and a win below the minimum is refused
// with its value.
func TestFansAtTheTable(t *testing.T) {
	game, err := os.ReadFile(filepath.Join("testdata", "short.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for language, says := range map[string]string{
		"en":      "South cannot win: the hand is complete, but worth 4 of the 8 that it needs.",
		"zh-Hans": "南家不能和牌：牌型已成，但需8，只有4。",
	} {
		page := openReplay(t, harness.Language(language))
		drop(page, "short.txt", game)
		page.Wait(boardReady)
		page.Focus(".board")
		page.Press("End")
		page.Click("[data-key=what-if]")
		page.Wait("document.querySelector('.table-view .legal')")
		if got := page.Count("[data-command*=riichi], [data-command$='!'], [data-command='Sr']"); got != 0 {
			t.Errorf("%d moves of riichi, or the win, are open", got)
		}
		if got := page.Count(".table-view .board-flowers [data-tile], .table-view .flowers [data-tile]"); got == 0 {
			t.Error("no flower lies beside a hand")
		}
		page.Type("#command", "Sr")
		page.Press("Enter")
		page.WaitText("#command-message", says)
	}
}

// TestFansReplay opens the sample game: the win is scored again and paid as in the log.
func TestFansReplay(t *testing.T) {
	page := openSample(t, 5)
	page.Focus(".board")
	page.Press("End")
	page.WaitText(".win-card", "10")
	page.WaitText(".win-card .win-payments", "18")
	for _, fan := range []string{"Concealed Hand2", "Mixed Double Chow × 22", "Closed Wait1"} {
		page.Wait("document.querySelector(`.win-card .win-yaku`).textContent.includes(`" + fan + "`)")
	}
	chinese := openSample(t, 5, harness.Language("zh-Hans"))
	chinese.Focus(".board")
	chinese.Press("End")
	chinese.WaitText(".win-card .win-sum", "10 分")
}

// TestFansHaveWordsOfTheirOwn: under rules with fans a win by discard has another word than under riichi rules.
func TestFansHaveWordsOfTheirOwn(t *testing.T) {
	for _, row := range []struct{ language, own, riichi string }{
		{"zh-Hans", "点和", "荣和"},
		{"en", "discard", "ron"},
		{"de", "Abwurf", "Ron"},
	} {
		page := openHand(t, "#v1&r=mcr&h=123456789m4466p", harness.Language(row.language))
		page.WaitText(".waits .wait-pays", row.own)
		page.WaitText("[data-key='selfDrawn-false']", row.own)
		if got := page.Text(".waits") + page.Text(".situation"); strings.Contains(got, row.riichi) {
			t.Errorf("%s: fans are won by %s: %s", row.language, row.riichi, got)
		}
		page.Go("#v1&r=mcr&h=123456789m4446p")
		page.WaitText(".waits", map[string]string{"zh-Hans": "单钓", "en": "single", "de": "einzeln"}[row.language])
		page.Go("#v1&r=riichi-tenhou&h=123456789m4466p")
		page.WaitText(".waits .wait-pays", row.riichi)
		page.WaitText("[data-key='selfDrawn-false']", row.riichi)
	}
}

// TestChanceOfFans: only wins that reach the minimum count, unless that is switched off, and furiten is not
// mentioned.
func TestChanceOfFans(t *testing.T) {
	page := openHand(t, "#v1&r=mcr&h=123456m789s4466p")
	unfoldFurther(page, "Win chance")
	page.Click("[data-key=model-draw]")
	page.WaitText(".asking", "any other is discarded")
	page.Wait("/(^|[^0-9.])0(\\.0)?%/.test(document.querySelector('.chance-facts')?.innerText ?? '')")
	page.Wait("document.querySelector('[data-key=chance-minimum]').getAttribute('aria-pressed') === 'true'")
	page.Click("[data-key=chance-minimum]")
	page.Wait("!/(^|[^0-9.])0(\\.0)?%/.test(document.querySelector('.chance-facts')?.innerText ?? '0%')")
	page.Click("[data-key=model-draw-ron]")
	page.WaitText(".asking", "one random unseen tile from each")
	if text := strings.ToLower(harness.Eval[string](page, "document.querySelector('main').innerText")); strings.Contains(
		text, "furiten") {
		t.Error("a rule without furiten speaks of it")
	}
}

// TestReasonsOfFans reads the reasons for discards under rules with fans: none is a concept of riichi.
func TestReasonsOfFans(t *testing.T) {
	ideas := map[string][]string{
		"en":      {"yaku", "dora", "furiten", "riichi", "han "},
		"zh-Hans": {"役", "宝牌", "振听", "立直", "番数"},
		"ja":      {"役", "ドラ", "フリテン", "振聴", "リーチ"},
	}
	// A terminal and a simple tile are isolated: under riichi rules the terminal is discarded, for a yaku.
	const hand = "#v1&h=19m2345678p345s22m"
	for _, row := range []struct{ rules, language string }{{"mcr", "en"}, {"mcr", "zh-Hans"}, {"mcr-jmsa", "ja"},
		{"hongkong", "en"}, {"hongkong", "zh-Hans"}} {
		page := openHand(t, hand+"&r="+row.rules, harness.Language(row.language))
		page.Wait("document.querySelectorAll('.discard-tile').length > 1 && " +
			"document.querySelector('.sentence')?.innerText.length > 10")
		text := strings.ToLower(harness.Eval[string](page,
			"[...document.querySelectorAll('.saying, .discard-line')].map(e => e.innerText).join(' ')"))
		for _, idea := range ideas[row.language] {
			if strings.Contains(text, idea) {
				t.Errorf("%s in %s speaks of %q: %s", row.rules, row.language, idea, text)
			}
		}
	}
}

// TestRefusedOfFans: refusals are in the page's language and in the terms of the rules, and a replacement tile
// without a kong has nothing to do with yaku.
func TestRefusedOfFans(t *testing.T) {
	for _, row := range []struct{ link, language, says string }{
		{"#v1&h=123m456p789s1133z%2B3z&r=mcr&s=rinshan", "en", "self-draw"},
		{"#v1&h=11m99m123p456p789p%2B9m&r=mcr&s=lastOfKind", "zh-Hans", "绝张：手中还有同一张。"},
		{"#v1&h=11m99m123p456p789p%2B9m&r=mcr&s=lastOfKind", "ko", "손에 같은 패가 더 있음"},
	} {
		page := openHand(t, row.link, harness.Language(row.language))
		page.WaitText("main", row.says)
		text := harness.Eval[string](page, "document.querySelector('main').innerText")
		for _, wrong := range []string{"yaku", "closed tiles"} {
			if strings.Contains(text, wrong) {
				t.Errorf("%s in %s says %q: %s", row.link, row.language, wrong, text)
			}
		}
	}
}

// TestFoldStaysOpen: a fold that is opened while the page is drawn again stays open.
func TestFoldStaysOpen(t *testing.T) {
	page := openHand(t, "#v1&h=123m406p789s1155z%2B5z")
	page.Wait(
		"document.querySelector('.compare summary') !== null && document.documentElement.dataset.answer === 'complete'")
	harness.Eval[any](page,
		`document.querySelector('.compare summary').click(); document.querySelector('[data-key=decide-riichi]').click()`)
	page.Wait("document.querySelector('.compare[open] .compare-rows') !== null && " +
		"document.querySelector('[data-key=decide-riichi][aria-pressed=true]') !== null")
	harness.Eval[any](page,
		`document.querySelector('.compare summary').click(); document.querySelector('[data-key=decide-riichi]').click()`)
	page.Wait("document.querySelector('[data-key=decide-riichi][aria-pressed=false]') !== null")
	if page.Count(".compare[open]") != 0 {
		t.Error("a fold that was closed is open")
	}
}

// TestFansUnnamedDiscarder shows the discarder's payment if the discarder is unknown: one of the losers pays it, not
// a fourth player.
func TestFansUnnamedDiscarder(t *testing.T) {
	page := openHand(t, "#v1&h=123m123p123s99m78m+9m&r=mcr")
	page.WaitText(".card.is-fans .payments", "The discarder pays 25, the other two 8 each")
	page.WaitText(".card.is-fans .payments .gets", "East gets 41")
	page.WaitText(".way.is-shown", "8 / 25")
	page.Go("#v1&h=[111m][333p][777s]99s22p+2p&r=hongkong&s=!selfDrawn,seatWind:.S")
	page.WaitText(".card.is-fans .payments", "The discarder pays 32")
}
