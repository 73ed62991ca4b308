package slim

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// function is a function of a module that is not imported.
type function struct {
	kind int // its type's number
	body []byte
}

// program has the functions of a module: how many are imported, and the others.
type program struct {
	imports   int
	functions []function
}

var errCode = errors.New("the code of the module is not as WebAssembly 1 has it")

// readProgram reads the functions of a module that imports only functions.
func readProgram(sections []section) (*program, error) {
	p := &program{}
	for _, s := range sections {
		r := reader{text: s.body}
		switch s.id {
		case importSection:
			p.imports = r.number()
			for range p.imports {
				r.take(r.number())
				r.take(r.number())
				if r.byte() != 0 {
					return nil, errors.New("the module imports more than functions")
				}
				r.number()
			}
		case functionSection:
			for range r.number() {
				p.functions = append(p.functions, function{kind: r.number()})
			}
		case codeSection:
			if r.number() != len(p.functions) {
				return nil, errCode
			}
			for i := range p.functions {
				p.functions[i].body = r.take(r.number())
			}
		}
		if r.broken {
			return nil, errCut
		}
	}
	if len(p.functions) == 0 {
		return nil, errors.New("there are no functions in the module")
	}
	return p, nil
}

// calls visits each call instruction in a body: the start and end of the function's number, and that number.
func calls(body []byte, visit func(at, end, callee int)) error {
	return visitor{call: visit, constant: func(int64) {}}.walk(body)
}

// A visitor is given the calls and the constants in a function's body.
type visitor struct {
	call     func(at, end, callee int)
	constant func(value int64)
}

// walk visits a body. An instruction that Go does not write is an error, since its length is not known here.
func (v visitor) walk(body []byte) error {
	r := reader{text: body}
	for range r.number() { // locals
		r.number()
		r.byte()
	}
	for r.at < len(body) && !r.broken {
		switch op := r.byte(); {
		case op == 0x10: // call
			at := r.at
			callee := r.number()
			v.call(at, r.at, callee)
		case op == 0x02 || op == 0x03 || op == 0x04: // block, loop, if
			r.byte()
		case op == i32Const || op == i64Const:
			v.constant(r.signed())
		case op == 0x0c || op == 0x0d || op >= 0x20 && op <= 0x24: // br, variables
			r.leap()
		case op == 0x0e: // br_table
			for range r.number() + 1 {
				r.leap()
			}
		case op == 0x11 || op >= 0x28 && op <= 0x3e: // call_indirect, loads and stores
			r.leap()
			r.leap()
		case op == 0x3f || op == 0x40: // memory.size, memory.grow
			r.byte()
		case op == 0x43: // f32.const
			r.take(4)
		case op == 0x44: // f64.const
			r.take(8)
		case op == 0xfc:
			switch further := r.number(); {
			case further == 10: // memory.copy
				r.take(2)
			case further == 11: // memory.fill
				r.take(1)
			case further > 7: // conversions have nothing behind them
				return fmt.Errorf("there is an instruction 0xfc %d, which is not expected", further)
			}
		case op > 0xc4 || op > 0x1b && op < 0x20 || op == 0x25 || op == 0x26 || op > 0x11 && op < 0x1a || op > 0x05 &&
			op < 0x0b:
			return fmt.Errorf("there is an instruction %#x, which is not expected", op)
		}
	}
	if r.broken {
		return errCode
	}
	return nil
}

// leap skips a number of any size.
func (r *reader) leap() {
	for r.byte() >= 0x80 && !r.broken {
	}
}

// signed reads a signed LEB128 number of at most 64 bits.
func (r *reader) signed() int64 {
	var value int64
	for shift := 0; ; shift += 7 {
		b := r.byte()
		value |= int64(b&0x7f) << shift
		if b < 0x80 || r.broken {
			if shift < 57 && b&0x40 != 0 {
				value |= -1 << (shift + 7)
			}
			return value
		}
	}
}

// callers returns the functions that call a given one.
func (p *program) callers(callee int) (map[int]bool, error) {
	found := map[int]bool{}
	for i := range p.functions {
		err := calls(p.functions[i].body, func(_, _, called int) {
			if called == callee {
				found[i] = true
			}
		})
		if err != nil {
			return nil, err
		}
	}
	return found, nil
}

// assembly builds the body of a function.
type assembly []byte

// Instructions.
const (
	opBlock, opLoop, opIf, opEnd, opBranch, opBranchIf, opReturn = 0x02, 0x03, 0x04, 0x0b, 0x0c, 0x0d, 0x0f
	opCall, opCallIndirect, opDrop                               = 0x10, 0x11, 0x1a
	opGet, opSet, opTee, opGlobal                                = 0x20, 0x21, 0x22, 0x23
	opLoad, opLoad8, opStore                                     = 0x28, 0x2d, 0x36
	opZero, opLess, opMore, opNotLess                            = 0x45, 0x48, 0x4a, 0x4e // of i32, signed
	opAdd, opSub, opMul, opAnd                                   = 0x6a, 0x6b, 0x6c, 0x71
	typeInt, typeNothing, typeFunction, typeFunctions, _         = 0x7f, 0x40, 0x60, 0x70, 0
	opUnreachable, opLoadLong, opStoreLong, opDiffersLong        = 0x00, 0x29, 0x37, 0x52
)

func (a *assembly) op(codes ...byte)     { *a = append(*a, codes...) }
func (a *assembly) get(local byte)       { a.op(opGet, local) }
func (a *assembly) set(local byte)       { a.op(opSet, local) }
func (a *assembly) constant(value int)   { a.op(i32Const); *a = appendSigned(*a, value) }
func (a *assembly) load(offset int)      { a.op(opLoad, 2); *a = appendNumber(*a, offset) }
func (a *assembly) long(value uint64)    { a.op(i64Const); *a = appendSigned(*a, int(value)) }
func (a *assembly) loadLong(offset int)  { a.op(opLoadLong, 3); *a = appendNumber(*a, offset) }
func (a *assembly) storeLong(at int)     { a.op(opStoreLong, 3); *a = appendNumber(*a, at) }
func (a *assembly) load8(offset int)     { a.op(opLoad8, 0); *a = appendNumber(*a, offset) }
func (a *assembly) store(offset int)     { a.op(opStore, 2); *a = appendNumber(*a, offset) }
func (a *assembly) call(function int)    { a.op(opCall); *a = appendNumber(*a, function) }
func (a *assembly) callAt(kind int)      { a.op(opCallIndirect); *a = append(appendNumber(*a, kind), 0) }
func (a *assembly) global(number int)    { a.op(opGlobal); *a = appendNumber(*a, number) }
func (a *assembly) setGlobal(number int) { a.op(setsGlobal); *a = appendNumber(*a, number) }
func (a *assembly) plus(value int)       { a.constant(value); a.op(opAdd) }
func (a *assembly) times(value int)      { a.constant(value); a.op(opMul) }
func (a *assembly) end()                 { a.op(opEnd) }
func (a *assembly) when(condition byte)  { a.op(condition, opIf, typeNothing) }

func putWord(memory []byte, at, value int) {
	binary.LittleEndian.PutUint32(memory[at:], uint32(value))
}
