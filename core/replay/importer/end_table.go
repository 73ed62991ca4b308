package importer

import "tehai/core/game"

// End is a way in which a deal ends without a winner.
type End struct {
	Kind game.Kind // Exhausted or Aborted
	Text string    // text shown to users
	// The words of the formats; "" where a format does not know this end.
	Tenhou, Mjlog, Mjai, Kobalab string
}

// Ends are the ways in which a deal ends without a winner.
var Ends = []End{
	{game.Exhausted, "Exhausted wall", "流局", "", "fanpai", "荒牌平局"},
	{game.Exhausted, "Exhausted wall, everybody ready", "全員聴牌", "", "", ""},
	{game.Exhausted, "Exhausted wall, nobody ready", "全員不聴", "", "", ""},
	{game.Exhausted, "Nagashi mangan", "流し満貫", "nm", "nagashimangan", "流し満貫"},
	{game.Aborted, "Nine different terminals and honours", "九種九牌", "yao9", "kyushukyuhai", "九種九牌"},
	{game.Aborted, "The same wind discarded four times", "四風連打", "kaze4", "sufonrenta", "四風連打"},
	{game.Aborted, "Everybody in riichi", "四家立直", "reach4", "suchareach", "四家立直"},
	{game.Aborted, "Three wins on one discard", "三家和了", "ron3", "sanchaho", "三家和"},
	{game.Aborted, "Four kongs", "四槓散了", "kan4", "sukaikan", "四開槓"},
}

// EndWith returns the end whose word in a format is the given one; word selects the format.
func EndWith(given string, word func(*End) string) *End {
	for i := range Ends {
		if word(&Ends[i]) == given {
			return &Ends[i]
		}
	}
	return nil
}
