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

/** H and V are seats of six-player games. */
export type Wind = "E" | "S" | "W" | "N" | "H" | "V";

export type MeldKind = "chow" | "pung" | "kong";

/** How a kong was declared. */
export type Kong = "concealed" | "claimed" | "added";

/** Where a called tile came from, seen from the caller. */
export type Side = "left" | "across" | "right";

export type SetKind = "sequence" | "triplet" | "quad" | "pair" | "knitted";

/** The shape of a complete hand. */
export type Form = "standard" | "pairs" | "orphans" | "knitted" | "singles";

/** What the winning tile completed. */
export type Wait = "two-sided" | "middle" | "edge" | "dual-pair" | "single" | "thirteen";

export type Limit = "mangan" | "haneman" | "baiman" | "sanbaiman" | "counted-yakuman" | "yakuman";

/** Which kong was robbed. */
export type Robbed = "added" | "concealed";

/** What a local yaku rests on where no tile shows it; open-riichi-dealt-in is an open riichi into which somebody not in riichi discarded. */
export type Circumstance = "open-riichi" | "open-riichi-dealt-in" | "tsubame-gaeshi" | "kanburi" | "paarenchan";

/** How a deal ended. */
export type Ending = "wins" | "exhausted" | "nagashi";

/** How a deal of a sitting ended: as rules settle it, or without them. */
export type SittingEnding = "wins" | "exhausted" | "nagashi" | "aborted" | "by-hand" | "foul";

/** What happened at the table; indicator is kept for tables that turn them in a step of its own. */
export type EventKind = "deal" | "draw" | "discard" | "riichi" | "chow" | "pung" | "kong" | "flower" | "north" | "indicator" | "win" | "exhausted" | "aborted";

/** How a machine plays: fast for its own hand, which it gives up when hopeless, steady with a closed hand that folds when far from ready, careful looking ahead and weighing what every tile may cost. */
export type Strength = "fast" | "steady" | "careful";

/** What a decision was about; pass is a claim that was not made, win one that was let pass. */
export type ReviewKind = "discard" | "riichi" | "call" | "pass" | "kong" | "win";

/** How much a decision cost: less than 500 points of the deal, less than 1500, or more. */
export type MistakeSize = "slip" | "mistake" | "blunder";

/** How strong a table is: the stronger, the fewer deals are won. usual is the default. */
export type TableLevel = "ordinary" | "usual" | "strongest";

/** How a recorded deal ended. */
export type EndKind = "win" | "exhausted" | "aborted" | "unfinished";

/** Why a deal was abandoned. */
export type Abandonment = "nine-orphans" | "four-winds" | "four-riichi" | "four-kongs" | "three-rons";

/** What is compared between a log and the scorer. */
export type Audited = "han" | "fu" | "yakuman" | "points" | "yaku" | "payments";

/** A way to write games down; auto finds out which. */
export type ReplayFormat = "auto" | "mjlog" | "mjai" | "kobalab" | "mahjongsoul" | "tenhou" | "packed" | "uzje";

/** The tiles of a live deal. */
export type TileSet = "uzje" | "136" | "144";

/** Whether a family of tiles is whole or abbreviated. */
export type Completeness = "full" | "abbreviated";

/** How a hand comes by its last tile: by own draws alone (the default), or by the discards of the others too. */
export type ChanceModel = "draw" | "draw-ron" | "improve";

/** How far an answer goes; each stage takes longer than the one before. */
export type ChanceStage = "ready" | "win" | "value";

/** Why a discard stands where it does. */
export type DiscardReasonId = "nearest" | "farther" | "as-good" | "less-good" | "safer" | "dangerous" | "touches-nothing" | "guest-honour" | "lone-honour" | "outer" | "keeps-shape" | "keeps-run" | "breaks-run" | "breaks-shape" | "more-use" | "accepts-more" | "accepts-fewer" | "accepts-more-then" | "accepts-fewer-then" | "better-waits" | "worse-waits" | "more-points" | "fewer-points" | "honour-wait" | "no-honour-wait" | "not-furiten" | "furiten" | "keeps-dora" | "loses-dora" | "keeps-yaku" | "loses-yaku" | "keeps-triplets" | "loses-triplets" | "keeps-three-suits" | "loses-three-suits" | "keeps-value" | "breaks-value" | "keeps-pair" | "breaks-pair" | "keeps-orphans" | "loses-orphans";

/** What discards are sorted by: what the hand keeps against what the tile may cost (the default), what it keeps alone, or the safest first. */
export type DiscardOrder = "weighed" | "push" | "fold";

/** How safe a kind is from one rival, in the words of players: see core/danger/class.go. */
export type DangerClass = "discarded" | "passed" | "none-left" | "no-chance" | "suji" | "one-chance" | "half-suji" | "no-suji" | "honour-1-left" | "honour-2-left" | "honour-3-left" | "honour-4-left";

/** A spelling of tiles; auto finds out which. */
export type Dialect = "auto" | "mpsz" | "libmahjong" | "34" | "34-counts" | "136" | "tenhou" | "kobalab" | "mjai" | "unicode" | "words" | "uzje";

export type RulesetId = "classical" | "riichi-tenhou" | "riichi-mahjong-soul" | "riichi-ema" | "riichi-ema-2025" | "riichi-wrc" | "riichi-wrc-2025" | "riichi-jpml-a" | "riichi-m-league" | "riichi-tenhou-3p" | "riichi-mahjong-soul-3p" | "mcr" | "mcr-ema" | "mcr-jmsa" | "hongkong" | "hongkong-limit" | "hongkong-short" | "uzje";

/** Which score card a rule set gives. */
export type Family = "classical" | "riichi" | "mcr" | "hongkong" | "uzje";

/** A circumstance of a win: a field of Situation. */
export type SituationKey = "selfDrawn" | "seatWind" | "roundWind" | "riichi" | "ippatsu" | "rinshan" | "chankan" | "lastTile" | "firstTurn" | "indicators" | "uraIndicators" | "honba" | "deposits" | "from" | "liable" | "north" | "concealed" | "robbed" | "local" | "flowers" | "lastOfKind" | "doubleKong";

export type SituationKind = "bool" | "int" | "choice" | "set" | "tiles";

/** Why a circumstance cannot be. */
export type RefusalId = "riichi-number" | "riichi-open" | "ippatsu-without-riichi" | "ippatsu-and-rinshan" | "ippatsu-after-quad" | "ura-without-riichi" | "ura-without-indicator" | "sixth-indicator" | "rinshan-by-ron" | "rinshan-without-quad" | "chankan-by-draw" | "chankan-and-last-tile" | "robbed-without-chankan" | "last-tile-and-rinshan" | "first-turn-and-melds" | "first-turn-and-rinshan" | "first-turn-and-chankan" | "first-turn-and-north" | "first-turn-and-indicators" | "first-turn-and-riichi" | "first-turn-and-last-tile" | "first-turn-of-dealer" | "from-by-draw" | "counters-number" | "north-number" | "open-riichi-without-riichi" | "discard-by-draw" | "from-is-winner" | "liable-is-winner" | "liable-and-riichi" | "liable-and-first-turn" | "indicators-and-copies" | "ura-and-copies" | "north-and-copies" | "chankan-and-copy" | "liable-without-call" | "empty-seat" | "absent-tile" | "rinshan-by-discard" | "rinshan-without-kong" | "last-of-kind-and-copy" | "dealt-and-melds" | "dealt-and-rinshan" | "dealt-and-last-tile" | "flowers-number" | "double-kong-without-rinshan" | "double-kong-without-kongs" | "first-turn-and-double-kong";

