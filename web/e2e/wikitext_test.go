package e2e

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A wikitext is a wiki with templates by name; it handles the part of MediaWiki's syntax that the recipes use.
type wikitext map[string]string

var (
	noInclude  = regexp.MustCompile(`(?s)<noinclude>.*?</noinclude>`)
	innerParam = regexp.MustCompile(`\{\{\{([\w-]+)\|([^{}]*)\}\}\}`)
	tagCall    = regexp.MustCompile(`(?s)\{\{#tag:(\w+)\|(.*)\}\}`)
	fileLink   = regexp.MustCompile(`\[\[File:[^\[\]]*?\|alt=([^|\[\]]*)\]\]`)
	nowiki     = regexp.MustCompile(`(?s)<nowiki>(.*?)</nowiki>`)
)

// html returns the result of a call of a template.
func (w wikitext) html(t *testing.T, call string) string {
	t.Helper()
	if !strings.HasPrefix(call, "{{") || !strings.HasSuffix(call, "}}") {
		t.Fatalf("%.80q is no call of a template", call)
	}
	parts := arguments(call[2 : len(call)-2])
	body, ok := w[strings.TrimSpace(parts[0])]
	if !ok {
		t.Fatalf("there is no Template:%s", parts[0])
	}
	given, place := map[string]string{}, 0
	for _, part := range parts[1:] {
		if name, value, named := strings.Cut(part, "="); named {
			given[strings.TrimSpace(name)] = strings.TrimSpace(value)
		} else {
			place++
			given[strconv.Itoa(place)] = part
		}
	}
	body = noInclude.ReplaceAllString(body, "")
	body = strings.NewReplacer("<includeonly>", "", "</includeonly>", "").Replace(body)
	return fileLink.ReplaceAllString(tag(filled(body, given)), `<img alt="$1">`)
}

// filled puts the arguments of a call into a template, the innermost first.
func filled(body string, given map[string]string) string {
	const open, shut = "\x00", "\x01" // an argument's own braces are no parameters
	guard := strings.NewReplacer("{", open, "}", shut)
	for innerParam.MatchString(body) {
		body = innerParam.ReplaceAllStringFunc(body, func(found string) string {
			parts := innerParam.FindStringSubmatch(found)
			if value, ok := given[parts[1]]; ok {
				return guard.Replace(value)
			}
			return parts[2]
		})
	}
	return body
}

// tag returns the element of a call of #tag.
func tag(body string) string {
	body = tagCall.ReplaceAllStringFunc(body, func(found string) string {
		parts := tagCall.FindStringSubmatch(found)
		inner := arguments(parts[2])
		element := "<" + parts[1]
		for _, attribute := range inner[1:] {
			name, value, _ := strings.Cut(attribute, "=")
			element += " " + name + `="` + value + `"`
		}
		return element + ">" + inner[0] + "</" + parts[1] + ">"
	})
	return strings.NewReplacer("\x00", "{", "\x01", "}").Replace(body)
}

// arguments splits a call into its parts; a bar within a link does not split.
func arguments(text string) []string {
	parts, depth := []string{""}, 0
	for i, sign := range text {
		switch {
		case strings.HasPrefix(text[i:], "[["):
			depth++
		case strings.HasPrefix(text[i:], "]]"):
			depth--
		case sign == '|' && depth == 0:
			parts = append(parts, "")
			continue
		}
		parts[len(parts)-1] += string(sign)
	}
	return parts
}

var widgetPart = regexp.MustCompile(`<!--\{\$(\w+)(?:\|default:'([^']*)')?\|escape:'(\w+)'\}-->`)

// widget returns what Extension:Widgets makes of a call {{#widget:Mahjong|…}} and the widget's page.
func widget(t *testing.T, page, call string, escapes map[string]func(string) string) string {
	t.Helper()
	given := map[string]string{}
	for _, part := range arguments(strings.TrimSuffix(strings.TrimPrefix(call, "{{"), "}}"))[1:] {
		name, value, _ := strings.Cut(part, "=")
		given[name] = value
	}
	body := strings.NewReplacer("<includeonly>", "", "</includeonly>", "").Replace(noInclude.ReplaceAllString(page, ""))
	return widgetPart.ReplaceAllStringFunc(body, func(found string) string {
		parts := widgetPart.FindStringSubmatch(found)
		value := given[parts[1]]
		if value == "" {
			value = parts[2]
		}
		escape := escapes[parts[3]]
		if escape == nil {
			t.Fatalf("the widget escapes by %q", parts[3])
		}
		return escape(value)
	})
}
