package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tehai/core/notation"
)

// writeValue calls a function and writes its value as one line of JSON.
func writeValue(out io.Writer, function string, request map[string]any) error {
	var value json.RawMessage
	if err := ask(function, request, &value); err != nil {
		return err
	}
	_, err := fmt.Fprintf(out, "%s\n", value)
	return err
}

func newConvert() *cobra.Command {
	var from, to string
	cmd := &cobra.Command{
		Use:   "convert --to NOTATION TILES",
		Short: "Write tiles in another notation",
		Long: `Convert writes tiles in another notation. A list of numbers comes out separated by
commas; read one with --from, since lists of numbers are never guessed.

  mpsz        123m0p11z   the notation of the help, with 0 as a red five
  libmahjong  123m0p11z   likewise, without called sets; reads any text
  kobalab     m123p0z11   suit first, as majiang-core writes
  mjai        1m 2m 5pr E
  unicode     🀇🀈🀄
  words       ONE_CHARACTER RED_DRAGON ...
  uzje        the letters of Ùzje
  tenhou      11,12,13,52 11-47, red fives 51-53
  136         0,4,8       each of the 136 tiles has a number
  34          0,1,2       each of the 34 kinds has a number
  34-counts   34 numbers: how many tiles there are of each kind`,
		Example: `  tehai convert --to tenhou 123m0p
  tehai convert --to unicode 19m19p19s1234567z
  tehai convert --from 136 --to mpsz 0,4,8,16`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			request := map[string]any{"text": joined(args), "to": to}
			if from != "" {
				request["from"] = from
			}
			var value struct {
				Text string `json:"text"`
				List []int  `json:"list"`
			}
			if err := ask("convert", request, &value); err != nil {
				return err
			}
			if value.Text == "" && value.List != nil {
				words := make([]string, len(value.List))
				for i, n := range value.List {
					words[i] = strconv.Itoa(n)
				}
				value.Text = strings.Join(words, ",")
			}
			_, err := fmt.Fprintln(cmd.OutOrStdout(), value.Text)
			return err
		},
	}
	cmd.Flags().StringVar(&from, "from", "", "notation of the text; recognized from the text if not given")
	cmd.Flags().StringVar(&to, "to", "", "notation to write (required)")
	cmd.MarkFlagRequired("to")
	complete(cmd, "from", notations)
	complete(cmd, "to", notations)
	return cmd
}

// notations returns the ids of the notations.
func notations() (ids []string) {
	for _, d := range notation.Dialects() {
		ids = append(ids, d.ID)
	}
	return ids
}

// rulesets returns the ids of the rule sets.
func rulesets() (ids []string) {
	var all []ruleset
	if ask("rulesets", map[string]any{"brief": true}, &all) == nil {
		for i := range all {
			ids = append(ids, all[i].ID)
		}
	}
	return ids
}

// complete has the shell complete the values of a flag.
func complete(cmd *cobra.Command, flag string, words func() []string) {
	cmd.RegisterFlagCompletionFunc(flag, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return words(), cobra.ShellCompDirectiveNoFileComp
	})
}

// ruleset is a row of rulesets.
type ruleset struct {
	ID      string `json:"id"`
	Family  string `json:"family"`
	Name    string `json:"name"`
	Players int    `json:"players"`
	Options []struct {
		Key     string          `json:"key"`
		Kind    string          `json:"kind"`
		Default json.RawMessage `json:"default"`
		Choices []string        `json:"choices"`
		Label   string          `json:"label"`
	} `json:"options"`
}

func findRuleset(id string) (*ruleset, error) {
	var all []ruleset
	request := map[string]any{}
	if isHouse(id) {
		request["house"] = id
	}
	if err := ask("rulesets", request, &all); err != nil {
		return nil, err
	}
	if isHouse(id) && len(all) == 1 {
		return &all[0], nil
	}
	var ids []string
	for i := range all {
		if all[i].ID == id {
			return &all[i], nil
		}
		ids = append(ids, all[i].ID)
	}
	return nil, &fault{Code: "unknown-ruleset", Message: fmt.Sprintf("no rule set is called %q: want one of %s", id,
		strings.Join(ids, ", "))}
}

// optionsOf reads options written as key=value: the rule set determines their types.
func optionsOf(id string, words []string) (map[string]any, error) {
	set, err := findRuleset(id)
	if err != nil {
		return nil, err
	}
	options := map[string]any{}
	for _, word := range words {
		key, value, ok := strings.Cut(word, "=")
		if !ok {
			return nil, fmt.Errorf("--option: want key=value, found %q", word)
		}
		options[key] = value
		for i := range set.Options {
			if set.Options[i].Key != key {
				continue
			}
			switch set.Options[i].Kind {
			case "bool":
				if b, err := strconv.ParseBool(value); err == nil {
					options[key] = b
				}
			case "int":
				if n, err := strconv.Atoi(value); err == nil {
					options[key] = n
				}
			case "set":
				options[key] = strings.FieldsFunc(value, func(r rune) bool { return r == '+' })
			}
		}
	}
	return options, nil
}

func newRules() *cobra.Command {
	return &cobra.Command{
		Use:   "rules [ID]",
		Short: "List the rule sets, or the options of one",
		Long: `Rules lists the rule sets: the id for --rules, the family, the number of players
and the name. With an id, or a file of house rules that ends in .json, it lists the
options of that rule set, one a line: the key for --option, the kind of its value,
the default, what it is, and the choices. A value of the kind set is several choices
with + between them.`,
		Example: `  tehai rules
  tehai rules riichi-tenhou`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			out := cmd.OutOrStdout()
			if len(args) == 1 {
				chosen, err := rulesIn(args[0])
				if err != nil {
					return err
				}
				set, err := findRuleset(chosen)
				if err != nil {
					return err
				}
				for _, o := range set.Options {
					choices := ""
					if len(o.Choices) > 0 {
						choices = " (" + strings.Join(o.Choices, ", ") + ")"
					}
					fmt.Fprintf(out, "%-28s %-8s %-12s %s%s\n", o.Key, o.Kind, o.Default, o.Label, choices)
				}
				return nil
			}
			var all []ruleset
			if err := ask("rulesets", map[string]any{}, &all); err != nil {
				return err
			}
			for _, set := range all {
				fmt.Fprintf(out, "%-24s %-10s %d players  %s\n", set.ID, set.Family, set.Players, set.Name)
			}
			return nil
		},
	}
}
