package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
)

// Workers are processes of this program that run `call`: the functions of the module keep state between calls and run
// one at a time, so each core has its own process. Requests are assigned in turn, which keeps the answers in order.
type workers struct {
	all     []*worker
	next    int
	pending chan *worker // which worker holds the next answer
}

type worker struct {
	process *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	queue   chan string
}

// ahead is how many requests may wait for a worker, so that memory does not grow with their number.
const ahead = 8

// An answer is a line, or the error instead of one.
type answer struct {
	line []byte
	err  error
}

func startWorkers(n int) (*workers, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	w := &workers{pending: make(chan *worker, n*ahead)}
	for range n {
		one, err := startWorker(self)
		if err != nil {
			w.stop()
			return nil, err
		}
		w.all = append(w.all, one)
	}
	return w, nil
}

func startWorker(program string) (*worker, error) {
	process := exec.Command(program, "call")
	process.Stderr = os.Stderr
	// Two processes on two cores: each collects its own garbage.
	process.Env = append(os.Environ(), "GOMAXPROCS=1")
	in, err := process.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := process.Start(); err != nil {
		return nil, err
	}
	w := &worker{process: process, in: in, out: bufio.NewReaderSize(out, 1<<16), queue: make(chan string, ahead)}
	go func() {
		defer in.Close()
		for line := range w.queue {
			if _, err := io.WriteString(in, line+"\n"); err != nil {
				for range w.queue { // the reader reports that the process has ended
				}
				return
			}
		}
	}()
	return w, nil
}

// ask sends a request to the next worker.
func (w *workers) ask(line string) error {
	one := w.all[w.next%len(w.all)]
	w.next++
	one.queue <- line
	w.pending <- one
	return nil
}

// close marks the end of the requests.
func (w *workers) close() {
	for _, one := range w.all {
		close(one.queue)
	}
	close(w.pending)
}

// answers returns the answers in the order of the requests. It ends after an error.
func (w *workers) answers() func(yield func(answer) bool) {
	return func(yield func(answer) bool) {
		for one := range w.pending {
			line, err := one.out.ReadBytes('\n')
			if err != nil {
				yield(answer{err: fmt.Errorf("a process ended before its answer: %w", err)})
				return
			}
			if !yield(answer{line: line[:len(line)-1]}) {
				return
			}
		}
	}
}

// stop ends the processes.
func (w *workers) stop() {
	for _, one := range w.all {
		one.process.Process.Kill()
		one.process.Wait()
	}
}
