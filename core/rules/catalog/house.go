package catalog

import (
	"sync"

	"tehai/core/rules"
	"tehai/core/rules/house"
)

// read are the house rules read last, by their text and by their id.
var read struct {
	sync.Mutex
	sets [8]struct {
		text string
		set  *rules.RuleSet
	}
	next int
}

// IsHouse reports whether a text can only be house rules, and no id of a rule set.
func IsHouse(text string) bool { return house.IsText(text) }

// HouseLink returns another id of the rule set of house rules, for links: House reads it too.
func HouseLink(set *rules.RuleSet) string { return house.Pack(set.ID) }

// House returns the rule set of the text of house rules. Its error has the place in the text.
func House(text string) (*rules.RuleSet, error) {
	read.Lock()
	defer read.Unlock()
	for i := range read.sets {
		if kept := &read.sets[i]; kept.set != nil && (kept.text == text || kept.set.ID == text) {
			return kept.set, nil
		}
	}
	set, err := house.Read(text, preset)
	if err != nil {
		return nil, err
	}
	read.sets[read.next].text, read.sets[read.next].set = text, set
	read.next = (read.next + 1) % len(read.sets)
	return set, nil
}
