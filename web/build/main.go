// Command build writes dist/: the page with its script and style sheet, the wasm module, the loader for other
// programs, the scripts for other sites, the service worker, and tehai.html, the whole page in one file. The same
// sources give the same bytes.
//
//	go run ./web/build                 write dist/
//	go run ./web/build -minify -sizes  as it ships, with the size of each file
//	go run ./web/build -serve          write dist/ and serve it
//	go run ./web/build -minify -compress  for a host: .br and .gz beside the files
//	go run ./web/build -minify -npm -out dist/npm  the package for npm
//	go run ./web/build -weigh dist     fail if an entry weighs more than budget_table.go allows
//
// Run it in the top folder of the repository.
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"

	"tehai/web/build/slim"
)

// settings are the flags of the command.
type settings struct {
	out      string // folder written to
	minify   bool   // shorten scripts and styles
	tags     string // Go build tags of the wasm module, by commas
	without  string // steps that make the module smaller and are left out, by commas
	sizes    bool   // print the size of each file
	compress bool   // put .br and .gz beside the files
	base     string // the folder that the site is in on Netlify and Cloudflare Pages
	serve    bool   // serve the folder afterwards
	npm      bool   // make the npm package instead of the site
}

func main() {
	var s settings
	flag.StringVar(&s.out, "out", "dist", "folder to write")
	flag.BoolVar(&s.minify, "minify", false, "shorten scripts and styles")
	flag.StringVar(&s.tags, "tags", "", "Go build tags of the wasm module")
	flag.StringVar(&s.without, "without", "", "leave out steps that make the module smaller, of "+strings.Join(slim.Steps,
		","))
	flag.BoolVar(&s.sizes, "sizes", false, "print every file's size: raw, gzip, brotli")
	flag.BoolVar(&s.compress, "compress", false, "put .br and .gz beside the files")
	flag.StringVar(&s.base, "base", "/", "address of the folder at which Netlify or Cloudflare Pages serve it")
	flag.BoolVar(&s.serve, "serve", false, "serve the folder on localhost:$PORT (8080)")
	flag.BoolVar(&s.npm, "npm", false, "make the npm package instead of the site")
	weigh := flag.String("weigh", "", "only look whether the site in a folder is within its budgets")
	small := flag.String("brotli", "", "folder that -weigh writes the compressed files to")
	flag.Parse()
	if *weigh != "" {
		end(weighFolder(*weigh, *small))
		return
	}
	end(run(s))
}

func end(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(s settings) error {
	make := makeSite
	if s.npm {
		make = npmPackage
	}
	made, err := make(s)
	if err != nil {
		return err
	}
	if err := made.write(s.out); err != nil {
		return err
	}
	if s.sizes {
		if err := made.printSizes(os.Stdout); err != nil {
			return err
		}
	}
	if s.serve {
		return serve(s.out, os.Getenv("PORT"))
	}
	fmt.Printf("%s: %d files\n", s.out, len(made))
	return nil
}
