package main

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
)

// A header is said of the files that a pattern of names holds.
type header struct{ name, value string }

// headers are said of every file. Frames on other sites are wanted, so nothing
// forbids them; other sites may load the module, so its origin is open.
var headers = []header{
	{"Content-Security-Policy", sitePolicy},
	{"X-Content-Type-Options", "nosniff"},
	{"Referrer-Policy", "no-referrer"},
	{"Access-Control-Allow-Origin", "*"},
	{"Cross-Origin-Resource-Policy", "cross-origin"},
	{"Cache-Control", "no-cache"},
}

const (
	// forever is how files are kept whose name changes with their content.
	forever = "public, max-age=31536000, immutable"
	// oneFileName carries a policy of its own, stricter than the site's and
	// with the hashes of its scripts, which a second one would forbid.
	oneFileName = "tehai.html"
)

// hostFiles writes the headers as three kinds of host read them: _headers
// (Netlify, Cloudflare Pages), .htaccess (Apache) and nginx.conf.
func hostFiles(all site, _ settings) error {
	lasting := all.hashed()
	all["_headers"] = netlify(lasting)
	all[".htaccess"] = apache(lasting)
	all["nginx.conf"] = nginx(lasting)
	return nil
}

// hashed are the names that hold the hash of their content.
func (s site) hashed() []string {
	var names []string
	for _, name := range s.names() {
		if s.plain(name) != name {
			names = append(names, name)
		}
	}
	return names
}

// netlify adds up the rules that match a file, so a name of its own takes away
// ("! ") what the general rule says before it says otherwise.
func netlify(lasting []string) []byte {
	var b bytes.Buffer
	b.WriteString("/*\n")
	for _, h := range headers {
		fmt.Fprintf(&b, "  %s: %s\n", h.name, h.value)
	}
	fmt.Fprintf(&b, "/%s\n  ! Content-Security-Policy\n", oneFileName)
	for _, name := range lasting {
		fmt.Fprintf(&b, "/%s\n  ! Cache-Control\n  Cache-Control: %s\n", name, forever)
	}
	return b.Bytes()
}

func apache(lasting []string) []byte {
	var b bytes.Buffer
	b.WriteString("AddType application/wasm .wasm\nAddType text/javascript .js\nAddType application/manifest+json .webmanifest\n\n<IfModule mod_headers.c>\n")
	for _, h := range headers {
		fmt.Fprintf(&b, "  Header set %s \"%s\"\n", h.name, h.value)
	}
	// By the time that headers are said a name may be that of the compressed copy.
	const match = "  <FilesMatch \"^%s(\\.br|\\.gz)?$\">\n    Header %s\n  </FilesMatch>\n"
	fmt.Fprintf(&b, match, regexp.QuoteMeta(oneFileName), "unset Content-Security-Policy")
	for _, name := range lasting {
		fmt.Fprintf(&b, match, regexp.QuoteMeta(name), `set Cache-Control "`+forever+`"`)
	}
	b.WriteString("</IfModule>\n\n")
	b.WriteString(`# The compressed copy of a file, where the browser takes it and it is there.
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{HTTP:Accept-Encoding} br
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.*)$ $1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} gzip
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.*)$ $1.gz [L]
</IfModule>
<FilesMatch "\.br$">
  SetEnv no-brotli 1
  SetEnv no-gzip 1
  Header set Content-Encoding br
  Header append Vary Accept-Encoding
</FilesMatch>
<FilesMatch "\.gz$">
  SetEnv no-brotli 1
  SetEnv no-gzip 1
  Header set Content-Encoding gzip
  Header append Vary Accept-Encoding
</FilesMatch>
`)
	for _, kind := range compressedKinds {
		fmt.Fprintf(&b, "<FilesMatch \"\\%s\\.(br|gz)$\">\n  ForceType \"%s\"\n</FilesMatch>\n", kind, mediaTypes[kind])
	}
	return b.Bytes()
}

func nginx(lasting []string) []byte {
	var b bytes.Buffer
	b.WriteString("# The inside of a server block; root is this folder.\n")
	b.WriteString("types {\n")
	for _, kind := range compressedKinds {
		media, _, _ := strings.Cut(mediaTypes[kind], ";")
		fmt.Fprintf(&b, "  %s %s;\n", media, kind[1:])
	}
	b.WriteString("  image/png png;\n}\ncharset utf-8;\ncharset_types text/javascript text/css;\n")
	b.WriteString("gzip_static on;\n# brotli_static on;  # with the module ngx_brotli\n\n")
	writeNginx := func(indent string, except string, caching string) {
		for _, h := range headers {
			value := h.value
			if h.name == except {
				continue
			}
			if h.name == "Cache-Control" {
				value = caching
			}
			fmt.Fprintf(&b, "%sadd_header %s \"%s\" always;\n", indent, h.name, value)
		}
	}
	writeNginx("", "", "no-cache")
	fmt.Fprintf(&b, "location = /%s {\n", oneFileName)
	writeNginx("  ", "Content-Security-Policy", "no-cache")
	b.WriteString("}\n")
	for _, name := range lasting {
		fmt.Fprintf(&b, "location = /%s {\n", name)
		writeNginx("  ", "", forever)
		b.WriteString("}\n")
	}
	return b.Bytes()
}