/** Why a game is over. */
export type GameEnd = "below-zero" | "last-deal" | "return" | "dealer-stop";

/** What a page has something to show for. */
export type Show = "value" | "furiten" | "riichi" | "dora" | "ura" | "red" | "north" | "flowers" | "honba" | "fu" | "settle" | "place" | "payTable" | "minimum" | "goals";

export type OptionKind = "bool" | "int" | "choice" | "set";

/** The kinds of errors. */
export type Code = "unknown-field" | "missing-field" | "bad-type" | "bad-tile" | "bad-suit" | "bad-meld" | "too-many-copies" | "wrong-tile-count" | "win-not-in-hand" | "impossible-situation" | "unknown-ruleset" | "unknown-option" | "unknown-dialect" | "unknown-format" | "unsupported-tile" | "not-representable" | "bad-replay" | "impossible-play" | "unknown-id" | "too-large" | "internal";

/** The functions of the module. */
export interface Tehai {
  /** Asks which versions these are. */
  version(request?: VersionRequest): VersionValue;
  /** Asks what a text says. */
  parse(request: ParseRequest): ParseValue;
  /** Asks for a hand, or a wall or another row of more tiles than a hand has, in another spelling. */
  convert(request: ConvertRequest): ConvertValue;
  /** Asks how far a hand is, and what brings it on. */
  analyze(request: AnalyzeRequest): AnalyzeValue;
  /** Asks which melds a discard of another player could make. */
  calls(request: CallsRequest): CallValue[];
  /** Asks how far a hand is from the hands that have a name. */
  goals(request: GoalsRequest): GoalValue[];
  /** Asks how likely a hand becomes ready and wins in the draws that are left. */
  chance(request: ChanceRequest): ChanceValue;
  /** Asks how likely the tiles of a hand deal in. */
  danger(request: DangerRequest): DangerValue;
  /** Where brief is true the value is a BriefScore. */
  score(request: ScoreRequest & { brief: true }): BriefScore;
  /** Asks what a hand is worth. */
  score(request: ScoreRequest): Score;
  /** Asks what a hand is worth under several rule sets. */
  compare(request: CompareRequest): CompareValue;
  /** Asks what a deal leaves behind under a riichi rule set. */
  settle(request: SettleRequest): SettleValue;
  /** Asks which rule sets there are, with their options: forms are built from it. */
  rulesets(request?: RulesetsRequest): Ruleset[];
  /** Asks what may be said about a win beside what is said already. */
  possible(request: PossibleRequest): PossibleValue;
  /** Asks for the basic payments. */
  payTable(request: PayTableRequest): PayTableValue;
  /** Asks what a value is paid, whatever its hand: han and fu, or yakuman. */
  price(request: PriceRequest): PriceValue;
  /** Asks what the end of a game is worth. */
  place(request: PlaceRequest): Placement;
  /** Asks how a game stands whose tiles nobody records, from how its deals ended. */
  sitting(request: SittingRequest): SittingValue;
  /** Asks to read a file of games and to keep it open. */
  replayOpen(request: ReplayOpenRequest): ReplayOpenValue;
  /** Asks to read a file as replayOpen does, in slices, so that whoever waits can do something else between them. The first call has no id, each further one the id that it gave. */
  replayOpening(request?: ReplayOpeningRequest): ReplayOpeningValue;
  /** Asks for the table after a step of a deal. */
  replayState(request: ReplayStateRequest): State;
  /** Asks for everything that happens in a deal. */
  replayMoves(request: ReplayMovesRequest): ReplayMovesValue;
  /** Asks what a chair sees of the table after a step of a deal. */
  replaySight(request: ReplaySightRequest): ReplaySightValue;
  /** Asks what may be done at a step of a deal, and to do it: a variation beside the game. */
  replayVary(request: ReplayVaryRequest): ReplayVaryValue;
  /** Asks for the variations of a deal. */
  replayBranches(request: ReplayBranchesRequest): ReplayBranchesValue;
  /** Asks to take a variation away. */
  replayDrop(request: ReplayDropRequest): Empty;
  /** Asks what is thought of the decisions in a deal. */
  replayReview(request: ReplayReviewRequest): ReplayReviewValue;
  /** Asks how the prospects of the players went in a deal. */
  replayCourse(request: ReplayCourseRequest): ReplayCourseValue;
  /** Asks for the review of a whole file at once, as one among many: nothing stays open, and little comes back. */
  replaySurvey(request: ReplaySurveyRequest): ReplaySurveyValue;
  /** Asks for an open file as text. */
  replayText(request: ReplayTextRequest): ReplayTextValue;
  /** Asks for a deal of an open file, or for all of them, in as few characters as it can be told. */
  replayPack(request: ReplayPackRequest): ReplayPackValue;
  /** Asks to change what is said at a step of a deal. */
  replayComment(request: ReplayCommentRequest): Empty;
  /** Asks to forget an open file. */
  replayClose(request: ReplayCloseRequest): Empty;
  /** Asks for a live deal: a new one of so many players with some tiles, or one that goes on from a step of an open file. */
  gameNew(request?: GameNewRequest): GameNewValue;
  /** Asks to play one or several commands, all or none. */
  gameCommand(request: GameCommandRequest): GameValue;
  /** Asks to take the last command back. */
  gameUndo(request: GameUndoRequest): GameValue;
  /** Asks what a machine would do in a chair, from what that chair sees. */
  gameSuggest(request: GameSuggestRequest): GameSuggestValue;
  /** Asks machines to play until a person has a choice. */
  gamePlay(request: GamePlayRequest): GamePlayValue;
  /** Asks for the next deal of a match. */
  gameNext(request: GameNextRequest): GameNextValue;
  /** Asks for a live deal as replay text. */
  gameText(request: GameTextRequest): GameTextValue;
  /** Asks to forget a live deal. */
  gameClose(request: GameCloseRequest): Empty;
}

/** VersionRequest asks which versions these are. */
export type VersionRequest = Record<string, never>;

/** VersionValue says what one talks to. */
export interface VersionValue {
  /** of the module, such as 0.2.0 */
  version: string;
  /** of the interface: 1 */
  api: number;
}

/** ParseRequest asks what a text says. */
export interface ParseRequest {
  text: string;
  /** "auto" by default */
  dialect?: Dialect;
}

/** ParseValue is what a text says. */
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

/** ConvertRequest asks for a hand, or a wall or another row of more tiles than a hand has, in another spelling. */
export interface ConvertRequest {
  text: string;
  /** "auto" by default */
  from?: Dialect;
  to: Dialect;
  /** in 136: whether one five of each suit is red, true by default; false where none is */
  reds?: boolean;
}

