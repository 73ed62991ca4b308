// @ts-check
// Japanese names of yaku, fu items, classical rules, by the module's ids.

/** @type {Record<string, string>} */
export const table = {
  'yaku.riichi': '立直', 'yaku.double-riichi': 'ダブル立直', 'yaku.ippatsu': '一発', 'yaku.menzen-tsumo': '門前清自摸和',
  'yaku.pinfu': '平和', 'yaku.iipeikou': '一盃口', 'yaku.tanyao': '断幺九',
  'yaku.yakuhai-white': '役牌 白', 'yaku.yakuhai-green': '役牌 發', 'yaku.yakuhai-red': '役牌 中',
  'yaku.seat-east': '自風 東', 'yaku.seat-south': '自風 南', 'yaku.seat-west': '自風 西', 'yaku.seat-north': '自風 北',
  'yaku.round-east': '場風 東', 'yaku.round-south': '場風 南', 'yaku.round-west': '場風 西', 'yaku.round-north': '場風 北',
  'yaku.haitei': '海底摸月', 'yaku.houtei': '河底撈魚', 'yaku.rinshan': '嶺上開花', 'yaku.chankan': '槍槓',
  'yaku.sanshoku-doujun': '三色同順', 'yaku.ittsuu': '一気通貫', 'yaku.chanta': '混全帯幺九', 'yaku.chiitoitsu': '七対子',
  'yaku.toitoi': '対々和', 'yaku.sanankou': '三暗刻', 'yaku.sanshoku-doukou': '三色同刻', 'yaku.sankantsu': '三槓子',
  'yaku.shousangen': '小三元', 'yaku.honroutou': '混老頭', 'yaku.honitsu': '混一色', 'yaku.junchan': '純全帯幺九',
  'yaku.ryanpeikou': '二盃口', 'yaku.chinitsu': '清一色', 'yaku.renhou': '人和', 'yaku.nagashi-mangan': '流し満貫',
  'yaku.dora': 'ドラ', 'yaku.ura-dora': '裏ドラ', 'yaku.red-dora': '赤ドラ', 'yaku.north-dora': '抜きドラ',
  'yaku.kokushi': '国士無双', 'yaku.kokushi-13': '国士無双十三面', 'yaku.suuankou': '四暗刻',
  'yaku.suuankou-tanki': '四暗刻単騎', 'yaku.daisangen': '大三元', 'yaku.shousuushii': '小四喜',
  'yaku.daisuushii': '大四喜', 'yaku.tsuuiisou': '字一色', 'yaku.chinroutou': '清老頭', 'yaku.ryuuiisou': '緑一色',
  'yaku.chuuren': '九蓮宝燈', 'yaku.chuuren-9': '純正九蓮宝燈', 'yaku.suukantsu': '四槓子', 'yaku.tenhou': '天和',
  'yaku.chiihou': '地和', 'yaku.open-riichi': 'オープン立直', 'yaku.tsubame-gaeshi': '燕返し', 'yaku.kanburi': '槓振り',
  'yaku.shiiaru-raotai': '十二落抬', 'yaku.uumensai': '五門斉', 'yaku.sanrenkou': '三連刻',
  'yaku.isshoku-sanjun': '一色三順', 'yaku.iipin-mouyue': '一筒摸月', 'yaku.chuupin-raoyui': '九筒撈魚',
  'yaku.isshoku-yonjun': '一色四順', 'yaku.suurenkou': '四連刻', 'yaku.daisharin': '大車輪',
  'yaku.shiisanpuutaa': '十三不塔', 'yaku.paarenchan': '八連荘', 'yaku.ishi-no-ue-ni-mo-sannen': '石の上にも三年',
  'yaku.daichisei': '大七星',

  'fu.base': '副底', 'fu.closed-ron': '門前ロン', 'fu.self-draw': 'ツモ', 'fu.pair-dragon': '三元牌の雀頭', 'fu.pair-seat': '自風の雀頭',
  'fu.pair-round': '場風の雀頭', 'fu.pair-double-wind': '連風牌の雀頭', 'fu.wait-edge': '辺張待ち', 'fu.wait-middle': '嵌張待ち',
  'fu.wait-single': '単騎待ち', 'fu.triplet': '刻子', 'fu.quad': '槓子', 'fu.open-pinfu': '喰い平和形', 'fu.pairs-25': '七対子',

  'points.base': '基本', 'points.sequence': '順子', 'points.triplet': '刻子', 'points.quad': '槓子', 'points.pair': '雀頭',
  'points.pair-dragon': '三元牌の雀頭', 'points.pair-double-wind': '連風牌の雀頭', 'points.pair-seat': '自風の雀頭', 'points.pair-round': '場風の雀頭',
  'double.lucky-set': '役牌の組', 'double.no-sequence': '順子なし', 'double.one-to-nine': '同種の123・456・789', 'double.no-points': '加点なし',
  'double.all-simples': '中張牌のみ', 'double.no-simples': '幺九牌のみ', 'double.terminal-or-honour-in-each': '全組に幺九牌',
  'double.one-suit': '一色', 'double.one-suit-with-honours': '一色と字牌', 'double.little-three-dragons': '小三元',
  'limitHand.big-three-dragons': '大三元', 'limitHand.little-four-winds': '小四喜', 'limitHand.big-four-winds': '大四喜',
  'limitHand.all-honours': '字一色', 'limitHand.all-terminals': '清老頭', 'limitHand.thirteen-orphans': '国士無双', 'limitHand.nine-gates': '九蓮宝燈',
};
