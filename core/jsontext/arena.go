package jsontext

// minChunk is how many values the smallest chunk of the arena holds; a small text has fewer.
const minChunk = 16

// taken returns the items parsed since the first, in a list of their own. The buffer where they were collected serves
// all lists of a text.
func (p *parser) taken(first int) []Value {
	n := len(p.items) - first
	if n == 0 {
		return nil
	}
	if cap(p.arena)-len(p.arena) < n {
		p.arena = make([]Value, 0, max(n, min(2*cap(p.arena), 1024), minChunk))
	}
	from := len(p.arena)
	p.arena = append(p.arena, p.items[first:]...)
	p.items = p.items[:first]
	return p.arena[from:len(p.arena):len(p.arena)]
}

// takenNames is taken for the names of an object.
func (p *parser) takenNames(first int) []string {
	n := len(p.names) - first
	if cap(p.named)-len(p.named) < n {
		p.named = make([]string, 0, max(n, min(2*cap(p.named), 1024)))
	}
	from := len(p.named)
	p.named = append(p.named, p.names[first:]...)
	p.names = p.names[:first]
	return p.named[from:len(p.named):len(p.named)]
}
