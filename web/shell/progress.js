// @ts-check
// A line at the top of the page that shows how much of the module has arrived, for slow connections.

/** The line appears after this time, in milliseconds. */
const moment = 400;

/**
 * Shows a line that grows while a response arrives. Responses of the service worker are not counted: they arrive at
 * once, and the browser stores the compiled module only for the original response.
 * @param {Promise<Response>} fetched
 * @param {number} size of the response, in bytes; 0 if unknown
 * @returns {Promise<Response>} the same
 */
export async function showProgress(fetched, size) {
  const response = await fetched;
  // The code that waits for the module reports an error.
  if (size > 0 && response.ok && isFirstVisit()) count(response.clone(), size).catch(() => {});
  return response;
}

/** Whether a service worker could exist and does not; a sandboxed frame may not even ask. */
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
  line.ariaHidden = 'true'; // the sentence on the page says the same
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
