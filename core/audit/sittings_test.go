//go:build !js

package audit_test

// sittings is how many games for three and for four are played.
const sittings = 40