/** ConvertValue holds the text, or the list for a dialect that is a list of numbers. */
export interface ConvertValue {
  text?: string;
  list?: number[];
}

/** AnalyzeRequest asks how far a hand is, and what brings it on. */
export interface AnalyzeRequest {
  /** 1 to 14 closed tiles; missing sets count as made */
  hand: string;
  dialect?: Dialect;
  /** tiles that lie open elsewhere */
  seen?: Tile[];
  indicators?: Tile[];
  /** the hand's own discards */
  river?: Tile[];
  players?: 3 | 4;
  /** a wait on a fifth copy counts as ready */
  fifth?: boolean;
  /** what follows is for the order of the discards; where something of the situation is said alone, the rules are Tenhou's */
  ruleset?: RulesetId;
  options?: Options;
  situation?: Situation;
  /** as of danger: what threatens is weighed too */
  rivals?: Rival[];
  order?: DiscardOrder;
  /** kinds that may not be let go just now, as behind a claim: no discards of theirs are listed */
  kept?: Tile[];
  /** how strong the table is, for the odds */
  level?: TableLevel;
}

/** AnalyzeValue says how far a hand is, and what brings it on. */
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

/** CallsRequest asks which melds a discard of another player could make. */
export interface CallsRequest {
  /** 3n+1 closed tiles */
  hand: string;
  dialect?: Dialect;
  /** the discard */
  tile: Tile;
  /** who let it go: chows are called from the left alone */
  from: Side;
  /** tiles that lie open elsewhere */
  seen?: Tile[];
  /** Ruleset and options say what may be let go behind the call; without them everything may. */
  ruleset?: RulesetId;
  options?: Options;
}

/** CallValue is one meld that could be called, and what the hand becomes by it. */
export interface CallValue {
  meld: Meld;
  /** with the best discard; after a kong, before the replacement tile */
  shanten: number;
  /** best first; none after a kong */
  discards: DiscardTo[];
  /** kinds of the hand that may not be let go behind it: swap calling */
  kept?: Tile[];
}

/** GoalsRequest asks how far a hand is from the hands that have a name. */
export interface GoalsRequest {
  hand: string;
  dialect?: Dialect;
  /** tiles that lie open elsewhere */
  seen?: Tile[];
  /** whose names they are; riichi by default */
  ruleset?: RulesetId;
  options?: Options;
}

/** GoalValue is one named hand that can still be reached. */
export interface GoalValue {
  /** of the yaku or fan */
  id: string;
  /** what the rules pay for it by itself, under rules that count fans */
  points?: number;
  /** tiles still needed less one: 0 is ready for it, -1 complete */
  distance: number;
  /** what brings it nearer */
  tiles: Accept[];
}

/** ChanceRequest asks how likely a hand becomes ready and wins in the draws that are left. */
export interface ChanceRequest {
  /** at most 4 from ready; missing sets count as made */
  hand: string;
  dialect?: Dialect;
  /** own draws left */
  draws: number;
  /** tiles that lie open elsewhere; the situation's indicators count as seen too */
  seen?: Tile[];
  /** as of the rule set by default */
  players?: 3 | 4;
  /** for the points to expect */
  ruleset?: RulesetId;
  options?: Options;
  /** what rests on the moment of the win, such as ippatsu, does not count */
  situation?: Situation;
  model?: ChanceModel;
  /** wins are those alone that reach the rule set's minimum: true by default, where it has one */
  minimum?: boolean;
  /** how far to go, all the way by default; asked one after the other, each goes on where the last one stopped */
  stage?: ChanceStage;
}

/** ChanceValue has a row for every discard that keeps the hand as near as it is. */
export interface ChanceValue {
  model: ChanceModel;
  /** what the model takes for granted and how exact it is, in plain English */
  text: string;
  rows: ChanceRow[];
}

/** DangerRequest asks how likely the tiles of a hand deal in. */
export interface DangerRequest {
  players?: 3 | 4;
  /** 1 to 14 closed tiles */
  hand: string;
  dialect?: Dialect;
  /** all that lies open beside the hand and the indicators, all rivers and melds among it; a claimed discard once */
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
  /** ids of what counts, as on the card: yaku and dora, fans, doubles and limit hands */
  yaku: string[];
  /** absent for 0, as the next three */
  yakuman?: number;
  han?: number;
  fu?: number;
  /** of fans */
  total?: number;
  limit?: Limit;
  /** points or final of the card; of fans what the winner gains */
  points: number;
  payments?: Payments;
}

/** ScoreRequest asks what a hand is worth. */
export interface ScoreRequest {
  /** with its winning tile: the one after +, else the last closed one */
  hand: string;
  dialect?: Dialect;
  /** names a closed tile instead */
  win?: Tile;
  ruleset: RulesetId;
  options?: Options;
  situation?: Situation;
  /** the value is a BriefScore */
  brief?: boolean;
}

/** CompareRequest asks what a hand is worth under several rule sets. */
export interface CompareRequest {
  hand: string;
  dialect?: Dialect;
  win?: Tile;
  /** all of them by default */
  rulesets?: RulesetId[];
  options?: Options;
  situation?: Situation;
}

/** CompareValue has one row a rule set. */
export interface CompareValue {
  rows: CompareRow[];
  differences: Difference[];
}

/** SettleRequest asks what a deal leaves behind under a riichi rule set. */
export interface SettleRequest {
  ruleset: RulesetId;
  options?: Options;
  kind: Ending;
  wins?: SettleWin[];
  /** whose hands were ready */
  ready?: Wind[];
  /** who made nagashi mangan */
  nagashi?: Wind[];
  honba: number;
  deposits: number;
}

/** SettleValue is what the deal leaves behind. */
export interface SettleValue {
  payments: Payments;
  /** sticks that stay on the table */
  deposits: number;
  /** counters of the next deal */
  honba: number;
  dealerStays: boolean;
  /** three rons, under rules that pay two at most */
  aborted?: boolean;
}

/** RulesetsRequest asks which rule sets there are, with their options: forms are built from it. */
export interface RulesetsRequest {
  /** all of them by default */
  rulesets?: RulesetId[];
  /** only id, family, name, players and fans; the rest is empty */
  brief?: boolean;
}

/** Ruleset is one row of the catalogue of rule sets. */
export interface Ruleset {
  id: RulesetId;
  family: Family;
  name: string;
  players: number;
  options: Option[];
  /** what may be said about a win beside its tiles */
  circumstances: SituationField[];
  /** what there is to show */
  shows: Show[];
  /** points of each player at the start */
  start: number;
  /** how many may sit at a table */
  tables: (3 | 4 | 6)[];
  /** what they may play with */
  tiles: TileSet[];
  /** what they play with by themselves */
  set: TileSet;
  /** how many tiles that is, with none left out */
  setSize: number;
  /** the shapes of a complete hand */
  forms: Form[];
  /** the most closed tiles of a hand without melds; each meld takes three */
  room: number;
  /** how many fives of a suit may be red in a hand, counted or not */
  reds: number;
  /** kinds that are not played with */
  absent: Tile[];
  /** the row for three players, where it is another */
  three?: RulesetId;
  /** where the names of its fans stand among the page's words: fan, faan */
  fans?: 'fan' | 'faan';
}

