package wire

import (
	"strings"

	"tehai/core/source"
)

// unknownField returns the error for a field that the shape does not have. path is the field's full name for the
// message, name its own; the hint is the most similar field, if there is one.
func unknownField(path, name string, shape *Shape) error {
	names := make([]string, len(shape.Fields))
	for i, f := range shape.Fields {
		names[i] = f.Name
	}
	known := strings.Join(names, ", ")
	if known == "" {
		known = "none"
	}
	return source.Errorf(source.UnknownField, "there is no field %s; the fields here: %s", shortened(path),
		known).WithHint(Nearest(name, names))
}

// Nearest returns the one of the names that text was probably meant to be: at most two letters and less than half of
// them different, ignoring case; or "".
func Nearest(text string, names []string) string {
	best, nearest := 3, ""
	for _, name := range names {
		d := distance(strings.ToLower(text), strings.ToLower(name))
		if d < best && 2*d <= len(name) {
			best, nearest = d, name
		}
	}
	return nearest
}

// distance counts the bytes to insert, remove or change to turn a into b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
