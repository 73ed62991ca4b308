package tenhou

import (
	"strings"

	"tehai/core/replay/account"
	"tehai/core/source"
)

// IsLink reports whether a text is a web address, no log.
func IsLink(text string) bool {
	text = strings.TrimSpace(text)
	return strings.HasPrefix(text, "http://") || strings.HasPrefix(text, "https://") || strings.HasPrefix(text, "tenhou.net/")
}

const (
	inLink = "#json="

	saveFile = "this is a link to a log, not the log itself, and nothing is fetched from here: open it in the browser, " +
		"save the log from the viewer (the download button, or the address tenhou.net/5/mjlog2json.cgi?… behind it), and choose that file"
)

// unlink takes the log out of a link: behind #json=, with percent signs. Its
// error, bad-replay, says how to save the file of a link without a log.
func unlink(text string) (string, error) {
	text = strings.TrimSpace(text)
	_, coded, found := strings.Cut(text, inLink)
	if !found {
		return "", source.ErrorAt(source.Span{Start: 0, End: len(text)}, source.BadReplay, "%s", saveFile)
	}
	return account.Unescape(coded), nil
}
