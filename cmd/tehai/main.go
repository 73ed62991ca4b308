// Command tehai is the command-line program: it scores hands, ranks discards, converts notations, reads, reviews and
// surveys logs, and answers requests as lines of JSON. Its functions are those of the module that pages load.
//
//	go run ./cmd/tehai score 123m406p789s11555z
//	go run ./cmd/tehai help
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"

	"github.com/spf13/cobra"

	"tehai/wasm/api"
)

// Exit codes, as the help states them: 1 if an input could not be read or answered, 2 if the command line is wrong.
const (
	exitFailed = 1
	exitUsage  = 2
)

// errReported ends a command whose errors were already written to stderr.
var errReported = errors.New("reported")

func main() {
	root := newRoot()
	err := root.Execute()
	switch {
	case err == nil:
	case errors.Is(err, errReported):
		os.Exit(exitFailed)
	case isFault(err) || isSystem(err):
		fmt.Fprintln(os.Stderr, "tehai:", err)
		os.Exit(exitFailed)
	default:
		fmt.Fprintln(os.Stderr, "tehai:", err)
		fmt.Fprintln(os.Stderr, "Run 'tehai help' to see the commands.")
		os.Exit(exitUsage)
	}
}

// isSystem reports whether an error is about a file or the network, and not about the command line.
func isSystem(err error) bool {
	var file *fs.PathError
	var network *net.OpError
	return errors.As(err, &file) || errors.As(err, &network)
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:   "tehai",
		Short: "Mahjong hands and games: score, analyze, convert, review",
		Long: `Tehai reads mahjong hands and logged games.

A hand is written as tiles and suits: 123m406p789s11555z is 1 2 3 of characters,
4, a red 5 and 6 of circles, 7 8 9 of bamboos, two East and three White. m, p, s
are the suits, z the honours (1-4 East South West North, 5-7 White Green Red),
0 is a red five. [123m] is a called set, (1111z) a concealed kong, + stands
before the winning tile. Other notations are read too: see 'tehai convert --help'.

Results go to stdout, errors to stderr. The exit code is 0 if everything was
answered, 1 if an input could not be read or answered, 2 if the command line is
wrong.`,
		Example: `  tehai score 123m406p789s11555z --riichi 1 --from S
  tehai discard 123m456p4579s1155z
  tehai convert --to tenhou 123m0p
  tehai svg 123m406p789s11555z > hand.svg
  tehai review game.xml --player P1
  tehai survey --jobs 2 logs/*.xml > survey.jsonl
  echo '{"call": "score", "hand": "123m406p789s11555z", "ruleset": "riichi-tenhou"}' | tehai call`,
		Version:       api.Release,
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          cobra.NoArgs,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.AddCommand(newScore(), newDiscard(), newConvert(), newSVG(), newRules(), newReview(), newSurvey(), newCall(),
		newServe(), newMjai())
	return root
}
