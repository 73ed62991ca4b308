package api

import (
	"encoding/base64"
	"strings"

	"tehai/core/replay"
	"tehai/core/search"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/wasm/wire"
)

// maxSearches is how many searches a page may keep open at a time, maxSearched how many files one may hold.
const (
	maxSearches = 20
	maxSearched = 20_000
)

var openSearches = newRegistry[search.Store]("search", "s", maxSearches)

// SearchIndexRequest asks for the facts of a file of games, to be searched later.
type SearchIndexRequest struct {
	Text   string `js:"text" in:"..5242880"`
	Format string `js:"format" is:"ReplayFormat?"` // "auto" by default
}

// SearchIndexValue is an index to be kept, and given to searchAdd. One made by replaySurvey has what the review found
// as well.
type SearchIndexValue struct {
	Index    string   `js:"index"`
	Date     string   `js:"date"`
	Players  []string `js:"players"`
	Deals    int      `js:"deals"`
	Problems int      `js:"problems"`
}

// SearchIndex makes the index of a file.
func SearchIndex(request SearchIndexRequest) (SearchIndexValue, error) {
	collectRarely()
	defer collectAsUsual()
	var games *replay.Replay
	err := boundedWork(len(request.Text), func() (err error) {
		_, games, err = readReplay(request.Text, request.Format, 0)
		return err
	})
	if err != nil {
		return SearchIndexValue{}, err
	}
	file := search.Index(games)
	return SearchIndexValue{
		Index: indexText(file), Date: file.Date, Players: games.Players(), Deals: len(file.Deals),
		Problems: len(games.Problems),
	}, nil
}

// indexText writes an index as text.
func indexText(f *search.File) string { return base64.StdEncoding.EncodeToString(f.Append(nil)) }

// SearchAddRequest adds files to a search.
type SearchAddRequest struct {
	ID    string       `js:"id" is:"?"` // of the search; a new one is begun where it is absent
	Files []SearchFile `js:"files" in:"..1000"`
}

// SearchFile is one file of a search.
type SearchFile struct {
	Key   string `js:"key" in:"1..1000"`      // by which it is found again; a file with the same key takes its place
	When  string `js:"when" is:"?" in:"..14"` // when it was played: digits, from the year on
	Index string `js:"index" in:"..5242880"`
}

// SearchAddValue says what is in a search. An index that cannot be used, as of another version, is refused by its key.
type SearchAddValue struct {
	ID      string   `js:"id"`
	Files   int      `js:"files"`
	Refused []string `js:"refused"`
}

// SearchAdd adds files to a search, or begins one.
func SearchAdd(request SearchAddRequest) (SearchAddValue, error) {
	value := SearchAddValue{ID: request.ID, Refused: []string{}}
	var store *search.Store
	var err error
	if request.ID == "" {
		store = &search.Store{}
		value.ID, err = openSearches.put(store)
	} else {
		store, err = openSearches.get(request.ID)
	}
	if err != nil {
		return SearchAddValue{}, err
	}
	if store.Len()+len(request.Files) > maxSearched {
		return SearchAddValue{}, source.Errorf(source.TooLarge, "want at most %d files in a search", maxSearched)
	}
	for _, f := range request.Files {
		bytes, err := base64.StdEncoding.DecodeString(f.Index)
		var file *search.File
		if err == nil {
			file, err = search.Read(bytes)
		}
		if err != nil || strings.Trim(f.When, "0123456789") != "" {
			value.Refused = append(value.Refused, f.Key)
			continue
		}
		store.Put(f.Key, f.When, file)
	}
	value.Files = store.Len()
	return value, nil
}

// SearchAskRequest asks a question of all files of a search.
type SearchAskRequest struct {
	ID       string `js:"id"`
	Question string `js:"question" in:"..1000"` // see core/search: terms with blanks between them, such as riichi left<=4
	Player   string `js:"player" is:"?"`        // whose deals, by the name in the files; of all players where it is absent
	Skip     int    `js:"skip" is:"?" in:"0..10000000"`
	Most     int    `js:"most" is:"?" in:"0..1000"` // how many places come back; 0 by default
}

