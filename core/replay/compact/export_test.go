package compact

// WithChecksum puts the checksum behind bytes, for tests that make their own.
func WithChecksum(bytes []byte) []byte {
	return append(append([]byte(nil), bytes...), checksum(bytes)...)
}
