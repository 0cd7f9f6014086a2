import Diagnostics
import Kitchen
import Reading
import TestSupport
import Testing

@Suite struct PantryEditTests {
    private let file = """
        item,quantity,added,expires,barcode
        # staples
        flour,1 kg,2026-10-30,2027-07-27,2000000200538
        milk, 500 ml ,2026-11-18,2026-11-24,
        flour,300 g,,2026-12-01,
        eggs,4,,,
        "salt, fine",,,,

        """

    private var edit: PantryEdit {
        var flour = Grocery(name: "flour", location: SourceLocation(file: "content/groceries.csv"))
        flour.aliases = ["00 flour"]
        return PantryEdit(groceries: Groceries([flour], language: .english))
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func addsARowInTheOrderOfTheColumns() throws {
        var item = PantryItem(
            name: "basil, fresh", quantity: Quantity(Rational(3, 2), .bunch), added: CalendarDate("2026-11-21"),
            expires: CalendarDate("2026-11-25"), barcode: "1")
        #expect(
            text(try edit.add(item, to: Array(file.utf8))) == file
                + "\"basil, fresh\",1 1/2 bunches,2026-11-21,2026-11-25,1\n")
        #expect(
            text(try edit.add(item, to: Array("quantity;item\r\n1 kg;a".utf8)))
                == "quantity;item\r\n1 kg;a\r\n1 1/2 bunches;basil, fresh")
        item = PantryItem(name: "salt")
        #expect(text(try edit.add(item, to: [])) == "item,quantity,added,expires,barcode\nsalt,,,,\n")
        #expect(text(try edit.add(item, to: Array("item\n".utf8))) == "item\nsalt\n")
        #expect(throws: EditFailure.unreadable(Pantry.file)) { try edit.add(item, to: Array("name\na\n".utf8)) }
        #expect(throws: EditFailure.unreadable(Pantry.file)) { try edit.add(item, to: Array("item\n\"a\n".utf8)) }
    }

    @Test(arguments: [
        ("flour", Quantity(300, .gram), "flour,300 g,,2026-12-01,\n", "", "1 kg"),
        ("00 flour", Quantity(100, .gram), "flour,300 g,", "flour,200 g,", "1.2 kg"),
        ("flour", Quantity(500, .gram), "flour,1 kg,", "flour,800 g,", "800 g"),
        ("milk", Quantity(Rational(1, 10), .litre), "milk, 500 ml ,", "milk, 400 ml ,", "400 ml"),
        ("milk", Quantity(1, .teaspoon), "milk, 500 ml ,", "milk, 495 ml ,", "495 ml"),
        ("Eggs", Quantity(1), "eggs,4,", "eggs,3,", "3"), ("eggs", Quantity(4), "eggs,4,,,\n", "", ""),
    ])
    func usesWhatExpiresFirst(name: String, quantity: Quantity, cell: String, changed: String, left: String) throws {
        let (bytes, rest) = try edit.use(quantity, of: name, in: Array(file.utf8))
        var expected = file.replacing(cell, with: changed)
        if name == "flour", quantity == Quantity(500, .gram) {
            expected = expected.replacing("flour,300 g,,2026-12-01,\n", with: "")
        }
        #expect(text(bytes) == expected)
        #expect(rest.map { QuantityFormat(language: .english).written($0) }.joined() == left)
    }

    @Test func doesNotTakeMoreThanThereIs() {
        #expect(throws: EditFailure.notEnough("flour", there: [Quantity(1300, .gram)])) {
            try edit.use(Quantity(2, .kilogram), of: "flour", in: Array(file.utf8))
        }
        #expect(throws: EditFailure.incomparable("milk", there: [Quantity(500, .millilitre)])) {
            try edit.use(Quantity(1, .gram), of: "milk", in: Array(file.utf8))
        }
        #expect(throws: EditFailure.incomparable("salt, fine", there: [])) {
            try edit.use(Quantity(1, .gram), of: "salt, fine", in: Array(file.utf8))
        }
        #expect(throws: EditFailure.notFound("flower", nearest: "flour")) {
            try edit.use(Quantity(1, .gram), of: "flower", in: Array(file.utf8))
        }
    }

    @Test func tellsWhatHasNoColumn() throws {
        let item = PantryItem(name: "rice", quantity: Quantity(1, .kilogram), added: CalendarDate("2026-11-21"))
        #expect(try edit.leftOut(item, of: Array("item,expires\n".utf8)) == ["quantity", "added"])
        #expect(try edit.leftOut(item, of: Array(file.utf8)) == [])
        let bytes = try edit.add(item, to: Array("item,expires\n".utf8))
        #expect(text(bytes) == "item,expires\nrice,\n")
        #expect(text(try edit.undo(item, in: bytes).bytes) == "item,expires\n")
    }

    @Test func removesAndTakesBack() throws {
        let (bytes, items) = try edit.remove("flour", from: Array(file.utf8))
        #expect(items.map(\.quantity) == [Quantity(1, .kilogram), Quantity(300, .gram)])
        #expect(
            text(bytes)
                == "item,quantity,added,expires,barcode\n# staples\nmilk, 500 ml ,2026-11-18,2026-11-24,\neggs,4,,,\n\"salt, fine\",,,,\n"
        )
        let item = PantryItem(name: "flour", quantity: Quantity(2, .kilogram), added: CalendarDate("2026-11-21"))
        let added = try edit.add(item, to: Array(file.utf8))
        let undone = try edit.undo(item, in: added)
        #expect(text(undone.bytes) == file)
        #expect(undone.item.added == item.added)
        #expect(throws: EditFailure.notFound("flour", nearest: nil)) { try edit.undo(item, in: Array(file.utf8)) }
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        var random = Seeded(3)
        for _ in 0..<300 {
            let unit = Unit.allCases.randomElement(using: &random)
            let amount = Rational(
                Int.random(in: 1...5000, using: &random), [1, 2, 3, 4, 8, 1000].randomElement(using: &random) ?? 1)
            let item = PantryItem(
                name: ["a,b", "#c", "\"d\"", "é"].randomElement(using: &random) ?? "", quantity: Quantity(amount, unit),
                added: CalendarDate(dayNumber: 20_000))
            var diagnostics = DiagnosticList()
            let bytes = try edit.add(item, to: Array(file.utf8))
            let read = PantryReader(language: .english).read(bytes, diagnostics: &diagnostics).items.last
            #expect(read?.name == item.name && read?.added == item.added)
            let isBare = unit == .piece || unit == nil
            #expect(read?.quantity?.amount == .exact(amount), "\(text(bytes).suffix(60))")
            #expect(isBare || read?.quantity?.unit?.base == unit?.base, "\(text(bytes).suffix(60))")
        }
    }

    @Test func anyBytesAreEdited() {
        var random = Seeded(6)
        for _ in 0..<400 {
            let hostile = random.hostile(Array(file.utf8))
            // What cannot be edited throws; nothing may trap.
            _ = try? edit.add(PantryItem(name: "a"), to: hostile)
            _ = try? edit.remove("flour", from: hostile)
            _ = try? edit.use(Quantity(1, .gram), of: "flour", in: hostile)
        }
    }
}
