package api

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tehai/core/rules/catalog"
)

// TestSituationKeys checks that every circumstance of every rule set is a field of Situation.
func TestSituationKeys(t *testing.T) {
	var keys []string
	situation := reflect.TypeFor[Situation]()
	for i := range situation.NumField() {
		keys = append(keys, situation.Field(i).Tag.Get("js"))
	}
	for _, set := range catalog.All() {
		for _, f := range fieldsOf(&set.Plain().Situation) {
			for _, key := range slices.Concat([]string{f.Key}, f.Needs, f.Excludes) {
				if !slices.Contains(keys, key) {
					t.Errorf("%s: %s is no field of Situation", set.ID, key)
				}
			}
		}
	}
}

func TestPossible(t *testing.T) {
	for _, row := range []struct {
		request PossibleRequest
		want    string // what is impossible, and why; what must be removed
	}{
		{PossibleRequest{Ruleset: "riichi-tenhou"}, "ippatsu:ippatsu-without-riichi rinshan:rinshan-by-ron " +
			"robbed:robbed-without-chankan firstTurn:first-turn-of-dealer uraIndicators:ura-without-riichi " +
			"from=E:from-is-winner liable=E:liable-is-winner"},
		{PossibleRequest{Ruleset: "riichi-tenhou", Situation: Situation{Riichi: 1, Indicators: []string{"1m"}},
			Hand: "123m456p789s1155z"},
			"rinshan:rinshan-by-ron robbed:robbed-without-chankan firstTurn:first-turn-and-riichi from=E:from-is-winner " +
				"liable:liable-is-winner"},
		{PossibleRequest{Ruleset: "riichi-tenhou", Situation: Situation{SelfDrawn: true, SeatWind: "S"},
			Hand: "123m456p78s [555z]"},
			"riichi:riichi-open ippatsu:ippatsu-without-riichi rinshan:rinshan-without-quad chankan:chankan-by-draw " +
				"robbed:robbed-without-chankan firstTurn:first-turn-and-melds uraIndicators:ura-without-riichi from:from-by-draw " +
				"liable:liable-without-call"},
		{PossibleRequest{Ruleset: "riichi-tenhou", Situation: Situation{SelfDrawn: true, FirstTurn: true, Riichi: 1,
			Chankan: true, North: 1}},
			"! chankan-by-draw drop [north chankan firstTurn] chankan:chankan-by-draw firstTurn:first-turn-and-riichi"},
		{PossibleRequest{Ruleset: "riichi-tenhou", Situation: Situation{Riichi: 1, UraIndicators: []string{"1m"}}},
			"! ura-without-indicator drop [uraIndicators] uraIndicators:ura-without-indicator"},
		{PossibleRequest{Ruleset: "riichi-tenhou", Situation: Situation{Riichi: 1, Indicators: []string{"1z"},
			UraIndicators: []string{"1m", "2m"}}},
			"! ura-without-indicator drop [uraIndicators] uraIndicators:ura-without-indicator"},
		{PossibleRequest{Ruleset: "riichi-tenhou", Situation: Situation{Indicators: []string{"1z"},
			UraIndicators: []string{"1m"}}},
			"! ura-without-riichi drop [uraIndicators] uraIndicators:ura-without-riichi"},
		{PossibleRequest{Ruleset: "riichi-tenhou-3p", Situation: Situation{FirstTurn: true, SeatWind: "S"}},
			"riichi:first-turn-and-riichi ippatsu:ippatsu-without-riichi rinshan:rinshan-by-ron " +
				"chankan:first-turn-and-chankan robbed:robbed-without-chankan lastTile:first-turn-and-last-tile " +
				"uraIndicators:ura-without-riichi from=S:from-is-winner liable:liable-and-first-turn north:first-turn-and-north"},
		{PossibleRequest{Ruleset: "riichi-tenhou-3p", Situation: Situation{SeatWind: "N", From: "N"}},
			"! from-is-winner drop [from seatWind] from:from-is-winner seatWind:empty-seat"},
		{PossibleRequest{Ruleset: "classical", Situation: Situation{SelfDrawn: true}}, "! - drop [selfDrawn]"},
		{PossibleRequest{Ruleset: "uzje"}, ""},
	} {
		value, err := Possible(row.request)
		if err != nil {
			t.Errorf("%+v: %v", row.request, err)
			continue
		}
		var list []string
		for _, f := range value.Circumstances {
			if !f.Possible {
				list = append(list, f.Key+":"+f.Reason)
				continue
			}
			for _, v := range f.Values {
				if !v.Possible {
					list = append(list, f.Key+"="+v.Value+":"+v.Reason)
				}
			}
		}
		got := strings.Join(list, " ")
		if len(value.Drop) > 0 || value.Refused != nil {
			got = "! - drop " + fmt.Sprint(value.Drop)
			if value.Refused != nil {
				got = fmt.Sprint("! ", value.Refused.Reason, " drop ", value.Drop)
			}
			for _, dropped := range value.Dropped {
				got += " " + dropped.Of + ":" + dropped.Reason
			}
		}
		if got != row.want {
			t.Errorf("%+v:\n got %s\nwant %s", row.request, got, row.want)
		}
	}
	if _, err := Possible(PossibleRequest{Ruleset: "riichi-tenhou", Hand: "1x"}); err == nil {
		t.Error("a hand that cannot be read is taken")
	}
}

