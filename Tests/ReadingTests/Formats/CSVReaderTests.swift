import Diagnostics
import TestSupport
import Testing
import Text

@testable import Reading

@Suite struct CSVReaderTests {
    private func read(_ bytes: [UInt8]) -> (table: CSVTable?, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let table = CSVReader.read(bytes, file: "a.csv", diagnostics: &diagnostics)
        return (table, diagnostics)
    }

    /// A table as a line for each row, the header first: `text@line:column+length | …`.
    private func sketch(_ table: CSVTable?) -> String {
        guard let table else { return "nil" }
        return ([table.columns] + table.rows.map(\.cells)).map { cells in
            cells.map { "\($0.text)@\($0.span.line):\($0.span.column)+\($0.span.length)" }.joined(separator: " | ")
        }.joined(separator: "\n")
    }

    static let values = [
        FormatCase(
            "commas", "name,price\nflour,1.20\n", "name@1:1+4 | price@1:6+5", "flour@2:1+5 | 1.20@2:7+4"),
        FormatCase("semicolons", "a;b\n1,5;2\n", "a@1:1+1 | b@1:3+1", "1,5@2:1+3 | 2@2:5+1"),
        FormatCase("tabs", "a\tb\n1\t\n", "a@1:1+1 | b@1:3+1", "1@2:1+1 | @2:3+0"),
        FormatCase("a comma in quotes decides nothing", "\"a,b\";c\n1;2", "a,b@1:1+5 | c@1:7+1", "1@2:1+1 | 2@2:3+1"),
        FormatCase("one column", "a\n1;2\n", "a@1:1+1", "1;2@2:1+3"),
        FormatCase("CR LF", "a,b\r\n1,2\r\n", "a@1:1+1 | b@1:3+1", "1@2:1+1 | 2@2:3+1"),
        FormatCase("CR", "a,b\r1,2\r", "a@1:1+1 | b@1:3+1", "1@2:1+1 | 2@2:3+1"),
        FormatCase("no line end behind the last row", "a,b\n1,2", "a@1:1+1 | b@1:3+1", "1@2:1+1 | 2@2:3+1"),
        FormatCase("a byte order mark", "\u{FEFF}a,b\n1,2", "a@1:1+1 | b@1:3+1", "1@2:1+1 | 2@2:3+1"),
        FormatCase("quotes", "a,b\n\"x, \"\"y\"\"\",\"\"", "a@1:1+1 | b@1:3+1", "x, \"y\"@2:1+10 | @2:12+2"),
        FormatCase(
            "line ends in a cell", "a,b,c\n\"x\ny\r\nz\",2,\"p\nq\"\n3,4,5", "a@1:1+1 | b@1:3+1 | c@1:5+1",
            "x\ny\r\nz@2:1+1 | 2@4:4+1 | p\nq@4:6+1", "3@6:1+1 | 4@6:3+1 | 5@6:5+1"),
        FormatCase("columns in scalars", "a,b\né🍕,x\n", "a@1:1+1 | b@1:3+1", "é🍕@2:1+2 | x@2:4+1"),
        FormatCase("spaces around cells", "a, b\n 1 , \"2\" \n", "a@1:1+1 | b@1:4+1", "1@2:2+1 | 2@2:6+3"),
        FormatCase(
            "a quote inside a cell", "a,b\n12\" pan,x\"y\"\n", "a@1:1+1 | b@1:3+1", "12\" pan@2:1+7 | x\"y\"@2:9+4"),
        FormatCase(
            "blank lines and comments", "# list\n\na,b\n\n  \n# note, \"x\n1,2\n,\n \n3,4", "a@3:1+1 | b@3:3+1",
            "1@7:1+1 | 2@7:3+1", "3@10:1+1 | 4@10:3+1"),
        FormatCase(
            "a hash inside a row", "a,b\n1,#2\n\"#3\",4\n", "a@1:1+1 | b@1:3+1", "1@2:1+1 | #2@2:3+2",
            "#3@3:1+4 | 4@3:6+1"),
        FormatCase("an empty file", "", ""),
        FormatCase("a header alone", "a,b\n", "a@1:1+1 | b@1:3+1"),
    ]

