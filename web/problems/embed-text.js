// @ts-check
// A problem as HTML for a page with the site's elements, and as a call of a wiki's template.

import template from './template-problem.txt';
import { siteUrl } from './site.js';
import { addressOf } from './link.js';

/** @param {string} packed only letters, digits, - and _, so it needs no escapes */
export function htmlOf(packed) {
  const link = addressOf([packed]).replace(/&/g, '&amp;');
  return (
    `<script src="${siteUrl('elements.js')}" defer></script>\n` +
    `<mahjong-problem text="${packed}"><a href="${link}">Mahjong</a></mahjong-problem>`
  );
}

/** The template, for the wiki's page Template:Mj problem, and a call of it. @param {string} packed */
export const templateOf = (packed) => `{{Mj problem|1=${packed}}}\n\n<!-- Template:Mj problem -->\n${template}`;