// TestPayTable compares the table with the payments of hands with these values.
func TestPayTable(t *testing.T) {
	for _, row := range []struct {
		hand      string
		situation Situation
	}{
		{"223344m567p67s55s+8s", Situation{SeatWind: "S", From: "E", Riichi: 1}},
		{"123m456p789s555z1z+1z", Situation{SeatWind: "W", SelfDrawn: true}},
		{"123m456p789s333z2z+2z", Situation{SelfDrawn: true, Riichi: 1}},
		{"1133557799m1133p", Situation{SeatWind: "N", From: "W"}},
		{"234567m234567p5s+5s", Situation{SeatWind: "S", From: "E", Riichi: 2, Ippatsu: true}},
		{"119m19p19s1234567z", Situation{SeatWind: "S", From: "E"}},
	} {
		score, err := ScoreHand(ScoreRequest{Hand: row.hand, Ruleset: "riichi-wrc", Situation: row.situation})
		card, ok := score.(RiichiScore)
		if err != nil || !ok {
			t.Fatalf("%s: %+v %v", row.hand, score, err)
		}
		seat := row.situation.SeatWind
		if seat == "" {
			seat = "E"
		}
		table, err := PayTable(PayTableRequest{Ruleset: "riichi-wrc", SeatWind: seat, SelfDrawn: row.situation.SelfDrawn})
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, r := range table.Rows {
			if card.Limit != "" && r.Limit == card.Limit && r.Fu == 0 || r.Han == card.Han && r.Fu == card.Fu {
				found = true
				if r.Points != card.Points || !r.Possible {
					t.Errorf("%s: %+v, scored %d", row.hand, r, card.Points)
				}
			}
		}
		if !found {
			t.Errorf("%s: %d han %d fu %s is not in the table", row.hand, card.Han, card.Fu, card.Limit)
		}
	}
	one, err := Price(PriceRequest{Ruleset: "riichi-tenhou", Han: 3, Fu: 40})
	if err != nil || one.Points != 7700 || *one.Payments.Unknown != -7700 {
		t.Errorf("%+v %v", one, err)
	}
	if _, err := Price(PriceRequest{Ruleset: "classical", Han: 3, Fu: 40}); err == nil {
		t.Error("classical hands have a price by han and fu")
	}
	for _, request := range []PayTableRequest{{Ruleset: "classical"}, {Ruleset: "riichi-tenhou-3p", SeatWind: "N"},
		{Ruleset: "riichi-tenhou", SeatWind: "H"}} {
		if _, err := PayTable(request); err == nil {
			t.Errorf("%+v has an answer", request)
		}
	}
}
