// @ts-check
// Removes the names of players from a game's text, in the formats that the page writes.

/** The name of a player without one. @param {number} chair */
export const alias = (chair) => `P${chair + 1}`;

/**
 * @param {string} text
 * @param {'uzje' | 'tenhou' | 'mjai'} format
 * @param {number} players
 */
export function withoutNames(text, format, players) {
  const names = Array.from({ length: players }, (_, chair) => alias(chair));
  if (format === 'uzje')
    return text
      .replace(/^Players:.*$(?:\n(?![\w-]+:)(?!:)\S.*$)*/gm, `Players: ${names.join(', ')}`)
      .replace(/^(Title|Source):.*\n/gm, '');
  if (format === 'tenhou')
    return text
      .split('\n')
      .map((line) =>
        inJson(line, (game) => ({
          ...game,
          ...(game.name
            ? { name: game.name.map((/** @type {unknown} */ _, /** @type {number} */ chair) => names[chair] ?? '') }
            : {}),
          ...(game.title ? { title: ['', ''] } : {}),
        })),
      )
      .join('\n');
  return text
    .split('\n')
    .map((line) => inJson(line, (event) => (event.names ? { ...event, names } : event)))
    .join('\n');
}

/** @param {string} line @param {(event: any) => any} change */
function inJson(line, change) {
  if (!line.trim()) return line;
  try {
    return JSON.stringify(change(JSON.parse(line)));
  } catch {
    return line;
  }
}
