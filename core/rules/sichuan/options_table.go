package sichuan

import (
	"strconv"

	"tehai/core/option"
)

// optionRow is one row of the option table. Its value is that of sichuan-sbr.
type optionRow struct {
	key     string
	kind    option.Kind
	choices []string
	base    any
	label   string
	set     func(*settings, any)
}

// optionTable is every option in the order of the page.
var optionTable = []optionRow{
	{"exchange", option.Choice, []string{"none", "three", "four"}, "none",
		"Tiles of one suit that every player gives away before the first discard",
		func(r *settings, v any) { r.exchange = map[any]int{"three": 3, "four": 4}[v] }},
	{"cap", option.Choice, []string{"2", "3", "4", "5", "6", "none"}, "3", "The most fans that are counted",
		func(r *settings, v any) { r.cap, _ = strconv.Atoi(v.(string)) }},
	{"selfDraw", option.Choice, []string{"base", "fan", "none"}, "base",
		"An own draw: 1 point more of each, a fan, or nothing",
		func(r *settings, v any) {
			r.selfDraw = v.(string)
			r.worth[selfDrawn] = once(v == "fan")
		}},
	{"kongFlower", option.Choice, []string{"self", "discarder"}, "self",
		"A win after a claimed kong is paid as an own draw, or by the player who fed the kong alone",
		func(r *settings, v any) { r.fedByDiscarder = v == "discarder" }},
	{"shotKong", option.Choice, []string{"refund", "transfer", "keep"}, "refund",
		"When the discard after a kong is won on, the money of the kong goes back, on to the winners, or stays",
		func(r *settings, v any) { r.shotKong = v.(string) }},
	{"pig", option.Choice, []string{"sbr", "cap", "8", "16", "48"}, "sbr",
		"A hand with its void suit at the end: a fine of 24, or so many points to every player who has none",
		func(r *settings, v any) { r.pig = v.(string) }},
	{"terminals", option.Int, []string{"0", "1", "2", "3"}, 0, "Fans of Outside Hand and of All Pungs of 2 5 8",
		func(r *settings, v any) { r.worth[outsideHand], r.worth[twoFiveEight] = v.(int), v.(int) }},
	{"closed", option.Choice, []string{"none", "always", "own-draw"}, "none",
		"Concealed Hand and All Simples count: not, always, or Concealed Hand on an own draw alone",
		func(r *settings, v any) {
			r.worth[concealedHand], r.worth[allSimples] = once(v != "none"), once(v != "none")
			r.concealedDrawn = v == "own-draw"
		}},
	{"heaven", option.Choice, []string{"none", "2", "3", "4", "5", "cap"}, "none",
		"Fans of Blessing of Heaven and of Earth: an own first draw before any call",
		func(r *settings, v any) {
			n, _ := strconv.Atoi(v.(string))
			if r.heavenIsCap = v == "cap"; r.heavenIsCap {
				n = table[heavenlyHand].worth
				if r.cap > 0 {
					n = r.cap
				}
			}
			r.worth[heavenlyHand], r.worth[earthlyHand] = n, n
		}},
	{"lateKong", option.Int, []string{"0", "1"}, 0, "Points of an added kong whose tile was held before",
		func(r *settings, v any) { r.lateKong = v.(int) }},
	{"passed", option.Choice, []string{"fans", "none", "all"}, "fans",
		"After a win was let pass, a discard may not be won on: for no more fans, no rule, or not at all",
		func(r *settings, v any) { r.passed = v.(string) }},
}
