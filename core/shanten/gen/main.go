// Command gen writes the tables of core/shanten from the definition in
// core/shanten/need. Run it there with go generate.
package main

import (
	"fmt"
	"os"
)

func main() {
	for name, text := range files() {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			fmt.Fprintln(os.Stderr, "gen:", err)
			os.Exit(1)
		}
	}
}

// files returns the Go source of every table by its file name.
func files() map[string]string {
	nine := readAll(9, func(place int) bool { return place+2 < 9 })
	seven := readAll(7, func(int) bool { return false })
	suit, honour := nine.cut(3), seven.cut(3)
	fullClasses, suitClasses, three := suits(nine)
	honourClasses, made := honours(seven)
	pairs, mixed := merges(suitClasses, fullClasses), merges(fullClasses, honourClasses)
	classes := merged(pairs, mixed)

	suitText := newSource("the class of a suit: three ranks name a row, six a column")
	suitText.bytes("suitRowOf", "the row of the first three ranks, by their counts in base 5", bytesOf(suit.rowOf))
	suitText.words("suitColumnOf",
		"the column of the other six ranks, by their counts in base 5, two bytes each, low byte first", suit.columnOf)
	suitText.bytes("suitClass", "the class of a suit, column after column", suit.flat())
	suitText.bytes("threeClass",
		"the class of what three players keep of the characters, by the counts of ones and nines in base 5, nines lowest",
		bytesOf(three))
	suitText.number("suitRows", "the number of rows", len(suit.columns[0]))
	suitText.number("suitClasses", "the number of classes of nine ranks; those of three players' characters follow",
		len(fullClasses.vectors))
	suitText.bytes("suitVectors", "the Vector of each class, ten bytes each", vectorBytes(suitClasses.vectors))

	honourText := newSource("the class of the honours: three kinds name a row, four a column")
	honourText.bytes("honourRowOf", "the row of the first three kinds, by their counts in base 5", bytesOf(honour.rowOf))
	honourText.bytes("honourColumnOf", "the column of the other four kinds, by their counts in base 5",
		bytesOf(honour.columnOf))
	honourText.bytes("honourClass", "the class of honours for 0 to 4 sets that count as made, column after column",
		honour.flatMade(made[:]))
	honourText.number("honourRows", "the number of rows", len(honour.columns[0]))
	honourText.number("honourClasses", "the number of classes", len(honourClasses.vectors))
	honourText.bytes("honourVectors", "the Vector of each class, ten bytes each", vectorBytes(honourClasses.vectors))

	mergeText := newSource("classes put together")
	mergeText.bytes("mergeSuits", "the class of two suits, the first one's class times suitClasses plus the second's",
		flat(pairs, classes))
	mergeText.bytes("mergeHonours",
		"the class of a suit and the honours, the suit's class times honourClasses plus the honours'", flat(mixed, classes))
	mergeText.number("mergedClasses", "the number of classes of two parts together", len(classes))
	mergeText.bytes("needed",
		"the tiles that four sets and a pair still need, for every two merged classes a ≤ b, row after row", needs(classes))
	return map[string]string{
		"suit_table.go":   suitText.String(),
		"honour_table.go": honourText.String(),
		"merge_table.go":  mergeText.String(),
	}
}
