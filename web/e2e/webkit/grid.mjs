// Draws the grid of tiles in WebKit at several widths and scales and saves pictures and places for the test.
//
//     node grid.mjs MiniBrowser http://…/grid.html 14,17.7,… folder
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from './driver.mjs';

const [miniBrowser, address, widths, folder] = process.argv.slice(2);

for (const scale of [1, 2, 3]) {
  const page = await launch(miniBrowser, { scale });
  await page.go(address);
  await page.size(980, 900);
  await page.wait(() => window.drawGrid != null);
  assert.equal(await page.eval(() => devicePixelRatio), scale);
  for (const width of widths.split(',')) {
    const pairs = await page.eval((px) => window.drawGrid(px), Number(width));
    const name = join(folder, `${width}@${scale}`);
    await writeFile(`${name}.png`, await page.screenshot());
    await writeFile(`${name}.json`, JSON.stringify(pairs));
  }
  await page.close();
}
