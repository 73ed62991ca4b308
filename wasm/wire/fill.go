package wire

import (
	"reflect"
	"strconv"

	"tehai/core/jsontext"
)

// Fill assigns a checked request to the value into. Absent fields leave it unchanged.
func Fill(into reflect.Value, v *jsontext.Value, shape *Shape) {
	switch shape.Kind {
	case Text:
		into.SetString(v.Text)
	case Int:
		n, _ := v.Int()
		into.SetInt(int64(n))
	case Number:
		n, _ := strconv.ParseFloat(v.Text, 64)
		into.SetFloat(n)
	case Bool:
		into.SetBool(v.Is())
	case List:
		fillList(into, v, shape)
	case Object:
		for i, name := range v.Names {
			f := shape.Field(name)
			Fill(into.Field(f.Index), &v.Fields[i], f.Shape)
		}
	case Pointer:
		element := reflect.New(shape.Elem.Type)
		Fill(element.Elem(), v, shape.Elem)
		into.Set(element)
	case Free:
		FillFree(into, v, shape)
	}
}

func fillList(into reflect.Value, v *jsontext.Value, shape *Shape) {
	if texts, ok := into.Addr().Interface().(*[]string); ok { // most lists are
		*texts = make([]string, len(v.Items))
		for i := range v.Items {
			(*texts)[i] = v.Items[i].Text
		}
		return
	}
	list := reflect.MakeSlice(shape.Type, len(v.Items), len(v.Items))
	for i := range v.Items {
		Fill(list.Index(i), &v.Items[i], shape.Elem)
	}
	into.Set(list)
}
