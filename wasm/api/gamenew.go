package api

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// An openGame is a live deal.
type openGame struct {
	deal  *replay.Deal // its Record belongs to the table
	table *game.Table
	seed  int            // of its wall; 0 if none was given
	past  []*replay.Deal // the earlier deals of the match
}

// transaction runs a function that changes a game, for example by playing and reporting the result: if it fails or
// panics, the game and its settlements stay as they were.
func (g *openGame) transaction(do func() error) error {
	before, result, done := *g, g.deal.Result, false
	defer func() {
		if !done {
			*g, before.deal.Result = before, result
		}
	}()
	err := before.table.Transaction(do)
	done = err == nil
	return err
}

var openGames = newRegistry[openGame]("game", "g", maxGames)

// GameNewRequest asks for a live deal: a new one for a number of players with some tiles, or one that continues from a
// step of an open file.
type GameNewRequest struct {
	Players int    `js:"players" is:"3 | 4 | 6?" in:"0..6"`
	Tiles   string `js:"tiles" is:"TileSet?"`
	Flowers bool   `js:"flowers" is:"?"`           // with the tiles of uzje; 144 has them
	Winds   string `js:"winds" is:"Completeness?"` // "full" by default
	// of uzje's with four players "abbreviated" by default, else "full"
	Circles string         `js:"circles" is:"Completeness?"`
	Ruleset string         `js:"ruleset" is:"RulesetId?"` // "uzje" by default
	Options map[string]any `js:"options" is:"Options?"`
	// of the shuffle; random without a seed and a wall; with replay, the seed of that deal, from which the later ones
	// follow
	Seed *int     `js:"seed" is:"?" in:"0..9007199254740991"`
	Wall []string `js:"wall" is:"Tile?" in:"..240"` // any part of the tiles, in the order in which they are drawn
	// where the tiles of an exchange go, under rules that have one; by default the seed decides
	Exchange string `js:"exchange" is:"Direction?"`
	Replay   string `js:"replay" is:"?"` // the id of an open file
	Deal     int    `js:"deal" is:"?"`
	Step     int    `js:"step" is:"?"`
	Branch   int    `js:"branch" is:"?"` // the variation along which the steps of that deal are counted
	// with replay: the earlier deals of the file are part of the match, and stay in its text
	Match bool `js:"match" is:"?"`
}

// The words for tiles.
var (
	completeness = []string{"full", "abbreviated"}
)

// GameNewValue is a live deal and its legal commands.
type GameNewValue struct {
	ID    string `js:"id"`
	State State  `js:"state"`
	// every legal command, in order of priority; none when the deal is over
	Legal []string   `js:"legal"`
	After *AfterDeal `js:"after" is:"?"` // the result of the deal, if it continues from the end of one
	Seed  *int       `js:"seed" is:"?"`  // of the shuffle: the same seed and options give the same wall
	// Result is how the deal ended, if it continues from the end of one.
	Result *DealResult `js:"result" is:"?"`
}

// GameNew starts a live deal and keeps it open under an id.
func GameNew(request GameNewRequest) (GameNewValue, error) {
	if err := openGames.checkFree(); err != nil {
		return GameNewValue{}, err
	}
	start := newGame
	if request.Replay != "" {
		start = continueReplay
	}
	open, err := start(&request)
	if err != nil {
		return GameNewValue{}, err
	}
	now := open.value() // a game whose id was never returned must not stay open
	id, err := openGames.put(open)
	if err != nil {
		return GameNewValue{}, err
	}
	return GameNewValue{ID: id, State: now.State, Legal: now.Legal, After: now.After, Seed: request.Seed,
		Result: now.Result}, nil
}

