import Kitchen
import Markdown
import Testing
import Text

@testable import Site

@Suite struct MarkdownHTMLTests {
    static let blocks = [
        Row("paragraphs", "one\ntwo\n\nthree", "<p>one\ntwo</p>\n<p>three</p>\n"),
        Row("hard breaks", "a  \nb\\\nc", "<p>a<br>\nb<br>\nc</p>\n"),
        Row("rule", "a\n\n***\n", "<p>a</p>\n<hr>\n"),
        Row("tight list", "- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
        Row("loose list", "- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
        Row(
            "nested list", "- a\n  1. b\n- c",
            "<ul>\n<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n<li>c</li>\n</ul>\n"),
        Row("list from 3", "3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
        Row("list from 0", "0. a", "<ol start=\"0\">\n<li>a</li>\n</ol>\n"),
        Row("empty item", "-\n- b", "<ul>\n<li></li>\n<li>b</li>\n</ul>\n"),
        Row("quote", "> a\n>\n> b", "<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\n"),
        Row("empty quote", ">", "<blockquote>\n</blockquote>\n"),
        Row("indented code", "    a < b\n", "<pre><code>a &lt; b\n</code></pre>\n"),
        Row("fence", "```swift x\nlet a\n```", "<pre><code class=\"language-swift\">let a\n</code></pre>\n"),
        Row(
            "hostile fence", "```\"><x>\na\n```", "<pre><code class=\"language-&quot;&gt;&lt;x&gt;\">a\n</code></pre>\n"
        ),
    ]

    static let tables = [
        Row(
            "aligned table", "|a|b|c|d|\n|:-|:-:|-:|-|\n|1|2|3|4|",
            """
            <div class="table"><table>
            <thead>
            <tr>
            <th class="left">a</th>
            <th class="center">b</th>
            <th class="right">c</th>
            <th>d</th>
            </tr>
            </thead>
            <tbody>
            <tr>
            <td class="left">1</td>
            <td class="center">2</td>
            <td class="right">3</td>
            <td>4</td>
            </tr>
            </tbody>
            </table></div>

            """),
        Row(
            "table of a header", "|a|\n|-|",
            "<div class=\"table\"><table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table></div>\n"),
        Row(
            "short and long rows", "|a|b|\n|-|-|\n|1|\n|1|2|3|",
            "<div class=\"table\"><table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n"
                + "<tr>\n<td>1</td>\n<td></td>\n</tr>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table></div>\n"),
    ]

    static let tasks = [
        Row(
            "tight tasks", "- [ ] salt\n- [x] oil\n- plain",
            """
            <ul>
            <li class="task"><span class="box" aria-hidden="true"></span><span class="visually-hidden">to do</span> salt</li>
            <li class="task done"><span class="box" aria-hidden="true"></span><span class="visually-hidden">done</span> oil</li>
            <li>plain</li>
            </ul>

            """),
        Row(
            "loose task", "- [X] oil\n\n  more",
            "<ul>\n<li class=\"task done\">\n<p><span class=\"box\" aria-hidden=\"true\"></span>"
                + "<span class=\"visually-hidden\">done</span> oil</p>\n<p>more</p>\n</li>\n</ul>\n"),
    ]

    static let inlines = [
        Row("emphasis", "*a* **b** ~~c~~ ~d~", "<p><em>a</em> <strong>b</strong> <del>c</del> <del>d</del></p>\n"),
        Row("code", "`a <b> & \"c\"`", "<p><code>a &lt;b&gt; &amp; &quot;c&quot;</code></p>\n"),
        Row("entities", "&eacute; &lt;b&gt; AT&T", "<p>é &lt;b&gt; AT&amp;T</p>\n"),
        Row("relative link", "[a](../b.md#c \"t\\\"\")", "<p><a href=\"../b.md#c\" title=\"t&quot;\">a</a></p>\n"),
        Row("other host", "[a](https://b.c)", "<p><a href=\"https://b.c\" rel=\"noopener\">a</a></p>\n"),
        Row("host", "[a](https://b.c)", "<p><a href=\"https://b.c\" rel=\"noopener\">a</a></p>\n"),
        Row(
            "autolinks", "www.a.b x@y.z <tel:1>",
            "<p><a href=\"http://www.a.b\" rel=\"noopener\">www.a.b</a> <a href=\"mailto:x@y.z\">x@y.z</a> "
                + "<a href=\"tel:1\">tel:1</a></p>\n"),
        Row(
            "percent", "[a](<b c/é%41%zz\"'&x>)", "<p><a href=\"b%20c/%C3%A9%41%25zz%22&#x27;&amp;x\">a</a></p>\n"),
        Row(
            "picture", "![a *b* `c`](d.jpg \"t\")",
            "<p><img src=\"d.jpg\" alt=\"a b c\" title=\"t\" loading=\"lazy\"></p>\n"),
        Row(
            "picture in a link", "[![a](b)](c)", "<p><a href=\"c\"><img src=\"b\" alt=\"a\" loading=\"lazy\"></a></p>\n"
        ),
        Row("picture without address", "![a]()", "<p><span class=\"missing\">a</span></p>\n"),
        Row("reference", "[a]\n\n[a]: b", "<p><a href=\"b\">a</a></p>\n"),
        Row("footnotes are off", "a[^1]\n\n[^1]: b", "<p>a<a href=\"b\">^1</a></p>\n"),
        Row("quotes stay", "\"a\" -- 'b'...", "<p>&quot;a&quot; -- 'b'...</p>\n"),
        Row("NUL", "a\0b", "<p>a\u{FFFD}b</p>\n"),
    ]

    static let headings = [
        Row("id", "# Crème & Co", "<h1 id=\"creme-co\">Crème &amp; Co</h1>\n"),
        Row("markup", "# *a* [b](c) `d`", "<h1 id=\"a-b-d\"><em>a</em> <a href=\"c\">b</a> <code>d</code></h1>\n"),
        Row("empty", "#", "<h1 id=\"section\"></h1>\n"),
    ]

    @Test(arguments: blocks + tables + tasks + inlines + headings)
    func writes(_ row: Row) throws {
        let result = try html(row.markdown)
        #expect(result.text == row.expected)
        #expect(result.leftOut.isEmpty)
    }

    @Test func shiftsHeadingsAndStopsAtSix() throws {
        let shifted = try html("# a\n\n###### b", style: RichTextHTML.Style(headingShift: 2)).text
        #expect(shifted == "<h3 id=\"a\">a</h3>\n<h6 id=\"b\">b</h6>\n")
        let up = try html("### a", style: RichTextHTML.Style(headingShift: .min)).text
        #expect(up == "<h1 id=\"a\">a</h1>\n")
        #expect(try html("# a", style: RichTextHTML.Style(headingShift: .max)).text == "<h6 id=\"a\">a</h6>\n")
    }

    @Test func taskWordsAreTheOptions() throws {
        let text = try html("- [x] a", style: RichTextHTML.Style(done: "fatto & finito", toDo: "da fare")).text
        #expect(text.contains(">fatto &amp; finito</span> a</li>"))
    }

    @Test func theTargetDecidesAboutLinksAndPictures() throws {
        let text = "[a *b*](x) ![c \"d\"](y) [z](keep)"
        let result = try html(text, style: RichTextHTML.Style(address: "a/index.html")) { node in
            node.url == "keep" ? .site(path: "new \(node.kind)", suffix: "#e") : .nowhere
        }
        #expect(
            result.text == "<p>a <em>b</em> <span class=\"missing\">c &quot;d&quot;</span> "
                + "<a href=\"../new%20link#e\">z</a></p>\n")
        #expect(result.leftOut.isEmpty)
    }

    @Test func writesBehindWhatIsThere() throws {
        let text = MarkdownText(try MarkdownDocument(parsing: Array("# a\n\n*a* b".utf8)[...])).text
        let html = HTML { html in
            html.append(markup: "<div>")
            RichTextHTML.write([3], of: text, RichTextHTML.Style(), to: &html)
            RichTextHTML.write([0, 2], of: text, RichTextHTML.Style(), to: &html)
        }
        #expect(
            String(decoding: html.bytes, as: UTF8.self) == "<div><em>a</em><h1>a</h1>\n<p><em>a</em> b</p>\n")
    }

    @Test func bytesThatAreNotUTF8BecomeReplacements() throws {
        let result = html(of: try MarkdownDocument(parsing: [0x61, 0xFF, 0x62, 0xC3][...]))
        #expect(result.text == "<p>a\u{FFFD}b\u{FFFD}</p>\n")
    }
}
