// Games in links: what is packed comes back, and bounds hold to the character.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { isPacked, longestGame, pack, unpack } from '../state/pack.js';

const safe = (bytes) => bytes.toString('base64url');

test('what is packed is unpacked, in the characters of links only', async () => {
  for (const text of ['', 'a', 'Rules: riichi-tenhou\n手牌 🀄', randomBytes(600).toString('hex')]) {
    const link = await pack(text);
    assert.match(link, /^[\w-]*$/);
    assert.equal(await unpack(link), text);
    assert.equal(await unpack(` ${link}\n`), text, 'as an attribute is written');
  }
});

test('a game whose link would be too long has none', async () => {
  const noise = randomBytes(9000)
    .toString('latin1')
    .replace(/[^]/g, (char) => String.fromCharCode(char.charCodeAt(0) & 127));
  let [short, long] = [0, noise.length];
  while (long - short > 1) {
    const middle = (short + long) >> 1;
    if (await pack(noise.slice(0, middle))) short = middle;
    else long = middle;
  }
  const link = await pack(noise.slice(0, short));
  assert.ok(link.length > 7990 && link.length <= 8000, `${link.length} characters`);
});

test('a link of the greatest length is unpacked, a longer one is not', async () => {
  assert.equal(longestGame, 16_000);
  const bytes = randomBytes(12_000);
  const text = bytes.toString('base64').slice(0, 11_995);
  // A stored block of deflate adds five bytes.
  const link = safe(deflateRawSync(Buffer.from(text, 'latin1'), { level: 0 }));
  assert.equal(link.length, 16_000);
  assert.equal(await unpack(link), text);
  await assert.rejects(unpack(`${link}A`), { length: 16_001 });
});

test('games of the module are left to it', async () => {
  assert.ok(isPacked(' t1.abc'));
  assert.ok(!isPacked('abc'));
  assert.equal(await unpack(' t1.abc_def_\n'), 't1.abc_def_');
});

test('text that is not packed, or not text', async () => {
  await assert.rejects(unpack('*'));
  await assert.rejects(unpack(safe(Buffer.from('no deflate'))));
  await assert.rejects(unpack(safe(deflateRawSync(Buffer.from([0xff, 0xfe])))), /utf-8|encoded/i);
});
