package importer

// Named is a row of a format's table: the name of a tag or an event, and the function that reads it. It is an alias,
// so a table of rows can be written as constants.
type Named[Read any] = struct {
	Name string
	Read Read
}

// ByName returns the function of a name, nil for a name that is not in the table.
func ByName[Read any](all []Named[Read], name string) (read Read) {
	for i := range all {
		if all[i].Name == name {
			return all[i].Read
		}
	}
	return read
}
