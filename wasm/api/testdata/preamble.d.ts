// The functions of core.wasm, as core.js gives them. Written from the Go types of wasm/api by its tests.
// Offsets count UTF-16 units. Lists are never null, and what is absent is absent. An unknown field of a request is an error.

/**
 * Where core.wasm is: an address, in node a path, its bytes, a Response, or a compiled Module.
 * Without one it lies beside core.js.
 */
export type Source = string | URL | BufferSource | WebAssembly.Module | Response | Promise<Response>;

/** Loads the module and starts it, once: later calls give the same, unless it failed or has died. */
export function load(source?: Source): Promise<Tehai>;

/**
 * The same functions when none of them has to wait for a part of the module: at once, but after load() of the first
 * part alone, core-first.wasm, which holds what a hand needs.
 */
export function whole(tehai: Tehai): Promise<Tehai>;

/** What every function throws. */
export class TehaiError extends Error {
  constructor(fault: Fault);
  code: Code;
  /** Offsets into the text that was passed. */
  start?: number;
  end?: number;
  /** A mend, where one is clear. */
  hint?: string;
  /** The message with {0}, {1} … in place of its values. */
  pattern?: string;
  values?: string[];
  /** Why a situation cannot be, as possible says it. */
  reason?: RefusalId;
  of?: SituationKey;
}

/** For programs that ask about very many hands: no request, no reply, some 30 ns a hand. */
export interface Bulk {
  /**
   * The distance of each hand from ready: -1 complete, 0 ready, 127 where the counts are no hand (no tiles or more than 14, or
   * more than four of a kind). counts holds 34 bytes a hand, one hand after the other, at most 1,048,576 hands.
   */
  shanten(counts: Uint8Array): Int8Array;
}

export interface Tehai {
  readonly bulk: Bulk;
}

/**
 * "1m" to "9s", "1z" to "7z" (East South West North White Green Red), "0m" "0p" "0s" red fives, "1f" to "8f" (four seasons,
 * four flowers), "j" joker, "?" unknown, "!" error piece; and the tiles of Ùzje.
 */
export type Tile = string;

/** The value of an option: by its kind true or false, a whole number, a choice, or a list of choices. */
export type OptionValue = boolean | number | string | string[];

/** Options that differ from a rule set's own, by key. */
export type Options = Record<string, OptionValue>;

/** A Lost has win: false; which other it is follows from the rule set's family. */
export type Score = Lost | LostFans | ClassicalScore | RiichiScore | FansScore | UzjeScore;

