package picture

// flowers are the seasons, 1–4, and the flowers, 5–8: the character, the
// number that every set gives them, and a picture.
func flower(n int) art {
	names := []rune("春夏秋冬梅蘭菊竹")
	pictures := []func() art{spring, summer, autumn, winter, plum, orchid, chrysanthemum, bamboo}
	nameInk := red
	if n > 4 {
		nameInk = blue
	}
	return stack(
		pictures[n-1](),
		fill(nameInk, glyph(names[n-1], 330, 56, 540, 266)),
		index(string(rune('1'+(n-1)%4)), nameInk))
}

// blossom is a flower of five petals round a centre.
func blossom(at point, size float64, petal path, i ink) art {
	return stack(
		fill(i, petal.scaled(size, size).wreath(5).moved(at.x, at.y)),
		line(paper, size*0.62, spots(at)), line(i, size*0.3, spots(at)))
}

var (
	notched = trace("M0 0C-0.5 -0.3 -0.62 -0.75 -0.26 -1L0 -0.84L0.26 -1C0.62 -0.75 0.5 -0.3 0 0Z")
	round   = trace("M0 0C-0.5 -0.2 -0.62 -0.95 0 -1C0.62 -0.95 0.5 -0.2 0 0Z")
)

func spring() art {
	return stack(
		line(black, 18, trace("M70 680C180 640 300 600 400 440")),
		blossom(point{220, 470}, 150, notched, red),
		blossom(point{440, 420}, 100, notched, red),
		blossom(point{400, 610}, 84, notched, red))
}

func summer() art {
	sun := point{300, 430}
	var rays path
	for i, tip := range ring(12, 170, sun) {
		rays = append(rays, segments(ring(12, 128, sun)[i], tip)...)
	}
	return stack(
		line(red, 200, spots(sun)), line(red, 22, rays),
		line(blue, 26, trace("M70 640C110 600 150 600 185 640C220 680 260 680 300 640C340 600 380 600 415 640C450 680 490 680 530 640")))
}

func autumn() art {
	leaf := trace("M300 660L300 600L190 630L204 580L90 530L120 500L80 410L150 424L170 390L250 470L226 340L268 360L300 290L332 360L374 340L350 470L430 390L450 424L520 410L480 500L510 530L396 580L410 630L300 600Z")
	return stack(fill(red, leaf), line(red, 18, trace("M300 690L300 600")),
		line(paper, 10, trace("M300 590L300 380M300 590L160 450M300 590L440 450M300 590L190 570M300 590L410 570")))
}

func winter() art {
	arm := trace("M0 0L0 -1M0 -0.55L-0.26 -0.8M0 -0.55L0.26 -0.8")
	return line(blue, 26, arm.scaled(200, 200).wreath(6).moved(300, 480))
}

func plum() art {
	return stack(
		line(black, 22, trace("M70 680C140 560 240 560 300 470C340 410 350 350 340 310M250 540C330 560 400 560 480 500")),
		blossom(point{180, 430}, 92, round, red),
		blossom(point{350, 480}, 92, round, red),
		blossom(point{480, 590}, 80, round, red))
}

func orchid() art {
	leaf := func(d string) path { return trace(d) }
	return stack(
		fill(green, leaf("M290 690C250 520 160 400 70 360C190 370 290 500 310 690ZM300 690C330 540 420 430 530 410C430 470 360 560 322 690ZM286 690C250 600 180 560 90 560C190 530 270 590 306 690Z")),
		line(green, 14, trace("M300 690C300 560 290 460 260 380")),
		blossom(point{250, 350}, 96, trace("M0 0C-0.3 -0.3 -0.3 -0.7 0 -1C0.3 -0.7 0.3 -0.3 0 0Z"), blue),
		blossom(point{420, 580}, 60, trace("M0 0C-0.3 -0.3 -0.3 -0.7 0 -1C0.3 -0.7 0.3 -0.3 0 0Z"), blue))
}

func chrysanthemum() art {
	petal := trace("M0 -40C-26 -90 -26 -150 0 -170C26 -150 26 -90 0 -40Z")
	inner := petal.scaled(0.6, 0.6)
	c := point{260, 440}
	return stack(
		line(green, 18, trace("M270 560C290 620 300 650 300 690")),
		fill(green, trace("M296 670C350 560 440 540 530 560C500 640 400 690 296 670ZM290 680C230 620 160 610 90 630C130 690 220 710 290 680Z")),
		fill(red, petal.wreath(14).moved(c.x, c.y)),
		line(paper, 150, spots(c)),
		fill(red, inner.wreath(10).moved(c.x, c.y)),
		line(red, 40, spots(c)))
}

func bamboo() art {
	return stack(
		sticks([]stick{{point{200, 490}, 0}}, 390, green),
		fill(green, trace("M230 380C300 320 380 320 440 350C380 400 300 410 230 380ZM240 400C320 420 380 480 400 560C320 540 260 480 240 400ZM230 560C290 520 360 520 420 560C350 600 280 600 230 560Z")))
}
