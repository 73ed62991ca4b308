package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// pageScripts bundles the page's modules: app.js is loaded at the start; the parts are views, languages and panels
// that it fetches on request. The names contain the hash of the content.
func pageScripts(s settings) (site, error) {
	o := pageBundle(s)
	o.Format = api.FormatESModule
	o.Splitting = true
	o.ChunkNames = "part-[hash]"
	o.Outdir = "."
	o.Metafile = true
	o.Plugins = append(o.Plugins, afterApp)
	return splitPage(o)
}

// laterSpace is the namespace of the import that afterApp adds to a source that is fetched by itself.
const laterSpace = "later"

// afterApp makes everything that is fetched later import app.js, which has been loaded by then. So esbuild sees that
// every part needs what app.js needs, and puts that into one file instead of one for each set of parts that share it.
var afterApp = api.Plugin{Name: "after app.js", Setup: func(build api.PluginBuild) {
	top, err := filepath.Abs(".")
	build.OnResolve(api.OnResolveOptions{Filter: `^\.`}, func(asked api.OnResolveArgs) (api.OnResolveResult, error) {
		if asked.Kind != api.ResolveJSDynamicImport || asked.Namespace == laterSpace {
			return api.OnResolveResult{}, err
		}
		source, err := filepath.Rel(top, filepath.Join(asked.ResolveDir, asked.Path))
		if err != nil || strings.HasPrefix(asked.Path, "./wasm_exec") || strings.HasPrefix(filepath.ToSlash(source),
			"web/words/") {
			return api.OnResolveResult{}, err // words share no code with the page
		}
		return api.OnResolveResult{Path: filepath.ToSlash(source), Namespace: laterSpace}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: ".", Namespace: laterSpace}, func(asked api.OnLoadArgs) (api.OnLoadResult,
		error) {
		text := `import "./web/app.js"; export * from "./` + asked.Path + `";`
		return api.OnLoadResult{Contents: &text, ResolveDir: top}, err
	})
}}

// earlyScript bundles the page's first script.
func earlyScript(s settings) (site, error) {
	o := bundleOf("web/early.js", s)
	o.Format = api.FormatIIFE
	return bundle("early.js", o)
}

// wholeScript bundles the page with all its parts into one classic script, which unlike a module also runs in a page
// opened from disk.
func wholeScript(s settings) (site, error) {
	o := pageBundle(s)
	o.Format = api.FormatIIFE
	return bundle("whole.js", o)
}

func pageBundle(s settings) api.BuildOptions {
	o := bundleOf("web/app.js", s)
	// A classic script has no import.meta; the page's address replaces it.
	o.Define = map[string]string{"import.meta.url": "location.href"}
	return o
}

// unspoken leaves out words that only the page itself shows: help, explanations, practice, the options of rules.
var unspoken = api.Plugin{Name: "unspoken", Setup: func(build api.PluginBuild) {
	build.OnLoad(api.OnLoadOptions{Filter: `/web/words/[^/]+/(help|teach|practice|fan-options)\.js$`},
		func(api.OnLoadArgs) (api.OnLoadResult, error) {
			nothing := "export const table = {}, sections = [];"
			return api.OnLoadResult{Contents: &nothing}, nil
		})
}}

// embedScript bundles the script of the frame on other sites.
func embedScript(s settings) (site, error) {
	o := bundleOf("web/embed/frame.js", s)
	o.Plugins = append(o.Plugins, unspoken)
	o.Format = api.FormatIIFE
	o.Define = map[string]string{"import.meta.url": "location.href"}
	return bundle("embed.js", o)
}

// elementScripts bundles the custom elements: elements.js shows tiles by
// itself and loads elements-more.js for scores and replays, elements-problem.js
// for problems, elements-lesson.js for lessons.
func elementScripts(s settings) (site, error) {
	all := site{}
	for name, unused := range elementNames {
		made, err := bundle(name, elementBundle(name, unused, s))
		if err != nil {
			return nil, err
		}
		maps.Copy(all, made)
	}
	return all, nil
}

// elementNames are the scripts of the elements, each with the files of words that
// it leaves out.
var elementNames = map[string][]string{
	"elements.js":         viewWords,
	"elements-more.js":    slices.Concat(viewWords, []string{"problems"}),
	"elements-problem.js": slices.Concat(viewWords, answerWords),
	"elements-lesson.js":  slices.Concat(viewWords, answerWords),
}

func elementBundle(name string, unused []string, s settings) api.BuildOptions {
	o := bundleOf("web/elements/"+name, s)
	o.Plugins = append(o.Plugins, unspoken, withoutWords(unused))
	o.Format = api.FormatIIFE
	o.Define = map[string]string{"import.meta.url": "location.href"}
	return o
}

// Files of words, by what shows them.
var (
	// viewWords are those of views that no element shows.
	viewWords = []string{"cards", "help", "practice", "review", "scorekeeper", "search"}
	// answerWords are those of answers and of the module's faults: a problem asks the module nothing.
	answerWords = []string{"answer", "corner", "elsewhere", "fans", "faults", "further", "names", "refusals"}
)

