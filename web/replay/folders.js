// @ts-check
// Whether a folder was dropped.

/**
 * The entries of a drop, which are gone once its event is over; null where there is no folder among them.
 * @param {DataTransfer | null} transfer
 * @returns {any[] | null}
 */
export function foldersOf(transfer) {
  const entries = [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  return entries.some((entry) => entry?.isDirectory) ? entries : null;
}
