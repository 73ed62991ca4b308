// @ts-check

/** How long the module, or a part of the page, may be on its way, in milliseconds: at 15 kB a second it is there. */
export const patience = 60_000;
