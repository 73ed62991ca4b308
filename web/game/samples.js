// @ts-check
// Sample games, as replay texts.

/** @type {{word: string, text: string}[]} `games.<word>` is the name */
export const samples = [
  {
    word: 'riichi',
    text: `Rules: riichi-tenhou
Scores: 25000, 25000, 25000, 25000
Result: 0, -5200, 0, 7200

E 1 0 4
4m 9t 2m 9s P 3s 9s C S 2m 9m 3t 7m 7m 4t 5m 5m 7s 3t 9t 6m 2s N E 6t 5s 8t 5t W 4s 4t 5t 5s 8s F 9t
7t 9s 1t P N C 2s 6t E 1s 4t 0m 7m 7t 6m 4m 2t F 8s 5m 1s 6s 7s 6t S N 2t 1m 8t 8s 4t 3m 8s 1m 3m 2m
P W 8m 4m F 8t S 3s 6s 1s 4s 1t 2s W 3m S C 7m P 7s 3t 2m 6m 1m 6m 3s C 4s 8m E E 4m 5s 9t F 9m 8m
9m 5t N 6s 1m 7t 8m 0s 3t 8t 4s 2s 2t W 7s 0t 3s 1t 9s 2t 6s 7t 1t 1s 6t 9m 3m
1.5s 2.6m 3.2m 4.1s 5.1s 6.1t 7.9m 8.E 9.S 10.2s 11.6m 12.1m 13.F 14.3s 15.2s 16.4s 17.8s 18.1m
19.3m 20.?,L,W [1] 21.P 22.SP,E [2] 23.S 24.8m 25.2m 26.6s 27.W 28.S 29.8t 30.6s 31.N 32.4s 33.?,L,3s 34.2s
35.W 36.3m 37.S 38.7t 39.NR [3]

[1] North waits on the 4 and 7 of circles.

[2] White for South: the riichi is answered.

[3] The 7 of circles, the second riichi of the deal pays for the first.
`,
  },
  {
    word: 'uzje',
    text: `E 1 0 4
P 1s 5m 5m 2s 3s E 7t E E E 3s P P 9s 1m 5m 2t 2t 3t 4s 5s 6s 1t 4s 5s 2m 3m 2m 3m 6s 7s 6m 7m 8m 9m 1t 8t 9t 4m 4m 8s
8s 9t 8s 4t 4t 5t S W N 6t 3t 8t C 5m 9m 1t 1t 2t 2t 3t 3t 4t 4t 5t 5t 5t 6t 6t 6t 7t 7t 7t 8t 8t 9t 9t 1s 1s 2s 2s 2s
3s 3s 4s 4s 5s 5s 6s 6s 7s 7s 7s 8s 9s 9s 9s 1m 1m 1m 2m 2m 3m 3m 4m 4m 6m 6m 6m 7m 7m 7m 8m 8m 8m 9m 9m S S W W W N N
N C C C F F F F P S 1s
1.P 2.NP,9s 3.1s 4.23s,E [1] 5.WK,?,9t 6.C 7.?,K5m,?,2t 8.7t 9.NR

[1] Too early: West has three.
`,
  },
  {
    word: 'double',
    text: `Rules: riichi-tenhou
Players: A, B, C, D

E 1 0 0
E E 1t 0t W 9t 1s 3s 2m 3m 4m 6m 4s 0s E 1t 4t 6t 2m 3m 5t 6t 8t 9t 7m 8m 3t 4t 2t 7t 8t 9m 5m 6m 7m F 1m 1m 9m 9m 7s
8s 9s 2s 5m S S P N C 6s P 7t 1s 2s 9s N F E ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? 2t ? 7s ? ? ? C
1.N 2.9t 3.?,L,6s 4.40s,E 5.EP,1t 6.W 7.N 8.F 9.?,KE,?,0t 10.WR
`,
  },
  {
    word: 'six',
    text: `Rules: uzje

E 1 0 6
fm fm F 7t 3t cm cm et 1m 9s W bs 2s 3m 7s dm fm 6s 1m 6m 2t et 9t em 2m bm 4s E bt as 5s 4t es 8s
5s xm at 9m 7s bm 3t 9t 2s at 8t Z C C 9m et cs Z cm 8m 8t 2s bm as 7m cs em dt 8t dm 6s ct W F 9m P
8t 6t P P bt F N N 5s 5s 9t C cs 7s ft 2t em N 8s 1s 4s 6m W 4m 1t 6s N ft E 3m xs E 5m dt 5t 4m es
dt 6t 4t Z 8m 5m bt 8s am 1s dm E 4t 8m 7m 6t S fs dm 1s ft 2s at 1t 3s Z 4m xm C fs ds 1m 5t 3s 9s
3t 2m 5t S 4s 4m ds 7s 2m xt 7t em bs F cs xs 3m am as 3s 8m 4s fs xm xt cm 9t W fm 9m 4t 1t 2t 3s
ft xs 8s ds 3m 9s 1t 5m at 6s es xt fs 2m S 3t 7m 9s 6m 7m xs 6t xt bt bs et ds as ct 7t 5t bm am bs
xm ct 7t 1m am ct 1s 6m dt S es 5m 2t P
1.Z 2.P 3.W 4.C 5.NP,Z 6.F 7.as 8.es 9.F 10.F 11.P 12.P 13.7s 14.VP,2s 15.N 16.N 17.W 18.5s 19.cs
20.EP,E 21.6s 22.N 23.ft 24.W 25.N 26.xs 27.E 28.bs 29.dt 30.E 31.et 32.es 33.5s 34.as 35.dt 36.Z
37.9t 38.8s 39.2s 40.9s 41.at 42.6s 43.8t 44.E 45.1s 46.8s 47.8t 48.6s 49.S 50.fs 51.et 52.8s 53.ft
54.4s 55.at 56.5s 57.3s 58.Z 59.4t 60.2s 61.C 62.fs 63.ds 64.5s 65.5t 66.3s 67.9s 68.4s 69.dt 70.1s
71.S 72.4s 73.8t 74.ds 75.7s 76.ft 77.xt 78.2s 79.6t 80.bs 81.F 82.cs 83.xs 84.1s 85.2t 86.as 87.3s
88.bt 89.HP,8t 90.4s 91.fs 92.ct 93.xt 94.et 95.9t 96.W 97.2t 98.at 99.4t 100.7t 101.4t 102.3s
103.ft 104.xs 105.8s 106.ds 107.4t 108.9s 109.1t 110.EP,3t 111.3t 112.at 113.6s 114.es 115.xt 116.fs
117.2t 118.S 119.3t 120.9t 121.9s 122.fm 123.dm 124.xs 125.6t 126.xt 127.bt 128.bs 129.et 130.ds
131.as 132.ct 133.7t 134.5t 135.cm 136.9t 137.bs 138.7t 139.ct 140.7t 141.cm 142.6t 143.ct 144.1s
145.em 146.dt 147.S 148.es 149.fm 150.6t 151.P #
`,
  },
  {
    word: 'mcr',
    text: `Rules: mcr
Scores: 0, 0, 0, 0
Result: -8, -8, -18, 34

E 1 0 4
3t 6s 1t 3m h S 7m 1m 9t F p C P 5t 4m 3m E E k 8t 2s C 9t N 8s 6m 2t 2m 5s 2t 8s 4t S 7t 1s 5s 8t C
1s 9m 3m r i F 7m F 5m 7s 4m 8m P 1m o 3t 7s N 2s 5t 7t 1t S 9s N 6s 3s 6m 9t 6m 2m 3t 2s W 3m 5t 3t
8t 2m 9m 1m 9m 9s 8s 8t N 5t 7s 5s 2m 8m 3s 4m j 2s q 8m 7m 7s P 8s E F 4s W 9s W 4t 8m 4s 6m W 1s C
6s 9s 5m P 6t 4s 1m S 4m 5s 7m 6t 7t 9m 1t 6t 7t 5m 1s 2t 3s 1t E 3s 4s 4t 9t 2t 5m 4t 6s 6t
1.S 2.N 3.9t 4.N 5.1t 6.1m 7.P 8.P 9.S 10.9s 11.N 12.1m 13.3t 14.S 15.C 16.SP,6s 17.9t 18.F 19.WP,7t
20.8s 21.9t 22.W 23.2m 24.1t 25.3t 26.9t 27.4t 28.9m 29.1m 30.3t 31.6m 32.NR [1]

[1] Ten points without the flowers: the discarder pays them and eight more, each of the others eight.
`,
  },
];
