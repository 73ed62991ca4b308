package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestHouseFile scores and lists by a file of house rules, and reports what is wrong with one.
func TestHouseFile(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	club := write("club.json", `{"tehai": "house-rules", "version": 1, "name": "Thursday", "base": "classical-bmja",
		"options": {"limit": 2000}, "drop": ["heads-and-tails"],
		"hands": [{"id": "big-robert", "names": {"en": "Big \u001b[1m Robert"}, "value": {"limits": 1},
		"layouts": [["run4 #a", "run4 #b", "run4 #c", "pair honour"]]},
		{"id": "plain", "value": {"doubles": 3}, "layouts": [["7 pair"]]}]}`+"\n")
	for line, want := range map[string]string{
		"score 111999m1119p+9p [999s] --rules " + club:                     "192 points",
		"score 111999m1119p+9p [999s] --rules classical-bmja":              "1000 points",
		"score 111999m1119p+9p [999s] --option maxChows=2 --rules " + club: "192 points",
		"score 1234m4567p6789s5z+5z --rules " + club:                       "  Big [1m Robert (limit hand)\n2000 points\n",
		"score 1122m3344p5566s5z+5z --rules " + club:                       "  plain ",
		"score 123m1119p99s --rules " + club:                               "8 points\n",
		"rules " + club:                                                    "limit                        int      2000",
		"discard 123456m123p11447s --rules " + club:                        "The hand is",
	} {
		out, _, err := run(t, "", strings.Fields(line)...)
		if err != nil || !strings.Contains(out, want) {
			t.Errorf("%s: %v, want %q in\n%s", line, err, want, out)
		}
	}
	newer := write("newer.json", `{"tehai": "house-rules", "version": 2}`)
	for path, want := range map[string]string{newer: "version: want 1, found 2",
		filepath.Join(folder, "none.json"): "no such file"} {
		for _, line := range []string{"score 123m406p789s11555z --rules " + path, "rules " + path} {
			if _, _, err := run(t, "", strings.Fields(line)...); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, want %q", line, err, want)
			}
		}
	}
}

// TestCircumstances scores by what only rules of clubs and of Sichuan ask.
func TestCircumstances(t *testing.T) {
	const sichuan, western = " --rules sichuan-sbr", " --rules classical-bmja"
	for line, want := range map[string]string{
		"score 23456m234678p99p+1m --void m" + sichuan:                                "void suit",
		"score 23456m234678p99p+1m --void s --self-drawn" + sichuan:                   "E +6  S -2  W -2  N -2",
		"score 23456m234678p99p+1m --shot-after-kong" + sichuan:                       "Shot after a Kong",
		"discard 123456m123p11447s --void p" + sichuan:                                " 1. 1p",
		"score 111999m1118p+8p [999s] --original-call" + western:                      "original-call-won",
		"score 111999m1118p+8p [999s] --self-drawn --rinshan --double-kong" + western: "twofold-fortune",
		"score 111999m1118p+8p [999s] --self-drawn --first-turn" + western:            "heavenly-hand",
	} {
		out, _, err := run(t, "", strings.Fields(line)...)
		if err != nil || !strings.Contains(out, want) {
			t.Errorf("%s: %v, want %q in\n%s", line, err, want, out)
		}
	}
}
