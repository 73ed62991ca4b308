package picture

// row is a line of circles or bamboos: its places and its ink.
type row struct {
	y   float64
	xs  []float64
	ink ink
}

// Columns that several ranks share.
var (
	centre = []float64{300}
	pair   = []float64{176, 424}
	three  = []float64{132, 300, 468}
	four   = []float64{111, 237, 363, 489}
	five   = []float64{102, 201, 300, 399, 498}
	six    = []float64{85, 171, 257, 343, 429, 515}
)

// Heights of rows below the index that ranks above nine always have.
const (
	upper  = 308
	middle = 456
	lower  = 604
)

// circleRows has the place of every circle, ranks 2–16, with the radius. The one is a drawing of its own.
var circleRows = [17]struct {
	radius float64
	rows   []row
}{
	2: {140, []row{{206, centre, green}, {530, centre, blue}}},
	3: {96, []row{{168, []float64{160}, blue}, {368, centre, red}, {568, []float64{440}, green}}},
	4: {110, []row{{212, pair, blue}, {524, pair, green}}},
	5: {92, []row{{180, []float64{164, 436}, blue}, {368, centre, red}, {556, []float64{164, 436}, green}}},
	6: {85, []row{{154, pair, green}, {390, pair, red}, {588, pair, red}}},
	7: {72, []row{{126, []float64{130}, green}, {200, centre, green}, {274, []float64{470}, green},
		{434, pair, red}, {608, pair, red}}},
	8: {70, []row{{125, pair, blue}, {287, pair, blue}, {449, pair, blue}, {611, pair, blue}}},
	9: {72, []row{{150, three, blue}, {368, three, red}, {586, three, green}}},

	10: {55, []row{{upper, three, blue}, {middle, four, red}, {lower, three, green}}},
	11: {55, []row{{upper, four, blue}, {middle, three, red}, {lower, four, green}}},
	12: {55, []row{{upper, four, blue}, {middle, four, red}, {lower, four, green}}},
	13: {46, []row{{upper, four, blue}, {middle, five, red}, {lower, four, green}}},
	14: {46, []row{{upper, five, blue}, {middle, four, red}, {lower, five, green}}},
	15: {46, []row{{upper, five, blue}, {middle, five, red}, {lower, five, green}}},
	16: {41, []row{{upper, five, blue}, {middle, six, red}, {lower, five, green}}},
}

// bambooRows has the place of every stick, ranks 2–16, with its length. The one is a bird; the slanted eight is in
// slantedSticks. The tiles 2 3 4 6 8 must be green alone, for the yaku All Green.
var bambooRows = [17]struct {
	length float64
	rows   []row
}{
	2: {270, []row{{206, centre, green}, {530, centre, green}}},
	3: {270, []row{{206, centre, green}, {530, pair, green}}},
	4: {270, []row{{206, pair, green}, {530, pair, green}}},
	5: {270, []row{{206, []float64{146, 454}, green}, {368, centre, red}, {530, []float64{146, 454}, green}}},
	6: {270, []row{{206, three, green}, {530, three, green}}},
	7: {186, []row{{148, centre, red}, {368, three, green}, {588, three, green}}},
	9: {186, []row{{148, three, green}, {368, three, red}, {588, three, green}}},

	10: {132, []row{{upper, three, green}, {middle, four, red}, {lower, three, green}}},
	11: {132, []row{{upper, four, green}, {middle, three, red}, {lower, four, green}}},
	12: {132, []row{{upper, four, green}, {middle, four, red}, {lower, four, green}}},
	13: {132, []row{{upper, four, green}, {middle, five, red}, {lower, four, green}}},
	14: {132, []row{{upper, five, green}, {middle, four, red}, {lower, five, green}}},
	15: {132, []row{{upper, five, green}, {middle, five, red}, {lower, five, green}}},
	16: {132, []row{{upper, five, green}, {middle, six, red}, {lower, five, green}}},
}
