package main

import (
	"cmp"
	"fmt"
	"net"
	"net/http"
	"path"
	"strings"
)

// mediaTypes are fixed here, since the system's own table may have other types for scripts, and a browser compiles
// wasm while it loads only with the right type.
var mediaTypes = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".json":        "application/json",
	".svg":         "image/svg+xml",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".txt":         "text/plain; charset=utf-8",
}

// serve serves the folder on a local address until it is stopped. An empty port means 8080.
func serve(folder, port string) error {
	listener, err := net.Listen("tcp", net.JoinHostPort("localhost", cmp.Or(port, "8080")))
	if err != nil {
		return fmt.Errorf("%w (PORT=8081 takes another port)", err)
	}
	fmt.Printf("Tehai is at http://localhost:%d (Ctrl-C stops it)\n", listener.Addr().(*net.TCPAddr).Port)
	return http.Serve(listener, siteHandler(folder))
}

// siteHandler serves a folder's files without caching.
func siteHandler(folder string) http.Handler {
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := r.URL.Path
		if strings.HasSuffix(name, "/") {
			name += "index.html"
		}
		if kind, ok := mediaTypes[path.Ext(name)]; ok {
			w.Header().Set("Content-Type", kind)
		}
		w.Header().Set("Cache-Control", "no-cache")
		files.ServeHTTP(w, r)
	})
}