/** PossibleRequest asks what may be said about a win beside what is said already. */
export interface PossibleRequest {
  ruleset: RulesetId;
  options?: Options;
  situation?: Situation;
  /** of any size; without it nothing is ruled out by the tiles */
  hand?: string;
  dialect?: Dialect;
}

/** PossibleValue says what may be said about the win. */
export interface PossibleValue {
  circumstances: PossibleField[];
  /** what the rules have something to show for */
  shows: Show[];
  /** why the situation cannot be as it is */
  refused?: Refusal;
  /** what is said and has to go: the rules do not know it, or it cannot be */
  drop: SituationKey[];
  /** why what cannot be of drop has to go */
  dropped?: Refusal[];
  players: 3 | 4;
  /** as of Ruleset, with the options that were chosen, as the next two */
  room: number;
  reds: number;
  absent: Tile[];
}

/** PayTableRequest asks for the basic payments. */
export interface PayTableRequest {
  ruleset: RulesetId;
  options?: Options;
  /** of the winner; "S" by default, who is no dealer */
  seatWind?: Wind;
  selfDrawn?: boolean;
}

/** PayTableValue is the table of basic payments. */
export interface PayTableValue {
  rows: PayRow[];
}

/** PriceRequest asks what a value is paid, whatever its hand: han and fu, or yakuman. */
export interface PriceRequest {
  ruleset: RulesetId;
  options?: Options;
  han?: number;
  /** as they are paid; may be left out from 5 han on */
  fu?: number;
  yakuman?: number;
  /** the seat, the way of winning, the discarder, honba and deposits count */
  situation?: Situation;
}

/** PriceValue is what a value is paid. */
export interface PriceValue {
  limit?: Limit;
  /** without honba and deposits */
  points: number;
  payments: Payments;
}

/** PlaceRequest asks what the end of a game is worth. */
export interface PlaceRequest {
  ruleset: RulesetId;
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
  /** sticks that nobody takes */
  deposits: number;
}

/** SittingRequest asks how a game stands whose tiles nobody records, from how its deals ended. */
export interface SittingRequest {
  ruleset: RulesetId;
  options?: Options;
  /** everybody's points at the start; the rules' own by default */
  start?: number;
  deals: SittingDeal[];
}

/** SittingValue is the game as far as it has been told. */
export interface SittingValue {
  deals: SittingTold[];
  /** how a deal can end, in the order to ask */
  endings: SittingEnding[];
  /** before the deal that follows; where the game is over, what the last one left */
  next: Standing;
  /** why the game is over; absent where it goes on */
  over?: GameEnd;
  /** what the scores are worth if it ends here */
  placement?: Placement;
}

/** ReplayOpenRequest asks to read a file of games and to keep it open. */
export interface ReplayOpenRequest {
  text: string;
  /** "auto" by default */
  format?: ReplayFormat;
  /** Most is how many characters of replay text a packed game may stand for, 1,048,576 by default, which is also the most: little of it can stand for much. Who opens a link of unknown origin asks for less. */
  most?: number;
  /** Ruleset and options are what the wins are scored under; those that the file names by default. */
  ruleset?: RulesetId;
  options?: Options;
}

/** ReplayOpenValue is what a file holds. A file with a fault opens with everything before it. */
export interface ReplayOpenValue {
  id: string;
  /** the one that read the text */
  format: ReplayFormat;
  title: string;
  /** names by chair, empty if nobody says */
  players: string[];
  deals: ReplayDeal[];
  /** of the file and of all its deals */
  problems: Problem[];
  /** Placement is what the scores after the last deal are worth as the end of the game; absent where it goes on or nobody says. */
  placement?: Placement;
  /** Stated is the end of the game as the log states it, by chair; absent where it states none or deals are missing. */
  stated?: StatedPlace[];
  /** Cut is what is missing of the deals; absent where nothing is. */
  cut?: Cut;
}

/** ReplayOpeningRequest asks to read a file as replayOpen does, in slices, so that whoever waits can do something else between them. The first call has no id, each further one the id that it gave. */
export interface ReplayOpeningRequest {
  id?: string;
  /** the next piece of it */
  text?: string;
  /** another piece follows; nothing is read before the last */
  more?: boolean;
  /** Work is how much is read until the answer, 20,000 by default: as much as takes the module a few milliseconds. */
  work?: number;
  /** The rest is that of replayOpen, and of the last piece. */
  most?: number;
  format?: ReplayFormat;
  ruleset?: RulesetId;
  options?: Options;
}

/** ReplayOpeningValue is how far the reading is. replayClose with its id drops it; once opened is there the id means nothing any more. */
export interface ReplayOpeningValue {
  id: string;
  /** of the text so far, in bytes */
  size: number;
  /** done so far; the whole of it is not known beforehand */
  work: number;
  /** that were not told before */
  deals: ReplayDeal[];
  /** at the end: what replayOpen gives, without the deals, which were all told */
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
  /** the chair that is to act, while the deal goes on */
  turn?: number;
  /** what led here */
  event: Event;
  comment?: string;
  /** by chair */
  seats: Seat[];
  wall: Wall;
  indicators: Tile[];
  /** after a win in riichi, as far as they are known */
  uraIndicators?: Tile[];
  /** what all of these make dora; absent where there are none */
  dora?: Tile[];
  honba: number;
  deposits: number;
}

/** ReplayMovesRequest asks for everything that happens in a deal. */
export interface ReplayMovesRequest {
  id: string;
  /** from 0 */
  deal: number;
  /** the variation that is followed; 0, the default, is the deal itself */
  branch?: number;
}

