// What the bundler gives for files that are no scripts: their text. And what the build puts into the service worker.

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
