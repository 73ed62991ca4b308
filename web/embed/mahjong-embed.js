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
   * The address of the frames that the page has set. An element with the id or name mahjongEmbed, which anyone who can
   * write on the page may add, would be found there too: only a plain object with a web address counts.
   * @param {any} settings
   */
  function chosenBase(settings) {
    if (!settings || typeof settings !== 'object' || Object.getPrototypeOf(settings) !== Object.prototype) return '';
    return typeof settings.base === 'string' && /^https?:\/\//i.test(settings.base) ? settings.base : '';
  }

  // data-mj is the text. Each of these names follows data-mj- or, for short, data-.
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
    'block',
    'compact',
  ];
  /** @type {Record<string, string>} */ var kinds = {
    'mj-hand': 'hand',
    'mj-score': 'score',
    'mj-replay': 'replay',
    'mj-problem': 'problem',
    'mj-lesson': 'lesson',
  };
  /**
   * theme: of the page, null where the author has set one; near: near the view; coming: loading; used: clicked
   * @typedef {{
   *   frame: HTMLIFrameElement, holder: HTMLElement, element: HTMLElement, used: boolean, theme: string | null,
   *   near: boolean, coming: boolean, inline: boolean,
   * }} Framed
   * inline: a hand, whose frame takes no space in its sentence before there are tiles to see
   */
  /** @type {Framed[]} */ var frames = [];

  /** @param {HTMLElement} element @param {string} name */
  function attribute(element, name) {
    var value = element.getAttribute('data-mj-' + name);
    return value === null ? element.getAttribute('data-' + name) : value;
  }

  /** @param {HTMLElement} element */
  function textOf(element) {
    // Wikis put a no-break space before a question mark.
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

  // Hands are drawn within the text by mahjong-hands.js. A hand that it cannot read gets a frame.
  /** @type {HTMLElement[]} */ var waiting = [];
  var asked = false;
  /** The functions of that script. An element of the page may have the name too. */
  function hands() {
    return host.tehaiHands && typeof host.tehaiHands.draw === 'function' ? host.tehaiHands : null;
  }

  /** @param {HTMLElement} element */
  function withHands(element) {
    if (hands()) return drawHand(element);
    waiting.push(element);
    if (asked) return undefined;
    asked = true;
    var drawing = document.createElement('script');
    drawing.src = base + 'mahjong-hands.js';
    drawing.onload = drawSome;
    drawing.onerror = drawSome;
    return document.head.appendChild(drawing);
  }

  // A few at a time, so that an article with hundreds of hands stays responsive. The first of the article come first.
  function drawSome() {
    var some = waiting.splice(0, 25);
    for (var i = 0; i < some.length; i += 1) drawHand(some[i]);
    if (waiting.length) setTimeout(drawSome, 0);
  }

  /** @param {HTMLElement} element */
  function drawHand(element) {
    var dialect = attribute(element, 'dialect');
    var look = {
      indices: !!attribute(element, 'indices'),
      theme: attribute(element, 'theme'),
      width: Math.max(0, Math.min(200, Number(attribute(element, 'size')) || 0)),
    };
    var plain = !attribute(element, 'block') && (!dialect || dialect === 'auto' || dialect === 'mpsz');
    var done = plain && hands() && hands().draw(element, textOf(element), look);
    if (!done) enframe(element, 'hand');
  }

  /** @param {HTMLElement} element @param {string} kind */
  function enframe(element, kind) {
    var frame = document.createElement('iframe');
    var theme = attribute(element, 'theme') ? null : themeAt(element);
    frame.src = base + 'embed.html' + hashOf(element, kind) + (theme ? '&theme=' + theme : '');
    frame.title = (element.getAttribute('aria-label') || element.textContent).slice(0, 200);
    frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    frame.setAttribute('loading', 'lazy');
    frame.setAttribute('width', '100%');
    frame.setAttribute('height', '1');
    frame.style.border = '0';
    frame.style.display = 'block';
    paint(frame, theme || attribute(element, 'theme'));
    var holder = document.createElement('span');
    holder.style.display = 'block';
    var inline = kind === 'hand' && !attribute(element, 'block');
    if (inline) hide(holder, 'absolute', '1px', '0');
    // The text stays until the frame has something to show. So it stays where the frame cannot load.
    if (element.parentNode) element.parentNode.insertBefore(holder, element);
    frames.push({
      frame: frame,
      holder: holder,
      element: element,
      used: false,
      theme: theme,
      near: false,
      coming: false,
      inline: inline,
    });
    if (near) near.observe(holder);
    else holder.appendChild(frame);
  }

  /**
   * Browsers put an opaque background behind a frame whose colour scheme differs from that of its element.
   * @param {HTMLIFrameElement} frame
   * @param {string | null} theme
   */
  function paint(frame, theme) {
    frame.style.colorScheme = theme === 'dark' || theme === 'light' ? theme : 'normal';
  }

  // A frame takes about fifteen megabytes, so it is on the page only while it is near the view; otherwise an empty box
  // of its height is. A frame that a person has used stays, since it may show something else by now.
  /** @type {IntersectionObserver | null} */
  var near = host.IntersectionObserver
    ? new IntersectionObserver(
        function (entries) {
          for (var i = 0; i < entries.length; i += 1) {
            for (var j = 0; j < frames.length; j += 1) {
              if (frames[j].holder === entries[i].target) keep(frames[j], entries[i].isIntersecting);
            }
          }
        },
        { rootMargin: '400px 0px' },
      )
    : null;

  /** @param {Framed} one @param {boolean} there */
  function keep(one, there) {
    one.near = there;
    if (there === !!one.frame.parentNode) return;
    if (there) {
      loadSome();
    } else if (!one.used) {
      one.coming = false;
      one.holder.style.minHeight = one.frame.getAttribute('height') + 'px';
      one.holder.removeChild(one.frame);
    }
  }

  // Two load at a time: frames are taller than the text before them, so others that were near the view move away.
  function loadSome() {
    var coming = 0;
    for (var i = 0; i < frames.length; i += 1) coming += frames[i].coming ? 1 : 0;
    for (var j = 0; j < frames.length && coming < 2; j += 1) {
      var one = frames[j];
      if (!one.near || one.frame.parentNode) continue;
      one.coming = true;
      coming += 1;
      one.holder.appendChild(one.frame);
      waitFor(one);
    }
  }

  // After five seconds a frame that does not load no longer keeps the others waiting.
  /** @param {Framed} one */
  function waitFor(one) {
    if (host.setTimeout) host.setTimeout(arrived, 5000, one);
  }

  /** @param {Framed} one */
  function arrived(one) {
    if (!one.coming) return;
    one.coming = false;
    // The layout with this frame comes first: a frame that was near may be far away then.
    if (host.requestAnimationFrame)
      host.requestAnimationFrame(function () {
        host.requestAnimationFrame(loadSome);
      });
    else loadSome();
  }

  // A frame that is clicked or reached by Tab gets the focus, and the page loses it.
  window.addEventListener('blur', function () {
    for (var i = 0; i < frames.length; i += 1) {
      if (frames[i].frame === document.activeElement) frames[i].used = true;
    }
  });

  // In print the text replaces frames that are not loaded.
  /** @param {boolean} paper */
  function printing(paper) {
    for (var i = 0; i < frames.length; i += 1) {
      var one = frames[i];
      if (one.frame.parentNode || one.element.style.display !== (paper ? 'none' : '')) continue;
      if (!one.holder.style.minHeight) continue;
      one.element.style.display = paper ? '' : 'none';
      one.holder.style.display = paper ? 'none' : 'block';
    }
  }
  window.addEventListener('beforeprint', function () {
    printing(true);
  });
  window.addEventListener('afterprint', function () {
    printing(false);
  });

  /** Whether the page behind an element is light or dark; "" where no colour is set. @param {Element} element */
  function themeAt(element) {
    for (var at = /** @type {Element | null} */ (element); at && host.getComputedStyle; at = at.parentElement) {
      var parts = getComputedStyle(at).backgroundColor.match(/^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/);
      if (parts && (parts[4] === undefined || Number(parts[4]) > 0.5))
        return Number(parts[1]) * 0.3 + Number(parts[2]) * 0.59 + Number(parts[3]) * 0.11 < 128 ? 'dark' : 'light';
    }
    return '';
  }

  /** Follows the page's colours, which wikis change by a class of the root element. */
  function recolour() {
    for (var i = 0; i < frames.length; i += 1) {
      var one = frames[i];
      var theme = one.theme === null ? null : themeAt(one.element.parentElement || document.body);
      if (theme === one.theme || theme === null) continue;
      one.theme = theme;
      paint(one.frame, theme);
      // A frame that has drawn is sent a message; one that is not on the page gets the theme in its address.
      if (one.element.style.display === 'none' && one.frame.contentWindow)
        one.frame.contentWindow.postMessage({ tehai: 'theme', theme: theme || 'auto' }, '*');
      if (!one.frame.parentNode)
        one.frame.src = one.frame.src.replace(/(&theme=\w+)?$/, theme ? '&theme=' + theme : '');
    }
  }
  if (host.MutationObserver) {
    var changes = new MutationObserver(recolour);
    var told = { attributes: true, attributeFilter: ['class', 'style', 'data-theme'] };
    changes.observe(document.documentElement, told);
    if (document.body) changes.observe(document.body, told);
  }

  /** @param {ParentNode} root */
  function upgradeAll(root) {
    var found = root.querySelectorAll('.mj-hand, .mj-score, .mj-replay, .mj-problem, .mj-lesson');
    for (var i = 0; i < found.length; i += 1) upgrade(/** @type {HTMLElement} */ (found[i]));
  }

  // A message counts only if a frame of this script has sent it. A sandboxed frame has the origin "null".
  /** @param {any} event */
  function heard(event) {
    var data = event.data;
    if (!data || event.origin !== 'null') return;
    for (var i = frames.length - 1; i >= 0; i -= 1) {
      if (event.source && frames[i].frame.contentWindow === event.source) {
        if (data.tehai === 'fault' && frames[i].inline) markFault(i, data.message);
        else if (data.tehai === 'height') resize(frames[i], data.height);
      }
    }
  }

  /** @param {HTMLElement} holder @param {string} position @param {string} width @param {string} opacity */
  function hide(holder, position, width, opacity) {
    holder.style.position = position;
    holder.style.width = width;
    holder.style.opacity = opacity;
  }

  /** @param {Framed} one @param {unknown} height */
  function resize(one, height) {
    if (typeof height !== 'number' || !(height > 0 && height < 10000)) return;
    one.frame.setAttribute('height', String(Math.ceil(height)));
    hide(one.holder, '', '', '');
    one.element.style.display = 'none';
    arrived(one);
  }

  /**
   * A hand that cannot be read stays as underlined text. Its tooltip says why.
   * @param {number} place in the list of frames
   * @param {unknown} message
   */
  function markFault(place, message) {
    var one = frames.splice(place, 1)[0];
    arrived(one);
    if (near) near.unobserve(one.holder);
    if (one.holder.parentNode) one.holder.parentNode.removeChild(one.holder);
    one.element.style.display = '';
    one.element.style.textDecoration = 'underline';
    one.element.style.textDecoration = 'underline wavy #d33'; // ignored by older browsers
    one.element.title = String(message).slice(0, 500);
  }

  window.addEventListener('message', heard, false);
  if (host.mw && host.mw.hook) {
    // Also called for previews, and for pages that are loaded later.
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