/** ReplayMovesValue is the events of a deal. */
export interface ReplayMovesValue {
  /** one a step, the first the deal's */
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

/** ReplaySightValue is what a chair sees, as the questions about hands are asked: analyze, danger, score. */
export interface ReplaySightValue {
  /** in the normal form: with the tile drawn, or after a win the winning tile */
  hand: string;
  /** those laid out, as text to stand behind the hand where they count; "" for none */
  flowers: string;
  /** that the deal is scored by */
  ruleset: RulesetId;
  /** those that differ from the rule set's own */
  options: Options;
  players: 3 | 4 | 6;
  /** of the win where the chair has won, else what is true by now */
  situation: Situation;
  /** what lies open outside the own hand, river and indicators; a claimed discard once */
  seen: Tile[];
  /** the own discards, claimed ones too */
  river: Tile[];
  /** the others, the next in turn first */
  rivals: Rival[];
  /** kinds of the hand that may not be let go behind the claim just made: swap calling */
  kept?: Tile[];
}

/** ReplayVaryRequest asks what may be done at a step of a deal, and to do it: a variation beside the game. */
export interface ReplayVaryRequest {
  id: string;
  deal: number;
  step: number;
  /** Branch is the variation along which the steps are counted; 0, the default, is the deal itself. */
  branch?: number;
  /** Command is what is played there, such as "Ed1m", blanks between commands, all or none; "" asks only what may be. */
  command?: string;
}

/** ReplayVaryValue is where the commands have led. What was played before is followed; else a branch grows at its end, or a new one departs. */
export interface ReplayVaryValue {
  /** 0 is the deal itself */
  branch: number;
  step: number;
  state: State;
  /** every command that is open there, in order of priority */
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

/** ReplayDropRequest asks to take a variation away. */
export interface ReplayDropRequest {
  id: string;
  deal: number;
  branch: number;
}

/** Empty is a value without anything in it. */
export type Empty = Record<string, never>;

/** ReplayReviewRequest asks what is thought of the decisions in a deal. */
export interface ReplayReviewRequest {
  id: string;
  deal: number;
  /** whose decisions; everybody's where it is absent */
  chair?: number;
}

/** ReplayReviewValue is every decision in the order of play, and what adds up over deals. A hand with tiles that nobody knows, or with tiles beside the standard 34 kinds, has none. */
export interface ReplayReviewValue {
  moves: ReviewMove[];
  /** of the chair, or of every chair in order */
  figures: ReviewFigures[];
}

/** ReplayCourseRequest asks how the prospects of the players went in a deal. */
export interface ReplayCourseRequest {
  id: string;
  deal: number;
  /** for the odds */
  level?: TableLevel;
}

/** ReplayCourseValue is how they went. */
export interface ReplayCourseValue {
  chairs: ReplayCourse[];
}

/** ReplaySurveyRequest asks for the review of a whole file at once, as one among many: nothing stays open, and little comes back. */
export interface ReplaySurveyRequest {
  text: string;
  /** "auto" by default */
  format?: ReplayFormat;
  /** whose decisions, by the name in the file; everybody's where it is absent */
  player?: string;
  /** to tell who plays, and judge nothing */
  names?: boolean;
  /** how many of the worst decisions come back */
  worst?: number;
}

/** ReplaySurveyValue is what adds up, and the worst decisions. A file in which the player does not play has no deals. */
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
  /** what the format cannot say of the rules */
  lost?: LostRules[];
}

/** ReplayPackRequest asks for a deal of an open file, or for all of them, in as few characters as it can be told. */
export interface ReplayPackRequest {
  id: string;
  /** all deals where it is absent */
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

/** ReplayCommentRequest asks to change what is said at a step of a deal. */
export interface ReplayCommentRequest {
  id: string;
  deal: number;
  step: number;
  /** "" takes the comment away */
  text: string;
  /** Branch is the variation along which the steps are counted; 0, the default, is the deal itself. */
  branch?: number;
}

/** ReplayCloseRequest asks to forget an open file. */
export interface ReplayCloseRequest {
  id: string;
}

/** GameNewRequest asks for a live deal: a new one of so many players with some tiles, or one that goes on from a step of an open file. */
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
  ruleset?: RulesetId;
  options?: Options;
  /** of the shuffle; chosen by chance if there is neither it nor a wall; beside replay that of the deal there, which those after it follow from */
  seed?: number;
  /** any part of the tiles, in the order in which they are drawn */
  wall?: Tile[];
  /** the id of an open file */
  replay?: string;
  deal?: number;
  step?: number;
  /** the variation along which the steps of that deal are counted */
  branch?: number;
  /** beside replay: the deals before that one are those of the match that goes on, and stay in its text */
  match?: boolean;
}

/** GameNewValue is a live deal and what may be done in it. */
export interface GameNewValue {
  id: string;
  state: State;
  /** every command that is open now, in order of priority; none when the deal is over */
  legal: string[];
  /** what the deal leaves behind, where it goes on from the end of one */
  after?: AfterDeal;
  /** of the shuffle: the same seed and options give the same wall */
  seed?: number;
  /** Result is how the deal ended, where it goes on from the end of one. */
  result?: DealResult;
}

/** GameCommandRequest asks to play one or several commands, all or none. */
export interface GameCommandRequest {
  id: string;
  /** such as "Ed1m", blanks between commands */
  text: string;
}

/** GameValue is a live deal after a command. */
export interface GameValue {
  state: State;
  /** every command that is open now, in order of priority; none when the deal is over */
  legal: string[];
  /** After is what the deal leaves behind once it is over, where the rules settle deals. */
  after?: AfterDeal;
  /** Result is how the deal ended, once it is over. */
  result?: DealResult;
}

/** GameUndoRequest asks to take the last command back. */
export interface GameUndoRequest {
  id: string;
}

/** GameSuggestRequest asks what a machine would do in a chair, from what that chair sees. */
export interface GameSuggestRequest {
  id: string;
  /** the first that has a choice where it is absent */
  chair?: number;
  /** "careful" by default */
  strength?: Strength;
}

/** GameSuggestValue is what it would do. */
export interface GameSuggestValue {
  chair: number;
  /** absent where it lets pass what it could claim, and somebody else goes on */
  command?: string;
  /** of a discard */
  reason?: DiscardReason;
  /** the discards, best first, where it is to discard a hand of the standard kinds; with the odds of the deal at a riichi table of four */
  best: DiscardTo[];
  /** the chance to win after the suggested discard if nobody else wins */
  alone?: number;
}

/** GamePlayRequest asks machines to play until a person has a choice. */
export interface GamePlayRequest {
  id: string;
  /** by chair; "" is a person */
  strengths: (Strength | '')[];
  /** the persons let pass what they could claim now */
  pass?: boolean;
  /** how many moves at most; 0, the default, is as many as there are */
  most?: number;
}

/** GamePlayValue is a live deal after the moves of the machines. */
export interface GamePlayValue {
  /** the commands */
  played: string[];
  state: State;
  /** every command that is open now, in order of priority; none when the deal is over */
  legal: string[];
  /** After is what the deal leaves behind once it is over, where the rules settle deals. */
  after?: AfterDeal;
  /** Result is how the deal ended, once it is over. */
  result?: DealResult;
}

/** GameNextRequest asks for the next deal of a match. */
export interface GameNextRequest {
  id: string;
  /** how many winds are played at most; what the rules say by default, else 2, East and South */
  rounds?: number;
  /** of the shuffle; what follows from the seed before where it is absent */
  seed?: number;
}

/** GameNextValue is what a deal has left behind, and the next one unless the match is over. */
export interface GameNextValue {
  over: boolean;
  /** the rules' reason why it is over; absent behind the last wind that was asked for */
  why?: GameEnd;
  /** by chair, of the deal that has ended; empty where the rules settle nothing */
  payments: number[];
  /** by chair, afterwards */
  scores: number[];
  /** by chair, from 1, when the match is over: by the scores, or by the deals won where nobody counts */
  places: number[];
  /** the deals won, by chair, when the match is over */
  wins: number[];
  /** what each is worth then, where the rules say */
  points: number[];
  /** the same with uma, oka and the sticks left, where the rules say */
  placement?: Placement;
  seed?: number;
  state: State;
  legal: string[];
}

/** GameTextRequest asks for a live deal as replay text. */
export interface GameTextRequest {
  id: string;
}

/** GameTextValue is a deal, behind those of its match, as Ùzje replay text. */
export interface GameTextValue {
  text: string;
}

/** GameCloseRequest asks to forget a live deal. */
export interface GameCloseRequest {
  id: string;
}

/** Lost says why a hand of the right size wins nothing. */
export interface Lost {
  win: false;
  why: Reason[];
}

/** LostFans is a complete hand that is worth too little to win. */
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
  /** of one of the others: why it pays less */
  why: Reason[];
  /** every other reading, best first */
  others: ClassicalScore[];
}

