import TestSupport
import Testing

@testable import Importing

/// JSON as pages have it.
@Suite struct LooseJSONTests {
    private static let soup: [LenientJSONValue] = [.map(["name": .text("Soup")])]

    private static let read: [(text: String, values: [LenientJSONValue])] = [
        ("", []),
        ("  \n", []),
        (#"{"name": "Soup"}"#, soup),
        ("\u{FEFF}{\"name\":\"Soup\"}", soup),
        (#"{"name": "Soup",}"#, soup),
        (#"{,"name": "Soup"}"#, soup),
        (#"{"name": "Soup"};"#, soup),
        (#"{"name": "Soup"}}"#, soup),
        ("<!-- {\"name\": \"Soup\"} -->", soup),
        ("//<![CDATA[\n{\"name\": \"Soup\"}\n//]]>", soup),
        ("/* <![CDATA[ */ {\"name\": \"Soup\"} /* ]]> */", soup),
        ("{\"name\": // the name\n \"Soup\" /* it */ }", soup),
        (#"{"name": "Soup"}{"name": "Soup"}"#, soup + soup),
        (#"{"name": "Soup"},{"name": "Soup"}"#, soup + soup),
        ("{\"name\": \"Pea\nsoup\"}", [.map(["name": .text("Pea\nsoup")])]),
        ("[\"a\tb\u{1}c\"]", [.list([.text("a\tb\u{1}c")])]),
        (
            #"[1, -2.5, 1e3, null, true, false,, ]"#,
            [.list([.number("1"), .number("-2.5"), .number("1e3"), .null, .bool(true), .bool(false)])]
        ),
        (#"["\u00e9\n\"\\\/\'"]"#, [.list([.text("é\n\"\\/'")])]),
        (#"["\ud83c\udf55 \ud83c \udf55"]"#, [.list([.text("🍕 \u{FFFD} \u{FFFD}")])]),
        (#"["http://a//b /* no comment */"]"#, [.list([.text("http://a//b /* no comment */")])]),
        (#"{"a": , "b": NaN, "c": }"#, [.map(["a": .null, "b": .null, "c": .null])]),
        (#"{"a": 1, "a": 2}"#, [.map(["a": .number("2")])]),
        ("[[[]]]", [.list([.list([.list([])])])]),
        (#"{"name": "The "best" soup"}"#, [.map(["name": .text(#"The "best" soup"#)])]),
        (
            #"["2 cups "00" flour", "an 8" or 9" pan", ""élan" vital"]"#,
            [.list([.text(#"2 cups "00" flour"#), .text(#"an 8" or 9" pan"#), .text(#""élan" vital"#)])]
        ),
    ]

    private typealias Refused = (text: String, line: Int)

    private static let refused: [Refused] = [
        (#"{"name": "Soup""#, 1),
        (#"{"name": "Soup"#, 1),
        (#"{"name" "Soup"}"#, 1),
        ("{\"name\":\n \"The \"best\", the only soup\"}", 2),
        (#"["1 cup "AP", "bread" or "rye" flour"]"#, 1),
        (#"["the "best""]"#, 1),
        (#"{"name": "Soup" "author": "Ada"}"#, 1),
        (#"{name: "Soup"}"#, 1),
        (#"{'name': 'Soup'}"#, 1),
        (#"["a" "b"]"#, 1),
        (#"["\u12"]"#, 1),
        ("[nan]", 1),
        (#"["a", "b": ]"#, 1),
        ("<html>", 1),
        (String(repeating: "[", count: 200), 1),
        (String(repeating: "{\"a\":", count: 100_000), 1),
    ]

    @Test(arguments: read) func isRead(text: String, values: [LenientJSONValue]) throws {
        #expect(try LooseJSON.read(Array(text.utf8)) == values)
    }

    @Test(arguments: Named.rows(refused, by: \.text)) private func isRefused(row: Named<Refused>) {
        let refusal = #expect(throws: LooseJSON.Refusal.self) { try LooseJSON.read(Array(row.value.text.utf8)) }
        #expect(refusal?.line == row.value.line)
    }

    /// Any bytes give values or a refusal.
    @Test(arguments: 0..<200) func readsAnything(seed: UInt64) {
        var random = Seeded(seed)
        let signs = Array("{}[]\",:\\u0d8/*<!-->1.e 'n\n".utf8) + [0xFF, 0xC3]
        let bytes = (0..<60).map { _ in signs.randomElement(using: &random) ?? 0 }
        _ = try? LooseJSON.read(bytes)  // that it ends is what is tested
    }
}
