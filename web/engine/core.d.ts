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

/** H and V are seats of six-player games. */
export type Wind = "E" | "S" | "W" | "N" | "H" | "V";

export type MeldKind = "chow" | "pung" | "kong";

/** How a kong was declared. */
export type Kong = "concealed" | "claimed" | "added";

/** Where a called tile came from, as seen by the caller. */
export type Side = "left" | "across" | "right";

export type SetKind = "sequence" | "triplet" | "quad" | "pair" | "knitted";

/** The shape of a complete hand. */
export type Form = "standard" | "pairs" | "orphans" | "knitted" | "singles";

/** What the winning tile completed. */
export type Wait = "two-sided" | "middle" | "edge" | "dual-pair" | "single" | "thirteen";

export type Limit = "mangan" | "haneman" | "baiman" | "sanbaiman" | "counted-yakuman" | "yakuman";

/** Which kong was robbed. */
export type Robbed = "added" | "concealed";

/** A circumstance of a local yaku that no tile shows; open-riichi-dealt-in is an open riichi that won on the discard of a player not in riichi. */
export type Circumstance = "open-riichi" | "open-riichi-dealt-in" | "tsubame-gaeshi" | "kanburi" | "paarenchan";

/** How a deal ended. */
export type Ending = "wins" | "exhausted" | "nagashi";

/** How a deal of a sitting ended: an ending that the rules settle, or another. */
export type SittingEnding = "wins" | "exhausted" | "nagashi" | "aborted" | "by-hand" | "foul" | "events";

/** Why a hand is just no special one: another tile, a set or tile that was claimed, another winning tile, another way to win. */
export type Miss = "tile" | "open" | "last" | "way";

/** What happened in a deal that is paid while it is played: wins on one tile, a kong, the end of the wall, a false win. */
export type SittingEventKind = "win" | "kong" | "wall" | "foul";

/** What a hand is at the end of the wall: a pig holds a tile of its void suit, and a passive one has discarded tiles of that suit alone. */
export type FinalState = "ready" | "not-ready" | "pig" | "passive-pig";

/** What happened at the table; indicator is reserved for tables that turn them in a separate step. */
export type EventKind = "deal" | "draw" | "discard" | "riichi" | "chow" | "pung" | "kong" | "flower" | "north" | "indicator" | "win" | "exhausted" | "aborted" | "exchange" | "void";

/** Why something was paid; a fine goes to no player, a transfer is a kong's money that goes on to a winner. */
export type TransferKind = "win" | "riichi" | "exhausted" | "nagashi" | "kong" | "refund" | "transfer" | "ready" | "pig" | "fine" | "losers" | "foul";

/** Where the tiles of an exchange go: to the next player, the one opposite or the one before. */
export type Direction = "right" | "across" | "left";

/** A foul under rules that have several kinds of them. */
export type FoulKind = "false-win" | "misnamed-chow" | "misnamed-pung" | "misnamed-win";

/** Characters, circles or bamboos. */
export type Suit = "m" | "p" | "s";

/** How a computer player plays: fast plays for its own hand and folds it when hopeless, steady keeps its hand closed and folds when far from ready, careful looks ahead and weighs the risk of every discard. */
export type Strength = "fast" | "steady" | "careful";

/** The type of a decision; pass is a claim that was not made, win a win that was passed up. */
export type ReviewKind = "discard" | "riichi" | "call" | "pass" | "kong" | "win";

/** How much a decision cost: less than 500 points of the deal, less than 1500, or more. */
export type MistakeSize = "slip" | "mistake" | "blunder";

/** What a place of a search is about: a discard without and with riichi apart, pass what was let pass. */
export type SearchEvent = "start" | "discard" | "riichi" | "chow" | "pung" | "kong" | "north" | "win" | "end" | "pass";

/** A kind of mistake; core/search/mistake_table.go has the exact conditions. */
export type SearchMistake = "slow-shape" | "danger-underrated" | "late-fold" | "costly-call" | "missed-riichi" | "furiten";

/** What stands behind the word of a term: nothing, a number or range, one of a hundred, tiles with wildcards, one or more words, a date. */
export type SearchKind = "flag" | "number" | "percent" | "tiles" | "word" | "date";

/** What a problem asks: a discard, one against a threat, to call or pass, riichi or not, what a win pays. */
export type ProblemKind = "discard" | "push" | "call" | "riichi" | "score";

/** What an answer does; silent is a discard without riichi. */
export type MomentAct = "discard" | "riichi" | "silent" | "pass" | "chow" | "pung" | "kong" | "pays";

/** What a costly decision has to meet to be a problem: the table is core/problem/condition_table.go. */
export type MomentCondition = "kind" | "small" | "given" | "repeated" | "placement" | "unknown" | "late" | "options" | "faster" | "furiten" | "far" | "hopeless" | "margin" | "disagree" | "right" | "close" | "dora" | "many";

/** How strong a table is: the stronger, the fewer deals are won. usual is the default. */
export type TableLevel = "ordinary" | "usual" | "strongest";

/** How a recorded deal ended. */
export type EndKind = "win" | "exhausted" | "aborted" | "unfinished";

/** Why a deal was abandoned. */
export type Abandonment = "nine-orphans" | "four-winds" | "four-riichi" | "four-kongs" | "three-rons";

/** What is compared between a log and the scorer. */
export type Audited = "han" | "fu" | "yakuman" | "points" | "yaku" | "payments";

/** A format of game records; auto detects it. */
export type ReplayFormat = "auto" | "mjlog" | "mjai" | "kobalab" | "mahjongsoul" | "tenhou" | "packed" | "uzje";

/** The tiles of a live deal. */
export type TileSet = "uzje" | "136" | "144" | "108";

/** Whether a family of tiles is full or abbreviated. */
export type Completeness = "full" | "abbreviated";

/** How a hand gets its last tile: by own draws only (the default), or by the discards of the others too. */
export type ChanceModel = "draw" | "draw-ron" | "improve";

/** The last stage of an answer; each stage takes longer than the one before. */
export type ChanceStage = "ready" | "win" | "value";

/** Why a discard has its place in the order. */
export type DiscardReasonId = "nearest" | "farther" | "as-good" | "less-good" | "safer" | "dangerous" | "touches-nothing" | "guest-honour" | "lone-honour" | "outer" | "keeps-shape" | "keeps-run" | "breaks-run" | "breaks-shape" | "more-use" | "accepts-more" | "accepts-fewer" | "accepts-more-then" | "accepts-fewer-then" | "better-waits" | "worse-waits" | "more-points" | "fewer-points" | "honour-wait" | "no-honour-wait" | "not-furiten" | "furiten" | "keeps-dora" | "loses-dora" | "keeps-yaku" | "loses-yaku" | "keeps-triplets" | "loses-triplets" | "keeps-three-suits" | "loses-three-suits" | "keeps-value" | "breaks-value" | "keeps-pair" | "breaks-pair" | "keeps-orphans" | "loses-orphans";

/** The order of discards: the value of the hand against the cost of dealing in (the default), only the value of the hand, or the safest first. */
export type DiscardOrder = "weighed" | "push" | "fold";

/** How safe a kind is against one rival, in players' terms: see core/danger/class.go. */
export type DangerClass = "discarded" | "passed" | "none-left" | "no-chance" | "suji" | "one-chance" | "half-suji" | "no-suji" | "honour-1-left" | "honour-2-left" | "honour-3-left" | "honour-4-left";

/** A notation of tiles; auto detects it. */
export type Dialect = "auto" | "mpsz" | "libmahjong" | "34" | "34-counts" | "136" | "tenhou" | "kobalab" | "mjai" | "unicode" | "words" | "uzje";

/** The id of a rule set; that of house rules is their JSON. */
export type RulesetId = "classical" | "classical-dmjl" | "classical-bmja" | "riichi-tenhou" | "riichi-mahjong-soul" | "riichi-ema" | "riichi-ema-2025" | "riichi-wrc" | "riichi-wrc-2025" | "riichi-jpml-a" | "riichi-m-league" | "riichi-tenhou-3p" | "riichi-mahjong-soul-3p" | "mcr" | "mcr-ema" | "mcr-jmsa" | "hongkong" | "hongkong-limit" | "hongkong-short" | "sichuan-sbr" | "sichuan-common" | "uzje" | `{${string}`;

/** Which score card a rule set gives. */
export type Family = "classical" | "riichi" | "mcr" | "hongkong" | "sichuan" | "uzje";

/** A circumstance of a win: a field of Situation. */
export type SituationKey = "selfDrawn" | "seatWind" | "roundWind" | "riichi" | "ippatsu" | "rinshan" | "chankan" | "lastTile" | "firstTurn" | "indicators" | "uraIndicators" | "honba" | "deposits" | "from" | "liable" | "north" | "concealed" | "robbed" | "local" | "flowers" | "lastOfKind" | "originalCall" | "doubleKong" | "void" | "shotAfterKong";

export type SituationKind = "bool" | "int" | "choice" | "set" | "tiles";

/** Why a circumstance is impossible. */
export type RefusalId = "rinshan-by-discard" | "double-kong-without-rinshan" | "chankan-by-draw" | "first-turn-of-dealer" | "from-by-draw" | "from-is-winner" | "liable-is-winner" | "flowers-number" | "riichi-number" | "riichi-open" | "ippatsu-without-riichi" | "ippatsu-and-rinshan" | "ippatsu-after-quad" | "ura-without-riichi" | "ura-without-indicator" | "sixth-indicator" | "rinshan-by-ron" | "rinshan-without-quad" | "chankan-and-last-tile" | "robbed-without-chankan" | "last-tile-and-rinshan" | "first-turn-and-melds" | "first-turn-and-rinshan" | "first-turn-and-chankan" | "first-turn-and-north" | "first-turn-and-indicators" | "first-turn-and-riichi" | "first-turn-and-last-tile" | "counters-number" | "north-number" | "open-riichi-without-riichi" | "discard-by-draw" | "liable-and-riichi" | "liable-and-first-turn" | "indicators-and-copies" | "ura-and-copies" | "north-and-copies" | "chankan-and-copy" | "liable-without-call" | "empty-seat" | "absent-tile" | "rinshan-without-kong" | "last-of-kind-and-copy" | "dealt-and-melds" | "dealt-and-rinshan" | "dealt-and-last-tile" | "double-kong-without-kongs" | "first-turn-and-double-kong" | "shot-by-draw";

/** Why a game is over. */
export type GameEnd = "below-zero" | "last-deal" | "return" | "dealer-stop";

