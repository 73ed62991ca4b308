// @ts-check
// The script that a page loads for its first <mahjong-problem>. It holds all that a problem shows, so that such a page
// needs no other script beside elements.js.

import { drawProblem } from './draw-problem.js';

const host = /** @type {any} */ (globalThis);
// Loading may be given up and tried again: the first copy of the script that arrives serves all elements. An element of
// the page may have that name too.
if (typeof host.tehaiProblem?.problem !== 'function') host.tehaiProblem = { problem: drawProblem };
