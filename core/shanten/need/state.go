package need

// State summarizes the ranks read so far, from one end of a suit: for every number of sequences begun on the last rank
// (0–2) and on the one before it (0–2), the Vector of the sets and pairs so far. Three equal sequences are three
// triplets, so more than two are not needed.
type State [3 * 3]Vector

// Start returns the State before the first rank.
func Start() State {
	var s State
	for i := range s {
		s[i] = never
	}
	s[0][0] = 0
	return s
}

// Rule determines which targets count.
type Rule struct {
	// Copies is the largest number of copies of one tile in a target: 4 as
	// on the table, or more where a wait on a fifth copy counts.
	Copies int
}

// Next returns the State after a rank of which the hand has n tiles (0–4). A sequence may begin on it if begins is
// true.
//
// The hand's target is any choice of sets and pairs with at most r.Copies of one tile; its cost at this rank is the
// number of copies it has above n.
func (r Rule) Next(s *State, n int, begins bool) State {
	next := State{}
	for i := range next {
		next[i] = never
	}
	most := 0
	if begins {
		most = 2
	}
	for before := range 9 {
		last, older := before/3, before%3
		for begun := 0; begun <= most; begun++ {
			for triplets := 0; triplets <= Sets; triplets++ {
				for pair := range 2 {
					copies := last + older + begun + 3*triplets + 2*pair
					if copies > r.Copies {
						continue
					}
					cost := uint8(max(0, copies-n))
					add(&next[begun*3+last], &s[before], begun+triplets, pair, cost)
				}
			}
		}
	}
	return next
}

// add lowers into to the values of from with the sets and the pair (0 or 1) added at cost.
func add(into, from *Vector, sets, pair int, cost uint8) {
	for had := 0; had+pair < 2; had++ {
		source, sum := from[had*(Sets+1):][:Sets+1], into[(had+pair)*(Sets+1):][:Sets+1]
		for k := sets; k <= Sets; k++ {
			sum[k] = min(sum[k], source[k-sets]+cost)
		}
	}
}

// Done returns the Vector of all ranks read; no sequence may be unfinished.
func (s *State) Done() Vector { return s[0] }

// Suit returns the Vector of nine ranks.
func (r Rule) Suit(counts []uint8) Vector {
	s := Start()
	for i, n := range counts {
		s = r.Next(&s, int(n), i+2 < len(counts))
	}
	return s.Done()
}

// Kinds returns the Vector of tiles that form no sequences: the honours, or the characters in three-player games.
func (r Rule) Kinds(counts []uint8) Vector {
	s := Start()
	for _, n := range counts {
		s = r.Next(&s, int(n), false)
	}
	return s.Done()
}
