// Package mahjongsoul reads game records of the site Mahjong Soul as JSON, as programs save them. Read
// takes a text of at most importer.MaxText bytes and returns its deals; Looks reports whether a text
// may be such a record. Records (RecordNewRound, RecordDealTile, RecordDiscardTile …) and the actions
// that one player sees (ActionNewRound …) are found by name at any depth; an absent field has the
// default of protobuf.
package mahjongsoul

import (
	"strings"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
)

// Looks reports whether JSON text may be such a record, or is a link to one.
func Looks(text string) bool {
	plain := strings.TrimLeft(text, " \t\r\n\ufeff")
	isJSON := strings.HasPrefix(plain, "{") || strings.HasPrefix(plain, "[")
	return isJSON && (importer.Find(text, `RecordNewRound"`, 'w') >= 0 || importer.Find(text, `ActionNewRound"`,
		'w') >= 0) || isLink(text)
}

// isLink reports whether a text is a web address of a game.
func isLink(text string) bool {
	text = strings.TrimSpace(text)
	return (strings.HasPrefix(text, "http://") || strings.HasPrefix(text, "https://")) && strings.Contains(text, "paipu=")
}

// Read reads a record. Faults are in the Problems of the replay and end their own deal, which keeps the moves before
// them; reading continues with the next deal. The error is too-large, or bad-replay if there is no deal to show; for a
// link it says what to save instead.
func Read(text string, rules replay.RulesFor) (*replay.Replay, error) {
	if isLink(text) {
		return nil, source.ErrorAt(source.Span{Start: 0, End: len(text)}, source.BadReplay,
			"this is a link to a game of Mahjong Soul, and nothing is fetched from here: open it in the browser, signed in, "+
				"save the game as a file with a script that writes tenhou.net/6 JSON or the records as JSON, and choose that file")
	}
	book, err := importer.Open(text, rules)
	if err != nil {
		return nil, err
	}
	log, fault := jsontext.Prefix(text)
	r := reader{book: book, players: 4}
	r.collect(&log, 0)
	r.head(&log)
	for more := r.play(); more; {
		e, ok := fault.(*source.Error)
		if !ok {
			break
		}
		r.fault(e)
		next := jsontext.ItemWith(text, e.Span.Start, dealMark)
		if next < 0 || book.Full() {
			break
		}
		var list jsontext.List
		list, fault = jsontext.Rest(text, next)
		for i := 0; more && i < list.Len() && !list.Broken(i); i++ {
			item, _ := list.Item(i)
			r.collect(&item, 0)
			more = r.play()
		}
	}
	r.close()
	book.Begun(strings.Count(text, dealMark))
	return book.Close("want a record of Mahjong Soul with a RecordNewRound, found none")
}

// play plays the records collected so far, and reports whether to continue.
func (r *reader) play() bool {
	for i := range r.records {
		if !r.record(&r.records[i]) {
			return false
		}
	}
	r.records = r.records[:0]
	return true
}

// fault records a place where the text cannot be read: it ends the current deal, or concerns the file.
func (r *reader) fault(e *source.Error) {
	if r.deal != nil && !r.ended {
		r.deal.Stop(e.Span, "%s", e)
	} else {
		r.close()
		r.book.Cut(e.Span, "%s", e)
	}
}

// A record is one event: its name without a package prefix, and its data.
type record struct {
	name string
	data *jsontext.Value
}

type reader struct {
	book    *importer.Book
	records []record
	players int
	heading replay.Heading

	deal  *importer.Deal // the current deal, or nil
	last  int            // chair that made the last discard or laid down the last tile
	drawn tile.Tile      // tile drawn by the chair in turn
	own   int            // the chair whose tiles an Action record shows, or -1
	ended bool
}

// prefixes of the names of records: of a complete game, and of one player's view of a table.
var prefixes = [...]string{"Record", "Action"}

// dealMark is the end of the name of the record that begins a deal.
const dealMark = `NewRound"`

// maxDepth bounds how deeply records may be nested.
const maxDepth = 30

