package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tehai/web/e2e/harness"
)

// logsOf are the texts of the logs for BenchmarkSearch: those in the folder LOG_FOLDER, else the samples of the
// repository.
func logsOf(b *testing.B) (texts []string) {
	paths, _ := filepath.Glob(filepath.Join(harness.Root(), "core/replay/*/testdata/4-players.*"))
	if folder := os.Getenv("LOG_FOLDER"); folder != "" {
		paths, _ = filepath.Glob(filepath.Join(folder, "*/*"))
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			b.Fatal(err)
		}
		texts = append(texts, string(text))
	}
	if len(texts) == 0 {
		b.Fatal("there are no logs")
	}
	return texts
}

// dropCopies drops a number of logs, which are the texts repeated under other names.
const dropCopies = `(() => {
	const texts = %s, transfer = new DataTransfer();
	for (let i = 0; i < %d; i++) transfer.items.add(new File([texts[i %% texts.length]], i + '.log', {lastModified: 1e12}));
	document.querySelector('.replay-view').dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true}));
})()`

// BenchmarkSearch makes the indexes of many logs, and asks frequent questions about all players: seconds to the first
// answer, seconds with saved indexes, and milliseconds of each question. LOGS and LOG_FOLDER choose the logs.
func BenchmarkSearch(b *testing.B) {
	list, err := json.Marshal(logsOf(b))
	if err != nil {
		b.Fatal(err)
	}
	n := manyLogs(b)
	for b.Loop() {
		page := harness.Open(b, "#v1&w=replay")
		for _, name := range []string{"s-first", "s-again"} {
			page.Wait(coreReady)
			harness.Eval[any](page, fmt.Sprintf(dropCopies, list, n))
			for harness.Eval[bool](page, "document.querySelector('[data-key=survey-start]') === null") {
				time.Sleep(50 * time.Millisecond)
			}
			harness.Eval[any](page,
				`{ const who = document.querySelector('[data-key=survey-who]'); who.value = ''; who.dispatchEvent(new Event('change')); }`)
			start := time.Now()
			page.Click("[data-key=survey-search]")
			for harness.Eval[bool](page, "document.querySelector('.search .review-progress')?.hidden !== true") {
				time.Sleep(50 * time.Millisecond)
			}
			b.ReportMetric(time.Since(start).Seconds(), name)
			if name == "s-first" {
				page.Reload()
			}
		}
		for _, question := range []string{"won value>=8000", "riichi left<=4", "dealt-in danger>=10%", "held:34667p ready",
			"held:~34667n or waits:36p"} {
			harness.Eval[any](page, "document.querySelector('.search-found').replaceChildren()")
			page.Fill(".search-field", question)
			page.Click("[data-key=search-run]")
			page.Wait("document.querySelector('.search-count')")
			b.Logf("%s: %s", question, page.Text(".search-count"))
		}
	}
	b.ReportMetric(0, "ns/op")
}
