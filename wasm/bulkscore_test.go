//go:build js && wasm

package main

import (
	"encoding/json"
	"testing"
	"unsafe"

	"tehai/core/tile"
	"tehai/wasm/api"
)

// askRules requests rules as core.js does.
func askRules(t *testing.T, request string) (reply struct {
	Value api.BulkScoreValue
	Error *struct{ Code string }
}) {
	t.Helper()
	at := askBuffer(int32(3 * len(request)))
	copy(unsafe.Slice((*byte)(at), len(request)), request)
	length := bulkRules(int32(len(request)))
	if err := json.Unmarshal(unsafe.Slice((*byte)(replyAt()), length), &reply); err != nil {
		t.Fatal(err)
	}
	return reply
}

// TestBulkScore checks that invalid calls are refused, and that calls work right afterwards.
func TestBulkScore(t *testing.T) {
	for _, hands := range []int32{0, -1, maxBulk + 1, -1 << 31} {
		if bulkScoreBuffer(hands) != nil || bulkDiscardsBuffer(hands) != nil {
			t.Errorf("a buffer for %d hands", hands)
		}
	}
	for _, bytes := range []int32{-1, 1 << 30} {
		if got := bulkRules(bytes); got != 0 {
			t.Errorf("rules of %d bytes: a reply of %d", bytes, got)
		}
	}
	if reply := askRules(t, `{"ruleset":"classical"}`); reply.Error == nil || reply.Error.Code != "unknown-ruleset" {
		t.Errorf("classical: %+v", reply)
	}
	bulkScoreBuffer(2)
	if got := bulkScore(2); got != bulkTooMany {
		t.Errorf("without rules: %d", got)
	}
	reply := askRules(t, `{"ruleset":"riichi-tenhou"}`)
	if reply.Error != nil || reply.Value.Statuses[0] != "win" {
		t.Fatalf("%+v", reply)
	}
	for _, hands := range []int32{-1, 0, 1, 3, 1 << 30} {
		if got := bulkScore(hands); got != bulkTooMany {
			t.Errorf("%d hands where 2 were asked for: %d", hands, got)
		}
	}
	buffer := unsafe.Slice((*byte)(bulkScoreBuffer(2)), 2*scoreBytes)
	for i := range buffer {
		buffer[i] = 255
	}
	const points, status = 8 * 2, 2 * (8*6 + 4*4 + 2*6)
	if got := bulkScore(2); got != 2 || reply.Value.Statuses[buffer[status]] != "bad-tile" || buffer[points-1] != 0 {
		t.Errorf("bytes of 255: %d, status %d", got, buffer[status])
	}
	clear(buffer)
	if got := bulkScore(2); got != 2 || reply.Value.Statuses[buffer[status+1]] != "wrong-tile-count" {
		t.Errorf("no tiles: %d, status %d", got, buffer[status])
	}
}

func TestBulkDiscards(t *testing.T) {
	buffer := unsafe.Slice((*byte)(bulkDiscardsBuffer(2)), 2*discardBytes)
	for _, hands := range []int32{-1, 0, 1, 3, 1 << 30} {
		if got := bulkDiscards(hands, 0); got != bulkTooMany {
			t.Errorf("%d hands where 2 were asked for: %d", hands, got)
		}
	}
	for i := range buffer {
		buffer[i] = 255
	}
	const counts = 2 * (discardBytes - 2*tile.Kinds)
	clear(buffer[counts : counts+tile.Kinds])
	buffer[counts] = 2
	for _, row := range []struct {
		left int32
		want byte
	}{{0, 1}, {1, api.NoHand}} {
		if got := bulkDiscards(2, row.left); got != 2 || buffer[counts-2] != row.want || buffer[counts-1] != api.NoHand {
			t.Errorf("left %d: %d, rows of %v", row.left, got, buffer[counts-2:counts])
		}
	}
}
