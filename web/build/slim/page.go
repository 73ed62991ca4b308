package slim

import (
	"context"
	"fmt"
	"strings"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

// A question is a call of an import that a program made while it started: the import, the words of its frame, and the
// place of the answer in the frame.
type question struct {
	function int
	words    []word
	answerAt int // 0 if there is none
	answer   uint64
	doneAt   int    // the place of the byte that says that nothing was thrown, 0 if there is none
	texts    []text // the texts that the words point at
}

// text is memory that the program passed to a question.
type text struct {
	at   uint64
	text string
}

// word is a word of a frame, or of a list that it points at.
type word struct {
	at    int // from the start of the frame
	value uint64
}

// frame is the address at which a question is asked again; its lists follow it.
const frame, frameSize = wordsStart + 4096, 96

// write asks the question again; another answer ends the program.
func (q question) write(a *assembly) {
	for _, w := range q.words {
		a.constant(frame)
		a.long(w.value)
		a.storeLong(w.at)
	}
	a.constant(frame)
	a.call(q.function)
	if q.answerAt == 0 {
		return
	}
	a.constant(frame)
	a.loadLong(q.answerAt)
	a.long(q.answer)
	a.op(opDiffersLong, opIf, typeNothing, opUnreachable)
	a.end()
	if q.doneAt != 0 { // a thrown error gets the number that an object would have had
		a.constant(frame)
		a.load8(q.doneAt)
		a.when(opZero)
		a.op(opUnreachable)
		a.end()
	}
}

// The types of values in a reference (wasm_exec.js).
const (
	isObject   = 1
	isFunction = 4
	referTo    = 0x7ff80000 << 32
)

// thing is a value of the page.
type thing struct {
	number int // the program's number for it, 0 until it has one
	kind   int
	inside map[string]*thing
	name   string
}

func (t *thing) reference() uint64 { return referTo | uint64(t.kind)<<32 | uint64(t.number) }

// knownThings are the values of a page that a program may use when it starts: all browsers and node have them.
var knownThings = map[string]int{
	"Object": isFunction, "Array": isFunction, "Reflect": isObject, "JSON": isObject, "Math": isObject,
	"Math.random": isFunction, "Function": isFunction, "String": isFunction,
	"structuredClone": isFunction, "Object.prototype": isObject, "Object.getPrototypeOf": isFunction,
	"Object.keys": isFunction,
	"Reflect.get": isFunction, "JSON.parse": isFunction, "JSON.stringify": isFunction, "Function.prototype": isFunction,
	"Function.prototype.call": isFunction, "Function.prototype.call.bind": isFunction, "String.prototype": isObject,
	"String.prototype.charCodeAt": isFunction, "Go._makeFuncWrapper": isFunction,
}

// page simulates a browser's page while a program starts.
type page struct {
	things []*thing // by number
	clock  int64
	asked  []question
	failed error
}

func newPage() *page {
	p := &page{things: make([]*thing, 7)}
	p.things[5] = &thing{5, isObject, map[string]*thing{}, ""}
	p.things[6] = &thing{6, isObject, map[string]*thing{}, "Go."}
	return p
}

// know gives a thing its number.
func (p *page) know(t *thing) uint64 {
	if t.number == 0 {
		t.number = len(p.things)
		p.things = append(p.things, t)
	}
	return t.reference()
}

func (p *page) thing(reference uint64) *thing {
	if number := int(uint32(reference)); reference&referTo == referTo && number < len(p.things) &&
		p.things[number] != nil {
		return p.things[number]
	}
	p.fail("value %#x, which is not one that it has been given", reference)
	return &thing{}
}

func (p *page) fail(format string, values ...any) {
	if p.failed == nil {
		p.failed = fmt.Errorf("while it starts the program asks the page for "+format, values...)
	}
}

// A call is a question while it is asked.
type call struct {
	*page
	memory api.Memory
	at     uint32
	question
}

func (c *call) word(at int) uint64 {
	value, _ := c.memory.ReadUint64Le(c.at + uint32(at))
	return value
}

// take adds a word of the frame to the question, and returns it.
func (c *call) take(at int) uint64 {
	value := c.word(at)
	c.words = append(c.words, word{at, value})
	return value
}

func (c *call) text(at int) string {
	from, length := c.take(at), c.take(at+8)
	there, _ := c.memory.Read(uint32(from), uint32(length))
	c.texts = append(c.texts, text{from, string(there)})
	return string(there)
}

// list adds a list of values, which follows the frame when the question is asked again.
func (c *call) list(at int) []uint64 {
	from, length := c.word(at), c.word(at+8)
	c.words = append(c.words, word{at, frame + frameSize}, word{at + 8, length}, word{at + 16, length})
	var list []uint64
	for i := range int(length) {
		value, _ := c.memory.ReadUint64Le(uint32(from) + 8*uint32(i))
		c.words = append(c.words, word{frameSize + 8*i, value})
		list = append(list, value)
	}
	return list
}

func (c *call) reply(at int, t *thing) {
	c.answerAt, c.answer = at, c.know(t)
	c.memory.WriteUint64Le(c.at+uint32(at), c.answer)
}

// done says that nothing was thrown.
func (c *call) done(at int) {
	c.doneAt = at
	c.memory.WriteByte(c.at+uint32(at), 1)
}

// asks are the questions that a program may ask when it starts, by import.
var asks = map[string]func(c *call){
	"runtime.nanotime1": func(c *call) {
		c.clock += 1000
		c.memory.WriteUint64Le(c.at+8, uint64(c.clock))
	},
	"runtime.resetMemoryDataView": func(*call) {},
	"runtime.getRandomData": func(c *call) {
		for i := range uint32(c.word(16)) {
			c.memory.WriteByte(uint32(c.word(8))+i, byte(i*37+11))
		}
	},
	"syscall/js.valueGet": func(c *call) {
		of, name := c.thing(c.take(8)), c.text(16)
		found := of.inside[name]
		if found == nil {
			kind := knownThings[of.name+name]
			if kind == 0 {
				c.fail("%s, of which it is not known here what it is", of.name+name)
			}
			found = &thing{0, kind, map[string]*thing{}, of.name + name + "."}
			of.inside[name] = found
		}
		c.reply(32, found)
	},
	"syscall/js.valueSet": func(c *call) {
		c.take(8)
		c.text(16)
		c.take(32)
	},
	"syscall/js.valueCall": func(c *call) {
		of, name := c.thing(c.take(8)), c.text(16)
		c.list(32)
		if of.name+name != "Go._makeFuncWrapper" && of.name+name != "Function.prototype.call.bind" {
			c.fail("the answer of %s", of.name+name)
		}
		c.reply(56, &thing{0, isFunction, map[string]*thing{}, "made."})
		c.done(64)
	},
	"syscall/js.valueNew": func(c *call) {
		of := c.thing(c.take(8))
		c.list(16)
		if of.name != "Object." {
			c.fail("a new %s", strings.TrimSuffix(of.name, "."))
		}
		c.reply(40, &thing{0, isObject, map[string]*thing{}, "made."})
		c.done(48)
	},
}

// run runs the program until it waits.
func (m *module) run(globals int) (*waitingProgram, error) {
	ctx := context.Background()
	runtime := wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfigInterpreter())
	defer runtime.Close(ctx)
	p := newPage()
	if err := m.hosts(ctx, runtime, p); err != nil {
		return nil, err
	}
	compiled, err := runtime.CompileModule(ctx, m.withGlobals(globals))
	if err != nil {
		return nil, err
	}
	program, err := runtime.InstantiateModule(ctx, compiled, wazero.NewModuleConfig().WithName("").WithStartFunctions())
	if err != nil {
		return nil, err
	}
	argc, argv := words(program.Memory())
	if _, err := program.ExportedFunction(startName).Call(ctx, argc, argv); err != nil || p.failed != nil {
		if p.failed != nil {
			err = p.failed
		}
		return nil, err
	}
	made := &waitingProgram{asked: p.asked}
	memory := program.Memory()
	all, _ := memory.Read(0, memory.Size())
	made.memory = append(made.memory, all...)
	if err := made.keepsTexts(); err != nil {
		return nil, err
	}
	for i := range globals {
		made.globals = append(made.globals, program.ExportedGlobal(fmt.Sprint("v", i)).Get())
	}
	return made, nil
}

