// The wiki's script: the address of its frames, what they may do, and whose messages it accepts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';

const source = readFileSync(process.env.EMBED_SCRIPT, 'utf8');

/** Runs the script on a page of elements. @param {any[]} elements @param {any} [settings] */
function page(elements, settings, script = 'https://site/mj/mahjong-embed.js?x#y', more = {}) {
  const heard = {};
  const made = [];
  const loaded = [];
  const element = (from) => ({
    textContent: '',
    style: {},
    attributes: {},
    getAttribute(name) {
      return this.attributes[name] ?? null;
    },
    setAttribute(name, value) {
      this.attributes[name] = value;
    },
    ...from,
  });
  const body = elements.map((one) => element({ parentNode: { insertBefore: (holder) => holder }, ...one }));
  const window = {
    mahjongEmbed: settings,
    addEventListener: (name, listener) => (heard[name] = listener),
    ...more,
  };
  const document = {
    currentScript: { src: script },
    readyState: 'complete',
    createElement: (name) =>
      element({
        name,
        contentWindow: {},
        parentNode: null,
        appendChild(frame) {
          frame.parentNode = this;
          made.push(frame);
        },
        removeChild(frame) {
          frame.parentNode = null;
          made.splice(made.indexOf(frame), 1);
        },
      }),
    head: { appendChild: (script) => loaded.push(script) },
    querySelectorAll: () => body,
  };
  runInNewContext(source, { window, document, Object, encodeURIComponent, String, Math, Number, ...more });
  return { made, body, heard, loaded, window, document };
}

const hand = { className: 'mj-score other', textContent: '123m\u00a0<b>&"' };

