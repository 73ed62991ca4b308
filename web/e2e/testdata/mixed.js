// Makes calls to one module, a third of them with faults: returns a function that makes those from one number to
// another. Every answer is compared with the first one to the same question, which is compared with a known one.
(tehai) => {
  const replay = REPLAY;
  const good = [
    [() => tehai.analyze({ hand: '123m406p789s11555z' }), (value) => value.shanten.best === -1],
    [() => tehai.analyze({ hand: '1112345678999m' }), (value) => value.waits.length === 9],
    [() => tehai.parse({ text: '123m [555p] (1111z)+5z' }), (value) => value.melds.length === 2],
    [() => tehai.score({ hand: '22234555s222p666z', ruleset: 'classical' }), (value) => value.final === 70],
    [
      () =>
        tehai.score({
          hand: '123m456p789s11222z',
          ruleset: 'riichi-tenhou',
          situation: { selfDrawn: true, riichi: 1, seatWind: 'S' },
        }),
      (value) => value.win && value.points > 0,
    ],
    [() => tehai.convert({ text: '123m', to: 'unicode' }), (value) => value.text === '🀇🀈🀉'],
    [
      () => {
        const { id, deals } = tehai.replayOpen({ text: replay });
        const state = tehai.replayState({ id, deal: 0, step: 9 });
        tehai.replayClose({ id });
        return { deals, state };
      },
      (value) => value.state.seats.length === 4,
    ],
    [
      () => {
        const { id } = tehai.gameNew({ players: 4, tiles: '136', seed: 7 });
        const { text } = tehai.gameText({ id });
        tehai.gameClose({ id });
        return text;
      },
      (value) => value.length > 100,
    ],
  ];
  const cycle = {};
  cycle.self = cycle;
  const bad = [
    [() => tehai.parse({ text: '123x' }), 'bad-suit'],
    [() => tehai.parse({ text: 5 }), 'bad-type'],
    [() => tehai.parse({ text: '1m', more: 1 }), 'unknown-field'],
    [() => tehai.analyze({ hand: '11111m' }), 'too-many-copies'],
    [() => tehai.analyze({ hand: '1'.repeat(5000) }), 'too-large'],
    [() => tehai.score({ hand: '123m456p789s11222z', ruleset: 'none' }), 'unknown-ruleset'],
    [() => tehai.replayOpen({ text: '<mjloggm' }), null],
    [() => tehai.replayState({ id: 'none', deal: 0, step: 0 }), 'unknown-id'],
    [() => tehai.score(null), null],
    [() => tehai.analyze(cycle), null],
    [
      () =>
        tehai.analyze({
          hand: {
            toString() {
              throw new Error('trap');
            },
          },
        }),
      null,
    ],
  ];
  const first = new Map();
  const outcome = (call) => {
    try {
      return { value: call() };
    } catch (error) {
      return { code: error.code, message: error.message };
    }
  };
  return (from, to) => {
    const faults = [];
    for (let i = from; i < to && faults.length < 5; i += 1) {
      const isBad = i % 3 === 2;
      const list = isBad ? bad : good;
      const at = Math.floor(i / 3) % list.length;
      const [call, want] = list[(at + i) % list.length];
      const got = outcome(call);
      const text = JSON.stringify(got);
      if (!first.has(call)) {
        first.set(call, text);
        if (
          isBad
            ? !got.code || (want && got.code !== want) || (got.code === 'internal' && want !== null)
            : !got.value || !want(got.value)
        )
          faults.push(`${call}: ${text}`);
      } else if (first.get(call) !== text) faults.push(`call ${i} ${call}: ${text}, at first ${first.get(call)}`);
    }
    return faults;
  };
};
