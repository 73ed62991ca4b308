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

/**
 * For programs that ask about very many hands: their numbers go over through shared memory, without a request and a reply
 * for each. Every function takes at most 1,048,576 hands; a column of a wrong type or length is an error that names it.
 *
 * A tile of a column is a number: 0 none, 1 to 9 the characters, 10 to 18 the circles, 19 to 27 the bamboos, 28 to 34
 * East South West North White Green Red, 35 to 37 the red fives of characters, circles and bamboos.
 */
export interface Bulk {
  /**
   * The distance of each hand from ready: -1 complete, 0 ready, 127 where the counts are no hand (no tiles or more than 14, or
   * more than four of a kind). counts holds 34 bytes a hand, one hand after the other; some 30 ns a hand.
   */
  shanten(counts: Uint8Array): Int8Array;
  /**
   * What each win is worth under one riichi rule set, equal to score: some microseconds a hand. A row that cannot be scored says so
   * in its status; the others are scored all the same.
   */
  score(request: BulkScoreRequest): BulkScore;
  /**
   * What each discard of each hand leaves, equal to the rows of analyze with hand and seen alone, but for the order: lower shanten
   * first, then more copies left, then the lower kind. All 34 kinds are played with, and a wait on a fifth copy is none.
   */
  discards(request: BulkDiscardsRequest): BulkDiscards;
}

/** Wins in columns, one row a win; 0 throughout for a column that is absent. Circumstances of local yaku cannot be stated here. */
export interface BulkScoreRequest {
  /** A riichi rule set; for all rows, as options. */
  ruleset: RulesetId;
  options?: Options;
  /** 14 tiles a row: the closed ones, the winning tile among them, in any places; 0 elsewhere. */
  tiles: Uint8Array;
  /** A tile a row: which of the closed ones won, as win of score; 0 the last of them. */
  win?: Uint8Array;
  /**
   * 4 melds a row of 5 numbers each, all 0 for none: the tiles, 0 for the fourth of three; and 1 for a concealed kong, 2 for a claimed
   * one, 3 for an added one, 0 for a chow or pung, plus 4, 8 or 12 where it was called from the left, from across or from the right.
   */
  melds?: Uint8Array;
  /**
   * A sum a row: 1 self-drawn, 2 riichi, 4 double riichi, 8 ippatsu, 16 rinshan, 32 chankan, 64 last tile, 128 first turn,
   * 256 the robbed kong was a concealed one.
   */
  flags?: Uint16Array;
  /** 4 winds a row, 1 to 4 for East to North: the winner's seat and the round (0 is East), the discarder, who pays under pao (0 is nobody). */
  winds?: Uint8Array;
  /** 5 tiles a row, 0 in unused places. */
  indicators?: Uint8Array;
  uraIndicators?: Uint8Array;
  /** 3 numbers a row: honba (0 to 1000), 1000-point sticks on the table (0 to 1000), Norths set aside (0 to 4). */
  counters?: Uint16Array;
}

/** A win, a hand that does not win, or why the row cannot be scored: bad-type stands for a number out of its bounds. */
export type BulkStatus = "win" | "no-win" | Code;

/** The answers in columns, one row a win; 0 throughout where status is not that of a win. */
export interface BulkScore {
  /** What the numbers of status stand for; 0 is win, 1 is no-win. */
  statuses: BulkStatus[];
  /** What the numbers of limit stand for; 0 is "", none. */
  limits: (Limit | "")[];
  /** What the bits of yaku stand for, in the order of a card; what may be a yakuman or not is there twice. */
  yakuIds: string[];
  status: Uint8Array;
  /** Points without honba and deposits. */
  points: Float64Array;
  /** 0 for a yakuman, as fu. */
  han: Uint16Array;
  fu: Uint16Array;
  /** How many times a yakuman. */
  yakuman: Uint8Array;
  limit: Uint8Array;
  /** 4 numbers of 32 bits a row: bit i % 32 of number i / 32 is yakuIds[i]. Dora are not among them. */
  yaku: Uint32Array;
  /** 4 numbers a row: han of dora, ura dora, red fives, Norths set aside. */
  dora: Uint8Array;
  /** 5 numbers a row, in points, honba and deposits among them: what E S W N gain, and a discarder whom nobody named. */
  payments: Float64Array;
}

/** Hands of 2, 5, 8, 11 or 14 closed tiles; missing sets count as made. */
export interface BulkDiscardsRequest {
  /** 34 counts a row, of 1m-9m 1p-9p 1s-9s East South West North White Green Red; red fives are fives. */
  counts: Uint8Array;
  /** 34 counts a row: the copies of each kind that may still come, at most four less those of the hand, which they are where it is absent. */
  left?: Uint8Array;
}

/** The discards of each hand in columns, 14 places a row, best first; 0 in places that are not used. */
export interface BulkDiscards {
  /** How many discards a row has; 127 where the counts are no such hand, or more is left than there can be. */
  rows: Uint8Array;
  /** The kind of each discard, 0 to 33 as in counts. */
  tiles: Uint8Array;
  /** The distance from ready that it leaves. */
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
export type Score = Lost | LostFans | ClassicalScore | RiichiScore | FansScore | UzjeScore;