/** What a page can display for the rules. */
export type Show = "value" | "furiten" | "riichi" | "dora" | "ura" | "red" | "north" | "flowers" | "honba" | "fu" | "settle" | "place" | "payTable" | "minimum" | "void" | "goals" | "losers" | "events" | "goulash";

export type OptionKind = "bool" | "int" | "choice" | "set";

/** The kinds of errors. */
export type Code = "unknown-field" | "missing-field" | "bad-type" | "bad-tile" | "bad-suit" | "bad-meld" | "too-many-copies" | "wrong-tile-count" | "win-not-in-hand" | "impossible-situation" | "unknown-ruleset" | "unknown-option" | "unknown-dialect" | "unknown-format" | "unsupported-tile" | "not-representable" | "bad-replay" | "impossible-play" | "unknown-id" | "too-large" | "internal" | "bad-house-rules";

/** The functions of the module. */
export interface Tehai {
  /** Asks for the versions. */
  version(request?: VersionRequest): VersionValue;
  /** Asks for the tiles of a text. */
  parse(request: ParseRequest): ParseValue;
  /** Asks for a hand, or a wall or another row of more tiles than a hand has, in another notation. */
  convert(request: ConvertRequest): ConvertValue;
  /** Asks for the shanten of a hand, and for the tiles and discards that improve it. */
  analyze(request: AnalyzeRequest): AnalyzeValue;
  /** Asks which melds a hand can call with a discard of another player. */
  calls(request: CallsRequest): CallValue[];
  /** Asks how many tiles a hand is from the hands that have a name. */
  goals(request: GoalsRequest): GoalValue[];
  /** Asks how likely a hand becomes ready and wins in the draws that are left. */
  chance(request: ChanceRequest): ChanceValue;
  /** Asks how likely the tiles of a hand deal in. */
  danger(request: DangerRequest): DangerValue;
  /** If brief is true the value is a BriefScore. */
  score(request: ScoreRequest & { brief: true }): BriefScore;
  /** Asks what a hand is worth. */
  score(request: ScoreRequest): Score;
  /** Asks for the score of a hand under several rule sets. */
  compare(request: CompareRequest): CompareValue;
  /** Asks for the result of a deal. */
  settle(request: SettleRequest): SettleValue;
  /** Asks for the rule sets with their options, for example to build forms. */
  rulesets(request?: RulesetsRequest): Ruleset[];
  /** Asks which circumstances of a win are possible, in addition to those stated. */
  possible(request: PossibleRequest): PossibleValue;
  /** Asks for the basic payments. */
  payTable(request: PayTableRequest): PayTableValue;
  /** Asks for the payments of a value without a hand: han and fu, or yakuman. */
  price(request: PriceRequest): PriceValue;
  /** Asks for the placement at the end of a game. */
  place(request: PlaceRequest): Placement;
  /** Asks for the standing of a game whose tiles are not recorded, from how its deals ended. */
  sitting(request: SittingRequest): SittingValue;
  /** Asks to read a file of games and to keep it open. */
  replayOpen(request: ReplayOpenRequest): ReplayOpenValue;
  /** Asks to read a file as replayOpen does, in slices, so that the caller can do other work between them. The first call has no id, each further one the id that it returned. */
  replayOpening(request?: ReplayOpeningRequest): ReplayOpeningValue;
  /** Asks for the table after a step of a deal. */
  replayState(request: ReplayStateRequest): State;
  /** Asks for all events of a deal. */
  replayMoves(request: ReplayMovesRequest): ReplayMovesValue;
  /** Asks what a chair sees of the table after a step of a deal. */
  replaySight(request: ReplaySightRequest): ReplaySightValue;
  /** Asks for the legal commands at a step of a deal, and to play some as a variation. */
  replayVary(request: ReplayVaryRequest): ReplayVaryValue;
  /** Asks for the variations of a deal. */
  replayBranches(request: ReplayBranchesRequest): ReplayBranchesValue;
  /** Asks to remove a variation. */
  replayDrop(request: ReplayDropRequest): Empty;
  /** Asks for a review of the decisions in a deal. */
  replayReview(request: ReplayReviewRequest): ReplayReviewValue;
  /** Asks how the prospects of the players changed during a deal. */
  replayCourse(request: ReplayCourseRequest): ReplayCourseValue;
  /** Asks for the review of a complete file at once, for reviewing many files: nothing stays open, and the reply is short. */
  replaySurvey(request: ReplaySurveyRequest): ReplaySurveyValue;
  /** Asks for an open file as text. */
  replayText(request: ReplayTextRequest): ReplayTextValue;
  /** Asks for a deal of an open file, or for all of them, in as few characters as possible. */
  replayPack(request: ReplayPackRequest): ReplayPackValue;
  /** Asks to change the comment at a step of a deal. */
  replayComment(request: ReplayCommentRequest): Empty;
  /** Asks to close an open file. */
  replayClose(request: ReplayCloseRequest): Empty;
  /** Asks for the facts of a file of games, to be searched later. */
  searchIndex(request: SearchIndexRequest): SearchIndexValue;
  /** Adds files to a search. */
  searchAdd(request: SearchAddRequest): SearchAddValue;
  /** Asks a question of all files of a search. */
  searchAsk(request: SearchAskRequest): SearchAskValue;
  /** Asks how often each kind of mistake was made. */
  searchFigures(request: SearchFiguresRequest): SearchFiguresValue;
  /** Asks for the language of questions. */
  searchTerms(request?: Empty): SearchTermsValue;
  /** Closes a search. */
  searchClose(request: SearchCloseRequest): Empty;
  /** Asks for a live deal: a new one for a number of players with some tiles, or one that continues from a step of an open file. */
  gameNew(request?: GameNewRequest): GameNewValue;
  /** Asks to play one or several commands, all or none. */
  gameCommand(request: GameCommandRequest): GameValue;
  /** Asks to undo the last command. */
  gameUndo(request: GameUndoRequest): GameValue;
  /** Asks what a computer player would do in a chair, from what that chair sees. */
  gameSuggest(request: GameSuggestRequest): GameSuggestValue;
  /** Asks computer players to play until a person has a choice. */
  gamePlay(request: GamePlayRequest): GamePlayValue;
  /** Asks for the next deal of a match. */
  gameNext(request: GameNextRequest): GameNextValue;
  /** Asks for a live deal as replay text. */
  gameText(request: GameTextRequest): GameTextValue;
  /** Asks to close a live deal. */
  gameClose(request: GameCloseRequest): Empty;
}

/** VersionRequest asks for the versions. */
export type VersionRequest = Record<string, never>;

/** VersionValue is the versions of the module and of its interface. */
export interface VersionValue {
  /** of the module, such as 0.2.0 */
  version: string;
  /** of the interface: 1 */
  api: number;
}

/** ParseRequest asks for the tiles of a text. */
export interface ParseRequest {
  text: string;
  /** "auto" by default */
  dialect?: Dialect;
}

/** ParseValue is the content of a text. */
export interface ParseValue {
  /** the one that read the text */
  dialect: Dialect;
  /** in the order they were written */
  closed: Tile[];
  melds: Meld[];
  /** the winning or drawn tile, one of the closed */
  win?: Tile;
  flowers: Tile[];
  /** the normal form; parsing it again gives the same value */
  text: string;
}

/** ConvertRequest asks for a hand, or a wall or another row of more tiles than a hand has, in another notation. */
export interface ConvertRequest {
  text: string;
  /** "auto" by default */
  from?: Dialect;
  to: Dialect;
  /** in 136: whether one five of each suit is red, true by default; false if there are no red fives */
  reds?: boolean;
}

/** ConvertValue holds the text, or the list for a dialect that is a list of numbers. */
export interface ConvertValue {
  text?: string;
  list?: number[];
}

/** AnalyzeRequest asks for the shanten of a hand, and for the tiles and discards that improve it. */
export interface AnalyzeRequest {
  /** 1 to 14 closed tiles; missing sets count as made */
  hand: string;
  dialect?: Dialect;
  /** tiles that are visible elsewhere */
  seen?: Tile[];
  indicators?: Tile[];
  /** the hand's own discards */
  river?: Tile[];
  players?: 3 | 4;
  /** a wait on a fifth copy counts as ready */
  fifth?: boolean;
  /** the next fields are for the order of the discards; if a situation is given without a rule set, the rules are Tenhou's */
  ruleset?: RulesetId | HouseRules;
  options?: Options;
  situation?: Situation;
  /** as of danger: threats are taken into account */
  rivals?: Rival[];
  order?: DiscardOrder;
  /** kinds that may not be discarded now, such as after a claim: they are not listed as discards */
  kept?: Tile[];
  /** how strong the table is, for the odds */
  level?: TableLevel;
  /** the suit that the hand is to be without, under rules that ask for one; that of the situation by default */
  void?: Suit;
}

/** AnalyzeValue is the shanten of a hand, and what improves it. */
export interface AnalyzeValue {
  /** the closed tiles */
  tiles: Tile[];
  shanten: Shanten;
  /** of a complete hand */
  readings: Reading[];
  /** of a ready hand of 3n+1 tiles */
  waits: Accept[];
  furiten?: Furiten;
  /** of 3n+1 tiles */
  draws?: Draws;
  /** of 3n+2 tiles, best first */
  discards?: DiscardTo[];
}

/** CallsRequest asks which melds a hand can call with a discard of another player. */
export interface CallsRequest {
  /** 3n+1 closed tiles */
  hand: string;
  dialect?: Dialect;
  /** the discard */
  tile: Tile;
  /** the discarder: chows are called only from the left */
  from: Side;
  /** tiles that are visible elsewhere */
  seen?: Tile[];
  /** Ruleset and options determine which tiles may be discarded after the call; without them all tiles may. */
  ruleset?: RulesetId | HouseRules;
  options?: Options;
  /** the suit that the hand is to be without, under rules that ask for one */
  void?: Suit;
}

/** CallValue is one possible meld, and the hand after calling it. */
export interface CallValue {
  meld: Meld;
  /** with the best discard; after a kong, before the replacement tile */
  shanten: number;
  /** best first; none after a kong */
  discards: DiscardTo[];
  /** kinds of the hand that may not be discarded after it: swap calling */
  kept?: Tile[];
}

/** GoalsRequest asks how many tiles a hand is from the hands that have a name. */
export interface GoalsRequest {
  hand: string;
  dialect?: Dialect;
  /** tiles that are visible elsewhere */
  seen?: Tile[];
  /** whose named hands they are; riichi by default */
  ruleset?: RulesetId | HouseRules;
  options?: Options;
}