/** RiichiScore is a score card of a riichi rule set. */
export interface RiichiScore {
  /** among the others there are readings without a yaku */
  win: boolean;
  /** absent for tiles that make no form at all */
  form?: Form;
  sets: Set[];
  /** dora last */
  yaku: Yaku[];
  /** how many times a yakuman */
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
  /** among the others there are readings below the minimum */
  win: boolean;
  form: Form;
  /** of the thirteen orphans the pair alone, of singles none */
  sets: Set[];
  fans: Fan[];
  /** with flowers */
  total: number;
  /** Hong Kong: the total */
  faan?: number;
  /** Hong Kong: before it is cut at the cap */
  unlimited?: number;
  /** Hong Kong: of the payments */
  multiplier?: number;
  minimum: number;
  payments: Payments;
  why: Reason[];
  /** what holds and is not counted, or not so often */
  excluded: Excluded[];
  /** other lists of fans that come to the same */
  also: FanCount[][];
  /** every lower reading, best first */
  others: FansScore[];
}

/** UzjeScore says how a hand of Ùzje is complete; its rules know no values. */
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

/** Fault is an error as the interface tells it. */
export interface Fault {
  /** one of the codes of the interface */
  code: Code;
  /** for people: names the place, the number or the tile, and what was wanted */
  message: string;
  /** UTF-16 offsets into the text that was passed */
  start?: number;
  end?: number;
  /** a mend, where one is clear */
  hint?: string;
  /** Pattern is the message with {0}, {1} … in place of Values, for saying it in another language; absent where there are none. */
  pattern?: string;
  values?: string[];
  /** Reason and Of say why a situation cannot be, as possible does: which rule refuses which circumstance. */
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

/** Situation is everything about a win that is not in the hand. What a rule set does not use it ignores. */
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
  /** 1000-point sticks on the table, the winner's own included */
  deposits?: number;
  /** the discarder */
  from?: Wind;
  /** who pays under pao */
  liable?: Wind;
  /** tiles set aside in three-player games */
  north?: number;
  /** classical: no tile was called */
  concealed?: boolean;
  /** with chankan: which kong; "added" by default */
  robbed?: Robbed;
  /** what local yaku rest on where no tile shows it */
  local?: Circumstance[];
  /** flowers and seasons beside the hand; those in its text count instead */
  flowers?: number;
  /** the other three copies of the winning tile lie open */
  lastOfKind?: boolean;
  /** with rinshan: that kong was declared with the replacement tile of another */
  doubleKong?: boolean;
}

/** Rival is another player as far as it shows. */
export interface Rival {
  wind: Wind;
  /** all that the rival let go, claimed tiles included, in order */
  river: RivalRiver[];
  /** each as text: 1'23m, (1111z) */
  melds?: string[];
  /** also where a tile of the river says so */
  riichi?: boolean;
  /** what others let go after the rival's riichi */
  passed?: Tile[];
}

/** Shanten is the distance to ready in each form: -1 is complete, 0 ready. */
export interface Shanten {
  standard: number;
  /** of 13 and 14 closed tiles */
  pairs?: number;
  orphans?: number;
  /** under rules that know it, as the next */
  knitted?: number;
  singles?: number;
  best: number;
}

/** Reading is one way to read a complete hand. */
export interface Reading {
  form: Form;
  /** of the thirteen orphans the pair alone */
  sets: Set[];
}

/** Accept is a tile that a hand accepts. */
export interface Accept {
  /** fives are plain */
  tile: Tile;
  /** copies not in the hand, its melds, indicators or seen */
  left: number;
}

/** Furiten names the waits that lie in the hand's own river. */
export interface Furiten {
  tiles: Tile[];
}

/** Draws is what a hand accepts. */
export interface Draws {
  tiles: Accept[];
  kinds: number;
  /** copies left of all of them */
  total: number;
  /** where the hand is one tile from ready: the share of the total after which the best discard waits well, as of DiscardTo */
  good?: number;
}

/** DiscardTo is what a hand becomes by one discard. */
export interface DiscardTo {
  tile: Tile;
  shanten: number;
  tiles: Accept[];
  kinds: number;
  total: number;
  /** of the best discards, where they leave shanten 1: the share of the total after which the hand waits on both sides of two tiles, or on three or more kinds */
  good?: number;
  /** copies of draws that better the hand without bringing it nearer; of the first discards, where the request says under which rules or in what situation */
  improves?: number;
  /** how likely it deals in, where the request has rivals */
  danger?: number;
  /** how the deal ends after it, of the first discards, where the request has all three rivals of a riichi table */
  odds?: Odds;
  /** what speaks for the first discard, or what another costs beside it */
  reason?: DiscardReason;
}

