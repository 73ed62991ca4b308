package riichi

// The names of fixed payments; a hand below them has "".
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

// countedHan is the number of han from which yaku and dora are a counted yakuman.
const countedHan = 13

// yakumanHan is the han of a yakuman under rules without limits.
const yakumanHan = 13

// endlessBase is the largest base without limits. 60 doublings would fit into the integers of programs with 64 bits,
// but not the payments into those of JavaScript, which have 53.
const endlessBase = 1_000_000_000_000_000

// endless returns the base without limits, at most endlessBase.
func endless(han, fu int) int {
	base := fu * 4
	for range han {
		if base *= 2; base >= endlessBase {
			return endlessBase
		}
	}
	return base
}

// base returns the base points of at least 1 han and rounded fu, and the name of the limit.
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
