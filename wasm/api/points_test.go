package api

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"tehai/core/game"
)

// logTexts are the samples of every format, and the real logs if they are next to the project.
func logTexts(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for _, pattern := range []string{"../../core/replay/*/testdata/*-players.*", "../../../shared/data/replays/*/*"} {
		files, _ := filepath.Glob(pattern)
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			texts[file] = string(text)
		}
	}
	return texts
}

// TestSumOfPointsIsConstant adds the scores and the sticks on the table at every step of every log: the sum is that of
// the start of the deal, also after a winner has taken the sticks.
func TestSumOfPointsIsConstant(t *testing.T) {
	deals, wins, sticks := 0, 0, 0
	for name, text := range logTexts(t) {
		file, err := ReplayOpen(ReplayOpenRequest{Text: text})
		if err != nil {
			continue // not a file of games
		}
		for i, d := range file.Deals {
			deals++
			sum := -1
			for step := range d.Steps + 1 {
				s, err := ReplayState(ReplayStateRequest{ID: file.ID, Deal: i, Step: step})
				if err != nil {
					t.Fatal(err)
				}
				now := 1000 * s.Deposits
				for _, seat := range s.Seats {
					now += seat.Score
				}
				if sum < 0 {
					sum = now
				}
				if now != sum {
					t.Errorf("%s, deal %d, step %d of %d: %d points on the table, want %d", name, i, step, d.Steps, now, sum)
					break
				}
				if step == d.Steps && d.Result.Kind == "win" {
					if wins++; s.Deposits > 0 {
						sticks++
					}
				}
			}
		}
		if _, err := ReplayClose(ReplayCloseRequest{ID: file.ID}); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d deals, %d won, after %d of them sticks lie on the table", deals, wins, sticks)
	if wins < 4 || sticks > 0 {
		t.Errorf("%d won deals, %d with sticks left", wins, sticks)
	}
}

// TestMovedSums adds the moved points of every deal of every log, as the review and the survey count them: with the
// sticks on the table the sum over all players is zero, and the scores before a deal plus its moved points are those
// before the next.
func TestMovedSums(t *testing.T) {
	deals, riichi, followed := 0, 0, 0
	for name, text := range logTexts(t) {
		file, err := ReplayOpen(ReplayOpenRequest{Text: text})
		if err != nil {
			continue // not a file of games
		}
		open, err := openReplays.get(file.ID)
		if err != nil {
			t.Fatal(err)
		}
		for i := range file.Deals {
			d, err := open.find(i, 0)
			if err != nil {
				t.Fatal(err)
			}
			s := d.Last()
			if !s.Ended() || s.Phase == game.Won && d.Result.Payments == nil {
				continue
			}
			deals++
			_, after := settled(d, s)
			sum := (after - d.Deal().Deposits) * game.RiichiStick
			for chair := range d.Deal().Players {
				f := figuresOf(d, chair, nil)
				sum, riichi = sum+f.Payments, riichi+f.Riichi
				if i+1 == len(file.Deals) || slices.Equal(file.Deals[i+1].Scores, file.Deals[0].Scores) {
					continue // the samples begin every deal with the same scores
				}
				followed++
				if got, want := d.Deal().Scores[chair]+f.Payments, file.Deals[i+1].Scores[chair]; got != want {
					t.Errorf("%s, deal %d: chair %d has %d after it, the next begins with %d", name, i, chair, got, want)
				}
			}
			if sum != 0 {
				t.Errorf("%s, deal %d: with the sticks on the table the players moved %d, want 0", name, i, sum)
			}
		}
		if _, err := ReplayClose(ReplayCloseRequest{ID: file.ID}); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d deals, %d declarations, %d scores followed to the next deal", deals, riichi, followed)
	if deals < 4 || riichi == 0 {
		t.Errorf("%d deals with %d declarations", deals, riichi)
	}
}

// TestMoves compares the events of all steps at once with those of the states.
func TestMoves(t *testing.T) {
	file := openLog(t, ReplayOpenRequest{Text: logText(t, "tenhou/testdata/4-players.json")})
	for i, d := range file.Deals {
		moves, err := ReplayMoves(ReplayMovesRequest{ID: file.ID, Deal: i})
		if err != nil || len(moves.Events) != d.Steps+1 {
			t.Fatalf("%v: %d events, want %d", err, len(moves.Events), d.Steps+1)
		}
		for step, event := range moves.Events {
			s, err := ReplayState(ReplayStateRequest{ID: file.ID, Deal: i, Step: step})
			if err != nil || !reflect.DeepEqual(s.Event, event) {
				t.Fatalf("deal %d, step %d: %+v, want %+v (%v)", i, step, event, s.Event, err)
			}
		}
	}
	if _, err := ReplayMoves(ReplayMovesRequest{ID: file.ID, Deal: len(file.Deals)}); err == nil {
		t.Error("a deal that is not there has moves")
	}
}

// TestUnnamedDiscarder checks that the payments of a win with an unnamed discarder sum to zero, and that the share of
// all losers is separate from the discarder's.
func TestUnnamedDiscarder(t *testing.T) {
	for _, row := range []struct {
		ruleset, hand string
		options       map[string]any
		share, beyond int
	}{
		{"mcr", "123m123p123s99m78m+9m", nil, 8, 0},
		{"hongkong", "[111m][333p][777s]99s22p+2p", nil, 0, 0},
		{"hongkong", "[111m][333p][777s]99s22p+2p", map[string]any{"responsibility": "half"}, 8, 8},
		{"riichi-tenhou", "[555z][666z]123m44p77s+7s", nil, 0, 0},
	} {
		score, err := ScoreHand(ScoreRequest{Hand: row.hand, Ruleset: row.ruleset, Options: row.options,
			Situation: Situation{SeatWind: "S"}})
		if err != nil {
			t.Errorf("%s %s: %v", row.ruleset, row.hand, err)
			continue
		}
		var p Payments
		switch card := score.(type) {
		case RiichiScore:
			p = card.Payments
		case FansScore:
			p = card.Payments
		default:
			t.Errorf("%s %s: %+v", row.ruleset, row.hand, score)
			continue
		}
		if p.Unknown == nil {
			t.Errorf("%s: nothing is the discarder's: %+v", row.ruleset, p)
			continue
		}
		if sum := p.E + p.S + p.W + *p.N + *p.Unknown; sum != 0 || p.E != -row.share || p.W != -row.share ||
			*p.N != -row.share || row.beyond > 0 && *p.Unknown != -row.beyond {
			t.Errorf("%s: payments %+v with %d of an unnamed discarder", row.ruleset, p, *p.Unknown)
		}
	}
}
