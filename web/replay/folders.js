// @ts-check
// Finds folders among dropped entries.

/**
 * The entries of a drop, which can only be read during its event; null if none is a folder.
 * @param {DataTransfer | null} transfer
 * @returns {any[] | null}
 */
export function foldersOf(transfer) {
  const entries = [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  return entries.some((entry) => entry?.isDirectory) ? entries : null;
}
