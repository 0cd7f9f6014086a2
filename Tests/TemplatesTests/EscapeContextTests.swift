import Diagnostics
import Testing

@testable import Templates

/// How a value is written in each place where one may stand.
@Suite struct PlaceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var path = "page.html"
        var template: String
        var value: String
        var expected: String

        var testDescription: String { name }
    }

    static let markup: [Row] = [
        Row(
            name: "text", template: "<p>{{title}}</p>", value: "<a href=\"x\">'&",
            expected: "<p>&lt;a href=\"x\"&gt;'&amp;</p>"),
        Row(
            name: "text without control characters", template: "{{title}}", value: "a\u{0}\u{7}b\tc", expected: "ab\tc"),
        Row(
            name: "double quotes", template: "<p class=\"a {{title}}\">", value: "\" onclick='x' <>&",
            expected: "<p class=\"a &quot; onclick=&#39;x&#39; &lt;&gt;&amp;\">"),
        Row(
            name: "single quotes", template: "<p class='{{title}}'>", value: "'\"", expected: "<p class='&#39;&quot;'>"),
        Row(
            name: "title", template: "<title>{{title}}</title><p>{{title}}</p>", value: "</title>&",
            expected: "<title>&lt;/title&gt;&amp;</title><p>&lt;/title&gt;&amp;</p>"),
        Row(
            name: "textarea", template: "<textarea>{{title}}</textarea>", value: "</textarea",
            expected: "<textarea>&lt;/textarea</textarea>"),
        Row(
            name: "comment before", template: "<!-- \"<p title=\" -->{{title}}", value: "<",
            expected: "<!-- \"<p title=\" -->&lt;"),
        Row(name: "doctype before", template: "<!doctype html>{{title}}", value: "<", expected: "<!doctype html>&lt;"),
        Row(name: "less-than before a space", template: "1 < {{title}}", value: "2", expected: "1 < 2"),
        Row(
            name: "capital attribute", template: "<A HREF=\"{{title}}\">", value: "javascript:x",
            expected: "<A HREF=\"#\">"),
        Row(
            name: "SVG link", template: "<use xlink:href=\"{{title}}\"/>{{title}}", value: "data:x",
            expected: "<use xlink:href=\"#\"/>data:x"),
    ]

    static let urls: [Row] = [
        ("relative", "../a/b.html", "../a/b.html"), ("fragment", "#top", "#top"),
        ("absolute with query", "https://a.example/b?c=d&e=f", "https://a.example/b?c=d&amp;e=f"),
        ("mail", "mailto:a@b.example", "mailto:a@b.example"), ("telephone", "tel:+3906", "tel:+3906"),
        ("capital scheme", "HTTPS://a.example", "HTTPS://a.example"),
        ("script", "javascript:alert(1)", "#"), ("odd case", "JaVaScRiPt:x", "#"),
        ("space before", "  javascript:x", "#"), ("tab within", "java\tscript:x", "#"),
        ("newline within", "java\nscript:x", "#"), ("control before", "\u{1}javascript:x", "#"),
        ("data", "data:text/html,x", "#"), ("file", "file:///etc/passwd", "#"), ("entity", "javascript&colon;x:", "#"),
        ("numeric entity", "&#106;avascript:x", "#"), ("space within", "a b\"<>'", "a%20b%22%3C%3E%27"),
        ("letters beyond ASCII", "caffè", "caffè"), ("encoded already", "a%20b%zz", "a%20b%25zz"),
        ("colon behind a slash", "a/b:c", "a/b:c"), ("empty", "", ""),
        ("host without a scheme", "//host/x", "#"), ("three slashes", "///host", "#"), ("a path", "/a//b", "/a//b"),
        ("backslash", "/\\host", "/%5Chost"), ("tab between slashes", "/\t/host", "/%09/host"),
    ].map { name, value, expected in
        Row(
            name: "URL: \(name)", template: "<a href=\"{{title}}\">", value: value,
            expected: "<a href=\"\(expected)\">")
    }

    static let urlParts: [Row] = [
        Row(
            name: "first of several URLs", template: "<img srcset=\"{{title}} 2x, b.png 3x\">", value: "javascript:x",
            expected: "<img srcset=\"# 2x, b.png 3x\">"),
        Row(
            name: "second of several URLs", template: "<img srcset=\"../a.png 1x, {{title}} 2x\">", value: "data:x",
            expected: "<img srcset=\"../a.png 1x, # 2x\">"),
        Row(
            name: "several URLs in one", template: "<img srcset=\"{{title}} 2x\">", value: "a.png 1x, //host/b",
            expected: "<img srcset=\"a.png%201x,%20//host/b 2x\">"),
        Row(
            name: "what a URL is good for", template: "<img srcset=\"a.png {{title}}w\">", value: "1w, //host",
            expected: "<img srcset=\"a.png 1w%2C%20%2F%2Fhostw\">"),
        Row(
            name: "path", template: "<a href='/r/{{title}}/x'>", value: "a/b ?#%&'",
            expected: "<a href='/r/a/b%20%3F%23%25%26%27/x'>"),
        Row(
            name: "query", template: "<a href=\"/r?q={{title}}&amp;p={{title}}\">", value: "a/b&=",
            expected: "<a href=\"/r?q=a%2Fb%26%3D&amp;p=a%2Fb%26%3D\">"),
        Row(
            name: "fragment part", template: "<a href=\"#{{title}}\">", value: "è\"",
            expected: "<a href=\"#%C3%A8%22\">"),
        Row(
            name: "two values at the start", template: "<a href=\"{{title}}{{title}}\">", value: "javascript:",
            expected: "<a href=\"#javascript:\">"),
        Row(
            name: "a scheme split between text and value", template: "<a href=\"java{{title}}\">", value: "script:x",
            expected: "<a href=\"#\">"),
        Row(
            name: "telephone written out", template: "<a href=\"tel:{{title}}\">", value: "+39 06",
            expected: "<a href=\"tel:+39%2006\">"),
        Row(
            name: "value, then path", template: "<a href=\"{{title}}menu/index.html\">", value: "../",
            expected: "<a href=\"../menu/index.html\">"),
        Row(
            name: "section at the start", template: "<a href=\"{{#front}}x/{{/front}}{{title}}\">", value: "a?b",
            expected: "<a href=\"a?b\">"),
    ]

    static let others: [Row] = [
        Row(
            name: "JSON in a script", template: "<script type=\"application/ld+json\">{\"a\": \"{{title}}\"}</script>",
            value: "\"\\</script>\n\u{2028}\u{2029}€&",
            expected:
                "<script type=\"application/ld+json\">{\"a\": \"\\\"\\\\\\u003c/script\\u003e\\n\\u2028\\u2029€\\u0026\"}</script>"
        ),
        Row(
            name: "JSON file", path: "a.json", template: "{\"a\\\"\": \"{{title}}\"}", value: "\u{1}\"",
            expected: "{\"a\\\"\": \"\\u0001\\\"\"}"),
        Row(
            name: "XML", path: "sitemap.xml",
            template: "<?xml version=\"1.0\"?><loc>{{title}}</loc><script>{{title}}</script>", value: "a&b",
            expected: "<?xml version=\"1.0\"?><loc>a&amp;b</loc><script>a&amp;b</script>"),
        Row(
            name: "plain text", path: "robots.txt", template: "a {{title}}\n", value: "<\u{1B}[1m\t\n&>",
            expected: "a <[1m\n&>\n"),
        Row(
            name: "calendar", path: "week.ics", template: "SUMMARY:{{title}}", value: "a,b;c\\d\r\ne",
            expected: "SUMMARY:a\\,b\\;c\\\\d\\ne"),
        Row(name: "CSV", path: "a.csv", template: "{{title}},x\n", value: "plain", expected: "plain,x\n"),
        Row(name: "CSV comma", path: "a.csv", template: "{{title}},x\n", value: "a,b", expected: "\"a,b\",x\n"),
        Row(name: "CSV quote", path: "a.csv", template: "{{title}},x\n", value: "a\"b", expected: "\"a\"\"b\",x\n"),
        Row(name: "CSV line", path: "a.csv", template: "x,{{title}}\r\n", value: "a\nb", expected: "x,\"a\nb\"\r\n"),
        Row(name: "CSV space", path: "a.csv", template: "x,{{title}}", value: " a", expected: "x,\" a\""),
        Row(name: "CSV formula", path: "a.csv", template: "{{title}},x\n", value: "=1+1", expected: "'=1+1,x\n"),
        Row(
            name: "CSV formula with a comma", path: "a.csv", template: "{{title}},x\n", value: "@a,\"b",
            expected: "\"'@a,\"\"b\",x\n"),
        Row(name: "CSV number", path: "a.csv", template: "{{title}},x\n", value: "-5.50", expected: "-5.50,x\n"),
        Row(name: "CSV sum", path: "a.csv", template: "{{title}},x\n", value: "-5-5", expected: "'-5-5,x\n"),
        Row(
            name: "CSV cell of text and value", path: "a.csv", template: "{{title}} kg,x\n", value: "1,5",
            expected: "\"1,5 kg\",x\n"),
        Row(
            name: "CSV quoted by the author", path: "a.csv", template: "\"a, b\",\"{{title}}\",\"say \"\"x\"\"\"\n",
            value: "c\"d", expected: "\"a, b\",\"c\"\"d\",\"say \"\"x\"\"\"\n"),
        Row(
            name: "Markdown", path: "a.md", template: "Is {{title}}\n",
            value: "*a* _b_ [c](d) <e> `f` |g| \\ &amp; ~h~\ni - 1.",
            expected: "Is \\*a\\* \\_b\\_ \\[c\\](d) \\<e\\> \\`f\\` \\|g\\| \\\\ \\&amp; \\~h\\~ i - 1.\n"),
        Row(name: "Markdown heading", path: "a.md", template: "{{title}}\n", value: "# a", expected: "\\# a\n"),
        Row(
            name: "Markdown list in a list", path: "a.md", template: "- {{title}}\n", value: "12. a",
            expected: "- 12\\. a\n"),
        Row(
            name: "Markdown price at a line's start", path: "a.md", template: "- {{title}}\n", value: "5.50",
            expected: "- 5.50\n"),
        Row(
            name: "Markdown minus", path: "a.md", template: "a\n{{title}}\n", value: "- b - c",
            expected: "a\n\\- b - c\n"),
        Row(
            name: "Markdown link", path: "a.md", template: "[x]({{title}})", value: "a b_(c).html",
            expected: "[x](a%20b_%28c%29.html)"),
        Row(
            name: "Markdown script link", path: "a.md", template: "[x]({{title}}) ({{title}})", value: "javascript:x",
            expected: "[x](#) (javascript:x)"),
    ]

    @Test(arguments: markup + urls + urlParts + others)
    func writes(row: Row) {
        var page = SamplePage()
        page.title = row.value
        #expect(outcome(row.template, page, path: row.path) == row.expected)
    }

    @Test func htmlIsPrintedAsItIsWhereHTMLMayStand() {
        #expect(outcome("<div>{{body}}{{{body}}}{{&body}}</div>").contains("<b>bold</b><b>bold</b><b>bold</b>"))
        #expect(
            outcome("<content>{{body}}</content>", path: "feed.xml") == "<content>&lt;b&gt;bold&lt;/b&gt;</content>")
        #expect(outcome("{{{body}}}", path: "menu.md") == "<b>bold</b>")
    }

    @Test func htmlInAScriptIsJSONMadeByTheSite() {
        var page = SamplePage()
        page.body = "{\"a\": \"</script>\"}"
        let output = outcome("<script type='application/ld+json'>{{body}}</script>", page)
        #expect(output == "<script type='application/ld+json'>{\"a\": \"\\u003c/script\\u003e\"}</script>")
    }

    @Test func constantsAreWrittenForTheirPlace() {
        #expect(
            outcome("<p title=\"{{words.menu}}\">{{words.menu}}</p>")
                == "<p title=\"The &quot;menu&quot;\">The \"menu\"</p>")
        #expect(outcome("{{words.menu}},{{title}}\n", path: "a.csv") == "\"The \"\"menu\"\"\",A & B\n")
    }
}
