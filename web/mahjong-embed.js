/*
 * Turns <span class="mj-hand" data-mj="123m…">123m…</span> and its siblings mj-score and mj-replay into frames of Tehai.
 * Written in ES5 for the scripts of wikis. Without it, or before it has run, the text stays readable.
 *
 *   <script src="https://…/mahjong-embed.js"></script>          on a page
 *   mw.loader.load('https://…/mahjong-embed.js');               in MediaWiki:Common.js
 *   window.mahjongEmbed = {base: 'https://…/'};                 where the script itself lies elsewhere
 */
(function () {
  'use strict';

  var script = document.currentScript;
  var settings = window.mahjongEmbed || {};
  var base = settings.base || (script && script.src ? script.src.replace(/[^/]*([?#].*)?$/, '') : '');
  if (!base) return;

  // data-mj is the text, every other name stands behind data-mj- or, shorter, behind data-.
  var names = ['dialect', 'rules', 'options', 'situation', 'indicators', 'ura-indicators', 'game', 'deal', 'step', 'seat', 'size', 'theme', 'language', 'romaji', 'indices'];
  var kinds = { 'mj-hand': 'hand', 'mj-score': 'score', 'mj-replay': 'replay' };
  var frames = [];

  function attribute(element, name) {
    var value = element.getAttribute('data-mj-' + name);
    return value === null ? element.getAttribute('data-' + name) : value;
  }

  function hashOf(element, kind) {
    // Wikis write a blank before a question mark as one that does not break.
    var text = element.getAttribute('data-mj') || element.textContent.replace(/\u00a0/g, ' ');
    var hash = '#' + kind + '&text=' + encodeURIComponent(text);
    for (var i = 0; i < names.length; i += 1) {
      var value = attribute(element, names[i]);
      if (value) hash += '&' + names[i] + '=' + encodeURIComponent(value);
    }
    return hash;
  }

  function kindOf(element) {
    for (var name in kinds) {
      if (kinds.hasOwnProperty(name) && (' ' + element.className + ' ').indexOf(' ' + name + ' ') >= 0) return kinds[name];
    }
    return null;
  }

  function upgrade(element) {
    var kind = kindOf(element);
    if (!kind || element.getAttribute('data-mj-done')) return;
    element.setAttribute('data-mj-done', '1');
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
    element.parentNode.insertBefore(frame, element);
    frames.push({ frame: frame, element: element });
  }

  function upgradeAll(root) {
    var found = root.querySelectorAll('.mj-hand, .mj-score, .mj-replay');
    for (var i = 0; i < found.length; i += 1) upgrade(found[i]);
  }

  // A message counts only from a frame made here, and from the origin that frame has: none in its sandbox.
  function heard(event) {
    var data = event.data;
    if (!data || data.tehai !== 'height' || typeof data.height !== 'number' || !(data.height > 0 && data.height < 10000)) return;
    if (event.origin !== 'null') return;
    for (var i = 0; i < frames.length; i += 1) {
      if (frames[i].frame.contentWindow === event.source) {
        frames[i].frame.setAttribute('height', String(Math.ceil(data.height)));
        frames[i].element.style.display = 'none';
      }
    }
  }

  window.addEventListener('message', heard, false);
  if (window.mw && window.mw.hook) {
    // Also for previews and pages that arrive later.
    window.mw.hook('wikipage.content').add(function (content) { upgradeAll(content[0] || document); });
  } else if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', function () { upgradeAll(document); });
  } else {
    upgradeAll(document);
  }
}());
