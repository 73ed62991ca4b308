package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/tile"
)

// askPeer asks @kobalab/majiang-ai for its discard at every turn: the deals are sent to four of its players, message
// by message. It returns nil, and prints why, if node or the package is missing.
func askPeer(turns []turn) func(*turn) []int {
	script, err := filepath.Abs(".ci/measure/majiang.cjs")
	if err != nil {
		return nil
	}
	scratch, err := os.MkdirTemp("", "majiang")
	if err != nil {
		fmt.Println(err)
		return nil
	}
	defer os.RemoveAll(scratch)
	install := exec.Command("npm", "install", "--prefix", scratch, "--silent", "--no-audit", "--no-fund",
		"@kobalab/majiang-core@1.4.1", "@kobalab/majiang-ai@1.0.13")
	if out, err := install.CombinedOutput(); err != nil {
		fmt.Printf("the peer could not be fetched: %v %.200s\n", err, out)
		return nil
	}
	var told strings.Builder
	asked := map[*replay.Deal]map[int]bool{}
	var deals []*replay.Deal
	for i := range turns {
		t := &turns[i]
		if asked[t.record] == nil {
			asked[t.record] = map[int]bool{}
			deals = append(deals, t.record)
		}
		asked[t.record][t.step] = true
	}
	for _, d := range deals {
		text, err := json.Marshal(messagesOf(d, asked[d]))
		if err != nil {
			fmt.Println(err)
			return nil
		}
		told.Write(append(text, '\n'))
	}
	run := exec.Command("node", script)
	run.Dir = scratch
	run.Stdin = strings.NewReader(told.String())
	run.Stderr = os.Stderr
	out, err := run.Output()
	if err != nil {
		fmt.Println("the peer broke off:", err)
		return nil
	}
	answers := map[*replay.Deal]map[string]string{}
	for i, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		var answer map[string]string
		if json.Unmarshal([]byte(line), &answer) == nil && i < len(deals) {
			answers[deals[i]] = answer
		}
	}
	return func(t *turn) []int {
		said := answers[t.record][fmt.Sprint(t.step)]
		if len(said) < 2 {
			return nil
		}
		said = strings.Replace(said[1:2], "0", "5", 1) + said[:1]
		if k, err := tile.Parse(said); err == nil {
			return []int{k.Index()}
		}
		return nil
	}
}

type message = map[string]any

// messagesOf returns a deal as messages to the package; {"ask": step} comes before each discard that is asked about.
func messagesOf(d *replay.Deal, asked map[int]bool) []message {
	start := d.At(0)
	list := opening(&start, []int{25000, 25000, 25000, 25000})
	eventWriter := eventWriter{turned: 1}
	for step := 1; step <= d.Steps(); step++ {
		e, before, after := d.Event(step), d.At(step-1), d.At(step)
		if asked[step-1] && e.Kind == game.Discard {
			list = append(list, message{"ask": step - 1, "l": seatOf(&before, e.Chair)})
		}
		list = append(list, eventWriter.messages(&before, &after, e)...)
	}
	return list
}

// seatOf returns a chair's distance from the dealer.
func seatOf(s *game.State, chair int) int {
	deal := s.Deal()
	return (chair - deal.Dealer() + deal.Players) % deal.Players
}

// opening returns the message of the starting hands.
func opening(s *game.State, scores []int) []message {
	deal := s.Deal()
	hands, points := make([]string, deal.Players), make([]int, deal.Players)
	for chair := range deal.Players {
		seat := seatOf(s, chair)
		hands[seat], points[seat] = kobalab(s.Closed(chair)), scores[chair]
	}
	return []message{{"qipai": message{"zhuangfeng": int(deal.Round - tile.East), "jushu": deal.Dealer(),
		"changbang": deal.Repeat,
		"lizhibang": deal.Deposits, "defen": points, "baopai": word(s.Indicators()[0]), "shoupai": hands}}}
}

// An eventWriter writes events one after the other.
type eventWriter struct {
	turned int // indicators already sent
	riichi bool
}

// messages returns the messages of one event.
func (t *eventWriter) messages(before, after *game.State, e game.Event) (list []message) {
	l := seatOf(before, e.Chair)
	switch e.Kind {
	case game.Draw:
		kind := "zimo"
		if before.Phase == game.ToReplace {
			kind = "gangzimo"
		}
		list = append(list, message{kind: message{"l": l, "p": word(after.Drawn)}})
	case game.Riichi:
		t.riichi = true
	case game.Discard:
		p := word(e.Tile)
		if before.Drawn == e.Tile && !e.FromHand {
			p += "_"
		}
		if t.riichi {
			p += "*"
		}
		t.riichi = false
		list = append(list, message{"dapai": message{"l": l, "p": p}})
	case game.Chow, game.Pung, game.Kong:
		kind := "fulou"
		old, m := laid(before, after, e)
		if m.Kong == meld.Concealed || m.Kong == meld.Added {
			kind = "gang"
		}
		list = append(list, message{kind: message{"l": l, "m": laidWord(old, m)}})
	}
	if indicators := after.Indicators(); len(indicators) > t.turned {
		list = append(list, message{"kaigang": message{"baopai": word(indicators[t.turned])}})
		t.turned++
	}
	return list
}

// laid returns the meld that an event made or changed, and the meld before it.
func laid(before, after *game.State, e game.Event) (old, m meld.Meld) {
	melds := before.Melds(e.Chair)
	for i, m := range after.Melds(e.Chair) {
		if i >= len(melds) {
			return meld.Meld{}, m
		}
		if melds[i] != m {
			return melds[i], m
		}
	}
	return meld.Meld{}, meld.Meld{}
}

// laidWord writes a new or changed meld; the tile of an added kong follows the text of the pung.
func laidWord(old, m meld.Meld) string {
	if m.Kong != meld.Added {
		return meldWord(m)
	}
	digits := map[string]int{}
	for i := range m.Len() {
		digits[m.At(i).String()[:1]]++
	}
	for i := range old.Len() {
		digits[old.At(i).String()[:1]]--
	}
	for digit, n := range digits {
		if n > 0 {
			return meldWord(old) + digit
		}
	}
	return meldWord(old)
}

func word(t tile.Tile) string {
	text := t.String()
	return text[1:] + text[:1]
}

func kobalab(tiles []tile.Tile) string {
	var b strings.Builder
	for _, suit := range "mpsz" {
		digits := ""
		for _, t := range tiles {
			if text := t.String(); rune(text[1]) == suit {
				digits += text[:1]
			}
		}
		if digits != "" {
			b.WriteString(string(suit) + digits)
		}
	}
	return b.String()
}

// meldWord writes a meld in the package's notation: the called tile of a chow is marked in its place, of equal tiles
// the last one.
func meldWord(m meld.Meld) string {
	mark := map[meld.Side]string{meld.Left: "-", meld.Across: "=", meld.Right: "+"}[m.From]
	text := m.At(0).String()[1:]
	called := ""
	for i := range m.Len() {
		digit := m.At(i).String()[:1]
		if i == int(m.Called) && m.Kind != meld.Sequence && m.Kong != meld.Concealed {
			called = digit
			continue
		}
		text += digit
		if i == int(m.Called) && m.Kind == meld.Sequence {
			text += mark
		}
	}
	if called != "" {
		text += called + mark
	}
	return text
}
