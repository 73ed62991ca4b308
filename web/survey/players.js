// @ts-check
// Who plays in many games, by a sample of the files.

import { askAll } from './pool.js';

/** How many files are searched for names. */
const samples = 24;
const mostNames = 40;

/**
 * @param {readonly File[]} files
 * @param {AbortSignal} signal
 * @param {() => import('../engine/background.js').Background} [make] a worker
 * @returns {Promise<{names: [name: string, files: number][], looked: number, likely: string}>} the most frequent first;
 * `likely` is the name in most of the files, '' where two are as frequent
 */
export async function playersOf(files, signal, make) {
  const some = files.filter((_, index) => index % Math.ceil(files.length / samples) === 0);
  /** @type {Map<string, number>} */ const found = new Map();
  let looked = 0;
  await askAll(
    some,
    { names: true },
    (_, { value }) => {
      looked += 1;
      for (const name of new Set(value?.players ?? [])) if (name) found.set(name, (found.get(name) ?? 0) + 1);
    },
    signal,
    make,
  );
  const names = [...found].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, mostNames);
  const [first, second] = names;
  const likely = first && first[1] > looked / 2 && first[1] > (second?.[1] ?? 0) ? first[0] : '';
  return { names, looked, likely };
}
