// Package api is the module's public interface without its JavaScript: for
// each function a request, a value and a handler, one file a function. Tiles,
// winds and ids are words here, as they are on the wire.
package api

import "tehai/wasm/wire"

// Functions returns every function of the interface, in the order in which
// core.d.ts lists them.
func Functions() []wire.Function {
	return []wire.Function{
		wire.Bind("version", Version),
		wire.Bind("parse", Parse),
		wire.Bind("convert", Convert),
		wire.Bind("analyze", Analyze),
		wire.Bind("calls", Calls),
		wire.Bind("goals", Goals),
		wire.Bind("chance", Chance),
		wire.Bind("danger", Danger),
		wire.Bind("score", ScoreHand),
		wire.Bind("compare", Compare),
		wire.Bind("settle", Settle),
		wire.Bind("rulesets", Rulesets),
		wire.Bind("possible", Possible),
		wire.Bind("payTable", PayTable),
		wire.Bind("price", Price),
		wire.Bind("place", PlaceGame),
		wire.Bind("sitting", Sitting),
		wire.Bind("replayOpen", ReplayOpen),
		wire.Bind("replayOpening", ReplayOpening),
		wire.Bind("replayState", ReplayState),
		wire.Bind("replayMoves", ReplayMoves),
		wire.Bind("replaySight", ReplaySight),
		wire.Bind("replayVary", ReplayVary),
		wire.Bind("replayBranches", ReplayBranches),
		wire.Bind("replayDrop", ReplayDrop),
		wire.Bind("replayReview", ReplayReview),
		wire.Bind("replayCourse", ReplayCourseOf),
		wire.Bind("replaySurvey", ReplaySurvey),
		wire.Bind("replayText", ReplayText),
		wire.Bind("replayPack", ReplayPack),
		wire.Bind("replayComment", ReplayComment),
		wire.Bind("replayClose", ReplayClose),
		wire.Bind("gameNew", GameNew),
		wire.Bind("gameCommand", GameCommand),
		wire.Bind("gameUndo", GameUndo),
		wire.Bind("gameSuggest", GameSuggest),
		wire.Bind("gamePlay", GamePlay),
		wire.Bind("gameNext", GameNext),
		wire.Bind("gameText", GameText),
		wire.Bind("gameClose", GameClose),
	}
}
