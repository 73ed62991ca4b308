package unit

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the samples in the folder stated again")

// An event is one of mjai's.
type event struct {
	Type      string     `json:"type"`
	Actor     *int       `json:"actor,omitempty"`
	Target    *int       `json:"target,omitempty"`
	Pai       string     `json:"pai,omitempty"`
	Consumed  []string   `json:"consumed,omitempty"`
	Tsumogiri *bool      `json:"tsumogiri,omitempty"`
	Bakaze    string     `json:"-"`
	Kyoku     int        `json:"-"`
	Honba     int        `json:"-"`
	Tehais    [][]string `json:"-"`
}

// A detail is a choice with invented numbers.
type detail struct {
	Action event   `json:"action"`
	Q      float64 `json:"q_value"`
	Prob   float64 `json:"prob"`
}

type state struct {
	Tehai  []string `json:"tehai"`
	Fuuros []event  `json:"fuuros"`
}

type entry struct {
	Junme     int      `json:"junme"`
	TilesLeft int      `json:"tiles_left"`
	LastActor int      `json:"last_actor"`
	Tile      string   `json:"tile"`
	State     state    `json:"state"`
	ChiPon    bool     `json:"at_self_chi_pon"`
	Riichi    bool     `json:"at_self_riichi"`
	Kakan     bool     `json:"at_opponent_kakan"`
	Expected  event    `json:"expected"`
	Actual    event    `json:"actual"`
	IsEqual   bool     `json:"is_equal"`
	Details   []detail `json:"details"`
	Shanten   int      `json:"shanten"`
	Furiten   bool     `json:"at_furiten"`
	Index     int      `json:"actual_index"`
}

// reviewOf makes a review of a player in an mjai log, by the rules of mjai-reviewer and with invented numbers. It
// follows the events by itself, without the reader under test.
func reviewOf(t testing.TB, log string, player int) string {
	t.Helper()
	w := &reviewWriter{player: player, seed: 1}
	lines := strings.Split(strings.TrimSpace(log), "\n")
	for _, line := range lines {
		var e event
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		var start struct {
			Bakaze       string
			Kyoku, Honba int
			Tehais       [][]string
		}
		if err := json.Unmarshal([]byte(line), &start); err != nil {
			t.Fatal(err)
		}
		e.Bakaze, e.Kyoku, e.Honba, e.Tehais = start.Bakaze, start.Kyoku, start.Honba, start.Tehais
		w.events = append(w.events, e)
	}
	for i := range w.events {
		w.event(i)
	}
	rating, total := 0.8125, w.total
	return fmt.Sprintf(`{"engine":"Mortal","game_length":"Hanchan","loading_time":"0s","review_time":"1s","show_rating":true,`+
		`"version":"1.5.10","review":{"total_reviewed":%d,"total_matches":%d,"rating":%v,"temperature":0.1,"kyokus":[%s],`+
		`"relative_phi_matrix":[],"model_tag":"invented-0"},"player_id":%d,"mjai_log":[%s],"lang":"en"}`+"\n",
		total, w.matches, rating, "\n"+strings.Join(w.kyokus, ",\n"), player, "\n"+strings.Join(lines, ",\n"))
}

type reviewWriter struct {
	player, seed      int
	events            []event
	hand              []string
	melds             []event
	junme, left, last int
	tile              string
	riichi            bool
	entries, kyokus   []string
	kyoku, honba      int
	total, matches    int
}

func (w *reviewWriter) random() float64 {
	w.seed = (w.seed*1103515245 + 12345) % (1 << 31)
	return float64(w.seed) / (1 << 31)
}

func (w *reviewWriter) take(tiles ...string) {
	for _, t := range tiles {
		w.hand = slices.Delete(w.hand, slices.Index(w.hand, t), slices.Index(w.hand, t)+1)
	}
}

func (w *reviewWriter) event(i int) {
	e := w.events[i]
	own := e.Actor != nil && *e.Actor == w.player
	if e.Actor != nil {
		w.last = *e.Actor
	}
	switch e.Type {
	case "start_kyoku":
		w.kyoku, w.honba = strings.Index("ESWN", e.Bakaze)*4+e.Kyoku-1, e.Honba
		w.hand, w.melds, w.junme, w.riichi = slices.Clone(e.Tehais[w.player]), []event{}, 0, false
		w.left = map[int]int{3: 55, 4: 70}[len(e.Tehais)]
		w.entries = nil
	case "end_kyoku":
		w.kyokus = append(w.kyokus, fmt.Sprintf(`{"kyoku":%d,"honba":%d,"end_status":[],"relative_scores":[],"entries":[%s]}`,
			w.kyoku, w.honba, "\n"+strings.Join(w.entries, ",\n")))
	case "tsumo":
		w.left--
		if own {
			w.junme++
			w.hand, w.tile = append(w.hand, e.Pai), e.Pai
			if next := w.next(i); !w.riichi || next != nil && next.Type != "dahai" {
				w.decide(i, false, false)
			}
		}
	case "dahai":
		w.tile = e.Pai
		if own {
			w.take(e.Pai)
		} else if w.claims(i, e.Pai) {
			w.decide(i, false, false)
		}
	case "nukidora":
		w.tile = "N"
		if own {
			w.take("N")
		}
	case "chi", "pon", "daiminkan", "ankan":
		if own {
			w.take(e.Consumed...)
			w.melds = append(w.melds, e)
			if e.Type == "chi" || e.Type == "pon" {
				w.junme++
				w.decide(i, true, false)
			}
		}
	case "kakan":
		w.tile = e.Pai
		if own {
			w.take(e.Pai)
		} else if next := w.next(i); next != nil && next.Type == "hora" {
			w.decide(i, false, false)
		}
	case "reach":
		if own {
			w.decide(i, false, true)
			w.riichi = true
		}
	}
}

