import Text

/// How the pictures look that pages are shared with: the words on the left, the dish on the right, a checked cloth below.
enum ShareDrawing {
    /// Where words begin.
    private static let left = 72
    /// The foot of the first line above the title, and the middle of that.
    private static let (above, middle) = (104, 352)

    private static let cloth: HTML = """
        <defs><pattern id="cloth" y="6" width="32" height="32" patternUnits="userSpaceOnUse"><path fill="#fffdf8" \
        d="M0 0h32v32H0z"/><path fill="#e9b7a4" d="M0 0h16v32H0zM16 0h16v16H16z"/><path fill="#c8402f" \
        d="M0 0h16v16H0z"/></pattern></defs><path fill="#fbf5e9" d="M0 0h1200v630H0z"/><path fill="url(#cloth)" \
        d="M0 582h1200v48H0z"/>
        """

    /// The document up to the dish.
    static func start(title: String, above line: String) -> [UInt8] {
        let (title, line) = (FittedText(title, .title), FittedText(line, .above))
        let head: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="\(SharePicture.width)" height="\(SharePicture.height)" viewBox="0 0 1200 630">\(cloth)<g \
            fill="#a24a26" font-size="\(line.size)" \
            font-family="Seravek,'Gill Sans Nova','Source Sans 3','Noto Sans',Ubuntu,'Helvetica Neue',sans-serif">
            """
        let middle: HTML = """
            </g><g fill="#2a1a12" font-size="\(title.size)" font-weight="bold" \
            font-family="'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,Georgia,serif">
            """
        // From the middle of all lines to the foot of the letters in the first.
        let first = self.middle - title.lines.count * title.lineHeight / 2 + title.size * 19 / 20
        return head.bytes + lines(of: line, from: above) + middle.bytes + lines(of: title, from: first)
            + Array("</g>".utf8)
    }

    private static func lines(of text: FittedText, from first: Int) -> [UInt8] {
        text.lines.enumerated().flatMap { number, line in
            let line: HTML = "<text x=\"\(left)\" y=\"\(first + number * text.lineHeight)\">\(line)</text>"
            return line.bytes
        }
    }

    /// A drawing at the right.
    static func placed(_ drawing: HTML) -> [UInt8] {
        Array(#"<svg x="664" y="44" width="500" height="500""#.utf8) + drawing.bytes.dropFirst("<svg".utf8.count)
    }

    /// A photograph at the right, from top to bottom.
    static func placed(photo: [UInt8]) -> [UInt8] {
        let picture: HTML = """
            <image x="\(SharePicture.width - SharePicture.photoWidth)" width="\(SharePicture.photoWidth)" \
            height="\(SharePicture.height)" preserveAspectRatio="xMidYMid slice" \
            xlink:href="data:image/jpeg;base64,\(Base64.text(photo))"/>
            """
        return picture.bytes
    }
}
