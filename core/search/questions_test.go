package search_test

import (
	"slices"

	"tehai/core/game"
	"tehai/core/review"
	"tehai/core/tile"
)

// questions are asked of the index and by brute force.
var questions = []row{
	{"", func(s *scene) bool { return true }, true},
	{"won", func(s *scene) bool { return slices.Contains(s.after.Winners(), s.chair) }, true},
	{"tsumo value>=8000", func(s *scene) bool { w := s.win(); return w != nil && w.From < 0 && s.points() >= 8000 }, true},
	{"ron value:1000..3900", func(s *scene) bool {
		w := s.win()
		return w != nil && w.From >= 0 && s.points() >= 1000 && s.points() <= 3900
	}, true},
	{"yaku:riichi", func(s *scene) bool { return s.yaku("riichi") }, true},
	{"yaku:dora,red-dora", func(s *scene) bool { return s.yaku("dora") || s.yaku("red-dora") }, true},
	{"yaku:pinfu,tanyao -yaku:riichi", func(s *scene) bool {
		return (s.yaku("pinfu") || s.yaku("tanyao")) &&
			!s.yaku("riichi")
	}, true},
	{"seat:E won", func(s *scene) bool { return s.wind() == tile.East && slices.Contains(s.after.Winners(), s.chair) },
		true},
	{"exhausted", func(s *scene) bool { return s.after.Last.Kind == game.Exhausted }, true},
	{"lost seat:E,S", func(s *scene) bool {
		m := s.deal.Moved()
		return m != nil && s.after.Ended() && m[s.chair] < 0 && (s.wind() == tile.East || s.wind() == tile.South)
	}, true},
	{"payment<=-8000", func(s *scene) bool {
		m := s.deal.Moved()
		return m != nil && s.after.Ended() &&
			m[s.chair] <= -8000
	}, true},
	{"standing:1 round:E", func(s *scene) bool {
		scores := s.deal.Deal().Scores
		return scores != nil && scores[s.chair] == slices.Max(scores) && s.deal.Deal().Round == tile.East
	}, true},
	{"rules:riichi-tenhou players:4 honba>=1", func(s *scene) bool {
		return s.deal.Ruleset.ID == "riichi-tenhou" && s.deal.Deal().Players == 4 && s.deal.Deal().Repeat > 0
	}, true},
	{"declared -won", func(s *scene) bool {
		return s.after.Riichi(s.chair) > 0 && !slices.Contains(s.after.Winners(), s.chair)
	}, true},
	{"han>=3 -yakuman>=1", func(s *scene) bool {
		w := s.win()
		return w != nil && w.Card != nil && w.Card.Total("han") >= 3 && w.Card.Total("yakuman") == 0
	}, true},

	{"riichi", (*scene).riichi, false},
	{"-(-riichi)", (*scene).riichi, false},
	{"riichi left<=4", func(s *scene) bool { return s.riichi() && len(s.waits()) > 0 && s.left() <= 4 }, false},
	{"riichi kinds:1", func(s *scene) bool { return s.riichi() && len(s.waits()) == 1 }, false},
	{"dealt-in danger>=10%", func(s *scene) bool { return s.dealtIn() && s.danger() >= 10 }, false},
	{"dealt-in -threatened", func(s *scene) bool { return s.dealtIn() && !s.threatened() }, false},
	{"danger>=5 danger<12.5%", func(s *scene) bool { return s.danger() >= 5 && s.danger() < 12.5 }, false},
	{"called lost", func(s *scene) bool {
		m := s.deal.Moved()
		return s.called() && m != nil && s.deal.Last().Ended() && m[s.chair] < 0
	}, false},
	{"step:chow turn<=3", func(s *scene) bool { return !s.moves && s.event.Kind == game.Chow && s.turn <= 3 }, false},
	{"step:kong -called", func(s *scene) bool {
		return !s.moves && s.event.Kind == game.Kong && s.event.Tile != tile.None
	}, false},
	{"step:win in-riichi", func(s *scene) bool {
		return !s.moves && s.event.Kind == game.Win &&
			s.after.Riichi(s.chair) > 0
	}, false},
	{"ready", func(s *scene) bool { return s.known() && isReady(s) }, false},
	{"held:567p ready", func(s *scene) bool { return s.holds("5p", "6p", "7p") && isReady(s) }, false},
	{"held:34667p", func(s *scene) bool { return s.holds("3p", "4p", "6p", "6p", "7p") }, false},
	{"held:3467n discard", func(s *scene) bool {
		return s.discards() && (s.holds("3m", "4m", "6m", "7m") || s.holds("3p", "4p", "6p", "7p") ||
			s.holds("3s", "4s", "6s", "7s"))
	}, false},
	{"held:~1335n discard", func(s *scene) bool { return s.discards() && anyShift(s, 1, 3, 3, 5) }, false},
	{"held:~345m~46p discard", func(s *scene) bool {
		return s.discards() && shifted(s, tile.Characters, 3, 4, 5) && shifted(s, tile.Circles, 4, 6)
	}, false},
	{"held=234m", func(s *scene) bool { return s.holds("2m", "3m", "4m") && ofSuit(s, tile.Characters) == 3 }, false},
	{"held:0p held:??????p", func(s *scene) bool {
		return s.known() && slices.Contains(s.closed(), tile.RedCircle5) && ofSuit(s, tile.Circles) >= 6
	}, false},
	{"held:11z or held:55z", func(s *scene) bool { return s.holds("1z", "1z") || s.holds("5z", "5z") }, false},
	{"waits:36p", func(s *scene) bool { w := s.waits(); return slices.Contains(w, "3p") && slices.Contains(w, "6p") },
		false},
	{"waits=~14n", func(s *scene) bool { return twoSided(s.waits()) }, false},
	{"melds:555z or melds:666z or melds:777z", func(s *scene) bool {
		for _, m := range s.state().Melds(s.chair) {
			if t := m.At(0); t == tile.White || t == tile.Green || t == tile.Red {
				return true
			}
		}
		return false
	}, false},
	{"tile:?z turn>=6 drawn", func(s *scene) bool {
		return s.discards() && s.turn >= 6 && s.event.Tile.Suit() == tile.Honours && s.event.Tile == s.before.Drawn &&
			!s.event.FromHand
	}, false},
	{"drawn", func(s *scene) bool {
		return s.discards() && s.before.Drawn != tile.None && s.event.Tile == s.before.Drawn && !s.event.FromHand
	}, false},
	{"before:4467s tile:4s", func(s *scene) bool {
		return s.discards() && s.known() && s.event.Tile.Plain() == tile.Bamboo4 && hasAll(s.before.Closed(s.chair), "4s",
			"4s", "6s", "7s")
	}, false},
	{"shanten:1 turn:6 discard closed", func(s *scene) bool {
		counts := tile.CountsOf(s.closed())
		return s.discards() && s.known() && s.turn == 6 && s.openMelds(s.chair) == 0 &&
			s.deal.Ruleset.Forms.Shanten(&counts) == 1
	}, false},
	{"furiten ready", (*scene).furiten, false},
	{"open>=2 riichis>=1 discard", func(s *scene) bool {
		return s.discards() && s.openMelds(s.chair) >= 2 && s.riichis() > 0
	}, false},
	{"riichis:0 in-riichi", func(s *scene) bool { return s.riichis() == 0 && s.state().Riichi(s.chair) > 0 }, false},
	{"riichis>=2", func(s *scene) bool { return s.riichis() >= 2 }, false},
	{"step:discard (shanten:0 or danger>=15) -in-riichi", func(s *scene) bool {
		counts := tile.CountsOf(s.closed())
		return s.discards() && !s.riichi() && s.after.Riichi(s.chair) == 0 &&
			(s.known() && s.deal.Ruleset.Forms.Shanten(&counts) == 0 || s.danger() >= 15)
	}, false},
	{"step:start shanten<=2", func(s *scene) bool {
		counts := tile.CountsOf(s.closed())
		return s.step == 0 && s.known() && s.deal.Ruleset.Forms.Shanten(&counts) <= 2
	}, false},

	{"loss>=1000", func(s *scene) bool { return s.loss() >= 1000 }, false},
	{"size:blunder", func(s *scene) bool { return s.move != nil && s.move.Loss.Size() == review.Blunder }, false},
	{"reviewed -agrees step:pass", func(s *scene) bool { return s.moves && !s.move.Agrees }, false},
	{"mistake:slow-shape", func(s *scene) bool {
		first, made, ok := s.rows()
		return ok && !s.move.Agrees && s.move.Danger < 0 && s.move.Loss.Points > 0 &&
			(made.Shanten > first.Shanten || made.Shanten == first.Shanten && made.Total < first.Total)
	}, false},
	{"mistake:danger-underrated", func(s *scene) bool {
		first, made, ok := s.rows()
		return ok && !s.move.Agrees && s.move.Danger >= 0 && s.move.Loss.Points > 0 && made.Danger-first.Danger >= 0.05 &&
			!lateFold(s)
	}, false},
	{"mistake:late-fold", lateFold, false},
	{"mistake:costly-call", func(s *scene) bool {
		return s.called() && s.move != nil && s.move.Passes && s.move.Loss.Points > 0
	}, false},
	{"mistake:missed-riichi", func(s *scene) bool {
		return s.move != nil && s.move.Kind == review.Riichi && !s.riichi() && s.move.Better.Kind == game.Riichi &&
			s.move.Loss.Points > 0
	}, false},
	{"mistake:furiten", wrongFuriten, false},
}

