package rules

// Goal is a hand with a name: what the rules call it and pay for it, and the
// aim of core/chance that it is.
type Goal struct {
	ID, Aim string
	Points  int // 0 where it is worth nothing by itself
}