/** GoalValue is one named hand that can still be reached. */
export interface GoalValue {
  /** of the yaku or fan */
  id: string;
  /** what the rules give for it alone, under rules that count fans */
  points?: number;
  /** tiles still needed less one: 0 is ready for it, -1 complete */
  distance: number;
  /** the tiles that reduce the distance */
  tiles: Accept[];
  /** of house rules: what their own hand is called */
  names?: HouseNames;
}

/** ChanceRequest asks how likely a hand becomes ready and wins in the draws that are left. */
export interface ChanceRequest {
  /** at most 4 from ready; missing sets count as made */
  hand: string;
  dialect?: Dialect;
  /** own draws left */
  draws: number;
  /** tiles that are visible elsewhere; the situation's indicators count as seen too */
  seen?: Tile[];
  /** as of the rule set by default */
  players?: 3 | 4;
  /** for the expected points */
  ruleset?: RulesetId | HouseRules;
  options?: Options;
  /** circumstances that depend on the moment of the win, such as ippatsu, are ignored */
  situation?: Situation;
  model?: ChanceModel;
  /** whether only wins that reach the rule set's minimum count: true by default, if it has one */
  minimum?: boolean;
  /** the last stage to compute, all by default; if asked one after the other, each continues from the previous one */
  stage?: ChanceStage;
}

/** ChanceValue has a row for every discard that keeps the shanten. */
export interface ChanceValue {
  model: ChanceModel;
  /** the model's assumptions and accuracy, in plain English */
  text: string;
  rows: ChanceRow[];
}

/** DangerRequest asks how likely the tiles of a hand deal in. */
export interface DangerRequest {
  players?: 3 | 4;
  /** 1 to 14 closed tiles */
  hand: string;
  dialect?: Dialect;
  /** all visible tiles outside the hand and the indicators, including all rivers and melds; a claimed discard once */
  seen?: Tile[];
  indicators?: Tile[];
  rivals: Rival[];
}

/** DangerValue has a row for each kind of the hand, the safest first. */
export interface DangerValue {
  tiles: DangerRow[];
}

/** BriefScore is the value of score where brief is true: what the hand is worth and who pays, without sets, fu items, reasons and other readings. A hand that does not win has win: false, no yaku and 0 points. */
export interface BriefScore {
  win: boolean;
  /** ids of the patterns that count, as on the card: yaku and dora, fans, doubles and limit hands */
  yaku: string[];
  /** absent for 0, like the next three */
  yakuman?: number;
  han?: number;
  fu?: number;
  /** of fans */
  total?: number;
  limit?: Limit;
  /** points or final of the card; for fans what the winner gains */
  points: number;
  payments?: Payments;
}

/** ScoreRequest asks what a hand is worth. */
export interface ScoreRequest {
  /** including its winning tile: the one after +, else the last closed one */
  hand: string;
  dialect?: Dialect;
  /** names a closed tile instead */
  win?: Tile;
  ruleset: RulesetId | HouseRules;
  options?: Options;
  situation?: Situation;
  /** the value is a BriefScore */
  brief?: boolean;
}

/** CompareRequest asks for the score of a hand under several rule sets. */
export interface CompareRequest {
  hand: string;
  dialect?: Dialect;
  win?: Tile;
  /** all of them by default */
  rulesets?: (RulesetId | HouseRules)[];
  options?: Options;
  situation?: Situation;
}

/** CompareValue has one row for each rule set. */
export interface CompareValue {
  rows: CompareRow[];
  differences: Difference[];
}

/** SettleRequest asks for the result of a deal. */
export interface SettleRequest {
  ruleset: RulesetId | HouseRules;
  options?: Options;
  kind: Ending | 'foul';
  wins?: SettleWin[];
  /** seats with ready hands */
  ready?: Wind[];
  /** seats with nagashi mangan */
  nagashi?: Wind[];
  /** both are needed unless there are hands or a foul */
  honba?: number;
  deposits?: number;
  /** under rules that score every hand: one of each seat, of winner and losers; in the order East South West North where no seatWind says other */
  hands?: SettleHand[];
  /** who won, where the hands do not show it */
  winner?: Wind;
  /** who pays for all, where no situation says it */
  liable?: Wind;
  /** for a foul */
  foul?: SettleFoul;
}

/** SettleValue is the result of the deal. */
export interface SettleValue {
  payments: Payments;
  /** sticks that stay on the table */
  deposits: number;
  /** honba of the next deal */
  honba: number;
  dealerStays: boolean;
  /** three rons, under rules that pay at most two */
  aborted?: boolean;
  /** under rules that score every hand: what was paid one by one, of a chair as a number from 0 for East, and the scores */
  transfers?: Transfer[];
  scores?: Payments;
}

/** RulesetsRequest asks for the rule sets with their options, for example to build forms. */
export interface RulesetsRequest {
  /** all of them by default */
  rulesets?: (RulesetId | HouseRules)[];
  /** the rule set of house rules in place of them; the error has the place in them */
  house?: HouseRules;
  /** only id, family, name, players and fans; the rest is empty */
  brief?: boolean;
  /** so many examples of each special hand, or of the one special hand */
  examples?: number;
  special?: string;
}

/** Ruleset is one row of the catalogue of rule sets. */
export interface Ruleset {
  id: RulesetId;
  family: Family;
  name: string;
  players: number;
  options: Option[];
  /** circumstances of a win that are not in its tiles */
  circumstances: SituationField[];
  /** what can be displayed */
  shows: Show[];
  /** points of each player at the start */
  start: number;
  /** possible numbers of players */
  tables: (3 | 4 | 6)[];
  /** tile sets they can play with */
  tiles: TileSet[];
  /** the tile set they play with by default */
  set: TileSet;
  /** its number of tiles, with none left out */
  setSize: number;
  /** the forms of a complete hand */
  forms: Form[];
  /** the greatest number of closed tiles of a hand without melds; each meld takes three */
  room: number;
  /** how many fives of a suit may be red in a hand, whether or not they count */
  reds: number;
  /** kinds that are not used */
  absent: Tile[];
  /** the rule set for three players, if it is another one */
  three?: RulesetId;
  /** the group of the page's words that has the names of its fans: fan, faan, sichuan */
  fans?: 'fan' | 'faan' | 'sichuan';
  /** of house rules: another id, for links */
  link?: string;
  /** the special hands with their examples, where they are requested */
  specials?: Special[];
}

/** PossibleRequest asks which circumstances of a win are possible, in addition to those stated. */
export interface PossibleRequest {
  ruleset: RulesetId | HouseRules;
  options?: Options;
  situation?: Situation;
  /** of any size; without it the tiles rule nothing out */
  hand?: string;
  dialect?: Dialect;
}

/** PossibleValue lists the possible circumstances of the win. */
export interface PossibleValue {
  circumstances: PossibleField[];
  /** what the rules can display */
  shows: Show[];
  /** why the stated situation is impossible */
  refused?: Refusal;
  /** stated circumstances to remove: unknown to the rules, or impossible */
  drop: SituationKey[];
  /** why the impossible ones of drop must be removed */
  dropped?: Refusal[];
  players: 3 | 4;
  /** as of Ruleset, with the chosen options, like the next two */
  room: number;
  reds: number;
  absent: Tile[];
}

/** PayTableRequest asks for the basic payments. */
export interface PayTableRequest {
  ruleset: RulesetId | HouseRules;
  options?: Options;
  /** of the winner; "S" by default, not the dealer */
  seatWind?: Wind;
  selfDrawn?: boolean;
}

/** PayTableValue is the table of basic payments. */
export interface PayTableValue {
  rows: PayRow[];
}

/** PriceRequest asks for the payments of a value without a hand: han and fu, or yakuman. */
export interface PriceRequest {
  ruleset: RulesetId | HouseRules;
  options?: Options;
  han?: number;
  /** as paid; may be omitted from 5 han on */
  fu?: number;
  yakuman?: number;
  /** the seat, the way of winning, the discarder, honba and deposits are used */
  situation?: Situation;
}

/** PriceValue is the payments of a value. */
export interface PriceValue {
  limit?: Limit;
  /** without honba and deposits */
  points: number;
  payments: Payments;
}

/** PlaceRequest asks for the placement at the end of a game. */
export interface PlaceRequest {
  ruleset: RulesetId | HouseRules;
  options?: Options;
  /** by chair: the seats at the start */
  scores: number[];
  /** sticks left on the table */
  deposits?: number;
}

/** Placement is what the scores at the end of a game are worth. */
export interface Placement {
  /** by chair */
  seats: Place[];
  /** sticks that no player gets */
  deposits: number;
}

/** SittingRequest asks for the standing of a game whose tiles are not recorded, from how its deals ended. */
export interface SittingRequest {
  ruleset: RulesetId | HouseRules;
  options?: Options;
  /** each player's points at the start; the rules' own by default */
  start?: number;
  deals: SittingDeal[];
}

/** SittingValue is the game after the deals so far. */
export interface SittingValue {
  deals: SittingTold[];
  /** how a deal can end, in the order to offer */
  endings: SittingEnding[];
  /** before the deal that follows; if the game is over, after the last one */
  next: Standing;
  /** why the game is over; absent if it continues */
  over?: GameEnd;
  /** the placement if the game ends here */
  placement?: Placement;
  /** under rules that take events, of the open deal or the one that follows: who still plays, who laid down a kong just before, and what a hand can be at the end of the wall */
  playing?: number[];
  afterKong?: number;
  finalStates?: FinalState[];
}

/** ReplayOpenRequest asks to read a file of games and to keep it open. */
export interface ReplayOpenRequest {
  text: string;
  /** "auto" by default */
  format?: ReplayFormat;
  /** Most is how many characters of replay text a packed game may stand for, 1,048,576 by default, which is also the greatest value: a small packed text can stand for a large one. A program that opens links of unknown origin should ask for less. */
  most?: number;
  /** Ruleset and options are the rules for scoring the wins; by default those that the file names. */
  ruleset?: RulesetId | HouseRules;
  options?: Options;
}

/** ReplayOpenValue is the content of a file. A file with a fault opens with everything before it. */
export interface ReplayOpenValue {
  id: string;
  /** the one that read the text */
  format: ReplayFormat;
  title: string;
  /** names by chair, empty if not stated */
  players: string[];
  deals: ReplayDeal[];
  /** of the file and of all its deals */
  problems: Problem[];
  /** Placement is the placement if the game ends after the last deal; absent if the deal is unfinished or there is none. */
  placement?: Placement;
  /** Stated is the end of the game as the log states it, by chair; absent where it states none or deals are missing. */
  stated?: StatedPlace[];
  /** Cut is what is missing of the deals; absent where nothing is. */
  cut?: Cut;
}

