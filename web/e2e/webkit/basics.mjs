// The first actions of a user and an author in WebKit: type, follow advice, open every view, step, embed, go offline.
//
//     node basics.mjs MiniBrowser http://site/ folder/of/the/site http://stranger/page.html http://stranger/wiki.html
//
// Prints a line for each action that works and ends with an error at the first that does not.
import assert from 'node:assert/strict';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from './driver.mjs';

const [miniBrowser, site, folder, elements, wiki] = process.argv.slice(2);
const page = await launch(miniBrowser);

const shows = (selector, text) =>
  page.wait((where, want) => document.querySelector(where)?.textContent.includes(want), selector, text);
const showsInside = (host, selector, text) =>
  page.wait(
    (element, where, want) =>
      document.querySelector(element)?.shadowRoot?.querySelector(where)?.textContent.includes(want),
    host,
    selector,
    text,
  );
const ready = () => page.wait(() => document.documentElement.dataset.core === 'ready');

/** Opens an address, even if it differs from the present one only after #. */
async function open(address) {
  await page.go('about:blank');
  await page.go(address);
}

const views = ['hand', 'replay', 'table', 'practice', 'sitting', 'yaku', 'embed', 'help'];

/** Checks that a view is drawn, no wider than the window, with buttons high enough for a finger. */
async function drawn(view, width) {
  await ready();
  await page.wait(
    (name) =>
      !document.querySelector(`[data-view="${name}"]:not([aria-current="page"])`) &&
      document.querySelector('main').textContent.trim().length > 40,
    view,
  );
  const [wide, window, low] = await page.eval(() => [
    document.documentElement.scrollWidth,
    innerWidth,
    [...document.querySelectorAll('main button')]
      .filter((button) => button.offsetParent && button.getBoundingClientRect().height < 20)
      .map((button) => button.outerHTML.slice(0, 80)),
  ]);
  assert.ok(wide <= window, `${view} at ${width} px is ${wide} px wide`);
  assert.deepEqual(low, [], `${view} at ${width} px has buttons too low to touch`);
}

/** A server of the site that can be switched off. */
async function serveSite() {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };
  const server = createServer(async (request, response) => {
    const name = new URL(request.url, site).pathname.slice(1) || 'index.html';
    if (name === 'phone.html') {
      response.setHeader('content-type', 'text/html');
      response.end(`<title>phone</title><iframe width="390" height="664" src="/#v1&w=${request.url.split('?')[1]}">`);
      return;
    }
    try {
      const body = await readFile(join(folder, name));
      response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const off = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, off };
}

const tests = {
  async 'type a hand and score it'() {
    await open(`${site}#v1&r=classical`);
    await ready();
    await page.type('#hand-text', '22234555s222p666z');
    await shows('.sum', '70');
    await page.eval(() => document.querySelector('#hand-text').select());
    await page.type('#hand-text', '123x');
    await shows('#hand-message', 'x');
  },
  async 'advice for a hand'() {
    await open(`${site}#v1&h=123m456p4579s1155z&r=riichi-tenhou`);
    await page.wait(() => document.querySelectorAll('.discard-tile .picture').length > 3);
    await shows('main', '%');
  },
  async 'every view at 1024 and 390 pixels'() {
    await page.size(1024, 768);
    for (const view of views) {
      await open(`${site}#v1&w=${view}`);
      await drawn(view, 1024);
    }
    // The browser's own window cannot be this narrow, but a frame can.
    const { address, off } = await serveSite();
    for (const view of views) {
      await open(`${address}phone.html?${view}`);
      await page.frame(0);
      assert.equal(await page.eval(() => innerWidth), 390);
      await drawn(view, 390);
      await page.frame(null);
    }
    await off();
  },
  async 'step through a log'() {
    await open(`${site}#v1&w=replay`);
    await ready();
    await page.click('.game-button');
    await shows('.step-count', '0/');
    await page.eval(() => document.querySelector('.board').focus());
    await page.press('\uE014', '\uE014'); // two arrows to the right
    await shows('.step-count', '2/');
  },
  async 'elements on another site'() {
    await open(elements);
    await showsInside('mahjong-score', '.sum-number', '70');
    await page.wait(
      () =>
        document.querySelector('mahjong-hand').shadowRoot.querySelector('.mj-tiles')?.getBoundingClientRect().width >
        200,
    );
    await showsInside('#second', '.step-count', '3/');
    await page.eval(() => document.querySelector('#second').goTo('next'));
    await showsInside('#second', '.step-count', '4/');
  },
  async 'sandboxed frames on a wiki'() {
    await open(wiki);
    await page.wait(() => document.querySelectorAll('.mj-hand svg').length > 0);
    for (const [at, text] of ['70', '3/'].entries()) {
      await page.wait((i) => document.querySelectorAll('iframe').length > i, at);
      await page.eval((i) => document.querySelectorAll('iframe')[i].scrollIntoView(), at);
      await page.wait((i) => document.querySelectorAll('iframe')[i].height > 20, at);
      await page.frame(at);
      await page.wait((want) => document.body.firstElementChild.shadowRoot.textContent.includes(want), text);
      await page.frame(null);
    }
  },
  async 'the one file from disk'() {
    const alone = await mkdtemp(join(tmpdir(), 'tehai-'));
    await copyFile(join(folder, 'tehai.html'), join(alone, 'tehai.html'));
    await open(`${pathToFileURL(join(alone, 'tehai.html'))}#v1&h=22234555s222p666z&r=classical`);
    await shows('.sum', '70');
    const asked = await page.eval(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => !/^(blob|data):/.test(name)),
    );
    assert.deepEqual(asked, []);
    await rm(alone, { recursive: true });
  },
  async 'offline after a reload'() {
    const { address, off } = await serveSite();
    await open(`${address}#v1&h=22234555s222p666z&r=classical`);
    await shows('.sum', '70');
    await page.eval(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await shows('.sum', '70');
    await page.wait(() => navigator.serviceWorker.controller != null);
    await off();
    await page.reload();
    await shows('.sum', '70');
    page.takeFaults(); // a worker reports a request for a missing file
  },
};

let failed = false;
for (const [name, test] of Object.entries(tests)) {
  try {
    page.takeFaults();
    await test();
    assert.deepEqual(page.takeFaults(), []);
    console.log(`ok ${name}`);
  } catch (error) {
    failed = true;
    console.log(`FAILED ${name}: ${error.stack}`);
    await page.frame(null).catch(() => {});
  }
}
await page.close();
process.exit(failed ? 1 : 0);