test('frames are of the script’s own site, sandboxed, with the text as data', () => {
  const { made } = page([hand, { className: 'mj-scores' }]);
  assert.equal(made.length, 1);
  assert.equal(made[0].src, 'https://site/mj/embed.html#score&text=123m%20%3Cb%3E%26%22');
  assert.equal(made[0].attributes.sandbox, 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  assert.equal(made[0].attributes.loading, 'lazy');
});

test('only a plain object with an address of the web says otherwise', () => {
  const from = (settings) => page([hand], settings).made[0]?.src.replace(/embed\.html.*/, '');
  assert.equal(from({ base: 'https://else/' }), 'https://else/');
  for (const clobbered of [
    Object.assign(Object.create({}), { base: 'https://evil/' }),
    { base: { toString: () => 'https://evil/' } },
    { base: 'javascript:alert(1)//' },
    { base: '//evil/' },
    'https://evil/',
    null,
    [],
  ])
    assert.equal(from(clobbered), 'https://site/mj/');
});

test('heights count from a frame of ours alone', () => {
  const { made, body, heard } = page([hand]);
  const say = (event) =>
    heard.message({ origin: 'null', source: made[0].contentWindow, data: { tehai: 'height', height: 99.5 }, ...event });
  for (const forged of [
    { origin: 'https://site' },
    { source: {} },
    { data: { tehai: 'height', height: '99' } },
    { data: { tehai: 'height', height: 1e9 } },
    { data: { tehai: 'height', height: -1 } },
    { data: { tehai: 'other', height: 9 } },
    { data: null },
  ]) {
    say(forged);
    assert.equal(made[0].attributes.height, '1');
  }
  say({});
  assert.equal(made[0].attributes.height, '100');
  assert.equal(body[0].style.display, 'none');
});

test('hands are drawn in the text by one more script, and what it cannot read gets a frame', () => {
  const hands = ['123m', 'no hand', '1m'].map((textContent) => ({ className: 'mj-hand', textContent }));
  const { made, body, loaded, window } = page(hands);
  assert.deepEqual(
    loaded.map(({ src }) => src),
    ['https://site/mj/mahjong-hands.js'],
  );
  assert.equal(made.length, 0);
  const drawn = [];
  window.tehaiHands = { draw: (element, text) => text !== 'no hand' && drawn.push([element, text]) };
  loaded[0].onload();
  assert.deepEqual(drawn, [
    [body[0], '123m'],
    [body[2], '1m'],
  ]);
  assert.deepEqual(
    made.map(({ src }) => src),
    ['https://site/mj/embed.html#hand&text=no%20hand'],
  );
});

test('what has the name of the hands’ script and is an element of the page is no script', () => {
  const named = { tehaiHands: { draw: { tagName: 'INPUT' } } };
  const { loaded, made } = page([{ className: 'mj-hand', textContent: '123m' }], undefined, undefined, named);
  assert.equal(loaded.length, 1);
  assert.equal(made.length, 0);
});

/** An IntersectionObserver that the test calls. */
function watching() {
  const seen = [];
  class IntersectionObserver {
    constructor(tell) {
      this.tell = tell;
    }
    observe(target) {
      seen.push((isIntersecting) => this.tell([{ target, isIntersecting }]));
    }
  }
  return { seen, IntersectionObserver };
}

test('a frame is there while it is near the view, and for good once a reader has used it', () => {
  const { seen, IntersectionObserver } = watching();
  const { made, heard, document } = page([hand, hand], undefined, undefined, { IntersectionObserver });
  assert.equal(made.length, 0);
  seen[0](true);
  seen[1](true);
  assert.equal(made.length, 2);
  const [first, second] = made;
  // A frame whose window is gone must not take a message without a source as its own.
  first.contentWindow = null;
  heard.message({ origin: 'null', source: null, data: { tehai: 'height', height: 99 } });
  assert.equal(first.attributes.height, '1');
  seen[0](false);
  assert.deepEqual(made, [second]);
  document.activeElement = second;
  heard.blur();
  seen[1](false);
  assert.deepEqual(made, [second]);
  seen[0](true);
  assert.deepEqual(made, [second, first]);
});

test('a frame is as dark as the page, unless the author says otherwise', () => {
  const getComputedStyle = () => ({ backgroundColor: 'rgb(16, 20, 24)' });
  const chosen = { ...hand, getAttribute: (name) => (name === 'data-theme' ? 'light' : null) };
  const { made } = page([hand, chosen], undefined, undefined, { getComputedStyle });
  assert.match(made[0].src, /&theme=dark$/);
  assert.match(made[1].src, /&theme=light$/);
  // The element has the theme too: browsers paint a ground behind a frame whose colour scheme differs from that of
  // its element.
  assert.deepEqual(
    made.map(({ style }) => style.colorScheme),
    ['dark', 'light'],
  );
});

test('a frame changes its colours with the page', () => {
  let backgroundColor = 'rgb(16, 20, 24)';
  let changed;
  class MutationObserver {
    constructor(tell) {
      changed = tell;
    }
    observe() {}
  }
  const more = { getComputedStyle: () => ({ backgroundColor }), MutationObserver };
  const { made, heard, body } = page([hand], undefined, undefined, more);
  const told = [];
  const [frame] = made;
  frame.contentWindow.postMessage = (message) => told.push(message.theme);
  body[0].parentElement = body[0];
  heard.message({ origin: 'null', source: frame.contentWindow, data: { tehai: 'height', height: 99 } });
  changed();
  assert.deepEqual(told, []);
  backgroundColor = 'rgb(255, 255, 255)';
  changed();
  assert.deepEqual([told, frame.style.colorScheme], [['light'], 'light']);
});

test('frames come two at a time, and one that is far meanwhile does not come', () => {
  const { seen, IntersectionObserver } = watching();
  const { made, heard } = page([hand, hand, hand, hand], undefined, undefined, { IntersectionObserver });
  for (const tell of seen) tell(true);
  assert.equal(made.length, 2);
  seen[2](false);
  heard.message({ origin: 'null', source: made[0].contentWindow, data: { tehai: 'height', height: 300 } });
  assert.equal(made.length, 3);
  heard.message({ origin: 'null', source: made[2].contentWindow, data: { tehai: 'height', height: 300 } });
  assert.equal(made.length, 3);
});

test('hundreds of hands are drawn some at a time, none wider than a screen bears', () => {
  const later = [];
  const hands = Array.from({ length: 60 }, () => ({ className: 'mj-hand', textContent: '1m' }));
  hands[0].getAttribute = (name) => (name === 'data-size' ? '99999' : null);
  const { loaded, window } = page(hands, undefined, undefined, { setTimeout: (act) => later.push(act) });
  const widths = [];
  window.tehaiHands = { draw: (_, __, { width }) => widths.push(width) };
  loaded[0].onload();
  assert.deepEqual([widths.length, widths[0]], [25, 200]);
  while (later.length) later.shift()();
  assert.equal(widths.length, 60);
});

test('a frame that does not come holds up the others for a while only', () => {
  const later = [];
  const { seen, IntersectionObserver } = watching();
  const more = { IntersectionObserver, setTimeout: (act, wait, of) => later.push(() => act(of)) };
  const { made } = page([hand, hand, hand], undefined, undefined, more);
  for (const tell of seen) tell(true);
  assert.equal(made.length, 2);
  for (const act of later.splice(0)) act();
  assert.equal(made.length, 3);
});

test('a frame has no height that nothing has', () => {
  const { made, heard } = page([hand]);
  for (const height of [1e4, 1e9, Infinity, NaN, -1, 0, '99']) {
    heard.message({ origin: 'null', source: made[0].contentWindow, data: { tehai: 'height', height } });
    assert.equal(made[0].attributes.height, '1');
  }
});

test('on paper the text stands where no frame is', () => {
  const { seen, IntersectionObserver } = watching();
  const { made, heard, body } = page([hand], undefined, undefined, { IntersectionObserver });
  seen[0](true);
  heard.message({ origin: 'null', source: made[0].contentWindow, data: { tehai: 'height', height: 300 } });
  seen[0](false);
  const shows = () => body[0].style.display;
  assert.equal(shows(), 'none');
  heard.beforeprint();
  assert.equal(shows(), '');
  heard.afterprint();
  assert.equal(shows(), 'none');
});

test('a hand that cannot be read stays in its sentence, underlined', () => {
  const { made, body, heard, loaded, window } = page([{ className: 'mj-hand', textContent: 'no hand' }, hand]);
  window.tehaiHands = { draw: () => false };
  loaded[0].onload();
  const [score, unread] = made;
  assert.equal(unread.parentNode.style.position, 'absolute', 'it takes no place before there is something to see');
  const say = (frame, event) =>
    heard.message({
      origin: 'null',
      source: frame.contentWindow,
      data: { tehai: 'fault', message: 'no tile' },
      ...event,
    });
  say(unread, { origin: 'https://site' });
  say(unread, { source: {} });
  assert.equal(body[0].title, undefined);
  say(unread);
  assert.deepEqual([body[0].title, body[0].style.display], ['no tile', '']);
  assert.match(body[0].style.textDecoration, /^underline/);
  say(score);
  assert.equal(body[1].title, undefined, 'a score says it in its frame');
});
