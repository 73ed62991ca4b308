package main

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/tile"
)

//go:embed arena.cjs
var arenaScript []byte

// peers are players of @kobalab/majiang-ai at some chairs of the table. They get the messages that a player at the
// chair would see.
type peers struct {
	run     *exec.Cmd
	to      io.WriteCloser
	from    *bufio.Reader
	scratch string
	chairs  []int
	said    [4]reply
}

// A reply is a peer's choice after the last message, and its own view of its hand.
type reply struct {
	Dapai, Fulou, Gang, Hule, Daopai string
	Hand                             string
}

// packagesAt installs the peer's packages in a scratch folder; if MAJIANG names a folder it uses that.
func packagesAt() (folder string, scratch bool, err error) {
	if folder = os.Getenv("MAJIANG"); folder != "" {
		return folder, false, nil
	}
	if folder, err = os.MkdirTemp("", "majiang"); err != nil {
		return "", false, err
	}
	install := exec.Command("npm", "install", "--prefix", folder, "--silent", "--no-audit", "--no-fund",
		"@kobalab/majiang-core@1.4.1", "@kobalab/majiang-ai@1.0.13")
	if out, err := install.CombinedOutput(); err != nil {
		os.RemoveAll(folder)
		return "", false, fmt.Errorf("the peer could not be fetched: %w %.200s", err, out)
	}
	return folder, true, nil
}

func startPeers() (*peers, error) {
	folder, scratch, err := packagesAt()
	if err != nil {
		return nil, err
	}
	p := &peers{}
	if scratch {
		p.scratch = folder
	}
	script := filepath.Join(os.TempDir(), fmt.Sprintf("arena-%d.cjs", os.Getpid()))
	if err := os.WriteFile(script, arenaScript, 0o600); err != nil {
		return nil, err
	}
	p.run = exec.Command("node", script)
	p.run.Dir, p.run.Stderr = folder, os.Stderr
	if p.to, err = p.run.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := p.run.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.from = bufio.NewReader(out)
	return p, p.run.Start()
}

func (p *peers) close() {
	p.to.Close()
	_ = p.run.Wait()
	os.Remove(p.run.Args[1])
	if p.scratch != "" {
		os.RemoveAll(p.scratch)
	}
}

// sit assigns chairs to the peers for a match.
func (p *peers) sit(chairs []int) {
	p.chairs, p.said = chairs, [4]reply{}
}

// tell sends every peer the events, without tiles that it may not see, and stores the choice of each.
func (p *peers) tell(s *game.State, list []message) error {
	if len(list) == 0 {
		return nil
	}
	deal := s.Deal()
	for _, m := range list {
		heard := message{}
		for _, chair := range p.chairs {
			seat := (chair - deal.Dealer() + deal.Players) % deal.Players
			heard[fmt.Sprint(chair)] = hidden(m, seat)
		}
		text, err := json.Marshal(heard)
		if err != nil {
			return err
		}
		if _, err := p.to.Write(append(text, '\n')); err != nil {
			return err
		}
		line, err := p.from.ReadString('\n')
		if err != nil {
			return fmt.Errorf("the peer broke off: %w", err)
		}
		said := map[string]reply{}
		if err := json.Unmarshal([]byte(line), &said); err != nil {
			return err
		}
		p.said = [4]reply{}
		for _, chair := range p.chairs {
			r, ok := said[fmt.Sprint(chair)]
			if !ok {
				return fmt.Errorf("the peer at chair %d says nothing: %.200s", chair, line)
			}
			if p.said[chair] = r; !sameHand(r.Hand, s, chair) {
				return fmt.Errorf("the peer at chair %d takes its hand to be %s: it holds %v", chair, r.Hand, s.Closed(chair))
			}
		}
	}
	return nil
}

// hidden returns a message with only what a seat may see.
func hidden(m message, seat int) message {
	for kind, what := range m {
		what := what.(message)
		heard := message{}
		for k, v := range what {
			heard[k] = v
		}
		switch kind {
		case "qipai":
			hands := slices.Clone(what["shoupai"].([]string))
			for i := range hands {
				if i != seat {
					hands[i] = ""
				}
			}
			heard["shoupai"] = hands
		case "zimo", "gangzimo":
			if what["l"] != seat {
				heard["p"] = ""
			}
		}
		return message{kind: heard}
	}
	return nil
}

