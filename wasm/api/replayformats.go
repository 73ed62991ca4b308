package api

import (
	"tehai/core/replay"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// A replayFormat is one way to write games down.
type replayFormat struct {
	id    string
	looks func(text string) bool // whether a text may be in the format
	read  func(text string, rules replay.RulesFor) (*replay.Replay, error)
	write func(*replay.Replay) (string, error) // nil where the format is only read
}

// replayFormats stand in the order in which auto asks them; the last takes
// every text.
var replayFormats = []replayFormat{
	{
		id:    "uzje",
		looks: func(string) bool { return true },
		read:  replay.Read,
		write: func(r *replay.Replay) (string, error) { return replay.Write(r), nil },
	},
}

// readReplay reads a text in a format, given by its id; "" and auto find out
// which. The error has its place in the text.
func readReplay(text, id string) (*replayFormat, *replay.Replay, error) {
	format, err := findFormat(text, id)
	if err != nil {
		return nil, nil, err
	}
	r, err := format.read(text, recordRules)
	if err != nil {
		return nil, nil, wire.In(text, err)
	}
	return format, r, nil
}

func findFormat(text, id string) (*replayFormat, error) {
	var ids []string
	for i := range replayFormats {
		f := &replayFormats[i]
		if f.id == id || (id == "" || id == "auto") && f.looks(text) {
			return f, nil
		}
		ids = append(ids, f.id)
	}
	return nil, source.Errorf(source.UnknownFormat, "there is no replay format %q", id).WithHint(wire.Nearest(id, ids))
}
