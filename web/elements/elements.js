// @ts-check
// The script tag for other sites:
//
//     <script src="https://…/elements.js" defer></script>
//     <mahjong-hand text="123m406p789s11555z">123m 406p 789s 11555z</mahjong-hand>

import { MahjongHand } from './hand.js';
import { MahjongLesson } from './lesson.js';
import { MahjongProblem } from './problem.js';
import { MahjongReplay } from './replay.js';
import { MahjongScore } from './score.js';

for (const [name, element] of Object.entries({
  'mahjong-hand': MahjongHand,
  'mahjong-score': MahjongScore,
  'mahjong-replay': MahjongReplay,
  'mahjong-problem': MahjongProblem,
  'mahjong-lesson': MahjongLesson,
})) {
  if (!customElements.get(name)) customElements.define(name, element);
}