// recordName returns the name of a record without its prefixes.
func recordName(name string) (short string, ok bool) {
	name = name[strings.LastIndexByte(name, '.')+1:]
	for _, prefix := range prefixes {
		if rest, found := strings.CutPrefix(name, prefix); found {
			if _, known := handlers[rest]; known {
				return rest, true
			}
		}
	}
	return "", false
}

// collect collects the records in the order of the text: objects with a name and data, or objects whose only field has
// the name of a record.
func (r *reader) collect(v *jsontext.Value, depth int) {
	if depth > maxDepth {
		return
	}
	for i := range v.Items {
		r.collect(&v.Items[i], depth+1)
	}
	if len(v.Names) == 0 {
		return
	}
	for _, key := range [...]string{"name", "type", "@type"} {
		if name, ok := recordName(v.Get(key).String()); ok {
			for _, inside := range [...]string{"data", "result", "detail"} {
				if data := v.Get(inside); data.Kind == jsontext.Object {
					r.records = append(r.records, record{name, data})
					return
				}
			}
			r.records = append(r.records, record{name, v})
			return
		}
	}
	for i := range v.Fields {
		if name, ok := recordName(v.Names[i]); ok && v.Fields[i].Kind == jsontext.Object {
			r.records = append(r.records, record{name, &v.Fields[i]})
			continue
		}
		r.collect(&v.Fields[i], depth+1)
	}
}

// handlers are the functions for each record.
var handlers map[string]func(*reader, *jsontext.Value)

func init() {
	handlers = map[string]func(*reader, *jsontext.Value){
		"NewRound":       (*reader).newRound,
		"DealTile":       (*reader).draw,
		"DiscardTile":    (*reader).discard,
		"ChiPengGang":    (*reader).claim,
		"AnGangAddGang":  (*reader).kong,
		"BaBei":          (*reader).north,
		"Hule":           (*reader).wins,
		"NoTile":         (*reader).exhausted,
		"LiuJu":          (*reader).aborted,
		"HuleXueZhanMid": (*reader).unknown,
		"HuleXueZhanEnd": (*reader).unknown,
		"ChangeTile":     (*reader).unknown,
		"GangResult":     (*reader).unknown,
	}
}

// record reads one record, and reports whether to continue.
func (r *reader) record(one *record) bool {
	switch {
	case one.name == "NewRound":
		if !r.close() {
			return false
		}
	case r.deal == nil:
		r.book.Cut(one.data.Span, "want a RecordNewRound before %s", one.name)
		return true
	case r.deal.Stopped():
		return true
	case r.ended:
		r.deal.Stop(one.data.Span, "%s: the deal is over, nothing can follow", one.name)
		return true
	}
	handlers[one.name](r, one.data)
	return true
}

// close adds the current deal to the book.
func (r *reader) close() bool {
	if r.deal == nil {
		return true
	}
	d := r.deal
	r.deal = nil
	return r.book.Add(d)
}

// unknown stops at a record of a game mode that is not standard riichi.
func (r *reader) unknown(v *jsontext.Value) {
	r.deal.Stop(v.Span, "this is one of the site's own games, which are not known here")
}

// add adds a move.
func (r *reader) add(e game.Event, v *jsontext.Value) { r.deal.Add(e, v.Span) }

// camel returns a name in the form that some programs write: is_liqi is isLiqi.
func camel(name string) string {
	parts := strings.Split(name, "_")
	for i, part := range parts[1:] {
		if part != "" {
			parts[i+1] = strings.ToUpper(part[:1]) + part[1:]
		}
	}
	return strings.Join(parts, "")
}

// get returns a field by its name in the protocol.
func get(v *jsontext.Value, name string) *jsontext.Value {
	if field := v.Get(name); field.Kind != jsontext.Absent {
		return field
	}
	return v.Get(camel(name))
}

// number reads a number; an absent one is 0.
func number(v *jsontext.Value, name string) int {
	n, _ := get(v, name).Int()
	return n
}

// is reads a boolean; an absent one is false.
func is(v *jsontext.Value, name string) bool {
	field := get(v, name)
	n, _ := field.Int()
	return field.Is() || n == 1
}