// SearchAskValue counts what was found, and has the places asked for, the latest games first.
type SearchAskValue struct {
	Places  int           `js:"places"`
	Deals   int           `js:"deals"` // a deal once for each player
	Files   int           `js:"files"`
	Moments int           `js:"moments"` // that were looked at
	Of      string        `js:"of" is:"'moments' | 'deals'"`
	List    []SearchPlace `js:"list"`
}

// SearchPlace is a place in a game: a step as a player has it.
type SearchPlace struct {
	Key      string       `js:"key"` // of the file
	Deal     int          `js:"deal"`
	Step     int          `js:"step"`
	Chair    int          `js:"chair"`
	Wind     string       `js:"wind" is:"Wind"`
	Round    string       `js:"round" is:"Wind"`
	Number   int          `js:"number"`
	Repeat   int          `js:"repeat"`
	Event    string       `js:"event" is:"SearchEvent"`
	Tiles    []string     `js:"tiles" is:"Tile"`  // closed ones after the step; none where not all are known
	Tile     string       `js:"tile" is:"Tile?"`  // that was discarded, claimed or won on
	Melds    []SearchMeld `js:"melds"`            // that lay there
	Waits    []string     `js:"waits" is:"Tile?"` // of a ready hand
	Danger   *float64     `js:"danger" is:"?"`    // of a discard, where a rival threatened
	Loss     *int         `js:"loss" is:"?"`      // points, of a reviewed decision
	Mistakes []string     `js:"mistakes" is:"SearchMistake?"`
	Payment  int          `js:"payment"`      // points won or lost in the deal
	Value    *int         `js:"value" is:"?"` // points of the win in the deal
}

// SearchMeld is a meld of a place.
type SearchMeld struct {
	Tiles []string `js:"tiles" is:"Tile"`
	Open  bool     `js:"open"`
}

// SearchAsk answers a question. An error about the question has its place there.
func SearchAsk(request SearchAskRequest) (SearchAskValue, error) {
	store, err := openSearches.get(request.ID)
	if err != nil {
		return SearchAskValue{}, err
	}
	q, err := search.Parse(request.Question)
	if err != nil {
		return SearchAskValue{}, wire.In(request.Question, err)
	}
	a := store.Ask(q, request.Player, request.Skip, request.Most)
	value := SearchAskValue{
		Places: a.Places, Deals: a.Deals, Files: a.Files, Moments: a.Moments, Of: "deals", List: []SearchPlace{},
	}
	if q.Moments() {
		value.Of = "moments"
	}
	for i := range a.List {
		value.List = append(value.List, searchPlaceOf(&a.List[i]))
	}
	return value, nil
}

func searchPlaceOf(f *search.Found) SearchPlace {
	m, c := f.Moment, &f.Deal.Chairs[f.Chair]
	p := SearchPlace{
		Key: f.Key, Deal: f.Deal.Place, Step: int(m.Step), Chair: f.Chair, Wind: windWord(c.Wind),
		Round: windWord(f.Deal.Round), Number: f.Deal.Number, Repeat: f.Deal.Repeat,
		Event: m.Event.String(), Tiles: spell(m.Hand.Tiles()), Melds: []SearchMeld{}, Payment: c.Payment, Mistakes: m.Made(),
	}
	if m.Tile != tile.None {
		p.Tile = m.Tile.String()
	}
	for _, laid := range c.MeldsAt(m) {
		p.Melds = append(p.Melds, SearchMeld{spell(laid.Tiles), laid.Open})
	}
	for kind := range m.Waits.All() {
		p.Waits = append(p.Waits, tile.Of(kind).String())
	}
	if danger, ok := m.DangerOf(); ok {
		p.Danger = &danger
	}
	if loss, ok := m.LossOf(); ok {
		p.Loss = &loss
	}
	if c.Win != nil {
		p.Value = &c.Win.Points
	}
	return p
}

