package mjlog

import (
	"strings"

	"tehai/core/tile"
)

func isDigits(text string) bool {
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return false
		}
	}
	return text != ""
}

// number reads a whole number from 0 of at most seven digits.
func number(text string) (int, bool) {
	if text == "" || len(text) > 7 {
		return 0, false
	}
	n := 0
	for i := range len(text) {
		digit := text[i] - '0'
		if digit > 9 {
			return 0, false
		}
		n = 10*n + int(digit)
	}
	return n, true
}

// usualList is room for the numbers of any list of a log.
const usualList = 64

// list reads whole numbers between commas; "" is an empty list. Numbers of more
// than seven digits are refused.
func list(text string) ([]int, bool) {
	if text == "" {
		return nil, true
	}
	all := make([]int, 0, min(strings.Count(text, ",")+1, usualList))
	for word := range strings.SplitSeq(text, ",") {
		word = strings.TrimSpace(word)
		n, ok := number(strings.TrimPrefix(word, "-"))
		if !ok {
			return nil, false
		}
		if word[0] == '-' {
			n = -n
		}
		all = append(all, n)
	}
	return all, true
}

// ids reads a list of tiles of the 136-format.
func ids(text string) ([]int, bool) {
	all, ok := list(text)
	for _, id := range all {
		if id < 0 || id >= tile.IDs {
			return nil, false
		}
	}
	return all, ok
}
