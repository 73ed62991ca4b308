//go:build !js

package api

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/core/advice"
	"tehai/core/chance"
	"tehai/core/danger"
	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/odds"
	"tehai/core/option"
	"tehai/core/problem"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/rules/riichi"
	"tehai/core/search"
	"tehai/wasm/wire"
)

const declarationFile = "../../web/engine/core.d.ts"

// TestPackageNamesFunctions wants every function in the README of the package for programs, and says for each what it
// asks for in the declarations.
func TestPackageNamesFunctions(t *testing.T) {
	readme, err := os.ReadFile("../../web/npm/README.md")
	if err != nil {
		t.Fatal(err)
	}
	declared, err := os.ReadFile(declarationFile)
	if err != nil {
		t.Fatal(err)
	}
	_, functions, _ := strings.Cut(string(declared), "\nexport interface Tehai {")
	for _, f := range Functions() {
		if !strings.Contains(string(readme), "`"+f.Name+"`") {
			t.Errorf("web/npm/README.md does not name %s", f.Name)
		}
		before, _, _ := strings.Cut(functions, "\n  "+f.Name+"(")
		comment := before[strings.LastIndexByte(before, '\n')+1:]
		if !strings.HasPrefix(comment, "  /** ") || strings.Contains(comment, "Is a value") {
			t.Errorf("%s has the comment %q, want what it asks for", f.Name, comment)
		}
	}
}

