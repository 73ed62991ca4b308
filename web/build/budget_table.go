package main

// An entry is a way into the site with the files that a browser fetches for it,
// by their plain names, and the bytes that these may weigh as brotli.
type entry struct {
	name  string
	most  int
	files []string
}

// entries are named as people meet them. The tests fail above a bound; whoever
// raises one says in the commit what people get for it.
var entries = []entry{
	{"first visit", 633_000, []string{"index.html", "styles.css", "app.js", "words-en-first.js", "wasm_exec.js", "core-first.wasm"}},
	{"… before one can type", 74_500, []string{"index.html", "styles.css", "app.js", "words-en-first.js"}},
	{"… after the first answer", 686_500, []string{"core-rest.wasm"}},
	{"tiles on another page", 17_000, []string{"elements.js"}},
	{"a score there", 703_500, []string{"elements.js", "elements-more.js", "wasm_exec.js", "core-first.wasm"}},
	{"a replay there", 1_391_500, []string{"elements.js", "elements-more.js", "wasm_exec.js", "core-first.wasm", "core-rest.wasm"}},
	{"tiles in a frame", 22_000, []string{"embed.html"}},
	{"a score in a frame", 706_000, []string{"embed.html", "elements-more.js", "wasm_exec.js", "core-first.wasm"}},
	{"the one file", 1_897_000, []string{"tehai.html"}},
	{"for programs", 1_176_000, []string{"core.js", "core.wasm", "wasm_exec.js"}},
}
