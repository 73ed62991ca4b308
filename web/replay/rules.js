// @ts-check
// By which rules a record is to be understood elsewhere on the page, and which wind prevails.

import { windName } from '../board/names.js';
import { rulesets } from '../state/model.js';
import { t } from '../words/index.js';

/**
 * The rule set that the file names for a deal, for three players its row for three, and the prevailing wind.
 * @param {{ruleset: string}} deal of replayOpen
 * @param {any} state
 */
export function gameRules({ ruleset }, state) {
  const rows = [state.players === 3 ? `${ruleset}-3p` : '', ruleset];
  return { ruleset: rows.find((id) => rulesets.includes(id)) ?? 'uzje', roundWind: state.round };
}

/** "East 1" in the page's language; what is no such label stays. @param {string} label */
export function dealLabel(label) {
  return label.replace(/^(East|South|West|North|Horizontal|Vertical)(?= \d)/, (word) => windName(word[0])).replace(/(?<=\S) (?=\d)/, t('replay.labelGap'))
    .replace(/, repeat (\d+)$/, (_, n) => t('replay.repeat', { n }));
}
