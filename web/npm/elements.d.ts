/** Attributes that all elements share are in custom-elements.json. Importing this file defines the elements. */

export interface MahjongElement extends HTMLElement {
  /** The hand's notation, or the text of the game. */
  text: string;
}

export interface MahjongHandElement extends MahjongElement {}

export interface MahjongScoreElement extends MahjongElement {}

export interface MahjongReplayElement extends MahjongElement {
  /** Goes to a step: first and last of the deal, prev and next over its ends. */
  goTo(where: 'first' | 'prev' | 'next' | 'last'): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'mahjong-hand': MahjongHandElement;
    'mahjong-score': MahjongScoreElement;
    'mahjong-replay': MahjongReplayElement;
  }
  interface HTMLElementEventMap {
    /** What was asked for is drawn. */
    'mahjong-drawn': CustomEvent<Record<string, never>>;
    /** The text cannot be read, or a file is missing. */
    'mahjong-error': CustomEvent<{ message: string }>;
  }
}
