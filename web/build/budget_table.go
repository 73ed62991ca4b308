package main

// An entry is a way into the site: the plain names of the files that a browser fetches for it, and their largest
// weight in bytes of brotli.
type entry struct {
	name  string
	most  int
	files []string
	keeps extent // and what the service worker saves on a first visit in English
	quick bool   // weighed by a lower quality of brotli, in a tenth of the time: it is large, and no visitor loads it
}

// entries are named for what users load. The tests fail above a bound; a commit that raises one says what users get
// for it.
var entries = []entry{
	{"first visit", 584_000, []string{
		"index.html", "styles.css", "app.js", "words-en-first.js", "wasm_exec.js", "core-first.wasm",
	}, nothing, false},
	{"… before one can type", 77_300, []string{
		"index.html", "styles.css", "app.js", "words-en-first.js",
	}, nothing, false},
	{"… in all, for one hand", 649_000, []string{"sw.js", "manifest.webmanifest", "icon-192.png"}, forHands, false},
	{"… on a metered line", 600_000, []string{
		"sw.js", "manifest.webmanifest", "icon-192.png", "words-en-first.js",
	}, forPage, false},
	{"… for other views", 938_000, []string{"core-rest.wasm"}, nothing, false},
	{"tiles on another page", 16_950, []string{"elements.js"}, nothing, false},
	{"a score there", 656_500, []string{
		"elements.js", "elements-more.js", "wasm_exec.js", "core-first.wasm",
	}, nothing, false},
	{"a problem there", 84_200, []string{"elements.js", "elements-problem.js"}, nothing, false},
	{"a lesson there", 98_000, []string{"elements.js", "elements-lesson.js"}, nothing, false},
	{"a replay there", 1_594_000, []string{
		"elements.js", "elements-more.js", "wasm_exec.js", "core-first.wasm", "core-rest.wasm",
	}, nothing, false},
	{"tiles in a frame", 19_450, []string{"embed.html"}, nothing, false},
	{"a score in a frame", 659_000, []string{
		"embed.html", "elements-more.js", "wasm_exec.js", "core-first.wasm",
	}, nothing, false},
	{name: "the one file", most: 2_334_000, files: []string{"tehai.html"}, quick: true},
	{name: "for programs", most: 1_583_000, files: []string{"core.js", "core.wasm", "wasm_exec.js"}, quick: true},
}
