import Markdown
import Testing

@Suite struct RawHTMLTests {
    static let passed = [
        Row("breaks", "a<br>b<br/>c<BR />d", "<p>a<br>b<br>c<br>d</p>\n"),
        Row("pair", "H<sub>2</sub>O <KBD>x</kbd>", "<p>H<sub>2</sub>O <kbd>x</kbd></p>\n"),
        Row("nested pairs", "<b>a<i>b</i></b>", "<p><b>a<i>b</i></b></p>\n"),
        Row("around emphasis", "<u>a *b*</u>", "<p><u>a <em>b</em></u></p>\n"),
        Row("comments", "a<!-- b -->c\n\n<!-- d\n\ne -->\n", "<p>ac</p>\n"),
    ]

    @Test(arguments: passed) func passes(_ row: Row) throws {
        let result = try html(row.markdown)
        #expect(result.text == row.expected)
        #expect(result.leftOut.isEmpty)
    }

    static let dropped = [
        Row("script", "a <script>x</script>", "<p>a x</p>\n"),
        Row("attribute", "<b onclick=\"x\">a</b>", "<p>a</p>\n"),
        Row("unclosed", "<b>a", "<p>a</p>\n"),
        Row("unopened", "a</b>", "<p>a</p>\n"),
        Row("crossed", "<b>a<i>b</b>c</i>", "<p><b>ab</b>c</p>\n"),
        Row("across emphasis", "*<b>a* b</b>", "<p><em>a</em> b</p>\n"),
        Row("block", "<div>\n*a*\n</div>", ""),
        Row("comment and more", "<!-- a --><div>", ""),
        Row("image with handler", "<img src=x onerror=alert(1)>", ""),
    ]

    /// Whatever the targets of a text are, none is written that is not safe.
    static let unsafe = [
        Row("javascript", "[a](javascript:x)", "<p>a</p>\n"),
        Row("odd case", "[a](JaVaScRiPt:x)", "<p>a</p>\n"),
        Row("entity", "[a](java&#115;cript&colon;x)", "<p>a</p>\n"),
        Row("data picture", "![a](data:image/png;base64,AA)", "<p><span class=\"missing\">a</span></p>\n"),
        Row("autolinked scheme", "<vbscript:x>", "<p>vbscript:x</p>\n"),
    ]

    @Test(arguments: unsafe) func writesNoUnsafeAddress(_ row: Row) throws {
        #expect(try html(row.markdown).text == row.expected)
    }

    @Test(arguments: dropped) func leavesOutAndSaysSo(_ row: Row) throws {
        let result = try html(row.markdown)
        #expect(result.text == row.expected)
        #expect(!result.leftOut.isEmpty)
    }

    @Test func saysWhatAndWhere() throws {
        let document = try MarkdownDocument(
            parsing: Array("é\n<i x>é\n\n<div>\nb\n\n# <b y>".utf8)[...], firstLine: 10)
        let expected = [
            OmittedContent(text: "<i x>", hasWords: false, line: 11, column: 1),
            OmittedContent(text: "<div>", hasWords: true, line: 13, column: 1),
            OmittedContent(text: "<b y>", hasWords: false, line: 16, column: 3),
        ]
        #expect(MarkdownText(document).leftOut == expected)
    }
}
