package source

// Named is what a reader of a format does with what has a name: a tag, an event. It is a row of a table, without a name
// of its own.
type Named[Read any] = struct {
	Name string
	Read Read
}

// ByName returns what is done with a name, nil for one that means nothing.
func ByName[Read any](all []Named[Read], name string) (read Read) {
	for i := range all {
		if all[i].Name == name {
			return all[i].Read
		}
	}
	return read
}
