package sichuan

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// capped returns the fans that count.
func (r *settings) capped(fans int) int {
	if r.cap > 0 {
		return min(fans, r.cap)
	}
	return min(fans, mostFans)
}

// mostFans is more than any hand has.
const mostFans = 30

// valueOf returns what one player pays for so many fans on a discard.
func (r *settings) valueOf(fans int) int { return 1 << r.capped(fans) }

// drawnValue returns what each player pays on an own draw.
func (r *settings) drawnValue(fans int) int { return r.valueOf(fans) + once(r.selfDraw == "base") }

// feeder returns the wind of the player who discarded the tile of the kong whose replacement won, None if there is none
// or it is not stated. It is the player who is liable, or where that is not said the discarder of an own draw.
func feeder(win *rules.Win) tile.Tile {
	switch {
	case !win.SelfDrawn || !win.Rinshan:
		return tile.None
	case win.Liable != tile.None:
		return win.Liable
	}
	return win.From
}

// isFed reports whether the win after a kong is paid by the feeder of the kong alone.
func (r *settings) isFed(win *rules.Win) bool { return r.fedByDiscarder && feeder(win) != tile.None }

// seatOf returns 0 to 3 for East to North.
func seatOf(wind tile.Tile) int { return int(wind - tile.East) }

// pay returns the payments of a win where no player has won before.
func (r *settings) pay(win *rules.Win, fans int) rules.Payments {
	var left [players]bool
	return r.payWithout(win, fans, &left)
}

// payWithout returns the payments of a win; who has left pays nothing.
func (r *settings) payWithout(win *rules.Win, fans int, left *[players]bool) rules.Payments {
	p := rules.Payments{Players: players}
	winner, value := seatOf(win.Seat()), r.valueOf(fans)
	from := win.From
	if r.isFed(win) {
		from = feeder(win)
	}
	switch {
	case win.SelfDrawn && !r.isFed(win):
		value = r.drawnValue(fans)
		for seat := range p.Seats {
			if seat != winner && !left[seat] {
				p.Seats[seat] -= value
				p.Seats[winner] += value
			}
		}
	case from == tile.None:
		p.Unknown, p.Seats[winner] = -value, value
	case left[seatOf(from)]: // the feeder of the kong has won since
	default:
		p.Seats[seatOf(from)], p.Seats[winner] = -value, value
	}
	return p
}
