package picture

import "strconv"

// plants are the seasons, 1–4, and the flowers, 5–8: character and picture.
var plants = [8]struct {
	name rune
	ink  ink // of the character and the number
	draw func() art
}{
	{'春', red, spring}, {'夏', red, summer}, {'秋', red, autumn}, {'冬', red, winter},
	{'梅', blue, plum}, {'蘭', blue, orchid}, {'菊', blue, chrysanthemum}, {'竹', blue, bambooGrove},
}

// flower draws 1–8: its usual number, the character and a picture.
func flower(n int) art {
	plant := plants[n-1]
	return stack(
		plant.draw(),
		fill(plant.ink, glyph(plant.name, 326, 54, 540, 264)),
		index(strconv.Itoa((n-1)%4+1), plant.ink))
}

// blossom is a flower of five round petals.
func blossom(at point, r float64, i ink) art {
	return stack(
		line(i, 1.06*r, spots(ring(5, 0.62*r, at)...)),
		line(paper, 0.62*r, spots(at)), line(i, 0.26*r, spots(at)))
}

// spring is cherry blossom: each petal has a notch.
func spring() art {
	at := point{280, 480}
	petal := trace("M0 0C-60 -40 -124 -110 -46 -188L0 -156L46 -188C124 -110 60 -40 0 0Z")
	var stamens path
	for _, tip := range ring(10, 74, at) {
		stamens = append(stamens, segments(at, tip)...)
	}
	return stack(
		fill(red, petal.wreath(5).moved(at.x, at.y)),
		line(paper, 9, stamens), line(paper, 22, spots(ring(10, 74, at)...)), line(paper, 50, spots(at)),
		fill(green, trace("M420 640C440 590 500 570 546 580C540 640 480 670 420 640Z")))
}

// summer is the sun over the sea.
func summer() art {
	sun := point{300, 440}
	inner, outer := ring(12, 134, sun), ring(12, 172, sun)
	var rays path
	for i := range inner {
		rays = append(rays, segments(inner[i], outer[i])...)
	}
	return stack(
		line(red, 196, spots(sun)), line(red, 24, rays),
		line(paper, 66, trace(
			"M70 648C110 608 150 608 185 648C220 688 260 688 300 648C340 608 380 608 415 648C450 688 490 688 530 648")),
		line(blue, 28, trace(
			"M70 648C110 608 150 608 185 648C220 688 260 688 300 648C340 608 380 608 415 648C450 688 490 688 530 648")))
}

// autumn is a maple leaf.
func autumn() art {
	half := trace("M0 -320L34 -252L74 -272L50 -140L130 -222L150 -188L220 -202L180 -112L210 -82L96 -32L110 18L0 -10")
	left := half.mapped(func(a point) point { return point{-a.x, a.y} })
	veins := trace("M0 0L0 -230M0 0L140 -150M0 0L-140 -150M0 0L120 -50M0 0L-120 -50")
	return stack(
		fill(red, append(half, left...).moved(300, 618)),
		line(paper, 10, veins.moved(300, 606)),
		line(red, 18, trace("M300 606C300 640 290 670 268 690")))
}

// winter is a snow crystal.
func winter() art {
	arm := trace("M0 0L0 -190M0 -104L-52 -152M0 -104L52 -152")
	return stack(line(blue, 26, arm.wreath(6).moved(300, 486)), line(paper, 26, spots(point{300, 486})))
}

func plum() art {
	return stack(
		line(black, 24, trace("M64 690C140 570 240 580 300 480C340 410 350 360 330 310")),
		line(black, 18, trace("M240 556C330 580 400 570 480 500")),
		blossom(point{176, 430}, 96, red), blossom(point{366, 456}, 88, red), blossom(point{470, 596}, 80, red),
		line(red, 40, spots(point{326, 306})))
}

func orchid() art {
	blades := trace("M288 690C250 520 160 400 66 350C196 370 290 500 312 690Z" +
		"M296 690C330 540 420 430 534 404C440 470 360 560 324 690Z" +
		"M286 690C250 610 180 570 84 570C190 540 270 590 308 690Z")
	heads := []point{{262, 352}, {430, 590}}
	var petals path
	for _, head := range heads {
		for _, tip := range ring(5, 62, head) {
			petals = append(petals, segments(head, tip)...)
		}
	}
	return stack(
		line(green, 14, trace("M304 690C304 560 290 460 262 360M306 690C330 650 370 610 430 590")),
		fill(green, blades),
		line(paper, 62, petals), line(blue, 38, petals),
		line(paper, 34, spots(heads...)), line(red, 20, spots(heads...)))
}

func chrysanthemum() art {
	at := point{266, 446}
	rays := func(n int, from, to float64) path {
		inner, outer := ring(n, from, at), ring(n, to, at)
		var p path
		for i := range inner {
			p = append(p, segments(inner[i], outer[i])...)
		}
		return p
	}
	return stack(
		fill(green,
			trace("M300 690C350 580 440 550 534 566C500 650 400 700 300 690Z"+
				"M290 694C230 640 150 620 76 640C120 690 210 716 290 694Z")),
		line(green, 20, trace("M270 560C290 620 298 650 298 690")),
		line(red, 38, rays(16, 110, 152)),
		line(paper, 196, spots(at)),
		line(red, 30, rays(10, 52, 74)),
		line(red, 44, spots(at)))
}

// bambooGrove is two stems with leaves, unlike the sticks of the suit.
func bambooGrove() art {
	leaf := trace("M0 0C44 -44 118 -50 186 -18C120 26 50 32 0 0Z")
	leaves := append(leaf.moved(226, 372), leaf.turned(42).moved(222, 392)...)
	leaves = append(leaves, leaf.turned(8).moved(222, 562)...)
	leaves = append(leaves, leaf.scaled(-0.52, 0.8).moved(164, 400)...)
	return stack(
		sticks([]stick{{point{190, 486}, 0}}, 400, green),
		sticks([]stick{{point{290, 600}, 0}}, 172, green),
		fill(green, leaves))
}
