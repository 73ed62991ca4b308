// Package source has positions in a text and the errors that refer to them. A Span is a range of byte
// offsets; an Error has a Code for programs, a Message for people, a Span (or Nowhere) and, where one
// is clear, a Hint: the text that would be right in place of the span. Position and Places give lines
// and columns from 1, counted in characters; UTF16 gives the offset as JavaScript counts it. Messages
// have a pattern and values (Error.Parts), so that they can be said in other languages; what they
// quote of a text is cut at 2,000 bytes.
package source

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Span is a half-open range of byte offsets into a text: Start is the first
// byte, End the one after the last. A span with Start == End is a place
// between two bytes.
type Span struct{ Start, End int }

// Nowhere is the span of an error without a place in the text.
var Nowhere = Span{-1, -1}

// Known reports whether the span points into a text.
func (s Span) Known() bool { return s.Start >= 0 }

// Shift returns the span moved by n bytes; Nowhere stays Nowhere.
func (s Span) Shift(n int) Span {
	if !s.Known() {
		return s
	}
	return Span{s.Start + n, s.End + n}
}

// Error is the error of every reader and rule of the project: a code for programs, a message for users, a place if
// there is one, and a hint if there is a clear fix.
type Error struct {
	Code    Code
	Message string
	Span    Span   // byte offsets into the text that was read, or Nowhere
	Hint    string // a text that would be right in place of the span, or ""

	// For an impossible situation: the id of the rule that refuses it, and the refused circumstance; otherwise "".
	Reason, Of string

	format string // of the message, with its arguments
	args   []any
}

func (e *Error) Error() string { return e.Message }

// Errorf returns an Error without a place.
func Errorf(code Code, format string, args ...any) *Error {
	return ErrorAt(Nowhere, code, format, args...)
}

// ErrorAt returns an Error at span. If its format is only %s and its argument is another Error's text, it has that
// error's parts.
func ErrorAt(span Span, code Code, format string, args ...any) *Error {
	if format == "%s" {
		if e, ok := args[0].(*Error); ok && e.format != "" {
			format, args = e.format, e.args
		}
	}
	args = slices.Clone(args)
	for i, arg := range args {
		if text, ok := arg.(string); ok {
			args[i] = short(text)
		}
	}
	return &Error{Code: code, Message: fmt.Sprintf(format, args...), Span: span, format: format, args: args}
}

// mostQuoted is the greatest number of bytes of a text that an error quotes: a word of a hostile text may have
// megabytes.
const mostQuoted = 2000

// short cuts a text to the part that an error quotes, at a character boundary.
func short(text string) string {
	if len(text) <= mostQuoted {
		return text
	}
	end := mostQuoted
	for end > mostQuoted-utf8.UTFMax && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + "…"
}

// Because returns the error with the rule that refuses a circumstance added.
func (e *Error) Because(reason, of string) *Error {
	e.Reason, e.Of = reason, of
	return e
}

// WithHint returns the error with a suggested fix.
func (e *Error) WithHint(hint string) *Error {
	e.Hint = hint
	return e
}

// Within returns the error without a place, with a prefix; its parts are those of the complete message.
func (e *Error) Within(format string, args ...any) *Error {
	return Errorf(e.Code, format+e.format, slices.Concat(args, e.args)...)
}

// Pattern converts the format of a message into a pattern for translations: "tile %s: want at most %d" is "tile {0}:
// want at most {1}".
func Pattern(format string) string {
	var b strings.Builder
	n := 0
	for text := range pieces(format) {
		if text[0] == '%' {
			text = "{" + strconv.Itoa(n) + "}"
			n++
		}
		b.WriteString(text)
	}
	return b.String()
}

// Parts returns the pattern of the message and its values, for translations.
func (e *Error) Parts() (pattern string, values []string) {
	for text := range pieces(e.format) {
		if text[0] == '%' && len(values) < len(e.args) {
			values = append(values, fmt.Sprintf(text, e.args[len(values)]))
		}
	}
	return Pattern(e.format), values
}

// pieces yields a format's verbs, such as %s and %.40q, and the texts between them. No message contains a percent sign.
func pieces(format string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for format != "" {
			end := strings.IndexByte(format, '%')
			switch {
			case end < 0:
				end = len(format)
			case end == 0:
				end = strings.IndexFunc(format, unicode.IsLetter) + 1
			}
			if !yield(format[:end]) {
				return
			}
			format = format[end:]
		}
	}
}
