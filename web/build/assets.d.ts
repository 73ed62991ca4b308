// What the bundler gives for files that are no scripts: their text. What the build puts into the service worker.

declare module '*.css' {
  const text: string;
  export default text;
}

declare module '*.txt' {
  const text: string;
  export default text;
}

declare module '*.svg' {
  const text: string;
  export default text;
}

declare const FILES: { name: string; integrity: string; part: 'page' | 'hand' | 'words' | 'rest' | 'other' }[];
declare const VERSION: string;

// What core.js asks of node, where it runs there.

declare module 'node:crypto' {
  export const webcrypto: Crypto;
}

declare module 'node:fs/promises' {
  export function readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>;
}

declare const process: { versions?: { node?: string } } | undefined;
