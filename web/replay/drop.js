// @ts-check
// Receives files dropped on a view, and text pasted while no field has the focus.

import { foldersOf } from './folders.js';

/**
 * @param {HTMLElement} element
 * @param {(files: File[]) => void} files
 * @param {(text: string) => void} text
 * @param {() => boolean} shown whether the view is on screen
 * @param {(entries: any[]) => void} folders called with the dropped entries if one is a folder
 */
export function dropTarget(element, files, text, shown, folders) {
  /** @param {DragEvent} event */
  const over = (event) => {
    if (![...(event.dataTransfer?.types ?? [])].some((type) => type === 'Files' || type === 'text/plain')) return;
    event.preventDefault();
    element.classList.toggle('is-over', event.type !== 'dragleave');
  };
  element.addEventListener('dragover', over);
  element.addEventListener('dragleave', over);
  element.addEventListener('drop', (event) => {
    event.preventDefault();
    element.classList.remove('is-over');
    const list = [...(event.dataTransfer?.files ?? [])];
    const entries = foldersOf(event.dataTransfer);
    if (entries) folders(entries);
    else if (list.length) files(list);
    else if (event.dataTransfer?.getData('text/plain')) text(event.dataTransfer.getData('text/plain'));
  });
  document.addEventListener('paste', (event) => {
    if (
      !element.isConnected ||
      !shown() ||
      (event.target instanceof Element && event.target.closest('input, textarea'))
    )
      return;
    const list = [...(event.clipboardData?.files ?? [])];
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (list.length) files(list);
    else if (pasted.trim()) text(pasted);
  });
}