// TestDeclarations compares web/engine/core.d.ts with the Go types: the file follows from them and their comments,
// after a preamble about the loader.
func TestDeclarations(t *testing.T) {
	preamble, err := os.ReadFile("testdata/preamble.d.ts")
	if err != nil {
		t.Fatal(err)
	}
	d := &declarations{docs: readDocs(t, "."), seen: map[reflect.Type]bool{}}
	maps.Copy(d.docs, readDocs(t, "../wire"))
	d.text.Write(preamble)
	d.words(t)
	d.functions()
	want := d.text.String()
	if *update {
		if err := os.WriteFile(declarationFile, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(declarationFile)
	if err != nil || string(got) != want {
		t.Errorf("web/engine/core.d.ts does not match the Go types; go test ./wasm/api -run Declarations -update writes "+
			"it anew (%v)", err)
	}
}

// declarations collects the text of core.d.ts.
type declarations struct {
	text strings.Builder
	docs map[string]string // of types by name, of fields by Type.Field
	seen map[reflect.Type]bool
	todo []reflect.Type
	asks map[reflect.Type]bool // the requests, in which house rules may stand for a rule set
}

// words writes the types that are one of a list of words, from the lists
// themselves.
func (d *declarations) words(t *testing.T) {
	dialects := []string{notation.Auto}
	for _, dialect := range notation.Dialects() {
		dialects = append(dialects, dialect.ID)
	}
	var rulesets, families []string
	for _, set := range catalog.All() {
		rulesets = append(rulesets, set.ID)
		families = append(families, set.Family)
	}
	var formats []string
	for _, format := range replayFormats {
		formats = append(formats, format.id)
	}
	var seats []string
	for _, wind := range winds {
		seats = append(seats, wind.word)
	}
	for _, row := range []struct {
		name, doc string
		words     []string
	}{
		{"Wind", "H and V are seats of six-player games.", seats},
		{"MeldKind", "", meldKinds[:]},
		{"Kong", "How a kong was declared.", kongs[:]},
		{"Side", "Where a called tile came from, as seen by the caller.", sides[:]},
		{"SetKind", "", setKinds[:]},
		{"Form", "The shape of a complete hand.", forms[:]},
		{"Wait", "What the winning tile completed.", waits[:]},
		{"Limit", "", constants(t, "../../core/rules/riichi/limit.go", "string")},
		{"Robbed", "Which kong was robbed.", robbable},
		{"Circumstance", "A circumstance of a local yaku that no tile shows; open-riichi-dealt-in is an open riichi that " +
			"won on the discard of a player not in riichi.", riichi.Circumstances()},
		{"Ending", "How a deal ended.", constants(t, "../../core/rules/ending.go", "")},
		{"SittingEnding", "How a deal of a sitting ended: an ending that the rules settle, or another.",
			append(constants(t, "../../core/rules/ending.go", ""), constants(t, "../../core/scoresheet/scoresheet.go",
				"")...)},
		{"Miss", "Why a hand is just no special one: another tile, a set or tile that was claimed, another winning tile, " +
			"another way to win.", misses},
		{"SittingEventKind", "What happened in a deal that is paid while it is played: wins on one tile, a kong, the end " +
			"of the wall, a false win.", sittingEventKinds},
		{"FinalState", "What a hand is at the end of the wall: a pig holds a tile of its void suit, and a passive one has " +
			"discarded tiles of that suit alone.", finalStates},
		{"EventKind", "What happened at the table; indicator is reserved for tables that turn them in a separate step.",
			eventKinds},
		{"TransferKind",
			"Why something was paid; a fine goes to no player, a transfer is a kong's money that goes on to a winner.",
			transferKinds},
		{"Direction", "Where the tiles of an exchange go: to the next player, the one opposite or the one before.",
			game.Directions},
		{"FoulKind", "A foul under rules that have several kinds of them.", foulKinds()},
		{"Suit", "Characters, circles or bamboos.", suits},
		{"Strength", "How a computer player plays: fast plays for its own hand and folds it when hopeless, steady " +
			"keeps its hand closed and folds when far from ready, careful looks ahead and weighs the risk of every discard.",
			strengths()},
		{"ReviewKind", "The type of a decision; pass is a claim that was not made, win a win that was passed up.",
			reviewKinds()},
		{"MistakeSize", "How much a decision cost: less than 500 points of the deal, less than 1500, or more.",
			mistakeSizes()},
		{"SearchEvent", "What a place of a search is about: a discard without and with riichi apart, pass what was let pass.",
			search.Events()},
		{"SearchMistake", "A kind of mistake; core/search/mistake_table.go has the exact conditions.", search.MistakeIDs()},
		{"SearchKind", "What stands behind the word of a term: nothing, a number or range, one of a hundred, tiles with " +
			"wildcards, one or more words, a date.", searchKinds()},
		{"ProblemKind",
			"What a problem asks: a discard, one against a threat, to call or pass, riichi or not, what a win pays.",
			problemKinds()},
		{"MomentAct", "What an answer does; silent is a discard without riichi.", problem.Acts},
		{"MomentCondition",
			"What a costly decision has to meet to be a problem: the table is core/problem/condition_table.go.",
			problem.Conditions},
		{"TableLevel", "How strong a table is: the stronger, the fewer deals are won. usual is the default.", odds.Levels},
		{"EndKind", "How a recorded deal ended.", endKinds},
		{"Abandonment", "Why a deal was abandoned.", abandonments()},
		{"Audited", "What is compared between a log and the scorer.", audited},
		{"ReplayFormat", "A format of game records; auto detects it.", append([]string{"auto"}, formats...)},
		{"TileSet", "The tiles of a live deal.", game.TileSets},
		{"Completeness", "Whether a family of tiles is full or abbreviated.", completeness},
		{"ChanceModel",
			"How a hand gets its last tile: by own draws only (the default), or by the discards of the others too.",
			chanceModels()},
		{"ChanceStage", "The last stage of an answer; each stage takes longer than the one before.", chanceStages},
		{"DiscardReasonId", "Why a discard has its place in the order.", advice.Reasons()},
		{"DiscardOrder", "The order of discards: the value of the hand against the cost of dealing in (the default), " +
			"only the value of the hand, or the safest first.", discardOrders()},
		{"DangerClass", "How safe a kind is against one rival, in players' terms: see core/danger/class.go.",
			dangerClasses()},
		{"Dialect", "A notation of tiles; auto detects it.", dialects},
		{"RulesetId", "The id of a rule set; that of house rules is their JSON.", rulesets},
		{"Family", "Which score card a rule set gives.", slices.Compact(families)},
		{"SituationKey", "A circumstance of a win: a field of Situation.", situationKeys()},
		{"SituationKind", "", []string{string(option.Bool), string(option.Int), string(option.Choice), string(option.Set),
			string(rules.Tiles)}},
		{"RefusalId", "Why a circumstance is impossible.", refusals()},
		{"GameEnd", "Why a game is over.", constants(t, "../../core/rules/riichi/course.go", "")},
		{"Show", "What a page can display for the rules.", constants(t, "../../core/rules/show.go", "Show")},
		{"OptionKind", "", constants(t, "../../core/option/option.go", "Kind")},
		{"Code", "The kinds of errors.", constants(t, "../../core/source/code.go", "Code")},
	} {
		d.comment("", row.doc)
		var quoted []string
		for _, word := range row.words {
			if word != "" {
				quoted = append(quoted, strconv.Quote(word))
			}
		}
		if row.name == "RulesetId" {
			quoted = append(quoted, "`{${string}`")
		}
		fmt.Fprintf(&d.text, "export type %s = %s;\n\n", row.name, strings.Join(quoted, " | "))
	}
}

// foulKinds are the kinds of fouls of all rules.
func foulKinds() (words []string) {
	for _, set := range catalog.All() {
		for _, kind := range set.Plain().FoulKinds {
			if !slices.Contains(words, kind) {
				words = append(words, kind)
			}
		}
	}
	return words
}

func searchKinds() (words []string) {
	for _, kind := range search.Kinds {
		words = append(words, string(kind))
	}
	return words
}

func discardOrders() (words []string) {
	for _, order := range advice.Orders {
		words = append(words, string(order))
	}
	return words
}

func dangerClasses() (words []string) {
	for _, class := range danger.Classes {
		words = append(words, string(class))
	}
	return words
}

// situationKeys are the fields of Situation in their order.
func situationKeys() (words []string) {
	for i := range reflect.TypeFor[Situation]().NumField() {
		words = append(words, reflect.TypeFor[Situation]().Field(i).Tag.Get("js"))
	}
	return words
}

// refusals are the ids of all refusals of any rules.
func refusals() (words []string) {
	for _, set := range catalog.All() {
		for _, r := range set.Plain().Situation.Refusals {
			if !slices.Contains(words, r.ID) {
				words = append(words, r.ID)
			}
		}
	}
	return words
}

func chanceModels() (words []string) {
	for _, m := range chance.Models {
		words = append(words, string(m))
	}
	return words
}

// constants returns the string constants of a type ("" for untyped ones) that a
// file declares, in its order.
func constants(t *testing.T, path, typ string) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Values) != 1 {
			return true
		}
		name, _ := spec.Type.(*ast.Ident)
		literal, ok := spec.Values[0].(*ast.BasicLit)
		if ok && literal.Kind == token.STRING && (name == nil && typ == "" || name != nil && name.Name == typ) {
			word, _ := strconv.Unquote(literal.Value)
			words = append(words, word)
		}
		return true
	})
	if len(words) == 0 {
		t.Errorf("%s declares no constants of type %q", path, typ)
	}
	return words
}

