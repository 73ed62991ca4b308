// Measures which small faults of the page's scripts the tests in web/unit notice, on demand:
//   node scripts.mjs ROOT [PART]    PART is a part of a file's path, such as web/problems/; without it all files
// Stryker's instrumenter puts every mutant into the sources, each behind a switch; the tests are bundled once, run once
// to see which mutants each of them reaches, and then once for each mutant that they reach. What survives is printed
// with its place, then the figures by folder: mutants, those a test reaches, those killed.
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(process.argv[2] ?? '.');
const part = process.argv[3] ?? 'web/';
const unit = join(root, 'web/unit');
const work = mkdtempSync(join(tmpdir(), 'mutation-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));

/** Strings, lists and objects are mostly names of classes and words, and an arrow is reached where it is made. */
const excluded = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex', 'ArrowFunction'];

/** The files that hold no logic or are no source: words, tables of data, what Go brings. */
const left = /\/words\/|\/unit\/|_table\.js$|wasm_exec\.js$|node_modules/;

const silent = { ...console, debug() {}, info() {}, trace() {}, isDebugEnabled: () => false };

/** Returns the options of a bundle, as web/unit/unit_test.go bundles. */
function options(file, out, plugins) {
  return {
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: out,
    loader: { '.css': 'text', '.svg': 'text', '.txt': 'text', '.js': 'js' },
    external: ['./wasm_exec.js', 'node:*'],
    logLevel: 'silent',
    metafile: true,
    define: { FILES: site, VERSION: '"0123456789"' },
    plugins,
    banner: { js: watch },
  };
}

const site = /const siteFiles = `([^`]*)`/.exec(readFileSync(join(unit, 'unit_test.go'), 'utf8'))[1];

/** Notes at the end of a run which mutants it has reached. */
const watch = `import { writeFileSync as noteReached } from 'node:fs';
process.on('exit', () => {
	const reached = globalThis.__stryker__?.mutantCoverage?.static ?? {};
	if (process.env.REACHED) noteReached(process.env.REACHED, JSON.stringify(Object.keys(reached)));
});`;

const tests = readdirSync(unit).filter((name) => name.endsWith('.test.mjs'));
const sources = new Set();
const useful = new Set();
for (const test of tests) {
  const made = await build({
    ...options(join(unit, test), join(work, 'plain', test)),
    write: false,
    absWorkingDir: root,
  });
  for (const input of Object.keys(made.metafile.inputs)) {
    if (!input.endsWith('.js') || !input.includes(part) || left.test(`/${input}`)) continue;
    sources.add(input);
    useful.add(test);
  }
}

const instrumenter = createInjector().provideValue('logger', silent).injectFunction(createInstrumenter);
const instrumented = await instrumenter.instrument(
  [...sources].sort().map((name) => ({
    name: join(root, name),
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  })),
  { plugins: null, excludedMutations: excluded, ignorers: [] },
);
const texts = new Map(instrumented.files.map((file) => [file.name, file.content]));
const plugin = {
  name: 'instrumented',
  setup(builder) {
    builder.onLoad({ filter: /\.js$/ }, ({ path }) => {
      const contents = texts.get(path);
      return contents === undefined ? undefined : { contents, loader: 'js' };
    });
  },
};

/** Runs a bundled test, with a mutant where one is named; returns whether it passed. */
function passes(test, mutant, seconds, reached = '') {
  const run = spawnSync(process.execPath, ['--test-reporter=tap', join(work, test)], {
    cwd: unit,
    timeout: Math.ceil(seconds * 1000),
    killSignal: 'SIGKILL',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      EMBED_SCRIPT: '../embed/mahjong-embed.js',
      REACHED: reached,
      __STRYKER_ACTIVE_MUTANT__: mutant ?? '',
    },
  });
  return run.status === 0;
}

/** @type {Map<string, {test: string, took: number}[]>} the tests that reach a mutant, the quickest first */
const reaching = new Map();
mkdirSync(join(work, 'reached'));
for (const test of useful) {
  await build({ ...options(join(unit, test), join(work, test), [plugin]), absWorkingDir: root });
  const note = join(work, 'reached', test);
  const from = performance.now();
  if (!passes(test, null, 120, note)) {
    console.log(`left out, since it fails without a mutant: ${test}`);
    continue;
  }
  const took = performance.now() - from;
  for (const id of JSON.parse(readFileSync(note, 'utf8'))) {
    reaching.set(
      id,
      [...(reaching.get(id) ?? []), { test, took }].sort((a, b) => a.took - b.took),
    );
  }
}

console.log(`${instrumented.mutants.length} mutants, ${reaching.size} of them reached`);
const folders = new Map();
for (const mutant of instrumented.mutants) {
  const file = relative(root, mutant.fileName);
  const folder = file.split('/').slice(0, 2).join('/');
  const sum = folders.get(folder) ?? { mutants: 0, reached: 0, killed: 0 };
  folders.set(folder, sum);
  sum.mutants++;
  const by = reaching.get(mutant.id) ?? [];
  if (by.length === 0) continue;
  sum.reached++;
  if (by.some(({ test, took }) => !passes(test, mutant.id, 5 + (took / 1000) * 5))) {
    sum.killed++;
    continue;
  }
  const { line, column } = mutant.location.start;
  const instead = mutant.replacement.replace(/\s+/g, ' ').slice(0, 80);
  console.log(`${file}:${line + 1}:${column + 1} ${mutant.mutatorName}: ${instead}`);
}
console.log('folder\tmutants\treached\tkilled\tpercent of reached');
for (const [folder, { mutants, reached, killed }] of [...folders].sort()) {
  const percent = reached ? Math.round((killed / reached) * 100) : '-';
  console.log(`${folder}\t${mutants}\t${reached}\t${killed}\t${percent}`);
}
