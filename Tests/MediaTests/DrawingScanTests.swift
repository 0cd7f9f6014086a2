import Testing

@testable import Media

/// Which drawings are published: what a plain one has passes, all else is refused with its line.
@Suite struct DrawingScanTests {
    private static func drawing(_ inside: String, root: String = "") -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\"\(root)>\(inside)</svg>"
    }

    private static func problem(_ text: String) -> DrawingProblem? { DrawingScan.problem(in: Array(text.utf8)) }

    @Test(arguments: [
        drawing(""), "\u{FEFF}" + drawing("<g/>"),
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + drawing("<g/>\n") + "\n",
        "<?xml version='1.0' standalone='no'?>" + drawing("<g></g >"), "<!-- made by hand -->" + drawing("<!-- - -->"),
        drawing("<path d='M0 0 L9 9' fill=\"rgb(1, 2, 3)\" transform='translate(1 2)'/>", root: " viewBox='0 0 9 9'"),
        drawing("<defs><linearGradient id='a'><stop offset='0'/></linearGradient></defs><rect fill='url(#a)'/>"),
        drawing("<rect fill=\"url( '#a' )\" style='fill:url(#a);stroke:#000'/>"), drawing("<use href='#a'/>"),
        drawing("<use xlink:href='#a-1_b.c'/>", root: " xmlns:xlink='http://www.w3.org/1999/xlink'"),
        drawing("<style type='text/css'>.a { fill: #fff; clip-path: url(#b) }</style><g class='a'/>"),
        drawing("<text x='1'>Caffè &amp; tè &#x1F355; &lt;3</text><title>on&#58;load</title>"),
        drawing("<filter id='f'><feGaussianBlur stdDeviation='2'/></filter>", root: " aria-label='a (b)' role='img'"),
        drawing(String(repeating: "<g>", count: 200) + String(repeating: "</g>", count: 200)),
    ])
    func passes(_ text: String) {
        #expect(Self.problem(text) == nil)
    }

    @Test(arguments: [
        "", " ", "text", "<svg/>", "<svg xmlns=\"x\"/>", "<html xmlns=\"http://www.w3.org/2000/svg\"/>",
        "<!DOCTYPE svg>" + drawing(""), "<!DOCTYPE svg [<!ENTITY a \"<script/>\">]>" + drawing("&a;"),
        "<?xml-stylesheet href='x.css'?>" + drawing(""), "<?xml version='1.0' encoding='UTF-7'?>" + drawing(""),
        "<?xml version='1.1'?>" + drawing(""), drawing("<?php ?>"), drawing("<![CDATA[x]]>"), drawing("&nbsp;"),
        drawing("&#0;"), drawing("&#xD800;"), drawing("&amp"), drawing("]]>"), drawing("") + drawing(""),
        drawing("") + "x",
        drawing("<script>alert(1)</script>"), drawing("<SCRIPT/>"), drawing("<svg:script/>"),
        drawing("<foreignObject/>"),
        drawing("<foreignobject/>"), drawing("<image href='#a'/>"), drawing("<animate attributeName='href'/>"),
        drawing("<set attributeName='onload' to='x'/>"), drawing("<animateTransform/>"), drawing("<a href='#x'/>"),
        drawing("<iframe/>"), drawing("<handler/>"), drawing("<metadata/>"), drawing("<feImage href='#a'/>"),
        drawing("", root: " onload='alert(1)'"), drawing("<g ONCLICK='x'/>"), drawing("<g on='x'/>"),
        drawing("<g ev:event='load'/>"), drawing("", root: " xmlns:h='http://www.w3.org/1999/xhtml'"),
        drawing("<g xmlns='http://www.w3.org/1999/xhtml'/>"), drawing("", root: " xmlns:xlink='x'"),
        drawing("", root: " xml:base='//host/'"), drawing("<use href='x.svg#a'/>"), drawing("<use href='//host/#a'/>"),
        drawing("<use href='data:image/svg+xml,x#a'/>"), drawing("<use href=' #a'/>"), drawing("<use href='#'/>"),
        drawing("<use href='&#104;ttps://host/#a'/>"), drawing("<use src='#a'/>"),
        drawing("<style>@import 'x.css';</style>"), drawing("<style>@font-face{}</style>"),
        drawing("<style>a{fill:url(//host/x)}</style>"), drawing("<style>a{fill:url('http://h/#a')}</style>"),
        drawing("<style>a{fill:\\75rl(//host)}</style>"), drawing("<style>a{fill:u/**/rl(//host)}</style>"),
        drawing("<style>a{fill:image-set('//h' 1x)}</style>"), drawing("<style>a{fill:src('//h')}</style>"),
        drawing("<style>&#64;import 'x'</style>"), drawing("<style><g/></style><g style='a:url(x)'/>"),
        drawing("<rect fill='url(x#a)'/>"), drawing("<rect fill='URL(x)'/>"),
        drawing("<rect style='fill:url(\"//h\")'/>"),
        drawing("<rect fill='u&#114;l(//h)'/>"), drawing("<rect filter='url(http://h/#a'/>"),
        drawing("<rect mask='image(//h)'/>"), drawing("<rect fill='url(/**/#a)'/>"),
        drawing("<g a='b'/>"), drawing("<g id='a' id='b'/>"), drawing("<g id='a'class='b'/>"), drawing("<g id=a/>"),
        drawing("<g id/>"), drawing("<g id='<'/>"), drawing("<g"), drawing("<g>"), drawing("</g>"),
        drawing("<g></svg>"),
        drawing("<g / >"), drawing("< g/>"), drawing("<>"), drawing("<!-- -- -->"), drawing("<!-- "),
        drawing("<g id='a"),
        drawing("\u{1}"), drawing("\u{FFFF}"), drawing("<g>") + "</g>",
        drawing(String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)),
        "text" + drawing(""), "<g/>" + drawing(""),
    ])
    func refuses(_ text: String) {
        #expect(Self.problem(text) != nil)
    }

    @Test func saysWhereAndWhat() {
        let text = Self.drawing("\n<g/>\n<script>")
        #expect(Self.problem(text) == DrawingProblem(line: 3, reason: "<script> is no element of a drawing"))
    }

    @Test func refusesWhatIsNotUTF8AndWhatIsTooLarge() {
        #expect(DrawingScan.problem(in: Array(Self.drawing("").utf8) + [0xFF])?.reason == "it is not text in UTF-8")
        let utf16 = Self.drawing("<script/>").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(DrawingScan.problem(in: [0xFF, 0xFE] + utf16) != nil)
        let large = Self.drawing(String(repeating: " ", count: SafeFileType.largestDrawing))
        #expect(Self.problem(large)?.reason == "it is larger than 1 MiB")
    }

    /// No cut and no single change of a byte in a drawing crashes, and none lets a script in.
    @Test func noChangeOfOneByteLetsAScriptIn() {
        let text = Array(Self.drawing("<g id='a'/><style>a{fill:url(#a)}</style><!-- x --><text>&amp;</text>").utf8)
        for place in text.indices {
            _ = DrawingScan.problem(in: Array(text[..<place]))
            for byte in [0, 0x09, 0x22, 0x26, 0x27, 0x2D, 0x2F, 0x3C, 0x3E, 0x3F, 0x80, 0xFF] as [UInt8] {
                var changed = text
                changed[place] = byte
                if DrawingScan.problem(in: changed) == nil {
                    #expect(!String(decoding: changed, as: UTF8.self).contains("<script"))
                }
            }
        }
    }
}
