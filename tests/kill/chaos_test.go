package kill

import (
	"slices"
	"testing"
)

// abreast is how many trees stand at a time: on two cores more would measure the machine.
const abreast = 3

// B-014, every process and every order of two, back to back; what the kills do not end, the host's end of file does.
func TestChaosEveryOrderOfTwo(t *testing.T) {
	var matrix []round
	for _, g := range grounds(t) {
		all := everyRole(t, stub, g)
		for _, first := range all {
			matrix = append(matrix, round{seed: stub, ground: g, kills: []string{first}})
			for _, second := range all {
				if first != second && !testing.Short() {
					matrix = append(matrix, round{seed: stub, ground: g, kills: []string{first, second}})
				}
			}
		}
	}
	batch := slices.Clone(matrix)
	for len(batch) < *rounds {
		for _, r := range matrix {
			r.apart = true
			batch = append(batch, r)
		}
	}
	play(t, "stub session, first kill of one or two", batch, abreast)
}

// Three of the four watchers, in every order: the fourth ends the session with its input.
func TestChaosEveryOrderOfThreeWatchers(t *testing.T) {
	var matrix []round
	for _, g := range grounds(t) {
		for _, spared := range watchers {
			three := slices.DeleteFunc(slices.Clone(watchers), func(role string) bool { return role == spared })
			orders := permutations(three)
			if testing.Short() {
				orders = orders[:1]
			}
			for _, order := range orders {
				matrix = append(matrix, round{seed: stub, ground: g, kills: order})
			}
		}
	}
	play(t, "stub session, three watchers", matrix, 2*abreast) // many wait for the clock
}

// A payload that hears nothing: whatever dies, the rest takes it along.
func TestChaosDeafPayload(t *testing.T) {
	var matrix []round
	for _, g := range grounds(t) {
		victims := []string{"host", "box", "keeper", "heir", "clock", "relay", "content"}
		if testing.Short() {
			victims = victims[:1]
		}
		for _, role := range victims {
			matrix = append(matrix, round{seed: stub, ground: g, payload: []string{"deaf"}, kills: []string{role}})
		}
	}
	play(t, "stub session that hears nothing", matrix, 4*abreast) // most wait for the clock
}

// everyRole plants a tree to see which roles it has on this ground.
func everyRole(t *testing.T, s seed, g ground) (all []string) {
	t.Helper()
	tree, err := plant(s, g)
	if err != nil {
		t.Fatal(err)
	}
	defer tree.fell()
	for role := range tree.roles {
		all = append(all, role)
	}
	slices.Sort(all)
	return all
}

func permutations(of []string) (all [][]string) {
	if len(of) < 2 {
		return [][]string{of}
	}
	for i, first := range of {
		rest := slices.Delete(slices.Clone(of), i, i+1)
		for _, order := range permutations(rest) {
			all = append(all, append([]string{first}, order...))
		}
	}
	return all
}
