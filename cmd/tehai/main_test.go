package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/spf13/cobra"

	"tehai/core/notation"
	"tehai/wasm/api"
)

// asProgram makes the test binary act as the program: worker processes are this executable.
const asProgram = "TEHAI_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		return
	}
	os.Setenv(asProgram, "1")
	os.Exit(m.Run())
}

// run runs a command line within this process.
func run(t *testing.T, stdin string, args ...string) (stdout, stderr string, err error) {
	t.Helper()
	root := newRoot()
	var out, problems bytes.Buffer
	root.SetArgs(args)
	root.SetIn(strings.NewReader(stdin))
	root.SetOut(&out)
	root.SetErr(&problems)
	err = root.Execute()
	return out.String(), problems.String(), err
}

func TestText(t *testing.T) {
	tests := []struct {
		line string
		want []string
	}{
		{"score 123m406p789s11555z --from S", []string{"White dragon", "2 han 40 fu, 3900 points",
			"E +3900  S -3900  W +0  N +0"}},
		{"score 123m406p789s11555z --riichi 1 --dora 4z --from W", []string{"Riichi", "Dora",
			"5 han 40 fu (mangan), 12000 points"}},
		{"score 123m456p78s11333z+9s --seat S --round W --from N", []string{"Round wind", "1 han 40 fu, 1300 points"}},
		{"score 123m456p78s11333z+9s --seat W --round S --from N", []string{"Seat wind", "1 han 40 fu, 1300 points"}},
		{"score 123m456p789s22z55z+5z --riichi 1 --dora 1m --ura 1z --sticks 3 --honba 2 --from S", []string{
			"5 han", "Dora                                  1 han", "Ura dora                              2 han",
			"E +15600  S -12600"}},
		{"score 19m19p19s1234567z+1m --option doubleYakumanForms=kokushi-13+suuankou-tanki", []string{"Yakuman × 2"}},
		{"score --from-notation tenhou 11,12,13,24,25,26,37,38,39,41,41,45,45,45", []string{"White dragon"}},
		{"score 22234555s222p666z --rules classical", []string{" 20 points\n", " 1 double\n", "70 points"}},
		{"score 19m19p19s12345671z --self-drawn", []string{"Yakuman × ", "E +"}},
		{"score 123m456p789s11123z", []string{"No win."}},
		{"score 123m123p123s78999m --rules mcr --from S", []string{"Total ", "E +"}},
		{"score 123m456p789s1122z+3z --rules hongkong", []string{"No win."}},
		{"discard 123m456p4579s1155z --most 2", []string{"1-shanten", " 1. 9s", "... and 10 more"}},
		{"discard 123m456p4579s115z", []string{"useful tiles of"}},
		{"convert --to tenhou 123m0p", []string{"11,12,13,52"}},
		{"convert --to unicode 1m 7z", []string{"🀇🀄"}},
		{"convert --from 136 --to mpsz 0,4,8,16", []string{"1230m"}},
		{"rules", []string{"riichi-tenhou ", "classical", "4 players"}},
		{"rules riichi-ema", []string{"redFives"}},
		{"--version", []string{"tehai version " + api.Release}},
	}
	for _, test := range tests {
		out, _, err := run(t, "", strings.Fields(test.line)...)
		if err != nil {
			t.Errorf("%s: %v", test.line, err)
		}
		for _, want := range test.want {
			if !strings.Contains(out, want) {
				t.Errorf("%s: %q is missing in\n%s", test.line, want, out)
			}
		}
	}
}

// TestOption checks that the values of options of every type reach the rules.
func TestOption(t *testing.T) {
	const hand = "score 123m406p789s11555z --from S --option"
	tests := []struct{ option, want, not string }{
		{"redFives=false", "", "Red five  "},
		{"redFives=true", "Red five  ", ""},
	}
	for _, test := range tests {
		out, _, err := run(t, "", append(strings.Fields(hand), test.option)...)
		if err != nil {
			t.Errorf("%s: %v", test.option, err)
		}
		if test.want != "" && !strings.Contains(out, test.want) || test.not != "" && strings.Contains(out, test.not) {
			t.Errorf("%s: want %q and not %q in\n%s", test.option, test.want, test.not, out)
		}
	}
	for _, wrong := range []string{"redFives=many", "redFive=1", "redFives"} {
		if _, _, err := run(t, "", append(strings.Fields(hand), wrong)...); err == nil {
			t.Errorf("--option %s is accepted", wrong)
		}
	}
}

