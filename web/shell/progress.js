// @ts-check
// How much of the module has come, as a line at the top of the page: for who waits longer than a moment.

/** As long nobody looks for it, in milliseconds. */
const moment = 400;

/**
 * Shows a line that grows as a response comes. What the service worker answers is there at once, and only as it stands
 * does the browser keep what it compiles of it: that is not counted.
 * @param {Promise<Response>} fetched
 * @param {number} size of what comes, in bytes; 0 where nobody knows
 * @returns {Promise<Response>} the same
 */
export async function showProgress(fetched, size) {
  const response = await fetched;
  // That it broke off is said where the module is waited for.
  if (size > 0 && response.ok && isFirstVisit()) count(response.clone(), size).catch(() => {});
  return response;
}

/** Whether a service worker may come and has not: a sandboxed frame may not even ask. */
function isFirstVisit() {
  try {
    return isSecureContext && navigator.serviceWorker.controller === null;
  } catch {
    return false;
  }
}

/** @param {Response} response @param {number} size */
async function count({ body }, size) {
  const line = document.createElement('progress');
  line.className = 'coming';
  line.ariaHidden = 'true'; // the sentence on the page says it
  const timer = setTimeout(() => document.body?.append(line), moment);
  try {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader();
    for (let come = 0, part = await reader.read(); !part.done; part = await reader.read()) {
      come += part.value.length;
      line.value = come / size;
    }
  } finally {
    clearTimeout(timer);
    line.remove();
  }
}
