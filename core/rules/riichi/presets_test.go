package riichi

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tehai/core/option"
)

var update = flag.Bool("update", false, "rewrite the golden file")

// TestPresetsGolden compares the values of every preset with a list, so that a change of a preset shows in review.
// "?" marks values that the organisation's own text does not confirm.
func TestPresetsGolden(t *testing.T) {
	var b strings.Builder
	for _, set := range Family().Sets {
		fmt.Fprintf(&b, "%s: %s, %d players\n", set.ID, set.Name, set.Players)
		for _, o := range set.Options {
			mark := ""
			if !o.Confirmed {
				mark = " ?"
			}
			fmt.Fprintf(&b, "  %-25s %v%s\n", o.Key, o.Default, mark)
		}
		b.WriteByte('\n')
	}
	golden := filepath.Join("testdata", "presets.golden")
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	got, wanted := strings.Split(b.String(), "\n"), strings.Split(string(want), "\n")
	for i := range max(len(got), len(wanted)) {
		if i >= len(got) || i >= len(wanted) || got[i] != wanted[i] {
			t.Fatalf("line %d differs from %s; rewrite it with -update if the change is meant", i+1, golden)
		}
	}
}

// TestCatalogueOrder is the order of the public interface.
func TestCatalogueOrder(t *testing.T) {
	const want = "riichi-tenhou riichi-mahjong-soul riichi-ema riichi-ema-2025 riichi-wrc riichi-wrc-2025 riichi-jpml-a " +
		"riichi-m-league riichi-tenhou-3p riichi-mahjong-soul-3p"
	var ids []string
	for _, set := range Family().Sets {
		ids = append(ids, set.ID)
		if set.Family != "riichi" {
			t.Errorf("%s is of family %s", set.ID, set.Family)
		}
	}
	if got := strings.Join(ids, " "); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestPresetsAreOptions wants every row of every preset to be an option with a valid value that differs from that of
// its base.
func TestPresetsAreOptions(t *testing.T) {
	for _, p := range presets {
		base := option.Values{}
		if over := presetOf(p.over); over != nil {
			for _, o := range over.list() {
				base[o.Key] = o.Default
			}
		}
		for _, s := range p.rows {
			if _, err := option.Resolve(presets[0].list(), option.Values{s.key: s.value}); err != nil {
				t.Errorf("%s: %v", p.id, err)
			}
			if p.setting(s.key).value == nil {
				t.Errorf("%s: %s has no value", p.id, s.key)
			}
			over := presetOf(p.over)
			if inherited := over.setting(s.key); over != nil && inherited != nil &&
				fmt.Sprint(inherited.value) == fmt.Sprint(s.value) && inherited.source == s.source {
				t.Errorf("%s repeats %s of %s", p.id, s.key, p.over)
			}
		}
	}
}

// TestEveryPresetScores scores a hand through the catalogue's rows.
func TestEveryPresetScores(t *testing.T) {
	for _, set := range Family().Sets {
		win := winOf("123789m456p23s99p+4s", "seat=S tsumo")
		got, err := set.Plain().Score(&win)
		if set.Players == 3 {
			if err == nil {
				t.Errorf("%s scored 2m", set.ID)
			}
			win = winOf("111999m456p23s99p+4s", "seat=S tsumo")
			got, err = set.Plain().Score(&win)
		}
		if err != nil {
			t.Errorf("%s: %v", set.ID, err)
			continue
		}
		if res := got; !res.Win {
			t.Errorf("%s: no win: %v", set.ID, res.Why)
		}
		if _, err := set.With(option.Values{"no": true}); err == nil {
			t.Errorf("%s takes an option that is none", set.ID)
		}
	}
}

func TestOptionErrors(t *testing.T) {
	for _, row := range []struct {
		id     string
		chosen option.Values
		want   string
	}{
		{"riichi-ema", option.Values{"doubleWindPairFu": 3}, "option doubleWindPairFu: want one of the numbers 2 4, found 3"},
		{"riichi-ema", option.Values{"localYaku": []string{"kanburi", "moon"}}, "option localYaku: want a list out of " +
			"open-riichi tsubame-gaeshi kanburi shiiaru-raotai uumensai sanrenkou isshoku-sanjun iipin-mouyue chuupin-raoyui " +
			"isshoku-yonjun suurenkou daisharin shiisanpuutaa paarenchan ishi-no-ue-ni-mo-sannen daichisei, " +
			"found [kanburi moon]"},
	} {
		if _, err := rulesFor(row.id, row.chosen); err == nil || err.Error() != row.want {
			t.Errorf("%s: %v, want %s", row.id, err, row.want)
		}
	}
}
