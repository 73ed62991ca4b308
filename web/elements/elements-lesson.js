// @ts-check
// The script that a page loads for its first <mahjong-lesson>: all that a lesson shows but games.

import { drawLesson } from './draw-lesson.js';

const host = /** @type {any} */ (globalThis);
// As in elements-problem.js, the first copy that arrives serves all elements.
if (typeof host.tehaiLesson?.lesson !== 'function') host.tehaiLesson = { lesson: drawLesson };