/** ReplayOpeningRequest asks to read a file as replayOpen does, in slices, so that the caller can do other work between them. The first call has no id, each further one the id that it returned. */
export interface ReplayOpeningRequest {
  id?: string;
  /** the next piece of it */
  text?: string;
  /** another piece follows; reading starts after the last piece */
  more?: boolean;
  /** Work is how much to read before the reply, 20,000 by default: a few milliseconds in the module. */
  work?: number;
  /** The other fields are those of replayOpen, used from the last piece. */
  most?: number;
  format?: ReplayFormat;
  ruleset?: RulesetId | HouseRules;
  options?: Options;
}

/** ReplayOpeningValue is the progress of the reading. replayClose with its id stops it; once opened is present the id is no longer valid. */
export interface ReplayOpeningValue {
  id: string;
  /** of the text so far, in bytes */
  size: number;
  /** done so far; the total is not known beforehand */
  work: number;
  /** that were not returned before */
  deals: ReplayDeal[];
  /** at the end: the value of replayOpen, without the deals, which were all returned */
  opened?: ReplayOpenValue;
}

/** ReplayStateRequest asks for the table after a step of a deal. */
export interface ReplayStateRequest {
  id: string;
  /** from 0 */
  deal: number;
  /** 0 is the deal */
  step: number;
  /** Branch is the variation along which the steps are counted; 0, the default, is the deal itself. */
  branch?: number;
}

/** State is the table after a step of a deal. Chairs are numbered from 0 and fixed for the whole game: chair 0 is its first dealer. */
export interface State {
  deal: number;
  /** 0 is the deal with its flowers */
  step: number;
  /** the last step of the deal */
  steps: number;
  /** the variation that it belongs to */
  branch?: number;
  /** such as "East 1" */
  label: string;
  /** the prevailing wind */
  round: Wind;
  /** of the deal in its round, from 1 */
  number: number;
  players: 3 | 4 | 6;
  /** a chair */
  dealer: number;
  /** the chair that is to act, until the deal ends */
  turn?: number;
  /** the event that led here */
  event: Event;
  comment?: string;
  /** by chair */
  seats: Seat[];
  wall: Wall;
  indicators: Tile[];
  /** after a win in riichi, those that are known */
  uraIndicators?: Tile[];
  /** the dora that follow from all of these; absent if there are none */
  dora?: Tile[];
  honba: number;
  deposits: number;
  /** what was paid so far in the deal, in order */
  transfers: Transfer[];
  /** where the tiles of an exchange go, under rules that have one */
  exchange?: Direction;
}

/** ReplayMovesRequest asks for all events of a deal. */
export interface ReplayMovesRequest {
  id: string;
  /** from 0 */
  deal: number;
  /** the variation that is followed; 0, the default, is the deal itself */
  branch?: number;
}

/** ReplayMovesValue is the events of a deal. */
export interface ReplayMovesValue {
  /** one for each step, the first the deal's */
  events: Event[];
  comments: Comment[];
}

/** ReplaySightRequest asks what a chair sees of the table after a step of a deal. */
export interface ReplaySightRequest {
  id: string;
  /** from 0 */
  deal: number;
  /** 0 is the deal */
  step: number;
  /** the variation along which the steps are counted; 0, the default, is the deal itself */
  branch?: number;
  chair: number;
}

/** ReplaySightValue is what a chair sees, in the form of the requests about hands: analyze, danger, score. */
export interface ReplaySightValue {
  /** in the normal form: with the drawn tile, or after a win the winning tile */
  hand: string;
  /** those laid out, as text to append to the hand if they count; "" for none */
  flowers: string;
  /** by which the deal is scored */
  ruleset: RulesetId;
  /** those that differ from the rule set's own */
  options: Options;
  players: 3 | 4 | 6;
  /** of the win if the chair has won, else what is known so far */
  situation: Situation;
  /** tiles visible outside the own hand, river and indicators; a claimed discard once */
  seen: Tile[];
  /** the own discards, including claimed ones */
  river: Tile[];
  /** the others, the next in turn first */
  rivals: Rival[];
  /** kinds of the hand that may not be discarded after the claim just made: swap calling */
  kept?: Tile[];
}

/** ReplayVaryRequest asks for the legal commands at a step of a deal, and to play some as a variation. */
export interface ReplayVaryRequest {
  id: string;
  deal: number;
  step: number;
  /** Branch is the variation along which the steps are counted; 0, the default, is the deal itself. */
  branch?: number;
  /** Command is what is played there, such as "Ed1m", with blanks between commands, all or none; "" only asks for the legal commands. */
  command?: string;
}

/** ReplayVaryValue is the place that the commands lead to. Moves that were played before are followed; otherwise a branch is extended at its end, or a new one starts. */
export interface ReplayVaryValue {
  /** 0 is the deal itself */
  branch: number;
  step: number;
  state: State;
  /** every legal command there, in order of priority */
  legal: string[];
}

/** ReplayBranchesRequest asks for the variations of a deal. */
export interface ReplayBranchesRequest {
  id: string;
  deal: number;
}

/** ReplayBranchesValue is the variations of a deal, each before those that depart from it. */
export interface ReplayBranchesValue {
  branches: Branch[];
}

/** ReplayDropRequest asks to remove a variation. */
export interface ReplayDropRequest {
  id: string;
  deal: number;
  branch: number;
}

/** Empty is a value without content. */
export type Empty = Record<string, never>;

/** ReplayReviewRequest asks for a review of the decisions in a deal. */
export interface ReplayReviewRequest {
  id: string;
  deal: number;
  /** whose decisions; everybody's where it is absent */
  chair?: number;
  /** Problems asks for the moments that are worth to be answered once more, in place of the decisions. */
  problems?: boolean;
  /** how strong the table is, for the odds and costs */
  level?: TableLevel;
}

/** ReplayReviewValue is every decision in the order of play, and figures that can be added over deals. A hand with unknown tiles, or with tiles outside the standard 34 kinds, has none. */
export interface ReplayReviewValue {
  moves: ReviewMove[];
  /** of the chair, or of every chair in order */
  figures: ReviewFigures[];
  /** Problems are in the order of play, the wins last; Refused has for each decision that cost something and is no problem the condition that it does not meet. Both are there where they were asked for. */
  problems?: PracticeMoment[];
  refused?: MomentCondition[];
}

/** ReplayCourseRequest asks how the prospects of the players changed during a deal. */
export interface ReplayCourseRequest {
  id: string;
  deal: number;
  /** for the odds */
  level?: TableLevel;
}

/** ReplayCourseValue is the prospects of the players. */
export interface ReplayCourseValue {
  chairs: ReplayCourse[];
}

/** ReplaySurveyRequest asks for the review of a complete file at once, for reviewing many files: nothing stays open, and the reply is short. */
export interface ReplaySurveyRequest {
  text: string;
  /** "auto" by default */
  format?: ReplayFormat;
  /** whose decisions, by the name in the file; all players' if absent */
  player?: string;
  /** to tell who plays, and judge nothing */
  names?: boolean;
  /** how many of the worst decisions come back */
  worst?: number;
  /** to make the index as well: see searchIndex */
  index?: boolean;
  /** how strong the tables are, for the odds and costs */
  level?: TableLevel;
}

/** ReplaySurveyValue is the sums, and the worst decisions. A file without the player has no deals. */
export interface ReplaySurveyValue {
  format: ReplayFormat;
  title: string;
  date: string;
  players: string[];
  deals: SurveyDeal[];
  /** the worst first */
  worst: SurveyMove[];
  problems: number;
  /** what is missing of the deals; absent where nothing is */
  cut?: Cut;
  /** of all deals, with what the review of the player's found */
  index?: string;
}

/** ReplayTextRequest asks for an open file as text. */
export interface ReplayTextRequest {
  id: string;
  /** "uzje" by default */
  format?: ReplayFormat;
}

/** ReplayTextValue is a file of games. */
export interface ReplayTextValue {
  text: string;
  /** what the format cannot state about the rules */
  lost?: LostRules[];
}

/** ReplayPackRequest asks for a deal of an open file, or for all of them, in as few characters as possible. */
export interface ReplayPackRequest {
  id: string;
  /** all deals if absent */
  deal?: number;
  /** without title, date, source, names and unknown tags */
  anonymous?: boolean;
  /** without comments and variations */
  bare?: boolean;
}

/** ReplayPackValue is a text of letters, digits and - _ . that an address may hold; replayOpen opens it. */
export interface ReplayPackValue {
  text: string;
}

/** ReplayCommentRequest asks to change the comment at a step of a deal. */
export interface ReplayCommentRequest {
  id: string;
  deal: number;
  step: number;
  /** "" removes the comment */
  text: string;
  /** Branch is the variation along which the steps are counted; 0, the default, is the deal itself. */
  branch?: number;
}

/** ReplayCloseRequest asks to close an open file. */
export interface ReplayCloseRequest {
  id: string;
}

/** SearchIndexRequest asks for the facts of a file of games, to be searched later. */
export interface SearchIndexRequest {
  text: string;
  /** "auto" by default */
  format?: ReplayFormat;
}

/** SearchIndexValue is an index to be kept, and given to searchAdd. One made by replaySurvey has what the review found as well. */
export interface SearchIndexValue {
  index: string;
  date: string;
  players: string[];
  deals: number;
  problems: number;
}

/** SearchAddRequest adds files to a search. */
export interface SearchAddRequest {
  /** of the search; a new one is begun where it is absent */
  id?: string;
  files: SearchFile[];
}

/** SearchAddValue says what is in a search. An index that cannot be used, as of another version, is refused by its key. */
export interface SearchAddValue {
  id: string;
  files: number;
  refused: string[];
}

/** SearchAskRequest asks a question of all files of a search. */
export interface SearchAskRequest {
  id: string;
  /** see core/search: terms with blanks between them, such as riichi left<=4 */
  question: string;
  /** whose deals, by the name in the files; of all players where it is absent */
  player?: string;
  skip?: number;
  /** how many places come back; 0 by default */
  most?: number;
}

