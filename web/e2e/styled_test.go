package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// styledAtMost is how many elements may be styled anew for one that comes: it and what is beside it.
const styledAtMost = 30

// TestLittleIsStyled puts an element into every view: what is styled anew is that, and not the page. A selector behind
// :has whose last part may be anything would choose anew in all of it, whatever changes and wherever.
func TestLittleIsStyled(t *testing.T) {
	harness.Alone(t) // a trace is of the whole browser
	for _, place := range []string{"#v1&h=123m406p789s11555z", "#v1&w=replay", "#v1&w=table", "#v1&w=practice",
		"#v1&w=embed", "#v1&w=help"} {
		t.Run(place, func(t *testing.T) {
			p := harness.Open(t, place)
			p.Wait(coreReady + " && document.querySelectorAll('main *').length > 30")
			styled := 0
			for range 10 { // what the page draws meanwhile is styled too
				if styled = p.Styled(`document.querySelector('main > *').append(document.createElement('span'))`); styled > 0 &&
					styled <= styledAtMost {
					return
				}
			}
			t.Errorf("%d elements are styled for one, of %d on the page", styled, p.Count("*"))
		})
	}
}
