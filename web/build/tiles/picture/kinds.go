package picture

import "strconv"

// Picture is the face of one tile.
type Picture struct {
	Code  string // the tile in the project's spelling; also "back" and "blank"
	ID    string // the symbol's id is "tile-" and this
	label string // the optional index; none if it is part of the face
	ink   ink    // of the index
	inRed bool   // all inks of the drawing become red
	art   art
}

// highRanks are the letters of ranks 10–16 in Ùzje's hexadecimal notation: x is ten, a eleven.
const highRanks = "xabcdef"

// All returns every picture in the order of the sheet.
func All() []Picture {
	all := append(suited(), honours()...)
	all = append(all, redFives()...)
	for n := 1; n <= 8; n++ {
		code := strconv.Itoa(n) + "f"
		all = append(all, Picture{Code: code, ID: code, art: flower(n)})
	}
	return append(all, specials()...)
}

// suits in the order of the sheet; the one of two suits has a drawing of its own.
var suits = []struct {
	letter string
	ink    ink
	draw   func(rank int) art
	one    func() art
}{
	{"m", red, characters, nil},
	{"p", blue, circles, oneCircle},
	{"s", green, bamboos, bird},
}

// suited returns ranks 1–9 of every suit, then ranks 10–16.
func suited() []Picture {
	var all []Picture
	for _, suit := range suits {
		for rank := 1; rank <= 9; rank++ {
			number := strconv.Itoa(rank)
			p := Picture{Code: number + suit.letter, ID: number + suit.letter, label: number, ink: suit.ink}
			if rank == 1 && suit.one != nil {
				p.art = suit.one()
			} else {
				p.art = suit.draw(rank)
			}
			all = append(all, p)
		}
	}
	for _, suit := range suits {
		for i, letter := range highRanks {
			code, rank := string(letter)+suit.letter, 10+i
			all = append(all, Picture{Code: code, ID: code, art: stack(suit.draw(rank), index(strconv.Itoa(rank), suit.ink))})
		}
	}
	return all
}

func honours() []Picture {
	return []Picture{
		{Code: "1z", ID: "1z", label: "E", ink: black, art: east()},
		{Code: "2z", ID: "2z", label: "S", ink: black, art: south()},
		{Code: "3z", ID: "3z", label: "W", ink: black, art: west()},
		{Code: "4z", ID: "4z", label: "N", ink: black, art: north()},
		{Code: "5z", ID: "5z", label: "P", ink: blue, art: whiteDragon()},
		{Code: "6z", ID: "6z", label: "F", ink: green, art: greenDragon()},
		{Code: "7z", ID: "7z", label: "C", ink: red, art: redDragon()},
	}
}

func redFives() []Picture {
	var all []Picture
	for _, suit := range suits {
		code := "0" + suit.letter
		all = append(all, Picture{Code: code, ID: code, label: "5", ink: red, inRed: true, art: suit.draw(5)})
	}
	return all
}

func specials() []Picture {
	return []Picture{
		{Code: "Z", ID: "zero", art: zero()},
		{Code: "H", ID: "horizontal", art: horizontal()},
		{Code: "V", ID: "vertical", art: vertical()},
		{Code: "j", ID: "joker", art: joker()},
		{Code: "?", ID: "unknown", art: unknown()},
		{Code: "!", ID: "error", art: fault()},
		{Code: "blank", ID: "blank"},
		{Code: "back", ID: "back", art: reverse()},
	}
}
