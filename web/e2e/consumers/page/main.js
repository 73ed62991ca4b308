import { load } from 'tehai';
import { handSVG } from 'tehai/hand-svg';
import 'tehai/elements';

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.postMessage('123m456p4579s1155z');
worker.onmessage = async ({ data }) => {
  const here = (await load()).analyze({ hand: '123m406p789s11555z' }).shanten.best;
  document.body.insertAdjacentHTML('beforeend', handSVG('123m'));
  document.querySelector('output').textContent = `page ${here}, worker ${data}`;
};
