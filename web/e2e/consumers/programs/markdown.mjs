// The recipes for Markdown; the command line names the folder of markdown-it, remark and MDX.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import forMarkdownIt from '../recipes/markdown-it.mjs';
import forRemark from '../recipes/remark.mjs';

const { resolve } = createRequire(`${process.argv[2]}/`);
const tool = (name) => import(pathToFileURL(resolve(name)).href);
const text = "A hand: `mj 123m 1'11z 44p`. No hand: `mj <b>` and `code`.";

const { default: markdownIt } = await tool('markdown-it');
const written = markdownIt().use(forMarkdownIt).render(text);
assert.match(written, /<span class="mahjong" role="img" aria-label="123m 1'11z 44p"><svg [^]*<\/svg><\/span>/);
assert.equal(written.match(/<g transform="translate/g).length, 8);
assert.match(written, /<code>mj &lt;b&gt;<\/code> and <code>code<\/code>/);
assert.match(markdownIt().use(forMarkdownIt, { height: 20 }).render(text), / height="20"/);

const { remark } = await tool('remark');
const { default: remarkHtml } = await tool('remark-html');
const html = String(await remark().use(forRemark).use(remarkHtml, { sanitize: false }).process(text));
const [, picture] = /<img src="data:image\/svg\+xml,([^"]+)" alt="123m 1&#x27;11z 44p">/.exec(html);
assert.match(decodeURIComponent(picture), /^<svg [^]*<\/svg>$/);
assert.match(html, /<code>mj &#x3C;b><\/code> and <code>code<\/code>/);

// The compiler that Docusaurus uses, with a runtime that returns what the document is made of.
const { evaluate } = await tool('@mdx-js/mdx');
const jsx = (type, { children, ...fields }) => [type, fields, children];
const { default: page } = await evaluate(text.replace('<b>', 'b'), {
  Fragment: 'all',
  jsx,
  jsxs: jsx,
  remarkPlugins: [[forRemark, { height: 20 }]],
});
const drawn = JSON.stringify(page({}));
assert.match(drawn, /\["img",\{"src":"data:image\/svg\+xml,[^"]+","alt":"123m 1'11z 44p"\},null\]/);
assert.match(drawn, /\["code",\{\},"mj b"\]/);
console.log('markdown');
