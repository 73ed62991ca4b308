package e2e

import (
	"regexp"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestReviewPlacement reviews a game that is played for uma and oka: each moment with the odds of the deal has the cost
// by placement after its points, the figures have their sum, and a sentence says what it is.
func TestReviewPlacement(t *testing.T) {
	page := openReplay(t)
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/4-players.xml")})
	page.Wait("document.querySelector('[data-tab=review]') !== null")
	page.Click("[data-tab=review]")
	page.Click("[data-key=review-start]")
	page.Wait("document.querySelector('.review-moments li') !== null")
	said := regexp.MustCompile(`^\w* ?−[\d,]+ points · placement [−+]?[\d,]+$`)
	losses := harness.Eval[[]string](page, "[...document.querySelectorAll('.moment-loss')].map((e) => e.textContent)")
	placed := 0
	for _, loss := range losses {
		if said.MatchString(loss) {
			placed++
		}
	}
	if placed == 0 || placed < len(losses)-2 {
		t.Errorf("%d of the moments have a placement: %q", placed, losses)
	}
	if figures := page.Text(".review-figures"); !regexp.MustCompile(`Placement points lost per decision\s*−?[\d,]+`).MatchString(figures) {
		t.Errorf("the figures are\n%s", figures)
	}
	if !strings.Contains(page.Text(".review-body"), "in uma and oka") {
		t.Error("nothing says what placement is")
	}
	harness.Eval[any](page, "document.querySelector('.review-figures').scrollIntoView()")
	look(t, page, "review-placement")
	page.Resize(390, 844)
	harness.Eval[any](page, "document.querySelector('.review-figures').scrollIntoView()")
	look(t, page, "review-placement-phone")
}
