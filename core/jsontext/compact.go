package jsontext

// AppendCompact writes a value without blanks. Absent is written as null.
func AppendCompact(dst []byte, v *Value) []byte {
	switch v.Kind {
	case String:
		return AppendText(dst, v.Text)
	case Array:
		dst = append(dst, '[')
		for i := range v.Items {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = AppendCompact(dst, &v.Items[i])
		}
		return append(dst, ']')
	case Object:
		dst = append(dst, '{')
		for i, name := range v.Names {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = append(AppendText(dst, name), ':')
			dst = AppendCompact(dst, &v.Fields[i])
		}
		return append(dst, '}')
	case Null, Absent:
		return append(dst, "null"...)
	}
	return append(dst, v.Text...)
}
