// @ts-check
// House rules as a form: name, base, options by the controls that all rules have, special hands left out, special hands
// of the club's own with live examples.

import { h, refill } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { listed, listRulesets, rulesetOf } from '../state/catalogue.js';
import { hasWord, t } from '../words/index.js';
import { hasHands, idOf, newHand, readFile, setField, writeFile } from './house-file.js';
import { houseHand, select, text } from './house-hand.js';
import { markControl, placeOf, unmarkControl } from './house-place.js';
import { optionName } from './option-words.js';
import { nameOfRules, optionRow } from './rules.js';

/** @import { HouseRules, Ruleset, RulesetId } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */

/** The language of names in a file. */
const nameLanguage = () => document.documentElement.lang.slice(0, 2) || 'en';

export class HouseForm {
  element = h('div', { class: 'house-form' });
  /** @type {HouseRules | null} */
  #file = null;
  /** @type {ReturnType<typeof houseHand>[]} */
  #hands = [];
  /** The control at fault. @type {HTMLElement | null} */
  #marked = null;

  /** @param {Context} context @param {(text: string) => void} write called with the text of the file when it changes */
  constructor(context, write) {
    this.context = context;
    this.write = write;
    listRulesets();
  }

  /** Shows a text; what is no file is not shown. @param {string} text */
  read(text) {
    this.#file = readFile(text);
    this.#draw();
  }

  /** Asks for the examples of the own hands. @param {string} house the text, which the module has read */
  showExamples(house) {
    const hands = this.#file?.hands ?? [];
    this.#hands.forEach((shown, index) => {
      const special = hands[index]?.id;
      const { value } = attempt(() =>
        this.context.engine().rulesets({ house: /** @type {any} */ (house), special, examples: 2 }),
      );
      shown.show(this.context.engine(), value?.[0]?.specials?.[0]);
    });
  }

  /** Where the form has what the path of a fault names; null if it does not show it. @param {string} path */
  placeOf(path) {
    const options = this.#file ? (rulesetOf(String(this.#file.base))?.options ?? []) : [];
    const word = (/** @type {string} */ key) => {
      const option = options.find((one) => one.key === key);
      return option ? optionName(option) : key;
    };
    return this.#file && placeOf(path, this.#file, word);
  }

  /**
   * Shows a fault in its hand, no hand keeps examples, and marks the control at fault.
   * @param {string} path @param {string} said @param {string} told id of the element that says it
   * @returns {HTMLElement | null} the control
   */
  showFault(path, said, told) {
    const at = Number(/^hands\[(\d+)\]/.exec(path)?.[1] ?? -1);
    this.#hands.forEach((shown, index) => shown.fail(index === at ? said : ''));
    const place = this.placeOf(path);
    const control = place?.key ? this.#control(place.key) : null;
    markControl(control, told);
    this.#marked = control;
    return control;
  }

  /** No control is at fault any more. */
  clearFault() {
    unmarkControl(this.#marked);
    this.#marked = null;
  }

  /** @param {string} key @returns {HTMLElement | null} */
  #control(key) {
    return this.element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  }

  #changed() {
    if (this.#file) this.write(writeFile(this.#file));
  }

  /** Changes what the form shows, not only what is typed. @param {(file: HouseRules) => void} change */
  #change(change) {
    if (!this.#file) return;
    change(this.#file);
    this.#draw();
    this.#changed();
  }

  #draw() {
    const file = this.#file;
    if (!file) return void refill(this.element, h('p', { class: 'quiet-text' }, t('house.unread')));
    const base = rulesetOf(String(file.base));
    const bases = /** @type {string[]} */ ([...new Set([...listed(), String(file.base)])]).filter((id) =>
      /^\w/.test(id),
    );
    refill(
      this.element,
      text(t('house.name'), String(file.name ?? ''), 'house-name', (name) => {
        file.name = name;
        this.#changed();
      }),
      select(
        t('house.base'),
        bases.map((id) => ({ value: id, text: nameOfRules(id) })),
        String(file.base),
        'house-base',
        (id) =>
          this.#change((own) => {
            own.base = /** @type {RulesetId} */ (id);
            for (const field of ['options', 'drop', ...(hasHands(own.base) ? [] : ['hands'])]) setField(own, field, '');
          }),
      ),
      base ? this.#optionPart(file, base) : null,
      hasHands(file.base) ? [this.#dropPart(file), this.#handsPart(file)] : null,
    );
  }

  /** @param {HouseRules} file @param {Ruleset} base */
  #optionPart(file, base) {
    const options = /** @type {Record<string, any>} */ (file.options ?? {});
    return h(
      'details',
      { class: 'rules-options', open: Object.keys(options).length > 0 },
      h('summary', {}, t('house.options')),
      h(
        'div',
        { class: 'options' },
        base.options.map((option) =>
          optionRow(option, options[option.key], (value) =>
            this.#change((own) => {
              const { [option.key]: _, ...rest } = options;
              const isOwn = JSON.stringify(value) !== JSON.stringify(option.default);
              setField(own, 'options', isOwn ? { ...rest, [option.key]: value } : rest);
            }),
          ),
        ),
      ),
    );
  }

  /** @param {HouseRules} file */
  #dropPart(file) {
    const { value } = attempt(() =>
      this.context.engine().rulesets({ rulesets: [file.base], examples: 1, special: '' }),
    );
    const dropped = Array.isArray(file.drop) ? file.drop : [];
    return h(
      'details',
      { open: dropped.length > 0 },
      h('summary', {}, t('house.drop')),
      value?.[0]?.specials?.map(({ id }) =>
        h(
          'label',
          { class: 'switch' },
          h('input', {
            type: 'checkbox',
            checked: dropped.includes(id),
            data: { key: `house-drop-${id}` },
            onchange: (event) => {
              const rest = (file.drop ?? []).filter((one) => one !== id);
              setField(file, 'drop', event.target.checked ? [...rest, id] : rest);
              this.#changed();
            },
          }),
          h('span', {}, hasWord(`limitHand.${id}`) ? t(`limitHand.${id}`) : id),
        ),
      ),
    );
  }

  /** @param {HouseRules} file */
  #handsPart(file) {
    const hands = file.hands ?? [];
    this.#hands = hands.map((hand, index) =>
      houseHand(hand, {
        index,
        language: nameLanguage(),
        changed: () => {
          this.#nameHand(file, index);
          this.#changed();
        },
        remove: () => this.#change((own) => setField(own, 'hands', hands.toSpliced(index, 1))),
      }),
    );
    return h(
      'section',
      { 'aria-label': t('house.hands') },
      h('p', { class: 'label' }, t('house.hands')),
      h('p', { class: 'quiet-text' }, t('house.layoutsHint')),
      this.#hands.map(({ element }) => element),
      h(
        'button',
        {
          type: 'button',
          class: 'button',
          data: { key: 'house-add' },
          onclick: () => this.#change((own) => setField(own, 'hands', [...hands, newHand(hands.map(({ id }) => id))])),
        },
        t('house.add'),
      ),
    );
  }

  /** A hand whose id is only a number takes one of its name. @param {HouseRules} file @param {number} index */
  #nameHand({ hands = [] }, index) {
    const hand = hands[index];
    const names = Object.values(hand.names ?? {}).filter(Boolean);
    if (!/^hand-\d+$/.test(hand.id) || !names.length) return;
    hand.id = idOf(
      names[0],
      hands.filter((one) => one !== hand).map(({ id }) => id),
    );
  }
}
