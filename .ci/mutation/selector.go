package main

// selector is the package that every mutated file imports.
const selector = `// Package mutant_ selects one mutant.
package mutant_

import (
	"os"
	"strconv"
)

var (
	active, _ = strconv.Atoi(os.Getenv("MUTANT"))
	hits      = os.Getenv("MUTANT_HITS")
	seen      [%d]bool
)

func On(id int) bool {
	if hits != "" {
		hit(id)
	}
	return active == id
}

//go:noinline
func hit(id int) {
	if seen[id] {
		return
	}
	seen[id] = true
	f, err := os.OpenFile(hits, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		panic(err)
	}
	defer f.Close()
	f.WriteString(strconv.Itoa(id) + "\n")
}

type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}

type number interface{ integer | ~float32 | ~float64 }

func Add[T number](id int, a, b T) T {
	if On(id) {
		return a - b
	}
	return a + b
}

func Sub[T number](id int, a, b T) T {
	if On(id) {
		return a + b
	}
	return a - b
}

func Mul[T number](id int, a, b T) T {
	if On(id) {
		return a / b
	}
	return a * b
}

func Quo[T number](id int, a, b T) T {
	if On(id) {
		return a * b
	}
	return a / b
}

func Rem[T integer](id int, a, b T) T {
	if On(id) {
		return a * b
	}
	return a %% b
}

func Neg[T number](id int, a T) T {
	if On(id) {
		return a
	}
	return -a
}
`
