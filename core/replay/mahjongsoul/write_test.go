package mahjongsoul_test

import (
	"encoding/json"
	"testing"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/tile"
)

// object is a record's data.
type object map[string]any

// A writer writes deals as the site records them, for the tests. It was written from the protocol, independently of the
// reader.
type writer struct {
	t       testing.TB
	players int
	records []object
	doras   int
}

func words(tiles []tile.Tile) []string {
	list := make([]string, len(tiles))
	for i, t := range tiles {
		list[i] = t.String()
	}
	return list
}

// write returns the records of a deal.
func (w *writer) write(d *replay.Deal) {
	setup := d.Deal()
	w.players, w.doras = setup.Players, 1
	s := d.At(0)
	round := object{
		"chang": int(setup.Round - tile.East), "ju": setup.Dealer(), "ben": setup.Repeat, "liqibang": setup.Deposits,
		"scores": setup.Scores,
		"doras":  words(s.Indicators()),
	}
	first := d.At(1)
	for chair := range setup.Players {
		tiles := s.Closed(chair)
		if chair == setup.Dealer() {
			tiles = append(tiles, first.Drawn)
		}
		round["tiles"+string(rune('0'+chair))] = words(tiles)
	}
	wall := ""
	for _, t := range setup.Wall {
		wall += t.String()
	}
	round["paishan"] = wall
	w.add("RecordNewRound", round)
	riichi := false
	for step := 1; step <= d.Steps(); step++ {
		before, e := s, d.Event(step)
		if err := s.Apply(e); err != nil {
			w.t.Fatal(err)
		}
		switch e.Kind {
		case game.Riichi:
			riichi = true
		case game.Win:
			w.wins(d, step)
			return
		case game.Exhausted, game.Aborted:
			w.end(d)
			return
		default:
			w.event(e, &before, &s, riichi, step)
			riichi = false
		}
	}
}

// add adds a record, wrapped as the site does.
func (w *writer) add(name string, data object) {
	w.records = append(w.records, object{"name": ".lq." + name, "data": data})
}

// event writes one move; all indicators turned so far are written with it.
func (w *writer) event(e game.Event, before, after *game.State, riichi bool, step int) {
	data := object{"seat": e.Chair}
	if after.Turned > w.doras {
		w.doras = after.Turned
		data["doras"] = words(after.Indicators())
	}
	switch e.Kind {
	case game.Draw:
		if step == 1 {
			return // among the dealer's tiles
		}
		data["tile"] = after.Drawn.String()
		w.add("RecordDealTile", data)
	case game.Discard:
		river := after.Discards()
		data["tile"], data["moqie"], data["is_liqi"] = e.Tile.String(), river[len(river)-1].Drawn, riichi
		w.add("RecordDiscardTile", data)
	case game.North:
		w.add("RecordBaBei", data)
	case game.Chow, game.Pung, game.Kong:
		w.meld(e, before, after, data)
	}
}

func (w *writer) meld(e game.Event, before, after *game.State, data object) {
	if e.Kind == game.Kong && e.Tile != tile.None {
		data["type"], data["tiles"] = 3, e.Tile.String()
		for _, m := range before.Melds(e.Chair) {
			if m.Kind == meld.Triplet && m.At(0).Plain() == e.Tile.Plain() {
				data["type"] = 2
			}
		}
		w.add("RecordAnGangAddGang", data)
		return
	}
	melds := after.Melds(e.Chair)
	m := melds[len(melds)-1]
	target, from := before.Target()
	var tiles []string
	var froms []int
	called := false
	for _, t := range m.Tiles() {
		if t == target && !called {
			called = true
			continue
		}
		tiles, froms = append(tiles, t.String()), append(froms, e.Chair)
	}
	data["tiles"], data["froms"] = append(tiles, target.String()), append(froms, from)
	data["type"] = map[game.Kind]int{game.Chow: 0, game.Pung: 1, game.Kong: 2}[e.Kind]
	w.add("RecordChiPengGang", data)
}

