// @ts-check
// Chooses the language nearest to a request.

/**
 * @param {string} wish a tag, or "auto" for the browser's own
 * @param {string[]} tags of the languages; the first is used if none is near
 */
export function closestTag(wish, tags) {
  const wishes = wish === 'auto' ? (navigator.languages ?? [navigator.language]) : [wish];
  return wishes.map((tag) => near(tag, tags)).find(Boolean) ?? tags[0];
}

/** Any Chinese is nearer to the simplified words than to English. @param {string} tag @param {string[]} tags */
const near = (tag, tags) =>
  tags.find((one) => one === tag) ?? tags.find((one) => one.split('-')[0] === String(tag).split('-')[0]);
