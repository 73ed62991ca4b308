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

// number reads an integer from 0 of at most seven digits.
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

// list reads integers separated by commas into the buffer for the numbers of one attribute; "" is an empty list.
// Numbers of more than seven digits are refused.
func (r *reader) list(text string) (all []int, ok bool) {
	r.numbers, ok = appendList(r.numbers[:0], text)
	return r.numbers, ok
}

// appendList appends such a list to other numbers.
func appendList(all []int, text string) ([]int, bool) {
	if text == "" {
		return all, true
	}
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

// ids reads a list of tiles of the 136-format into a buffer, which it overwrites.
func ids(buf []int, text string) ([]int, bool) {
	all, ok := appendList(buf[:0], text)
	for _, id := range all {
		if id < 0 || id >= tile.IDs {
			return nil, false
		}
	}
	return all, ok
}
