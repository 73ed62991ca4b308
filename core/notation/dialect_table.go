package notation

// Dialect is one way to write tiles.
type Dialect struct {
	ID    string // as used in the interface
	Name  string // as shown to users
	Loses string // what is lost, without an error, when a hand is written in it; "" if nothing

	read  func(*builder) error
	write func(Parsed) (string, error) // nil for a list of numbers
	list  func(Parsed) ([]int, error)  // nil for a text

	guessed bool // may be chosen by auto
	lenient bool // accepts every character, and any number of copies
}

// IsList reports whether the dialect is a list of numbers, see FormatList.
func (d *Dialect) IsList() bool { return d.list != nil }

// Dialects returns the rows of the table, which the reader, the writer, auto, the errors and the tests use.
func Dialects() []Dialect { return append([]Dialect(nil), dialects...) }

const (
	losesMelds = "that melds were declared: their tiles follow the closed ones, the last of which is the winning tile"
	losesReds  = "which fives are red; " + losesMelds
)

// dialects are in the order in which auto tries them. Ùzje's letters are last, because they accept nearly every text.
var dialects = []Dialect{
	{ID: "mpsz", Name: "mpsz", guessed: true, read: readMpsz, write: writeMpsz},
	{ID: "libmahjong", Name: "libmahjong", lenient: true, Loses: losesMelds, read: readLibmahjong, write: writeLibmahjong},
	{ID: "34", Name: "34 kinds, indices", Loses: losesReds, read: readIndices, list: listIndices},
	{ID: "34-counts", Name: "34 kinds, counts", Loses: "the order; " + losesReds, read: readCounts, list: listCounts},
	{ID: "136", Name: "136 tiles, ids", Loses: losesMelds, read: readIDs, list: listIDs},
	{ID: "tenhou", Name: "Tenhou's numbers", Loses: losesMelds, read: readTenhou, list: listTenhou},
	{ID: "kobalab", Name: "kobalab's majiang", guessed: true, Loses: "where the winning tile stood: it is written last",
		read: readKobalab, write: writeKobalab},
	{ID: "mjai", Name: "mjai", guessed: true, Loses: losesMelds, read: mjai.read, write: mjai.write},
	{ID: "unicode", Name: "Unicode", guessed: true, Loses: losesReds, read: readUnicode, write: writeUnicode},
	{ID: "words", Name: "words", guessed: true, Loses: losesMelds, read: pieces.read, write: pieces.write},
	{ID: uzje, Name: "Ùzje", guessed: true, Loses: losesReds, read: readUzje, write: writeUzje},
}
