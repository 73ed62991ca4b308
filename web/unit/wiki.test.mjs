// Wikitext: what people typed does not end the template that it stands in, nor becomes markup.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureName, wikiCode, wikiPicture } from '../embed/wiki.js';

test('a hand in its template', () => {
  assert.equal(wikiCode('hand', { text: "123m 2'34m" }), "{{Mj hand|1=123m 2'34m}}");
  assert.equal(
    wikiPicture('123m406p'),
    '{{Mj hand|1=123m406p|picture=[[File:Mahjong-hand-123m406p.svg|x22px|link=|alt=123m406p]]}}',
  );
});

test('signs of wikitext are written otherwise', () => {
  const bad = "}}{{evil|x=1}}[[File:a]]<b>''";
  for (const code of [wikiCode('hand', { text: bad }), wikiCode('score', { text: '1m', rules: bad })]) {
    assert.equal(code.match(/\{\{|\}\}|\[\[|\]\]|<|''/g)?.join(' '), '{{ }}');
  }
  assert.equal(
    wikiPicture(bad)
      .match(/\{\{|\}\}|\[\[|\]\]|<|''/g)
      ?.join(' '),
    '{{ [[ ]] }}',
  );
  assert.match(pictureName('[123p](1111z)+🀇'), /^[\w-]+\.svg$/);
});
