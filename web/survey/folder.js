// @ts-check
// What was dropped: files, and those in folders, however deep.

/** More than any collection has, and few enough to list. */
const most = 20_000;

/** @param {any[]} entries @returns {Promise<File[]>} in the order of their names */
export async function filesIn(entries) {
  /** @type {File[]} */ const files = [];
  const waiting = [...entries];
  while (waiting.length && files.length < most) {
    const entry = waiting.shift();
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory) waiting.push(...(await listed(entry)));
    else files.push(await new Promise((done, failed) => entry.file(done, failed)));
  }
  return wanted(files);
}

/** @param {any} folder @returns {Promise<any[]>} */
async function listed(folder) {
  const reader = folder.createReader();
  /** @type {any[]} */ const all = [];
  for (;;) {
    // A reader gives a hundred at a time.
    const some = await new Promise((done, failed) => reader.readEntries(done, failed));
    if (!some.length) return all;
    all.push(...some);
  }
}

/** Without what systems put beside them. @param {File[]} files */
export const wanted = (files) =>
  files
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.webkitRelativePath || a.name).localeCompare(b.webkitRelativePath || b.name))
    .slice(0, most);
