//go:build mediawiki

package e2e

import (
	"bytes"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// wikiFolder is the folder of Debian's MediaWiki package.
const wikiFolder = "/usr/share/mediawiki"

// A wiki is a MediaWiki of this test, with SQLite and PHP's own server.
type wiki struct {
	t        *testing.T
	settings string // LocalSettings.php
	address  string
}

// newWiki installs a wiki and serves it until the test ends.
func newWiki(t *testing.T) *wiki {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	host := listener.Addr().String()
	listener.Close()

	folder := t.TempDir()
	w := &wiki{t: t, settings: filepath.Join(folder, "LocalSettings.php"), address: "http://" + host}
	w.php("", "install.php", "--dbtype", "sqlite", "--dbpath", folder, "--server", w.address, "--scriptpath", "",
		"--confpath", folder, "--pass", "a long enough password", "--skins", "Vector,MinervaNeue", "Wiki", "Admin")
	w.add("$wgFavicon = 'data:,';\n$wgCacheDirectory = '" + folder + "';\n$wgUploadDirectory = '" + folder + "';\n")

	server := exec.Command("php", "-S", host, "-t", wikiFolder)
	server.Env = append(os.Environ(), "MW_CONFIG_FILE="+w.settings, "PHP_CLI_SERVER_WORKERS=4")
	// Its workers are separate processes, ended with the process group.
	server.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		syscall.Kill(-server.Process.Pid, syscall.SIGKILL)
		server.Wait()
		for deadline := time.Now().Add(5 * time.Second); syscall.Kill(-server.Process.Pid,
			0) == nil; time.Sleep(10 * time.Millisecond) {
			if time.Now().After(deadline) {
				t.Error("PHP's server goes on after the test")
				break
			}
		}
	})
	for deadline := time.Now().Add(harness.Patience); ; time.Sleep(50 * time.Millisecond) {
		answer, err := http.Get(w.address + "/index.php?title=Main_Page")
		if err == nil {
			answer.Body.Close()
			return w
		}
		if time.Now().After(deadline) {
			t.Fatal(err)
		}
	}
}

// add appends to LocalSettings.php.
func (w *wiki) add(text string) {
	w.t.Helper()
	file, err := os.OpenFile(w.settings, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		w.t.Fatal(err)
	}
	defer file.Close()
	if _, err := file.WriteString(text); err != nil {
		w.t.Fatal(err)
	}
}

// php runs a maintenance script with an input.
func (w *wiki) php(input, script string, arguments ...string) {
	w.t.Helper()
	run := exec.Command("php", append([]string{filepath.Join(wikiFolder, "maintenance", script)}, arguments...)...)
	run.Stdin = strings.NewReader(input)
	if _, err := os.Stat(w.settings); err == nil {
		run.Env = append(os.Environ(), "MW_CONFIG_FILE="+w.settings)
	}
	var says bytes.Buffer
	run.Stdout, run.Stderr = &says, &says
	if err := run.Run(); err != nil {
		w.t.Fatalf("%s %v: %v\n%s", script, arguments, err, says.String())
	}
}

// page writes a page.
func (w *wiki) page(title, text string) {
	w.t.Helper()
	w.php(text, "edit.php", "--user", "Admin", "--summary", "recipe", title)
}

