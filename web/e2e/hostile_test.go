package e2e

import (
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// payloads are texts that would run as script if they became markup, an address, a template or the name of an
// object's property.
var payloads = []string{
	`<img src=x onerror=hit=1>`,
	`"><script>hit=1</script>`,
	`'><svg/onload=hit=1>`,
	`</textarea></title></style></script><script>hit=1</script>`,
	`javascript:hit=1`,
	`data:text/html,<script>parent.hit=1</script>`,
	`{{constructor.constructor('hit=1')()}}${hit=1}`,
	"`-(hit=1)-`",
	`__proto__`,
	`&lt;img src=x onerror=hit=1&gt;`,
	"\u202eeslaf\u0000\ufffd\ud7ff",
	`<iframe srcdoc="<script>parent.hit=1</script>">`,
	`<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=hit=1>">`,
}

// unhurt looks for traces of a payload that ran or became markup. Violations of the policy fail the test by
// themselves.
func unhurt(t *testing.T, p *harness.Page, where string) {
	t.Helper()
	trace := harness.Eval[string](p, `(() => {
		if (globalThis.hit !== undefined || ({}).hit !== undefined) return 'a script ran';
		const roots = [document, ...[...document.querySelectorAll('*')].map(element => element.shadowRoot).filter(Boolean)];
		const found = roots.flatMap(root => [...root.querySelectorAll('img, [onerror], [onload], svg[onload], math, iframe[srcdoc], a[href^="javascript:" i], a[href^="data:" i]')]);
		return found.map(element => element.outerHTML).join();
	})()`)
	if trace != "" {
		t.Errorf("%s: %s", where, trace)
	}
}

// TestHostileHashes puts every payload into every key of a link, and into the hash of a frame.
func TestHostileHashes(t *testing.T) {
	p := harness.Open(t, "")
	p.Wait(coreReady)
	for _, payload := range payloads {
		written := url.QueryEscape(payload)
		for _, view := range []string{"hand", "replay", "table", "embed", "help", written} {
			var parts []string
			for _, key := range strings.Split("hdrosiunvpg", "") {
				parts = append(parts, key+"="+written)
			}
			harness.Eval[any](p, fmt.Sprintf("location.hash = %s", quoted("#v1&w="+view+"&"+strings.Join(parts, "&"))))
			harness.Eval[any](p, "new Promise(done => setTimeout(done, 5))")
			unhurt(t, p, view+" "+payload)
		}
	}
}

func TestHostileFrames(t *testing.T) {
	p := harness.Open(t, "embed.html")
	for _, payload := range payloads {
		written := url.QueryEscape(payload)
		for _, kind := range []string{"hand", "score", "replay", written} {
			hash := "#" + kind
			for _, name := range []string{"text", "dialect", "rules", "options", "situation", "indicators", "game", "step",
				"size", "theme", "language", "onclick", "style"} {
				hash += "&" + name + "=" + written
			}
			harness.Eval[any](p, "location.hash = "+quoted(hash))
			harness.Eval[any](p, "new Promise(done => setTimeout(done, 5))")
			unhurt(t, p, "frame "+payload)
			// Messages of every form from the page itself, which is in no frame.
			harness.Eval[any](p, "postMessage("+quoted(payload)+", '*'); postMessage({tehai: "+quoted(payload)+", to: "+
				quoted(payload)+"}, '*')")
		}
	}
	unhurt(t, p, "messages")
}

// TestHostileText types every payload, and opens games whose names, titles and comments contain it.
func TestHostileText(t *testing.T) {
	p := harness.Open(t, "")
	p.Wait(coreReady)
	for _, payload := range payloads {
		p.Fill(field, strings.ReplaceAll(payload, "\u0000", ""))
		unhurt(t, p, "field "+payload)
	}
	folder := t.TempDir()
	for i, payload := range payloads {
		line := strings.NewReplacer("\u0000", "", "\n", " ", ",", ";", ":", ".").Replace(payload)
		games := map[string]string{
			"uzje": strings.Replace(strings.Replace(someReplay, "Players: A, B", "Title: "+line+"\nPlayers: "+line+", B", 1),
				"1.N ", "1.N [1] ", 1) + "\n[1] " + line + "\n",
			"tenhou": `{"title":[` + quoted(payload) + `,` + quoted(payload) + `],"name":[` + strings.Repeat(quoted(payload)+",",
				3) + quoted(payload) + `],"rule":{"disp":` + quoted(payload) +
				`},"log":[[[0,0,0],[25000,25000,25000,25000],[11],[],` +
				strings.Repeat(`[11,12,13,14,15,16,17,18,19,21,22,23,24],[25],[60],`, 4) + `[` + quoted(payload) + `]]]}`,
			"mjai": `{"type":"start_game","names":[` + strings.Repeat(quoted(payload)+",", 3) + quoted(payload) + `]}` + "\n" +
				`{"type":` + quoted(payload) + `}`,
			"none": payload,
		}
		for format, text := range games {
			name := fmt.Sprintf("%d %s <img src=x onerror=hit=1>.txt", i, format)
			path := filepath.Join(folder, name)
			if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			harness.Eval[any](p, "location.hash = '#v1&w=replay'")
			p.Wait("document.querySelector('.replay-view input[type=file]') || document.querySelector('[data-key=open]')")
			if p.Count(".replay-view input[type=file]") == 0 {
				p.Click("[data-key=open]")
			}
			p.Choose(".replay-view input[type=file]", path)
			p.Wait("document.querySelector('.board') || document.querySelector('.replay-notes p')")
			harness.Eval[any](p, "new Promise(done => setTimeout(done, 20))")
			unhurt(t, p, name+" "+payload)
		}
	}
	harness.Eval[any](p, "location.hash = '#v1&w=embed'")
	p.Wait("document.querySelector('[data-code=iframe]') !== null")
	unhurt(t, p, "embed")
}

// TestHostileElements sets every attribute to every payload, with the payload in the author's own text too.
func TestHostileElements(t *testing.T) {
	p := harness.Open(t, stranger(t, deployed(t).URL, strict, "elements.js", "<p>elements</p>"))
	list, _ := json.Marshal(payloads)
	harness.Eval[any](p, `(async () => {
		for (const payload of `+string(list)+`) for (const kind of ['hand', 'score', 'replay']) {
			const element = document.createElement('mahjong-' + kind);
			for (const name of ['text', 'dialect', 'rules', 'options', 'situation', 'indicators', 'ura-indicators', 'game', 'deal', 'step', 'seat', 'size', 'theme', 'language']) element.setAttribute(name, payload);
			element.textContent = payload;
			document.body.append(element);
			await new Promise(done => { element.addEventListener('mahjong-error', done); element.addEventListener('mahjong-drawn', done); });
		}
	})()`)
	unhurt(t, p, "elements")
}

// TestHostileStorage fills all saved entries with payloads.
func TestHostileStorage(t *testing.T) {
	p := harness.Open(t, "")
	p.Wait(coreReady)
	keys := harness.Eval[[]string](p, "['tehai.settings.v1', 'tehai.recent.v1', ...Object.keys(localStorage)]")
	for _, payload := range append(payloads, `null`, `[]`,
		`{"language":{"toString":1},"theme":["<img src=x onerror=hit=1>"]}`,
		`[{"name":"<img src=x onerror=hit=1>","text":5}]`) {
		for _, key := range keys {
			harness.Eval[any](p, fmt.Sprintf("localStorage.setItem(%s, %s)", quoted(key), quoted(payload)))
		}
		p.Go("/?#v1&w=replay")
		p.Reload()
		p.Wait(coreReady)
		unhurt(t, p, "storage "+payload)
	}
}

// quoted is a JavaScript literal of a text.
func quoted(text string) string {
	literal, err := json.Marshal(text)
	if err != nil {
		panic(err)
	}
	return string(literal)
}
