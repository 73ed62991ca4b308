//go:build !js

package compact_test

const rounds = 40
