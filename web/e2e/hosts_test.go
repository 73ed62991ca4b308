//go:build hosts

package e2e

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"tehai/web/e2e/harness"
)

// compressedDist is the site as make dist makes it, for hosts that serve it below a base.
func compressedDist(t *testing.T, folder, base string) {
	t.Helper()
	build := exec.Command("go", "run", "./web/build", "-minify", "-compress", "-base", base, "-out", folder)
	build.Dir = harness.Root()
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// program finds a server's program, which Debian puts into folders of root.
func program(t *testing.T, name string) string {
	t.Helper()
	for _, folder := range append(filepath.SplitList(os.Getenv("PATH")), "/usr/sbin", "/usr/local/sbin") {
		if path := filepath.Join(folder, name); isFile(path) {
			return path
		}
	}
	t.Fatalf("%s is not installed", name)
	return ""
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// freePort is an unused port.
func freePort(t *testing.T) int {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port
}

// start runs a server in the foreground until the test ends, and waits until it answers.
func start(t *testing.T, address string, command *exec.Cmd) {
	t.Helper()
	var says bytes.Buffer
	command.Stdout, command.Stderr = &says, &says
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		syscall.Kill(-command.Process.Pid, syscall.SIGKILL)
		command.Wait()
	})
	for deadline := time.Now().Add(harness.Patience); ; time.Sleep(50 * time.Millisecond) {
		answer, err := http.Get(address)
		if err == nil {
			answer.Body.Close()
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("%v\n%s", err, says.String())
		}
	}
}

