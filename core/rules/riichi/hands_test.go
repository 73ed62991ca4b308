package riichi

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// meldOf reads chi:123m, pon:111z, minkan:, kakan: and ankan:1111z.
func meldOf(text string) meld.Meld {
	kind, tiles, _ := strings.Cut(text, ":")
	tiles, _, _ = strings.Cut(tiles, ":")
	kong := map[string]meld.Kong{"minkan": meld.Claimed, "daiminkan": meld.Claimed, "kakan": meld.Added,
		"ankan": meld.Concealed}[kind]
	m, err := meld.New(tiletest.Tiles(tiles), kong, -1, meld.Unsaid)
	if err != nil {
		panic(err)
	}
	return m
}

// handOf reads closed tiles, a winning tile and melds: "123m+3m pon:111z".
func handOf(text string) hand.Hand {
	words := strings.Fields(text)
	closed, win, _ := strings.Cut(words[0], "+")
	h := hand.Hand{Closed: append(tiletest.Tiles(closed), tiletest.Tiles(win)...)}
	h.Win = len(h.Closed) - 1
	for _, word := range words[1:] {
		h.Melds = append(h.Melds, meldOf(word))
	}
	return h
}

func windOf(letter string) tile.Tile {
	if letter == "" {
		return tile.None
	}
	return tile.East + tile.Tile(strings.Index("ESWN", letter))
}

// situationOf reads words such as "tsumo seat=S round=E riichi honba=2
// dora=1z2z ura=3z from=W".
func situationOf(text string) rules.Situation {
	var s rules.Situation
	for _, word := range strings.Fields(text) {
		key, value, _ := strings.Cut(word, "=")
		switch key {
		case "tsumo":
			s.SelfDrawn = true
		case "ron":
			s.From = windOf(value)
		case "seat":
			s.SeatWind = windOf(value)
		case "round":
			s.RoundWind = windOf(value)
		case "riichi":
			s.Riichi = 1
		case "double-riichi":
			s.Riichi = 2
		case "ippatsu":
			s.Ippatsu = true
		case "rinshan":
			s.Rinshan = true
		case "chankan":
			s.Chankan = true
		case "robbed-concealed":
			s.Chankan, s.RobbedConcealed = true, true
		case "last", "haitei", "houtei":
			s.LastTile = true
		case "first":
			s.FirstTurn = true
		case "dora":
			s.Indicators = tiletest.Tiles(value)
		case "ura":
			s.UraIndicators = tiletest.Tiles(value)
		case "honba":
			s.Honba, _ = strconv.Atoi(value)
		case "deposits":
			s.Deposits, _ = strconv.Atoi(value)
		case "north":
			s.North, _ = strconv.Atoi(value)
		case "liable":
			s.Liable = windOf(value)
		case "local":
			s.Local = strings.Split(value, ",")
		default:
			panic("no such word: " + word)
		}
	}
	return s
}

func winOf(h, situation string) rules.Win {
	return rules.Win{Hand: handOf(h), Situation: situationOf(situation)}
}

func mustRules(tb testing.TB, id string, chosen option.Values) *settings {
	tb.Helper()
	r, err := rulesFor(id, chosen)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// rulesFor compiles a preset with the chosen options.
func rulesFor(id string, chosen option.Values) (*settings, error) {
	values, err := option.Resolve(presetOf(id).list(), chosen)
	if err != nil {
		return nil, err
	}
	return compile(id, values), nil
}

// score scores a win under a preset with the chosen options.
func score(win rules.Win, id string, chosen option.Values) (*rules.Card, error) {
	r, err := rulesFor(id, chosen)
	if err != nil {
		return nil, err
	}
	return r.score(&win)
}

// yakuOf returns the lines of a card that are yaku or dora.
func yakuOf(card *rules.Card) []rules.Item {
	return slices.DeleteFunc(slices.Clone(card.Items), func(i rules.Item) bool { return i.Part == rules.PartFu })
}

// sum is the sum of all payments: the deposits taken.
func sum(p rules.Payments) int {
	return p.Seats[0] + p.Seats[1] + p.Seats[2] + p.Seats[3] + p.Unknown
}

// yakuText lists yaku sorted: "riichi=1 tanyao=1"; a yakuman is "suuankou=*",
// a doubled one "suuankou-tanki=**".
func yakuText(list []rules.Item) string {
	words := make([]string, len(list))
	for i, y := range list {
		words[i] = fmt.Sprintf("%s=%d", y.ID, y.Amount)
		if y.Part == rules.PartYakuman {
			words[i] = y.ID + "=" + strings.Repeat("*", y.Amount)
		}
	}
	sort.Strings(words)
	return strings.Join(words, " ")
}

// paymentsText lists the gains of the seats and of an unknown discarder.
func paymentsText(p rules.Payments) string {
	text := ""
	for _, points := range p.Seats[:p.Players] {
		text += fmt.Sprintf(",%d", points)
	}
	if p.Unknown != 0 {
		text += fmt.Sprintf(",?%d", p.Unknown)
	}
	return text[1:]
}
