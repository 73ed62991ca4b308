package harness

import (
	"cmp"
	"strings"
	"testing"
	"time"
)

func TestMain(m *testing.M) { Main(m) }

// TestFaults makes pages fail in every way that the harness watches for.
func TestFaults(t *testing.T) {
	tests := []struct{ name, html, want, besides string }{
		{"exception", `<script>null.x</script>`, "exception: ", ""},
		{"rejected promise", `<script>Promise.reject(new Error('lost'))</script>`, "lost", ""},
		{"console", `<script>console.error('bad', 3)</script>`, "console: bad 3", ""},
		{"assertion", `<script>console.assert(false, 'not so')</script>`, "console: not so", ""},
		{"missing file", `<img src="none.png" alt="">`, "404", ""},
		{"other machine", `<img src="http://other.invalid/x.png" alt="">`,
			"request to another machine: http://other.invalid/x.png", "other.invalid"},
		{"other machine, from a worker", `<script>new Worker(URL.createObjectURL(new Blob([
			"fetch('http://other.invalid/x.json').catch(() => postMessage(''))"]))).onmessage = () => document.title = 'asked'
			document.title = 'asking'</script>`, "request to another machine: http://other.invalid/x.json", "other.invalid"},
		{"security policy",
			`<meta http-equiv="Content-Security-Policy" content="img-src 'none'"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">`,
			"security policy: img-src refused data", "Content Security Policy"},
		{"frame of another server", `<iframe src="FRAME" title="x"></iframe>`, "console: in a frame", ""},
	}
	frame := Serve(t, map[string]string{
		"frame.html": "<!doctype html><script>console.error('in a frame')</script>"}) + "frame.html"
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			site := Serve(t, map[string]string{
				"bad.html": `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>x</title>` +
					strings.ReplaceAll(test.html, "FRAME", frame)})
			page := Open(t, site+"bad.html")
			page.Wait("document.readyState === 'complete' && document.title !== 'asking'")
			page.Expect(test.want, cmp.Or(test.besides, test.want))
		})
	}
}

