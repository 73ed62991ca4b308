package compact

// WithChecksum adds the checksum to bytes, for tests that make their own.
func WithChecksum(bytes []byte) []byte {
	return append(append([]byte(nil), bytes...), checksum(bytes)...)
}

// WriteUnbounded writes a replay of any size, as another program could.
var WriteUnbounded = write
