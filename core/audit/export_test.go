package audit

// WinOf is winOf, for tables of which a test asks whether a hand may win.
var WinOf = winOf
