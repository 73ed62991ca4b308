//go:build !js

// Command wasm is a program for GOOS=js GOARCH=wasm; go run ./web/build builds the site's module from it.
package main

func main() { panic("want GOOS=js GOARCH=wasm") }
