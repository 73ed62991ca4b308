// @ts-check
// By which rules a record is to be understood elsewhere on the page, and which wind prevails.

import { windName } from '../board/names.js';
import { rulesets } from '../state/model.js';
import { t } from '../words/index.js';

/** @param {any} info of replayOpen @param {any} state */
export function gameRules(info, state) {
  const guess = !state.indicators.length ? 'uzje' : state.players === 3 ? 'riichi-tenhou-3p' : 'riichi-tenhou';
  const stated = rulesets.includes(info.ruleset) ? info.ruleset : guess;
  return { ruleset: stated, roundWind: state.round ?? 'E' };
}

/** "East 1" in the page's language; what is no such label stays. @param {string} label */
export function dealLabel(label) {
  return label.replace(/^(East|South|West|North|Horizontal|Vertical)(?= \d)/, (word) => windName(word[0])).replace(/(?<=\S) (?=\d)/, t('replay.labelGap'))
    .replace(/, repeat (\d+)$/, (_, n) => t('replay.repeat', { n }));
}
