import Testing

@testable import Text

@Suite struct JSONWriterTests {
    @Test func writesObjectsAndLists() {
        var json = JSONWriter()
        json.object { json in
            json.member("name", "Focaccia")
            json.member("author", nil)
            json.member("tags") { $0.text(joining: ["a", "<b>", "c"], by: ", ") }
            json.member("steps") { $0.list(["Mix", "Bake"]) { $0.text($1) } }
            json.member("items") { json in
                json.list { json in
                    json.item("x")
                    json.item("y")
                }
            }
            json.member("none") { $0.list { _ in } }
        }
        let expected = """
            {"name":"Focaccia","tags":"a, \\u003cb\\u003e, c","steps":["Mix","Bake"],"items":["x","y"],"none":[]}
            """
        #expect(String(decoding: json.finished.bytes, as: UTF8.self) == expected)
    }

    /// A text is escaped as everywhere else, wherever in it a character stands.
    @Test func escapesWhatTemplatesEscape() {
        let ascii = (UInt8.min..<0x80).map { String(Unicode.Scalar($0)) }
        let characters = ascii + ["é", "\u{2028}", "\u{2029}", "€", "😀"]
        for length in 0..<20 {
            for place in 0...length {
                for character in characters {
                    let text =
                        String(repeating: "=", count: place) + character
                        + String(repeating: "~", count: length - place)
                    var json = JSONWriter()
                    json.text(text)
                    var expected = Array("\"".utf8)
                    expected.appendJSONString(text)
                    #expect(json.finished.bytes == expected + Array("\"".utf8))
                }
            }
        }
    }
}
