package picture

// Colour is a custom property of the tiles with its values in light and dark.
type Colour struct{ Name, Light, Dark string }

// Palette has all colours of the tiles. tile.css has the same values for the page; pictures in files contain them.
var Palette = []Colour{
	{"tile-face", "#fffdf7", "#2c3034"},
	{"tile-edge", "#e3dac5", "#4a4f55"},
	{"tile-back", "#2f8a63", "#3a8f6b"},
	{"tile-line", "#a89d83", "#121416"},
	{"ink-black", "#1f2428", "#eeece6"},
	{"ink-red", "#c8202f", "#ff7d78"},
	{"ink-green", "#0b7a48", "#5ccb90"},
	{"ink-blue", "#1f4fa3", "#86b4ff"},
}
