// Draws the grid of tiles in Firefox at several widths and scales; saves pictures and places for the test.
//
//     node grid.mjs firefox http://…/grid.html 14,17.7,… folder
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';

const [executablePath, address, widths, folder] = process.argv.slice(2);

const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
const page = await browser.newPage();
for (const scale of [1, 2, 3]) {
  await page.setViewport({ width: 980, height: 900, deviceScaleFactor: scale });
  await page.goto(address);
  await page.waitForFunction(() => window.drawGrid != null, { polling: 20 });
  for (const width of widths.split(',')) {
    const pairs = await page.evaluate((px) => window.drawGrid(px), Number(width));
    const name = join(folder, `${width}@${scale}`);
    await page.screenshot({ path: `${name}.png` });
    await writeFile(`${name}.json`, JSON.stringify(pairs));
  }
}
await browser.close();
