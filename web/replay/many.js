// @ts-check
// Leads from opening a game to the review of many games: code and words are fetched when the first files are chosen.

import { h, refill } from '../lib/dom.js';
import { needWords, t } from '../words/index.js';

/**
 * @param {object} actions
 * @param {HTMLElement} actions.place the element for the review
 * @param {HTMLElement} actions.instead the element shown before it
 * @param {import('../state/settings.js').Settings} actions.settings
 * @param {() => void} actions.begun
 * @param {(file: File, at: {deal: number, step: number, seat: number}) => void} actions.open
 */
export function manyGames({ place, instead, settings, begun, open }) {
  /** @type {ReturnType<typeof import('../survey/panel.js').surveyPanel> | null} */ let panel = null;

  /** @param {() => Promise<readonly File[]>} gather */
  async function begin(gather) {
    begun();
    try {
      const [{ surveyPanel }, { wanted }] = await Promise.all([
        import('../survey/panel.js'),
        import('../survey/folder.js'),
        needWords('review'),
      ]);
      panel ??= surveyPanel({ settings, open, left: () => refill(place, instead) });
      refill(place, panel.element);
      await panel.begin(wanted([...(await gather())]));
    } catch (error) {
      refill(
        place,
        h('p', { class: 'note', role: 'status' }, t('page.notFetched'), ' ', String(error)),
        h('button', { type: 'button', class: 'button', onclick: () => begin(gather) }, t('page.again')),
        instead,
      );
    }
  }

  return {
    /** @param {readonly File[]} files */
    files: (files) => begin(async () => files),
    /** @param {any[]} entries of a drop */
    folders: (entries) => begin(async () => (await import('../survey/folder.js')).filesIn(entries)),
  };
}
