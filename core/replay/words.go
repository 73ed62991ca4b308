package replay

import (
	"strings"

	"tehai/core/source"
	"tehai/core/work"
)

// A word is a piece of the text without blanks.
type word struct {
	text  string
	start int32 // byte offset in the text, which MaxText bounds
	first bool  // of its line
}

// at returns the place of the word.
func (w *word) at() source.Span {
	return source.Span{Start: int(w.start), End: int(w.start) + len(w.text)}
}

// A paragraph is the words between empty lines.
type paragraph []word

// maxWords is more words than a text with the most steps has.
const maxWords = 1_000_000

const byteOrderMark = "\ufeff"

// paragraphs splits a text. Single newlines are blanks, a line with only blanks is empty, and a line with a colon in
// its first column is skipped. All words are in one list, counted beforehand; ok is false if there are more than
// maxWords.
func paragraphs(text string) (all []paragraph, ok bool) {
	words, breaks := 0, 0
	eachLine(text, func(line string, _ int) {
		before := words
		for from, to := nextWord(line, 0); from < to; from, to = nextWord(line, to) {
			words++
		}
		if words == before {
			breaks++
		}
	})
	if words > maxWords {
		return nil, false
	}
	all = make([]paragraph, 0, min(words, breaks+1))
	list := make([]word, 0, words)
	start := 0
	cut := func() {
		if start < len(list) {
			all = append(all, list[start:len(list):len(list)])
			start = len(list)
		}
	}
	eachLine(text, func(line string, offset int) {
		before := len(list)
		if list = appendWords(list, line, offset); len(list) == before {
			cut()
		}
	})
	cut()
	return all, true
}

// eachLine calls visit with every line that is not skipped, and its offset.
func eachLine(text string, visit func(line string, offset int)) {
	start := 0
	if strings.HasPrefix(text, byteOrderMark) {
		start = len(byteOrderMark)
	}
	for start <= len(text) {
		size := strings.IndexByte(text[start:], '\n')
		if size < 0 {
			size = len(text) - start
		}
		work.Count(1 + size/128)
		if line := text[start : start+size]; !strings.HasPrefix(line, ":") {
			visit(line, start)
		}
		start += size + 1
	}
}

// isBlank reports whether a character separates words; a line has no
// .
func isBlank(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

// appendWords adds the words of a line that starts at an offset of the text.
func appendWords(list []word, line string, offset int) []word {
	first := true
	for from, to := nextWord(line, 0); from < to; from, to = nextWord(line, to) {
		list = append(list, word{line[from:to], int32(offset + from), first})
		first = false
	}
	return list
}

// nextWord returns the place of the next word in a line from an offset on, an empty place if there is none.
func nextWord(line string, at int) (from, to int) {
	for at < len(line) && isBlank(line[at]) {
		at++
	}
	for to = at; to < len(line) && !isBlank(line[to]); {
		to++
	}
	if at < to {
		work.Count(1)
	}
	return at, to
}

// join returns the text of words with one blank between them.
func join(words []word) string {
	if len(words) == 1 {
		return words[0].text
	}
	var b strings.Builder
	for i := range words {
		work.Count(1)
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(words[i].text)
	}
	return b.String()
}

// isTag reports whether a word is letters, digits and hyphens and a final colon.
func isTag(text string) bool {
	name, ok := strings.CutSuffix(text, ":")
	return ok && name != "" && strings.IndexFunc(name, func(r rune) bool { return !isTagRune(r) }) < 0
}

func isTagRune(r rune) bool {
	return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-'
}

// isSeat reports whether a word is one seat letter of any number of players.
func isSeat(text string) bool { return len(text) == 1 && strings.Contains("EHSVWN", text) }

func isDigits(text string) bool {
	for i := range len(text) {
		if text[i]-'0' > 9 {
			return false
		}
	}
	return text != ""
}

// isInteger reports whether a word is an integer, with or without a sign.
func isInteger(text string) bool { return isDigits(strings.TrimPrefix(text, "-")) }

// looksLikeGame reports whether words begin as a game does: a seat letter and an integer.
func looksLikeGame(words []word) bool {
	return len(words) >= 2 && isSeat(words[0].text) && isInteger(words[1].text)
}

var brackets = [1 << 8]byte{'(': ')', '[': ']', '{': '}', '<': '>'}

// isAnnotation reports whether a word is in matching brackets.
func isAnnotation(text string) bool {
	return len(text) >= 2 && brackets[text[0]] != 0 && brackets[text[0]] == text[len(text)-1]
}

// strayHeader returns the first line of a data or comment paragraph, except its first line, that begins as a game does.
func (p paragraph) strayHeader() (source.Span, bool) {
	for i := 1; i < len(p); i++ {
		if p[i].first && looksLikeGame(p[i:]) && !p[i+1].first {
			return source.Span{Start: p[i].at().Start, End: p[i+1].at().End}, true
		}
	}
	return source.Span{}, false
}
