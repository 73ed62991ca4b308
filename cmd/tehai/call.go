package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"

	"github.com/spf13/cobra"

	"tehai/core/jsontext"
	"tehai/core/source"
	"tehai/wasm/api"
	"tehai/wasm/wire"
)

// A fault is the error of a function: its code, message and, if known, its place in the text that was passed.
type fault struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	Start   *int   `json:"start"`
	End     *int   `json:"end"`
	Hint    string `json:"hint"`
}

func (f *fault) Error() string {
	text := f.Message
	if f.Start != nil {
		text += fmt.Sprintf(" (at character %d)", *f.Start+1)
	}
	if f.Hint != "" {
		text += "; try " + f.Hint
	}
	return text
}

func isFault(err error) bool {
	var f *fault
	return errors.As(err, &f)
}

// functions are those of the module, by name.
var functions = func() map[string]wire.Function {
	byName := map[string]wire.Function{}
	for _, f := range api.Functions() {
		byName[f.Name] = f
	}
	return byName
}()

// ask calls a function of the module and reads its value into reply. Its error is a *fault.
func ask(function string, request map[string]any, reply any) error {
	text, err := json.Marshal(request)
	if err != nil {
		return err
	}
	f := functions[function]
	answer := struct {
		Value json.RawMessage `json:"value"`
		Error *fault          `json:"error"`
	}{}
	if err := json.Unmarshal(f.Answer(reader(string(text))), &answer); err != nil {
		return err
	}
	if answer.Error != nil {
		return answer.Error
	}
	return json.Unmarshal(answer.Value, reply)
}

// reader returns a function that reads a request from its JSON as the module does.
func reader(text string) func(request any) error {
	return func(request any) error {
		fields, err := wire.Parse(text)
		if err != nil {
			return err
		}
		return fill(&fields, request)
	}
}

func fill(fields *jsontext.Value, request any) error {
	shape := wire.ShapeOf(reflect.TypeOf(request).Elem())
	if err := wire.Check(fields, shape); err != nil {
		return err
	}
	wire.Fill(reflect.ValueOf(request).Elem(), fields, shape)
	return nil
}

// callLine answers one line: a request with the name of its function in "call". The answer is also one line.
func callLine(line string) []byte {
	const field = "call"
	name := ""
	var fields jsontext.Value
	var err error
	if len(line) > longestLine {
		err = source.Errorf(source.TooLarge, "the request: want at most %d MB on a line", longestLine>>20)
	} else if fields, err = wire.Parse(line); err == nil {
		name, err = takeText(&fields, field)
	}
	f, known := functions[name]
	if err == nil && !known {
		err = source.Errorf(source.MissingField, "%s: want the name of a function, found %q", field, name)
	}
	if err != nil {
		refuse := wire.Bind(field, func(struct{}) (struct{}, error) { return struct{}{}, err })
		return refuse.Answer(func(any) error { return nil })
	}
	return f.Answer(func(request any) error { return fill(&fields, request) })
}

// takeText removes a field from an object and returns its text.
func takeText(v *jsontext.Value, field string) (string, error) {
	if v.Kind != jsontext.Object {
		return "", source.Errorf(source.BadType, "the request: want an object on each line")
	}
	for i, name := range v.Names {
		if name != field {
			continue
		}
		if v.Fields[i].Kind != jsontext.String {
			return "", source.Errorf(source.BadType, "%s: want a text", field)
		}
		text := v.Fields[i].Text
		v.Names = append(v.Names[:i:i], v.Names[i+1:]...)
		v.Fields = append(v.Fields[:i:i], v.Fields[i+1:]...)
		return text, nil
	}
	return "", source.Errorf(source.MissingField, "%s: want the name of a function", field)
}

// longestLine is the longest line that is read, in bytes: longer than the largest request.
const longestLine = 64 << 20

// eachLine calls do with every line that is not blank. Of a line that is longer than longest, do receives the first
// longest+1 bytes.
func eachLine(in io.Reader, longest int, do func(line string) error) error {
	reader := bufio.NewReaderSize(in, 1<<16)
	var line []byte
	for {
		part, err := reader.ReadSlice('\n')
		line = append(line, part[:min(len(part), longest+1-len(line))]...)
		if err == bufio.ErrBufferFull {
			continue
		}
		if text := strings.TrimSpace(string(line)); text != "" {
			if err := do(text); err != nil {
				return err
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		line = line[:0]
	}
}

func newCall() *cobra.Command {
	jobs, list := 1, false
	cmd := &cobra.Command{
		Use:   "call",
		Short: "Answer requests, one JSON object a line",
		Long: `Call reads one request a line and writes one answer a line, in the same order.

A request is the JSON object that the function of the module takes, with the
function's name in "call". An answer is {"value": ...} or {"error": {"code",
"message", "start", "end", "hint"}}. --list lists the functions with their fields
(? marks those that may be absent); web/engine/core.d.ts describes them.

With --jobs N, N processes answer at a time. Each keeps its own open replays and
games, so use --jobs only for functions that return no id.`,
		Example: `  echo '{"call": "parse", "text": "123m"}' | tehai call
  tehai call --list
  tehai call --jobs 4 < requests.jsonl > answers.jsonl
  parallel --pipe --keep-order tehai call < requests.jsonl`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if list {
				return listFunctions(cmd.OutOrStdout())
			}
			switch {
			case jobs < 1:
				return errJobs(jobs)
			case jobs > 1:
				return callInParallel(cmd.InOrStdin(), cmd.OutOrStdout(), jobs)
			}
			out := bufio.NewWriter(cmd.OutOrStdout())
			return eachLine(cmd.InOrStdin(), longestLine, func(line string) error {
				out.Write(callLine(line))
				out.WriteByte('\n')
				return out.Flush() // the caller may wait for the answer
			})
		},
	}
	cmd.Flags().IntVar(&jobs, "jobs", 1, "number of processes")
	cmd.Flags().BoolVar(&list, "list", false, "list the functions, and answer nothing")
	return cmd
}

func errJobs(jobs int) error { return fmt.Errorf("--jobs: want a number from 1, found %d", jobs) }

// listFunctions writes a line for each function: its name and the fields of its request.
func listFunctions(out io.Writer) error {
	for _, f := range api.Functions() {
		var line strings.Builder
		line.WriteString(f.Name)
		for _, field := range f.Request().Fields {
			line.WriteString(" " + field.Name)
			if field.Optional {
				line.WriteByte('?')
			}
		}
		if _, err := fmt.Fprintln(out, line.String()); err != nil {
			return err
		}
	}
	return nil
}

// callInParallel answers the lines of in with several processes, in order.
func callInParallel(in io.Reader, out io.Writer, jobs int) error {
	workers, err := startWorkers(jobs)
	if err != nil {
		return err
	}
	defer workers.stop()
	buffered := bufio.NewWriter(out)
	defer buffered.Flush()
	asked := make(chan error, 1)
	go func() {
		err := eachLine(in, longestLine, workers.ask)
		workers.close()
		asked <- err
	}()
	for answer := range workers.answers() {
		if answer.err != nil {
			fmt.Fprintln(os.Stderr, "tehai:", answer.err)
			return errReported
		}
		buffered.Write(answer.line)
		if err := buffered.WriteByte('\n'); err != nil {
			return err
		}
	}
	return <-asked
}
