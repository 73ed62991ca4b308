package main

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"

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
	Step  int    `json:"step"`
	Chair int    `json:"chair"`
	Kind  string `json:"kind"`
	Made  string `json:"made"`
	Best  []struct {
		Tile string `json:"tile"`
	} `json:"best"`
	Better string `json:"better"`
	Loss   struct {
		Win    float64 `json:"win"`
		Points float64 `json:"points"`
	} `json:"loss"`
	Size string `json:"size"`
}

func (m *move) better() string {
	if m.Better == "" && len(m.Best) > 0 {
		return m.Best[0].Tile
	}
	return m.Better
}

func newReview() *cobra.Command {
	var player string
	chair := -1
	asJSON, all := false, false
	cmd := &cobra.Command{
		Use:   "review FILE",
		Short: "Review the decisions of a logged game",
		Long: `Review reads a log (tenhou.net/6, mjlog, mjai, kobalab, Mahjong Soul records or
replay text, gzip too) and lists the decisions that cost something: the step, what
was played, what was better, and the expected points and win chance that it cost.
The file - is stdin. Without --player or --chair all players are reviewed.`,
		Example: `  tehai review game.xml --player P1
  tehai review game.json --chair 0 --all
  tehai review - --json < game.mjson`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
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
				if err := reviewDeal(cmd.OutOrStdout(), &log, deal, chair, asJSON, all); err != nil {
					return err
				}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&player, "player", "", "review only this player, by the name in the file")
	cmd.Flags().IntVar(&chair, "chair", -1, "review only this chair: 0 is the first dealer, 1 the next player, ...")
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

func reviewDeal(out io.Writer, log *openLog, deal, chair int, asJSON, all bool) error {
	request := map[string]any{"id": log.ID, "deal": deal}
	if chair >= 0 {
		request["chair"] = chair
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
		fmt.Fprintf(out, "  step %3d  %-12s played %-6s better %-6s %7.0f points  %5.1f %% to win  %s\n",
			m.Step, name, m.Made, m.better(), -m.Loss.Points, -100*m.Loss.Win, m.Size)
	}
	return nil
}
