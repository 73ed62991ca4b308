package western

import (
	"slices"
	"strconv"
	"strings"

	"tehai/core/jsontext"
	"tehai/core/source"
)

// Bounds of what is read.
const (
	mostHands   = 200
	mostLayouts = 10
	mostID      = 60
	mostName    = 80
	mostPoints  = 1_000_000
	mostDoubles = 20
	mostLimits  = 10_000 // thousandths
)

// HandFields are the fields of a hand.
const HandFields = "id, names, value, fishing, open, concealed, layouts, tiles, needs, last, win"

// Wrong returns the error of a value at a path of a file: what is wanted there and what was found.
func Wrong(v *jsontext.Value, path, format string, args ...any) *source.Error {
	return source.ErrorAt(v.Span, source.BadHouseRules, "%s: "+format, append([]any{path}, args...)...)
}

// Want is Wrong for a value of another type.
func Want(v *jsontext.Value, path, want string) *source.Error {
	return Wrong(v, path, "want %s, found %s", want, describe(v))
}

// WantOf is Want where what is wanted has values of its own.
func WantOf(v *jsontext.Value, path, format string, args ...any) *source.Error {
	return Wrong(v, path, "want "+format+", found %s", append(args, describe(v))...)
}

// Known refuses the fields of an object that are not in the list.
func Known(v *jsontext.Value, path, list string) *source.Error {
	if v.Kind != jsontext.Object {
		return Want(v, path, "an object")
	}
	for i, name := range v.Names {
		if !slices.Contains(strings.Split(list, ", "), name) {
			return Wrong(&v.Fields[i], join(path, clipped(name)), "unknown field: want one of %s", list)
		}
		if slices.Index(v.Names, name) != i {
			return Wrong(&v.Fields[i], join(path, name), "the field is there twice")
		}
	}
	return nil
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

func item(path string, i int) string { return path + "[" + strconv.Itoa(i) + "]" }

// describe names a value for an error.
func describe(v *jsontext.Value) string {
	switch v.Kind {
	case jsontext.Absent:
		return "nothing"
	case jsontext.String:
		return strconv.Quote(clipped(v.Text))
	case jsontext.Array:
		return "a list"
	case jsontext.Object:
		return "an object"
	case jsontext.Null:
		return "null"
	}
	return clipped(v.Text)
}

// ReadHands reads a list of hands at a path. No two may have one id.
func ReadHands(v *jsontext.Value, path string) ([]Hand, error) {
	if v.Kind != jsontext.Array {
		return nil, Want(v, path, "a list of hands")
	}
	if len(v.Items) > mostHands {
		return nil, Wrong(v, path, "want at most %d hands, found %d", mostHands, len(v.Items))
	}
	hands := make([]Hand, len(v.Items))
	for i := range v.Items {
		at := item(path, i)
		if err := hands[i].read(&v.Items[i], at); err != nil {
			return nil, err
		}
		for j := range hands[:i] {
			if hands[j].ID == hands[i].ID {
				return nil, Wrong(v.Items[i].Get("id"), at+".id", "%q is there twice", hands[i].ID)
			}
		}
	}
	return hands, nil
}

// mustHands reads a table of this package.
func mustHands(text string) []Hand {
	v, err := jsontext.Parse(text)
	if err == nil {
		var hands []Hand
		if hands, err = ReadHands(&v, "hands"); err == nil {
			return hands
		}
	}
	panic("western: " + err.Error()) // a table is at fault
}

func (h *Hand) read(v *jsontext.Value, path string) error {
	if err := Known(v, path, HandFields); err != nil {
		return err
	}
	h.ID, h.Open = v.Get("id").String(), 1000
	if !IsID(h.ID) {
		return Want(v.Get("id"), path+".id", "an id of small letters, digits and hyphens")
	}
	var err error
	if h.Names, err = readNames(v.Get("names"), path+".names"); err != nil {
		return err
	}
	if h.Value, err = readValue(v.Get("value"), path+".value"); err != nil {
		return err
	}
	if fishing := v.Get("fishing"); fishing.Kind != jsontext.Absent {
		if h.Fishing, err = readValue(fishing, path+".fishing"); err != nil {
			return err
		}
	}
	if open := v.Get("open"); open.Kind != jsontext.Absent {
		n, ok := thousandths(open)
		if !ok || n > 1000 {
			return Want(open, path+".open", "a share from 0 to 1")
		}
		h.Open = n
	}
	if word := v.Get("concealed"); word.Kind != jsontext.Absent {
		at := slices.Index(concealments[:], word.String())
		if at < 0 {
			return Want(word, path+".concealed", "one of no, yes, drawn")
		}
		h.concealed = concealment(at)
	}
	if err := h.readLayouts(v.Get("layouts"), path+".layouts"); err != nil {
		return err
	}
	if h.tiles, err = readTiles(v.Get("tiles"), path+".tiles"); err != nil {
		return err
	}
	if h.needs, err = readTiles(v.Get("needs"), path+".needs"); err != nil {
		return err
	}
	if err := h.readWin(v.Get("win"), path+".win"); err != nil {
		return err
	}
	return h.readLast(v.Get("last"), path+".last")
}

// IsID reports whether a text is an id: small letters, digits and hyphens.
func IsID(text string) bool {
	for i := range len(text) {
		if c := text[i]; !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-') {
			return false
		}
	}
	return len(text) > 0 && len(text) <= mostID
}

