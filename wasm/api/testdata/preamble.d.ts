// The functions of core.wasm, as core.js provides them. The tests of wasm/api write this file from the Go types there.
// Offsets count UTF-16 units. Lists are never null; an absent field is undefined. An unknown field in a request is an error.

/**
 * Where core.wasm is: an address, in node a path, its bytes, a Response, or a compiled Module.
 * By default it is in the folder of core.js.
 */
export type Source = string | URL | BufferSource | WebAssembly.Module | Response | Promise<Response>;

/** Loads the module and starts it, once: later calls return the same, unless it failed or has crashed. */
export function load(source?: Source): Promise<Tehai>;

/**
 * Resolves to the same functions when the complete module is loaded: at once, except after load() of only its first
 * part, core-first.wasm, which has the functions for single hands.
 */
export function whole(tehai: Tehai): Promise<Tehai>;

/** The error that every function throws. */
export class TehaiError extends Error {
  constructor(fault: Fault);
  code: Code;
  /** Offsets into the text that was passed. */
  start?: number;
  end?: number;
  /** A suggested fix, if there is a clear one. */
  hint?: string;
  /** The message with {0}, {1} … in place of its values. */
  pattern?: string;
  values?: string[];
  /** Why a situation is impossible, as in possible. */
  reason?: RefusalId;
  of?: SituationKey;
}

/**
 * For programs with very many hands: their numbers are passed in shared memory, without a request and a reply for
 * each. Every function takes at most 1,048,576 hands; a column of a wrong type or length is an error that names it.
 *
 * A tile of a column is a number: 0 none, 1 to 9 the characters, 10 to 18 the circles, 19 to 27 the bamboos, 28 to 34
 * East South West North White Green Red, 35 to 37 the red fives of characters, circles and bamboos.
 */
export interface Bulk {
  /**
   * The shanten of each hand: -1 complete, 0 ready, 127 if the counts are not a hand (no tiles or more than 14, or
   * more than four of a kind). counts has 34 bytes for each hand, one hand after the other; about 30 ns a hand.
   */
  shanten(counts: Uint8Array): Int8Array;
  /**
   * The score of each win under one riichi rule set, equal to that of score: some microseconds a hand. A row that cannot be
   * scored has the reason in its status; the others are scored all the same.
   */
  score(request: BulkScoreRequest): BulkScore;
  /**
   * The hand after each discard of each hand, equal to the rows of analyze with only hand and seen, except for the order:
   * lower shanten first, then more copies left, then the lower kind. All 34 kinds are used, and a wait on a fifth copy does
   * not count.
   */
  discards(request: BulkDiscardsRequest): BulkDiscards;
}

/** Wins in columns, one row a win; an absent column counts as 0. Circumstances of local yaku cannot be stated here. */
export interface BulkScoreRequest {
  /** A riichi rule set; for all rows, as options. */
  ruleset: RulesetId;
  options?: Options;
  /** 14 tiles a row: the closed ones, including the winning tile, in any places; 0 elsewhere. */
  tiles: Uint8Array;
  /** A tile a row: which of the closed ones won, as win of score; 0 is the last of them. */
  win?: Uint8Array;
  /**
   * 4 melds a row of 5 numbers each, all 0 for none: the tiles, 0 for the fourth of three; and 1 for a concealed kong, 2 for a claimed
   * one, 3 for an added one, 0 for a chow or pung, plus 4, 8 or 12 if it was called from the left, from across or from the right.
   */
  melds?: Uint8Array;
  /**
   * A sum a row: 1 self-drawn, 2 riichi, 4 double riichi, 8 ippatsu, 16 rinshan, 32 chankan, 64 last tile, 128 first turn,
   * 256 the robbed kong was a concealed one.
   */
  flags?: Uint16Array;
  /** 4 winds a row, 1 to 4 for East to North: the winner's seat and the round (0 is East), the discarder, the player who pays under pao (0 is none). */
  winds?: Uint8Array;
  /** 5 tiles a row, 0 in unused places. */
  indicators?: Uint8Array;
  uraIndicators?: Uint8Array;
  /** 3 numbers a row: honba (0 to 1000), 1000-point sticks on the table (0 to 1000), Norths set aside (0 to 4). */
  counters?: Uint16Array;
}

/** A win, a hand that does not win, or why the row cannot be scored: bad-type is a number out of its bounds. */
export type BulkStatus = "win" | "no-win" | Code;

/** The answers in columns, one row a win; all 0 if status is not that of a win. */
export interface BulkScore {
  /** The meanings of the numbers of status: 0 is win, 1 is no-win. */
  statuses: BulkStatus[];
  /** The meanings of the numbers of limit: 0 is "", none. */
  limits: (Limit | "")[];
  /** The meanings of the bits of yaku, in the order of a card; a yaku that may or may not be a yakuman occurs twice. */
  yakuIds: string[];
  status: Uint8Array;
  /** Points without honba and deposits. */
  points: Float64Array;
  /** 0 for a yakuman, as fu. */
  han: Uint16Array;
  fu: Uint16Array;
  /** Number of times a yakuman. */
  yakuman: Uint8Array;
  limit: Uint8Array;
  /** 4 numbers of 32 bits a row: bit i % 32 of number i / 32 is yakuIds[i]. Dora are not included. */
  yaku: Uint32Array;
  /** 4 numbers a row: han of dora, ura dora, red fives, Norths set aside. */
  dora: Uint8Array;
  /** 5 numbers a row, in points, including honba and deposits: the gains of E S W N, and of an unnamed discarder. */
  payments: Float64Array;
}

/** Hands of 2, 5, 8, 11 or 14 closed tiles; missing sets count as made. */
export interface BulkDiscardsRequest {
  /** 34 counts a row, of 1m-9m 1p-9p 1s-9s East South West North White Green Red; red fives are fives. */
  counts: Uint8Array;
  /** 34 counts a row: the copies of each kind that can still be drawn, at most four less those of the hand, which is also the default. */
  left?: Uint8Array;
}

/** The discards of each hand in columns, 14 places a row, best first; 0 in places that are not used. */
export interface BulkDiscards {
  /** How many discards a row has; 127 if the counts are not such a hand, or left is impossible. */
  rows: Uint8Array;
  /** The kind of each discard, 0 to 33 as in counts. */
  tiles: Uint8Array;
  /** The shanten that it leaves. */
  shanten: Int8Array;
  /** How many copies are left of the kinds accepted then. */
  totals: Uint8Array;
  /** These kinds, two numbers of 32 bits a place: kinds 0 to 31, and kinds 32 and 33. */
  accepts: Uint32Array;
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
export type Score = Lost | LostFans | ClassicalScore | ClassicalLoser | RiichiScore | FansScore | UzjeScore;

