// Prints the games that the Replay view offers, as JSON.
import { samples } from '../../game/samples.js';

console.log(JSON.stringify(samples.map(({ word, text }) => ({ word, text }))));
