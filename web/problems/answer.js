// @ts-check
// The answer to a problem: the verdict, all right answers with reasons, the answers compared, then the move made and
// the rest of the deal.

import { windName } from '../board/names.js';
import { h } from '../lib/dom.js';
import { reasonText } from '../state/discard-reason.js';
import { spokenTiles, tileName } from '../tiles/spoken.js';
import { tileFace } from '../tiles/view.js';
import { listed, number, share, signed, t } from '../words/index.js';
import { isRight, placeOf } from './problem.js';
import { answerWords } from './question.js';

/** @import { Answer, Chosen, Problem } from './problem.js' */

/**
 * Each answer once: a red five that costs no more than a plain one is not another answer.
 * @param {string[]} words
 */
const once = (words) => [...new Set(words)];

/** The right answers in words. @param {Problem} problem */
export const rightWords = ({ answers }) => listed(once(answers.filter(({ right }) => right).map(answerWords)));

/**
 * "Right.", with the distance from the best answer if there is one.
 * @param {Problem} problem
 * @param {number} place
 */
export function verdictWords(problem, place) {
  if (!isRight(problem, place)) return t('problems.wrong', { answers: rightWords(problem) });
  const others = problem.answers.filter(({ right }) => right).length > 1;
  return others
    ? `${t('problems.right')} ${t('problems.also', { points: problem.tolerance, answers: rightWords(problem) })}`
    : t('problems.right');
}

/** "2-shanten, 14 tiles help: …". @param {Answer} answer */
function acceptsWords({ accepts }) {
  if (!accepts) return '';
  const away = accepts.shanten <= 0 ? t('board.ready') : t('board.away', { n: accepts.shanten });
  const tiles = accepts.tiles.length ? ` (${spokenTiles(accepts.tiles)})` : '';
  return t('problems.accepts', { away, n: accepts.total }) + tiles;
}

/** The reasons for a right answer. @param {Problem} problem @returns {string[]} */
export function reasonsOf(problem) {
  const best = problem.answers.find(({ right }) => right);
  if (!best) return [];
  const { reason, then } = best;
  const said = reason ? reasonText(/** @type {any} */ ({ id: reason.id, tiles: reason.tiles, n: reason.n })) : '';
  return [
    problem.kind === 'discard' || problem.kind === 'push' ? said : '',
    then ? t('problems.then', { tile: tileName(then) }) : '',
    acceptsWords(best),
  ].filter(Boolean);
}

/** @param {number} part @param {string} text @param {string} style */
const barred = (part, text, style) =>
  h(
    'span',
    { class: `option-figure ${style}` },
    h(
      'span',
      { class: 'bar', 'aria-hidden': 'true' },
      h('span', { style: { 'inline-size': `${Math.round(100 * Math.min(1, Math.max(0, part)))}%` } }),
    ),
    text,
  );

/** @param {Answer} answer */
const answerFace = (answer) =>
  answer.act === 'discard'
    ? h('span', { class: 'tiles is-small' }, tileFace(answer.tiles[0], { named: true }))
    : [
        t(`problems.act.${answer.act}`, { tiles: '' }).trim(),
        answer.tiles.length ? ` ${spokenTiles(answer.tiles)}` : '',
      ];

/** The answers compared. @param {Problem} problem @param {number} place of the chosen answer */
function answersTable({ answers, made, kind }, place) {
  if (kind === 'score') return null;
  const most = Math.max(...answers.map(({ chances }) => chances?.win ?? 0)) || 1;
  const worst = Math.max(0.1, ...answers.map(({ danger }) => danger ?? 0));
  const threatened = answers.some(({ danger }) => danger !== null);
  const heads = ['win', 'points', ...(threatened ? ['danger'] : []), 'useful'];
  return h(
    'table',
    { class: 'problem-answers' },
    h(
      'tr',
      {},
      h('td', {}),
      heads.map((head) => h('th', { scope: 'col' }, t(`problems.column.${head}`))),
    ),
    answers.map((answer, at) =>
      h(
        'tr',
        { class: `${answer.right ? 'is-right' : ''} ${at === made ? 'is-made' : ''}`.trim() },
        h(
          'th',
          { scope: 'row' },
          answerFace(answer),
          answer.right ? h('span', { role: 'img', 'aria-label': t('problems.right') }, ' ✓') : '',
          at === made ? ` ${t('problems.played')}` : '',
          at === place && at !== made ? ` ${t('problems.yours')}` : '',
        ),
        h(
          'td',
          {},
          answer.chances ? barred(answer.chances.win / most, share(answer.chances.win, 1), 'is-chance') : '–',
        ),
        h('td', {}, answer.chances ? signed(Math.round(answer.chances.points)) : '–'),
        threatened
          ? h(
              'td',
              {},
              answer.danger === null ? '–' : barred(answer.danger / worst, share(answer.danger, 1), 'is-danger'),
            )
          : null,
        h('td', {}, answer.accepts ? number(answer.accepts.total) : '–'),
      ),
    ),
  );
}

/** The move made and the rest of the deal. @param {Problem} problem @returns {string[]} */
export function courseWords({ answers, made, end, kind }) {
  const did = answers[made];
  const who = listed(end.winners.map(windName));
  const went =
    end.kind !== 'win'
      ? t(`problems.end.${end.kind}`)
      : end.from
        ? t('problems.end.ron', { who, from: windName(end.from) })
        : t('problems.end.tsumo', { who });
  const points = end.points === null ? '' : t('problems.end.points', { points: signed(end.points) });
  return [
    did ? t('problems.made', { move: answerWords(did), points: number(did.short) }) : '',
    kind === 'score' ? '' : [went, points].filter(Boolean).join(' '),
  ].filter(Boolean);
}

/** @param {Problem} problem @param {Chosen} chosen */
export function answerPicture(problem, chosen) {
  const place = placeOf(problem, chosen);
  const right = isRight(problem, place);
  return h(
    'div',
    { class: 'problem-answer' },
    h(
      'p',
      { class: right ? 'problem-verdict is-right' : 'problem-verdict is-wrong', role: 'status' },
      verdictWords(problem, place),
    ),
    reasonsOf(problem).map((line) => h('p', { class: 'problem-why' }, line)),
    answersTable(problem, place),
    courseWords(problem).map((line) => h('p', { class: 'problem-course' }, line)),
  );
}
