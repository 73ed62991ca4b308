package api

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestSightOfWinners asks for the sight of every winner of every log at the end: score gives the same as the audit.
func TestSightOfWinners(t *testing.T) {
	seen := map[string]int{}
	for _, log := range logs {
		value := openLog(t, ReplayOpenRequest{Text: logText(t, log.path)})
		for i, d := range value.Deals {
			for _, win := range d.Result.Wins {
				sight, err := ReplaySight(ReplaySightRequest{ID: value.ID, Deal: i, Step: d.Steps, Chair: win.Chair})
				if err != nil {
					t.Fatal(err)
				}
				got, err := ScoreHand(ScoreRequest{Hand: sight.Hand, Ruleset: sight.Ruleset, Options: sight.Options,
					Situation: sight.Situation})
				card, ok := got.(RiichiScore)
				if err != nil || !ok {
					t.Fatalf("%s, deal %d: %+v: %v", log.path, i, sight, err)
				}
				if card.Points != win.Points || card.Han != win.Han || card.Fu != win.Fu || card.Yakuman != win.Yakuman {
					t.Errorf("%s, deal %d: %+v scores %d han %d fu, %d points, won with %d, %d, %d", log.path, i, sight, card.Han,
						card.Fu, card.Points, win.Han, win.Fu, win.Points)
				}
				state, err := ReplayState(ReplayStateRequest{ID: value.ID, Deal: i, Step: d.Steps})
				if err != nil {
					t.Fatal(err)
				}
				paid := map[string]int{"E": card.Payments.E, "S": card.Payments.S, "W": card.Payments.W}
				if card.Payments.N != nil {
					paid["N"] = *card.Payments.N
				}
				for chair, n := range win.Payments {
					if paid[state.Seats[chair].Wind] != n {
						t.Errorf("%s, deal %d: chair %d is paid %d by score, %d by the audit: %+v", log.path, i, chair,
							paid[state.Seats[chair].Wind], n, sight.Situation)
					}
				}
				for what, is := range map[string]bool{
					"riichi": sight.Situation.Riichi > 0, "ippatsu": sight.Situation.Ippatsu, "from": sight.Situation.From != "",
					"ura": len(sight.Situation.UraIndicators) > 0, "sticks": sight.Situation.Deposits > 0,
					"honba": sight.Situation.Honba > 0,
				} {
					if is {
						seen[what]++
					}
				}
			}
		}
	}
	for _, what := range []string{"riichi", "ippatsu", "from", "ura", "sticks", "honba"} {
		if seen[what] == 0 {
			t.Errorf("no win had %s: %v", what, seen)
		}
	}
}

// TestSightOfSeats follows a game: the sight of a chair counts every tile once, and analyze and danger accept it.
func TestSightOfSeats(t *testing.T) {
	for _, path := range []string{"tenhou/testdata/4-players.json", "tenhou/testdata/3-players.json"} {
		value := openLog(t, ReplayOpenRequest{Text: logText(t, path)})
		for i, d := range value.Deals {
			for step := 0; step < d.Steps; step += 7 {
				state, err := ReplayState(ReplayStateRequest{ID: value.ID, Deal: i, Step: step})
				if err != nil {
					t.Fatal(err)
				}
				for chair := range state.Seats {
					checkSight(t, value.ID, &state, chair)
				}
			}
		}
	}
	for _, request := range []ReplaySightRequest{{ID: "r0"},
		{ID: openLog(t, ReplayOpenRequest{Text: logText(t, logs[0].path)}).ID, Chair: 3}} {
		if value, err := ReplaySight(request); err == nil {
			t.Errorf("%+v gives %+v", request, value)
		}
	}
}

