package api

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"strings"
	"testing"
)

// TestSequencesOfNonsense opens games and replays and then calls every function that takes one, with places, chairs,
// commands and lists that no program sends: each returns a value or a named fault, and the module keeps working.
func TestSequencesOfNonsense(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // replies are large and short-lived
	log, err := os.ReadFile("../../core/replay/tenhou/testdata/4-players.json")
	if err != nil {
		t.Fatal(err)
	}
	numbers := []any{-1, 0, 1, 2, 3, 4, 7, 100, 1 << 31, -1 << 31, 1 << 53, -0.5, 1e300, "1", nil, true, []any{}}
	commands := []any{"", "-", "E-", "E-", "S-", "Ed1m", "El", "Er", "Ec23m", "=", "Ex", "ed1m", "Ed", "EE",
		strings.Repeat("E", 5000), "\u202e", "E\x00d", 5, nil, []any{"Ed1m"}}
	strengths := []any{"", "careful", "careful", "careful", "no such", nil}
	random := rand.New(rand.NewPCG(17, 1))
	pick := func(from []any) any { return from[random.IntN(len(from))] }
	answered := map[string]int{}
	rounds := nonsenses
	if testing.Short() {
		rounds = 150
	}
	for range rounds {
		var of string
		for _, registry := range []interface{ clear() }{openReplays, openGames} {
			registry.clear()
		}
		replay := open(t, "replayOpen", map[string]any{"text": string(log)})
		game := open(t, "gameNew", map[string]any{"ruleset": []any{"riichi-tenhou", "riichi-ema", "classical",
			"uzje"}[random.IntN(4)], "seed": 1, "players": 4, "tiles": "136"})
		for range 5 {
			var request map[string]any
			of, request = nonsense(random, pick, numbers, commands, strengths, replay, game)
			text, err := json.Marshal(request)
			if err != nil {
				t.Fatal(err)
			}
			said := answer(t, of, string(text))
			if !strings.HasPrefix(said, `{"value":`) && !strings.HasPrefix(said, `{"error":{"code":"`) ||
				strings.HasPrefix(said, `{"error":{"code":"internal"`) {
				t.Fatalf("%s %.300s: %.300s", of, text, said)
			}
			if strings.HasPrefix(said, `{"value":`) {
				answered[of]++
			}
		}
		if said := answer(t, "parse", `{"text":"1m"}`); !strings.HasPrefix(said, `{"value":`) {
			t.Fatalf("after %s parse answers %s", of, said)
		}
	}
	for _, registry := range []interface{ clear() }{openReplays, openGames} {
		registry.clear()
	}
	for _, of := range []string{"replayReview", "replayVary", "replayState", "gamePlay", "gameSuggest"} {
		if answered[of] == 0 {
			t.Errorf("no question to %s had an answer: the nonsense is turned away at the door (%v)", of, answered)
		}
	}
}

// open returns the id that a function opens.
func open(t *testing.T, function string, request map[string]any) string {
	t.Helper()
	text, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	var said struct {
		Value struct {
			ID string `json:"id"`
		} `json:"value"`
	}
	reply := answer(t, function, string(text))
	if err := json.Unmarshal([]byte(reply), &said); err != nil || said.Value.ID == "" {
		t.Fatalf("%s %.200s: %.200s", function, text, reply)
	}
	return said.Value.ID
}

// nonsense is a request about an open replay or game that has the right shape but no sense.
func nonsense(random *rand.Rand, pick func([]any) any, numbers, commands, strengths []any, replay, game string) (string,
	map[string]any) {
	maybe := func(request map[string]any, field string, value any) {
		if random.IntN(3) > 0 {
			request[field] = value
		}
	}
	request := map[string]any{"id": replay}
	switch random.IntN(9) {
	case 0:
		maybe(request, "deal", pick(numbers))
		maybe(request, "chair", pick(numbers))
		return "replayReview", request
	case 1, 2:
		maybe(request, "deal", []any{0, 1, pick(numbers)}[random.IntN(3)])
		maybe(request, "step", []any{0, 5, 20, pick(numbers)}[random.IntN(4)])
		maybe(request, "branch", pick(numbers))
		maybe(request, "command", pick(commands))
		return "replayVary", request
	case 3:
		maybe(request, "deal", pick(numbers))
		maybe(request, "step", pick(numbers))
		maybe(request, "branch", pick(numbers))
		return "replayState", request
	case 4:
		maybe(request, "deal", pick(numbers))
		maybe(request, "branch", pick(numbers))
		return []string{"replayDrop", "replayComment", "replayMoves", "replaySight", "replayCourse", "replaySurvey",
			"replayBranches", "replayText"}[random.IntN(8)], request
	case 5, 6:
		request["id"] = game
		list := []any{}
		for range []int{4, 4, 4, random.IntN(8)}[random.IntN(4)] {
			list = append(list, []any{"careful", pick(strengths)}[random.IntN(2)])
		}
		maybe(request, "strengths", list)
		maybe(request, "most", []any{3, pick(numbers)}[random.IntN(2)])
		maybe(request, "pass", true)
		return "gamePlay", request
	case 7:
		request["id"] = game
		maybe(request, "chair", pick(numbers))
		maybe(request, "strength", pick(strengths))
		return "gameSuggest", request
	default:
		request["id"] = game
		maybe(request, "command", pick(commands))
		return []string{"gameCommand", "gameUndo", "gameNext", "gameText"}[random.IntN(4)], request
	}
}

