package main

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
)

// sitePolicy is the content security policy of every page of the site: its own
// scripts, styles and pictures, its module, its workers, and nothing else.
const sitePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data: blob:; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; frame-src 'self'; " +
	"base-uri 'none'; form-action 'none'"

// oneFilePolicy is that of a page which carries everything: nothing is fetched.
func oneFilePolicy(scripts [][]byte, style []byte) string {
	sources := make([]string, len(scripts))
	for i, text := range scripts {
		sources[i] = hashSource(text)
	}
	return "default-src 'none'; script-src " + strings.Join(sources, " ") + " 'wasm-unsafe-eval'; style-src " + hashSource(style) +
		"; img-src data: blob:; worker-src blob:; base-uri 'none'; form-action 'none'"
}

// hashSource names an inline script or style by its text.
func hashSource(text []byte) string { return "'" + integrity(text) + "'" }

// integrity is a text's hash as browsers write it.
func integrity(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// policyTag is the policy as a page states it.
func policyTag(policy string) string {
	return `<meta http-equiv="Content-Security-Policy" content="` + policy + `">`
}
