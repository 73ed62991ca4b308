// The recipes for Obsidian, Discourse and WordPress, each with a page and a host that have what the recipe uses.
// README.md says which of them were tried in the program itself.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// Tests are bundled elsewhere, and run here.
const here = pathToFileURL(`${process.cwd()}/`);
const folder = new URL('../embed/recipes/', here);
const dataURL = (text) => `data:text/javascript,${encodeURIComponent(text)}`;

/** A recipe with other modules in place of those that its host has. */
function recipe(name, modules) {
  let text = readFileSync(new URL(name, folder), 'utf8');
  for (const [from, to] of Object.entries(modules)) {
    assert.ok(text.includes(`from '${from}'`), `${name} does not import ${from}`);
    text = text.replace(`from '${from}'`, `from ${JSON.stringify(to)}`);
  }
  return import(dataURL(text));
}

const handSVG = new URL('../embed/hand-svg.js', here).href;

/** A part of a page that holds code elements; replaced has what stands in their places. */
function pageOf(texts, dark = false) {
  const replaced = [];
  const page = {
    body: { classList: { contains: (name) => dark && name === 'theme-dark' } },
    createElement: (tag) => ({
      tag,
      setAttribute(name, value) {
        this[name] = value;
      },
    }),
  };
  const codes = texts.map(([textContent, tagName], i) => ({
    textContent,
    parentElement: { tagName },
    ownerDocument: page,
    replaceWith: (node) => (replaced[i] = node),
  }));
  return { page, replaced, querySelectorAll: (tag) => (tag === 'code' ? codes : []) };
}

const texts = [
  ["mj 123m 1'11z 44p", 'P'],
  ['mj nothing', 'P'],
  ['123m', 'P'],
  ['mj 123m', 'PRE'],
];

test('Obsidian draws the hands of a note', async () => {
  const host = 'export class Plugin { registerMarkdownPostProcessor(given) { this.draw = given } }';
  const { default: Recipe } = await recipe('obsidian.mjs', {
    obsidian: dataURL(host),
    'tehai/hand-svg': handSVG,
  });
  const plugin = new Recipe();
  plugin.onload();
  const pictures = [false, true].map((dark) => {
    const note = pageOf(texts, dark);
    plugin.draw(note);
    assert.deepEqual(Object.keys(note.replaced), ['0']);
    assert.equal(note.replaced[0].tag, 'img');
    assert.equal(note.replaced[0].alt, "123m 1'11z 44p");
    return decodeURIComponent(note.replaced[0].src.replace('data:image/svg+xml,', ''));
  });
  for (const picture of pictures) assert.match(picture, /^<svg [^>]*height="32"[^]*<\/svg>$/);
  assert.notEqual(pictures[0], pictures[1]);
});

test('Discourse puts elements in place of hands', async () => {
  const host = 'export const apiInitializer = (version, given) => given;';
  const { default: initialize } = await recipe('discourse.mjs', { 'discourse/lib/api': dataURL(host) });
  const post = pageOf(texts);
  globalThis.document = post.page;
  try {
    initialize({ decorateCookedElement: (draw, { id }) => id && draw(post) });
  } finally {
    delete globalThis.document;
  }
  assert.deepEqual(Object.keys(post.replaced), ['0', '1']);
  const [drawn] = post.replaced;
  assert.equal(drawn.tag, 'mahjong-hand');
  assert.equal(drawn.text, "123m 1'11z 44p");
  assert.equal(drawn.textContent, drawn.text);
});

test('the block of WordPress has a field, and the hand below it', () => {
  const createElement = (tag, fields, ...children) => ({ tag, fields, children: children.filter(Boolean) });
  const blocks = {};
  const wp = {
    blocks: { registerBlockType: (name, block) => (blocks[name] = block) },
    blockEditor: { useBlockProps: () => ({ id: 'block' }) },
    components: { TextControl: 'field' },
    element: { createElement },
  };
  new Function('window', readFileSync(new URL('wordpress.js', folder), 'utf8'))({ wp });
  const block = blocks['mahjong/hand'];
  const php = readFileSync(new URL('wordpress.php', folder), 'utf8');
  assert.ok(php.includes("register_block_type('mahjong/hand'"), 'PHP registers another block');
  const changes = [];
  const edit = (text) => block.edit({ attributes: { text }, setAttributes: (change) => changes.push(change) });
  const { fields, children } = edit('123m');
  assert.equal(fields.id, 'block');
  assert.deepEqual(
    children.map(({ tag }) => tag),
    ['field', 'mahjong-hand'],
  );
  assert.equal(children[1].fields.text, '123m');
  assert.equal(edit('').children.length, 1);
  children[0].fields.onChange('11z');
  assert.deepEqual(changes, [{ text: '11z' }]);
  assert.equal(block.save(), null);
});
