package api

const bulkHands = 2_000