func checkSight(t *testing.T, id string, state *State, chair int) {
	t.Helper()
	sight, err := ReplaySight(ReplaySightRequest{ID: id, Deal: state.Deal, Step: state.Step, Chair: chair})
	if err != nil {
		t.Fatal(err)
	}
	lying := len(sight.Seen)
	for other, seat := range state.Seats {
		for _, thrown := range seat.River {
			if thrown.ClaimedBy == nil && other != chair {
				lying--
			}
		}
		if other != chair {
			for _, m := range seat.Melds {
				lying -= len(m.Tiles)
			}
		}
		lying -= len(seat.Flowers)
	}
	if norths := len(state.Seats[chair].Flowers); sight.Situation.North != norths {
		t.Errorf("step %d, chair %d: %d Norths are set aside, want %d", state.Step, chair, sight.Situation.North, norths)
	}
	for _, thrown := range state.Seats[chair].River {
		if thrown.ClaimedBy != nil {
			lying++
		}
	}
	if lying != 0 || len(sight.River) != len(state.Seats[chair].River) {
		t.Errorf("step %d, chair %d: %d tiles too many among %v", state.Step, chair, lying, sight.Seen)
	}
	players := min(4, sight.Players)
	request := AnalyzeRequest{Hand: sight.Hand, Seen: slices.Concat(sight.Seen, sight.River), River: sight.River,
		Indicators: texts(state.Indicators),
		Players:    players, Rivals: sight.Rivals, Ruleset: sight.Ruleset, Options: sight.Options,
		Situation: Situation{SeatWind: sight.Situation.SeatWind, RoundWind: sight.Situation.RoundWind}}
	value, err := Analyze(request)
	if err != nil {
		t.Fatalf("step %d, chair %d: %v", state.Step, chair, err)
	}
	if want := state.Seats[chair].Shanten; want == nil || value.Shanten.Best != *want {
		t.Errorf("step %d, chair %d: %d from ready, the table has %v", state.Step, chair, value.Shanten.Best, want)
	}
	if len(value.Waits) > 0 && !reflect.DeepEqual(value.Waits, state.Seats[chair].Waits) {
		t.Errorf("step %d, chair %d: it waits for %v, the table has %v", state.Step, chair, value.Waits,
			state.Seats[chair].Waits)
	}
	if _, err := Danger(DangerRequest{Hand: sight.Hand, Seen: slices.Concat(sight.Seen, sight.River),
		Indicators: texts(state.Indicators), Players: players, Rivals: sight.Rivals}); err != nil {
		t.Errorf("step %d, chair %d: %v", state.Step, chair, err)
	}
}

// TestSightOfPassed follows games: what a rival in riichi has let pass is every tile that another player has discarded
// since, also one that was called.
func TestSightOfPassed(t *testing.T) {
	listens := func(seat Seat) bool {
		return slices.ContainsFunc(seat.River, func(r RiverTile) bool { return r.Riichi })
	}
	called := 0
	for _, log := range logs {
		open := openLog(t, ReplayOpenRequest{Text: logText(t, log.path)})
		for i, deal := range open.Deals {
			passed := make([][]string, deal.Players)
			thrower, actor := -1, -1 // who has done the step before, and this one
			for step := 1; step < deal.Steps; step++ {
				state, err := ReplayState(ReplayStateRequest{ID: open.ID, Deal: i, Step: step})
				if err != nil {
					t.Fatal(err)
				}
				thrower, actor = actor, *state.Event.Chair
				for chair, seat := range state.Seats {
					switch {
					case !listens(seat) || actor == chair:
					case state.Event.Kind == "discard":
						passed[chair] = append(passed[chair], state.Event.Tiles[0].String())
					case (state.Event.Kind == "chow" || state.Event.Kind == "pung") && thrower != chair:
						called++
					}
				}
			}
			for viewer := range deal.Players {
				sight, err := ReplaySight(ReplaySightRequest{ID: open.ID, Deal: i, Step: deal.Steps - 1, Chair: viewer})
				if err != nil {
					t.Fatal(err)
				}
				for at, rival := range sight.Rivals {
					chair := (viewer + 1 + at) % deal.Players
					if !slices.Equal(rival.Passed, passed[chair]) {
						t.Errorf("%s, deal %d: chair %d has let %v pass, want %v", log.path, i, chair, rival.Passed, passed[chair])
					}
				}
			}
		}
	}
	if called == 0 {
		t.Error("no tile that was let pass was called")
	}
}

