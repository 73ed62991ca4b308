package notation

import "strings"

// unwrap returns text in which the frames of wiki templates and LaTeX commands are overwritten by as many blanks, so
// that all offsets stay the same: \mahjong{…}, \mahjong[1em]{…}, {{#mjt:…}}, {{mj|…}}, {{Mj hand|1=…|size=24}}.
func unwrap(text string) string {
	if !strings.ContainsAny(text, `\{`) {
		return text
	}
	bytes := []byte(text)
	open := "" // what closes the current frame
	for i := 0; i < len(text); {
		size := 0
		switch {
		case open != "" && strings.HasPrefix(text[i:], open):
			size, open = len(open), ""
		case open == "}}" && text[i] == '|': // another argument
			size = strings.Index(text[i:]+open, open)
		case open == "":
			size, open = frame(text[i:])
		}
		for j := range size {
			bytes[i+j] = ' '
		}
		i += max(1, size)
	}
	return string(bytes)
}

// frame returns the length of the opening of a template or command at the beginning of text, and what closes it; 0 and
// "" if there is none.
func frame(text string) (size int, closing string) {
	switch {
	case strings.HasPrefix(text, "{{"):
		size = len(text) - len(strings.TrimPrefix(text[2:], "#"))
		size += nameLength(text[size:], " ")
		if size < len(text) && (text[size] == ':' || text[size] == '|') {
			size++
			if strings.HasPrefix(text[size:], "1=") {
				size += len("1=")
			}
			return size, "}}"
		}
	case strings.HasPrefix(text, `\`):
		size = 1 + nameLength(text[1:], "")
		for size < len(text) && text[size] == '[' {
			end := strings.IndexByte(text[size:], ']')
			if end < 0 {
				return 0, ""
			}
			size += end + 1
		}
		if size < len(text) && text[size] == '{' {
			return size + 1, "}"
		}
	}
	return 0, ""
}

// nameLength returns how many bytes at the beginning of text are ASCII letters or characters of others.
func nameLength(text, others string) int {
	n := 0
	for n < len(text) && (text[n]|0x20 >= 'a' && text[n]|0x20 <= 'z' || strings.IndexByte(others, text[n]) >= 0) {
		n++
	}
	return n
}
