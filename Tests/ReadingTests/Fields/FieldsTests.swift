import Diagnostics
import Testing
import Text

@testable import Reading

@Suite struct FieldsTests {
    private func fields(yaml source: String, subject: String? = nil) -> Fields {
        var diagnostics = DiagnosticList()
        let value = YAMLReader.read(Array(source.utf8), file: "a.yml", diagnostics: &diagnostics)
        return Fields(value ?? SourceValue(.null, at: .start), file: "a.yml", subject: subject)
    }

    private func fields(json source: String) -> Fields {
        var diagnostics = DiagnosticList()
        let value = JSONReader.read(Array(source.utf8), file: "a.json", diagnostics: &diagnostics)
        return Fields(value ?? SourceValue(.null, at: .start), file: "a.json")
    }

    /// What a value was read as, or else what is reported.
    private func outcome<Value>(_ value: Located<Value>?, _ fields: Fields) -> String {
        if let value { return "\(value.value)@\(value.span.line):\(value.span.column)" }
        return fields.diagnostics.first?.message ?? "nil"
    }

    @Test(arguments: [
        ("k: Soup", "Soup@1:4"), ("k: 1984", "1984@1:4"), ("k: no", "no@1:4"), ("k: ''", "@1:4"), ("k:", "nil"),
        ("j: 1", "nil"), ("", "nil"), ("k: [a]", "`k` should be a text, but is a list"),
        ("k: {a: b}", "`k` should be a text, but is keys with values"),
    ])
    func readsText(_ source: String, _ expected: String) {
        var fields = fields(yaml: source)
        #expect(outcome(fields.text("k"), fields) == expected)
    }