// SearchFiguresRequest asks how often each kind of mistake was made.
type SearchFiguresRequest struct {
	ID     string `js:"id"`
	Player string `js:"player" is:"?"` // all players where it is absent
}

// SearchFiguresValue has a row for each kind of mistake, in the order of searchTerms.
type SearchFiguresValue struct {
	Rows   []SearchFigure `js:"rows"`
	Enough int            `js:"enough"` // decisions that a rate needs
}

// SearchFigure is how often a kind of mistake was made. Where there are not enough decisions there is no rate.
type SearchFigure struct {
	ID        string          `js:"id" is:"SearchMistake"`
	Made      int             `js:"made"`        // decisions with the mistake
	Decisions int             `js:"decisions"`   // in which it could be made
	Rate      *float64        `js:"rate" is:"?"` // per 100 decisions
	Low       *float64        `js:"low" is:"?"`  // interval of 95 % (Wilson)
	High      *float64        `js:"high" is:"?"` // likewise
	Over      []SearchStretch `js:"over" is:"?"` // over time, where there are decisions enough for two parts
}

// SearchStretch is a part of the time.
type SearchStretch struct {
	From      string  `js:"from"` // when the first file was played, as digits
	To        string  `js:"to"`
	Made      int     `js:"made"`
	Decisions int     `js:"decisions"`
	Rate      float64 `js:"rate"` // per 100 decisions
}

// SearchFigures counts the kinds of mistakes of the reviewed decisions in a search.
func SearchFigures(request SearchFiguresRequest) (SearchFiguresValue, error) {
	store, err := openSearches.get(request.ID)
	if err != nil {
		return SearchFiguresValue{}, err
	}
	value := SearchFiguresValue{Enough: search.Enough}
	for _, f := range store.Figures(request.Player) {
		row := SearchFigure{ID: f.ID, Made: f.Made, Decisions: f.Chances}
		if f.Enough() {
			row.Rate, row.Low, row.High = new(perHundred(f.Made, f.Chances)), new(round4(100*f.Low)), new(round4(100*f.High))
		}
		for _, s := range f.Over {
			row.Over = append(row.Over, SearchStretch{s.From, s.To, s.Made, s.Chances, perHundred(s.Made, s.Chances)})
		}
		value.Rows = append(value.Rows, row)
	}
	return value, nil
}

func perHundred(made, n int) float64 { return round4(100 * float64(made) / float64(n)) }

// SearchTermsValue is the language of questions.
type SearchTermsValue struct {
	Terms    []SearchTerm `js:"terms"`
	Mistakes []string     `js:"mistakes" is:"SearchMistake"`
}

// SearchTerm is one word of it.
type SearchTerm struct {
	ID     string   `js:"id"`
	Kind   string   `js:"kind" is:"SearchKind"`
	Moment bool     `js:"moment"`       // about a step; else about the whole deal
	Words  []string `js:"words" is:"?"` // that may follow it; absent: any, or none
}

// SearchTerms lists the words of which questions are made.
func SearchTerms(Empty) (SearchTermsValue, error) {
	value := SearchTermsValue{Mistakes: search.MistakeIDs()}
	for i := range search.Terms {
		t := &search.Terms[i]
		value.Terms = append(value.Terms, SearchTerm{t.ID, string(t.Kind), t.Moment, t.Words})
	}
	return value, nil
}

// SearchCloseRequest closes a search.
type SearchCloseRequest struct {
	ID string `js:"id"`
}

// SearchClose forgets the files of a search.
func SearchClose(request SearchCloseRequest) (Empty, error) {
	return Empty{}, openSearches.drop(request.ID)
}
