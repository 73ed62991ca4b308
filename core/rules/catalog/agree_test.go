package catalog

import (
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
)

// TestAgree enters random circumstances of a win, about three at a time: Score refuses it exactly if the table does,
// the win without what the table drops is accepted by Score, and so is it with each further circumstance that the
// table permits.
func TestAgree(t *testing.T) {
	hands := append(witnesses(t),
		witness(t, "119m19p19s1234567z"), witness(t, "2233445566778p8p"), witness(t, "1112345678999s9s"),
		witness(t, "5p5p", laid(t, "111z", meld.NotKong), laid(t, "222z", meld.NotKong), laid(t, "333z", meld.NotKong),
			laid(t, "4444z", meld.Claimed)),
		witness(t, "5p5p", laid(t, "1111z", meld.Claimed), laid(t, "2222p", meld.Claimed), laid(t, "3333s", meld.Added),
			laid(t, "9999s", meld.Concealed)))
	random := rand.New(rand.NewPCG(11, 11))
	for _, set := range All() {
		r := set.Plain()
		if len(r.Situation.Refusals) == 0 {
			continue
		}
		all := values(r)
		taken, refused := 0, 0
		for range 600 {
			win := rules.Win{Hand: hands[random.IntN(len(hands))]}
			for range random.IntN(5) {
				all[random.IntN(len(all))].say(&win.Situation)
			}
			if agree(t, r, win) {
				refused++
				win = dropped(r, win)
				if agree(t, r, win) {
					t.Errorf("%s, %s: refused though all was dropped that is to be: %+v", r.ID, spelled(&win.Hand), win.Situation)
					continue
				}
			}
			taken++
			for _, c := range all {
				if more(t, r, win, c) {
					refused++
				} else {
					taken++
				}
			}
		}
		t.Logf("%s: %d taken, %d refused", r.ID, taken, refused)
		if taken < 1000 || refused < 1000 {
			t.Errorf("%s: %d taken and %d refused say too little", r.ID, taken, refused)
		}
	}
}

func spelled(h *hand.Hand) string {
	text := ""
	for _, t := range h.Closed {
		text += t.String()
	}
	for _, m := range h.Melds {
		text += " "
		for _, t := range m.Tiles() {
			text += t.String()
		}
	}
	return text
}

// agree reports whether the table refuses a win, and wants Score to do the same.
func agree(t *testing.T, r *rules.Rules, win rules.Win) bool {
	t.Helper()
	refusal := r.Situation.Refuse(&win, true)
	_, err := r.Score(&win)
	switch {
	case err != nil && !impossible(err):
		t.Fatalf("%s, %s %+v: %v", r.ID, spelled(&win.Hand), win.Situation, err)
	case err != nil && refusal == nil:
		t.Errorf("%s, %s %+v: the table permits what Score refuses: %v", r.ID, spelled(&win.Hand), win.Situation, err)
	case err == nil && refusal != nil:
		t.Errorf("%s, %s %+v: the table says %q, Score takes it", r.ID, spelled(&win.Hand), win.Situation, refusal.Text)
	}
	return refusal != nil
}

func dropped(r *rules.Rules, win rules.Win) rules.Win {
	keys, _ := r.Situation.Drop(&win, true)
	for _, key := range keys {
		r.Situation.Knows(key).Unsay(&win.Situation)
	}
	return win
}

// more enters one further circumstance of a possible win, and reports whether the table has a refusal for it.
// Circumstances that give way to others are not refused.
func more(t *testing.T, r *rules.Rules, win rules.Win, c told) bool {
	t.Helper()
	if c.Key == "selfDrawn" || c.Key == "seatWind" || c.Key == "roundWind" {
		return false
	}
	probe := rules.Probe{Situations: &r.Situation, Win: &win, Hand: true}
	refusal := probe.Against(c.Circumstance, c.value)
	if c.Kind != option.Set && c.Kind != rules.Tiles {
		c.Unsay(&win.Situation)
	}
	if c.Kind == rules.Tiles { // which of them, is another question
		return refusal != nil
	}
	c.say(&win.Situation)
	if c.Key == "riichi" && win.Ippatsu {
		win = dropped(r, win) // a double riichi with a quad, to which ippatsu gives way
	}
	if agree(t, r, win) != (refusal != nil) {
		t.Errorf("%s, %s %+v: %s=%s more is refused or not, and then it is the other", r.ID, spelled(&win.Hand),
			win.Situation, c.Key, c.value)
	}
	return refusal != nil
}
