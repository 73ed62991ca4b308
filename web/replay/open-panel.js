// @ts-check
// Opens games: files chosen or dropped, text pasted, samples, and saved games.

import { h, refill } from '../lib/dom.js';
import { forgetPlace } from '../state/last.js';
import { t } from '../words/index.js';
import { readFile, readText } from './files.js';
import { savedGames } from './saved-games.js';
import { manyGames } from './many.js';
import { openPage, recentGames } from './open-page.js';
import { keepRecent, loadRecent } from '../state/recent.js';

/** @import { Source } from './files.js' */
/** @import { ReplayPlace } from '../state/model.js' */

/** More files than this are reviewed together instead. */
const mostOpened = 12;

/**
 * A hidden file input that a button opens.
 * @param {(files: File[]) => void} chosen
 * @param {Record<string, any>} [props]
 */
function fileChooser(chosen, props = {}) {
  const input = h('input', {
    type: 'file',
    multiple: true,
    ...props,
    class: 'unseen',
    tabindex: -1,
    'aria-hidden': 'true',
    onchange: () => {
      const list = [...(input.files ?? [])];
      input.value = '';
      chosen(list);
    },
  });
  return input;
}

/**
 * @param {(sources: Source[], at?: ReplayPlace) => void} open
 * @param {() => void} surveying called before many games are reviewed
 * @param {import('../state/settings.js').Settings} settings
 */
export function openPanel(open, surveying, settings) {
  const field = h('textarea', {
    class: 'paste-field',
    rows: 4,
    id: 'replay-text',
    spellcheck: 'false',
    'aria-label': t('replay.paste'),
    placeholder: t('replay.paste'),
  });
  const recent = h('div', { class: 'recent' });
  const chooser = fileChooser(openFiles);
  const folderChooser = fileChooser((files) => files.length && many.files(files), { webkitdirectory: true });
  const openOne = (/** @type {Source} */ source) => open([source]);
  const page = openPage(
    { field, chooser, folderChooser, recent },
    () => openOne(readText(field.value, t('replay.pasted'))),
    openOne,
  );
  const element = h('div', {}, page);
  const many = manyGames({
    place: element,
    instead: page,
    settings,
    begun: surveying,
    open: async (file, at) => open([await readFile(file, file.name)], at),
  });

  /** @param {File[]} files */
  async function openFiles(files) {
    if (files.length > mostOpened) many.files(files);
    else if (files.length) open(await Promise.all(files.map((file) => readFile(file, file.name))));
  }

  /** The games on the device, those with variations first. @param {Source[]} games @returns {[string, Source][]} */
  const sources = (games) => [
    ...(settings.keepMatches ? savedGames() : []).map(
      (kept) =>
        /** @type {[string, Source]} */ ([
          t('replay.keptOne', { name: kept.name }),
          { ...readText(kept.text, kept.name), kept },
        ]),
    ),
    ...games.map((game) => /** @type {[string, Source]} */ ([game.name, game])),
  ];

  function refresh() {
    const { on, games } = loadRecent();
    refill(
      recent,
      recentGames(sources(games), openOne, on, (keep) => {
        keepRecent(keep);
        if (!keep) forgetPlace();
        refresh();
      }),
    );
  }
  refresh();

  return {
    element,
    openFiles,
    openFolders: many.folders,
    refresh,
    clear() {
      field.value = '';
    },
  };
}
