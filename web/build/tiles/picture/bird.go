package picture

// bird is the one of bamboos: a peacock with its train spread, on a bamboo.
func bird() art {
	shape := func(i ink, d string) art { return fill(i, trace(d)) }
	rump := point{298, 396}
	var eyes []point
	var plumes path
	for _, turn := range []float64{-58, -29, 0, 29, 58} {
		plume := trace("M0 0L206 -43L220 0L206 43Z").turned(turn).moved(rump.x, rump.y)
		plumes = append(plumes, plume...)
		eyes = append(eyes, plume[2].points[0])
	}
	return stack(
		fill(green, plumes),
		line(green, 98, spots(eyes...)), line(paper, 70, spots(eyes...)), line(blue, 50, spots(eyes...)),
		line(red, 22, spots(eyes...)),
		line(black, 14, trace("M232 470L228 600M284 474L280 600")),
		sticks([]stick{{point{216, 630}, 90}}, 262, green),
		line(red, 11, trace("M190 116L164 74M200 112L204 66M210 116L244 80")),
		line(red, 28, spots(point{162, 72}, point{204, 62}, point{246, 78})),
		shape(red, "M156 150L94 178L158 190Z"),
		shape(green, "M196 104C164 104 146 130 150 160C156 198 182 214 174 256C166 300 138 332 150 394C160 448 214 484 280 "+
			"482C344 480 388 450 400 404C376 352 304 330 264 276C238 238 246 200 242 152C240 124 224 104 196 104Z"),
		shape(paper, "M186 312C270 296 356 344 388 412C320 458 246 446 206 396C186 368 180 340 186 312Z"),
		shape(blue, "M200 326C270 314 336 352 366 408C310 440 254 430 220 388C202 364 196 344 200 326Z"),
		line(paper, 11, trace("M236 352C270 356 306 374 330 398M240 388C260 402 284 410 306 412")),
		line(paper, 34, spots(point{188, 154})), line(black, 20, spots(point{188, 154})),
	)
}
