package compact_test

const rounds = 3
