package main

import (
	"fmt"
	"os"
	"regexp"
	"strings"
)

var (
	semver     = regexp.MustCompile(`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?$`)
	constant   = regexp.MustCompile(`(?m)^const Release = "([^"]+)"$`)
	citation   = regexp.MustCompile(`(?m)^version: (\S+)$`)
	unreleased = "## [Unreleased]\n"
)

// setVersion writes the version into the sources and returns its section of the changelog. It changes nothing if one
// of the files is not as expected.
func setVersion(version string) (notes string, err error) {
	if !semver.MatchString(version) {
		return "", fmt.Errorf("want a version such as 1.2.3, found %q", version)
	}
	const changelog = "CHANGELOG.md"
	texts := map[string]string{}
	for _, place := range []struct {
		name   string
		stated *regexp.Regexp
	}{{"wasm/api/version.go", constant}, {"CITATION.cff", citation}, {changelog, nil}} {
		text, err := os.ReadFile(place.name)
		if err != nil {
			return "", err
		}
		texts[place.name] = string(text)
		if place.stated == nil {
			continue
		}
		at := place.stated.FindSubmatchIndex(text)
		if at == nil {
			return "", fmt.Errorf("%s states no version", place.name)
		}
		texts[place.name] = string(text[:at[2]]) + version + string(text[at[3]:])
	}
	if texts[changelog], notes, err = released(texts[changelog], version); err != nil {
		return "", fmt.Errorf("%s: %w", changelog, err)
	}
	for name, text := range texts {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			return "", err
		}
	}
	return notes, nil
}

// released returns the changelog with the section "Unreleased" renamed to the version, if there is one, and the
// entries of that section.
func released(changelog, version string) (text, notes string, err error) {
	title, coming := "## ["+version+"]", strings.TrimSpace(unreleased)
	heading := title + "\n"
	switch has, comes := strings.Contains(changelog, heading), strings.Contains(changelog, unreleased); {
	case has && comes:
		return "", "", fmt.Errorf("%s is there, and so is %s: want the entries in one", title, coming)
	case !has && !comes:
		return "", "", fmt.Errorf("want a section %s or %s", title, coming)
	}
	text = strings.Replace(changelog, unreleased, heading, 1)
	_, notes, _ = strings.Cut(text, heading)
	notes, _, _ = strings.Cut(notes, "\n## ")
	notes = strings.TrimSpace(notes)
	if !strings.Contains(notes, "* ") {
		return "", "", fmt.Errorf("%s has no entry", title)
	}
	if first := strings.Index(text, "\n## ["); !strings.HasPrefix(text[first+1:], heading) {
		return "", "", fmt.Errorf("%s is not the newest section", title)
	}
	return text, notes, nil
}