// TestSightOfVoids follows a deal that goes on after a win: the suits that the others have chosen to be without are
// seen once all have chosen, and neither those nor any tile deals in to one who has won.
func TestSightOfVoids(t *testing.T) {
	played := machines(t, GameNewRequest{Players: 4, Tiles: "108", Ruleset: "sichuan-common", Seed: new(7)}, "fast")
	value := openLog(t, ReplayOpenRequest{Text: textOf(t, played.ID)})
	hidden, safe, left := 0, 0, 0
	for step := 0; step < value.Deals[0].Steps; step += 3 {
		state, err := ReplayState(ReplayStateRequest{ID: value.ID, Step: step})
		if err != nil {
			t.Fatal(err)
		}
		if state.Seats[1].HasWon {
			break // its hand has the winning tile, which lies in a river, too
		}
		sight, err := ReplaySight(ReplaySightRequest{ID: value.ID, Step: step, Chair: 1})
		if err != nil {
			t.Fatal(err)
		}
		danger, err := Danger(DangerRequest{Hand: sight.Hand, Seen: slices.Concat(sight.Seen, sight.River),
			Rivals: sight.Rivals})
		if err != nil {
			t.Fatal(err)
		}
		chosen := !slices.ContainsFunc(state.Seats, func(seat Seat) bool { return seat.Void == "" })
		for i, rival := range sight.Rivals {
			seat := state.Seats[(2+i)%4]
			if rival.HasWon != seat.HasWon || chosen && rival.Void != seat.Void || !chosen && rival.Void != "" {
				t.Fatalf("step %d: %+v is seen as %+v", step, seat, rival)
			}
			if !chosen {
				hidden++
			}
			for _, row := range danger.Tiles {
				switch void := rival.Void != "" && strings.HasSuffix(row.Tile, rival.Void); {
				case !void && !rival.HasWon:
					continue
				case row.Rivals[i].Chance > 0:
					t.Errorf("step %d: %s deals in to %+v with %v", step, row.Tile, rival, row.Rivals[i].Chance)
				case void:
					safe++
				default:
					left++
				}
			}
		}
	}
	if hidden == 0 || safe == 0 || left == 0 {
		t.Errorf("%d choices not seen, %d tiles of void suits, %d others to winners", hidden, safe, left)
	}
}

// TestMovesAreStates compares the moves of every deal, including comments, with its states.
func TestMovesAreStates(t *testing.T) {
	value := openLog(t, ReplayOpenRequest{Text: logText(t, logs[1].path)})
	for step, text := range map[int]string{0: "the deal", 5: "a move", 6: "another"} {
		if _, err := ReplayComment(ReplayCommentRequest{ID: value.ID, Deal: 1, Step: step, Text: text}); err != nil {
			t.Fatal(err)
		}
	}
	for i, d := range value.Deals {
		moves, err := ReplayMoves(ReplayMovesRequest{ID: value.ID, Deal: i})
		if err != nil || len(moves.Events) != d.Steps+1 {
			t.Fatalf("deal %d: %d moves, want %d (%v)", i, len(moves.Events), d.Steps+1, err)
		}
		said := map[int]string{}
		for _, c := range moves.Comments {
			said[c.Step] = c.Text
		}
		for step, event := range moves.Events {
			state, err := ReplayState(ReplayStateRequest{ID: value.ID, Deal: i, Step: step})
			if err != nil || !reflect.DeepEqual(state.Event, event) || state.Comment != said[step] {
				t.Fatalf("deal %d, step %d: %+v %q, the state has %+v %q (%v)", i, step, event, said[step], state.Event,
					state.Comment, err)
			}
		}
	}
}

// TestBranchesArePaid has computer players play other moves from the middle of a game, and adds that as a variation: it
// ends with the scores of the live table, and has its wins.
func TestBranchesArePaid(t *testing.T) {
	won := 0
	for seed := 1; seed <= 8; seed++ {
		first := machines(t, GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Seed: &seed}, "fast")
		open := openLog(t, ReplayOpenRequest{Text: textOf(t, first.ID)})
		live := machines(t, GameNewRequest{Replay: open.ID, Step: 30}, "steady")
		at := varyLog(t, ReplayVaryRequest{ID: open.ID, Step: 30, Command: strings.Join(live.played, " ")})
		if at.Branch == 0 {
			continue // they played the same moves as before
		}
		for chair, seat := range at.State.Seats {
			if want := live.state.Seats[chair].Score; seat.Score != want || at.State.Deposits != live.state.Deposits {
				t.Errorf("seed %d, chair %d: %d in the variation, %d at the table", seed, chair, seat.Score, want)
			}
		}
		list, err := ReplayBranches(ReplayBranchesRequest{ID: open.ID})
		if err != nil || len(list.Branches) != 1 || list.Branches[0].Result == nil ||
			list.Branches[0].Result.Kind != at.State.Event.Kind {
			t.Fatalf("seed %d: %+v, the end was %s (%v)", seed, list, at.State.Event.Kind, err)
		}
		for _, win := range list.Branches[0].Result.Wins {
			won++
			if win.Points == 0 || len(win.Payments) != 4 {
				t.Errorf("seed %d: the win is %+v", seed, win)
			}
		}
	}
	if won < 2 {
		t.Errorf("%d variations were won", won)
	}
}

