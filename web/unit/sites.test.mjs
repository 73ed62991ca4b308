// For links to games on other sites the page says what to save there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteLink } from '../replay/sites.js';

test('links of sites', () => {
  for (const [text, word] of [
    ['https://tenhou.net/0/?log=2020052700gm-00a9-0000-75a4695c&tw=1', 'replay.tenhouLink'],
    ['  tenhou.net/0/log/?2020052700gm-00a9-0000-75a4695c ', 'replay.tenhouLink'],
    ['https://tenhou.net/6/#json={"title":["",""]}', ''],
    ['https://game.mahjongsoul.com/?paipu=200101-abc_a123', 'replay.mahjongSoulLink'],
    ['https://mahjongsoul.game.yo-star.com/?paipu=200101-abc', 'replay.mahjongSoulLink'],
    ['https://game.maj-soul.com/1/?paipu=200101-abc', 'replay.mahjongSoulLink'],
    ['http://game.majsoul.com/?paipu=1', 'replay.mahjongSoulLink'],
    ['https://riichi.city/replay/1', 'replay.riichiCityLink'],
    ['https://www.riichicity.com/x', 'replay.riichiCityLink'],
    ['https://example.org/majsoul.com', ''],
    ['https://notmajsoul.company/', ''],
    ['E 1 0 4', ''],
    ['', ''],
  ])
    assert.equal(siteLink(text), word, text);
});
