package audit

import (
	"slices"
	"strconv"
	"strings"

	"tehai/core/replay"
	"tehai/core/replay/importer"
)

// Difference is a value in the log that differs from the scorer's.
type Difference struct {
	What      string // han, fu, yakuman, points, yaku or payments
	Log, Ours string
}

// compare finds the win in the log, and the differences.
func (w *Win) compare(logged []replay.Win) {
	for i := range logged {
		if logged[i].Chair == w.Chair {
			w.Log = &logged[i]
			break
		}
	}
	if w.Log == nil || w.Card == nil {
		return
	}
	log, c := w.Log, w.Card
	if yakuman := c.Total("yakuman"); log.Yakuman > 0 || yakuman > 0 && log.Han >= 0 {
		w.number("yakuman", log.Yakuman, yakuman)
	} else {
		w.number("han", log.Han, c.Total("han"))
		w.number("fu", log.Fu, c.Total("fu"))
	}
	w.number("points", log.Points, c.Points)
	if list := yakuOf(c); !alike(log.Yaku, list) {
		if ours, theirs, ok := yaku(log.Yaku, list); ok {
			w.differ("yaku", theirs, ours)
		}
	}
	if log.Payments != nil && !slices.Equal(log.Payments, w.Payments) {
		w.differ("payments", numbers(log.Payments), numbers(w.Payments))
	}
}

// number compares a number; it is below 0 if the log does not state it.
func (w *Win) number(what string, log, ours int) {
	if log >= 0 && log != ours {
		w.differ(what, strconv.Itoa(log), strconv.Itoa(ours))
	}
}

func (w *Win) differ(what, log, ours string) {
	if log != ours {
		w.Differences = append(w.Differences, Difference{what, log, ours})
	}
}

func numbers(list []int) string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, " ")
}

// alike reports whether a log lists exactly our yaku, as most do: then neither list has to be spelled.
func alike(log, ours []replay.Yaku) bool {
	for i := range ours {
		if !slices.ContainsFunc(log, func(y replay.Yaku) bool { return y.ID == ours[i].ID && y.Han == ours[i].Han }) {
			return false
		}
	}
	return len(log) == len(ours) // our list has no duplicates
}

// yaku spells both lists in the same way: ids with their han, in the order of the ids. ok is false if the log names no
// yaku, or an unknown one. Yaku that the log does not distinguish, such as those of the dragons, are merged on our side
// too.
func yaku(log, ours []replay.Yaku) (our, their string, ok bool) {
	if len(log) == 0 {
		return "", "", false
	}
	stated := map[string]int{}
	for _, y := range log {
		if y.ID == "" {
			return "", "", false
		}
		stated[y.ID] += y.Han
	}
	found := map[string]int{}
	for _, y := range ours {
		found[general(y.ID, stated)] += y.Han
	}
	return spell(found), spell(stated), true
}

// generals are the ids under which a log may state any yaku of a group. Tenhou counts the Norths set aside as dora.
var generals = []struct{ prefix, general string }{
	{"yakuhai-", importer.AnyDragon}, {"seat-", importer.AnySeat}, {"round-", importer.AnyRound},
}

// general returns the id under which a log with these ids states the yaku.
func general(id string, stated map[string]int) string {
	if _, named := stated[id]; named {
		return id
	}
	for _, row := range generals {
		if _, named := stated[row.general]; named && strings.HasPrefix(id, row.prefix) {
			return row.general
		}
	}
	if id == "north-dora" {
		return "dora"
	}
	return id
}

func spell(han map[string]int) string {
	ids := make([]string, 0, len(han))
	for id := range han {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for i, id := range ids {
		if han[id] > 0 {
			ids[i] += "=" + strconv.Itoa(han[id])
		}
	}
	return strings.Join(ids, " ")
}
