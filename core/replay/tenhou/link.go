package tenhou

import (
	"strings"

	"tehai/core/replay/importer"
	"tehai/core/source"
)

// IsLink reports whether a text is a web address instead of a log.
func IsLink(text string) bool {
	text = strings.TrimSpace(text)
	return strings.HasPrefix(text, "http://") || strings.HasPrefix(text, "https://") || strings.HasPrefix(text,
		"tenhou.net/")
}

// The contents of a link: a complete log, or the id of one on the site.
const (
	inLink = "#json="
	idKey  = "log="
)

// unlink extracts the log from a link, where it follows #json= with percent escapes. Its error, bad-replay, explains
// how to save the file for a link without a log.
func unlink(text string) (string, error) {
	link := strings.TrimSpace(text)
	if _, coded, found := strings.Cut(link, inLink); found {
		return importer.Unescape(coded), nil
	}
	open := link
	if _, id, found := strings.Cut(link, idKey); found {
		id, _, _ = strings.Cut(id, "&")
		open = "https://tenhou.net/0/log/?" + id
	}
	return "", source.ErrorAt(source.Span{Start: 0, End: len(text)}, source.BadReplay,
		"this is a link to a log, and nothing is fetched from here: open %.200s in the browser, save what it gives as a "+
			"file, and choose that file", open)
}
