import Testing

@testable import Text

/// What is markup and what is not, in HTML that the program writes.
@Suite struct HTMLTests {
    private static let hostile = "<script>\"x\" & 'y'</script>"
    private static let harmless = "&lt;script&gt;&quot;x&quot; &amp; 'y'&lt;/script&gt;"

    private func text(_ html: HTML) -> String { String(decoding: html.bytes, as: UTF8.self) }

    @Test func aLiteralIsMarkupAndItsValuesAreNot() {
        #expect(text("<b>") == "<b>")
        #expect(text("<b>\(Self.hostile)</b>") == "<b>\(Self.harmless)</b>")
        #expect(text("<i>\(12)</i>") == "<i>12</i>")
        let inner: HTML = "<em>\(Self.hostile)</em>"
        #expect(text("<b>\(inner)</b>") == "<b><em>\(Self.harmless)</em></b>")
    }

    @Test func whatIsWrittenIsEscapedByItsKind() {
        let html = HTML { html in
            html.append(markup: "<a href=\"")
            html.append(address: "a b\"<&'%41%")
            html.append(markup: "\">")
            html.append(text: Self.hostile)
            Array("1 <b>".utf8).withUnsafeBufferPointer { html.append(unbroken: $0) }
            html.append(decimal: -7)
        }
        #expect(
            text(html)
                == "<a href=\"a%20b%22%3C&amp;&#x27;%41%25\">\(Self.harmless)1\u{A0}&lt;b&gt;-7")
    }

    @Test func aTemplateHasQuotesAndPlaces() {
        let filled = HTML(filling: "<p fill='$1' d='$2$2'/>", with: ["\("<")", "x"])
        #expect(text(filled) == "<p fill=\"&lt;\" d=\"xx\"/>")
        #expect(text(HTML(filling: "$3$", with: [])) == "3")
    }
}