// TestExit runs the program and checks the exit codes and errors that a script gets.
func TestExit(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		line string
		code int
		want string
	}{
		{"score 123m406p789s11555z", 0, ""},
		{"score 123x", exitFailed, "tehai: want one of m p s z after 123, found x (at character 4)"},
		{"score 123m --rules nope", exitFailed, "nope"},
		{"review nowhere.xml", exitFailed, "nowhere.xml"},
		{"survey nowhere", exitFailed, "nowhere"},
		{"serve nowhere", exitFailed, "make build"},
		{"score 123m --option redFives", exitUsage, "key=value"},
		{"mjai --strength strong", exitUsage, "strength"},
		{"mjai --seat 4", exitUsage, "--seat: want a number from 0 to 3, found 4"},
		{"call --jobs 0", exitUsage, "--jobs: want a number from 1, found 0"},
		{"survey --jobs -1 .", exitUsage, "--jobs: want a number from 1, found -1"},
		{"survey --level weak .", exitUsage, `--level: want one of ordinary, usual, strongest, found "weak"`},
		{"review --level weak nowhere.xml", exitUsage, "--level: want one of"},
		{"survey ", exitFailed, "want at least one file"}, // an empty folder
		{"score", exitUsage, "arg"},
		{"nonsense", exitUsage, "unknown command"},
		{"score 123m --nonsense", exitUsage, "unknown flag"},
		{"survey ", exitFailed, "bad.xml"}, // a file that is no log: its name follows
	}
	bad := filepath.Join(t.TempDir(), "bad.xml")
	if err := os.WriteFile(bad, []byte("no log"), 0o644); err != nil {
		t.Fatal(err)
	}
	tests[len(tests)-1].line += bad
	for i := range tests {
		if tests[i].line == "survey " {
			tests[i].line += t.TempDir()
		}
	}
	for _, test := range tests {
		program := exec.Command(self, strings.Fields(test.line)...)
		var problems bytes.Buffer
		program.Stderr = &problems
		err := program.Run()
		code := 0
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			code = exit.ExitCode()
		}
		if code != test.code || !strings.Contains(problems.String(), test.want) {
			t.Errorf("%s: exit code %d, %q on stderr; want %d, %q", test.line, code, problems.String(), test.code, test.want)
		}
	}
}

// examples returns the lines of the help's examples by command.
func examples(t *testing.T) map[string][]string {
	t.Helper()
	lines := map[string][]string{}
	var visit func(*cobra.Command)
	visit = func(cmd *cobra.Command) {
		if cmd.Example == "" && cmd.HasParent() && cmd.Runnable() && cmd.Name() != "help" {
			t.Errorf("%s has no example", cmd.CommandPath())
		}
		for _, line := range strings.Split(cmd.Example, "\n") {
			if line = strings.TrimSpace(line); line != "" {
				lines[cmd.CommandPath()] = append(lines[cmd.CommandPath()], line)
			}
		}
		for _, below := range cmd.Commands() {
			visit(below)
		}
	}
	visit(newRoot())
	return lines
}