/** ChanceRow has a figure for every draw left: the first with all of them left, the next one after a draw that did not help, the last with one left. */
export interface ChanceRow {
  /** of 3n+2 tiles; a plain five before a red one */
  discard?: Tile;
  /** how likely the hand becomes ready */
  ready: number[];
  /** and is completed, whatever it is worth */
  win: number[];
  /** the points to expect under the rule set; a hand that does not win pays 0 */
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

/** Payments is what everyone gains, honba and deposits among it; who pays has a negative number. */
export interface Payments {
  E: number;
  S: number;
  W: number;
  /** absent for three players */
  N?: number;
  /** where nobody said who discarded: what the discarder pays beside what that wind pays as the others do; the sum of all stays 0 */
  "?"?: number;
}

/** CompareRow is what one rule set says: a value or an error. */
export interface CompareRow {
  ruleset: RulesetId;
  value?: Score;
  error?: Fault;
}

/** Difference is an option that makes the difference between the first riichi rule set of the rows and those named. */
export interface Difference {
  option: string;
  rulesets: RulesetId[];
}

/** SettleWin is one of the wins: score's request, whose rule set and options are those of the deal. */
export interface SettleWin {
  hand: string;
  dialect?: Dialect;
  win?: Tile;
  ruleset?: RulesetId;
  options?: Options;
  situation?: Situation;
}

/** Option is one thing about a rule set that a person may change. */
export interface Option {
  key: string;
  kind: OptionKind;
  "default": OptionValue;
  /** what a choice or set is made of */
  choices?: string[];
  label: string;
  /** the default stands in the organisation's own text */
  confirmed: boolean;
  /** the fan whose worth it is */
  of?: string;
}

/** SituationField is a circumstance of a win that a rule set knows: a field of Situation. */
export interface SituationField {
  key: SituationKey;
  kind: SituationKind;
  /** what may be chosen, or is in the list */
  choices?: string[];
  /** it cannot be without these */
  needs?: SituationKey[];
  /** nor beside these */
  excludes?: SituationKey[];
}

/** PossibleField is a circumstance, and whether it can be. */
export interface PossibleField {
  key: SituationKey;
  kind: SituationKind;
  choices?: string[];
  needs?: SituationKey[];
  excludes?: SituationKey[];
  /** at least one of its values */
  possible: boolean;
  reason?: RefusalId;
  /** the reason in plain English */
  text?: string;
  /** of one with choices */
  values?: PossibleChoice[];
}

/** Refusal is why something cannot be. */
export interface Refusal {
  reason: RefusalId;
  text: string;
  /** the circumstance that cannot be */
  of?: SituationKey;
}

/** PayRow is what a value pays. */
export interface PayRow {
  han?: number;
  fu?: number;
  limit?: Limit;
  /** without honba and deposits */
  points: number;
  payments: Payments;
  /** there are such hands, won in that way */
  possible: boolean;
}

/** Place is one player's place; all but place is in points, 45300 being what is written as +45.3. */
export interface Place {
  /** from 1; equal places are shared */
  place: number;
  /** with the sticks that are taken */
  score: number;
  /** score less the start, with uma and oka; in a sitting also what fouls cost */
  points: number;
  uma: number;
  oka: number;
}

/** SittingDeal is how a deal ended. Chairs count from the first dealer, in turn. */
export interface SittingDeal {
  kind: SittingEnding;
  wins?: SittingWin[];
  /** whose hands were ready */
  ready?: number[];
  nagashi?: number[];
  /** who put a stick on the table */
  riichi?: number[];
  /** by hand: by chair; what they come to is taken from the sticks */
  payments?: number[];
  /** by hand */
  dealerStays?: boolean;
  /** of a foul: whose */
  foul?: number;
}

/** SittingTold is a deal and what it came to. */
export interface SittingTold {
  before: Standing;
  /** by chair, sticks that are taken among it, those laid down not */
  payments: number[];
  /** by chair: how the scores change, both kinds of sticks among it */
  moved: number[];
  /** by chair: what a foul takes off the final result, below 0 */
  final?: number[];
  aborted?: boolean;
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
  /** times that it was repeated: counters */
  repeat: number;
  players: 3 | 4 | 6;
  /** that the file names; "" is uzje */
  ruleset: string;
  /** that it is played and scored by: what comes nearest, for three players its row for three */
  rules: RulesetId;
  /** those that differ from the rule set's own */
  options: Options;
  /** the last step; step 0 is the deal */
  steps: number;
  /** by chair, before the deal */
  scores: number[];
  result: DealResult;
  problems: Problem[];
}

/** Problem is something wrong with a file, and where. */
export interface Problem {
  message: string;
  /** from 1 */
  line?: number;
  column?: number;
  deal?: number;
  /** the last step before it */
  step?: number;
  /** the branch that stops there */
  branch?: number;
}

/** StatedPlace is what a log states of one player at the end of the game; points are as in Place. */
export interface StatedPlace {
  score: number;
  points: number;
}

/** Cut says what is missing of a file's deals: it begins some that it does not tell to their end, or stops before its own. */
export interface Cut {
  /** deals that are told to their end */
  whole: number;
  /** that the text begins, as far as can be told */
  deals: number;
  /** the last deal before what is missing first; absent where nothing stands before it */
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

/** Seat is what one player has on the table. */
export interface Seat {
  wind: Wind;
  /** "" if nobody says */
  name: string;
  score: number;
  /** in order, the tile just drawn among them */
  closed: Tile[];
  /** which of them was just drawn */
  drawn?: Tile;
  melds: Meld[];
  /** flowers, and in three-player riichi Norths set aside */
  flowers: Tile[];
  riichi: boolean;
  river: RiverTile[];
  /** where every tile is one of the standard 34 kinds and known */
  shanten?: number;
  /** likewise; left counts what this seat cannot see */
  waits: Accept[];
}

/** Wall is what is left of the wall. */
export interface Wall {
  /** tiles that can still be drawn */
  left: number;
  /** those, next one first; absent where none of them is known */
  tiles?: Tile[];
  /** the dead wall behind them */
  dead?: Tile[];
  /** whether the log's seed gives this wall, where it has one */
  verified?: boolean;
}

/** Comment is what is said at a step. */
export interface Comment {
  step: number;
  text: string;
}

/** Branch is a variation: another way on from a step. */
export interface Branch {
  /** its id, from 1; a deal of an open file gives none twice */
  branch: number;
  /** the branch that it departs from; 0 is the deal itself */
  parent: number;
  /** at which it departs */
  step: number;
  /** its last step; up to step they are those of what it departs from */
  steps: number;
  /** behind step */
  events: Event[];
  /** how it ended, where it has, under the deal's own rules */
  result?: DealResult;
}

/** ReviewMove is a decision beside what the ranking of the discards would have done, as the player saw the table then. */
export interface ReviewMove {
  /** that the decision led to: the table as it was decided is at the step before */
  step: number;
  chair: number;
  kind: ReviewKind;
  /** the tile let go, "pass", or the command of a call, a kong, or of a riichi and its discard */
  made: string;
  /** the commands that stand first at the step before, or "pass"; absent where the decision agrees */
  better?: string;
  /** the place among best of the tile let go */
  row?: number;
  /** the discards, best first; of a claim that which it leads to; each with its danger where somebody threatens, and with odds where the decision cost something */
  best: DiscardTo[];
  loss: ReviewLoss;
  /** where somebody threatens: the chance that the tile let go deals in, or after a call the best one */
  danger?: number;
  luck?: ReviewLuck;
  /** of the loss; absent where the decision is as good as the best */
  size?: MistakeSize;
  /** riichi with four players */
  odds?: ReviewOdds;
  /** of a decision between riichi and silence */
  riichi?: ReviewLines;
}

/** ReviewFigures are counts and sums, so that those of many deals are the sums of each. */
export interface ReviewFigures {
  chair: number;
  wind: Wind;
  deals: number;
  decisions: number;
  agreed: number;
  lossWin: number;
  lossPoints: number;
  /** those that luck looked at */
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
  /** the danger that was to be seen in the tiles that dealt in */
  dealInDanger: number;
  /** deal-ins of which it is known */
  dealInSeen: number;
  /** won and lost in all, riichi sticks laid down among it */
  payments: number;
}

/** ReplayCourse is one player's. */
export interface ReplayCourse {
  wind: Wind;
  /** after what was dealt, after each own discard, and at the end what came of it */
  points: CoursePoint[];
}

/** SurveyDeal is one deal of a file. */
export interface SurveyDeal {
  deal: number;
  round: Wind;
  number: number;
  repeat: number;
  /** of those who were asked for */
  figures: ReviewFigures[];
}

/** SurveyMove is a decision that cost something. */
export interface SurveyMove {
  deal: number;
  /** best holds the first discard and the one made */
  move: ReviewMove;
}

/** LostRules is what a text does not say of the rules that some deals are played by. */
export interface LostRules {
  /** from 0 */
  deals: number[];
  /** that they are played by */
  ruleset: RulesetId;
  /** that whoever reads the text takes them for */
  becomes: RulesetId;
  /** keys of the options that have other values there */
  options: string[];
}

/** AfterDeal is what a live deal that has ended leaves behind, and how the game goes on from it. */
export interface AfterDeal {
  /** by chair */
  scores: number[];
  deposits: number;
  /** counters of the next deal */
  honba: number;
  dealerStays: boolean;
  /** of the next deal; absent where the game is over */
  round?: Wind;
  /** likewise */
  number?: number;
  /** why the game is over, as far as the deal is one of a game that began as the rules say */
  over?: GameEnd;
  /** what the scores are worth as the end of the game */
  placement?: Placement;
}

/** DealResult is how a deal ended. */
export interface DealResult {
  kind: EndKind;
  /** in the words of the file, else in plain English */
  text: string;
  wins: DealWin[];
  /** Why is why the deal was abandoned, as far as the table shows it. */
  why?: Abandonment;
  /** Ready are the chairs with a ready hand behind an exhausted wall, where the rules pay for one and every hand is known. */
  ready?: number[];
  /** Nagashi are the chairs that nagashi mangan was paid to. */
  nagashi?: number[];
  /** Payments is what an exhausted wall brought, by chair, where that is known. */
  payments?: number[];
}

/** DiscardReason says why a discard stands where it does. */
export interface DiscardReason {
  id: DiscardReasonId;
  /** those that it speaks of */
  tiles?: Tile[];
  /** a number that goes with it */
  n?: number;
}

/** Reason is one thing that a person would ask about a result. */
export interface Reason {
  id: string;
  text: string;
  /** those that it speaks of */
  tiles?: Tile[];
}

/** Fan is one fan of a card. */
export interface Fan {
  id: string;
  name: string;
  count: number;
  /** of one */
  points: number;
  /** the indices of those it rests on, absent for the whole hand */
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

/** Excluded is a fan that holds and is not counted, and the id of the fan or of the principle that excludes it. */
export interface Excluded {
  id: string;
  by: string;
  /** how many of it are not counted */
  count: number;
  sets?: number[];
}

/** PointItem is what one set or pair is worth; the base has no set. */
export interface PointItem {
  id: string;
  points: number;
  set?: Set;
}

/** DoubleItem is what the hand is doubled for; a lucky set names its set. */
export interface DoubleItem {
  id: string;
  doubles: number;
  set?: Set;
}

/** Yaku is one yaku, or one kind of dora. */
export interface Yaku {
  id: string;
  name: string;
  /** 0 for a yakuman */
  han: number;
  /** how many times a yakuman */
  yakuman?: number;
  tiles?: Tile[];
}

/** FuItem is one line of the fu. */
export interface FuItem {
  id: string;
  fu: number;
  set?: Set;
}

/** FanCount is one fan of a list that comes to the same. */
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
  /** indices of the sets that it rests on, none for the whole hand */
  sets: number[];
  tiles?: Tile[];
  /** of an excluded line: what excludes it */
  by?: string;
}

/** CardTotal is what the lines of a card come to. */
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

/** Odds are how a deal ends for one player where the others play too, calibrated on recorded games. win, others and draw sum to 1. */
export interface Odds {
  /** the player wins */
  win: number;
  /** another player wins on this one's discard: a part of others, by the kind of hand */
  dealIn: number;
  /** another player wins */
  others: number;
  /** nobody does */
  draw: number;
  /** net points that the deal brings on average, sticks and honba among them */
  points: number;
}

/** DangerRival is one kind to one rival. */
export interface DangerRival {
  wind: Wind;
  /** of a rival who is not in riichi it counts how likely that hand is ready, by its melds and discards */
  chance: number;
  class: DangerClass;
}

/** PossibleChoice is one of the choices, and whether it can be. */
export interface PossibleChoice {
  value: string;
  possible: boolean;
  reason?: RefusalId;
  text?: string;
}

/** SittingWin is one win: a hand as in score's request, or its value alone. Seats, round, counters and sticks are those of the deal. */
export interface SittingWin {
  chair: number;
  /** absent for a self-draw */
  from?: number;
  hand?: string;
  dialect?: Dialect;
  situation?: Situation;
  /** fans where the rules count those */
  han?: number;
  fu?: number;
  yakuman?: number;
  /** the chair of who pays under pao */
  liable?: number;
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

/** ReviewLoss is what a decision cost against the best one: net points of the deal by its odds, 0 where it costs no more than 150. With other than four players, and beside riichi, it is by the own hand alone. */
export interface ReviewLoss {
  /** chance to win the deal */
  win: number;
  points: number;
  /** to sort by */
  weight: number;
}

/** ReviewLuck is what the wall then gave, apart from whether the decision was good. */
export interface ReviewLuck {
  /** own draws that followed, at most three, up to the first that helped */
  draws: number;
  /** how many of them were to be expected among the tiles accepted */
  hoped: number;
  /** how many were */
  came: number;
  /** copies of those tiles that could still be drawn, where the wall is known */
  wall?: number;
  /** those of them within three turns of the table */
  soon?: number;
}

/** ReviewOdds are how the deal ends by the move made and by the best one, with what the tile discarded may deal in for. */
export interface ReviewOdds {
  made?: Odds;
  best?: Odds;
}

/** ReviewLines are riichi and silence with the same discard. */
export interface ReviewLines {
  declared: Odds;
  silent: Odds;
  /** points by which riichi is better, what silence gains from a better wait counted; within 1000 neither is a mistake */
  margin: number;
  /** silence wins by its own draw alone */
  noYaku: boolean;
}

/** CoursePoint is what a player could expect after a step. Win and points are of the own hand, if nobody else won (the model draw-ron of chance); odds are of the deal. */
export interface CoursePoint {
  step: number;
  /** chance to win if nobody else does; at the end 1 or 0 */
  win: number;
  /** to expect if nobody else wins; at the end those won or lost, riichi sticks laid down among them */
  points: number;
  /** of the deal: with all hands known where they are, else in the player's own view; riichi with four players */
  odds?: Odds;
}

/** DealWin is one win at the end of a deal, scored again out of what lies on the table. Where that cannot be done its numbers are 0 and why says the reason. */
export interface DealWin {
  chair: number;
  /** who let the tile go; absent for the own draw */
  from?: number;
  yaku: Yaku[];
  han: number;
  fu: number;
  yakuman: number;
  limit?: Limit;
  /** without counters and deposits */
  points: number;
  /** by chair */
  payments: number[];
  why?: string;
  log?: LogWin;
  /** whether the log states the same, as far as it states anything */
  agrees?: boolean;
  differences?: Disagreement[];
  /** of rules that count them */
  fans?: Fan[];
  /** where their names stand among the page's words */
  fansGroup?: 'fan' | 'faan';
  /** what they come to, with flowers */
  fansTotal?: number;
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

/** Disagreement is something that a log states otherwise than it was found. */
export interface Disagreement {
  what: Audited;
  log: string;
  ours: string;
}
