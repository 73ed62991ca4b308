// @ts-check
// Chinese names of yaku, fu items, classical rules, by the module's ids.

/** @type {Record<string, string>} */
export const table = {
  'yaku.riichi': '立直', 'yaku.double-riichi': '两立直', 'yaku.ippatsu': '一发', 'yaku.menzen-tsumo': '门前清自摸和',
  'yaku.pinfu': '平和', 'yaku.iipeikou': '一杯口', 'yaku.tanyao': '断幺九',
  'yaku.yakuhai-white': '役牌 白', 'yaku.yakuhai-green': '役牌 发', 'yaku.yakuhai-red': '役牌 中',
  'yaku.seat-east': '自风 东', 'yaku.seat-south': '自风 南', 'yaku.seat-west': '自风 西', 'yaku.seat-north': '自风 北',
  'yaku.round-east': '场风 东', 'yaku.round-south': '场风 南', 'yaku.round-west': '场风 西', 'yaku.round-north': '场风 北',
  'yaku.haitei': '海底摸月', 'yaku.houtei': '河底捞鱼', 'yaku.rinshan': '岭上开花', 'yaku.chankan': '抢杠',
  'yaku.sanshoku-doujun': '三色同顺', 'yaku.ittsuu': '一气通贯', 'yaku.chanta': '混全带幺九', 'yaku.chiitoitsu': '七对子',
  'yaku.toitoi': '对对和', 'yaku.sanankou': '三暗刻', 'yaku.sanshoku-doukou': '三色同刻', 'yaku.sankantsu': '三杠子',
  'yaku.shousangen': '小三元', 'yaku.honroutou': '混老头', 'yaku.honitsu': '混一色', 'yaku.junchan': '纯全带幺九',
  'yaku.ryanpeikou': '二杯口', 'yaku.chinitsu': '清一色', 'yaku.renhou': '人和', 'yaku.nagashi-mangan': '流局满贯',
  'yaku.dora': '宝牌', 'yaku.ura-dora': '里宝牌', 'yaku.red-dora': '赤宝牌', 'yaku.north-dora': '拔北',
  'yaku.kokushi': '国士无双', 'yaku.kokushi-13': '国士无双十三面', 'yaku.suuankou': '四暗刻',
  'yaku.suuankou-tanki': '四暗刻单骑', 'yaku.daisangen': '大三元', 'yaku.shousuushii': '小四喜',
  'yaku.daisuushii': '大四喜', 'yaku.tsuuiisou': '字一色', 'yaku.chinroutou': '清老头', 'yaku.ryuuiisou': '绿一色',
  'yaku.chuuren': '九莲宝灯', 'yaku.chuuren-9': '纯正九莲宝灯', 'yaku.suukantsu': '四杠子', 'yaku.tenhou': '天和',
  'yaku.chiihou': '地和', 'yaku.open-riichi': '开立直', 'yaku.tsubame-gaeshi': '燕返', 'yaku.kanburi': '杠振',
  'yaku.shiiaru-raotai': '十二落抬', 'yaku.uumensai': '五门齐', 'yaku.sanrenkou': '三连刻',
  'yaku.isshoku-sanjun': '一色三同顺', 'yaku.iipin-mouyue': '一筒摸月', 'yaku.chuupin-raoyui': '九筒捞鱼',
  'yaku.isshoku-yonjun': '一色四同顺', 'yaku.suurenkou': '四连刻', 'yaku.daisharin': '大车轮',
  'yaku.shiisanpuutaa': '十三不搭', 'yaku.paarenchan': '八连庄', 'yaku.ishi-no-ue-ni-mo-sannen': '石上三年',
  'yaku.daichisei': '大七星',

  'fu.base': '副底', 'fu.closed-ron': '门前荣和', 'fu.self-draw': '自摸', 'fu.pair-dragon': '三元牌雀头', 'fu.pair-seat': '自风雀头',
  'fu.pair-round': '场风雀头', 'fu.pair-double-wind': '连风雀头', 'fu.wait-edge': '边张', 'fu.wait-middle': '嵌张',
  'fu.wait-single': '单骑', 'fu.triplet': '刻子', 'fu.quad': '杠子', 'fu.open-pinfu': '副露平和型', 'fu.pairs-25': '七对子',

  'points.base': '底', 'points.sequence': '顺子', 'points.triplet': '刻子', 'points.quad': '杠子', 'points.pair': '雀头',
  'points.pair-dragon': '三元牌雀头', 'points.pair-double-wind': '连风雀头', 'points.pair-seat': '自风雀头', 'points.pair-round': '场风雀头',
  'double.lucky-set': '役牌组', 'double.no-sequence': '无顺子', 'double.one-to-nine': '同色 123、456、789', 'double.no-points': '无加点',
  'double.all-simples': '全中张', 'double.no-simples': '全幺九', 'double.terminal-or-honour-in-each': '每组带幺九',
  'double.one-suit': '清一色', 'double.one-suit-with-honours': '混一色', 'double.little-three-dragons': '小三元',
  'limitHand.big-three-dragons': '大三元', 'limitHand.little-four-winds': '小四喜', 'limitHand.big-four-winds': '大四喜',
  'limitHand.all-honours': '字一色', 'limitHand.all-terminals': '清老头', 'limitHand.thirteen-orphans': '国士无双', 'limitHand.nine-gates': '九莲宝灯',
};