// withoutWords leaves out files of words. They are fetched on demand, and a
// script that is one file would hold them all.
func withoutWords(files []string) api.Plugin {
	return api.Plugin{Name: "without words", Setup: func(build api.PluginBuild) {
		const none = "none"
		build.OnResolve(api.OnResolveOptions{Filter: `^\./(` + strings.Join(files, "|") + `)\.js$`},
			func(asked api.OnResolveArgs) (api.OnResolveResult, error) {
				if !strings.Contains(filepath.ToSlash(asked.Importer), "/web/words/") {
					return api.OnResolveResult{}, nil
				}
				return api.OnResolveResult{Path: asked.Path, Namespace: none}, nil
			})
		build.OnLoad(api.OnLoadOptions{Filter: ".", Namespace: none}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
			nothing := "export const table = {}, faults = {}, sections = [];"
			return api.OnLoadResult{Contents: &nothing}, nil
		})
	}}
}

// workerScript bundles the script that runs the module in a worker; startWorker adds Go's script.
func workerScript(s settings) (site, error) {
	o := bundleOf("web/engine/host.js", s)
	o.Format = api.FormatIIFE
	o.Define = map[string]string{"import.meta.url": "location.href"}
	return bundle("worker.js", o)
}

// loaderScript minifies the loader for wikis as ES5, which their scripts have to be.
func loaderScript(s settings) (site, error) {
	o := bundleOf("web/embed/mahjong-embed.js", s)
	o.Target = api.ES5
	o.Bundle = false
	o.External = nil
	return bundle("mahjong-embed.js", o)
}

// handScripts bundle the scripts that only draw hands: mahjong-hands.js within the text of wikis, hand-svg.js for
// programs.
func handScripts(s settings) (site, error) {
	o := bundleOf("web/embed/mahjong-hands.js", s)
	o.Format = api.FormatIIFE
	made, err := bundle("mahjong-hands.js", o)
	if err != nil {
		return nil, err
	}
	o = bundleOf("web/embed/hand-svg.js", s)
	o.Format = api.FormatESModule
	more, err := bundle("hand-svg.js", o)
	maps.Copy(made, more)
	return made, err
}

// coreScript bundles the loader that other programs import.
func coreScript(s settings) (site, error) {
	o := bundleOf("web/engine/programs.js", s)
	o.Format = api.FormatESModule
	return bundle("core.js", o)
}

// styleSheet bundles the page's style sheet and those that it imports.
func styleSheet(s settings) (site, error) {
	o := bundleOf("web/styles.css", s)
	o.Plugins = nil
	o.Loader = map[string]api.Loader{".svg": api.LoaderDataURL}
	return bundle("styles.css", o)
}

// shortStyles shortens the style sheets that scripts import as text.
var shortStyles = api.Plugin{Name: "short styles", Setup: func(build api.PluginBuild) {
	build.OnLoad(api.OnLoadOptions{Filter: `\.css$`}, func(asked api.OnLoadArgs) (api.OnLoadResult, error) {
		text, err := os.ReadFile(asked.Path)
		if err != nil {
			return api.OnLoadResult{}, err
		}
		made := api.Transform(string(text), api.TransformOptions{
			Loader: api.LoaderCSS, Charset: api.CharsetUTF8, MinifyWhitespace: true, MinifySyntax: true,
		})
		short := strings.TrimSpace(string(made.Code))
		return api.OnLoadResult{Contents: &short, Loader: api.LoaderText, Errors: made.Errors, Warnings: made.Warnings}, nil
	})
}}

// bundleOf holds what all bundles share. Scripts may import style sheets and
// pictures: they get the text.
func bundleOf(entry string, s settings) api.BuildOptions {
	o := api.BuildOptions{
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
	if s.minify {
		o.Plugins = []api.Plugin{shortStyles}
	}
	return o
}

// bundle runs esbuild for one file of the site.
func bundle(name string, o api.BuildOptions) (site, error) {
	result, err := built(o)
	if err != nil {
		return nil, err
	}
	made := result.OutputFiles[0].Contents
	if o.Bundle {
		made, err = ownNames(name, made)
	}
	return site{name: made}, err
}

var (
	exportLoop    = regexp.MustCompile(`for ?\(var ([\w$]+) in ([\w$]+)\)(\s*)([\w$]+)\(([\w$]+), ?([\w$]+), ?\{ ?get: ?`)
	inheritedLoop = regexp.MustCompile(`\bfor ?\((?:var|let|const) [\w$]+ in `)
)

// ownNames makes esbuild's export helper use an object's own names only: some pages of other sites extend
// Object.prototype, which would make a module throw at its first export.
func ownNames(name string, script []byte) ([]byte, error) {
	script = exportLoop.ReplaceAll(script, []byte("for(var $1 of Object.keys($2))$3$4($5,$6,{__proto__:null,get:"))
	if found := inheritedLoop.Find(script); found != nil {
		return nil, fmt.Errorf("%s: want no loop over inherited names, found %q", name, found)
	}
	return script, nil
}

// built runs esbuild. Warnings count as errors.
func built(o api.BuildOptions) (api.BuildResult, error) {
	result := api.Build(o)
	faults := api.FormatMessages(append(result.Errors, result.Warnings...),
		api.FormatMessagesOptions{Kind: api.ErrorMessage})
	if len(faults) > 0 {
		return result, errors.New(strings.TrimSpace(strings.Join(faults, "\n")))
	}
	return result, nil
}
