// @ts-check
// Loads the form of house rules and its words, which a page that answers hands does without.

export async function loadHouse() {
  const file = await import('./house-rules.js');
  await file.houseWords();
  return file;
}
