package riichi

// randomHands is smaller in a browser, where the same hands take longer.
const randomHands = 20_000