// TestNonsenseAtTheTable gives danger, analyze and possible impossible rivals, rivers and lists: more copies than
// exist, tiles of other games, rivers longer than a wall, invalid melds.
func TestNonsenseAtTheTable(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // replies are large and short-lived
	tiles := []any{"1m", "0p", "5p", "7z", "1f", "j", "?", "!", "10m", "xm", "H", "", "1M", "\u202e", "1m1m", "back", 5,
		nil}
	melds := []any{"1'23m", "(1111z)", "[123p]", "123m", "1'", "", "(111z)", "9'12m", "5'55f", "????",
		strings.Repeat("1", 400), 5}
	winds := []any{"E", "S", "W", "N", "X", "", 5, nil}
	hands := []any{"123m406p789s1155z", "1m", "19m19p19s1234567z", "1111m1111m", "?????????????", "", "1f2f3f4f",
		"123m406p789s11555z1z", strings.Repeat("1m", 300), "1z+", nil}
	random := rand.New(rand.NewPCG(17, 2))
	pick := func(from []any) any { return from[random.IntN(len(from))] }
	list := func(from []any, most int) []any {
		all := []any{}
		good := random.IntN(2) == 0
		for range random.IntN(most) {
			if good {
				all = append(all, fmt.Sprint(1+random.IntN(9), string("mps"[random.IntN(3)])))
				continue
			}
			all = append(all, pick(from))
		}
		return all
	}
	rounds := tableNonsense
	if testing.Short() {
		rounds = 1000
	}
	for range rounds {
		rivals := []any{}
		for range random.IntN(5) {
			river := []any{}
			for range random.IntN(40) {
				river = append(river, map[string]any{"tile": []any{"1m", "5z", pick(tiles)}[random.IntN(3)],
					"drawn": random.IntN(2) == 0, "riichi": random.IntN(9) == 0})
			}
			rivals = append(rivals, map[string]any{"wind": pick(winds), "river": river, "melds": list(melds, 6),
				"riichi": random.IntN(2) == 0, "passed": list(tiles, 60)})
		}
		request := map[string]any{"hand": pick(hands), "seen": list(tiles, 1100), "indicators": list(tiles, 12),
			"rivals": rivals}
		of := "danger"
		switch random.IntN(3) {
		case 0:
			of = "analyze"
			request["river"] = list(tiles, 110)
			request["ruleset"] = []any{"riichi-tenhou", "mcr", "hongkong", "classical", "uzje", "no such"}[random.IntN(6)]
			request["players"] = []any{3, 4, 5, nil}[random.IntN(4)]
			request["order"] = []any{"", "tiles", "value", "no such", 5}[random.IntN(5)]
			request["situation"] = map[string]any{"seatWind": pick(winds), "riichi": random.IntN(4) - 1,
				"honba": random.IntN(3000) - 1}
		case 1:
			of = "possible"
			request = map[string]any{"ruleset": []any{"riichi-tenhou", "mcr", "hongkong", "classical", "uzje",
				"no such"}[random.IntN(6)], "hand": pick(hands),
				"situation": map[string]any{"seatWind": pick(winds), "selfDrawn": true, "flowers": list(tiles, 20), "honba": -1,
					"lastTile": "x"}}
		}
		text, err := json.Marshal(request)
		if err != nil {
			t.Fatal(err)
		}
		checkAnswer(t, of, string(text))
	}
}
