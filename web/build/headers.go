package main

import "slices"

// A header is said of a file.
type header struct{ name, value string }

// everywhere are the headers of every file: other sites may load the module, so
// its origin is open.
var everywhere = []header{
	{"X-Content-Type-Options", "nosniff"},
	{"Referrer-Policy", "no-referrer"},
	{"Access-Control-Allow-Origin", "*"},
	{"Cross-Origin-Resource-Policy", "cross-origin"},
}

const (
	// forever is how files are kept whose name changes with their content.
	forever = "public, max-age=31536000, immutable"
	// anew is how all others are kept: asked for each time, and sent only when they have changed.
	anew = "no-cache"
)

// alone forbids other sites to show the page in a frame, where they could trick users into pressing what they do not
// see. Only a host can send this rule, a page cannot. The frame for other sites is embed.html.
const alone = "frame-ancestors 'none'"

// policies are the rules that a host sends for scripts that run by themselves. A page states its own policy, so the
// host repeats it; for tehai.html the host only forbids frames.
var policies = map[string]string{
	"tehai.html": alone,
	"worker.js":  workerPolicy,
	"sw.js":      workerPolicy,
}

// policy is what a host says of a file, "" if nothing.
func (s site) policy(name string) string {
	switch name {
	case "index.html":
		return stated(s[name]) + "; " + alone
	case "embed.html":
		return stated(s[name])
	}
	return policies[name]
}

// own are the headers of one file beside those of every file.
func (s site) own(name string) []header {
	caching := header{"Cache-Control", anew}
	if s.plain(name) != name {
		caching.value = forever
	}
	if policy := s.policy(name); policy != "" {
		return []header{{"Content-Security-Policy", policy}, caching}
	}
	return []header{caching}
}

// A sameHeaders are files of which a host says the same.
type sameHeaders struct {
	names   []string
	headers []header
}

// byHeaders puts the files together that have the same headers of their own.
func (s site) byHeaders() []sameHeaders {
	var all []sameHeaders
	for _, name := range s.names() {
		headers := s.own(name)
		at := slices.IndexFunc(all, func(g sameHeaders) bool { return slices.Equal(g.headers, headers) })
		if at < 0 {
			at = len(all)
			all = append(all, sameHeaders{headers: headers})
		}
		all[at].names = append(all[at].names, name)
	}
	return all
}
