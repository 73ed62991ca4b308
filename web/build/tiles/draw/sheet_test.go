package main

import (
	"strings"
	"testing"
)

func TestSheetIsComplete(t *testing.T) {
	page, err := sheetPage("../../../tiles")
	if err != nil {
		t.Fatal(err)
	}
	for _, outside := range []string{"import {", "export ", "src=", "<link"} {
		if strings.Contains(page, outside) {
			t.Errorf("the sheet holds %q", outside)
		}
	}
	for _, part := range []string{"installTiles(", "--tile-face", "inRed("} {
		if !strings.Contains(page, part) {
			t.Errorf("the sheet lacks %q", part)
		}
	}
}
