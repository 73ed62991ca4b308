package riichi

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// payFus are the possible values of rounded fu.
var payFus = [...]int{20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110}

// payTable returns the payments to a winner at the seat: by han and fu below five han, then the limits.
func (r *settings) payTable(seat tile.Tile, selfDrawn bool) []rules.Pay {
	var table []rules.Pay
	for _, fu := range payFus {
		for han := 1; han < manganHan; han++ {
			row := r.paid(han, fu, seat, selfDrawn)
			row.Possible = r.occurs(han, fu, selfDrawn)
			table = append(table, row)
		}
	}
	last := ""
	for han := manganHan; han <= countedHan; han++ {
		if row := r.paid(han, 0, seat, selfDrawn); row.Limit != last {
			last = row.Limit
			table = append(table, row)
		}
	}
	return append(table, r.payOf(yakumanBase, limitYakuman, seat, selfDrawn))
}

// occurs reports whether there are hands with these han and fu: 20 fu are pinfu by self-draw, or an open hand if the
// rules do not round it up; 25 fu are seven pairs, with at least three han by self-draw.
func (r *settings) occurs(han, fu int, selfDrawn bool) bool {
	switch fu {
	case 20:
		return selfDrawn && han >= 2 && !r.pinfuTsumoDenied || r.openPinfuFu == 20
	case 25:
		return han >= 3 || han == 2 && !selfDrawn
	}
	return true
}

// paid returns the row for han and rounded fu.
func (r *settings) paid(han, fu int, seat tile.Tile, selfDrawn bool) rules.Pay {
	base, limit := r.base(han, fu)
	row := r.payOf(base, limit, seat, selfDrawn)
	row.Han, row.Fu = han, fu
	return row
}

// payOf returns the payments for base points.
func (r *settings) payOf(base int, limit string, seat tile.Tile, selfDrawn bool) rules.Pay {
	win := rules.Win{Situation: rules.Situation{SelfDrawn: selfDrawn, SeatWind: seat}}
	p := r.pay(&win, bill{base: base})
	return rules.Pay{Limit: limit, Points: p.Seats[seatOf(seat)], Payments: p, Possible: true}
}
