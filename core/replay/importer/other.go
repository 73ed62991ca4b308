package importer

// Other returns the other word of the pair that contains a word, "" if there is none.
func Other(pairs [][2]string, word string) string {
	for i := range pairs {
		if pairs[i][0] == word {
			return pairs[i][1]
		}
	}
	return ""
}
