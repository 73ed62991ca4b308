package main

import (
	"os"
	"strings"
)

// sheetPage returns a page without other files that shows every tile at every size, in light and dark, with the
// site's own script.
func sheetPage(folder string) (string, error) {
	var texts [3]string
	for i, name := range []string{"tile.css", "faces.js", "tile.js"} {
		text, err := os.ReadFile(folder + "/" + name)
		if err != nil {
			return "", err
		}
		texts[i] = string(text)
	}
	return `<!doctype html><meta charset="utf-8"><title>Tiles</title><style>` + texts[0] + sheetStyle +
		`</style><script type="module">` + inlined(texts[1]) + inlined(texts[2]) + sheetScript + `</script>`, nil
}

// inlined removes what only separate modules need.
func inlined(module string) string {
	var kept []string
	for line := range strings.Lines(module) {
		if !strings.HasPrefix(line, "import ") {
			kept = append(kept, strings.TrimPrefix(line, "export "))
		}
	}
	return strings.Join(kept, "")
}

const sheetStyle = `
body { margin: 0; font: 14px system-ui, sans-serif }
section { padding: 16px; background: Canvas; color: CanvasText }
p { margin: 12px 0 4px }
div { display: flex; flex-wrap: wrap; gap: 0 }
`

const sheetScript = `
const query = new URLSearchParams(location.search);
const sizes = (query.get('sizes') ?? '20,32,48,96,200').split(',');
installTiles();
const show = (section, size, title, make) => {
  const caption = document.createElement('p');
  caption.textContent = size + ' px, ' + title;
  const row = document.createElement('div');
  row.style.setProperty('--tile-w', size + 'px');
  row.append(...make());
  section.append(caption, row);
};
for (const scheme of (query.get('schemes') ?? 'light,dark').split(',')) {
  const section = document.createElement('section');
  section.style.colorScheme = scheme;
  document.body.append(section);
  const codes = query.get('codes')?.split(',') ?? Object.keys(faces);
  for (const size of sizes) {
    show(section, size, 'plain', () => codes.map((code) => tileSvg(code)));
    if (query.has('codes')) continue;
    show(section, size, 'with indices', () => Object.keys(labelOf).map((code) => tileSvg(code, { indices: true })));
    show(section, size, 'lying, marked as dora', () => ['1m', '0p', '7s', 'back', 'dp'].map((code) => tileSvg(code, { turned: true }))
      .concat(['3m', '0s', '9p'].map((code) => tileSvg(code, { dora: true }))));
  }
}
`
