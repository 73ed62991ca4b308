/*
 * Turns <span class="mj-hand" data-mj="123m…">123m…</span> and its siblings mj-score and mj-replay into frames of
 * Tehai.
 * Written in ES5 for the scripts of wikis. Without it, or before it has run, the text stays readable.
 *
 *   <script src="https://…/mahjong-embed.js"></script>          on a page
 *   mw.loader.load('https://…/mahjong-embed.js');               in MediaWiki:Common.js
 *   window.mahjongEmbed = {base: 'https://…/'};                 where the script itself lies elsewhere
 */
(function () {
  'use strict';

  /** @type {any} */ var host = window;
  var script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  var base = chosenBase(host.mahjongEmbed) || (script && script.src ? script.src.replace(/[^/]*([?#].*)?$/, '') : '');
  if (!base) return;

  /**
   * Where a page says that the frames lie. An element with such an id or name would stand there too, put by anybody who
   * may write on the page: only a plain object counts, and an address of the web.
   * @param {any} settings
   */
  function chosenBase(settings) {
    if (!settings || typeof settings !== 'object' || Object.getPrototypeOf(settings) !== Object.prototype) return '';
    return typeof settings.base === 'string' && /^https?:\/\//i.test(settings.base) ? settings.base : '';
  }

  // data-mj is the text, every other name stands behind data-mj- or, shorter, behind data-.
  var names = [
    'dialect',
    'rules',
    'options',
    'situation',
    'indicators',
    'ura-indicators',
    'game',
    'deal',
    'step',
    'seat',
    'size',
    'theme',
    'language',
    'romaji',
    'indices',
  ];
  /** @type {Record<string, string>} */ var kinds = { 'mj-hand': 'hand', 'mj-score': 'score', 'mj-replay': 'replay' };
  /** @type {{frame: HTMLIFrameElement, element: HTMLElement}[]} */ var frames = [];

  /** @param {HTMLElement} element @param {string} name */
  function attribute(element, name) {
    var value = element.getAttribute('data-mj-' + name);
    return value === null ? element.getAttribute('data-' + name) : value;
  }

  /** @param {HTMLElement} element */
  function textOf(element) {
    // Wikis write a blank before a question mark as one that does not break.
    return element.getAttribute('data-mj') || (element.textContent || '').replace(/\u00a0/g, ' ');
  }

  /** @param {HTMLElement} element @param {string} kind */
  function hashOf(element, kind) {
    var hash = '#' + kind + '&text=' + encodeURIComponent(textOf(element));
    for (var i = 0; i < names.length; i += 1) {
      var value = attribute(element, names[i]);
      if (value) hash += '&' + names[i] + '=' + encodeURIComponent(value);
    }
    return hash;
  }

  /** @param {HTMLElement} element */
  function kindOf(element) {
    for (var name in kinds) {
      if (kinds.hasOwnProperty(name) && (' ' + element.className + ' ').indexOf(' ' + name + ' ') >= 0)
        return kinds[name];
    }
    return null;
  }

  /** @param {HTMLElement} element */
  function upgrade(element) {
    var kind = kindOf(element);
    if (!kind || element.getAttribute('data-mj-done')) return;
    element.setAttribute('data-mj-done', '1');
    if (kind === 'hand') withHands(element);
    else enframe(element, kind);
  }

  // Hands are drawn within the text, by a script that the first of them loads; what that cannot read gets a frame.
  /** @type {HTMLElement[]} */ var waiting = [];
  var asked = false;
  /** @param {HTMLElement} element */
  function withHands(element) {
    if (host.tehaiHands) return drawHand(element);
    waiting.push(element);
    if (asked) return undefined;
    asked = true;
    var hands = document.createElement('script');
    hands.src = base + 'mahjong-hands.js';
    hands.onload = function () {
      for (var i = 0; i < waiting.length; i += 1) drawHand(waiting[i]);
      waiting = [];
    };
    return document.head.appendChild(hands);
  }

  /** @param {HTMLElement} element */
  function drawHand(element) {
    var plain = !attribute(element, 'dialect') || attribute(element, 'dialect') === 'mpsz';
    var done =
      plain && host.tehaiHands && host.tehaiHands.draw(element, textOf(element), !!attribute(element, 'indices'));
    if (!done) enframe(element, 'hand');
  }

  /** @param {HTMLElement} element @param {string} kind */
  function enframe(element, kind) {
    var frame = document.createElement('iframe');
    frame.src = base + 'embed.html' + hashOf(element, kind);
    frame.title = (element.getAttribute('aria-label') || element.textContent).slice(0, 200);
    frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    frame.setAttribute('loading', 'lazy');
    frame.setAttribute('width', '100%');
    frame.setAttribute('height', '1');
    frame.style.border = '0';
    frame.style.display = 'block';
    frame.style.colorScheme = 'normal';
    // The text stays until the frame has something to show, so it also stays where the frame cannot load.
    if (element.parentNode) element.parentNode.insertBefore(frame, element);
    frames.push({ frame: frame, element: element });
  }

  /** @param {ParentNode} root */
  function upgradeAll(root) {
    var found = root.querySelectorAll('.mj-hand, .mj-score, .mj-replay');
    for (var i = 0; i < found.length; i += 1) upgrade(/** @type {HTMLElement} */ (found[i]));
  }

  // A message counts only from a frame made here, and from the origin that frame has: none in its sandbox.
  /** @param {any} event */
  function heard(event) {
    var data = event.data;
    if (
      !data ||
      data.tehai !== 'height' ||
      typeof data.height !== 'number' ||
      !(data.height > 0 && data.height < 10000)
    )
      return;
    if (event.origin !== 'null') return;
    for (var i = 0; i < frames.length; i += 1) {
      if (frames[i].frame.contentWindow === event.source) {
        frames[i].frame.setAttribute('height', String(Math.ceil(data.height)));
        frames[i].element.style.display = 'none';
      }
    }
  }

  window.addEventListener('message', heard, false);
  if (host.mw && host.mw.hook) {
    // Also for previews and pages that arrive later.
    host.mw.hook('wikipage.content').add(function (/** @type {ParentNode[]} */ content) {
      upgradeAll(content[0] || document);
    });
  } else if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', function () {
      upgradeAll(document);
    });
  } else {
    upgradeAll(document);
  }
})();
