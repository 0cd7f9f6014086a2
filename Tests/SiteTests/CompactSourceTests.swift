import Testing

@testable import Site

struct CompactSourceTests {
    @Test(arguments: [
        (
            "a.js", "// What it does.\n\"use strict\";\n\n    let a = 1; // one\n\tb();\n",
            "\"use strict\";\nlet a = 1; // one\nb();\n"
        ),
        ("a.js", "/** What it gives. */\nf();\n", "f();\n"),
        ("a.js", "/* a */ f(); /* b */\n", "/* a */ f(); /* b */\n"),
        ("a.js", "    /*\n     * long\n     */\n", "/*\n* long\n*/\n"),
        ("a.js", "const url = \"https://a.example/*/\";\n", "const url = \"https://a.example/*/\";\n"),
        // A text that goes on in the next line stays with its indentation.
        ("a.js", "const text = `\n    // no comment\n`;\n", "const text = `\n    // no comment\n`;\n"),
        ("a.js", "const text = \"a \\\n    // b\";\n", "const text = \"a \\\n    // b\";\n"),
        ("a.js", "const text = `${a}`;\n    g();\n", "const text = `${a}`;\ng();\n"),
        ("a.css", "/* The head. */\n\n.a {\n    color: red;\n}\n", ".a {\ncolor: red;\n}\n"),
        ("a.css", "//not-a-comment { }\n", "//not-a-comment { }\n"),
        ("a.svg", "    // as it is\n", "    // as it is\n"),
        ("a.js", "", ""),
    ])
    func dropsWhatNoBrowserNeeds(path: String, source: String, published: String) {
        #expect(
            String(decoding: CompactSource(path: path, bytes: Array(source.utf8)).bytes, as: UTF8.self) == published)
    }
}
