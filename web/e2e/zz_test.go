package e2e

import (
	"testing"
	"time"

	"tehai/web/e2e/harness"
)

func TestZZ(t *testing.T) {
	for _, l := range []string{"en", "de", "ja"} {
		p := harness.Open(t, "", harness.Size(390, 664), harness.Language(l))
		p.Wait("document.documentElement.dataset.core === 'ready'")
		time.Sleep(900 * time.Millisecond)
		p.WindowScreenshot("first-" + l)
	}
	p := harness.Open(t, "", harness.Size(320, 640), harness.Language("de"))
	time.Sleep(1500 * time.Millisecond)
	p.WindowScreenshot("first-320")
	p.Go("#v1&h=123m456p4579s1155z")
	p.Press("Enter")
	p.Click(".unfold")
	time.Sleep(1500 * time.Millisecond)
	p.WindowScreenshot("keys-320")
}
