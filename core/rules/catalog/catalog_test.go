package catalog

import (
	"slices"
	"testing"
)

func TestAll(t *testing.T) {
	want := []string{"classical", "classical-dmjl", "classical-bmja", "riichi-tenhou",
		"riichi-mahjong-soul", "riichi-ema", "riichi-ema-2025", "riichi-wrc",
		"riichi-wrc-2025", "riichi-jpml-a",
		"riichi-m-league", "riichi-tenhou-3p", "riichi-mahjong-soul-3p",
		"mcr", "mcr-ema", "mcr-jmsa", "hongkong", "hongkong-limit", "hongkong-short", "sichuan-sbr", "sichuan-common", "uzje"}
	var got []string
	for _, set := range All() {
		got = append(got, set.ID)
		if set.Name == "" || set.Plain().Score == nil || set.Players < 3 {
			t.Errorf("%s: %+v is not whole", set.ID, set)
		}
		if found, ok := ByID(set.ID); !ok || found.ID != set.ID {
			t.Errorf("ByID(%q) = %q, %v", set.ID, found.ID, ok)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("rule sets %v, want %v", got, want)
	}
	if _, ok := ByID("riichi-tenhou-5p"); ok {
		t.Error("ByID finds a rule set that is not there")
	}
}
