package sichuan

import (
	"strings"

	"tehai/core/rules"
)

// The slow scorer is written from the reference's text, with strings of tiles and every split by trial; it shares
// nothing with the scorer but the types of a win. slowFans returns the most fans, -1 for a hand that does not win.
func slowFans(win *rules.Win, r *rules.Rules) int {
	var closed []string
	for _, t := range win.Hand.Closed {
		closed = append(closed, t.String())
	}
	all := strings.Join(closed, "")
	var melds []string
	concealed := true
	kongs := 0
	for i := range win.Hand.Melds {
		m := &win.Hand.Melds[i]
		text := ""
		for _, t := range m.Tiles() {
			text += t.String()
		}
		melds = append(melds, text)
		all += text
		if len(m.Tiles()) == 4 {
			kongs++
		}
		concealed = concealed && m.Closed()
	}
	suits := ""
	for _, suit := range []string{"m", "p", "s"} {
		if strings.Contains(all, suit) {
			suits += suit
		}
	}
	if len(suits) > 2 || strings.Contains(all, "z") ||
		win.Void != 0 && strings.Contains(suits, "mps"[win.Void-1:win.Void]) {
		return -1
	}
	best := -1
	common := 0
	said := func(holds bool, fans int) {
		if holds {
			common += fans
		}
	}
	o := r.Values
	said(true, kongs)
	for _, suit := range suits {
		for rank := '1'; rank <= '9'; rank++ {
			if strings.Count(all, string(rank)+string(suit)) == 4 {
				common++
			}
		}
	}
	common -= kongs // four of a kong are no root
	said(len(melds) == 4, 1)
	said(len(suits) == 1, 2)
	said(win.Rinshan, 1)
	said(win.ShotAfterKong, 1)
	said(win.Chankan, 1)
	said(win.LastTile, 1)
	fed := win.SelfDrawn && win.Rinshan && (win.Liable != 0 || win.From != 0) && o["kongFlower"] == "discarder"
	said(win.SelfDrawn && !fed && o["selfDraw"] == "fan", 1)
	said(concealed && (o["closed"] == "always" || o["closed"] == "own-draw" && win.SelfDrawn), 1)
	first := win.FirstTurn && win.SelfDrawn && len(melds) == 0
	heaven := map[any]int{"2": 2, "3": 3, "4": 4, "5": 5}[o["heaven"]]
	if o["heaven"] == "cap" {
		heaven = map[any]int{"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "none": 5}[o["cap"]]
	}
	said(first, heaven)
	simple := !strings.ContainsAny(all, "19")
	terminals := o["terminals"].(int)

	slowSplits(closed, func(sets []string) {
		sets = append(append([]string{}, melds...), sets...)
		pungs, outside := true, true
		for _, s := range sets {
			pungs = pungs && s[:2] == s[2:4]
			outside = outside && strings.ContainsAny(s, "19")
		}
		fans := common
		if pungs {
			fans++
		}
		jiang := pungs && !strings.ContainsAny(all, "134679")
		if jiang {
			fans += terminals
		}
		if outside {
			fans += terminals
		}
		if simple && o["closed"] != "none" && !(jiang && terminals > 0) {
			fans++
		}
		best = max(best, fans)
	})
	if len(melds) == 0 {
		pairs := true
		for _, t := range closed {
			pairs = pairs && strings.Count(strings.Join(closed, ""), t)%2 == 0
		}
		if pairs {
			fans := common + 2
			if simple && o["closed"] != "none" {
				fans++
			}
			best = max(best, fans)
		}
	}
	return best
}

// slowSplits visits every way to take a pair and sets out of tiles.
func slowSplits(tiles []string, visit func([]string)) {
	for i, pair := range tiles {
		for j := i + 1; j < len(tiles); j++ {
			if tiles[j] != pair {
				continue
			}
			rest := without(without(tiles, pair), pair)
			slowSets(rest, []string{pair + pair}, visit)
			break
		}
	}
}

func slowSets(tiles, sets []string, visit func([]string)) {
	if len(tiles) == 0 {
		visit(sets)
		return
	}
	first := tiles[0]
	for _, t := range tiles {
		if t[1] < first[1] || t[1] == first[1] && t[0] < first[0] {
			first = t
		}
	}
	next := string(first[0]+1) + first[1:]
	after := string(first[0]+2) + first[1:]
	for _, set := range [][]string{{first, first, first}, {first, next, after}} {
		rest := tiles
		for _, t := range set {
			if rest != nil {
				rest = without(rest, t)
			}
		}
		if rest != nil {
			slowSets(rest, append(append([]string{}, sets...), strings.Join(set, "")), visit)
		}
	}
}

// without returns the tiles without one; nil if it is not among them.
func without(tiles []string, t string) []string {
	for i := range tiles {
		if tiles[i] == t {
			return append(append([]string{}, tiles[:i]...), tiles[i+1:]...)
		}
	}
	return nil
}
