import Kitchen
import Reading
import TestSupport
import Testing

@Suite struct PlanEditTests {
    private let edit = PlanEdit("content/plans/2026-W48.md", language: .english)

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func day(_ number: Int) throws -> CalendarDate { try #require(CalendarDate("2026-11-\(number)")) }

    /// Where a dish is added: the plan, the day of November, and the plan afterwards.
    private static let additions: [(before: String, day: Int, after: String)] = [
        ("", 24, "## Tuesday\n\n- Soup\n"),
        ("# Week 48\n", 24, "# Week 48\n\n## Tuesday\n\n- Soup\n"),
        ("# Week 48", 24, "# Week 48\n\n## Tuesday\n\n- Soup"),
        ("## Monday\n\n## Tuesday\n", 23, "## Monday\n\n- Soup\n\n## Tuesday\n"),
        ("## Monday\n- Fish\n\n## Tuesday\n", 23, "## Monday\n- Fish\n- Soup\n\n## Tuesday\n"),
        ("## Monday\n* Fish\n  warm\n\nLater.\n", 23, "## Monday\n* Fish\n  warm\n* Soup\n\nLater.\n"),
        ("## Monday\n1. Fish\n", 23, "## Monday\n1. Fish\n2. Soup\n"),
        ("## Montag\r\n\r\n- Fisch\r\n", 23, "## Montag\r\n\r\n- Fisch\r\n- Soup\r\n"),
        ("## Monday\n\nAt home.\n\n## Friday\n", 23, "## Monday\n\nAt home.\n\n- Soup\n\n## Friday\n"),
        (
            "## Monday\n\n### Noon\n\n- Fish\n\n## Friday\n", 23,
            "## Monday\n\n### Noon\n\n- Fish\n- Soup\n\n## Friday\n"
        ),
        ("# W\n\n### Monday\n\n### Friday\n", 25, "# W\n\n### Monday\n\n### Wednesday\n\n- Soup\n\n### Friday\n"),
        ("## 2026-11-23\n\n- Fish\n", 29, "## 2026-11-23\n\n- Fish\n\n## 2026-11-29\n\n- Soup\n"),
        ("Monday\n------\n\n- Fish\n", 23, "Monday\n------\n\n- Fish\n- Soup\n"),
        ("Monday\n------\n\nTuesday\n-------\n", 23, "Monday\n------\n\n- Soup\n\nTuesday\n-------\n"),
        ("## Monday\n\n- Fish\n\n## Party\n\n- Cake\n", 23, "## Monday\n\n- Fish\n- Soup\n\n## Party\n\n- Cake\n"),
        ("---\ntitle: x\n---\n## Monday\n", 23, "---\ntitle: x\n---\n## Monday\n\n- Soup\n"),
    ]

    @Test(arguments: additions) func addsBehindTheOthersOfTheDay(before: String, day number: Int, after: String) throws
    {
        #expect(text(try edit.add("Soup", on: day(number), to: Array(before.utf8))) == after)
    }

    /// What is removed, of which plan, on a Monday.
    private static let removals: [(before: String, name: String, after: String)] = [
        ("## Monday\n- Fish\n- Soup ×2\n", "soup", "## Monday\n- Fish\n"),
        ("## Monday\n- Fish\n- Soup ×2\n", "Soup ×2", "## Monday\n- Fish\n"),
        ("## Monday\n\n- [Soup](../recipes/s.md) for 6\n\n## Friday\n", "Soup", "## Monday\n\n## Friday\n"),
        ("## Monday\n- Soup\n  with bread\n- Fish\n", "soup", "## Monday\n- Fish\n"),
        ("## Friday\n- Soup\n## Monday\n- Soup\n", "soup", "## Friday\n- Soup\n## Monday\n"),
        ("## Monday\n- eat out, late\n", "eat out", "## Monday\n"),
    ]

    @Test(arguments: removals) func removesOneLine(before: String, name: String, after: String) throws {
        #expect(text(try edit.remove(name, on: day(23), from: Array(before.utf8)).bytes) == after)
    }

    @Test func removesNoOtherDish() throws {
        let monday = try day(23)
        let several = Array("## Monday\n- [Soup](a.md) and [Bread](b.md)\n- Fish\n  - Chips\n".utf8)
        #expect(throws: EditFailure.notAlone("Soup and Bread")) { try edit.remove("Soup", on: monday, from: several) }
        #expect(throws: EditFailure.notAlone("Fish")) { try edit.remove("Fish", on: monday, from: several) }
        #expect(text(try edit.remove("chips", on: monday, from: several).bytes).hasSuffix("- Fish\n"))
        #expect(throws: EditFailure.notFound("Cake", nearest: nil)) {
            try edit.remove("Cake", on: monday, from: several)
        }
        #expect(throws: EditFailure.notFound("Soup", nearest: nil)) { try edit.remove("Soup", on: monday, from: []) }
    }

    @Test(arguments: 0..<40) func whatIsAddedAndRemovedLeavesThePlanAsItWas(seed: UInt64) throws {
        var random = Seeded(seed)
        let parts = [
            "# Week 48\n\n", "## Monday\n\n", "- Fish ×2\n", "## Tuesday\n\n", "At home.\n\n", "## Friday\n\n",
            "- Cake\n\n",
            "<!-- mine -->\n\n", "## Saturday, 28 Nov\n\n",
        ]
        let before = (0..<6).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        let date = try day(Int.random(in: 23...29, using: &random))
        let week = EmptyPlan.markdown(date.isoWeek, language: .english)
        for plan in [before + week, week] {
            let added = try edit.add("Soup", on: date, to: Array(plan.utf8))
            let removed = try edit.remove("Soup", on: date, from: added).bytes
            #expect(text(removed) == plan)
        }
    }
}
