// @ts-check
// The Embed view: makes the code that shows the hand or the replay on another page, and tells how a wiki is prepared
// for it.

import { h, refill } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { adoptStyles } from '../lib/adopt-styles.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { commonCode, elementCode, frameAddress, frameCode, valuesOf, widgetCode } from '../embed/code.js';
import css from '../embed/view.css';
import { wikiCode } from '../share/wiki.js';
import api from '../embed/recipes/api.txt';
import gadget from '../embed/recipes/gadget.txt';
import templateHand from '../embed/recipes/template-hand.txt';
import templateReplay from '../embed/recipes/template-replay.txt';
import templateScore from '../embed/recipes/template-score.txt';
import { unpack } from '../state/pack.js';
import { carriedModule } from '../engine/source.js';
import { languages, t } from '../words/index.js';

const templates = { hand: templateHand, score: templateScore, replay: templateReplay };
const sample = { text: '22234555s222p666z', ruleset: /** @type {const} */ ('classical') };
const sizes = ['', '20', '24', '40', '48'];

/** Where this site is; a page on disk does not know. */
const here = location.protocol.startsWith('http') ? new URL('./', location.href).href : 'https://example.org/tehai/';

/** What is chosen, kept while the page is open. */
/** @type {{kind: string, compact: string, size: string, theme: string, language: string, site: string}} */
const chosen = { kind: '', compact: '', size: '', theme: 'auto', language: 'auto', site: here };

/** @param {string} id */
const tabPanel = (id) =>
  h('div', { id: `embed-${id}`, class: 'embed-panel', role: 'tabpanel', 'aria-labelledby': `embed-tab-${id}` });

/** Where the code goes: one of them is shown. @param {Record<string, HTMLElement>} panels */
function tabList(panels) {
  const list = h('div', { class: 'segments embed-tabs', role: 'tablist', 'aria-label': t('embed.for') });
  const settle = rovingTabindex(list, 'button');
  const tabs = Object.keys(panels).map((id) =>
    h(
      'button',
      {
        type: 'button',
        class: 'segment-button',
        role: 'tab',
        id: `embed-tab-${id}`,
        'aria-controls': `embed-${id}`,
        data: { key: `embed-tab-${id}` },
        onclick: () => show(id),
        onfocus: () => show(id),
      },
      t(`embed.for.${id}`),
    ),
  );
  list.append(...tabs);
  /** @param {string} chosen */
  function show(chosen) {
    Object.keys(panels).forEach((id, index) => {
      panels[id].hidden = id !== chosen;
      tabs[index].setAttribute('aria-selected', String(id === chosen));
    });
  }
  show(Object.keys(panels)[0]);
  settle();
  return list;
}

