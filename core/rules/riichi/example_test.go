package riichi_test

import (
	"fmt"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/rules/riichi"
	"tehai/core/tile"
)

func tiles(names ...string) (list []tile.Tile) {
	for _, name := range names {
		list = append(list, tile.MustParse(name))
	}
	return list
}

// win is 123m 456p 234 789s 99p, won on 4s.
func win() rules.Win {
	closed := tiles("1m", "2m", "3m", "4p", "5p", "6p", "2s", "3s", "7s", "8s", "9s", "9p", "9p", "4s")
	return rules.Win{Hand: hand.Hand{Closed: closed, Win: 13}, Situation: rules.Situation{SeatWind: tile.South,
		SelfDrawn: true}}
}

// A closed hand of four sequences, drawn by South, under Tenhou's rules: the first of the family.
func Example() {
	r := riichi.Family().Sets[0].Plain()
	w := win()
	card, err := r.Score(&w)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, yaku := range card.Part(rules.PartYaku) {
		fmt.Println(yaku.Name, yaku.Amount)
	}
	fmt.Println(card.Total("han"), "han", card.Total("fu"), "fu:", card.Points, "points,", card.Payments.Seats)
	// Output:
	// Self-draw with a closed hand 1
	// Pinfu 1
	// 2 han 20 fu: 1500 points, [-700 1500 -400 -400]
}

// The same win under two rule sets, and the option that makes the difference.
func ExampleFamily() {
	w := win()
	w.SelfDrawn, w.Riichi, w.From = false, 1, tile.West
	w.Hand.Closed = tiles("2m", "3m", "4m", "2m", "3m", "4m", "0p", "6p", "7p", "6s", "7s", "5s", "5s", "8s")
	var list []*rules.Rules
	for _, set := range riichi.Family().Sets {
		if set.ID == "riichi-tenhou" || set.ID == "riichi-ema" {
			list = append(list, set.Plain())
		}
	}
	for _, r := range list {
		card, err := r.Score(&w)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(r.ID, card.Points)
	}
	fmt.Println(rules.Differences(&w, list))
	// Output:
	// riichi-tenhou 8000
	// riichi-ema 7700
	// [{redFives [riichi-ema]}]
}

// An exhausted wall where East and North were ready: the two others pay them.
func Example_settle() {
	r := riichi.Family().Sets[0].Plain()
	s, err := r.Settle(&rules.Ending{Kind: rules.EndExhausted, Ready: []tile.Tile{tile.East, tile.North}, Honba: 1})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(s.Payments.Seats, "counters", s.Honba, "dealer stays", s.DealerStays)
	// Output: [1500 -1500 -1500 1500] counters 2 dealer stays true
}
