package compact

// WithChecksum puts the checksum behind bytes, for tests that make their own.
func WithChecksum(bytes []byte) []byte {
	return append(append([]byte(nil), bytes...), checksum(bytes)...)
}

// WriteUnbounded writes a replay of any size: what another program could make.
var WriteUnbounded = write
