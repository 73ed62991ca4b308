package harness

import (
	"fmt"
	"strings"
	"testing"
)

// A listener is a test whose errors are heard and fail nothing.
type listener struct {
	testing.TB
	said []string
	ends []func()
}

func (l *listener) Error(args ...any)                 { l.said = append(l.said, fmt.Sprint(args...)) }
func (l *listener) Errorf(format string, args ...any) { l.Error(fmt.Sprintf(format, args...)) }
func (l *listener) Failed() bool                      { return false }
func (l *listener) Cleanup(end func())                { l.ends = append(l.ends, end) }

// end runs what the test was to run at its end, the last first.
func (l *listener) end() {
	for i := len(l.ends) - 1; i >= 0; i-- {
		l.ends[i]()
	}
	l.ends = nil
}

// heard returns what was said since it was last asked.
func (l *listener) heard() string {
	said := strings.Join(l.said, "\n")
	l.said = nil
	return said
}

// TestFaultsFail has faults reach the test that they belong to: at the end of a tab, of a subtest and of a test.
func TestFaultsFail(t *testing.T) {
	first, second := &listener{TB: t}, &listener{TB: t}
	page := Open(first, Serve(t, map[string]string{"form.html": form})+"form.html")
	defer first.end()
	say := func(p *Page, word string) { Eval[any](p, "console.error('"+word+"')") }
	wants := func(when string, l *listener, want string) {
		t.Helper()
		if got := l.heard(); got != want {
			t.Errorf("%s the test hears %q, want %q", when, got, want)
		}
	}

	tab := page.Another("LICENSES.txt")
	say(tab, "of a tab")
	tab.Close()
	wants("at the end of a tab", first, "console: of a tab")

	back := page.For(second)
	say(page, "of a subtest")
	back()
	wants("at the end of a subtest", second, "console: of a subtest")
	wants("at the end of a subtest", first, "")

	back = page.For(second)
	say(page, "before it")
	page.Expect("intended", "before", "after")
	say(page, "intended")
	say(page, "after it")
	back()
	wants("with a fault that a test expects", second, "")
	back = page.For(second)
	page.Expect("late")
	Eval[any](page, "void setTimeout(() => console.error('late'), 300)")
	back()
	wants("with a fault that comes later", second, "")
	back = page.For(second)
	page.Expect("never", "near")
	say(page, "near it")
	back()
	wants("without a fault that a test expects", second, `no fault contains "never"`)

	say(page, "of a test")
	first.end()
	wants("at the end of a test", first, "console: of a test")
}

// TestAxeFails has what axe finds reach the test: of all rules, of further ones, of colours.
func TestAxeFails(t *testing.T) {
	l := &listener{TB: t}
	page := Open(l, Serve(t, map[string]string{"form.html": form})+"form.html")
	defer l.end()
	Eval[any](page, "document.querySelector('h1').innerHTML += '<img src=\"data:,\">'")
	for _, step := range []struct {
		name  string
		check func()
		want  string // the rules that are violated
	}{
		{"Axe", func() { page.Axe() }, "color-contrast image-alt"},
		{"Axe with best practice", func() { page.Axe("best-practice") }, "color-contrast image-alt landmark-one-main region"},
		{"Contrast", page.Contrast, "color-contrast"},
		{"NewContrast", page.NewContrast, "color-contrast"},
		{"NewContrast again", page.NewContrast, ""},
		{"AxeAt", page.AxeAt, "color-contrast image-alt"},
		{"AxeAt again", page.AxeAt, "color-contrast"},
	} {
		step.check()
		said, found := l.heard(), []string{}
		for _, rule := range []string{"color-contrast", "image-alt", "landmark-one-main", "region"} {
			if strings.Contains(said, "("+rule+")") {
				found = append(found, rule)
			}
		}
		if got := strings.Join(found, " "); got != step.want {
			t.Errorf("%s fails the test for %q, want %q\n%s", step.name, got, step.want, said)
		}
	}
}

// TestAxeWaits checks an element that fades in, and one that changes its colour, while another moves for ever: axe sees
// them as they are at the end.
func TestAxeWaits(t *testing.T) {
	page := Open(t, Serve(t, map[string]string{"fade.html": `<!doctype html><html lang="en"><link rel="icon" href="data:,">
		<title>x</title><style>#turn { transition: color 0.9s }</style><main><h1>Fades</h1>
		<p id="fade">black</p><p id="turn">dark</p><hr id="always"></main>`})+"fade.html")
	page.Axe() // from now on it is loaded
	for _, change := range []string{
		"always.animate([{opacity: 0}, {opacity: 1}], {duration: 500, iterations: Infinity})",
		"fade.animate([{opacity: 0.1}, {opacity: 1}], 900)",
		"turn.style.cssText = 'transition: none; color: #ddd'; turn.offsetTop; turn.style.cssText = ''; turn.offsetTop",
	} {
		Eval[any](page, change+"; null")
		page.Axe()
	}
}
