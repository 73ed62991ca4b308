// @ts-check
// The Japanese names of yaku in Latin letters, by id; shown in every language when chosen.

/** @type {Record<string, string>} */
export const romaji = {
  riichi: 'Riichi', 'double-riichi': 'Double riichi', ippatsu: 'Ippatsu', 'menzen-tsumo': 'Menzen tsumo', pinfu: 'Pinfu', iipeikou: 'Iipeikou',
  tanyao: 'Tanyao', 'yakuhai-white': 'Yakuhai haku', 'yakuhai-green': 'Yakuhai hatsu', 'yakuhai-red': 'Yakuhai chun', 'seat-east': 'Jikaze ton',
  'seat-south': 'Jikaze nan', 'seat-west': 'Jikaze shaa', 'seat-north': 'Jikaze pei', 'round-east': 'Bakaze ton', 'round-south': 'Bakaze nan',
  'round-west': 'Bakaze shaa', 'round-north': 'Bakaze pei', haitei: 'Haitei', houtei: 'Houtei', rinshan: 'Rinshan kaihou', chankan: 'Chankan',
  'sanshoku-doujun': 'Sanshoku doujun', ittsuu: 'Ittsuu', chanta: 'Chanta', chiitoitsu: 'Chiitoitsu', toitoi: 'Toitoi', sanankou: 'Sanankou',
  'sanshoku-doukou': 'Sanshoku doukou', sankantsu: 'Sankantsu', shousangen: 'Shousangen', honroutou: 'Honroutou', honitsu: 'Honitsu',
  junchan: 'Junchan', ryanpeikou: 'Ryanpeikou', chinitsu: 'Chinitsu', renhou: 'Renhou', 'nagashi-mangan': 'Nagashi mangan', dora: 'Dora',
  'ura-dora': 'Ura dora', 'red-dora': 'Aka dora', 'north-dora': 'Kita', kokushi: 'Kokushi musou', 'kokushi-13': 'Kokushi musou juusanmen',
  suuankou: 'Suuankou', 'suuankou-tanki': 'Suuankou tanki', daisangen: 'Daisangen', shousuushii: 'Shousuushii', daisuushii: 'Daisuushii',
  tsuuiisou: 'Tsuuiisou', chinroutou: 'Chinroutou', ryuuiisou: 'Ryuuiisou', chuuren: 'Chuuren poutou', 'chuuren-9': 'Junsei chuuren poutou',
  suukantsu: 'Suukantsu', tenhou: 'Tenhou', chiihou: 'Chiihou', 'open-riichi': 'Open riichi', 'tsubame-gaeshi': 'Tsubame gaeshi', kanburi: 'Kanburi',
  'shiiaru-raotai': 'Shiiaru raotai', uumensai: 'Uumensai', sanrenkou: 'Sanrenkou', 'isshoku-sanjun': 'Isshoku sanjun',
  'iipin-mouyue': 'Iipin mouyue', 'chuupin-raoyui': 'Chuupin raoyui', 'isshoku-yonjun': 'Isshoku yonjun', suurenkou: 'Suurenkou',
  daisharin: 'Daisharin', shiisanpuutaa: 'Shiisanpuutaa', paarenchan: 'Paarenchan', 'ishi-no-ue-ni-mo-sannen': 'Ishi no ue ni mo sannen',
  daichisei: 'Daichisei',
};
