// @ts-check
// The problems: those of the day one by one, or those of a link; each with its answer, and ways to take them elsewhere.

import { h, refill } from '../lib/dom.js';
import { adoptProblemStyles } from './styles.js';
import { answerPicture } from './answer.js';
import { dose, doseOf } from './dose.js';
import { linkOf, packedIn } from './link.js';
import { keepPanel } from './keep-panel.js';
import { readProblem } from './pack.js';
import { isRight, placeOf } from './problem.js';
import { questionPicture } from './question.js';
import { problemStore } from './store.js';
import { sendPanel } from './send-panel.js';
import { needWords, number, t } from '../words/index.js';

/** @import { Context } from '../state/context.js' */
/** @import { Entry } from './store.js' */
/** @import { Chosen, Problem } from './problem.js' */
/**
 * A problem on screen; one of a link has no entry. @typedef {{problem: Problem, packed: string, entry: Entry |
 * null}} Posed
 */

/** @param {Context} context */
export function create(context) {
  adoptProblemStyles();
  const store = problemStore();
  const title = h('h1', {});
  const status = h('p', { class: 'problems-status', role: 'status' });
  const card = h('section', { class: 'problem-card', data: { answer: '' } });
  const after = h('div', { class: 'button-row' });
  const keep = keepPanel(context, { store, changed: () => pose() });
  const send = sendPanel({
    today: () => today().map(({ packed }) => packed),
    all: () => readable().map(({ packed }) => packed),
  });
  const element = h('article', { class: 'problems-view' }, title, status, card, after, send.element, keep.element);
  /** Problems of a link, in its order. @type {string[]} */ let linked = [];
  let at = 0;
  let drawn = '';
  /** @type {Posed | null} */ let posed = null;

  const readable = () => [...store.all().values()].filter(({ packed }) => readProblem(packed));
  /** What is left of today's dose. @returns {Entry[]} */
  const today = () => doseOf(readable(), new Date()).due;

  /** @returns {Posed | null} */
  function wanted() {
    if (linked.length) {
      const packed = linked[at];
      const problem = packed === undefined ? null : readProblem(packed);
      return problem && { problem, packed, entry: null };
    }
    const [entry] = today();
    const problem = entry ? readProblem(entry.packed) : null;
    return problem && { problem, packed: entry.packed, entry };
  }

  function pose() {
    posed = wanted();
    refill(after);
    drawStatus();
    send.update(posed?.packed ?? '');
    if (!posed) {
      refill(card, h('p', {}, emptyWords()));
      return;
    }
    const picture = questionPicture(posed.problem, (chosen) => settle(picture, chosen));
    refill(
      card,
      posed.entry?.game ? h('p', { class: 'quiet-text problem-game' }, posed.entry.game) : null,
      picture.element,
    );
    picture.heading.focus({ preventScroll: true });
  }

  function emptyWords() {
    if (linked.length) return t('problems.linkDone');
    const { all, done } = doseOf(readable(), new Date());
    if (!all) return t('problems.none');
    return done ? t('problems.done', { n: done }) : t('problems.nothingDue');
  }

  /** @param {ReturnType<typeof questionPicture>} picture @param {Chosen} chosen */
  function settle(picture, chosen) {
    if (!posed) return;
    const { problem, entry } = posed;
    picture.settle(chosen);
    card.append(answerPicture(problem, chosen));
    const right = isRight(problem, placeOf(problem, chosen));
    let kept = !entry || store.answer(entry.name, right ? 3 : 1);
    const next = button('next', () => go());
    refill(
      after,
      next,
      entry && right
        ? button('unsure', () => {
            // A second answer of the day: less sure than the first.
            kept = store.answer(entry.name, 2) && kept;
            go();
          })
        : null,
      entry
        ? button('aside', () => {
            store.answer(entry.name, 0);
            go();
          })
        : null,
      kept ? null : h('p', { class: 'note', role: 'alert' }, t('problems.full', { n: 1 })),
    );
    drawStatus();
    next.focus({ preventScroll: true });
  }

  function go() {
    at += 1;
    pose();
    card.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string} word @param {() => void} onclick */
  const button = (word, onclick) =>
    h(
      'button',
      {
        type: 'button',
        class: word === 'next' ? 'button is-main' : 'button',
        data: { key: `problems-${word}` },
        onclick,
      },
      t(`problems.${word}`),
    );

  function drawStatus() {
    if (linked.length) {
      refill(
        status,
        h('span', {}, t('problems.ofLink', { n: Math.min(at + 1, linked.length), all: number(linked.length) })),
        button('keep', () => {
          const { full } = store.add(linked.map((packed) => ({ packed, game: '' })));
          linked = [];
          keep.say(full ? t('problems.full', { n: full }) : t('problems.kept'));
          history.replaceState(null, '', linkOf([]));
          pose();
        }),
        button('own', () => {
          linked = [];
          history.replaceState(null, '', linkOf([]));
          pose();
        }),
      );
      return;
    }
    const { due, done, streak, waiting, all } = doseOf(readable(), new Date());
    refill(
      status,
      h('span', {}, t('problems.today', { n: due.length })),
      done ? h('span', {}, t('problems.answered', { n: done, most: number(dose) })) : null,
      streak ? h('span', {}, t('problems.streak', { n: streak })) : null,
      waiting ? h('span', {}, t('problems.waiting', { n: waiting })) : null,
      all ? h('span', {}, t('problems.all', { n: all })) : null,
    );
  }

  return {
    element,
    async update() {
      const found = packedIn(location.hash);
      const look = `${document.documentElement.lang} ${found.join('.')}`;
      if (look === drawn) return;
      drawn = look;
      linked = found;
      at = 0;
      await Promise.all([needWords('problems'), needWords('review')]);
      title.textContent = t('problems.title');
      keep.draw();
      send.draw();
      store.noteDue();
      pose();
    },
  };
}
