package slim

import (
	_ "embed"
	"errors"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// first.txt lists the functions of the primary module; go run ./web/build/profile writes it.
//
//go:embed first.txt
var firstText string

// A Profile lists the functions of the primary module. Functions that are not listed go into the deferred one, so
// that a new package adds no weight to the primary module. Listed functions that do not exist are ignored.
type Profile struct{ packages, names map[string]bool }

// First returns the profile of the site.
func First() (*Profile, error) { return ParseProfile(firstText) }

// ParseProfile reads a profile: one name per line, of a function or, with .* after it, of a package whose functions
// are all meant.
func ParseProfile(text string) (*Profile, error) {
	p := &Profile{packages: map[string]bool{}, names: map[string]bool{}}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if whole, ok := strings.CutSuffix(line, ".*"); ok {
			p.packages[whole] = true
		} else {
			p.names[line] = true
		}
	}
	if len(p.packages)+len(p.names) == 0 {
		return nil, errors.New("a profile without functions")
	}
	return p, nil
}

// Keeps reports whether a function is in the primary module.
func (p *Profile) Keeps(name string) bool {
	return p.packages[PackageOf(name)] || p.names[Plain(name)] || p.names[forAll(name)]
}

// forAll returns the name for all instances of a generic function, Name[*]: the name of an instance contains the
// fields of its type, or their hash, and changes with them. For other functions it is the plain name.
func forAll(name string) string {
	name = Plain(name)
	from, to := strings.Index(name, "[go.shape."), strings.LastIndexByte(name, ']')
	if from < 0 || to < from {
		return name
	}
	return name[:from] + "[*" + name[to:]
}

// inside matches the suffixes of functions that the compiler makes of parts of a function.
var inside = regexp.MustCompile(`(\.(func|gowrap|deferwrap)?[0-9]+(\.[0-9]+)*|-range[0-9]+|-fm)+$`)

// inTable matches a function within the initialisation of a package's variables, such as a row of a table: most of
// these run later, or never.
var inTable = regexp.MustCompile(`(\.init)(\.[0-9]+)*\.func[0-9]+[-.a-z0-9]*$`)

// Plain returns a function's name without the suffixes of functions inside it, which change more often. The type of
// an instance stays: most instances for other types are not needed. All rows of a package's tables have one name,
// which is not that of the initialisation.
func Plain(name string) string {
	if row := inTable.FindStringSubmatchIndex(name); row != nil {
		return name[:row[3]] + ".func"
	}
	return inside.ReplaceAllString(name, "")
}

// PackageOf returns the package of a function; for functions that the compiler makes for a type, that of the type.
func PackageOf(name string) string {
	if at := strings.IndexByte(name, '['); at > 0 {
		name = name[:at]
	}
	name = Plain(name)
	if at := strings.LastIndexByte(name, '/'); at >= 0 {
		dot := strings.IndexByte(name[at:], '.')
		return name[:at+max(0, dot)]
	}
	before, _, _ := strings.Cut(name, ".")
	return before
}

// Instrument returns the module with a call of the import ran at the start of each of Go's functions, with the
// function's number; names are the functions' names, by number.
func Instrument(text []byte) (module []byte, names []string, err error) {
	m, err := read(text)
	if err != nil {
		return nil, nil, err
	}
	ran, err := m.addImport("profile", "ran", m.addType(typeFunction, 1, typeInt, 0))
	if err != nil {
		return nil, nil, err
	}
	for i := range m.program.functions {
		f := &m.program.functions[i]
		if f.kind != goKind {
			continue
		}
		r := reader{text: f.body}
		for range r.number() {
			r.number()
			r.byte()
		}
		body := assembly(f.body[:r.at:r.at])
		body.constant(i)
		body.call(ran)
		f.body = append(body, r.rest()...)
	}
	m.writeProgram()
	return writeSections(m.sections), m.names, nil
}

// WriteProfile returns the profile of the seen functions, among all of a module, in the form of ParseProfile. A
// package most of whose functions were seen is listed as a whole, and a generic function for all types, so that the
// list changes less often.
func WriteProfile(names []string, seen func(name string) bool) string {
	const most = 4 // of five functions
	all, ran, lines := map[string]int{}, map[string]int{}, map[string]bool{}
	mostOf := func(group string) bool { return 5*ran[group] >= most*all[group] }
	made := map[string]bool{} // for generic functions: whether any instance was seen
	for _, name := range names {
		all[PackageOf(name)+".*"]++
		if seen(name) {
			ran[PackageOf(name)+".*"]++
		}
		made[Plain(name)] = made[Plain(name)] || seen(name)
	}
	for name, seen := range made {
		all[forAll(name)]++
		if seen {
			ran[forAll(name)]++
		}
	}
	for _, name := range names {
		if !seen(name) {
			continue
		}
		if of := PackageOf(name) + ".*"; all[of] > 2 && mostOf(of) {
			lines[of] = true
		} else if generic := forAll(name); mostOf(generic) {
			lines[generic] = true
		} else {
			lines[Plain(name)] = true
		}
	}
	return strings.Join(slices.Sorted(maps.Keys(lines)), "\n") + "\n"
}
