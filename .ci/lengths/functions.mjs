// Names every function of the given scripts that has more than 100 lines, and fails if there is one that may not.
// A view is a controller and pictures: a function that holds its whole life is to be split. The few that may be
// longer are listed with their present length. The list can only shrink: a shorter function wants a lower number.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'acorn';

const most = 100;

/** By file and name: how long they may be. One without a name is the whole of its file. */
const longer = {
  // One script for pages of others, in one function so that it leaves nothing behind in them.
  'web/embed/mahjong-embed.js ': 361,
  'web/practice/answer-box.js answerBox': 110,
  'web/problems/store.js problemStore': 123,
  'web/problems/view.js create': 158,
  'web/review/course.js coursePanel': 149,
  'web/review/panel.js reviewPanel': 191,
  'web/survey/panel.js surveyPanel': 237,
  'web/survey/search-shape.js shapePicker': 138,
  'web/survey/search.js searchPanel': 289,
  'web/survey/searcher.js createSearcher': 137,
  'web/views/practice.js create': 277,
};

const kinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The functions below a node, each with its name: its own, or that of what it is given to. */
function* functionsOf(node, name = '') {
  if (Array.isArray(node)) for (const one of node) yield* functionsOf(one, name);
  if (typeof node?.type !== 'string') return;
  if (kinds.has(node.type)) {
    const { start, end } = node.loc;
    yield { name: node.id?.name ?? name, line: start.line, lines: end.line - start.line + 1 };
  }
  const given = node.id?.name ?? node.key?.name ?? node.left?.name ?? '';
  for (const [key, child] of Object.entries(node)) if (key !== 'loc') yield* functionsOf(child, given);
}

/** What is wrong with the functions of a script. */
export function faultsOf(file, text, bounds = longer) {
  const listed = new Map(Object.entries(bounds).filter(([key]) => key.startsWith(`${file} `)));
  const faults = [];
  const tree = parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: true });
  for (const { name, line, lines } of functionsOf(tree)) {
    const key = `${file} ${name}`;
    if (lines <= most) continue;
    const bound = listed.get(key) ?? most;
    listed.delete(key);
    if (lines > bound)
      faults.push(`${file}:${line}: ${name || 'a function'} has ${lines} lines: want at most ${bound}`);
    if (lines < bound)
      faults.push(`.ci/lengths/functions.mjs: ${key}: has ${lines} lines now: want that, not ${bound}`);
  }
  for (const key of listed.keys())
    faults.push(`.ci/lengths/functions.mjs: ${key}: no such function of more than ${most} lines: want it off the list`);
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = process.argv.slice(2);
  const faults = files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')));
  const gone = Object.keys(longer).filter((key) => !files.includes(key.slice(0, key.indexOf(' '))));
  faults.push(...gone.map((key) => `.ci/lengths/functions.mjs: ${key}: no such file: want it off the list`));
  for (const fault of faults) console.error(fault);
  if (faults.length) process.exit(1);
}
