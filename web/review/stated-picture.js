// @ts-check
// Another program's review on screen: what it states as a whole, its choice beside the player's and ours at the step on
// the board, with its own numbers, and the steps at which it differs from the player.

import { fold, h } from '../lib/dom.js';
import { number, share, t } from '../words/index.js';
import { sidesOf } from './decision.js';
import { pictured } from './moment.js';
import { isSame, plain } from './stated-action.js';
import { leftOutText, statedFault } from './stated-fault.js';

/** @import { Side } from './decision.js' */
/** @import { Action, Act } from './stated-action.js' */
/** @import { Choice, Stated } from './stated-file.js' */
/** @import { Ours } from './stated-panel.js' */
/** @import { LeftOut, Placed } from './stated-place.js' */
/**
 * @typedef {object} Shown
 * @property {Stated} stated
 * @property {string} name of the reviewed player
 * @property {Placed} [entry] of the step on the board
 * @property {Ours} ours
 * @property {Placed[]} differences
 * @property {Placed} [before] the difference before the place
 * @property {Placed} [next]
 * @property {LeftOut[]} left
 * @property {(deal: number) => string} label
 */
/** @typedef {{go: (place: {deal: number, step: number}) => void, ask: () => void}} Acts */

/** Choices that are shown at once; the others are in a fold. */
const mostRows = 6;
/** Differences and reasons in a list. */
const mostListed = 300;

/** @param {Stated} stated */
const engineOf = ({ engine }) => engine || t('stated.engine');

/** @param {string} key @param {string} word @param {() => void} onclick @param {Record<string, any>} [more] */
const button = (key, word, onclick, more = {}) =>
  h('button', { type: 'button', class: 'button', data: { key }, onclick, ...more }, word);

/** @param {Shown} shown @param {Acts} acts */
export const statedPicture = (shown, acts) => {
  const engine = engineOf(shown.stated);
  return [
    h('h3', {}, t('stated.title', { engine })),
    steps(shown, acts),
    shown.entry
      ? [sides(shown.entry, engine, shown.ours, acts), choices(shown.entry, engine, shown.ours)]
      : h('p', { class: 'quiet-text', data: { key: 'stated-none' } }, t('stated.none', { engine })),
    differencesFold(shown, engine, acts),
    leftOut(shown),
    h('p', { class: 'quiet-text' }, t('stated.about', { engine, who: shown.name })),
    figures(shown.stated, engine),
  ];
};

/** What the file states of the review as a whole. @param {Stated} stated @param {string} engine */
function figures({ rating, reviewed, matches, model, version }, engine) {
  const rows = [
    rating === undefined ? null : [t('stated.rating', { engine }), share(rating, 1)],
    reviewed === undefined || matches === undefined
      ? null
      : [t('stated.matches', { engine }), t('stated.of', { n: matches, all: reviewed })],
    model ? [t('stated.model', { engine }), model] : null,
    version ? [t('stated.version', { engine }), version] : null,
  ].filter((row) => row !== null);
  return h(
    'dl',
    { class: 'review-figures stated-figures' },
    rows.map(([term, text]) => h('div', {}, h('dt', {}, term), h('dd', {}, text))),
  );
}

/** The buttons from one difference to the next. @param {Shown} shown @param {Acts} acts */
const steps = ({ differences, before, next }, { go }) =>
  h(
    'div',
    { class: 'button-row stated-steps' },
    button('stated-before', `‹ ${t('stated.before')}`, () => before && go(before), { disabled: !before }),
    button('stated-next', `${t('stated.next')} ›`, () => next && go(next), { disabled: !next }),
    h('span', { class: 'quiet-text' }, t('stated.differences', { n: differences.length })),
  );

/** The letters of acts in the words for commands; a discard is a tile alone. @type {Partial<Record<Act, string>>} */
const letters = { riichi: 'l', chow: 'c', pung: 'p', kong: 'k', north: 'a', aborted: '=' };

/**
 * An action as the side of a decision.
 * @param {Action} action
 * @param {boolean} own whether on the player's own draw
 * @returns {Side}
 */
function sideOf({ act, tiles }, own) {
  const side = { text: '', pass: act === 'pass', acts: /** @type {Side['acts']} */ ([]), tile: '' };
  if (act === 'discard') return { ...side, tile: tiles[0] };
  return side.pass ? side : { ...side, acts: [{ act: letters[act] ?? (own ? 's' : 'r'), tiles }] };
}

/** Whether the player decides on an own draw or call. @param {Placed} entry */
const isOwn = ({ choices, actual }) => [...choices, actual].some((one) => one?.act === 'discard');

/** Our first choice at the step of an entry. @param {Placed} entry @param {Ours} ours @returns {Side | undefined} */
function ourSide({ step, riichi }, ours) {
  if (!Array.isArray(ours)) return undefined;
  // We decide on riichi and its discard together, at the step before.
  const move = ours.find((one) => one.step === (riichi ? step : step + 1));
  if (!move) return undefined;
  const { made, better } = sidesOf(move);
  const side = move.better ? better : made;
  return riichi && !side.acts.length ? undefined : side;
}

/**
 * Whether our choice is one of the entry's.
 * @param {Placed} entry
 * @param {Side | undefined} ours
 * @param {Choice} choice
 */
function isOurs({ riichi }, ours, choice) {
  if (!ours) return false;
  const [first] = ours.acts;
  if (ours.pass || !first || riichi)
    return ours.pass ? choice.act === 'pass' : choice.act === 'discard' && choice.tiles[0] === ours.tile;
  if (first.act === 's' || first.act === 'r') return choice.act === 'win';
  return (
    choice.act in letters &&
    letters[choice.act] === first.act &&
    (choice.act === 'pung' || !choice.tiles.length || isSame(choice, { ...choice, tiles: first.tiles.map(plain) }))
  );
}