// fanNumbers are the site's numbers of yaku.
var fanNumbers = map[string]int{
	"menzen-tsumo": 1, "riichi": 2, "chankan": 3, "rinshan": 4, "haitei": 5, "houtei": 6, "yakuhai-white": 7,
	"yakuhai-green": 8, "yakuhai-red": 9,
	"seat-east": 10, "seat-south": 10, "seat-west": 10, "seat-north": 10, "round-east": 11, "round-south": 11,
	"round-west": 11, "round-north": 11,
	"tanyao": 12, "iipeikou": 13, "pinfu": 14, "chanta": 15, "ittsuu": 16, "sanshoku-doujun": 17, "double-riichi": 18,
	"sanshoku-doukou": 19,
	"sankantsu":       20, "toitoi": 21, "sanankou": 22, "shousangen": 23, "honroutou": 24, "chiitoitsu": 25,
	"junchan": 26, "honitsu": 27, "ryanpeikou": 28,
	"chinitsu": 29, "ippatsu": 30, "dora": 31, "red-dora": 32, "ura-dora": 33, "tenhou": 35, "chiihou": 36,
	"daisangen": 37, "suuankou": 38,
	"tsuuiisou": 39, "ryuuiisou": 40, "chinroutou": 41, "kokushi": 42, "shousuushii": 43, "suukantsu": 44, "chuuren": 45,
	"chuuren-9":      47,
	"suuankou-tanki": 48, "kokushi-13": 49, "daisuushii": 50, importer.AnyDragon: 7,
}

func (w *writer) wins(d *replay.Deal, step int) {
	s := d.At(step)
	_, loser := s.Target()
	var hules []object
	for _, won := range d.Wins {
		hule := object{"seat": won.Chair, "zimo": loser < 0, "qinjia": won.Chair == d.Deal().Dealer()}
		if s.Riichi(won.Chair) > 0 {
			hule["li_doras"] = words(importer.Known(d.Last().Ura()))
		}
		var fans []object
		for _, y := range won.Yaku {
			value := y.Han
			if won.Yakuman > 0 {
				value = 1
			}
			fans = append(fans, object{"id": fanNumbers[y.ID], "val": value})
		}
		hule["fans"] = fans
		if won.Yakuman > 0 {
			hule["yiman"], hule["count"] = true, won.Yakuman
		} else if won.Han >= 0 {
			hule["count"], hule["fu"] = won.Han, won.Fu
		}
		if loser >= 0 {
			hule["point_rong"] = won.Points
		}
		hules = append(hules, hule)
	}
	w.add("RecordHule", object{"hules": hules, "delta_scores": d.Result.Payments})
}

func (w *writer) end(d *replay.Deal) {
	end := importer.EndOf(d)
	if end.Kind == game.Aborted {
		kind := map[string]int{"yao9": 1, "kaze4": 2, "kan4": 3, "reach4": 4, "ron3": 5}[end.Mjlog]
		w.add("RecordLiuJu", object{"type": kind})
		return
	}
	w.add("RecordNoTile", object{"liujumanguan": end.Mjlog == "nm",
		"scores": []object{{"delta_scores": d.Result.Payments}}})
}

// file returns the complete record in the site's form.
func (w *writer) file(names []string) string {
	var accounts []object
	for seat, name := range names {
		accounts = append(accounts, object{"seat": seat, "nickname": name, "account_id": 1000 + seat})
	}
	var actions []object
	for _, record := range w.records {
		actions = append(actions, object{"passed": 1, "type": 1, "result": record})
	}
	text, err := json.Marshal(object{
		"head": object{"uuid": "240101-test", "accounts": accounts, "config": object{"mode": object{"mode": 2}}},
		"data": object{"name": ".lq.GameDetailRecords", "data": object{"version": 210715, "actions": actions}},
	})
	if err != nil {
		w.t.Fatal(err)
	}
	return string(text)
}
