// The first actions of a user and an author in Firefox: type, score, step, open the single-file page from disk,
// embed.
//
//     node basics.mjs firefox http://site/ folder/of/the/site http://stranger/page.html http://stranger/wiki.html
//
// Prints a line for each action that works and ends with an error at the first that does not.
import assert from 'node:assert/strict';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';

const [executablePath, site, folder, elements, wiki] = process.argv.slice(2);
const patience = 20_000;

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath,
  headless: true,
  // By default the driver gives files more rights than a user's browser does.
  extraPrefsFirefox: { 'security.fileuri.strict_origin_policy': true },
});

/** Errors in the pages of a test. @type {string[]} */
let faults = [];

/** Opens an address in a new page. */
async function open(address) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.setDefaultTimeout(patience);
  await page.goto(address);
  return page;
}

const shows = (page, selector, text) =>
  page.waitForFunction(
    (where, want) => document.querySelector(where)?.textContent.includes(want),
    { polling: 20 },
    selector,
    text,
  );
const showsInside = (page, element, selector, text) =>
  page.waitForFunction(
    (host, where, want) => document.querySelector(host)?.shadowRoot?.querySelector(where)?.textContent.includes(want),
    { polling: 20 },
    element,
    selector,
    text,
  );

/** What the element of a frame shows; runs within the frame. */
const drawnInFrame = () => document.body.firstElementChild.shadowRoot.textContent;

/** Tries every way out of a page; returns the requests that a server on this machine received. */
async function reached(page) {
  const paths = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    response.end();
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  await page.evaluate(async (to) => {
    const add = (tag, name, path) => {
      const element = document.createElement(tag);
      try {
        element[name] = to + path;
      } catch {
        return; // under Trusted Types a text cannot become the address of a script
      }
      document.body.append(element);
    };
    add('img', 'src', 'picture');
    add('script', 'src', 'script');
    add('iframe', 'src', 'frame');
    add('audio', 'src', 'sound');
    navigator.sendBeacon(to + 'beacon');
    await fetch(to + 'fetch', { mode: 'no-cors' }).catch(() => {});
    await new Promise((done) => setTimeout(done, 300));
  }, `http://127.0.0.1:${server.address().port}/`);
  server.close();
  return paths;
}

const tests = {
  async 'type and score'() {
    const page = await open(`${site}#v1&r=classical`);
    await page.type('#hand-text', '22234555s222p666z');
    await shows(page, '.sum', '70');
    await page.$eval('#hand-text', (field) => field.select());
    await page.type('#hand-text', '123x');
    await shows(page, '#hand-message', 'x');
  },
  async 'a page that was changed'() {
    const page = await open('about:blank');
    await page.evaluateOnNewDocument(() => {
      const { structuredClone } = window;
      window.structuredClone = Math.random;
      window.restore = () => (window.structuredClone = structuredClone);
    });
    await page.goto(`${site}#v1&h=22234555s222p666z&r=classical`);
    await shows(page, '.update', 'Reload');
    await page.evaluate(() => void window.restore());
    await page.click('.update [data-key=again]');
    await shows(page, '.sum', '70');
  },
  async 'step through a replay'() {
    const page = await open(`${site}#v1&w=replay`);
    await page.waitForFunction(() => document.documentElement.dataset.core === 'ready');
    const sample = await page.waitForSelector('.game-button');
    await sample.click();
    await shows(page, '.step-count', '0/');
    await page.focus('.board');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await shows(page, '.step-count', '2/');
  },
  async 'the one file from disk'() {
    const alone = await mkdtemp(join(tmpdir(), 'tehai-'));
    await copyFile(join(folder, 'tehai.html'), join(alone, 'tehai.html'));
    const page = await open(`${pathToFileURL(join(alone, 'tehai.html'))}#v1&h=22234555s222p666z&r=classical`);
    await shows(page, '.sum', '70');
    const result = await page.evaluate(() => Math.round(performance.now()));
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => !/^(blob|data):/.test(name))
        .map(({ name }) => name),
    );
    assert.deepEqual(asked, []);
    assert.deepEqual(await reached(page), []);
    assert.ok(
      faults.length > 0 && faults.every((fault) => fault.startsWith('Content-Security-Policy')),
      'the policy says what it refused',
    );
    faults = [];
    await rm(alone, { recursive: true });
    return `first result within ${result} ms of the navigation`;
  },
  async 'elements on another site'() {
    const page = await open(elements);
    await showsInside(page, 'mahjong-score', '.sum-number', '70');
    await page.waitForFunction(
      () =>
        document.querySelector('mahjong-hand').shadowRoot.querySelector('.mj-tiles')?.getBoundingClientRect().width >
        200,
    );
    await showsInside(page, '#second', '.step-count', '3/');
    await page.evaluate(() => document.querySelector('#second').goTo('next'));
    await showsInside(page, '#second', '.step-count', '4/');
  },
  async 'sandboxed frames from the loader'() {
    const page = await open(wiki);
    // The hand is drawn in its sentence; the others get a frame each when they are near the viewport.
    await page.waitForFunction(() => document.querySelectorAll('.mj-hand svg').length > 0, { polling: 20 });
    for (let i = 0; i < 2; i += 1) {
      await page.waitForFunction((at) => document.querySelectorAll('iframe').length > at, { polling: 20 }, i);
      await page.evaluate((at) => document.querySelectorAll('iframe')[at].scrollIntoView(), i);
      await page.waitForFunction((at) => document.querySelectorAll('iframe')[at].height > 20, { polling: 20 }, i);
    }
    const texts = [];
    for (const frame of page.frames().slice(1)) texts.push(await frame.evaluate(drawnInFrame));
    assert.match(texts[0], /70/);
    assert.match(texts[1], /3\//);
  },
  async offline() {
    const page = await open(site);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  },
};

let failed = false;
for (const [name, test] of Object.entries(tests)) {
  try {
    faults = [];
    const note = await test();
    assert.deepEqual(faults, []);
    console.log(`ok ${name}${note ? `: ${note}` : ''}`);
  } catch (error) {
    failed = true;
    console.log(`FAILED ${name}: ${error.stack}`);
  }
  // Closes the pages, so that their later errors do not count for the next test.
  for (const page of await browser.pages()) await page.close();
}
await browser.close();
process.exit(failed ? 1 : 0);
