// The questions for both engines, and the measuring of a call.

/** Hands in mpsz. */
export const hands = { ready: '123m406p789s1155z', far: '147m258p369s12345z', won: '123m406p789s1155z+5z' };

/** The time of a call in the fastest of several rounds, in ns; the first rounds let the compiler optimize. */
export function best(call, rounds = 12, calls = 300) {
  let quickest = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) call();
    quickest = Math.min(quickest, Number(process.hrtime.bigint() - start) / calls);
  }
  return quickest.toFixed(1);
}
