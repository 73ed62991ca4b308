// Drives WebKitGTK by the WebDriver protocol on a display of its own, without a package: Debian's webkit2gtk-driver
// has WebKitWebDriver, libwebkit2gtk has MiniBrowser.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export const patience = 30_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** The first line of a stream. */
async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('the program ended without a word');
}

/** Starts the driver on a display of its own. @param {number} scale device pixels per CSS pixel */
async function started(scale) {
  const size = `${1400 * scale}x${1200 * scale}x24`;
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(display.stdio[3]);
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_SCALE: String(scale),
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // test machines may forbid user namespaces
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Ends them also when a test fails or is stopped.
  process.on('exit', () => {
    driver.kill();
    display.kill();
  });
  return { driver, display, port };
}

/**
 * Starts a browser on a display of its own.
 * @param {string} miniBrowser the browser's path
 * @param {{scale?: number}} [options] scale: device pixels per CSS pixel
 */
export async function launch(miniBrowser, { scale = 1 } = {}) {
  const { driver, display, port } = await started(scale);
  /** Errors that pages wrote to the console. @type {string[]} */
  let faults = [];
  for (const stream of [driver.stdout, driver.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (/^CONSOLE .*\bERROR\b/.test(line)) faults.push(line);
    });
  const base = `http://127.0.0.1:${port}`;

  async function ask(method, path, body) {
    const reply = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(`${path.replace(/.*session\/[^/]+/, '')}: ${value.error}: ${value.message}`);
    return value;
  }
  for (let left = 100; ; left -= 1) {
    const ready = await ask('GET', '/status').catch(() => null);
    if (ready) break;
    if (!left) throw new Error('WebKitWebDriver does not answer');
    await new Promise((done) => setTimeout(done, 100));
  }
  const options = { binary: miniBrowser, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
  const { sessionId } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  });
  const at = `/session/${sessionId}`;
  await ask('POST', `${at}/timeouts`, { script: patience, pageLoad: patience });

  const page = {
    go: (url) => ask('POST', `${at}/url`, { url }),
    reload: () => ask('POST', `${at}/refresh`, {}),
    /** Runs a function in the page; its result may be a promise. */
    async eval(task, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${task})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await ask('POST', `${at}/execute/async`, { script, args });
      if (error) throw new Error(error);
      return value;
    },
    /** Waits until a function in the page returns something true. */
    async wait(task, ...args) {
      const until = Date.now() + patience;
      for (;;) {
        const value = await page.eval(task, ...args).catch(() => null);
        if (value) return value;
        if (Date.now() > until) throw new Error(`never true: ${task} ${JSON.stringify(args)}`);
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    async find(selector) {
      await page.wait((where) => document.querySelector(where) != null, selector);
      return (await ask('POST', `${at}/element`, { using: 'css selector', value: selector }))[elementKey];
    },
    click: async (selector) => ask('POST', `${at}/element/${await page.find(selector)}/click`, {}),
    type: async (selector, text) => ask('POST', `${at}/element/${await page.find(selector)}/value`, { text }),
    async press(...keys) {
      const actions = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await ask('POST', `${at}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    /** Sets the window's size so that the page has the given size in CSS pixels. */
    async size(width, height) {
      let [w, h] = [width, height];
      for (let tries = 0; tries < 4; tries += 1) {
        await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width: w, height: h });
        await new Promise((done) => setTimeout(done, 150));
        const [inner, innerHigh] = await page.eval(() => [innerWidth, innerHeight]);
        if (inner === width && innerHigh === height) return;
        [w, h] = [w + width - inner, h + height - innerHigh];
      }
      const got = await page.eval(() => `${innerWidth} × ${innerHeight}`);
      throw new Error(`the window shows ${got} and not ${width} × ${height}`);
    },
    frame: (id) => ask('POST', `${at}/frame`, { id }),
    screenshot: async () => Buffer.from(await ask('GET', `${at}/screenshot`), 'base64'),
    /** Returns the errors since the last call. */
    takeFaults() {
      const all = faults;
      faults = [];
      return all;
    },
    async close() {
      await ask('DELETE', at).catch(() => {});
      driver.kill();
      display.kill();
    },
  };
  return page;
}
