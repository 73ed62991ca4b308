package source

// Code is the kind of an error in the words of the public interface. Programs switch on it; users read the message.
type Code string

// The codes of the public interface, in its own order.
const (
	UnknownField        Code = "unknown-field"
	MissingField        Code = "missing-field"
	BadType             Code = "bad-type"
	BadTile             Code = "bad-tile"
	BadSuit             Code = "bad-suit"
	BadMeld             Code = "bad-meld"
	TooManyCopies       Code = "too-many-copies"
	WrongTileCount      Code = "wrong-tile-count"
	WinNotInHand        Code = "win-not-in-hand"
	ImpossibleSituation Code = "impossible-situation"
	UnknownRuleset      Code = "unknown-ruleset"
	UnknownOption       Code = "unknown-option"
	UnknownDialect      Code = "unknown-dialect"
	UnknownFormat       Code = "unknown-format"
	UnsupportedTile     Code = "unsupported-tile"
	NotRepresentable    Code = "not-representable"
	BadReplay           Code = "bad-replay"
	ImpossiblePlay      Code = "impossible-play"
	UnknownID           Code = "unknown-id"
	TooLarge            Code = "too-large"
	Internal            Code = "internal"
	BadHouseRules       Code = "bad-house-rules"
)
