// Lists every function of the given scripts with more than 100 lines, and fails if it is not allowed. Long functions
// of views should be split into a controller and pictures. The allowed ones are listed with their present length. The
// list may only shrink: a shortened function needs a lower number.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'acorn';

const most = 100;

/** The allowed lengths by file and function name. Without a name it is the function around the whole file. */
const longer = {
  // A script for other sites, in one function so that it defines no globals there.
  'web/embed/mahjong-embed.js ': 361,
};

const kinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The functions below a node with their names: their own, or the one of the variable or property. */
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

/** The faults of the functions of a script. */
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
