package wire

import (
	"slices"
	"strconv"
	"unicode/utf8"

	"tehai/core/jsontext"
	"tehai/core/source"
)

// textTypes are the TypeScript types of texts in whose place an object may stand: Check puts its JSON there. mostText
// is how long such a text may be.
var textTypes = [...]string{"RulesetId", "HouseRules"}

const mostText = 64 << 10

// TakesObject reports whether an object may stand in place of the text of the field, or of one of its list.
func (f *Field) TakesObject() bool {
	return f.Says != "" && slices.Contains(textTypes[:], f.Says) &&
		(f.Shape.Kind == Text || f.Shape.Kind == List && f.Shape.Elem.Kind == Text)
}

// write puts the JSON of an object in its place.
func write(v *jsontext.Value) {
	if v.Kind == jsontext.Object {
		*v = jsontext.Value{Kind: jsontext.String, Text: string(jsontext.AppendCompact(nil, v)), Span: v.Span}
	}
	for i := range v.Items {
		write(&v.Items[i])
	}
}

// Check reports the first thing in a request that its shape does not allow: unknown-field, missing-field, bad-type or
// too-large, each with the path of the field.
func Check(request *jsontext.Value, shape *Shape) error {
	if (checker{}).object("", request, shape) == nil {
		return nil
	}
	return checker{paths: true}.object("", request, shape)
}

// A checker checks values. Most requests have no fault, so that Check first checks without paths, which are texts made
// for each value.
type checker struct{ paths bool }

// join returns the path of a field.
func (c checker) join(path, name string) string {
	if !c.paths || path == "" {
		return name
	}
	return path + "." + name
}

// item returns the path of an item of a list.
func (c checker) item(path string, i int) string {
	if !c.paths {
		return path
	}
	return path + "[" + strconv.Itoa(i) + "]"
}

func (c checker) object(path string, v *jsontext.Value, shape *Shape) error {
	if v.Kind != jsontext.Object {
		return wrong(path, "an object", v)
	}
	for i, name := range v.Names {
		f := shape.Field(name)
		if f == nil {
			return unknownField(c.join(path, name), name, shape)
		}
		if err := c.field(c.join(path, name), &v.Fields[i], f); err != nil {
			return err
		}
	}
	for i := range shape.Fields {
		if f := &shape.Fields[i]; !f.Optional && v.Get(f.Name).Kind == jsontext.Absent {
			return source.Errorf(source.MissingField, "the field %s is missing", c.join(path, f.Name))
		}
	}
	return nil
}

func (c checker) field(path string, v *jsontext.Value, f *Field) error {
	if f.TakesObject() {
		write(v)
		if f.Shape.Kind == Text && v.Kind == jsontext.String {
			return c.text(path, v, mostText)
		}
	}
	if f.Shape.Kind == List {
		return c.list(path, v, f.Shape.Elem, f.Max, f.Each.Min, f.Each.Max)
	}
	return c.value(path, v, f.Shape, f.Min, f.Max)
}

// value reports the first thing in v that the shape does not allow. low and high bound a number, high the length of a
// text or list.
func (c checker) value(path string, v *jsontext.Value, shape *Shape, low, high int) error {
	switch shape.Kind {
	case Text:
		return c.text(path, v, high)
	case Int:
		if n, ok := v.Int(); !ok || n < low || n > high {
			return wrong(path, "a whole number from "+strconv.Itoa(low)+" to "+strconv.Itoa(high), v)
		}
	case Number:
		if v.Kind != jsontext.Number {
			return wrong(path, "a number", v)
		}
	case Bool:
		if v.Kind != jsontext.Bool {
			return wrong(path, "true or false", v)
		}
	case List:
		low, most := bounds("", shape.Elem.Kind)
		return c.list(path, v, shape.Elem, high, low, most)
	case Object:
		return c.object(path, v, shape)
	case Free:
		return c.free(path, v)
	case Pointer:
		return c.value(path, v, shape.Elem, low, high)
	default:
		panic("wire: a request cannot hold " + shape.Type.String())
	}
	return nil
}

func (c checker) text(path string, v *jsontext.Value, most int) error {
	if v.Kind != jsontext.String {
		return wrong(path, "text", v)
	}
	if len(v.Text) > most && source.UTF16(v.Text, len(v.Text)) > most {
		return source.Errorf(source.TooLarge, "%s: want at most %d characters", path, most)
	}
	return nil
}

// list checks a list of at most that many elements, which low and high bound.
func (c checker) list(path string, v *jsontext.Value, elem *Shape, most, low, high int) error {
	if v.Kind != jsontext.Array {
		return wrong(path, "a list", v)
	}
	if n := len(v.Items); n > most {
		return source.Errorf(source.TooLarge, "%s: want a list of at most %d, found %d", path, most, n)
	}
	for i := range v.Items {
		if err := c.value(c.item(path, i), &v.Items[i], elem, low, high); err != nil {
			return err
		}
	}
	return nil
}

// wrong returns the error for a value v of the wrong type at path.
func wrong(path, want string, v *jsontext.Value) error {
	if path == "" {
		path = "the request"
	}
	return source.Errorf(source.BadType, "%s: want %s, found %s", shortened(path), want, describe(v))
}

// describe names the type of a value. JSON writes NaN and infinities as null.
func describe(v *jsontext.Value) string {
	switch v.Kind {
	case jsontext.String:
		return "the text " + strconv.Quote(shortened(v.Text))
	case jsontext.Array:
		return "a list"
	case jsontext.Object:
		return "an object"
	case jsontext.Null:
		return "null or NaN"
	}
	return v.Text
}

// shortened cuts any text for an error message.
func shortened(text string) string {
	const most = 60
	if utf8.RuneCountInString(text) > most {
		return string([]rune(text)[:most]) + "…"
	}
	return text
}
