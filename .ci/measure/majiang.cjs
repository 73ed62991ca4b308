// Asks @kobalab/majiang-ai what it lets go. It reads a deal a line, as measure tells it, and writes a line for each: the
// tile by the step.
//
//	node majiang.cjs < deals        (run where the packages are installed)
const { createRequire } = require('node:module');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const load = createRequire(join(process.cwd(), 'peer.js'));
const Majiang = load('@kobalab/majiang-core');
const Player = load('@kobalab/majiang-ai');

/** What a player may know of a message: tiles of others are hidden. */
function heard(message, l) {
  const [kind] = Object.keys(message);
  const what = message[kind];
  if (kind === 'qipai')
    return { qipai: { ...what, shoupai: what.shoupai.map((hand, seat) => (seat === l ? hand : '')) } };
  if ((kind === 'zimo' || kind === 'gangzimo') && what.l !== l) return { [kind]: { ...what, p: '' } };
  return message;
}

for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const answers = {};
  try {
    const messages = JSON.parse(line);
    const dealer = messages[0].qipai.jushu;
    const players = [0, 1, 2, 3].map((seat) => {
      const player = new Player();
      player.kaiju({ id: (seat + dealer) % 4, rule: Majiang.rule(), title: '', player: ['', '', '', ''], qijia: 0 });
      return player;
    });
    for (const message of messages) {
      if ('ask' in message) answers[message.ask] = players[message.l].select_dapai();
      else players.forEach((player, seat) => player.action(heard(message, seat)));
    }
  } catch (error) {
    console.error(String(error.stack).split('\n').slice(0, 3).join(' '));
  }
  console.log(JSON.stringify(answers));
}
