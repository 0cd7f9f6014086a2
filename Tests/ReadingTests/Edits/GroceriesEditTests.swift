import Kitchen
import Reading
import Testing

@Suite struct GroceriesEditTests {
    private let edit = GroceriesEdit(currency: .euro, language: .english)
    private let rows = [
        SuggestedGrocery(name: "eggs"), SuggestedGrocery(name: "leeks", aliases: ["leek, chopped", "x"]),
    ]

    private static let header = "name,aisle,pack,price,diet,allergens,aliases,shelf_life,barcode,density,keep\n"

    /// Files, and what they are with the rows.
    @Test(
        arguments: [
            ("", header + "eggs,,,,,,,,,,\nleeks,,,,,,\"leek, chopped; x\",,,,\n", ["eggs", "leeks"]),
            ("name\nflour\n", "name\nflour\neggs\nleeks\n", ["eggs", "leeks"]),
            (
                "\u{FEFF}price;NAME\r\n1,20;flour", "\u{FEFF}price;NAME\r\n1,20;flour\r\n;eggs\r\n;leeks",
                ["eggs", "leeks"]
            ),
            (
                "# mine\nname,aliases\n\"flour\", a ; b\n# behind\n\n",
                "# mine\nname,aliases\n\"flour\", a ; b\n# behind\neggs,\nleeks,\"leek, chopped; x\"\n\n",
                ["eggs", "leeks"]
            ),
            ("name;aliases\nleek;\n", "name;aliases\nleek;\neggs;\n", ["eggs"]),
            ("name\negg\nleeks\n", "name\negg\nleeks\n", []),
        ] as [(String, String, [String])])
    func addsRows(file: String, expected: String, names: [String]) throws {
        let (bytes, added) = try edit.add(rows, to: Array(file.utf8))
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
        #expect(added.map(\.name) == names)
    }

    @Test(arguments: ["aisle\nBaking\n", "name\n\"flour\n"])
    func aFileThatCannotBeReadStays(file: String) {
        #expect(throws: EditFailure.unreadable(Groceries.file)) { try edit.add(rows, to: Array(file.utf8)) }
    }
}
