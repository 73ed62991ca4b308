package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A mutant is one change of one operator.
type mutant struct {
	ID           int
	File         string
	Line, Column int
	Change       string // "< → <="
	Text         string // the line
}

func (m mutant) key() string {
	return fmt.Sprintf("%s:%04d:%03d %s", m.File, m.Line, m.Column, m.Change)
}

// A source package with its types.
type pack struct {
	Dir, ImportPath, Module string
	Names                   []string
	texts                   map[string][]byte
	files                   map[string]*ast.File
	fset                    *token.FileSet
	info                    *types.Info
	types                   *types.Package
	mutants                 []mutant
}

func load(pkg string) (*pack, error) {
	out, err := exec.Command("go", "list", "-json=Dir,ImportPath,Module,GoFiles", pkg).Output()
	if err != nil {
		return nil, fmt.Errorf("go list %s: %w", pkg, err)
	}
	var listed struct {
		Dir, ImportPath string
		GoFiles         []string
		Module          struct{ Path, Dir string }
	}
	if err := json.Unmarshal(out, &listed); err != nil {
		return nil, err
	}
	p := &pack{Dir: listed.Dir, ImportPath: listed.ImportPath, Module: listed.Module.Path, Names: listed.GoFiles,
		texts: map[string][]byte{}, files: map[string]*ast.File{}, fset: token.NewFileSet()}
	var files []*ast.File
	for _, name := range p.Names {
		text, err := os.ReadFile(filepath.Join(p.Dir, name))
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(p.fset, name, text, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		p.texts[name], p.files[name] = text, file
		files = append(files, file)
	}
	p.info = &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	config := types.Config{Importer: importer.ForCompiler(p.fset, "source", nil)}
	if p.types, err = config.Check(p.ImportPath, p.fset, files, p.info); err != nil {
		return nil, err
	}
	return p, nil
}

func (p *pack) sources() string {
	var b strings.Builder
	for _, name := range p.Names {
		b.Write(p.texts[name])
	}
	return b.String()
}

// build writes the sources with all mutants to the folder, for compile.
func (p *pack) build(work string) ([]mutant, error) {
	module, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return nil, err
	}
	replace := map[string]string{}
	add := func(path, base, text string) error {
		copied := filepath.Join(work, base)
		replace[path] = copied
		return os.WriteFile(copied, []byte(text), 0o644)
	}
	for _, name := range p.Names {
		before := len(p.mutants)
		w := writer{p: p, name: name, text: p.texts[name], file: p.files[name]}
		w.findConstants()
		text := w.render(w.file)
		if len(p.mutants) == before {
			continue
		}
		// The import is on the line of the package clause, so that line numbers stay the same.
		at := int(w.file.Name.End() - w.file.FileStart)
		text = text[:at] + fmt.Sprintf("; import mutant_ %q", p.Module+"/core/mutant_") + text[at:]
		if err := add(filepath.Join(p.Dir, name), name, text); err != nil {
			return nil, err
		}
	}
	path := filepath.Join(strings.TrimSpace(string(module)), "core", "mutant_", "mutant.go")
	if err := add(path, "mutant_.go", fmt.Sprintf(selector, len(p.mutants)+1)); err != nil {
		return nil, err
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	return p.mutants, os.WriteFile(filepath.Join(work, "overlay.json"), overlay, 0o644)
}

// compile builds the tests of a package against the mutated sources and returns the program.
func compile(pkg, work string) (string, error) {
	binary := filepath.Join(work, strings.ReplaceAll(pkg, "/", "_")+".test")
	cmd := exec.Command("go", "test", "-c", "-vet=off", "-ldflags=-s -w", "-overlay", filepath.Join(work, "overlay.json"),
		"-o", binary, pkg)
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("the mutants do not compile: %w\n%s", err, out)
	}
	return binary, nil
}

// writer writes one file with its mutants.
type writer struct {
	p        *pack
	name     string
	text     []byte
	file     *ast.File
	constant map[ast.Node]bool // expressions that must stay constant
}

// findConstants marks constant declarations, lengths of arrays, keys of literals and cases.
func (w *writer) findConstants() {
	w.constant = map[ast.Node]bool{}
	mark := func(n ast.Node) {
		if n != nil {
			ast.Inspect(n, func(c ast.Node) bool { w.constant[c] = true; return true })
		}
	}
	ast.Inspect(w.file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			if n.Tok == token.CONST {
				mark(n)
			}
		case *ast.ArrayType:
			if n.Len != nil {
				mark(n.Len)
			}
		case *ast.KeyValueExpr:
			if t := w.p.info.Types[n.Key]; t.Value != nil {
				mark(n.Key)
			}
		}
		return true
	})
}

func (w *writer) source(from, to token.Pos) string {
	start := w.file.FileStart
	return string(w.text[from-start : to-start])
}

// render returns the text of n with every mutation point below it replaced.
func (w *writer) render(n ast.Node) string {
	var b bytes.Buffer
	from, to := n.Pos(), n.End()
	if f, ok := n.(*ast.File); ok {
		from, to = f.FileStart, f.FileEnd
	}
	at := from
	ast.Inspect(n, func(c ast.Node) bool {
		if c == nil || c == n || w.constant[c] && !hasBody(c) {
			return true
		}
		text, ok := w.point(c)
		if !ok {
			return true
		}
		b.WriteString(w.source(at, c.Pos()))
		b.WriteString(text)
		at = c.End()
		return false
	})
	b.WriteString(w.source(at, to))
	return b.String()
}

