package rules

import "tehai/core/option"

// A Probe asks what keeps a win from having one more circumstance. Hand tells
// whether the win's hand is known. It has buffers for the win with and without
// what is asked about, so that very much can be asked.
type Probe struct {
	Situations    *Situations
	Win           *Win
	Hand          bool
	with, without Win
	blank         Situation
}

// IsDefault reports whether a value is what holds where nothing is said.
func (p *Probe) IsDefault(c *Circumstance, value string) bool {
	p.blank = Situation{}
	c.Say(&p.blank, value)
	return !c.Said(&p.blank)
}

// Against returns the first refusal of a circumstance's value, which is not the
// default, that holds with it and does not without. What is settled before all
// others, such as the seat, gives way to none; the others give way to it.
func (p *Probe) Against(c *Circumstance, value string) *Refusal {
	if c.field.first {
		return nil
	}
	set := false
	for i := range p.Situations.Refusals {
		r := &p.Situations.Refusals[i]
		if r.Of != c.Key && r.Excludes != c.Key || r.AboutHand && !p.Hand {
			continue
		}
		if !set {
			p.set(c, value)
			set = true
		}
		if r.holds(p.Situations, &p.with) && !r.holds(p.Situations, &p.without) {
			return r
		}
	}
	return nil
}

// set makes the two wins that differ by the value.
func (p *Probe) set(c *Circumstance, value string) {
	p.without = *p.Win
	if c.Kind != option.Set && c.Kind != Tiles {
		c.Unsay(&p.without.Situation)
	}
	p.with = p.without
	c.Say(&p.with.Situation, value)
}
