// A program in TypeScript. What is wrong in it has to be found: see the lines after @ts-expect-error.
import { load, TehaiError, type Code, type Tehai } from 'tehai';
import wasm from 'tehai/core.wasm';
import { handSVG, type HandSVGOptions } from 'tehai/hand-svg';
import 'tehai/elements';

const tehai: Tehai = await load(wasm);
const shanten: number = tehai.analyze({ hand: '123m' }).shanten.best;
const answer = tehai.score({ hand: '22234555s222p666z', ruleset: 'classical' });
if (answer.win && 'final' in answer) answer.final.toFixed();
const fault = (error: unknown): Code | undefined => (error instanceof TehaiError ? error.code : undefined);
const options: HandSVGOptions = { height: 40 };
const picture: string | null = handSVG('123m', options);
const replay = document.querySelector('mahjong-replay');
replay?.goTo('next');
replay?.addEventListener('mahjong-error', (event) => event.detail.message.trim());

// @ts-expect-error hand is missing
tehai.analyze({});
// @ts-expect-error no place of a replay
replay?.goTo('there');
// @ts-expect-error a picture may be null
picture.length;
// @ts-expect-error no such option
handSVG('123m', { wide: true });
// @ts-expect-error no such function
tehai.guess({});

export { fault, picture, shanten };
