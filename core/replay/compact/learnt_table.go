package compact

// learnt is the text that trains the model of text before it codes anything: typical heads of games.
var learnt = []string{
	"Rules: riichi-tenhou\nPlayers: ABC, DEF, GHI, JKL\nScores: 25000, 25000, 25000, 25000\nResult: -1000, -1000, 3000, " +
		"-1000; Exhausted wall\n\nE 1 0 4\n",
	"Title: 四鳳南喰赤\nDate: 2020-05-27\nSource: tenhou\nRules: riichi-tenhou\nPlayers: Aさん, B田, CoC, ノDA\nScores: 30000, " +
		"20000, 24000, 26000\nDeposits: 1\nResult: 3900, 0, -3900, 0\n\nE 2 1 4\n",
	"Title: 段位戦 玉の間南喰赤 王座の間 友人戦\nDate: 2024-11-30\nSource: mahjongsoul\nRules: riichi-mahjong-soul\nPlayers: 東家, 南家, " +
		"西家, 北家\nScores: 32000, 18700, 22300, 27000\nResult: -2000, 8000, -4000, -2000\n\nE 4 0 4\n",
	"Rules: riichi-tenhou-3p\nPlayers: アイウ, カキク, サシス\nScores: 35000, 35000, 35000\nResult: 1500, 1500, -3000; Exhausted " +
		"wall\n\nE 3 0 3\n",
	"Title: 三鳳南喰赤\nRules: riichi-mahjong-soul-3p\nPlayers: タチツ, ナニヌ, ハヒフ\nScores: 41200, 29800, 34000\nResult: 12000, " +
		"-6000, -6000\n\nS 1 0 3\n",
	"Title: 般南喰赤 上南 特南 鳳凰卓\nRules: riichi-tenhou\nOptions: openTanyao=false\nOptions: redFives=false\nPlayers: マミム, " +
		"ヤユヨ, ラリル, ワヲン\nScores: 17600, 41900, 21500, 18000\nDeposits: 2\nResult: 1500, 1500, -1500, -1500; Exhausted " +
		"wall\n\nS 4 2 4\n",
	"Rules: riichi-ema\nScores: 30000, 30000, 30000, 30000\nResult: 8000, -8000, 0, 0\n\nS 2 0 4\n",
	"Rules: riichi-wrc\nRules: riichi-jpml-a\nRules: riichi-m-league\nRules: riichi-mahjong-soul\nPlayers: NoName, " +
		"Player, North, South\n\nS 3 0 4\n",
	"Rules: uzje\n\nE 1 0 4\n", "Rules: classical\n\nE 1 0 4\n", "Rules: mcr\n\nE 1 0 4\n", "Rules: hongkong\n\nE 1 0 4\n",
	"Result: 0, 0, 0, 0; Nine different terminals and honours\n\nE 3 0 4\n",
	"Result: 0, 0, 0, 0; The same wind discarded four times\nResult: 0, 0, 0, 0; Everybody in riichi\n",
	"Result: 0, 0, 0, 0; Three wins on one discard\nResult: 0, 0, 0, 0; Four kongs\nResult: 8000, -4000, -2000, -2000; " +
		"Nagashi mangan\n",
	"\n", "too early", "a better discard", "should have folded", "riichi", "dama", "push", "早い", "リーチ", "ベタ降り",
}
