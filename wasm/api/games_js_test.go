//go:build js

package api

const randomGames = 20
