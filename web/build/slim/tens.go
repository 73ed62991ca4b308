package slim

import (
	_ "embed"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
)

//go:embed powers.go
var powersText string

// tensText goes into Go's package of numbers in the place of its table. Nothing
// runs beside another in a page, so nobody meets a table that is half made.
const tensText = `package strconv

const (
	pow10Min = %d
	pow10Max = %d
)

var tens [pow10Max - pow10Min + 1]uint128

// pow10Of returns the 128-bit mantissa of a power of ten.
func pow10Of(e int) uint128 {
	if tens[len(tens)-1].Hi == 0 {
		powers(pow10Min, pow10Max, func(e int, high, low uint64) { tens[e-pow10Min] = uint128{high, low} })
	}
	return tens[e-pow10Min]
}
`

// The place that reads the table.
const (
	tensUse  = "pow10Tab[e-pow10Min]"
	tensCall = "pow10Of(e)"
)

// withoutTens returns what stands in the place of Go's table of powers of ten,
// which compresses by nothing: the same table, made when a number with a
// fraction is first written or read. It looks whether it is the same.
func withoutTens(text string) (string, error) {
	table, least, most, err := readTens(text)
	if err != nil {
		return "", err
	}
	wrong := most-least+1 != len(table)
	if !wrong {
		powers(least, most, func(e int, high, low uint64) { wrong = wrong || table[e-least] != [2]uint64{high, low} })
	}
	if wrong {
		return "", fmt.Errorf("the table of powers of ten from 1e%d to 1e%d is not as it is made here", least, most)
	}
	return fmt.Sprintf(tensText, least, most), nil
}

// readTens reads the table and its two ends from Go's source.
func readTens(text string) (table [][2]uint64, least, most int, err error) {
	file, err := parser.ParseFile(token.NewFileSet(), "", text, parser.SkipObjectResolution)
	if err != nil {
		return nil, 0, 0, err
	}
	number := func(e ast.Expr) uint64 {
		literal, ok := e.(*ast.BasicLit)
		if !ok {
			err = errors.New("the table of powers of ten holds something else than numbers")
			return 0
		}
		n, bad := strconv.ParseUint(literal.Value, 0, 64)
		if bad != nil {
			err = bad
		}
		return n
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ValueSpec:
			if len(n.Values) != 1 {
				break
			}
			switch value := n.Values[0].(type) {
			case *ast.UnaryExpr:
				least = -int(number(value.X))
			case *ast.BasicLit:
				most = int(number(value))
			}
		case *ast.CompositeLit:
			if len(n.Elts) == 2 {
				table = append(table, [2]uint64{number(n.Elts[0]), number(n.Elts[1])})
				return false
			}
		}
		return true
	})
	return table, least, most, err
}

// powersIn is the file powers.go as one of Go's package of numbers.
func powersIn() string { return strings.Replace(powersText, "package slim", "package strconv", 1) }

// readsTens returns the file that reads the table, reading what is made instead.
func readsTens(text string) (string, error) {
	if n := strings.Count(text, tensUse); n != 1 {
		return "", fmt.Errorf("want the table of powers of ten read once, found it %d times", n)
	}
	return strings.Replace(text, tensUse, tensCall, 1), nil
}
