package main

// published has the published weights that the fit uses as a prior, by term: with every draw followed and without.
// Other terms start at 0.
var published = map[string][2]float64{
	"accepts": {0.9, 2.9}, "second": {1.6, 0}, "six-waits": {1.6, 0}, "wide-wait": {1.4, 1.2}, "honour-wait": {1.6, 2.0},
	"furiten": {-1.4, -1.5},
	"dora":    {-1.8, -1.7}, "red": {-1.3, -1.3}, "near-dora": {-0.5, -0.5},
	"yaku-lost": {-1.1, -1.1}, "yaku-copies": {0.4, 0}, "simples-lost": {-0.8, 0}, "triplets-lost": {-1.0, 0},
	"guest": {1.8, 1.7}, "guest-seen": {-0.3, -0.3}, "worth-seen": {0.6, 0.6}, "double-worth": {-0.6, -0.4},
	"worth-pair": {-1.9, -1.7}, "worth-pair-dead": {-0.38, -0.34}, "guest-pair": {-0.4, -0.5}, "worth-triplet": {-1.6,
		-1.6}, "guest-triplet": {-0.8, -0.8},
	"alone-1-9": {1.8, 1.7}, "alone-2-8": {0.7, 0.5}, "alone-3-7": {0.3, 0.1},
	"beside-2-8": {-0.6, -0.9}, "beside-3-7": {-1.0, -1.4}, "beside-4-6": {-1.2, -1.6},
	"in-run": {-1.4, -1.5}, "pair": {-1.0, -1.3}, "triplet": {-1.2, -1.7}, "orphan": {-1.6, -1.7},
}
