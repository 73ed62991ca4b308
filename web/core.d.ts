// The functions of core.wasm, as core.js gives them. Written from the Go types of wasm/api by its tests.
// Offsets count UTF-16 units. Lists are never null, and what is absent is absent. An unknown field of a request is an error.

/**
 * Where core.wasm is: an address, in node a path, its bytes, a Response, or a compiled Module.
 * Without one it lies beside core.js.
 */
export type Source = string | URL | BufferSource | WebAssembly.Module | Response | Promise<Response>;

/** Loads the module and starts it, once: later calls give the same, unless it failed or has died. */
export function load(source?: Source): Promise<Tehai>;

/** What every function throws. */
export class TehaiError extends Error {
  constructor(fault: Fault);
  code: Code;
  /** Offsets into the text that was passed. */
  start?: number;
  end?: number;
  /** A mend, where one is clear. */
  hint?: string;
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
export type Score = Lost | ClassicalScore | RiichiScore | UzjeScore;

/** H and V are seats of six-player games. */
export type Wind = "E" | "S" | "W" | "N" | "H" | "V";

export type MeldKind = "chow" | "pung" | "kong";

/** How a kong was declared. */
export type Kong = "concealed" | "claimed" | "added";

/** Where a called tile came from, seen from the caller. */
export type Side = "left" | "across" | "right";

export type SetKind = "sequence" | "triplet" | "quad" | "pair";

/** The shape of a complete hand. */
export type Form = "standard" | "pairs" | "orphans";

/** What the winning tile completed. */
export type Wait = "two-sided" | "middle" | "edge" | "dual-pair" | "single" | "thirteen";

export type Limit = "mangan" | "haneman" | "baiman" | "sanbaiman" | "counted-yakuman" | "yakuman";

/** Which kong was robbed. */
export type Robbed = "added" | "concealed";

/** What a local yaku rests on where no tile shows it; open-riichi-dealt-in is an open riichi into which somebody not in riichi discarded. */
export type Circumstance = "open-riichi" | "open-riichi-dealt-in" | "tsubame-gaeshi" | "kanburi" | "paarenchan";

/** How a deal ended. */
export type Ending = "wins" | "exhausted" | "nagashi";

/** What happened at the table; indicator is kept for tables that turn them in a step of its own. */
export type EventKind = "deal" | "draw" | "discard" | "riichi" | "chow" | "pung" | "kong" | "flower" | "north" | "indicator" | "win" | "exhausted" | "aborted";

/** How a recorded deal ended. */
export type EndKind = "win" | "exhausted" | "aborted" | "unfinished";

/** What is compared between a log and the scorer. */
export type Audited = "han" | "fu" | "yakuman" | "points" | "yaku" | "payments";

/** A way to write games down; auto finds out which. */
export type ReplayFormat = "auto" | "mjlog" | "mjai" | "kobalab" | "tenhou" | "uzje";

/** The tiles of a live deal. */
export type TileSet = "uzje" | "136" | "144";

/** Whether a family of tiles is whole or abbreviated. */
export type Completeness = "full" | "abbreviated";

/** How a hand comes by its last tile: by own draws alone (the default), or by the discards of the others too. */
export type ChanceModel = "draw" | "draw-ron";

/** How far an answer goes; each stage takes longer than the one before. */
export type ChanceStage = "ready" | "win" | "value";

/** A spelling of tiles; auto finds out which. */
export type Dialect = "auto" | "mpsz" | "libmahjong" | "34" | "34-counts" | "136" | "tenhou" | "kobalab" | "mjai" | "unicode" | "words" | "uzje";

export type RulesetId = "classical" | "riichi-tenhou" | "riichi-mahjong-soul" | "riichi-ema" | "riichi-wrc" | "riichi-jpml-a" | "riichi-m-league" | "riichi-tenhou-3p" | "riichi-mahjong-soul-3p" | "uzje";

/** Which score card a rule set gives. */
export type Family = "classical" | "riichi" | "uzje";

export type OptionKind = "bool" | "int" | "choice" | "set";

/** The kinds of errors. */
export type Code = "unknown-field" | "missing-field" | "bad-type" | "bad-tile" | "bad-suit" | "bad-meld" | "too-many-copies" | "wrong-tile-count" | "win-not-in-hand" | "impossible-situation" | "unknown-ruleset" | "unknown-option" | "unknown-dialect" | "unknown-format" | "unsupported-tile" | "not-representable" | "bad-replay" | "impossible-play" | "unknown-id" | "too-large" | "internal";

/** The functions of the module. */
export interface Tehai {
  /** Asks which versions these are. */
  version(request?: VersionRequest): VersionValue;
  /** Asks what a text says. */
  parse(request: ParseRequest): ParseValue;
  /** Asks for a hand in another spelling. */
  convert(request: ConvertRequest): ConvertValue;
  /** Asks how far a hand is, and what brings it on. */
  analyze(request: AnalyzeRequest): AnalyzeValue;
  /** Asks which melds a discard of another player could make. */
  calls(request: CallsRequest): CallValue[];
  /** Asks how far a hand is from the hands that have a name. */
  goals(request: GoalsRequest): GoalValue[];
  /** Asks how likely a hand becomes ready and wins in the draws that are left. */
  chance(request: ChanceRequest): ChanceValue;
  /** Asks what a hand is worth. */
  score(request: ScoreRequest): Score;
  /** Asks what a hand is worth under several rule sets. */
  compare(request: CompareRequest): CompareValue;
  /** Asks what a deal leaves behind under a riichi rule set. */
  settle(request: SettleRequest): SettleValue;
  /** Asks which rule sets there are, with their options: forms are built from it. */
  rulesets(request?: RulesetsRequest): Ruleset[];
  /** Asks to read a file of games and to keep it open. */
  replayOpen(request: ReplayOpenRequest): ReplayOpenValue;
  /** Asks for the table after a step of a deal. */
  replayState(request: ReplayStateRequest): State;
  /** Asks for an open file as text. */
  replayText(request: ReplayTextRequest): ReplayTextValue;
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
  /** Asks for a live deal as replay text. */
  gameText(request: GameTextRequest): GameTextValue;
  /** Asks to forget a live deal. */
  gameClose(request: GameCloseRequest): Empty;
}

/** VersionRequest asks which versions these are. */
export type VersionRequest = Record<string, never>;

/** VersionValue says what one talks to. */
export interface VersionValue {
  /** of the module, such as 0.1.0 */
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

/** ConvertRequest asks for a hand in another spelling. */
export interface ConvertRequest {
  text: string;
  /** "auto" by default */
  from?: Dialect;
  to: Dialect;
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
}

/** CallValue is one meld that could be called, and what the hand becomes by it. */
export interface CallValue {
  meld: Meld;
  /** with the best discard; after a kong, before the replacement tile */
  shanten: number;
  /** best first; none after a kong */
  discards: DiscardTo[];
}

/** GoalsRequest asks how far a hand is from the hands that have a name. */
export interface GoalsRequest {
  hand: string;
  dialect?: Dialect;
  /** tiles that lie open elsewhere */
  seen?: Tile[];
}

/** GoalValue is one named hand that can still be reached. */
export interface GoalValue {
  id: YakuId;
  /** tiles still needed less one: 0 is ready for it, -1 complete */
  distance: number;
  /** what brings it nearer */
  tiles: Accept[];
}

/** ChanceRequest asks how likely a hand becomes ready and wins in the draws that are left. */
export interface ChanceRequest {
  /** at most 3 from ready; missing sets count as made */
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
export type RulesetsRequest = Record<string, never>;

/** Ruleset is one row of the catalogue of rule sets. */
export interface Ruleset {
  id: RulesetId;
  family: Family;
  name: string;
  players: number;
  options: Option[];
}

/** ReplayOpenRequest asks to read a file of games and to keep it open. */
export interface ReplayOpenRequest {
  text: string;
  /** "auto" by default */
  format?: ReplayFormat;
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
}

/** ReplayStateRequest asks for the table after a step of a deal. */
export interface ReplayStateRequest {
  id: string;
  /** from 0 */
  deal: number;
  /** 0 is the deal */
  step: number;
}

/** State is the table after a step of a deal. Chairs are numbered from 0 and fixed for the whole game: chair 0 is its first dealer. */
export interface State {
  deal: number;
  /** 0 is the deal with its flowers */
  step: number;
  /** the last step of the deal */
  steps: number;
  /** such as "East 1" */
  label: string;
  /** the prevailing wind */
  round: Wind;
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
  honba: number;
  deposits: number;
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
}

/** ReplayCommentRequest asks to change what is said at a step of a deal. */
export interface ReplayCommentRequest {
  id: string;
  deal: number;
  step: number;
  /** "" takes the comment away */
  text: string;
}

/** Empty is a value without anything in it. */
export type Empty = Record<string, never>;

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
  /** of the shuffle; chosen by chance if there is neither it nor a wall */
  seed?: number;
  /** any part of the tiles, in the order in which they are drawn */
  wall?: Tile[];
  /** the id of an open file */
  replay?: string;
  deal?: number;
  step?: number;
}

/** GameNewValue is a live deal and what may be done in it. */
export interface GameNewValue {
  id: string;
  state: State;
  /** every command that is open now, in order of priority; none when the deal is over */
  legal: string[];
  /** of the shuffle: the same seed and options give the same wall */
  seed?: number;
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
}

/** GameUndoRequest asks to take the last command back. */
export interface GameUndoRequest {
  id: string;
}

/** GameTextRequest asks for a live deal as replay text. */
export interface GameTextRequest {
  id: string;
}

/** GameTextValue is a deal as Ùzje replay text. */
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

/** Shanten is the distance to ready in each form: -1 is complete, 0 ready. */
export interface Shanten {
  standard: number;
  /** of 13 and 14 closed tiles */
  pairs?: number;
  orphans?: number;
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

/** Payments is what everyone gains, honba and deposits among it; who pays has a negative number. */
export interface Payments {
  E: number;
  S: number;
  W: number;
  /** absent for three players */
  N?: number;
  /** the discarder, where nobody said who */
  "?"?: number;
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
}

/** ReplayDeal is one deal of a file. */
export interface ReplayDeal {
  label: string;
  /** that the file names; "" is uzje */
  ruleset: string;
  /** the last step; step 0 is the deal */
  steps: number;
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

/** Reason is one thing that a person would ask about a result. */
export interface Reason {
  id: string;
  text: string;
  /** those that it speaks of */
  tiles?: Tile[];
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

/** DealResult is how a deal ended. */
export interface DealResult {
  kind: EndKind;
  /** in the words of the file, else in plain English */
  text: string;
  wins: DealWin[];
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

/** DealWin is one win at the end of a deal, scored again out of what lies on the table. Where that cannot be done its numbers are 0 and why says the reason. */
export interface DealWin {
  chair: number;
  /** who let the tile go; absent for the own draw */
  from?: number;
  yaku: Yaku[];
  han: number;
  fu: number;
  yakuman: number;
  /** without counters and deposits */
  points: number;
  /** by chair */
  payments: number[];
  why?: string;
  log?: LogWin;
  /** whether the log states the same, as far as it states anything */
  agrees?: boolean;
  differences?: Disagreement[];
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
