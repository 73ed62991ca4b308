// @ts-check
// The name of the file that a game is saved as.

/** @type {Record<string, string>} */
const endings = { uzje: 'txt', tenhou: 'json', mjai: 'mjson' };

/**
 * A name for the file that keeps the game's own, in letters that every disk takes.
 * @param {string} name
 * @param {string} format
 */
export function fileName(name, format) {
  const stem =
    name
      .replace(/\.(gz|txt|json|xml|mjlog|mjson|mjai|jsonl)$/gi, '')
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 60) || 'game';
  return `${stem}.${endings[format] ?? 'txt'}`;
}