// sameHand compares the closed tiles of a peer's own view with those at the table.
func sameHand(text string, s *game.State, chair int) bool {
	closed, _, _ := strings.Cut(text, ",")
	var counts [256]int
	suit := ""
	for _, r := range closed {
		switch {
		case r >= '0' && r <= '9':
			t, err := tile.Parse(string(r) + suit)
			if err != nil {
				return false
			}
			counts[t]++
		case strings.ContainsRune("mpsz", r):
			suit = string(r)
		}
	}
	for _, t := range s.Closed(chair) {
		counts[t]--
	}
	return counts == [256]int{}
}

// decides turns a peer's choice into an event; wants is false if it does nothing. The error names a choice that the
// table refuses.
func (p *peers) decides(s *game.State, all []game.Event, chair int) (e game.Event, wants bool, err error) {
	said := &p.said[chair]
	switch {
	case s.Phase == game.Won && said.Hule == "":
		return e, false, nil
	case said.Hule != "":
		e = game.Event{Kind: game.Win, Chair: chair}
	case said.Daopai != "":
		e = game.Event{Kind: game.Aborted, Chair: chair}
	case said.Gang != "":
		digit := said.Gang[len(said.Gang)-1:]
		for _, legal := range all {
			if legal.Kind == game.Kong && legal.Chair == chair && legal.Tile != tile.None &&
				legal.Tile.Plain() == tileOf(digit, said.Gang[:1]).Plain() {
				e = legal
			}
		}
	case said.Fulou != "" && s.Phase == game.ToDraw:
		e = claimOf(said.Fulou, all, chair)
	case said.Dapai != "" && s.Phase != game.ToDraw && s.Phase != game.ToReplace:
		e = p.discard(s, said.Dapai, chair)
	default:
		return e, false, nil
	}
	if s.Check(e) != nil {
		claims := func(l game.Event) bool { return l.Chair == chair && l.Kind != game.Draw }
		if s.Phase == game.ToDraw && !slices.ContainsFunc(all, claims) {
			return e, false, nil // it was asked about a draw only
		}
		return e, false, fmt.Errorf("the table refuses %+v of chair %d: %w", *said, chair, s.Check(e))
	}
	return e, true, nil
}

// discard returns a discard, or the riichi before it.
func (p *peers) discard(s *game.State, said string, chair int) game.Event {
	if strings.HasSuffix(said, "*") && s.Phase != game.Declared {
		return game.Event{Kind: game.Riichi, Chair: chair}
	}
	t := tileOf(said[1:2], said[:1])
	fromHand := t == s.Drawn && s.Phase != game.Called && !strings.Contains(said, "_")
	return game.Event{Kind: game.Discard, Chair: chair, Tile: t, FromHand: fromHand}
}

func tileOf(digit, suit string) tile.Tile {
	t, err := tile.Parse(digit + suit)
	if err != nil {
		return tile.None
	}
	return t
}

// claimOf finds the claim that makes the meld.
func claimOf(word string, all []game.Event, chair int) game.Event {
	var own []tile.Tile
	for i := 1; i < len(word); i++ {
		if word[i] < '0' || word[i] > '9' || i+1 < len(word) && strings.IndexByte("-=+", word[i+1]) >= 0 {
			continue
		}
		own = append(own, tileOf(word[i:i+1], word[:1]))
	}
	sort2 := func(list []tile.Tile) []tile.Tile { list = slices.Clone(list); slices.Sort(list); return list }
	for _, legal := range all {
		if legal.Chair != chair {
			continue
		}
		switch legal.Kind {
		case game.Kong:
			if len(own) == 3 && legal.Tile == tile.None {
				return legal
			}
		case game.Chow, game.Pung:
			if len(own) != 2 {
				continue
			}
			if slices.Equal(sort2(own), sort2(legal.With[:])) {
				return legal
			}
			same := meld.KindOf(own) != meld.Sequence && own[0].Plain() == own[1].Plain()
			if legal.Kind == game.Pung && legal.With[0] == tile.None && same {
				return game.Event{Kind: game.Pung, Chair: chair, With: [2]tile.Tile(own)}
			}
		}
	}
	return game.Event{Kind: game.Chow, Chair: chair}
}
