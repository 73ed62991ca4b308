package option

import (
	"strconv"
	"strings"

	"tehai/core/source"
)

// between stands between the words of a Set.
const between = "+"

// Text spells a value of an option as Option.Read reads it: true, 3000,
// 20-fu, nine-orphans+four-winds. An empty Set is the empty text.
func Text(value any) string {
	switch v := value.(type) {
	case bool:
		return strconv.FormatBool(v)
	case int:
		return strconv.Itoa(v)
	case string:
		return v
	case []string:
		return strings.Join(v, between)
	}
	return ""
}

// Read reads what Text has written. Its error is unknown-option for a value that
// the option cannot have.
func (o *Option) Read(text string) (any, error) {
	var value any = text
	switch o.Kind {
	case Bool:
		switch text {
		case "true", "false":
			value = text == "true"
		}
	case Int:
		if n, err := strconv.Atoi(text); err == nil && strconv.Itoa(n) == text {
			value = n
		}
	case Set:
		words := []string{}
		if text != "" {
			words = strings.Split(text, between)
		}
		value = words
	}
	read, err := o.read(value)
	if err != nil {
		return nil, source.Errorf(source.UnknownOption, "option %s: want %s, found %q", o.Key, o.wants(), text)
	}
	return read, nil
}
