package main

import (
	"cmp"
	"fmt"
	"io"
	"sort"
	"strings"
	"unicode"

	"github.com/spf13/cobra"
)

// situation holds the flags that describe how a hand was won.
type situation struct {
	ruleset, dialect          string
	options                   []string
	riichi, honba, deposits   int
	selfDrawn, ippatsu, last  bool
	rinshan, chankan          bool
	doubleKong, shotAfterKong bool
	firstTurn, originalCall   bool
	void                      string
	seat, round, from         string
	indicators, uraIndicators []string
	asJSON                    bool
}

func (s *situation) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&s.ruleset, "rules", "riichi-tenhou", "rule set ('tehai rules' lists them) or house rules (*.json)")
	f.StringSliceVar(&s.options, "option", nil, "an option as key=value, e.g. redFives=false; 'tehai rules ID' lists them")
	f.StringVar(&s.dialect, "from-notation", "", "notation of the hand; recognized from its text if not given")
	f.IntVar(&s.riichi, "riichi", 0, "1 riichi, 2 double riichi")
	f.BoolVar(&s.selfDrawn, "self-drawn", false, "the winning tile was drawn (tsumo)")
	f.BoolVar(&s.ippatsu, "ippatsu", false, "won within a turn of the riichi")
	f.BoolVar(&s.last, "last-tile", false, "won on the last tile (haitei, houtei)")
	f.BoolVar(&s.rinshan, "rinshan", false, "won on the replacement tile of a kong")
	f.BoolVar(&s.chankan, "chankan", false, "won on a tile added to a pung")
	f.BoolVar(&s.doubleKong, "double-kong", false, "with --rinshan: a kong made with the replacement tile of another")
	f.BoolVar(&s.shotAfterKong, "shot-after-kong", false, "won on the discard after a kong's replacement tile (Sichuan)")
	f.BoolVar(&s.firstTurn, "first-turn", false, "won on the dealt tiles, or on the first discard")
	f.BoolVar(&s.originalCall, "original-call", false, "one tile short since the first discard (western clubs)")
	f.StringVar(&s.void, "void", "", "the suit that the hand is to be without (Sichuan): m, p, s")
	f.StringVar(&s.seat, "seat", "E", "the player's seat wind: E, S, W, N")
	f.StringVar(&s.round, "round", "E", "the round wind: E, S, W, N")
	f.StringVar(&s.from, "from", "", "the discarder's seat wind: E, S, W, N")
	f.IntVar(&s.honba, "honba", 0, "honba counters")
	f.IntVar(&s.deposits, "sticks", 0, "riichi sticks on the table, the winner's own included")
	f.StringSliceVar(&s.indicators, "dora", nil, "dora indicators (not the dora), e.g. 1m,5z")
	f.StringSliceVar(&s.uraIndicators, "ura", nil, "ura indicators")
	complete(cmd, "rules", rulesets)
	complete(cmd, "from-notation", notations)
	f.BoolVar(&s.asJSON, "json", false, "write all that is known as one line of JSON")
}

// request returns the fields that score and analyze share.
func (s *situation) request(hand string) (map[string]any, error) {
	chosen, err := rulesIn(s.ruleset)
	if err != nil {
		return nil, err
	}
	r := map[string]any{"hand": hand, "ruleset": chosen}
	if s.dialect != "" {
		r["dialect"] = s.dialect
	}
	if len(s.options) > 0 {
		options, err := optionsOf(chosen, s.options)
		if err != nil {
			return nil, err
		}
		r["options"] = options
	}
	in := map[string]any{"selfDrawn": s.selfDrawn, "riichi": s.riichi, "ippatsu": s.ippatsu, "lastTile": s.last,
		"rinshan": s.rinshan, "chankan": s.chankan, "seatWind": s.seat, "roundWind": s.round, "honba": s.honba,
		"deposits": s.deposits, "doubleKong": s.doubleKong, "shotAfterKong": s.shotAfterKong, "firstTurn": s.firstTurn,
		"originalCall": s.originalCall}
	if s.void != "" {
		in["void"] = s.void
	}
	if s.from != "" {
		in["from"] = s.from
	}
	if len(s.indicators) > 0 {
		in["indicators"] = s.indicators
	}
	if len(s.uraIndicators) > 0 {
		in["uraIndicators"] = s.uraIndicators
	}
	r["situation"] = in
	return r, nil
}

// joined joins the words of a command line into one hand.
func joined(words []string) string { return strings.Join(words, " ") }

