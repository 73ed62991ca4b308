// @ts-check
// The Problems view, its controller: today's problems one by one, or those of a link. It chooses the problem that is
// asked, saves the answers, and passes both to the picture (page.js).

import { cardOf, cardWords } from './card.js';
import { dose, doseOf } from './dose.js';
import { keepPanel } from './keep-panel.js';
import { linkOf, packedIn } from './link.js';
import { readProblem } from './pack.js';
import { ProblemsPage } from './page.js';
import { isRight, placeOf } from './problem.js';
import { sendPanel } from './send-panel.js';
import { ProblemStore } from './store.js';
import { adoptProblemStyles } from './styles.js';
import { answered } from '../engine/gate.js';
import { needWords, number, t } from '../words/index.js';

/** @import { Context } from '../state/context.js' */
/** @import { Entry } from './store.js' */
/** @import { Chosen, Problem } from './problem.js' */
/**
 * The problem on screen; one of a link has no entry.
 * @typedef {{problem: Problem, packed: string, entry: Entry | null}} Posed
 */

/** @param {Context} context */
export function create(context) {
  adoptProblemStyles();
  return new ProblemsView(context);
}

class ProblemsView {
  #store = new ProblemStore();
  /** Problems of a link, in its order. @type {string[]} */ #linked = [];
  /** How many problems were asked since the link was read: the place in the link. */ #at = 0;
  /** The language and link of the last update. */ #drawn = '';
  /** @type {Posed | null} */ #posed = null;

  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.keep = keepPanel(context, { store: this.#store, changed: () => this.#pose() });
    this.send = sendPanel({
      today: () => this.#today().map(({ packed }) => packed),
      all: () => this.#readable().map(({ packed }) => packed),
      explain: (problem) => (context.core ? cardWords(cardOf(context.core, problem)) : []),
    });
    this.page = new ProblemsPage(
      {
        settle: (chosen) => this.#settle(chosen),
        next: () => this.#next(),
        keepLinked: () => this.#keepLinked(),
        leaveLink: () => this.#leaveLink(),
      },
      [this.send.element, this.keep.element],
    );
    this.element = this.page.element;
  }

  #readable() {
    return [...this.#store.all().values()].filter(({ packed }) => readProblem(packed));
  }

  /** What is left of today's problems. @returns {Entry[]} */
  #today() {
    return doseOf(this.#readable(), new Date()).due;
  }

  /** The problem to ask now. @returns {Posed | null} */
  #wanted() {
    const entry = this.#linked.length ? null : (this.#today()[0] ?? null);
    const packed = entry ? entry.packed : this.#linked[this.#at];
    const problem = packed === undefined ? null : readProblem(packed);
    return problem && { problem, packed, entry };
  }

  #pose() {
    this.#posed = this.#wanted();
    this.#drawStatus();
    this.send.update(this.#posed?.packed ?? '');
    if (this.#posed) this.page.pose(this.#posed);
    else this.page.say(this.#emptyWords());
  }

  #emptyWords() {
    if (this.#linked.length) return t('problems.linkDone');
    const { all, done } = doseOf(this.#readable(), new Date());
    if (!all) return t('problems.none');
    return done ? t('problems.done', { n: done }) : t('problems.nothingDue');
  }

  /** Saves the answer and shows it. @param {Chosen} chosen */
  #settle(chosen) {
    if (!this.#posed) return;
    const { problem, entry } = this.#posed;
    const right = isRight(problem, placeOf(problem, chosen));
    const saved = !entry || this.#store.answer(entry.name, right ? 3 : 1);
    this.page.settle(this.#posed, chosen, {
      // A second answer of the day, which the schedule takes for a less certain one.
      unsure: entry && right ? () => void this.#store.answer(entry.name, 2) : null,
      aside: entry ? () => void this.#store.answer(entry.name, 0) : null,
      saved,
    });
    this.#drawStatus();
    this.page.focusNext();
    if (problem.kind === 'score') void this.#explain(this.#posed);
  }

  /** Shows the score as soon as the module can count it. @param {Posed} posed */
  async #explain(posed) {
    try {
      const core = await this.context.arrived;
      const card = await answered(core, () => cardOf(core, posed.problem));
      if (card && this.#posed === posed) this.page.explain(card);
    } catch {
      // The module could not be loaded: the answer stays as it is.
    }
  }

  #next() {
    this.#at += 1;
    this.#pose();
  }

  /** Saves the problems of the link, then asks the person's own. */
  #keepLinked() {
    const { full } = this.#store.add(this.#linked.map((packed) => ({ packed, game: '' })));
    this.keep.say(full ? t('problems.full', { n: full }) : t('problems.kept'));
    this.#leaveLink();
  }

  #leaveLink() {
    this.#linked = [];
    history.replaceState(null, '', linkOf([]));
    this.#pose();
  }

  #drawStatus() {
    const count = this.#linked.length;
    if (count) {
      this.page.drawLinked(t('problems.ofLink', { n: Math.min(this.#at + 1, count), all: number(count) }));
      return;
    }
    const { due, done, streak, waiting, all } = doseOf(this.#readable(), new Date());
    this.page.drawStatus([
      t('problems.today', { n: due.length }),
      done ? t('problems.answered', { n: done, most: number(dose) }) : '',
      streak > 1 ? t('problems.streak', { n: streak }) : '',
      waiting ? t('problems.waiting', { n: waiting }) : '',
      all ? t('problems.all', { n: all }) : '',
    ]);
  }

  async update() {
    const found = packedIn(location.hash);
    const look = `${document.documentElement.lang} ${found.join('.')}`;
    if (look === this.#drawn) return;
    this.#drawn = look;
    this.#linked = found;
    this.#at = 0;
    await Promise.all([needWords('problems'), needWords('review')]);
    this.page.rename();
    this.keep.draw();
    this.send.draw();
    this.#store.noteDue();
    this.#pose();
  }
}
