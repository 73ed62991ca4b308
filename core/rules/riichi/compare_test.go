package riichi

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

func TestCompare(t *testing.T) {
	for _, row := range []struct {
		hand, situation string
		ids             []string
		options         option.Values
		rows            []string // "id: points" or "id: error"
		differences     string
	}{
		{"999m456p23467s11z+8s", "riichi ron=S", nil, nil, []string{
			"riichi-tenhou: 2400", "riichi-mahjong-soul: 2400", "riichi-ema: 2400", "riichi-ema-2025: 2000", "riichi-wrc: 2000",
			"riichi-wrc-2025: 2000",
			"riichi-jpml-a: 2000", "riichi-m-league: 2000",
			"riichi-tenhou-3p: 2400", "riichi-mahjong-soul-3p: 2400"},
			"[{doubleWindPairFu [riichi-ema-2025 riichi-wrc riichi-wrc-2025 riichi-jpml-a riichi-m-league]}]"},
		{"223344m567p67s55s+8s", "seat=S riichi ron=E", []string{"riichi-tenhou", "riichi-wrc", "riichi-m-league",
			"riichi-ema"}, nil, []string{
			"riichi-tenhou: 7700", "riichi-wrc: 8000", "riichi-m-league: 8000", "riichi-ema: 7700"},
			"[{kiriageMangan [riichi-wrc riichi-m-league]}]"},
		{"223344m067p67s55s+8s", "seat=S riichi ippatsu ron=E ura=9m dora=2z", []string{"riichi-tenhou", "riichi-ema",
			"riichi-jpml-a"}, nil, []string{
			"riichi-tenhou: 12000", "riichi-ema: 8000", "riichi-jpml-a: 7700"},
			"[{redFives [riichi-ema riichi-jpml-a]} {ippatsu [riichi-jpml-a]}]"},
		{"11222333555z66z+1z", "seat=S tsumo", []string{"riichi-ema", "riichi-tenhou"}, nil, []string{
			"riichi-ema: 32000", "riichi-tenhou: 64000"},
			"[{yakumanStacking [riichi-tenhou]}]"},
		{"22m34p+5p pon:555z pon:666z pon:777z", "seat=S ron=N liable=W honba=1", []string{"riichi-ema", "riichi-tenhou",
			"riichi-mahjong-soul"}, nil, []string{
			"riichi-ema: 32000", "riichi-tenhou: 32000", "riichi-mahjong-soul: 32000"},
			"[{paoRonHonba [riichi-tenhou riichi-mahjong-soul]}]"},
		{"999m456p23467s11z+8s", "riichi ron=S", []string{"riichi-tenhou", "riichi-wrc"},
			option.Values{"doubleWindPairFu": 2}, []string{
				"riichi-tenhou: 2000", "riichi-wrc: 2000"}, "[]"},
		{"111999m456p23s99p+4s", "seat=S tsumo", []string{"riichi-tenhou", "riichi-tenhou-3p"}, nil, []string{
			"riichi-tenhou: 1500", "riichi-tenhou-3p: 1100"}, "[{players [riichi-tenhou-3p]}]"},
	} {
		win := winOf(row.hand, row.situation)
		var rows []*rules.Rules
		for _, set := range Family().Sets {
			if r, err := set.With(row.options); err != nil {
				t.Fatal(err)
			} else if row.ids == nil || slices.Contains(row.ids, set.ID) {
				rows = append(rows, r)
			}
		}
		if row.ids != nil {
			slices.SortFunc(rows, func(a, b *rules.Rules) int {
				return slices.Index(row.ids, a.ID) - slices.Index(row.ids,
					b.ID)
			})
		}
		differences := rules.Differences(&win, rows)
		for i, r := range rows {
			text := r.ID + ": "
			if card, err := r.Score(&win); err != nil {
				text += err.Error()
			} else {
				text += fmt.Sprint(card.Points)
			}
			if !strings.HasPrefix(text, row.rows[i]) {
				t.Errorf("%s: %s, want %s", row.hand, text, row.rows[i])
			}
		}
		if len(rows) != len(row.rows) {
			t.Errorf("%s: %d rows, want %d", row.hand, len(rows), len(row.rows))
		}
		if text := fmt.Sprint(differences); text != row.differences {
			t.Errorf("%s: %s, want %s", row.hand, text, row.differences)
		}
	}
}
