import Testing

@testable import Building

/// What is printed of several pages, and which files that shows.
@Suite struct JoinedPagesTests {
    @Test func `one page is printed as it is`() {
        #expect(JoinedPages.joined(["<html><body>a</body></html>"]) == "<html><body>a</body></html>")
    }

    @Test func `several stand in the frame of the first`() {
        let pages = ["<head>1</head><body class=\"x\">\na</body></html>\n", "<head>2</head><body>b</body></html>\n"]
        #expect(
            JoinedPages.joined(pages)
                == "<head>1</head><body class=\"x\"><div class=\"printed\">\na</div>\n<div class=\"printed\">b</div>\n</body>\n</html>\n"
        )
    }

    @Test(arguments: [
        (#"<img src="../../assets/a.svg">"#, ["assets/a.svg"]),
        (
            #"<img src='b.svg' srcset="../c-200.webp 200w, ../c-400.webp 400w">"#,
            ["recipes/c-200.webp", "recipes/c-400.webp", "recipes/x/b.svg"]
        ),
        (#"<link href="../../assets/style.css?v=1#x">"#, ["assets/style.css"]),
        (#"<a href="../y/index.html">"#, []),
        (#"<img src="../../../../out.svg">"#, []),
        (#"<img src="https://example.org/a.png"><img src="//example.org/a.png"><img src="/etc/passwd">"#, []),
        (#"<img src="data:image/png;base64,AAAA">"#, []),
        (#"<img src="../../media/a%20b%C3%A9.jpg">"#, ["media/a bé.jpg"]),
        (#"<img src="%zz"><img src="">"#, []),
    ])
    func `the files of the site that a page shows are found`(page: String, files: [String]) {
        #expect(JoinedPages.files(shownBy: page, at: "recipes/x/index.html").sorted() == files)
    }
}
