// @ts-check
// A game that is open in the worker, for long questions. If the worker has ended, the game is opened there again,
// once.

/**
 * @param {import('../engine/background.js').Background} background
 * @param {string} text
 */
export function workerGame(background, text) {
  /** @type {Promise<string> | undefined} */ let opening;
  const opened = () => {
    opening ??= background.ask('replayOpen', { text }, { limit: 30_000 }).then(({ id }) => id);
    opening.catch(() => (opening = undefined));
    return opening;
  };

  return {
    /**
     * @param {'replayReview' | 'replayCourse' | 'replayState' | 'replaySight'} name
     * @param {object} request without the id
     * @param {{limit?: number, signal?: AbortSignal}} [options]
     * @returns {Promise<any>}
     */
    async ask(name, request, options) {
      for (let again = false; ; again = true) {
        const id = await opened();
        try {
          return await background.ask(name, { ...request, id }, options);
        } catch (error) {
          if (again || /** @type {any} */ (error).code !== 'unknown-id') throw error;
          opening = undefined;
        }
      }
    },
    close() {
      opening?.then((id) => background.ask('replayClose', { id })).catch(() => {});
      opening = undefined;
    },
  };
}
/** @typedef {ReturnType<typeof workerGame>} WorkerGame */
