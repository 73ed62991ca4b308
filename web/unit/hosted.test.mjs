// The page's style sheets in the shadow trees of elements.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hosted } from '../elements/hosted.js';

test('the host stands for the root of the document, in sheets as written and as shortened', () => {
  for (const [css, wanted] of [
    [":root {\n  --bar: 15px;\n}\n:root[lang='ko'] {}", ':host {\n  --bar: 15px;\n}\n:host([language="ko"]) {}'],
    [':root{--bar:15px}:root[lang=zh-Hans]{}', ':host{--bar:15px}:host([language="zh-Hans"]){}'],
    [':root[data-theme=dark]{}', ':host([theme="dark"]){}'],
    ['html {\n}\nbody {\n}\nbody:not(.a) {\n}', ':host{\n}\n.no-body{\n}\nbody:not(.a) {\n}'],
    [
      '*{margin:0}html{color:red}body{margin:0}.html{color:red}',
      '*{margin:0}:host{color:red}.no-body{margin:0}.html{color:red}',
    ],
  ])
    assert.equal(hosted(css), wanted);
});
