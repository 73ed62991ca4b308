//go:build js

package opponent_test

const (
	games       = 4
	mixesPlayed = 1
)
