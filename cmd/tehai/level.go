package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tehai/core/odds"
)

// levelFlag adds the flag that says how strong the table is.
func levelFlag(cmd *cobra.Command, level *string) {
	cmd.Flags().StringVar(level, "level", "",
		"how strong the table is, for the costs: "+strings.Join(odds.Levels, ", ")+`; "" is usual`)
	complete(cmd, "level", func() []string { return odds.Levels })
}

// checkLevel refuses a level that there is not, before any log is read.
func checkLevel(level string) error {
	if _, ok := odds.StrengthOf(level); !ok {
		return fmt.Errorf("--level: want one of %s, found %q", strings.Join(odds.Levels, ", "), level)
	}
	return nil
}
