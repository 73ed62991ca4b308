package main

// An icon is a picture of the site for the system.
type iconEntry struct {
	Src     string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose,omitempty"`
}

// A shortcut opens a view from the system's menu of the installed page.
type shortcut struct {
	Name  string      `json:"name"`
	URL   string      `json:"url"`
	Icons []iconEntry `json:"icons"`
}

// A fileHandler lists files that the system may open with the installed page.
type fileHandler struct {
	Action     string              `json:"action"`
	Accept     map[string][]string `json:"accept"`
	LaunchType string              `json:"launch_type"`
}

// sharedFiles are files that another program may share, by the name of their form field.
type sharedFiles struct {
	Name   string   `json:"name"`
	Accept []string `json:"accept"`
}

// A shareTarget describes how other programs share with the installed page: the service worker takes the form, so
// that no server sees it.
type shareTarget struct {
	Action  string `json:"action"`
	Method  string `json:"method"`
	Enctype string `json:"enctype"`
	Params  struct {
		Title string        `json:"title"`
		Text  string        `json:"text"`
		URL   string        `json:"url"`
		Files []sharedFiles `json:"files"`
	} `json:"params"`
}

// A webManifest describes how the site is installed and what the system may send to it.
type webManifest struct {
	Name        string      `json:"name"`
	ShortName   string      `json:"short_name"`
	Description string      `json:"description"`
	ID          string      `json:"id"`
	StartURL    string      `json:"start_url"`
	Scope       string      `json:"scope"`
	Display     string      `json:"display"`
	Background  string      `json:"background_color"`
	Theme       string      `json:"theme_color"`
	Categories  []string    `json:"categories"`
	Icons       []iconEntry `json:"icons"`
	// Opened files get a new window, so that a game in another window continues.
	LaunchHandler map[string]string `json:"launch_handler"`
	Shortcuts     []shortcut        `json:"shortcuts"`
	FileHandlers  []fileHandler     `json:"file_handlers"`
	ShareTarget   shareTarget       `json:"share_target"`
}

// logFiles are the extensions of log files, by media type.
var logFiles = map[string][]string{
	"application/xml":     {".xml"},
	"application/json":    {".json"},
	"application/x-mjson": {".mjson"},
	"application/x-mjlog": {".mjlog"},
	"application/gzip":    {".gz"},
}

// manifest returns manifest.webmanifest.
func manifest() ([]byte, error) {
	small := iconEntry{"icon-192.png", "192x192", "image/png", "any"}
	m := webManifest{
		Name:          "Tehai — mahjong hand analyzer and scorer",
		ShortName:     "Tehai",
		Description:   "Mahjong hands: distance, waits, discards and the whole score. Works without a network.",
		ID:            "./",
		StartURL:      "./",
		Scope:         "./",
		Display:       "standalone",
		Background:    "#f8f6f0",
		Theme:         "#006b56",
		Categories:    []string{"games", "utilities"},
		LaunchHandler: map[string]string{"client_mode": "navigate-new"},
		Icons: []iconEntry{
			small,
			{"icon-512.png", "512x512", "image/png", "any"},
			{"icon-maskable-512.png", "512x512", "image/png", "maskable"},
		},
		FileHandlers: []fileHandler{{"./", logFiles, "single-client"}},
		ShareTarget:  shareTarget{Action: "./share", Method: "POST", Enctype: "multipart/form-data"},
	}
	for _, view := range []struct{ id, name string }{
		{"hand", "Hand"}, {"replay", "Replay"}, {"table", "Table"}, {"sitting", "Scorekeeper"}, {"practice", "Practice"},
	} {
		m.Shortcuts = append(m.Shortcuts, shortcut{view.name, "./#v1&w=" + view.id, []iconEntry{small}})
	}
	params := &m.ShareTarget.Params
	params.Title, params.Text, params.URL = "title", "text", "url"
	params.Files = []sharedFiles{{"files", []string{
		"application/xml", "text/xml", ".xml", "application/json", ".json", ".mjson", ".mjlog",
		"application/gzip", ".gz", "text/plain",
	}}}
	return indented(m)
}