// keepsTexts checks that all texts passed to questions are still in memory; those that were on the stack are not.
func (a *waitingProgram) keepsTexts() error {
	for _, q := range a.asked {
		for _, t := range q.texts {
			if from, to := t.at, t.at+uint64(len(t.text)); to > uint64(len(a.memory)) || string(a.memory[from:to]) != t.text {
				return fmt.Errorf("while it starts the program asks the page for %q, a text that it has not kept", t.text)
			}
		}
	}
	return nil
}

// words writes a program's arguments as wasm_exec.js does: its name and an empty environment.
func words(memory api.Memory) (argc, argv uint64) {
	memory.Write(wordsStart, []byte("js\x00"))
	argv = wordsStart + 8
	memory.WriteUint64Le(uint32(argv), wordsStart)
	memory.WriteUint64Le(uint32(argv)+8, 0)
	memory.WriteUint64Le(uint32(argv)+16, 0)
	return 1, argv
}

// hosts provides the program's imports.
func (m *module) hosts(ctx context.Context, runtime wazero.Runtime, p *page) error {
	builders := map[string]wazero.HostModuleBuilder{}
	r := reader{text: m.section(importSection).body}
	for number := range r.number() {
		from, name := string(r.take(r.number())), string(r.take(r.number()))
		r.byte()
		r.number()
		if builders[from] == nil {
			builders[from] = runtime.NewHostModuleBuilder(from)
		}
		asked := api.GoModuleFunc(func(_ context.Context, program api.Module, stack []uint64) {
			c := &call{page: p, memory: program.Memory(), at: uint32(stack[0]), question: question{function: number}}
			answer := asks[name]
			if answer == nil {
				p.fail("%s", name)
				panic(name)
			}
			answer(c)
			if len(c.words) > 0 {
				p.asked = append(p.asked, c.question)
			}
		})
		if from != "gojs" {
			asked = func(context.Context, api.Module, []uint64) {}
		}
		builders[from].NewFunctionBuilder().WithGoModuleFunction(asked, []api.ValueType{api.ValueTypeI32}, nil).Export(name)
	}
	for _, b := range builders {
		if _, err := b.Instantiate(ctx); err != nil {
			return err
		}
	}
	return nil
}

// withGlobals returns the module with its globals exported.
func (m *module) withGlobals(globals int) []byte {
	var sections []section
	for _, s := range m.sections {
		if s.id == exportSection {
			s.body = more(s.body, globals)
			for i := range globals {
				s.body = appendNumber(append(appendName(s.body, fmt.Sprint("v", i)), kindGlobal), i)
			}
		}
		sections = append(sections, s)
	}
	return writeSections(sections)
}
