// @ts-check
// <mahjong-lesson src="lesson.txt">: a lesson, chapter by chapter. Its text is that of `text`, as in a link or in full,
// of the file `src`, or stands inside the element.

import { attributes } from './attributes.js';
import { MahjongElement } from './element.js';
import { lessonDrawing, siteAddress } from './more.js';

export class MahjongLesson extends MahjongElement {
  static observedAttributes = [...attributes, 'src'];

  async draw() {
    await (await lessonDrawing()).lesson(this, siteAddress);
    this.tell('drawn');
  }
}
