package rules_test

import (
	"sync"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

// TestPlainAfterAPanic makes rules whose construction panics the first time, as in a module whose second part cannot be
// loaded: the next call makes them.
func TestPlainAfterAPanic(t *testing.T) {
	var made int
	set := &rules.RuleSet{ID: "late", New: func(*rules.RuleSet, option.Values) *rules.Rules {
		if made++; made == 1 {
			panic("the second part has not come")
		}
		return &rules.Rules{}
	}}
	func() {
		defer func() {
			if recover() == nil {
				t.Error("no panic")
			}
		}()
		set.Plain()
	}()
	var all sync.WaitGroup
	found := make([]*rules.Rules, 8)
	first := set.Plain()
	for i := range found {
		all.Go(func() { found[i] = set.Plain() })
	}
	all.Wait()
	for _, r := range found {
		if r == nil || r != first {
			t.Errorf("found %p, want %p", r, first)
		}
	}
}

// TestPlainOfTwoAtOnce has two goroutines make the rules of a set at the same time: both get the rules of the first.
func TestPlainOfTwoAtOnce(t *testing.T) {
	making, goOn := make(chan bool), make(chan bool)
	set := &rules.RuleSet{ID: "shared", New: func(*rules.RuleSet, option.Values) *rules.Rules {
		making <- true
		<-goOn
		return &rules.Rules{}
	}}
	var both sync.WaitGroup
	found := make([]*rules.Rules, 2)
	for i := range found {
		both.Go(func() { found[i] = set.Plain() })
	}
	for range found {
		<-making
	}
	close(goOn)
	both.Wait()
	if found[0] != found[1] || found[0] != set.Plain() {
		t.Errorf("found %p and %p, then %p", found[0], found[1], set.Plain())
	}
}
