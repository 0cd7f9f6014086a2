import Diagnostics
import Testing

@testable import Templates

/// The places where no value may stand, and sections that do not end where they start.
@Suite struct UnsafePlaceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var template: String
        var path = "page.html"
        /// The column of the tag's name.
        var column: Int

        var testDescription: String { template }
    }

    static let rejected: [Row] = [
        Row(template: "<script>{{title}}</script>", column: 11),
        Row(template: "<script type=\"module\">{{title}}</script>", column: 25),
        Row(template: "<script type=\"{{title}}\">{{title}}</script>", column: 28),
        Row(template: "<script type=\"application/ld+json\">{{title}}</script>", column: 38),
        Row(template: "<script type=\"application/ld+json\">\"{{body}}\"</script>", column: 39),
        Row(template: "<style>{{title}}</style>", column: 10),
        Row(template: "<p style=\"{{title}}\">", column: 13),
        Row(template: "<p onclick=\"{{title}}\">", column: 15),
        Row(template: "<p ONLOAD='{{title}}'>", column: 14),
        Row(template: "<img srcset=\"{{body}}\">", column: 16),
        Row(template: "<img srcset={{title}}>", column: 15),
        Row(template: "<iframe srcdoc=\"{{title}}\">", column: 19),
        Row(template: "<p class={{title}}>", column: 12),
        Row(template: "<p class=a{{title}}>", column: 13),
        Row(template: "<p {{title}}>", column: 6),
        Row(template: "<{{title}}>", column: 4),
        Row(template: "<h{{title}}>", column: 5),
        Row(template: "</{{title}}>", column: 5),
        Row(template: "<!-- {{title}} -->", column: 8),
        Row(template: "<!doctype {{title}}>", column: 13),
        Row(template: "<p title=\"{{body}}\">", column: 13),
        Row(template: "<title>{{body}}</title>", column: 10),
        Row(template: "<title></tit{{title}}le></title>", column: 15),
        Row(template: "{{{title}}}", column: 4),
        Row(template: "{{&title}}", column: 4),
        Row(template: "<a href=\"{{title}}:x\">", column: 12),
        Row(template: "<![CDATA[{{title}}]]>", path: "a.xml", column: 12),
        Row(template: "{{body}}", path: "a.csv", column: 3),
        Row(template: "{{body}}", path: "a.txt", column: 3),
        Row(template: "{{body}}", path: "a.md", column: 3),
        Row(template: "{\"a\": {{title}}}", path: "a.json", column: 9),
        Row(template: "<p class=\"{{#front}}\">{{/front}}", column: 14),
        Row(template: "{{#front}}<p title=\"{{/front}}", column: 4),
        Row(template: "{{^front}}<script>{{/front}}", column: 4),
        Row(template: "<a href=\"x{{#front}}?{{/front}}\">", column: 14),
        Row(template: "{{#front}}\"{{/front}}", path: "a.csv", column: 4),
        Row(template: "<p {{#tags}}a=\"b\"{{/tags}}>", column: 7),
        Row(template: "<li{{#front}} class=\"a\"{{/front}}x>", column: 7),
    ]

    @Test(arguments: rejected)
    func isRejected(row: Row) {
        let found = problems(row.template, path: row.path)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("1:\(row.column)+") == true, "\(found)")
        #expect(found.first?.contains("unsafe-place") == true, "\(found)")
    }

    @Test(arguments: [
        ("<li{{#front}} class=\"a\"{{/front}}>{{title}}", "<li class=\"a\">A &amp; B"),
        ("<li {{#front}}class=\"a\"{{/front}}>", "<li class=\"a\">"),
        ("<option{{#front}} selected{{/front}} value=\"{{title}}\">", "<option selected value=\"A &amp; B\">"),
        ("<a href=\"x\"{{#front}} aria-current=\"page\"{{/front}}{{^vegan}}{{/vegan}}>", ""),
        ("<p class=\"{{#front}}a{{/front}}{{^front}}b{{/front}} c\">", "<p class=\"a c\">"),
        ("{{#front}}<p title=\"{{title}}\">{{/front}}{{^front}}<p>{{/front}}x", "<p title=\"A &amp; B\">x"),
        ("<p{{#tags}} data-{{/tags}}>", "<p data- data->"),
        ("<p class=\"{{#tags}}{{.}} {{/tags}}\">", "<p class=\"one two \">"),
        ("<a href=\"{{#link}}{{link}}{{/link}}\">", "<a href=\"menu/index.html\">"),
        ("<a href=\"{{#front}}../{{/front}}{{^front}}./{{/front}}{{title}}\">", "<a href=\"../A%20%26%20B\">"),
        (
            "<img srcset=\"{{#tags}}{{.}} 200w, {{/tags}}{{link}} 400w\">",
            "<img srcset=\"one 200w, two 200w, menu/index.html 400w\">"
        ),
        ("<svg><title>{{title}}</title></svg>{{{body}}}", "<svg><title>A &amp; B</title></svg><b>bold</b>"),
        ("<script>if (a < b) { x = '</p>' }</script>{{title}}", "<script>if (a < b) { x = '</p>' }</script>A &amp; B"),
        ("<style>a > b {}</style>{{title}}", "<style>a > b {}</style>A &amp; B"),
    ])
    func isAccepted(template: String, expected: String) {
        if expected.isEmpty {
            #expect(problems(template).map { $0.contains("unknown-template-name") } == [true])
        } else {
            #expect(outcome(template) == expected)
        }
    }
}
