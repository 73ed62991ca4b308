package main

import (
	"errors"
	"maps"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// appScript bundles the page's modules into one classic script, which unlike
// a module also runs in a page opened from disk.
func appScript(s settings) (site, error) {
	o := bundleOf("web/app.js", s)
	o.Format = api.FormatIIFE
	// A classic script has no import.meta; the page's address stands for its own.
	o.Define = map[string]string{"import.meta.url": "location.href"}
	return bundle("app.js", o)
}

// embedScript bundles what a frame on another site shows.
func embedScript(s settings) (site, error) {
	o := bundleOf("web/embed/frame.js", s)
	o.Format = api.FormatIIFE
	o.Define = map[string]string{"import.meta.url": "location.href"}
	return bundle("embed.js", o)
}

// elementScripts bundles the custom elements: elements.js shows tiles by
// itself, elements-more.js holds what it loads when a page asks for more.
func elementScripts(s settings) (site, error) {
	all := site{}
	for _, name := range []string{"elements.js", "elements-more.js"} {
		o := bundleOf("web/elements/"+name, s)
		o.Format = api.FormatIIFE
		o.Define = map[string]string{"import.meta.url": "location.href"}
		made, err := bundle(name, o)
		if err != nil {
			return nil, err
		}
		maps.Copy(all, made)
	}
	return all, nil
}

// workerScript bundles the module's host in a worker; Go's own script joins it later.
func workerScript(s settings) (site, error) {
	o := bundleOf("web/worker/host.js", s)
	o.Format = api.FormatIIFE
	o.Define = map[string]string{"import.meta.url": "location.href"}
	return bundle("worker.js", o)
}

// loaderScript shortens the loader for wikis, whose own scripts must be ES5.
func loaderScript(s settings) (site, error) {
	o := bundleOf("web/mahjong-embed.js", s)
	o.Target = api.ES5
	o.Bundle = false
	o.External = nil
	return bundle("mahjong-embed.js", o)
}

// coreScript bundles the loader that other programs import.
func coreScript(s settings) (site, error) {
	o := bundleOf("web/core.js", s)
	o.Format = api.FormatESModule
	return bundle("core.js", o)
}

// styleSheet bundles the page's style sheet and those that it imports.
func styleSheet(s settings) (site, error) {
	o := bundleOf("web/styles.css", s)
	o.Loader = map[string]api.Loader{".svg": api.LoaderDataURL}
	return bundle("styles.css", o)
}

// bundleOf holds what all bundles share. Scripts may import style sheets and
// pictures: they get the text.
func bundleOf(entry string, s settings) api.BuildOptions {
	return api.BuildOptions{
		EntryPoints:       []string{entry},
		Bundle:            true,
		Target:            api.ES2022,
		Charset:           api.CharsetUTF8,
		Loader:            map[string]api.Loader{".css": api.LoaderText, ".svg": api.LoaderText, ".txt": api.LoaderText},
		External:          []string{"./wasm_exec.js", "node:*"},
		MinifyWhitespace:  s.minify,
		MinifyIdentifiers: s.minify,
		MinifySyntax:      s.minify,
		LogLevel:          api.LogLevelSilent,
	}
}

// bundle runs esbuild for one file of the site. Warnings count as errors: the
// page has no reason for one.
func bundle(name string, o api.BuildOptions) (site, error) {
	result := api.Build(o)
	faults := api.FormatMessages(append(result.Errors, result.Warnings...), api.FormatMessagesOptions{Kind: api.ErrorMessage})
	if len(faults) > 0 {
		return nil, errors.New(strings.TrimSpace(strings.Join(faults, "\n")))
	}
	return site{name: result.OutputFiles[0].Contents}, nil
}
