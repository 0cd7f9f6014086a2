import TestSupport
import Testing

@testable import Importing

/// What a page may ask of the parser.
@Suite struct HTMLComplexityTests {
    private typealias Row = (name: String, page: String)

    private static let refused: [Row] = [
        ("a million paragraphs in deep boxes", repeated("<div>", 19_000) + repeated("<p>", 1_000_000)),
        ("boxes in boxes", repeated("<div>", 200_000)),
        ("closed by what is not open", repeated("<div></x>", 50_000)),
        ("closed beyond a table", repeated("<div>", 5_000) + "<table><td>" + repeated("</div><p>", 60_000)),
        ("hidden in a script in a comment", hidden),
        ("bold that is opened again", repeated("<b>", 3_000) + repeated("<p>x</p>", 60_000)),
        ("attributes", "<p " + repeated("x", 20_000, numbered: true) + ">"),
        ("spans closed by what is not open", repeated("<span>", 15_000) + repeated("</x>", 20_000)),
        ("a drawing that ended", "<svg><div>" + repeated("<path/>", 100_000)),
        ("a foreign object", "<svg><foreignObject>" + repeated("<x/>", 100_000)),
        ("a comment of nothing", "<!-->" + repeated("<div>", 100_000) + "-->"),
        ("an end in an attribute", repeated("<div a='</div>'>", 50_000)),
        ("a choice", "<div><select>" + repeated("<div></select><div>", 30_000)),
    ]

    private static let read: [Row] = [
        ("line breaks", repeated("<br>", 20_000)),
        ("a million of them", repeated("<br>", 1_000_000)),
        ("many small boxes", repeated("<div>x</div>", 300_000)),
        ("items without ends", repeated("<li>x", 5_000)),
        ("a long drawing", "<svg>" + repeated("<path d='M0 0'/>", 100_000) + "</svg>"),
        ("tags in scripts", repeated("<script>a<b</script>", 20_000)),
        ("tags in a comment", "<!-- " + repeated("<div>", 100_000) + " -->"),
        ("a table", "<table>" + repeated("<tr><td>x</td></tr>", 50_000) + "</table>"),
    ]

    @Test(arguments: Named.rows(refused, by: \.name)) private func isRefused(row: Named<Row>) {
        #expect(HTMLComplexity.refusal(of: Array(row.value.page.utf8)) != nil)
    }

    @Test(arguments: Named.rows(read, by: \.name)) private func isRead(row: Named<Row>) {
        #expect(HTMLComplexity.refusal(of: Array(row.value.page.utf8)) == nil)
    }

    /// What is counted is never less than the depth of the parser's tree, whatever tags stand behind one another.
    @Test(arguments: 0..<1000) func countsAtLeastTheDepth(seed: UInt64) throws {
        var random = Seeded(seed)
        let parts = Self.soup.shuffled(using: &random).prefix(Int.random(in: 3...16, using: &random))
        var page = ""
        for _ in 0..<300 { page += parts.randomElement(using: &random) ?? "" }
        let tree = try HTMLPage(text: Array(page.utf8))
        #expect(HTMLComplexity.depth(of: Array(page.utf8)) + 5 >= Self.depth(of: tree), "\(page)")
    }

    private static func depth(of page: HTMLPage) -> Int {
        var (ends, deepest): ([Int], Int) = ([], 0)
        for (place, node) in page.nodes.enumerated() where node.name != nil {
            while let end = ends.last, end <= place { ends.removeLast() }
            ends.append(node.next)
            deepest = max(deepest, ends.count)
        }
        return deepest
    }

    private static let soup =
        [
            "div", "p", "b", "a", "i", "span", "x-y", "li", "ul", "table", "tr", "td", "tbody", "caption", "svg",
            "math", "title",
            "style", "script", "textarea", "select", "option", "template", "button", "h1", "h2", "form", "font", "nobr",
            "head",
            "body", "html", "desc", "foreignObject", "mi", "ruby", "rt", "object", "iframe", "noscript", "dl", "dt",
            "dd", "pre",
            "colgroup", "col", "input", "br", "frameset", "plaintext", "main", "fieldset", "address", "marquee", "xmp",
        ].flatMap { ["<\($0)>", "</\($0)>", "<\($0)/>", "<\($0) a=\"</div>\">", "<\($0) class=x>t"] } + [
            "<!--", "-->", "<!-->", "<!--->", "--!>", "<!x>", "<?x>", "</ >", "</>", "<![CDATA[", "]]>", "text", "<",
            "'", "\"",
        ]

    private static func repeated(_ text: String, _ count: Int, numbered: Bool = false) -> String {
        numbered
            ? (0..<count).map { "\(text)\($0) " }.joined() : String(repeating: text, count: count)
    }

    private static var hidden: String {
        repeated("<div><script><!--<script></script></div>--></script>", 40_000)
    }
}
