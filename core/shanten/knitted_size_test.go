//go:build !soak && !js

package shanten

// Each hand of the classes of knitted hands is compared with up to ten thousand targets: here only some hands, in the
// soak all.
const classStep, knittedHands = 41, 300
