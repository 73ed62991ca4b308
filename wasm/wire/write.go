package wire

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"tehai/core/jsontext"
)

// Append appends a reply as JSON to dst. A nil list is written as an empty one; an optional field that is empty is left
// out (an optional list only if nil, a pointer if nil). A value that JSON cannot hold causes a panic: it is a bug in
// this program.
func Append(dst []byte, value any) []byte {
	v := reflect.ValueOf(value)
	return appendValue(dst, v, ShapeOf(v.Type()))
}

func appendValue(dst []byte, v reflect.Value, s *Shape) []byte {
	switch s.Kind {
	case Text:
		return jsontext.AppendText(dst, v.String())
	case Int:
		return strconv.AppendInt(dst, v.Int(), 10)
	case Number:
		return appendNumber(dst, v.Float())
	case Bool:
		return strconv.AppendBool(dst, v.Bool())
	case List:
		return appendList(dst, v, s.Elem)
	case Object:
		return appendObject(dst, v, s)
	case Free:
		return appendFree(dst, v)
	case Pointer:
		return appendValue(dst, v.Elem(), s.Elem)
	case Any:
		return appendAny(dst, v.Elem())
	case Word:
		if v.CanAddr() {
			v = v.Addr() // the address of a list element exists already; the word itself would be copied
		}
		return jsontext.AppendText(dst, v.Interface().(fmt.Stringer).String())
	}
	panic("wire: a reply cannot hold " + s.Type.String())
}

// appendFree writes the values of free keys in the order of the keys, so that equal replies are equal texts.
func appendFree(dst []byte, v reflect.Value) []byte {
	keys := v.MapKeys()
	slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
	dst = append(dst, '{')
	for i, key := range keys {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(jsontext.AppendText(dst, key.String()), ':')
		value := v.MapIndex(key)
		if value.Kind() == reflect.Interface {
			value = value.Elem()
		}
		if !value.IsValid() {
			panic("wire: a reply holds nothing for " + key.String())
		}
		dst = appendAny(dst, value)
	}
	return append(dst, '}')
}

// appendAny writes a value whose type is known only at run time.
func appendAny(dst []byte, v reflect.Value) []byte {
	switch v.Kind() { // most values need no shape
	case reflect.String:
		return jsontext.AppendText(dst, v.String())
	case reflect.Int:
		return strconv.AppendInt(dst, v.Int(), 10)
	case reflect.Bool:
		return strconv.AppendBool(dst, v.Bool())
	}
	return appendValue(dst, v, ShapeOf(v.Type()))
}

func appendNumber(dst []byte, f float64) []byte {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		panic("wire: no number: " + strconv.FormatFloat(f, 'g', -1, 64))
	}
	// As JavaScript writes numbers, so that a reply is the same text in both languages.
	if size := math.Abs(f); size == 0 || size >= 1e-6 && size < 1e21 {
		return strconv.AppendFloat(dst, f, 'f', -1, 64)
	}
	dst = strconv.AppendFloat(dst, f, 'e', -1, 64)
	if n := len(dst); dst[n-2] == '0' && (dst[n-3] == '-' || dst[n-3] == '+') { // e-07 is e-7
		dst[n-2] = dst[n-1]
		dst = dst[:n-1]
	}
	return dst
}

func appendList(dst []byte, v reflect.Value, elem *Shape) []byte {
	dst = append(dst, '[')
	for i := range v.Len() {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendValue(dst, v.Index(i), elem)
	}
	return append(dst, ']')
}

func appendObject(dst []byte, v reflect.Value, s *Shape) []byte {
	dst = append(dst, '{')
	first := true
	for i := range s.Fields {
		f := &s.Fields[i]
		value := v.Field(f.Index)
		if f.Optional && isZero(value, f.Shape) {
			continue
		}
		if !first {
			dst = append(dst, ',')
		}
		first = false
		dst = append(dst, f.opening...)
		dst = appendValue(dst, value, f.Shape)
	}
	return append(dst, '}')
}

// IsZero reports whether a value that can be sent has no content.
func IsZero(value any) bool {
	v := reflect.ValueOf(value)
	return isZero(v, ShapeOf(v.Type()))
}

// isZero is reflect's IsZero for the kinds that can be sent: an empty list that is not nil is not zero.
func isZero(v reflect.Value, s *Shape) bool {
	switch s.Kind {
	case Text:
		return v.Len() == 0
	case Int:
		return v.Int() == 0
	case Number:
		return math.Float64bits(v.Float()) == 0
	case Bool:
		return !v.Bool()
	case Word:
		return v.Uint() == 0
	case Object:
		for i := range s.Fields {
			if f := &s.Fields[i]; !isZero(v.Field(f.Index), f.Shape) {
				return false
			}
		}
		return true
	}
	return v.IsNil()
}
