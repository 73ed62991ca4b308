// @ts-check
// Every word on the page, by key, in the language chosen. A language is one folder and one line here.

import { language as en } from './en/index.js';
import { language as ja } from './ja/index.js';
import { language as zhHans } from './zh-Hans/index.js';
import { romaji } from './romaji.js';

/** A text with {names} to fill in, or its plural forms by Intl.PluralRules' categories of {n}. */
/** @typedef {Record<string, string | Record<string, string>>} Table */
/**
 * What a table holds: the words of the page as it opens, those of the other views, those of rules that count fans, what
 * yaku are, those of the Practice view, of reviews, of the first screen, of a sitting.
 * @typedef {'first' | 'more' | 'fans' | 'teach' | 'practice' | 'review' | 'doors' | 'sitting'} Part
