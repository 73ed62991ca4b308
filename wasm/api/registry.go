package api

import (
	"strconv"

	"tehai/core/source"
)

// A registry holds the items that stay open between calls, by id.
type registry[T any] struct {
	noun   string // for errors
	prefix string // of its ids
	most   int    // greatest number of open items
	given  int    // number of ids so far; none is used twice
	items  map[string]*T
}

func newRegistry[T any](noun, prefix string, most int) *registry[T] {
	return &registry[T]{noun: noun, prefix: prefix, most: most, items: map[string]*T{}}
}

// put adds an item and returns its id. Its error, too-large, says that too
// many are open.
func (s *registry[T]) put(item *T) (string, error) {
	if err := s.checkFree(); err != nil {
		return "", err
	}
	s.given++
	id := s.prefix + strconv.Itoa(s.given)
	s.items[id] = item
	return id, nil
}

// checkFree reports, as too-large, that no further item can be added.
func (s *registry[T]) checkFree() error {
	if len(s.items) >= s.most {
		return source.Errorf(source.TooLarge, "%d %ss are open, close one first", s.most, s.noun)
	}
	return nil
}

// get returns an item. Its error is unknown-id.
func (s *registry[T]) get(id string) (*T, error) {
	if item, ok := s.items[id]; ok {
		return item, nil
	}
	return nil, source.Errorf(source.UnknownID, "no open %s has the id %q", s.noun, id)
}

// drop closes an item. Its error is unknown-id.
func (s *registry[T]) drop(id string) error {
	if _, err := s.get(id); err != nil {
		return err
	}
	delete(s.items, id)
	return nil
}