/** SearchAskValue counts what was found, and has the places asked for, the latest games first. */
export interface SearchAskValue {
  places: number;
  /** a deal once for each player */
  deals: number;
  files: number;
  /** that were looked at */
  moments: number;
  of: 'moments' | 'deals';
  list: SearchPlace[];
}

/** SearchFiguresRequest asks how often each kind of mistake was made. */
export interface SearchFiguresRequest {
  id: string;
  /** all players where it is absent */
  player?: string;
}

/** SearchFiguresValue has a row for each kind of mistake, in the order of searchTerms. */
export interface SearchFiguresValue {
  rows: SearchFigure[];
  /** decisions that a rate needs */
  enough: number;
}

/** SearchTermsValue is the language of questions. */
export interface SearchTermsValue {
  terms: SearchTerm[];
  mistakes: SearchMistake[];
}

/** SearchCloseRequest closes a search. */
export interface SearchCloseRequest {
  id: string;
}

/** GameNewRequest asks for a live deal: a new one for a number of players with some tiles, or one that continues from a step of an open file. */
export interface GameNewRequest {
  players?: 3 | 4 | 6;
  tiles?: TileSet;
  /** with the tiles of uzje; 144 has them */
  flowers?: boolean;
  /** "full" by default */
  winds?: Completeness;
  /** of uzje's with four players "abbreviated" by default, else "full" */
  circles?: Completeness;
  /** "uzje" by default */
  ruleset?: RulesetId | HouseRules;
  options?: Options;
  /** of the shuffle; random without a seed and a wall; with replay, the seed of that deal, from which the later ones follow */
  seed?: number;
  /** any part of the tiles, in the order in which they are drawn */
  wall?: Tile[];
  /** where the tiles of an exchange go, under rules that have one; by default the seed decides */
  exchange?: Direction;
  /** the id of an open file */
  replay?: string;
  deal?: number;
  step?: number;
  /** the variation along which the steps of that deal are counted */
  branch?: number;
  /** with replay: the earlier deals of the file are part of the match, and stay in its text */
  match?: boolean;
}

/** GameNewValue is a live deal and its legal commands. */
export interface GameNewValue {
  id: string;
  state: State;
  /** every legal command, in order of priority; none when the deal is over */
  legal: string[];
  /** the result of the deal, if it continues from the end of one */
  after?: AfterDeal;
  /** of the shuffle: the same seed and options give the same wall */
  seed?: number;
  /** Result is how the deal ended, if it continues from the end of one. */
  result?: DealResult;
}

/** GameCommandRequest asks to play one or several commands, all or none. */
export interface GameCommandRequest {
  id: string;
  /** such as "Ed1m", with blanks between commands */
  text: string;
}

/** GameValue is a live deal after a command. */
export interface GameValue {
  state: State;
  /** every legal command, in order of priority; none when the deal is over */
  legal: string[];
  /** After is the result of the deal once it is over, if the rules settle deals. */
  after?: AfterDeal;
  /** Result is how the deal ended, once it is over. */
  result?: DealResult;
}

/** GameUndoRequest asks to undo the last command. */
export interface GameUndoRequest {
  id: string;
}

/** GameSuggestRequest asks what a computer player would do in a chair, from what that chair sees. */
export interface GameSuggestRequest {
  id: string;
  /** how strong the table is, for the odds */
  level?: TableLevel;
  /** the first chair with a choice if absent */
  chair?: number;
  /** "careful" by default */
  strength?: Strength;
}

/** GameSuggestValue is what it would do. */
export interface GameSuggestValue {
  chair: number;
  /** absent if it passes a possible claim, and another player continues */
  command?: string;
  /** of a discard */
  reason?: DiscardReason;
  /** the discards, best first, if it has to discard from a hand of the standard kinds; with the odds of the deal at a riichi table of four */
  best: DiscardTo[];
  /** the chance to win after the suggested discard if no other player wins */
  alone?: number;
}

/** GamePlayRequest asks computer players to play until a person has a choice. */
export interface GamePlayRequest {
  id: string;
  /** by chair; "" is a person */
  strengths: (Strength | '')[];
  /** the persons pass what they could claim now */
  pass?: boolean;
  /** greatest number of moves; 0, the default, is no limit */
  most?: number;
}

/** GamePlayValue is a live deal after the moves of the computer players. */
export interface GamePlayValue {
  /** the commands */
  played: string[];
  state: State;
  /** every legal command, in order of priority; none when the deal is over */
  legal: string[];
  /** After is the result of the deal once it is over, if the rules settle deals. */
  after?: AfterDeal;
  /** Result is how the deal ended, once it is over. */
  result?: DealResult;
}

/** GameNextRequest asks for the next deal of a match. */
export interface GameNextRequest {
  id: string;
  /** greatest number of winds; by default that of the rules, or else 2, East and South */
  rounds?: number;
  /** of the shuffle; derived from the previous seed if absent */
  seed?: number;
}

/** GameNextValue is the result of a deal, and the next deal unless the match is over. */
export interface GameNextValue {
  over: boolean;
  /** the rules' reason why it is over; absent after the last wind that was asked for */
  why?: GameEnd;
  /** by chair, of the deal that has ended; empty for rules without settlement */
  payments: number[];
  /** by chair, afterwards */
  scores: number[];
  /** by chair, from 1, when the match is over: by the scores, or without scores by the deals won */
  places: number[];
  /** the deals won, by chair, when the match is over */
  wins: number[];
  /** what each place is worth then, if the rules state it */
  points: number[];
  /** the same with uma, oka and the sticks left, if the rules state it */
  placement?: Placement;
  seed?: number;
  state: State;
  legal: string[];
}

/** GameTextRequest asks for a live deal as replay text. */
export interface GameTextRequest {
  id: string;
}

/** GameTextValue is a deal, after the earlier deals of its match, as Ùzje replay text. */
export interface GameTextValue {
  text: string;
}

/** GameCloseRequest asks to close a live deal. */
export interface GameCloseRequest {
  id: string;
}

/** Lost states why a hand of the right size does not win. */
export interface Lost {
  win: false;
  why: Reason[];
}

/** LostFans is a complete hand with too few fans to win. */
export interface LostFans {
  win: false;
  why: Reason[];
  fans: Fan[];
  total: number;
  minimum: number;
  form: Form;
  sets: Set[];
  excluded: Excluded[];
}

/** ClassicalScore is a score card of the classical rules. */
export interface ClassicalScore {
  win: true;
  form: Form;
  sets: Set[];
  points: number;
  pointItems: PointItem[];
  doubles: number;
  doubleItems: DoubleItem[];
  /** ids */
  limitHands: string[];
  /** points × 2^doubles */
  unrounded: number;
  final: number;
  /** for one of the others: why it pays less */
  why: Reason[];
  /** every other reading, best first */
  others: ClassicalScore[];
  /** of house rules: what their own hands are called, by id; these may be limit hands and doubles */
  names?: Record<string, HouseNames>;
}

/** ClassicalLoser is the card of a hand that did not win, under rules that score those too. */
export interface ClassicalLoser {
  win: false;
  /** kongs, pungs, chows that lie open, and every pair */
  sets: Set[];
  points: number;
  pointItems: PointItem[];
  doubles: number;
  doubleItems: DoubleItem[];
  /** of which the hand lacks one tile */
  limitHands: string[];
  unrounded: number;
  final: number;
  /** where nothing counts */
  why: Reason[];
  /** of house rules: what their own hands are called, by id */
  names?: Record<string, HouseNames>;
}

/** HouseRules are the rules of a club: a preset, what differs from it, and special hands of its own. They may stand wherever a request names a rule set; as a text they are the id of their rule set. */
export interface HouseRules {
  tehai: 'house-rules';
  version: 1;
  name: string;
  /** a preset */
  base: RulesetId;
  options?: Options;
  /** ids of special hands of the base */
  drop?: string[];
  hands?: HouseHand[];
  note?: string;
}

/** RiichiScore is a score card of a riichi rule set. */
export interface RiichiScore {
  /** the others include readings without a yaku */
  win: boolean;
  /** absent for tiles that have no complete form */
  form?: Form;
  sets: Set[];
  /** dora last */
  yaku: Yaku[];
  /** number of times a yakuman */
  yakuman: number;
  /** 0 for a yakuman, as fu */
  han: number;
  fu: number;
  fuItems: FuItem[];
  limit?: Limit;
  /** without honba and deposits */
  points: number;
  payments: Payments;
  why: Reason[];
  /** every lower reading, best first */
  others: RiichiScore[];
}

/** FansScore is a score card of rules whose hands are worth fans. */
export interface FansScore {
  /** the others include readings below the minimum */
  win: boolean;
  form: Form;
  /** of the thirteen orphans only the pair, of singles none */
  sets: Set[];
  fans: Fan[];
  /** with flowers */
  total: number;
  /** Hong Kong: the total */
  faan?: number;
  /** Hong Kong: before the cap */
  unlimited?: number;
  /** Hong Kong: of the payments */
  multiplier?: number;
  minimum: number;
  payments: Payments;
  why: Reason[];
  /** fans that hold but do not count, or not as often */
  excluded: Excluded[];
  /** other lists of fans with the same total */
  also: FanCount[][];
  /** every lower reading, best first */
  others: FansScore[];
}

/** SichuanScore is a score card of rules whose fans add up and double the payment. */
export interface SichuanScore {
  win: boolean;
  form: Form;
  sets: Set[];
  fans: Fan[];
  /** fans before the cap */
  total: number;
  /** what one player pays on a discard, after the cap */
  points: number;
  minimum: number;
  /** where no player has won before */
  payments: Payments;
  why: Reason[];
  /** none */
  excluded: Excluded[];
  /** none */
  also: FanCount[][];
  /** every lower reading, best first */
  others: SichuanScore[];
}

/** UzjeScore states how a hand of Ùzje is complete; its rules have no values. */
export interface UzjeScore {
  win: true;
  form: Form;
  sets: Set[];
  /** always 0 */
  points: number;
  /** always empty */
  others: UzjeScore[];
}

/** PlainScore is a score card of rules that have no card of their own. */
export interface PlainScore {
  win: boolean;
  form?: Form;
  sets: Set[];
  items: CardItem[];
  totals: CardTotal[];
  limit?: string;
  points: number;
  payments?: Payments;
  why: Reason[];
  /** every lower reading, best first */
  others: PlainScore[];
}

