//go:build js && wasm

package main

import (
	"unsafe"

	"tehai/core/source"
	"tehai/core/tile"
	"tehai/wasm/api"
	"tehai/wasm/wire"
)

// The columns of bulk.score and bulk.discards are in one buffer, one after the other, those with the widest numbers
// first, so that each is aligned. web/engine/bulk.js has the same lists.

// A columns divides a buffer into columns.
type columns struct {
	buffer []uint64 // aligned for every number
	hands  int      // number of hands reserved
	at     int      // bytes assigned so far
}

// reserve makes the buffer large enough for that many hands of that many bytes, and returns its address; nil for a
// number of hands that is not from 1 to maxBulk.
func (c *columns) reserve(hands int32, bytes int) (at unsafe.Pointer) {
	defer func() {
		if recover() != nil {
			at = nil
		}
	}()
	if hands < 1 || hands > maxBulk {
		return nil
	}
	if need := (int(hands)*bytes + 7) / 8; len(c.buffer) < need {
		c.buffer = make([]uint64, need)
	}
	c.hands = int(hands)
	return unsafe.Pointer(unsafe.SliceData(c.buffer))
}

// column returns the next n numbers of the buffer.
func column[T byte | int8 | uint16 | uint32 | float64](c *columns, n int) []T {
	var one T
	at := unsafe.Add(unsafe.Pointer(unsafe.SliceData(c.buffer)), c.at)
	c.at += n * int(unsafe.Sizeof(one))
	return unsafe.Slice((*T)(at), n)
}

// scoreBytes is the number of bytes of a row of bulk.score.
const scoreBytes = 8*(1+api.RowPayments) + 4*api.RowYaku + 2*(1+api.RowCounters+2) +
	api.RowTiles + 1 + api.RowMelds + api.RowWinds + 2*api.RowIndicators + 3 + api.RowDora

var (
	scorer    *api.BulkScorer
	scoreData columns
)

// bulkRules makes the rules for bulkScore from the JSON in the first bytes of the buffer of askBuffer. It returns the
// length of the reply, whose address is replyAt.
//
//go:wasmexport bulkRules
func bulkRules(bytes int32) int32 {
	if bytes < 0 || int(bytes) > len(asked) {
		return 0
	}
	scorer = nil
	json := string(asked[:bytes])
	f := wire.Bind("bulk.score", func(request api.BulkScoreRequest) (api.BulkScoreValue, error) {
		made, err := api.NewBulkScorer(request)
		if err != nil {
			return api.BulkScoreValue{}, err
		}
		value := made.Value()
		scorer = made
		return value, nil
	})
	replied = f.Append(replied[:0], func(request any) error {
		if len(json) > maxRules {
			return source.Errorf(source.TooLarge, "bulk.score: want rules of at most %d characters", maxRules)
		}
		return readText(json, "", request)
	})
	return int32(len(replied))
}

// maxRules is the greatest length of the JSON of rules.
const maxRules = 1 << 16

// bulkScoreBuffer reserves memory for the rows of that many hands and returns its address, or 0 for a number that is
// not from 1 to maxBulk.
//
//go:wasmexport bulkScoreBuffer
func bulkScoreBuffer(hands int32) unsafe.Pointer { return scoreData.reserve(hands, scoreBytes) }

// bulkScore scores the hands reserved by bulkScoreBuffer, under the rules of bulkRules. It returns their number, or one
// of the negative numbers of bulkShanten.
//
//go:wasmexport bulkScore
func bulkScore(hands int32) (done int32) {
	defer func() {
		if recover() != nil {
			done = bulkFailed
		}
	}()
	c, n := &scoreData, int(hands)
	if n < 1 || n != c.hands || scorer == nil {
		return bulkTooMany
	}
	c.at = 0
	rows := api.ScoreRows{
		Points: column[float64](c, n), Payments: column[float64](c, n*api.RowPayments),
		Yaku: column[uint32](c, n*api.RowYaku),
		Han:  column[uint16](c, n), Fu: column[uint16](c, n),
		Flags: column[uint16](c, n), Counters: column[uint16](c, n*api.RowCounters),
		Status: column[byte](c, n), Yakuman: column[byte](c, n), Limit: column[byte](c, n),
		Dora:  column[byte](c, n*api.RowDora),
		Tiles: column[byte](c, n*api.RowTiles), Win: column[byte](c, n),
		Melds: column[byte](c, n*api.RowMelds), Winds: column[byte](c, n*api.RowWinds),
		Indicators: column[byte](c, n*api.RowIndicators), UraIndicators: column[byte](c, n*api.RowIndicators),
	}
	scorer.Score(&rows)
	return hands
}

// discardBytes is the number of bytes of a row of bulk.discards.
const discardBytes = 8*api.RowDiscards + 3*api.RowDiscards + 1 + 2*tile.Kinds

var discardData columns

// bulkDiscardsBuffer is bulkScoreBuffer for bulkDiscards.
//
//go:wasmexport bulkDiscardsBuffer
func bulkDiscardsBuffer(hands int32) unsafe.Pointer { return discardData.reserve(hands, discardBytes) }

// bulkDiscards ranks the discards of the hands reserved by bulkDiscardsBuffer; if left is not 0, it uses the copies
// left given in the rows. It returns the number of hands, or one of the negative numbers of bulkShanten.
//
//go:wasmexport bulkDiscards
func bulkDiscards(hands, left int32) (done int32) {
	defer func() {
		if recover() != nil {
			done = bulkFailed
		}
	}()
	c, n := &discardData, int(hands)
	if n < 1 || n != c.hands {
		return bulkTooMany
	}
	c.at = 0
	rows := api.DiscardRows{
		Accepts: column[uint32](c, 2*n*api.RowDiscards),
		Tiles:   column[byte](c, n*api.RowDiscards), Shanten: column[int8](c, n*api.RowDiscards),
		Totals: column[byte](c, n*api.RowDiscards),
		Rows:   column[byte](c, n), Counts: column[byte](c, n*tile.Kinds),
	}
	if left != 0 {
		rows.Left = column[byte](c, n*tile.Kinds)
	}
	api.BulkDiscards(&rows)
	return hands
}
