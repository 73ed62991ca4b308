package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// openLog has the fields of the value of replayOpen that are used here.
type openLog struct {
	ID      string   `json:"id"`
	Format  string   `json:"format"`
	Players []string `json:"players"`
	Deals   []struct {
		Label  string `json:"label"`
		Steps  int    `json:"steps"`
		Result struct {
			Text string `json:"text"`
		} `json:"result"`
	} `json:"deals"`
	Problems []struct {
		Message string `json:"message"`
		Line    *int   `json:"line"`
		Deal    *int   `json:"deal"`
		Step    *int   `json:"step"`
	} `json:"problems"`
}

// move is a decision of replayReview.
type move struct {
	Step   int    `json:"step"`
	Chair  int    `json:"chair"`
	Kind   string `json:"kind"`
	Made   string `json:"made"`
	Better string `json:"better"`
	Loss   struct {
		Win    float64 `json:"win"`
		Points float64 `json:"points"`
	} `json:"loss"`
	Size string `json:"size"`
}

// better is the choice that is ranked before the one made, in words.
func (m *move) better() string {
	if m.Better == "" {
		return "-"
	}
	return inWords(m.Better)
}

// actions are the words for the letters of commands of replay text.
var actions = map[byte]string{
	'c': "chow", 'p': "pung", 'k': "kong", 'r': "win", 's': "win", 'l': "riichi", 'a': "north",
}

// inWords spells commands of replay text: "riichi 4z" for "El EdN". Of a chow they name the own tiles.
func inWords(commands string) string {
	var words []string
	for _, command := range strings.Fields(commands) {
		if command == "=" {
			command = "abort"
		}
		if len(command) < 2 || command == "pass" || command == "abort" || !slices.Contains(seats, command[:1]) {
			words = append(words, command)
			continue
		}
		if action := actions[command[1]]; action != "" {
			words = append(words, action)
		}
		var value struct {
			Text string `json:"text"`
		}
		tiles := command[2:]
		if tiles != "" && ask("convert", map[string]any{"text": tiles, "from": "uzje", "to": "mpsz"}, &value) == nil {
			tiles = value.Text
		}
		words = append(words, strings.Fields(tiles)...)
	}
	return strings.Join(words, " ")
}

// seats are the letters of the winds in commands.
var seats = []string{"E", "S", "W", "N"}

func newReview() *cobra.Command {
	var player, level string
	chair := -1
	asJSON, all := false, false
	cmd := &cobra.Command{
		Use:   "review FILE",
		Short: "Review the decisions of a logged game",
		Long: `Review reads a log (tenhou.net/6, mjlog, mjai, kobalab, Mahjong Soul records or
replay text, gzip too) and lists the decisions that cost something: the step, what
was played, what was better, and the expected points and win chance that it cost:
a tile stands for its discard, "riichi 4z" declares with it, "chow 46s" lays down
these two, - follows a choice that nothing beats. The file - is stdin. Without --player or --chair all players are reviewed.`,
		Example: `  tehai review game.xml --player P1
  tehai review game.json --chair 0 --all
  tehai review - --json < game.mjson`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := checkLevel(level); err != nil {
				return err
			}
			text, err := readLog(args[0], cmd.InOrStdin())
			if err != nil {
				return err
			}
			var log openLog
			if err := ask("replayOpen", map[string]any{"text": text}, &log); err != nil {
				return err
			}
			if player != "" {
				if chair = slices.Index(log.Players, player); chair < 0 {
					return &fault{Message: fmt.Sprintf("no player is called %q: the file names %q", player, log.Players)}
				}
			}
			for _, p := range log.Problems {
				fmt.Fprintln(cmd.ErrOrStderr(), "tehai:", args[0]+place(p.Line)+":", p.Message)
			}
			for deal := range log.Deals {
				if err := reviewDeal(cmd.OutOrStdout(), &log, deal, chair, level, asJSON, all); err != nil {
					return err
				}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&player, "player", "", "review only this player, by the name in the file")
	cmd.Flags().IntVar(&chair, "chair", -1, "review only this chair: 0 is the first dealer, 1 the next player, ...")
	levelFlag(cmd, &level)
	cmd.Flags().BoolVar(&all, "all", false, "list every decision, not only those that cost something")
	cmd.Flags().BoolVar(&asJSON, "json", false, "write a line of JSON a deal")
	cmd.Flags().Lookup("chair").DefValue = "0" // the help shows no default: -1 is no chair
	cmd.MarkFlagsMutuallyExclusive("player", "chair")
	return cmd
}

func place(line *int) string {
	if line == nil {
		return ""
	}
	return fmt.Sprintf(":%d", *line)
}

func reviewDeal(out io.Writer, log *openLog, deal, chair int, level string, asJSON, all bool) error {
	request := map[string]any{"id": log.ID, "deal": deal}
	if chair >= 0 {
		request["chair"] = chair
	}
	if level != "" {
		request["level"] = level
	}
	var raw json.RawMessage
	if err := ask("replayReview", request, &raw); err != nil {
		return err
	}
	if asJSON {
		_, err := fmt.Fprintf(out, "%s\n", raw)
		return err
	}
	var value struct {
		Moves []move `json:"moves"`
	}
	if err := json.Unmarshal(raw, &value); err != nil {
		return err
	}
	fmt.Fprintf(out, "Deal %d: %s, %d steps. %s\n", deal+1, log.Deals[deal].Label, log.Deals[deal].Steps,
		log.Deals[deal].Result.Text)
	for i := range value.Moves {
		m := &value.Moves[i]
		if !all && m.Size == "" {
			continue
		}
		name := fmt.Sprintf("chair %d", m.Chair)
		if m.Chair < len(log.Players) && log.Players[m.Chair] != "" {
			name = log.Players[m.Chair]
		}
		fmt.Fprintf(out, "  step %3d  %-12s played %-11s better %-11s %7.0f points  %5.1f %% to win  %s\n",
			m.Step, name, inWords(m.Made), m.better(), 0-m.Loss.Points, 0-math.Round(1000*m.Loss.Win)/10, m.Size)
	}
	return nil
}