// next is what the player did after an event, nil if another player went first.
func (w *reviewWriter) next(i int) *event {
	for _, e := range w.events[i+1:] {
		switch {
		case e.Type == "dora" || e.Type == "reach_accepted":
			continue
		case e.Type == "tsumo" || e.Type == "ryukyoku" && w.last != w.player:
			return &event{Type: "none"}
		case e.Actor != nil && *e.Actor == w.player:
			return &e
		case e.Type == "hora":
			continue // several may win on one tile
		}
		return nil
	}
	return nil
}

func plain(tile string) string { return strings.TrimSuffix(tile, "r") }

// claims reports whether the player may claim a discard, or did.
func (w *reviewWriter) claims(i int, pai string) bool {
	next := w.next(i)
	if next == nil {
		return false
	}
	same := 0
	for _, t := range w.hand {
		if plain(t) == plain(pai) {
			same++
		}
	}
	return next.Type != "none" || same >= 2 && !w.riichi
}

// decide writes an entry with invented numbers.
func (w *reviewWriter) decide(i int, chiPon, riichi bool) {
	actual := w.next(i)
	if actual == nil {
		return
	}
	own := w.last == w.player
	made := *actual
	if made.Type == "ankan" || made.Type == "kakan" || made.Type == "daiminkan" {
		tile := plain(made.Pai)
		if made.Type == "ankan" {
			tile = plain(made.Consumed[0])
		}
		made = event{Type: "ankan", Actor: &w.player, Consumed: []string{tile, tile, tile, tile}}
	}
	options := map[string]event{}
	if own {
		for _, t := range w.hand {
			drawn := t == w.tile
			options["dahai "+t] = event{Type: "dahai", Actor: &w.player, Pai: t, Tsumogiri: &drawn}
		}
	} else {
		from := w.last
		options["none"] = event{Type: "none"}
		options["pon"] = event{Type: "pon", Actor: &w.player, Target: &from, Pai: w.tile, Consumed: []string{plain(w.tile),
			plain(w.tile)}}
	}
	key := made.Type
	if made.Type == "dahai" {
		key += " " + made.Pai
	}
	options[key] = made
	e := entry{Junme: w.junme, TilesLeft: w.left, LastActor: w.last, Tile: w.tile, ChiPon: chiPon, Riichi: riichi,
		Kakan: w.events[i].Type == "kakan", Actual: *actual, Shanten: 1,
		State: state{Tehai: slices.Clone(w.hand), Fuuros: slices.Clone(w.melds)}}
	qs := map[string]float64{}
	for _, name := range slices.Sorted(maps.Keys(options)) {
		qs[name] = -math.Round(w.random()*1e5) / 1e5
		if name == key && w.random() < 0.7 {
			qs[name] = 0.01
		}
	}
	names := slices.SortedFunc(maps.Keys(options), func(a, b string) int {
		return int(math.Copysign(1, qs[b]-qs[a]))
	})
	if at := slices.Index(names, key); len(names) > 5 {
		if at >= 5 {
			names[4] = key
		}
		names = names[:5]
	}
	sum := 0.0
	for _, name := range names {
		sum += math.Exp(qs[name] / 0.1)
	}
	for _, name := range names {
		e.Details = append(e.Details, detail{options[name], qs[name], math.Round(math.Exp(qs[name]/0.1)/sum*1e6) / 1e6})
	}
	e.Index = slices.Index(names, key)
	e.Expected, e.IsEqual = options[names[0]], e.Index == 0
	if e.IsEqual {
		e.Expected = *actual
		w.matches++
	}
	w.total++
	var line bytes.Buffer
	out := json.NewEncoder(&line)
	if err := out.Encode(e); err != nil {
		panic(err)
	}
	w.entries = append(w.entries, strings.TrimSpace(line.String()))
}

// statedSamples are the reviews in the folder stated: the log that each is made of, and the player.
var statedSamples = []struct {
	name   string
	player int
}{{"4-players", 1}, {"3-players", 1}}

func mjaiLog(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile("../../core/replay/mjai/testdata/" + name + ".jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestStatedSamples compares the reviews in the folder stated with what reviewOf makes.
func TestStatedSamples(t *testing.T) {
	for _, sample := range statedSamples {
		want, file := reviewOf(t, mjaiLog(t, sample.name), sample.player), "stated/"+sample.name+".json"
		if *update {
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := os.ReadFile(file); err != nil || string(got) != want {
			t.Errorf("%s differs from the review made of its log; -update writes it again (%v)", file, err)
		}
	}
}

// TestStatedPlaced makes a review of every player of every log and wants each entry at its step in the module's game,
// with the tiles that the module gives the player there.
func TestStatedPlaced(t *testing.T) {
	folder := t.TempDir()
	for _, sample := range statedSamples {
		log := mjaiLog(t, sample.name)
		for player := range map[string]int{"4-players": 4, "3-players": 3}[sample.name] {
			name := fmt.Sprintf("%s-%d.json", sample.name, player)
			if err := os.WriteFile(filepath.Join(folder, name), []byte(reviewOf(t, log, player)), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	withModule(t, "stated-placed.mjs", "REVIEWS="+folder)
}