// nginxAt serves root with Debian's nginx; inside is the content of the server block.
func nginxAt(t *testing.T, inside string) string {
	folder, port := t.TempDir(), freePort(t)
	config := filepath.Join(folder, "nginx.conf")
	text := fmt.Sprintf(`daemon off; pid %[1]s/pid; error_log stderr;
worker_processes 1;
events {}
http {
	access_log off;
	client_body_temp_path %[1]s/body; proxy_temp_path %[1]s/proxy; fastcgi_temp_path %[1]s/fastcgi; uwsgi_temp_path %[1]s/uwsgi; scgi_temp_path %[1]s/scgi;
	include /etc/nginx/mime.types;
	default_type application/octet-stream;
	gzip on;
	server {
		listen 127.0.0.1:%[2]d;
		%[3]s
	}
}
`, folder, port, inside)
	if err := os.WriteFile(config, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	address := fmt.Sprintf("http://127.0.0.1:%d", port)
	start(t, address, exec.Command(program(t, "nginx"), "-e", "stderr", "-p", folder, "-c", config, "-g",
		"user "+userName()+";"))
	return address
}

// userName is the user as which servers started by root continue, so that they can read the test's files.
func userName() string {
	if os.Getuid() == 0 {
		return "root"
	}
	return "nobody"
}

// stockModules are the modules that Debian's apache2 has switched on.
var stockModules = []string{"mpm_event", "authz_core", "authz_host", "alias", "dir", "env", "mime", "negotiation",
	"setenvif", "filter", "deflate", "autoindex"}

// apacheAt serves root with Debian's apache2, its stock modules and others.
func apacheAt(t *testing.T, root string, modules ...string) string {
	folder, port := t.TempDir(), freePort(t)
	config := filepath.Join(folder, "apache2.conf")
	var b strings.Builder
	fmt.Fprintf(&b, "ServerRoot %s\nServerName localhost\nListen 127.0.0.1:%d\nPidFile %s/pid\nErrorLog /dev/stderr\n",
		folder, port, folder)
	for _, name := range append(stockModules, modules...) {
		fmt.Fprintf(&b, "LoadModule %s_module /usr/lib/apache2/modules/mod_%s.so\n", name, name)
	}
	fmt.Fprintf(&b, "TypesConfig /etc/mime.types\nInclude /etc/apache2/mods-available/deflate.conf\nInclude "+
		"/etc/apache2/mods-available/mime.conf\n"+
		"DocumentRoot %[1]s\n<Directory %[1]s>\nOptions FollowSymLinks\nAllowOverride FileInfo Options\nRequire all "+
		"granted\n</Directory>\n", root)
	if err := os.WriteFile(config, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	address := fmt.Sprintf("http://127.0.0.1:%d", port)
	command := exec.Command(program(t, "apache2"), "-f", config, "-D", "FOREGROUND")
	command.Env = append(os.Environ(), "APACHE_RUN_DIR="+folder, "APACHE_LOG_DIR="+folder)
	start(t, address, command)
	return address
}

// fetch requests a path as a browser that accepts these encodings.
func fetch(t *testing.T, address, encodings string) (*http.Response, []byte) {
	t.Helper()
	request, err := http.NewRequest("GET", address, nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Accept-Encoding", encodings)
	answer, err := (&http.Transport{DisableCompression: true}).RoundTrip(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, body
}

var kindOf = map[string]string{
	".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json", ".png": "image/png", ".txt": "text/plain",
}

// checkHost requests every file of the site below a base from a host: type, headers, the compressed copy, a missing
// file.
func checkHost(t *testing.T, host, address, folder string, encodings map[string]string) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	files := 0
	for _, entry := range append(entries, nil) {
		name := ""
		if entry != nil {
			name = entry.Name()
		}
		file := name
		if name == "" {
			file = "index.html" // at the folder's own address
		}
		kind, known := kindOf[filepath.Ext(file)]
		if !known || strings.HasPrefix(name, ".") {
			continue
		}
		files++
		plain, err := os.ReadFile(filepath.Join(folder, file))
		if err != nil {
			t.Fatal(err)
		}
		for asked, copied := range encodings {
			answer, body := fetch(t, address+name, asked)
			want, encoding := plain, ""
			if at := filepath.Join(folder, file+"."+copied); copied != "" && isFile(at) {
				if want, err = os.ReadFile(at); err != nil {
					t.Fatal(err)
				}
				encoding = map[string]string{"br": "br", "gz": "gzip"}[copied]
			}
			if answer.StatusCode != 200 {
				t.Errorf("%s: %q: %s", host, name, answer.Status)
				continue
			}
			if got := answer.Header.Get("Content-Encoding"); got != encoding || !bytes.Equal(body, want) &&
				!bytes.Equal(unzipped(body), plain) {
				t.Errorf("%s: %q for %q: encoding %q and %d bytes, want %q and %d", host, name, asked, got, len(body), encoding,
					len(want))
			}
			if got, _, _ := strings.Cut(answer.Header.Get("Content-Type"), ";"); got != kind {
				t.Errorf("%s: %q for %q is %q, want %q", host, name, asked, got, kind)
			}
			if encoding != "" && !strings.Contains(answer.Header.Get("Vary"), "Accept-Encoding") {
				t.Errorf("%s: %q for %q: Vary %q", host, name, asked, answer.Header.Get("Vary"))
			}
			checkHeaders(t, host, name, func(header string) string { return strings.Join(answer.Header.Values(header), ", ") })
		}
	}
	if files < 15 {
		t.Errorf("%s: %d files", host, files)
	}
	if answer, _ := fetch(t, address+"not-there.js", "gzip"); answer.StatusCode != 404 {
		t.Errorf("%s: what is not there: %s", host, answer.Status)
	}
}

func unzipped(body []byte) []byte {
	reader, err := gzip.NewReader(bytes.NewReader(body))
	if err != nil {
		return nil
	}
	text, _ := io.ReadAll(reader)
	return text
}

// TestHosts serves the site as make dist writes it with Debian's nginx and Apache, at the top and in a folder, and
// reads _headers with Netlify's parser; the page then opens in Chromium.
func TestHosts(t *testing.T) {
	root := t.TempDir() // the site at the top and again in a folder
	top, below := filepath.Join(root, "top"), filepath.Join(root, "other", "tehai")
	compressedDist(t, top, "/")
	compressedDist(t, below, "/tehai/")
	other := filepath.Dir(below)
	if err := os.WriteFile(filepath.Join(other, "index.html"), []byte("<!doctype html><title>Another</title>"),
		0o644); err != nil {
		t.Fatal(err)
	}
	nginxEncodings := map[string]string{"gzip, br": "gz", "": ""}
	apacheEncodings := map[string]string{"gzip, br": "br", "gzip": "gz", "identity": ""}
	modules := []string{"headers", "rewrite"}
	t.Run("nginx", func(t *testing.T) {
		address := nginxAt(t, "root "+top+"; include "+top+"/nginx.conf;")
		checkHost(t, "nginx at /", address+"/", top, nginxEncodings)
		opens(t, address+"/")
	})
	t.Run("nginx in a folder", func(t *testing.T) {
		address := nginxAt(t, "root "+other+"; location /tehai/ { include "+below+"/nginx.conf; }")
		checkHost(t, "nginx at /tehai/", address+"/tehai/", below, nginxEncodings)
		if answer, _ := fetch(t, address+"/", ""); answer.Header.Get("Content-Security-Policy") != "" {
			t.Error("the site around it has our policy")
		}
		opens(t, address+"/tehai/")
	})
	t.Run("apache", func(t *testing.T) {
		address := apacheAt(t, top, modules...)
		checkHost(t, "apache at /", address+"/", top, apacheEncodings)
		opens(t, address+"/")
	})
	t.Run("apache in a folder", func(t *testing.T) {
		address := apacheAt(t, other, modules...)
		checkHost(t, "apache at /tehai/", address+"/tehai/", below, apacheEncodings)
		opens(t, address+"/tehai/")
	})
	t.Run("stock apache", func(t *testing.T) {
		address := apacheAt(t, top)
		for _, name := range []string{"", "core.wasm", "embed.html", "tehai.html"} {
			if answer, _ := fetch(t, address+"/"+name, "gzip, br"); answer.StatusCode != 200 {
				t.Errorf("%q without the modules that it could use: %s", name, answer.Status)
			}
		}
		opens(t, address+"/")
	})
	for base, folder := range map[string]string{"/": top, "/tehai/": below} {
		t.Run("netlify at "+base, func(t *testing.T) {
			rules := readHeaders(t, folder)
			for _, name := range []string{"", "index.html", "tehai.html", "embed.html", "embed", "core.wasm", "worker.js",
				"sw.js", "elements.js"} {
				headers, file := rules.of(base+name), name
				if name == "embed" {
					file += ".html"
				}
				checkHeaders(t, "netlify at "+base, file, func(header string) string { return headers[header] })
			}
		})
	}
}

// opens waits for an answer of the page at an address.
func opens(t *testing.T, address string) {
	t.Helper()
	p := harness.Open(t, address+"#v1&h=22234555s222p666z&r=classical", harness.ServiceWorker)
	p.WaitText(".sum", "70")
}
