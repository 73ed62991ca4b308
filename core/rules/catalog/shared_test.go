package catalog

import (
	"testing"

	"tehai/core/option"
)

// TestSharedRules chooses the same options again, and others in between: equal options share rules, whatever the caller
// does with its values afterwards.
func TestSharedRules(t *testing.T) {
	set, _ := ByID("riichi-tenhou")
	local := []string{"renhou"}
	if o := set.Option("localYaku"); o != nil && len(o.Choices) > 0 {
		local[0] = o.Choices[0]
	}
	chosen := option.Values{"kiriageMangan": true, "localYaku": local}
	first, err := set.With(chosen)
	if err != nil {
		t.Fatal(err)
	}
	again, err := set.With(option.Values{"kiriageMangan": true, "localYaku": []string{local[0]}})
	if err != nil || again != first {
		t.Errorf("equal options have rules of their own, %v", err)
	}
	word := local[0]
	local[0], chosen["kiriageMangan"] = "other", false
	if values := first.Values["localYaku"].([]string); values[0] != word || first.Values["kiriageMangan"] != true {
		t.Errorf("the caller has changed the rules: %v", values)
	}
	if _, err := set.With(chosen); err == nil {
		t.Error("a local yaku that is not there")
	}
	for range 2 {
		for n := range 6 {
			r, err := set.With(option.Values{"honbaValue": 100 * (n + 1)})
			if err != nil || r.Values["honbaValue"] != 100*(n+1) {
				t.Errorf("honba %d: %v", 100*(n+1), err)
			}
		}
	}
	if plain, _ := set.With(nil); plain != set.Plain() || plain.Values["kiriageMangan"] == true {
		t.Error("the plain rules have changed")
	}
}
