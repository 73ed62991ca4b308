// @ts-check

/**
 * The longest time that the module, or a part of the page, may take to load, in milliseconds: enough at 15 kB a
 * second.
 */
export const patience = 60_000;