// card has the fields of a score card of any family that the text output uses.
type card struct {
	Win      bool           `json:"win"`
	Why      []reason       `json:"why"`
	Yaku     []cardLine     `json:"yaku"`
	Fans     []cardLine     `json:"fans"`
	Yakuman  int            `json:"yakuman"`
	Han      int            `json:"han"`
	Fu       int            `json:"fu"`
	Limit    string         `json:"limit"`
	Total    *int           `json:"total"`
	Minimum  int            `json:"minimum"`
	Points   *int           `json:"points"`
	Final    *int           `json:"final"`
	Payments map[string]int `json:"payments"`

	PointItems  []cardLine `json:"pointItems"`
	DoubleItems []cardLine `json:"doubleItems"`
	LimitHands  []string   `json:"limitHands"`

	Names map[string]houseNames `json:"names"`
}

// houseNames are what house rules call a hand of their own.
type houseNames struct {
	English string `json:"en"`
}

// called returns what house rules call a hand of their own, else the id. A file may come from anywhere, so that nothing
// of it moves the cursor of a terminal.
func (c *card) called(id string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, cmp.Or(c.Names[id].English, id))
}

type reason struct {
	Text string `json:"text"`
}

type cardLine struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Han     int    `json:"han"`
	Points  int    `json:"points"`
	Doubles int    `json:"doubles"`
	Count   int    `json:"count"`
	Set     *struct {
		Tiles []string `json:"tiles"`
	} `json:"set"`
}

func (l *cardLine) label() string {
	label := l.Name
	if label == "" {
		label = l.ID
	}
	if l.Set != nil {
		label += " " + strings.Join(l.Set.Tiles, " ")
	}
	if l.Count > 1 {
		label += fmt.Sprintf(" × %d", l.Count)
	}
	return label
}

func (c *card) write(out io.Writer) {
	if !c.Win {
		fmt.Fprintln(out, "No win.")
	}
	row := func(label string, value int, unit string) {
		if value == 1 {
			unit = strings.TrimSuffix(unit, "s") // 1 point, 1 double
		}
		fmt.Fprintf(out, "  %-32s %6d %s\n", label, value, unit)
	}
	for i := range c.Yaku {
		if c.Yakuman > 0 && c.Yaku[i].Han == 0 {
			fmt.Fprintf(out, "  %s\n", c.Yaku[i].label())
			continue
		}
		row(c.Yaku[i].label(), c.Yaku[i].Han, "han")
	}
	for i := range c.Fans {
		row(c.Fans[i].label(), c.Fans[i].Points*max(1, c.Fans[i].Count), "")
	}
	for i := range c.PointItems {
		row(c.PointItems[i].label(), c.PointItems[i].Points, "points")
	}
	for i := range c.DoubleItems {
		c.DoubleItems[i].ID = c.called(c.DoubleItems[i].ID)
		row(c.DoubleItems[i].label(), c.DoubleItems[i].Doubles, "doubles")
	}
	for _, id := range c.LimitHands {
		fmt.Fprintf(out, "  %s (limit hand)\n", c.called(id))
	}
	switch {
	case c.Yakuman > 0:
		fmt.Fprintf(out, "Yakuman × %d", c.Yakuman)
	case c.Han > 0:
		fmt.Fprintf(out, "%d han %d fu", c.Han, c.Fu)
	case c.Total != nil:
		fmt.Fprintf(out, "Total %d", *c.Total)
	case c.Final != nil:
		fmt.Fprintf(out, "%d points", *c.Final)
	}
	if c.Limit != "" {
		fmt.Fprintf(out, " (%s)", c.Limit)
	}
	if c.Points != nil && c.Win && c.Final == nil {
		fmt.Fprintf(out, ", %d points", *c.Points)
	}
	if c.Win || c.Total != nil || c.Final != nil || c.Han > 0 {
		fmt.Fprintln(out)
	}
	c.writePayments(out)
	for _, why := range c.Why {
		fmt.Fprintf(out, "%s\n", why.Text)
	}
}

func (c *card) writePayments(out io.Writer) {
	const order = "ESWNHV?"
	var winds []string
	for wind := range c.Payments {
		winds = append(winds, wind)
	}
	sort.Slice(winds, func(i, j int) bool { return strings.Index(order, winds[i]) < strings.Index(order, winds[j]) })
	for i, wind := range winds {
		sep := "  "
		if i == 0 {
			sep = "Payments: "
		}
		name := wind
		if wind == "?" {
			name = "discarder"
		}
		fmt.Fprintf(out, "%s%s %+d", sep, name, c.Payments[wind])
	}
	if len(winds) > 0 {
		fmt.Fprintln(out)
	}
}

