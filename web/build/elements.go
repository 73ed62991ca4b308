package main

// An attribute of the elements.
type attribute struct {
	name, kind, what string
}

// attributes are those of web/elements/attributes.js, in its order.
var attributes = []attribute{
	{"text", "string", "The hand's notation, or the text of a game."},
	{"dialect", "string", "The notation of the text, such as tenhou; found from the text where absent."},
	{"rules", "string", "The id of a rule set, such as riichi-tenhou."},
	{"options", "string", "Options of the rules that differ from the rule set's own, such as \"redFives=0 !openTanyao\"."},
	{"situation", "string", "What is known about the win besides its tiles, such as \"selfDrawn riichi=1 seatWind=S\"."},
	{"indicators", "string", "Dora indicators, such as 4z."},
	{"ura-indicators", "string", "Ura dora indicators."},
	{"game", "string", "A packed game, as links of the page hold it."},
	{"deal", "number", "The deal of a replay, from 0."},
	{"step", "number", "The step of the deal, from 0."},
	{"seat", "number", "The chair at the bottom of the board, from 0."},
	{"size", "number", "Width of a tile in pixels, from 8 to 200."},
	{"theme", "'light' | 'dark'", "The colours of tiles in a sentence; those of the page around where absent."},
	{"language", "string", "en, de, ja, ko or zh; the page's own where absent."},
	{"romaji", "boolean", "Yaku by their Japanese names."},
	{"indices", "boolean", "Small numbers and letters on the tiles."},
	{"block", "boolean", "A hand as a picture of its own, outside the line of text."},
	{"compact", "boolean", "A score in two lines that open when touched."},
}

// A customElement is a class of web/elements with its tag.
type customElement struct {
	tag, class, what string
	events           []string
}

var customElements = []customElement{
	{"mahjong-hand", "MahjongHand", "A hand as tiles within the text.", []string{"mahjong-drawn", "mahjong-error"}},
	{"mahjong-score", "MahjongScore", "A hand with its score, or with how far it is from ready.",
		[]string{"mahjong-drawn", "mahjong-change", "mahjong-error"}},
	{"mahjong-replay", "MahjongReplay", "A game on a board with controls.",
		[]string{"mahjong-drawn", "mahjong-step", "mahjong-error"}},
	{"mahjong-problem", "MahjongProblem", "A question about a moment of a game, its answer on touch.",
		[]string{"mahjong-drawn", "mahjong-error"}},
	{"mahjong-lesson", "MahjongLesson", "A lesson, chapter by chapter, from text, the file in src or the text inside.",
		[]string{"mahjong-drawn", "mahjong-error"}},
}

// object is a JSON object.
type object map[string]any

// elementsManifest describes the elements for editors, in the form of
// https://github.com/webcomponents/custom-elements-manifest.
func elementsManifest() ([]byte, error) {
	var written []object
	for _, a := range attributes {
		written = append(written, object{"name": a.name, "type": object{"text": a.kind}, "description": a.what})
	}
	var classes, definitions []object
	for _, e := range customElements {
		var events []object
		for _, name := range e.events {
			events = append(events, object{"name": name, "type": object{"text": "CustomEvent"}})
		}
		members := []object{{"kind": "field", "name": "text", "type": object{"text": "string"}, "attribute": "text"}}
		if e.tag == "mahjong-replay" {
			members = append(members, object{"kind": "method", "name": "goTo", "parameters": []object{
				{"name": "where", "type": object{"text": "'first' | 'prev' | 'next' | 'last'"}}}})
		}
		classes = append(classes, object{
			"kind": "class", "name": e.class, "tagName": e.tag, "customElement": true, "description": e.what,
			"attributes": written, "members": members, "events": events, "superclass": object{"name": "HTMLElement"},
		})
		definitions = append(definitions, object{"kind": "custom-element-definition", "name": e.tag,
			"declaration": object{"name": e.class, "module": "elements.js"}})
	}
	return indented(object{"schemaVersion": "2.1.0", "modules": []object{
		{"kind": "javascript-module", "path": "elements.js", "declarations": classes, "exports": definitions}}})
}
