// Command draw writes the pictures of the tiles, faces.js, and on request a
// sheet that shows them all in several sizes:
//
//	go run ./web/build/tiles/draw
//	go run ./web/build/tiles/draw -sheet sheet.html
package main

import (
	"flag"
	"fmt"
	"os"

	"tehai/web/build/tiles/picture"
)

func main() {
	folder := flag.String("tiles", "web/tiles", "folder of the tiles")
	sheet := flag.String("sheet", "", "also write this page with every tile on it")
	flag.Parse()
	if err := run(*folder, *sheet); err != nil {
		fmt.Fprintln(os.Stderr, "draw:", err)
		os.Exit(1)
	}
}

func run(folder, sheet string) error {
	if err := os.WriteFile(folder+"/faces.js", []byte(picture.Script()), 0o644); err != nil {
		return err
	}
	if sheet == "" {
		return nil
	}
	page, err := sheetPage(folder)
	if err != nil {
		return err
	}
	return os.WriteFile(sheet, []byte(page), 0o644)
}
