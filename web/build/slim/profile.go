package slim

import (
	_ "embed"
	"errors"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// first.txt lists what the first part of the module holds; go run
// ./web/build/profile writes it.
//
//go:embed first.txt
var firstText string

// A Profile tells which functions are in the first part. What it does not know
// goes into the second: a package that comes later weighs nothing there. What
// it knows and the module has not does no harm.
type Profile struct{ packages, names map[string]bool }

// First is the profile that the site is built by.
func First() (*Profile, error) { return ParseProfile(firstText) }

// ParseProfile reads a profile: a name a line, of a function or, with .* behind
// it, of a package all of whose functions are meant.
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

// Keeps reports whether a function is in the first part.
func (p *Profile) Keeps(name string) bool {
	return p.packages[PackageOf(name)] || p.names[Plain(name)] || p.names[forAll(name)]
}

// forAll stands for a generic function made for any type, Name[*]; a type of many
// fields is in its name with all of them, or their hash, and changes with each.
// It is the plain name of every other function.
func forAll(name string) string {
	name = Plain(name)
	from, to := strings.Index(name, "[go.shape."), strings.LastIndexByte(name, ']')
	if from < 0 || to < from {
		return name
	}
	return name[:from] + "[*" + name[to:]
}

// inside matches what the compiler puts behind a function's name for those that
// it makes of parts of it.
var inside = regexp.MustCompile(`(\.(func|gowrap|deferwrap)?[0-9]+(\.[0-9]+)*|-range[0-9]+|-fm)+$`)

// inTable matches a function that stands in what sets a package's variables up,
// such as a row of a table: most of these run later, or never.
var inTable = regexp.MustCompile(`(\.init)(\.[0-9]+)*\.func[0-9]+[-.a-z0-9]*$`)

// Plain is a function's name without what tells the functions inside of it
// apart, which changes with its text more often than its name. What a function
// was made for stays: most of those for other types are not needed. The rows of
// a package's tables have one name, which is not that of what sets them up.
func Plain(name string) string {
	if row := inTable.FindStringSubmatchIndex(name); row != nil {
		return name[:row[3]] + ".func"
	}
	return inside.ReplaceAllString(name, "")
}

// PackageOf is the package of a function; functions that the compiler makes for
// a type have that as theirs.
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

// Instrument returns the module with a call at the start of each of Go's
// functions: of the import ran, with the function's number. names are
// theirs, by number.
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

// WriteProfile returns the profile of the functions seen, among all of a
// module, as ParseProfile reads it. A package most of whose functions were seen
// is in it as a whole, and a generic function for any type: so it stays when they change.
func WriteProfile(names []string, seen func(name string) bool) string {
	const most = 4 // of five
	all, ran, lines := map[string]int{}, map[string]int{}, map[string]bool{}
	mostOf := func(group string) bool { return 5*ran[group] >= most*all[group] }
	made := map[string]bool{} // for a type: whether any of what is inside of it was seen
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
