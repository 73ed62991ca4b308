package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/opponent"
	"tehai/core/replay"
	"tehai/core/replay/mjai"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// A message is a line of mjai, https://github.com/gimite/mjai: an event, or the answer to one.
type message map[string]any

// A bot plays one seat over mjai. It keeps the events of the deal as received, reads them like a log, and decides from
// the table after the last one, so that its state cannot differ from a replay of the log. An event that cannot follow
// the others is left out.
type bot struct {
	strength opponent.Strength
	room     string // of the server
	seat     int    // the own actor, 0 to 3
	game     string // the line start_game
	deal     string // the lines since start_kyoku
	players  int
	offset   int // the actor in chair 0, the first dealer
}

var none = message{"type": "none"}

// hear takes one event and returns the answer. Its error reports a line that is not an event of a game, or cannot
// follow the events before it.
func (b *bot) hear(line string) (answer message, err error) {
	defer func() {
		if reason := recover(); reason != nil {
			answer, err = nil, fmt.Errorf("an error of the program: %v", reason)
		}
	}()
	e, err := jsontext.Parse(line)
	if err != nil {
		return nil, fmt.Errorf("want a JSON object on each line: %w", err)
	}
	switch e.Get("type").String() {
	case "":
		return nil, fmt.Errorf("want an event with a type, found %.60q", line)
	case "hello":
		return message{"type": "join", "name": "Tehai", "room": b.room}, nil
	case "end_game", "error":
		return none, nil
	case "start_game":
		return none, b.start(line, &e)
	}
	if !b.seated() {
		return none, nil
	}
	d, err := b.add(line, &e)
	if err != nil || !b.asked(&e) {
		return none, err
	}
	if answer, err = b.decide(d); err != nil {
		return nil, err
	}
	return b.within(&e, answer), nil
}

// within returns the answer to an event if the server allows it: some send a list of the possible actions, which names
// no discards. Instead of one that is not listed, the drawn tile is discarded, or nothing claimed.
func (b *bot) within(e *jsontext.Value, answer message) message {
	possible := e.Get("possible_actions")
	if possible.Kind != jsontext.Array || answer["type"] == "dahai" || answer["type"] == "none" {
		return answer
	}
	for i := range possible.Items {
		if possible.Items[i].Get("type").String() == answer["type"] {
			return answer
		}
	}
	if e.Get("type").String() != "tsumo" {
		return none
	}
	return message{"type": "dahai", "actor": b.seat, "pai": e.Get("pai").String(), "tsumogiri": true}
}

// start begins a game. If it has no seat for the bot, the bot answers none to all of its events.
func (b *bot) start(line string, e *jsontext.Value) error {
	b.game, b.deal, b.players = line, "", 4
	if len(e.Get("names").Items) == 3 {
		b.players = 3
	}
	if id := e.Get("id"); id.Kind != jsontext.Absent {
		seat, ok := id.Int()
		if !ok {
			seat = -1
		}
		b.seat = seat
	}
	if !b.seated() {
		return fmt.Errorf("start_game: want an id from 0 to %d, found %d", b.players-1, b.seat)
	}
	return nil
}

func (b *bot) seated() bool { return b.seat >= 0 && b.seat < b.players }

// asked reports whether an event may be answered with a move.
func (b *bot) asked(e *jsontext.Value) bool {
	if can := e.Get("can_act"); can.Kind == jsontext.Bool && !can.Is() {
		return false
	}
	actor, _ := e.Get("actor").Int()
	switch e.Get("type").String() {
	case "tsumo", "chi", "pon", "reach":
		return actor == b.seat
	case "dahai", "kakan", "ankan":
		return actor != b.seat
	}
	return false
}

// add adds an event to those of the deal and returns the deal, unless the event cannot follow them.
func (b *bot) add(line string, e *jsontext.Value) (*replay.Deal, error) {
	before, begins := b.deal, e.Get("type").String() == "start_kyoku"
	if begins {
		before = ""
	}
	if len(before)+len(line) > longestDeal {
		return nil, fmt.Errorf("want start_kyoku before more events: those since the last one take more than %d kB",
			longestDeal>>10)
	}
	text := before + line + "\n"
	log, err := mjai.Read(b.game+"\n"+text, catalog.For)
	if err != nil && !begins {
		return nil, fmt.Errorf("%s: want an event start_kyoku before it", e.Get("type").String())
	}
	if err != nil {
		_, why, _ := strings.Cut(err.Error(), ": ") // without its line and column, which are those of the deal
		return nil, errors.New(why)
	}
	if len(log.Problems) > 0 {
		return nil, fmt.Errorf("the event is left out: %s", log.Problems[0].Message)
	}
	d := log.Deals[len(log.Deals)-1]
	if b.deal = text; begins {
		dealt := d.Last().Deal()
		b.players, b.offset = dealt.Players, 0
		if oya, ok := e.Get("oya").Int(); ok {
			b.offset = (oya - (dealt.Number - 1) + b.players) % b.players
		}
	}
	return d, nil
}

// longestDeal is how many bytes the events of a deal may take; those of the longest take a hundredth of it.
const longestDeal = 1 << 20

// decide returns the seat's move at the table after the events so far.
func (b *bot) decide(d *replay.Deal) (message, error) {
	record, err := d.Under(d.Ruleset.Table(), d.Steps())
	if err != nil {
		return nil, err
	}
	s := record.Last()
	decision, ok := opponent.Decide(s, d.Ruleset, b.chair(b.seat), b.strength)
	if !ok || decision.Pass {
		return none, nil
	}
	return b.answer(s, decision.Event), nil
}

func (b *bot) chair(actor int) int { return (actor - b.offset + b.players) % b.players }
func (b *bot) actor(chair int) int { return (chair + b.offset) % b.players }

