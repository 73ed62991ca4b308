package main

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
)

func newServe() *cobra.Command {
	port := 8080
	cmd := &cobra.Command{
		Use:   "serve [FOLDER]",
		Short: "Serve the built page on this machine",
		Long: `Serve shows the page that 'make build' has written to dist/ (or FOLDER) on
http://localhost:8080. It listens on this machine alone.`,
		Example: `  make build && tehai serve
  tehai serve --port 9000 /srv/tehai`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			folder := "dist"
			if len(args) == 1 {
				folder = args[0]
			}
			if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
				return &fault{Message: folder + ": want a folder with index.html; 'make build' writes dist/"}
			}
			listener, err := net.Listen("tcp", fmt.Sprintf("localhost:%d", port))
			if err != nil {
				return err
			}
			fmt.Fprintf(cmd.OutOrStdout(), "http://%s\n", listener.Addr())
			return http.Serve(listener, http.FileServer(http.Dir(folder)))
		},
	}
	cmd.Flags().IntVar(&port, "port", port, "port to listen on; 0 chooses a free one")
	return cmd
}
