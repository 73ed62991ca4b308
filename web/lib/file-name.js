// @ts-check
// The name of the file in which a game is saved.

/** @type {Record<string, string>} */
const endings = { uzje: 'txt', tenhou: 'json', mjai: 'mjson' };

/**
 * A file name made from the game's own name, without characters that some file systems refuse.
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
