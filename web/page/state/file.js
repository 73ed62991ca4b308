// @ts-check
// Files that a person keeps.

/**
 * Gives the person a file.
 * @param {string} name
 * @param {Blob | string} content
 */
export function saveFile(name, content) {
  const url = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content,
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
