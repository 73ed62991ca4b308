package mjlog

import (
	"strconv"
	"strings"

	"tehai/core/source"
	"tehai/core/work"
)

// tag is one start tag of a log with its attributes; text and nesting have no meaning in logs.
type tag struct {
	name  string
	attrs []attr
	at    source.Span
}

type attr struct{ name, value string }

// get returns the value of an attribute and whether it is there.
func (t *tag) get(name string) (string, bool) {
	for _, a := range t.attrs {
		if a.name == name {
			return a.value, true
		}
	}
	return "", false
}

// maxAttrs is more attributes than any tag of a log has.
const maxAttrs = 100

// dealMark begins each deal.
const dealMark = "<INIT "

// eachTag visits the start tags of the text in order, from an offset, until visit returns false. At the first invalid
// XML it stops with an error and returns the offset of the next deal, -1 if there is none. A tag is valid only until
// the next one, which reuses its buffers: a log of a megabyte has twenty thousand.
func eachTag(text string, at int, visit func(*tag) bool) (next int, err error) {
	r := tagReader{text: text, pos: at}
	var t tag
	for {
		i := strings.IndexByte(r.text[r.pos:], '<')
		if i < 0 {
			return -1, nil
		}
		r.pos += i
		skip, ok := r.skipped()
		if !ok {
			return -1, r.fail("want the end of what begins here, found the end of the file")
		}
		if skip {
			work.Count(1)
			continue
		}
		before := r.pos
		err := r.tag(&t)
		work.Count(3 + (r.pos-before)/16)
		if err != nil {
			return r.nextDeal(), err
		}
		if !visit(&t) {
			return -1, nil
		}
	}
}

type tagReader struct {
	text string
	pos  int
	// endless is set when the search for the end of a value has reached the end of the text: repeating the search for
	// each value would take quadratic time.
	endless bool
}

func (r *tagReader) nextDeal() int {
	i := strings.Index(r.text[r.pos:], dealMark)
	if i < 0 || r.endless {
		return -1
	}
	return r.pos + i
}

func (r *tagReader) fail(format string, args ...any) error {
	return source.ErrorAt(source.Span{Start: r.pos, End: min(r.pos+1, len(r.text))}, source.BadReplay, format, args...)
}

// skipped skips a comment, a declaration or an end tag.
func (r *tagReader) skipped() (skip, ok bool) {
	if next := r.text[r.pos+1:]; next == "" || next[0] != '!' && next[0] != '?' && next[0] != '/' {
		return false, true
	}
	for _, kind := range []struct{ start, end string }{{"<!--", "-->"}, {"<?", "?>"}, {"<!", ">"}, {"</", ">"}} {
		if strings.HasPrefix(r.text[r.pos:], kind.start) {
			end := strings.Index(r.text[r.pos:], kind.end)
			if end < 0 {
				return true, false
			}
			r.pos += end + len(kind.end)
			return true, true
		}
	}
	return false, true
}

// tag reads a tag into the buffers of the previous one.
func (r *tagReader) tag(t *tag) error {
	start := r.pos
	r.pos++
	*t = tag{name: r.name(), attrs: t.attrs[:0]}
	if t.name == "" {
		return r.fail("want the name of a tag after <")
	}
	for {
		r.space()
		end := r.pos
		if end+1 < len(r.text) && r.text[end] == '/' {
			end++
		}
		if end < len(r.text) && r.text[end] == '>' {
			r.pos = end + 1
			t.at = source.Span{Start: start, End: r.pos}
			return nil
		}
		a, err := r.attribute(t.name)
		if err != nil {
			return err
		}
		if len(t.attrs) == maxAttrs {
			return r.fail("tag %.40s: want at most %d attributes", t.name, maxAttrs)
		}
		t.attrs = append(t.attrs, a)
	}
}

func (r *tagReader) attribute(of string) (attr, error) {
	a := attr{name: r.name()}
	if a.name == "" {
		return a, r.fail("tag %.40s: want an attribute or the end of the tag", of)
	}
	r.space()
	if r.pos == len(r.text) || r.text[r.pos] != '=' {
		return a, r.fail("tag %.40s: want = after the attribute %.40s", of, a.name)
	}
	r.pos++
	r.space()
	if r.pos == len(r.text) || r.text[r.pos] != '"' && r.text[r.pos] != '\'' {
		return a, r.fail("tag %.40s: want a quoted value for the attribute %.40s", of, a.name)
	}
	quote := r.text[r.pos]
	end := strings.IndexByte(r.text[r.pos+1:], quote)
	if end < 0 {
		r.endless = true
		return a, r.fail("tag %.40s: the value of the attribute %.40s does not end", of, a.name)
	}
	a.value = unescape(r.text[r.pos+1 : r.pos+1+end])
	r.pos += end + 2
	return a, nil
}

// ends are the characters that end a name; those up to the blank are white space.
var ends = [256]bool{' ': true, '\t': true, '\r': true, '\n': true, '=': true, '<': true, '>': true, '/': true,
	'"': true, '\'': true}

func (r *tagReader) name() string {
	start := r.pos
	for r.pos < len(r.text) && !ends[r.text[r.pos]] {
		r.pos++
	}
	return r.text[start:r.pos]
}

func (r *tagReader) space() {
	for r.pos < len(r.text) && r.text[r.pos] <= ' ' && ends[r.text[r.pos]] {
		r.pos++
	}
}

var entities = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&quot;", `"`, "&apos;", "'", "&amp;", "&")

// unescape replaces the five named entities and numbered ones; an unknown entity stays as it is.
func unescape(value string) string {
	if strings.IndexByte(value, '&') < 0 {
		return value
	}
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(value, "&#")
		if strings.IndexByte(before, '&') >= 0 {
			before = entities.Replace(before)
		}
		work.Count(3)
		out.WriteString(before)
		if !found {
			return out.String()
		}
		// No character number is longer; searching further for the end would take quadratic time.
		digits, _, closed := strings.Cut(rest[:min(len(rest), 12)], ";")
		var n uint64
		if closed {
			var err error
			n, err = strconv.ParseUint(strings.Replace(digits, "x", "0x", 1), 0, 21)
			closed = err == nil
		}
		if !closed {
			out.WriteString("&#")
			value = rest
			continue
		}
		out.WriteRune(rune(n))
		value = rest[len(digits)+1:]
	}
}
