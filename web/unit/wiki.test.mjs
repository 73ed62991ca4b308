// Wikitext: a user's text neither ends the template around it nor becomes markup.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handSVG } from '../embed/hand-svg.js';
import { pictureName, wikiCode, wikiPicture } from '../share/wiki.js';
import { handPicture } from '../share/picture.js';
import { readMpsz } from '../tiles/mpsz.js';

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

/** The elements of a text in document order; throws if it is not well-formed XML of elements and attributes. */
function elementsOf(text) {
  const found = [];
  const open = [];
  const rest = text
    .trim()
    .replace(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*) ?(\/?)>/g, (tag, end, name, _, alone) => {
      if (end) assert.equal(open.pop(), name, tag);
      else {
        assert.ok(open.length || !found.length, 'one element holds all');
        found.push(tag);
        if (!alone) open.push(name);
      }
      return '';
    });
  assert.equal(rest.trim(), '', 'what is no element');
  assert.deepEqual(open, [], 'what is not closed');
  return found;
}

/** What a picture draws, tile by tile, without their places. */
const tilesOf = (svg) =>
  svg
    .split(/(?=<g transform="translate)/)
    .slice(1)
    .map((tile) =>
      tile
        .replace(/^<g transform="[^"]*"/, '')
        .replace(/<\/svg>\s*$/, '')
        .trim(),
    );

test('the picture that the template names shows the hand', () => {
  for (const text of ['123m406p789s11555z', "13m456p77z[1'23s](5555z)", '0m0p0s1234567z', '1m']) {
    const hand = readMpsz(text);
    const picture = handPicture(hand);
    assert.match(elementsOf(picture)[0], /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    assert.deepEqual(tilesOf(picture), tilesOf(handSVG(text)), 'as bots draw it');
    // The closed part tile by tile.
    const each = hand.closed.map((tile) => tilesOf(handSVG(tile))[0]);
    assert.deepEqual(tilesOf(picture).slice(0, each.length), each);
    assert.equal(new Set(each).size, new Set(hand.closed).size, 'no two tiles look alike');
    assert.ok(wikiPicture(text).includes(`[[File:${pictureName(text)}|`));
  }
});