func isReady(s *scene) bool {
	counts := tile.CountsOf(s.closed())
	return len(s.closed())%3 == 1 && s.deal.Ruleset.Forms.Shanten(&counts) == 0
}

func ofSuit(s *scene, suit tile.Suit) (n int) {
	for _, t := range s.closed() {
		if t.Suit() == suit {
			n++
		}
	}
	return n
}

// anyShift looks for ranks in every suit and at every height.
func anyShift(s *scene, ranks ...int) bool {
	return shifted(s, tile.Characters, ranks...) || shifted(s, tile.Circles, ranks...) ||
		shifted(s, tile.Bamboos, ranks...)
}

// shifted reports whether a hand has the ranks in a suit, or the same ones moved up or down.
func shifted(s *scene, suit tile.Suit, ranks ...int) bool {
	for shift := -8; shift <= 8; shift++ {
		var words []string
		for _, rank := range ranks {
			if r := rank + shift; r >= 1 && r <= 9 {
				words = append(words, tile.Numbered(suit, r).String())
			}
		}
		if len(words) == len(ranks) && s.holds(words...) {
			return true
		}
	}
	return false
}

// twoSided reports two waits of one suit, three apart, and none beside them in the suit.
func twoSided(waits []string) bool {
	bySuit := map[byte][]byte{}
	for _, w := range waits {
		bySuit[w[1]] = append(bySuit[w[1]], w[0])
	}
	for suit, ranks := range bySuit {
		if suit != 'z' && len(ranks) == 2 && ranks[1]-ranks[0] == 3 {
			return true
		}
	}
	return false
}

