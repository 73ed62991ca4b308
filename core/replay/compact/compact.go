// Package compact writes a replay as a short text for links, and reads it: a deal of a real game takes
// some 300 characters of the 64 that a link may hold. Write takes a Replay, Read returns it with
// everything that replay text says of it; ReadWithin bounds the length of the replay text that a
// packed one stands for, in bytes.
//
// The text is one number, made by a range coder: the wall as the tiles that are left, each move as one
// of what the table waits for, words by a model of text that knows what replays say. Both sides play
// the deal along, so that a move costs a few bits.
//
// Everything here that both sides count by is part of the format: the models and
// their first counts, the order of tiles and of kinds, the text that is learnt
// first. None may change; another version would begin with another sign.
package compact

import (
	"encoding/base64"
	"strings"

	"tehai/core/replay"
	"tehai/core/source"
)

// sign is what every text of this version begins with.
const sign = "t1."

// Limits of a packed text.
const (
	MaxText  = 1 << 20 // characters
	MaxSize  = 1 << 20 // characters of the replay text that it stands for, nearly
	maxDeals = 200
)

// Is reports whether a text looks as Write makes them.
func Is(text string) bool { return strings.HasPrefix(strings.TrimSpace(text), sign) }

// Write returns the replay as a short text without blanks, safe in an address.
// It holds what Ùzje replay text holds, and what is known of the wall. The error
// is too-large for more deals or words than a text may hold.
func Write(r *replay.Replay) (string, error) { return write(r, MaxSize) }

// write writes what stands for at most so many characters of replay text.
func write(r *replay.Replay, most int) (string, error) {
	if len(r.Deals) > maxDeals {
		return "", source.Errorf(source.TooLarge, "want at most %d deals, found %d", maxDeals, len(r.Deals))
	}
	out := newEncoder()
	c := newCodec(out)
	c.most = most
	c.number(deals, len(r.Deals))
	heads, tail := replay.Heads(r)
	for i, d := range r.Deals {
		c.text(squeeze(heads[i]))
		c.wall(d.Deal().Wall)
		c.choose(checked, int(d.Checked))
		c.writeMoves(d.Record, 0, d.Comments)
		c.writeBranches(d.Branches)
	}
	c.text(squeeze(tail))
	if c.broken != "" {
		return "", source.Errorf(source.TooLarge, "%s", c.broken)
	}
	bytes := out.finish()
	return sign + base64.RawURLEncoding.EncodeToString(append(bytes, checksum(bytes)...)), nil
}

// checksum is two bytes by which a text that lost or changed a character is known.
func checksum(bytes []byte) []byte {
	a, b := 1, 0
	for _, c := range bytes {
		a = (a + int(c)) % 251
		b = (b + a) % 251
	}
	return []byte{byte(a), byte(b)}
}

// Read reads what Write wrote. The error is too-large, or bad-replay where a
// character was lost or changed, or there is no deal to show. A text that another
// program made wrong keeps what stands before the fault.
func Read(text string, rules replay.RulesFor) (*replay.Replay, error) {
	return ReadWithin(text, MaxSize, rules)
}

// ReadWithin reads what Write wrote, and refuses as too-large what stands for
// more characters of replay text than that: a thousand packed ones may stand for
// the most there is. What counts is what comes out, nearly as Ùzje replay text
// has it.
func ReadWithin(text string, most int, rules replay.RulesFor) (*replay.Replay, error) {
	whole := source.Span{Start: 0, End: len(text)}
	if len(text) > MaxText {
		return nil, source.ErrorAt(whole, source.TooLarge, "want a packed game of at most %d characters, found %d", MaxText, len(text))
	}
	coded, found := strings.CutPrefix(strings.TrimSpace(text), sign)
	bytes, err := base64.RawURLEncoding.DecodeString(coded)
	if !found || err != nil || len(bytes) < 2 {
		return nil, source.ErrorAt(whole, source.BadReplay, "want a packed game: %s and letters, digits, - and _", sign)
	}
	bytes, sum := bytes[:len(bytes)-2], bytes[len(bytes)-2:]
	if string(checksum(bytes)) != string(sum) {
		return nil, source.ErrorAt(whole, source.BadReplay, "the packed game is not whole: a character is lost or changed")
	}
	u := unpacker{codec: newCodec(newDecoder(bytes)), heads: replay.NewHeadReader(rules)}
	u.most = min(most, MaxSize)
	r, fault := u.read()
	switch {
	case u.large:
		return nil, source.ErrorAt(whole, source.TooLarge, "the packed game is too large: %s", fault)
	case r == nil:
		return nil, source.ErrorAt(whole, source.BadReplay, "the packed game cannot be unpacked: %s", fault)
	case fault != "":
		last := len(r.Deals) - 1
		r.Short, r.Gap = true, last+1
		r.Problems = append(r.Problems, replay.Problem{
			Error: source.Errorf(source.BadReplay, "the packed game cannot be unpacked further: %s", fault), Deal: last, Step: r.Deals[last].Steps(),
		})
	}
	return r, nil
}