// functions writes the interface of all functions and every type it needs.
func (d *declarations) functions() {
	d.text.WriteString("/** The functions of the module. */\nexport interface Tehai {\n")
	d.asks = map[reflect.Type]bool{reflect.TypeFor[SettleWin](): true, reflect.TypeFor[SettleHand](): true}
	for _, f := range Functions() {
		d.asks[f.Request().Type] = true
		mark := "?"
		for _, field := range f.Request().Fields {
			if !field.Optional {
				mark = ""
			}
		}
		_, doc, _ := strings.Cut(d.docs[f.Request().Type.Name()], " ")
		if f.Request().Type == reflect.TypeFor[Empty]() { // shared: the value says what is asked for
			_, doc, _ = strings.Cut(d.docs[f.Value().Type.Name()], " is ")
			doc = "asks for " + doc
		}
		if doc != "" {
			doc = strings.ToUpper(doc[:1]) + doc[1:]
		}
		if f.Name == "score" { // separate from Score, whose members programs distinguish by their fields
			brief := d.name(wire.ShapeOf(reflect.TypeFor[BriefScore]()), "")
			d.comment("  ", "If brief is true the value is a BriefScore.")
			fmt.Fprintf(&d.text, "  score(request: ScoreRequest & { brief: true }): %s;\n", brief)
		}
		d.comment("  ", doc)
		fmt.Fprintf(&d.text, "  %s(request%s: %s): %s;\n", f.Name, mark, d.name(f.Request(), ""), d.name(f.Value(), ""))
	}
	d.text.WriteString("}\n")
	for _, card := range []any{Lost{}, LostFans{}, ClassicalScore{}, ClassicalLoser{}, HouseRules{}, RiichiScore{},
		FansScore{}, SichuanScore{}, UzjeScore{}, PlainScore{}, wire.Fault{}} {
		d.name(wire.ShapeOf(reflect.TypeOf(card)), "")
	}
	for len(d.todo) > 0 {
		next := d.todo[0]
		d.todo = d.todo[1:]
		d.declare(wire.ShapeOf(next))
	}
}

