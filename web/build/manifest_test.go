package main

import (
	"encoding/json"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestManifest compares the names in the manifest with what exists: icons, views, the address at which the service
// worker takes shares, and the fields that the page reads.
func TestManifest(t *testing.T) {
	text, err := manifest()
	if err != nil {
		t.Fatal(err)
	}
	var m webManifest
	if err := json.Unmarshal(text, &m); err != nil {
		t.Fatal(err)
	}
	source := func(name string) string {
		text, err := os.ReadFile("../" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	t.Run("icons", func(t *testing.T) {
		made, err := icons(settings{})
		if err != nil {
			t.Fatal(err)
		}
		all := slices.Clone(m.Icons)
		for _, s := range m.Shortcuts {
			all = append(all, s.Icons...)
		}
		for _, i := range all {
			if _, is := made[i.Src]; !is {
				t.Errorf("there is no icon %s", i.Src)
			}
		}
	})
	t.Run("addresses", func(t *testing.T) {
		base, _ := url.Parse("https://host/name/")
		addresses := []string{m.ID, m.StartURL, m.Scope, m.ShareTarget.Action}
		for _, h := range m.FileHandlers {
			addresses = append(addresses, h.Action)
		}
		for _, s := range m.Shortcuts {
			addresses = append(addresses, s.URL)
		}
		for _, address := range addresses {
			if at, err := base.Parse(address); err != nil || !strings.HasPrefix(at.String(), base.String()) {
				t.Errorf("%s leads out of the site's folder: %v, %v", address, at, err)
			}
		}
	})
	t.Run("shortcuts", func(t *testing.T) {
		views := source("views/index.js")
		for _, s := range m.Shortcuts {
			_, id, _ := strings.Cut(s.URL, "#v1&w=")
			if !strings.Contains(views, "{ id: '"+id+"',") {
				t.Errorf("%s: there is no view %q", s.Name, id)
			}
		}
	})
	t.Run("share", func(t *testing.T) {
		worker, page := source("sw.js"), source("shell/received.js")
		action := strings.TrimPrefix(m.ShareTarget.Action, "./")
		if m.ShareTarget.Method != "POST" || !strings.Contains(worker, "method === 'POST' && url === `${scope}"+action+"`") {
			t.Errorf("sw.js does not take %s %s", m.ShareTarget.Method, action)
		}
		p := m.ShareTarget.Params
		for _, field := range []string{p.Title, p.Text, p.URL, p.Files[0].Name} {
			if !strings.Contains(page, "'"+field+"'") {
				t.Errorf("shell/received.js does not read %s", field)
			}
		}
	})
	t.Run("files", func(t *testing.T) {
		var endings []string
		for kind, list := range m.FileHandlers[0].Accept {
			endings = append(endings, list...)
			shared := m.ShareTarget.Params.Files[0].Accept
			if !slices.Contains(shared, kind) && !slices.Contains(shared, list[0]) {
				t.Errorf("%s opens and cannot be shared", kind)
			}
		}
		slices.Sort(endings)
		if want := []string{".gz", ".json", ".mjlog", ".mjson", ".xml"}; !slices.Equal(endings, want) {
			t.Errorf("files %v, want %v", endings, want)
		}
	})
}
