// Hands as pictures for bots and static sites.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handSVG } from '../embed/hand-svg.js';

test('a hand', () => {
  const svg = handSVG('123m406p789s11555z');
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ 800" width="864" height="80">/);
  assert.doesNotMatch(svg, /var\(|<script|href|on\w+=/);
  assert.equal((svg.match(/<g transform="translate/g) ?? []).length, 14);
  assert.notEqual(handSVG('123m', { dark: true }), handSVG('123m'));
  assert.match(handSVG('1m', { height: 40 }), / width="30" height="40"/);
  assert.match(handSVG('1m', { height: NaN }), / height="80"/);
});

test('what is no hand', () => {
  for (const text of ['', ' ', '<b>', '123', '9z', null, undefined, 5, {}, '1m'.repeat(101)])
    assert.equal(handSVG(text), null);
});