func (d *declarations) declare(s *wire.Shape) {
	name := s.Type.Name()
	d.text.WriteByte('\n')
	d.comment("", d.docs[name])
	if len(s.Fields) == 0 {
		fmt.Fprintf(&d.text, "export type %s = Record<string, never>;\n", name)
		return
	}
	fmt.Fprintf(&d.text, "export interface %s {\n", name)
	for _, f := range s.Fields {
		d.comment("  ", d.docs[name+"."+s.Type.Field(f.Index).Name])
		key, mark := f.Name, ""
		if !token.IsIdentifier(key) {
			key = strconv.Quote(key)
		}
		if f.Optional {
			mark = "?"
		}
		says := f.Says
		if says == "RulesetId" && d.asks[s.Type] {
			says += " | HouseRules"
		}
		fmt.Fprintf(&d.text, "  %s%s: %s;\n", key, mark, d.name(f.Shape, says))
	}
	d.text.WriteString("}\n")
}

// name returns the TypeScript type of a shape; says is the type in the tag.
func (d *declarations) name(s *wire.Shape, says string) string {
	switch s.Kind {
	case wire.List:
		if elem := d.name(s.Elem, says); strings.ContainsRune(elem, ' ') {
			return "(" + elem + ")[]"
		} else {
			return elem + "[]"
		}
	case wire.Pointer:
		return d.name(s.Elem, says)
	case wire.Object:
		if !d.seen[s.Type] {
			d.seen[s.Type] = true
			d.todo = append(d.todo, s.Type)
		}
		return s.Type.Name()
	}
	plain := map[wire.Kind]string{wire.Text: "string", wire.Int: "number", wire.Number: "number", wire.Bool: "boolean",
		wire.Any: s.Type.Name()}
	return cmp.Or(says, plain[s.Kind])
}

func (d *declarations) comment(indent, doc string) {
	if doc = strings.Join(strings.Fields(doc), " "); doc != "" {
		fmt.Fprintf(&d.text, "%s/** %s */\n", indent, doc)
	}
}

// readDocs returns the comments of a package's types and of their fields.
func readDocs(t *testing.T, folder string) map[string]string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	docs := map[string]string{}
	for _, path := range paths {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			general, ok := decl.(*ast.GenDecl)
			if !ok || general.Tok != token.TYPE {
				continue
			}
			for _, spec := range general.Specs {
				named := spec.(*ast.TypeSpec)
				docs[named.Name.Name] = general.Doc.Text()
				if object, ok := named.Type.(*ast.StructType); ok {
					for _, field := range object.Fields.List {
						for _, name := range field.Names {
							docs[named.Name.Name+"."+name.Name] = field.Doc.Text() + field.Comment.Text()
						}
					}
				}
			}
		}
	}
	return docs
}

// problemKinds are what a problem may ask.
func problemKinds() []string {
	words := make([]string, len(problem.Kinds))
	for i, kind := range problem.Kinds {
		words[i] = string(kind)
	}
	return words
}
