// @ts-check
// Save and share: the game as text in three formats, and a link to this step, with or without names.

import { h, refill, sheet } from '../lib/dom.js';
import { nameOfRules } from '../controls/rules.js';
import { attempt } from '../state/ask.js';
import { writeLink } from '../state/link.js';
import { listed, t } from '../words/index.js';
import { withoutNames } from '../game/anonymous.js';
import { outcome } from '../controls/outcome.js';
import { fileName } from '../lib/file-name.js';

/** @import { LostRules } from '../engine/core.d.ts' */

const formats = /** @type {const} */ (['uzje', 'tenhou', 'mjai']);

/**
 * @param {import('../state/context.js').Context} context
 * @param {import('./session.js').Session} session
 * @param {object} actions
 * @param {() => void} actions.changed called when names are hidden or shown
 */
export function shareSheet(context, session, { changed }) {
  const result = outcome();
  const notes = h('div', { class: 'share-notes', role: 'status' });

  /** @param {typeof formats[number]} format */
  function text(format) {
    const game = session.game();
    const { value, fault } = attempt(() => context.engine().replayText({ id: game?.id ?? '', format }));
    if (fault) {
      refill(notes);
      result.say(fault.message);
      return null;
    }
    refill(
      notes,
      (value.lost ?? []).map((lost) => h('p', { class: 'note' }, lostText(lost))),
    );
    return session.anonymous ? withoutNames(value.text, format, session.frame(0, 0).players) : value.text;
  }
  /** @param {typeof formats[number]} format @param {(found: string) => void} act */
  const with_ = (format, act) => () => {
    const found = text(format);
    if (found !== null) act(found);
  };
  /** @param {string} label @param {() => void} onclick */
  const button = (label, onclick) => h('button', { type: 'button', class: 'button', onclick }, label);

  return sheet({
    id: 'replay-share',
    label: t('replay.share'),
    title: t('replay.share'),
    body: () => [
      h(
        'label',
        { class: 'switch' },
        h('input', {
          type: 'checkbox',
          checked: session.anonymous,
          onchange: (event) => {
            session.anonymous = event.target.checked;
            changed();
          },
        }),
        h('span', {}, t('replay.anonymous')),
      ),
      h(
        'div',
        { class: 'button-row' },
        button(t('replay.copyDealLink'), () => {
          const place = session.place ?? { deal: 0, step: 0 };
          const { value, fault } = attempt(() =>
            context.engine().replayPack({
              id: session.game()?.id ?? '',
              deal: place.deal,
              anonymous: session.anonymous,
            }),
          );
          if (fault) {
            result.say(fault.message);
            return;
          }
          const state = { ...context.store.get(), game: value.text, replay: { ...place, deal: 0 } };
          result.copy(location.href.replace(/#.*$/, '') + writeLink(state));
        }),
        button(t('replay.copyLink'), () => {
          const state = context.store.get();
          result.copy(
            location.href.replace(/#.*$/, '') + writeLink(state),
            t(state.game ? 'share.done' : 'replay.copiedPlace'),
          );
        }),
        button(
          t('replay.copyText'),
          with_('uzje', (found) => result.copy(found)),
        ),
      ),
      h(
        'div',
        { class: 'button-row' },
        h('span', { class: 'label' }, t('replay.saveAs')),
        formats.map((format) =>
          button(
            t(`replay.${format}`),
            with_(format, (found) =>
              result.save(fileName(session.anonymous ? 'game' : (session.game()?.name ?? ''), format), found),
            ),
          ),
        ),
      ),
      notes,
      ...result.elements,
    ],
  });
}

/** What a format cannot express of the rules. @param {LostRules} lost */
const lostText = ({ ruleset, becomes, options }) =>
  t('replay.lost', {
    rules: nameOfRules(ruleset),
    becomes: nameOfRules(becomes),
    options: listed(options.map((key) => t(`option.${key}`))),
  });
