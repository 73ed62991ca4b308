// @ts-check
// The answer on screen as data: picture and text give the same as the page, in its language and under all rules.

/** @param {Element | null | undefined} element */
const text = (element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
/** @param {Element | null | undefined} root @param {string} selector */
const all = (root, selector) =>
  [...(root?.querySelectorAll(selector) ?? [])].filter((element) => {
    const fold = element.closest('details');
    return !fold || fold.contains(root ?? null);
  });
/**
 * The tiles without buttons: a button around a tile names it too.
 * @param {Element | null} root
 * @returns {string[]}
 */
const faces = (root) => all(root, '.face[data-tile]').map((face) => face.getAttribute('data-tile') ?? '');

/** @param {Element} line */
const lineOf = (line) => ({ name: text(line.firstElementChild), worth: text(line.querySelector('.line-worth')) });

/** @param {Element} card */
function cardOf(card) {
  return {
    number: text(card.querySelector('.sum-number')),
    unit: text(card.querySelector('.sum-unit')),
    steps: text(card.querySelector('.sum-steps')),
    payments: all(card, '.payments > *').map((one) => ({ text: text(one), gets: one.matches('.gets') })),
    chips: all(card, '.card-chips .fact').map(text),
    sets: all(card.querySelector('.reading'), '.set').map((set) => ({
      tiles: faces(set),
      note: text(set.querySelector('.set-note')),
    })),
    sections: all(card, 'section').map((section) => ({
      title: text(section.querySelector('h3')),
      lines: all(section, '.line').map(lineOf),
    })),
    why: all(card, '.why > li').map(text),
  };
}

/** @param {Element} row */
const discardOf = (row) => ({
  tiles: faces(row.querySelector('.discard-tiles')),
  said: all(row, '.discard-line > :not(button, .bar)').map(text).filter(Boolean),
  share:
    Number.parseFloat(
      row
        .querySelector('.bar span')
        ?.getAttribute('style')
        ?.match(/[\d.]+%/)?.[0] ?? '0',
    ) / 100,
  accepted: all(row.querySelector('.accepted'), '.accept').map((one) => ({
    tile: one.getAttribute('data-tile') ?? faces(one)[0] ?? '',
    left: one.getAttribute('data-left') ?? '',
  })),
});

/** @param {Element} wait */
const waitOf = (wait) => ({
  tile: faces(wait)[0] ?? '',
  said: text(wait.querySelector('.wait-facts > :first-child')),
  pays: all(wait, '.wait-pays > div').map((one) => ({
    name: text(one.firstElementChild),
    sum: text(one.lastElementChild),
  })),
});

export function shownAnswer() {
  const panel = document.querySelector('main .answer');
  const card = panel?.querySelector('.card') ?? null;
  return {
    sentence: text(panel?.querySelector('.sentence')),
    assumed: text(panel?.querySelector('.assumed')),
    card: card && cardOf(card),
    discards: all(panel, '.discards > li').slice(0, 8).map(discardOf),
    waits: all(panel, '.waits .wait').map(waitOf),
  };
}
/** @typedef {ReturnType<typeof shownAnswer>} ShownAnswer */

/** The same as text: the hand, the sentence, then line by line. @param {ShownAnswer} shown @param {string} mpsz */
export function answerText({ sentence, assumed, card, discards, waits }, mpsz) {
  const lines = [mpsz, sentence];
  if (card) {
    lines.push(card.payments.map((one) => one.text).join(', '), card.steps);
    for (const { title, lines: rows } of card.sections)
      lines.push('', title, ...rows.map(({ name, worth }) => `${name}: ${worth}`));
    lines.push(...card.why);
  }
  for (const { tiles: names, said, accepted } of discards)
    lines.push(
      `${names.join(' ')}: ${said.join(', ')} (${accepted.map(({ tile, left }) => `${tile}×${left}`).join(' ')})`,
    );
  for (const { tile, said, pays } of waits)
    lines.push(`${tile}: ${said}; ${pays.map(({ name, sum }) => `${name} ${sum}`).join(', ')}`);
  return [...lines, '', assumed]
    .filter((line, index, list) => line || list[index - 1])
    .join('\n')
    .trim();
}
