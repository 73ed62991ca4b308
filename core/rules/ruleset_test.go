package rules_test

import (
	"sync"
	"testing"

	"tehai/core/rules"
)

// TestPlainAfterAPanic makes rules whose making panics the first time, as it
// does in a module whose second part cannot be had: the next call makes them.
func TestPlainAfterAPanic(t *testing.T) {
	var made int
	set := &rules.RuleSet{ID: "late", New: func(*rules.RuleSet, rules.Options) *rules.Rules {
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