// lateFold is a discard that keeps the hand nearer to ready than the first one, which gives it up, with more danger.
func lateFold(s *scene) bool {
	first, made, ok := s.rows()
	if !ok || s.move.Agrees || s.move.Danger < 0 || s.move.Loss.Points <= 0 {
		return false
	}
	least := first.Shanten
	for _, r := range s.move.Rows {
		least = min(least, r.Shanten)
	}
	return first.Shanten > least && made.Shanten < first.Shanten && made.Danger > first.Danger
}

// wrongFuriten is a ready hand whose river holds a wait, where another discard leaves it ready without.
func wrongFuriten(s *scene) bool {
	_, made, ok := s.rows()
	if !ok || s.move.Agrees || made.Shanten != 0 {
		return false
	}
	bad := func(let tile.Tile, waits []int) bool {
		for _, k := range waits {
			for _, d := range s.before.River(s.chair) {
				if d.Tile.Index() == k {
					return true
				}
			}
			if let.Index() == k {
				return true
			}
		}
		return false
	}
	if !bad(made.Tile, slices.Collect(made.Tiles.All())) {
		return false
	}
	for _, r := range s.move.Rows {
		if r.Shanten == 0 && r.Total > 0 && !bad(r.Tile, slices.Collect(r.Tiles.All())) {
			return true
		}
	}
	return false
}