func readNames(v *jsontext.Value, path string) (map[string]string, error) {
	if v.Kind == jsontext.Absent {
		return nil, nil
	}
	if err := Known(v, path, "en, de, zh, ja, ko"); err != nil {
		return nil, err
	}
	names := map[string]string{}
	for i, language := range v.Names {
		text := v.Fields[i].String()
		if text == "" || len(text) > mostName {
			return nil, Want(&v.Fields[i], join(path, language), "a name of at most 80 bytes")
		}
		names[language] = text
	}
	return names, nil
}

func readValue(v *jsontext.Value, path string) (Value, error) {
	if err := Known(v, path, "limits, points, doubles"); err != nil {
		return Value{}, err
	}
	if len(v.Names) != 1 {
		return Value{}, Wrong(v, path, "want one of limits, points, doubles, found %d", len(v.Names))
	}
	at := join(path, v.Names[0])
	unit := Unit(slices.Index(units[:], v.Names[0]))
	if unit == Limits {
		n, ok := thousandths(&v.Fields[0])
		if !ok || n < 1 || n > mostLimits {
			return Value{}, Want(&v.Fields[0], at, "a number from 0.001 to 10")
		}
		return Value{unit, n}, nil
	}
	most, want := mostPoints, "a whole number from 1 to 1000000"
	if unit == Doubles {
		most, want = mostDoubles, "a whole number from 1 to 20"
	}
	n, ok := v.Fields[0].Int()
	if !ok || n < 1 || n > most {
		return Value{}, Want(&v.Fields[0], at, want)
	}
	return Value{unit, n}, nil
}

// thousandths reads a number with at most three digits behind its point.
func thousandths(v *jsontext.Value) (n int, ok bool) {
	if v.Kind != jsontext.Number || len(v.Text) > 12 {
		return 0, false
	}
	whole, part, _ := strings.Cut(v.Text, ".")
	part = strings.TrimRight(part, "0")
	if len(part) > 3 {
		return 0, false
	}
	n, err := strconv.Atoi(whole + part + "000"[len(part):])
	return n, err == nil && n >= 0 && !strings.HasPrefix(whole, "-")
}

func (h *Hand) readLayouts(v *jsontext.Value, path string) error {
	if v.Kind == jsontext.Absent {
		return nil
	}
	if v.Kind != jsontext.Array || len(v.Items) == 0 {
		return Want(v, path, "a list of layouts")
	}
	if len(v.Items) > mostLayouts {
		return Wrong(v, path, "want at most %d layouts, found %d", mostLayouts, len(v.Items))
	}
	for i := range v.Items {
		l, err := h.readLayout(&v.Items[i], item(path, i))
		if err != nil {
			return err
		}
		h.layouts = append(h.layouts, l)
	}
	return nil
}

func (h *Hand) readLayout(v *jsontext.Value, path string) (l layout, err error) {
	if v.Kind != jsontext.Array || len(v.Items) == 0 {
		return nil, Want(v, path, "a list of groups")
	}
	for i := range v.Items {
		at := item(path, i)
		if v.Items[i].Kind != jsontext.String {
			return nil, Want(&v.Items[i], at, "a group, such as \"2 pung #a\"")
		}
		g, err := readGroup(&v.Items[i], at)
		if err != nil {
			return nil, err
		}
		h.letters = max(h.letters, g.tiles.letters())
		if l = append(l, g); len(l) > most {
			break // more than fourteen tiles in any case
		}
	}
	if n := l.size(); n != most {
		return nil, Wrong(v, path, "comes to %d tiles, want 14 (a kong counts as 3)", n)
	}
	return l, nil
}

func readTiles(v *jsontext.Value, path string) (spec, error) {
	if v.Kind == jsontext.Absent {
		return nil, nil
	}
	s, ok := readSpec(v.String())
	if !ok {
		return nil, unknownTiles(v, path, describe(v))
	}
	return s, nil
}

func unknownTiles(v *jsontext.Value, path, found string) error {
	return Wrong(v, path, "unknown tiles %s: want ranks and one of m p s z x a b c, or one of %s", found, wordList)
}

func (h *Hand) readWin(v *jsontext.Value, path string) (err error) {
	if v.Kind != jsontext.Absent {
		if err := Known(v, path, "by, tiles"); err != nil {
			return err
		}
		by := v.Get("by")
		if by.Kind != jsontext.Absent && by.Kind != jsontext.Array {
			return Want(by, path+".by", "a list of ways")
		}
		for i := range by.Items {
			at := slices.IndexFunc(ways[:], func(w wayRow) bool { return w.word == by.Items[i].String() })
			if at < 0 {
				return WantOf(&by.Items[i], item(path+".by", i), "one of %s", wayList())
			}
			h.by |= 1 << at
		}
		if by.Kind == jsontext.Array && h.by == 0 {
			return Wrong(by, path+".by", "want one or more of %s, found none", wayList())
		}
		if h.winning, err = readTiles(v.Get("tiles"), path+".tiles"); err != nil {
			return err
		}
	}
	h.letters = max(h.letters, h.tiles.letters(), h.needs.letters(), h.winning.letters())
	h.ready()
	return nil
}

func wayList() string {
	words := make([]string, len(ways))
	for i := range ways {
		words[i] = ways[i].word
	}
	return strings.Join(words, ", ")
}

func (h *Hand) readLast(v *jsontext.Value, path string) error {
	if v.Kind == jsontext.Absent {
		return nil
	}
	n, ok := v.Int()
	lines := most
	for _, l := range h.layouts {
		lines = min(lines, len(l))
	}
	if len(h.layouts) == 0 {
		return Wrong(v, path, "want layouts, whose groups it counts")
	}
	if !ok || n < 1 || n > lines {
		return WantOf(v, path, "the number of a group from 1 to %d", lines)
	}
	h.last = n
	return nil
}
