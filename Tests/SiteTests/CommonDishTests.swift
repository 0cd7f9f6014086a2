import Kitchen
import TestSupport
import Testing
import Text

@testable import Site

/// Common dishes are drawn as `Tests/Cases/dishes.txt` says: in which form and colour, and with which pieces and no others.
@Suite struct CommonDishTests {
    /// A row of the table.
    struct Case: CustomTestStringConvertible, Sendable {
        let language: KitchenLanguage
        let title: String
        let ingredients: [String]
        let form: String
        let pieces: [String]
        var testDescription: String { title }

        init?(_ row: [String]) {
            guard row.count == 5, let language = KitchenLanguage(rawValue: row[0]) else { return nil }
            (self.language, title, form) = (language, row[1], row[3])
            ingredients = row[2].components(separatedBy: ", ")
            pieces = row[4].components(separatedBy: ", ").filter { !$0.isEmpty }
        }

        var emblem: DishEmblem { DishEmblem(title: title, language: language, ingredients: ingredients) }
    }

    private static let cases = CaseTable.rows("dishes").compactMap(Case.init)

    @Test func `there are dishes of five cuisines`() {
        let counts = Dictionary(grouping: Self.cases, by: \.language).mapValues(\.count)
        #expect(Self.cases.count >= 200)
        #expect(KitchenLanguage.allCases.allSatisfy { counts[$0, default: 0] >= 40 })
    }

    @Test(arguments: cases)
    func `a dish is seen as what it is`(dish: Case) throws {
        guard case .dish(let number, let tint, let set) = dish.emblem.kind else {
            Issue.record("no drawing of \(dish.title)")
            return
        }
        let kind = DishKind.all[Int(number)]
        let colour = tint < 0 ? "" : " in " + DishEmblemTests.tints[Int(tint)]
        #expect(kind.name + colour == dish.form)
        let garnishes = GarnishTable.garnishes(of: set)
        #expect(garnishes.map(\.name) == dish.pieces)
        try expectPieces(of: garnishes, in: dish.emblem.drawing, beside: kind.look.pile == nil ? 0 : 1)
    }

    /// Each food has pieces, at least two of a kind, and nothing else is laid in the drawing.
    private func expectPieces(of garnishes: [Garnish], in drawing: HTML, beside piles: Int) throws {
        let text = String(decoding: drawing.bytes, as: UTF8.self)
        let group = #"<g fill="none" stroke-linecap="round"><path stroke="#
        #expect(text.ranges(of: group).count == garnishes.count + piles)
        for garnish in garnishes {
            let mark = try #require(garnish.marks.first)
            let path = try #require(
                text.ranges(of: #"stroke="\#(mark.colour(in: garnish.colours))" stroke-width="\#(mark.width)" d=""#)
                    .first)
            let pieces = text[path.upperBound...].prefix { $0 != "\"" }.count { $0 == "M" }
            #expect(pieces >= 2 || pieces == 1 && garnishes.count > 2, "\(garnish.name)")
        }
        #expect(drawing.bytes.count < 2_600)
    }

    @Test(arguments: [
        ("Vegan chicken curry", [], [String]()), ("Salad without tomatoes", ["lettuce", "no tomatoes"], ["lettuc"]),
        ("Vegan burger", ["lettuce", "vegan cheese", "beef tomatoes"], ["lettuc", "tomat"]),
        ("Vegetarian chili", ["kidney beans", "meat"], ["red bean"]),
        ("Cream of carrot soup", ["carrots", "chicken stock"], []), ("Pasta", ["egg pasta", "flour", "olive oil"], []),
        ("Green salad", ["lettuce", "lemon juice", "tomato ketchup"], ["lettuc"]),
        ("Ham-free pea soup", ["peas"], ["pea"]),
    ])
    func `what is left out or not seen is not drawn`(title: String, ingredients: [String], pieces: [String]) {
        guard case .dish(_, _, let set) = DishEmblem(title: title, ingredients: ingredients).kind else {
            Issue.record("no drawing of \(title)")
            return
        }
        #expect(GarnishTable.garnishes(of: set).map(\.name) == pieces)
    }

    @Test func `a set has room for all foods`() {
        #expect(GarnishTable.count <= 128)
        #expect(
            Set((0..<GarnishTable.count).compactMap { GarnishTable.garnish(row: $0)?.key }).count == GarnishTable.count)
    }

    @Test func `a letter's card says the letter`() {
        for (place, letter) in MonogramCard.letters.enumerated() {
            for way in 0..<MonogramCard.ways {
                let card = String(decoding: MonogramCard.svg(letter: place, way: way).bytes, as: UTF8.self)
                let written = letter == UInt8(ascii: "&") ? "&amp;" : String(UnicodeScalar(letter))
                #expect(card.contains(">\(written)</text>"))
            }
        }
    }

    @Test(arguments: [
        ("Älplermagronen", "a"), ("The best of all", "t"), ("123", "and"), ("", "and"), ("Žemlovka", "and"),
        ("🍲 Stoemp", "s"),
    ])
    func `what no drawing is certain for has the card of its first letter`(title: String, letter: String) {
        let name = DishEmblem(title: title).name
        #expect(name.hasPrefix("card-\(letter)-"), "\(name)")
    }
}

extension DishKind {
    /// The first of its nouns.
    var name: String {
        let languages: [KitchenLanguage] = [.english, .italian, .german, .french, .spanish]
        return languages.lazy.compactMap { nouns(in: $0).first }.first.map(String.init) ?? ""
    }
}

extension Garnish {
    /// Its first stem.
    var name: String { key.hasSuffix(".") ? String(key.dropLast()) : key }
}
