// Package compact writes a replay as a short text for links, and reads it: a deal of a real game takes
// some 300 characters of the 64 that a link may hold. Write takes a Replay, Read returns it with
// everything that replay text says of it; ReadWithin bounds the length of the replay text that a
// packed one stands for, in bytes.
//
// The text is one number, made by a range coder: the wall as the tiles that are left, each move as one
// of what the table waits for, words by a model of text that knows what replays say. Both sides play
// the deal along, so that a move costs a few bits.
//
// Everything here that writer and reader both count by is part of the format: the models and their first counts, the
// order of tiles and of kinds, the text that trains the model first. None of it may change; another version would begin
// with another sign.
package compact

import (
	"encoding/base64"
	"strings"

	"tehai/core/replay"
	"tehai/core/source"
)

// sign is the beginning of every text of this version.
const sign = "t1."

// Limits of a packed text.
const (
	MaxText  = 1 << 20 // characters
	MaxSize  = 1 << 20 // characters of the replay text that it stands for, approximately
	maxDeals = 200
)

// Is reports whether a text has the form that Write writes.
func Is(text string) bool { return strings.HasPrefix(strings.TrimSpace(text), sign) }

// Write returns the replay as a short text without blanks, safe in a web address. It holds everything that Ùzje replay
// text holds, and the result of checking the wall against its seed. The error is too-large for more deals or words than
// a text may hold.
func Write(r *replay.Replay) (string, error) { return write(r, MaxSize) }

// write writes a replay of at most the given size in characters of replay text.
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

// checksum returns two bytes that detect a lost or changed character.
func checksum(bytes []byte) []byte {
	a, b := 1, 0
	for _, c := range bytes {
		a = (a + int(c)) % 251
		b = (b + a) % 251
	}
	return []byte{byte(a), byte(b)}
}

// Read reads the output of Write. The error is too-large, or bad-replay if a character was lost or changed, or if there
// is no deal to show. A faulty text of another program keeps everything before the fault.
func Read(text string, rules replay.RulesFor) (*replay.Replay, error) {
	return ReadWithin(text, MaxSize, rules)
}

// ReadWithin reads the output of Write, and refuses a text as too-large if it stands for more than the given number of
// characters of replay text: a thousand packed characters may stand for the largest replay. The size is that of the
// unpacked replay, approximately as Ùzje replay text.
func ReadWithin(text string, most int, rules replay.RulesFor) (*replay.Replay, error) {
	all := source.Span{Start: 0, End: len(text)}
	if len(text) > MaxText {
		return nil, source.ErrorAt(all, source.TooLarge, "want a packed game of at most %d characters, found %d", MaxText,
			len(text))
	}
	coded, found := strings.CutPrefix(strings.TrimSpace(text), sign)
	bytes, err := base64.RawURLEncoding.DecodeString(coded)
	if !found || err != nil || len(bytes) < 2 {
		return nil, source.ErrorAt(all, source.BadReplay, "want a packed game: %s and letters, digits, - and _", sign)
	}
	bytes, sum := bytes[:len(bytes)-2], bytes[len(bytes)-2:]
	if string(checksum(bytes)) != string(sum) {
		return nil, source.ErrorAt(all, source.BadReplay, "the packed game is not whole: a character is lost or changed")
	}
	u := unpacker{codec: newCodec(newDecoder(bytes)), heads: replay.NewHeadReader(rules)}
	u.most = min(most, MaxSize)
	r, fault := u.read()
	switch {
	case u.large:
		return nil, source.ErrorAt(all, source.TooLarge, "the packed game is too large: %s", fault)
	case r == nil:
		return nil, source.ErrorAt(all, source.BadReplay, "the packed game cannot be unpacked: %s", fault)
	case fault != "":
		last := len(r.Deals) - 1
		r.Short, r.Gap = true, last+1
		r.Problems = append(r.Problems, replay.Problem{
			Error: source.Errorf(source.BadReplay, "the packed game cannot be unpacked further: %s", fault), Deal: last,
			Step: r.Deals[last].Steps(),
		})
	}
	return r, nil
}
