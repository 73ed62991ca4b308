// The recipes for Obsidian, Discourse and WordPress, each with a page and a host that have what the recipe uses.
// README.md says which of them were tried in the program itself.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

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

const noPHP = spawnSync('php', ['--version']).status !== 0 && 'php is not installed';

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
  ['see mj 123m', 'P'],
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
    assert.match(note.replaced[0].src, /^data:image\/svg\+xml,[^<#"\s]+$/);
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

test('the block and the shortcode of WordPress escape what they write', { skip: noPHP }, () => {
  const host = `<?php
    function esc_attr($text) { return 'attr(' . $text . ')'; }
    function esc_html($text) { return 'html(' . $text . ')'; }
    function wp_strip_all_tags($text) { return strip_tags($text); }
    function wp_enqueue_script($id) { echo "enqueued $id\n"; }
    function wp_register_script(...$given) {}
    function plugins_url($name) { return $name; }
    function get_block_wrapper_attributes() { return 'class="block"'; }
    function add_action($name, $run) { $run(); }
    function add_filter($name, $run) { echo $name, ' ', implode(' ', $run([])), "\n"; }
    function register_block_type($name, $block) {
      foreach (['', '1"m'] as $text) echo $name, ' [', $block['render_callback'](['text' => $text]), "]\n";
    }
    function add_shortcode($name, $run) { echo $name, ' [', $run([], "<b>12'3m</b>"), '] [', $run([]), "]\n"; }
    require $argv[1];
  `;
  const { stdout, stderr, status } = spawnSync('php', ['--', fileURLToPath(new URL('wordpress.php', folder))], {
    input: host,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  assert.deepEqual(stdout.trim().split('\n'), [
    'mahjong/hand []',
    'mahjong/hand [enqueued mahjong-elements',
    '<p class="block"><mahjong-hand text="attr(1"m)">html(1"m)</mahjong-hand></p>]',
    'no_texturize_shortcodes mj',
    'mj [enqueued mahjong-elements',
    `<mahjong-hand text="attr(12'3m)">html(12'3m)</mahjong-hand>] []`,
  ]);
});
