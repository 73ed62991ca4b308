// What the programs here ask of both engines, and how long a call takes.

/** Hands in mpsz. */
export const hands = { ready: '123m406p789s1155z', far: '147m258p369s12345z', won: '123m406p789s1155z+5z' };

/** The quickest of some rounds of many calls, in ns a call, once the browser's compiler has had its time. */
export function best(call, rounds = 12, calls = 300) {
  let quickest = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) call();
    quickest = Math.min(quickest, Number(process.hrtime.bigint() - start) / calls);
  }
  return quickest.toFixed(1);
}
