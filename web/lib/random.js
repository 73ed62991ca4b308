// @ts-check
// Random numbers from a seed: the same seed gives the same questions.

/** @param {number} seed @returns {() => number} from 0 up to 1 (mulberry32) */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {() => number} random @param {number} below */
export const randomInteger = (random, below) => Math.floor(random() * below);

/** @template T @param {() => number} random @param {T[]} list @returns {T[]} */
export function shuffled(random, list) {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInteger(random, i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}