    @Test(arguments: values) func readsTables(_ reading: FormatCase) {
        let (table, diagnostics) = read(reading.source)
        #expect(sketch(table) == reading.expected)
        #expect(summary(diagnostics) == "")
    }

    static let errors = [
        FormatCase(
            "a short row", "a,b,c\n1,2\n", "2:4+0 ragged-csv: this row has 2 cells, but there are 3 columns",
            "> add what is missing; an empty cell still needs its separator `,`"),
        FormatCase(
            "a long row", "a,b\n1,2,3,4\n", "2:5+1 ragged-csv: this row has 4 cells, but there are 2 columns",
            "> put a cell that has the separator `,` in it in quotes, or remove what is too much"),
        FormatCase(
            "an unclosed quote", "a,b\n1,2\n3,\"x\n4,5\n",
            "3:3+1 csv-syntax: the quote that starts here is never closed",
            "> close it with `\"`"),
        FormatCase(
            "text behind a quote", "a,b\n\"x\" y,2\n", "2:5+1 csv-syntax: text after a closing quote",
            "> write a quote inside a quoted cell twice, as in \"the \"\"best\"\" flour\""),
        FormatCase(
            "a column named twice", "Best before,a,best_before\n",
            "1:15+11 duplicate-key: the column `best_before` stands here a second time, and this one counts",
            "note: the first is at 1:1", "> rename or remove one of the two"),
        FormatCase(
            "not UTF-8", bytes: Array("a,b\né".utf8) + [0xE8], "2:2+1 not-utf8: byte 0xE8 is not UTF-8",
            "> save the file with the encoding UTF-8"),
    ]

    @Test(arguments: errors) func reportsErrors(_ reading: FormatCase) {
        #expect(summary(read(reading.source).diagnostics) == reading.expected)
    }

    @Test(arguments: [
        ("a,b,c\n1,2\n", "1@2:1+1 | 2@2:3+1 | @2:4+0"), ("a,b\n1,2,3\n", "1@2:1+1 | 2@2:3+1"),
        ("a,b\n1,2\n3,\"x\n", "1@2:1+1 | 2@2:3+1"), ("a,b\n\"x\" y,2\n", "xy@2:1+3 | 2@2:7+1"),
    ])
    func givesTheRowsBesideTheErrors(_ source: String, _ rows: String) {
        let lines = sketch(read(Array(source.utf8)).table).split(separator: "\n").dropFirst()
        #expect(lines.joined(separator: "\n") == rows)
    }

    @Test(arguments: ["best_before", "Best Before", "BEST-BEFORE", "best before"])
    func findsCellsByAnySpelling(_ name: String) {
        let row = read(Array("item,Best Before\nmilk,5 d\n".utf8)).table?.rows.first
        #expect(row?[name]?.text == "5 d")
        #expect(row?["best"] == nil)
    }

    @Test func refusesWhatIsWiderThanAnyTable() {
        let header = (0..<300).map { "c\($0)" }.joined(separator: ",")
        let (table, diagnostics) = read(Array((header + "\n1\n2\n").utf8))
        #expect(table?.header.keys.count == CSVReader.maxColumns)
        #expect(table?.rows.isEmpty == true)
        #expect(summary(diagnostics) == "1:891+4 csv-syntax: there are 300 columns\n> use at most 200 columns")
    }

    @Test func checksColumns() {
        var diagnostics = DiagnosticList()
        let table = read(Array("item,pirce\nmilk,1\n".utf8)).table
        table?.checkColumns(known: ["price"], required: ["item", "aisle"], file: "a.csv", diagnostics: &diagnostics)
        let expected = """
            1:6+5 unknown-key: there is no column `pirce`
            > did you mean `price`?
            1:1+4 missing-key: the column `aisle` is missing
            > add `aisle` to the first row
            """
        #expect(summary(diagnostics) == expected)
    }

    @Test func neverTrapsOnAnyBytes() {
        var random = Seeded(3)
        let seed = Array("name;price\r\n\"a \"\"b\"\"\n c\";1,20\n# x\n\né🍕 ; \"2\" \ny;\n".utf8)
        for _ in 0..<3000 {
            let (table, diagnostics) = read(random.hostile(seed))
            #expect(table != nil || diagnostics.hasErrors)
            for row in table?.rows ?? [] { #expect(row.cells.count == table?.columns.count) }
        }
    }
}
