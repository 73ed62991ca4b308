package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"github.com/spf13/cobra"
)

// A surveyLine is one line of the survey's output: a file and its review, or the error.
type surveyLine struct {
	File  string          `json:"file"`
	Value json.RawMessage `json:"value,omitempty"`
	Error *fault          `json:"error,omitempty"`
}

func newSurvey() *cobra.Command {
	var player, resume, level string
	jobs, worst := runtime.NumCPU(), 3
	cmd := &cobra.Command{
		Use:   "survey FILES",
		Short: "Review many logs, one line of JSON a file",
		Long: `Survey reviews many logs and writes one line of JSON a file, in the order of the
files: {"file", "value"} or {"file", "error"}; the value is that of replaySurvey in
web/engine/core.d.ts. A folder stands for the files in it. If a file cannot be
read, the others are reviewed and the exit code is 1.

With --resume FILE the lines are added to the end of that file instead of stdout,
and files that have a line there are left out: give the same command again after a
survey was stopped, and it goes on where it was.`,
		Example: `  tehai survey logs/ > survey.jsonl
  tehai survey --player P1 --resume survey.jsonl logs/*.xml
  find logs -name '*.xml' | parallel -X --keep-order tehai survey --jobs 1`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if jobs < 1 {
				return errJobs(jobs)
			}
			if err := checkLevel(level); err != nil {
				return err
			}
			files, err := filesOf(args)
			if err != nil {
				return err
			}
			if len(files) == 0 {
				return &fault{Message: args[0] + ": want at least one file in the folder"}
			}
			out := cmd.OutOrStdout()
			if resume != "" {
				file, done, err := openResume(resume)
				if err != nil {
					return err
				}
				defer file.Close()
				files = slices.DeleteFunc(files, func(name string) bool { return done[name] })
				out = file
			}
			request := map[string]any{"worst": worst}
			if player != "" {
				request["player"] = player
			}
			if level != "" {
				request["level"] = level
			}
			return survey(out, cmd.ErrOrStderr(), files, request, jobs)
		},
	}
	cmd.Flags().StringVar(&player, "player", "", "review only this player, by the name in the files")
	levelFlag(cmd, &level)
	cmd.Flags().IntVar(&worst, "worst", worst, "how many of the worst decisions to list for each file")
	cmd.Flags().IntVar(&jobs, "jobs", jobs, "number of processes")
	cmd.Flags().StringVar(&resume, "resume", "", "add the lines to this file, and leave out the files that it has")
	return cmd
}

// filesOf returns the files of a command line, with folders replaced by their contents. Links stand for their files; of
// links in a folder those to other folders are left out, which could lead back.
func filesOf(args []string) ([]string, error) {
	var files []string
	for _, arg := range args {
		if named, err := os.Lstat(arg); err == nil && named.Mode()&fs.ModeSymlink != 0 {
			arg += string(filepath.Separator) // what the link leads to, if it is a folder
			if led, err := os.Stat(arg); err != nil || !led.IsDir() {
				files = append(files, filepath.Clean(arg))
				continue
			}
		}
		err := filepath.WalkDir(arg, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			kind := entry.Type()
			if kind&fs.ModeSymlink != 0 {
				if led, err := os.Stat(path); err == nil {
					kind = led.Mode().Type()
				}
			}
			if kind.IsRegular() {
				files = append(files, path)
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}

// openResume opens the output of an earlier survey, removes an incomplete last line, and returns the files that have a
// line.
func openResume(path string) (*os.File, map[string]bool, error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, nil, err
	}
	done := map[string]bool{}
	end := int64(0)
	lines := bufio.NewReader(file)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			break // io.EOF, after a complete line or within one
		}
		var one struct {
			File string `json:"file"`
		}
		if json.Unmarshal(bytes.TrimSpace(line), &one) != nil || one.File == "" {
			file.Close()
			return nil, nil, fmt.Errorf("%s: want the output of a survey, found %.40q", path, line)
		}
		done[one.File] = true
		end += int64(len(line))
	}
	if err := file.Truncate(end); err != nil {
		return nil, nil, err
	}
	_, err = file.Seek(end, io.SeekStart)
	return file, done, err
}

// survey reviews files with several processes and writes a line for each, in order.
func survey(out, problems io.Writer, files []string, request map[string]any, jobs int) error {
	workers, err := startWorkers(min(jobs, max(1, len(files))))
	if err != nil {
		return err
	}
	defer workers.stop()
	go func() {
		for _, name := range files {
			workers.ask(surveyRequest(name, request))
		}
		workers.close()
	}()
	next, failed := 0, false
	for answer := range workers.answers() {
		if answer.err != nil {
			return fmt.Errorf("%s: %w", files[next], answer.err)
		}
		line := surveyLine{File: files[next]}
		if err := json.Unmarshal(answer.line, &line); err != nil {
			return err
		}
		next++
		if line.Error != nil {
			failed = true
			fmt.Fprintf(problems, "tehai: %s: %s\n", line.File, line.Error)
		}
		text, err := json.Marshal(line)
		if err != nil {
			return err
		}
		if _, err := out.Write(append(text, '\n')); err != nil {
			return err
		}
	}
	if failed {
		return errReported
	}
	return nil
}

// surveyRequest returns the request for one file. For an unreadable file it returns a request whose answer is the
// error.
func surveyRequest(name string, fields map[string]any) string {
	request := map[string]any{"call": "replaySurvey"}
	for key, value := range fields {
		request[key] = value
	}
	text, err := readLog(name, nil)
	if err != nil {
		var reason *fs.PathError
		if errors.As(err, &reason) {
			err = reason.Err
		}
		request = map[string]any{"call": "replaySurvey", "text": "", "unreadable: " + err.Error(): true}
	} else {
		request["text"] = text
	}
	line, _ := json.Marshal(request)
	return string(line)
}
