package importer

// Other returns what stands beside a word in pairs of words, "" for one that is not among them.
func Other(pairs [][2]string, word string) string {
	for i := range pairs {
		if pairs[i][0] == word {
			return pairs[i][1]
		}
	}
	return ""
}
