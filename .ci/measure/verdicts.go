package main

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/replay"
	"tehai/core/review"
	"tehai/core/tile"
)

// A verdict is a move that a review calls a slip, a mistake or a blunder.
type verdict struct {
	deal *replay.Deal
	move review.Move
}

// verdicts prints n random verdicts with everything that is needed to judge them.
func verdicts(turns []turn, n int, seed uint64) {
	var list []verdict
	for _, d := range dealsOf(turns) {
		moves, err := review.Deal(d, -1, nil)
		if err != nil {
			continue
		}
		for i := range moves {
			if moves[i].Loss.Size() != review.NoMistake {
				list = append(list, verdict{d, moves[i]})
			}
		}
	}
	rand.New(rand.NewPCG(seed, 7)).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	fmt.Printf("\n%d verdicts; %d of them:\n", len(list), min(n, len(list)))
	for i := range list[:min(n, len(list))] {
		list[i].print(i + 1)
	}
}

func (v *verdict) print(number int) {
	m := &v.move
	s := v.deal.At(m.Step - 1)
	deal := s.Deal()
	fmt.Printf("\n%d. %s, −%.0f points, −%.3f wins: %s\n   %v %d, seat %v, draws left %d, indicators %s\n   scores",
		number, m.Loss.Size(), m.Loss.Points,
		m.Loss.Win, m.Kind, deal.Round, deal.Number, deal.Wind(m.Chair), s.Left()/deal.Players, kobalab(s.Indicators()))
	for i := range deal.Players {
		chair := (m.Chair + i) % deal.Players
		fmt.Printf(" %v %d", deal.Wind(chair), s.Score(chair))
	}
	fmt.Printf("\n   hand %s", kobalab(s.Closed(m.Chair)))
	for _, laid := range s.Melds(m.Chair) {
		fmt.Printf(" %s", meldWord(laid))
	}
	if target, from := s.Target(); m.Kind == review.Call || m.Kind == review.Pass {
		fmt.Printf(", %v discarded by %v", target, deal.Wind(from))
	}
	fmt.Println()
	for i := range deal.Players - 1 {
		chair := (m.Chair + 1 + i) % deal.Players
		fmt.Printf("   %v: %s", deal.Wind(chair), river(&s, chair))
		for _, laid := range s.Melds(chair) {
			fmt.Printf(" [%s]", meldWord(laid))
		}
		fmt.Println()
	}
	fmt.Printf("   own river: %s\n", river(&s, m.Chair))
	fmt.Printf("   made %s%s; better %s\n", say(m.Made), oddsText(m.MadeOdds), say(m.Better))
	if m.Passes {
		fmt.Print("   better to pass")
	}
	fmt.Printf("   better%s\n", oddsText(m.BestOdds))
	for i, row := range m.Rows {
		if i < 3 || i == m.Row {
			fmt.Printf("   row %d: %s, %d away, %d copies, danger %.3f, score %.2f, %s\n", i+1, row.Tile, row.Shanten, row.Total,
				row.Danger, row.Score, row.Reason.ID)
		}
	}
	if m.Lines != nil {
		fmt.Printf("   margin %.0f, declared%s, silent%s\n", m.Lines.Margin, oddsText(&m.Lines.Declared),
			oddsText(&m.Lines.Silent))
	}
}

// say writes an event; a pass is an empty one.
func say(e game.Event) string {
	if e.Kind == game.Dealt {
		return "pass"
	}
	text := e.Kind.String()
	if e.Tile != tile.None {
		text += " " + e.Tile.String()
	}
	if e.With[0] != tile.None {
		text += " with " + e.With[0].String() + e.With[1].String()
	}
	return text
}

func oddsText(o *odds.Odds) string {
	if o == nil {
		return ""
	}
	return fmt.Sprintf(" (wins %.3f, deals in %.3f, draw %.3f, %+.0f points)", o.Win, o.DealIn, o.Draw, o.Points)
}

// river writes a river, with the riichi tile marked.
func river(s *game.State, chair int) string {
	var words []string
	for _, d := range s.River(chair) {
		text := d.Tile.String()
		if d.Riichi {
			text = "*" + text
		}
		words = append(words, text)
	}
	return strings.Join(words, " ")
}
