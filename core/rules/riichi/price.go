package riichi

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// mostFu, mostHan and mostYakuman are the greatest values of a count.
const mostFu, mostHan, mostYakuman = 200, 200, 20

// price returns the payments for han and fu, or yakuman, in a situation; only the seat, the way of winning, the
// discarder, honba and deposits matter. It does not check whether such a hand exists. Its error is
// impossible-situation.
func (r *settings) price(c rules.Count, s *rules.Situation) (*rules.Pay, error) {
	under := *s
	under.Liable = tile.None
	return r.priceUnder(c, &under)
}

// priceUnder is price with a liable player: for a yakuman, and of several for one.
func (r *settings) priceUnder(c rules.Count, s *rules.Situation) (*rules.Pay, error) {
	base, limit := c.Yakuman*yakumanBase, limitYakuman
	switch {
	case c.Yakuman < 0 || c.Yakuman > mostYakuman || c.Han < 0 || c.Han > mostHan:
		return nil, rules.Impossible("want 1 to %d han or 1 to %d yakuman, found %d and %d", mostHan, mostYakuman, c.Han,
			c.Yakuman)
	case c.Yakuman > 0 && (c.Han > 0 || c.Fu > 0):
		return nil, rules.Impossible("a yakuman has neither han nor fu, found %d han %d fu", c.Han, c.Fu)
	case c.Yakuman > 0 && r.aotenjou:
		return nil, rules.Impossible("without limits a yakuman is %d han: want han and fu", yakumanHan)
	case c.Yakuman > 0:
	case c.Han == 0:
		return nil, rules.Impossible("want 1 to %d han or 1 to %d yakuman, found none", mostHan, mostYakuman)
	case c.Fu == 0 && (c.Han < manganHan || r.aotenjou):
		return nil, rules.Impossible("want the fu of %d han", c.Han)
	case c.Fu != 0 && c.Fu != pairsFu && (c.Fu < 20 || c.Fu > mostFu || c.Fu%10 != 0):
		return nil, rules.Impossible("fu: want 20, 25, 30 and so on up to %d, found %d", mostFu, c.Fu)
	default:
		base, limit = r.base(c.Han, c.Fu)
	}
	win := rules.Win{Situation: rules.Situation{SelfDrawn: s.SelfDrawn, SeatWind: s.SeatWind, From: s.From,
		Liable: s.Liable, Honba: s.Honba, Deposits: s.Deposits}}
	if err := r.checkWinds(&win); err != nil {
		return nil, err
	}
	for i := range impossibleTable {
		row := &impossibleTable[i]
		if row.holds(r, &win) {
			return nil, rules.Impossible("%s", row.reason).Because(row.id, row.of)
		}
	}
	b := bill{base: base, by: win.Liable}
	switch {
	case win.Liable == tile.None:
	case c.Yakuman == 0 || len(r.pao) == 0:
		return nil, rules.Impossible("a liable player of a hand for which nobody is liable")
	case win.Liable == win.From:
	case r.paoYakumanOnly:
		b.liable = min(yakumanBase, base)
	default:
		b.liable = base
	}
	p := r.pay(&win, b)
	price := rules.Pay{Han: c.Han, Fu: c.Fu, Limit: limit, Points: p.Seats[seatOf(win.Seat())]}
	r.payHonba(&p, &win, b, win.Honba)
	p.Seats[seatOf(win.Seat())] += win.Deposits * depositPoints
	price.Payments = p
	return &price, nil
}
