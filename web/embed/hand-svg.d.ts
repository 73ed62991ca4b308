/** How the picture of a hand looks. */
export interface HandSVGOptions {
  /** Colours for a dark background; false by default. */
  dark?: boolean;
  /** Small numbers and letters on the tiles, for readers who are new to them; false by default. */
  indices?: boolean;
  /** Height of an upright tile in pixels; 80 by default. */
  height?: number;
}

/**
 * A hand as the text of an SVG picture that refers to nothing outside it.
 * @param text a hand in mpsz with its melds, such as "123m406p789s11555z"
 * @returns the picture, or null where the text is no mpsz
 */
export function handSVG(text: string, options?: HandSVGOptions): string | null;
