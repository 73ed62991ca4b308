// Package need has the definition that core/shanten is derived from: how many tiles a part of a hand
// (a suit, or the honours) lacks for each number of sets, with and without the pair. A Rule reads the
// counts of a suit one kind after the other, as a State; Vector holds the answer in tiles, and Merge
// joins those of two parts. It is slow and plain: the tables of core/shanten are generated from it,
// and tests compare them with it.
package need

const (
	// Sets is the largest number of sets of a hand.
	Sets = 4

	// Never means impossible. It is more than any hand needs (14), and the sum of two still fits a byte.
	Never = 60
)

// Vector is the contribution of a part of a hand (a suit, the honours, or several of them together): element
// pair*5+sets is the number of tiles that it still needs to have that many sets (0–4) and pairs (0–1) at once. A tile
// that is held but not used costs nothing.
type Vector [2 * (Sets + 1)]uint8

// never is the Vector of an impossible part.
var never = Vector{Never, Never, Never, Never, Never, Never, Never, Never, Never, Never}

// At returns the tiles needed for the sets (0–4) and pairs (0 or 1).
func (v *Vector) At(sets, pairs int) int { return int(v[pairs*(Sets+1)+sets]) }

// Merge returns the Vector of two parts taken together: the sets and the pair
// may come from either, whichever needs fewer tiles.
func Merge(a, b *Vector) Vector {
	sum := never
	for pairs := range 2 {
		for fromA := 0; fromA <= pairs; fromA++ {
			left, right := a[fromA*(Sets+1):][:Sets+1], b[(pairs-fromA)*(Sets+1):][:Sets+1]
			into := sum[pairs*(Sets+1):][:Sets+1]
			for sets := range into {
				for k := 0; k <= sets; k++ {
					into[sets] = min(into[sets], left[k]+right[sets-k])
				}
			}
		}
	}
	return sum
}

// Made returns the Vector of sets (0–4) that are complete as melds, or count as made because the hand has fewer tiles.
// They have no pair.
func Made(sets int) Vector {
	v := never
	for k := 0; k <= sets; k++ {
		v[k] = 0
	}
	return v
}
