package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// compactScores are hands of several families, with the text of their two lines.
var compactScores = []struct{ attributes, says, further string }{
	{`text="123m456p789s11222z" rules="riichi-ema" situation="selfDrawn riichi=1 seatWind=S roundWind=E"`, "han", "pays"},
	{`text="123m456p789s11222z" rules="riichi-tenhou"`, "han", "ron"},
	{`text="123m456p789s11222z" rules="riichi-ema" situation="selfDrawn riichi=2 seatWind=S roundWind=S"`, "mangan",
		"5 han"},
	{`text="22234555s222p666z" rules="classical"`, "70", "36 × 2"},
	{`text="123m456m789m11122z" rules="mcr" situation="selfDrawn"`, "Complete", "pays"},
	{`text="123m456m789m11122z" rules="hongkong" situation="selfDrawn"`, "Complete", "pays"},
	{`text="123m456p789s1122z" rules="riichi-ema"`, "Ready", ""},
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
			within(p, id, ".compact summary", score.says)
			within(p, id, ".compact summary", score.further)
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
