// @ts-check
// The tile pictures as elements for pages and as text for files.
import { trustedMarkup } from '../lib/trusted.js';
import { bodies, faces, frame, ids, labelOf, labels, lying, marks, palettes, upright } from './faces.js';

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {string} Code the tile in the spelling of the module or of Ùzje, "back" or "blank" */
/**
 * @typedef {{indices?: boolean, turned?: boolean, dora?: boolean}} Look indices: rank or letter in the corner ·
 *   turned: on its side · dora: marked as dora
 */
/**
 * @typedef {{part: string, art: string, transform?: string, fill?: string}} Layer part: the element's id after "tile-"
 * · art: its markup
 */
/** @typedef {null | Code | ({code: Code} & Look)} Item null is a gap */

/** Places the face of an upright tile on a lying one, its head to the left. */
const TURN = 'matrix(0 -1 1 0 8 592)';
/** Shrinks the face to leave space for the index in the corner. */
const SHRINK = 'matrix(.78 0 0 .78 116 132)';
/** Other spellings of tiles, including those of Ùzje. */
const ALIASES = {
  ...Object.fromEntries([...'123456789xabcdef'].map((n) => [`${n}t`, `${n}p`])),
  E: '1z',
  S: '2z',
  W: '3z',
  N: '4z',
  P: '5z',
  F: '6z',
  C: '7z',
  '0t': 'Z',
  '0z': 'back',
};

/** @param {object} table @param {string} name @returns {any} a table's own entry, or undefined */
const entry = (table, name) =>
  Object.hasOwn(table, name) ? table[/** @type {keyof typeof table} */ (name)] : undefined;

/** @param {Code} code @returns {string} a code with a picture; "!" for unknown codes */
function pictured(code) {
  const name = entry(ALIASES, code) ?? code;
  return Object.hasOwn(faces, name) ? name : '!';
}

/** @returns {string} all symbols, and the parts of which other pictures are composed */
function spriteText() {
  const parts = Object.entries(bodies).map(([name, art]) => `<g id="tile-body-${name}">${art}</g>`);
  for (const [name, art] of Object.entries(marks)) parts.push(`<g id="tile-mark-${name}" ${frame}>${art}</g>`);
  for (const [name, art] of Object.entries(labels)) parts.push(`<g id="tile-label-${name}">${art}</g>`);
  for (const [code, id] of Object.entries(ids)) {
    const [body, face, ...others] = layers(code);
    parts.push(
      `<symbol id="tile-${id}" viewBox="0 0 ${upright.join(' ')}">${body.art}` +
        `<g id="tile-${face.part}" ${frame}>${face.art}</g>${others.map(({ art }) => art).join('')}</symbol>`,
    );
  }
  return `<svg xmlns="${SVG}" width="0" height="0" aria-hidden="true">${parts.join('')}</svg>`;
}

/**
 * The layers of a picture, from the lowest up.
 * @param {string} code with a picture
 * @param {Look} [look]
 * @returns {Layer[]}
 */
function layers(code, { indices = false, turned = false, dora = false } = {}) {
  const place = turned ? TURN : '';
  const [label, ink] = (indices && entry(labelOf, code)) || [];
  const body = (turned ? 'lying' : 'upright') + (code === 'back' ? 'Back' : '');
  /** @type {Layer[]} */
  const all = [
    { part: `body-${body}`, art: entry(bodies, body) },
    {
      part: `${entry(ids, code)}-face`,
      art: entry(faces, code),
      transform: label ? `${place} ${SHRINK}`.trim() : place,
    },
  ];
  if (code.startsWith('0')) all.push({ part: 'mark-redFive', art: marks.redFive, transform: place });
  if (dora) all.push({ part: 'mark-dora', art: marks.dora, transform: place });
  if (label) all.push({ part: `label-${label}`, art: entry(labels, label), transform: place, fill: `var(${ink})` });
  return all;
}

/**
 * Puts the symbols into a document or a shadow root, once; tiles may be created before.
 * @param {HTMLElement | ShadowRoot} root
 */
export function installTiles(root = document.body) {
  if (root.querySelector('#tile-body-upright')) return;
  const parsed = new DOMParser().parseFromString(trustedMarkup(spriteText()), 'image/svg+xml').documentElement;
  const sprite = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(parsed, true)));
  sprite.style.position = 'absolute'; // not display: none, which some browsers extend to the tiles
  root.prepend(sprite);
}

/** @param {string} id @param {{transform?: string, fill?: string}} [attributes] */
function use(id, { transform, fill } = {}) {
  const element = document.createElementNS(SVG, 'use');
  element.setAttribute('href', `#tile-${id}`);
  if (transform) element.setAttribute('transform', transform);
  if (fill) element.setAttribute('fill', fill);
  return element;
}

/**
 * The picture of a tile, hidden from screen readers: the caller gives the name.
 * @param {Code} code unknown codes give the error picture
 * @param {Look} [look]
 * @returns {SVGSVGElement}
 */
export function tileSvg(code, look = {}) {
  const known = pictured(code);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `tile${look.turned ? ' tile-turned' : ''}${known === 'back' ? ' tile-back' : ''}`);
  svg.setAttribute('viewBox', `0 0 ${(look.turned ? lying : upright).join(' ')}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  if (look.turned || look.dora || (look.indices && entry(labelOf, known))) {
    svg.append(...layers(known, look).map((layer) => use(layer.part, layer)));
  } else {
    svg.append(use(entry(ids, known)));
  }
  return svg;
}

/**
 * A row of tiles as the text of a complete SVG file without references, with fixed colours.
 * @param {Item[]} list
 * @param {{indices?: boolean, gap?: number, dark?: boolean, live?: boolean, stretched?: boolean}} [options] gap: the
 *   width of a null in the list, in tiles · live: colours are those of tile.css, for a picture inside a page ·
 *   stretched: fills its box whatever the box's proportions
 * @returns {string}
 */
export function tilesSvgText(list, { indices = false, gap = 0.4, dark = false, live = false, stretched } = {}) {
  let x = 0;
  const row = [];
  for (const item of list) {
    if (item === null) {
      x += Math.round(gap * upright[0]);
      continue;
    }
    const look = { indices, ...(typeof item === 'string' ? { code: item } : item) };
    const [width, height] = look.turned ? lying : upright;
    const art = layers(pictured(look.code), look).map(
      ({ art, transform, fill }) =>
        `<g ${fill ? `fill="${fill}"` : frame}${transform ? ` transform="${transform}"` : ''}>${art}</g>`,
    );
    row.push(`<g transform="translate(${x} ${upright[1] - height})">${art.join('')}</g>`);
    x += width;
  }
  const palette = dark ? palettes.dark : palettes.light;
  const art = live ? row.join('') : row.join('').replace(/var\((--[a-z-]+)\)/g, (_, name) => entry(palette, name));
  const fit = stretched ? ' preserveAspectRatio="none"' : '';
  const size = `viewBox="0 0 ${x} ${upright[1]}" width="${x / 10}" height="${upright[1] / 10}"${fit}`;
  return `<svg xmlns="${SVG}" ${size}>${art}</svg>\n`;
}