/** Fault is an error as the interface returns it. */
export interface Fault {
  /** one of the codes of the interface */
  code: Code;
  /** in plain English: names the place, the number or the tile, and what was expected */
  message: string;
  /** UTF-16 offsets into the text that was passed */
  start?: number;
  end?: number;
  /** a suggested fix, if there is a clear one */
  hint?: string;
  /** Pattern is the message with {0}, {1} … in place of Values, for translations; absent if there are none. */
  pattern?: string;
  values?: string[];
  /** Reason and Of state why a situation is impossible, as in possible: which rule refuses which circumstance. */
  reason?: RefusalId;
  of?: SituationKey;
}

/** Meld is a declared set. */
export interface Meld {
  kind: MeldKind;
  kong?: Kong;
  /** in ascending order */
  tiles: Tile[];
  /** index of the tile that was called */
  called?: number;
  /** where it came from */
  from?: Side;
}

/** Situation is everything about a win that is not in the hand. A rule set ignores what it does not use. */
export interface Situation {
  selfDrawn?: boolean;
  /** "E" by default */
  seatWind?: Wind;
  /** "E" by default */
  roundWind?: Wind;
  riichi?: 0 | 1 | 2;
  ippatsu?: boolean;
  rinshan?: boolean;
  chankan?: boolean;
  lastTile?: boolean;
  firstTurn?: boolean;
  indicators?: Tile[];
  uraIndicators?: Tile[];
  honba?: number;
  /** 1000-point sticks on the table, including the winner's own */
  deposits?: number;
  /** the discarder; under Sichuan rules with selfDrawn and rinshan the player whose discard the kong claimed */
  from?: Wind;
  /** the player who pays under pao */
  liable?: Wind;
  /** tiles set aside in three-player games */
  north?: number;
  /** classical: no tile was called */
  concealed?: boolean;
  /** with chankan: which kong; "added" by default */
  robbed?: Robbed;
  /** circumstances of local yaku that no tile shows */
  local?: Circumstance[];
  /** flowers and seasons with the hand; those in its text count instead */
  flowers?: number;
  /** the other three copies of the winning tile are visible */
  lastOfKind?: boolean;
  /** western clubs: one tile short after the first discard, the hand unchanged since; of hands that did not win too */
  originalCall?: boolean;
  /** with rinshan: that kong was declared with the replacement tile of another */
  doubleKong?: boolean;
  /** the suit that the winner chose to be without, under rules that ask for one */
  void?: Suit;
  /** on the discard of a player who had just drawn the replacement tile of a kong */
  shotAfterKong?: boolean;
}

/** Rival is what is visible of another player. */
export interface Rival {
  wind: Wind;
  /** all discards, including claimed tiles, in order */
  river: RivalRiver[];
  /** each as text: 1'23m, (1111z) */
  melds?: string[];
  /** also true if a tile of the river has it */
  riichi?: boolean;
  /** what others discarded after the rival's riichi */
  passed?: Tile[];
  /** the suit that the rival has chosen to be without */
  void?: Suit;
  /** the rival has won and plays no more */
  hasWon?: boolean;
}

/** Shanten is the number of tiles from ready in each form: -1 is complete, 0 ready. */
export interface Shanten {
  standard: number;
  /** of 13 and 14 closed tiles */
  pairs?: number;
  orphans?: number;
  /** under rules that have this form, like the next */
  knitted?: number;
  singles?: number;
  best: number;
}

/** Reading is one way to read a complete hand. */
export interface Reading {
  form: Form;
  /** of the thirteen orphans only the pair */
  sets: Set[];
}

/** Accept is a tile that a hand accepts. */
export interface Accept {
  /** fives are plain */
  tile: Tile;
  /** copies not in the hand, its melds, indicators or seen */
  left: number;
}

/** Furiten lists the waits that are in the hand's own river. */
export interface Furiten {
  tiles: Tile[];
}

/** Draws is what a hand accepts. */
export interface Draws {
  tiles: Accept[];
  kinds: number;
  /** copies left of all of them */
  total: number;
  /** if the hand is one tile from ready: the share of the total after which the best discard leaves a good wait, as of DiscardTo */
  good?: number;
}

/** DiscardTo is the hand after one discard. */
export interface DiscardTo {
  tile: Tile;
  shanten: number;
  tiles: Accept[];
  kinds: number;
  total: number;
  /** for the best discards, if they leave shanten 1: the share of the total after which the wait is two-sided, or on three or more kinds */
  good?: number;
  /** copies of draws that improve the hand without lowering the shanten; for the first discards, if the request states rules or a situation */
  improves?: number;
  /** how likely it deals in, if the request has rivals */
  danger?: number;
  /** how the deal ends after it, for the first discards, if the request has all three rivals of a riichi table */
  odds?: Odds;
  /** the advantage of the first discard, or the disadvantage of another compared with it */
  reason?: DiscardReason;
}

/** ChanceRow has a figure for every draw left: the first with all of them left, the next one after a draw that did not help, the last with one left. */
export interface ChanceRow {
  /** of 3n+2 tiles; a plain five before a red one */
  discard?: Tile;
  /** how likely the hand becomes ready */
  ready: number[];
  /** and is completed, whatever its value */
  win: number[];
  /** expected points under the rule set; a hand that does not win counts 0 */
  value?: number[];
}

/** DangerRow is how likely one kind deals in. */
export interface DangerRow {
  /** fives are plain */
  tile: Tile;
  /** that any rival wins on it */
  total: number;
  /** in the order of the request */
  rivals: DangerRival[];
}

/** Payments is what each player gains, including honba and deposits; a player who pays has a negative number. */
export interface Payments {
  E: number;
  S: number;
  W: number;
  /** absent for three players */
  N?: number;
  /** if the discarder is not named: what the discarder pays in addition to that wind's payment as one of the others; the sum of all stays 0 */
  "?"?: number;
}

/** CompareRow is the result under one rule set: a value or an error. */
export interface CompareRow {
  ruleset: RulesetId;
  value?: Score;
  error?: Fault;
}

/** Difference is an option that explains the difference between the first riichi rule set of the rows and those named. */
export interface Difference {
  option: string;
  rulesets: RulesetId[];
}

/** SettleWin is one of the wins: score's request, whose rule set and options are those of the deal. */
export interface SettleWin {
  hand: string;
  dialect?: Dialect;
  win?: Tile;
  ruleset?: RulesetId | HouseRules;
  options?: Options;
  situation?: Situation;
}

/** SettleHand is the hand of a seat: score's request, or what it scores. */
export interface SettleHand {
  hand?: string;
  dialect?: Dialect;
  win?: Tile;
  ruleset?: RulesetId | HouseRules;
  options?: Options;
  situation?: Situation;
  brief?: boolean;
  points?: number;
}

/** SettleFoul is a foul: what it was, whose, and who claimed the discard that it was about. */
export interface SettleFoul {
  kind: FoulKind;
  by: Wind[];
  to?: Wind;
}

/** Transfer is one thing that was paid in a deal: a win, a kong, a refund. The payments and outside sum to zero. */
export interface Transfer {
  /** the step with which it was paid, of a score sheet the number of the event */
  step: number;
  kind: TransferKind;
  payments: Payments;
  /** the chair whose win, kong, hand or foul it rests on */
  of?: number;
  /** what goes to no player: a riichi stick while it lies on the table, a fine; negative for sticks that a winner takes */
  outside?: number;
  /** what it rests on: ids of fans with + between them, the kind and the tile of a kong, a reason */
  detail?: string;
}

/** Option is a rule of a rule set that can be changed. */
export interface Option {
  key: string;
  kind: OptionKind;
  "default": OptionValue;
  /** the possible values of a choice or set */
  choices?: string[];
  label: string;
  /** the default is stated in the organisation's own text */
  confirmed: boolean;
  /** the fan whose value it is */
  of?: string;
}

/** SituationField is a circumstance of a win that a rule set uses: a field of Situation. */
export interface SituationField {
  key: SituationKey;
  kind: SituationKind;
  /** the possible values, or elements of the list */
  choices?: string[];
  /** it requires these */
  needs?: SituationKey[];
  /** and is impossible together with these */
  excludes?: SituationKey[];
}

/** Special is a special hand with hands that it takes, as mpsz, and hands that it just does not. */
export interface Special {
  id: string;
  fits: string[];
  misses: string[];
  /** why each of the misses is one: another tile, a claimed set or tile, another winning tile, another way to win */
  why: Miss[];
}

/** PossibleField is a circumstance, and whether it is possible. */
export interface PossibleField {
  key: SituationKey;
  kind: SituationKind;
  choices?: string[];
  needs?: SituationKey[];
  excludes?: SituationKey[];
  /** for at least one of its values */
  possible: boolean;
  reason?: RefusalId;
  /** the reason in plain English */
  text?: string;
  /** of one with choices */
  values?: PossibleChoice[];
}

/** Refusal is why something is impossible. */
export interface Refusal {
  reason: RefusalId;
  text: string;
  /** the circumstance that is impossible */
  of?: SituationKey;
}

/** PayRow is the payment for a value. */
export interface PayRow {
  han?: number;
  fu?: number;
  limit?: Limit;
  /** without honba and deposits */
  points: number;
  payments: Payments;
  /** hands of this value that are won in this way exist */
  possible: boolean;
}

/** Place is one player's place; every other figure is in points: 45300 is shown as +45.3. */
export interface Place {
  /** from 1; equal places are shared */
  place: number;
  /** including the sticks received */
  score: number;
  /** score less the start, with uma and oka; in a sitting also the cost of fouls */
  points: number;
  uma: number;
  oka: number;
}

/** SittingDeal is how a deal ended. Chairs count from the first dealer, in turn. */
export interface SittingDeal {
  kind: SittingEnding;
  wins?: SittingWin[];
  /** chairs with ready hands */
  ready?: number[];
  nagashi?: number[];
  /** chairs that put a riichi stick on the table */
  riichi?: number[];
  /** for by-hand: by chair; their sum is taken from the sticks */
  payments?: number[];
  /** for by-hand */
  dealerStays?: boolean;
  /** for a foul: the chair that committed it */
  foul?: number;
  /** under rules that score every hand: those of all chairs; wins says who won, and who is liable */
  hands?: SittingHand[];
  /** under rules that have several kinds of fouls: which it was, whose, and who claimed the discard */
  foulKind?: FoulKind;
  foulBy?: number[];
  foulTo?: number;
  /** for events: what happened, in order; the last deal may be open, which its reply says */
  events?: SittingEvent[];
}

