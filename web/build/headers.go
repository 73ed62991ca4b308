package main

import "slices"

// A header of a file.
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
	// forever is the caching of files whose name changes with their content.
	forever = "public, max-age=31536000, immutable"
	// anew is the caching of all other files: requested each time, and sent only if changed.
	anew = "no-cache"
)

// alone forbids other sites to show the page in a frame, where they could trick users into clicking on something that
// they do not see. Only a host can send this rule, a page cannot. The frame for other sites is embed.html.
const alone = "frame-ancestors 'none'"

// policies are the rules that a host sends for scripts that run by themselves. A page contains its own policy, which
// the host repeats; for tehai.html the host only forbids frames.
var policies = map[string]string{
	"tehai.html": alone,
	"worker.js":  workerPolicy,
	"sw.js":      workerPolicy,
}

// policy returns the policy that a host sends for a file, "" if there is none.
func (s site) policy(name string) string {
	switch name {
	case "index.html":
		return stated(s[name]) + "; " + alone
	case "embed.html":
		return stated(s[name])
	}
	return policies[name]
}

// own returns the headers of one file besides those of every file.
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

// sameHeaders are files with the same headers.
type sameHeaders struct {
	names   []string
	headers []header
}

// byHeaders groups the files that have the same headers of their own.
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