// TestMediaWiki follows the instructions of the Embed view: it puts the templates and the script into a new wiki, and
// onto a page the codes of two hands and a replay; Chromium then shows what a reader sees, with scripts and without.
func TestMediaWiki(t *testing.T) {
	site := deployed(t)
	p := harness.Open(t, site.URL+"/#v1&w=embed&h=22234555s222p666z&r=classical")
	w := newWiki(t)
	for _, name := range []string{"hand", "score", "replay", "problem", "lesson"} {
		w.page("Template:Mj "+name, code(p, "template-"+name))
	}
	w.page("MediaWiki:Common.js", code(p, "common"))
	w.page("Hands", fmt.Sprintf(
		"A hand: {{Mj hand|123m406p789s11555z}} and its score:\n\n%s\n\nA game:\n\n{{Mj replay|1=%s|step=3}}\n\nThe end.",
		code(p, "wiki"), someReplay))

	read := harness.Open(t, w.address+"/index.php?title=Hands", harness.NoScripts)
	read.WaitText("#mw-content-text", "123m406p789s11555z")
	read.WaitText("#mw-content-text", "2.9t 3.?,L,6s")
	read.WindowScreenshot("mediawiki-scripts-off")

	reader := harness.Open(t, w.address+"/index.php?title=Hands", harness.Size(1280, 1900))
	reader.Wait("document.querySelectorAll('#mw-content-text iframe').length === 2 && " +
		"document.querySelectorAll('.mj-hand .mj-tiles svg').length > 3")
	for i, least := range []int{300, 400} {
		harness.Eval[any](reader, fmt.Sprintf("document.querySelectorAll('iframe')[%d].scrollIntoView({block: 'center'})", i))
		reader.Wait(fmt.Sprintf("document.querySelectorAll('iframe')[%d].height > %d", i, least))
	}
	if shown := reader.Text("#mw-content-text"); strings.Contains(shown, "2.9t") || !strings.Contains(shown, "The end.") {
		t.Errorf("the page reads %q", shown)
	}
	harness.Eval[any](reader, "scrollTo(0, 0)")
	reader.WindowScreenshot("mediawiki")

	// The skins of large and of small screens; their dark theme is a class or a gadget's style, of which the hands
	// see only the background.
	for _, skin := range []string{"vector-2022", "minerva"} {
		reader := harness.Open(t, w.address+"/index.php?title=Hands&useskin="+skin, harness.Size(1000, 1200))
		reader.Wait("document.querySelectorAll('.mj-hand .mj-tiles svg > g').length === 14")
		tall := harness.Eval[[]float64](reader, `(() => {
			const tiles = document.querySelector('.mj-tiles svg'), text = parseFloat(getComputedStyle(tiles.parentElement).fontSize);
			return [tiles.getBoundingClientRect().height / text, document.querySelector('.mj-hand').closest('p').getBoundingClientRect().height / text];
		})()`)
		if tall[0] < 1.2 || tall[0] > 1.6 || tall[1] > 2.2 {
			t.Errorf("%s: a tile is %.2f times the text, its line %.2f", skin, tall[0], tall[1])
		}
		reader.Wait(
			"[...document.querySelectorAll('#mw-content-text iframe')].filter((frame) => frame.height > 300).length === 2")
		reader.WindowScreenshot("mediawiki-" + skin + "-light")
		harness.Eval[any](reader, `(() => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync('.dark, .dark *:not(.mj-tiles *, iframe) { background-color: #101418 !important; color: #ddd !important; }');
			document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
			document.body.classList.add('dark');
		})()`)
		reader.Wait("document.querySelector('.mj-tiles').dataset.dark === 'true'")
		reader.WindowScreenshot("mediawiki-" + skin + "-dark")
		harness.Eval[any](reader, "document.body.classList.remove('dark')")
		reader.Wait("document.querySelector('.mj-tiles').dataset.dark !== 'true'")
		reader.Do("paper", media("print"))
		reader.WindowScreenshot("mediawiki-" + skin + "-print")
	}

	w.page("Questions", "Before.\n\n{{Mj problem|1="+quietProblem+"}}\n\n{{Mj lesson|1="+wikiLesson+"}}\n\nThe end.")
	asked := harness.Open(t, w.address+"/index.php?title=Questions", harness.Size(1000, 1400))
	const frames = "[...document.querySelectorAll('#mw-content-text iframe')]"
	asked.Wait(frames + ".length === 2 && " + frames + ".every((frame) => frame.height > 200)")
	asked.WaitText("#mw-content-text", "The end.")
	if shown := asked.Text("#mw-content-text"); strings.Contains(shown, "Tehai lesson") {
		t.Errorf("the page reads %q", shown)
	}
	// The first tile of the hand, which is at the lower end of the question.
	tile := harness.Eval[[]float64](asked,
		"(({left, bottom, height}) => [left + 40, bottom - 52, height])("+frames+"[0].getBoundingClientRect())")
	asked.WindowScreenshot("mediawiki-question")
	asked.Do("answer", chromedp.MouseClickXY(tile[0], tile[1]))
	asked.Wait(fmt.Sprintf("%s[0].height > %v", frames, tile[2]+80))
	asked.WindowScreenshot("mediawiki-answer")
}

// wikiLesson is a lesson as an author writes it into a page.
const wikiLesson = `Tehai lesson 1
title: Waits
language: en

# Two sides
Which tiles complete this hand?

hand: 123m456p99p111z78s
`
