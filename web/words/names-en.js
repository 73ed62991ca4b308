// @ts-check
// English names of yaku, fu items, classical rules and options, by the module's ids.

/** @type {Record<string, string>} */
export const table = {
  'yaku.riichi': 'Riichi', 'yaku.double-riichi': 'Double riichi', 'yaku.ippatsu': 'Ippatsu', 'yaku.menzen-tsumo': 'Closed self-draw',
  'yaku.pinfu': 'Pinfu', 'yaku.iipeikou': 'Twin sequences', 'yaku.tanyao': 'All simples',
  'yaku.yakuhai-white': 'White dragon', 'yaku.yakuhai-green': 'Green dragon', 'yaku.yakuhai-red': 'Red dragon',
  'yaku.seat-east': 'Seat wind East', 'yaku.seat-south': 'Seat wind South', 'yaku.seat-west': 'Seat wind West', 'yaku.seat-north': 'Seat wind North',
  'yaku.round-east': 'Round wind East', 'yaku.round-south': 'Round wind South', 'yaku.round-west': 'Round wind West', 'yaku.round-north': 'Round wind North',
  'yaku.haitei': 'Last tile of the wall', 'yaku.houtei': 'Last discard', 'yaku.rinshan': 'After a kong', 'yaku.chankan': 'Robbing a kong',
  'yaku.sanshoku-doujun': 'Three-suit sequences', 'yaku.ittsuu': 'Full straight', 'yaku.chanta': 'Outside hand', 'yaku.chiitoitsu': 'Seven pairs',
  'yaku.toitoi': 'All triplets', 'yaku.sanankou': 'Three concealed triplets', 'yaku.sanshoku-doukou': 'Three-suit triplets', 'yaku.sankantsu': 'Three kongs',
  'yaku.shousangen': 'Little three dragons', 'yaku.honroutou': 'Terminals and honours', 'yaku.honitsu': 'Half flush', 'yaku.junchan': 'Pure outside hand',
  'yaku.ryanpeikou': 'Two twin sequences', 'yaku.chinitsu': 'Full flush', 'yaku.renhou': 'Blessing of man', 'yaku.nagashi-mangan': 'All terminal discards',
  'yaku.dora': 'Dora', 'yaku.ura-dora': 'Ura dora', 'yaku.red-dora': 'Red fives', 'yaku.north-dora': 'Norths set aside',
  'yaku.kokushi': 'Thirteen orphans', 'yaku.kokushi-13': 'Thirteen orphans, thirteen waits', 'yaku.suuankou': 'Four concealed triplets',
  'yaku.suuankou-tanki': 'Four concealed triplets, pair wait', 'yaku.daisangen': 'Big three dragons', 'yaku.shousuushii': 'Little four winds',
  'yaku.daisuushii': 'Big four winds', 'yaku.tsuuiisou': 'All honours', 'yaku.chinroutou': 'All terminals', 'yaku.ryuuiisou': 'All green',
  'yaku.chuuren': 'Nine gates', 'yaku.chuuren-9': 'Nine gates, nine waits', 'yaku.suukantsu': 'Four kongs', 'yaku.tenhou': 'Blessing of heaven',
  'yaku.chiihou': 'Blessing of earth', 'yaku.open-riichi': 'Open riichi', 'yaku.tsubame-gaeshi': 'Swallow reversal', 'yaku.kanburi': 'Discard after a kong',
  'yaku.shiiaru-raotai': 'Twelve tiles exposed', 'yaku.uumensai': 'All five kinds', 'yaku.sanrenkou': 'Three running triplets',
  'yaku.isshoku-sanjun': 'Triple sequences', 'yaku.iipin-mouyue': 'Moon from the sea bed', 'yaku.chuupin-raoyui': 'Fish from the river bed',
  'yaku.isshoku-yonjun': 'Quadruple sequences', 'yaku.suurenkou': 'Four running triplets', 'yaku.daisharin': 'Big wheels',
  'yaku.shiisanpuutaa': 'Thirteen unconnected', 'yaku.paarenchan': 'Eight wins running', 'yaku.ishi-no-ue-ni-mo-sannen': 'Three years on a rock',
  'yaku.daichisei': 'Seven stars',

  'fu.base': 'Base', 'fu.closed-ron': 'Closed ron', 'fu.self-draw': 'Self-draw', 'fu.pair-dragon': 'Pair of dragons', 'fu.pair-seat': 'Pair of the seat wind',
  'fu.pair-round': 'Pair of the round wind', 'fu.pair-double-wind': 'Pair of the double wind', 'fu.wait-edge': 'Edge wait', 'fu.wait-middle': 'Middle wait',
  'fu.wait-single': 'Single wait', 'fu.triplet': 'Triplet', 'fu.quad': 'Kong', 'fu.open-pinfu': 'Open hand of no fu', 'fu.pairs-25': 'Seven pairs',

  'points.base': 'Base', 'points.sequence': 'Sequence', 'points.triplet': 'Three', 'points.quad': 'Four', 'points.pair': 'Pair',
  'points.pair-dragon': 'Pair of dragons', 'points.pair-double-wind': 'Pair of the double wind', 'points.pair-seat': 'Pair of the seat wind', 'points.pair-round': 'Pair of the round wind',
  'double.lucky-set': 'Lucky set', 'double.no-sequence': 'No sequence', 'double.one-to-nine': '1-2-3, 4-5-6 and 7-8-9 of one suit', 'double.no-points': 'No points',
  'double.all-simples': 'All simples', 'double.no-simples': 'No simples', 'double.terminal-or-honour-in-each': 'Terminal or honour in each set',
  'double.one-suit': 'One suit', 'double.one-suit-with-honours': 'One suit with honours', 'double.little-three-dragons': 'Little three dragons',
  'limitHand.big-three-dragons': 'Big three dragons', 'limitHand.little-four-winds': 'Little four winds', 'limitHand.big-four-winds': 'Big four winds',
  'limitHand.all-honours': 'All honours', 'limitHand.all-terminals': 'All terminals', 'limitHand.thirteen-orphans': 'Thirteen orphans', 'limitHand.nine-gates': 'Nine gates',
};
