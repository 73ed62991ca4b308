package main

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os/exec"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"
)

// svgHands are hands with the number of tiles that are drawn.
var svgHands = []struct {
	hand  string
	tiles int
}{
	{"123m406p789s11555z", 14},
	{"321m", 3},
	{"123m 1'11z (2222s) 55p+5p", 13},
	{"(0555m) 19m19p1234z+1m 33'3z", 16},
	{"0'46p 5550's 3'33\"3z", 11},
	{"789m 34s+5s 1f8f", 8},
	{"0m5m j?", 4},
}

// TestSVG reads the pictures as XML and counts their tiles.
func TestSVG(t *testing.T) {
	for _, test := range svgHands {
		out, _, err := run(t, "", "svg", test.hand)
		if err != nil {
			t.Errorf("%s: %v", test.hand, err)
			continue
		}
		tiles, depth := 0, 0
		for reader := xml.NewDecoder(strings.NewReader(out)); ; {
			token, err := reader.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", test.hand, err)
			}
			switch element := token.(type) {
			case xml.StartElement:
				if depth == 1 && element.Name.Local == "g" {
					tiles++
				}
				depth++
			case xml.EndElement:
				depth--
			}
		}
		if tiles != test.tiles {
			t.Errorf("%s: %d tiles, want %d", test.hand, tiles, test.tiles)
		}
		if strings.Contains(out, "var(") || strings.Contains(out, "href") {
			t.Errorf("%s: the picture refers to something outside it", test.hand)
		}
	}
}

// TestSVGAsHandSVG compares the pictures with those of web/embed/hand-svg.js.
func TestSVGAsHandSVG(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not installed")
	}
	made := api.Build(api.BuildOptions{
		Stdin: &api.StdinOptions{ResolveDir: "../../web/embed", Contents: `import { handSVG } from './hand-svg.js';
			const pictures = JSON.parse(process.argv[1]).map(([hand, options]) => handSVG(hand, options));
			process.stdout.write(JSON.stringify(pictures));`},
		Bundle: true, Platform: api.PlatformNode, LogLevel: api.LogLevelSilent,
	})
	if len(made.Errors) > 0 {
		t.Fatal(made.Errors[0].Text)
	}
	looks := []struct {
		flags   []string
		options map[string]any
	}{
		{nil, nil},
		{[]string{"--dark", "--indices", "--height", "33"}, map[string]any{"dark": true, "indices": true, "height": 33}},
	}
	var asked [][2]any
	var got []string
	for _, test := range svgHands {
		for _, look := range looks {
			out, _, err := run(t, "", append([]string{"svg", test.hand}, look.flags...)...)
			if err != nil {
				t.Fatal(err)
			}
			asked, got = append(asked, [2]any{test.hand, look.options}), append(got, strings.TrimSpace(out))
		}
	}
	request, err := json.Marshal(asked)
	if err != nil {
		t.Fatal(err)
	}
	// A list without options has null there, which is not replaced by a default.
	text := strings.ReplaceAll(string(request), ",null]", "]")
	out, err := exec.Command(node, "-e", string(made.OutputFiles[0].Contents), text).Output()
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	if err := json.Unmarshal(out, &want); err != nil {
		t.Fatal(err)
	}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("%v differs from hand-svg.js:\n%s\n%s", asked[i], got[i], want[i])
		}
	}
}

// TestSVGRefuses distinguishes faults of the command line from those of the hand.
func TestSVGRefuses(t *testing.T) {
	for line, want := range map[string]string{
		"svg 123x":             "at character 4",
		"svg 123m --height 0":  "--height: want a number of pixels",
		"svg 123m --height -1": "--height: want a number of pixels",
		"svg":                  "arg",
	} {
		if _, _, err := run(t, "", strings.Fields(line)...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
}
