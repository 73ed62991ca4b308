package main

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
)

// What every policy begins and ends with: nothing that is not named, no other
// machine, and no text that becomes a script but through the functions of
// web/lib/trusted.js, which makes a policy of trusted types for each script.
const (
	policyHead = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
	policyTail = "; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types tehai"

	frameScripts = " tehai-embed tehai-elements-more tehai-elements-problem tehai-elements-lesson"
)

var (
	// pagePolicy is that of the page: its own scripts, styles and pictures, its module, its worker, the frame of the
	// Embed view.
	pagePolicy = policyHead + "style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; " +
		"manifest-src 'self'; frame-src 'self'" + policyTail
	// framePolicy is that of embed.html, which other sites show, sandboxed too: then its worker comes as a blob.
	// Its script stands in it and loads others: see putFrameScript.
	framePolicy = strings.Replace(policyHead, "script-src 'self'", "script-src 'self' 'strict-dynamic'", 1) +
		"style-src 'self'; img-src data:; connect-src 'self'; worker-src 'self' blob:" + policyTail + frameScripts
	// workerPolicy is that of workers, which have none of the page's.
	workerPolicy = policyHead + "connect-src 'self'"
)

// oneFilePolicy returns the policy of a single-file page, which fetches nothing.
func oneFilePolicy(scripts [][]byte, style []byte) string {
	sources := make([]string, len(scripts))
	for i, text := range scripts {
		sources[i] = hashSource(text)
	}
	return "default-src 'none'; script-src " + strings.Join(sources, " ") + " 'wasm-unsafe-eval'; style-src " +
		hashSource(style) +
		"; img-src data:; worker-src blob:" + policyTail
}

// allowing returns a policy that also allows a script written into the page.
func allowing(script []byte, policy string) string {
	return strings.Replace(policy, "script-src 'self'", "script-src 'self' "+hashSource(script), 1)
}

// hashSource returns the source expression of an inline script or style.
func hashSource(text []byte) string { return "'" + integrity(text) + "'" }

// integrity returns a text's hash in the form of browsers.
func integrity(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// The text before and after a page's policy.
const (
	policyStart = `<meta http-equiv="Content-Security-Policy" content="`
	policyEnd   = `">`
)

// policyTag returns the tag that states a policy in a page.
func policyTag(policy string) string { return policyStart + policy + policyEnd }

// stated returns the policy in a page.
func stated(page []byte) string {
	_, rest, _ := strings.Cut(string(page), policyStart)
	policy, _, _ := strings.Cut(rest, policyEnd)
	return policy
}
