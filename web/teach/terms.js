// @ts-check
// The terms that the page explains, in the order for a beginner.

export const glossary = [
  'shanten',
  'tenpai',
  'agari',
  'han',
  'fu',
  'yaku',
  'dora',
  'furiten',
  'good',
  'left',
  'doubles',
  'limit',
  'honba',
  'deposits',
];
