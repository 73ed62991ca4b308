//go:build js && wasm

package slim

import (
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// These tests are slimmed themselves before they run: each checks something for which the runtime reads the table of
// functions.

func TestSlimmed(t *testing.T) {
	pc, _, _, _ := runtime.Caller(0)
	if name := runtime.FuncForPC(pc).Name(); name != "" {
		t.Skipf("the step %s is left out: this function still has its name, %s", Strip, name)
	}
}

type value struct{ n int }

func (v value) String() string { return fmt.Sprint(v.n) }

//go:noinline
func textOf(s fmt.Stringer) string { return s.String() }

// caught returns the text of the panic with which f ends.
func caught(f func()) (text string) {
	defer func() { text = fmt.Sprint(recover()) }()
	f()
	return
}

func TestPanicsAreCaughtAndNamed(t *testing.T) {
	var (
		none     *value
		numbers  []int
		leaks    map[string]int
		anything any = "text"
		zero     int
	)
	for _, row := range []struct {
		want string
		f    func()
	}{
		{"on purpose", func() { panic("on purpose") }},
		{"runtime error: invalid memory address or nil pointer dereference", func() { none.n++ }},
		{"runtime error: index out of range [3] with length 0", func() { numbers[zero+3]++ }},
		{"runtime error: slice bounds out of range [:4] with capacity 0", func() { _ = numbers[:zero+4] }},
		{"runtime error: integer divide by zero", func() { zero /= zero }},
		{"assignment to entry in nil map", func() { leaks["a"] = 1 }},
		{"interface conversion: interface {} is string, not int", func() { _ = anything.(int) }},
		{"interface conversion: string is not fmt.Stringer: missing method String", func() { _ = anything.(fmt.Stringer) }},
		{"value method go.value.method called using nil *value pointer", func() { _ = textOf(none) }},
	} {
		if got := caught(row.f); got != row.want {
			t.Errorf("caught %q, want %q", got, row.want)
		}
	}
}

type saver struct{ caught any }

func (s saver) save(into *any) { *into = recover() }

type saves interface{ save(into *any) }

// TestRecover defers through wrappers: they do not count as the function that calls recover; every other function in
// between does.
func TestRecover(t *testing.T) {
	var direct, wrapped, bound, far any
	func() {
		defer func() { direct = recover() }()
		panic(1)
	}()
	func() {
		var s saves = &saver{} // through (*saver).save, which the compiler writes
		defer s.save(&wrapped)
		panic(2)
	}()
	func() {
		save := saver{}.save
		defer save(&bound)
		panic(3)
	}()
	outer := caught(func() {
		defer func() { helped(&far) }()
		panic(4)
	})
	if direct != 1 || wrapped != 2 || bound != 3 || far != nil || outer != "4" {
		t.Errorf("recovered %v %v %v %v and then %s", direct, wrapped, bound, far, outer)
	}
	again := caught(func() {
		defer func() { panic(fmt.Sprint("second after ", recover())) }()
		panic("first")
	})
	if again != "second after first" {
		t.Error(again)
	}
}

func helped(into *any) { *into = recover() }

// deep grows the stack with pointers into it, defers on the way, and keeps a heap pointer that exists only there.
func deep(n int, above *int) int {
	here, heap := n, new(int)
	*heap = n
	if n%50 == 0 {
		defer func() { *above += *heap - n }()
	}
	if n == 0 {
		return 0
	}
	if n%1000 == 0 {
		runtime.GC()
	}
	got := deep(n-1, &here)
	if here != n || *heap != n {
		panic("the stack has not moved well")
	}
	return got + 1
}

// TestStacksGrow grows a stack as deep as a browser's own stack allows.
func TestStacksGrow(t *testing.T) {
	above := 7
	if got := deep(5_000, &above); got != 5_000 || above != 7 {
		t.Errorf("%d deep, and %d", got, above)
	}
	if got := caught(func() { deep2(2_000) }); got != "the bottom" {
		t.Error(got)
	}
}

func deep2(n int) {
	var buf [10]int
	if n == 0 {
		panic("the bottom")
	}
	buf[n%10] = n
	deep2(n - buf[n%10]/n)
}

type node struct {
	left, right *node
	text        string
}

func tree(depth int) *node {
	if depth == 0 {
		return nil
	}
	return &node{tree(depth - 1), tree(depth - 1), strings.Repeat("x", depth)}
}

func (n *node) count() int {
	if n == nil {
		return 0
	}
	return n.left.count() + n.right.count() + len(n.text)
}

// TestGarbage collects garbage while goroutines make and keep trees, channels wait and maps grow: nothing in use is
// lost.
func TestGarbage(t *testing.T) {
	held := tree(12)
	want := held.count()
	var work sync.WaitGroup
	results := make(chan int)
	for range 8 {
		work.Go(func() {
			leaks := map[string]*node{}
			for i := range 40 {
				leaks[fmt.Sprint(i)] = tree(7)
				if i%10 == 0 {
					runtime.Gosched()
				}
			}
			sum := 0
			for _, n := range leaks {
				sum += n.count()
			}
			results <- sum
		})
	}
	go func() { work.Wait(); close(results) }()
	for sum := range results {
		runtime.GC()
		if sum != 40*tree(7).count() {
			t.Errorf("a goroutine's trees have %d", sum)
		}
	}
	if got := held.count(); got != want {
		t.Errorf("the tree has %d, want %d", got, want)
	}
}

// TestReflectStubs calls functions made by reflect while their arguments are referenced nowhere else: the runtime
// finds these by the names of two functions.
func TestReflectStubs(t *testing.T) {
	make2 := reflect.MakeFunc(reflect.TypeFor[func(*node, string) *node](), func(in []reflect.Value) []reflect.Value {
		runtime.GC()
		above := 0
		deep(600, &above)
		return in[:1]
	}).Interface().(func(*node, string) *node)
	if got := make2(tree(5), strings.Repeat("y", 100)).count(); got != tree(5).count() {
		t.Errorf("the tree has %d", got)
	}
	method := reflect.ValueOf(tree(6)).MethodByName("Grow").Interface().(func(int) int)
	if got := method(400); got != 400+tree(6).count() {
		t.Errorf("the method says %d", got)
	}
}

// Grow is called through reflect.
func (n *node) Grow(by int) int {
	above := 0
	runtime.GC()
	return deep(by, &above) + n.count()
}

func TestCallers(t *testing.T) {
	var shallow, deeper [64]uintptr
	n := runtime.Callers(0, shallow[:])
	m := func() int { return callersBelow(deeper[:]) }()
	if n == 0 || m <= n {
		t.Errorf("%d callers, and %d from further down", n, m)
	}
	frames := runtime.CallersFrames(shallow[:n])
	for more := true; more; {
		_, more = frames.Next() // without names, and without a fault
	}
}

//go:noinline
func callersBelow(into []uintptr) int { return runtime.Callers(0, into) }

func TestGoroutines(t *testing.T) {
	ended := make(chan string, 3)
	go func() {
		defer func() { ended <- fmt.Sprint("goexit ", recover()) }()
		runtime.Goexit()
	}()
	go func() {
		defer func() { ended <- fmt.Sprint("panic ", recover()) }()
		panic("here")
	}()
	timer := time.AfterFunc(time.Millisecond, func() { ended <- "timer" })
	defer timer.Stop()
	got := map[string]bool{}
	for range 3 {
		select {
		case text := <-ended:
			got[text] = true
		case <-time.After(10 * time.Second):
			t.Fatalf("only %v ended", got)
		}
	}
	if !got["goexit <nil>"] || !got["panic here"] || !got["timer"] {
		t.Errorf("ended: %v", got)
	}
	var sequence []int
	for n := range func(yield func(int) bool) {
		for i := 0; yield(i); i++ {
			defer func() { sequence = append(sequence, -i) }()
		}
	} {
		if n == 2 {
			break
		}
		sequence = append(sequence, n)
	}
	if fmt.Sprint(sequence) != "[0 1 -1 0]" {
		t.Errorf("the sequence is %v", sequence)
	}
}

func TestPrinting(t *testing.T) {
	if n, err := fmt.Println("printed by package fmt as it ships"); n != 35 || err != nil {
		t.Errorf("printed %d bytes: %v", n, err)
	}
	var text string
	if _, err := fmt.Scan(&text); err == nil {
		t.Error("something was scanned")
	}
	if n, err := fmt.Sscan("12 x", new(int), &text); n != 2 || err != nil || text != "x" {
		t.Errorf("scanned %d: %v", n, err)
	}
	if err := fmt.Errorf("outer: %w", errPlain); !errors.Is(err, errPlain) {
		t.Error(err)
	}
}

var errPlain = errors.New("inner")

// TestNumbers prints and reads numbers of every size, which uses the tables of powers of ten.
func TestNumbers(t *testing.T) {
	for e := -307; e <= 308; e++ {
		for _, digits := range []string{"1", "1.7", "1.2345678901234567"} {
			text := fmt.Sprintf("%se%+03d", digits, e)
			f, err := strconv.ParseFloat(text, 64)
			if err != nil {
				t.Errorf("%s: %v", text, err)
			}
			if short := strconv.FormatFloat(f, 'e', -1, 64); short != text && len(digits) < 4 {
				t.Errorf("%s is written as %s", text, short)
			}
			if back, err := strconv.ParseFloat(strconv.FormatFloat(f, 'e', 16, 64), 64); back != f || err != nil {
				t.Errorf("%s came back as %v: %v", text, back, err)
			}
		}
	}
}