// answer returns an event of the table as the answer to the last event.
func (b *bot) answer(s *game.State, e game.Event) message {
	m := message{"actor": b.seat}
	target, from := s.Target()
	switch e.Kind {
	case game.Discard:
		m["type"], m["pai"], m["tsumogiri"] = "dahai", notation.ToMjai(e.Tile), s.Drawn == e.Tile && !e.FromHand
	case game.Riichi:
		m["type"] = "reach"
	case game.Chow, game.Pung:
		m["type"] = map[game.Kind]string{game.Chow: "chi", game.Pung: "pon"}[e.Kind]
		m["target"], m["pai"], m["consumed"] = b.actor(from), notation.ToMjai(target), words(b.laidOut(s, e))
	case game.Kong:
		b.kong(m, s, e)
	case game.North:
		m["type"], m["pai"] = "nukidora", notation.ToMjai(tile.North)
	case game.Win:
		m["type"], m["target"], m["pai"] = "hora", b.actor(from), notation.ToMjai(target)
		if s.Turn == e.Chair && s.Drawn != tile.None {
			m["target"], m["pai"] = b.seat, notation.ToMjai(s.Drawn)
		}
	case game.Aborted:
		m["type"] = "ryukyoku"
	default:
		return none
	}
	return m
}

// laidOut returns the own tiles that a claim lays down, as the table shows after it.
func (b *bot) laidOut(s *game.State, e game.Event) []tile.Tile {
	after := *s
	if after.Apply(e) != nil {
		return nil
	}
	return gone(s.Closed(e.Chair), after.Closed(e.Chair))
}

// gone returns the tiles that are in the first list and not in the second.
func gone(before, after []tile.Tile) (list []tile.Tile) {
	for _, t := range before {
		if i := slices.Index(after, t); i >= 0 {
			after = slices.Delete(after, i, i+1)
		} else {
			list = append(list, t)
		}
	}
	return list
}

func words(tiles []tile.Tile) []string {
	list := make([]string, len(tiles))
	for i, t := range tiles {
		list[i] = notation.ToMjai(t)
	}
	return list
}

// kong sets the fields of the three kinds of kongs.
func (b *bot) kong(m message, s *game.State, e game.Event) {
	laid := b.laidOut(s, e)
	switch {
	case e.Tile == tile.None:
		target, from := s.Target()
		m["type"], m["target"], m["pai"], m["consumed"] = "daiminkan", b.actor(from), notation.ToMjai(target), words(laid)
	case len(laid) == 1:
		m["type"], m["pai"] = "kakan", notation.ToMjai(laid[0])
		for _, old := range s.Melds(e.Chair) {
			if tiles := old.Tiles(); len(tiles) == 3 && tiles[0].Index() == tiles[1].Index() &&
				tiles[0].Index() == laid[0].Index() {
				m["consumed"] = words(tiles)
			}
		}
	default:
		m["type"], m["consumed"] = "ankan", words(laid)
	}
}

func newMjai() *cobra.Command {
	strength := string(opponent.Careful)
	seat, room := 0, "default"
	cmd := &cobra.Command{
		Use:   "mjai",
		Short: "Play as a bot that speaks mjai on stdin and stdout",
		Long: `Mjai reads one event a line and answers each with one line: dahai, reach, chi, pon,
daiminkan, ankan, kakan, nukidora, hora, ryukyoku or none. start_game's "id" says
which seat is played; three names make a game of three. A line that cannot be read,
or cannot follow those before it, is reported on stderr, answered with none and left
out. If an event lists "possible_actions", the answer is one of them or a discard.
A server on a socket is reached with socat; its hello is answered with join.
https://github.com/gimite/mjai describes the events.

fast calls often and folds only hands far from tenpai. steady calls little, and
weighs the value of its hand against the cost of dealing in. careful does that too,
computes the expected points of each discard, and is the strongest and slowest.

The lines that a game consists of are a log: saved in a file, the page opens it.`,
		Example: `  tehai mjai --strength careful < events.jsonl
  socat TCP:localhost:11600 EXEC:'tehai mjai --room default'`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if !slices.Contains(opponent.Strengths, opponent.Strength(strength)) {
				return fmt.Errorf("--strength: want one of %v, found %q", opponent.Strengths, strength)
			}
			if seat < 0 || seat > 3 {
				return fmt.Errorf("--seat: want a number from 0 to 3, found %d", seat)
			}
			b := &bot{strength: opponent.Strength(strength), room: room, seat: seat, players: 4}
			return b.play(cmd.InOrStdin(), cmd.OutOrStdout(), cmd.ErrOrStderr())
		},
	}
	cmd.Flags().StringVar(&strength, "strength", strength, "fast, steady or careful")
	complete(cmd, "strength", func() (words []string) {
		for _, s := range opponent.Strengths {
			words = append(words, string(s))
		}
		return words
	})
	cmd.Flags().StringVar(&room, "room", room, "the room to join, if the server says hello")
	cmd.Flags().IntVar(&seat, "seat", 0, "the seat to play if start_game has no id: 0 to 3")
	return cmd
}

// play answers every line. A line that cannot be read is answered with none, and reported.
func (b *bot) play(in io.Reader, out, problems io.Writer) error {
	buffered := bufio.NewWriter(out)
	return eachLine(in, longestDeal, func(line string) error {
		reply, err := b.hear(line)
		if err != nil {
			fmt.Fprintln(problems, "tehai:", err)
			reply = none
		}
		text, err := json.Marshal(reply)
		if err != nil {
			return err
		}
		buffered.Write(append(text, '\n'))
		return buffered.Flush()
	})
}
