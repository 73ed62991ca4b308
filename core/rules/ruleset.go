package rules

// RuleSet is one row of the catalogue.
type RuleSet struct {
	ID      string // as in the public interface, such as riichi-ema
	Family  string // classical, riichi or uzje: which result Score gives
	Name    string
	Players int
	Options []Option
	// Score scores a win under the set with the chosen options. The result is
	// the family's own type (*classical.Result, *riichi.Result, *uzje.Result).
	// An error is about the request (too many copies, an impossible situation,
	// an unknown option); a hand that does not win is a result.
	Score func(Win, Options) (any, error)
}
