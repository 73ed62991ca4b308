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
	"tehai/core/notation"
	"tehai/core/opponent"
	"tehai/core/replay/mjai"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// A message is a line of mjai, https://github.com/gimite/mjai: an event, or the answer to one.
type message map[string]any

// A bot plays one seat over mjai. It keeps the events of the deal as received, reads them like a log, and decides from
// the table after the last one, so that its state cannot differ from a replay of the log.
type bot struct {
	strength opponent.Strength
	seat     int    // the own actor, 0 to 3
	game     string // the line start_game
	deal     strings.Builder
	oya      int // the dealer of the deal
	number   int // of the deal in its round
	players  int
}

var none = message{"type": "none"}

// hear takes one event and returns the answer. Its error reports a line that is not an event of a game.
func (b *bot) hear(line string) (message, error) {
	var e struct {
		Type   string   `json:"type"`
		ID     *int     `json:"id"`
		Actor  int      `json:"actor"`
		Names  []string `json:"names"`
		Oya    int      `json:"oya"`
		Kyoku  int      `json:"kyoku"`
		CanAct *bool    `json:"can_act"`
	}
	if err := json.Unmarshal([]byte(line), &e); err != nil {
		return nil, fmt.Errorf("want a JSON object on each line%s", wrongJSON(err))
	}
	switch e.Type {
	case "":
		return nil, fmt.Errorf("want an event with a type, found %.60q", line)
	case "hello", "end_game", "error":
		return none, nil
	case "start_game":
		b.game, b.players = line, 4
		if len(e.Names) == 3 {
			b.players = 3
		}
		if e.ID != nil {
			b.seat = *e.ID
		}
		if b.seat < 0 || b.seat >= b.players {
			return nil, fmt.Errorf("start_game: want an id from 0 to %d, found %d", b.players-1, b.seat)
		}
		return none, nil
	case "start_kyoku":
		b.deal.Reset()
		b.oya, b.number = e.Oya, e.Kyoku
	}
	if b.deal.Len()+len(line) > longestDeal {
		return nil, fmt.Errorf("want start_kyoku before more events: those since the last one take more than %d kB",
			longestDeal>>10)
	}
	b.deal.WriteString(line)
	b.deal.WriteByte('\n')
	asked := e.Type == "tsumo" || e.Type == "dahai" || e.Type == "kakan" || e.Type == "ankan" || e.Type == "chi" ||
		e.Type == "pon" ||
		e.Type == "reach"
	if !asked || e.CanAct != nil && !*e.CanAct {
		return none, nil
	}
	if b.seat < 0 || b.seat >= b.players {
		return none, nil // start_game had no seat for it
	}
	own := e.Actor == b.seat
	if own != (e.Type == "tsumo" || e.Type == "chi" || e.Type == "pon" || e.Type == "reach") {
		return none, nil
	}
	return b.decide()
}

// longestDeal is how many bytes the events of a deal may take; those of the longest take a hundredth of it.
const longestDeal = 1 << 20

// wrongJSON says why a line is no event, in the words of JSON.
func wrongJSON(err error) string {
	wrong, ok := errors.AsType[*json.UnmarshalTypeError](err)
	switch {
	case !ok:
		return ": " + err.Error()
	case wrong.Field == "":
		return ", found " + wrong.Value
	}
	return fmt.Sprintf(": %s is a %s", wrong.Field, wrong.Value)
}

// decide returns the seat's move at the table after the events so far.
func (b *bot) decide() (message, error) {
	log, err := mjai.Read(b.game+"\n"+b.deal.String(), catalog.For)
	if err != nil {
		return nil, err
	}
	if len(log.Problems) > 0 {
		return nil, fmt.Errorf("the events do not fit together: %s", log.Problems[0].Message)
	}
	d := log.Deals[len(log.Deals)-1]
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

// offset is the actor in chair 0, the first dealer.
func (b *bot) offset() int { return (b.oya - (b.number - 1) + b.players) % b.players }

func (b *bot) chair(actor int) int { return (actor - b.offset() + b.players) % b.players }
func (b *bot) actor(chair int) int { return (chair + b.offset()) % b.players }

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
	seat := 0
	cmd := &cobra.Command{
		Use:   "mjai",
		Short: "Play as a bot that speaks mjai on stdin and stdout",
		Long: `Mjai reads one event a line and answers each with one line: dahai, reach, chi, pon,
daiminkan, ankan, kakan, nukidora, hora, ryukyoku or none. start_game's "id" says
which seat is played; three names make a game of three. A line that cannot be read
is reported on stderr and answered with none. https://github.com/gimite/mjai
describes the events.

fast calls often and folds only hands far from tenpai. steady calls little, and
weighs the value of its hand against the cost of dealing in. careful does that too,
computes the expected points of each discard, and is the strongest and slowest.

The lines that a game consists of are a log: saved in a file, the page opens it.`,
		Example: `  tehai mjai --strength careful < events.jsonl`,
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if !slices.Contains(opponent.Strengths, opponent.Strength(strength)) {
				return fmt.Errorf("--strength: want one of %v, found %q", opponent.Strengths, strength)
			}
			b := &bot{strength: opponent.Strength(strength), seat: seat, players: 4}
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
	cmd.Flags().IntVar(&seat, "seat", 0, "the seat to play if start_game has no id: 0 to 3")
	return cmd
}

// play answers every line. A line that cannot be read is answered with none, and reported.
func (b *bot) play(in io.Reader, out, problems io.Writer) error {
	buffered := bufio.NewWriter(out)
	return eachLine(in, func(line string) error {
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
