package main

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
)

// What every policy begins and ends with: nothing that is not named, no other
// machine, and no text that becomes a script but through the one door that the
// scripts have for it (web/lib/trusted.js).
const (
	policyHead = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
	policyTail = "; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types tehai " +
		"tehai-app tehai-embed tehai-elements-more"
)

var (
	// pagePolicy is that of the page: its own scripts, styles and pictures, its module, its worker, the frame of the Embed
	// view.
	pagePolicy = policyHead + "style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; " +
		"manifest-src 'self'; frame-src 'self'" + policyTail
	// framePolicy is that of embed.html, which other sites show, sandboxed too: then its worker comes as a blob.
	// Its script stands in it and loads others: see putFrameScript.
	framePolicy = strings.Replace(policyHead, "script-src 'self'", "script-src 'self' 'strict-dynamic'", 1) +
		"style-src 'self'; img-src data:; connect-src 'self'; worker-src 'self' blob:" + policyTail
	// workerPolicy is that of workers, which have none of the page's.
	workerPolicy = policyHead + "connect-src 'self'"
)

// oneFilePolicy is that of a page which carries everything: nothing is fetched.
func oneFilePolicy(scripts [][]byte, style []byte) string {
	sources := make([]string, len(scripts))
	for i, text := range scripts {
		sources[i] = hashSource(text)
	}
	return "default-src 'none'; script-src " + strings.Join(sources, " ") + " 'wasm-unsafe-eval'; style-src " +
		hashSource(style) +
		"; img-src data:; worker-src blob:" + policyTail
}

// allowing is a policy with one more script, which stands in the page.
func allowing(script []byte, policy string) string {
	return strings.Replace(policy, "script-src 'self'", "script-src 'self' "+hashSource(script), 1)
}

// hashSource names an inline script or style by its text.
func hashSource(text []byte) string { return "'" + integrity(text) + "'" }

// integrity is a text's hash as browsers write it.
func integrity(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// What a page's policy stands between.
const (
	policyStart = `<meta http-equiv="Content-Security-Policy" content="`
	policyEnd   = `">`
)

// policyTag is the policy as a page states it.
func policyTag(policy string) string { return policyStart + policy + policyEnd }

// stated is the policy that a page states.
func stated(page []byte) string {
	_, rest, _ := strings.Cut(string(page), policyStart)
	policy, _, _ := strings.Cut(rest, policyEnd)
	return policy
}
