import Kitchen
import Testing

@Suite struct DietTests {
    @Test func tracesAreNeitherContainedNorRuledOut() {
        var prawns = AllergenStatement(contains: [.crustaceans], isComplete: true)
        prawns.traces = [.fish, .gluten]
        var dough = AllergenStatement(contains: [.gluten], isComplete: true)
        dough.name(NamedAllergen(.gluten, "wheat"))
        let both = prawns.and(dough).and(dough)
        #expect(Array(both.onlyTraces) == [.fish])
        #expect(both.named == [NamedAllergen(.gluten, "wheat")])
        #expect([Allergen.gluten, .fish, .milk].map(both.answer) == [.yes, .unknown, .no])
    }

    @Test func whatAllergensAreStandsInOneOrder() {
        let stated = [("nuts", "walnuts"), ("gluten", "wheat"), ("nuts", "almonds"), ("gluten", "wheat")]
        let names = stated.compactMap { word, name in Allergen(rawValue: word).map { NamedAllergen($0, name) } }
        let wanted = ["gluten: wheat", "nuts: walnuts", "nuts: almonds"]
        for rotated in [names, Array(names.dropFirst() + names.prefix(1))] {
            var statement = AllergenStatement.none
            rotated.forEach { statement.name($0) }
            #expect(statement.named.map(\.text).sorted() == wanted.sorted())
            #expect(statement.named.first?.text == wanted[0])
        }
        let both = [names.suffix(2), names.prefix(2)].map { part in
            part.reduce(into: AllergenStatement.none) { $0.name($1) }
        }
        #expect(both[0].and(both[1]).named.map(\.text) == ["gluten: wheat", "nuts: almonds", "nuts: walnuts"])
    }

    private func facts(_ vegetarian: Certainty, _ vegan: Certainty, _ allergens: AllergenSet, _ complete: Bool = true)
        -> DietFacts
    {
        DietFacts(
            vegetarian: vegetarian, vegan: vegan,
            allergens: AllergenStatement(contains: allergens, isComplete: complete))
    }

    @Test func nothingIsEverPromisedOnMissingData() {
        let joined = facts(.yes, .yes, []).and(.unknown)
        #expect(joined.vegan == .unknown)
        #expect(joined.vegetarian == .unknown)
        #expect(joined.allergens.answer(for: .milk) == .unknown)
    }

    @Test func oneNoIsEnough() {
        #expect(facts(.no, .no, []).and(.unknown).vegan == .no)
    }

    @Test func aKnownAllergenIsSaidEvenWhereTheRestIsUnknown() {
        let joined = facts(.yes, .no, [.milk]).and(.unknown)
        #expect(joined.allergens.answer(for: .milk) == .yes)
        #expect(joined.allergens.answer(for: .fish) == .unknown)
    }

    @Test func whatFollowsIsFilledIn() {
        #expect(facts(.unknown, .yes, []).completed.vegetarian == .yes)
        #expect(facts(.no, .unknown, []).completed.vegan == .no)
        #expect(facts(.yes, .unknown, [.milk]).completed.vegan == .no)
        #expect(facts(.unknown, .unknown, [.fish]).completed.vegetarian == .no)
    }

    @Test func aContradictionIsNeverAPromise() {
        let contradictory = facts(.yes, .yes, [.fish])
        #expect(contradictory.contradiction == "vegan but contains fish")
        #expect(contradictory.completed.vegan == .no)
        #expect(contradictory.completed.vegetarian != .yes)
    }

    @Test func allergensAreInTheOrderOfTheRegulation() {
        #expect(AllergenSet([Allergen.molluscs, .gluten, .milk]).map(\.rawValue) == ["gluten", "milk", "molluscs"])
        #expect(Allergen.allCases.map(\.number) == Array(1...14))
    }
}
