// @ts-check
// A large text is first read in the worker, so that one which is no game, or takes too long, is refused without
// holding up the page.

/** From this length on, in UTF-16 units; a game of a whole evening has a third of it. */
const large = 150_000;

/** How long the worker may take, in milliseconds. */
const limit = 4_000;

/** @param {import('./files.js').Source} source */
export const isLarge = ({ text }) => (text?.length ?? 0) > large;

/**
 * The same sources, those that cannot be read refused with the reason.
 * @param {import('../engine/background.js').Background} background
 * @param {import('./files.js').Source[]} sources
 * @param {AbortSignal} signal nobody waits for them any more
 * @returns {Promise<import('./files.js').Source[]>}
 */
export const readAhead = (background, sources, signal) =>
  Promise.all(
    sources.map(async (source) => {
      if (!isLarge(source)) return source;
      try {
        const { id } = await background.ask('replayOpen', { text: source.text }, { limit, signal });
        await background.ask('replayClose', { id });
        return source;
      } catch (error) {
        return { name: source.name, refused: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