/** SittingTold is a deal and its result. */
export interface SittingTold {
  before: Standing;
  /** by chair, including sticks that are taken, without those laid down */
  payments: number[];
  /** by chair: the changes of the scores, including all sticks */
  moved: number[];
  /** by chair: what a foul takes off the final result, below 0 */
  final?: number[];
  aborted?: boolean;
  /** who pays whom, under rules that score every hand */
  pays?: SittingPay[];
  /** of a deal stated by its events: what was paid, in order */
  paid?: Transfer[];
  /** the deal is not over */
  open?: boolean;
}

/** Standing is the table before a deal. */
export interface Standing {
  round: Wind;
  /** of the deal in its round, from 1 */
  number: number;
  /** chair */
  dealer: number;
  honba: number;
  deposits: number;
  /** by chair */
  scores: number[];
  winds: Wind[];
}

/** ReplayDeal is one deal of a file. */
export interface ReplayDeal {
  label: string;
  /** the prevailing wind */
  round: Wind;
  /** of the deal in its round, from 1 */
  number: number;
  /** times that it was repeated: honba */
  repeat: number;
  players: 3 | 4 | 6;
  /** as the file names it; "" is uzje */
  ruleset: string;
  /** by which it is played and scored: the most similar rule set, for three players its variant for three */
  rules: RulesetId;
  /** those that differ from the rule set's own */
  options: Options;
  /** the last step; step 0 is the deal */
  steps: number;
  /** by chair, before the deal */
  scores: number[];
  result: DealResult;
  problems: Problem[];
  /** what was paid in the whole deal, in order */
  transfers: Transfer[];
}

/** Problem is a fault in a file, and its place. */
export interface Problem {
  message: string;
  /** from 1 */
  line?: number;
  column?: number;
  deal?: number;
  /** the last step before it */
  step?: number;
  /** the branch that ends there */
  branch?: number;
}

/** StatedPlace is what a log states of one player at the end of the game; points are as in Place. */
export interface StatedPlace {
  score: number;
  points: number;
}

/** Cut describes what is missing of a file: it begins deals that it does not complete, or stops before its own end. */
export interface Cut {
  /** deals that are complete to their end */
  whole: number;
  /** that the text begins, as far as can be determined */
  deals: number;
  /** the last deal before the first gap; absent if there is none */
  after?: CutAfter;
}

/** Event is what happened last. */
export interface Event {
  kind: EventKind;
  chair?: number;
  /** those it shows: drawn, discarded, laid down, won on */
  tiles: Tile[];
  /** in plain English */
  text: string;
}

/** Seat is the tiles and the status of one player. */
export interface Seat {
  wind: Wind;
  /** "" if not stated */
  name: string;
  score: number;
  /** in order, including the tile just drawn */
  closed: Tile[];
  /** which of them was just drawn */
  drawn?: Tile;
  melds: Meld[];
  /** flowers, and in three-player riichi Norths set aside */
  flowers: Tile[];
  /** the suit that the seat has chosen to be without */
  void?: Suit;
  /** tiles that it gives away, until every seat has given its own */
  away?: Tile[];
  /** it has won in a deal that goes on, and plays no more */
  hasWon?: boolean;
  riichi: boolean;
  river: RiverTile[];
  /** if every tile is known and one of the standard 34 kinds */
  shanten?: number;
  /** likewise; left counts what this seat cannot see */
  waits: Accept[];
}

/** Wall is the remaining wall. */
export interface Wall {
  /** tiles that can still be drawn */
  left: number;
  /** those, next one first; absent if none of them is known */
  tiles?: Tile[];
  /** the dead wall after them */
  dead?: Tile[];
  /** whether the log's seed gives this wall, if it has one */
  verified?: boolean;
}

/** Comment is the comment at a step. */
export interface Comment {
  step: number;
  text: string;
}

/** Branch is a variation: other moves from a step on. */
export interface Branch {
  /** its id, from 1; unique in a deal of an open file */
  branch: number;
  /** the branch that it departs from; 0 is the deal itself */
  parent: number;
  /** at which it departs */
  step: number;
  /** its last step; up to step the steps are those of the line it departs from */
  steps: number;
  /** after step */
  events: Event[];
  /** how it ended, if it has, under the deal's own rules */
  result?: DealResult;
}

/** ReviewMove is a decision and what the ranking would have done, from what the player could see. */
export interface ReviewMove {
  /** after the decision: the player decided in the state at the step before */
  step: number;
  chair: number;
  kind: ReviewKind;
  /** the tile discarded, "pass", or the command of a call, a kong, or of a riichi and its discard */
  made: string;
  /** the first-ranked commands at the step before, or "pass"; absent if the decision agrees */
  better?: string;
  /** the index of the discard among best */
  row?: number;
  /** the discards, best first; of a claim those after it; each with its danger if a rival threatens, and with odds if the decision cost something */
  best: DiscardTo[];
  loss: ReviewLoss;
  /** if a rival threatens: the chance that the discard deals in, or after a call the best discard */
  danger?: number;
  luck?: ReviewLuck;
  /** of the loss; absent if the decision is as good as the best */
  size?: MistakeSize;
  /** riichi with three or four players */
  odds?: ReviewOdds;
  /** of a decision between riichi and silence */
  riichi?: ReviewLines;
  /** of a decision that cost something, if the rules state what places pay; riichi with four players */
  placement?: ReviewPlacement;
}

/** ReviewFigures are counts and sums, so that those of many deals can be added. */
export interface ReviewFigures {
  chair: number;
  wind: Wind;
  deals: number;
  decisions: number;
  agreed: number;
  lossWin: number;
  lossPoints: number;
  /** those that the luck figures cover */
  draws: number;
  hoped: number;
  came: number;
  /** deals with a riichi */
  riichi: number;
  /** with an open hand */
  open: number;
  wins: number;
  dealIns: number;
  /** without a winner */
  drawn: number;
  winPoints: number;
  dealInPoints: number;
  /** the danger at the time of the tiles that dealt in */
  dealInDanger: number;
  /** deal-ins whose danger is known */
  dealInSeen: number;
  /** total won and lost, including riichi sticks laid down */
  payments: number;
  /** decisions of deals in which places pay, and the sum of what they cost by placement */
  placed: number;
  lossPlacement: number;
}

/** PracticeMoment is a problem: the answers that are worth to be told. What the player saw is in replayState and replaySight of its step; what they tell of other hands and of the wall is not. */
export interface PracticeMoment {
  kind: ProblemKind;
  /** the table is at this step */
  step: number;
  chair: number;
  /** best first; of a win in the order of what they pay. What is not among them is further behind */
  answers: PracticeAnswer[];
  /** the place among answers of what was done */
  made?: number;
  /** points of the deal within which an answer is right */
  tolerance: number;
  /** points that the deal brought the player */
  moved?: number;
}

/** ReplayCourse is the prospects of one player. */
export interface ReplayCourse {
  wind: Wind;
  /** after the deal, after each own discard, and at the end with the result */
  points: CoursePoint[];
}

/** SurveyDeal is one deal of a file. */
export interface SurveyDeal {
  deal: number;
  round: Wind;
  number: number;
  repeat: number;
  /** of the reviewed players */
  figures: ReviewFigures[];
}

/** SurveyMove is a decision that cost something. */
export interface SurveyMove {
  deal: number;
  /** best has the first discard and the one made */
  move: ReviewMove;
}

/** LostRules is what a text cannot state about the rules of some deals. */
export interface LostRules {
  /** from 0 */
  deals: number[];
  /** under which they are played */
  ruleset: RulesetId;
  /** as which a reader of the text takes them */
  becomes: RulesetId;
  /** keys of the options that have other values there */
  options: string[];
}

/** SearchFile is one file of a search. */
export interface SearchFile {
  /** by which it is found again; a file with the same key takes its place */
  key: string;
  /** when it was played: digits, from the year on */
  when?: string;
  index: string;
}

/** SearchPlace is a place in a game: a step as a player has it. */
export interface SearchPlace {
  /** of the file */
  key: string;
  deal: number;
  step: number;
  chair: number;
  wind: Wind;
  round: Wind;
  number: number;
  repeat: number;
  event: SearchEvent;
  /** closed ones after the step; none where not all are known */
  tiles: Tile[];
  /** that was discarded, claimed or won on */
  tile?: Tile;
  /** that lay there */
  melds: SearchMeld[];
  /** of a ready hand */
  waits?: Tile[];
  /** of a discard, where a rival threatened */
  danger?: number;
  /** points, of a reviewed decision */
  loss?: number;
  mistakes?: SearchMistake[];
  /** points won or lost in the deal */
  payment: number;
  /** points of the win in the deal */
  value?: number;
}

/** SearchFigure is how often a kind of mistake was made. Where there are not enough decisions there is no rate. */
export interface SearchFigure {
  id: SearchMistake;
  /** decisions with the mistake */
  made: number;
  /** in which it could be made */
  decisions: number;
  /** per 100 decisions */
  rate?: number;
  /** interval of 95 % (Wilson) */
  low?: number;
  /** likewise */
  high?: number;
  /** over time, where there are decisions enough for two parts */
  over?: SearchStretch[];
}

/** SearchTerm is one word of it. */
export interface SearchTerm {
  id: string;
  kind: SearchKind;
  /** about a step; else about the whole deal */
  moment: boolean;
  /** that may follow it; absent: any, or none */
  words?: string[];
}

/** AfterDeal is the result of a live deal that has ended, and how the game continues. */
export interface AfterDeal {
  /** by chair */
  scores: number[];
  deposits: number;
  /** honba of the next deal */
  honba: number;
  dealerStays: boolean;
  /** of the next deal; absent if the game is over */
  round?: Wind;
  /** likewise */
  number?: number;
  /** why the game is over, provided that the deal is part of a game that began as the rules state */
  over?: GameEnd;
  /** what the scores are worth if the game ends here */
  placement?: Placement;
}

/** DealResult is how a deal ended. */
export interface DealResult {
  kind: EndKind;
  /** in the words of the file, else in plain English */
  text: string;
  wins: DealWin[];
  /** Why is why the deal was abandoned, as it follows from the table. */
  why?: Abandonment;
  /** Ready are the chairs with a ready hand at an exhausted wall, if the rules pay for one and every hand is known. */
  ready?: number[];
  /** Nagashi are the chairs that were paid for nagashi mangan. */
  nagashi?: number[];
  /** Hands are the score cards of all hands, by chair, under rules that score every hand. */
  hands?: Score[];
  /** Payments are the payments at an exhausted wall, by chair, if known. */
  payments?: number[];
}

