//go:build !js

// Command wasm is a program for GOOS=js GOARCH=wasm; go run ./web/build makes
// the site's module of it.
package main

func main() { panic("want GOOS=js GOARCH=wasm") }
