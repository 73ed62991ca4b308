package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// styledAtMost is the largest number of elements styled for a new one: the element and its surroundings.
const styledAtMost = 30

// TestLittleIsStyled adds an element to every view: only that is styled, and not the page. A selector after :has with
// a universal last part would be matched in the whole page at every change.
func TestLittleIsStyled(t *testing.T) {
	harness.Alone(t) // a trace covers the whole browser
	for _, place := range []string{"#v1&h=123m406p789s11555z", "#v1&w=replay", "#v1&w=table", "#v1&w=practice",
		"#v1&w=embed", "#v1&w=help"} {
		t.Run(place, func(t *testing.T) {
			p := harness.Open(t, place)
			p.Wait(coreReady + " && document.querySelectorAll('main *').length > 30")
			styled := 0
			for range 10 { // includes what the page draws meanwhile
				if styled = p.Styled(`document.querySelector('main > *').append(document.createElement('span'))`); styled > 0 &&
					styled <= styledAtMost {
					return
				}
			}
			t.Errorf("%d elements are styled for one, of %d on the page", styled, p.Count("*"))
		})
	}
}