const form = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>x</title>
<style>@media (prefers-color-scheme: dark) { body { background: black; color: white } } p { color: #ccc }</style></head>
<body><h1>Form</h1><input id="in" aria-label="Text" oninput="out.textContent = this.value"><div id="out"></div>
<button style="margin-top: 2000px" onclick="out.textContent += '!'" onkeydown="if (event.key === 'z' && event.ctrlKey) { event.preventDefault(); out.textContent = 'undone' }">More</button>
<p>faint</p></body></html>`

func TestActions(t *testing.T) {
	page := Open(t, Serve(t, map[string]string{"form.html": form})+"form.html", Phone, Dark, Language("ja"))
	page.Type("#in", "123m")
	page.WaitText("#out", "123m")
	page.Type("#in", "手")
	page.Press("ArrowLeft", "Backspace")
	page.WaitText("#out", "123手")
	page.Fill("#in", "55z")
	page.Click("button")
	page.WaitText("#out", "55z!")
	page.Press("Control+z")
	page.WaitText("#out", "undone")
	page.Fill("#in", "")
	page.Wait("out.textContent === ''")
	page.Press("Tab")
	if got := Eval[string](page, "document.activeElement.localName"); got != "button" {
		t.Errorf("Tab went to %s", got)
	}
	if got := Eval[[]any](page, "Promise.resolve([innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, "+
		"navigator.language])"); got[0] != 390.0 || got[1] != true || got[2] != "ja" {
		t.Errorf("the page sees %v", got)
	}
	if got := page.Count("input, button, p"); got != 3 {
		t.Errorf("%d elements, want 3", got)
	}
	page.Screenshot("harness-form")
}

// TestClickAgain clicks on a button under another, which hides some time after the mouse has pressed it.
func TestClickAgain(t *testing.T) {
	page := Open(t, Serve(t, map[string]string{"moves.html": `<!doctype html><html lang="en"><link rel="icon" href="data:,">
		<title>x</title><button id="below" onclick="said.textContent += 'below'">Below</button><p id="said"></p>
		<button id="above" style="position: absolute; inset: 0" onmousedown="said.textContent += 'above'"
		onclick="said.textContent += 'above'">Above</button>
		<script>addEventListener('pointerdown', () => setTimeout(() => above.hidden = true, 200), {capture: true})</script>`})+"moves.html")
	page.Click("#below")
	if got := page.Text("#said"); got != "below" {
		t.Errorf("the page heard clicks on %q, want one on the button below", got)
	}
}

func TestAxe(t *testing.T) {
	page := Open(t, Serve(t, map[string]string{"form.html": form})+"form.html")
	found := page.violations("tag", axeTags...)
	if len(found) != 1 || found[0].ID != "color-contrast" || found[0].Nodes[0].HTML != "<p>faint</p>" ||
		!strings.Contains(found[0].Nodes[0].Summary, "insufficient color contrast") {
		t.Errorf("axe found %+v, want the faint text alone", found)
	}
}

// TestNewColours wants each element to be checked once, and again in other colours or where its kind is another.
func TestNewColours(t *testing.T) {
	page := Open(t, Serve(t, map[string]string{"form.html": form})+"form.html")
	page.loadAxe()
	for _, step := range []struct {
		change string
		faults int // contrast that is too small, among what is new
		none   bool
	}{
		{"", 1, false},
		{"", 0, true},
		{"document.querySelector('p').textContent = 'as faint'", 0, true},
		{"document.querySelector('p').className = 'more'", 1, false},
		{"document.body.style.background = '#777'", 1, false},
		{"document.body.insertAdjacentHTML('beforeend', '<em style=\"color: #ddd\">new</em>')", 1, false},
	} {
		Eval[any](page, step.change)
		if n := Eval[int](page, markNewColours); n == 0 != step.none {
			t.Errorf("%s: %d elements are new", step.change, n)
		} else if n == 0 {
			continue
		}
		faults := 0
		for _, v := range page.violationsIn("{include: newColours}", "rule", "color-contrast") {
			faults += len(v.Nodes)
		}
		if faults < step.faults || step.faults == 0 && faults > 0 {
			t.Errorf("%s: axe finds %d faults among what is new, want %d", step.change, faults, step.faults)
		}
	}
	if again := []bool{Eval[bool](page, isShownAnew), Eval[bool](page, isShownAnew)}; !again[0] || again[1] {
		t.Errorf("the same elements are new: %v, want once", again)
	}
	Eval[any](page, "document.querySelector('p').style.display = 'none'")
	if !Eval[bool](page, isShownAnew) {
		t.Error("an element that is gone makes no difference")
	}
}

func TestNoScripts(t *testing.T) {
	page := Open(t, Serve(t,
		map[string]string{
			"off.html": `<!doctype html><link rel="icon" href="data:,"><p>before</p><script>document.querySelector('p').textContent = 'after'</script>`})+"off.html", NoScripts)
	page.WaitText("p", "before")
}

// TestWaits waits for what comes late, in another document, and after an error; what never comes gives an error.
func TestWaits(t *testing.T) {
	const head = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>x</title><p></p>`
	site := Serve(t, map[string]string{
		"late.html":  head + `<script>setTimeout(() => { document.querySelector('p').innerText = 'late'; }, 1500)</script>`,
		"next.html":  head + `<script>setTimeout(() => { location = 'late.html'; }, 300)</script>`,
		"throw.html": head + `<script>setTimeout(() => { window.parts = {one: 1}; }, 300)</script>`,
	})
	page := Open(t, site+"next.html")
	page.WaitText("p", "late")
	if got := page.Text("p"); got != "late" {
		t.Errorf("after waiting the text is %q, want late", got)
	}
	page.Go(site + "throw.html")
	page.Wait("parts.one === 1")
	if !Eval[bool](page, "window.parts !== undefined") {
		t.Error("after waiting the variable is not there")
	}
	page.Go(site + "throw.html")
	if err := page.untilBy(time.Now(), "none.one"); err == nil || !strings.Contains(err.Error(), "none is not defined") {
		t.Errorf("waiting for what throws gives %v", err)
	}
	if err := page.untilBy(time.Now(), "false // never"); err != errNotYet {
		t.Errorf("waiting for what never comes gives %v", err)
	}
}
