package picture

// bird is the one of bamboos: a peacock that looks back over its wing, on a
// stick of bamboo.
func bird() art {
	c := func(i ink, d string) art { return fill(i, trace(d)) }
	l := func(i ink, w float64, d string) art { return line(i, w, trace(d)) }
	eyes := []point{{508, 452}, {524, 560}, {470, 640}}
	return stack(
		// the train
		l(green, 30, "M330 400C420 400 480 410 508 452M330 420C430 440 500 490 524 560M320 440C400 480 450 560 470 640"),
		line(green, 92, spots(eyes...)), line(paper, 62, spots(eyes...)), line(red, 40, spots(eyes...)),
		// body and neck
		c(green, "M176 120C110 150 130 220 158 268C110 330 130 450 230 480C310 500 380 470 392 410C360 340 280 330 246 262C262 220 262 150 220 120C206 112 190 112 176 120Z"),
		// wing
		c(blue, "M196 300C280 300 350 340 400 420C330 450 250 440 214 390C194 362 188 330 196 300Z"),
		l(paper, 12, "M232 338C280 346 320 366 350 398M240 384C268 398 300 408 328 408"),
		// head
		line(paper, 36, spots(point{186, 176})), line(black, 20, spots(point{186, 176})),
		c(red, "M142 164L84 196L148 204Z"),
		l(red, 12, "M200 120L176 70M214 118L222 60M228 124L266 76"),
		line(red, 30, spots(point{174, 68}, point{224, 60}, point{268, 76})),
		// legs and perch
		l(black, 14, "M222 478L212 590M270 484L270 590"),
		sticksLying(),
	)
}

// sticksLying is the perch.
func sticksLying() art {
	return sticks([]stick{{point{230, 620}, 90}}, 300, green)
}
