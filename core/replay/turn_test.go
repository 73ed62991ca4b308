package replay

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/tile"
)

// describe writes a turn with every letter: seat, then the moves.
func describe(t turn) string {
	var moves []string
	for _, m := range t.moves {
		text := string(m.action)
		for _, one := range m.tiles {
			if one != tile.None {
				text += notation.Letters(one)
			}
		}
		moves = append(moves, text)
	}
	if t.seat != 0 {
		return fmt.Sprintf("%c: %s", t.seat, strings.Join(moves, " "))
	}
	return strings.Join(moves, " ")
}

// TestBodies checks the table of the format's description, and similar bodies.
func TestBodies(t *testing.T) {
	const three, four, six = "ESW", "ESWN", "EHSVWN"
	tests := []struct{ seats, body, want string }{
		{four, "E", "? DE"}, {four, "P", "? DP"}, {four, "C", "? DC"}, {four, "H", "? DH"}, {six, "H", "? DH"},
		{four, "SP", "S: ? DP"}, {four, "SC", "S: ? DC"}, {four, "EE", "E: ? DE"},
		{four, "SP,5m", "S: P D5m"}, {four, "SP,P", "S: P DP"}, {four, "SP,", "S: P"},
		{four, "?", "?"}, {four, "S?", "S: ?"}, {four, "?,P", "? DP"}, {four, "?,KE", "? KE"}, {four, "?,D5m", "? D5m"},
		{four, "C23m", "C2m3m"}, {four, "23m,C", "C2m3m DC"}, {four, "2m3m,5t", "C2m3m D5t"},
		{four, "S23m,5t", "S: C2m3m D5t"},
		{four, "C23m,5t", "C2m3m D5t"}, {four, "SC23m,D5t", "S: C2m3m D5t"}, {four, "01t,5m", "CZ1t D5m"},
		{six, "HP", "H: ? DP"}, {four, "HP", string(noTurn)}, {three, "NP", string(noTurn)},
		{four, "P,5m", string(noPlayer)}, {four, "K,?,5m", string(noPlayer)}, {four, "R", string(noPlayer)},
		{four, "P50m", string(noPlayer)},
		{four, "23m", string(noTurn)}, {four, "C,5m", string(noTurn)}, {four, "S,5m", string(noTurn)},
		{four, "K5m", string(noTurn)},
		{four, "SK,5m", string(noTurn)}, {four, "?,h", string(noTurn)}, {four, "T", string(noTurn)},
		{four, "WK", "W: K"}, {four, "WK,?", "W: K ?"}, {four, "WK,?,9t", "W: K ? D9t"}, {four, "WK,?,T", "W: K ? T"},
		{four, "WK,?,K1t,?,E", "W: K ? K1t ? DE"},
		{four, "?,L,6s", "? L D6s"}, {four, "?,L", "? L"}, {four, "?,L,T", string(noTurn)}, {three, "?,A,?,A,?,N",
			"? A ? A ? DN"}, {three, "?,A", "? A"},
		{four, "SP50m,1t", "S: P5mZ D1t"}, {four, "SP50m", "S: P5mZ"}, {four, "SP50m,", string(noTurn)},
		{four, "SPEE,1t", string(noTurn)},
		{four, "WR", "W: R"}, {four, "WR,5m", "want nothing behind R, the ron is the last move"},
		{four, "?,T", "? T"}, {four, "?,T,5m", "want nothing behind T, the tsumo is the last move"},
		{four, "?,K", "want one tile behind the K of an own kong"},
		{four, "D5m", "? D5m"}, {four, "SDE", "S: ? DE"}, {four, "xt", "? Dxt"}, {four, "fm", "? Dfm"}, {four, "0t", "? DZ"},
		{four, "Z", "? DZ"},
		{four, "", string(noTurn)}, {four, "?,?", string(noTurn)}, {four, "5m,", string(noTurn)},
		{four, "5m,5m", string(noTurn)}, {four, "??", string(noTurn)},
		{four, "5", string(noTurn)}, {four, "q", string(noTurn)}, {four, "D", string(noTurn)},
		{four, "123m,4m", string(noTurn)}, {four, "EEm", string(noTurn)},
	}
	for _, test := range tests {
		r := turnReader{seats: test.seats}
		got, err := r.read("0." + test.body)
		text := describe(got)
		if err != nil {
			text = err.Error()
		}
		if text != test.want {
			t.Errorf("%s with seats %s: %s, want %s", test.body, test.seats, text, test.want)
		}
	}
	r := turnReader{seats: four, red: true}
	if got, err := r.read("12.SP50m,0t"); err != nil || describe(got) != "S: P5m0m D0t" {
		t.Errorf("red fives: %s, %v", describe(got), err)
	}
	if _, err := r.read(".5m"); err == nil || err.Error() != "want digits before the full stop of a turn" {
		t.Errorf("no number: %v", err)
	}
}
