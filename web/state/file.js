// @ts-check
// Files that a person opens and keeps. A file may hold anything and be of any size, so both are bounded before it is read.

/** The largest text taken, in bytes, unpacked. */
export const largestFile = 16 * 1024 * 1024;

export class FileTooLarge extends Error {}

/**
 * The text of a file, gzip undone.
 * @param {Blob} file
 * @returns {Promise<string>} throws FileTooLarge, or an Error where it is no text
 */
export async function readText(file) {
  if (file.size > largestFile) throw new FileTooLarge();
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const packed = first === 0x1f && second === 0x8b;
  const stream = packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  return new TextDecoder('utf-8', { fatal: true }).decode(await bounded(stream));
}

/** A small file can unpack to more than there is memory for, so the bytes are counted as they come. @param {ReadableStream<Uint8Array>} stream */
async function bounded(stream) {
  const reader = stream.getReader();
  const chunks = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).arrayBuffer();
    size += value.length;
    if (size > largestFile) {
      await reader.cancel();
      throw new FileTooLarge();
    }
    chunks.push(value);
  }
}

/**
 * Gives the person a file.
 * @param {string} name
 * @param {Blob | string} content
 */
export function saveFile(name, content) {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
