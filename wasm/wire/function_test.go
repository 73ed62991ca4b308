package wire

import (
	"errors"
	"testing"

	"tehai/core/source"
)

type ask struct {
	Text string `js:"text"`
}

func echo(a ask) (ask, error) {
	switch a.Text {
	case "panic":
		panic("on purpose")
	case "index":
		return ask{a.Text[9:]}, nil
	case "place":
		return ask{}, In("手🀇x", source.ErrorAt(source.Span{Start: 7, End: 8}, source.BadTile, "want less, found x").WithHint(
			"y"))
	case "no place":
		return ask{}, source.ErrorAt(source.Span{Start: 0, End: 1}, source.BadTile, "of another text")
	case "nowhere":
		return ask{}, In("手", source.Errorf(source.TooLarge, "too much"))
	case "other":
		return ask{}, errors.New("of no kind")
	}
	return a, nil
}

func TestAnswer(t *testing.T) {
	f := Bind("echo", echo)
	for text, want := range map[string]string{
		"手\n":      `{"value":{"text":"手\n"}}`,
		"panic":    `{"error":{"code":"internal","message":"echo failed: on purpose"}}`,
		"index":    `{"error":{"code":"internal","message":"echo failed: runtime error: slice bounds out of range [9:5]"}}`,
		"place":    `{"error":{"code":"bad-tile","message":"want less, found x","start":3,"end":4,"hint":"y"}}`,
		"no place": `{"error":{"code":"bad-tile","message":"of another text"}}`,
		"nowhere":  `{"error":{"code":"too-large","message":"too much"}}`,
		"other":    `{"error":{"code":"internal","message":"of no kind"}}`,
	} {
		reply := f.Answer(func(request any) error {
			request.(*ask).Text = text
			return nil
		})
		if string(reply) != want {
			t.Errorf("%q: %s, want %s", text, reply, want)
		}
	}
	if got := string(f.Answer(func(any) error {
		return source.Errorf(source.BadType,
			"no")
	})); got != `{"error":{"code":"bad-type","message":"no"}}` {
		t.Errorf("a request that cannot be read: %s", got)
	}
	if got := string(f.Answer(func(any) error {
		panic("reading")
	})); got != `{"error":{"code":"internal","message":"echo failed: reading"}}` {
		t.Errorf("a panic while reading: %s", got)
	}
}
