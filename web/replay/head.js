// @ts-check
// The head of an open game: the choice of game, deal and seat, and other actions. On a phone all but the choices are
// in a menu.

import { h, refill } from '../lib/dom.js';
import { inPieces, next } from '../lib/pieces.js';
import { t } from '../words/index.js';
import { listed } from '../lib/listed.js';
import { dealLabel } from '../game/rules.js';

/** @import { Game } from '../game/steps.js' */
/** @import { Session } from './session.js' */
/** @import { Stage } from './stage.js' */

/** The number of deals listed at first. */
const mostDeals = 100;

/**
 * @typedef {object} Parts
 * @property {Stage} scene
 * @property {HTMLElement} share
 * @property {() => void} open shows the panel for opening, or the game again
 * @property {() => void} close
 * @property {(index: number) => void} choose one of the open games
 * @property {() => void} tryOn
 */

export class ReplayHead {
  element = h('div', { class: 'replay-head' });
  /** The menu of a phone. */
  #tools = h('div', { id: 'replay-tools', class: 'sheet replay-tools', popover: 'auto' });
  /** What was last drawn; '' forces a new drawing. */
  #drawn = '';
  /** The choice of the deal, made once per game, and again when the place leaves the listed deals. */
  #deals = h('select');
  #dealsOf = '';
  /** @type {number[]} */
  #listed = [];

  /** @param {Session} session @param {Parts} parts */
  constructor(session, parts) {
    this.session = session;
    this.parts = parts;
    parts.share.addEventListener('click', this.#leaving());
  }

  /** Forces a new drawing. */
  forget() {
    this.#drawn = '';
  }

  /**
   * @param {Game} game
   * @param {boolean} opening whether the panel for opening is shown
   */
  update(game, opening) {
    const { anonymous, openHands } = this.session;
    const { scene, open, close } = this.parts;
    const { position } = scene;
    const { deal } = position.now();
    const key = `${game.id} ${deal} ${position.seat} ${anonymous} ${openHands} ${opening}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    refill(this.#tools, this.#toolList());
    refill(
      this.element,
      button(t('replay.open'), { data: { key: 'open' }, 'aria-pressed': String(opening), onclick: open }),
      opening ? button(t('replay.close'), { onclick: close }) : this.#choices(game, deal),
    );
  }

  /** @param {Game} game @param {number} deal */
  #choices(game, deal) {
    const { scene, choose } = this.parts;
    const games = this.session.games();
    const names = games.map(({ name }) => name);
    return [
      games.length > 1 ? select('game', names, games.indexOf(game), choose) : null,
      this.#dealSelect(game, deal),
      select('seat', scene.seats(), scene.position.seat, (chair) => scene.see(chair)),
      button('⋯', {
        class: 'button replay-more',
        'aria-label': t('replay.more'),
        title: t('replay.more'),
        popovertarget: this.#tools.id,
        data: { key: 'more' },
      }),
      this.#tools,
    ];
  }

  /** @param {Game} game @param {number} chosen */
  #dealSelect({ id, info }, chosen) {
    if (this.#dealsOf !== id || !holds(this.#listed, chosen)) {
      const { scene } = this.parts;
      this.#dealsOf = id;
      this.#listed = listed(info.deals.length, chosen);
      const mine = (this.#deals = select('deal', [], chosen, (deal) => scene.goTo(deal, 0)));
      const options = this.#listed.map((value) => () => h('option', { value }, dealLabel(info.deals[value]))).values();
      /** @param {(() => Node)[]} some */
      const take = (some) => {
        mine.append(...some.map((make) => make()));
        mine.value = String(scene.position.now().deal);
      };
      take(next(options, mostDeals));
      inPieces(options, mostDeals, take, () => this.#deals !== mine || this.session.game()?.id !== id);
    }
    this.#deals.value = String(chosen);
    return this.#deals;
  }

  #toolList() {
    const { session } = this;
    const { scene, share, tryOn } = this.parts;
    return [
      h(
        'label',
        { class: 'switch' },
        h('input', {
          type: 'checkbox',
          checked: session.openHands,
          data: { key: 'hands' },
          onchange: (event) => {
            session.openHands = event.target.checked;
            scene.draw();
          },
        }),
        h('span', {}, t('replay.hands')),
      ),
      share,
      button(t('replay.whatIf'), { data: { key: 'what-if' }, onclick: this.#leaving(tryOn) }),
      // Below the transcript if there is space for it.
      button(t('replay.commentAdd'), {
        class: 'button is-small-only',
        data: { key: 'menu-comment' },
        onclick: this.#leaving(() => scene.comment()),
      }),
      button(t('replay.playOn'), {
        class: 'button is-small-only',
        data: { key: 'menu-play-on' },
        onclick: this.#leaving(() => scene.playOn()),
      }),
    ];
  }

  /** A choice in the menu closes it. @param {() => void} [act] */
  #leaving(act) {
    return () => {
      if (this.#tools.matches(':popover-open')) this.#tools.hidePopover();
      act?.();
    };
  }
}

/** @param {string} label @param {Record<string, any>} props */
const button = (label, props) => h('button', { type: 'button', class: 'button', ...props }, label);

/**
 * @param {string} word
 * @param {string[]} options
 * @param {any} chosen
 * @param {(value: number) => void} act
 */
const select = (word, options, chosen, act) =>
  h(
    'select',
    {
      'aria-label': t(`replay.${word}`),
      data: { key: word },
      onchange: (event) => act(Number(event.target.value)),
    },
    options.map((label, value) => h('option', { value, selected: value === chosen }, label)),
  );

/** Whether a list contains a deal and its neighbours. @param {number[]} list @param {number} deal */
function holds(list, deal) {
  const place = list.indexOf(deal);
  return place >= 0 && [list[place - 1] ?? deal - 1, list[place + 1] ?? deal + 1].join() === `${deal - 1},${deal + 1}`;
}
