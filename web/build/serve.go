package main

import (
	"cmp"
	"fmt"
	"net"
	"net/http"
	"path"
	"strings"
)

// mediaTypes are said outright, since the system's own table may call a
// script something else, and a browser streams wasm only under its right name.
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

// serve answers for the folder on this machine's own address until stopped.
// An empty port means 8080.
func serve(folder, port string) error {
	listener, err := net.Listen("tcp", net.JoinHostPort("localhost", cmp.Or(port, "8080")))
	if err != nil {
		return fmt.Errorf("%w (PORT=8081 takes another port)", err)
	}
	fmt.Printf("Tehai is at http://localhost:%d (Ctrl-C stops it)\n", listener.Addr().(*net.TCPAddr).Port)
	return http.Serve(listener, siteHandler(folder))
}

// siteHandler serves a folder's files, asked for anew each time.
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
