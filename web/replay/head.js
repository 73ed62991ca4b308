// @ts-check
// Above an open game: which game, deal and seat is looked at, and what else can be done with it. On a phone all but the
// choices stands in a menu.

import { h, refill } from '../lib/dom.js';
import { inPieces, next } from '../lib/pieces.js';
import { t } from '../words/index.js';
import { listed } from '../lib/listed.js';
import { dealLabel } from '../game/rules.js';

/** @typedef {ReturnType<typeof import('./stage.js').stage>} Stage */

/** Deals that are listed in one go. */
const mostDeals = 100;

/**
 * @param {import('./session.js').Session} session
 * @param {object} parts
 * @param {Stage} parts.scene
 * @param {HTMLElement} parts.share
 * @param {() => void} parts.open shows what else can be opened, or the game again
 * @param {() => void} parts.close
 * @param {(index: number) => void} parts.choose another of the games
 * @param {() => void} parts.tryOn
 */
export function replayHead(session, { scene, share, open, close, choose, tryOn }) {
  const element = h('div', { class: 'replay-head' });
  const tools = h('div', { id: 'replay-tools', class: 'sheet replay-tools', popover: 'auto' });
  let drawn = '';

  /** @param {string} label @param {Record<string, any>} props */
  const button = (label, props) => h('button', { type: 'button', class: 'button', ...props }, label);
  /** What is chosen in the menu closes it. @param {() => void} [act] */
  const leaving = (act) => () => {
    if (tools.matches(':popover-open')) tools.hidePopover();
    act?.();
  };
  share.addEventListener('click', leaving());

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

  /** The choice of the deal, made once a game, or where the place has left what it lists. */
  let deals = h('select');
  let dealsOf = '';
  /** @type {number[]} */ let there = [];
  /** @param {import('../game/steps.js').Game} game @param {number} chosen */
  function dealSelect({ id, info }, chosen) {
    if (dealsOf !== id || !holds(there, chosen)) {
      dealsOf = id;
      there = listed(info.deals.length, chosen);
      const mine = (deals = select('deal', [], chosen, (deal) => scene.goTo(deal, 0)));
      const options = there.map((value) => () => h('option', { value }, dealLabel(info.deals[value]))).values();
      /** @param {(() => Node)[]} some */
      const take = (some) => {
        mine.append(...some.map((make) => make()));
        mine.value = String(scene.place().deal);
      };
      take(next(options, mostDeals));
      inPieces(options, mostDeals, take, () => deals !== mine || session.game()?.id !== id);
    }
    deals.value = String(chosen);
    return deals;
  }
  /** Whether a list has a deal and its neighbours. @param {number[]} list @param {number} deal */
  const holds = (list, deal) => {
    const place = list.indexOf(deal);
    return (
      place >= 0 && [list[place - 1] ?? deal - 1, list[place + 1] ?? deal + 1].join() === `${deal - 1},${deal + 1}`
    );
  };

  function toolList() {
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
      button(t('replay.whatIf'), { data: { key: 'what-if' }, onclick: leaving(tryOn) }),
      // Below the transcript where there is room for that.
      button(t('replay.commentAdd'), {
        class: 'button is-small-only',
        data: { key: 'menu-comment' },
        onclick: leaving(scene.comment),
      }),
      button(t('replay.playOn'), {
        class: 'button is-small-only',
        data: { key: 'menu-play-on' },
        onclick: leaving(scene.playOn),
      }),
    ];
  }

  return {
    element,
    /** Draws it anew the next time. */
    forget() {
      drawn = '';
    },
    /**
     * @param {import('../game/steps.js').Game} game
     * @param {boolean} opening whether something else is about to be opened
     */
    update(game, opening) {
      const place = scene.place();
      const key = `${game.id} ${place.deal} ${scene.seat()} ${session.anonymous} ${session.openHands} ${opening}`;
      if (key === drawn) return;
      drawn = key;
      refill(tools, toolList());
      const games = session.games();
      const names = games.map(({ name }) => name);
      const seats = scene.seats().map(({ label }) => label);
      refill(
        element,
        button(t('replay.open'), { data: { key: 'open' }, 'aria-pressed': String(opening), onclick: open }),
        opening
          ? button(t('replay.close'), { onclick: close })
          : [
              games.length > 1 ? select('game', names, games.indexOf(game), choose) : null,
              dealSelect(game, place.deal),
              select('seat', seats, scene.seat(), scene.see),
              button('⋯', {
                class: 'button replay-more',
                'aria-label': t('replay.more'),
                title: t('replay.more'),
                popovertarget: tools.id,
                data: { key: 'more' },
              }),
              tools,
            ],
      );
    },
  };
}
