//go:build js

package chance

const samples = 5 // random hands for each goal: a browser is slower
