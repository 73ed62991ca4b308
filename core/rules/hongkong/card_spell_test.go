package hongkong

import (
	"fmt"
	"strings"

	"tehai/core/rules"
)

// spellCard writes a card on one line, followed by its other readings.
func spellCard(card *rules.Card) string {
	var words []string
	for _, item := range card.Items {
		word := fmt.Sprint(item.ID, " ", item.Amount)
		if item.Count != 1 {
			word += fmt.Sprint("x", item.Count)
		}
		if item.By != "" {
			word = item.ID + " in " + item.By
		}
		if len(item.Sets) > 0 {
			word += fmt.Sprint(item.Sets)
		}
		if len(item.Tiles) > 0 {
			word += fmt.Sprint(item.Tiles)
		}
		words = append(words, word)
	}
	text := strings.Join(words, ", ")
	for _, why := range card.Why {
		if why.ID != "convention" {
			text += " | " + why.ID + ": " + why.Text
		}
	}
	for _, also := range card.Also {
		text += " | also " + spell(also)
	}
	for _, other := range card.Others {
		text += " || " + spellCard(other)
	}
	return text
}
