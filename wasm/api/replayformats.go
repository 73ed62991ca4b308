package api

import (
	"fmt"
	"strings"

	"tehai/core/audit"
	"tehai/core/option"
	"tehai/core/replay"
	"tehai/core/replay/compact"
	"tehai/core/replay/importer"
	"tehai/core/replay/kobalab"
	"tehai/core/replay/mahjongsoul"
	"tehai/core/replay/mjai"
	"tehai/core/replay/mjlog"
	"tehai/core/replay/tenhou"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// A replayFormat is one format of game records.
type replayFormat struct {
	id    string
	looks func(text string) bool // whether a text may be in the format; leading blanks and byte order marks are removed
	read  func(text string, rules replay.RulesFor) (*replay.Replay, error)
	// within reads with a limit on the size of the unpacked replay text; nil for formats whose size is that of the
	// text.
	within func(text string, most int, rules replay.RulesFor) (*replay.Replay, error)
	write  func(*replay.Replay) (string, error) // nil if the format can only be read
	keeps  bool                                 // the format states all rules
}

// replayFormats are in the order in which auto tries them; the last accepts every text.
var replayFormats = []replayFormat{
	{
		id:    "mjlog",
		looks: isXML,
		read:  mjlog.Read,
	},
	{
		id:    "mjai",
		looks: hasKey("start_kyoku", 'k'),
		read:  mjai.Read,
		write: func(r *replay.Replay) (string, error) { return mjai.Write(r, audit.Stated) },
	},
	{
		id:    "kobalab",
		looks: hasKey("qipai", 'q'),
		read:  kobalab.Read,
	},
	{
		id:    "mahjongsoul",
		looks: mahjongsoul.Looks,
		read:  mahjongsoul.Read,
	},
	{
		id:    "tenhou",
		looks: func(text string) bool { return isJSON(text) || tenhou.IsLink(text) },
		read:  tenhou.Read,
		write: func(r *replay.Replay) (string, error) { return tenhou.Write(r, audit.Stated) },
	},
	{
		id:     "packed",
		looks:  compact.Is,
		read:   compact.Read,
		within: compact.ReadWithin,
		write:  compact.Write,
		keeps:  true,
	},
	{
		id:    "uzje",
		looks: func(string) bool { return true },
		read:  replay.Read,
		write: func(r *replay.Replay) (string, error) { return replay.Write(r), nil },
		keeps: true,
	},
}

// isXML and isJSON test how a text begins, without blanks before it. A word in brackets may begin a replay text, so the
// bracket alone is not enough.
func isXML(text string) bool {
	return strings.HasPrefix(text, "<mjlog") || strings.HasPrefix(text, "<?xml") || strings.HasPrefix(text, "<") &&
		strings.Contains(text, "<INIT ")
}

func isJSON(text string) bool {
	if text == "" || text[0] != '{' && text[0] != '[' {
		return false
	}
	rest := skipBlanks(text[1:])
	return rest != "" && (rest[0] == '"' || rest[0] == '{' || rest[0] == '[')
}

// skipBlanks skips blanks and byte order marks.
func skipBlanks(text string) string {
	for {
		blank := 0
		for blank < len(text) && (text[blank] == ' ' || text[blank] >= '\t' && text[blank] <= '\r' && text[blank] != '\v' &&
			text[blank] != '\f') {
			blank++
		}
		rest, marked := strings.CutPrefix(text[blank:], "\ufeff")
		if !marked {
			return rest
		}
		text = rest
	}
}

// hasKey returns a test for JSON with the given name; rare is a letter of it that other formats seldom have.
func hasKey(name string, rare byte) func(text string) bool {
	return func(text string) bool { return isJSON(text) && importer.Find(text, `"`+name+`"`, rare) >= 0 }
}

// readReplay reads a text in a format, given by its id; "" and auto detect it. most limits the characters that a packed
// text may stand for; 0 is the format's own limit. The error has its place in the text.
func readReplay(text, id string, most int) (*replayFormat, *replay.Replay, error) {
	format, err := findFormat(text, id)
	if err != nil {
		return nil, nil, err
	}
	var r *replay.Replay
	if most > 0 && format.within != nil {
		r, err = format.within(text, most, rulesOnce())
	} else {
		r, err = format.read(text, rulesOnce())
	}
	if err != nil {
		return nil, nil, wire.In(text, err)
	}
	r.BoundHeadings()
	return format, r, nil
}

// rulesOnce makes the rules of a log once, although many of its deals name them.
func rulesOnce() replay.RulesFor {
	type answer struct {
		rules *rules.Rules
		known bool
		err   error
	}
	type question struct {
		id      string
		players int
		options string
	}
	made := map[question]answer{}
	return func(id string, players int, chosen option.Values) (*rules.Rules, bool, error) {
		q := question{id: id, players: players}
		if len(chosen) > 0 {
			q.options = fmt.Sprint(map[string]any(chosen)) // in the order of their names
		}
		a, done := made[q]
		if !done {
			a.rules, a.known, a.err = catalog.For(id, players, chosen)
			made[q] = a
		}
		return a.rules, a.known, a.err
	}
}

func findFormat(text, id string) (*replayFormat, error) {
	var ids []string
	begins := skipBlanks(text)
	for i := range replayFormats {
		f := &replayFormats[i]
		if f.id == id || (id == "" || id == "auto") && f.looks(begins) {
			return f, nil
		}
		ids = append(ids, f.id)
	}
	return nil, source.Errorf(source.UnknownFormat, "there is no replay format %q", id).WithHint(wire.Nearest(id, ids))
}