func newScore() *cobra.Command {
	var s situation
	cmd := &cobra.Command{
		Use:   "score HAND",
		Short: "Score a complete hand",
		Long: `Score says what a complete hand is worth under a rule set, item by item.
The winning tile is the one after +, else the last closed tile. Without
--self-drawn it was discarded by another player; --from says by whom.`,
		Example: `  tehai score 123m406p789s11555z --from S
  tehai score 22234555s222p666z --rules classical
  tehai score '234m 456p 66s 33345s +6s' --riichi 1 --ippatsu --dora 5s --ura 1m`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			request, err := s.request(joined(args))
			if err != nil {
				return err
			}
			if s.asJSON {
				return writeValue(cmd.OutOrStdout(), "score", request)
			}
			var c card
			if err := ask("score", request, &c); err != nil {
				return err
			}
			c.write(cmd.OutOrStdout())
			return nil
		},
	}
	s.flags(cmd)
	return cmd
}

type accept struct {
	Tile string `json:"tile"`
	Left int    `json:"left"`
}

func acceptText(list []accept) string {
	words := make([]string, len(list))
	for i, a := range list {
		words[i] = a.Tile
	}
	return strings.Join(words, " ")
}

// analysis has the fields of the value of analyze that the text output uses.
type analysis struct {
	Shanten struct {
		Best int `json:"best"`
	} `json:"shanten"`
	Draws *struct {
		Tiles []accept `json:"tiles"`
		Kinds int      `json:"kinds"`
		Total int      `json:"total"`
	} `json:"draws"`
	Discards []struct {
		Tile    string   `json:"tile"`
		Shanten int      `json:"shanten"`
		Tiles   []accept `json:"tiles"`
		Total   int      `json:"total"`
		Reason  *struct {
			ID string `json:"id"`
		} `json:"reason"`
	} `json:"discards"`
}

func distance(shanten int) string {
	switch shanten {
	case -1:
		return "complete"
	case 0:
		return "tenpai"
	}
	return fmt.Sprintf("%d-shanten", shanten)
}

func newDiscard() *cobra.Command {
	var s situation
	most := 0
	cmd := &cobra.Command{
		Use:   "discard HAND",
		Short: "Rank the discards of a hand, or list the tiles that help it",
		Long: `Discard ranks the discards of a hand of 14 tiles, best first: the distance to
tenpai after each, the number of useful tiles that are left, and which they are.
A hand of 13 tiles lists the useful tiles. --rules and the winds change the order
where they change what a hand is worth.`,
		Example: `  tehai discard 123m456p4579s1155z
  tehai discard 2345m456p4579s115z --rules mcr --most 5`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			request, err := s.request(joined(args))
			if err != nil {
				return err
			}
			if s.void != "" {
				request["void"] = s.void
			}
			if s.asJSON {
				return writeValue(cmd.OutOrStdout(), "analyze", request)
			}
			var a analysis
			if err := ask("analyze", request, &a); err != nil {
				return err
			}
			a.write(cmd.OutOrStdout(), most)
			return nil
		},
	}
	s.flags(cmd)
	for _, ofWins := range []string{"chankan", "double-kong", "first-turn", "from", "honba", "ippatsu", "last-tile",
		"original-call", "riichi", "rinshan", "self-drawn", "shot-after-kong", "sticks", "ura"} {
		cmd.Flags().MarkHidden(ofWins) // accepted, so that a line for score can be reused
	}
	cmd.Flags().IntVar(&most, "most", 0, "list at most this many discards; 0 lists all")
	return cmd
}

func (a *analysis) write(out io.Writer, most int) {
	fmt.Fprintf(out, "The hand is %s.\n", distance(a.Shanten.Best))
	if a.Draws != nil {
		fmt.Fprintf(out, "%d useful tiles of %d kinds: %s\n", a.Draws.Total, a.Draws.Kinds, acceptText(a.Draws.Tiles))
	}
	for i, d := range a.Discards {
		if most > 0 && i == most {
			fmt.Fprintf(out, "  ... and %d more\n", len(a.Discards)-most)
			break
		}
		why := ""
		if d.Reason != nil {
			why = "  (" + d.Reason.ID + ")"
		}
		fmt.Fprintf(out, "  %2d. %-3s %-10s %3d tiles: %s%s\n", i+1, d.Tile, distance(d.Shanten), d.Total,
			acceptText(d.Tiles), why)
	}
}
