package wire

import (
	"tehai/core/jsontext"
	"tehai/core/source"
)

// Parse reads the JSON of a request. Its error states which limit the request exceeds, or where it is not JSON.
func Parse(text string) (jsontext.Value, error) { return parsed(jsontext.ParseWithin(text)) }

// Requests reads requests one after the other with the same memory.
type Requests struct{ texts jsontext.Texts }

// longRequest is the length of a request, in bytes, from which its memory is not kept.
const longRequest = 16 << 10

// Parse is the function Parse. The value is valid until the next request is read.
func (r *Requests) Parse(text string) (jsontext.Value, error) {
	if len(text) > longRequest {
		return Parse(text)
	}
	return parsed(r.texts.ParseWithin(text))
}

// parsed says which limit a request exceeds.
func parsed(v jsontext.Value, over jsontext.Limit, err error) (jsontext.Value, error) {
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
