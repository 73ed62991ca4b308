// @ts-check
// The icons of the buttons below the board.

export const icons = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zM13 5h4v14h-4z',
  move: ['M15.5 5v14L6 12z', 'M8.5 5v14L18 12z'],
  moment: ['M15 5v4l-5 3 5 3v4L6 12zM18 5h2v14h-2z', 'M9 5v4l5 3-5 3v4l9-7zM4 5h2v14H4z'],
  turn: ['M12 5v14l-8-7zM20 5v14l-8-7z', 'M4 5v14l8-7zM12 5v14l8-7z'],
  deal: ['M5 5h3v14H5zM19 5v14L9 12z', 'M16 5h3v14h-3zM5 5v14l10-7z'],
};

/** @param {string} path */
export function icon(path) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}