/** @param {import('../state/context.js').Context} context */
export function create(context) {
  adoptStyles(css);
  const form = h('div', { class: 'embed-form' });
  const panels = { wiki: tabPanel('wiki'), blog: tabPanel('blog'), frame: tabPanel('frame') };
  const codes = h(
    'div',
    { class: 'embed-codes', tabindex: -1, data: { answer: '' } },
    tabList(panels),
    Object.values(panels),
  );
  const result = outcome();
  const frame = h('iframe', { class: 'embed-frame', title: t('embed.preview'), width: 470, height: 120 });
  const preview = carriedModule() ? null : h('section', {}, h('h2', {}, t('embed.preview')), frame);
  const element = h(
    'article',
    { class: 'embed-view' },
    h('h1', {}, t('embed.title')),
    h('p', {}, t('embed.intro')),
    form,
    preview,
    ...result.elements,
    codes,
  );
  let height = 120;
  let replay = { game: '', text: '' };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin || data?.tehai !== 'height') return;
    const said = Math.round(Number(data.height));
    if (!(said > 0 && said < 10_000) || said === height) return;
    height = said;
    frame.height = String(height);
    drawCodes();
  });

  const state = () => {
    const { replay: place, game, ...rest } = context.store.get();
    return { ...rest, game, replay: place, ...(rest.text.trim() ? {} : sample) };
  };
  const kind = () =>
    /** @type {import('../embed/code.js').Kind} */ (
      chosen.kind === 'replay' && !state().game ? 'score' : chosen.kind || (state().game ? 'replay' : 'score')
    );
  const values = () => valuesOf(kind(), state(), chosen, replay.text);

  /** @param {keyof typeof chosen} name @param {any} value */
  function choose(name, value) {
    Object.assign(chosen, { [name]: value });
    draw();
  }

  /** @param {keyof typeof chosen} name @param {string} word @param {string[][]} options */
  const select = (name, word, options) =>
    h(
      'label',
      { class: 'choice' },
      h('span', {}, t(word)),
      h(
        'select',
        { data: { key: name }, onchange: (event) => choose(name, event.target.value) },
        options.map(([value, label]) =>
          h('option', { value, selected: (name === 'kind' ? kind() : chosen[name]) === value }, label),
        ),
      ),
    );

  function drawForm() {
    refill(
      form,
      select('kind', 'embed.kind', [
        ['hand', t('embed.hand')],
        ['score', t('embed.score')],
        ...(state().game ? [['replay', t('embed.replay')]] : []),
      ]),
      kind() === 'score'
        ? select('compact', 'embed.form', [
            ['', t('embed.form.full')],
            ['1', t('embed.form.compact')],
          ])
        : null,
      select(
        'size',
        'embed.size',
        sizes.map((size) => [size, size ? `${size} px` : '32 px']),
      ),
      select(
        'theme',
        'embed.theme',
        ['auto', 'light', 'dark'].map((theme) => [theme, t(`theme.${theme}`)]),
      ),
      select('language', 'settings.language', [
        ['auto', t('language.auto')],
        ...languages.map(({ tag, name }) => [tag, name]),
      ]),
      h(
        'label',
        { class: 'choice' },
        h('span', {}, t('embed.where')),
        h('input', {
          type: 'url',
          value: chosen.site,
          data: { key: 'site' },
          onchange: (event) => choose('site', event.target.value.replace(/\/*$/, '/')),
        }),
      ),
      context.store.get().text.trim() || state().game ? null : h('p', { class: 'quiet-text' }, t('embed.empty')),
    );
  }

  /** @param {string} word @param {string} text */
  const recipe = (word, text) =>
    h(
      'section',
      { class: 'recipe' },
      h('h2', {}, t(`embed.${word}`)),
      h('p', { class: 'quiet-text' }, t(`embed.${word}Why`)),
      block(word, text),
    );
  /** @param {string} key @param {string} text @param {string} [name] what a screen reader calls it */
  const block = (key, text, name = t(`embed.${key}`)) =>
    h(
      'div',
      { class: 'recipe-code' },
      h('pre', { tabindex: 0, role: 'region', 'aria-label': name, data: { code: key } }, h('code', {}, text.trim())),
      h(
        'button',
        {
          type: 'button',
          class: 'button',
          data: { key: `copy-${key}` },
          'aria-label': `${t('embed.copy')}: ${name}`,
          onclick: () => result.copy(text.trim()),
        },
        t('embed.copy'),
      ),
    );

  const template = () =>
    h(
      'section',
      { class: 'recipe' },
      h('h2', {}, t('embed.template')),
      h('p', { class: 'quiet-text' }, t('embed.templateWhy')),
      Object.entries(templates).map(([name, text]) => [
        h('h3', {}, `Template:Mj ${name}`),
        block(`template-${name}`, text, `Template:Mj ${name}`),
      ]),
    );
  /** @param {string} site */
  const common = (site) =>
    h(
      'section',
      { class: 'recipe' },
      h('h2', {}, t('embed.common')),
      h('p', { class: 'quiet-text' }, t('embed.commonWhy')),
      block('common', commonCode(site)),
      h('h3', {}, t('embed.gadget')),
      block('gadget', gadget),
    );

  function drawCodes() {
    const { site } = chosen;
    panels.wiki.replaceChildren(
      recipe('wiki', wikiCode(kind(), values())),
      template(),
      common(site),
      recipe('widget', widgetCode(site)),
    );
    panels.blog.replaceChildren(recipe('element', elementCode(site, kind(), values())), recipe('api', api));
    panels.frame.replaceChildren(recipe('iframe', frameCode(site, kind(), values(), height)));
  }

  async function draw() {
    const { game } = state();
    if (game !== replay.game) replay = { game, text: game ? await unpack(game).catch(() => '') : '' };
    drawForm();
    drawCodes();
    const address = frameAddress(here, kind(), values());
    if (preview && frame.src !== address) frame.src = address;
  }

  return { element, update: draw };
}