// TestExamples runs every example of the help in a shell, in a folder with the files that the examples name. A server
// does not end or is not there, and tools that are not installed cannot be run: of such lines only the flags are
// checked.
func TestExamples(t *testing.T) {
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Fatal("there is no shell")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	folder, programs := t.TempDir(), t.TempDir()
	if err := os.Symlink(self, filepath.Join(programs, "tehai")); err != nil {
		t.Fatal(err)
	}
	game := mustRead(t, "../../core/replay/mjai/testdata/4-players.jsonl")
	const end = `{"type":"end_kyoku"}` + "\n"
	first, _, found := strings.Cut(game, end) // each file is read and reviewed by many lines: one deal is enough
	if !found {
		t.Fatal("the game has no end of a deal")
	}
	game = first + end + `{"type":"end_game"}` + "\n"
	for name, text := range map[string]string{
		"game.xml": game, "game.json": game, "game.mjson": game, "events.jsonl": game, "logs/1.xml": game,
		"logs/2.xml": game, "requests.jsonl": `{"call": "parse", "text": "123m"}` + "\n",
	} {
		path := filepath.Join(folder, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	run := 0
	for command, lines := range examples(t) {
		for _, line := range lines {
			_, parallel := exec.LookPath("parallel")
			server := strings.Contains(line, "tehai serve") || strings.Contains(line, "TCP:")
			if server || strings.Contains(line, "parallel") && parallel != nil {
				checkFlags(t, line)
				continue
			}
			program := exec.Command(shell, "-c", line)
			program.Dir = folder
			program.Env = append(os.Environ(), "PATH="+programs+":"+os.Getenv("PATH"))
			out, err := program.CombinedOutput()
			if err != nil {
				t.Errorf("%s: example %q: %v\n%.500s", command, line, err, out)
			}
			if len(out) == 0 && !strings.Contains(line, " > ") && !strings.Contains(line, "--resume") {
				t.Errorf("%s: example %q writes nothing", command, line)
			}
			run++
		}
	}
	if run < 15 {
		t.Errorf("%d examples run, want 15 and more", run)
	}
}

// checkFlags checks that the program knows the command and the flags of a line.
func checkFlags(t *testing.T, line string) {
	t.Helper()
	_, line, _ = strings.Cut(line, "tehai ")
	line, _, _ = strings.Cut(line, " < ")
	called, rest, err := newRoot().Find(strings.Fields(line))
	if err == nil {
		err = called.ParseFlags(rest)
	}
	if err != nil {
		t.Errorf("example %q: %v", line, err)
	}
}

// TestNotations checks that the help of convert names every notation.
func TestNotations(t *testing.T) {
	help, _, err := run(t, "", "convert", "--help")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range notation.Dialects() {
		if !strings.Contains(help, "\n  "+d.ID+" ") {
			t.Errorf("the help of convert does not name %s", d.ID)
		}
	}
}

func TestCallList(t *testing.T) {
	list, _, err := run(t, "", "call", "--list")
	if err != nil || strings.Count(list, "\n") != len(functions) {
		t.Errorf("%d lines, want %d functions: %v", strings.Count(list, "\n"), len(functions), err)
	}
	if want := "score hand dialect? win? ruleset options? situation? brief?\n"; !strings.Contains(list, want) {
		t.Errorf("%q is missing in\n%s", want, list)
	}
}

func TestCallLines(t *testing.T) {
	tests := []struct{ line, want string }{
		{`{"call": "convert", "text": "123m0p", "to": "mjai"}`, `{"value":{"text":"1m 2m 3m 5pr"}}`},
		{`{"text": "123m", "call": "nope"}`, `"code":"missing-field"`},
		{`{"text": "123m"}`, `"code":"missing-field"`},
		{`{"call": 7}`, `"code":"bad-type"`},
		{`[]`, `"code":"bad-type"`},
		{`garbage`, `"code":"bad-type"`},
		{`{"call": "parse", "text": "123x"}`, `"start":3`},
		{`{"call": "parse", "text": "123m", "more": 1}`, `"code":"unknown-field"`},
	}
	for _, test := range tests {
		if got := string(callLine(test.line)); !strings.Contains(got, test.want) {
			t.Errorf("%s: answer %s, want %s", test.line, got, test.want)
		}
	}
}

// TestLongLines checks that a line over the limit is passed on as such, and the lines around it are read in full.
func TestLongLines(t *testing.T) {
	long := strings.Repeat("x", 200_000)
	text := "first\r\n" + long + "\n\n  \n" + long[:1000] + "\nlast"
	var sizes []int
	err := eachLine(strings.NewReader(text), 1000, func(line string) error {
		sizes = append(sizes, len(line))
		return nil
	})
	if err != nil || fmt.Sprint(sizes) != "[5 1001 1000 4]" {
		t.Errorf("lines of %v bytes, want [5 1001 1000 4]: %v", sizes, err)
	}
	if got := string(callLine(strings.Repeat(" ", longestLine) + "{}")); !strings.Contains(got, `"code":"too-large"`) {
		t.Errorf("a request that is too long is answered with %.200s", got)
	}
}

// TestCallFailure checks that an input that breaks off is an error, with one process and with several.
func TestCallFailure(t *testing.T) {
	broken := errors.New("broken")
	for _, jobs := range []string{"1", "2"} {
		root := newRoot()
		var out bytes.Buffer
		root.SetArgs([]string{"call", "--jobs", jobs})
		root.SetIn(io.MultiReader(strings.NewReader(`{"call": "parse", "text": "1m"}`+"\n"), iotest.ErrReader(broken)))
		root.SetOut(&out)
		if err := root.Execute(); !errors.Is(err, broken) || strings.Count(out.String(), "value") != 1 {
			t.Errorf("--jobs %s: %v, want %v after an answer: %s", jobs, err, broken, out.String())
		}
	}
}

// TestCallInOrder checks that several processes give the answers of one, in the order of the requests.
func TestCallInOrder(t *testing.T) {
	var requests strings.Builder
	for i := range 300 {
		fmt.Fprintf(&requests, "{\"call\": \"convert\", \"text\": \"%d%d%dm\", \"to\": \"136\"}\n\n", 1+i%9, 1+i/9%9, 1+i/81)
	}
	one, _, err := run(t, requests.String(), "call")
	if err != nil || strings.Count(one, "\n") != 300 {
		t.Fatalf("%d answers, want 300: %v", strings.Count(one, "\n"), err)
	}
	three, _, err := run(t, requests.String(), "call", "--jobs", "3")
	if err != nil || three != one {
		t.Errorf("three processes answer otherwise than one (%d and %d bytes): %v", len(three), len(one), err)
	}
}

// writeLogs writes small logs, one of them compressed and one invalid, and returns their folder.
func writeLogs(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	sample, err := os.ReadFile("../../core/replay/mjai/testdata/4-players.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for i := range 7 {
		text := sample
		switch i {
		case 3:
			text = []byte("no log")
		case 5:
			var packed bytes.Buffer
			to := gzip.NewWriter(&packed)
			to.Write(sample)
			to.Close()
			text = packed.Bytes()
		}
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("%d.jsonl", i)), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

func TestSurvey(t *testing.T) {
	folder := writeLogs(t)
	whole, problems, err := run(t, "", "survey", "--jobs", "2", folder)
	if !errors.Is(err, errReported) || !strings.Contains(problems, "3.jsonl") {
		t.Errorf("error %v, %q on stderr; want the file that is no log", err, problems)
	}
	lines := strings.SplitAfter(whole, "\n")
	if len(lines) != 8 || !strings.Contains(lines[0], `0.jsonl","value"`) || !strings.Contains(lines[3],
		`3.jsonl","error"`) {
		t.Fatalf("want a line for each of seven files in their order, found\n%.2000s", whole)
	}
	// A survey that stopped within a line continues after the last complete one.
	out := filepath.Join(folder, "..", "out.jsonl")
	if err := os.WriteFile(out, []byte(strings.Join(lines[:2], "")+lines[2][:20]), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, _, err := run(t, "", "survey", "--jobs", "2", "--resume", out, folder); !errors.Is(err, errReported) {
		t.Error(err)
	}
	if resumed, _ := os.ReadFile(out); string(resumed) != whole {
		t.Errorf("the resumed survey differs from the complete one:\n%.1000s", resumed)
	}
	if err := os.WriteFile(out, []byte(whole+`{"file":"cut`), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, _, err := run(t, "", "survey", "--resume", out, folder); err != nil || mustRead(t, out) != whole {
		t.Errorf("nothing left to survey except the rest of a line: %v\n%.300s", err, mustRead(t, out)[len(whole):])
	}
	// The compressed file is the game of the others.
	_, packed, _ := strings.Cut(lines[5], `"value"`)
	if _, plain, _ := strings.Cut(lines[4], `"value"`); packed != plain || packed == "" {
		t.Errorf("a compressed log gives %.200q, the log itself %.200q", packed, plain)
	}
	other := filepath.Join(folder, "0.jsonl")
	if _, _, err := run(t, "", "survey", "--resume", other, folder); err == nil {
		t.Error("a log is accepted as the output of a survey")
	}
}

// costs is a line of a costly decision: all cost points in the sample, and no chance to win is gained.
var costs = regexp.MustCompile(` played \S.* better \S.* -\d+ points +(-\d+|0)\.\d % to win  (slip|mistake|blunder)$`)

func TestReview(t *testing.T) {
	sample := filepath.Join(writeLogs(t), "0.jsonl")
	all, _, err := run(t, "", "review", sample, "--all")
	if err != nil || !strings.HasPrefix(all, "Deal 1: ") || !strings.Contains(all, "step ") {
		t.Fatalf("%v\n%.500s", err, all)
	}
	costly, _, err := run(t, "", "review", sample)
	if err != nil || strings.Count(costly, "\n") >= strings.Count(all, "\n") || !strings.HasPrefix(costly, "Deal 1: ") {
		t.Errorf("%d lines of costly decisions, %d of all: %v", strings.Count(costly, "\n"), strings.Count(all, "\n"), err)
	}
	for _, line := range strings.Split(strings.TrimSpace(costly), "\n")[1:] {
		// What a decision cost is written as a loss, with its size at the end.
		if !strings.HasPrefix(line, "Deal ") && !costs.MatchString(line) {
			t.Errorf("%q is no costly decision", line)
		}
	}
	for chair, player := range []string{"P1", "P2", "P3", "P4"} {
		var want strings.Builder
		for _, line := range strings.SplitAfter(all, "\n") {
			if !strings.Contains(line, " played ") || strings.Contains(line, " "+player+" ") {
				want.WriteString(line)
			}
		}
		for _, whose := range [][]string{{"--chair", fmt.Sprint(chair)}, {"--player", player}} {
			mine, _, err := run(t, "", append([]string{"review", sample, "--all"}, whose...)...)
			if err != nil || mine != want.String() || !strings.Contains(mine, player) {
				t.Errorf("%s: %v, want the lines of %s, found\n%.600s", whose, err, player, mine)
			}
		}
	}
	if _, _, err := run(t, "", "review", sample, "--player", "nobody"); !isFault(err) {
		t.Errorf("a player who does not play: %v", err)
	}
	text, _, err := run(t, mustRead(t, sample), "review", "-", "--json")
	if err != nil || !strings.HasPrefix(text, `{"moves":`) {
		t.Errorf("%v\n%.200s", err, text)
	}
}

// TestLevel: a review and a survey at the usual level are those without one; at another the costs differ.
func TestLevel(t *testing.T) {
	sample := filepath.Join(writeLogs(t), "0.jsonl")
	for _, command := range [][]string{{"review", "--all"}, {"survey", "--jobs", "1"}} {
		ask := func(level ...string) string {
			t.Helper()
			out, _, err := run(t, "", append(append(slices.Clone(command), sample), level...)...)
			if err != nil || out == "" {
				t.Fatalf("%q: %v", command, err)
			}
			return out
		}
		plain := ask()
		if ask("--level", "usual") != plain {
			t.Errorf("%s at the usual level differs from one without a level", command[0])
		}
		if ask("--level", "ordinary") == plain || ask("--level", "strongest") == plain {
			t.Errorf("%s is the same at another level", command[0])
		}
	}
}

// TestReviewWords checks how commands of replay text are spelled.
func TestReviewWords(t *testing.T) {
	for commands, want := range map[string]string{
		"EdN": "4z", "Wd9t": "9p", "Nk0s": "kong 0s", "El EdC": "riichi 7z", "Ss": "win", "Nr": "win", "Wa": "north",
		"Sc4t6t": "chow 46p", "EpSS": "pung 22z", "pass": "pass", "=": "abort", "7z": "7z", "": "",
	} {
		if got := inWords(commands); got != want {
			t.Errorf("%q is %q, want %q", commands, got, want)
		}
	}
}

// TestSurveyLinks checks that links to files and folders are followed, named or in a folder, but none to folders below.
func TestSurveyLinks(t *testing.T) {
	top := t.TempDir()
	at := func(name string) string { return filepath.Join(top, filepath.FromSlash(name)) }
	err := errors.Join(os.MkdirAll(at("logs/below"), 0o755), os.WriteFile(at("logs/a"), nil, 0o644),
		os.WriteFile(at("logs/below/b"), nil, 0o644), os.Symlink(at("logs/a"), at("file")),
		os.Symlink(at("logs"), at("folder")), os.Symlink(at("logs/a"), at("logs/link")),
		os.Symlink(at("logs"), at("logs/round")), os.Symlink(at("nowhere"), at("broken")))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		arg  string
		want []string
	}{
		{"logs/a", []string{"logs/a"}},
		{"file", []string{"file"}},
		{"logs", []string{"logs/a", "logs/below/b", "logs/link"}},
		{"folder", []string{"folder/a", "folder/below/b", "folder/link"}},
		{"broken", []string{"broken"}}, // reported when it is read
	} {
		var want []string
		for _, name := range test.want {
			want = append(want, at(name))
		}
		if got, err := filesOf([]string{at(test.arg)}); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: files %q, want %q: %v", test.arg, got, want, err)
		}
	}
}

// TestSurveyPlayer surveys one player's decisions only.
func TestSurveyPlayer(t *testing.T) {
	sample := filepath.Join(writeLogs(t), "0.jsonl")
	all, _, err := run(t, "", "survey", "--jobs", "1", sample)
	if err != nil || !strings.Contains(all, `{"chair":0,`) || !strings.Contains(all, `{"chair":2,`) {
		t.Errorf("%v, want the figures of all chairs\n%.300s", err, all)
	}
	one, _, err := run(t, "", "survey", "--jobs", "1", "--player", "P3", sample)
	if err != nil || strings.Contains(one, `{"chair":0,`) || !strings.Contains(one, `{"chair":2,`) {
		t.Errorf("%v, want the figures of chair 2\n%.300s", err, one)
	}
}

func mustRead(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestServe(t *testing.T) {
	if _, _, err := run(t, "", "serve", t.TempDir()); !isFault(err) {
		t.Errorf("a folder without a page: %v", err)
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "index.html"), []byte("the page"), 0o644); err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program := exec.Command(self, "serve", "--port", "0", folder)
	out, err := program.StdoutPipe()
	if err == nil {
		err = program.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	defer func() { program.Process.Kill(); program.Wait() }()
	address, err := bufio.NewReader(out).ReadString('\n')
	address = strings.TrimSpace(address)
	if err != nil || !strings.HasPrefix(address, "http://127.0.0.1:") && !strings.HasPrefix(address, "http://[::1]:") {
		t.Fatalf("serves at %q, want an address of this machine alone: %v", address, err)
	}
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if page, err := io.ReadAll(answer.Body); err != nil || string(page) != "the page" {
		t.Errorf("serves %q: %v", page, err)
	}
	// The same port once more.
	_, port, _ := strings.Cut(strings.TrimPrefix(address, "http://"), ":")
	port = port[strings.LastIndex(port, ":")+1:]
	if _, _, err := run(t, "", "serve", "--port", port, folder); !isSystem(err) {
		t.Errorf("a port in use: %v, want an error of the system", err)
	}
}

// TestHelp checks that each command has an explanation and an example, that each flag says what it is, and that no
// default is shown as nothing.
func TestHelp(t *testing.T) {
	for _, cmd := range newRoot().Commands() {
		if cmd.Name() == "help" || cmd.Name() == "completion" {
			continue
		}
		help, _, err := run(t, "", cmd.Name(), "--help")
		if err != nil || !strings.Contains(help, "Examples:\n  ") || len(cmd.Long) < len(cmd.Short) {
			t.Errorf("%s: %v\n%s", cmd.Name(), err, help)
		}
		if strings.Contains(help, "default )") {
			t.Errorf("%s shows an empty default:\n%s", cmd.Name(), help)
		}
		if bare := regexp.MustCompile(`(?m)^ +(-\w, )?--\S+( \w+)? *$`).FindString(help); bare != "" {
			t.Errorf("%s: %q has no explanation", cmd.Name(), bare)
		}
	}
}

func TestCompletion(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		if out, _, err := run(t, "", "completion", shell); err != nil || len(out) < 500 {
			t.Errorf("%s: %d bytes, %v", shell, len(out), err)
		}
	}
	if out, _, _ := run(t, "", "completion", "bash"); !strings.Contains(out, "-F __start_tehai tehai") {
		t.Error("the script for bash does not complete tehai")
	}
	for _, test := range []struct {
		line []string
		want string
	}{
		{[]string{"sco"}, "score\t"},
		{[]string{"survey", "--res"}, "--resume\t"},
		{[]string{"mjai", "--strength", ""}, "careful\n"},
		{[]string{"review", "--level", ""}, "strongest\n"},
		{[]string{"survey", "--level", ""}, "ordinary\n"},
		{[]string{"score", "--rules", "riichi-e"}, "riichi-ema\n"},
		{[]string{"convert", "--to", ""}, "34-counts\n"},
	} {
		if out, _, err := run(t, "", append([]string{"__complete"}, test.line...)...); err != nil ||
			!strings.Contains(out, test.want) {
			t.Errorf("%q is completed by %q, want %q: %v", test.line, out, test.want, err)
		}
	}
}
