package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// compactScores are hands of several families, with the text of their two lines.
var compactScores = []struct{ attributes, says string }{
	{`text="123m456p789s11222z" rules="riichi-ema" situation="selfDrawn riichi=1 seatWind=S roundWind=E"`,
		"Complete: 3 han 40 fu, 5,200 points.\nEast pays 2,600 · West pays 1,300 · North pays 1,300"},
	{`text="123m456p789s11222z" rules="riichi-tenhou"`, "Complete: 1 han 40 fu, 2,100 points.\n" +
		"ron no yaku · self-draw 2,100 (South pays 700, West pays 700, North pays 700)"},
	{`text="123m456p789s11222z" rules="riichi-ema" situation="selfDrawn riichi=2 seatWind=S roundWind=S"`,
		"Complete: mangan, 8,000 points.\n5 han 30 fu · East pays 4,000 · West pays 2,000 · North pays 2,000"},
	{`text="22234555s222p666z" rules="classical"`, "Complete: 70 points.\n36 × 2 = 72"},
	{`text="456s11m222666777z" rules="classical" situation="seatWind=S"`, "Complete: 350 points.\n44 × 8 = 352"},
	{`text="123m456m789m11122z" rules="mcr" situation="selfDrawn"`,
		"Complete: 31 points.\nSouth pays 39 · West pays 39 · North pays 39"},
	{`text="123m456m789m11122z" rules="hongkong" situation="selfDrawn"`,
		"Complete: 8 faan.\nSouth pays 64 · West pays 64 · North pays 64"},
	{`text="123m456p789s1122z" rules="riichi-ema"`, "Ready: 4 tiles left to win on."},
}

// compactAtMost is the largest height of a compact score, in CSS pixels.
const compactAtMost = 260

// TestCompactScores shows compact scores on a phone and on a desktop, as elements and through the wiki's script: each
// shows the value of its hand within its height, and the whole card after a click.
func TestCompactScores(t *testing.T) {
	for _, width := range []int64{390, 800} {
		var all, wiki strings.Builder
		for i, score := range compactScores {
			fmt.Fprintf(&all, `<mahjong-score id="s%d" compact %s>a score</mahjong-score>`, i, score.attributes)
			fmt.Fprintf(&wiki, `<span class="mj-score" data-compact="1" %s>a score</span>`, strings.NewReplacer(`text=`,
				`data-mj=`, `rules=`, `data-rules=`, `situation=`, `data-situation=`).Replace(score.attributes))
		}
		p := harness.Open(t, stranger(t, deployed(t).URL, "", "elements.js", all.String()), harness.Size(width, 900))
		for i, score := range compactScores {
			id := fmt.Sprintf("#s%d", i)
			says := inside(id, ".compact summary") + "?.innerText.trim()"
			p.Wait("/[.)0-9]$/.test(" + says + ")")
			if got := harness.Eval[string](p, says); got != score.says {
				t.Errorf("%s at %d: %q, want %q", score.attributes, width, got, score.says)
			}
			if got := harness.Eval[float64](p, "document.querySelector('"+id+
				"').getBoundingClientRect().height"); got > compactAtMost || got < 60 {
				t.Errorf("%s is %v high at %d, want at most %d", score.attributes, got, width, compactAtMost)
			}
		}
		p.Axe()
		p.Screenshot(fmt.Sprintf("compact-%d", width))
		harness.Eval[any](p, inside("#s0", ".compact summary")+".click()")
		p.Wait(inside("#s0", ".card") + "?.checkVisibility() && " + inside("#s0", ".card .lines") + "?.checkVisibility()")
		if harness.Eval[bool](p, inside("#s1", ".compact")+".open") {
			t.Error("another score opens too")
		}
		p.Screenshot(fmt.Sprintf("compact-open-%d", width))

		p = harness.Open(t, stranger(t, deployed(t).URL, "", "mahjong-embed.js", wiki.String()), harness.Size(width, 1900))
		for i := range compactScores {
			p.Wait(fmt.Sprintf("document.querySelectorAll('iframe')[%d]?.getAttribute('height') > 60", i))
			if got := harness.Eval[int](p, fmt.Sprintf("Number(document.querySelectorAll('iframe')[%d].getAttribute('height'))",
				i)); got > compactAtMost {
				t.Errorf("the wiki's frame %d is %d high at %d, want at most %d", i, got, width, compactAtMost)
			}
		}
	}
}
