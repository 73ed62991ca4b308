package riichi

// The names of fixed payments; a hand below all of them has "".
const (
	limitMangan         string = "mangan"
	limitHaneman        string = "haneman"
	limitBaiman         string = "baiman"
	limitSanbaiman      string = "sanbaiman"
	limitCountedYakuman string = "counted-yakuman"
	limitYakuman        string = "yakuman"
)

const (
	manganBase    = 2000
	sanbaimanBase = 6000
	yakumanBase   = 8000
	kiriageBase   = 1920 // 4 han 30 fu and 3 han 60 fu
)

// limitTable is the bases from 5 han on, the highest first.
var limitTable = [...]struct {
	han, base int
	limit     string
}{
	{11, sanbaimanBase, limitSanbaiman},
	{8, 4000, limitBaiman},
	{6, 3000, limitHaneman},
	{5, manganBase, limitMangan},
}

// countedHan is where ordinary yaku and dora become a counted yakuman.
const countedHan = 13

// yakumanHan is what a yakuman adds where there are no limits.
const yakumanHan = 13

// endlessBase is the most that han and fu come to without limits: 60 doublings
// would still be whole numbers to a program that counts in 64 bits, but not the
// payments to one that counts, as JavaScript does, in 53.
const endlessBase = 1_000_000_000_000_000

// endless is the base without limits, endlessBase at most.
func endless(han, fu int) int {
	base := fu * 4
	for range han {
		if base *= 2; base >= endlessBase {
			return endlessBase
		}
	}
	return base
}

// base returns the base points of han and rounded fu, 1 han or more, and their
// limit.
func (r *settings) base(han, fu int) (int, string) {
	if r.aotenjou {
		return endless(han, fu), ""
	}
	if han >= countedHan && r.counted != "sanbaiman" {
		if r.counted == "multiple" {
			return han / countedHan * yakumanBase, limitCountedYakuman
		}
		return yakumanBase, limitCountedYakuman
	}
	for _, row := range limitTable {
		if han >= row.han {
			return row.base, row.limit
		}
	}
	base := fu << (han + 2)
	if base >= manganBase || r.kiriage && base == kiriageBase {
		return manganBase, limitMangan
	}
	return base, ""
}