// newGame starts a new deal. A missing seed is chosen and set in the request.
func newGame(request *GameNewRequest) (*openGame, error) {
	switch {
	case request.Players == 0:
		return nil, source.Errorf(source.MissingField, "players: want 3, 4 or 6")
	case request.Tiles == "":
		return nil, source.Errorf(source.MissingField, "tiles: want uzje, 136 or 144")
	case request.Players != 3 && request.Players != 4 && request.Players != 6:
		return nil, source.Errorf(source.BadType, "players: want 3, 4 or 6, found %d", request.Players)
	case request.Deal != 0 || request.Step != 0 || request.Branch != 0:
		return nil, source.Errorf(source.MissingField, "replay: want the id of an open file beside deal and step")
	case request.Wall != nil && request.Seed != nil:
		return nil, source.Errorf(source.ImpossibleSituation, "wall and seed exclude each other")
	}
	id := request.Ruleset
	if id == "" {
		id = "uzje"
	}
	r, err := findRules(id, request.Options)
	if err != nil {
		return nil, err
	}
	if !slices.Contains(r.Tables(), request.Players) {
		return nil, source.Errorf(source.ImpossibleSituation, "%s is played by %d, found %d players", id, r.Players,
			request.Players)
	}
	wall, err := readWall(request.Wall, r)
	if err != nil {
		return nil, err
	}
	seed := request.Seed
	if seed == nil {
		seed = new(anySeed())
	}
	if wall == nil {
		request.Seed = seed
	}
	match := game.Match{
		Players: request.Players, Tiles: request.Tiles, Flowers: request.Flowers, Winds: request.Winds,
		Circles: request.Circles,
		Rules:   r.Table(), Seed: uint64(*seed), Wall: wall, Score: r.Start, Exchange: request.Exchange,
	}
	setup, err := match.Deal()
	if err != nil {
		return nil, err
	}
	d, err := replay.New(setup, replay.Heading{Rules: id, DeadWall: replay.DeadByRules}, r)
	if err != nil {
		return nil, err
	}
	return &openGame{deal: d, table: game.NewTable(d.Record), seed: *seed}, nil
}

// readWall reads the tiles of a wall: in the words of the interface, and under Ùzje's own rule set first as its
// letters.
func readWall(words []string, r *rules.Rules) ([]tile.Tile, error) {
	if words == nil {
		return nil, nil
	}
	if !r.AnyTile {
		return readTiles("wall", words)
	}
	wall := make([]tile.Tile, len(words))
	for i, word := range words {
		if tiles, ok := notation.ReadLetters(word, false); ok && len(tiles) == 1 {
			wall[i] = tiles[0]
			continue
		}
		var err error
		if wall[i], err = tile.Parse(word); err != nil {
			return nil, source.Errorf(source.BadTile, "wall[%d]: want a tile such as 1m, xt or E, found %q", i, word)
		}
	}
	return wall, nil
}

// continueReplay starts a table from a step of an open file.
func continueReplay(request *GameNewRequest) (*openGame, error) {
	other := *request
	other.Replay, other.Deal, other.Step, other.Branch, other.Seed, other.Match = "", 0, 0, 0, nil, false
	if fmt.Sprint(other) != fmt.Sprint(GameNewRequest{}) {
		return nil, source.Errorf(source.ImpossibleSituation,
			"replay: a deal that goes on from a file takes its players, tiles and rules from there")
	}
	open, err := openReplays.get(request.Replay)
	if err != nil {
		return nil, err
	}
	d, b, err := open.findBranch(request.Deal, request.Branch, request.Step)
	if err != nil {
		return nil, err
	}
	d = d.Along(b)
	record, err := d.Under(d.Ruleset.Table(), request.Step)
	if err != nil {
		return nil, err
	}
	next := &replay.Deal{Record: record, Heading: d.Heading, Comments: map[int]string{}, Checked: d.Checked,
		Ruleset: d.Ruleset}
	for step, text := range d.Comments {
		if step <= request.Step {
			next.Comments[step] = text
		}
	}
	game := &openGame{deal: next, table: game.NewTable(record)}
	if request.Match {
		game.past = slices.Clone(open.games.Deals[:request.Deal])
	}
	if request.Seed != nil {
		game.seed = *request.Seed
	}
	return game, nil
}

// state returns the table as it is now.
func (g *openGame) state() State { return stateOf(g.deal, 0, g.deal.Steps()) }

// Random returns a random number of [0, 1). The build takes a snapshot of the started program, so that its own
// generator would give the same numbers everywhere: it asks the page instead.
var Random = rand.Float64

// anySeed returns a random seed.
func anySeed() int { return int(Random() * 1_000_000_000) }
