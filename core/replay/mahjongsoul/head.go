package mahjongsoul

import (
	"strconv"

	"tehai/core/jsontext"
	"tehai/core/option"
)

// The rule sets of the site.
const (
	rulesOfFour  = "riichi-mahjong-soul"
	rulesOfThree = "riichi-mahjong-soul-3p"
)

// head reads the fields outside the records: players, mode, id.
func (r *reader) head(log *jsontext.Value) {
	head := find(log, "accounts", 0)
	for i := range r.records {
		if one := &r.records[i]; one.name == "NewRound" {
			if len(get(one.data, "scores").Items) == 3 {
				r.players = 3
			}
			break
		}
	}
	r.heading.Rules = rulesOfFour
	if r.players == 3 {
		r.heading.Rules = rulesOfThree
	}
	r.heading.Title = head.Get("uuid").String()
	if accounts := head.Get("accounts"); len(accounts.Items) > 0 {
		r.heading.Players = make([]string, r.players)
		for i := range accounts.Items {
			account := accounts.At(i)
			if seat := number(account, "seat"); seat >= 0 && seat < r.players {
				r.heading.Players[seat] = get(account, "nickname").String()
			}
		}
		for seat, name := range r.heading.Players {
			if name == "" { // a computer player, which has no account
				r.heading.Players[seat] = "CPU " + strconv.Itoa(seat+1)
			}
		}
	}
	r.options(get(head.Get("config").Get("mode"), "detail_rule"))
	r.own = r.shown()
}

// options reads the options in which a room of friends departs from the site's rules.
func (r *reader) options(detail *jsontext.Value) {
	options := option.Values{}
	if n, ok := get(detail, "dora_count").Int(); ok && n == 0 {
		options["redFives"] = false
	}
	if n, ok := get(detail, "shiduan").Int(); ok && n == 0 {
		options["openTanyao"] = false
	}
	if len(options) > 0 {
		r.heading.Options = options
	}
}

// find returns the first object that has a field with the name.
func find(v *jsontext.Value, name string, depth int) *jsontext.Value {
	if depth > maxDepth || v.Get(name).Kind != jsontext.Absent {
		return v
	}
	for i := range v.Fields {
		if v.Names[i] == "data" || v.Fields[i].Kind != jsontext.Object {
			continue
		}
		if found := find(&v.Fields[i], name, depth+1); found.Get(name).Kind != jsontext.Absent {
			return found
		}
	}
	return v
}

// shown returns the chair whose draws are visible, if only one chair's are, as in the record of one player's view; else
// -1.
func (r *reader) shown() int {
	chair := -1
	for i := range r.records {
		one := &r.records[i]
		if one.name != "DealTile" || get(one.data, "tile").String() == "" {
			continue
		}
		seat := number(one.data, "seat")
		if chair >= 0 && seat != chair {
			return -1
		}
		chair = seat
	}
	return chair
}
