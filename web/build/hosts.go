package main

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// hostFiles writes the headers for three kinds of host: _headers (Netlify, Cloudflare Pages), .htaccess (Apache) and
// nginx.conf.
func hostFiles(all site, s settings) error {
	files := map[string][]byte{
		"_headers":   netlify(all, s.base),
		".htaccess":  apache(all),
		"nginx.conf": nginx(all),
	}
	for name, text := range files {
		all[name] = text
	}
	return nil
}

// netlify writes _headers. The hosts add up the rules that match a file and cannot remove a header, so headers that
// differ are written for each file by name; files that are cached for ever share a rule by the beginning of their
// names, since Cloudflare Pages takes 100 rules. The file is only read in the top folder of what is published: base
// is the site's folder below it.
func netlify(all site, base string) []byte {
	var b bytes.Buffer
	rule := func(path string, headers []header) {
		fmt.Fprintf(&b, "%s\n", path)
		for _, h := range headers {
			fmt.Fprintf(&b, "  %s: %s\n", h.name, h.value)
		}
	}
	rule(base+"*", everywhere)
	written := map[string]bool{}
	for _, name := range all.names() {
		if begin := all.keptBeginning(name); begin != "" {
			if !written[begin] {
				rule(base+begin+"*", all.own(name))
			}
			written[begin] = true
			continue
		}
		rule(base+name, all.own(name))
		if name == "index.html" {
			rule(base, all.own(name))
		} else if page, ok := strings.CutSuffix(name, ".html"); ok {
			rule(base+page, all.own(name)) // pages also have an address without .html there
		}
	}
	return b.Bytes()
}

// keptBeginning returns the shortest beginning of a name, up to a hyphen, that only names of files cached for ever
// have; "" for other files.
func (s site) keptBeginning(name string) string {
	for at, letter := range name {
		begin := name[:at+1]
		if letter == '-' && !slices.ContainsFunc(s.names(), func(other string) bool {
			return strings.HasPrefix(other, begin) && s.plain(other) == other
		}) {
			return begin
		}
	}
	return ""
}

// matching returns a pattern of the names, compressed or not: when Apache adds headers it may have replaced a file by
// its compressed copy.
func matching(names []string, end string) string {
	var quoted []string
	for _, name := range names {
		quoted = append(quoted, regexp.QuoteMeta(name))
	}
	return "(" + strings.Join(quoted, "|") + ")" + end
}

// apache writes .htaccess. It uses modules that a stock server has switched off; without them the files are served
// without these headers.
func apache(all site) []byte {
	var b bytes.Buffer
	b.WriteString(
		"# a2enmod headers rewrite\n<IfModule mod_mime.c>\n  AddType application/wasm .wasm\n" +
			"  AddType text/javascript .js\n" +
			"  AddType application/manifest+json .webmanifest\n  AddCharset utf-8 .js .css .txt\n" +
			"</IfModule>\n\n<IfModule " +
			"mod_headers.c>\n")
	for _, h := range everywhere {
		fmt.Fprintf(&b, "  Header set %s \"%s\"\n", h.name, h.value)
	}
	for _, same := range all.byHeaders() {
		fmt.Fprintf(&b, "  <FilesMatch \"^%s$\">\n", matching(same.names, `(\.br|\.gz)?`))
		for _, h := range same.headers {
			fmt.Fprintf(&b, "    Header set %s \"%s\"\n", h.name, h.value)
		}
		b.WriteString("  </FilesMatch>\n")
	}
	b.WriteString(`
  # The compressed copy of a file, where the browser takes it and it is there.
  <IfModule mod_rewrite.c>
    RewriteEngine On
    RewriteRule \.(br|gz)$ - [L]
    RewriteCond %{HTTP:Accept-Encoding} \bbr\b
    RewriteCond %{REQUEST_FILENAME}.br -f
    RewriteRule ^(.+)$ $1.br [L]
    RewriteCond %{HTTP:Accept-Encoding} \bgzip\b
    RewriteCond %{REQUEST_FILENAME}.gz -f
    RewriteRule ^(.+)$ $1.gz [L]
  </IfModule>
  <FilesMatch "\.br$">
    Header set Content-Encoding br
  </FilesMatch>
  <FilesMatch "\.gz$">
    Header set Content-Encoding gzip
  </FilesMatch>
`)
	fmt.Fprintf(&b, "  <FilesMatch \"%s$\">\n    Header merge Vary Accept-Encoding\n  </FilesMatch>\n", `\.(br|gz|`+
		strings.Join(extensions(), "|")+")")
	b.WriteString("  <IfModule mod_env.c>\n    <FilesMatch \"\\.(br|gz)$\">\n      SetEnv no-brotli 1\n      SetEnv " +
		"no-gzip 1\n    </FilesMatch>\n  </IfModule>\n")
	for _, kind := range compressedKinds {
		fmt.Fprintf(&b, "  <FilesMatch \"\\%s\\.(br|gz)$\">\n    ForceType \"%s\"\n  </FilesMatch>\n", kind, mediaTypes[kind])
	}
	b.WriteString("  # The copies' own names say nothing of a language or a charset.\n  <IfModule mod_mime.c>\n    " +
		"RemoveType .br .gz\n    RemoveEncoding .br .gz\n    RemoveLanguage .br\n  </IfModule>\n")
	b.WriteString("</IfModule>\n")
	return b.Bytes()
}

// extensions returns those of the files that have compressed copies.
func extensions() []string {
	var all []string
	for _, kind := range compressedKinds {
		all = append(all, kind[1:])
	}
	return all
}

// nginx names files by the end of their address, so that the site may be in a folder.
func nginx(all site) []byte {
	var b bytes.Buffer
	b.WriteString(
		"# The inside of a server block whose root is this folder, or of a location block for the folder that it is in.\n")
	b.WriteString("types {\n")
	for _, kind := range compressedKinds {
		media, _, _ := strings.Cut(mediaTypes[kind], ";")
		fmt.Fprintf(&b, "  %s %s;\n", media, kind[1:])
	}
	b.WriteString(
		"  image/png png;\n  text/plain ts;\n}\ncharset utf-8;\ncharset_types text/javascript text/css text/plain;\n")
	b.WriteString("gzip_static on;\ngzip_vary on;\n# brotli_static on;  # with the module ngx_brotli\n\n")
	say := func(indent string, headers []header) {
		for _, h := range headers {
			fmt.Fprintf(&b, "%sadd_header %s \"%s\" always;\n", indent, h.name, h.value)
		}
	}
	say("", everywhere)
	say("", []header{{"Cache-Control", anew}})
	for _, same := range all.byHeaders() {
		if len(same.headers) == 1 && same.headers[0].value == anew {
			continue // the same as for all others
		}
		fmt.Fprintf(&b, "location ~ /%s$ {\n", matching(same.names, ""))
		say("  ", everywhere) // a block with headers of its own inherits none
		say("  ", same.headers)
		b.WriteString("}\n")
	}
	return b.Bytes()
}
