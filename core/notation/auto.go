package notation

import (
	"strings"
	"unicode"

	"tehai/core/source"
)

// guess reads text in the first dialect of the table that accepts it. A list of numbers means different tiles in
// different dialects, so it is never guessed: the error names the dialects that could read it. Ùzje's letters are last,
// because they accept almost any text. A text that no dialect reads may be informal mpsz: see typed. If nothing reads
// the text, the error is that of the dialect that got furthest.
func guess(text string, rows bool) (Parsed, error) {
	if names := listDialects(text, rows); len(names) > 0 {
		return Parsed{}, source.ErrorAt(source.Span{Start: 0, End: len(text)}, source.UnknownDialect,
			"a list of numbers does not say what it means: want the dialect named, one of %s", strings.Join(names, " "))
	}
	var best *source.Error
	for i := range dialects {
		d := &dialects[i]
		if !d.guessed {
			continue
		}
		p, err := d.parse(text, rows)
		if err == nil {
			return p, nil
		}
		e, ok := err.(*source.Error)
		if ok && understood(e.Code) {
			return Parsed{}, e
		}
		if ok && d.ID != uzje && further(e, best) {
			best = e
		}
	}
	if fixed, changed := typed(text); changed {
		if p, err := parse(fixed, dialects[0].ID, rows); err == nil {
			return p, nil
		}
	}
	return Parsed{}, best
}

// understood reports whether an error with the code means that the text is in the dialect but is not a hand, so that
// other dialects need not be tried.
func understood(code source.Code) bool {
	return code == source.TooManyCopies || code == source.WrongTileCount || code == source.BadMeld
}

// further reports whether the reader with error e got further than the one with best, or as far and has a suggestion
// for a fix.
func further(e, best *source.Error) bool {
	if best == nil || e.Span.Start > best.Span.Start {
		return true
	}
	return e.Span.Start == best.Span.Start && e.Hint != "" && best.Hint == ""
}

// listDialects returns the ids of the dialects that read text as a list of numbers, if it is one: two numbers at least,
// or brackets around them.
func listDialects(text string, rows bool) []string {
	for _, r := range text {
		if !isDigit(r) && !unicode.IsSpace(r) && !strings.ContainsRune("[],", r) {
			return nil
		}
	}
	if len(words(text, listSeparators)) < 2 && !strings.Contains(text, "]") {
		return nil
	}
	var names []string
	for i := range dialects {
		d := &dialects[i]
		if d.list == nil {
			continue
		}
		if _, err := d.parse(text, rows); err == nil {
			names = append(names, d.ID)
		}
	}
	return names
}