/**
 * The player's choice, the program's and ours.
 * @param {Placed} entry
 * @param {string} engine
 * @param {Ours} ours
 * @param {Acts} acts
 */
function sides(entry, engine, ours, { ask }) {
  const own = isOwn(entry);
  const our = ourSide(entry, ours);
  const row = (/** @type {string} */ name, /** @type {any} */ content, key = '') =>
    content ? h('div', {}, h('dt', {}, name), h('dd', { data: { key } }, content)) : null;
  return h(
    'dl',
    { class: 'stated-sides' },
    row(t('stated.played'), entry.actual && pictured(sideOf(entry.actual, own)), 'stated-played'),
    row(engine, entry.expected && pictured(sideOf(entry.expected, own)), 'stated-theirs'),
    row(
      'Tehai',
      our
        ? pictured(our)
        : ours === undefined
          ? button('stated-ask', t('stated.ask'), ask)
          : h('span', { class: 'quiet-text', role: 'status' }, oursText(ours)),
      'stated-ours',
    ),
  );
}

/** Why there is no choice of ours. @param {Ours} ours */
function oursText(ours) {
  if (ours instanceof Error) return t('review.failed', { why: ours.message });
  return t(ours === null ? 'stated.asking' : 'stated.noOurs');
}

/** The choices with the program's numbers. @param {Placed} entry @param {string} engine @param {Ours} ours */
function choices(entry, engine, ours) {
  if (!entry.choices.length) return null;
  const our = ourSide(entry, ours);
  const rows = entry.choices.map((choice, index) => ({
    choice,
    marks: [
      index === entry.made ? t('stated.mark') : '',
      index === entry.chosen ? engine : '',
      isOurs(entry, our, choice) ? 'Tehai' : '',
    ].filter(Boolean),
  }));
  const first = rows.filter(({ marks }, index) => index < mostRows || marks.length);
  const rest = rows.filter((row) => !first.includes(row));
  return [
    table(first, entry, engine),
    rest.length
      ? fold('stated-rest', t('stated.rest', { n: rest.length }), () => table(rest, entry, engine), {
          class: 'moment-fold',
        })
      : null,
  ];
}

/** @param {{choice: Choice, marks: string[]}[]} rows @param {Placed} entry @param {string} engine */
function table(rows, entry, engine) {
  const own = isOwn(entry);
  const [hasProb, hasQ] = [
    entry.choices.some(({ prob }) => prob !== undefined),
    entry.choices.some(({ q }) => q !== undefined),
  ];
  const head = (/** @type {string} */ key) => h('th', { scope: 'col' }, t(key, { engine }));
  return h(
    'table',
    { class: 'moment-options stated-choices' },
    h('tr', {}, h('td', {}), hasProb ? head('stated.prob') : null, hasQ ? head('stated.q') : null),
    rows.map(({ choice, marks }) =>
      h(
        'tr',
        { class: marks.includes(t('stated.mark')) ? 'is-made' : '' },
        h(
          'th',
          { scope: 'row' },
          pictured(sideOf(choice, own)),
          marks.map((mark) => [' ', h('span', { class: 'stated-mark' }, mark)]),
        ),
        hasProb ? h('td', {}, choice.prob === undefined ? '' : barred(choice.prob)) : null,
        hasQ ? h('td', { class: 'stated-q' }, choice.q === undefined ? '' : number(choice.q)) : null,
      ),
    ),
  );
}

/** A probability with a bar. @param {number} prob */
const barred = (prob) =>
  h(
    'span',
    { class: 'option-figure' },
    h(
      'span',
      { class: 'bar', 'aria-hidden': 'true' },
      h('span', { style: { 'inline-size': `${Math.round(100 * prob)}%` } }),
    ),
    share(prob, 1),
  );

/** All differences, each with a button to its step. @param {Shown} shown @param {string} engine @param {Acts} acts */
const differencesFold = ({ differences, label }, engine, { go }) =>
  differences.length
    ? fold('stated-all', t('stated.all'), () =>
        h(
          'ol',
          { class: 'review-moments stated-list' },
          differences.slice(0, mostListed).map((entry) => h('li', {}, differenceButton(entry, engine, label, go))),
        ),
      )
    : null;

/** @param {Placed} entry @param {string} engine @param {Shown['label']} label @param {Acts['go']} go */
function differenceButton(entry, engine, label, go) {
  const { deal, step, actual, expected } = entry;
  const own = isOwn(entry);
  return h(
    'button',
    { type: 'button', class: 'moment', data: { key: `stated-${deal}-${step}` }, onclick: () => go(entry) },
    h('span', { class: 'moment-place' }, t('review.place', { deal: label(deal), step })),
    h(
      'span',
      { class: 'moment-moves' },
      actual ? pictured(sideOf(actual, own)) : null,
      expected ? [` · ${engine}: `, pictured(sideOf(expected, own))] : null,
    ),
  );
}

/** How much of the file is left out, and why. @param {Shown} shown */
function leftOut({ stated, left, label }) {
  const n = left.length + stated.lost;
  if (!n && !stated.faults.length) return null;
  const reasons = [...stated.faults.map(statedFault), ...left.map((one) => leftOutText(one, label))];
  return [
    n ? h('p', { class: 'note', role: 'status', data: { key: 'stated-left' } }, t('stated.left', { n })) : null,
    fold('stated-why', t('stated.why'), () =>
      h(
        'ul',
        { class: 'plain stated-why' },
        reasons.slice(0, mostListed).map((reason) => h('li', {}, reason)),
      ),
    ),
  ];
}
