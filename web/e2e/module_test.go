package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tehai/web/e2e/harness"
)

// bare is an empty page.
const bare = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>bare</title></html>`

// startModule starts the module as wasm_exec.js documents it, in any page of the site.
const startModule = `(async () => {
	await import('./wasm_exec.js');
	const go = new Go();
	const {instance} = await WebAssembly.instantiateStreaming(fetch('core.wasm'), go.importObject);
	go.run(instance);
	return tehai;
})()`

// TestModule starts the module alone: its functions are there as soon as it runs.
func TestModule(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	got := harness.Eval[struct {
		Value struct {
			Version string
			API     int
		}
		Error any
	}](page, startModule+".then(tehai => tehai.version({}))")
	if got.Value.API != 1 || got.Value.Version == "" || got.Error != nil {
		t.Errorf("version is %+v, want api 1", got)
	}
}

// TestBulk asks about two hands through shared memory, then about so many that the memory has to grow.
func TestBulk(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	got := harness.Eval[[]int](page, `import('./core.js').then(({load}) => load()).then(tehai => {
		const two = tehai.bulk.shanten(new Uint8Array(68).fill(1, 0, 13));
		const many = tehai.bulk.shanten(new Uint8Array(34 * 1000000).fill(1, 34 * 999999, 34 * 999999 + 13));
		return [...two, many.length, many[999999]]; })`)
	if want := []int{0, 127, 1000000, 0}; !slices.Equal(got, want) {
		t.Errorf("answers %v, want %v", got, want)
	}
}

// TestBulkColumns asks about more hands than fit in one chunk, each with every column: the answers are those of the
// calls for one hand, and a bad row does not change the others.
func TestBulkColumns(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	got := harness.Eval[[]string](page, `import('./core.js').then(({load}) => load()).then(tehai => {
		const n = 10000, bad = 7777;
		const repeat = (of, numbers) => of.from({length: n * numbers.length}, (_, i) => numbers[i % numbers.length]);
		const request = {
			ruleset: 'riichi-tenhou', options: {kiriageMangan: true},
			tiles: repeat(Uint8Array, [1, 2, 3, 13, 36, 15, 28, 28, 32, 32, 32, 0, 0, 0]),
			melds: repeat(Uint8Array, [34, 34, 34, 0, 8, ...new Uint8Array(15)]),
			win: repeat(Uint8Array, [32]), flags: repeat(Uint16Array, [64]), winds: repeat(Uint8Array, [2, 1, 4, 0]),
			indicators: repeat(Uint8Array, [13, 33, 0, 0, 0]), uraIndicators: repeat(Uint8Array, [0, 0, 0, 0, 0]),
			counters: repeat(Uint16Array, [2, 1, 0]),
		};
		request.tiles[14 * bad] = 255;
		const scores = tehai.bulk.score(request);
		const places = (key, i) => {
			const each = scores[key].length / n;
			return Array.from(scores[key].subarray(i * each, (i + 1) * each));
		};
		const row = i => JSON.stringify([scores.statuses[scores.status[i]], scores.points[i], scores.han[i], scores.fu[i],
			scores.yakuIds.filter((_, j) => scores.yaku[4 * i + (j >> 5)] >>> (j & 31) & 1),
			places('dora', i), places('payments', i)]);
		const rows = new Set(Array.from({length: n}, (_, i) => i === bad ? row(0) : row(i)));
		const counts = new Uint8Array(34 * n);
		const held = [0, 1, 2, 4, 5, 8, 12, 13, 17, 20, 24, 25, 27, 33];
		for (let i = 0; i < n; i++) for (const kind of held) counts[34 * i + kind]++;
		counts[34 * bad] = 255;
		const discards = tehai.bulk.discards({counts, left: counts.map(held => 4 - held)});
		const single = new Map(tehai.analyze({hand: '123569m459p378s17z'}).discards.map(d => [d.tile, d]));
		let wrong = 0;
		for (let i = 0; i < n; i++) for (let j = 0; i !== bad && j < discards.rows[i]; j++) {
			const at = 14 * i + j, kind = discards.tiles[at];
			const d = single.get(kind % 9 + 1 + 'mpsz'[Math.floor(kind / 9)]);
			if (d.shanten !== discards.shanten[at] || d.total !== discards.totals[at]) wrong++;
		}
		const fault = call => { try { return JSON.stringify(call()) } catch (e) { return e.code + ': ' + e.message } };
		const {points, han, fu, yaku, payments} = tehai.score({
			hand: "123m406p11z55z+5z 77'7z", ruleset: 'riichi-tenhou', brief: true, options: {kiriageMangan: true},
			situation: {lastTile: true, seatWind: 'S', from: 'N', indicators: ['4p', '6z'], honba: 2, deposits: 1}});
		return [[...rows].join(' '), JSON.stringify([points, han, fu, yaku, payments]), row(bad),
			[discards.rows[0], discards.rows[bad], single.size, wrong].join(' '),
			fault(() => tehai.bulk.score({...request, winds: new Uint8Array(3)})),
			fault(() => tehai.bulk.score({...request, wind: request.winds})),
			fault(() => tehai.bulk.score({...request, ruleset: 'classical'})),
			fault(() => tehai.bulk.discards({counts: new Uint8Array(33)})),
			fault(() => tehai.bulk.discards({counts, left: [4]})),
			fault(() => tehai.bulk.discards({counts: new Uint8Array(34 * (2 ** 20 + 1))})),
			fault(() => [tehai.bulk.score({ruleset: 'riichi-tenhou', tiles: new Uint8Array()}).points.length,
				tehai.bulk.discards({counts: new Uint8Array()}).rows.length]),
		]; })`)
	want := bulkColumns
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Errorf("answer %d: got\n%q\nwant\n%q", i, got, want)
			break
		}
	}
}

// bulkColumns are the answers of TestBulkColumns: of the rows, the bad one, the discards, and the refusals.
var bulkColumns = []string{
	`["win",16000,8,30,["yakuhai-white","yakuhai-red","houtei"],[4,0,1,0],[0,17600,0,-16600,0]]`,
	`[16000,8,30,["yakuhai-white","yakuhai-red","houtei","dora","red-dora"],{"E":0,"S":17600,"W":0,"N":-16600}]`,
	`["bad-tile",0,0,0,[],[0,0,0,0],[0,0,0,0,0]]`,
	"14 127 14 0",
	"bad-type: bulk.score: winds: want a Uint8Array of 40000 numbers, 4 a hand, found 3 numbers",
	"unknown-field: there is no field wind; the fields here: ruleset, options",
	`unknown-ruleset: bulk.score: want a riichi rule set, found "classical"`,
	"bad-type: bulk.discards: counts: want a Uint8Array of 34 numbers a hand",
	"bad-type: bulk.discards: left: want a Uint8Array of 340000 numbers, 34 a hand, found another value",
	"too-large: bulk.discards: want at most 1048576 hands, found 1048577",
	"[0,0]",
}

// TestSite requests the files that other programs and pages rely on, by name.
func TestSite(t *testing.T) {
	folder := harness.Dist(t)
	for _, name := range []string{"index.html", "core.wasm", "wasm_exec.js", "core.js", "core.d.ts"} {
		if info, err := os.Stat(filepath.Join(folder, name)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPageLoads opens the page: it requests only its own files, without faults.
func TestPageLoads(t *testing.T) {
	page := harness.Open(t, "")
	page.Wait("document.readyState === 'complete'")
	if page.Text("body") == "" {
		t.Error("the page is empty")
	}
}