func hasBody(n ast.Node) bool { _, ok := n.(*ast.FuncLit); return ok }

// whole renders a node that may itself be a mutation point.
func (w *writer) whole(n ast.Node) string {
	if !w.constant[n] {
		if text, ok := w.point(n); ok {
			return text
		}
	}
	return w.render(n)
}

var boundary = map[token.Token]token.Token{token.GTR: token.GEQ, token.GEQ: token.GTR, token.LSS: token.LEQ,
	token.LEQ: token.LSS}

var negation = map[token.Token]token.Token{token.EQL: token.NEQ, token.NEQ: token.EQL, token.LEQ: token.GTR,
	token.GTR: token.LEQ, token.LSS: token.GEQ, token.GEQ: token.LSS}

var arithmetic = map[token.Token]struct {
	to   token.Token
	call string
}{
	token.ADD: {token.SUB, "Add"}, token.SUB: {token.ADD, "Sub"}, token.MUL: {token.QUO, "Mul"},
	token.QUO: {token.MUL, "Quo"}, token.REM: {token.MUL, "Rem"},
}

// point returns the text of n with its own mutants, if it has any.
func (w *writer) point(n ast.Node) (string, bool) {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if to, ok := negation[n.Op]; ok {
			return w.comparison(n, to)
		}
		if to, ok := arithmetic[n.Op]; ok && w.numeric(n) {
			typed, ok := w.typed(n)
			if !ok {
				return "", false
			}
			id := w.add(n.OpPos, n.Op, to.to)
			return fmt.Sprintf("mutant_.%s%s(%d, %s, %s)", to.call, typed, id, w.whole(n.X), w.whole(n.Y)), true
		}
	case *ast.UnaryExpr:
		if n.Op == token.SUB && w.numeric(n) {
			if typed, ok := w.typed(n); ok {
				return fmt.Sprintf("mutant_.Neg%s(%d, %s)", typed, w.add(n.OpPos, n.Op, token.ADD), w.whole(n.X)), true
			}
		}
	case *ast.IncDecStmt:
		other := token.DEC
		if n.Tok == token.DEC {
			other = token.INC
		}
		id := w.add(n.TokPos, n.Tok, other)
		x := w.whole(n.X)
		return fmt.Sprintf("func() { if mutant_.On(%d) { %s%s } else { %s%s } }()", id, x, other, x, n.Tok), true
	}
	return "", false
}

func (w *writer) comparison(n *ast.BinaryExpr, to token.Token) (string, bool) {
	t := w.p.info.Types[n]
	if _, basic := t.Type.(*types.Basic); !basic || t.Value != nil {
		return "", false
	}
	var b strings.Builder
	b.WriteString("(func() bool { ")
	// The operands are written again for each mutant, but their own mutants are counted once.
	x, y := w.whole(n.X), w.whole(n.Y)
	branch := func(to token.Token) {
		fmt.Fprintf(&b, "if mutant_.On(%d) { return (%s) %s (%s) }; ", w.add(n.OpPos, n.Op, to), x, to, y)
	}
	if edge, ok := boundary[n.Op]; ok {
		branch(edge)
	}
	branch(to)
	fmt.Fprintf(&b, "return (%s) %s (%s) }())", x, n.Op, y)
	return b.String(), true
}

func (w *writer) numeric(n ast.Expr) bool {
	t := w.p.info.Types[n].Type
	basic, ok := t.Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsNumeric != 0 && basic.Info()&types.IsComplex == 0
}

// typed returns the type argument that a constant expression or a shifted constant needs.
func (w *writer) typed(n ast.Expr) (string, bool) {
	t := w.p.info.Types[n]
	if t.Value == nil && !w.shifts(n) {
		return "", true
	}
	if basic, ok := t.Type.(*types.Basic); ok && basic.Info()&types.IsUntyped != 0 {
		return "", false
	}
	known := true
	name := types.TypeString(t.Type, func(other *types.Package) string {
		if other == w.p.types {
			return ""
		}
		for _, i := range w.file.Imports {
			if strings.Trim(i.Path.Value, `"`) == other.Path() && i.Name == nil {
				return other.Name()
			}
		}
		known = false
		return ""
	})
	return "[" + name + "]", known
}

// shifts reports whether an expression shifts a constant by a variable: such a constant takes its type from where it
// stands, and is an int as an argument.
func (w *writer) shifts(n ast.Expr) (found bool) {
	ast.Inspect(n, func(c ast.Node) bool {
		if b, ok := c.(*ast.BinaryExpr); ok && (b.Op == token.SHL || b.Op == token.SHR) {
			found = found || w.p.info.Types[b].Value == nil
		}
		return !found
	})
	return found
}

func (w *writer) add(pos token.Pos, from, to token.Token) int {
	at := w.p.fset.Position(pos)
	line := strings.TrimSpace(strings.Split(string(w.text), "\n")[at.Line-1])
	id := len(w.p.mutants) + 1
	w.p.mutants = append(w.p.mutants, mutant{ID: id, File: w.name, Line: at.Line, Column: at.Column,
		Change: fmt.Sprintf("%s → %s", from, to), Text: line})
	return id
}
