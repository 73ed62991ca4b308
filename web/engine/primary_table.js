// @ts-check
// What the primary module answers: for each function the fields that a request may have, and whether it may have none;
// and the rule sets that it does not know. go run ./web/build/profile writes this file.

/** @type {Record<string, {fields: string[], empty: boolean}>} */
export const primary = {
  analyze: {
    fields: [
      'dialect',
      'fifth',
      'hand',
      'indicators',
      'kept',
      'options',
      'order',
      'players',
      'river',
      'seen',
      'situation',
    ],
    empty: false,
  },
  parse: {
    fields: ['dialect', 'text'],
    empty: true,
  },
  possible: {
    fields: ['dialect', 'hand', 'options', 'ruleset', 'situation'],
    empty: false,
  },
  rulesets: {
    fields: ['brief', 'rulesets'],
    empty: false,
  },
  score: {
    fields: ['brief', 'dialect', 'hand', 'options', 'ruleset', 'situation', 'win'],
    empty: false,
  },
  version: {
    fields: [],
    empty: true,
  },
};

/** @type {string[]} */
export const deferredRulesets = [
  'classical-dmjl',
  'classical-bmja',
  'mcr',
  'mcr-ema',
  'mcr-jmsa',
  'hongkong',
  'hongkong-limit',
  'hongkong-short',
  'sichuan-sbr',
  'sichuan-common',
  'uzje',
];
