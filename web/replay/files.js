// @ts-check
// Files and pastes become texts: gzip undone, too much refused, everything said in words.

import { t } from '../words/index.js';

/** The most that a file may hold, packed or not, in bytes. */
export const most = 5_000_000;

/** @typedef {{name: string, text?: string, refused?: string}} Source */

/** @param {Blob} file @param {string} name @returns {Promise<Source>} */
export async function readFile(file, name) {
  if (file.size > most) return { name, refused: t('replay.tooLarge') };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? await gunzip(bytes) : bytes;
    return readText(new TextDecoder('utf-8', { fatal: true }).decode(plain), name);
  } catch (error) {
    return { name, refused: error instanceof TooLarge ? t('replay.tooLarge') : error instanceof NoGzip ? t('replay.noGzip') : t('replay.notText') };
  }
}

/** @param {string} text @param {string} name @returns {Source} */
export function readText(text, name) {
  if (text.length > most) return { name, refused: t('replay.tooLarge') };
  if (!text.trim()) return { name, refused: t('replay.empty') };
  const link = siteLink(text);
  return link ? { name, refused: t('replay.tenhouLink', { id: link }) } : { name, text };
}

/** The id of a log that lies on tenhou.net; a link that carries its game (`#json=`) is the module's to read. */
function siteLink(text) {
  const match = /^\s*(?:https?:\/\/)?(?:www\.)?tenhou\.net\/\S*?(?:log=|log\/\?)([\w-]{1,80})/i.exec(text);
  return match && !/#json=/.test(text) ? match[1] : null;
}

class TooLarge extends Error {}
class NoGzip extends Error {}

/** Stops as soon as more comes out than is allowed, so that a small file cannot fill the memory. */
async function gunzip(bytes) {
  if (typeof DecompressionStream === 'undefined') throw new NoGzip();
  return collect(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
}

/** @param {ReadableStream<Uint8Array>} stream @returns {Promise<Uint8Array>} */
export async function collect(stream) {
  const reader = stream.getReader();
  const chunks = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => {});
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
