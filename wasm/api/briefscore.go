package api

import (
	"math/bits"

	"tehai/core/rules"
)

// BriefScore is the value of score where brief is true: what the hand is worth and who pays, without sets, fu items,
// reasons and other readings. A hand that does not win has win: false, no yaku and 0 points.
type BriefScore struct {
	Win bool `js:"win"`
	// ids of the patterns that count, as on the card: yaku and dora, fans, doubles and limit hands
	Yaku     []string  `js:"yaku"`
	Yakuman  int       `js:"yakuman" is:"?"` // absent for 0, like the next three
	Han      int       `js:"han" is:"?"`
	Fu       int       `js:"fu" is:"?"`
	Total    int       `js:"total" is:"?"` // of fans
	Limit    string    `js:"limit" is:"Limit?"`
	Points   int       `js:"points"` // points or final of the card; for fans what the winner gains
	Payments *Payments `js:"payments" is:"?"`
}

// briefUnder is Score without everything except the value.
func briefUnder(r *rules.Rules, win *rules.Win) (BriefScore, error) {
	if r.Tally == nil {
		card, err := r.Score(win)
		if err != nil {
			return BriefScore{}, err
		}
		return briefCard(card), nil
	}
	t, err := r.Tally(win)
	if err != nil || !t.Win {
		return BriefScore{}, err
	}
	payments := paymentsOf(t.Payments)
	brief := BriefScore{
		Win: true, Yakuman: t.Yakuman, Han: t.Han, Fu: t.Fu, Limit: t.Limit, Points: t.Points, Payments: &payments,
		Yaku: make([]string, 0, 8),
	}
	for word, set := range t.Yaku {
		for ; set != 0; set &= set - 1 {
			brief.Yaku = append(brief.Yaku, r.TalliedID(64*word+bits.TrailingZeros64(set)))
		}
	}
	for i, han := range t.Dora {
		if han > 0 {
			brief.Yaku = append(brief.Yaku, rules.DoraIDs[i])
		}
	}
	return brief, nil
}

// briefCard reduces a card to its value.
func briefCard(c *rules.Card) BriefScore {
	if !c.Win {
		return BriefScore{}
	}
	brief := BriefScore{Win: true, Total: c.Total(rules.TotalFans), Limit: c.Limit, Points: c.Points}
	for i := range c.Items {
		switch c.Items[i].Part {
		case rules.PartExcluded, rules.PartFu, "points":
		default:
			brief.Yaku = append(brief.Yaku, c.Items[i].ID)
		}
	}
	if c.Payments.Players > 0 {
		payments := paymentsOf(c.Payments)
		brief.Payments = &payments
	}
	return brief
}
