// @ts-check
// Reads all bytes from outside: files, pastes, drops, links. It unpacks in small slices and stops as soon as the
// output exceeds the limit, so that a few kilobytes cannot fill the memory.

/** The largest text of a file, packed or not, in bytes. */
export const mostOfFile = 5_000_000;

/**
 * The largest game in a link or a frame, in bytes. A real game that fits into an address unpacks to a quarter of
 * this; a game made of repetitions could block a frame, which has no worker, for seconds.
 */
export const mostOfLink = 120_000;

/** A slice of packed bytes; it unpacks to at most four megabytes. */
const slice = 4096;

export class TooLarge extends Error {}
/** A game in a link has too many characters. */
export class TooLong extends TooLarge {
  /** @param {number} length in characters */
  constructor(length) {
    super();
    this.length = length;
  }
}
export class NoGzip extends Error {}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionFormat} format
 * @param {number} most bytes of output; more throws TooLarge
 * @param {AbortSignal} [signal]
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function unpacked(bytes, format, most, signal) {
  if (typeof DecompressionStream === 'undefined') throw new NoGzip();
  const stream = new DecompressionStream(format);
  const writer = stream.writable.getWriter();
  const feed = (async () => {
    for (let at = 0; at < bytes.length; at += slice) {
      await writer.ready;
      await writer.write(bytes.subarray(at, at + slice));
    }
    await writer.close();
  })();
  feed.catch(() => {}); // the reader throws the error
  try {
    return await gathered(stream.readable, most, signal);
  } catch (error) {
    await writer.abort().catch(() => {});
    throw error;
  }
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream
 * @param {number} most bytes
 * @param {AbortSignal} [signal]
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function gathered(stream, most, signal) {
  const reader = stream.getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */ const chunks = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most || signal?.aborted) {
      await reader.cancel().catch(() => {});
      signal?.throwIfAborted();
      throw new TooLarge();
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/**
 * The text of a file, decompressed if it is gzip.
 * @param {Blob} file
 * @param {number} [most] bytes, packed or not
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>} throws TooLarge, NoGzip, or a TypeError if it is no text
 */
export async function textOf(file, most = mostOfFile, signal) {
  if (file.size > most) throw new TooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = packed ? await unpacked(bytes, 'gzip', most, signal) : bytes;
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}