// A playedDeal is a deal that computer players have played to its end.
type playedDeal struct {
	ID     string
	played []string
	state  State
}

func machines(t *testing.T, request GameNewRequest, strength string) playedDeal {
	t.Helper()
	game, err := GameNew(request)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = GameClose(GameCloseRequest{ID: game.ID}) })
	value, err := GamePlay(GamePlayRequest{ID: game.ID, Strengths: slices.Repeat([]string{strength},
		len(game.State.Seats))})
	if err != nil || value.State.Turn != nil {
		t.Fatalf("the machines stop: %v", err)
	}
	return playedDeal{game.ID, value.Played, value.State}
}

// commanded returns the text of a new game after some commands.
func commanded(t *testing.T, request GameNewRequest, commands string) string {
	t.Helper()
	game, err := GameNew(request)
	if err != nil {
		t.Fatal(err)
	}
	defer GameClose(GameCloseRequest{ID: game.ID})
	for command := range strings.FieldsSeq(commands) {
		if _, err := GameCommand(GameCommandRequest{ID: game.ID, Text: command}); err != nil {
			t.Fatal(command, err)
		}
	}
	return textOf(t, game.ID)
}

// TestSightOfTwoWinners scores each of two winners on one discard by its own situation: honba and sticks go to one of
// them or to both, by the rules, and the payments add up to the sticks.
func TestSightOfTwoWinners(t *testing.T) {
	wall := stacked(t, []string{"149m248p36s11223z", "23m456p789s55s567p", "23m456p789s99p678s", "1199m1199p112s66z"}, "")
	played := commanded(t, GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Wall: wall}, "E- Ed4m Sr Wr")
	_, deal, _ := strings.Cut(played, "\n\nE 1 0 4\n")
	for _, row := range []struct {
		ruleset string
		honba   [2]int // by which the winners are paid, in turn
	}{{"riichi-tenhou", [2]int{2, 0}}, {"riichi-ema", [2]int{2, 2}}, {"riichi-mahjong-soul", [2]int{2, 0}}} {
		value := openLog(t, ReplayOpenRequest{Text: "Rules: " + row.ruleset +
			"\nScores: 24000, 23000, 25000, 25000\nDeposits: 3\n\nE 1 2 4\n" + deal})
		d := value.Deals[0]
		if len(d.Result.Wins) != 2 {
			t.Fatalf("%s: %d wins", row.ruleset, len(d.Result.Wins))
		}
		sum := 0
		for i, win := range d.Result.Wins {
			sight, err := ReplaySight(ReplaySightRequest{ID: value.ID, Step: d.Steps, Chair: win.Chair})
			if err != nil {
				t.Fatal(err)
			}
			got, err := ScoreHand(ScoreRequest{Hand: sight.Hand, Ruleset: sight.Ruleset, Options: sight.Options,
				Situation: sight.Situation})
			card, ok := got.(RiichiScore)
			if err != nil || !ok {
				t.Fatalf("%s: %+v: %v", row.ruleset, sight, err)
			}
			if sight.Situation.Honba != row.honba[i] || sight.Situation.Deposits != 3*(1-i) {
				t.Errorf("%s: winner %d has %d counters, %d sticks", row.ruleset, i, sight.Situation.Honba,
					sight.Situation.Deposits)
			}
			for chair, paid := range []int{card.Payments.E, card.Payments.S, card.Payments.W, *card.Payments.N} {
				if paid != win.Payments[chair] {
					t.Errorf("%s: chair %d is paid %d by score, %d by the audit", row.ruleset, chair, paid, win.Payments[chair])
				}
				sum += paid
			}
		}
		if sum != 3000 {
			t.Errorf("%s: %d is paid in all, want the three sticks", row.ruleset, sum)
		}
	}
}