    @Test func jsonNumbersAreNoText() {
        var fields = fields(json: #"{"k": 7}"#)
        #expect(outcome(fields.text("k"), fields) == "`k` should be a text, but is the number 7")
    }

    @Test(arguments: [
        ("k: 4", "4@1:4"), ("k: -4", "-4@1:4"), ("k: +4", "4@1:4"), ("k: 017", "17@1:4"), ("k: '4'", "4@1:4"),
        ("k: 4.5", "`k` should be a whole number, but is `4.5`"),
        ("k: 0x1F", "`k` should be a whole number, but is `0x1F`"),
        ("k: four", "`k` should be a whole number, but is `four`"),
        ("k: ''", "`k` should be a whole number, but is an empty text"),
        ("k: 99999999999999999999", "`k` should be a whole number, but is `99999999999999999999`"),
        ("k: [4]", "`k` should be a whole number, but is a list"),
    ])
    func readsIntegers(_ source: String, _ expected: String) {
        var fields = fields(yaml: source)
        #expect(outcome(fields.integer("k"), fields) == expected)
    }

    @Test(arguments: [
        ("k: 4.50", "4.50@1:4"), ("k: 4", "4@1:4"), ("k: -.5", "-.5@1:4"), ("k: 5.", "5.@1:4"), ("k: 1e-2", "1e-2@1:4"),
        ("k: \"4.50\"", "4.50@1:4"), ("k: 4,50", "`k` should be a number, but is `4,50`"),
        ("k: .", "`k` should be a number, but is `.`"), ("k: 1e", "`k` should be a number, but is `1e`"),
        ("k: 4 €", "`k` should be a number, but is `4 €`"), ("k: NaN", "`k` should be a number, but is `NaN`"),
        ("k: ٤", "`k` should be a number, but is `٤`"), ("k: 1_000", "`k` should be a number, but is `1_000`"),
    ])
    func readsDecimals(_ source: String, _ expected: String) {
        var fields = fields(yaml: source)
        #expect(outcome(fields.decimalText("k"), fields) == expected)
    }

    @Test func saysHowToWriteADecimalComma() {
        var fields = fields(yaml: "k: 4,50")
        _ = fields.decimalText("k")
        #expect(fields.diagnostics.map(\.fix) == ["write 4.50"])
    }

    @Test(arguments: [
        ("k: true", "true@1:4"), ("k: Yes", "true@1:4"), ("k: ON", "true@1:4"), ("k: no", "false@1:4"),
        ("k: False", "false@1:4"), ("k: off", "false@1:4"), ("k: 'yes'", "`k` should be true or false, but is `yes`"),
        ("k: 1", "`k` should be true or false, but is `1`"),
    ])
    func readsTruth(_ source: String, _ expected: String) {
        var fields = fields(yaml: source)
        #expect(outcome(fields.bool("k"), fields) == expected)
    }

    @Test(arguments: [
        (#"{"k": true}"#, "true@1:7"), (#"{"k": "yes"}"#, "`k` should be true or false, but is `yes`"),
        (#"{"k": null}"#, "nil"), (#"{"k": 1}"#, "`k` should be true or false, but is the number 1"),
    ])
    func readsTruthOfJSON(_ source: String, _ expected: String) {
        var fields = fields(json: source)
        #expect(outcome(fields.bool("k"), fields) == expected)
    }

    @Test(arguments: [
        ("k: [a, 'b c', 3]", false, "a@1:5+1 b c@1:8+5 3@1:15+1"), ("k: a, b", false, "a, b@1:4+4"),
        ("k: a,  b c ,,é", true, "a@1:4+1 b c@1:8+3 é@1:14+1"), ("k: 'a, b'", true, "a@1:5+1 b@1:8+1"),
        ("k: \"a\\t, b\"", true, "a@1:4+8 b@1:4+8"), ("k: [a, ~, '']", false, "a@1:5+1"), ("k: ','", true, ""),
    ])
    func readsTexts(_ source: String, _ splitting: Bool, _ expected: String) {
        var fields = fields(yaml: source)
        let texts = fields.texts("k", splitting: splitting) ?? []
        let shown = texts.map { "\($0.value)@\($0.span.line):\($0.span.column)+\($0.span.length)" }
        #expect(shown.joined(separator: " ") == expected)
        #expect(summary(fields.diagnostics) == "")
    }

    @Test func reportsItemsThatAreNoText() {
        var fields = fields(yaml: "k: [a, [b], c]")
        #expect(fields.texts("k")?.map(\.value) == ["a", "c"])
        #expect(
            summary(fields.diagnostics)
                == "1:8+1 wrong-type: an item of `k` should be a text, but is a list\n> put it in quotes")
    }

    @Test func readsListsAndMaps() {
        var fields = fields(yaml: "l: [1, 2]\nm: {a: x, b: y}\n")
        #expect(fields.list("l")?.count == 2)
        #expect(fields.list("m") == nil)
        var map = fields.map("m")
        #expect(map?.text("a")?.value == "x")
        #expect(fields.map("l") == nil)
        let messages = fields.diagnostics.map(\.message)
        #expect(
            messages == [
                "`m` should be a list, but is keys with values", "`l` should be keys with values, but is a list",
            ])
    }

    @Test func reportsWhatIsMissing() {
        var fields = fields(yaml: "a: 1\nb:\n", subject: "this pizza")
        #expect(fields.text("name", required: true) == nil)
        #expect(fields.integer("b", required: true) == nil)
        let expected = """
            1:1+1 missing-key: there is no `name` in this pizza
            > write a value for `name`
            2:1+1 missing-key: `b` has no value
            > write a value for `b`
            """
        #expect(summary(fields.diagnostics) == expected)
    }

    @Test func reportsUnknownKeys() {
        var fields = fields(yaml: "titel: a\nservings: 4\nauthor: b\nzzz: c\n")
        _ = fields.text("title")
        _ = fields.integer("servings")
        fields.allow("author", "date")
        var diagnostics = DiagnosticList()
        fields.finish(into: &diagnostics)
        let expected = """
            1:1+5 unknown-key: nothing reads `titel`
            > did you mean `title`?
            4:1+3 unknown-key: nothing reads `zzz`
            > remove it, or see Documentation/Formats.md
            """
        #expect(summary(diagnostics) == expected)
    }

    @Test func letsOthersStand() {
        var fields = fields(yaml: "a: 1\nb: 2\n")
        fields.allowOthers()
        var diagnostics = DiagnosticList()
        fields.finish(into: &diagnostics)
        #expect(summary(diagnostics) == "")
    }

    @Test func finishHandsOverWhatWasFound() {
        var fields = fields(yaml: "a: [1]\n")
        _ = fields.text("a")
        var diagnostics = DiagnosticList()
        fields.finish(into: &diagnostics)
        #expect(diagnostics.map(\.id) == [.wrongType])
    }

    @Test(arguments: [
        ("title:Soup", "this should be keys with values, but is `title:Soup`"),
        ("[a]", "this should be keys with values, but is a list"),
    ])
    func reportsWhatIsNoMap(_ source: String, _ expected: String) {
        #expect(fields(yaml: source).diagnostics.map(\.message) == [expected])
    }

    @Test func readsRows() throws {
        var diagnostics = DiagnosticList()
        let source = Array("Item;Price;Vegan;Best before\nmilk;1,20;no;\noil;1.2.3;;x\n".utf8)
        let table = try #require(CSVReader.read(source, file: "a.csv", diagnostics: &diagnostics))
        var milk = Fields(table.rows[0], file: "a.csv")
        #expect(outcome(milk.text("item"), milk) == "milk@2:1")
        #expect(outcome(milk.decimalText("price"), milk) == "1.20@2:6")
        #expect(outcome(milk.bool("vegan"), milk) == "false@2:11")
        #expect(outcome(milk.text("best_before"), milk) == "nil")
        var oil = Fields(table.rows[1], file: "a.csv")
        #expect(outcome(oil.decimalText("price"), oil) == "`price` should be a number, but is `1.2.3`")
        oil.finish(into: &diagnostics)
        #expect(diagnostics.map(\.id) == [.wrongType])
    }

    @Test func aDecimalCommaNeedsAnotherSeparator() throws {
        var diagnostics = DiagnosticList()
        let table = try #require(
            CSVReader.read(Array("a,b\n\"1,20\",2\n".utf8), file: "a.csv", diagnostics: &diagnostics))
        var row = Fields(table.rows[0], file: "a.csv")
        #expect(outcome(row.decimalText("a"), row) == "`a` should be a number, but is `1,20`")
    }

    @Test func everyKeyOfALargeMapIsFoundOrReported() {
        let names = (10..<110).map { "key\($0)" }
        var fields = fields(yaml: names.map { "\($0): \($0)\n" }.joined())
        for name in names.dropLast(3) { #expect(fields.text(name)?.value == name) }
        #expect(fields.text("key") == nil && fields.text("key999") == nil)
        var diagnostics = DiagnosticList()
        fields.finish(into: &diagnostics)
        #expect(diagnostics.map(\.message) == names.suffix(3).map { "nothing reads `\($0)`" })
    }

    @Test func aNullThatWasAskedForIsNotUnknown() {
        var fields = fields(yaml: "k:\nl: 1\n")
        #expect(fields.text("k") == nil)
        var diagnostics = DiagnosticList()
        fields.finish(into: &diagnostics)
        #expect(diagnostics.map(\.message) == ["nothing reads `l`"])
    }
}