/** DiscardReason is why a discard has its place in the order. */
export interface DiscardReason {
  id: DiscardReasonId;
  /** the tiles that it concerns */
  tiles?: Tile[];
  /** a number for the sentence */
  n?: number;
}

/** Reason is a fact that explains a result. */
export interface Reason {
  id: string;
  text: string;
  /** the tiles that it concerns */
  tiles?: Tile[];
}

/** Fan is one fan of a card. */
export interface Fan {
  id: string;
  name: string;
  count: number;
  /** of one */
  points: number;
  /** the indices of the sets it depends on, absent for the complete hand */
  sets?: number[];
}

/** Set is a group in a reading of a hand. */
export interface Set {
  kind: SetKind;
  /** red fives as such */
  tiles: Tile[];
  closed: boolean;
  /** on the set that the winning tile completed */
  wait?: Wait;
}

/** Excluded is a fan that holds but does not count, and the id of the fan or of the principle that excludes it. */
export interface Excluded {
  id: string;
  by: string;
  /** how many of them do not count */
  count: number;
  sets?: number[];
}

/** PointItem is the points of one set or pair; the base has no set. */
export interface PointItem {
  id: string;
  points: number;
  set?: Set;
}

/** DoubleItem is one reason for doubling; a lucky set has its set. */
export interface DoubleItem {
  id: string;
  doubles: number;
  set?: Set;
}

/** HouseHand is a special hand of house rules. */
export interface HouseHand {
  id: string;
  names?: HouseNames;
  value: HouseValue;
  /** of a hand that did not win and lacks one tile */
  fishing?: HouseValue;
  /** the share of the value that is left when a set lies open */
  open?: number;
  concealed?: 'no' | 'yes' | 'drawn';
  /** any of them: groups that come to 14 tiles, such as "2 pung #a" */
  layouts?: string[][];
  /** all tiles are of these */
  tiles?: string;
  /** one of each */
  needs?: string;
  /** the number of the group that the winning tile finishes */
  last?: number;
  win?: HouseWin;
}

/** Yaku is one yaku, or one kind of dora. */
export interface Yaku {
  id: string;
  name: string;
  /** 0 for a yakuman */
  han: number;
  /** number of times a yakuman */
  yakuman?: number;
  tiles?: Tile[];
}

/** FuItem is one line of the fu. */
export interface FuItem {
  id: string;
  fu: number;
  set?: Set;
}

/** FanCount is one fan of a list with the same total. */
export interface FanCount {
  id: string;
  count: number;
}

/** CardItem is one line of a card. */
export interface CardItem {
  /** what the amount counts */
  part: string;
  id: string;
  name?: string;
  /** of one */
  amount: number;
  /** how many times */
  count: number;
  /** indices of the sets that it depends on, none for the complete hand */
  sets: number[];
  tiles?: Tile[];
  /** for an excluded line: what excludes it */
  by?: string;
}

/** CardTotal is a total of a card. */
export interface CardTotal {
  id: string;
  amount: number;
}

/** RivalRiver is a discard of a rival. */
export interface RivalRiver {
  tile: Tile;
  /** the tile just drawn */
  drawn?: boolean;
  /** it declared riichi */
  riichi?: boolean;
}

/** Odds are how a deal ends for one player, taking the other players into account, calibrated on recorded games of four players; for three by play of computer players. win, others and draw sum to 1. */
export interface Odds {
  /** the player wins */
  win: number;
  /** another player wins on this one's discard: a part of others, estimated by the kind of hand */
  dealIn: number;
  /** another player wins */
  others: number;
  /** no player wins */
  draw: number;
  /** average net points of the deal, including sticks and honba */
  points: number;
}

/** DangerRival is the danger of one kind against one rival. */
export interface DangerRival {
  wind: Wind;
  /** for a rival who is not in riichi it includes how likely that hand is ready, by its melds and discards */
  chance: number;
  class: DangerClass;
}

/** PossibleChoice is one of the choices, and whether it is possible. */
export interface PossibleChoice {
  value: string;
  possible: boolean;
  reason?: RefusalId;
  text?: string;
}

/** SittingWin is one win: a hand as in score's request, or only its value. Seats, round, honba and sticks are those of the deal. */
export interface SittingWin {
  chair: number;
  /** absent for a self-draw */
  from?: number;
  hand?: string;
  dialect?: Dialect;
  situation?: Situation;
  /** fans if the rules count those */
  han?: number;
  fu?: number;
  yakuman?: number;
  /** the chair that pays under pao */
  liable?: number;
  /** at the end of the wall, of a hand that did not win */
  state?: FinalState;
}

/** SittingHand is the hand of a chair at the end of a deal: its tiles, or what it scores. */
export interface SittingHand {
  hand?: string;
  dialect?: Dialect;
  situation?: Situation;
  points?: number;
}

/** SittingEvent is one thing that happened in a deal, under rules that pay while it is played. */
export interface SittingEvent {
  kind: SittingEventKind;
  /** of a win: those on one tile */
  wins?: SittingWin[];
  /** of a win: on the replacement tile of the kong stated just before, on the discard after it, or on the next kong that its owner adds */
  afterKong?: boolean;
  /** whose kong or foul */
  chair?: number;
  /** of a claimed kong: who discarded */
  from?: number;
  kong?: Kong;
  /** of an added kong: its tile was held before */
  late?: boolean;
  /** at the end of the wall: the hands of all who have not won, each with its state; of a ready one the fans of the dearest wait count, stated as han or found from its tiles */
  hands?: SittingWin[];
}

/** SittingPay is what one chair pays another, and why. */
export interface SittingPay {
  from: number;
  to: number;
  points: number;
  kind: TransferKind;
}

/** CutAfter names a deal. */
export interface CutAfter {
  deal: number;
  round: Wind;
  number: number;
  repeat: number;
}

/** RiverTile is a discard. */
export interface RiverTile {
  tile: Tile;
  /** it was the tile just drawn */
  drawn: boolean;
  /** it declared riichi */
  riichi: boolean;
  /** the chair that claimed it for a set */
  claimedBy?: number;
}

/** ReviewLoss is the cost of a decision compared with the best one: net points of the deal by its odds at the level of the request, 0 for a tie. Outside riichi only the own hand is considered. */
export interface ReviewLoss {
  /** chance to win the deal */
  win: number;
  points: number;
  /** for sorting */
  weight: number;
}

/** ReviewLuck is what was drawn after a decision, apart from whether the decision was good. */
export interface ReviewLuck {
  /** own draws that followed, at most three, up to the first useful one */
  draws: number;
  /** how many of them were expected to be accepted tiles */
  hoped: number;
  /** how many were */
  came: number;
  /** copies of those tiles that could still be drawn, if the wall is known */
  wall?: number;
  /** those of them within three turns of the table */
  soon?: number;
}

/** ReviewOdds are how the deal ends after the move made and after the best one, including the risk of dealing in with the discard. */
export interface ReviewOdds {
  made?: Odds;
  best?: Odds;
}

/** ReviewLines are riichi and silence with the same discard. */
export interface ReviewLines {
  declared: Odds;
  silent: Odds;
  /** points by which riichi is better, including what silence gains from a better wait; within 1000 neither is a mistake */
  margin: number;
  /** silence wins only by self-draw */
  noYaku: boolean;
}

/** ReviewPlacement is what a decision means for the pay of the player's place at the end of the match (uma and oka), in points and without the score, expected from the odds of the deal and an estimate of the deals that remain. The expected pay of the four players sums to 0. */
export interface ReviewPlacement {
  /** after the best decision */
  best: number;
  /** after the one made */
  made: number;
  /** the part of the difference that counts, as of the points; below 0 if the decision made is better for the place */
  cost: number;
}

/** PracticeAnswer is one that could be given. */
export interface PracticeAnswer {
  act: MomentAct;
  /** discarded, or laid down from the hand */
  tiles: Tile[];
  right: boolean;
  /** points behind the best */
  short: number;
  /** of a win, without honba and sticks; else 0 */
  pays: number;
  odds?: Odds;
  /** the discard, or the best one after a call; its danger where a rival threatens */
  to?: DiscardTo;
}

/** CoursePoint is what a player could expect after a step. Win and points are of the own hand, if no other player won (the model draw-ron of chance); odds are of the deal. */
export interface CoursePoint {
  step: number;
  /** chance to win if no other player does; at the end 1 or 0 */
  win: number;
  /** expected if no other player wins; at the end those won or lost, including riichi sticks laid down */
  points: number;
  /** of the deal: with all hands if they are known, else in the player's own view; riichi with three or four players */
  odds?: Odds;
}

/** SearchMeld is a meld of a place. */
export interface SearchMeld {
  tiles: Tile[];
  open: boolean;
}

/** SearchStretch is a part of the time. */
export interface SearchStretch {
  /** when the first file was played, as digits */
  from: string;
  to: string;
  made: number;
  decisions: number;
  /** per 100 decisions */
  rate: number;
}

/** DealWin is one win at the end of a deal, scored again from the tiles on the table. If it cannot be scored its numbers are 0 and why is the reason. */
export interface DealWin {
  chair: number;
  /** the discarder; absent for a self-draw */
  from?: number;
  yaku: Yaku[];
  han: number;
  fu: number;
  yakuman: number;
  limit?: Limit;
  /** without honba and deposits */
  points: number;
  /** by chair */
  payments: number[];
  why?: string;
  log?: LogWin;
  /** whether all values that the log states are the same */
  agrees?: boolean;
  differences?: Disagreement[];
  /** for rules that count them */
  fans?: Fan[];
  /** the group of the page's words that has their names */
  fansGroup?: 'fan' | 'faan' | 'sichuan';
  /** their total, with flowers */
  fansTotal?: number;
}

/** HouseNames are names of a hand by language. */
export interface HouseNames {
  en?: string;
  de?: string;
  ja?: string;
  zh?: string;
  ko?: string;
}

/** HouseValue is a value: a share of the limit, points, or doubles; one of them. */
export interface HouseValue {
  limits?: number;
  points?: number;
  doubles?: number;
}

/** HouseWin is how a hand is won: in any of the ways, with one of the tiles. */
export interface HouseWin {
  by?: string[];
  tiles?: string;
}

/** LogWin is a win as its log states it. */
export interface LogWin {
  han?: number;
  fu?: number;
  yakuman?: number;
  points?: number;
  /** in the words of the log */
  yaku?: string[];
  payments?: number[];
}

/** Disagreement is a value in a log that differs from the computed one. */
export interface Disagreement {
  what: Audited;
  log: string;
  ours: string;
}
