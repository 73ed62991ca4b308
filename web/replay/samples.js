// @ts-check
// Games to look at without having one: replay texts in the format of the project.

/** @type {{word: string, text: string}[]} `games.<word>` is the name */
export const samples = [
  { word: 'uzje', text: `E 1 0 4
P 1s 5m 5m 2s 3s E 7t E E E 3s P P 9s 1m 5m 2t 2t 3t 4s 5s 6s 1t 4s 5s 2m 3m 2m 3m 6s 7s 6m 7m 8m 9m 1t 8t 9t 4m 4m 8s
8s 9t 8s 4t 4t 5t S W N 6t 3t 8t C 5m 9m 1t 1t 2t 2t 3t 3t 4t 4t 5t 5t 5t 6t 6t 6t 7t 7t 7t 8t 8t 9t 9t 1s 1s 2s 2s 2s
3s 3s 4s 4s 5s 5s 6s 6s 7s 7s 7s 8s 9s 9s 9s 1m 1m 1m 2m 2m 3m 3m 4m 4m 6m 6m 6m 7m 7m 7m 8m 8m 8m 9m 9m S S W W W N N
N C C C F F F F P S 1s
1.P 2.NP,9s 3.1s 4.23s,E [1] 5.WK,?,9t 6.C 7.?,K5m,?,2t 8.7t 9.NR

[1] Too early: West has three.
` },
  { word: 'robbed', text: `Rules: riichi-tenhou
Players: A, B, C, D

E 1 0 0
E E 1t 0t W 9t 1s 3s 2m 3m 4m 6m 4s 0s E 1t 4t 6t 2m 3m 5t 6t 8t 9t 7m 8m 3t 4t 2t 7t 8t 9m 5m 6m 7m F 1m 1m 9m 9m 7s
8s 9s 2s 5m S S P N C 6s P 7t 1s 2s 9s N F E ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? 2t ? 7s ? ? ? C
1.N 2.9t 3.?,L,6s 4.40s,E 5.EP,1t 6.W 7.N 8.F 9.?,KE,?,0t 10.WR
` },
];
