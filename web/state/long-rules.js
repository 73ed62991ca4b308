// @ts-check
// House rules of a link that are too long to be read: asRuleset() refuses them, and readLink() leaves them out.

/** The most characters of house rules, as the module reads them (house.Size in core/rules/house). */
export const longestRules = 65_536;

/** @param {string} hash of a link @returns {string} "" if its rules are short enough */
export function longRulesOf(hash) {
  const text = /&r=([^&]*)/.exec(hash)?.[1] ?? '';
  const rules = decoded(text);
  return rules.length > longestRules ? rules : '';
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
