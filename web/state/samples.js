// @ts-check
// Sample hands, one for each feature of the page; `word` is the key after `sample.`.

/** @type {{word: string, state: Partial<import('./model.js').State> & {text: string}}[]} */
export const samples = [
  { word: 'red', state: { text: '123m406p789s11555z' } },
  {
    word: 'pinfu',
    state: {
      text: '123m456p23789s99p+4s',
      situation: { selfDrawn: true, riichi: 1, honba: 1, deposits: 1, seatWind: 'S' },
      indicators: ['8p'],
    },
  },
  { word: 'far', state: { text: '235m24678p3355s6z+7z' } },
  { word: 'many', state: { text: '2344456p678s555m' } },
  { word: 'nine', state: { text: '1112345678999s' } },
  { word: 'orphans', state: { text: '19m19p19s1234567z' } },
  { word: 'pairs', state: { text: '1133m5577p99s112z+2z' } },
  { word: 'melds', state: { text: "45p678s55p 2'34m 5'55z+6p" } },
  { word: 'kong', state: { text: '22p345s67s555z (1111z)+8s', indicators: ['4z', '1p'] } },
  { word: 'noYaku', state: { text: "23m456p78999s 1'23s+1m" } },
  { word: 'readings', state: { text: '111222333m456p9s+9s', situation: { selfDrawn: true } } },
  { word: 'classical', state: { text: '22234555s222p666z', ruleset: 'classical' } },
  { word: 'limit', state: { text: '555666777z234m8p+8p', ruleset: 'classical' } },
  { word: 'few', state: { text: '2345p67s' } },
  { word: 'furiten', state: { text: '234m456p678s2266s', river: ['2s', '9m'] } },
  { word: 'unicode', state: { text: '🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀆🀆' } },
];
