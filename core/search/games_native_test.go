//go:build !js

package search_test

// played is how many matches of four deals are played.
const played = 6
