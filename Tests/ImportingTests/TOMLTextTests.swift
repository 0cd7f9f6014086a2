import TestSupport
import Testing

@testable import Importing

/// TOML as configurations and front matter have it.
@Suite struct TOMLTextTests {
    private static let read: [(text: String, value: LooseValue)] = [
        ("", .map([:])),
        ("# nothing\n\n", .map([:])),
        ("a = \"x\" # why\nb = 'C:\\x'\n", .map(["a": .text("x"), "b": .text("C:\\x")])),
        ("a = 1\nb = true\nc = 2026-11-23\n", .map(["a": .text("1"), "b": .bool(true), "c": .text("2026-11-23")])),
        ("\"olive oil\" = \"1%l\"", .map(["olive oil": .text("1%l")])),
        ("[a]\nb = 'c'\n[a.d]\ne = 'f'", .map(["a": .map(["b": .text("c"), "d": .map(["e": .text("f")])])])),
        ("a.b = 'c'\na.d = 'e'", .map(["a": .map(["b": .text("c"), "d": .text("e")])])),
        ("[[a]]\nb = '1'\n[[a]]\nb = '2'", .map(["a": .list([.map(["b": .text("1")]), .map(["b": .text("2")])])])),
        ("a = [ 'x', # one\n 'y',\n]", .map(["a": .list([.text("x"), .text("y")])])),
        ("a = { b = 'c', d = { e = 'f' } }", .map(["a": .map(["b": .text("c"), "d": .map(["e": .text("f")])])])),
        ("a = \"\"\"\nx\n\"y\"\"\"\"", .map(["a": .text("x\n\"y\"")])),
        ("a = \"\\u00e9\\n\\\"\"", .map(["a": .text("é\n\"")])),
        ("crème = 'x'\r\nb = 'y'\r\n", .map(["crème": .text("x"), "b": .text("y")])),
    ]

    private static let refused: [(text: String, line: Int)] = [
        ("a", 1), ("a =", 1), ("a = 'x", 1), ("\na = 'x' y", 2), ("a = 'x'\na = 'y'", 2), ("[a", 1), ("a = [1", 1),
        ("a = { b = 1", 1), ("= 'x'", 1), ("a = 'x'\n[a]\nb = 1", 2), ("a = \"\\u12\"", 1),
        ("a = " + String(repeating: "[", count: 100), 1), ("[" + String(repeating: "a.", count: 100) + "a]", 1),
    ]

    @Test(arguments: read) func isRead(text: String, value: LooseValue) throws {
        #expect(try TOMLText.read(text) == value)
    }

    @Test(arguments: refused) func isRefused(text: String, line: Int) {
        let refusal = #expect(throws: TOMLText.Refusal.self) { try TOMLText.read(text) }
        #expect(refusal?.line == line, "\(refusal?.reason ?? "")")
    }

    /// Any text gives a value or a refusal.
    @Test(arguments: 0..<200) func readsAnything(seed: UInt64) {
        var random = Seeded(seed)
        let signs = Array("{}[]\",='.#ab1 \n\\u")
        let text = String((0..<60).map { _ in signs.randomElement(using: &random) ?? " " })
        _ = try? TOMLText.read(text)  // that it ends is what is tested
    }
}
