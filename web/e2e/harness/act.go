package harness

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Click clicks on the middle of an element, once it exists and has a size. If the page has put another element there
// meanwhile, that element does not get the click, and Click tries again.
func (p *Page) Click(selector string) {
	p.t.Helper()
	for end := time.Now().Add(Patience); ; time.Sleep(50 * time.Millisecond) {
		x, y := p.middle(selector)
		if p.scripts {
			Eval[any](p, fmt.Sprintf(guard, quote(selector)))
		}
		p.run("clicking "+selector, chromedp.MouseClickXY(x, y))
		met := ""
		if !p.scripts || p.evalWithin(answers, pressMet, &met) != nil || met == "" {
			return // without an answer the click has opened another document
		}
		if time.Now().After(end) {
			p.t.Fatalf("clicking %s: %s lies over it", selector, met)
		}
	}
}

// guard lets only one element hear a press of the mouse and its click. pressMet ends that, and returns the element that
// was pressed instead: an empty text if it was the right one, or the press was in a frame.
const guard = `(() => {
	const selector = %s;
	const press = globalThis.harnessPress = {ends: new AbortController(), met: null};
	const hear = (event) => {
		const path = event.composedPath();
		press.met ??= path.includes(document.querySelector(selector)) ? '' : path[0].outerHTML?.slice(0, 200) ?? 'nothing';
		if (press.met !== '') {
			event.preventDefault();
			event.stopImmediatePropagation();
		}
	};
	for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
		addEventListener(kind, hear, {capture: true, signal: press.ends.signal});
})()`

const pressMet = `(() => {
	globalThis.harnessPress?.ends.abort();
	return globalThis.harnessPress?.met ?? '';
})()`

// Hold presses the mouse on the middle of an element; release releases it.
func (p *Page) Hold(selector string) (release func()) {
	p.t.Helper()
	x, y := p.middle(selector)
	mouse := func(kind input.MouseType) chromedp.Action {
		return input.DispatchMouseEvent(kind, x, y).WithButton(input.Left).WithClickCount(1)
	}
	p.run("pressing "+selector, mouse(input.MousePressed))
	return func() {
		p.t.Helper()
		p.run("letting go of "+selector, mouse(input.MouseReleased))
	}
}

// Touch puts a finger on the middle of an element; release lifts it.
func (p *Page) Touch(selector string) (release func()) {
	p.t.Helper()
	x, y := p.middle(selector)
	p.run("touching "+selector, input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: x, Y: y}}))
	return func() {
		p.t.Helper()
		p.run("lifting the finger from "+selector, input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
	}
}

// Swipe moves a finger from the middle of an element, by CSS pixels across and down.
func (p *Page) Swipe(selector string, across, down float64) {
	p.t.Helper()
	x, y := p.middle(selector)
	var path []chromedp.Action
	for _, done := range []float64{0, 0.25, 0.5, 0.75, 1} {
		kind := input.TouchMove
		if done == 0 {
			kind = input.TouchStart
		}
		path = append(path, input.DispatchTouchEvent(kind, []*input.TouchPoint{{X: x + done*across, Y: y + done*down}}))
	}
	p.run("swiping over "+selector, append(path, input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))...)
}

// middle scrolls to an element and returns its middle in CSS pixels, once nothing that holds it still moves: a sheet
// rises into its place.
func (p *Page) middle(selector string) (x, y float64) {
	p.t.Helper()
	place := fmt.Sprintf(`(() => {
		const element = document.querySelector(%s);
		if (!element) return null;
		const moves = ({playState, effect}) => playState === 'running' && effect?.target?.contains(element) &&
			effect.getComputedTiming().endTime < Infinity;
		if (document.getAnimations().some(moves)) return null;
		element.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
		const box = element.getBoundingClientRect();
		return box.width && box.height ? [box.x + box.width / 2, box.y + box.height / 2] : null;
	})()`, quote(selector))
	for {
		p.Wait(place + " !== null")
		if at := Eval[*[2]float64](p, place); at != nil { // not if it has begun to move meanwhile
			return at[0], at[1]
		}
	}
}

// Focus gives an element the focus, once it exists.
func (p *Page) Focus(selector string) {
	p.t.Helper()
	found := fmt.Sprintf("document.querySelector(%s)", quote(selector))
	p.Wait(found + " !== null")
	Eval[any](p, found+".focus()")
}

// Type writes at the end of a field, key by key.
func (p *Page) Type(selector, text string) {
	p.t.Helper()
	p.Focus(selector)
	p.run("typing into "+selector, chromedp.KeyEvent(kb.End), chromedp.KeyEvent(text))
}

// Fill replaces the text of a field at once, as pasting does.
func (p *Page) Fill(selector, text string) {
	p.t.Helper()
	p.Focus(selector)
	Eval[any](p, "document.activeElement.select()")
	action := chromedp.Action(input.InsertText(text))
	if text == "" {
		action = chromedp.KeyEvent(kb.Delete)
	}
	p.run("filling "+selector, action)
}

// Choose chooses files in a field for files, once it exists, as a user does.
func (p *Page) Choose(selector string, paths ...string) {
	p.t.Helper()
	field := fmt.Sprintf("document.querySelector(%s)", quote(selector))
	p.Wait(field + " !== null")
	p.run("choosing files in "+selector, chromedp.ActionFunc(func(ctx context.Context) error {
		found, _, err := runtime.Evaluate(field).Do(ctx)
		if err != nil {
			return err
		}
		return dom.SetFileInputFiles(paths).WithObjectID(found.ObjectID).Do(ctx)
	}))
}

