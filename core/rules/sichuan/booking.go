package sichuan

import (
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// A booking is what was paid in a deal so far, and what its kongs took.
type booking struct {
	rules *settings
	list  []rules.Transfer
	kongs []kongMoney // by the number of the kong
	cards []*rules.Card
}

// kongMoney is what a kong took.
type kongMoney struct {
	of   tile.Tile
	took int            // when it was laid down
	left rules.Payments // what has not gone back or on
}

// laidKong is a kong when it is laid down.
type laidKong struct {
	of, from tile.Tile // from is the discarder of a claimed kong
	kind     meld.Kong
	fresh    bool          // of an added kong: its tile was the one just drawn
	left     [players]bool // who has won before
	tile     string        // behind a space, "" if it is not stated
}

var kongWords = [...]string{meld.Concealed: "concealed", meld.Claimed: "claimed", meld.Added: "added"}

// add books payments, unless they are none.
func (b *booking) add(step int, kind string, of tile.Tile, p rules.Payments, detail string) {
	p.Players = players
	t := rules.Transfer{Step: step, Kind: kind, Of: of, Payments: p, Detail: detail}
	if t.Payments.Seats == [players]int{} {
		return
	}
	t.Outside = -t.Sum()
	b.list = append(b.list, t)
}

// lay books the money of a kong, under its number.
func (b *booking) lay(step, number int, k *laidKong) {
	owner, p := seatOf(k.of), rules.Payments{Players: players}
	take := func(from, points int) {
		p.Seats[from] -= points
		p.Seats[owner] += points
	}
	if k.kind == meld.Claimed {
		take(seatOf(k.from), 2)
	} else {
		points := 2
		if k.kind == meld.Added {
			points = b.rules.lateKong
			if k.fresh {
				points = 1
			}
		}
		for seat, left := range k.left {
			if seat != owner && !left {
				take(seat, points)
			}
		}
	}
	b.kongs[number] = kongMoney{of: k.of, took: p.Seats[owner], left: p}
	b.add(step, rules.PaidKong, k.of, p, kongWords[k.kind]+k.tile)
}

// refund gives back what a kong took.
func (b *booking) refund(step, number int, why string) {
	k := &b.kongs[number]
	p := k.left
	for seat := range p.Seats {
		p.Seats[seat] = -p.Seats[seat]
	}
	k.left = rules.Payments{}
	b.add(step, rules.PaidRefund, k.of, p, why)
}

// shotReason is the detail of what becomes of the money of a kong after which the discard was won on.
const shotReason = "shot after kong"

// shot passes the money of a kong back, once, or on to a winner. It is called for each winner on the discard: where the
// money goes on, each of them gets what the kong took, and its owner pays it so often.
func (b *booking) shot(step, number int, winner tile.Tile) {
	switch b.rules.shotKong {
	case "refund":
		b.refund(step, number, shotReason)
	case "transfer":
		k := &b.kongs[number]
		p := rules.Payments{}
		p.Seats[seatOf(k.of)], p.Seats[seatOf(winner)] = -k.took, k.took
		k.left = rules.Payments{}
		b.add(step, rules.PaidTransfer, k.of, p, shotReason)
	}
}
