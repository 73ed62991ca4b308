// @ts-check
// A review as one HTML file to share: its moments with tiles as inline pictures, and the choices compared. It has no
// script and loads nothing; all texts are written through text nodes, so that a player's name never becomes markup.

import { h } from '../lib/dom.js';
import { tilesSvgText } from '../tiles/tile.js';
import { t } from '../words/index.js';
import { momentLines } from './moment.js';
import { optionsTable } from './options.js';
import { placementNote } from './placement.js';
import { summary } from './summary.js';

/** @import { KeyMoment, Review } from './run.js' */

const SVG = 'http://www.w3.org/2000/svg';

const css = `
:root { color-scheme: light dark; --quiet: light-dark(#5a605c, #a9b0ab); --line: light-dark(#ddd8cb, #3a403c);
  --warning: light-dark(#9a3412, #fdba74); --accent: light-dark(#006b56, #5fd0b2);
  --soft: light-dark(#dcefe8, #17342c); --sunken: light-dark(#ece8dd, #2a2f2c); }
body { max-width: 48rem; margin: 1rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  background: light-dark(#f8f6f0, #161917); color: light-dark(#1d211f, #e8eae8); }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; } dl > div { display: flex; justify-content: space-between; gap: 1rem;
  border-bottom: 1px solid var(--line); } dd { margin: 0; font-weight: 650; }
ol { padding: 0; list-style: none; } li { display: grid; gap: .15rem; margin-block: .75rem; padding: .75rem;
  border: 1px solid var(--line); border-radius: 8px; }
.moment-place, .moment-loss { font-weight: 650; } .moment-loss { color: var(--warning); }
.moment-why, .moment-luck, .quiet-text { color: var(--quiet); }
.moment-moves, .moment-move, .tiles { display: inline-flex; flex-wrap: wrap; align-items: center; gap: .25rem; }
.tile-picture { width: 24px; height: 32px; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .4rem; border-bottom: 1px solid var(--line); text-align: start; font-weight: 400; }
.is-made { background: var(--soft); } .option-figure { display: flex; align-items: center; gap: .4rem; }
.bar { flex: 0 1 5rem; height: 8px; border-radius: 4px; overflow: hidden; background: var(--sunken); }
.bar span { display: block; height: 100%; background: var(--accent); print-color-adjust: exact; }
.is-danger .bar span { background: var(--warning); }`;

/** Loads nothing from outside, runs no script. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Turns the tiles into pictures that use the drawings of the file.
 * @param {HTMLElement} body
 * @returns {string[]} the tiles that occur
 */
function pictureTiles(body) {
  const found = new Set();
  for (const face of /** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll('.face[data-tile]'))) {
    const tile = face.dataset.tile ?? '';
    found.add(tile);
    const svg = document.createElementNS(SVG, 'svg');
    const use = document.createElementNS(SVG, 'use');
    svg.setAttribute('class', 'tile-picture');
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', face.getAttribute('aria-label') ?? '');
    svg.setAttribute('viewBox', '0 0 600 800');
    use.setAttribute('href', `#tile-${tile}`);
    use.setAttribute('width', '600'); // the default size would be that of the drawing
    use.setAttribute('height', '800');
    svg.append(use);
    face.replaceWith(svg);
  }
  return [...found];
}

/** @param {string[]} tiles */
function drawings(tiles) {
  const symbols = tiles.map((tile) => {
    const svg = tilesSvgText([tile]).replace(/^[^]*?(?=<svg)/, '');
    return svg.replace('<svg ', `<svg id="tile-${tile}" `);
  });
  const hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true"';
  return `<svg ${hidden}><defs>${symbols.join('')}</defs></svg>`;
}

/**
 * @param {Review} review
 * @param {KeyMoment[]} moments shown, in order
 * @param {{who: string, title: string, place: (moment: KeyMoment) => string}} words
 */
export function reviewFile(review, moments, { who, title, place }) {
  const heading = t('review.htmlTitle', { who });
  const body = h(
    'main',
    {},
    h('h1', {}, heading),
    title ? h('p', { class: 'quiet-text' }, title) : null,
    summary(review.figures),
    h(
      'ol',
      {},
      moments.map((one) =>
        h('li', {}, h('span', { class: 'moment-place' }, place(one)), momentLines(one), optionsTable(one)),
      ),
    ),
    h('p', { class: 'quiet-text' }, t('review.model')),
    placementNote(review.figures),
  );
  const tiles = pictureTiles(body);
  return [
    '<!doctype html>',
    `<html lang="${document.documentElement.lang}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `${h('title', {}, heading).outerHTML}<style>${css}</style></head>`,
    `<body>${drawings(tiles)}${body.outerHTML}</body></html>`,
  ].join('\n');
}