// keys are those with a name.
var keys = map[string]string{
	"Enter": kb.Enter, "Tab": kb.Tab, "Escape": kb.Escape, "Space": " ", "Backspace": kb.Backspace, "Delete": kb.Delete,
	"ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight, "ArrowUp": kb.ArrowUp, "ArrowDown": kb.ArrowDown,
	"Home": kb.Home, "End": kb.End, "PageUp": kb.PageUp, "PageDown": kb.PageDown,
}

var modifiers = map[string]input.Modifier{
	"Alt": input.ModifierAlt, "Control": input.ModifierCtrl, "Meta": input.ModifierMeta, "Shift": input.ModifierShift,
}

// Press presses keys one after another at the focus: "Tab", "Shift+Tab", "Control+z", "a".
func (p *Page) Press(names ...string) {
	p.t.Helper()
	for _, name := range names {
		parts := strings.Split(name, "+")
		key := parts[len(parts)-1]
		if code, ok := keys[key]; ok {
			key = code
		}
		var held []input.Modifier
		for _, m := range parts[:len(parts)-1] {
			bit, ok := modifiers[m]
			if !ok {
				p.t.Fatalf("pressing %s: no key is called %s", name, m)
			}
			held = append(held, bit)
		}
		p.run("pressing "+name, chromedp.KeyEvent(key, chromedp.KeyModifiers(held...)))
	}
}

// Text returns an element's text, "" if it does not exist.
func (p *Page) Text(selector string) string {
	p.t.Helper()
	return Eval[string](p, fmt.Sprintf("document.querySelector(%s)?.innerText ?? ''", quote(selector)))
}

// Count returns the number of elements that match a selector.
func (p *Page) Count(selector string) int {
	p.t.Helper()
	return Eval[int](p, fmt.Sprintf("document.querySelectorAll(%s).length", quote(selector)))
}

// WaitText waits until an element's text contains want.
func (p *Page) WaitText(selector, want string) {
	p.t.Helper()
	text := fmt.Sprintf("document.querySelector(%s)?.innerText", quote(selector))
	if p.until(fmt.Sprintf("%s?.includes(%s)", text, quote(want))) == nil {
		return
	}
	last := "is not there"
	if shown := Eval[*string](p, text+" ?? null"); shown != nil {
		last = fmt.Sprintf("shows %q", *shown)
	}
	p.t.Fatalf("%s %s, want %q", selector, last, want)
}

// Wait waits until a JavaScript expression is true.
func (p *Page) Wait(expression string) {
	p.t.Helper()
	if err := p.until(expression); err == errNotYet {
		p.t.Fatalf("waited %v for %s", Patience, expression)
	} else if err != nil {
		p.t.Fatalf("waiting for %s: %v", expression, err)
	}
}

var errNotYet = fmt.Errorf("not yet")

const (
	watching = time.Second     // how long the page itself asks before it answers that it is not yet so
	answers  = 5 * time.Second // how long its first answer may take: a document that another has replaced gives none
)

// watchFor has the page ask whether an expression is true, less often with time, and answer once it is, or after
// watching. A question from outside takes the processors of test, browser and page six times as long.
const watchFor = `new Promise((done, fail) => {
	const began = performance.now();
	const ask = () => {
		let yes = false, failure;
		try { yes = !!(%s
); } catch (error) { failure = error; }
		const waited = performance.now() - began;
		if (yes || waited > %d) failure ? fail(failure) : done(yes);
		else setTimeout(ask, Math.min(Math.max((waited + %d) / 20, 10), 30));
	};
	ask();
})`

// until waits until an expression is true: nil, or after Patience errNotYet or what the expression throws. A page
// between two documents returns errors, so they are retried.
func (p *Page) until(expression string) error { return p.untilBy(time.Now().Add(Patience), expression) }

func (p *Page) untilBy(end time.Time, expression string) error {
	limit := answers
	for began := time.Now(); ; {
		waited := time.Since(began)
		question := fmt.Sprintf(watchFor, expression, watching.Milliseconds(), waited.Milliseconds())
		if !p.scripts { // nor do timers run
			question = "!!(" + expression + "\n)"
		}
		asked := time.Now()
		var yes bool
		err := p.evalWithin(limit, question, &yes)
		if yes && err == nil {
			return nil
		}
		if time.Now().After(end) {
			return cmp.Or(err, errNotYet)
		}
		if errors.Is(err, context.DeadlineExceeded) {
			limit *= 2 // what is asked may take the page that long
		}
		if time.Since(asked) < watching {
			time.Sleep(20 * time.Millisecond)
		}
	}
}

// Crash ends the process of the page, as a system without memory does, and opens a place again in the same tab.
func (p *Page) Crash(place string) {
	p.t.Helper()
	if p.profile.name != "" {
		p.t.Fatal("Crash wants a page opened Fresh: pages of other tests share its process")
	}
	ctx, cancel := context.WithTimeout(p.ctx, 3*time.Second)
	defer cancel()
	// It returns no answer: the process has ended.
	_ = chromedp.Run(ctx, page.Crash())
	// The tab takes a moment to get another process; until then navigations are aborted without an event.
	to, there := p.address(place), false
	for range 10 {
		again, stop := context.WithTimeout(p.ctx, 4*time.Second)
		err := chromedp.Run(again, chromedp.ActionFunc(func(ctx context.Context) error {
			_, _, _, _, err := page.Navigate(to).Do(ctx)
			return err
		}), chromedp.Evaluate("location.protocol.startsWith('http') && document.readyState !== 'loading'", &there))
		stop()
		if err == nil && there {
			break
		}
	}
	if !there {
		p.t.Fatalf("no page in the tab after the end of its process")
	}
}
