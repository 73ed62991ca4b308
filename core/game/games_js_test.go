//go:build js

package game_test

const games = 20
