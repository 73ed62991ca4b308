package wire

import (
	"tehai/core/jsontext"
	"tehai/core/source"
)

// Parse reads the JSON of a request. Its error states which limit the request exceeds, or where it is not JSON.
func Parse(text string) (jsontext.Value, error) {
	v, over, err := jsontext.ParseWithin(text)
	switch {
	case err == nil:
		return v, nil
	case over == jsontext.Depth:
		return v, source.Errorf(source.BadType, "the request: want fewer levels of lists and objects")
	case over == jsontext.Values:
		return v, source.Errorf(source.TooLarge, "the request: want fewer values in lists and objects")
	}
	return v, source.Errorf(source.BadType, "the request: %s", err)
}
